/* test-shelf-reader.c: the thread that reads, and the matches that it reads
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-shelf-private.h"
#include "alea-shelf-read.h"
#include "shelf-reader.h"
#include "shelf-reads.h"

#include <glib/gstdio.h>

static gint is_reading;

/* So long that nobody would wait for it. */
static gboolean
read_long (ShelfJob       *job,
           ShelfDatabase  *database,
           GError        **error)
{
  g_atomic_int_set (&is_reading, TRUE);
  return shelf_database_ask (database, "WITH RECURSIVE n (x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n LIMIT 30000000)"
                             " SELECT max (x) FROM n", 0, error) >= 0;
}

static const ShelfJobClass long_class = { .read = read_long };

/* Nobody waits for what nobody wants any more, though it is in the midst of it. */
static void
test_left_amid_question (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      AleaShelf *shelf = alea_shelf_new (folder);
      g_autoptr(GCancellable) cancellable = g_cancellable_new ();
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GError) error = NULL;

      shelf_test_flush (shelf);
      g_atomic_int_set (&is_reading, FALSE);
      alea_shelf_push_read (shelf, shelf_job_new (&long_class, sizeof (ShelfJob),
                                                  alea_shelf_make_task (shelf, cancellable, shelf_test_take_result, &result)));
      while (!g_atomic_int_get (&is_reading))
        g_main_context_iteration (NULL, FALSE);
      if (i == 0)
        g_cancellable_cancel (cancellable);
      else
        g_assert_true (alea_shelf_close (shelf, 60000));
      shelf_test_wait_for_result (&result);
      g_assert_false (g_task_propagate_boolean (G_TASK (result), &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_clear_object (&result);
      shelf_test_close (shelf);
      shelf_test_remove_folder (folder);
    }
}

/* When it ends, nothing stays open of what is read from and written to. */
static void
test_nothing_stays_open (void)
{
  guint n_open[3];

  /* The first time more is begun, which stays. */
  for (guint i = 0; i < G_N_ELEMENTS (n_open); i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      AleaShelf *shelf = alea_shelf_new (folder);
      g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2), read = NULL;

      read = shelf_test_read (shelf, shelf_test_create (shelf, game));
      g_assert_nonnull (read);
      shelf_test_close (shelf);
      n_open[i] = shelf_test_count_files ("/proc/self/fd", "");
      shelf_test_remove_folder (folder);
    }

  g_assert_cmpuint (n_open[2], ==, n_open[1]);
}

static void
news_cb (gpointer item,
         gpointer has_changed)
{
  *(int *) has_changed = ((const ShelfNews *) item)->has_changed;
  shelf_news_free (item);
}

static gboolean
has_come (gpointer has_changed)
{
  return *(int *) has_changed >= 0;
}

static gboolean
look (ShelfReader *reader,
      int         *has_changed)
{
  *has_changed = -1;
  shelf_reader_look (reader);
  shelf_test_wait_for (has_come, has_changed);
  return *has_changed;
}

/* Whatever becomes of the file is a change, once: that it comes, gives way to another, goes, is
 * back, and is written to by somebody else. */
static void
test_changes (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (1), other = shelf_test_make_place (1);
  g_autofree char *aside = shelf_test_get_path (place->folder, "aside");
  const char *const moves[][2] = {
    { aside, place->path }, { other->path, place->path }, { place->path, aside }, { aside, place->path },
  };
  int has_changed;
  ShelfPost *post = shelf_post_new (news_cb, &has_changed, shelf_news_free);
  ShelfReader *reader = shelf_reader_new (place->folder, post);

  g_assert_cmpint (g_rename (place->path, aside), ==, 0);
  g_assert_false (look (reader, &has_changed));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_assert_cmpint (g_rename (moves[i][0], moves[i][1]), ==, 0);
      g_assert_true (look (reader, &has_changed));
      g_assert_false (look (reader, &has_changed));
    }
  shelf_test_run_sql (place->path, "UPDATE game SET white = 'Cleo'");
  g_assert_true (look (reader, &has_changed));
  g_assert_false (look (reader, &has_changed));

  g_assert_true (shelf_reader_stop (reader, G_MAXINT64));
  shelf_post_free (post);
  shelf_test_remove_folder (place->folder);
  shelf_test_remove_folder (other->folder);
}

/* What is looked for once more, since the file had to be mended, is found once. */
static void
test_asked_again (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (3);
  ShelfDatabase *database = shelf_database_open (place->path, SHELF_ACCESS_READ, NULL);
  const AleaShelfFilter all = { 0 };
  g_autoptr(GAsyncResult) found = NULL, read = NULL;
  g_autoptr(GArray) ids = NULL;
  g_autoptr(GPtrArray) games = NULL;
  ShelfJob *find = shelf_read_find (g_task_new (NULL, NULL, shelf_test_take_result, &found), &all), *job;

  for (guint i = 0; i < 2; i++)
    g_assert_true (find->klass->read (find, database, NULL));
  shelf_job_answer (find);
  shelf_test_wait_for_result (&found);
  ids = g_task_propagate_pointer (G_TASK (found), NULL);
  g_assert_cmpuint (ids->len, ==, 3);

  job = shelf_read_games (g_task_new (NULL, NULL, shelf_test_take_result, &read), (gint64 *) ids->data, 2, FALSE, NULL);
  for (guint i = 0; i < 2; i++)
    g_assert_true (job->klass->read (job, database, NULL));
  shelf_job_answer (job);
  shelf_test_wait_for_result (&read);
  games = g_task_propagate_pointer (G_TASK (read), NULL);
  g_assert_cmpuint (games->len, ==, 2);
  shelf_database_close (database, FALSE);
  shelf_test_remove_folder (place->folder);
}

/* Where there is no file to read in, nothing is found, and that is an answer. */
static void
test_no_file (void)
{
  const AleaShelfFilter all = { 0 };
  g_autoptr(GAsyncResult) found = NULL, counted = NULL;
  g_autoptr(GArray) ids = NULL;
  g_autoptr(AleaShelfStatistics) statistics = NULL;

  shelf_job_answer (shelf_read_find (g_task_new (NULL, NULL, shelf_test_take_result, &found), &all));
  shelf_test_wait_for_result (&found);
  ids = g_task_propagate_pointer (G_TASK (found), NULL);
  g_assert_cmpuint (ids->len, ==, 0);

  shelf_job_answer (shelf_read_statistics (g_task_new (NULL, NULL, shelf_test_take_result, &counted), &all, 9,
                                           ALEA_SHELF_COUNT_GAMES));
  shelf_test_wait_for_result (&counted);
  statistics = g_task_propagate_pointer (G_TASK (counted), NULL);
  g_assert_nonnull (statistics);
  g_assert_cmpuint (statistics->n_games + statistics->players->len, ==, 0);
}

static AleaShelfMatch *
read_match (AleaShelf *shelf,
            gint64     id)
{
  GAsyncResult *result = NULL;
  GError *error = NULL;
  AleaShelfMatch *match;

  alea_shelf_read_match_async (shelf, id, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  match = alea_shelf_read_match_finish (shelf, result, &error);
  g_assert_no_error (error);
  g_object_unref (result);

  return match;
}

static void
test_matches (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  AleaShelfMatch match = { .names = { (char *) "Anna", (char *) "Ben" }, .number = 3, .first = 1, .points = { 3, 1 } };
  g_autoptr(AleaShelfMatch) last = NULL, first = NULL;
  const gint64 begun = g_get_real_time () / 1000;
  gint64 id, other;

  g_assert_null (read_match (shelf, 0));
  id = alea_shelf_set_match (shelf, &match, NULL, NULL);
  match.number = 1;
  g_usleep (5000);
  other = alea_shelf_set_match (shelf, &match, NULL, NULL);
  g_assert_cmpint (other, !=, id);
  shelf_test_flush (shelf);

  last = read_match (shelf, 0);
  g_assert_cmpint (last->id, ==, other);
  g_assert_cmpint (last->number, ==, 1);
  first = read_match (shelf, id);
  g_assert_cmpint (first->id, ==, id);
  g_assert_cmpstr (first->names[0], ==, "Anna");
  g_assert_cmpstr (first->names[1], ==, "Ben");
  g_assert_cmpint (first->number, ==, 3);
  g_assert_cmpint (first->first, ==, 1);
  g_assert_cmpint (first->points[0], ==, 3);
  g_assert_cmpint (first->points[1], ==, 1);
  g_assert_cmpint (first->changed, >=, begun);
  g_assert_cmpint (last->changed, >, first->changed);
  g_assert_cmpint (last->changed, <=, g_get_real_time () / 1000);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* What no match can be is as near to it as there is one. */
static void
test_strange_match (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfMatch) match = NULL;

  shelf_test_flush (shelf);
  shelf_test_run_sql (path, "INSERT INTO match VALUES (5, 'Anna', 'Ben', 0, 2, -1, -1, 7)");
  match = read_match (shelf, 5);
  g_assert_cmpint (match->number, ==, 1);
  g_assert_cmpint (match->first, ==, 0);
  g_assert_cmpint (match->points[0], ==, 0);
  g_assert_cmpint (match->points[1], ==, 0);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-reader/left-amid-question", test_left_amid_question);
  g_test_add_func ("/shelf-reader/changes", test_changes);
  g_test_add_func ("/shelf-reader/asked-again", test_asked_again);
  g_test_add_func ("/shelf-reader/no-file", test_no_file);
  g_test_add_func ("/shelf-reader/matches", test_matches);
  g_test_add_func ("/shelf-reader/strange-match", test_strange_match);
  g_test_add_func ("/shelf-reader/nothing-stays-open", test_nothing_stays_open);

  return g_test_run ();
}
