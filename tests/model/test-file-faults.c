/* test-file-faults.c: why a file cannot be written
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-file-place.h"

#include <errno.h>
#include <glib/gstdio.h>

static int write_errno;

static gssize
fail (int            fd,
      gconstpointer  bytes,
      gsize          n_bytes)
{
  errno = write_errno;
  return -1;
}

/* Each fault of the disk has its sentence, and the file stays as it was. */
static void
test_sentences (void)
{
  static const char full[] = "There is no space left for “%s”.";
  static const char forbidden[] = "You don’t have permission to change “%s”.";
  static const struct { int number; const char *sentence; } rows[] = {
    { ENOSPC, full }, { EDQUOT, full }, { EFBIG, full },
    { EACCES, forbidden }, { EPERM, forbidden }, { EROFS, forbidden },
    { ENOENT, "The folder for “%s” no longer exists." },
    { EIO, NULL },
  };
  g_autofree char *folder = g_dir_make_tmp ("alea-faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "games.pgn", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaFilePlace) place = NULL;
      g_autoptr(GError) error = NULL;
      g_autofree char *sentence = NULL, *text = NULL;
      g_auto(GStrv) parts = g_strsplit (rows[i].sentence != NULL ? rows[i].sentence : "", "%s", -1);

      g_assert_true (g_file_set_contents (path, "AAA\n", -1, NULL));
      place = alea_file_place_new (file);
      alea_file_place_set_write (place, fail);
      write_errno = rows[i].number;
      g_assert_false (alea_file_place_append (place, "BBB", NULL, &error));
      sentence = rows[i].sentence != NULL ? g_strjoinv (path, parts)
                 : g_strdup_printf ("“%s” cannot be written: %s.", path, g_strerror (rows[i].number));
      g_assert_cmpstr (error->message, ==, sentence);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, "AAA\n");
    }

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/file-faults/sentences", test_sentences);

  return g_test_run ();
}
