/* test-shelf.c: games go on the shelf and come back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-shelf-exchange.h"
#include "alea-shelf-keep.h"
#include "alea-shelf-private.h"
#include "alea-shelf-read.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

/* More than can be answered while they are asked. */
#define N_QUESTIONS 5000

/* All that is said of a game comes back, for another program as well. */
static void
test_whole_games (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 20; i++)
    {
      AleaShelf *shelf = alea_shelf_new (folder);
      g_autoptr(AleaShelfGame) game = shelf_test_make_any_game (rand);
      g_autoptr(AleaShelfGame) read = NULL, opened = NULL;
      g_autoptr(GError) error = NULL;

      game->id = shelf_test_create (shelf, game);
      read = shelf_test_read (shelf, game->id);
      g_assert_cmpint (read->changed, >, 0);
      g_assert_cmpint (read->use, ==, ALEA_SHELF_OPEN_HERE);
      game->changed = read->changed;
      game->n_events = game->events->len;
      g_assert_true (alea_shelf_game_equal (read, game));
      shelf_test_close (shelf);

      shelf = alea_shelf_new (folder);
      opened = shelf_test_open (shelf, game->id, &error);
      g_assert_no_error (error);
      g_assert_true (alea_shelf_game_equal (opened, game));
      g_assert_cmpint (opened->use, ==, ALEA_SHELF_OPEN_HERE);
      shelf_test_close (shelf);
    }

  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

/* Nobody else can read it. */
static void
test_private (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *log = shelf_test_get_path (folder, "games.db-wal");
  g_autofree char *lock = shelf_test_get_path (folder, "games.lock");
  const mode_t mask = umask (0);
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 3);
  GStatBuf info;

  shelf_test_create (shelf, game);
  g_assert_cmpint (g_stat (folder, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  g_assert_cmpint (g_stat (log, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  g_assert_cmpint (g_stat (lock, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);

  shelf_test_close (shelf);
  umask (mask);
  shelf_test_remove_folder (folder);
}

static void
assert_events (AleaShelf  *shelf,
               gint64      id,
               guint       n_events,
               const char *all)
{
  g_autoptr(AleaShelfGame) game = shelf_test_read (shelf, id);
  g_autoptr(GString) texts = g_string_new (NULL);

  g_assert_nonnull (game);
  for (guint i = 0; i < game->events->len; i++)
    g_string_append_printf (texts, "%s%s", i > 0 ? " " : "", alea_shelf_game_get_event (game, i)->text);
  g_assert_cmpstr (texts->str, ==, all);
  g_assert_cmpuint (game->n_events, ==, n_events);
}

/* What was undone is there for a redo, until something else happens. */
static void
test_events (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  const gint64 id = shelf_test_create (shelf, game);

  shelf_test_append (shelf, id, 2, "a");
  shelf_test_append (shelf, id, 3, "b");
  assert_events (shelf, id, 4, "e0 e1 a b");
  shelf_test_rewind (shelf, id, 2);
  assert_events (shelf, id, 2, "e0 e1 a b");
  shelf_test_rewind (shelf, id, 3);
  assert_events (shelf, id, 3, "e0 e1 a b");
  shelf_test_append (shelf, id, 3, "c");
  assert_events (shelf, id, 4, "e0 e1 a c");
  shelf_test_rewind (shelf, id, 0);
  shelf_test_append (shelf, id, 0, "d");
  assert_events (shelf, id, 1, "d");

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* What is noted by events goes with them, but for rolls that were taken back. */
static void
test_notes (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4);
  g_autoptr(AleaShelfGame) read = NULL;
  gint64 id;

  alea_shelf_game_add_note (game, 0, ALEA_SHELF_NOTE_COMMENT, "begin");
  alea_shelf_game_add_note (game, 2, ALEA_SHELF_NOTE_COMMENT, "middle");
  alea_shelf_game_add_note (game, 3, ALEA_SHELF_NOTE_NAGS, "$1");
  alea_shelf_game_add_note (game, 4, ALEA_SHELF_NOTE_TAKEN, "3 2d6 1-1");
  alea_shelf_game_add_verdict (game, 2, "e", "x");
  alea_shelf_game_add_verdict (game, 3, "e", "y");
  id = shelf_test_create (shelf, game);
  shelf_test_rewind (shelf, id, 2);
  shelf_test_append (shelf, id, 2, "z");

  read = shelf_test_read (shelf, id);
  g_assert_cmpuint (read->notes->len, ==, 3);
  g_assert_cmpuint (g_array_index (read->notes, AleaShelfNote, 1).number, ==, 2);
  g_assert_cmpint (g_array_index (read->notes, AleaShelfNote, 2).kind, ==, ALEA_SHELF_NOTE_TAKEN);
  g_assert_cmpuint (read->verdicts->len, ==, 1);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* A game is open in one place. */
static void
test_two_programs (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *first = alea_shelf_new (folder), *second = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  g_autoptr(AleaShelfGame) there = NULL, opened = NULL, again = NULL;
  g_autoptr(GError) error = NULL;
  const gint64 id = shelf_test_create (first, game);

  g_assert_null (shelf_test_open (first, id, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE);
  g_clear_error (&error);
  g_assert_null (shelf_test_open (second, id, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE);
  g_clear_error (&error);
  g_assert_false (shelf_test_delete (second, id, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE);
  g_clear_error (&error);
  there = shelf_test_read (second, id);
  g_assert_cmpint (there->use, ==, ALEA_SHELF_OPEN_ELSEWHERE);

  alea_shelf_release (first, id);
  shelf_test_flush (first);
  opened = shelf_test_open (second, id, &error);
  g_assert_no_error (error);
  shelf_test_append (second, id, 2, "z");
  g_assert_null (shelf_test_open (first, id, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE);
  g_clear_error (&error);

  shelf_test_close (second);
  again = shelf_test_open (first, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->n_events, ==, 3);
  shelf_test_close (first);
  shelf_test_remove_folder (folder);
}

/* Also where it has been asked for twice before it comes. */
static void
test_opened_twice (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2), opened = NULL;
  g_autoptr(GAsyncResult) first = NULL, second = NULL;
  g_autoptr(GError) error = NULL;
  const gint64 id = shelf_test_create (shelf, game);

  alea_shelf_release (shelf, id);
  g_assert_false (alea_shelf_get_is_open (shelf, id));
  alea_shelf_open (shelf, id, shelf_test_take_result, &first);
  g_assert_true (alea_shelf_get_is_open (shelf, id));
  alea_shelf_open (shelf, id, shelf_test_take_result, &second);
  shelf_test_wait_for_result (&first);
  shelf_test_wait_for_result (&second);
  opened = alea_shelf_open_finish (shelf, first, &error);
  g_assert_no_error (error);
  g_assert_nonnull (opened);
  g_assert_null (alea_shelf_open_finish (shelf, second, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE);
  g_assert_true (alea_shelf_get_is_open (shelf, id));
  shelf_test_append (shelf, id, 2, "e4");
  g_clear_object (&first);
  g_clear_object (&second);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

static void
run_sql (AleaShelf  *shelf,
         const char *sql)
{
  shelf_test_flush (shelf);
  shelf_test_run_sql (shelf->place->path, sql);
}

static void
wait_a_day (AleaShelf *shelf)
{
  run_sql (shelf, "UPDATE game SET deleted = deleted - 25 * 3600 * 1000 WHERE deleted IS NOT NULL");
}

static void
clean_a_day_later (AleaShelf *shelf)
{
  wait_a_day (shelf);
  alea_shelf_clean (shelf);
}

/* It can be put back, until a day later, however often it is deleted. */
static void
test_delete (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  g_autoptr(GError) error = NULL;
  gint64 id = shelf_test_create (shelf, game);
  GArray *ids;

  alea_shelf_release (shelf, id);
  g_assert_true (shelf_test_delete (shelf, id, NULL));
  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 0);
  g_array_unref (ids);
  g_assert_null (shelf_test_read (shelf, id));
  g_assert_null (shelf_test_open (shelf, id, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND);

  /* What has just been deleted is not cleaned away yet. */
  alea_shelf_clean (shelf);
  alea_shelf_change (shelf, ALEA_SHELF_UNDELETE, &id, 1, NULL, NULL);
  shelf_test_flush (shelf);
  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 1);
  g_array_unref (ids);
  assert_events (shelf, id, 2, "e0 e1");

  g_assert_true (shelf_test_delete (shelf, id, NULL));
  wait_a_day (shelf);
  g_assert_true (shelf_test_delete (shelf, id, NULL));
  alea_shelf_clean (shelf);
  shelf_test_flush (shelf);
  alea_shelf_change (shelf, ALEA_SHELF_UNDELETE, &id, 1, NULL, NULL);
  shelf_test_flush (shelf);
  g_assert_null (shelf_test_read (shelf, id));

  shelf_test_close (shelf);
  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

/* Of two imports only the one that was left in the middle is cleaned away. */
static void
test_left_import (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  gint64 ids[3];

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 1 + i);

      ids[i] = shelf_test_create (shelf, game);
      alea_shelf_release (shelf, ids[i]);
    }
  run_sql (shelf, "INSERT INTO batch VALUES (1, NULL, 1, 0), (2, NULL, 0, 0), (3, NULL, 1, 0);"
                  "UPDATE game SET batch = n_events");
  alea_shelf_clean (shelf);
  for (guint i = 0; i < 3; i++)
    shelf_test_flush (shelf);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(AleaShelfGame) game = shelf_test_read (shelf, ids[i]);

      g_assert_cmpint (game != NULL, ==, i != 1);
    }
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* Deleted games go by themselves, much later; not those that stay. */
static void
test_delete_many (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr(GArray) left = NULL;

  for (guint i = 0; i < 450; i++)
    {
      const gint64 id = alea_shelf_create (shelf, game, NULL, NULL);

      alea_shelf_release (shelf, id);
      g_array_append_val (all, id);
    }
  alea_shelf_change (shelf, ALEA_SHELF_DELETE, (const gint64 *) all->data, all->len - 5, NULL, NULL);
  clean_a_day_later (shelf);
  for (guint i = 0; i < 10; i++)
    shelf_test_flush (shelf);

  /* Nothing of them can be put back. */
  alea_shelf_change (shelf, ALEA_SHELF_UNDELETE, (const gint64 *) all->data, all->len, NULL, NULL);
  shelf_test_flush (shelf);
  left = shelf_test_find_all (shelf);
  g_assert_cmpuint (left->len, ==, 5);
  shelf_test_close (shelf);
  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

/* The last ones that were changed, where no more are wanted. */
static void
test_first_ones (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  gint64 ids[4];

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);

      ids[i] = shelf_test_create (shelf, game);
      g_usleep (5000);
    }
  for (guint max = 0; max <= G_N_ELEMENTS (ids) + 1; max++)
    {
      const AleaShelfFilter filter = { .max = max };
      g_autoptr(GArray) found = shelf_test_find (shelf, &filter);

      g_assert_cmpuint (found->len, ==, max == 0 ? G_N_ELEMENTS (ids) : MIN (max, G_N_ELEMENTS (ids)));
      for (guint i = 0; i < found->len; i++)
        g_assert_cmpint (g_array_index (found, gint64, i), ==, ids[G_N_ELEMENTS (ids) - 1 - i]);
    }

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* --- after the end -------------------------------------------------------- */

static void
test_closed (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  const AleaShelfFilter filter = { 0 };
  g_autoptr(GAsyncResult) kept = NULL, late = NULL, found = NULL;
  g_autoptr(GError) error = NULL;
  const gint64 id = alea_shelf_create (shelf, game, shelf_test_take_result, &kept);

  g_assert_true (alea_shelf_get_is_open (shelf, id));
  g_assert_true (alea_shelf_close (shelf, 60000));
  g_assert_false (alea_shelf_get_is_open (shelf, id));
  alea_shelf_create (shelf, game, shelf_test_take_result, &late);
  alea_shelf_find_async (shelf, &filter, NULL, shelf_test_take_result, &found);
  alea_shelf_refresh (shelf);
  shelf_test_wait_for_result (&kept);
  shelf_test_wait_for_result (&late);
  shelf_test_wait_for_result (&found);

  g_assert_true (alea_shelf_keep_finish (shelf, kept, NULL));
  g_assert_false (alea_shelf_keep_finish (shelf, late, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_CLOSED);
  g_clear_error (&error);
  g_assert_null (alea_shelf_find_finish (shelf, found, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_CLOSED);

  g_clear_object (&kept);
  g_clear_object (&late);
  g_clear_object (&found);
  g_assert_finalize_object (shelf);
  shelf_test_remove_folder (folder);
}

typedef struct
{
  guint n_done;
  guint n_cancelled;
} Answers;

static void
count_answer_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  Answers *answers = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) found = alea_shelf_find_finish (ALEA_SHELF (object), result, &error);

  g_assert_true ((found == NULL) == (error != NULL));
  answers->n_done++;
  answers->n_cancelled += g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static gboolean
has_all_answers (gpointer data)
{
  return ((Answers *) data)->n_done == N_QUESTIONS;
}

/* Whoever leaves does not wait for answers. */
static void
test_closed_amid_questions (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  const AleaShelfFilter filter = { 0 };
  Answers answers = { 0 };

  shelf_test_create (shelf, game);
  for (guint i = 0; i < N_QUESTIONS; i++)
    alea_shelf_find_async (shelf, &filter, NULL, count_answer_cb, &answers);
  g_assert_true (alea_shelf_close (shelf, 60000));
  shelf_test_wait_for (has_all_answers, &answers);
  g_assert_cmpuint (answers.n_cancelled, >, 0);

  g_assert_finalize_object (shelf);
  shelf_test_remove_folder (folder);
}

static AleaShelfGame *
give_one (gpointer       n_given,
          GCancellable  *cancellable,
          GError       **error)
{
  return (*(guint *) n_given)++ == 0 ? shelf_test_make_game ("Anna", "Ben", 2) : NULL;
}

static void
close_cb (guint    n_games,
          gpointer shelf)
{
  g_assert_cmpuint (n_games, ==, 1);
  g_assert_true (alea_shelf_close (shelf, 60000));
}

/* An import whose end nobody can note any more has come to nothing. */
static void
test_closed_amid_import (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) ids = NULL;
  guint n_given = 0, n_games = 7;

  alea_shelf_import_async (shelf, NULL, give_one, &n_given, NULL, close_cb, shelf, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_exchange_finish (shelf, result, &n_games, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_CLOSED);
  g_assert_cmpuint (n_games, ==, 0);
  g_clear_object (&result);
  shelf_test_close (shelf);

  shelf = alea_shelf_new (folder);
  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 0);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf/whole-games", test_whole_games);
  g_test_add_func ("/shelf/private", test_private);
  g_test_add_func ("/shelf/events", test_events);
  g_test_add_func ("/shelf/notes", test_notes);
  g_test_add_func ("/shelf/two-programs", test_two_programs);
  g_test_add_func ("/shelf/opened-twice", test_opened_twice);
  g_test_add_func ("/shelf/delete", test_delete);
  g_test_add_func ("/shelf/left-import", test_left_import);
  g_test_add_func ("/shelf/delete-many", test_delete_many);
  g_test_add_func ("/shelf/first-ones", test_first_ones);
  g_test_add_func ("/shelf/closed", test_closed);
  g_test_add_func ("/shelf/closed-amid-questions", test_closed_amid_questions);
  g_test_add_func ("/shelf/closed-amid-import", test_closed_amid_import);

  return g_test_run ();
}
