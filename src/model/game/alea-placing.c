/* alea-placing.c: the home rank that dice and players fill before play
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-placing.h"

#include "alea-offer.h"

int
alea_placing_count (const AleaState *state,
                    AleaColour       colour)
{
  int n = 0;

  for (char letter = 'a'; letter <= 'h'; letter++)
    n += alea_state_get_piece (state, alea_setup_home (&state->setup, colour, letter)) != ALEA_NO_PIECE;

  return n;
}

gboolean
alea_placing_is_under_way (AleaGame *game)
{
  const AleaState *start = alea_game_get_state_at (game, 0);

  return alea_game_get_state (game)->stage == ALEA_STAGE_SETUP && start->stage == ALEA_STAGE_SETUP
         && start->rules->geometry->files >= ALEA_N_PLACINGS && alea_placing_count (start, ALEA_WHITE) == 0;
}

/* --- who came how ----------------------------------------------------------- */

/* Both dice may stand for the piece, or neither, as a 6 that leaves all free. */
static void
find_chosen (AleaPlacing     *placing,
             const AleaState *before)
{
  const unsigned bit = 1u << alea_piece_type (placing->piece);

  for (int die = 0; die < placing->roll.n; die++)
    placing->chosen[die] = alea_state_get_table_roll (before).n == 0
                           || (alea_state_get_offer (before, die) & bit) != 0;
}

/* The first piece that comes with an event is the one that was rolled for. */
static void
note_event (AleaGame    *game,
            guint        number,
            AleaRoll    *roll,
            AleaPlacing  placings[static ALEA_N_PLACINGS])
{
  const AleaEvent *event = alea_game_get_event (game, number);
  const AleaState *before = alea_game_get_state_at (game, number), *after = alea_game_get_state_at (game, number + 1);
  const AleaSquare target = event->type == ALEA_EVENT_ROLL ? alea_state_get_roll_target (before, event->roll)
                                                            : event->decision.square;

  if (event->type == ALEA_EVENT_ROLL)
    *roll = event->roll;
  for (int i = 0; i < ALEA_N_PLACINGS; i++)
    {
      AleaPlacing *placing = &placings[i];
      const AleaPiece piece = alea_state_get_piece (after, placing->square);

      if (placing->piece != ALEA_NO_PIECE || piece == ALEA_NO_PIECE)
        continue;

      placing->piece = piece;
      placing->number = number + 1;
      if (placing->square == target)
        {
          placing->roll = *roll;
          find_chosen (placing, before);
        }
    }
}

void
alea_placing_list (AleaGame    *game,
                   guint        n_events,
                   AleaColour   colour,
                   AleaPlacing  placings[static ALEA_N_PLACINGS])
{
  const AleaState *start = alea_game_get_state_at (game, 0);
  AleaRoll roll = { 0 };

  g_return_if_fail (n_events <= alea_game_get_n_events (game));

  for (int i = 0; i < ALEA_N_PLACINGS; i++)
    placings[i] = (AleaPlacing) { .square = alea_setup_home (&start->setup, colour, (char) ('a' + i)) };
  for (guint i = 0; i < n_events; i++)
    note_event (game, i, &roll, placings);
}

/* --- the mediator ------------------------------------------------------------ */

gboolean
alea_placing_is_mediated (const AleaState *state)
{
  return state->stage == ALEA_STAGE_SETUP && state->rules->setup.get_target != NULL
         && state->rules->setup.write_side != NULL && alea_state_get_target (state) == ALEA_NO_SQUARE;
}

AleaMediation
alea_placing_get_mediation (const AleaState *state)
{
  const AleaRoll roll = alea_state_get_table_roll (state);

  return alea_placing_is_mediated (state) && roll.n > 0 ? alea_jepps_mediate (roll) : ALEA_MEDIATION_NONE;
}
