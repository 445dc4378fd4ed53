/* alea-table-words.h: what is said of those who play
 *
 * They are called by their names, as far as they have some, else by their
 * colours.
 *
 * Private to table/.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-view.h"
#include "alea-match.h"
#include "alea-told-ending.h"

G_BEGIN_DECLS

/* That @person has no time left; "" for ALEA_NO_PERSON. */
char *alea_table_words_make_time_over (AleaMatch       *match,
                                       const AleaState *state,
                                       int              person) G_GNUC_WARN_UNUSED_RESULT;

/* "Anna wins as White."; "" where the game is neither over nor told to be. */
char *alea_table_words_make_result    (AleaMatch            *match,
                                       const AleaState      *state,
                                       const AleaToldEnding *told) G_GNUC_WARN_UNUSED_RESULT;

/* "Anna: roll both dice." */
char *alea_table_words_make_prompt    (AleaMatch       *match,
                                       AleaGameView    *view) G_GNUC_WARN_UNUSED_RESULT;

/* "The computer is thinking."; NULL where a person answers.  An
 * AleaGameViewAnswerer, for an AleaMatch.  (transfer full) */
char *alea_answerer_find (const AleaState *state,
                          gpointer         match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
