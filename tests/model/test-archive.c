/* test-archive.c: games that are left are not lost
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-archive.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static gsize n_bytes_left = G_MAXSIZE;    /* that can be written */
static gboolean dies;                     /* where they end; else there is no room */
static const char *replaced;              /* the file that another program replaces then */

/* In the place of the one of the system. */
ssize_t
write (int         fd,
       const void *bytes,
       size_t      n_bytes)
{
  ssize_t n = (ssize_t) MIN (n_bytes, n_bytes_left);

  if (n > 0)
    n = syscall (SYS_write, fd, bytes, (size_t) n);
  if (n_bytes_left != G_MAXSIZE && n > 0)
    n_bytes_left -= (gsize) n;
  if (n_bytes_left > 0)
    return n;

  if (replaced != NULL)
    {
      n_bytes_left = G_MAXSIZE;
      g_assert_true (g_file_set_contents (replaced, "other\n", -1, NULL));
      return n;
    }
  if (dies)
    _exit (0);
  if (n > 0)
    return n;
  errno = ENOSPC;
  return -1;
}

static char *
make_folder (void)
{
  g_autofree char *top = g_dir_make_tmp ("alea-archive-XXXXXX", NULL);

  g_assert_nonnull (top);
  return g_build_filename (top, "alea", NULL);
}

static void
remove_folder (const char *folder)
{
  static const char *const names[] = { "earlier-games.pgn", "earlier-games.lock" };
  g_autofree char *top = g_path_get_dirname (folder);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_remove (path);
    }

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (top), ==, 0);
}

static void
assert_holds (const char *folder,
              const char *expected)
{
  g_autoptr(GFile) file = alea_archive_get_file (folder);
  g_autofree char *text = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static AleaFilePlace *
add (const char          *folder,
     const char          *text,
     const AleaFilePlace *earlier)
{
  g_autoptr(GError) error = NULL;
  AleaFilePlace *place = alea_archive_add (folder, text, earlier, &error);

  g_assert_no_error (error);
  g_assert_nonnull (place);
  return place;
}

/* The folder comes with the first game. */
static void
test_grows (void)
{
  g_autofree char *folder = make_folder ();

  alea_file_place_free (add (folder, "A\n\n", NULL));
  alea_file_place_free (add (folder, "B\n\n", NULL));
  assert_holds (folder, "A\n\nB\n");
  remove_folder (folder);
}

/* A game that is left again does not stand there twice, unless somebody else
 * has written meanwhile: then both stay. */
static void
test_left_again (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr(AleaFilePlace) first = add (folder, "A", NULL);
  g_autoptr(AleaFilePlace) again = add (folder, "AA", first);

  assert_holds (folder, "AA\n");
  alea_file_place_free (add (folder, "B", NULL));
  alea_file_place_free (add (folder, "AAA", again));
  assert_holds (folder, "AA\n\nB\n\nAAA\n");
  remove_folder (folder);
}

/* That it is there, by putting @replacement in its place. */
static void
assert_found (const char *folder,
              const char *text,
              const char *replacement,
              const char *expected)
{
  g_autoptr(AleaFilePlace) place = alea_archive_find (folder, text);

  g_assert_nonnull (place);
  alea_file_place_free (add (folder, replacement, place));
  assert_holds (folder, expected);
}

/* Whole games, not what looks alike. */
static void
test_find (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "earlier-games.pgn", NULL);
  g_autoptr(AleaFilePlace) place = NULL;

  g_assert_null (alea_archive_find (folder, "A\n"));
  alea_file_place_free (add (folder, "AA\n", NULL));
  alea_file_place_free (add (folder, "[A]\n\nB\n", NULL));
  alea_file_place_free (add (folder, "C\n", NULL));
  g_assert_null (alea_archive_find (folder, "A\n"));
  g_assert_null (alea_archive_find (folder, "[A]\n\nC\n"));
  assert_found (folder, "AA\n", "A\n", "A\n\n[A]\n\nB\n\nC\n");
  assert_found (folder, "[A]\n\nB\n", "[B]\n\nB\n", "A\n\n[B]\n\nB\n\nC\n");
  assert_found (folder, "C\n", "CC\n", "A\n\n[B]\n\nB\n\nCC\n");

  g_assert_true (g_file_set_contents (path, "A\r\n\r\n[B]\r\n\r\nB\r\n", -1, NULL));
  assert_found (folder, "[B]\n\nB\n", "C\n", "A\r\n\r\nC\r\n");
  g_assert_true (g_file_set_contents (path, "A\n\0\0\nB", 6, NULL));
  place = alea_archive_find (folder, "B\n");
  g_assert_nonnull (place);
  remove_folder (folder);
}

/* However large the file is, and however many games are in it. */
static void
test_large (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "earlier-games.pgn", NULL);
  g_autoptr(AleaFilePlace) large = NULL;
  g_autofree char *text = NULL;
  gsize length;
  GStatBuf before, after;

  alea_file_place_free (add (folder, "A", NULL));
  g_assert_cmpint (g_stat (path, &before), ==, 0);
  alea_file_place_free (add (folder, "B", NULL));
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (after.st_ino, ==, before.st_ino);

  g_assert_cmpint (truncate (path, ALEA_ARCHIVE_MAX_REPLACED), ==, 0);
  large = add (folder, "C", NULL);
  alea_file_place_free (add (folder, "CC", large));
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (after.st_ino, ==, before.st_ino);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpstr (text, ==, "A\n\nB\n");
  g_assert_cmpstr (text + ALEA_ARCHIVE_MAX_REPLACED, ==, "\n\nC\n\nCC\n");
  remove_folder (folder);
}

/* Whoever holds the lock and does not let go is not waited for without end. */
static void
test_busy (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "earlier-games.lock", NULL);
  g_autoptr(GError) error = NULL;
  gint64 start;
  int fd;

  alea_file_place_free (add (folder, "A", NULL));
  fd = open (path, O_RDWR | O_CLOEXEC);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);

  start = g_get_monotonic_time ();
  g_assert_null (alea_archive_add (folder, "B", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 30 * G_USEC_PER_SEC);
  assert_holds (folder, "A\n");

  close (fd);
  alea_file_place_free (add (folder, "B", NULL));
  assert_holds (folder, "A\n\nB\n");
  remove_folder (folder);
}

/* --- faults ----------------------------------------------------------------- */

#define GAME "{B}"

/* TRUE when @n_bytes were enough for GAME. */
static gboolean
add_within (const char *folder,
            gsize       n_bytes)
{
  g_autoptr(AleaFilePlace) place = NULL;

  n_bytes_left = n_bytes;
  place = alea_archive_add (folder, GAME, NULL, NULL);
  n_bytes_left = G_MAXSIZE;
  return place != NULL;
}

/* Wherever the room ends, the file is as it was. */
static void
test_disk_full (void)
{
  g_autofree char *folder = make_folder ();
  gsize n_bytes = 0;

  alea_file_place_free (add (folder, "A", NULL));
  for (; !add_within (folder, n_bytes); n_bytes++)
    assert_holds (folder, "A\n");

  g_assert_cmpuint (n_bytes, >, 2 * strlen (GAME));
  assert_holds (folder, "A\n\n" GAME "\n");
  remove_folder (folder);
}

/* TRUE when it has lived. */
static gboolean
die_within (const char *folder,
            gsize       n_bytes)
{
  pid_t program = fork ();
  int status;

  g_assert_cmpint (program, >=, 0);
  if (program == 0)
    {
      dies = TRUE;
      _exit (add_within (folder, n_bytes));
    }

  g_assert_cmpint (waitpid (program, &status, 0), ==, program);
  return status != 0;
}

/* Wherever a program dies, the game is there whole or not at all once the next
 * one comes. */
static void
test_sudden_death (void)
{
  gboolean has_lived = FALSE;
  guint n_completed = 0;

  for (gsize n_bytes = 1; !has_lived; n_bytes++)
    {
      g_autofree char *folder = make_folder ();
      g_autofree char *text = NULL;
      g_autoptr(GFile) file = alea_archive_get_file (folder);
      g_autoptr(AleaFilePlace) found = NULL;

      alea_file_place_free (add (folder, "A", NULL));
      has_lived = die_within (folder, n_bytes);
      found = alea_archive_find (folder, GAME);
      alea_file_place_free (add (folder, "C", NULL));

      g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
      if (g_str_equal (text, "A\n\n" GAME "\n\nC\n"))
        n_completed++;
      else
        g_assert_cmpstr (text, ==, "A\n\nC\n");
      g_assert_true ((found != NULL) == (strstr (text, GAME) != NULL));
      remove_folder (folder);
    }

  g_assert_cmpuint (n_completed, >, strlen (GAME));
}

/* What somebody else has written meanwhile is not touched. */
static void
test_changed_after_death (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "earlier-games.pgn", NULL);

  alea_file_place_free (add (folder, "A", NULL));
  for (gsize n_bytes = 1; !die_within (folder, n_bytes); n_bytes++)
    {
      g_assert_true (g_file_set_contents (path, "A\nX {some\nother} games\n", -1, NULL));
      alea_file_place_free (add (folder, "C", NULL));
      assert_holds (folder, "A\nX {some\nother} games\n\nC\n");
      g_assert_true (g_file_set_contents (path, "A\n", -1, NULL));
    }
  remove_folder (folder);
}

/* The journal may be as long as it shall be and yet not be on the disk. */
static void
test_half_a_journal (void)
{
  guint n_spoilt = 0;

  for (gsize n_bytes = 1;; n_bytes++)
    {
      g_autofree char *folder = make_folder ();
      g_autofree char *path = g_build_filename (folder, "earlier-games.pgn", NULL);
      g_autofree char *lock_path = g_build_filename (folder, "earlier-games.lock", NULL);
      g_autofree char *journal = NULL;
      GStatBuf info;
      gsize length;

      alea_file_place_free (add (folder, "A", NULL));
      die_within (folder, n_bytes);
      g_assert_cmpint (g_stat (path, &info), ==, 0);
      if (info.st_size == strlen ("A\n"))
        {
          g_assert_true (g_file_get_contents (lock_path, &journal, &length, NULL));
          journal[length - 1] = '\0';
          g_assert_true (g_file_set_contents (lock_path, journal, (gssize) length, NULL));
          alea_file_place_free (add (folder, "C", NULL));
          assert_holds (folder, "A\n\nC\n");
          n_spoilt++;
        }
      remove_folder (folder);
      if (info.st_size != strlen ("A\n"))
        break;
    }

  g_assert_cmpuint (n_spoilt, >, strlen (GAME));
}

/* Where the machine has died there may be zeros where bytes should be. */
static void
test_zeros (void)
{
  const char *whole = "A\n\n" GAME "\n";
  guint n_completed = 0;

  for (gsize n_bytes = 1, size = 0; size < strlen (whole); n_bytes++)
    {
      g_autofree char *folder = make_folder ();
      g_autofree char *path = g_build_filename (folder, "earlier-games.pgn", NULL);
      GStatBuf info;

      alea_file_place_free (add (folder, "A", NULL));
      die_within (folder, n_bytes);
      g_assert_cmpint (g_stat (path, &info), ==, 0);
      size = (gsize) info.st_size;
      if (size > strlen ("A\n") && size < strlen (whole))
        {
          g_assert_cmpint (truncate (path, (off_t) strlen (whole)), ==, 0);
          alea_file_place_free (add (folder, "C", NULL));
          assert_holds (folder, "A\n\n" GAME "\n\nC\n");
          n_completed++;
        }
      remove_folder (folder);
    }

  g_assert_cmpuint (n_completed, ==, strlen (GAME) + 1);
}

/* What was in the lock before is nothing that was broken off. */
static void
test_other_lock (void)
{
  static const char *const others[] = {
    "1234\n", "0 0\n", "2 3\nB\n", "-1 2 x\nB", "\n", "99999999999999999999 1 x\nB",
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *folder = make_folder ();
      g_autofree char *lock_path = g_build_filename (folder, "earlier-games.lock", NULL);

      alea_file_place_free (add (folder, "A", NULL));
      g_assert_true (g_file_set_contents (lock_path, others[i], -1, NULL));
      alea_file_place_free (add (folder, "C", NULL));
      assert_holds (folder, "A\n\nC\n");
      remove_folder (folder);
    }
}

/* Wherever that happens, the game is in the file that is there then. */
static void
test_replaced_meanwhile (void)
{
  gboolean is_done = FALSE;

  for (gsize n_bytes = 1; !is_done; n_bytes++)
    {
      g_autofree char *folder = make_folder ();
      g_autofree char *path = g_build_filename (folder, "earlier-games.pgn", NULL);
      g_autoptr(AleaFilePlace) place = NULL;

      alea_file_place_free (add (folder, "A", NULL));
      replaced = path;
      n_bytes_left = n_bytes;
      place = alea_archive_add (folder, GAME, NULL, NULL);
      is_done = n_bytes_left != G_MAXSIZE;
      replaced = NULL;
      n_bytes_left = G_MAXSIZE;

      g_assert_nonnull (place);
      assert_holds (folder, is_done ? "A\n\n" GAME "\n" : "other\n\n" GAME "\n");
      alea_file_place_free (add (folder, "C", place));
      assert_holds (folder, is_done ? "A\n\nC\n" : "other\n\nC\n");
      remove_folder (folder);
    }
}

static void
test_no_folder (void)
{
  g_autoptr(GError) error = NULL;

  g_assert_null (alea_archive_add ("/dev/null/alea", "A", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

#define N_PROGRAMS 4
#define N_GAMES    25

/* Whoever cannot get the lock for long is told so, and tries again. */
static void
add_many (const char *folder)
{
  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr(AleaFilePlace) place = NULL;

      while (place == NULL)
        {
          g_autoptr(GError) error = NULL;

          place = alea_archive_add (folder, "game", NULL, &error);
          g_assert_true (place != NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BUSY));
        }
    }
}

/* Programs that add at the same time lose nothing. */
static void
test_programs (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr(GFile) file = alea_archive_get_file (folder);
  g_autofree char *text = NULL;
  gsize length;

  for (int i = 0; i < N_PROGRAMS; i++)
    {
      pid_t program = fork ();

      g_assert_cmpint (program, >=, 0);
      if (program == 0)
        {
          add_many (folder);
          _exit (0);
        }
    }
  while (wait (NULL) > 0)
    ;

  g_assert_true (g_file_load_contents (file, NULL, &text, &length, NULL, NULL));
  g_assert_cmpuint (length, ==, N_PROGRAMS * N_GAMES * strlen ("game\n\n") - 1);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/archive/programs", test_programs);
  g_test_add_func ("/model/archive/grows", test_grows);
  g_test_add_func ("/model/archive/left-again", test_left_again);
  g_test_add_func ("/model/archive/find", test_find);
  g_test_add_func ("/model/archive/large", test_large);
  g_test_add_func ("/model/archive/busy", test_busy);
  g_test_add_func ("/model/archive/disk-full", test_disk_full);
  g_test_add_func ("/model/archive/sudden-death", test_sudden_death);
  g_test_add_func ("/model/archive/changed-after-death", test_changed_after_death);
  g_test_add_func ("/model/archive/half-a-journal", test_half_a_journal);
  g_test_add_func ("/model/archive/zeros", test_zeros);
  g_test_add_func ("/model/archive/other-lock", test_other_lock);
  g_test_add_func ("/model/archive/replaced-meanwhile", test_replaced_meanwhile);
  g_test_add_func ("/model/archive/no-folder", test_no_folder);

  return g_test_run ();
}
