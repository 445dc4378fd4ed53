/* bench-shelf.c: a hundred thousand games on the shelf
 *
 * Fills a shelf, or goes on with the one in the folder that is named, and
 * prints how long the main thread and the user wait: for the first list, for a
 * letter in the search, for an event in a long game, for a game to open.
 *
 *   bench-shelf [GAMES [FOLDER]]
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-shelf-exchange.h"

#include "alea-shelf-keep.h"
#include "alea-shelf-read.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#define N_GAMES       100000
#define N_EVENTS      80      /* of an ordinary game */
#define N_LONG_EVENTS 5000
#define N_RUNS        9

/* --- games ---------------------------------------------------------------- */

typedef struct
{
  guint  n_left;
  GRand *rand;
} Source;

static char *
make_name (GRand *rand)
{
  static const char *const first[] = {
    "Anna", "Ben", "Clara", "David", "Eva", "Frank", "Greta", "Hans", "Ida", "Jan", "Karl", "Lena",
  };
  static const char *const last[] = {
    "Bauer", "Becker", "Fischer", "Klein", "Koch", "Müller", "Neumann", "Richter", "Schmidt", "Schulz", "Wagner",
  };

  return g_strdup_printf ("%s %s %d", first[g_rand_int_range (rand, 0, G_N_ELEMENTS (first))],
                          last[g_rand_int_range (rand, 0, G_N_ELEMENTS (last))], g_rand_int_range (rand, 1, 60));
}

static AleaShelfGame *
make_game (GRand *rand,
           guint  n_events)
{
  static const char *const rules[] = { "chess", "chess960", "guardener", "jepps", "random-move" };
  AleaShelfGame *game = alea_shelf_game_new (rules[g_rand_int_range (rand, 0, G_N_ELEMENTS (rules))]);

  game->white = make_name (rand);
  game->black = make_name (rand);
  game->event = g_strdup_printf ("Club evening %d", g_rand_int_range (rand, 1, 50));
  game->site = g_strdup ("Vienna");
  game->date = g_strdup ("2026.03.14");
  game->fen = g_strdup ("rnbqkb1r/pp2pppp/5n2/3p4/2PP4/2N5/PP3PPP/R1BQKBNR b KQkq - 2 5");
  game->state = g_rand_int_range (rand, 0, 50) > 0 ? ALEA_SHELF_OVER : ALEA_SHELF_IN_PROGRESS;
  game->result = (AleaResult) g_rand_int_range (rand, ALEA_RESULT_NONE, ALEA_RESULT_DRAW + 1);
  game->n_moves = (int) n_events / 4;
  game->origin = ALEA_SHELF_ORIGIN_FILE;
  for (guint i = 0; i < n_events; i++)
    {
      char roll[] = "1-1";

      roll[0] = (char) ('1' + g_rand_int_range (rand, 0, 6));
      roll[2] = (char) ('1' + g_rand_int_range (rand, 0, 6));
      alea_shelf_game_add_event (game, i % 2 == 0 ? ALEA_SHELF_ROLL : ALEA_SHELF_DECISION, (int) (i / 2 % 2),
                                 i % 2 == 0 ? roll : "Nf3", ALEA_SHELF_NO_CLOCK, 0);
    }

  return game;
}

static AleaShelfGame *
next_game (gpointer       data,
           GCancellable  *cancellable,
           GError       **error)
{
  Source *source = data;

  if (source->n_left == 0)
    return NULL;

  source->n_left--;
  return make_game (source->rand, N_EVENTS);
}

/* --- waiting -------------------------------------------------------------- */

static void
take_result (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static void
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static double
get_ms (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double first = *(const double *) a, second = *(const double *) b;

  return first < second ? -1 : first > second;
}

/* The least of @n, the middle one, and the largest. */
static void
print_times (const char *name,
             double     *times,
             guint       n)
{
  qsort (times, n, sizeof *times, compare_doubles);
  g_print ("%s-least %.3f ms\n%s %.3f ms\n%s-most %.3f ms\n", name, times[0], name, times[n / 2], name, times[n - 1]);
}

/* --- what is measured ----------------------------------------------------- */

static void
fill (AleaShelf *shelf,
      guint      n_games)
{
  Source source = { n_games, g_rand_new_with_seed (1) };
  const gint64 start = g_get_monotonic_time ();
  GAsyncResult *result = NULL;
  GError *error = NULL;

  alea_shelf_import_async (shelf, NULL, next_game, &source, NULL, NULL, NULL, NULL, take_result, &result);
  wait_for (&result);
  if (!alea_shelf_exchange_finish (shelf, result, NULL, &error))
    g_error ("%s", error->message);
  g_object_unref (result);
  g_rand_free (source.rand);
  g_print ("shelf-import %.0f games/s\n", n_games / get_ms (start) * 1000);
}

/* All that match, and the heads of the first page. */
static guint
list (AleaShelf             *shelf,
      const AleaShelfFilter *filter)
{
  GAsyncResult *found = NULL, *read = NULL;
  g_autoptr(GArray) ids = NULL;
  g_autoptr(GPtrArray) heads = NULL;

  alea_shelf_find_async (shelf, filter, NULL, take_result, &found);
  wait_for (&found);
  ids = alea_shelf_find_finish (shelf, found, NULL);
  alea_shelf_read_async (shelf, (const gint64 *) ids->data, MIN (ids->len, 50), FALSE, NULL, take_result, &read);
  wait_for (&read);
  heads = alea_shelf_read_finish (shelf, read, NULL);
  g_object_unref (found);
  g_object_unref (read);

  return ids->len;
}

/* From nothing. */
static void
measure_first_list (const char *folder)
{
  const AleaShelfFilter all = { 0 };
  double times[N_RUNS];

  for (guint i = 0; i < N_RUNS; i++)
    {
      const gint64 start = g_get_monotonic_time ();
      AleaShelf *shelf = alea_shelf_new (folder);

      list (shelf, &all);
      times[i] = get_ms (start);
      alea_shelf_close (shelf, G_MAXINT);
      g_object_unref (shelf);
    }

  print_times ("shelf-first-list", times, N_RUNS);
}

static void
measure_search (AleaShelf  *shelf,
                const char *name,
                const char *words)
{
  const AleaShelfFilter filter = { .search = (char *) words };
  double times[N_RUNS];

  for (guint i = 0; i < N_RUNS; i++)
    {
      const gint64 start = g_get_monotonic_time ();

      list (shelf, &filter);
      times[i] = get_ms (start);
    }

  print_times (name, times, N_RUNS);
}

static void
measure_sort (AleaShelf  *shelf)
{
  double times[5];

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      const AleaShelfFilter filter = { .sort = (AleaShelfSort) i };
      const gint64 start = g_get_monotonic_time ();

      list (shelf, &filter);
      times[i] = get_ms (start);
    }

  print_times ("shelf-sort", times, G_N_ELEMENTS (times));
}

static void
measure_count (AleaShelf *shelf,
               gboolean   has_rolls)
{
  const AleaShelfFilter all = { 0 };
  const gint64 start = g_get_monotonic_time ();
  GAsyncResult *result = NULL;

  alea_shelf_count_async (shelf, &all, 20, has_rolls ? ALEA_SHELF_COUNT_ROLLS : ALEA_SHELF_COUNT_GAMES, NULL, take_result, &result);
  wait_for (&result);
  alea_shelf_statistics_free (alea_shelf_count_finish (shelf, result, NULL));
  g_object_unref (result);
  g_print ("shelf-count%s %.0f ms\n", has_rolls ? "-rolls" : "", get_ms (start));
}

static void
measure_long_game (AleaShelf *shelf)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (2);
  g_autoptr(AleaShelfGame) game = make_game (rand, N_LONG_EVENTS);
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, (char *) "Nf3", ALEA_SHELF_NO_CLOCK, 0 };
  const gint64 id = alea_shelf_create (shelf, game, NULL, NULL);
  double asked[200], kept[200], undone[1000];
  GAsyncResult *result = NULL;
  gint64 start;

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      start = g_get_monotonic_time ();
      alea_shelf_append (shelf, id, N_LONG_EVENTS + i, &event, 1, game, take_result, &result);
      asked[i] = get_ms (start);
      wait_for (&result);
      kept[i] = get_ms (start);
      g_clear_object (&result);
    }
  print_times ("shelf-event-on-main-thread", asked, G_N_ELEMENTS (asked));
  print_times ("shelf-event-kept", kept, G_N_ELEMENTS (kept));

  for (guint i = 0; i < G_N_ELEMENTS (undone); i++)
    {
      start = g_get_monotonic_time ();
      alea_shelf_rewind (shelf, id, N_LONG_EVENTS - i, game, NULL, NULL);
      undone[i] = get_ms (start);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  print_times ("shelf-undo-on-main-thread", undone, G_N_ELEMENTS (undone));

  alea_shelf_release (shelf, id);
  start = g_get_monotonic_time ();
  alea_shelf_open (shelf, id, take_result, &result);
  wait_for (&result);
  alea_shelf_game_free (alea_shelf_open_finish (shelf, result, NULL));
  g_clear_object (&result);
  g_print ("shelf-open-after-1000-undos %.1f ms\n", get_ms (start));

  alea_shelf_release (shelf, id);
  alea_shelf_flush (shelf, take_result, &result);
  wait_for (&result);
  g_clear_object (&result);
  start = g_get_monotonic_time ();
  alea_shelf_open (shelf, id, take_result, &result);
  wait_for (&result);
  alea_shelf_game_free (alea_shelf_open_finish (shelf, result, NULL));
  g_object_unref (result);
  g_print ("shelf-open-long-game %.1f ms\n", get_ms (start));
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
  const guint n_games = argc > 1 ? (guint) atoi (argv[1]) : N_GAMES;
  g_autofree char *folder = argc > 2 ? g_strdup (argv[2]) : g_dir_make_tmp ("alea-shelf-XXXXXX", NULL);
  AleaShelf *shelf = alea_shelf_new (folder);
  const AleaShelfFilter all = { 0 };

  if (list (shelf, &all) < n_games)
    fill (shelf, n_games);
  alea_shelf_close (shelf, G_MAXINT);
  g_object_unref (shelf);

  measure_first_list (folder);
  shelf = alea_shelf_new (folder);
  measure_search (shelf, "shelf-search-one-letter", "m");
  measure_search (shelf, "shelf-search-word", "müller");
  measure_search (shelf, "shelf-search-nothing", "qqq");
  measure_sort (shelf);
  measure_count (shelf, FALSE);
  measure_count (shelf, TRUE);
  measure_long_game (shelf);
  alea_shelf_close (shelf, G_MAXINT);
  g_object_unref (shelf);

  if (argc <= 2)
    remove_folder (folder);
  return EXIT_SUCCESS;
}
