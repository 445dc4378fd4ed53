/* test-guardener-turns.c: turns of Guardener Chess that a roll takes away
 *
 * Positions in which little can move, each under every roll: what the slow
 * rules say of the turn must have come about.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/guardener.h"
#include "slow-guardener.h"
#include "test-support.h"

#include <string.h>

#define SEED      G_GUINT64_CONSTANT (0x6c6f7374)
#define POSITIONS 3000

/* What the positions have met: without these they would prove nothing. */
typedef struct
{
  guint lost;
  guint stalemates;
  guint rerolls;
  guint decisions;
} Met;

/* --- the slow rules ------------------------------------------------------ */

static gboolean
may_move (const AleaSetup   *setup,
          const AleaOptions *options,
          AleaRoll           roll)
{
  AleaMove moves[ALEA_MAX_MOVES];
  AleaSetup rolled = *setup;

  rolled.table.roll = roll;
  guardener_edit_table (&rolled.table)->doubles = (uint8_t) alea_roll_is_double (roll);
  return slow_guardener_list_moves (&rolled, options, moves) > 0;
}

/* GA24: one of the ten rolls would let a piece move. */
static gboolean
may_move_by_some_roll (const AleaSetup   *setup,
                       const AleaOptions *options)
{
  AleaRoll roll = alea_roll_first (test_rules ("guardener")->turn_dice);

  do
    if (may_move (setup, options, roll))
      return TRUE;
  while (alea_roll_next (&roll));

  return FALSE;
}

/* --- positions ----------------------------------------------------------- */

/* The king of the side to move, shut in by its own pieces. */
static void
random_setup (AleaSetup *setup,
              guint64   *stream)
{
  static const AleaPieceType types[] = { ALEA_PAWN, ALEA_PAWN, ALEA_PAWN, ALEA_PAWN, ALEA_PAWN, ALEA_KNIGHT, ALEA_ROOK };
  const AleaGeometry *geometry = test_rules ("guardener")->geometry;

  do
    {
      const int king = (int) test_random (stream, 100), other = (int) test_random (stream, 100);

      alea_setup_init (setup, geometry);
      setup->turn = (AleaColour) test_random (stream, 2);
      guardener_edit_table (&setup->table)->passed[ALEA_WHITE] = test_random (stream, 8) > 0;
      guardener_edit_table (&setup->table)->passed[ALEA_BLACK] = test_random (stream, 8) > 0;

      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
          if (alea_geometry_has (geometry, king % 10 + dx, king / 10 + dy))
            setup->pieces[king + 10 * dy + dx] = alea_piece (setup->turn, types[test_random (stream, G_N_ELEMENTS (types))]);

      if (!alea_geometry_has (geometry, king % 10, king / 10) || !alea_geometry_has (geometry, other % 10, other / 10)
          || setup->pieces[other] != ALEA_NO_PIECE)
        continue;

      setup->pieces[king] = alea_piece (setup->turn, ALEA_KING);
      setup->pieces[other] = alea_piece (alea_colour_other (setup->turn), ALEA_KING);
    }
  while (alea_setup_find_faults (setup, test_rules ("guardener")) != ALEA_FAULT_NONE);
}

/* --- comparing ----------------------------------------------------------- */

static void
check_lost (const AleaState *state,
            const AleaSetup *setup)
{
  AleaSetup after;

  alea_state_get_setup (state, &after);
  g_assert_cmpint (state->stage, ==, ALEA_STAGE_PLAY);
  g_assert_cmpint (after.turn, ==, alea_colour_other (setup->turn));
  g_assert_cmpint (after.table.roll.n, ==, 0);
  g_assert_cmpmem (after.pieces, sizeof after.pieces, setup->pieces, sizeof setup->pieces);
  g_assert_cmpint (after.n_en_passant, ==, 0);
  g_assert_cmpint (after.halfmove_clock, ==, setup->halfmove_clock + 1);
  g_assert_cmpint (after.fullmove, ==, setup->fullmove + (setup->turn == ALEA_BLACK));
  g_assert_cmphex (state->position.key, ==, alea_position_compute_key (&state->position));
}

static void
check_roll (const AleaSetup   *setup,
            const AleaOptions *options,
            AleaRoll           roll,
            Met               *met)
{
  const AleaRules *rules = test_rules ("guardener");
  const gboolean by_this_roll = alea_rules_option_is (rules, options, "stalemate", "this-roll");
  const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_HAND);
  AleaQuestion question;
  AleaState state;

  g_assert_cmphex (alea_state_init_from_setup (&state, rules, options, setup), ==, ALEA_FAULT_NONE);
  g_assert_true (alea_state_apply (&state, &event, NULL));
  alea_state_ask (&state, &question);

  if (may_move (setup, options, roll) || !guardener_get_table (&setup->table)->passed[setup->turn])
    {
      g_assert_cmpint (question.ask, ==, ALEA_ASK_DECIDE);
      met->decisions++;
    }
  else if (alea_roll_is_double (roll))
    {
      g_assert_cmpint (question.ask, ==, ALEA_ASK_DECIDE);
      g_assert_cmpint (alea_state_get_claim (&state), ==, ALEA_ENDING_STALEMATE);
      /* So that it is no accident whether a draw is called or rolled on. */
      g_assert_false (may_move_by_some_roll (setup, options));
      met->rerolls++;
    }
  else if (by_this_roll || !may_move_by_some_roll (setup, options))
    {
      g_assert_cmpint (question.ending, ==, ALEA_ENDING_STALEMATE);
      met->stalemates++;
    }
  else
    {
      g_assert_cmpint (question.ask, ==, ALEA_ASK_ROLL);
      check_lost (&state, setup);
      met->lost++;
    }
}

/* A roll that lies on the table already does the same. */
static void
check_resumed (const AleaSetup   *setup,
               const AleaOptions *options,
               AleaRoll           roll)
{
  const AleaRules *rules = test_rules ("guardener");
  const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_HAND);
  AleaSetup rolled = *setup;
  AleaState thrown, resumed;

  rolled.table.roll = roll;
  guardener_edit_table (&rolled.table)->doubles = (uint8_t) alea_roll_is_double (roll);
  g_assert_cmphex (alea_state_init_from_setup (&thrown, rules, options, setup), ==, ALEA_FAULT_NONE);
  g_assert_cmphex (alea_state_init_from_setup (&resumed, rules, options, &rolled), ==, ALEA_FAULT_NONE);
  g_assert_true (alea_state_apply (&thrown, &event, NULL));
  test_assert_same_state (&thrown, &resumed);
}

static void
test_lost_turns (void)
{
  const AleaRules *rules = test_rules ("guardener");
  const guint n = test_get_amount ("ALEA_TEST_POSITIONS", POSITIONS);
  guint64 stream = SEED;
  Met met = { 0 };

  for (guint i = 0; i < n; i++)
    {
      AleaRoll roll = alea_roll_first (rules->turn_dice);
      const AleaOptions options = test_random_options (rules, &stream);
      AleaSetup setup;

      random_setup (&setup, &stream);

      do
        {
          check_roll (&setup, &options, roll, &met);
          check_resumed (&setup, &options, roll);
        }
      while (alea_roll_next (&roll));
    }

  g_test_message ("met: %u turns lost, %u stalemates, %u doubles to roll again or draw, %u decisions",
                  met.lost, met.stalemates, met.rerolls, met.decisions);
  g_assert_cmpuint (met.lost, >, 0);
  g_assert_cmpuint (met.stalemates, >, 0);
  g_assert_cmpuint (met.rerolls, >, 0);
}

/* --- the number that frees a move -------------------------------------------- */

/* The number that frees each move of @type; all must agree.  -1: there is none. */
static int
find_face (const char    *fen,
           AleaPieceType  type)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaState state;
  int face = -1;
  gsize n;

  test_state ("guardener", fen, &state);
  n = alea_state_list_decisions (&state, decisions);
  for (gsize i = 0; i < n; i++)
    if (decisions[i].act == ALEA_ACT_MOVE && alea_move_piece_type (decisions[i].move) == type)
      {
        const int found = alea_state_get_freeing_face (&state, decisions[i].move);

        g_assert_true (face < 0 || face == found);
        face = found;
      }

  return face;
}

/* G10, G12, G15. */
static void
test_freeing_faces (void)
{
#define START "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1 dice="
  AleaState chess;

  g_assert_cmpint (find_face (START "2-3", ALEA_KNIGHT), ==, 2);
  g_assert_cmpint (find_face (START "2-3", ALEA_PAWN), ==, 0);
  g_assert_cmpint (find_face (START "2-3", ALEA_ROOK), ==, -1);
  g_assert_cmpint (find_face (START "1-4", ALEA_KNIGHT), ==, -1);
  g_assert_cmpint (find_face (START "1-4", ALEA_PAWN), ==, 0);
  g_assert_cmpint (find_face (START "3-3", ALEA_KNIGHT), ==, 3);
  g_assert_cmpint (find_face (START "4-4", ALEA_PAWN), ==, 0);
#undef START

  test_state ("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &chess);
  g_assert_false (alea_state_frees_by_dice (&chess));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guardener-turns/lost-turns-are-those-of-the-slow-rules", test_lost_turns);
  g_test_add_func ("/guardener-turns/numbers-free-moves", test_freeing_faces);

  return g_test_run ();
}
