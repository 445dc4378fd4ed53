/* test-file-where.c: where in its file a game is, whatever has become of the file
 *
 * fsync() is ours here, and gives up what is being written when it is told to: then all
 * bytes are there.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-file-change.h"
#include "alea-file-place.h"

#include <glib/gstdio.h>
#include <sys/syscall.h>
#include <unistd.h>

/* All of the file. */
#define WHOLE -1

static GCancellable *given_up;   /* or NULL */

int
fsync (int fd)
{
  if (given_up != NULL)
    g_cancellable_cancel (given_up);
  return (int) syscall (SYS_fsync, fd);
}

/* --- a file ------------------------------------------------------------------------ */

static char *folder, *path;
static GFile *file;

static void
set_up (const char *text)
{
  folder = g_dir_make_tmp ("alea-where-XXXXXX", NULL);
  g_assert_nonnull (folder);
  path = g_build_filename (folder, "games.pgn", NULL);
  file = g_file_new_for_path (path);
  if (text != NULL)
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
clear_away (void)
{
  g_unlink (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&path, g_free);
  g_assert_finalize_object (g_steal_pointer (&file));
}

static void
assert_holds (const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
assert_where (const AleaFilePlace *place,
              goffset              start,
              goffset              end,
              guint                n_games)
{
  g_assert_cmpint (alea_file_place_get_start (place), ==, start);
  g_assert_cmpint (alea_file_place_get_end (place), ==, end);
  g_assert_cmpuint (alea_file_place_get_n_games (place), ==, n_games);
}

/* --- what is known ------------------------------------------------------------------ */

/* Of a new file nothing, but that it will have one game; so it is again where all of it is
 * to be replaced. */
static void
test_whole_file (void)
{
  g_autoptr(AleaFilePlace) place = NULL;

  set_up (NULL);
  place = alea_file_place_new (file);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *name = alea_file_place_get_name (place);
      g_autoptr(AleaFilePlace) copy = NULL;

      g_assert_cmpstr (name, ==, "games.pgn");
      assert_where (place, 0, WHOLE, 1);
      g_assert_null (alea_file_place_get_stamp (place));
      g_assert_true (alea_file_place_replace (place, i == 0 ? "first\n\n" : "AB\n", NULL, NULL));
      assert_where (place, 0, i == 0 ? 5 : 2, 1);
      g_assert_nonnull (alea_file_place_get_stamp (place));

      copy = alea_file_place_copy (place);
      assert_where (copy, 0, i == 0 ? 5 : 2, 1);
      g_assert_cmpstr (alea_file_place_get_stamp (copy), ==, alea_file_place_get_stamp (place));
      g_assert_true (alea_file_place_get_file (copy) == file);
      g_clear_pointer (&place, alea_file_place_free);
      place = alea_file_place_new_in_file (file, "a stamp", 3, 4, 7);
      alea_file_place_take_all (place);
    }
  g_clear_pointer (&place, alea_file_place_free);
  clear_away ();
}

/* A file that has become shorter, or has gone, has the game at its end. */
static void
test_lost_place (void)
{
  static const struct { const char *before, *after; goffset start; guint n_games; } rows[] = {
    { "AAA\n", "AAA\nB\n", 4, 3 }, { "", "B\n", 0, 1 }, { NULL, "B\n", 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaFilePlace) place = NULL;

      set_up (rows[i].before);
      place = alea_file_place_new_in_file (file, NULL, 100, 120, 3);
      g_assert_true (alea_file_place_replace (place, "B\n", NULL, NULL));
      assert_holds (rows[i].after);
      assert_where (place, rows[i].start, rows[i].start + 1, rows[i].n_games);
      g_clear_pointer (&place, alea_file_place_free);
      clear_away ();
    }
}

/* Who has started the program may have closed its input: then the new file has number 0. */
static void
test_first_number (void)
{
  g_autoptr(AleaFilePlace) place = NULL;
  int input;

  set_up ("AAA\n");
  place = alea_file_place_new (file);
  input = dup (STDIN_FILENO);
  close (STDIN_FILENO);
  g_assert_true (alea_file_place_replace (place, "BBB\n", NULL, NULL));
  assert_holds ("BBB\n");
  if (input >= 0)
    {
      g_assert_cmpint (dup2 (input, STDIN_FILENO), ==, STDIN_FILENO);
      close (input);
    }
  g_clear_pointer (&place, alea_file_place_free);
  clear_away ();
}

/* --- in a thread -------------------------------------------------------------------- */

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
write_async (AleaFilePlace  *place,
             const char     *text,
             gboolean        is_appended,
             GCancellable   *cancellable)
{
  g_autoptr(GAsyncResult) result = NULL;

  alea_file_place_write_async (place, text, is_appended, cancellable, written_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return alea_file_place_write_finish (result, NULL);
}

/* What is added comes behind a blank line, and is where it was put. */
static void
test_append (void)
{
  static const struct { const char *before, *after; goffset start; guint n_games; } rows[] = {
    { "AAA\n\nBBB\n", "AAA\n\nBBB\n\nCCC\n", 10, 3 }, { "AAA", "AAA\n\nCCC\n", 5, 3 }, { "", "CCC\n", 0, 1 },
    { NULL, "CCC\n", 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaFilePlace) place = NULL;

      set_up (rows[i].before);
      place = alea_file_place_new_in_file (file, NULL, 0, 3, 2);
      g_assert_true (write_async (place, "CCC\n\n", TRUE, NULL));
      assert_holds (rows[i].after);
      assert_where (place, rows[i].start, rows[i].start + 3, rows[i].n_games);
      g_clear_pointer (&place, alea_file_place_free);
      clear_away ();
    }
}

/* Who gives it up when the file is there has it. */
static void
test_given_up_late (void)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(AleaFilePlace) place = NULL;

  set_up (NULL);
  place = alea_file_place_new (file);
  given_up = cancellable;
  g_assert_true (write_async (place, "AAA\n", FALSE, cancellable));
  given_up = NULL;
  g_assert_true (g_cancellable_is_cancelled (cancellable));
  assert_holds ("AAA\n");
  assert_where (place, 0, 3, 1);
  g_clear_pointer (&place, alea_file_place_free);
  clear_away ();
}

/* --- while it is copied ------------------------------------------------------------- */

static gssize
write_and_cut (int            fd,
               gconstpointer  bytes,
               gsize          n_bytes)
{
  g_assert_cmpint (truncate (path, 1000), ==, 0);
  return write (fd, bytes, n_bytes);
}

/* Another program that cuts the file off meanwhile has changed it, and nothing else is
 * wrong. */
static void
test_cut_off (void)
{
  g_autofree char *before = g_strnfill (1000000, 'A');
  g_autofree char *stamp = NULL, *after = g_strndup (before, 1000);
  g_autoptr(AleaFilePlace) place = NULL;
  g_autoptr(GError) error = NULL;

  set_up (before);
  stamp = alea_file_stamp (file);
  place = alea_file_place_new_in_file (file, stamp, 999000, 1000000, 2);
  alea_file_place_set_write (place, write_and_cut);
  g_assert_false (alea_file_place_replace (place, "BBB", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_holds (after);
  assert_where (place, 999000, 1000000, 2);
  g_clear_pointer (&place, alea_file_place_free);
  clear_away ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/file-where/whole-file", test_whole_file);
  g_test_add_func ("/file-where/lost-place", test_lost_place);
  g_test_add_func ("/file-where/first-number", test_first_number);
  g_test_add_func ("/file-where/append", test_append);
  g_test_add_func ("/file-where/given-up-late", test_given_up_late);
  g_test_add_func ("/file-where/cut-off", test_cut_off);

  return g_test_run ();
}
