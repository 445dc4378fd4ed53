/* refused-shelf.c: a shelf, and wishes of SQLite that are refused
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "refused-shelf.h"

#include "alea-ledger.h"
#include "shelf-database.h"
#include "shelf-rows.h"
#include "test-support.h"

#include <glib/gstdio.h>
#include <string.h>

/* --- wishes --------------------------------------------------------------- */

static Refusal refused;

/* So many are granted before it, and so many were there. */
static int n_granted, n_asked;
static gboolean is_on, has_refused;

gboolean
refusal_is_due (Refusal wish)
{
  if (wish != refused || !is_on || n_asked++ != n_granted)
    return FALSE;

  has_refused = TRUE;
  return TRUE;
}

void
refusal_begin (Refusal wish,
               int     number)
{
  refused = wish;
  n_granted = number;
  is_on = TRUE;
  n_asked = 0;
  has_refused = FALSE;
}

gboolean
refusal_end (void)
{
  is_on = FALSE;
  return has_refused;
}

int
refusal_count (void)
{
  return n_asked;
}

static sqlite3_mem_methods usual_memory;

static void *
allocate (int n_bytes)
{
  return refusal_is_due (REFUSAL_OF_MEMORY) ? NULL : usual_memory.xMalloc (n_bytes);
}

static void *
reallocate (void *memory,
            int   n_bytes)
{
  return refusal_is_due (REFUSAL_OF_MEMORY) ? NULL : usual_memory.xRealloc (memory, n_bytes);
}

void
refusal_install (void)
{
  static sqlite3_mem_methods memory;

  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &usual_memory), ==, SQLITE_OK);
  memory = usual_memory;
  memory.xMalloc = allocate;
  memory.xRealloc = reallocate;
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MALLOC, &memory), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_LOOKASIDE, 0, 0), ==, SQLITE_OK);
}

int
refusal_get_next (int number)
{
  return number + 1 + MAX (number - 3, 0) / (int) test_get_amount ("ALEA_TEST_REFUSALS", 2);
}

/* --- a shelf -------------------------------------------------------------- */

static char *folder, *path;

/* The file of it. */
static char *contents;
static gsize n_contents;

/* A review, by which White had luck. */
static char *
write_ledger (void)
{
  AleaLedger ledger = { .entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry)), .depth = 3 };
  char *text;

  for (guint i = 0; i < 4; i++)
    {
      const AleaLedgerEntry entry = {
        .event = i, .type = i % 2 == 0 ? ALEA_EVENT_ROLL : ALEA_EVENT_DECISION, .player = i / 2,
        .colour = i < 2 ? ALEA_WHITE : ALEA_BLACK, .luck = i == 0 ? 0.25 : 0,
      };

      g_array_append_val (ledger.entries, entry);
    }
  text = alea_ledger_write (&ledger);
  g_array_unref (ledger.entries);
  return text;
}

AleaShelfGame *
refused_shelf_make_game (gint64 id)
{
  AleaShelfGame *game = shelf_test_make_game ("Anna", "Ben", 0);
  const AleaShelfPromise promise = {
    1, 2, TRUE, (char *) "c0ffee", (char *) "host", (char *) "guest", (char *) "5ec4e7", TRUE,
  };
  g_autofree char *ledger = write_ledger ();

  game->id = id;
  game->started = game->changed = 1000;
  alea_shelf_set_text (&game->options, "double=reroll");
  alea_shelf_game_add_event (game, ALEA_SHELF_ROLL, ALEA_WHO_WHITE, "3-5", 2000, 0);
  alea_shelf_game_add_event (game, ALEA_SHELF_DECISION, ALEA_WHO_WHITE, "e4", 2000, 0);
  alea_shelf_game_add_event (game, ALEA_SHELF_ROLL_BY_HAND, ALEA_WHO_BLACK, "6-6", 2000, 0);
  alea_shelf_game_add_event (game, ALEA_SHELF_DECISION, ALEA_WHO_BLACK, "e5", 2000, 0);
  game->n_events = 4;
  alea_shelf_game_add_note (game, 2, ALEA_SHELF_NOTE_COMMENT, "the centre");
  alea_shelf_game_add_tag (game, "Annotator", "Clara");
  alea_shelf_game_add_promise (game, &promise);
  alea_shelf_game_add_verdict (game, 4, ALEA_SHELF_REVIEWER, ledger);
  return game;
}

static void
run_sql (ShelfDatabase *database,
         const char    *sql)
{
  g_assert_true (shelf_database_run (database, sql, NULL));
}

static void
put_game (ShelfDatabase *database,
          gint64         id,
          gint64         batch)
{
  g_autoptr(AleaShelfGame) game = refused_shelf_make_game (id);

  g_assert_true (shelf_rows_put_game (database, game, batch, NULL));
}

void
refused_shelf_make (void)
{
  ShelfDatabase *database;

  folder = shelf_test_make_folder ();
  path = shelf_test_get_path (folder, "games.db");
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  database = shelf_database_open (path, SHELF_ACCESS_WRITE, NULL);
  run_sql (database, "BEGIN; INSERT INTO batch VALUES (7, 'lessons', 0, 1000);"
                     "INSERT INTO match VALUES (5, 'Anna', 'Ben', 3, 1, 2, 1, 1000)");
  put_game (database, REFUSED_WHOLE, 0);
  put_game (database, REFUSED_DELETED, 0);
  put_game (database, REFUSED_LEFT, REFUSED_BATCH);
  run_sql (database, "UPDATE game SET deleted = 1000 WHERE id = 2; COMMIT");
  shelf_database_close (database, FALSE);
  g_assert_true (g_file_get_contents (path, &contents, &n_contents, NULL));
}

void
refused_shelf_remove (void)
{
  shelf_test_remove_folder (folder);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&path, g_free);
  g_clear_pointer (&contents, g_free);
}

const char *
refused_shelf_get_folder (void)
{
  return folder;
}

const char *
refused_shelf_get_path (void)
{
  return path;
}

void
refused_shelf_put_back (void)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = shelf_test_get_path (folder, name);

      g_unlink (file);
    }
  g_assert_true (g_file_set_contents_full (path, contents, (gssize) n_contents, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

void
refused_shelf_damage (void)
{
  g_autofree char *damaged = g_memdup2 (contents, n_contents);

  memset (damaged, 0, 4096);
  refused_shelf_put_back ();
  g_assert_true (g_file_set_contents (path, damaged, (gssize) n_contents, NULL));
}

char *
refused_shelf_dump (void)
{
  static const char *const queries[] = {
    "SELECT id, rules, n_events, is_favorite, white, black, round, deleted IS NULL, batch, search FROM game ORDER BY 1",
    "SELECT game, number, kind, who, text, clock FROM event ORDER BY 1, 2",
    "SELECT * FROM note", "SELECT * FROM tag", "SELECT * FROM promise", "SELECT * FROM verdict",
    "SELECT id, first_name, second_name, number, first, points_0, points_1 FROM match",
    "SELECT id, name, is_done FROM batch",
  };
  ShelfDatabase *database = shelf_database_open (path, SHELF_ACCESS_READ, NULL);
  GString *text = g_string_new (NULL);

  g_assert_nonnull (database);
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      sqlite3_stmt *statement = shelf_database_prepare (database, queries[i], NULL);
      gboolean has_row = TRUE;

      g_assert_nonnull (statement);
      while (shelf_database_step (database, statement, &has_row, NULL) && has_row)
        {
          for (int column = 0; column < sqlite3_column_count (statement); column++)
            g_string_append_printf (text, "%s|", (const char *) sqlite3_column_text (statement, column));
          g_string_append_c (text, '\n');
        }
    }

  shelf_database_close (database, TRUE);
  return g_string_free (text, FALSE);
}

gboolean
refused_shelf_write (ShelfStore  *store,
                     ShelfJob    *job,
                     GError     **error)
{
  g_autoptr(GError) failure = NULL;

  if (!shelf_store_begin (store, error))
    return FALSE;

  if (job->klass->write != NULL && !job->klass->write (job, store, &failure))
    {
      shelf_store_roll_back (store, failure);
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }

  if (!shelf_store_commit (store, error))
    return FALSE;

  if (job->klass->keep != NULL)
    job->klass->keep (job, store);
  return TRUE;
}

void
refused_shelf_must_write (ShelfStore *store,
                          ShelfJob   *job)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (refused_shelf_write (store, job, &error));
  g_assert_no_error (error);
}
