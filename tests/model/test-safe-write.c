/* test-safe-write.c: what is on the disk when a file takes its place
 *
 * fsync() is ours here: it writes down what it was called for, and fails when
 * it is told to.  So does close().
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT
#define _GNU_SOURCE

#include "config.h"

#include "alea-safe-write.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define OLD "old"
#define NEW "what is new"

static struct
{
  char    *folder;
  char    *path;
  char    *new_path;
  GString *log;            /* what fsync() was called for, in order */
  int      file_errno;     /* what it fails with, 0 for not */
  int      folder_errno;
  int      fd;             /* of the new file; or -1 */
  int      close_errno;    /* what closing that fails with, 0 for not */
  gboolean is_there;       /* as the last replacement said */
} disk;

int
fsync (int fd)
{
  struct stat info;
  g_autofree char *place = NULL;
  int error_number;

  g_assert_cmpint (fstat (fd, &info), ==, 0);
  g_assert_true (g_file_get_contents (disk.path, &place, NULL, NULL));
  if (S_ISDIR (info.st_mode))
    g_string_append_printf (disk.log, "folder, place has \"%s\"\n", place);
  else
    g_string_append_printf (disk.log, "%d bytes, place has \"%s\"\n", (int) info.st_size, place);

  error_number = S_ISDIR (info.st_mode) ? disk.folder_errno : disk.file_errno;
  errno = error_number;
  return error_number == 0 ? 0 : -1;
}

/* It is closed all the same. */
int
close (int fd)
{
  const gboolean is_new = fd == disk.fd && disk.close_errno != 0;

  if (syscall (SYS_close, fd) != 0)
    return -1;
  if (!is_new)
    return 0;

  disk.fd = -1;
  errno = disk.close_errno;
  return -1;
}

static void
set_up (int           *unused,
        gconstpointer data)
{
  g_autoptr(GError) error = NULL;

  disk.folder = g_dir_make_tmp ("alea-XXXXXX", &error);
  g_assert_no_error (error);
  disk.path = g_build_filename (disk.folder, "file", NULL);
  disk.new_path = g_build_filename (disk.folder, "file.new", NULL);
  disk.log = g_string_new (NULL);
  disk.file_errno = disk.folder_errno = disk.close_errno = 0;
  disk.fd = -1;
  g_assert_true (g_file_set_contents (disk.path, OLD, -1, &error));
  g_string_truncate (disk.log, 0);
}

static void
tear_down (int           *unused,
           gconstpointer data)
{
  g_unlink (disk.path);
  g_rmdir (disk.folder);
  g_free (disk.folder);
  g_free (disk.path);
  g_free (disk.new_path);
  g_string_free (disk.log, TRUE);
}

/* Fills the file in two parts by way of the AleaWrite in @data. */
static gboolean
fill (int      fd,
      gpointer data)
{
  const AleaWrite *write_bytes = data;

  return alea_safe_write_bytes (fd, "what", 4, *write_bytes) && alea_safe_write_bytes (fd, " is new", 7, *write_bytes);
}

static gboolean
replace (AleaWrite write_bytes)
{
  int fd = open (disk.new_path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);
  disk.fd = fd;
  return alea_safe_write (fd, disk.new_path, disk.path, fill, &write_bytes, &disk.is_there);
}

static void
assert_place (const char *expected)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (disk.path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, expected);
  g_assert_false (g_file_test (disk.new_path, G_FILE_TEST_EXISTS));
}

/* All bytes are on the disk before the new file takes its place, and then its
 * name is. */
static void
test_order (int          *unused,
            gconstpointer data)
{
  g_assert_true (replace (write));
  g_assert_true (disk.is_there);
  g_assert_cmpstr (disk.log->str, ==, "11 bytes, place has \"old\"\nfolder, place has \"what is new\"\n");
  assert_place (NEW);
}

/* Interrupted every other time, and never more than two bytes at once. */
static gssize
write_haltingly (int            fd,
                 gconstpointer  bytes,
                 gsize          n_bytes)
{
  static gboolean is_interrupted;

  is_interrupted = !is_interrupted;
  if (!is_interrupted)
    return write (fd, bytes, MIN (n_bytes, 2));

  errno = EINTR;
  return -1;
}

static void
test_interrupted (int          *unused,
                  gconstpointer data)
{
  g_assert_true (replace (write_haltingly));
  assert_place (NEW);
}

static gssize
write_to_full_disk (int            fd,
                    gconstpointer  bytes,
                    gsize          n_bytes)
{
  errno = ENOSPC;
  return -1;
}

/* As a disk that takes nothing more and does not say why: it is asked no more. */
static gssize
write_nothing (int            fd,
               gconstpointer  bytes,
               gsize          n_bytes)
{
  static guint n_asked;

  g_assert_cmpuint (n_asked, <, 2);
  errno = EINTR;   /* nothing has set it since */
  return n_asked++ == 0 ? -1 : 0;
}

static void
test_failures (int          *unused,
               gconstpointer data)
{
  g_assert_false (replace (write_to_full_disk));
  g_assert_cmpint (errno, ==, ENOSPC);
  g_assert_false (disk.is_there);
  g_assert_true (alea_errno_is_full (errno));
  assert_place (OLD);

  g_assert_false (replace (write_nothing));
  g_assert_cmpint (errno, ==, EIO);
  assert_place (OLD);

  /* The bytes may never have come to the disk. */
  disk.file_errno = EIO;
  g_assert_false (replace (write));
  g_assert_cmpint (errno, ==, EIO);
  assert_place (OLD);
}

/* Some disks say only then that they are full; what was wrong first is what counts. */
static void
test_close (int          *unused,
            gconstpointer data)
{
  disk.close_errno = EDQUOT;
  g_assert_false (replace (write));
  g_assert_cmpint (errno, ==, EDQUOT);
  g_assert_false (disk.is_there);
  assert_place (OLD);

  g_assert_false (replace (write_to_full_disk));
  g_assert_cmpint (errno, ==, ENOSPC);
  assert_place (OLD);
}

/* The new file is there, but nobody knows for how long; unless the folder is
 * of a kind that is always on the disk. */
static void
test_folder (int          *unused,
             gconstpointer data)
{
  disk.folder_errno = EIO;
  g_assert_false (replace (write));
  g_assert_cmpint (errno, ==, EIO);
  g_assert_true (disk.is_there);
  assert_place (NEW);

  disk.folder_errno = EINVAL;
  g_assert_true (replace (write));
  assert_place (NEW);
  g_assert_false (alea_safe_write_sync (disk.new_path));
  g_assert_cmpint (errno, ==, ENOENT);
}

/* Who has started the program may have closed its input: then a file has number 0. */
static void
test_first_number (int          *unused,
                   gconstpointer data)
{
  const int input = dup (STDIN_FILENO);

  close (STDIN_FILENO);
  g_assert_true (alea_safe_write_sync (disk.folder));
  g_assert_cmpstr (disk.log->str, ==, "folder, place has \"old\"\n");
  g_assert_true (replace (write));
  assert_place (NEW);
  if (input >= 0)
    {
      g_assert_cmpint (dup2 (input, STDIN_FILENO), ==, STDIN_FILENO);
      close (input);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/model/safe-write/order", int, NULL, set_up, test_order, tear_down);
  g_test_add ("/model/safe-write/interrupted", int, NULL, set_up, test_interrupted, tear_down);
  g_test_add ("/model/safe-write/failures", int, NULL, set_up, test_failures, tear_down);
  g_test_add ("/model/safe-write/close", int, NULL, set_up, test_close, tear_down);
  g_test_add ("/model/safe-write/folder", int, NULL, set_up, test_folder, tear_down);
  g_test_add ("/model/safe-write/first-number", int, NULL, set_up, test_first_number, tear_down);

  return g_test_run ();
}
