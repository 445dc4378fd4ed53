/* test-game-random.c: the game that widgets bind to, at random
 *
 * Whatever is done, in whatever order: those who watch are told the truth,
 * the rows are those of a game that never knew an undo, and the dice stay
 * what they were.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "test-support.h"

#include "alea-turn.h"

#define N_GAMES   8
#define N_STEPS   250
#define N_KINDS   16     /* of rolls, by number and sides of the dice */

typedef struct
{
  AleaGame  *game;
  GameWatch *watch;
  guint64    stream;
  GArray    *thrown[N_KINDS];   /* of AleaRoll: all that ever fell, in order */
} Run;

static void
run_init (Run        *run,
          const char *id,
          guint       number)
{
  g_autofree char *seed = g_strdup_printf ("%s %u", id, number);

  run->game = game_new (id);
  alea_game_set_dice (run->game, alea_dice_new_seeded (seed));
  run->watch = game_watch_new (run->game);
  run->stream = g_str_hash (seed);
  for (guint i = 0; i < N_KINDS; i++)
    run->thrown[i] = g_array_new (FALSE, FALSE, sizeof (AleaRoll));
}

static void
run_clear (Run *run)
{
  for (guint i = 0; i < N_KINDS; i++)
    g_array_unref (run->thrown[i]);
  game_watch_free (run->watch);
  g_assert_finalize_object (run->game);
}

/* --- what must hold ------------------------------------------------------- */

static void
check_dice (Run *run)
{
  guint n_seen[N_KINDS] = { 0 };

  for (guint i = 0; i < alea_game_get_n_events (run->game); i++)
    {
      const AleaEvent *event = alea_game_get_event (run->game, i);
      guint type = event->roll.n * event->roll.sides;

      if (event->type != ALEA_EVENT_ROLL)
        continue;

      g_assert_cmpuint (type, <, N_KINDS);
      if (n_seen[type] == run->thrown[type]->len)
        g_array_append_val (run->thrown[type], event->roll);
      g_assert_cmpmem (&g_array_index (run->thrown[type], AleaRoll, n_seen[type]), sizeof (AleaRoll),
                       &event->roll, sizeof (AleaRoll));
      n_seen[type]++;
    }
}

static void
assert_same_entry (AleaEntry *a,
                   AleaEntry *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpstr (alea_entry_get_text (a), ==, alea_entry_get_text (b));
  g_assert_cmpstr (alea_entry_get_roll (a), ==, alea_entry_get_roll (b));
  g_assert_cmpstr (alea_entry_get_detail (a), ==, alea_entry_get_detail (b));
  g_assert_cmpuint (alea_entry_get_number (a), ==, alea_entry_get_number (b));
  g_assert_cmpstr (alea_entry_get_detail (a), !=, "");
}

static void
assert_same_rows (GListModel *a,
                  GListModel *b)
{
  g_assert_cmpuint (g_list_model_get_n_items (a), ==, g_list_model_get_n_items (b));

  for (guint i = 0; i < g_list_model_get_n_items (a); i++)
    {
      g_autoptr(AleaTurn) row = g_list_model_get_item (a, i);
      g_autoptr(AleaTurn) twin = g_list_model_get_item (b, i);

      g_assert_cmpstr (alea_turn_get_label (row), ==, alea_turn_get_label (twin));
      assert_same_entry (alea_turn_get_white (row), alea_turn_get_white (twin));
      assert_same_entry (alea_turn_get_black (row), alea_turn_get_black (twin));
    }
}

/* The same events in a game that nothing else ever happened in. */
static void
check_twin (Run *run)
{
  AleaGame *game = run->game;
  AleaGameView *view = game_watch_get_view (run->watch);
  AleaGame *twin = alea_game_new (alea_game_get_rules (game), NULL);
  AleaGameView *twin_view = alea_game_view_new (twin);

  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    {
      g_assert_true (alea_game_apply (twin, alea_game_get_event (game, i), NULL));
      test_assert_same_state (alea_game_get_state (twin), alea_game_get_state_at (game, i + 1));
    }

  g_assert_cmpint (alea_game_get_can_undo (game), ==, alea_game_get_can_undo (twin));
  if (!alea_game_view_get_is_held (view))
    assert_same_rows (alea_game_view_get_turns (view), alea_game_view_get_turns (twin_view));

  alea_game_view_set_number (twin_view, alea_game_view_get_number (view));
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, alea_game_view_get_prompt (twin_view));
  g_assert_cmpstr (alea_game_view_get_news (view), ==, alea_game_view_get_news (twin_view));
  g_assert_cmpint (alea_game_view_get_start_number (view), ==, alea_game_view_get_start_number (twin_view));

  g_object_unref (twin_view);
  g_assert_finalize_object (twin);
}

/* --- what may be done ----------------------------------------------------- */

static gboolean
decide_at_random (Run *run)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  guint n = (guint) alea_state_list_decisions (alea_game_get_state (run->game), decisions);
  g_autoptr(GError) error = NULL;

  if (n == 0)
    return FALSE;

  g_assert_true (alea_game_decide (run->game, &decisions[test_random (&run->stream, n)], &error));
  g_assert_no_error (error);
  return TRUE;
}

static void
advance (Run *run)
{
  if (!decide_at_random (run))
    alea_game_roll (run->game, NULL);
}

/* A typed roll, of the right dice or not. */
static void
type_at_random (Run *run)
{
  AleaRoll dice = { .n = (guint8) (1 + test_random (&run->stream, ALEA_MAX_DICE)), .sides = 4 };
  AleaEvent event = alea_event_roll (test_random_roll (dice, &run->stream), ALEA_SOURCE_HAND);

  alea_game_apply (run->game, &event, NULL);
}

static void
end_at_random (Run *run)
{
  AleaDecision decision = alea_decision_act (ALEA_ACT_RESIGN);

  if (test_random (&run->stream, 2) == 0)
    decision.act = ALEA_ACT_DRAW;
  decision.colour = test_random (&run->stream, 2) == 0 ? ALEA_WHITE : ALEA_BLACK;
  alea_game_decide (run->game, &decision, NULL);
}

/* What no player could decide anywhere. */
static void
decide_nonsense (Run *run)
{
  AleaDecision decision = alea_decision_move (alea_move (ALEA_KING, 0, 63, ALEA_MOVE_PLAIN, ALEA_PAWN));

  g_assert_false (alea_game_decide (run->game, &decision, NULL));
}

static void
undo_or_redo (Run *run)
{
  guint n = alea_game_get_n_events (run->game);

  if (test_random (&run->stream, 5) < 3)
    {
      gboolean can_undo = alea_game_get_can_undo (run->game);

      alea_game_undo (run->game);
      g_assert_cmpint (alea_game_get_n_events (run->game) < n, ==, can_undo);
    }
  else
    {
      gboolean can_redo = alea_game_get_can_redo (run->game);

      alea_game_redo (run->game);
      g_assert_cmpint (alea_game_get_n_events (run->game) > n, ==, can_redo);
    }
}

static void
step (Run *run)
{
  guint choice = test_random (&run->stream, 100);

  if (choice < 55)
    advance (run);
  else if (choice < 60)
    type_at_random (run);
  else if (choice < 61)
    end_at_random (run);
  else if (choice < 63)
    decide_nonsense (run);
  else if (choice < 83)
    undo_or_redo (run);
  else if (choice < 90)
    alea_game_view_set_number (game_watch_get_view (run->watch), test_random (&run->stream, alea_game_get_n_events (run->game) + 2));
  else if (choice < 94)
    alea_game_view_hold (game_watch_get_view (run->watch));
  else
    alea_game_view_release (game_watch_get_view (run->watch));
}

/* --- the tests ------------------------------------------------------------ */

static void
test_anything_goes (gconstpointer data)
{
  for (guint number = 0; number < N_GAMES; number++)
    {
      Run run;

      run_init (&run, data, number);
      for (guint i = 0; i < N_STEPS; i++)
        {
          step (&run);
          game_watch_check (run.watch);
          check_dice (&run);
          if (i % 10 == 0)
            check_twin (&run);
        }

      check_twin (&run);
      run_clear (&run);
    }
}

/* From the first event to the result, all the way back, and forward again. */
static void
test_whole_games (gconstpointer data)
{
  for (guint number = 0; number < N_GAMES; number++)
    {
      g_autofree char *words = NULL, *again = NULL, *rows = NULL, *rows_again = NULL;
      AleaState last;
      Run run;

      run_init (&run, data, number);
      while (!alea_game_view_get_is_over (game_watch_get_view (run.watch)) && alea_game_get_n_events (run.game) < 600)
        {
          advance (&run);
          game_watch_check (run.watch);
        }

      words = game_words (run.game);
      rows = game_rows (alea_game_view_get_turns (game_watch_get_view (run.watch)));
      last = *alea_game_get_state (run.game);
      check_twin (&run);

      for (; alea_game_get_can_undo (run.game); game_watch_check (run.watch))
        alea_game_undo (run.game);
      check_twin (&run);
      for (; alea_game_get_can_redo (run.game); game_watch_check (run.watch))
        alea_game_redo (run.game);

      again = game_words (run.game);
      rows_again = game_rows (alea_game_view_get_turns (game_watch_get_view (run.watch)));
      g_assert_cmpstr (words, ==, again);
      g_assert_cmpstr (rows, ==, rows_again);
      test_assert_same_state (&last, alea_game_get_state (run.game));
      run_clear (&run);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = { "chess", "chess960", "toy" };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *anything = g_strdup_printf ("/model/game/%s/anything-goes", games[i]);
      g_autofree char *whole = g_strdup_printf ("/model/game/%s/whole-games", games[i]);

      g_test_add_data_func (anything, games[i], test_anything_goes);
      g_test_add_data_func (whole, games[i], test_whole_games);
    }

  return g_test_run ();
}
