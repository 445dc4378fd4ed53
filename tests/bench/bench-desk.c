/* bench-desk.c: a very long game on the desk
 *
 * Plays a game of chess of as many moves as can be, up to five thousand a side, and
 * prints how long the main thread is held by an event and by an undo of it, in all
 * and for keeping it alone; and how long it takes to go on with it next time.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-desk.h"

#include "alea-shelf-keep.h"
#include "quiet-play.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#define N_EVENTS 10000
#define N_UNDOS  1000
#define N_LAST   200

static double
get_ms (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return *(const double *) a < *(const double *) b ? -1 : *(const double *) a > *(const double *) b;
}

static void
print_times (const char *name,
             double     *times,
             guint       n)
{
  qsort (times, n, sizeof *times, compare);
  g_print ("%s %.3f ms\n%s-most %.3f ms\n", name, times[n / 2], name, times[n - 1]);
}

static void
flush_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  *(gboolean *) data = TRUE;
}

static void
flush (AleaShelf *shelf)
{
  gboolean is_done = FALSE;

  alea_shelf_flush (shelf, flush_cb, &is_done);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
}

static guint
play (AleaGame *game,
      double   *times)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);
  AleaMove move;
  guint n = 0;

  while (n < N_EVENTS && quiet_play_choose (alea_game_get_state (game), rand, &move))
    {
      const AleaDecision decision = { .act = ALEA_ACT_MOVE, .move = move };
      const gint64 start = g_get_monotonic_time ();

      if (!alea_game_decide (game, &decision, NULL))
        break;
      times[n++] = get_ms (start);
      if (n % 64 == 0)
        while (g_main_context_iteration (NULL, FALSE))
          ;
    }

  return n;
}

static void
undo (AleaGame   *game,
      const char *name)
{
  double times[N_UNDOS];
  guint n = 0;

  for (; n < N_UNDOS && alea_game_get_can_undo (game); n++)
    {
      const gint64 start = g_get_monotonic_time ();

      alea_game_undo (game);
      times[n] = get_ms (start);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }

  if (n > 0)
    print_times (name, times, n);
}

static void
remove_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_autofree double *alone = g_new0 (double, N_EVENTS), *kept = g_new0 (double, N_EVENTS);
  g_autofree char *folder = g_dir_make_tmp ("alea-desk-XXXXXX", NULL);
  g_autoptr(GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr(AleaGame) free_game = alea_game_new (alea_rules_find ("chess"), NULL);
  g_autoptr(AleaGame) game = alea_game_new (alea_rules_find ("chess"), NULL);
  AleaShelf *shelf = alea_shelf_new (folder);
  AleaDesk *desk = alea_desk_new (shelf, settings, TRUE);
  const guint n_free = play (free_game, alone);
  guint n;

  flush (shelf);
  alea_desk_play (desk, game, NULL);
  n = play (game, kept);
  flush (shelf);
  g_print ("desk-events %u\n", n);
  if (n > N_LAST && n_free == n)
    {
      print_times ("desk-event-without-desk", alone + n - N_LAST, N_LAST);
      print_times ("desk-event", kept + n - N_LAST, N_LAST);
    }
  undo (free_game, "desk-undo-without-desk");
  undo (game, "desk-undo");

  g_object_run_dispose (G_OBJECT (desk));
  g_object_unref (desk);
  alea_shelf_close (shelf, G_MAXINT);
  g_object_unref (shelf);
  remove_folder (folder);
  return EXIT_SUCCESS;
}
