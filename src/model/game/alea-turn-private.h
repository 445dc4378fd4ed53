/* alea-turn-private.h: making the rows of the move list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-timeline.h"
#include "alea-turn.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_SECTION_SETUP,
  ALEA_SECTION_PLAY,
  ALEA_SECTION_SEATS,    /* the players have changed sides */
  ALEA_SECTION_RESULT,
} AleaSection;

/* @roll may be NULL or of no dice. */
AleaEntry   *alea_entry_new        (const char      *text,
                                    const AleaRoll  *roll,
                                    const char      *detail,
                                    guint            number) G_GNUC_WARN_UNUSED_RESULT;

/* More of the detail, and that there is something to read about it; before anybody
 * else sees the entry. */
void         alea_entry_add_sentence (AleaEntry     *self,
                                      const char    *sentence);
void         alea_entry_set_is_noted (AleaEntry     *self);

/* One entry that says what @first and then @second did. */
AleaEntry   *alea_entry_join       (AleaEntry       *first,
                                    AleaEntry       *second) G_GNUC_WARN_UNUSED_RESULT;

/* @move is the number of the move, 0 where there is none; the entries may be
 * NULL, but not both. */
AleaTurn    *alea_turn_new         (AleaSection      section,
                                    guint            move,
                                    const char      *label,
                                    AleaEntry       *white,
                                    AleaEntry       *black) G_GNUC_WARN_UNUSED_RESULT;

/* What it is short for, before anybody else sees it. */
void         alea_turn_set_parts   (AleaTurn        *self,
                                    GListModel      *parts);

AleaSection  alea_turn_get_section (AleaTurn        *self);
guint        alea_turn_get_move    (AleaTurn        *self);

/* --- a whole set-up as one row ------------------------------------------------ */

/* Whether event @number ends a set-up that is one row from then on: where dice
 * or players have placed pieces, not where they have but chosen sides. */
gboolean  alea_set_up_turn_ends (const AleaTimeline *timeline,
                                 guint               number);

/* The row for that set-up, whose rows so far, of AleaTurn, were @rows. */
AleaTurn *alea_set_up_turn_new  (const AleaTimeline *timeline,
                                 guint               number,
                                 const GPtrArray    *rows) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
