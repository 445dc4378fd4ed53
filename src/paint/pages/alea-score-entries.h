/* alea-score-entries.h: what is written on a score sheet
 *
 * Lists end with NULL and are (transfer full).  A NULL @game is a sheet that
 * nobody has filled in.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"

G_BEGIN_DECLS

/* Appends what one side has thrown and done in move number @move. */
void  alea_score_write_turn     (const AleaGameScore *game,
                                 guint                move,
                                 AleaColour           side,
                                 GString             *rolls,
                                 GString             *moves);

/* The rolls of the set-up, of one side or, for -1, of both. */
GStrv alea_score_list_rolls     (const AleaGameScore *game,
                                 int                  side);

/* The letters of the pieces on the home rank of @colour, from the a-file; blanks
 * where nobody stands yet. */
GStrv alea_score_list_home_rank (const AleaGameScore *game,
                                 AleaColour           colour);

/* The digits of the number of the start, none where it has no number. */
GStrv alea_score_list_number    (const AleaGameScore *game);

G_END_DECLS
