/* test-autosave.c: a save survives whatever happens
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-autosave.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define N_KILLS 200

/* --- a folder of its own for each test ------------------------------------ */

typedef struct
{
  char *top;
  char *folder;   /* in it, not yet there */
} Place;

static void
set_up (Place         *place,
        gconstpointer  data)
{
  (void) data;

  place->top = g_dir_make_tmp ("alea-autosave-XXXXXX", NULL);
  g_assert_nonnull (place->top);
  place->folder = g_build_filename (place->top, "a", "b", NULL);
}

static void
remove_all (const char *path)
{
  GDir *dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_clear_pointer (&dir, g_dir_close);
  g_remove (path);
}

static void
tear_down (Place         *place,
           gconstpointer  data)
{
  (void) data;

  remove_all (place->top);
  g_free (place->top);
  g_free (place->folder);
}

/* --- saving in short ------------------------------------------------------ */

static char *
copy_text (gpointer   data,
           GError   **error)
{
  (void) error;

  return g_strdup (data);
}

static char *
fail_to_write (gpointer   data,
               GError   **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, data);
  return NULL;
}

static AleaAutosave *
open_slot (const char *folder)
{
  g_autoptr(GError) error = NULL;
  AleaAutosave *autosave = alea_autosave_open (folder, &error);

  g_assert_no_error (error);
  return autosave;
}

static void
save (AleaAutosave *autosave,
      const char   *text)
{
  g_autoptr(GError) error = NULL;

  alea_autosave_save (autosave, copy_text, (gpointer) text, &error);
  g_assert_no_error (error);
}

static void
assert_saved (AleaAutosave *autosave,
              const char   *expected)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = alea_autosave_load (autosave, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static void
assert_save_fails (AleaAutosave *autosave,
                   const char   *text,
                   int           code,
                   const char   *pattern)
{
  g_autoptr(GError) error = NULL;

  g_assert_false (alea_autosave_save (autosave, copy_text, (gpointer) text, &error));
  g_assert_error (error, G_IO_ERROR, code);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("“%s” is not like “%s”", error->message, pattern);
}

/* How many files in the folder of @autosave end so. */
static guint
count_files (const char *folder,
             const char *ending)
{
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ending);
  g_dir_close (dir);

  return n;
}

/* --- tests ---------------------------------------------------------------- */

static void
test_save_and_load (Place         *place,
                    gconstpointer  data)
{
  g_autoptr(AleaAutosave) autosave = open_slot (place->folder);
  g_autoptr(GError) error = NULL;
  GStatBuf info;

  assert_saved (autosave, NULL);
  save (autosave, "1. e4 *\n");
  assert_saved (autosave, "1. e4 *\n");
  save (autosave, "½");
  assert_saved (autosave, "½");
  g_assert_cmpuint (count_files (place->folder, ".new"), ==, 0);

  /* What two people play is nobody else's business. */
  g_assert_cmpint (g_stat (alea_autosave_get_path (autosave), &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);

  g_assert_false (alea_autosave_save (autosave, fail_to_write, (gpointer) "No words.", &error));
  g_assert_cmpstr (error->message, ==, "No words.");
  assert_saved (autosave, "½");

  g_assert_true (alea_autosave_clear (autosave, NULL));
  assert_saved (autosave, NULL);
  g_assert_true (alea_autosave_clear (autosave, NULL));
  save (autosave, "½");
  assert_saved (autosave, "½");
}

static guint n_writes;

static gssize
count_writes (int           fd,
              gconstpointer bytes,
              gsize         n_bytes)
{
  n_writes++;
  return write (fd, bytes, n_bytes);
}

static void
test_same_text_is_not_written_again (Place         *place,
                                     gconstpointer  data)
{
  g_autoptr(AleaAutosave) autosave = open_slot (place->folder);

  alea_autosave_set_write (autosave, count_writes);
  n_writes = 0;
  save (autosave, "a");
  save (autosave, "a");
  g_assert_cmpuint (n_writes, ==, 1);
  save (autosave, "b");
  g_assert_cmpuint (n_writes, ==, 2);

  /* Somebody may have tidied up. */
  g_assert_cmpint (g_unlink (alea_autosave_get_path (autosave)), ==, 0);
  save (autosave, "b");
  assert_saved (autosave, "b");
}

static void
test_two_programs (Place         *place,
                   gconstpointer  data)
{
  AleaAutosave *one = open_slot (place->folder);
  AleaAutosave *two = open_slot (place->folder);
  AleaAutosave *three;

  g_assert_cmpstr (alea_autosave_get_path (one), !=, alea_autosave_get_path (two));
  save (one, "first");
  save (two, "second");
  assert_saved (one, "first");
  assert_saved (two, "second");

  /* Whoever comes next is offered what was left behind, and not what is
   * under way. */
  alea_autosave_close (two);
  three = open_slot (place->folder);
  assert_saved (three, "second");
  alea_autosave_close (one);
  two = open_slot (place->folder);
  assert_saved (two, "first");

  alea_autosave_clear (two, NULL);
  alea_autosave_close (two);
  alea_autosave_close (three);
  one = open_slot (place->folder);
  assert_saved (one, "second");
  alea_autosave_close (one);
}

static void
test_too_many (Place         *place,
               gconstpointer  data)
{
  AleaAutosave *all[ALEA_AUTOSAVE_MAX_SLOTS];
  g_autoptr(GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    all[i] = open_slot (place->folder);
  g_assert_null (alea_autosave_open (place->folder, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    alea_autosave_close (all[i]);
}

/* Writes little, and then no more. */
static gsize bytes_left;

static gssize
write_until_full (int           fd,
                  gconstpointer bytes,
                  gsize         n_bytes)
{
  gsize n = MIN (MIN (n_bytes, 3), bytes_left);

  if (n == 0)
    {
      errno = ENOSPC;
      return -1;
    }

  bytes_left -= n;
  return write (fd, bytes, n);
}

static void
test_disk_full (Place         *place,
                gconstpointer  data)
{
  g_autoptr(AleaAutosave) autosave = open_slot (place->folder);

  save (autosave, "the older save");
  alea_autosave_set_write (autosave, write_until_full);
  for (gsize room = 0; room < 14; room++)
    {
      bytes_left = room;
      assert_save_fails (autosave, "the newer save", G_IO_ERROR_NO_SPACE,
                         "The game cannot be kept safe: there is no room left for *game-1.pgn*.");
      assert_saved (autosave, "the older save");
      g_assert_cmpuint (count_files (place->folder, ".new"), ==, 0);
    }

  bytes_left = 14;
  save (autosave, "the newer save");
  assert_saved (autosave, "the newer save");
}

/* The system itself refuses to write on. */
static void
test_file_size_limit (Place         *place,
                      gconstpointer  data)
{
  g_autoptr(AleaAutosave) autosave = open_slot (place->folder);
  g_autofree char *text = g_strnfill (5000, 'x');
  struct rlimit old_limit, limit;

  save (autosave, "the older save");
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old_limit), ==, 0);
  limit = old_limit;
  limit.rlim_cur = 4000;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  assert_save_fails (autosave, text, G_IO_ERROR_NO_SPACE, "The game cannot be kept safe: there is no room left *");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old_limit), ==, 0);
  signal (SIGXFSZ, SIG_DFL);

  assert_saved (autosave, "the older save");
  save (autosave, text);
  assert_saved (autosave, text);
}

static void
test_too_long (Place         *place,
               gconstpointer  data)
{
  g_autoptr(AleaAutosave) autosave = open_slot (place->folder);
  g_autofree char *text = g_strnfill (ALEA_AUTOSAVE_MAX_SIZE + 1, 'x');

  save (autosave, "the older save");
  assert_save_fails (autosave, text, G_IO_ERROR_NO_SPACE, "The game cannot be kept safe: it is too long.");
  assert_saved (autosave, "the older save");

  text[ALEA_AUTOSAVE_MAX_SIZE] = '\0';
  save (autosave, text);
  assert_saved (autosave, text);
}

static void
assert_open_fails (const char *folder,
                   const char *pattern)
{
  g_autoptr(GError) error = NULL;

  g_assert_null (alea_autosave_open (folder, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (error->domain, ==, G_IO_ERROR);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("“%s” is not like “%s”", error->message, pattern);
}

static void
test_folder_that_is_none (Place         *place,
                          gconstpointer  data)
{
  g_autofree char *file = g_build_filename (place->top, "file", NULL);
  g_autofree char *folder = g_build_filename (file, "folder", NULL);

  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  assert_open_fails (file, "The game cannot be kept safe in “*file”: *.");
  assert_open_fails (folder, "The game cannot be kept safe in “*folder”: *.");
}

/* The superuser may write everywhere, but can be somebody else for a while. */
static gboolean
drop_rights (uid_t user)
{
  return user != 0 || seteuid (65534) == 0;
}

static void
test_folder_that_is_read_only (Place         *place,
                               gconstpointer  data)
{
  g_autoptr(AleaAutosave) autosave = open_slot (place->folder);
  g_autofree char *above = g_path_get_dirname (place->folder);
  const uid_t user = geteuid ();

  save (autosave, "the older save");
  g_assert_cmpint (g_chmod (place->top, 0755), ==, 0);
  g_assert_cmpint (g_chmod (above, 0755), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, 0555), ==, 0);
  if (drop_rights (user))
    assert_save_fails (autosave, "the newer save", G_IO_ERROR_PERMISSION_DENIED,
                       "The game cannot be kept safe: “*” may not be written.");
  else
    g_test_skip ("nobody else to be");

  g_assert_cmpint (seteuid (user), ==, 0);
  assert_saved (autosave, "the older save");
  g_assert_cmpint (g_chmod (place->folder, 0700), ==, 0);
}

/* The folder goes while the game is under way. */
static void
test_folder_that_goes (Place         *place,
                       gconstpointer  data)
{
  g_autoptr(AleaAutosave) autosave = open_slot (place->folder);

  save (autosave, "a");
  remove_all (place->folder);
  assert_save_fails (autosave, "b", G_IO_ERROR_NOT_FOUND, "The game cannot be kept safe in “*game-1.pgn”: *.");
  g_assert_cmpint (g_mkdir (place->folder, 0700), ==, 0);
  save (autosave, "b");
  assert_saved (autosave, "b");
}

static void
test_save_that_is_broken (Place         *place,
                          gconstpointer  data)
{
  static const struct { const char *bytes; gssize length; } broken[] = {
    { "1. e4 \xff", -1 }, { "1. e4\0e5", 8 },
  };
  g_autoptr(AleaAutosave) autosave = open_slot (place->folder);

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autofree char *path = NULL;

      g_assert_true (g_file_set_contents (alea_autosave_get_path (autosave),
                                          broken[i].bytes, broken[i].length, NULL));
      g_assert_null (alea_autosave_load (autosave, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);

      path = alea_autosave_set_aside (autosave, NULL);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
      assert_saved (autosave, NULL);
    }

  g_assert_cmpuint (count_files (place->folder, ".broken-1"), ==, 1);
  g_assert_cmpuint (count_files (place->folder, ".broken-2"), ==, 1);
  g_assert_null (alea_autosave_set_aside (autosave, NULL));
}

/* --- sudden death --------------------------------------------------------- */

/* Saves longer and longer texts until it dies; says after each save how many
 * there were. */
static void
save_for_ever (const char *folder,
               int         fd)
{
  AleaAutosave *autosave = alea_autosave_open (folder, NULL);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint n = 1; autosave != NULL; n++)
    {
      g_string_append_printf (text, "%u\n", n);
      if (!alea_autosave_save (autosave, copy_text, text->str, NULL) || write (fd, &n, sizeof n) != sizeof n)
        break;
    }

  _exit (1);
}

/* How many texts the save holds, if it is whole. */
static guint
count_lines (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  guint n_lines = g_strv_length (lines);

  g_assert_cmpstr (lines[n_lines - 1], ==, "");
  for (guint i = 0; i + 1 < n_lines; i++)
    g_assert_cmpuint (g_ascii_strtoull (lines[i], NULL, 10), ==, i + 1);

  return n_lines - 1;
}

/* A child is killed in the middle of its work. */
static void
kill_once (const char *folder)
{
  g_autoptr(AleaAutosave) autosave = NULL;
  g_autofree char *text = NULL;
  guint n_told = 0, n_saved = 0, n;
  int fds[2];
  pid_t child;

  g_assert_cmpint (pipe (fds), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (fds[0]);
      save_for_ever (folder, fds[1]);
    }

  close (fds[1]);
  g_usleep ((gulong) g_test_rand_int_range (1, 20000));
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
  while (read (fds[0], &n, sizeof n) == sizeof n)
    n_told = n;
  close (fds[0]);

  autosave = open_slot (folder);
  text = alea_autosave_load (autosave, NULL);
  if (text != NULL)
    n_saved = count_lines (text);
  g_assert_cmpuint (n_saved, >=, n_told);
  g_assert_cmpuint (n_saved, <=, n_told + 1);
  alea_autosave_clear (autosave, NULL);
}

static void
test_sudden_death (Place         *place,
                   gconstpointer  data)
{
  for (int i = 0; i < N_KILLS; i++)
    kill_once (place->folder);
}

static void
add (const char *path,
     void      (*test) (Place *, gconstpointer))
{
  g_test_add (path, Place, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/model/autosave/save-and-load", test_save_and_load);
  add ("/model/autosave/same-text-is-not-written-again", test_same_text_is_not_written_again);
  add ("/model/autosave/two-programs", test_two_programs);
  add ("/model/autosave/too-many", test_too_many);
  add ("/model/autosave/disk-full", test_disk_full);
  add ("/model/autosave/file-size-limit", test_file_size_limit);
  add ("/model/autosave/too-long", test_too_long);
  add ("/model/autosave/folder-that-is-none", test_folder_that_is_none);
  add ("/model/autosave/folder-that-is-read-only", test_folder_that_is_read_only);
  add ("/model/autosave/folder-that-goes", test_folder_that_goes);
  add ("/model/autosave/save-that-is-broken", test_save_that_is_broken);
  add ("/model/autosave/sudden-death", test_sudden_death);

  return g_test_run ();
}
