/* exchange.c: what a capture comes to when all is taken back
 *
 * Pieces are taken on one square in turn, the least first, and each side stops
 * when it had better.  Pins and checks are not looked at.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

#include "alea-position-attacks.h"

/* No more pieces than this attack one square. */
#define MAX_EXCHANGE 32

static const int worth[ALEA_N_PIECE_TYPES] = {
  [ALEA_PAWN] = 100, [ALEA_KNIGHT] = 325, [ALEA_BISHOP] = 335, [ALEA_ROOK] = 500, [ALEA_QUEEN] = 975,
  [ALEA_KING] = 20000, [ALEA_GUARDENER] = 250,
};

/* From the least to the greatest. */
static const uint8_t by_worth[] = {
  ALEA_PAWN, ALEA_GUARDENER, ALEA_KNIGHT, ALEA_BISHOP, ALEA_ROOK, ALEA_QUEEN, ALEA_KING,
};

int
exchange_get_worth (AleaPieceType kind)
{
  return worth[kind];
}

/* The least of @pieces of @colour; ALEA_NO_PIECE_TYPE for none. */
static AleaPieceType
find_least (const AleaPosition *position,
            AleaColour          colour,
            AleaSquareSet       pieces,
            AleaSquareSet      *square)
{
  for (size_t i = 0; i < sizeof by_worth; i++)
    {
      const AleaSquareSet of_kind = pieces & alea_position_get_pieces (position, alea_piece (colour, by_worth[i]));

      if (of_kind != 0)
        {
          *square = of_kind & -of_kind;
          return by_worth[i];
        }
    }

  return ALEA_NO_PIECE_TYPE;
}

int
exchange_get_gain (const AleaPosition *position,
                   AleaMove            move)
{
  const AleaSquare to = alea_move_to (move);
  AleaColour side = alea_colour_other (alea_position_get_turn (position));
  AleaSquareSet occupied = alea_position_get_side (position, ALEA_WHITE) | alea_position_get_side (position, ALEA_BLACK);
  const AleaPieceType promotion = alea_move_promotion (move);
  AleaPieceType next = promotion != ALEA_NO_PIECE_TYPE ? promotion : alea_move_piece_type (move);
  int gains[MAX_EXCHANGE], n = 1;

  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    return 0;

  gains[0] = worth[alea_position_get_captured (position, move)];
  if (promotion != ALEA_NO_PIECE_TYPE)
    gains[0] += worth[next] - worth[ALEA_PAWN];
  occupied &= ~((AleaSquareSet) 1 << alea_move_from (move));
  occupied |= (AleaSquareSet) 1 << to;

  for (; n < MAX_EXCHANGE; n++)
    {
      const AleaSquareSet attackers = alea_position_get_attackers_among (position, to, occupied);
      AleaSquareSet from = 0;
      const AleaPieceType kind = find_least (position, side, attackers, &from);

      if (kind == ALEA_NO_PIECE_TYPE)
        break;

      gains[n] = worth[next] - gains[n - 1];
      next = kind;
      occupied &= ~from;
      side = alea_colour_other (side);
    }

  /* Whoever is to take may also leave it. */
  while (--n > 0)
    gains[n - 1] = -(gains[n] > -gains[n - 1] ? gains[n] : -gains[n - 1]);

  return gains[0];
}
