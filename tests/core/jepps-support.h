/* jepps-support.h: set-ups of Jepps Random Chess as strings
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "test-support.h"

G_BEGIN_DECLS

/* The first question of a game with @options, "setup=free-play" and the like
 * with blanks between them; NULL: the defaults. */
void      jepps_start        (AleaState  *state,
                              const char *options);

/* The event that @word is in @state: a roll "1-4", else a decision.  It must
 * be well written, but need not be possible. */
AleaEvent jepps_event        (const AleaState *state,
                              const char      *word);

/* Applies every event of @words; all must be possible. */
void      jepps_apply        (AleaState  *state,
                              const char *words);

/* The question as the command line says it: "white roll 2d6", "black decide
 * 2", "over"; (transfer full). */
char     *jepps_question     (const AleaState *state);

/* The letters on the home rank of @colour from the a-file, upper case, '.'
 * for an empty square; @letters has room for 9. */
char     *jepps_home_rank    (const AleaState *state,
                              AleaColour       colour,
                              char             letters[static 9]);

G_END_DECLS
