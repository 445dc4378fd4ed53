/* test-archive.c: games that are left are not lost
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-archive.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

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

static void
test_no_folder (void)
{
  g_autoptr(GError) error = NULL;

  g_assert_null (alea_archive_add ("/dev/null/alea", "A", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

#define N_PROGRAMS 4
#define N_GAMES    25

static void
add_many (const char *folder)
{
  for (int i = 0; i < N_GAMES; i++)
    alea_file_place_free (alea_archive_add (folder, "game", NULL, NULL));
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
  g_test_add_func ("/model/archive/no-folder", test_no_folder);

  return g_test_run ();
}
