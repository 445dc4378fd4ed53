/* test-guardener-games.c: Guardener Chess against its slow twin, and at random
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "check-state.h"
#include "games/guardener.h"
#include "slow-guardener.h"
#include "test-support.h"

#include "alea-commentary.h"
#include "alea-fen.h"
#include "alea-movegen.h"

#include <string.h>

#define SEED      G_GUINT64_CONSTANT (0x6775617264656e)
#define POSITIONS 300
#define GAMES     100
#define NODES     100000

/* A game at random takes some 200 events; one that takes this many hangs. */
#define MAX_EVENTS 20000

#define N_SQUARES 100

/* --- chance -------------------------------------------------------------- */

static AleaSquare
random_empty_square (const AleaSetup *setup,
                     guint64         *stream)
{
  AleaSquare square;

  do
    square = (AleaSquare) test_random (stream, N_SQUARES);
  while (!alea_geometry_has_square (setup->geometry, square) || setup->pieces[square] != ALEA_NO_PIECE);

  return square;
}

static void
put_guardener (AleaSetup  *setup,
               AleaColour  colour,
               guint64    *stream)
{
  const AleaPiece guardener = alea_piece (colour, ALEA_GUARDENER);
  const int d = colour == ALEA_WHITE ? 4 : 94;

  switch (test_random (stream, 3))
    {
    case 0:
      setup->pieces[d] = setup->pieces[d + 1] = guardener;
      break;
    case 1:
      setup->pieces[random_empty_square (setup, stream)] = guardener;
      break;
    default:
      break;
    }
}

/* Each piece of the start array is there with a chance of its own. */
static void
put_pieces (AleaSetup  *setup,
            AleaColour  colour,
            guint64    *stream)
{
  const guint chance = 1 + test_random (stream, 100);

  for (int type = ALEA_PAWN; type <= ALEA_QUEEN; type++)
    for (int i = 0; i < alea_start_count[type]; i++)
      if (test_random (stream, 100) < chance)
        setup->pieces[random_empty_square (setup, stream)] = alea_piece (colour, (AleaPieceType) type);
}

static void
put_king (AleaSetup  *setup,
          AleaColour  colour,
          guint64    *stream)
{
  const int home = colour == ALEA_WHITE ? 10 : 80;

  if (test_random (stream, 2) == 0)
    {
      setup->pieces[random_empty_square (setup, stream)] = alea_piece (colour, ALEA_KING);
      return;
    }

  setup->pieces[home + 5] = alea_piece (colour, ALEA_KING);
  for (int wing = 0; wing < ALEA_N_WINGS; wing++)
    if (test_random (stream, 2) == 0)
      {
        setup->castle_rook[colour][wing] = (AleaSquare) (home + (wing == ALEA_WING_A ? 1 : 8));
        setup->pieces[setup->castle_rook[colour][wing]] = alea_piece (colour, ALEA_ROOK);
      }
}

/* A pawn of the other side that has just stepped twice past one of ours. */
static void
put_en_passant (AleaSetup *setup,
                guint64   *stream)
{
  const AleaColour us = setup->turn;
  const int file = 1 + (int) test_random (stream, 8), back = us == ALEA_WHITE ? 10 : -10;
  const int passed = (us == ALEA_WHITE ? 60 : 30) + file, side = test_random (stream, 2) == 0 ? -1 : 1;

  setup->pieces[passed] = setup->pieces[passed + back] = ALEA_NO_PIECE;
  setup->pieces[passed - back] = alea_piece (alea_colour_other (us), ALEA_PAWN);
  if (!alea_geometry_has_square (setup->geometry, (AleaSquare) (passed - back + side)))
    return;

  setup->pieces[passed - back + side] = alea_piece (us, ALEA_PAWN);
  setup->en_passant[setup->n_en_passant++] = (AleaSquare) passed;
}

static void
random_setup (AleaSetup *setup,
              guint64   *stream)
{
  uint8_t lost[2][ALEA_N_PIECE_TYPES];

  do
    {
      alea_setup_init (setup, test_rules ("guardener")->geometry);
      setup->turn = (AleaColour) test_random (stream, 2);

      for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
        {
          put_king (setup, colour, stream);
          put_guardener (setup, colour, stream);
          put_pieces (setup, colour, stream);
          guardener_edit_table (&setup->table)->passed[colour] = test_random (stream, 2) == 0;
        }
      if (test_random (stream, 3) == 0)
        put_en_passant (setup, stream);

      alea_setup_count_lost (setup, lost);
      for (int colour = 0; colour < 2; colour++)
        for (int type = 0; type < ALEA_N_PIECE_TYPES; type++)
          guardener_edit_table (&setup->table)->lost[colour][type] = (uint8_t) test_random (stream, lost[colour][type] + 1u);
    }
  while (alea_setup_find_faults (setup, test_rules ("guardener")) != ALEA_FAULT_NONE);
}

/* --- the slow twin ------------------------------------------------------- */

static const AleaMovegen *const *
wide_generators (void)
{
  static const AleaMovegen *const for_any[] = { &alea_movegen_128, NULL };
#ifdef ALEA_HAVE_BMI2
  static const AleaMovegen *const for_bmi2[] = { &alea_movegen_128, &alea_movegen_128_bmi2, NULL };

  if (alea_movegen_has_bmi2 ())
    return for_bmi2;
#endif

  return for_any;
}

static void
check_play (const AleaPosition *position,
            const AleaSetup    *setup,
            AleaMove            move)
{
  AleaPosition played = *position;
  AleaSetup slow = *setup, fast;

  slow_guardener_play (&slow, move);
  alea_position_play (&played, move);
  alea_position_get_setup (&played, &fast);

  /* What the captured king leaves behind does not matter. */
  if (alea_setup_find (&slow, alea_piece (slow.turn, ALEA_KING)) == ALEA_NO_SQUARE)
    slow.n_en_passant = fast.n_en_passant = 0;

  g_assert_true (test_is_same_setup (&fast, &slow));
  g_assert_cmphex (played.key, ==, alea_position_compute_key (&played));
}

static void
check_roll (const AleaSetup   *setup,
            const AleaOptions *options,
            gboolean           play)
{
  const AleaMovegen *const *generators = wide_generators ();
  AleaMove slow[ALEA_MAX_MOVES], fast[ALEA_MAX_MOVES];
  size_t n = slow_guardener_list_moves (setup, options, slow);

  test_sort_moves (slow, n);

  for (guint i = 0; generators[i] != NULL; i++)
    {
      AleaPosition position;
      size_t n_fast;

      g_assert_cmphex (alea_position_init (&position, test_rules ("guardener"), options, setup), ==, ALEA_FAULT_NONE);
      test_use_generator (&position, generators[i]);
      n_fast = alea_position_list_moves (&position, fast);
      test_sort_moves (fast, n_fast);

      g_assert_cmpmem (fast, n_fast * sizeof fast[0], slow, n * sizeof slow[0]);
      g_assert_cmpuint (alea_position_count_moves (&position), ==, n);
      for (size_t j = 0; j < n && play; j++)
        check_play (&position, setup, slow[j]);
    }
}

/* The doubles that were thrown before this roll, as far as they are kept. */
static void
keep_at_random (AleaSetup *setup,
                guint      earlier,
                guint64   *stream)
{
  GuardenerTable *table = guardener_edit_table (&setup->table);

  table->kept_first = (uint8_t) (earlier > 0 ? 1 + test_random (stream, 4) : 0);
  table->kept_terraces = 0;
  for (guint i = 1; i < earlier; i++)
    table->kept_terraces |= (uint8_t) (2u << test_random (stream, 4));
}

static void
check_all_rolls (const AleaSetup *setup,
                 guint64         *stream)
{
  const AleaOptions options = test_random_options (test_rules ("guardener"), stream);

  for (guint roll = 0; roll < 16; roll++)
    for (guint earlier = 0; earlier < 4; earlier++)
      {
        AleaSetup rolled = *setup;
        const uint8_t one = (uint8_t) (1 + roll / 4), other = (uint8_t) (1 + roll % 4);

        rolled.table.roll = (AleaRoll) { .n = 2, .sides = 4, .face = { one, other } };
        guardener_edit_table (&rolled.table)->doubles = (uint8_t) (earlier + (one == other));
        keep_at_random (&rolled, earlier, stream);
        check_roll (&rolled, &options, roll % 5 == 0 || test_random (stream, 8) == 0);
      }
}

static void
test_slow_twin (void)
{
  guint64 stream = SEED;

  for (guint i = 0; i < test_get_amount ("ALEA_TEST_POSITIONS", POSITIONS); i++)
    {
      AleaSetup setup;

      random_setup (&setup, &stream);
      check_all_rolls (&setup, &stream);
    }
}

/* The ten rolls one by one, as the rules have it. */
static guint64
slow_perft (const AleaSetup   *setup,
            const AleaOptions *options,
            int                depth)
{
  AleaRoll roll = { .n = 2, .sides = 4, .face = { 1, 1 } };
  AleaMove moves[ALEA_MAX_MOVES];
  guint64 nodes = 0;

  if (depth == 0)
    return 1;

  do
    {
      AleaSetup rolled = *setup;
      size_t n;

      if (setup->table.roll.n == 0)
        {
          rolled.table.roll = roll;
          guardener_edit_table (&rolled.table)->doubles += roll.face[0] == roll.face[1];
        }
      n = slow_guardener_list_moves (&rolled, options, moves);
      for (size_t i = 0; i < n; i++)
        {
          AleaSetup after = rolled;

          slow_guardener_play (&after, moves[i]);
          nodes += slow_perft (&after, options, depth - 1);
        }
    }
  while (setup->table.roll.n == 0 && alea_roll_next (&roll));

  return nodes;
}

static void
test_perft (void)
{
  guint64 stream = SEED;

  for (guint i = 0; i < 9; i++)
    {
      const AleaOptions options = i < 6 ? (AleaOptions) { { 0 } } : test_random_options (test_rules ("guardener"), &stream);
      AleaPosition position;
      AleaSetup setup;
      const int depth = i == 0 ? 2 : 1 + (int) test_random (&stream, 2);

      if (i == 0)
        test_read_fen ("guardener", test_rules ("guardener")->start_fen, &setup);
      else
        random_setup (&setup, &stream);

      /* A double thrown before opens terraces in the first turn. */
      guardener_edit_table (&setup.table)->doubles = (uint8_t) (i % 2);
      if (i >= 6)
        {
          guardener_edit_table (&setup.table)->doubles = 3;
          keep_at_random (&setup, 3, &stream);
        }
      g_assert_cmphex (alea_position_init (&position, test_rules ("guardener"), &options, &setup), ==, ALEA_FAULT_NONE);
      g_assert_cmpuint (alea_position_perft (&position, depth), ==, slow_perft (&setup, &options, depth));
    }
}

/* The counts of the perft file that are small enough. */
static void
test_perft_file (void)
{
  const AleaOptions none = { { 0 } };
  const guint64 limit = test_get_amount ("ALEA_TEST_NODES", NODES);
  g_auto(GStrv) lines = test_read_lines ("perft", "guardener.epd");
  guint checked = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto(GStrv) fields = g_strsplit (lines[i], ";", -1);
      AleaSetup setup;

      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;

      test_read_fen ("guardener", g_strchomp (fields[0]), &setup);
      for (guint j = 1; fields[j] != NULL; j++)
        {
          const guint64 known = g_ascii_strtoull (fields[j] + strlen ("D1 "), NULL, 10);

          if (known > limit)
            continue;
          g_assert_cmpuint (slow_perft (&setup, &none, fields[j][1] - '0'), ==, known);
          checked++;
        }
    }

  g_assert_cmpuint (checked, >, 10);
}

/* --- games at random ----------------------------------------------------- */

static void
check_fen (const AleaState *state)
{
  const AleaRules *rules = state->rules;
  char fen[ALEA_FEN_SIZE], again[ALEA_FEN_SIZE];
  AleaSetup setup, read;
  AleaPosition position;

  alea_state_get_setup (state, &setup);
  alea_fen_write (&setup, rules, fen);
  if (!alea_fen_read (fen, rules, &read, NULL) || !test_is_same_setup (&setup, &read))
    g_error ("%s does not come back", fen);
  g_assert_cmpstr (alea_fen_write (&read, rules, again), ==, fen);

  if (state->stage == ALEA_STAGE_OVER && state->ending == ALEA_ENDING_KING_CAPTURED)
    return;

  g_assert_cmphex (alea_position_init (&position, rules, &state->options, &read), ==, ALEA_FAULT_NONE);
  g_assert_cmphex (position.key, ==, state->position.key);
  g_assert_cmphex (state->position.key, ==, alea_position_compute_key (&state->position));
}

/* A sentence where a piece cannot go, none where it can. */
static void
check_explain (const AleaState    *state,
               const AleaDecision *decisions,
               size_t              n,
               guint64            *stream)
{
  const AleaColour us = alea_position_get_turn (&state->position);

  for (guint i = 0; i < 20; i++)
    {
      AleaSquare from = (AleaSquare) test_random (stream, N_SQUARES), to = (AleaSquare) test_random (stream, N_SQUARES);
      AleaPiece piece = alea_position_get_piece (&state->position, from);
      gboolean may = FALSE, may_any = FALSE, says_why;
      AleaText text;

      if (from == to || !alea_geometry_has_square (state->rules->geometry, to)
          || piece == ALEA_NO_PIECE || alea_piece_colour (piece) != us)
        continue;

      for (size_t j = 0; j < n; j++)
        if (decisions[j].act == ALEA_ACT_MOVE && alea_move_from (decisions[j].move) == from)
          {
            may_any = TRUE;
            may |= alea_move_to (decisions[j].move) == to;
          }

      /* The king is also sent where it castles to, and a Guardener that
       * straddles is called by either square. */
      if (alea_piece_type (piece) == ALEA_KING || alea_piece_type (piece) == ALEA_GUARDENER)
        continue;

      alea_state_explain (state, from, to, &text);
      says_why = text.singular != NULL;
      g_assert_cmpint (says_why, !=, may);
      alea_state_explain (state, from, ALEA_NO_SQUARE, &text);
      says_why = text.singular != NULL;
      g_assert_cmpint (says_why, !=, may_any);
    }
}

static AleaEvent
random_event (const AleaState    *state,
              const AleaQuestion *question,
              const AleaDecision *decisions,
              size_t              n,
              guint64            *stream)
{
  AleaRoll roll = question->dice;

  if (question->ask == ALEA_ASK_DECIDE)
    {
      /* Roll again oftener than chance would: terraces are rare. */
      for (size_t i = 0; i < n; i++)
        if (decisions[i].act == ALEA_ACT_REROLL && test_random (stream, 2) == 0)
          return alea_event_decision (decisions[i]);

      return alea_event_decision (decisions[test_random (stream, (guint) n)]);
    }

  g_assert_cmpint (question->ask, ==, ALEA_ASK_ROLL);
  g_assert_cmpint (question->dice.n, ==, 2);
  g_assert_cmpint (question->dice.sides, ==, 4);
  roll = test_random_roll (roll, stream);
  if (guardener_get_table (&state->position.table)->doubles > 0 && test_random (stream, 2) == 0)
    roll.face[1] = roll.face[0];

  return alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
}

static AleaEnding
play_game (guint64  *stream,
           gboolean  is_thorough)
{
  const AleaOptions options = test_random_options (test_rules ("guardener"), stream);
  AleaState state, before;

  alea_state_init (&state, test_rules ("guardener"), &options);

  for (guint i = 0; state.stage != ALEA_STAGE_OVER; i++)
    {
      AleaDecision decisions[ALEA_MAX_DECISIONS];
      size_t n = alea_state_list_decisions (&state, decisions);
      AleaText text, why = { 0 };
      AleaQuestion question;
      AleaEvent event;

      g_assert_cmpuint (i, <, MAX_EVENTS);
      alea_state_ask (&state, &question);
      g_assert_true (question.ask != ALEA_ASK_DECIDE || n > 0);
      check_fen (&state);
      if (is_thorough && question.ask == ALEA_ASK_DECIDE)
        {
          check_state_texts (&state);
          check_explain (&state, decisions, n, stream);
        }

      event = random_event (&state, &question, decisions, n, stream);
      before = state;
      if (!alea_state_apply (&state, &event, &why))
        g_error ("%s", test_sentence (&why));

      alea_state_describe (&before, &event, &state, &text);
      check_sentence (&text);
      alea_state_guide (&state, &text);
      check_sentence (&text);
    }

  check_fen (&state);
  return state.ending;
}

static void
test_random_games (void)
{
  const guint games = test_get_amount ("ALEA_TEST_GAMES", GAMES);
  guint64 stream = SEED;
  guint captured = 0;

  for (guint i = 0; i < games; i++)
    captured += play_game (&stream, i < GAMES) == ALEA_ENDING_KING_CAPTURED;

  g_test_message ("%u of %u games end with a captured king", captured, games);
  g_assert_cmpuint (captured, >, games / 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guardener-games/moves-and-boards-are-those-of-the-slow-twin", test_slow_twin);
  g_test_add_func ("/guardener-games/perft-is-that-of-the-slow-twin", test_perft);
  g_test_add_func ("/guardener-games/perft-file-is-that-of-the-slow-twin", test_perft_file);
  g_test_add_func ("/guardener-games/random-games-keep-their-invariants", test_random_games);

  return g_test_run ();
}
