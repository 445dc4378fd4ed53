/* test-shelf-cells.c: reading a database without SQLite, as SQLite reads it
 *
 * The rows on the pages of a sound database are those that SQLite selects, and the
 * pages that a log makes of a file are those that SQLite makes of it, wherever the
 * log ends.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "shelf-cells.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

static sqlite3 *
open_database (const char *folder,
               guint       page_size)
{
  g_autofree char *path = shelf_test_get_path (folder, "games.db"), *size = NULL;
  sqlite3 *db = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  size = g_strdup_printf ("PRAGMA page_size = %u", page_size);
  g_assert_cmpint (sqlite3_exec (db, size, NULL, NULL, NULL), ==, SQLITE_OK);

  return db;
}

static void G_GNUC_PRINTF (2, 3)
run (sqlite3    *db,
     const char *format,
     ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  sqlite3_exec (db, text, NULL, NULL, NULL);
  g_assert_cmpstr (sqlite3_errmsg (db), ==, "not an error");
}

static ShelfPages *
open_pages (const char *folder)
{
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *log_path = shelf_test_get_path (folder, "games.db-wal");

  return shelf_pages_open (path, log_path);
}

/* --- rows ----------------------------------------------------------------- */

static void
describe_row_cb (gint64            rowid,
                 const ShelfValue *values,
                 guint             n_values,
                 gpointer          data)
{
  GString *row = g_string_new (NULL);

  g_string_append_printf (row, "%" G_GINT64_FORMAT, rowid);
  for (guint i = 0; i < n_values; i++)
    if (values[i].type == SHELF_VALUE_INT)
      g_string_append_printf (row, " %" G_GINT64_FORMAT, values[i].number);
    else if (values[i].type == SHELF_VALUE_TEXT)
      g_string_append_printf (row, " '%.*s'", (int) values[i].length, values[i].text);
    else
      g_string_append (row, values[i].type == SHELF_VALUE_NULL ? " nothing" : " other");

  g_ptr_array_add (data, g_string_free (row, FALSE));
}

/* Appends the rows of @select, of which the first column is the number of the row. */
static void
describe_selected (sqlite3    *db,
                   const char *select,
                   GPtrArray  *rows)
{
  sqlite3_stmt *statement = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (db, select, -1, &statement, NULL), ==, SQLITE_OK);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      ShelfValue values[SHELF_MAX_VALUES] = { 0 };
      const int n_values = sqlite3_column_count (statement) - 1;

      for (int i = 0; i < n_values; i++)
        {
          ShelfValue *value = &values[i];
          const int type = sqlite3_column_type (statement, i + 1);

          value->number = sqlite3_column_int64 (statement, i + 1);
          value->text = (const char *) sqlite3_column_text (statement, i + 1);
          value->length = (gsize) sqlite3_column_bytes (statement, i + 1);
          value->type = type == SQLITE_NULL ? SHELF_VALUE_NULL : type == SQLITE_INTEGER ? SHELF_VALUE_INT
                        : type == SQLITE_TEXT && g_utf8_validate (value->text, -1, NULL) ? SHELF_VALUE_TEXT
                        : SHELF_VALUE_OTHER;
        }
      describe_row_cb (sqlite3_column_int64 (statement, 0), values, (guint) n_values, rows);
    }
  sqlite3_finalize (statement);
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Around each number at which a value takes more room. */
static void
write_numbers (sqlite3 *db)
{
  run (db, "CREATE TABLE number (number, absent, fraction, bytes, latin, empty)");
  for (guint bits = 0; bits <= 62; bits++)
    {
      const gint64 power = G_GINT64_CONSTANT (1) << bits;

      for (int more = bits < 2 ? 0 : -1; more <= 0; more++)
        run (db, "INSERT INTO number (rowid, number, absent, fraction, bytes, latin, empty)"
             " VALUES (%" G_GINT64_FORMAT ", %" G_GINT64_FORMAT ", NULL, 0.5, x'c0ffee', CAST (x'6d9f' AS TEXT), '')",
             power + more, -(power + more));
    }
  run (db, "INSERT INTO number (rowid, number) VALUES (%" G_GINT64_FORMAT ", %" G_GINT64_FORMAT "), (-1, %" G_GINT64_FORMAT ")",
       G_MININT64, G_MAXINT64, G_MININT64);
}

/* Words of lengths up to three pages, of each where pages are small, in a table and in
 * an index. */
static void
write_words (sqlite3 *db,
             guint    page_size)
{
  const guint step = page_size == 512 ? 1 : page_size / 32 + 1;

  run (db, "CREATE TABLE word (word)");
  run (db, "CREATE TABLE sorted (length, word, PRIMARY KEY (length, word)) WITHOUT ROWID");
  for (guint length = 0; length <= 3 * page_size; length += step)
    {
      g_autofree char *word = g_strnfill (length, 'a' + (char) (length % 26));

      run (db, "INSERT INTO word VALUES ('%s')", word);
      run (db, "INSERT INTO sorted VALUES (%u, '%s')", length, word);
    }
}

/* As many columns as are read, and one more. */
static void
write_columns (sqlite3 *db)
{
  g_autoptr(GString) names = g_string_new ("c0"), values = g_string_new ("0");

  for (guint i = 1; i < SHELF_MAX_VALUES; i++)
    {
      g_string_append_printf (names, ", c%u", i);
      g_string_append_printf (values, ", %u", i);
    }
  run (db, "CREATE TABLE wide (%s)", names->str);
  run (db, "INSERT INTO wide VALUES (%s)", values->str);
  run (db, "CREATE TABLE wider (%s, more)", names->str);
  run (db, "INSERT INTO wider VALUES (%s, 100)", values->str);
}

static void
test_rows (gconstpointer data)
{
  const guint page_size = GPOINTER_TO_UINT (data);
  g_autofree char *folder = shelf_test_make_folder ();
  sqlite3 *db = open_database (folder, page_size);
  g_autoptr(GPtrArray) selected = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) read = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(ShelfPages) pages = NULL;

  run (db, "BEGIN");
  write_numbers (db);
  write_words (db, page_size);
  write_columns (db);
  run (db, "COMMIT");
  describe_selected (db, "SELECT rowid, * FROM sqlite_master", selected);
  describe_selected (db, "SELECT rowid, * FROM number", selected);
  describe_selected (db, "SELECT rowid, * FROM word", selected);
  describe_selected (db, "SELECT 0, * FROM sorted", selected);
  describe_selected (db, "SELECT rowid, * FROM wide", selected);
  sqlite3_close (db);

  pages = open_pages (folder);
  g_assert_cmpuint (shelf_pages_get_size (pages), ==, page_size);
  shelf_cells_scan (pages, describe_row_cb, read);

  g_ptr_array_sort (selected, compare_rows);
  g_ptr_array_sort (read, compare_rows);
  g_assert_cmpuint (read->len, ==, selected->len);
  for (guint i = 0; i < read->len; i++)
    g_assert_cmpstr (g_ptr_array_index (read, i), ==, g_ptr_array_index (selected, i));

  shelf_test_remove_folder (folder);
}

/* --- pages ---------------------------------------------------------------- */

/* What stands in @name of @folder. */
static GBytes *
read_file (const char *folder,
           const char *name)
{
  g_autofree char *path = shelf_test_get_path (folder, name);
  char *text = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  return g_bytes_new_take (text, length);
}

static void
write_file (const char   *folder,
            const char   *name,
            const guint8 *bytes,
            gsize         n_bytes)
{
  g_autofree char *path = shelf_test_get_path (folder, name);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, (const char *) bytes, (gssize) n_bytes, NULL));
}

/* All pages one behind another; (transfer full). */
static GBytes *
read_pages (const char *folder,
            guint       page_size)
{
  g_autoptr(ShelfPages) pages = open_pages (folder);
  g_autoptr(GArray) numbers = shelf_pages_list (pages);
  guint8 *bytes = g_malloc ((gsize) (numbers->len + 1) * page_size), *end = bytes;

  g_assert_cmpuint (shelf_pages_get_size (pages), ==, page_size);
  for (guint number = 1; number <= numbers->len; number++, end += page_size)
    g_assert_true (shelf_pages_read (pages, number, end));
  g_assert_false (shelf_pages_read (pages, 0, end));
  g_assert_false (shelf_pages_read (pages, numbers->len + 1, end));

  return g_bytes_new_take (bytes, (gsize) (end - bytes));
}

/* They are as they are after SQLite has worked the log into the file. */
static void
check_pages (const char   *folder,
             guint         page_size,
             GBytes       *file,
             const guint8 *log,
             gsize         n_log)
{
  g_autoptr(GBytes) read = NULL, worked_in = NULL;
  sqlite3 *db;

  write_file (folder, "games.db", g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  write_file (folder, "games.db-wal", log, n_log);
  read = read_pages (folder, page_size);

  db = open_database (folder, page_size);
  run (db, "PRAGMA wal_checkpoint (TRUNCATE)");
  worked_in = read_file (folder, "games.db");
  sqlite3_close (db);

  g_assert_cmpmem (g_bytes_get_data (read, NULL), g_bytes_get_size (read),
                   g_bytes_get_data (worked_in, NULL), g_bytes_get_size (worked_in));
}

/* A file of some pages, and a log of a few transactions that is not in it yet. */
static void
make_log (const char  *folder,
          guint        page_size,
          GBytes     **file,
          GBytes     **log)
{
  sqlite3 *db = open_database (folder, page_size);

  run (db, "PRAGMA journal_mode = WAL");
  run (db, "CREATE TABLE word (word)");
  run (db, "INSERT INTO word VALUES (hex (zeroblob (%u)))", page_size);
  run (db, "PRAGMA wal_checkpoint (TRUNCATE)");
  run (db, "INSERT INTO word VALUES (hex (zeroblob (%u)))", page_size);
  run (db, "UPDATE word SET word = hex (zeroblob (%u))", page_size + 1);
  run (db, "INSERT INTO word VALUES ('the end')");

  *file = read_file (folder, "games.db");
  *log = read_file (folder, "games.db-wal");
  sqlite3_close (db);
}

static void
test_log (gconstpointer data)
{
  const guint page_size = GPOINTER_TO_UINT (data);
  g_autofree char *folder = shelf_test_make_folder (), *other = g_build_filename (folder, "other", NULL);
  g_autoptr(GBytes) file = NULL, log = NULL;
  g_autofree guint8 *bytes = NULL;
  gsize n_log;

  make_log (folder, page_size, &file, &log);
  n_log = g_bytes_get_size (log);
  bytes = g_memdup2 (g_bytes_get_data (log, NULL), n_log);

  /* Cut off in every frame, and with a wrong byte in it. */
  check_pages (other, page_size, file, bytes, n_log);
  for (gsize frame = 32; frame < n_log; frame += 24 + page_size)
    {
      const gsize place = frame + (gsize) g_test_rand_int_range (0, 24 + (gint32) page_size);

      check_pages (other, page_size, file, bytes, frame);
      check_pages (other, page_size, file, bytes, frame + 23);
      check_pages (other, page_size, file, bytes, place);
      bytes[place] ^= 0x10;
      check_pages (other, page_size, file, bytes, n_log);
      bytes[place] ^= 0x10;
    }

  shelf_test_remove_folder (folder);
}

/* A wrong byte anywhere in the head, and a head that is cut off. */
static void
test_log_head (void)
{
  g_autofree char *folder = shelf_test_make_folder (), *other = g_build_filename (folder, "other", NULL);
  g_autoptr(GBytes) file = NULL, log = NULL;
  g_autofree guint8 *bytes = NULL;
  gsize n_log;

  make_log (folder, 512, &file, &log);
  n_log = g_bytes_get_size (log);
  bytes = g_memdup2 (g_bytes_get_data (log, NULL), n_log);
  for (gsize place = 0; place < 32; place++)
    {
      bytes[place] ^= 0x40;
      check_pages (other, 512, file, bytes, n_log);
      bytes[place] ^= 0x40;
    }
  check_pages (other, 512, file, bytes, 31);

  shelf_test_remove_folder (folder);
}

/* Where the file is gone, the log still says how long a page is. */
static void
test_log_alone (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(GBytes) file = NULL, log = NULL;
  g_autoptr(ShelfPages) pages = NULL;
  g_autoptr(GArray) numbers = NULL;
  guint8 page[512];

  make_log (folder, 512, &file, &log);
  shelf_test_remove_folder (folder);
  write_file (folder, "games.db-wal", g_bytes_get_data (log, NULL), g_bytes_get_size (log));

  pages = open_pages (folder);
  numbers = shelf_pages_list (pages);
  g_assert_cmpuint (shelf_pages_get_size (pages), ==, 512);
  g_assert_cmpuint (numbers->len, >, 0);
  for (guint i = 0; i < numbers->len; i++)
    g_assert_true (shelf_pages_read (pages, g_array_index (numbers, guint, i), page));

  shelf_test_remove_folder (folder);
}

/* Neither files of others nor folders have pages. */
static void
test_no_database (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *text = g_strnfill (5000, 'x');
  g_autoptr(ShelfPages) none = NULL, other = NULL;
  g_autoptr(GArray) no_numbers = NULL, numbers = NULL;

  none = shelf_pages_open (folder, folder);
  no_numbers = shelf_pages_list (none);
  g_assert_cmpuint (no_numbers->len, ==, 0);

  write_file (folder, "games.db", (const guint8 *) text, 5000);
  other = open_pages (folder);
  numbers = shelf_pages_list (other);
  g_assert_cmpuint (shelf_pages_get_size (other), ==, 4096);
  g_assert_cmpuint (numbers->len, ==, 2);

  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  static const guint page_sizes[] = { 512, 1024, 4096, 65536 };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (page_sizes); i++)
    {
      g_autofree char *rows = g_strdup_printf ("/shelf-cells/rows/%u", page_sizes[i]);
      g_autofree char *log = g_strdup_printf ("/shelf-cells/log/%u", page_sizes[i]);

      g_test_add_data_func (rows, GUINT_TO_POINTER (page_sizes[i]), test_rows);
      g_test_add_data_func (log, GUINT_TO_POINTER (page_sizes[i]), test_log);
    }
  g_test_add_func ("/shelf-cells/log-head", test_log_head);
  g_test_add_func ("/shelf-cells/log-alone", test_log_alone);
  g_test_add_func ("/shelf-cells/no-database", test_no_database);

  return g_test_run ();
}
