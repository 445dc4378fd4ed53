/* test-file-place.c: a game is saved where it was, and nothing else changes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-file-change.h"
#include "alea-file-place.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static guint n_masks;    /* how often the mask of new files was set */

/* In the place of the one of the system. */
mode_t
umask (mode_t mask)
{
  n_masks++;
  return (mode_t) syscall (SYS_umask, mask);
}

static int folder_errno;             /* what fsync() fails with for a folder, 0 for not */
static const char *folder_intruder;  /* what another program writes meanwhile; NULL for nothing */

/* The same. */
int
fsync (int fd)
{
  struct stat info;

  if (folder_intruder != NULL && fstat (fd, &info) == 0 && S_ISDIR (info.st_mode))
    {
      const char *path = g_steal_pointer (&folder_intruder);

      g_assert_true (g_file_set_contents (path, "theirs\n", -1, NULL));
    }

  if (fstat (fd, &info) != 0 || !S_ISDIR (info.st_mode) || folder_errno == 0)
    return (int) syscall (SYS_fsync, fd);

  errno = folder_errno;
  return -1;
}

typedef struct
{
  char  *folder;
  char  *path;
  GFile *file;
} Place;

static void
set_up (Place         *place,
        gconstpointer  data)
{
  (void) data;

  place->folder = g_dir_make_tmp ("alea-place-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  place->path = g_build_filename (place->folder, "games.pgn", NULL);
  place->file = g_file_new_for_path (place->path);
}

static void
tear_down (Place         *place,
           gconstpointer  data)
{
  g_autoptr(GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  (void) data;
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_remove (path);
    }

  g_rmdir (place->folder);
  g_free (place->folder);
  g_free (place->path);
  g_object_unref (place->file);
}

static void
put (Place      *place,
     const char *text)
{
  g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
}

static void
assert_holds (Place      *place,
              const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* No file but that one is left over. */
static void
assert_is_alone (Place *place)
{
  g_autoptr(GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_cmpstr (name, ==, "games.pgn");
}

/* The place of the text @game in the file. */
static AleaFilePlace *
find (Place      *place,
      const char *game)
{
  g_autofree char *text = NULL;
  g_autofree char *stamp = alea_file_stamp (place->file);
  const char *start;

  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  start = strstr (text, game);
  g_assert_nonnull (start);
  return alea_file_place_new_in_file (place->file, stamp, start - text, start - text + (goffset) strlen (game), 3);
}

static void
replace (AleaFilePlace *self,
         const char    *text)
{
  g_autoptr(GError) error = NULL;

  alea_file_place_replace (self, text, NULL, &error);
  g_assert_no_error (error);
}

static void
test_new_file (Place         *place,
               gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = alea_file_place_new (place->file);

  g_assert_false (alea_file_place_has_changed (self));
  replace (self, "first\n\n");
  assert_holds (place, "first\n");
  replace (self, "the second\n\n");
  assert_holds (place, "the second\n");
  replace (self, "3\n\n");
  assert_holds (place, "3\n");
  g_assert_cmpuint (alea_file_place_get_n_games (self), ==, 1);
  assert_is_alone (place);
}

static void
test_one_of_many (Place         *place,
                  gconstpointer  data)
{
  g_autoptr(AleaFilePlace) first = NULL;
  g_autoptr(AleaFilePlace) last = NULL;

  put (place, "% note\nAAA\n \n\nBBB\t\n\n\nCCC");
  first = find (place, "AAA");
  replace (first, "longer than before\n\n");
  assert_holds (place, "% note\nlonger than before\n \n\nBBB\t\n\n\nCCC");
  replace (first, "A\n\n");
  assert_holds (place, "% note\nA\n \n\nBBB\t\n\n\nCCC");

  last = find (place, "CCC");
  replace (last, "c c\n\n");
  assert_holds (place, "% note\nA\n \n\nBBB\t\n\n\nc c\n");
  assert_is_alone (place);
}

static void
test_lines_as_before (Place         *place,
                      gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL, last = NULL;

  put (place, "AAA\r\n\r\nBBB\r\n");
  self = find (place, "AAA");
  replace (self, "a\n\nb\n\n");
  assert_holds (place, "a\r\n\r\nb\r\n\r\nBBB\r\n");

  g_assert_true (alea_file_place_append (self, "C\n\n", NULL, NULL));
  assert_holds (place, "a\r\n\r\nb\r\n\r\nBBB\r\n\r\nC\r\n");
  replace (self, "D\n\n");
  assert_holds (place, "a\r\n\r\nb\r\n\r\nBBB\r\n\r\nD\r\n");

  put (place, "AAA\r\n\r\nBBB");
  g_assert_true (alea_file_place_append (self, "C", NULL, NULL));
  assert_holds (place, "AAA\r\n\r\nBBB\r\n\r\nC\r\n");

  put (place, "AAA\r\n\r\nBBB");
  last = find (place, "BBB");
  replace (last, "D");
  assert_holds (place, "AAA\r\n\r\nD\r\n");
}

static void
test_append (Place         *place,
             gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL;

  put (place, "AAA\n\nBBB\n");
  self = find (place, "AAA");
  g_assert_true (alea_file_place_append (self, "CCC\n\n", NULL, NULL));
  assert_holds (place, "AAA\n\nBBB\n\nCCC\n");
  g_assert_cmpuint (alea_file_place_get_n_games (self), ==, 4);
  replace (self, "DD");
  assert_holds (place, "AAA\n\nBBB\n\nDD\n");

  g_assert_cmpint (g_remove (place->path), ==, 0);
  g_assert_true (alea_file_place_append (self, "E", NULL, NULL));
  assert_holds (place, "E\n");
  g_assert_cmpuint (alea_file_place_get_n_games (self), ==, 1);
}

static void
test_changed (Place         *place,
              gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;

  put (place, "AAA\n");
  self = find (place, "AAA");
  g_assert_false (alea_file_place_has_changed (self));
  put (place, "AAA\nBBB\n");
  g_assert_true (alea_file_place_has_changed (self));
  g_assert_false (alea_file_place_replace (self, "CCC", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_holds (place, "AAA\nBBB\n");
  assert_is_alone (place);

  alea_file_place_take_all (self);
  replace (self, "CCC");
  assert_holds (place, "CCC\n");
  g_assert_false (alea_file_place_has_changed (self));

  /* A file that has gone is made anew. */
  g_assert_cmpint (g_remove (place->path), ==, 0);
  g_assert_false (alea_file_place_has_changed (self));
  replace (self, "DDD");
  assert_holds (place, "DDD\n");
  g_assert_cmpuint (alea_file_place_get_n_games (self), ==, 1);
}

static void
test_links_and_permissions (Place         *place,
                            gconstpointer  data)
{
  g_autofree char *link_path = g_build_filename (place->folder, "link.pgn", NULL);
  g_autoptr(GFile) link_file = g_file_new_for_path (link_path);
  g_autoptr(AleaFilePlace) self = alea_file_place_new (link_file);
  GStatBuf info;

  put (place, "AAA\n");
  g_assert_cmpint (g_chmod (place->path, 0640), ==, 0);
  g_assert_cmpint (symlink ("games.pgn", link_path), ==, 0);
  replace (self, "BBB");
  assert_holds (place, "BBB\n");
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (place->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0640);
}

/* The mask belongs to all threads: who sets it to look at it lets others make
 * files that anybody may write. */
static void
test_mask (Place         *place,
           gconstpointer  data)
{
  static const mode_t masks[] = { 027, 0, 077 };

  for (guint i = 0; i < G_N_ELEMENTS (masks); i++)
    {
      g_autoptr(AleaFilePlace) self = alea_file_place_new (place->file);
      mode_t before = umask (masks[i]);
      GStatBuf info;

      n_masks = 0;
      replace (self, "AAA");
      g_assert_cmpuint (n_masks, ==, 0);
      g_assert_cmpint (umask (before), ==, masks[i]);
      g_assert_cmpint (g_stat (place->path, &info), ==, 0);
      g_assert_cmpint (info.st_mode & 0777, ==, 0666 & ~masks[i]);
      g_assert_cmpint (g_remove (place->path), ==, 0);
    }
}

static gssize
fill_disk (int            fd,
           gconstpointer  bytes,
           gsize          n_bytes)
{
  if (lseek (fd, 0, SEEK_CUR) > 0)
    {
      errno = ENOSPC;
      return -1;
    }

  return write (fd, bytes, MIN (n_bytes, 2));
}

static void
test_disk_full (Place         *place,
                gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;

  put (place, "AAA\n\nBBB\n");
  self = find (place, "BBB");
  alea_file_place_set_write (self, fill_disk);
  g_assert_false (alea_file_place_replace (self, "CCC", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_assert_true (g_str_has_prefix (error->message, "There is no space left for “"));
  assert_holds (place, "AAA\n\nBBB\n");
  assert_is_alone (place);

  alea_file_place_set_write (self, write);
  replace (self, "CCC");
  assert_holds (place, "AAA\n\nCCC\n");
}

/* That is told, but the file is no other than the place knows. */
static void
test_folder_not_on_disk (Place         *place,
                         gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;

  put (place, "AAA\n\nBBB\n");
  self = find (place, "AAA");
  folder_errno = EIO;
  g_assert_false (alea_file_place_replace (self, "longer", NULL, &error));
  g_assert_nonnull (error);
  assert_holds (place, "longer\n\nBBB\n");
  g_assert_false (alea_file_place_has_changed (self));

  g_assert_false (alea_file_place_append (self, "CCC", NULL, NULL));
  folder_errno = 0;
  replace (self, "c");
  assert_holds (place, "longer\n\nBBB\n\nc\n");
}

static void
test_read_only (Place         *place,
                gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;

  if (geteuid () == 0)
    {
      g_test_skip ("root may write everywhere");
      return;
    }

  put (place, "AAA\n");
  self = find (place, "AAA");
  g_assert_cmpint (g_chmod (place->folder, 0500), ==, 0);
  g_assert_false (alea_file_place_replace (self, "BBB", NULL, &error));
  g_assert_cmpint (g_chmod (place->folder, 0700), ==, 0);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
  assert_holds (place, "AAA\n");
}

static void
test_no_folder (Place         *place,
                gconstpointer  data)
{
  g_autoptr(GFile) file = g_file_new_build_filename (place->folder, "none", "games.pgn", NULL);
  g_autoptr(AleaFilePlace) self = alea_file_place_new (file);
  g_autoptr(GError) error = NULL;

  g_assert_false (alea_file_place_replace (self, "AAA", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_str_has_suffix (error->message, "no longer exists."));
}

static void
test_not_a_file (Place         *place,
                 gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = alea_file_place_new (place->file);
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (mkfifo (place->path, 0600), ==, 0);
  g_assert_false (alea_file_place_replace (self, "AAA", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_clear_error (&error);

  g_assert_cmpint (g_remove (place->path), ==, 0);
  g_assert_cmpint (g_mkdir (place->path, 0700), ==, 0);
  g_assert_false (alea_file_place_append (self, "AAA", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  assert_is_alone (place);
}

/* --- in a thread ---------------------------------------------------------- */

/* Larger than what is copied at a time. */
#define MANY 100000

static void
put_many (Place *place)
{
  g_autoptr(GString) text = g_string_new ("FIRST\n\n");

  for (guint i = 0; i < MANY; i++)
    g_string_append (text, "1. e4 e5 *\n\n");
  g_string_append (text, "LAST\n");
  put (place, text->str);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
write_async (AleaFilePlace  *self,
             GCancellable   *cancellable,
             GError        **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  alea_file_place_write_async (self, "CCC\n\n", FALSE, cancellable, written_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return alea_file_place_write_finish (result, error);
}

static void
test_thread (Place         *place,
             gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  put_many (place);
  self = find (place, "FIRST");
  g_assert_true (write_async (self, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpfloat (alea_file_place_get_fraction (self), ==, 1);
  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));
  g_assert_true (g_str_has_prefix (text, "CCC\n\n1. e4"));
  g_assert_true (g_str_has_suffix (text, "*\n\nLAST\n"));
  g_assert_cmpuint (length, ==, strlen ("CCC\n\nLAST\n") + MANY * strlen ("1. e4 e5 *\n\n"));
  assert_is_alone (place);
}

static GCancellable *stop;    /* what the next write() cancels; or NULL */

static gssize
write_and_cancel (int            fd,
                  gconstpointer  bytes,
                  gsize          n_bytes)
{
  g_cancellable_cancel (stop);
  return write (fd, bytes, n_bytes);
}

static void
test_cancel (Place         *place,
             gconstpointer  data)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *before = NULL;

  put_many (place);
  g_assert_true (g_file_get_contents (place->path, &before, NULL, NULL));
  self = find (place, "LAST");
  alea_file_place_set_write (self, write_and_cancel);
  stop = cancellable;
  g_assert_false (write_async (self, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_holds (place, before);
  assert_is_alone (place);

  /* The place is still good. */
  g_clear_error (&error);
  alea_file_place_set_write (self, write);
  g_assert_true (write_async (self, NULL, &error));
  g_assert_no_error (error);
}

static const char *intruder;    /* the file that the next write() changes */

static gssize
write_and_intrude (int            fd,
                   gconstpointer  bytes,
                   gsize          n_bytes)
{
  if (intruder != NULL)
    g_assert_true (g_file_set_contents (intruder, "theirs\n", -1, NULL));
  intruder = NULL;
  return write (fd, bytes, n_bytes);
}

/* Who writes while we copy does not lose what they wrote. */
static void
test_changed_meanwhile (Place         *place,
                        gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;

  for (int appends = 0; appends < 2; appends++)
    {
      put_many (place);
      g_clear_pointer (&self, alea_file_place_free);
      self = find (place, "LAST");
      alea_file_place_set_write (self, write_and_intrude);
      intruder = place->path;
      g_assert_false (appends ? alea_file_place_append (self, "CCC", NULL, &error)
                              : alea_file_place_replace (self, "CCC", NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
      g_clear_error (&error);
      assert_holds (place, "theirs\n");
      assert_is_alone (place);
    }
}

/* Nor who writes when our file is there, but not yet safe. */
static void
test_changed_behind (Place         *place,
                     gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;

  put (place, "AAA\n\nBBB\n");
  self = find (place, "BBB");
  folder_intruder = place->path;
  g_assert_true (alea_file_place_replace (self, "CCC", NULL, &error));
  g_assert_no_error (error);
  assert_holds (place, "theirs\n");

  g_assert_true (alea_file_place_has_changed (self));
  g_assert_false (alea_file_place_replace (self, "DDD", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_holds (place, "theirs\n");
}

static void
add (const char *path,
     void      (*test) (Place *, gconstpointer))
{
  g_test_add (path, Place, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/model/file-place/new-file", test_new_file);
  add ("/model/file-place/one-of-many", test_one_of_many);
  add ("/model/file-place/lines-as-before", test_lines_as_before);
  add ("/model/file-place/append", test_append);
  add ("/model/file-place/cancel", test_cancel);
  add ("/model/file-place/changed-meanwhile", test_changed_meanwhile);
  add ("/model/file-place/changed-behind", test_changed_behind);
  add ("/model/file-place/not-a-file", test_not_a_file);
  add ("/model/file-place/thread", test_thread);
  add ("/model/file-place/changed", test_changed);
  add ("/model/file-place/links-and-permissions", test_links_and_permissions);
  add ("/model/file-place/mask", test_mask);
  add ("/model/file-place/disk-full", test_disk_full);
  add ("/model/file-place/folder-not-on-disk", test_folder_not_on_disk);
  add ("/model/file-place/read-only", test_read_only);
  add ("/model/file-place/no-folder", test_no_folder);

  return g_test_run ();
}
