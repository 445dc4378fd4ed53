/* test-shelf-pause.c: a disk that refuses is asked again, but not all the time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"
#include "test-support.h"

#include "alea-shelf-keep.h"

#include <errno.h>
#include <sqlite3.h>
#include <unistd.h>

/* --- a disk that is full ----------------------------------------------------- */

static gint is_full, n_refused;

static ssize_t
write_at (int         fd,
          const void *bytes,
          size_t      n_bytes,
          off_t       offset)
{
  if (!g_atomic_int_get (&is_full))
    return pwrite (fd, bytes, n_bytes, offset);

  g_atomic_int_inc (&n_refused);
  errno = ENOSPC;
  return -1;
}

static void
install_disk (void)
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);

  g_assert_cmpint (vfs->xSetSystemCall (vfs, "pwrite", (sqlite3_syscall_ptr) write_at), ==, SQLITE_OK);
  vfs->xSetSystemCall (vfs, "pwrite64", (sqlite3_syscall_ptr) write_at);
}

/* --- waiting ------------------------------------------------------------------- */

/* Each try is a few writes that are refused.  A machine that has much to do may see
 * fewer tries, never more.  However many there are, the trouble comes and goes once. */
static void
test_pauses (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4), kept = NULL;
  guint n_told = 0;
  gint64 id;
  int n_first;

  shelf_test_flush (shelf);
  g_signal_connect_swapped (shelf, "notify::trouble", G_CALLBACK (test_count), &n_told);
  g_atomic_int_set (&is_full, TRUE);
  id = alea_shelf_create (shelf, game, NULL, NULL);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FULL);
  n_first = g_atomic_int_get (&n_refused);
  g_assert_cmpint (n_first, >, 0);

  /* It is tried after 1/4, 3/4 and 7/4 of a second. */
  g_usleep (1500 * 1000);
  g_assert_cmpint (g_atomic_int_get (&n_refused), <=, 3 * n_first);

  g_atomic_int_set (&is_full, FALSE);
  shelf_test_wait_until_keeping (shelf);
  g_assert_cmpuint (n_told, ==, 2);
  shelf_test_flush (shelf);
  kept = shelf_test_read (shelf, id);
  g_assert_cmpuint (kept->events->len, ==, 4);

  /* Once it has gone well the pauses are short again. */
  g_atomic_int_set (&is_full, TRUE);
  g_atomic_int_set (&n_refused, 0);
  alea_shelf_create (shelf, game, NULL, NULL);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FULL);
  n_first = g_atomic_int_get (&n_refused);
  for (guint i = 0; i < 160 && g_atomic_int_get (&n_refused) == n_first; i++)
    g_usleep (10 * 1000);
  g_assert_cmpint (g_atomic_int_get (&n_refused), >, n_first);
  g_atomic_int_set (&is_full, FALSE);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* Nor is one asked all the time that was full before there was a shelf. */
static void
test_full_from_the_beginning (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4), kept = NULL;
  AleaShelf *shelf;
  gint64 id;
  int n_first;

  g_atomic_int_set (&n_refused, 0);
  g_atomic_int_set (&is_full, TRUE);
  shelf = alea_shelf_new (folder);
  id = alea_shelf_create (shelf, game, NULL, NULL);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FULL);
  n_first = g_atomic_int_get (&n_refused);
  g_assert_cmpint (n_first, >, 0);
  g_usleep (1500 * 1000);
  g_assert_cmpint (g_atomic_int_get (&n_refused), <=, 4 * n_first);

  g_atomic_int_set (&is_full, FALSE);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_flush (shelf);
  kept = shelf_test_read (shelf, id);
  g_assert_cmpuint (kept->events->len, ==, 4);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* What has piled up meanwhile is not written piece by piece: of each transaction is told
 * once.  A machine that has much to do may need a few of them. */
static void
test_pile (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, (char *) "e4", -1, 0 };
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4);
  const gint64 id = shelf_test_create (shelf, game);
  const guint n_events = 40;
  guint n_changes = 0;

  g_atomic_int_set (&is_full, TRUE);
  for (guint i = 0; i < n_events; i++)
    alea_shelf_append (shelf, id, 4 + i, &event, 1, NULL, NULL, NULL);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FULL);
  g_signal_connect_swapped (shelf, "changed", G_CALLBACK (test_count), &n_changes);
  g_atomic_int_set (&is_full, FALSE);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_flush (shelf);
  g_assert_cmpuint (n_changes, >, 0);
  g_assert_cmpuint (n_changes, <, n_events / 2);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  install_disk ();

  g_test_add_func ("/shelf-pause/pauses", test_pauses);
  g_test_add_func ("/shelf-pause/full-from-the-beginning", test_full_from_the_beginning);
  g_test_add_func ("/shelf-pause/pile", test_pile);

  return g_test_run ();
}
