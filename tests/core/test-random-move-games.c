/* test-random-move-games.c: random games of Random Move Number Chess
 *
 * Each game is played by the rules core and by its slow twin, which must
 * agree at every step; and at every step the position must hold what it
 * promises.  With --seed a failure can be played again.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include <string.h>

#include "alea-commentary.h"
#include "alea-fen.h"
#include "alea-notation.h"
#include "alea-series.h"
#include "check-state.h"
#include "random-move-twin.h"
#include "test-support.h"

#define N_GAMES    1000
#define MAX_EVENTS 400

/* What the games have met: without these they would prove nothing. */
typedef struct
{
  guint endings[ALEA_ENDING_SIX_SIXES + 1];
  guint missed_in_check;
  guint pinned_captures;
  guint swaps;
  guint several_passed;
  guint second_en_passant;
  guint lapses;
  guint longest_series;
} Met;

typedef struct
{
  AleaState  state;
  AleaState  start;
  GArray    *events;
  Twin      *twin;
  int        last_face;   /* for dice that fall the same more often */
  int        stickiness;  /* percent */
} Game;

static const char *const starts[] = {
  NULL,
  "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
  "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
  "4k3/1p1p1p1p/8/8/8/8/P1P1P1P1/4K3 w - - 0 1",
  "4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
  "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1",
  "3r4/B7/8/8/8/8/3R3k/3K4 b - - 0 10",
  "3k4/1KP3r1/8/8/8/8/8/8 b - - 0 10",
  "8/8/8/8/8/1pk5/8/KN5r b - - 0 10",
};

static int
throw_die (Game *game)
{
  if (g_test_rand_int_range (0, 100) >= game->stickiness || game->last_face == 0)
    game->last_face = g_test_rand_int_range (1, 7);

  return game->last_face;
}

static void
apply (Game      *game,
       AleaEvent  event)
{
  AleaText why = { 0 };

  g_assert_true (alea_state_apply (&game->state, &event, &why));
  g_array_append_val (game->events, event);
}

static AleaEvent
event_of_face (int face)
{
  return alea_event_roll ((AleaRoll) { .n = 1, .face = { (uint8_t) face } }, ALEA_SOURCE_PROGRAM);
}

/* --- beginning ----------------------------------------------------------- */

/* Throws for colours, and keeps the runs by itself. */
static void
throw_off (Game *game,
           int   run_face[2],
           int   run_length[2])
{
  do
    for (int player = 0; player < 2; player++)
      {
        int face = throw_die (game);

        run_length[player] = run_face[player] == face ? run_length[player] + 1 : 1;
        run_face[player] = face;
        apply (game, event_of_face (face));
      }
  while (run_face[0] == run_face[1]);
}

static void
begin (Game              *game,
       const AleaOptions *options,
       const char        *fen)
{
  const AleaRules *rules = alea_rules_find ("random-move");
  int run_face[2] = { 0 }, run_length[2] = { 0 };
  AleaSetup setup;

  game->events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  game->last_face = 0;
  game->stickiness = g_test_rand_int_range (0, 4) * 20;

  if (fen == NULL)
    {
      alea_state_init (&game->start, rules, options);
      game->state = game->start;
      throw_off (game, run_face, run_length);
      g_assert_cmpint (game->state.stage, ==, ALEA_STAGE_PLAY);
    }
  else
    {
      g_assert_true (alea_fen_read (fen, rules, &setup, NULL));
      g_assert_cmpint (alea_state_init_from_setup (&game->start, rules, options, &setup), ==, ALEA_FAULT_NONE);
      game->state = game->start;
    }

  alea_state_get_setup (&game->state, &setup);
  game->twin = twin_new (&setup, options, run_face, run_length, run_face[1] > run_face[0]);
}

static void
end (Game *game)
{
  g_array_unref (game->events);
  twin_free (game->twin);
}

/* --- what must hold ------------------------------------------------------ */

static char *
write_fen (const AleaState *state)
{
  AleaSetup setup;
  char fen[ALEA_FEN_SIZE];

  alea_state_get_setup (state, &setup);
  return g_strdup (alea_fen_write (&setup, state->rules, fen));
}

static void
assert_position_holds (const AleaState *state)
{
  g_autofree char *fen = write_fen (state), *again = NULL;
  AleaState copy;
  AleaSetup setup;

  g_assert_cmphex (state->position.key, ==, alea_position_compute_key (&state->position));

  if (state->ending == ALEA_ENDING_KING_CAPTURED)
    return;

  g_assert_true (alea_fen_read (fen, state->rules, &setup, NULL));
  g_assert_cmpint (alea_state_init_from_setup (&copy, state->rules, &state->options, &setup), ==, ALEA_FAULT_NONE);
  again = write_fen (&copy);
  g_assert_cmpstr (fen, ==, again);
  g_assert_cmphex (copy.position.key, ==, state->position.key);
}

static void
assert_moves_agree (const Game *game)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaMove moves[ALEA_MAX_MOVES], twin_moves[ALEA_MAX_MOVES];
  size_t n = alea_state_list_decisions (&game->state, decisions);
  size_t n_twin = twin_list (game->twin, twin_moves);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, ==, n_twin);
  for (size_t i = 0; i < n; i++)
    {
      g_assert_cmpint (decisions[i].act, ==, ALEA_ACT_MOVE);
      moves[i] = decisions[i].move;
    }

  test_sort_moves (moves, n);
  test_sort_moves (twin_moves, n);
  g_assert_cmpmem (moves, n * sizeof moves[0], twin_moves, n * sizeof moves[0]);
}

static void
assert_agrees (const Game *game)
{
  const Twin *twin = game->twin;
  const AleaSeries *series = alea_series_get (&game->state.position.table);
  AleaQuestion question;

  alea_state_ask (&game->state, &question);
  g_assert_cmpint (game->state.result, ==, twin->result);
  g_assert_cmpint (game->state.ending, ==, twin->ending);
  for (int i = 0; i < 64; i++)
    g_assert_cmpint (alea_position_get_piece (&game->state.position, (AleaSquare) i), ==, twin->board.pieces[i]);
  for (int player = 0; player < 2; player++)
    {
      g_assert_cmpint (series->runs[player].value, ==, twin->run_face[player]);
      g_assert_cmpint (series->runs[player].length, ==, twin->run_length[player]);
    }
  g_assert_cmpint (series->seats_swapped, ==, twin->player_of[ALEA_WHITE] == 1);

  if (question.ask == ALEA_ASK_OVER)
    return;

  g_assert_cmpint (question.who, ==, (int) twin->board.turn);
  g_assert_cmpint (series->moves_left, ==, twin->left);
  g_assert_cmpint (game->state.position.halfmove_clock, ==, twin->quiet_moves);
  g_assert_cmpint (game->state.position.fullmove, ==, 1 + twin->n_turns / 2);
  g_assert_cmpint (question.ask == ALEA_ASK_ROLL, ==, twin_needs_roll (twin));
  if (question.ask == ALEA_ASK_DECIDE)
    assert_moves_agree (game);
}

static void
assert_words (const AleaState *before,
              const AleaEvent *event,
              const AleaState *after)
{
  char word[ALEA_MOVE_TEXT_SIZE];
  AleaDecision decision;
  AleaText text;

  alea_state_describe (before, event, after, &text);
  check_sentence (&text);
  alea_state_guide (after, &text);
  check_sentence (&text);

  if (event->type != ALEA_EVENT_DECISION)
    return;

  alea_decision_to_text (before, &event->decision, word);
  g_assert_true (alea_decision_parse (before, word, &decision, NULL));
  g_assert_true (alea_decision_equal (&decision, &event->decision));
  alea_decision_to_coordinates (before, &event->decision, word);
  g_assert_true (alea_decision_parse (before, word, &decision, NULL));
  g_assert_true (alea_decision_equal (&decision, &event->decision));
}

static void
assert_replay (const Game *game)
{
  g_autofree char *fen = write_fen (&game->state), *again = NULL;
  AleaState state = game->start;

  for (guint i = 0; i < game->events->len; i++)
    g_assert_true (alea_state_apply (&state, &g_array_index (game->events, AleaEvent, i), NULL));

  again = write_fen (&state);
  g_assert_cmpstr (fen, ==, again);
  g_assert_cmpint (state.ending, ==, game->state.ending);
  g_assert_cmpuint (state.n_history, ==, game->state.n_history);
  g_assert_cmpmem (state.history, state.n_history * sizeof state.history[0],
                   game->state.history, state.n_history * sizeof state.history[0]);
}

/* --- playing ------------------------------------------------------------- */

/* A capture of the king that chess would not allow. */
static gboolean
is_pinned_capture (const AleaState *before,
                   const AleaEvent *event,
                   const AleaState *after)
{
  AleaPosition chess = before->position;

  chess.rules = alea_rules_find ("chess");
  return after->ending == ALEA_ENDING_KING_CAPTURED && !alea_position_is_legal (&chess, event->decision.move);
}

static void
count_met (Met             *met,
           const AleaState *before,
           const AleaEvent *event,
           const AleaState *after)
{
  AleaSetup setup;

  alea_state_get_setup (after, &setup);
  met->several_passed += setup.n_en_passant > 1;
  met->longest_series = MAX (met->longest_series, alea_series_get (&setup.table)->moves_left);
  met->endings[after->ending]++;

  if (event->type == ALEA_EVENT_ROLL)
    {
      met->swaps += alea_series_get (&setup.table)->seats_swapped != alea_series_get (&before->position.table)->seats_swapped;
      met->missed_in_check += alea_position_get_checkers (&before->position) != 0
                              && setup.turn != alea_position_get_turn (&before->position);
    }
  else
    {
      met->second_en_passant += alea_move_type (event->decision.move) == ALEA_MOVE_EN_PASSANT
                                && alea_series_get (&before->position.table)->moves_left > 1
                                && setup.n_en_passant > 0
                                && setup.turn == alea_position_get_turn (&before->position);
      met->pinned_captures += is_pinned_capture (before, event, after);
      met->lapses += alea_series_get (&before->position.table)->moves_left > 1 && alea_series_get (&setup.table)->moves_left == 0
                     && after->stage == ALEA_STAGE_PLAY && alea_position_get_checkers (&after->position) == 0;
    }
}

/* Prefers captures en passant and double steps a little, for these are what
 * series make hard, and the capture of the king, which is rare. */
static AleaMove
choose_move (const Game *game)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = twin_list (game->twin, moves);
  AleaMove move = moves[g_test_rand_int_range (0, (gint32) n)];

  for (size_t i = 0; i < n; i++)
    if (alea_move_type (moves[i]) == ALEA_MOVE_PLAIN
        && alea_piece_type (alea_state_get_piece (&game->state, alea_move_to (moves[i]))) == ALEA_KING
        && g_test_rand_int_range (0, 4) > 0)
      return moves[i];

  for (int tries = 0; tries < 6 && alea_move_type (move) != ALEA_MOVE_EN_PASSANT
                      && alea_move_type (move) != ALEA_MOVE_DOUBLE_STEP; tries++)
    move = moves[g_test_rand_int_range (0, (gint32) n)];

  return move;
}

static void
step (Game *game,
      Met  *met)
{
  AleaState before = game->state;
  AleaQuestion question;
  AleaEvent event;

  alea_state_ask (&game->state, &question);
  if (question.ask == ALEA_ASK_ROLL)
    {
      event = event_of_face (throw_die (game));
      twin_roll (game->twin, event.roll.face[0]);
    }
  else
    {
      event = alea_event_decision (alea_decision_move (choose_move (game)));
      twin_play (game->twin, event.decision.move);
    }

  apply (game, event);
  assert_agrees (game);
  assert_position_holds (&game->state);
  assert_words (&before, &event, &game->state);
  count_met (met, &before, &event, &game->state);
}

static void
play_game (const AleaOptions *options,
           const char        *fen,
           Met               *met)
{
  Game game;

  begin (&game, options, fen);
  assert_agrees (&game);
  for (int i = 0; i < MAX_EVENTS && game.state.stage == ALEA_STAGE_PLAY; i++)
    step (&game, met);
  assert_replay (&game);
  end (&game);
}

static void
test_games (gconstpointer data)
{
  const guint n_games = GPOINTER_TO_UINT (data);
  Met met = { .endings = { 0 } };

  for (guint i = 0; i < n_games; i++)
    {
      AleaOptions options = { .choice = { (uint8_t) (i % 3), (uint8_t) (i / 3 % 2) } };

      play_game (&options, starts[i / 6 % G_N_ELEMENTS (starts)], &met);
    }

  g_test_message ("met: %u missed in check, %u kings taken by pinned pieces, %u swaps, %u with several squares passed, "
                  "%u second en passant, %u lapses, %u moves at most", met.missed_in_check, met.pinned_captures,
                  met.swaps, met.several_passed, met.second_en_passant, met.lapses, met.longest_series);
  for (guint i = 1; i < G_N_ELEMENTS (met.endings); i++)
    g_test_message ("met: %u %s", met.endings[i], alea_ending_to_string (i));

  /* A few games need not meet everything. */
  if (n_games < N_GAMES)
    return;

  g_assert_cmpuint (met.endings[ALEA_ENDING_CHECKMATE], >, 0);
  g_assert_cmpuint (met.endings[ALEA_ENDING_KING_CAPTURED], >, 0);
  g_assert_cmpuint (met.endings[ALEA_ENDING_SIX_SIXES], >, 0);
  g_assert_cmpuint (met.endings[ALEA_ENDING_STALEMATE], >, 0);
  g_assert_cmpuint (met.missed_in_check, >, 0);
  g_assert_cmpuint (met.pinned_captures, >, 0);
  g_assert_cmpuint (met.swaps, >, 0);
  g_assert_cmpuint (met.several_passed, >, 0);
  g_assert_cmpuint (met.second_en_passant, >, 0);
}

/* --- counting moves ------------------------------------------------------ */

static Twin *
twin_copy (const Twin *self)
{
  Twin *copy = g_memdup2 (self, sizeof *self);

  copy->seen = g_ptr_array_copy (self->seen, (GCopyFunc) (void (*) (void)) g_strdup, NULL);
  g_ptr_array_set_free_func (copy->seen, g_free);
  return copy;
}

static guint64
twin_perft (const Twin *self,
            int         depth)
{
  AleaMove moves[ALEA_MAX_MOVES];
  guint64 nodes = 0;
  size_t n;

  if (depth == 0)
    return 1;

  if (twin_needs_roll (self))
    {
      for (int face = 1; face <= 6; face++)
        {
          g_autoptr(Twin) after = twin_copy (self);

          twin_roll (after, face);
          if (after->left > 0)
            nodes += twin_perft (after, depth);
        }
      return nodes;
    }

  n = twin_list (self, moves);
  for (size_t i = 0; i < n; i++)
    {
      g_autoptr(Twin) after = twin_copy (self);

      twin_play (after, moves[i]);
      if (after->ending != ALEA_ENDING_KING_CAPTURED || depth == 1)
        nodes += twin_perft (after, depth - 1);
    }

  return nodes;
}

/* Many pawns that can pass each other, so that rights come and go. */
static void
test_perft (void)
{
  const struct { const char *fen; int depth; } rows[] = {
    { "4k3/1p4p1/8/P6P/p6p/8/1P4P1/4K3 w - - 0 1", 4 },
    { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 3 },
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3 },
    { "3r4/B7/8/8/8/8/3R3k/3K4 w - - 0 10", 3 },
    { "3k4/1KP3r1/8/8/8/8/8/8 w - - 0 10", 3 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaRules *rules = alea_rules_find ("random-move");
      const AleaOptions options = { { 0 } };
      const int none[2] = { 0, 0 };
      g_autoptr(Twin) twin = NULL;
      AleaState state;
      AleaSetup setup;

      g_assert_true (alea_fen_read (rows[i].fen, rules, &setup, NULL));
      g_assert_cmpint (alea_state_init_from_setup (&state, rules, NULL, &setup), ==, ALEA_FAULT_NONE);
      twin = twin_new (&setup, &options, none, none, FALSE);
      g_assert_cmpuint (alea_position_perft (&state.position, rows[i].depth), ==, twin_perft (twin, rows[i].depth));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/random-move/perft-of-the-twin", test_perft);
  g_test_add_data_func ("/core/random-move/games",
                        GUINT_TO_POINTER (test_get_amount ("ALEA_TEST_GAMES", N_GAMES)), test_games);

  return g_test_run ();
}
