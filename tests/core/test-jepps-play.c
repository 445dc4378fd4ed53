/* test-jepps-play.c: Jepps Random Chess once the pieces stand: the relocation
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-commentary.h"
#include "alea-faults.h"
#include "alea-fen.h"
#include "alea-movegen.h"
#include "jepps-support.h"
#include "slow-jepps.h"

#include <stdlib.h>
#include <string.h>

#define RANDOM_GAMES 40
#define MAX_PLIES    160
#define SEED         G_GUINT64_CONSTANT (0x7e990000a1ea0003)

/* --- where the king may relocate ----------------------------------------- */

/* "c1 g1": the targets of relocation in the order of the board. */
static char *
list_targets (const AleaPosition *position)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);
  g_autoptr(GString) targets = g_string_new (NULL);

  g_assert_cmpuint (alea_position_count_moves (position), ==, n);

  for (AleaSquare square = 0; square < 64; square++)
    for (size_t i = 0; i < n; i++)
      if (alea_move_type (moves[i]) == ALEA_MOVE_RELOCATION && alea_move_to (moves[i]) == square)
        {
          const int files = ABS (square % 8 - alea_move_from (moves[i]) % 8);
          char name[ALEA_SQUARE_NAME_SIZE];

          /* JA19: never a step of the king. */
          g_assert_cmpint (square / 8, ==, alea_move_from (moves[i]) / 8);
          g_assert_true (files == 2 || files == 4 || files == 6);
          g_assert_cmpint (alea_move_piece_type (moves[i]), ==, ALEA_KING);
          g_string_append_printf (targets, "%s%s", targets->len > 0 ? " " : "",
                                  alea_geometry_name (&alea_geometry_8x8, square, name));
        }

  return g_string_free (g_steal_pointer (&targets), FALSE);
}

static const struct
{
  const char *fen, *targets;
} vectors[] = {
  /* The vectors of the rules. */
  { "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "a1 c1 g1" },
  { "3rk3/8/8/8/8/8/8/4K3 w K - 0 1", "g1" },
  { "4k3/8/8/8/4r3/8/8/4K3 w K - 0 1", "" },
  { "4k3/8/8/8/8/8/8/RNBK2NR w K - 0 1", "f1" },
  { "4k3/8/8/b7/8/8/8/3K4 w K - 0 1", "b1" },
  { "4k3/8/8/8/8/8/4p3/2K5 w K - 0 1", "a1" },

  /* The right, and whose it is (J22, JA21). */
  { "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "" },
  { "4k3/8/8/8/8/8/8/4K3 w k - 0 1", "" },
  { "4k3/8/8/8/8/8/8/4K3 b K - 0 1", "" },
  { "4k3/8/8/8/8/8/8/4K3 b k - 0 1", "a8 c8 g8" },
  { "4k3/8/8/8/8/8/8/4K3 b Kk - 0 1", "a8 c8 g8" },
  { "k7/8/8/8/8/8/8/7K w K - 0 1", "b1 d1 f1" },
  { "k7/8/8/8/8/8/8/7K b k - 0 1", "c8 e8 g8" },

  /* J23, JA14: the king meanders past pieces of either side, and what attacks
   * the squares they stand on is of no account. */
  { "4k3/8/8/8/8/8/8/N1BQKB1R w K - 0 1", "g1" },
  { "4k3/8/8/8/8/8/8/4Kn1b w K - 0 1", "a1 c1 g1" },
  { "4kr2/8/8/8/8/8/8/4KN2 w K - 0 1", "a1 c1 g1" },
  { "4kr2/8/8/8/8/8/8/4K1N1 w K - 0 1", "a1 c1" },

  /* J24: the vacant target itself, and squares further on. */
  { "4k1r1/8/8/8/8/8/8/4K3 w K - 0 1", "a1 c1" },
  { "1r2k3/8/8/8/8/8/8/4K3 w K - 0 1", "c1 g1" },
  { "8/8/8/8/8/8/1k6/4K3 w K - 0 1", "g1" },

  /* JA15: the rooks on d8 and d7 are pinned to their kings, and attack. */
  { "2kr3R/8/8/8/8/8/8/4K3 w K - 0 1", "g1" },
  { "4k3/3r4/2B5/8/8/8/8/4K3 w K - 0 1", "g1" },

  /* JA17: a check by the rook that the king has left. */
  { "8/8/8/8/8/8/8/3R1K1k w K - 0 1", "b1" },

  /* JA18: no capture. */
  { "4k3/8/8/8/8/8/8/4K1n1 w K - 0 1", "a1 c1" },
};

static void
test_vectors (void)
{
  const AleaMovegen *const *generators = test_generators ();

  for (gsize i = 0; i < G_N_ELEMENTS (vectors); i++)
    for (gsize j = 0; generators[j] != NULL; j++)
      {
        g_autofree char *targets = NULL;
        AleaPosition position;

        test_position ("jepps", vectors[i].fen, &position);
        test_use_generator (&position, generators[j]);
        targets = list_targets (&position);
        if (strcmp (targets, vectors[i].targets) != 0)
          g_error ("%s, %s: “%s”, not “%s”", generators[j]->name, vectors[i].fen, targets, vectors[i].targets);
      }
}

/* --- what it does -------------------------------------------------------- */

static void
assert_fen (const AleaState *state,
            const char      *expected)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  g_assert_cmpstr (alea_fen_write (&setup, state->rules, fen), ==, expected);
  g_assert_cmphex (state->position.key, ==, alea_position_compute_key (&state->position));
}

/* Any move of the king spends the right, no other does, and each side has its own
 * (JA23); the clock runs on (JA22). */
static void
test_right_is_spent (void)
{
  static const struct
  {
    const char *words, *fen;
  } rows[] = {
    { "Kg1", "r3k2r/8/8/8/8/8/P7/6KR b k - 5 1" },
    { "Kg1 Kc8", "r1k4r/8/8/8/8/8/P7/6KR w - - 6 2" },
    { "e1g1 e8c8", "r1k4r/8/8/8/8/8/P7/6KR w - - 6 2" },
    { "Kf1", "r3k2r/8/8/8/8/8/P7/5K1R b k - 5 1" },
    { "Rh2", "r3k2r/8/8/8/8/8/P6R/4K3 b Kk - 5 1" },
    { "Rxh8", "r3k2R/8/8/8/8/8/P7/4K3 b Kk - 0 1" },
    { "a4 Rxh1", "r3k3/8/8/8/P7/8/8/4K2r w Kk - 0 2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaState state;

      test_state ("jepps", "r3k2r/8/8/8/8/8/P7/4K2R w Kk - 4 1", &state);
      jepps_apply (&state, rows[i].words);
      assert_fen (&state, rows[i].fen);
    }
}

static void
test_notation (void)
{
  static const char *const refused[] = { "O-O", "O-O-O", "0-0", "Kh1", "Kb1", "e1h1" };
  char san[ALEA_MOVE_TEXT_SIZE], coordinates[ALEA_MOVE_TEXT_SIZE];
  AleaPosition position;
  AleaMove move;

  test_position ("jepps", "4k3/8/8/8/8/8/8/1R2K2R w Kk - 0 1", &position);

  /* JA20: like any move of the king. */
  g_assert_true (alea_move_parse (&position, "Kg1", &move, NULL));
  g_assert_cmpint (alea_move_type (move), ==, ALEA_MOVE_RELOCATION);
  g_assert_cmpstr (alea_move_to_san (&position, move, san), ==, "Kg1");
  g_assert_cmpstr (alea_move_to_coordinates (&position, move, coordinates), ==, "e1g1");
  g_assert_true (alea_move_parse (&position, "e1c1", &move, NULL));
  g_assert_cmpint (alea_move_type (move), ==, ALEA_MOVE_RELOCATION);
  g_assert_true (alea_move_parse (&position, "Kf1", &move, NULL));
  g_assert_cmpint (alea_move_type (move), ==, ALEA_MOVE_PLAIN);

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    g_assert_false (alea_move_parse (&position, refused[i], &move, NULL));

  test_position ("jepps", "8/8/8/8/8/8/8/3R1K1k w K - 0 1", &position);
  g_assert_true (alea_move_parse (&position, "f1b1", &move, NULL));
  g_assert_cmpstr (alea_move_to_san (&position, move, san), ==, "Kb1+");
}

static const char *
get_ending (const char *fen)
{
  AleaState state;

  test_state ("jepps", fen, &state);
  return alea_ending_to_string (state.ending);
}

/* JA16: it saves from stalemate, never from mate. */
static void
test_endings (void)
{
  g_assert_cmpstr (get_ending ("1r4bk/8/8/8/8/8/8/Kn6 w - - 0 1"), ==, "stalemate");
  g_assert_cmpstr (get_ending ("1r4bk/8/8/8/8/8/8/Kn6 w K - 0 1"), ==, "");
  g_assert_cmpstr (get_ending ("4k3/8/8/8/8/8/3PPP2/r3K3 w K - 0 1"), ==, "checkmate");
}

/* A square that a king could relocate to is not attacked by it. */
static void
test_is_no_attack (void)
{
  AleaState state;

  test_state ("jepps", "8/8/8/p7/8/8/1k6/4K3 b K - 0 1", &state);
  jepps_apply (&state, "Kc1");
  assert_fen (&state, "8/8/8/p7/8/8/8/2k1K3 w K - 1 2");
}

/* JA21: with and without the right are two positions. */
static void
test_repetition (void)
{
  AleaPosition with, without;
  AleaState state;

  test_position ("jepps", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &with);
  test_position ("jepps", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", &without);
  g_assert_cmphex (with.key, !=, without.key);

  /* The first time on the board the right was still there. */
  test_state ("jepps", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &state);
  jepps_apply (&state, "Ke2 Kd8 Ke1 Ke8 Ke2 Kd8 Ke1 Ke8");
  g_assert_cmpint (alea_state_get_claim (&state), ==, ALEA_ENDING_NONE);
  jepps_apply (&state, "Ke2 Kd8 Ke1");
  g_assert_cmpint (alea_state_get_claim (&state), ==, ALEA_ENDING_THREEFOLD);
}

/* --- words --------------------------------------------------------------- */

static void
test_why_not (void)
{
  static const struct
  {
    const char *fen, *from, *to, *reason;
  } rows[] = {
    { "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "e1", "g1", "" },
    { "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "g1", "The king has moved, so it can no longer relocate." },
    { "4k3/8/8/8/4r3/8/8/4K3 w K - 0 1", "e1", "g1",
      "A king in check may not relocate: the piece on e4 is attacking it." },
    { "4k3/8/8/8/8/8/8/4K1N1 w K - 0 1", "e1", "g1",
      "The king may relocate only to an empty square, and g1 is occupied." },
    { "4k3/8/8/8/8/8/8/4K1n1 w K - 0 1", "e1", "g1",
      "The king may relocate only to an empty square, and g1 is occupied." },
    { "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "e1", "h1",
      "The king may relocate only to a square of the same colour, and h1 is of the other colour." },
    { "3rk3/8/8/8/8/8/8/4K3 w K - 0 1", "e1", "a1",
      "The king’s path includes d1, which the piece on d8 attacks." },
    { "1r2k3/8/8/8/8/8/8/2N1K3 w K - 0 1", "e1", "a1",
      "The king’s path includes b1, which the piece on b8 attacks." },
    { "1r1rk3/8/8/8/8/8/8/3NK3 w K - 0 1", "e1", "a1",
      "The king’s path includes b1, which the piece on b8 attacks." },
    { "4k1r1/8/8/8/8/8/8/4K3 w K - 0 1", "e1", "g1",
      "The king’s path includes g1, which the piece on g8 attacks." },
    { "4k3/8/8/8/8/8/8/3RK3 b k - 0 1", "e8", "b8",
      "The king may relocate only to a square of the same colour, and b8 is of the other colour." },
    { "4k3/8/8/8/8/8/8/3RK3 b k - 0 1", "e8", "c8",
      "The king’s path includes d8, which the piece on d1 attacks." },
    { "3rk3/8/8/8/8/8/8/4K3 w K - 0 1", "e1", "d1", "The king may not go to d1: the piece on d8 attacks it." },
    { "4k3/8/8/8/8/8/4K3/8 w - - 0 1", "e2", "g2", "A king moves one square." },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "e3", "A king moves one square." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *reason = NULL;
      AleaText text = { 0 };
      AleaState state;

      test_state ("jepps", rows[i].fen, &state);
      /* Two bare kings are a draw; the reason is asked all the same. */
      state.stage = ALEA_STAGE_PLAY;
      alea_state_explain (&state, test_square (rows[i].from), test_square (rows[i].to), &text);
      reason = test_sentence (&text);
      g_assert_cmpstr (reason, ==, rows[i].reason);
    }
}

static void
test_castling_is_explained (void)
{
  AleaText text = { 0 };
  AleaState state;

  test_state ("jepps", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", &state);
  alea_state_explain_castling (&state, ALEA_WING_H, &text);
  g_assert_cmpstr (text.singular, ==, "There is no castling in this game.");
  g_assert_cmpstr (text.rule, ==, "J21");
}

static void
test_is_described (void)
{
  g_autofree char *described = NULL, *guided = NULL, *guided_after = NULL;
  AleaText text = { 0 };
  AleaState before, after;
  AleaEvent event;

  test_state ("jepps", "4k3/4p3/8/8/8/8/4P3/4K2R w K - 0 1", &before);
  alea_state_guide (&before, &text);
  guided = test_sentence (&text);
  g_assert_cmpstr (guided, ==, "White to move. Instead of castling, the king may relocate once, to an empty "
                               "home-rank square of the same colour.");

  after = before;
  event = jepps_event (&before, "Kg1");
  g_assert_true (alea_state_apply (&after, &event, NULL));
  alea_state_describe (&before, &event, &after, &text);
  described = test_sentence (&text);
  g_assert_cmpstr (described, ==, "White: the king relocates from e1 to g1.");

  alea_state_guide (&after, &text);
  guided_after = test_sentence (&text);
  g_assert_cmpstr (guided_after, ==, "Black to move.");
}

/* --- FEN ----------------------------------------------------------------- */

static void
test_fen_field (void)
{
  static const char *const refused[] = {
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "4k3/8/8/8/8/8/8/R3K2R w KK - 0 1",
    "4k3/8/8/8/8/8/8/R3K2R w KA - 0 1",
  };
  AleaSetup setup;

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *sentence = NULL;
      AleaFenError error = { 0 };

      g_assert_false (alea_fen_read (refused[i], test_rules ("jepps"), &setup, &error));
      g_assert_cmpint (error.column, ==, 26);
      sentence = test_sentence (&error.text);
      g_assert_cmpstr (sentence, ==, "Relocation rights: these must be “K”, “k”, “Kk” or “-”.");
    }

  test_read_fen ("jepps", "4k3/8/8/8/8/8/4K3/8 w K - 0 1", &setup);
  g_assert_cmpuint (alea_setup_find_faults (&setup, test_rules ("jepps")), ==, ALEA_FAULT_RELOCATION);
  test_read_fen ("jepps", "8/4k3/8/8/8/8/8/4K3 w Kk - 0 1", &setup);
  g_assert_cmpuint (alea_setup_find_faults (&setup, test_rules ("jepps")), ==, ALEA_FAULT_RELOCATION);
}

/* --- the slow twin ------------------------------------------------------- */

static guint64
perft_slowly (const AleaSetup *setup,
              int              depth)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = slow_jepps_list_moves (setup, moves);
  guint64 nodes = 0;

  if (depth == 1)
    return n;

  for (size_t i = 0; i < n; i++)
    {
      AleaSetup after = *setup;

      slow_jepps_play (&after, moves[i]);
      nodes += perft_slowly (&after, depth - 1);
    }

  return nodes;
}

/* The counts of the perft suite are those of the slow twin too.
 * ALEA_TEST_NODES asks for larger ones than the quick test counts. */
static void
test_perft_slowly (void)
{
  g_auto(GStrv) lines = test_read_lines ("perft", "jepps.epd");
  guint max_nodes = test_get_amount ("ALEA_TEST_NODES", 30000), n_counts = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto(GStrv) fields = g_strsplit (lines[i], " ;D", -1);
      AleaSetup setup;

      test_read_fen ("jepps", fields[0], &setup);
      for (guint j = 1; fields[j] != NULL; j++)
        {
          int depth = atoi (fields[j]);
          guint64 known = g_ascii_strtoull (strchr (fields[j], ' '), NULL, 10);

          if (known > max_nodes)
            continue;
          g_assert_cmpuint (perft_slowly (&setup, depth), ==, known);
          n_counts++;
        }
    }

  g_assert_cmpuint (n_counts, >=, g_strv_length (lines));
}

/* --- random games -------------------------------------------------------- */

static void
check_against_twin (const AleaState *state,
                    const AleaSetup *slow)
{
  const AleaMovegen *const *generators = test_generators ();
  AleaMove expected[ALEA_MAX_MOVES], moves[ALEA_MAX_MOVES];
  size_t n = slow_jepps_list_moves (slow, expected);
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  g_assert_true (test_is_same_setup (&setup, slow));
  test_sort_moves (expected, n);

  for (gsize i = 0; generators[i] != NULL; i++)
    {
      AleaPosition position = state->position;

      test_use_generator (&position, generators[i]);
      g_assert_cmpuint (alea_position_list_moves (&position, moves), ==, n);
      test_sort_moves (moves, n);
      g_assert_cmpmem (moves, n * sizeof moves[0], expected, n * sizeof expected[0]);
      g_assert_cmpuint (alea_position_count_moves (&position), ==, n);
      g_assert_cmphex (position.key, ==, state->position.key);
    }
}

static void
check_texts (const AleaState *state)
{
  const AleaPosition *position = &state->position;
  AleaMove moves[ALEA_MAX_MOVES], read;
  size_t n = alea_position_list_moves (position, moves);
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup, again;

  for (size_t i = 0; i < n; i++)
    {
      char text[ALEA_MOVE_TEXT_SIZE];

      g_assert_true (alea_move_parse (position, alea_move_to_san (position, moves[i], text), &read, NULL));
      g_assert_cmphex (read, ==, moves[i]);
      g_assert_true (alea_move_parse (position, alea_move_to_coordinates (position, moves[i], text), &read, NULL));
      g_assert_cmphex (read, ==, moves[i]);
    }

  alea_position_get_setup (position, &setup);
  alea_fen_write (&setup, state->rules, fen);
  test_read_fen ("jepps", fen, &again);
  g_assert_true (test_is_same_setup (&setup, &again));
}

/* There is a reason why not for each square that the king cannot go to, and
 * none for the others. */
static void
check_king_reasons (const AleaState *state)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (&state->position, moves);
  AleaSquare king = alea_position_get_king (&state->position, alea_position_get_turn (&state->position));

  for (AleaSquare to = 0; to < 64; to++)
    {
      AleaText why = { 0 };
      bool is_possible = false;

      for (size_t i = 0; i < n; i++)
        is_possible |= alea_move_from (moves[i]) == king && alea_move_to (moves[i]) == to;

      alea_state_explain (state, king, to, &why);
      g_assert_true (to == king || (why.singular == NULL) == is_possible);
    }
}

/* Relocates oftener than chance would. */
static AleaEvent
choose_event (const AleaState *state,
              guint64         *stream)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (state, decisions);

  for (size_t i = 0; i < n; i++)
    if (alea_move_type (decisions[i].move) == ALEA_MOVE_RELOCATION && test_random (stream, 20) == 0)
      return alea_event_decision (decisions[i]);

  return test_random_event (state, stream);
}

static void
test_random_games (void)
{
  guint64 stream = SEED;
  guint n_games = test_get_amount ("ALEA_TEST_GAMES", RANDOM_GAMES), n_relocations = 0;

  for (guint game = 0; game < n_games; game++)
    {
      AleaSetup slow;
      AleaState state;

      jepps_start (&state, game % 2 == 0 ? NULL : "setup=free-play");
      while (state.stage == ALEA_STAGE_SETUP)
        {
          AleaEvent event = test_random_event (&state, &stream);

          g_assert_true (alea_state_apply (&state, &event, NULL));
        }

      alea_state_get_setup (&state, &slow);
      for (int ply = 0; ply < MAX_PLIES && state.stage == ALEA_STAGE_PLAY; ply++)
        {
          AleaEvent event = choose_event (&state, &stream);

          check_against_twin (&state, &slow);
          check_king_reasons (&state);
          if (ply % 8 == 0)
            check_texts (&state);

          n_relocations += alea_move_type (event.decision.move) == ALEA_MOVE_RELOCATION;
          slow_jepps_play (&slow, event.decision.move);
          g_assert_true (alea_state_apply (&state, &event, NULL));
          g_assert_cmphex (state.position.key, ==, alea_position_compute_key (&state.position));
        }
    }

  g_assert_cmpuint (n_relocations, >, n_games / 4);
}

/* A 6 gives what is left to choose from, a bishop being named only where it cannot go there. */
static void
test_free_choice (void)
{
  static const struct { const char *words, *roll, *done, *next; } rows[] = {
    { "1-4 K 2-3 N 2-4 N", "4-6", "4 and 6: a 6 is a free choice. Choose any remaining piece for d1.",
      "White: choose any remaining piece for d1." },
    { "3-1 B 3-2 B", "6-1", "6 and 1: a 6 is a free choice. Choose any remaining piece for c1.",
      "White: choose any remaining piece for c1." },
    { "3-1 B 2-4 N", "6-1", "6 and 1: a 6 is a free choice. Choose any piece but a bishop for c1.",
      "White: choose any piece but a bishop for c1." },
    { "3-1 B 3-2 B", "6-6", "6 and 6: a free choice. Choose any remaining piece for c1, or roll again.",
      "White: choose any remaining piece for c1, or roll again." },
    { "3-1 B 2-4 N", "6-6", "6 and 6: a free choice. Choose any piece but a bishop for c1, or roll again.",
      "White: choose any piece but a bishop for c1, or roll again." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *done = NULL, *next = NULL;
      AleaState state, before;
      AleaEvent event;
      AleaText text;

      jepps_start (&before, NULL);
      jepps_apply (&before, rows[i].words);
      state = before;
      event = jepps_event (&state, rows[i].roll);
      jepps_apply (&state, rows[i].roll);
      alea_state_describe (&before, &event, &state, &text);
      done = test_sentence (&text);
      g_assert_cmpstr (done, ==, rows[i].done);
      alea_state_guide (&state, &text);
      next = test_sentence (&text);
      g_assert_cmpstr (next, ==, rows[i].next);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/jepps-play/vectors", test_vectors);
  g_test_add_func ("/jepps-play/right-is-spent", test_right_is_spent);
  g_test_add_func ("/jepps-play/notation", test_notation);
  g_test_add_func ("/jepps-play/endings", test_endings);
  g_test_add_func ("/jepps-play/is-no-attack", test_is_no_attack);
  g_test_add_func ("/jepps-play/repetition", test_repetition);
  g_test_add_func ("/jepps-play/why-not", test_why_not);
  g_test_add_func ("/jepps-play/castling-is-explained", test_castling_is_explained);
  g_test_add_func ("/jepps-play/is-described", test_is_described);
  g_test_add_func ("/jepps-play/fen-field", test_fen_field);
  g_test_add_func ("/jepps-play/perft-slowly", test_perft_slowly);
  g_test_add_func ("/jepps-play/random-games", test_random_games);
  g_test_add_func ("/jepps-play/free-choice", test_free_choice);

  return g_test_run ();
}
