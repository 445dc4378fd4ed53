/* alea-roll-entry.h: what somebody types who has thrown real dice
 *
 * Faces come one by one, from keys and clicks, or all at once as text.  What
 * the dice cannot show is refused with a sentence, and nothing has changed.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-event.h"
#include "alea-text.h"

G_BEGIN_DECLS

/* A roll that is being typed.  A plain value. */
typedef struct
{
  AleaRoll roll;      /* the faces so far; 0 for those to come */
  guint    n_typed;
} AleaRollEntry;

/* @dice says how many dice, of how many sides: that of a question. */
void     alea_roll_entry_init        (AleaRollEntry       *self,
                                      const AleaRoll      *dice);

/* The next face.  @why may be NULL. */
gboolean alea_roll_entry_add         (AleaRollEntry       *self,
                                      guint                face,
                                      AleaText            *why);

/* Takes back the last face; FALSE when there is none. */
gboolean alea_roll_entry_remove      (AleaRollEntry       *self);

/* Whether every die has its face: then the roll is self->roll. */
gboolean alea_roll_entry_is_complete (const AleaRollEntry *self);

/* All faces at once: "3 5", "3-5", "3,5", and where no die has more than nine
 * sides "35". */
gboolean alea_roll_entry_parse       (const AleaRoll      *dice,
                                      const char          *text,
                                      AleaRoll            *roll,
                                      AleaText            *why);

/* What is to be typed: "Type what the 2 dice show: numbers from 1 to 6." */
void     alea_roll_entry_guide       (const AleaRollEntry *self,
                                      AleaText            *text);

G_END_DECLS
