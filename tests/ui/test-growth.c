/* test-growth.c: a thousand games in one window take no more memory than fifty
 *
 * Plays at random on the real play screen, with its board, dice, lists and
 * motion, one game after the other as the window does it, and watches what is
 * allocated.  ALEA_TEST_GAMES says how many games.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-play-screen.h"
#include "alea-screens-resources.h"
#include "test-support.h"

#include <malloc.h>

#define GAMES      1000
#define MAX_EVENTS 100    /* of one game; then it is left for the next one */

/* Until then caches fill: fonts, pictures, styles. */
#define FIRST      200

/* Bytes that a game may leave behind, for caches go up and down by half a
 * megabyte.  A game that is not given back is some thousands. */
#define ALLOWED    1024

typedef struct
{
  GtkWidget *window;
  GtkWidget *screen;
  AleaMatch *match;
  guint64    stream;
} Table;

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
step (Table    *table,
      AleaGame *game)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  guint n = (guint) alea_state_list_decisions (alea_game_get_state (game), decisions);
  g_autoptr(GError) error = NULL;

  if (n > 0)
    alea_game_decide (game, &decisions[test_random (&table->stream, n)], &error);
  else
    alea_game_roll (game, &error);
  g_assert_no_error (error);
}

/* As the window begins a game: the old session goes first.  The screen is
 * never shown without one. */
static AleaSession *
begin (Table           *table,
       const AleaRules *rules)
{
  AleaClockControl control = { 0 };
  g_autoptr(AleaGame) game = alea_game_new (rules, NULL);
  g_autoptr(AleaClock) clock = alea_clock_new (&control);
  AleaSession *session;

  alea_play_screen_set_session (ALEA_PLAY_SCREEN (table->screen), NULL);
  alea_match_next_game (table->match);
  session = alea_session_new (game, table->match, clock);
  alea_play_screen_set_session (ALEA_PLAY_SCREEN (table->screen), session);
  gtk_window_present (GTK_WINDOW (table->window));
  settle ();

  return session;
}

static void
play (Table           *table,
      const AleaRules *rules)
{
  AleaSession *session = begin (table, rules);
  AleaGame *game = alea_session_get_game (session);

  for (guint i = 0; i < MAX_EVENTS && alea_game_get_state (game)->stage != ALEA_STAGE_OVER; i++)
    {
      step (table, game);
      if (test_random (&table->stream, 10) == 0)
        alea_session_undo (session);
      settle ();
    }

  g_object_unref (session);
}

static gsize
count_bytes (void)
{
  malloc_trim (0);
  return mallinfo2 ().uordblks + mallinfo2 ().hblkhd;
}

static void
set_up (Table *table)
{
  *table = (Table) { .window = gtk_window_new (), .screen = alea_play_screen_new (), .match = alea_match_new (),
                     .stream = 9 };
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1180, 760);
  gtk_window_set_child (GTK_WINDOW (table->window), table->screen);
}

static void
test_growth (void)
{
  guint n_games = MAX (test_get_amount ("ALEA_TEST_GAMES", GAMES), FIRST + 100);
  guint n_rules = 0;
  gsize first = 0, last;
  Table table;

  while (alea_games[n_rules] != NULL)
    n_rules++;

  /* What the last game holds is compared with what a like one did. */
  n_games -= (n_games - FIRST) % n_rules;

  set_up (&table);
  for (guint i = 0; i < n_games; i++)
    {
      if (i == FIRST)
        first = count_bytes ();
      if (i % 100 == 0)
        g_test_message ("%u games: %" G_GSIZE_FORMAT " bytes", i, count_bytes ());
      play (&table, alea_games[i % n_rules]);
    }
  last = count_bytes ();

  g_test_message ("%u games: %" G_GSIZE_FORMAT " bytes", n_games, last);
  g_assert_cmpuint (last, <, first + (n_games - FIRST) * ALLOWED);

  gtk_window_destroy (GTK_WINDOW (table.window));
  g_object_unref (table.match);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  alea_screens_register_resource ();
  g_test_add_func ("/window/growth", test_growth);

  return g_test_run ();
}
