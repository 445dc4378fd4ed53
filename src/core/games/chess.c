/* chess.c: Chess, the ground the other games stand on
 *
 * Rules: FIDE Laws of Chess, 2023.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games.h"

void
chess_place_pawns (AleaState *state)
{
  for (int file = 0; file < 8; file++)
    {
      state->setup.pieces[8 + file] = alea_piece (ALEA_WHITE, ALEA_PAWN);
      state->setup.pieces[48 + file] = alea_piece (ALEA_BLACK, ALEA_PAWN);
    }
}

const AleaRules alea_rules_chess = {
  .id = "chess",
  .title = N_("Chess"),
  .summary = N_("The game everyone knows, without dice."),
  .geometry = &alea_geometry_8x8,
  .start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  .king_right = ALEA_KING_CASTLES,
  .options = { ALEA_OPTION_CLAIMS },
};
