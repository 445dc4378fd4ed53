/* alea-captured.c: the pieces that a player has lost, and who has more
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-captured.h"

/* The piece that @move takes; ALEA_NO_PIECE for none. */
static AleaPiece
get_taken (const AleaState *before,
           AleaMove         move)
{
  switch (alea_move_type (move))
    {
    case ALEA_MOVE_EN_PASSANT:
      return alea_piece (alea_colour_other (alea_position_get_turn (&before->position)), ALEA_PAWN);
    case ALEA_MOVE_CASTLE:
    case ALEA_MOVE_RESURRECTION:
      return ALEA_NO_PIECE;
    case ALEA_MOVE_PLAIN:
    case ALEA_MOVE_DOUBLE_STEP:
    case ALEA_MOVE_RELOCATION:
    case ALEA_MOVE_TELEPORT:
      break;
    }

  return alea_state_get_piece (before, alea_move_to (move));
}

void
alea_captured_count (AleaGameView   *view,
                     AleaColour  colour,
                     guint       counts[ALEA_N_PIECE_TYPES])
{
  AleaGame *game = alea_game_view_get_game (view);
  const AleaState *state;
  const guint8 *lost = NULL;

  g_return_if_fail (ALEA_IS_GAME_VIEW (view));

  /* Where lost pieces come back the table keeps the account. */
  state = alea_game_view_get_state (view);
  if (state->rules->beside.get_lost != NULL)
    lost = state->rules->beside.get_lost (&state->position.table, colour);
  for (guint i = 0; i < ALEA_N_PIECE_TYPES; i++)
    counts[i] = lost != NULL ? lost[i] : 0;
  if (lost != NULL)
    return;

  for (guint i = 0; i < alea_game_view_get_number (view); i++)
    {
      const AleaEvent *event = alea_game_get_event (game, i);
      AleaPiece taken;

      if (!alea_event_is (event, ALEA_ACT_MOVE))
        continue;

      taken = get_taken (alea_game_get_state_at (game, i), event->decision.move);
      if (taken != ALEA_NO_PIECE && alea_piece_colour (taken) == colour)
        counts[alea_piece_type (taken)]++;
    }
}

/* A Guardener that stands on two squares is one piece (G4). */
static int
count_pieces (const AleaPosition *position,
              AleaColour          colour,
              AleaPieceType       type)
{
  const int n = alea_position_count_pieces (position, alea_piece (colour, type));

  return type == ALEA_GUARDENER ? MIN (n, 1) : n;
}

int
alea_captured_get_lead (AleaGameView *view,
                        AleaColour    colour)
{
  const AleaState *state;
  int lead = 0;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), 0);

  state = alea_game_view_get_state (view);
  if (state->stage == ALEA_STAGE_SETUP)
    return 0;

  for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
    if (type != ALEA_KING)
      lead += alea_piece_worth[type]
              * (count_pieces (&state->position, colour, type)
                 - count_pieces (&state->position, alea_colour_other (colour), type));

  return lead;
}
