/* test-shelf-fault.c: what the shelf says of each fault of the disk
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-shelf.h"
#include "shelf-fault.h"

#include <errno.h>
#include <sqlite3.h>
#include <string.h>

/* A file that may be written, and one that is not there. */
#define WRITABLE "/dev/null"
#define MISSING  "/nowhere/games.db"

static void
assert_fault (const GError   *error,
              AleaShelfError  code,
              const char     *path,
              gboolean        is_final)
{
  g_assert_error (error, ALEA_SHELF_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_cmpint (shelf_fault_is_final (error), ==, is_final);
}

static void
test_errno (void)
{
  static const struct { int number; AleaShelfError code; } rows[] = {
    { ENOSPC, ALEA_SHELF_ERROR_FULL }, { EDQUOT, ALEA_SHELF_ERROR_FULL }, { EFBIG, ALEA_SHELF_ERROR_FULL },
    { EACCES, ALEA_SHELF_ERROR_READ_ONLY }, { EPERM, ALEA_SHELF_ERROR_READ_ONLY },
    { EROFS, ALEA_SHELF_ERROR_READ_ONLY },
    { EAGAIN, ALEA_SHELF_ERROR_BUSY }, { EBUSY, ALEA_SHELF_ERROR_BUSY }, { ETXTBSY, ALEA_SHELF_ERROR_BUSY },
    { EIO, ALEA_SHELF_ERROR_FAILED }, { ENOENT, ALEA_SHELF_ERROR_FAILED }, { 0, ALEA_SHELF_ERROR_FAILED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) error = NULL;

      shelf_fault_set_errno (&error, MISSING, rows[i].number);
      assert_fault (error, rows[i].code, MISSING, FALSE);
      if (rows[i].code == ALEA_SHELF_ERROR_FAILED)
        g_assert_nonnull (strstr (error->message, g_strerror (rows[i].number)));
    }
}

static void
test_sqlite (void)
{
  static const struct { int code, number; const char *path; AleaShelfError expected; } rows[] = {
    { SQLITE_FULL, 0, MISSING, ALEA_SHELF_ERROR_FULL },
    { SQLITE_READONLY, 0, MISSING, ALEA_SHELF_ERROR_READ_ONLY },
    { SQLITE_READONLY, 0, WRITABLE, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_READONLY_DIRECTORY, 0, WRITABLE, ALEA_SHELF_ERROR_READ_ONLY },
    { SQLITE_PERM, 0, WRITABLE, ALEA_SHELF_ERROR_READ_ONLY },
    { SQLITE_AUTH, 0, WRITABLE, ALEA_SHELF_ERROR_READ_ONLY },
    { SQLITE_BUSY, 0, MISSING, ALEA_SHELF_ERROR_BUSY },
    { SQLITE_BUSY_SNAPSHOT, 0, MISSING, ALEA_SHELF_ERROR_BUSY },
    { SQLITE_LOCKED, 0, MISSING, ALEA_SHELF_ERROR_BUSY },
    { SQLITE_PROTOCOL, 0, MISSING, ALEA_SHELF_ERROR_BUSY },
    { SQLITE_ERROR, 0, MISSING, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_CORRUPT, 0, MISSING, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_CORRUPT_VTAB, 0, MISSING, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_NOTADB, 0, MISSING, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_CONSTRAINT, 0, MISSING, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_CONSTRAINT_PRIMARYKEY, 0, MISSING, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_MISMATCH, 0, MISSING, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_TOOBIG, 0, MISSING, ALEA_SHELF_ERROR_DAMAGED },
    { SQLITE_IOERR, ENOSPC, MISSING, ALEA_SHELF_ERROR_FULL },
    { SQLITE_IOERR_WRITE, EACCES, MISSING, ALEA_SHELF_ERROR_READ_ONLY },
    { SQLITE_IOERR, 0, MISSING, ALEA_SHELF_ERROR_FAILED },
    { SQLITE_CANTOPEN, EROFS, MISSING, ALEA_SHELF_ERROR_READ_ONLY },
    { SQLITE_CANTOPEN, 0, MISSING, ALEA_SHELF_ERROR_FAILED },
    { SQLITE_NOMEM, ENOSPC, MISSING, ALEA_SHELF_ERROR_FAILED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) error = NULL;

      shelf_fault_set_sqlite (&error, rows[i].path, rows[i].code, rows[i].number, "the words of SQLite");
      assert_fault (error, rows[i].expected, rows[i].path, FALSE);
      g_assert_cmpint (strstr (error->message, "the words of SQLite") != NULL, ==,
                       rows[i].expected == ALEA_SHELF_ERROR_FAILED);
    }
}

/* What somebody has given up is no fault of the disk; and what concerns one game
 * alone names no file. */
static void
test_final (void)
{
  static const AleaShelfError of_games[] = {
    ALEA_SHELF_ERROR_IN_USE, ALEA_SHELF_ERROR_NOT_FOUND, ALEA_SHELF_ERROR_CLOSED,
  };
  g_autoptr(GError) cancelled = NULL;

  shelf_fault_set_sqlite (&cancelled, MISSING, SQLITE_INTERRUPT, 0, "interrupted");
  g_assert_error (cancelled, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpstr (cancelled->message, ==, "interrupted");
  g_assert_true (shelf_fault_is_final (cancelled));

  for (guint i = 0; i < G_N_ELEMENTS (of_games); i++)
    {
      g_autoptr(GError) error = NULL;

      shelf_fault_set (&error, of_games[i], NULL);
      assert_fault (error, of_games[i], "", of_games[i] != ALEA_SHELF_ERROR_CLOSED);
      g_assert_null (strchr (error->message, '%'));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shelf/fault/errno", test_errno);
  g_test_add_func ("/shelf/fault/sqlite", test_sqlite);
  g_test_add_func ("/shelf/fault/final", test_final);
  return g_test_run ();
}
