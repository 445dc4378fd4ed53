/* shelf-pages.c: the rows on each page of a damaged database
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-pages.h"

#include "shelf-columns.h"
#include "shelf-fault.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* That of our databases. */
#define PAGE_SIZE 4096

/* No row of ours has more bytes. */
#define MAX_ROW (16 << 20)

/* What the first byte of a page says (sqlite.org/fileformat2.html). */
#define INDEX_INTERIOR 0x02
#define INDEX_LEAF     0x0a
#define TABLE_LEAF     0x0d

/* Bytes of the first page: how it is written to (2: with a log, 1: without one), a
 * number that is another when somebody else has written, and how many pages there
 * are (0: as many as the file has). */
#define MODE_BYTES    18
#define CHANGE_NUMBER 24
#define N_PAGES       28

/* The tables of the copy, and the pages where they begin. */
#define GAME_PAGE 2
#define REST_PAGE 3

typedef struct
{
  int           fd;
  guint         n_pages;
  sqlite3_stmt *statements[2][2];   /* of rest and game, forwards and backwards */
  ShelfRowFunc  func;
  gpointer      data;
} Scan;

static gboolean
read_page (int     fd,
           guint   number,
           guint8 *page)
{
  memset (page, 0, PAGE_SIZE);
  return pread (fd, page, PAGE_SIZE, (off_t) (number - 1) * PAGE_SIZE) > 0;
}

static gboolean
write_page (int           fd,
            guint         number,
            const guint8 *page)
{
  return pwrite (fd, page, PAGE_SIZE, (off_t) (number - 1) * PAGE_SIZE) == PAGE_SIZE;
}

/* --- the copy ------------------------------------------------------------- */

static void
remove_copy (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strconcat (path, endings[i], NULL);

      g_unlink (name);
    }
}

/* For this user alone.  What cannot be read is zeros there. */
static gboolean
copy_file (const char *from,
           const char *to)
{
  int source = g_open (from, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0), target;
  guint8 page[PAGE_SIZE];
  struct stat info = { 0 };
  gboolean is_done;

  g_unlink (to);
  target = g_open (to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  is_done = target >= 0;

  if (source >= 0 && (fstat (source, &info) != 0 || !S_ISREG (info.st_mode)))
    info.st_size = 0;
  for (guint number = 1; is_done && (goffset) (number - 1) * PAGE_SIZE < info.st_size; number++)
    {
      read_page (source, number, page);
      is_done = write_page (target, number, page);
    }

  if (source >= 0)
    close (source);
  if (target >= 0)
    close (target);
  return is_done;
}

/* The first page of a database with tables for any rows. */
static gboolean
make_head (const char *path,
           guint8     *head)
{
  g_autoptr(GString) sql = g_string_new ("PRAGMA page_size = 4096; PRAGMA synchronous = OFF; PRAGMA journal_mode = WAL;"
                                         "CREATE TABLE game (id INTEGER PRIMARY KEY");
  sqlite3 *db = NULL;
  gboolean is_done;
  int fd;

  for (guint i = 0; i < shelf_n_columns + SHELF_N_OWN_COLUMNS; i++)
    g_string_append_printf (sql, ", c%u", i);
  g_string_append (sql, "); CREATE TABLE rest (a, b, c, d, e, f, g, h, i, j, PRIMARY KEY (a)) WITHOUT ROWID;");

  is_done = sqlite3_open (path, &db) == SQLITE_OK && sqlite3_exec (db, sql->str, NULL, NULL, NULL) == SQLITE_OK;
  sqlite3_close (db);

  fd = is_done ? g_open (path, O_RDONLY | O_CLOEXEC, 0) : -1;
  is_done = fd >= 0 && read_page (fd, 1, head);
  if (fd >= 0)
    close (fd);
  memset (head + N_PAGES, 0, 4);
  return is_done;
}

/* SQLite itself knows which of the log is whole, and brings it into the file. */
static void
take_log (const char *path)
{
  sqlite3 *db = NULL;

  if (sqlite3_open (path, &db) == SQLITE_OK)
    sqlite3_exec (db, "PRAGMA synchronous = OFF; SELECT * FROM sqlite_schema", NULL, NULL, NULL);
  sqlite3_close (db);
}

/* Returns a file for writing, -1 where that cannot be made. */
static int
make_copy (const char *path,
           const char *log_path,
           const char *copy_path)
{
  g_autofree char *copy_log = g_strconcat (copy_path, "-wal", NULL);
  guint8 head[PAGE_SIZE];
  int fd = -1;

  remove_copy (copy_path);
  if (make_head (copy_path, head) && copy_file (path, copy_path) && copy_file (log_path, copy_log))
    fd = g_open (copy_path, O_RDWR | O_CLOEXEC, 0);
  if (fd < 0 || !write_page (fd, 1, head))
    return fd;

  take_log (copy_path);
  head[MODE_BYTES] = head[MODE_BYTES + 1] = 1;
  write_page (fd, 1, head);
  return fd;
}

/* --- pages ---------------------------------------------------------------- */

/* An inner page of an index has rows, too.  Its head is longer by four bytes, and
 * before each row there are four that say which page is below it: without them all
 * is where it is on a leaf. */
static void
make_leaf (guint8 *page)
{
  page[0] = INDEX_LEAF;
  memmove (page + 8, page + 12, PAGE_SIZE - 12);
}

/* FALSE where a row cannot be read, and what is behind it neither. */
static gboolean
read_rows (Scan         *scan,
           sqlite3_stmt *statement,
           gboolean      is_game)
{
  while (sqlite3_step (statement) == SQLITE_ROW)
    scan->func (statement, is_game, scan->data);

  return sqlite3_reset (statement) == SQLITE_OK;
}

static void
look_at (Scan   *scan,
         guint   number,
         guint8 *page)
{
  const guint32 change = GUINT32_TO_BE (number);
  const gboolean is_game = page[0] == TABLE_LEAF;

  if (page[0] == INDEX_INTERIOR)
    make_leaf (page);
  if (page[0] != INDEX_LEAF && !is_game)
    return;

  if (write_page (scan->fd, is_game ? GAME_PAGE : REST_PAGE, page)
      && pwrite (scan->fd, &change, sizeof change, CHANGE_NUMBER) == sizeof change
      && !read_rows (scan, scan->statements[is_game][0], is_game))
    read_rows (scan, scan->statements[is_game][1], is_game);
}

/* Tables of ours begin at the pages where the copy's do. */
static gboolean
save_first_pages (Scan *scan)
{
  guint8 page[PAGE_SIZE];

  for (guint number = GAME_PAGE; number <= REST_PAGE; number++)
    {
      read_page (scan->fd, number, page);
      if (!write_page (scan->fd, ++scan->n_pages, page))
        return FALSE;
    }

  return TRUE;
}

static gboolean
scan_all (Scan    *scan,
          sqlite3 *db)
{
  static const char *const sql[2][2] = {
    { "SELECT * FROM rest", "SELECT * FROM rest ORDER BY a DESC" },
    { "SELECT * FROM game", "SELECT * FROM game ORDER BY id DESC" },
  };
  guint8 page[PAGE_SIZE];

  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, MAX_ROW);
  for (guint i = 0; i < 4; i++)
    if (sqlite3_prepare_v2 (db, sql[i / 2][i % 2], -1, &scan->statements[i / 2][i % 2], NULL) != SQLITE_OK)
      return FALSE;

  for (guint number = REST_PAGE + 1; number <= scan->n_pages; number++)
    if (read_page (scan->fd, number, page))
      look_at (scan, number, page);

  return TRUE;
}

gboolean
shelf_pages_scan (const char    *path,
                  const char    *log_path,
                  const char    *copy_path,
                  ShelfRowFunc   func,
                  gpointer       data,
                  GError       **error)
{
  Scan scan = { .func = func, .data = data };
  sqlite3 *db = NULL;
  struct stat info;
  gboolean is_done = FALSE;

  scan.fd = make_copy (path, log_path, copy_path);
  if (scan.fd >= 0 && fstat (scan.fd, &info) == 0)
    {
      scan.n_pages = MAX ((guint) ((info.st_size + PAGE_SIZE - 1) / PAGE_SIZE), REST_PAGE);
      is_done = save_first_pages (&scan)
                && sqlite3_open_v2 (copy_path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK
                && scan_all (&scan, db);
    }
  if (!is_done)
    shelf_fault_set_errno (error, copy_path, errno);

  for (guint i = 0; i < 4; i++)
    sqlite3_finalize (scan.statements[i / 2][i % 2]);
  sqlite3_close (db);
  if (scan.fd >= 0)
    close (scan.fd);
  remove_copy (copy_path);
  return is_done;
}
