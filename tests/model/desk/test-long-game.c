/* test-long-game.c: a game of thousands of moves is played as easily as a short one
 *
 * What an event or an undo asks of the main thread is measured in its own work, of
 * which the disk, other threads and other programs are no part, and compared with
 * what it asks early in the same game.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"
#include "quiet-play.h"

#include <time.h>

#define LONG    6000
#define SHORT   200
#define SAMPLE  100

/* Whatever looks at each event of the game takes some ten times as long, and up to fifty
 * times where they are in no cache. */
#define MOST    5

typedef void (* Step) (AleaGame *game,
                       GRand    *rand);

static void
play_one (AleaGame *game,
          GRand    *rand)
{
  AleaDecision decision = { .act = ALEA_ACT_MOVE };

  g_assert_true (quiet_play_choose (alea_game_get_state (game), rand, &decision.move));
  g_assert_true (alea_game_decide (game, &decision, NULL));
}

static void
undo_one (AleaGame *game,
          GRand    *rand)
{
  alea_game_undo (game);
}

static void
redo_one (AleaGame *game,
          GRand    *rand)
{
  alea_game_redo (game);
}

static double
get_ms (void)
{
  struct timespec now;

  g_assert_cmpint (clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now), ==, 0);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return *(const double *) a < *(const double *) b ? -1 : *(const double *) a > *(const double *) b;
}

/* Milliseconds of work of the quickest tenth: what runs beside a step empties caches,
 * and so adds to its work. */
static double
measure (AleaGame *game,
         GRand    *rand,
         Step      step)
{
  double times[SAMPLE];

  for (guint i = 0; i < SAMPLE; i++)
    {
      const double start = get_ms ();

      step (game, rand);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      times[i] = get_ms () - start;
    }
  qsort (times, SAMPLE, sizeof *times, compare);

  return times[SAMPLE / 10];
}

static void
measure_all (AleaGame *game,
             GRand    *rand,
             double   *times)
{
  times[0] = measure (game, rand, play_one);
  times[1] = measure (game, rand, undo_one);
  times[2] = measure (game, rand, redo_one);
}

/* Each step late in a game takes about as long as early in it. */
static void
test_work (void)
{
  static const char *const names[] = { "an event", "an undo", "a redo" };
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);
  double early[G_N_ELEMENTS (names)], late[G_N_ELEMENTS (names)];
  AleaGame *game;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "");
  game = room_get_game (&room);

  while (alea_game_get_n_events (game) < SHORT)
    play_one (game, rand);
  measure_all (game, rand, early);
  while (alea_game_get_n_events (game) < LONG)
    play_one (game, rand);
  measure_all (game, rand, late);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s: %.3f ms early, %.3f ms late", names[i], early[i], late[i]);
      g_assert_cmpfloat (late[i], <, MOST * early[i]);
    }
  room_clear_away (&room);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/desk/long-game/work", test_work);

  return g_test_run ();
}
