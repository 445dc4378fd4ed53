/* jepps.c: Jepps Random Chess, its home ranks chosen with two dice
 *
 * Rules: rules J1 to J29, read as JA1 to JA23 say; the game is Simon Jepps's.
 * Each throw offers the pieces of its two faces for the next square of the home
 * rank.  Black's rank follows from White's by the mediator roll or is thrown
 * for in turn; in Free Play both are filled square by square as moves 1 to 8.
 * In play there is no castling; an unmoved king may relocate instead.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "jepps.h"

static AleaJepps *
get_jepps (AleaState *state)
{
  return (AleaJepps *) state->own;
}

/* --- placing ------------------------------------------------------------- */

static void
put_piece (AleaState     *state,
           AleaColour     colour,
           int            file,
           AleaPieceType  type)
{
  get_jepps (state)->array[colour].piece_type[file] = (uint8_t) type;
  state->setup.pieces[jepps_get_home_square (colour, file)] = alea_piece (colour, type);
  if (type == ALEA_KING)
    state->setup.may_relocate[colour] = true;
}

/* Behind Roman numbers the moves begin with 1 (J29). */
static void
begin_play (AleaState *state)
{
  state->setup.turn = ALEA_WHITE;
  if (alea_jepps_has_roman_entries (state->rules, &state->options))
    state->setup.fullmove = 1;
  alea_state_begin_play (state);
}

/* One entry; in Free Play it is a move, and the other side is next (J18). */
static void
enter (AleaState     *state,
       AleaPieceType  type)
{
  AleaColour us = state->setup.turn;

  put_piece (state, us, jepps_get_file (state), type);

  if (jepps_is_free_play (state))
    {
      state->setup.turn = alea_colour_other (us);
      state->setup.fullmove += us == ALEA_BLACK;
    }
}

/* Fills the squares that need no throw (JA6, JA12), then hands on. */
static void
go_on (AleaState *state)
{
  while (alea_jepps_count_placed (jepps_get_array (state)) < 8)
    {
      AleaPieceType forced = alea_jepps_find_forced (jepps_get_array (state), jepps_get_file (state));

      if (forced == ALEA_NO_PIECE_TYPE)
        return;
      enter (state, forced);
    }

  if (!jepps_is_free_play (state) && state->setup.turn == ALEA_WHITE)
    state->setup.turn = ALEA_BLACK;
  else
    begin_play (state);
}

/* J12 to J14. */
static void
settle (AleaState     *state,
        AleaMediation  mediation)
{
  const AleaJeppsArray white = get_jepps (state)->array[ALEA_WHITE];

  get_jepps (state)->mediation = (uint8_t) mediation;
  if (mediation == ALEA_MEDIATION_RANDOMIZE)
    return;

  for (int file = 0; file < 8; file++)
    put_piece (state, ALEA_BLACK, file, white.piece_type[alea_jepps_file_like (mediation, file)]);
  begin_play (state);
}

/* --- the game ------------------------------------------------------------ */

static void
ask (const AleaState *state,
     AleaQuestion    *question)
{
  question->who = (AleaWho) state->setup.turn;
  if (state->setup_roll.n == 0)
    {
      question->ask = ALEA_ASK_ROLL;
      question->dice = (AleaRoll) { .n = 2, .sides = 6 };
    }
}

/* A roll stays on the table only where it leaves something to decide. */
static void
roll (AleaState *state,
      AleaRoll   dice)
{
  AleaPieceType types[N_JEPPS_TYPES];

  if (jepps_is_mediating (state))
    {
      if (alea_roll_is_double (dice))
        state->setup_roll = dice;
      else
        settle (state, alea_jepps_mediate (dice));
    }
  else if (!jepps_is_void (state, dice) && jepps_list_placeable (state, dice, types) > 0)
    state->setup_roll = dice;
}

static size_t
list_decisions (const AleaState *state,
                AleaDecision    *decisions)
{
  size_t n = 0;

  if (jepps_is_mediating (state))
    decisions[n++] = alea_decision_act (ALEA_ACT_ACCEPT);
  else
    {
      AleaPieceType types[N_JEPPS_TYPES];
      int n_kinds = jepps_list_placeable (state, state->setup_roll, types);

      for (int i = 0; i < n_kinds; i++)
        decisions[n++] = (AleaDecision) {
          .act = ALEA_ACT_PLACE, .piece_type = types[i], .square = jepps_get_target (state),
        };
    }

  if (alea_roll_is_double (state->setup_roll))
    decisions[n++] = alea_decision_act (ALEA_ACT_REROLL);
  return n;
}

static void
decide (AleaState          *state,
        const AleaDecision *decision)
{
  const AleaRoll dice = state->setup_roll;

  state->setup_roll = (AleaRoll) { 0 };
  if (decision->act == ALEA_ACT_PLACE)
    {
      enter (state, decision->piece_type);
      go_on (state);
    }
  else if (decision->act == ALEA_ACT_ACCEPT)
    settle (state, alea_jepps_mediate (dice));
}

static const AleaMoment moments[] = {
  { N_("White’s first piece"), NULL, NULL },
  { N_("With half the pieces in place"), NULL, "1-4 K 2-3 N 3-1 B 4-2 R" },
  { N_("The mediator roll"), NULL, "1-4 K 2-3 N 3-1 B 4-2 R 5-4 Q 4-5 R" },
  { NULL, NULL, NULL },
};

const AleaRules alea_rules_jepps = {
  .id = "jepps",
  .title = N_("Jepps Random Chess"),
  .summary = N_("Two dice decide which pieces you may place; the king relocates instead of castling."),
  .pgn_variant = "Jepps Random Chess",
  .dice = "2d6 before play",
  .geometry = &alea_geometry_8x8,
  .king_right = ALEA_KING_RELOCATES,
  .moments = moments,
  .start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1",
  .numbers = {
    .dice = "J1",
    .castling = "J21",
  },
  .options = {
    {
      .key = "setup",
      .title = N_("The set-up"),
      .choices = { "mediator", "free-play" },
      .labels = { N_("White first, then the mediator roll"), N_("Free Play, taking turns square by square") },
      .rule = "J18",
    },
    {
      .key = "double",
      .title = N_("A double in the set-up"),
      .choices = { "choice", "reroll" },
      .labels = { N_("May be accepted"), N_("Must be rolled again") },
      .rule = "JA1",
    },
    {
      .key = "entries",
      .title = N_("The numbering in Free Play"),
      .choices = { "moves", "roman" },
      .labels = { N_("Entries 1 to 8, moves from 9 on"),
                  N_("Entries i to viii, moves from 1 on") },
      .rule = "J29",
    },
    ALEA_OPTION_CLAIMS,
  },
  .setup = {
    .start = chess_place_pawns,
    .ask = ask,
    .roll = roll,
    .list_decisions = list_decisions,
    .decide = decide,
    .get_target = jepps_get_target,
    .get_offer = jepps_get_offer,
    .explain_fill = jepps_explain_fill,
    .explain_place = jepps_explain_place,
    .write_side = alea_jepps_write_setup,
  },
  .words = {
    .describe = jepps_describe,
    .get_forced = jepps_get_forced,
    .guide = jepps_guide,
    .explain_act = jepps_explain_act,
  },
};
