/* test-shelf-transfer.c: what many games are told to be on their way, and are when they are there
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-shelf-exchange.h"

#include <sqlite3.h>

/* --- how far it has come -------------------------------------------------------- */

typedef struct
{
  GString      *steps;         /* "50 100 120" */
  guint         n_games;       /* as was told last */
  guint         longest;       /* step */
  guint         cancels_at;    /* 0: not */
  GCancellable *cancellable;
} Progress;

static void
progress_cb (guint    n_games,
             gpointer data)
{
  Progress *self = data;

  g_assert_cmpuint (n_games, >, self->n_games);
  g_string_append_printf (self->steps, "%s%u", self->steps->len > 0 ? " " : "", n_games);
  self->longest = MAX (self->longest, n_games - self->n_games);
  self->n_games = n_games;
  if (n_games == self->cancels_at)
    g_cancellable_cancel (self->cancellable);
}

static gboolean
stop_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

/* As a dialog that is shown would: all that comes meanwhile is heard of inside. */
static void
progress_in_loop_cb (guint    n_games,
                     gpointer data)
{
  g_autoptr(GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  progress_cb (n_games, data);
  g_timeout_add (50, stop_cb, loop);
  g_main_loop_run (loop);
}

static void
begin (Progress *self,
       guint     cancels_at)
{
  *self = (Progress) { .steps = g_string_new (NULL), .cancels_at = cancels_at, .cancellable = g_cancellable_new () };
}

static void
end (Progress *self)
{
  g_string_free (self->steps, TRUE);
  g_object_unref (self->cancellable);
}

/* --- games that come ------------------------------------------------------------ */

typedef struct
{
  guint  n_games;    /* that are still to be given */
  guint  n_events;   /* of each */
} Source;

static AleaShelfGame *
give_game (gpointer       data,
           GCancellable  *cancellable,
           GError       **error)
{
  Source *source = data;

  return source->n_games-- > 0 ? shelf_test_make_game ("Anna", "Ben", source->n_events) : NULL;
}

static GArray *
import (AleaShelf       *shelf,
        AleaShelfSource  give,
        gpointer         data,
        Progress        *progress)
{
  const AleaShelfFilter filter = { .sort = ALEA_SHELF_SORT_OLDEST };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  guint n_games = 0;

  alea_shelf_import_async (shelf, NULL, give, data, NULL, progress != NULL ? progress_cb : NULL, progress,
                           progress != NULL ? progress->cancellable : NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (shelf, result, &n_games, &error));
  g_assert_no_error (error);
  if (progress != NULL)
    g_assert_cmpuint (n_games, ==, progress->n_games);
  g_clear_object (&result);
  return shelf_test_find (shelf, &filter);
}

/* Those that are there already take no time. */
static AleaShelfGame *
give_ready_game (gpointer       data,
                 GCancellable  *cancellable,
                 GError       **error)
{
  GPtrArray *games = data;

  return games->len > 0 ? g_ptr_array_steal_index (games, games->len - 1) : NULL;
}

static AleaShelfGame *
give_slow_game (gpointer       data,
                GCancellable  *cancellable,
                GError       **error)
{
  g_usleep (12 * 1000);
  return give_game (data, cancellable, error);
}

/* A game that is played meanwhile waits for no more than two hundred short ones, for the
 * first of some long ones, or for what comes within three hundredths of a second. */
static void
test_import_in_parts (void)
{
  static const struct { guint n_games, n_events, longest; } rows[] = { { 450, 1, 200 }, { 5, 6000, 1 }, { 5, 3500, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      AleaShelf *shelf = alea_shelf_new (folder);
      g_autoptr(GPtrArray) games = g_ptr_array_new ();
      g_autoptr(GArray) ids = NULL;
      Progress progress;

      for (guint j = 0; j < rows[i].n_games; j++)
        g_ptr_array_add (games, shelf_test_make_game ("Anna", "Ben", rows[i].n_events));
      begin (&progress, 0);
      ids = import (shelf, give_ready_game, games, &progress);
      g_assert_cmpuint (ids->len, ==, rows[i].n_games);
      g_assert_cmpuint (progress.n_games, ==, rows[i].n_games);
      g_assert_cmpuint (progress.longest, <=, rows[i].longest);
      end (&progress);
      shelf_test_close (shelf);
      shelf_test_remove_folder (folder);
    }
}

/* Slow ones are written a few at a time, and quick ones many. */
static void
test_slow_import (void)
{
  static const struct { AleaShelfSource give; guint shortest, longest; } rows[] = {
    { give_slow_game, 1, 3 }, { give_game, 2, 40 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      AleaShelf *shelf = alea_shelf_new (folder);
      Source source = { 40, 1 };
      g_autoptr(GArray) ids = NULL;
      Progress progress;

      begin (&progress, 0);
      ids = import (shelf, rows[i].give, &source, &progress);
      g_assert_cmpuint (ids->len, ==, 40);
      g_assert_cmpuint (progress.longest, >=, rows[i].shortest);
      g_assert_cmpuint (progress.longest, <=, rows[i].longest);
      end (&progress);
      shelf_test_close (shelf);
      shelf_test_remove_folder (folder);
    }
}

/* Who gives it up when all are there has them. */
static void
test_import_given_up_late (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  Source source = { 3, 1 };
  g_autoptr(GArray) ids = NULL;
  Progress progress;

  begin (&progress, 3);
  ids = import (shelf, give_game, &source, &progress);
  g_assert_cmpuint (ids->len, ==, 3);
  end (&progress);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

static void
clean_cb (guint    n_games,
          gpointer folder)
{
  g_autoptr(AleaShelf) other = alea_shelf_new (folder);

  g_assert_true (alea_shelf_close (other, 60000));
}

/* Another program that begins meanwhile, and cleans away what was left in the middle, sees
 * that this is not. */
static void
test_import_beside_others (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  Source source = { 450, 1 };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) ids = NULL;

  alea_shelf_import_async (shelf, NULL, give_game, &source, NULL, clean_cb, folder, NULL, shelf_test_take_result,
                           &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (shelf, result, NULL, NULL));
  g_clear_object (&result);
  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 450);
  shelf_test_close (shelf);
  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

/* There is no other game, and that is said only when the first one is told of. */
typedef struct
{
  Progress progress;
  gint     is_told;
  gboolean is_given;
} LateSource;

static AleaShelfGame *
give_late_game (gpointer       data,
                GCancellable  *cancellable,
                GError       **error)
{
  LateSource *self = data;

  if (!self->is_given)
    {
      self->is_given = TRUE;
      return shelf_test_make_game ("Anna", "Ben", 6000);
    }

  while (!g_atomic_int_get (&self->is_told))
    g_usleep (1000);
  return NULL;
}

static void
late_progress_cb (guint    n_games,
                  gpointer data)
{
  LateSource *self = data;

  g_atomic_int_set (&self->is_told, TRUE);
  progress_in_loop_cb (n_games, &self->progress);
}

/* It ends once, also where the last is read while it is told of what came before. */
static void
test_import_told_in_a_loop (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) ids = NULL;
  LateSource source = { 0 };
  guint n_games;

  begin (&source.progress, 0);
  alea_shelf_import_async (shelf, NULL, give_late_game, &source, NULL, late_progress_cb, &source, NULL,
                           shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (shelf, result, &n_games, NULL));
  g_assert_cmpuint (n_games, ==, 1);
  g_assert_cmpstr (source.progress.steps->str, ==, "1");
  g_clear_object (&result);
  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 1);
  end (&source.progress);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

static AleaShelfGame *
give_odd_game (gpointer       n_given,
               GCancellable  *cancellable,
               GError       **error)
{
  const guint i = (*(guint *) n_given)++;
  AleaShelfGame *game = i < 300 ? shelf_test_make_game ("Anna", "Ben", 2) : NULL;

  if (i == 250)
    g_clear_pointer (&g_array_index (game->events, AleaShelfEvent, 1).text, g_free);
  return game;
}

/* Where no database takes one of them there is none of them, and that is told; what had
 * come before it is cleared away. */
static void
test_import_impossible (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) ids = NULL;
  guint n_given = 0, n_games = 7;

  alea_shelf_import_async (shelf, NULL, give_odd_game, &n_given, NULL, NULL, NULL, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_exchange_finish (shelf, result, &n_games, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED);
  g_assert_cmpuint (n_games, ==, 0);
  g_clear_object (&result);
  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 0);
  g_assert_true (alea_shelf_get_is_keeping (shelf));
  shelf_test_wait_for (shelf_test_is_tidy, path);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

static const struct { gint64 started, changed; } times[] = { { 3, 5 }, { 0, 7 }, { 0, 0 } };

static AleaShelfGame *
give_timed_game (gpointer       n_given,
                 GCancellable  *cancellable,
                 GError       **error)
{
  const guint i = (*(guint *) n_given)++;
  AleaShelfGame *game = i < G_N_ELEMENTS (times) ? shelf_test_make_game ("Anna", "Ben", 1 + i) : NULL;

  if (game != NULL)
    {
      game->started = times[i].started;
      game->changed = times[i].changed;
    }
  return game;
}

/* All events of a game count; and where it does not say when it was played, it is as old
 * as its last move, or begins now. */
static void
test_imported_games (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  const gint64 begun = g_get_real_time () / 1000;
  g_autoptr(GArray) ids = NULL;
  guint n_given = 0;

  ids = import (shelf, give_timed_game, &n_given, NULL);
  g_assert_cmpuint (ids->len, ==, G_N_ELEMENTS (times));
  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr(AleaShelfGame) game = shelf_test_read (shelf, g_array_index (ids, gint64, i));

      g_assert_cmpuint (game->n_events, ==, 1 + i);
      g_assert_cmpuint (game->events->len, ==, 1 + i);
      g_assert_cmpint (game->started, ==, times[i].started != 0 ? times[i].started : game->changed);
      if (times[i].changed != 0)
        g_assert_cmpint (game->changed, ==, times[i].changed);
      else
        g_assert_cmpint (game->changed, >=, begun);
    }
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* --- games that go --------------------------------------------------------------- */

static gboolean
take_game (const AleaShelfGame  *game,
           gpointer              n_taken,
           GCancellable         *cancellable,
           GError              **error)
{
  g_atomic_int_inc ((gint *) n_taken);
  return TRUE;
}

/* It is told now and then; who gives it up gets no more, unless there is no more. */
static void
test_export (void)
{
  static const struct { guint cancels_at; gint n_taken; gboolean is_done; const char *steps; } rows[] = {
    { 0, 120, TRUE, "50 100 120" }, { 50, 50, FALSE, "50" }, { 100, 100, FALSE, "50 100" },
    { 120, 120, TRUE, "50 100 120" },
  };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  Source source = { 120, 2 };
  g_autoptr(GArray) ids = import (shelf, give_game, &source, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GError) error = NULL;
      Progress progress;
      gint n_taken = 0;
      guint n_games = 7;

      begin (&progress, rows[i].cancels_at);
      alea_shelf_export_async (shelf, (const gint64 *) ids->data, ids->len, take_game, &n_taken, NULL, progress_cb,
                               &progress, progress.cancellable, shelf_test_take_result, &result);
      shelf_test_wait_for_result (&result);
      g_assert_true (alea_shelf_exchange_finish (shelf, result, &n_games, &error) == rows[i].is_done);
      if (!rows[i].is_done)
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_cmpuint (n_games, ==, rows[i].is_done ? 120 : 0);
      g_assert_cmpint (n_taken, ==, rows[i].n_taken);
      g_assert_cmpstr (progress.steps->str, ==, rows[i].steps);
      g_clear_object (&result);
      end (&progress);
    }
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* It ends once, also where reading fails while it is told of what came before. */
static void
test_export_told_in_a_loop (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  Source source = { 120, 2 };
  g_autoptr(GArray) ids = import (shelf, give_game, &source, NULL);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  Progress progress;
  gint n_taken = 0;

  begin (&progress, 50);
  alea_shelf_export_async (shelf, (const gint64 *) ids->data, ids->len, take_game, &n_taken, NULL, progress_in_loop_cb,
                           &progress, progress.cancellable, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_exchange_finish (shelf, result, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (n_taken, ==, 50);
  g_assert_cmpstr (progress.steps->str, ==, "50");
  g_clear_object (&result);
  end (&progress);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* Takes nothing, and is only done when nobody wants it any more. */
static gboolean
wait_in_vain (const AleaShelfGame  *game,
              gpointer              is_waiting,
              GCancellable         *cancellable,
              GError              **error)
{
  g_atomic_int_set ((gint *) is_waiting, TRUE);
  while (!g_cancellable_set_error_if_cancelled (cancellable, error))
    g_usleep (1000);
  return FALSE;
}

/* Whoever takes games slowly is told that nobody wants it any more. */
static void
test_slow_export_cancelled (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  const gint64 id = shelf_test_create (shelf, game);
  gint is_waiting = FALSE;

  alea_shelf_export_async (shelf, &id, 1, wait_in_vain, &is_waiting, NULL, NULL, NULL, cancellable,
                           shelf_test_take_result, &result);
  while (!g_atomic_int_get (&is_waiting))
    g_main_context_iteration (NULL, FALSE);
  g_cancellable_cancel (cancellable);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_exchange_finish (shelf, result, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_object (&result);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* No games are no failure. */
static void
test_export_of_nothing (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  guint n_games = 7;

  alea_shelf_export_async (shelf, NULL, 0, take_game, NULL, NULL, NULL, NULL, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (shelf, result, &n_games, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_games, ==, 0);
  g_clear_object (&result);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-transfer/import-in-parts", test_import_in_parts);
  g_test_add_func ("/shelf-transfer/slow-import", test_slow_import);
  g_test_add_func ("/shelf-transfer/import-given-up-late", test_import_given_up_late);
  g_test_add_func ("/shelf-transfer/import-beside-others", test_import_beside_others);
  g_test_add_func ("/shelf-transfer/import-told-in-a-loop", test_import_told_in_a_loop);
  g_test_add_func ("/shelf-transfer/import-impossible", test_import_impossible);
  g_test_add_func ("/shelf-transfer/imported-games", test_imported_games);
  g_test_add_func ("/shelf-transfer/export", test_export);
  g_test_add_func ("/shelf-transfer/export-told-in-a-loop", test_export_told_in_a_loop);
  g_test_add_func ("/shelf-transfer/slow-export-cancelled", test_slow_export_cancelled);
  g_test_add_func ("/shelf-transfer/export-of-nothing", test_export_of_nothing);

  return g_test_run ();
}
