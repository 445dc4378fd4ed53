/* alea-script.h: a game as a string of events
 *
 * Words with blanks between them: rolls ("3", "3-5"), decisions ("Nf3",
 * "accept", "resign"), move numbers that are passed over, and comments from
 * '#' to the end of the line.  The mark that UTF-8 may begin with is passed
 * over.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-state.h"

G_BEGIN_DECLS

#define ALEA_SCRIPT_ERROR (alea_script_error_quark ())

typedef enum
{
  ALEA_SCRIPT_ERROR_EVENT,    /* a word that is no event, or none that is possible now */
  ALEA_SCRIPT_ERROR_TEXT,     /* not text at all */
} AleaScriptError;

/* Where something stands in a text, both from 1. */
typedef struct
{
  guint line;
  guint column;
} AleaPlace;

GQuark   alea_script_error_quark (void);

/* Whether "--" may stand behind a roll in play that has led to @state: the
 * roll has given no move. */
gboolean alea_script_has_no_move (const AleaState *state);

/* Applies the events of @text to @state, one after the other, and appends
 * each to @events (of AleaEvent), which may be NULL.  The first that is
 * impossible ends it: @state is then as before that event, and @place, which
 * may be NULL, says where it stands. */
gboolean alea_script_play        (const char  *text,
                                  AleaState   *state,
                                  GArray      *events,
                                  AleaPlace   *place,
                                  GError     **error);

/* One event, for a person who types: the same words, without numbers and
 * comments. */
gboolean alea_script_parse_event (const AleaState  *state,
                                  const char       *word,
                                  AleaEvent        *event,
                                  GError          **error);

/* The same; @why, which may be NULL, is the reason against it. */
gboolean alea_script_read_event  (const AleaState  *state,
                                  const char       *word,
                                  AleaEvent        *event,
                                  AleaText         *why);

/* The word of an event that is possible in @state; (transfer full). */
char    *alea_script_write_event (const AleaState  *state,
                                  const AleaEvent  *event);

G_END_DECLS
