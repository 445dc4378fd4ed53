/* test-shelf-faults.c: whatever becomes of folder, file and disk
 *
 * For each of them: a sentence, nothing lost that could be read, play goes on,
 * and the trouble goes by itself.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

/* For changing over to another user. */
#define _GNU_SOURCE

#include "shelf-support.h"
#include "test-support.h"

#include "alea-shelf-keep.h"
#include "alea-shelf-read.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NOBODY 65534

/* --- a disk that fails ---------------------------------------------------- */

/* The errno of every write, and of every wish to see it on the disk; 0: they
 * succeed. */
static gint write_errno, sync_errno;

static ssize_t
write_at (int         fd,
          const void *bytes,
          size_t      n_bytes,
          off_t       offset)
{
  errno = g_atomic_int_get (&write_errno);
  return errno != 0 ? -1 : pwrite (fd, bytes, n_bytes, offset);
}

static int
truncate_at (int   fd,
             off_t size)
{
  errno = g_atomic_int_get (&write_errno);
  return errno != 0 ? -1 : ftruncate (fd, size);
}

static void
install_disk (void)
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);

  g_assert_cmpint (vfs->xSetSystemCall (vfs, "pwrite", (sqlite3_syscall_ptr) write_at), ==, SQLITE_OK);
  vfs->xSetSystemCall (vfs, "pwrite64", (sqlite3_syscall_ptr) write_at);
  g_assert_cmpint (vfs->xSetSystemCall (vfs, "ftruncate", (sqlite3_syscall_ptr) truncate_at), ==, SQLITE_OK);
}

/* While it is set the disk does not answer. */
static gint is_stuck;

/* SQLite calls it, though not by a name that can be replaced. */
int
fdatasync (int fd)
{
  while (g_atomic_int_get (&is_stuck))
    g_usleep (1000);

  errno = g_atomic_int_get (&sync_errno);
  return errno != 0 ? -1 : fsync (fd);
}

/* --- what there is to ask ------------------------------------------------- */

static AleaShelf *
make_shelf (const char *folder,
            guint       n_games,
            guint       n_events,
            gint64     *ids)
{
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", n_events);

  for (guint i = 0; i < n_games; i++)
    {
      const gint64 id = alea_shelf_create (shelf, game, NULL, NULL);

      if (ids != NULL)
        ids[i] = id;
    }
  shelf_test_flush (shelf);

  return shelf;
}

/* A shelf with so many games, closed. */
static void
fill_folder (const char *folder,
             guint       n_games,
             guint       n_events)
{
  shelf_test_close (make_shelf (folder, n_games, n_events, NULL));
}

static void
assert_n_games (AleaShelf *shelf,
                guint      n_games)
{
  g_autoptr(GArray) ids = shelf_test_find_all (shelf);

  g_assert_cmpuint (ids->len, ==, n_games);
}

/* Its events count, one after the other: "e0" "e1" ... */
static void
assert_game (AleaShelf *shelf,
             gint64     id,
             guint      n_events)
{
  g_autoptr(AleaShelfGame) game = shelf_test_read (shelf, id);

  g_assert_nonnull (game);
  g_assert_cmpstr (game->white, ==, "Anna");
  g_assert_cmpuint (game->n_events, ==, n_events);
  g_assert_cmpuint (game->events->len, ==, n_events);
  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *text = g_strdup_printf ("e%u", i);

      g_assert_cmpstr (alea_shelf_game_get_event (game, i)->text, ==, text);
    }
}

static void
append (AleaShelf *shelf,
        gint64     id,
        guint      number)
{
  g_autofree char *text = g_strdup_printf ("e%u", number);

  shelf_test_append (shelf, id, number, text);
}

/* Writes into the file that is there. */
static void
write_over (const char *path,
            goffset     offset,
            const char *bytes,
            gsize       n_bytes)
{
  int fd = open (path, O_WRONLY | O_CREAT, 0600);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (pwrite (fd, bytes, n_bytes, (off_t) offset), ==, n_bytes);
  close (fd);
}

static void
finish (AleaShelf  *shelf,
        const char *folder)
{
  shelf_test_close (shelf);
  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

/* --- what stands in the place of the file --------------------------------- */

typedef void (*PutFunc) (const char *path);

static void
put_junk (const char *path)
{
  g_assert_true (g_file_set_contents (path, "This is no database, but as long as its head at least would have to be: "
                                            "a hundred bytes and some more of them.", -1, NULL));
}

static void
put_folder (const char *path)
{
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
put_pipe (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
put_device (const char *path)
{
  g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
}

static void
put_other_database (const char *path)
{
  shelf_test_run_sql (path, "CREATE TABLE game (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO game VALUES (1, 'chess');");
}

/* It is renamed, and there are games again. */
static void
test_in_place (gconstpointer data)
{
  PutFunc put = *(const PutFunc *) data;
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db"), *notice = NULL;
  AleaShelf *shelf;
  gint64 id;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  put (path);
  shelf = make_shelf (folder, 1, 2, &id);
  g_assert_nonnull (alea_shelf_get_notice (shelf));
  g_object_get (shelf, "notice", &notice, NULL);
  g_assert_cmpstr (notice, ==, alea_shelf_get_notice (shelf));
  g_assert_true (alea_shelf_get_is_keeping (shelf));
  g_assert_cmpuint (shelf_test_count_files (folder, "games-damaged-"), ==, 1);
  assert_game (shelf, id, 2);

  alea_shelf_dismiss_notice (shelf);
  g_assert_null (alea_shelf_get_notice (shelf));
  finish (shelf, folder);
}

/* Beside the database. */
static void
test_neighbours (void)
{
  static const char *const names[] = {
    "games.db-wal", "games.db-shm", "games.lock", "games.db.mending", "games.db.pages",
  };
  static const PutFunc puts[] = { put_folder, put_pipe, put_device };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; j < G_N_ELEMENTS (puts); j++)
      {
        g_autofree char *folder = shelf_test_make_folder ();
        g_autofree char *path = shelf_test_get_path (folder, names[i]);
        AleaShelf *shelf;
        gint64 id;

        fill_folder (folder, 2, 3);
        g_unlink (path);
        puts[j] (path);
        shelf = make_shelf (folder, 1, 2, &id);
        g_assert_nonnull (alea_shelf_get_notice (shelf));
        assert_game (shelf, id, 2);
        assert_n_games (shelf, 3);
        finish (shelf, folder);
      }
}

/* Each that is put aside has a name of its own. */
static void
test_twice_in_place (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autoptr(GDir) dir = NULL;
  const char *name;
  guint n_first = 0, n_second = 0;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  put_junk (path);
  fill_folder (folder, 1, 2);
  put_junk (path);
  fill_folder (folder, 1, 2);

  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      n_first += g_regex_match_simple ("^games-damaged-[0-9-]{10}\\.db$", name, 0, 0);
      n_second += g_regex_match_simple ("^games-damaged-[0-9-]{10}-2\\.db$", name, 0, 0);
    }
  g_assert_cmpuint (n_first, ==, 1);
  g_assert_cmpuint (n_second, ==, 1);
  shelf_test_remove_folder (folder);
}

static gboolean
has_notice (gpointer data)
{
  return alea_shelf_get_notice (data) != NULL;
}

/* Somebody does it while a game is on. */
static void
test_in_place_meanwhile (gconstpointer data)
{
  PutFunc put = *(const PutFunc *) data;
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);

  alea_shelf_release (shelf, ids[2]);
  append (shelf, ids[0], 4);
  assert_n_games (shelf, 3);
  g_unlink (path);
  put (path);
  append (shelf, ids[0], 5);
  shelf_test_wait_for (has_notice, shelf);
  assert_game (shelf, ids[0], 6);
  assert_game (shelf, ids[1], 4);
  assert_game (shelf, ids[2], 4);
  g_assert_true (alea_shelf_get_is_keeping (shelf));
  finish (shelf, folder);
}

/* --- what is left of an import -------------------------------------------- */

/* The program died amid two of them: the games are cleared away, and so are they. */
static void
test_left_batch (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  AleaShelf *shelf;

  fill_folder (folder, 6, 2);
  shelf_test_run_sql (path, "INSERT INTO batch VALUES (7, 'one', 0, 0), (8, 'other', 0, 0); UPDATE game SET batch = 7 + (id & 1);");
  g_assert_false (shelf_test_is_tidy (path));
  shelf = alea_shelf_new (folder);
  shelf_test_wait_for (shelf_test_is_tidy, path);
  assert_n_games (shelf, 0);
  finish (shelf, folder);
}

/* --- damage --------------------------------------------------------------- */

/* A newer version is left alone, to the byte. */
static void
test_newer (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *before = NULL, *after = NULL;
  gsize n_before, n_after;
  AleaShelf *shelf;

  fill_folder (folder, 1, 3);
  shelf_test_run_sql (path, "PRAGMA user_version = 7");
  g_assert_true (g_file_get_contents (path, &before, &n_before, NULL));

  shelf = alea_shelf_new (folder);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_NEWER);
  alea_shelf_create (shelf, game, shelf_test_take_result, &result);
  g_assert_false (alea_shelf_close (shelf, 60000));
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_keep_finish (shelf, result, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_CLOSED);
  g_clear_object (&result);
  g_assert_finalize_object (shelf);

  g_assert_true (g_file_get_contents (path, &after, &n_after, NULL));
  g_assert_cmpmem (before, n_before, after, n_after);
  shelf_test_remove_folder (folder);
}

/* All but what stood on the first page. */
static void
test_lost_head (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *zeros = g_malloc0 (4096);
  gint64 ids[40];
  AleaShelf *shelf = make_shelf (folder, G_N_ELEMENTS (ids), 30, ids);

  shelf_test_close (shelf);
  write_over (path, 0, zeros, 4096);
  shelf = alea_shelf_new (folder);
  assert_n_games (shelf, G_N_ELEMENTS (ids));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    assert_game (shelf, ids[i], 30);
  g_assert_nonnull (strstr (alea_shelf_get_notice (shelf), "40 games"));
  finish (shelf, folder);
}

/* Names and comments of every length, also those that go on from page to page. */
static void
test_lost_head_of_long_words (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *zeros = g_malloc0 (4096), *name = g_strnfill (9000, 'n');
  g_autoptr(AleaShelfGame) game = shelf_test_make_game (name, "Ben", 30), before = NULL, after = NULL;
  AleaShelf *shelf = alea_shelf_new (folder);
  gint64 id;

  for (guint i = 0; i <= 30; i++)
    {
      g_autofree char *comment = g_strnfill (1 + i * 450, 'a' + i % 26);

      alea_shelf_game_add_note (game, i, ALEA_SHELF_NOTE_COMMENT, comment);
    }
  id = shelf_test_create (shelf, game);
  before = shelf_test_read (shelf, id);
  g_assert_cmpuint (before->notes->len, ==, 31);

  shelf_test_close (shelf);
  write_over (path, 0, zeros, 4096);
  shelf = alea_shelf_new (folder);
  after = shelf_test_read (shelf, id);
  g_assert_nonnull (after);
  g_assert_true (alea_shelf_game_equal (after, before));
  finish (shelf, folder);
}

/* A row whose number no game has is none, but events without their row are a game;
 * and what an earlier mending has left is in nobody's way. */
static void
test_lost_head_and_more (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *journal = shelf_test_get_path (folder, "games.db.mending-journal");
  g_autofree char *zeros = g_malloc0 (4096);
  gint64 ids[4];
  AleaShelf *shelf = make_shelf (folder, G_N_ELEMENTS (ids), 3, ids);
  g_autofree char *sql = g_strdup_printf ("UPDATE game SET id = 0 WHERE id = %" G_GINT64_FORMAT ";"
                                          "UPDATE game SET id = -1 WHERE id = %" G_GINT64_FORMAT ";"
                                          "UPDATE game SET id = 1 WHERE id = %" G_GINT64_FORMAT, ids[1], ids[2], ids[3]);

  shelf_test_close (shelf);
  shelf_test_run_sql (path, sql);
  write_over (path, 0, zeros, 4096);
  put_junk (journal);
  shelf = alea_shelf_new (folder);
  assert_n_games (shelf, 5);
  assert_game (shelf, ids[0], 3);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  finish (shelf, folder);
}

/* Its head says that a newer SQLite has written it: which may only be read, or
 * not even that. */
static void
test_newer_format (gconstpointer data)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  AleaShelf *shelf;
  gint64 id;

  fill_folder (folder, 1, 2);
  write_over (path, GPOINTER_TO_SIZE (data), "\x7f", 1);
  shelf = make_shelf (folder, 1, 3, &id);
  assert_n_games (shelf, 2);
  assert_game (shelf, id, 3);
  finish (shelf, folder);
}

/* What is left of game @id is its beginning; returns how many events. */
static guint
count_left (AleaShelf *shelf,
            gint64     id,
            guint      n_events)
{
  g_autoptr(AleaShelfGame) game = shelf_test_read (shelf, id);

  if (game == NULL)
    return 0;

  g_assert_cmpuint (game->n_events, <=, n_events);
  g_assert_cmpuint (game->n_events, ==, game->events->len);
  if (game->white != NULL)
    g_assert_cmpuint (game->n_events + game->lost_events, ==, n_events);
  for (guint i = 0; i < game->n_events; i++)
    {
      g_autofree char *text = g_strdup_printf ("e%u", i);

      g_assert_cmpstr (alea_shelf_game_get_event (game, i)->text, ==, text);
    }

  return game->n_events;
}

/* Wherever the file is cut off, the beginning of games is found again. */
static void
test_cut (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *whole = NULL;
  gint64 ids[30];
  AleaShelf *shelf = make_shelf (folder, G_N_ELEMENTS (ids), 50, ids);
  guint n_before = 0, n_open;
  gsize size;

  shelf_test_close (shelf);
  n_open = shelf_test_count_files ("/proc/self/fd", "");
  g_assert_true (g_file_get_contents (path, &whole, &size, NULL));
  for (gsize cut = 1; cut < size; cut += 4096 * 2 - 500)
    {
      guint n_left = 0;

      g_assert_true (g_file_set_contents (path, whole, (gssize) cut, NULL));
      shelf = alea_shelf_new (folder);
      for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
        n_left += count_left (shelf, ids[i], 50);
      g_assert_cmpuint (n_left, >=, n_before);
      n_before = n_left;
      shelf_test_close (shelf);
      shelf_test_assert_sound (folder);

      /* Whoever has mended it has closed all files. */
      g_assert_cmpuint (shelf_test_count_files ("/proc/self/fd", ""), ==, n_open);
    }

  g_assert_cmpuint (n_before, >, G_N_ELEMENTS (ids) * 50 / 2);
  shelf_test_remove_folder (folder);
}

/* A page in the middle is broken: what stood elsewhere is there. */
static void
test_holes (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *whole = NULL;
  g_autofree char *hole = g_strnfill (4096, '\x5a');
  gint64 ids[30];
  AleaShelf *shelf = make_shelf (folder, G_N_ELEMENTS (ids), 50, ids);
  gsize size;

  shelf_test_close (shelf);
  g_assert_true (g_file_get_contents (path, &whole, &size, NULL));
  for (gsize page = 1; page < size / 4096; page++)
    {
      guint n_left = 0;

      g_assert_true (g_file_set_contents (path, whole, (gssize) size, NULL));
      write_over (path, (goffset) page * 4096, hole, 4096);
      shelf = alea_shelf_new (folder);
      for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
        n_left += count_left (shelf, ids[i], 50);
      g_assert_cmpuint (n_left, >=, G_N_ELEMENTS (ids) * 50 * 3 / 4);
      shelf_test_close (shelf);
    }

  shelf_test_remove_folder (folder);
}

/* The one byte that may say that a newer version has written all this. */
#define VERSION_BYTE 63

/* Any other bytes: nothing crashes or hangs, and games can be kept. */
static void
test_random_damage (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *whole = NULL;
  gsize size;

  fill_folder (folder, 20, 40);
  g_assert_true (g_file_get_contents (path, &whole, &size, NULL));
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *bytes = g_memdup2 (whole, size);
      const gint32 n = g_test_rand_int_range (1, 40);
      AleaShelf *shelf;
      gint64 id;

      for (gint32 j = 0; j < n; j++)
        bytes[g_test_rand_int_range (0, (gint32) size)] = (char) g_test_rand_int_range (0, 256);
      bytes[VERSION_BYTE] = whole[VERSION_BYTE];
      g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
      shelf = make_shelf (folder, 1, 5, &id);
      shelf_test_check (shelf);
      append (shelf, id, 5);
      assert_game (shelf, id, 6);
      shelf_test_close (shelf);
      shelf_test_assert_sound (folder);
    }

  shelf_test_remove_folder (folder);
}

/* What somebody has put into the database to be run when we write. */
static void
test_hostile (void)
{
  static const char *const additions[] = {
    "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM game; END",
    "CREATE TRIGGER t INSTEAD OF INSERT ON v BEGIN SELECT 1; END",
    "ALTER TABLE game ADD COLUMN more TEXT",
    "DROP INDEX game_list",
    "CREATE TABLE more (x)",
  };

  for (guint i = 0; i < G_N_ELEMENTS (additions); i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      g_autofree char *path = shelf_test_get_path (folder, "games.db");
      AleaShelf *shelf;
      gint64 id;

      fill_folder (folder, 3, 4);
      if (strstr (additions[i], "ON v") != NULL)
        shelf_test_run_sql (path, "CREATE VIEW v AS SELECT * FROM event");
      shelf_test_run_sql (path, additions[i]);
      shelf = make_shelf (folder, 1, 2, &id);
      append (shelf, id, 2);
      assert_game (shelf, id, 3);
      g_assert_nonnull (alea_shelf_get_notice (shelf));
      finish (shelf, folder);
    }
}

/* With @n_games of 50 moves, and holes that were made after it had been opened. */
static AleaShelf *
make_damaged_shelf (const char *folder,
                    guint       n_games,
                    gint64     *ids)
{
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *hole = g_strnfill (4096, '\x5a');
  g_autofree char *whole = NULL;
  gsize size;
  AleaShelf *shelf = make_shelf (folder, n_games, 50, ids);

  shelf_test_close (shelf);
  g_assert_true (g_file_get_contents (path, &whole, &size, NULL));
  shelf = alea_shelf_new (folder);
  shelf_test_flush (shelf);
  for (gsize page = 4; page < size / 4096; page += 3)
    write_over (path, (goffset) page * 4096, hole, 4096);

  return shelf;
}

/* Damage that nobody has seen until somebody reads. */
static void
test_found_by_reading (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  gint64 ids[30];
  AleaShelf *shelf = make_damaged_shelf (folder, G_N_ELEMENTS (ids), ids);
  guint n_left = 0;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    n_left += count_left (shelf, ids[i], 50);
  shelf_test_wait_for (has_notice, shelf);
  g_assert_cmpuint (n_left, >, 0);
  /* It is mended once: no second file has a number behind its day. */
  g_assert_null (strstr (alea_shelf_get_notice (shelf), "-2.db"));
  finish (shelf, folder);
}

/* Nor until somebody goes on with a game: what is left of it is opened all the same. */
static void
test_found_by_opening (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  gint64 ids[30];
  AleaShelf *shelf = make_damaged_shelf (folder, G_N_ELEMENTS (ids), ids);
  guint n_opened = 0;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AleaShelfGame) game = shelf_test_open (shelf, ids[i], &error);

      if (game == NULL)
        g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND);
      n_opened += game != NULL;
    }
  shelf_test_wait_for (has_notice, shelf);
  g_assert_cmpuint (n_opened, >, 0);
  finish (shelf, folder);
}

/* What no database takes is told, and all behind it is kept. */
static void
test_impossible (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  gint64 id;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id);

  g_clear_pointer (&g_array_index (game->events, AleaShelfEvent, 1).text, g_free);
  alea_shelf_create (shelf, game, shelf_test_take_result, &result);
  append (shelf, id, 4);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_keep_finish (shelf, result, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED);
  g_clear_object (&result);
  assert_game (shelf, id, 5);
  assert_n_games (shelf, 1);
  g_assert_true (alea_shelf_get_is_keeping (shelf));
  finish (shelf, folder);
}

/* --- while a game is on --------------------------------------------------- */

static void
test_removed (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);

  alea_shelf_release (shelf, ids[2]);
  shelf_test_flush (shelf);
  for (guint i = 4; i < 10; i++)
    {
      g_autofree char *command = g_strdup_printf ("rm -rf '%s'", folder);

      g_assert_cmpint (system (command), ==, 0);
      append (shelf, ids[0], i);
      assert_game (shelf, ids[0], i + 1);
    }

  assert_game (shelf, ids[1], 4);
  assert_game (shelf, ids[2], 4);
  assert_n_games (shelf, 3);
  finish (shelf, folder);
}

/* Also where nothing more is written before the end. */
static void
test_removed_at_the_end (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *command = g_strdup_printf ("rm -rf '%s'", folder);
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);

  g_assert_cmpint (system (command), ==, 0);
  shelf_test_close (shelf);
  shelf = alea_shelf_new (folder);
  assert_n_games (shelf, 3);
  assert_game (shelf, ids[1], 4);
  finish (shelf, folder);
}

/* The log alone: what was in it and not in the file, too, is there. */
static void
test_log_removed (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *log = shelf_test_get_path (folder, "games.db-wal");
  g_autofree char *index = shelf_test_get_path (folder, "games.db-shm");
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);

  alea_shelf_release (shelf, ids[2]);
  append (shelf, ids[0], 4);
  assert_n_games (shelf, 3);
  g_assert_cmpint (g_unlink (log), ==, 0);
  g_unlink (index);
  append (shelf, ids[0], 5);
  assert_game (shelf, ids[0], 6);
  assert_game (shelf, ids[1], 4);
  assert_game (shelf, ids[2], 4);
  finish (shelf, folder);
}

/* The file alone, while it is open: no other that comes in its place finds its log. */
static void
test_file_removed (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);

  append (shelf, ids[0], 4);
  g_assert_cmpint (g_unlink (path), ==, 0);
  append (shelf, ids[0], 5);
  assert_game (shelf, ids[0], 6);
  assert_game (shelf, ids[1], 4);
  assert_game (shelf, ids[2], 4);
  finish (shelf, folder);
}

/* Nor where somebody reads in it, so that the log cannot be emptied. */
static void
test_file_removed_while_read (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  sqlite3 *db = NULL;
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN; SELECT COUNT (*) FROM game", NULL, NULL, NULL), ==, SQLITE_OK);
  append (shelf, ids[0], 4);
  g_assert_cmpint (g_unlink (path), ==, 0);
  append (shelf, ids[0], 5);
  assert_game (shelf, ids[0], 6);
  assert_game (shelf, ids[1], 4);
  assert_game (shelf, ids[2], 4);
  shelf_test_assert_sound (folder);
  g_assert_null (alea_shelf_get_notice (shelf));
  g_assert_cmpuint (shelf_test_count_files (folder, "games-damaged-"), ==, 0);
  sqlite3_exec (db, "COMMIT", NULL, NULL, NULL);
  sqlite3_close (db);
  assert_game (shelf, ids[1], 4);
  finish (shelf, folder);
}

/* The file alone, while nobody has it open: what was last written is still
 * in the log. */
static void
test_only_log (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *log = shelf_test_get_path (folder, "games.db-wal");
  g_autofree char *copy = NULL;
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);
  gsize size;

  g_assert_true (g_file_get_contents (log, &copy, &size, NULL));
  shelf_test_close (shelf);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (g_file_set_contents (log, copy, (gssize) size, NULL));

  shelf = alea_shelf_new (folder);
  assert_n_games (shelf, 3);
  assert_game (shelf, ids[2], 4);
  g_assert_nonnull (alea_shelf_get_notice (shelf));
  finish (shelf, folder);
}

/* In an empty one there is nothing to mend; of one byte, too, it is told, and it is kept. */
static void
test_only_empty_log (void)
{
  for (guint size = 0; size < 2; size++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      g_autofree char *log = shelf_test_get_path (folder, "games.db-wal");
      AleaShelf *shelf;
      gint64 id;

      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      g_assert_true (g_file_set_contents (log, "j", size, NULL));
      shelf = make_shelf (folder, 1, 2, &id);
      assert_game (shelf, id, 2);
      g_assert_cmpint (alea_shelf_get_notice (shelf) != NULL, ==, size > 0);
      g_assert_cmpuint (shelf_test_count_files (folder, "games-damaged-"), ==, size);
      finish (shelf, folder);
    }
}

/* Into the same file, as cp does. */
static void
test_written_over (gconstpointer data)
{
  const gsize n_bytes = GPOINTER_TO_SIZE (data);
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *junk = g_strnfill (n_bytes + 1, 'j');
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);

  append (shelf, ids[0], 4);
  g_assert_cmpint (truncate (path, 0), ==, 0);
  write_over (path, 0, junk, n_bytes);
  append (shelf, ids[0], 5);
  shelf_test_wait_for (has_notice, shelf);
  assert_game (shelf, ids[0], 6);
  assert_game (shelf, ids[1], 4);
  assert_game (shelf, ids[2], 4);
  finish (shelf, folder);
}

/* Also where nothing more is written before the end: one game that is open here is
 * enough to make all anew. */
static void
test_written_over_at_the_end (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *log = shelf_test_get_path (folder, "games.db-wal");
  gint64 id;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id);

  g_assert_cmpint (truncate (path, 0), ==, 0);
  g_assert_cmpint (g_unlink (log), ==, 0);
  shelf_test_close (shelf);

  shelf = alea_shelf_new (folder);
  assert_n_games (shelf, 1);
  assert_game (shelf, id, 4);
  finish (shelf, folder);
}

/* The folder is moved away, and another program has made it anew: neither's
 * games are lost. */
static void
test_made_anew (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  gint64 ours[2], theirs[2];
  AleaShelf *shelf = make_shelf (folder, 2, 4, ours), *other;

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  other = make_shelf (folder, 2, 3, theirs);
  append (shelf, ours[0], 4);
  append (other, theirs[0], 3);
  append (shelf, ours[0], 5);

  assert_n_games (shelf, 4);
  assert_n_games (other, 4);
  assert_game (other, ours[0], 6);
  assert_game (other, ours[1], 4);
  assert_game (shelf, theirs[0], 4);
  shelf_test_close (other);
  finish (shelf, folder);
}

/* Without the file of locks nobody knows who has a game; still neither writes
 * over the other's. */
static void
test_lock_removed (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *lock = shelf_test_get_path (folder, "games.lock");
  gint64 id;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id), *other = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = NULL;
  g_autoptr(GArray) ids = NULL;

  g_assert_cmpint (g_unlink (lock), ==, 0);
  game = shelf_test_open (other, id, NULL);
  g_assert_nonnull (game);
  append (other, id, 4);
  append (shelf, id, 4);
  append (shelf, id, 5);
  append (other, id, 5);
  append (other, id, 6);

  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 2);
  assert_game (shelf, id, 7);
  assert_game (shelf, g_array_index (ids, gint64, 0) == id ? g_array_index (ids, gint64, 1)
                                                           : g_array_index (ids, gint64, 0), 6);
  shelf_test_close (other);
  finish (shelf, folder);
}

/* --- a disk that refuses -------------------------------------------------- */

/* @number is the errno of writing; with @syncs, of syncing. */
static void
test_refused (int            number,
              gboolean       syncs,
              AleaShelfError code)
{
  g_autofree char *folder = shelf_test_make_folder ();
  gint *fault = syncs ? &sync_errno : &write_errno;
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4);
  g_autoptr(GAsyncResult) first = NULL, second = NULL, third = NULL;
  const AleaShelfEvent events[] = {
    { ALEA_SHELF_DECISION, 0, (char *) "e4", -1, 0 },
    { ALEA_SHELF_DECISION, 0, (char *) "e5", -1, 0 },
  };
  gint64 id, other;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id);

  g_atomic_int_set (fault, number);
  alea_shelf_append (shelf, id, 4, &events[0], 1, NULL, shelf_test_take_result, &first);
  shelf_test_wait_for_trouble (shelf, code);
  alea_shelf_append (shelf, id, 5, &events[1], 1, NULL, shelf_test_take_result, &second);
  other = alea_shelf_create (shelf, game, shelf_test_take_result, &third);
  assert_game (shelf, id, 4);
  g_assert_null (first);
  g_assert_null (second);

  g_atomic_int_set (fault, 0);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_wait_for_result (&third);
  g_assert_true (alea_shelf_keep_finish (shelf, first, NULL));
  g_assert_true (alea_shelf_keep_finish (shelf, second, NULL));
  g_assert_true (alea_shelf_keep_finish (shelf, third, NULL));
  assert_game (shelf, id, 6);
  assert_game (shelf, other, 4);

  g_clear_object (&first);
  g_clear_object (&second);
  g_clear_object (&third);
  finish (shelf, folder);
}

static void
test_full (void)
{
  test_refused (ENOSPC, FALSE, ALEA_SHELF_ERROR_FULL);
}

static void
test_broken (void)
{
  test_refused (EIO, FALSE, ALEA_SHELF_ERROR_FAILED);
}

static void
test_unsynced (void)
{
  test_refused (EIO, TRUE, ALEA_SHELF_ERROR_FAILED);
}

/* Another trouble is told as such, but games are kept no less than before. */
static void
test_other_trouble (void)
{
  static const struct { int number; AleaShelfError code; guint n_keeping, n_trouble; } rows[] = {
    { ENOSPC, ALEA_SHELF_ERROR_FULL, 1, 1 }, { EIO, ALEA_SHELF_ERROR_FAILED, 1, 2 },
    { ENOSPC, ALEA_SHELF_ERROR_FULL, 1, 3 },
  };
  g_autofree char *folder = shelf_test_make_folder ();
  guint n_keeping = 0, n_trouble = 0;
  gint64 id;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id);

  g_signal_connect_swapped (shelf, "notify::is-keeping", G_CALLBACK (test_count), &n_keeping);
  g_signal_connect_swapped (shelf, "notify::trouble", G_CALLBACK (test_count), &n_trouble);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_atomic_int_set (&write_errno, rows[i].number);
      if (i == 0)
        alea_shelf_rewind (shelf, id, 3, NULL, NULL, NULL);
      shelf_test_wait_for_trouble (shelf, rows[i].code);
      g_assert_cmpuint (n_keeping, ==, rows[i].n_keeping);
      g_assert_cmpuint (n_trouble, ==, rows[i].n_trouble);
    }

  g_atomic_int_set (&write_errno, 0);
  shelf_test_wait_until_keeping (shelf);
  g_assert_cmpuint (n_keeping, ==, 2);
  g_assert_cmpuint (n_trouble, ==, 4);
  finish (shelf, folder);
}

/* A notice is told when there is one, and when it has been read. */
static void
test_notice (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  AleaShelf *shelf;
  guint n_told = 0;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  put_folder (path);
  shelf = alea_shelf_new (folder);
  g_signal_connect_swapped (shelf, "notify::notice", G_CALLBACK (test_count), &n_told);
  shelf_test_wait_for (has_notice, shelf);
  g_assert_cmpuint (n_told, ==, 1);
  for (guint i = 0; i < 2; i++)
    alea_shelf_dismiss_notice (shelf);
  g_assert_cmpuint (n_told, ==, 2);
  finish (shelf, folder);
}

/* A disk that does not answer: nobody waits but the thread that writes. */
static void
test_stuck (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, (char *) "e4", -1, 0 };
  g_autoptr(GAsyncResult) result = NULL;
  gint64 id;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id);

  g_atomic_int_set (&is_stuck, TRUE);
  alea_shelf_append (shelf, id, 4, &event, 1, NULL, shelf_test_take_result, &result);
  for (guint i = 0; i < 50; i++)
    {
      assert_n_games (shelf, 1);
      alea_shelf_rewind (shelf, id, i % 5, NULL, NULL, NULL);
      g_assert_null (result);
    }
  alea_shelf_rewind (shelf, id, 5, NULL, NULL, NULL);
  g_atomic_int_set (&is_stuck, FALSE);

  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_keep_finish (shelf, result, NULL));
  g_clear_object (&result);
  shelf_test_flush (shelf);
  g_assert_true (alea_shelf_get_is_keeping (shelf));
  finish (shelf, folder);
}

/* Nor does whoever leaves; what was to be written is, once the disk answers.  All that
 * the thread needs is left to it: in a process that ends with it. */
static void
leave_stuck_disk (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, (char *) "e4", -1, 0 };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(AleaShelfGame) read = NULL;
  gint64 id;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id);

  g_atomic_int_set (&is_stuck, TRUE);
  alea_shelf_append (shelf, id, 4, &event, 1, NULL, shelf_test_take_result, &result);
  g_assert_false (alea_shelf_close (shelf, 100));
  g_atomic_int_set (&is_stuck, FALSE);
  shelf = alea_shelf_new (folder);
  while (read == NULL || read->n_events < 5)
    {
      g_clear_pointer (&read, alea_shelf_game_free);
      read = shelf_test_read (shelf, id);
    }
  g_assert_null (result);
  finish (shelf, folder);
  _exit (0);
}

static void
test_stuck_at_the_end (void)
{
  if (g_test_subprocess ())
    leave_stuck_disk ();

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

/* From the start on. */
static void
test_full_at_first (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4);
  AleaShelf *shelf;
  gint64 id;

  g_atomic_int_set (&write_errno, ENOSPC);
  shelf = alea_shelf_new (folder);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FULL);
  assert_n_games (shelf, 0);
  id = alea_shelf_create (shelf, game, NULL, NULL);
  g_atomic_int_set (&write_errno, 0);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_flush (shelf);
  assert_game (shelf, id, 4);
  finish (shelf, folder);
}

/* A damaged one cannot be mended without room; it is when there is some. */
static void
test_full_and_damaged (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *zeros = g_malloc0 (4096);
  gint64 ids[5];
  AleaShelf *shelf = make_shelf (folder, 5, 30, ids);

  shelf_test_close (shelf);
  write_over (path, 0, zeros, 4096);
  g_atomic_int_set (&write_errno, ENOSPC);
  shelf = alea_shelf_new (folder);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FULL);
  g_assert_cmpuint (shelf_test_count_files (folder, "games-damaged-"), ==, 0);
  g_atomic_int_set (&write_errno, 0);
  shelf_test_wait_until_keeping (shelf);
  for (guint i = 0; i < 5; i++)
    assert_game (shelf, ids[i], 30);
  finish (shelf, folder);
}

/* Who reads what is damaged does not wait until there is room. */
static void
test_full_and_found_damaged (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *hole = g_strnfill (4096, '\x5a');
  gint64 ids[30];
  AleaShelf *shelf = make_shelf (folder, G_N_ELEMENTS (ids), 50, ids);
  guint n_refused = 0;
  GStatBuf info;

  shelf_test_close (shelf);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  shelf = alea_shelf_new (folder);
  shelf_test_flush (shelf);
  for (goffset page = 4; page < info.st_size / 4096; page += 3)
    write_over (path, page * 4096, hole, 4096);

  g_atomic_int_set (&write_errno, ENOSPC);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GPtrArray) games = NULL;
      g_autoptr(GError) error = NULL;

      alea_shelf_read_async (shelf, &ids[i], 1, TRUE, NULL, shelf_test_take_result, &result);
      shelf_test_wait_for_result (&result);
      games = alea_shelf_read_finish (shelf, result, &error);
      n_refused += g_error_matches (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED);
    }
  g_assert_cmpuint (n_refused, >, 0);
  g_atomic_int_set (&write_errno, 0);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_wait_for (has_notice, shelf);
  finish (shelf, folder);
}

/* What cannot be kept before the end is told. */
static void
test_full_at_the_end (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, (char *) "e4", -1, 0 };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  gint64 id;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id);

  g_atomic_int_set (&write_errno, ENOSPC);
  alea_shelf_append (shelf, id, 4, &event, 1, NULL, shelf_test_take_result, &result);
  g_assert_false (alea_shelf_close (shelf, 60000));
  g_atomic_int_set (&write_errno, 0);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_keep_finish (shelf, result, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_CLOSED);
  g_clear_object (&result);
  g_assert_finalize_object (shelf);

  shelf = alea_shelf_new (folder);
  assert_game (shelf, id, 4);
  finish (shelf, folder);
}

/* Another program that does not let go is waited for, and nobody waits for us. */
static void
test_busy (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, (char *) "e4", -1, 0 };
  sqlite3 *db = NULL;
  gint64 id;
  AleaShelf *shelf = make_shelf (folder, 1, 4, &id);

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  alea_shelf_append (shelf, id, 4, &event, 1, NULL, NULL, NULL);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_BUSY);
  assert_game (shelf, id, 4);
  sqlite3_exec (db, "COMMIT", NULL, NULL, NULL);
  sqlite3_close (db);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_flush (shelf);
  assert_game (shelf, id, 5);
  finish (shelf, folder);
}

/* --- what may not be written ---------------------------------------------- */

static void
test_read_only_folder (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *top = g_path_get_dirname (folder);
  AleaShelf *shelf;
  gint64 id;

  g_assert_cmpint (g_chmod (top, 0500), ==, 0);
  shelf = alea_shelf_new (folder);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_READ_ONLY);
  assert_n_games (shelf, 0);
  g_assert_cmpint (g_chmod (top, 0700), ==, 0);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_close (shelf);
  finish (make_shelf (folder, 1, 2, &id), folder);
}

/* A file in the place of the folder. */
static void
test_folder_is_file (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf;
  gint64 id;

  g_assert_true (g_file_set_contents (folder, "x", 1, NULL));
  shelf = alea_shelf_new (folder);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FAILED);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_close (shelf);
  finish (make_shelf (folder, 1, 2, &id), folder);
}

/* The file may be elsewhere, also before it is there. */
static void
test_link (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *elsewhere = g_strconcat (folder, "-elsewhere", NULL);
  g_autofree char *target = g_build_filename (elsewhere, "mine.db", NULL);
  AleaShelf *shelf;
  gint64 id;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (symlink (target, path), ==, 0);
  shelf = alea_shelf_new (folder);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FAILED);
  g_assert_cmpint (g_mkdir (elsewhere, 0700), ==, 0);
  shelf_test_wait_until_keeping (shelf);
  shelf_test_close (shelf);

  shelf = make_shelf (folder, 1, 4, &id);
  append (shelf, id, 4);
  shelf_test_close (shelf);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (target, G_FILE_TEST_IS_REGULAR));
  shelf = alea_shelf_new (folder);
  assert_game (shelf, id, 5);
  finish (shelf, folder);
}

/* All can be read. */
static void
test_read_only (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *lock = shelf_test_get_path (folder, "games.lock");
  const AleaShelfFilter filter = { .search = (char *) "anna" };
  g_autoptr(GArray) found = NULL;
  gint64 ids[3];
  AleaShelf *shelf = make_shelf (folder, 3, 4, ids);

  shelf_test_close (shelf);
  g_assert_cmpint (g_chmod (path, 0400), ==, 0);
  g_assert_cmpint (g_chmod (lock, 0400), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  shelf = alea_shelf_new (folder);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_READ_ONLY);
  found = shelf_test_find (shelf, &filter);
  g_assert_cmpuint (found->len, ==, 3);
  assert_game (shelf, ids[1], 4);

  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  g_assert_cmpint (g_chmod (lock, 0600), ==, 0);
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  shelf_test_wait_until_keeping (shelf);
  finish (shelf, folder);
}

int
main (int    argc,
      char **argv)
{
  static const PutFunc puts[] = { put_junk, put_folder, put_pipe, put_device, put_other_database };
  static const char *const names[] = { "junk", "folder", "pipe", "device", "other-database" };

  g_test_init (&argc, &argv, NULL);
  install_disk ();

  /* Nothing is forbidden to root. */
  if (geteuid () == 0)
    g_assert_true (setresgid (NOBODY, NOBODY, NOBODY) == 0 && setresuid (NOBODY, NOBODY, NOBODY) == 0);

  for (guint i = 0; i < G_N_ELEMENTS (puts); i++)
    {
      g_autofree char *first = g_strdup_printf ("/shelf-faults/in-place/%s", names[i]);
      g_autofree char *second = g_strdup_printf ("/shelf-faults/in-place-meanwhile/%s", names[i]);

      g_test_add_data_func (first, &puts[i], test_in_place);
      g_test_add_data_func (second, &puts[i], test_in_place_meanwhile);
    }
  g_test_add_func ("/shelf-faults/twice-in-place", test_twice_in_place);
  g_test_add_func ("/shelf-faults/left-batch", test_left_batch);
  g_test_add_func ("/shelf-faults/neighbours", test_neighbours);
  g_test_add_func ("/shelf-faults/newer", test_newer);
  g_test_add_func ("/shelf-faults/lost-head", test_lost_head);
  g_test_add_func ("/shelf-faults/lost-head-of-long-words", test_lost_head_of_long_words);
  g_test_add_func ("/shelf-faults/lost-head-and-more", test_lost_head_and_more);
  g_test_add_data_func ("/shelf-faults/newer-format/to-write", GSIZE_TO_POINTER (18), test_newer_format);
  g_test_add_data_func ("/shelf-faults/newer-format/to-read", GSIZE_TO_POINTER (19), test_newer_format);
  g_test_add_data_func ("/shelf-faults/newer-format/schema", GSIZE_TO_POINTER (47), test_newer_format);
  g_test_add_func ("/shelf-faults/cut", test_cut);
  g_test_add_func ("/shelf-faults/holes", test_holes);
  g_test_add_func ("/shelf-faults/random-damage", test_random_damage);
  g_test_add_func ("/shelf-faults/hostile", test_hostile);
  g_test_add_func ("/shelf-faults/found-by-reading", test_found_by_reading);
  g_test_add_func ("/shelf-faults/found-by-opening", test_found_by_opening);
  g_test_add_func ("/shelf-faults/impossible", test_impossible);
  g_test_add_func ("/shelf-faults/folder-is-file", test_folder_is_file);
  g_test_add_func ("/shelf-faults/link", test_link);
  g_test_add_func ("/shelf-faults/removed", test_removed);
  g_test_add_func ("/shelf-faults/removed-at-the-end", test_removed_at_the_end);
  g_test_add_func ("/shelf-faults/log-removed", test_log_removed);
  g_test_add_func ("/shelf-faults/file-removed", test_file_removed);
  g_test_add_func ("/shelf-faults/file-removed-while-read", test_file_removed_while_read);
  g_test_add_func ("/shelf-faults/only-log", test_only_log);
  g_test_add_func ("/shelf-faults/only-empty-log", test_only_empty_log);
  g_test_add_data_func ("/shelf-faults/written-over/empty", GSIZE_TO_POINTER (0), test_written_over);
  g_test_add_data_func ("/shelf-faults/written-over/short", GSIZE_TO_POINTER (50), test_written_over);
  g_test_add_data_func ("/shelf-faults/written-over/long", GSIZE_TO_POINTER (100000), test_written_over);
  g_test_add_func ("/shelf-faults/written-over-at-the-end", test_written_over_at_the_end);
  g_test_add_func ("/shelf-faults/made-anew", test_made_anew);
  g_test_add_func ("/shelf-faults/lock-removed", test_lock_removed);
  g_test_add_func ("/shelf-faults/full", test_full);
  g_test_add_func ("/shelf-faults/broken", test_broken);
  g_test_add_func ("/shelf-faults/unsynced", test_unsynced);
  g_test_add_func ("/shelf-faults/other-trouble", test_other_trouble);
  g_test_add_func ("/shelf-faults/notice", test_notice);
  g_test_add_func ("/shelf-faults/stuck", test_stuck);
  g_test_add_func ("/shelf-faults/stuck-at-the-end", test_stuck_at_the_end);
  g_test_add_func ("/shelf-faults/full-at-first", test_full_at_first);
  g_test_add_func ("/shelf-faults/full-and-damaged", test_full_and_damaged);
  g_test_add_func ("/shelf-faults/full-and-found-damaged", test_full_and_found_damaged);
  g_test_add_func ("/shelf-faults/full-at-the-end", test_full_at_the_end);
  g_test_add_func ("/shelf-faults/busy", test_busy);
  g_test_add_func ("/shelf-faults/read-only-folder", test_read_only_folder);
  g_test_add_func ("/shelf-faults/read-only", test_read_only);

  return g_test_run ();
}
