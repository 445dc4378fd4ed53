/* test-shelf-pgn.c: files of games onto the shelf, and back into a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-shelf-pgn.h"

#include <string.h>

#define GOOD "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
#define BAD  "[White \"X\"]\n[Result \"*\"]\n\n1. e4 Qxz9 *\n\n"
/* of BAD behind GOOD */
#define FAULT "See “one.pgn”, line 10, column 7: “Qxz9” does not look like a move."

static GListModel *
make_files (const char *folder,
            const char *name,
            ...)
{
  GListStore *files = g_list_store_new (G_TYPE_FILE);
  va_list names;

  va_start (names, name);
  for (; name != NULL; name = va_arg (names, const char *))
    {
      g_autofree char *path = shelf_test_get_path (folder, name);
      g_autoptr(GFile) file = g_file_new_for_path (path);

      g_list_store_append (files, file);
    }
  va_end (names);
  return G_LIST_MODEL (files);
}

static void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = shelf_test_get_path (folder, name);
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static guint
import (AleaShelf           *shelf,
        AleaShelfPgnSource  *source,
        GError             **error)
{
  GAsyncResult *result = NULL;
  guint n_games = 0;

  alea_shelf_import_async (shelf, NULL, alea_shelf_pgn_source_next, alea_shelf_pgn_source_ref (source),
                           (GDestroyNotify) alea_shelf_pgn_source_unref, NULL, NULL, NULL, shelf_test_take_result,
                           &result);
  shelf_test_wait_for_result (&result);
  alea_shelf_exchange_finish (shelf, result, &n_games, error);
  g_object_unref (result);
  return n_games;
}

static char *
export (AleaShelf    *shelf,
        const GArray *ids,
        const char   *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  AleaShelfPgnSink *sink = alea_shelf_pgn_sink_new (file);
  g_autoptr(GError) error = NULL;
  GAsyncResult *result = NULL;
  char *text = NULL;

  alea_shelf_export_async (shelf, (const gint64 *) ids->data, ids->len, alea_shelf_pgn_sink_take, sink, NULL, NULL,
                           NULL, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (shelf, result, NULL, &error));
  g_object_unref (result);
  g_assert_true (alea_shelf_pgn_sink_close (sink, &error));
  g_assert_no_error (error);
  alea_shelf_pgn_sink_free (sink);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Several files, with a game at fault; what is written can be read again. */
static void
test_round_trip (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "out.pgn");
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GListModel) files = NULL;
  g_autoptr(AleaShelfPgnSource) source = NULL;
  g_autoptr(GArray) ids = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  shelf_test_flush (shelf);
  write_file (folder, "one.pgn", GOOD BAD GOOD);
  write_file (folder, "none.pgn", "");
  write_file (folder, "two.pgn", GOOD);
  files = make_files (folder, "one.pgn", "none.pgn", "two.pgn", NULL);
  source = alea_shelf_pgn_source_new (files);
  g_assert_cmpuint (import (shelf, source, &error), ==, 3);
  g_assert_no_error (error);
  g_assert_cmpuint (alea_shelf_pgn_source_get_n_faults (source), ==, 1);
  g_assert_cmpstr (alea_shelf_pgn_source_get_fault (source), ==, FAULT);
  g_assert_cmpfloat (alea_shelf_pgn_source_get_fraction (source), <=, 1);

  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 3);
  text = export (shelf, ids, path);
  g_assert_nonnull (strstr (text, "[White \"Ann\"]"));

  g_clear_object (&files);
  g_clear_pointer (&source, alea_shelf_pgn_source_unref);
  files = make_files (folder, "out.pgn", NULL);
  source = alea_shelf_pgn_source_new (files);
  g_assert_cmpuint (import (shelf, source, &error), ==, 3);
  g_assert_no_error (error);
  g_assert_null (alea_shelf_pgn_source_get_fault (source));
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* A file that says of itself what only the program may say. */
#define PRETENCE \
  "[Variant \"Random Move Number Chess\"]\n[SetupRolls \"5 6\"]\n[DiceVersion \"2\"]\n" \
  "[DiceCommitment \"cfe6b40468c4bb44e41f4bb08bd9364a1bb203f5a06d193a6278ba25bccee13c\"]\n" \
  "[DiceHostWord \"rain\"]\n[DiceGuestWord \"snow\"]\n[DiceSeed \"33a5cc14c5d1acc02b8331e2ea9b200a\"]\n" \
  "[AleaDice \"1\"]\n[AleaMatch \"9 9 9 9\"]\n\n1. e4 e5 1-0\n"

static void
test_pretence (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GListModel) files = NULL;
  g_autoptr(AleaShelfPgnSource) source = NULL;
  g_autoptr(GArray) ids = NULL;
  g_autoptr(AleaShelfGame) game = NULL;

  shelf_test_flush (shelf);
  write_file (folder, "pretence.pgn", PRETENCE);
  files = make_files (folder, "pretence.pgn", NULL);
  source = alea_shelf_pgn_source_new (files);
  g_assert_cmpuint (import (shelf, source, NULL), ==, 1);
  ids = shelf_test_find_all (shelf);
  game = shelf_test_read (shelf, g_array_index (ids, gint64, 0));
  g_assert_cmpuint (game->promises->len, ==, 1);
  g_assert_false (g_array_index (game->promises, AleaShelfPromise, 0).is_own);
  for (guint i = 0; i < game->tags->len; i++)
    g_assert_false (g_str_has_prefix (g_array_index (game->tags, AleaShelfTag, i).name, "Alea"));
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

static void
skip_games (AleaShelfPgnSource *source,
            guint               n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AleaShelfGame) game = alea_shelf_pgn_source_next (source, NULL, &error);

      g_assert_nonnull (game);
      g_assert_no_error (error);
    }
}

/* Of two files, one is half of it, however long they are. */
static void
test_fraction (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GListModel) files = NULL;
  g_autoptr(AleaShelfPgnSource) source = NULL;
  g_autoptr(GError) error = NULL;

  shelf_test_flush (shelf);
  for (guint i = 0; i < 4000; i++)
    g_string_append (text, GOOD);
  write_file (folder, "long.pgn", text->str);
  write_file (folder, "short.pgn", GOOD);
  files = make_files (folder, "long.pgn", "short.pgn", NULL);
  source = alea_shelf_pgn_source_new (files);
  g_assert_cmpfloat (alea_shelf_pgn_source_get_fraction (source), ==, 0);
  skip_games (source, 2000);
  g_assert_cmpfloat (alea_shelf_pgn_source_get_fraction (source), >, 0.2);
  g_assert_cmpfloat (alea_shelf_pgn_source_get_fraction (source), <, 0.4);
  skip_games (source, 2000);
  g_assert_cmpfloat (alea_shelf_pgn_source_get_fraction (source), >, 0.45);
  g_assert_cmpfloat (alea_shelf_pgn_source_get_fraction (source), <=, 0.5);
  skip_games (source, 1);
  g_assert_cmpfloat (alea_shelf_pgn_source_get_fraction (source), ==, 1);
  g_assert_null (alea_shelf_pgn_source_next (source, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (alea_shelf_pgn_source_get_n_faults (source), ==, 0);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* A file that does not say how long it is counts for nothing. */
static void
test_fraction_of_no_size (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GListModel) files = NULL;
  g_autoptr(AleaShelfPgnSource) source = NULL;
  g_autoptr(GError) error = NULL;
  AleaShelfGame *game;

  shelf_test_flush (shelf);
  write_file (folder, "short.pgn", GOOD);
  files = make_files (folder, "short.pgn", "../../../../proc/self/status", NULL);
  source = alea_shelf_pgn_source_new (files);
  while ((game = alea_shelf_pgn_source_next (source, NULL, &error)) != NULL)
    alea_shelf_game_free (game);
  g_assert_no_error (error);
  g_assert_cmpfloat (alea_shelf_pgn_source_get_fraction (source), ==, 0.5);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* A pipe may never end. */
static void
test_no_file (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(GListModel) files = NULL;
  g_autoptr(AleaShelfPgnSource) source = NULL;
  g_autoptr(GError) error = NULL;

  files = make_files (folder, "../..", NULL);
  source = alea_shelf_pgn_source_new (files);
  g_assert_null (alea_shelf_pgn_source_next (source, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_assert_cmpuint (alea_shelf_pgn_source_get_n_faults (source), ==, 0);
  shelf_test_remove_folder (folder);
}

/* No game of the file before is on the shelf then. */
static void
test_missing_file (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GListModel) files = NULL;
  g_autoptr(AleaShelfPgnSource) source = NULL;
  g_autoptr(GArray) ids = NULL;
  g_autoptr(GError) error = NULL;

  shelf_test_flush (shelf);
  write_file (folder, "one.pgn", GOOD);
  files = make_files (folder, "one.pgn", "missing.pgn", NULL);
  source = alea_shelf_pgn_source_new (files);
  import (shelf, source, &error);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 0);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* A sink that is given up leaves the file that was there. */
static void
test_given_up (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Ann", "Ben", 2);
  g_autofree char *path = shelf_test_get_path (folder, "out.pgn"), *text = NULL;
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;
  AleaShelfPgnSink *sink;

  shelf_test_flush (shelf);
  write_file (folder, "out.pgn", "as it was");
  sink = alea_shelf_pgn_sink_new (file);
  for (guint i = 0; i < 4000; i++)
    g_assert_true (alea_shelf_pgn_sink_take (game, sink, NULL, &error));
  alea_shelf_pgn_sink_free (sink);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "as it was");
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* @n games in a file; (transfer full) */
static char *
write_games (const char *folder,
             guint       n)
{
  g_autofree char *path = g_strconcat (folder, ".pgn", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Ann", "Ben", 2);
  g_autoptr(GError) error = NULL;
  AleaShelfPgnSink *sink = alea_shelf_pgn_sink_new (file);
  char *text = NULL;

  for (guint i = 0; i < n; i++)
    g_assert_true (alea_shelf_pgn_sink_take (game, sink, NULL, &error));
  g_assert_true (alea_shelf_pgn_sink_close (sink, &error));
  g_assert_no_error (error);
  alea_shelf_pgn_sink_free (sink);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* So many that they are written a part at a time: each of them once, and nothing else. */
static void
test_long_file (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *two = write_games (folder, 2), *text = write_games (folder, 8000);
  const gsize length = strlen (two) / 2;

  g_assert_cmpuint (strlen (text), >, 2 * 256 * 1024);
  g_assert_cmpuint (strlen (text), ==, 8000 * length);
  for (guint i = 0; i < 8000; i++)
    g_assert_true (strncmp (text + i * length, two, length) == 0);
  shelf_test_remove_folder (folder);
}

static gboolean
refuse_cb (const AleaShelfGame  *game,
           gpointer              data,
           GCancellable         *cancellable,
           GError              **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "No.");
  return FALSE;
}

static void
count_cb (gpointer data)
{
  (*(guint *) data)++;
}

/* Whoever takes the games is let go once, however it ends; a shelf that is closed gives
 * none, and says so. */
static void
test_ends (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Ann", "Ben", 2);
  const gint64 id = shelf_test_create (shelf, game);
  guint n_freed = 0;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GError) error = NULL;

      alea_shelf_export_async (shelf, &id, 1, refuse_cb, &n_freed, count_cb, NULL, NULL, NULL,
                               shelf_test_take_result, &result);
      shelf_test_wait_for_result (&result);
      g_assert_false (alea_shelf_exchange_finish (shelf, result, NULL, &error));
      if (i == 0)
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
      else
        g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_CLOSED);
      g_assert_cmpuint (n_freed, ==, i + 1);
      if (i == 0)
        g_assert_true (alea_shelf_close (shelf, 60000));
    }

  g_assert_finalize_object (shelf);
  shelf_test_remove_folder (folder);
}

/* --- what cannot be written ------------------------------------------------ */

static gboolean
take (AleaShelfPgnSink  *sink,
      const char        *rules,
      guint              n_comments,
      GCancellable      *cancellable,
      GError           **error)
{
  g_autoptr(AleaShelfGame) game = alea_shelf_game_new (rules);
  g_autofree char *comment = g_strnfill (2000, 'x');

  for (guint i = 0; i < n_comments; i++)
    alea_shelf_game_add_tag (game, "Annotator", comment);
  return alea_shelf_pgn_sink_take (game, sink, cancellable, error);
}

/* A folder that is not there is found out at the end, or before where there is much to
 * write; a game that cannot be written, at once. */
static void
test_nowhere (void)
{
  static const struct { const char *rules; guint n_comments; gboolean is_taken; } rows[] = {
    { "chess", 0, TRUE }, { "chess", 1000, FALSE }, { "future", 0, FALSE },
  };
  g_autoptr(GFile) file = g_file_new_for_path ("/nowhere/at/all/games.pgn");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaShelfPgnSink *sink = alea_shelf_pgn_sink_new (file);
      g_autoptr(GError) taking = NULL, closing = NULL;

      g_assert_cmpint (take (sink, rows[i].rules, rows[i].n_comments, NULL, &taking), ==, rows[i].is_taken);
      g_assert_cmpint (taking == NULL, ==, rows[i].is_taken);
      g_assert_false (alea_shelf_pgn_sink_close (sink, &closing));
      g_assert_error (closing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
      alea_shelf_pgn_sink_free (sink);
    }

  g_assert_finalize_object (g_steal_pointer (&file));
}

/* What was there is not touched until all is written. */
static void
test_left_off (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = g_strconcat (folder, ".pgn", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  for (guint n_comments = 0; n_comments <= 1000; n_comments += 1000)
    {
      g_autoptr(GCancellable) cancellable = g_cancellable_new ();
      g_autoptr(GError) error = NULL;
      g_autofree char *text = NULL;
      AleaShelfPgnSink *sink = alea_shelf_pgn_sink_new (file);

      g_assert_true (g_file_set_contents (path, "before", -1, NULL));
      g_assert_true (take (sink, "chess", n_comments, NULL, NULL));
      g_cancellable_cancel (cancellable);
      g_assert_false (take (sink, "chess", 1000, cancellable, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      alea_shelf_pgn_sink_free (sink);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, "before");
    }

  alea_shelf_pgn_sink_free (NULL);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shelf/pgn/round-trip", test_round_trip);
  g_test_add_func ("/shelf/pgn/pretence", test_pretence);
  g_test_add_func ("/shelf/pgn/fraction", test_fraction);
  g_test_add_func ("/shelf/pgn/fraction-of-no-size", test_fraction_of_no_size);
  g_test_add_func ("/shelf/pgn/no-file", test_no_file);
  g_test_add_func ("/shelf/pgn/missing-file", test_missing_file);
  g_test_add_func ("/shelf/pgn/given-up", test_given_up);
  g_test_add_func ("/shelf/pgn/long-file", test_long_file);
  g_test_add_func ("/shelf/pgn/ends", test_ends);
  g_test_add_func ("/shelf-pgn/nowhere", test_nowhere);
  g_test_add_func ("/shelf-pgn/left-off", test_left_off);

  return g_test_run ();
}
