/* alea-danger.c: which pieces the side to move can capture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-danger.h"

#include "alea-position-attacks.h"

/* Of a move that captures more than it may cost.  Where dice decide who moves,
 * nobody can count on taking back. */
static gboolean
gains (const AleaPosition *position,
       AleaMove            move)
{
  const AleaPieceType captured = alea_position_get_captured (position, move);
  const AleaColour other = alea_colour_other (alea_position_get_turn (position));

  return captured == ALEA_KING || alea_piece_worth[captured] > alea_piece_worth[alea_move_piece_type (move)]
         || alea_position_get_attackers (position, alea_move_to (move), other) == 0;
}

static AleaSquareSet
list_captures (const AleaState *state,
               gboolean         wants_gain)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  const gsize n = alea_state_list_decisions (state, decisions);
  AleaSquareSet squares = 0;

  for (gsize i = 0; i < n; i++)
    {
      const AleaMove move = decisions[i].move;

      if (decisions[i].act == ALEA_ACT_MOVE && alea_move_type (move) != ALEA_MOVE_CASTLE
          && alea_state_get_piece (state, alea_move_to (move)) != ALEA_NO_PIECE
          && (!wants_gain || gains (&state->position, move)))
        squares |= (AleaSquareSet) 1 << alea_move_to (move);
    }

  return squares;
}

static AleaState *
roll (const AleaState *state,
      AleaRoll         roll)
{
  AleaState *rolled = g_memdup2 (state, sizeof *state);

  alea_state_roll (rolled, roll);
  return rolled;
}

AleaSquareSet
alea_danger_list_captures_after (const AleaState *state,
                                 AleaRoll         thrown)
{
  g_autofree AleaState *rolled = roll (state, thrown);

  return list_captures (rolled, FALSE);
}

static void
add (AleaDanger    *danger,
     AleaSquareSet  squares,
     guint          weight)
{
  danger->total += weight;
  for (; squares != 0; squares &= squares - 1)
    danger->ways[alea_square_set_first (squares)] += weight;
}

void
alea_danger_find (const AleaState *state,
                  AleaDanger      *danger)
{
  AleaChance chances[ALEA_MAX_ROLLS];
  const gsize n = alea_state_list_rolls (state, chances);

  *danger = (AleaDanger) { .total = 0 };
  if (n == 0)
    add (danger, list_captures (state, TRUE), 1);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree AleaState *rolled = roll (state, chances[i].roll);

      add (danger, list_captures (rolled, TRUE), chances[i].weight);
    }
}

AleaSquare
alea_danger_choose_dearest (const AleaState *state,
                            AleaSquareSet    squares)
{
  AleaSquare dearest = ALEA_NO_SQUARE;
  int most = 0;

  for (; squares != 0; squares &= squares - 1)
    {
      const AleaSquare square = alea_square_set_first (squares);
      const int worth = alea_piece_worth[alea_piece_type (alea_state_get_piece (state, square))];

      if (worth > most)
        {
          most = worth;
          dearest = square;
        }
    }

  return dearest;
}
