/* test-random-play.c: what must hold of every position that play reaches
 *
 * Games are played at random from starts of Chess960 drawn at random, always
 * the same ones.  ALEA_TEST_GAMES asks for more games than the quick number.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-chess960.h"
#include "alea-commentary.h"
#include "alea-fen.h"
#include "alea-movegen.h"
#include "slow-rules.h"
#include "test-support.h"


#define GAMES       150
#define MAX_PLIES   120
#define SEED        G_GUINT64_CONSTANT (0x5eed0f96000a1ea1)

/* How many moves that are not in the list are tried in each position. */
#define WRONG_MOVES 40

typedef void (* Check) (const AleaState *state,
                        guint64         *stream);

/* --- play ---------------------------------------------------------------- */

/* Takes the rare kinds of move oftener than chance would. */
static AleaDecision
choose (const AleaDecision *decisions,
        size_t              n,
        guint64            *stream)
{
  for (size_t i = 0; i < n; i++)
    {
      AleaMoveType type = alea_move_type (decisions[i].move);

      if ((type == ALEA_MOVE_CASTLE || type == ALEA_MOVE_EN_PASSANT) && test_random (stream, 3) == 0)
        return decisions[i];
    }

  return decisions[test_random (stream, (guint) n)];
}

static gboolean
play_one (AleaState *state,
          guint64   *stream,
          GArray    *events)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (state, decisions);
  AleaEvent event;

  if (n == 0)
    return FALSE;

  event = alea_event_decision (choose (decisions, n, stream));
  g_assert_true (alea_state_apply (state, &event, NULL));
  if (events != NULL)
    g_array_append_val (events, event);

  return TRUE;
}

static void
check_games (Check check,
             guint games)
{
  guint64 stream = SEED, noise = SEED ^ G_MAXUINT64;

  for (guint game = 0; game < games; game++)
    {
      AleaState state;
      guint ply = 0;

      test_start_number (&state, (int) test_random (&stream, ALEA_CHESS960_STARTS));
      do
        check (&state, &noise);
      while (++ply < MAX_PLIES && play_one (&state, &stream, NULL));
    }
}

static void
test_games (gconstpointer data)
{
  const Check *check = data;

  check_games (*check, test_get_amount ("ALEA_TEST_GAMES", GAMES));
}

/* --- the slow twin ------------------------------------------------------- */

static void
assert_same_moves (const AleaPosition *position,
                   AleaMove           *moves,
                   size_t              n)
{
  AleaMove fast[ALEA_MAX_MOVES];
  size_t n_fast = alea_position_list_moves (position, fast);

  test_sort_moves (fast, n_fast);
  g_assert_cmpmem (fast, n_fast * sizeof fast[0], moves, n * sizeof moves[0]);
  g_assert_cmpuint (alea_position_count_moves (position), ==, n);
}

static void
check_slow_moves (const AleaState *state,
                  guint64         *stream)
{
  const AleaMovegen *const *generators = test_generators ();
  AleaMove moves[ALEA_MAX_MOVES];
  AleaSetup setup;
  size_t n;

  (void) stream;
  alea_state_get_setup (state, &setup);
  n = slow_rules_list_moves (&setup, moves);
  test_sort_moves (moves, n);

  for (guint i = 0; generators[i] != NULL; i++)
    {
      AleaPosition position = state->position;

      test_use_generator (&position, generators[i]);
      assert_same_moves (&position, moves, n);
    }

  g_assert_cmpint (alea_position_get_checkers (&state->position) != 0, ==,
                   slow_rules_is_check (&setup, setup.turn));
}

static void
check_slow_play (const AleaState *state,
                 guint64         *stream)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (&state->position, moves);
  AleaSetup before;

  (void) stream;
  alea_state_get_setup (state, &before);

  for (size_t i = 0; i < n; i++)
    {
      AleaPosition position = state->position;
      AleaSetup slow = before, fast;

      slow_rules_play (&slow, moves[i]);
      alea_position_play (&position, moves[i]);
      alea_position_get_setup (&position, &fast);
      g_assert_true (test_is_same_setup (&fast, &slow));
      g_assert_cmphex (position.key, ==, alea_position_compute_key (&position));
    }
}

/* --- moves that are not in the list -------------------------------------- */

static gboolean
is_in (const AleaMove *moves,
       size_t          n,
       AleaMove        move)
{
  for (size_t i = 0; i < n; i++)
    if (moves[i] == move)
      return TRUE;

  return FALSE;
}

/* Half of them a legal move with one thing changed, half of them anything. */
static AleaMove
make_up_move (const AleaMove *moves,
              size_t          n,
              guint64        *stream)
{
  AleaMove move = alea_move ((AleaPieceType) test_random (stream, ALEA_N_PIECE_TYPES), test_random (stream, 64),
                             test_random (stream, 64), (AleaMoveType) test_random (stream, 7),
                             (AleaPieceType) test_random (stream, ALEA_N_PIECE_TYPES));

  if (n > 0 && test_random (stream, 2) == 0)
    return moves[test_random (stream, (guint) n)] ^ 1u << test_random (stream, 32);

  return move;
}

static void
check_is_legal (const AleaState *state,
                guint64         *stream)
{
  AleaMove moves[ALEA_MAX_MOVES];
  AleaSetup setup;
  size_t n;

  alea_state_get_setup (state, &setup);
  n = slow_rules_list_moves (&setup, moves);

  for (size_t i = 0; i < n; i++)
    g_assert_true (alea_position_is_legal (&state->position, moves[i]));

  for (guint i = 0; i < WRONG_MOVES; i++)
    {
      AleaMove move = make_up_move (moves, n, stream);

      g_assert_cmpint (alea_position_is_legal (&state->position, move), ==, is_in (moves, n, move));
    }
}

/* --- text and back ------------------------------------------------------- */

static void
check_fen (const AleaState *state,
           guint64         *stream)
{
  const AleaRules *rules = state->rules;
  AleaSetup setup, again;
  AleaPosition position;
  char fen[ALEA_FEN_SIZE], fen_again[ALEA_FEN_SIZE];

  (void) stream;
  alea_state_get_setup (state, &setup);
  alea_fen_write (&setup, rules, fen);
  g_assert_true (alea_fen_read (fen, rules, &again, NULL));
  g_assert_true (test_is_same_setup (&setup, &again));
  g_assert_cmpstr (alea_fen_write (&again, rules, fen_again), ==, fen);

  g_assert_cmpint (alea_position_init (&position, rules, NULL, &again), ==, ALEA_FAULT_NONE);
  g_assert_cmphex (position.key, ==, state->position.key);
}

static void
check_notation (const AleaState *state,
                guint64         *stream)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (&state->position, moves);

  (void) stream;
  for (size_t i = 0; i < n; i++)
    {
      char san[ALEA_MOVE_TEXT_SIZE], coordinates[ALEA_MOVE_TEXT_SIZE];
      AleaMove move;

      alea_move_to_san (&state->position, moves[i], san);
      alea_move_to_coordinates (&state->position, moves[i], coordinates);
      g_assert_true (g_hash_table_add (seen, g_strdup (san)));
      g_assert_true (g_hash_table_add (seen, g_strdup (coordinates)));

      g_assert_true (alea_move_parse (&state->position, san, &move, NULL));
      g_assert_cmphex (move, ==, moves[i]);
      g_assert_true (alea_move_parse (&state->position, coordinates, &move, NULL));
      g_assert_cmphex (move, ==, moves[i]);
    }
}

/* --- why not ------------------------------------------------------------- */

/* The king may also be sent to the square where it castles to. */
static gboolean
leads_to (const AleaPosition *position,
          AleaMove            move,
          AleaSquare          to)
{
  AleaSquare king_to = ALEA_NO_SQUARE, rook_to;

  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    alea_position_castle_to (position, move, &king_to, &rook_to);

  return to == alea_move_to (move) || to == king_to;
}

/* A sentence for every pair of squares that is no move, silence for a move. */
static void
check_explain (const AleaState *state,
               guint64         *stream)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (&state->position, moves);

  for (guint i = 0; i < 64 * 64 && state->stage == ALEA_STAGE_PLAY; i += 1 + test_random (stream, 64))
    {
      AleaSquare from = (AleaSquare) (i % 64), to = (AleaSquare) (i / 64);
      gboolean may = FALSE, says_why;
      AleaText text;

      if (from == to)
        continue;
      for (size_t j = 0; j < n; j++)
        may |= alea_move_from (moves[j]) == from && leads_to (&state->position, moves[j], to);

      alea_state_explain (state, from, to, &text);
      says_why = text.singular != NULL;
      g_assert_cmpint (says_why, !=, may);
      g_assert_cmpint (text.rule != NULL, ==, says_why);
    }
}

/* --- whether the games are worth anything -------------------------------- */

typedef enum
{
  SEEN_CASTLE,
  SEEN_EN_PASSANT,
  SEEN_PROMOTION,
  SEEN_CHECK,
  SEEN_DOUBLE_CHECK,
  SEEN_END,
  N_SEEN,
} Seen;

static guint seen[N_SEEN];

static void
count_seen (const AleaState *state,
            guint64         *stream)
{
  AleaSquareSet checkers = alea_position_get_checkers (&state->position);
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (&state->position, moves);

  (void) stream;
  seen[SEEN_CHECK] += checkers != 0;
  seen[SEEN_DOUBLE_CHECK] += alea_square_set_count (checkers) > 1;
  seen[SEEN_END] += state->stage == ALEA_STAGE_OVER;

  for (size_t i = 0; i < n; i++)
    {
      seen[SEEN_CASTLE] += alea_move_type (moves[i]) == ALEA_MOVE_CASTLE;
      seen[SEEN_EN_PASSANT] += alea_move_type (moves[i]) == ALEA_MOVE_EN_PASSANT;
      seen[SEEN_PROMOTION] += alea_move_promotion (moves[i]) != ALEA_NO_PIECE_TYPE;
    }
}

/* The checks above say little unless the games come to every kind of thing. */
static void
test_seen (void)
{
  check_games (count_seen, GAMES);

  for (guint i = 0; i < N_SEEN; i++)
    {
      g_test_message ("thing %u seen %u times", i, seen[i]);
      g_assert_cmpuint (seen[i], >, 0);
    }
}

/* --- a game over again --------------------------------------------------- */

/* Undo is to play all events but the last again. */
static void
test_replay (void)
{
  guint64 stream = SEED;

  for (guint game = 0; game < test_get_amount ("ALEA_TEST_GAMES", GAMES); game++)
    {
      g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
      g_autoptr(GArray) states = g_array_new (FALSE, FALSE, sizeof (AleaState));
      int number = (int) test_random (&stream, ALEA_CHESS960_STARTS);
      AleaState state;

      test_start_number (&state, number);
      do
        g_array_append_val (states, state);
      while (states->len < MAX_PLIES && play_one (&state, &stream, events));

      test_start_number (&state, number);
      for (guint i = 0; i < states->len; i++)
        {
          test_assert_same_state (&state, &g_array_index (states, AleaState, i));
          if (i + 1 < states->len)
            g_assert_true (alea_state_apply (&state, &g_array_index (events, AleaEvent, i), NULL));
        }
    }
}

/* An event that is refused changes nothing. */
static void
check_refused (const AleaState *state,
               guint64         *stream)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (&state->position, moves);
  AleaMove move = make_up_move (moves, n, stream);
  AleaEvent event = alea_event_decision (alea_decision_move (move));
  AleaState after = *state;
  AleaText why = { 0 };

  if (is_in (moves, n, move) && state->stage == ALEA_STAGE_PLAY)
    return;

  g_assert_false (alea_state_apply (&after, &event, &why));
  g_assert_nonnull (why.singular);
  test_assert_same_state (&after, state);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; Check check; } checks[] = {
    { "/random-play/moves-are-those-of-the-slow-twin", check_slow_moves },
    { "/random-play/boards-are-those-of-the-slow-twin", check_slow_play },
    { "/random-play/legal-is-what-is-listed", check_is_legal },
    { "/random-play/fen-round-trip", check_fen },
    { "/random-play/notation-round-trip", check_notation },
    { "/random-play/explain-what-is-not-listed", check_explain },
    { "/random-play/refused-changes-nothing", check_refused },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    g_test_add_data_func (checks[i].path, &checks[i].check, test_games);
  g_test_add_func ("/random-play/replay", test_replay);
  g_test_add_func ("/random-play/meets-every-kind-of-thing", test_seen);

  return g_test_run ();
}
