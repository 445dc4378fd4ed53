/* shelf-support.c: what the tests of the shelf share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-shelf-keep.h"
#include "alea-shelf-private.h"
#include "alea-shelf-read.h"
#include "shelf-fault.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <unistd.h>

/* Seconds; no machine is slower. */
#define PATIENCE 60

/* --- folders -------------------------------------------------------------- */

/* In memory where that can be had: no test is about how fast a disk is. */
char *
shelf_test_make_folder (void)
{
  const gboolean has_memory = g_access ("/dev/shm", W_OK | X_OK) == 0;
  g_autofree char *top = g_build_filename (has_memory ? "/dev/shm" : g_get_tmp_dir (), "alea-shelf-XXXXXX", NULL);

  g_assert_nonnull (g_mkdtemp (top));
  return g_build_filename (top, "alea", NULL);
}

static void
remove_all (const char *path)
{
  GDir *dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }

  g_clear_pointer (&dir, g_dir_close);
  g_remove (path);
}

void
shelf_test_remove_folder (const char *folder)
{
  g_autofree char *top = g_path_get_dirname (folder);

  remove_all (top);
}

char *
shelf_test_get_path (const char *folder,
                     const char *name)
{
  return g_build_filename (folder, name, NULL);
}

guint
shelf_test_count_files (const char *folder,
                        const char *prefix)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, prefix);

  return n;
}

/* --- waiting -------------------------------------------------------------- */

static gboolean
stop_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

void
shelf_test_wait_for (gboolean (*is_true) (gpointer data),
                     gpointer   data)
{
  gboolean is_late = FALSE;
  guint timer = g_timeout_add_seconds (PATIENCE, stop_cb, &is_late);

  while (!is_true (data) && !is_late)
    g_main_context_iteration (NULL, TRUE);

  g_assert_false (is_late);
  g_source_remove (timer);
}

typedef struct
{
  AleaShelf      *shelf;
  AleaShelfError  code;
} Trouble;

static gboolean
has_trouble (gpointer data)
{
  const Trouble *trouble = data;

  return g_error_matches (trouble->shelf->trouble, ALEA_SHELF_ERROR, (int) trouble->code);
}

/* What properties say is what the functions say. */
static void
assert_properties (AleaShelf *shelf)
{
  g_autofree char *trouble = NULL, *notice = NULL;
  gboolean is_keeping;

  g_object_get (shelf, "is-keeping", &is_keeping, "trouble", &trouble, "notice", &notice, NULL);
  g_assert_cmpint (is_keeping, ==, alea_shelf_get_is_keeping (shelf));
  g_assert_cmpstr (trouble, ==, alea_shelf_get_trouble (shelf));
  g_assert_cmpstr (notice, ==, alea_shelf_get_notice (shelf));
}

void
shelf_test_wait_for_trouble (AleaShelf      *shelf,
                             AleaShelfError  code)
{
  Trouble trouble = { shelf, code };

  shelf_test_wait_for (has_trouble, &trouble);
  g_assert_false (alea_shelf_get_is_keeping (shelf));
  g_assert_nonnull (alea_shelf_get_trouble (shelf));
  assert_properties (shelf);
}

static gboolean
is_keeping (gpointer data)
{
  return alea_shelf_get_is_keeping (data);
}

void
shelf_test_wait_until_keeping (AleaShelf *shelf)
{
  shelf_test_wait_for (is_keeping, shelf);
  g_assert_null (alea_shelf_get_trouble (shelf));
  assert_properties (shelf);
}

static gboolean
has_result (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

void
shelf_test_take_result (GObject      *object,
                        GAsyncResult *result,
                        gpointer      data)
{
  GAsyncResult **taken = data;

  g_assert_null (*taken);
  *taken = g_object_ref (result);
}

void
shelf_test_wait_for_result (GAsyncResult **result)
{
  shelf_test_wait_for (has_result, result);
}

/* --- games ---------------------------------------------------------------- */

AleaShelfGame *
shelf_test_make_game (const char *white,
                      const char *black,
                      guint       n_events)
{
  AleaShelfGame *game = alea_shelf_game_new ("chess");

  alea_shelf_set_text (&game->white, white);
  alea_shelf_set_text (&game->black, black);
  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *text = g_strdup_printf ("e%u", i);

      alea_shelf_game_add_event (game, ALEA_SHELF_DECISION, (int) (i % 2), text, ALEA_SHELF_NO_CLOCK, 0);
    }

  return game;
}

static void
set_any_text (GRand  *rand,
              char  **text)
{
  static const char *const words[] = {
    "", "?", "Anna", "Jürgen Müller", "Ελένη", "山田", "a\"b'c", "x\ny", "%s", "long long words in a row",
  };
  const gint32 n = g_rand_int_range (rand, -1, G_N_ELEMENTS (words));

  alea_shelf_set_text (text, n < 0 ? NULL : words[n]);
}

AleaShelfEvent
shelf_test_make_event (GRand *rand,
                       char  *text,
                       gsize  size)
{
  const AleaShelfKind kind = (AleaShelfKind) g_rand_int_range (rand, 0, 4);

  if (kind == ALEA_SHELF_DECISION)
    g_snprintf (text, size, "N%c%d", g_rand_int_range (rand, 'a', 'i'), g_rand_int_range (rand, 1, 9));
  else
    g_snprintf (text, size, "%d-%d", g_rand_int_range (rand, 1, 7), g_rand_int_range (rand, 1, 7));

  return (AleaShelfEvent) {
    .kind = kind,
    .who = g_rand_int_range (rand, -1, 4),
    .text = text,
    .clock = g_rand_int_range (rand, -1, G_MAXINT32),
    .at = g_rand_int_range (rand, 0, G_MAXINT32),
  };
}

static void
set_any_head (GRand         *rand,
              AleaShelfGame *game)
{
  char **texts[] = {
    &game->white, &game->black, &game->seats, &game->event, &game->site, &game->date, &game->round, &game->ending,
    &game->fen, &game->dice, &game->waiting, &game->clock, &game->place_uri, &game->place_stamp,
  };
  int *numbers[] = {
    &game->match_number, &game->match_points[0], &game->match_points[1], &game->n_moves, &game->start_number,
    &game->place_games, &game->saved_events, &game->saved_same,
  };
  gint64 *large_numbers[] = {
    &game->match, &game->left[0], &game->left[1], &game->used, &game->place_start, &game->place_end,
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    set_any_text (rand, texts[i]);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    *numbers[i] = (int) g_rand_int (rand);
  for (guint i = 0; i < G_N_ELEMENTS (large_numbers); i++)
    *large_numbers[i] = (gint64) g_rand_int (rand) << 32 | g_rand_int (rand);

  game->match_first = g_rand_int_range (rand, 0, 2);
  game->state = g_rand_boolean (rand) ? ALEA_SHELF_OVER : ALEA_SHELF_IN_PROGRESS;
  game->result = (AleaResult) g_rand_int_range (rand, ALEA_RESULT_NONE, ALEA_RESULT_DRAW + 1);
  game->running = g_rand_int_range (rand, ALEA_SHELF_NOBODY, 2);
}

static void
add_any_lists (GRand         *rand,
               AleaShelfGame *game)
{
  const guint n_events = game->events->len;

  for (guint i = 0; i <= n_events; i += (guint) g_rand_int_range (rand, 1, 9))
    alea_shelf_game_add_note (game, i, (AleaShelfNoteKind) g_rand_int_range (rand, 0, 3), "a note, somewhat longer");
  for (guint i = 0; i < (guint) g_rand_int_range (rand, 0, 4); i++)
    alea_shelf_game_add_tag (game, "Annotator", i == 0 ? "" : "Somebody");
  for (guint i = 0; i < (guint) g_rand_int_range (rand, 0, 3); i++)
    alea_shelf_game_add_promise (game, &(AleaShelfPromise) {
      i * 3, 2, i == 1, (char *) "c0ffee", (char *) "host", (char *) "", (char *) "5ec4e7", i == 0,
    });
  for (guint i = 0; i < n_events; i += (guint) g_rand_int_range (rand, 1, 9))
    alea_shelf_game_add_verdict (game, i, "engine", "0.5 Nf3");
}

AleaShelfGame *
shelf_test_make_any_game (GRand *rand)
{
  static const char *const rules[] = { "chess", "chess960", "guardener", "jepps", "random-move" };
  AleaShelfGame *game = alea_shelf_game_new (rules[g_rand_int_range (rand, 0, G_N_ELEMENTS (rules))]);
  const gint32 n_events = g_rand_int_range (rand, 0, 40);

  set_any_head (rand, game);
  game->origin = g_rand_boolean (rand) ? ALEA_SHELF_ORIGIN_HERE : ALEA_SHELF_ORIGIN_FILE;
  game->started = g_rand_int_range (rand, 1, G_MAXINT32);
  if (g_rand_boolean (rand))
    alea_shelf_set_text (&game->options, "double=reroll");
  if (g_rand_boolean (rand))
    alea_shelf_set_text (&game->start, "8/8/8/8/8/8/8/8 w - - 0 1");
  for (gint32 i = 0; i < n_events; i++)
    {
      char text[16];
      const AleaShelfEvent event = shelf_test_make_event (rand, text, sizeof text);

      alea_shelf_game_add_event (game, event.kind, event.who, event.text, event.clock, event.at);
    }
  add_any_lists (rand, game);

  return game;
}

/* --- asking --------------------------------------------------------------- */

/* Waits for the result that comes to @result, which must be a success. */
static void
finish_keeping (AleaShelf     *shelf,
                GAsyncResult **result)
{
  g_autoptr(GError) error = NULL;

  shelf_test_wait_for (has_result, result);
  alea_shelf_keep_finish (shelf, *result, &error);
  g_assert_no_error (error);
  g_clear_object (result);
}

gint64
shelf_test_create (AleaShelf           *shelf,
                   const AleaShelfGame *game)
{
  GAsyncResult *result = NULL;
  const gint64 id = alea_shelf_create (shelf, game, shelf_test_take_result, &result);

  finish_keeping (shelf, &result);
  return id;
}

void
shelf_test_append (AleaShelf  *shelf,
                   gint64      id,
                   guint       number,
                   const char *text)
{
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, ALEA_WHO_WHITE, (char *) text, ALEA_SHELF_NO_CLOCK, 0 };
  GAsyncResult *result = NULL;

  alea_shelf_append (shelf, id, number, &event, 1, NULL, shelf_test_take_result, &result);
  finish_keeping (shelf, &result);
}

void
shelf_test_rewind (AleaShelf *shelf,
                   gint64     id,
                   guint      n_events)
{
  GAsyncResult *result = NULL;

  alea_shelf_rewind (shelf, id, n_events, NULL, shelf_test_take_result, &result);
  finish_keeping (shelf, &result);
}

void
shelf_test_flush (AleaShelf *shelf)
{
  GAsyncResult *result = NULL;

  alea_shelf_flush (shelf, shelf_test_take_result, &result);
  finish_keeping (shelf, &result);
}

/* Whether @sql finds one row that says "ok", or, where @is_empty, none. */
static gboolean
find_sound (ShelfDatabase  *database,
            const char     *sql,
            gboolean        is_empty,
            GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, sql, error);
  gboolean has_row, is_sound;

  if (statement == NULL || !shelf_database_step (database, statement, &has_row, error))
    return FALSE;

  is_sound = is_empty ? !has_row
                      : has_row && g_strcmp0 ((const char *) sqlite3_column_text (statement, 0), "ok") == 0;
  sqlite3_reset (statement);
  if (!is_sound)
    shelf_fault_set (error, ALEA_SHELF_ERROR_DAMAGED, shelf_database_get_path (database));
  return is_sound;
}

/* A byte that was changed in an event may leave the file sound, and the event with
 * a game that there is not. */
static gboolean
check (ShelfJob       *job,
       ShelfDatabase  *database,
       GError        **error)
{
  return find_sound (database, "PRAGMA integrity_check (1)", FALSE, error)
         && find_sound (database, "PRAGMA foreign_key_check", TRUE, error);
}

static const ShelfJobClass check_class = { .read = check, .is_empty_without_file = TRUE };

void
shelf_test_ask_check (AleaShelf     *shelf,
                      GAsyncResult **result)
{
  GTask *task = alea_shelf_make_task (shelf, NULL, shelf_test_take_result, result);

  alea_shelf_push_read (shelf, shelf_job_new (&check_class, sizeof (ShelfJob), task));
}

void
shelf_test_check (AleaShelf *shelf)
{
  GAsyncResult *result = NULL;

  shelf_test_ask_check (shelf, &result);
  finish_keeping (shelf, &result);
}

void
shelf_test_close (AleaShelf *shelf)
{
  g_assert_true (alea_shelf_close (shelf, PATIENCE * 1000));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (shelf);
}

AleaShelfGame *
shelf_test_open (AleaShelf  *shelf,
                 gint64      id,
                 GError    **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  alea_shelf_open (shelf, id, shelf_test_take_result, &result);
  shelf_test_wait_for (has_result, &result);
  return alea_shelf_open_finish (shelf, result, error);
}

AleaShelfGame *
shelf_test_read (AleaShelf *shelf,
                 gint64     id)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) games = NULL;

  alea_shelf_read_async (shelf, &id, 1, TRUE, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for (has_result, &result);
  games = alea_shelf_read_finish (shelf, result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);

  return g_ptr_array_steal_index (games, 0);
}

GArray *
shelf_test_find (AleaShelf             *shelf,
                 const AleaShelfFilter *filter)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GArray *ids;

  alea_shelf_find_async (shelf, filter, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for (has_result, &result);
  ids = alea_shelf_find_finish (shelf, result, &error);
  g_assert_no_error (error);

  return ids;
}

GArray *
shelf_test_find_all (AleaShelf *shelf)
{
  const AleaShelfFilter filter = { 0 };

  return shelf_test_find (shelf, &filter);
}

gboolean
shelf_test_delete (AleaShelf  *shelf,
                   gint64      id,
                   GError    **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  alea_shelf_change (shelf, ALEA_SHELF_DELETE, &id, 1, shelf_test_take_result, &result);
  shelf_test_wait_for (has_result, &result);
  return alea_shelf_keep_finish (shelf, result, error);
}

void
shelf_test_assert_sound (const char *folder)
{
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  sqlite3_stmt *statement = NULL;
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_busy_timeout (db, PATIENCE * 1000);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "PRAGMA integrity_check", -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  g_assert_cmpstr ((const char *) sqlite3_column_text (statement, 0), ==, "ok");
  sqlite3_finalize (statement);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "PRAGMA foreign_key_check", -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_DONE);
  sqlite3_finalize (statement);
  sqlite3_close (db);
}

gboolean
shelf_test_is_tidy (gpointer path)
{
  sqlite3 *db = NULL;
  sqlite3_stmt *statement = NULL;
  gboolean has_none;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_busy_timeout (db, 1000);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "SELECT (SELECT COUNT (*) FROM batch) + (SELECT COUNT (*) FROM game)", -1,
                                       &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  has_none = sqlite3_column_int (statement, 0) == 0;
  sqlite3_finalize (statement);
  sqlite3_close (db);

  return has_none;
}

/* --- in the database ------------------------------------------------------ */

void
shelf_test_run_sql (const char *path,
                    const char *sql)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

ShelfPlace *
shelf_test_make_place (guint n_games)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4);

      shelf_test_create (shelf, game);
    }
  shelf_test_close (shelf);
  return shelf_place_new (folder);
}

void
shelf_test_assert_rows (ShelfDatabase *database,
                        const char    *sql,
                        const char    *expected)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, sql, NULL);
  g_autoptr(GString) rows = g_string_new (NULL);
  gboolean has_row = TRUE;

  while (shelf_database_step (database, statement, &has_row, NULL) && has_row)
    g_string_append_printf (rows, "%s\n", (const char *) sqlite3_column_text (statement, 0));
  g_assert_cmpstr (rows->str, ==, expected);
}

void
shelf_test_assert_said (char       *said,
                        const char *expected)
{
  g_assert_cmpstr (said, ==, expected);
  g_free (said);
}
