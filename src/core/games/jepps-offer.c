/* jepps-offer.c: where the set-up of Jepps Random Chess stands, and what a roll offers
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "jepps.h"

/* --- where the set-up stands --------------------------------------------- */

bool
jepps_is_free_play (const AleaState *state)
{
  return alea_jepps_has_entries (state->rules, &state->options);
}

bool
jepps_is_mediating (const AleaState *state)
{
  return state->stage == ALEA_STAGE_SETUP
         && state->setup.turn == ALEA_BLACK
         && !jepps_is_free_play (state)
         && alea_jepps_get (state)->mediation == ALEA_MEDIATION_NONE;
}

const AleaJeppsArray *
jepps_get_array (const AleaState *state)
{
  return &alea_jepps_get (state)->array[state->setup.turn];
}

/* The file that the side to enter fills next; its array is not complete. */
int
jepps_get_file (const AleaState *state)
{
  return alea_jepps_file_of_entry (state, state->setup.turn, alea_jepps_count_placed (jepps_get_array (state)));
}

AleaSquare
jepps_get_home_square (AleaColour colour,
                       int        file)
{
  return (AleaSquare) (colour == ALEA_WHITE ? file : 56 + file);
}

AleaSquare
jepps_get_target (const AleaState *state)
{
  if (state->stage != ALEA_STAGE_SETUP || jepps_is_mediating (state))
    return ALEA_NO_SQUARE;

  return jepps_get_home_square (state->setup.turn, jepps_get_file (state));
}

/* --- what a roll offers -------------------------------------------------- */

static unsigned
offer_of_face (int face)
{
  AleaPieceType type = alea_jepps_type_of_face (face);

  if (type != ALEA_NO_PIECE_TYPE)
    return 1u << type;

  return 1u << ALEA_KING | 1u << ALEA_KNIGHT | 1u << ALEA_BISHOP | 1u << ALEA_ROOK | 1u << ALEA_QUEEN;
}

int
jepps_list_placeable (const AleaState *state,
                      AleaRoll         roll,
                      AleaPieceType    types[static N_JEPPS_TYPES])
{
  unsigned offer = offer_of_face (roll.face[0]) | offer_of_face (roll.face[1]);
  int n = 0;

  for (int face = 1; face <= N_JEPPS_TYPES; face++)
    {
      AleaPieceType type = alea_jepps_type_of_face (face);

      if (offer & 1u << type && alea_jepps_can_place (jepps_get_array (state), jepps_get_file (state), type))
        types[n++] = type;
    }

  return n;
}

bool
jepps_is_void (const AleaState *state,
               AleaRoll         roll)
{
  return alea_roll_is_double (roll)
         && alea_rules_option_is (state->rules, &state->options, "double", "reroll");
}

unsigned
jepps_get_offer (const AleaState *state,
                 int              die)
{
  return jepps_is_mediating (state) ? 0 : offer_of_face (state->setup_roll.face[die]);
}
