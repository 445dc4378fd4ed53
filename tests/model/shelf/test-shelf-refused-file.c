/* test-shelf-refused-file.c: making, opening, mending and losing the file, refused
 *
 * As test-shelf-refused.c.  A sound file is never taken for a damaged one, and a
 * damaged one never lost.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "refused-shelf.h"

#include "shelf-changes.h"
#include "shelf-lock.h"
#include "shelf-place.h"
#include "shelf-writes.h"

#include <glib/gstdio.h>
#include <string.h>

/* Opens the shelf, refused and then not; *@has_refused as above. */
static void
open_refused (Refusal      wish,
              int       number,
              gboolean *has_refused,
              char    **notice)
{
  ShelfStore *store = shelf_store_new (refused_shelf_get_folder ());
  ShelfJob *job = shelf_write_nothing (NULL);
  g_autoptr(GError) error = NULL;

  refusal_begin (wish, number);
  if (refused_shelf_write (store, job, &error))
    {
      *has_refused = refusal_end ();
      g_assert_no_error (error);
    }
  else
    {
      *has_refused = refusal_end ();
      g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
      refused_shelf_must_write (store, job);
    }

  *notice = shelf_store_take_notice (store);
  shelf_job_free (job);
  shelf_store_free (store);
}

/* A sound file is never taken for a damaged one. */
static void
test_open (void)
{
  g_autofree char *expected = refused_shelf_dump ();
  gboolean has_refused = TRUE;

  for (Refusal wish = REFUSAL_OF_MEMORY; wish < N_REFUSALS; wish++)
    for (int number = 0;; number = refusal_get_next (number))
      {
        g_autofree char *notice = NULL, *found = NULL;

        refused_shelf_put_back ();
        open_refused (wish, number, &has_refused, &notice);
        found = refused_shelf_dump ();
        g_assert_null (notice);
        g_assert_cmpuint (shelf_test_count_files (refused_shelf_get_folder (), "games-damaged"), ==, 0);
        g_assert_cmpstr (found, ==, expected);
        if (!has_refused)
          break;
      }
  refused_shelf_put_back ();
}

/* Nor is anything but an empty shelf made where there is none. */
static void
test_make (void)
{
  gboolean has_refused;

  for (Refusal wish = REFUSAL_OF_MEMORY; wish < N_REFUSALS; wish++)
    for (int number = 0;; number = refusal_get_next (number))
      {
        g_autofree char *notice = NULL, *found = NULL;

        refused_shelf_put_back ();
        g_assert_cmpint (g_unlink (refused_shelf_get_path ()), ==, 0);
        open_refused (wish, number, &has_refused, &notice);
        found = refused_shelf_dump ();
        g_assert_null (notice);
        g_assert_cmpstr (found, ==, "");
        if (!has_refused)
          break;
      }
  refused_shelf_put_back ();
}

/* Mends a damaged file, refused and then not: it is kept, and what was deleted stays so.
 * Returns whether there were so many wishes; *@n_wishes is how many. */
static gboolean
mend_refused (Refusal     wish,
              int         number,
              const char *expected,
              int        *n_wishes)
{
  g_autofree char *notice = NULL, *found = NULL;
  gboolean has_refused;

  refused_shelf_damage ();
  open_refused (wish, number, &has_refused, &notice);
  *n_wishes = refusal_count ();
  found = refused_shelf_dump ();
  g_assert_cmpuint (shelf_test_count_files (refused_shelf_get_folder (), "games-damaged"), ==, 1);
  if (!has_refused)
    {
      g_assert_nonnull (notice);
      g_assert_cmpstr (found, ==, expected);
    }
  return has_refused;
}

/* From the first wish on, and back from the last. */
static void
test_mend (void)
{
  g_autofree char *expected = refused_shelf_dump ();
  int n_wishes, n_last;

  for (Refusal wish = REFUSAL_OF_MEMORY; wish < N_REFUSALS; wish++)
    {
      for (int number = 0; mend_refused (wish, number, expected, &n_last); number = refusal_get_next (number))
        ;
      for (int back = 0; back < n_last / 2; back = refusal_get_next (back))
        mend_refused (wish, n_last - 1 - back, expected, &n_wishes);
    }
  refused_shelf_put_back ();
}

/* All that is to be seen, after the file was moved away while it was open. */
static char *
move_refused (Refusal   wish,
              int       number,
              gboolean *was_refused)
{
  ShelfStore *store = shelf_store_new (refused_shelf_get_folder ());
  g_autoptr(AleaShelfGame) head = refused_shelf_make_game (REFUSED_WHOLE);
  ShelfJob *open = shelf_write_open (NULL, REFUSED_WHOLE), *job;
  g_autofree char *elsewhere = shelf_test_get_path (refused_shelf_get_folder (), "elsewhere.db");
  g_autoptr(GError) error = NULL;
  gboolean is_done;

  alea_shelf_set_text (&head->white, "Clara");
  job = shelf_write_update (NULL, REFUSED_WHOLE, head);
  refused_shelf_must_write (store, open);
  g_assert_cmpint (g_rename (refused_shelf_get_path (), elsewhere), ==, 0);

  refusal_begin (wish, number);
  is_done = refused_shelf_write (store, job, &error);
  *was_refused = refusal_end ();
  if (!is_done)
    {
      g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
      refused_shelf_must_write (store, job);
    }

  shelf_job_free (open);
  shelf_job_free (job);
  shelf_store_free (store);
  return refused_shelf_dump ();
}

/* Other games that cannot be read where they are now nobody waits for; the one that is
 * open is there in any case.  As above. */
static gboolean
check_move (Refusal     wish,
            int         number,
            const char *expected,
            int        *n_wishes)
{
  g_autofree char *found = NULL;
  gboolean has_refused;

  refused_shelf_put_back ();
  found = move_refused (wish, number, &has_refused);
  *n_wishes = refusal_count ();
  g_assert_nonnull (strstr (found, "Clara|Ben"));
  if (!has_refused || wish >= REFUSAL_OF_WRITING)
    g_assert_cmpstr (found, ==, expected);
  return has_refused;
}

static void
test_move (void)
{
  g_autofree char *expected = NULL;
  gboolean has_refused;
  int n_wishes, n_last;

  expected = move_refused (REFUSAL_OF_MEMORY, G_MAXINT, &has_refused);
  g_assert_nonnull (strstr (expected, "Clara"));
  g_assert_nonnull (strstr (expected, "lessons"));

  for (Refusal wish = REFUSAL_OF_MEMORY; wish < N_REFUSALS; wish++)
    {
      for (int number = 0; check_move (wish, number, expected, &n_last); number = refusal_get_next (number))
        ;
      for (int back = 0; back < n_last / 2; back = refusal_get_next (back))
        check_move (wish, n_last - 1 - back, expected, &n_wishes);
    }
  refused_shelf_put_back ();
}

/* Moved away again before the disk has taken anything: what is open is there where it is made anew
 * at last, and so are the others; and no file stays open. */
static void
test_move_twice (void)
{
  const guint n_open = shelf_test_count_files ("/proc/self/fd", "");
  ShelfStore *store = shelf_store_new (refused_shelf_get_folder ());
  ShelfJob *open = shelf_write_open (NULL, REFUSED_WHOLE), *job = shelf_write_nothing (NULL);
  g_autofree char *found = NULL;

  refused_shelf_must_write (store, open);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("elsewhere-%u.db", i);
      g_autofree char *elsewhere = shelf_test_get_path (refused_shelf_get_folder (), name);
      g_autoptr(GError) error = NULL;

      /* Once it is there again the disk takes nothing. */
      g_assert_cmpint (g_rename (refused_shelf_get_path (), elsewhere), ==, 0);
      g_assert_true (shelf_store_begin (store, &error));
      refusal_begin (REFUSAL_OF_WRITING, 0);
      g_assert_false (shelf_store_commit (store, &error));
      g_assert_true (refusal_end ());
    }
  refused_shelf_must_write (store, job);

  shelf_job_free (open);
  shelf_job_free (job);
  shelf_store_free (store);
  found = refused_shelf_dump ();
  g_assert_nonnull (strstr (found, "Anna|Ben"));
  g_assert_nonnull (strstr (found, "lessons"));
  g_assert_cmpuint (shelf_test_count_files ("/proc/self/fd", ""), ==, n_open);
  refused_shelf_put_back ();
}

/* A folder in the way of any of the files is renamed; where that cannot be, it stays,
 * and is named. */
static void
test_in_the_way (void)
{
  g_autoptr(ShelfPlace) place = shelf_place_new (refused_shelf_get_folder ());
  const char *const paths[] = {
    place->path, place->log, place->index, place->lock, place->mending, place->pages, place->mended,
  };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *moved = NULL;
      g_autoptr(GError) error = NULL;

      refused_shelf_put_back ();
      g_unlink (paths[i]);
      g_assert_cmpint (g_mkdir (paths[i], 0700), ==, 0);
      refusal_begin (REFUSAL_OF_RENAMING, 0);
      g_assert_false (shelf_place_prepare (place, &moved, &error));
      g_assert_true (refusal_end ());
      g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
      g_assert_nonnull (strstr (error->message, paths[i]));
      g_assert_null (moved);
      g_assert_true (g_file_test (paths[i], G_FILE_TEST_IS_DIR));

      g_assert_true (shelf_place_prepare (place, &moved, NULL));
      g_assert_true (g_file_test (moved, G_FILE_TEST_IS_DIR));
      g_assert_false (g_file_test (paths[i], G_FILE_TEST_EXISTS));
      g_assert_cmpint (g_rmdir (moved), ==, 0);
    }
  refused_shelf_put_back ();
}

/* Who has a lock on a file that is no longer there has none that counts. */
static void
test_lock (void)
{
  g_autoptr(ShelfPlace) place = shelf_place_new (refused_shelf_get_folder ());
  g_autoptr(ShelfLock) lock = shelf_lock_new (place->lock, NULL), other = NULL;
  g_autofree char *elsewhere = shelf_test_get_path (refused_shelf_get_folder (), "elsewhere");

  g_assert_true (shelf_lock_is_there (lock));
  g_assert_true (shelf_lock_take (lock, 5, NULL));
  g_assert_cmpint (g_rename (place->lock, elsewhere), ==, 0);
  g_assert_false (shelf_lock_is_there (lock));

  other = shelf_lock_new (place->lock, NULL);
  g_assert_false (shelf_lock_is_there (lock));
  g_assert_true (shelf_lock_is_there (other));
  g_assert_false (shelf_lock_is_taken (other, 5));
  g_assert_cmpint (g_rename (elsewhere, place->lock), ==, 0);
  g_assert_true (shelf_lock_is_there (lock));
  g_assert_false (shelf_lock_is_there (other));
  refused_shelf_put_back ();
}

int
main (int    argc,
      char **argv)
{
  int status;

  refusal_install ();
  g_test_init (&argc, &argv, NULL);
  refused_shelf_make ();

  g_test_add_func ("/shelf-refused-file/open", test_open);
  g_test_add_func ("/shelf-refused-file/make", test_make);
  g_test_add_func ("/shelf-refused-file/mend", test_mend);
  g_test_add_func ("/shelf-refused-file/move", test_move);
  g_test_add_func ("/shelf-refused-file/move-twice", test_move_twice);
  g_test_add_func ("/shelf-refused-file/in-the-way", test_in_the_way);
  g_test_add_func ("/shelf-refused-file/lock", test_lock);
  status = g_test_run ();

  refused_shelf_remove ();
  return status;
}
