/* alea-handicap-start.c: where a game with a handicap begins
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-handicap.h"

#include "alea-fen.h"

/* How far the f-pawn stands from the first of them. */
#define F_FILE 5

/* The Guardener stands between two squares (G4). */
static void
take_guardener (AleaSetup *setup,
                AleaPiece  piece)
{
  AleaSquare square;

  while ((square = alea_setup_find (setup, piece)) != ALEA_NO_SQUARE)
    setup->pieces[square] = ALEA_NO_PIECE;
}

static void
take_piece (AleaSetup     *setup,
            AleaPieceType  type,
            AleaColour     colour)
{
  const AleaPiece piece = alea_piece (colour, type);
  const AleaSquare square = alea_setup_find (setup, piece);

  if (type == ALEA_GUARDENER)
    take_guardener (setup, piece);
  else
    setup->pieces[type == ALEA_PAWN ? square + F_FILE : square] = ALEA_NO_PIECE;

  for (AleaWing wing = ALEA_WING_A; wing < ALEA_N_WINGS; wing++)
    if (type == ALEA_ROOK && setup->castle_rook[colour][wing] == square)
      setup->castle_rook[colour][wing] = ALEA_NO_SQUARE;
}

gboolean
alea_handicap_make_setup (const AleaHandicap *way,
                          AleaSetup          *setup)
{
  g_return_val_if_fail (way != NULL, FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  if (way->rules->setup.n_starts > 0 || way->rules->setup.get_offer != NULL)
    return FALSE;

  if (!alea_fen_read (way->rules->start_fen, way->rules, setup, NULL))
    g_assert_not_reached ();
  if (way->odds == ALEA_NO_PIECE_TYPE)
    return TRUE;

  take_piece (setup, way->odds, way->is_white ? ALEA_WHITE : ALEA_BLACK);
  if (way->rules->beside.fill != NULL)
    way->rules->beside.fill (setup);
  return TRUE;
}
