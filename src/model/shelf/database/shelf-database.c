/* shelf-database.c: a connection to the database of the shelf
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-database.h"

#include "shelf-fault.h"
#include "shelf-schema.h"

#include <glib/gstdio.h>
#include <string.h>

/* How long another program that writes is waited for, in milliseconds. */
#define PATIENCE 2000

/* After so many steps of SQLite's machine a cancellable is looked at. */
#define STEPS 2000

/* So many are kept. */
#define MAX_STATEMENTS 256

static const char magic[] = "SQLite format 3";

struct _ShelfDatabase
{
  sqlite3      *db;
  char         *path;
  char         *log_path;
  GStatBuf      log;           /* as it was when it was opened; st_ino 0: not yet */
  ShelfAccess   access;
  int           version;       /* of the schema that was found, see shelf_schema_read() */
  GHashTable   *statements;    /* by their text */
  GCancellable *cancellables[2];   /* or NULL */
};

static void
set_error (ShelfDatabase  *self,
           int             code,
           GError        **error)
{
  const int extended = self->db != NULL ? sqlite3_extended_errcode (self->db) : code;
  const int error_number = self->db != NULL ? sqlite3_system_errno (self->db) : 0;
  const gboolean is_known = self->db != NULL && (extended & 0xff) == (code & 0xff);

  /* SQLite remembers an errno for longer than the failure it came with. */
  shelf_fault_set_sqlite (error, self->path, is_known ? extended : code, error_number,
                          is_known ? sqlite3_errmsg (self->db) : sqlite3_errstr (code));
}

/* --- opening -------------------------------------------------------------- */

/* Where nothing may be written there can be no log either, so the file is
 * read as it is. */
static char *
make_uri (const char *path,
          gboolean    is_immutable)
{
  g_autofree char *escaped = g_uri_escape_string (path, "/", FALSE);

  return g_strdup_printf ("file:%s%s", escaped, is_immutable ? "?immutable=1" : "");
}

static const char *
get_pragmas (ShelfAccess access)
{
  switch (access)
    {
    case SHELF_ACCESS_WRITE:
      return "PRAGMA page_size = 4096;"
             "PRAGMA journal_mode = WAL;"
             "PRAGMA synchronous = FULL;"
             "PRAGMA journal_size_limit = 8388608;"
             "PRAGMA foreign_keys = ON;"
             "PRAGMA secure_delete = ON;"
             "PRAGMA temp_store = MEMORY;";
    case SHELF_ACCESS_SALVAGE:
      return "PRAGMA page_size = 4096;"
             "PRAGMA journal_mode = DELETE;"
             "PRAGMA synchronous = FULL;"
             "PRAGMA secure_delete = ON;"
             "PRAGMA cache_size = -65536;"
             "PRAGMA temp_store = MEMORY;";
    case SHELF_ACCESS_READ:
    default:
      return "PRAGMA query_only = ON;"
             "PRAGMA cache_size = -32768;"
             "PRAGMA temp_store = MEMORY;";
    }
}

/* What somebody else has put into the file runs nothing. */
static void
harden (sqlite3 *db)
{
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_busy_timeout (db, PATIENCE);
}

static gboolean
connect_to (ShelfDatabase  *self,
            gboolean        is_immutable,
            GError        **error)
{
  const gboolean is_reading = self->access == SHELF_ACCESS_READ;
  g_autofree char *uri = make_uri (self->path, is_immutable);
  int code;

  code = sqlite3_open_v2 (uri, &self->db,
                          SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
                            | (is_reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE),
                          NULL);
  /* What it may not open for writing SQLite opens for reading; that is no damage. */
  if (code == SQLITE_OK && !is_reading && sqlite3_db_readonly (self->db, "main") == 1
      && g_access (self->path, W_OK) == 0)
    code = SQLITE_CANTOPEN;
  /* Only now the file is looked at.  What is not ours is not changed. */
  if (code == SQLITE_OK)
    {
      harden (self->db);
      self->version = shelf_schema_read (self->db, &code);
    }
  if (code == SQLITE_OK && self->version >= 0 && self->version <= shelf_schema_get_version ())
    code = sqlite3_exec (self->db, get_pragmas (self->access), NULL, NULL, NULL);
  if (code == SQLITE_OK)
    return TRUE;

  set_error (self, code, error);
  g_clear_pointer (&self->db, sqlite3_close);
  return FALSE;
}

static gboolean
check_version (ShelfDatabase  *self,
               GError        **error)
{
  const int version = self->version;
  int code = SQLITE_OK;

  if (version > shelf_schema_get_version ())
    return shelf_fault_set (error, ALEA_SHELF_ERROR_NEWER, self->path);
  if (self->access == SHELF_ACCESS_READ && version >= 0 && version < shelf_schema_get_version ())
    return shelf_fault_set (error, version == 0 ? ALEA_SHELF_ERROR_NOT_FOUND : ALEA_SHELF_ERROR_READ_ONLY, self->path);

  if (self->access != SHELF_ACCESS_READ && version >= 0)
    code = shelf_schema_upgrade (self->db, shelf_schema_scripts);
  /* What has become ours meanwhile has been opened without its pragmas. */
  if (code == SQLITE_OK && shelf_schema_is_ours (self->db, &code) && version >= 0)
    return TRUE;

  if (code == SQLITE_OK)
    shelf_fault_set (error, ALEA_SHELF_ERROR_DAMAGED, self->path);
  else
    set_error (self, code, error);
  return FALSE;
}

static void
finalize_statement (gpointer statement)
{
  sqlite3_finalize (statement);
}

ShelfDatabase *
shelf_database_open (const char   *path,
                     ShelfAccess   access,
                     GError      **error)
{
  g_autoptr(GError) failure = NULL;
  ShelfDatabase *self = g_new0 (ShelfDatabase, 1);
  gboolean is_open;

  self->path = g_strdup (path);
  self->log_path = g_strconcat (path, "-wal", NULL);
  self->access = access;
  self->statements = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, finalize_statement);

  is_open = connect_to (self, FALSE, &failure);
  if (!is_open && access == SHELF_ACCESS_READ
      && !g_error_matches (failure, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED))
    {
      g_clear_error (&failure);
      is_open = connect_to (self, TRUE, &failure);
    }

  if (is_open && check_version (self, &failure))
    return self;

  g_propagate_error (error, g_steal_pointer (&failure));
  shelf_database_close (self, TRUE);
  return NULL;
}

void
shelf_database_empty_log (ShelfDatabase *self)
{
  sqlite3_wal_checkpoint_v2 (self->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
}

void
shelf_database_take_log (ShelfDatabase *self)
{
  g_autofree char *index_path = g_strconcat (self->path, "-shm", NULL);
  GStatBuf now;

  shelf_database_empty_log (self);
  if (g_stat (self->log_path, &now) != 0 || now.st_ino != self->log.st_ino || now.st_dev != self->log.st_dev)
    return;

  g_unlink (self->log_path);
  g_unlink (index_path);
}

void
shelf_database_close (ShelfDatabase *self,
                      gboolean       keeps_log)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->statements);
  if (self->db != NULL)
    {
      sqlite3_db_config (self->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps_log ? 1 : 0, NULL);
      sqlite3_close (self->db);
    }
  g_clear_object (&self->cancellables[0]);
  g_clear_object (&self->cancellables[1]);
  g_free (self->path);
  g_free (self->log_path);
  g_free (self);
}

const char *
shelf_database_get_path (ShelfDatabase *self)
{
  return self->path;
}

/* --- is it still there ---------------------------------------------------- */

/* Through SQLite's own file: to open it once more, and close that, would let go
 * of the locks that this program has on it. */
gboolean
shelf_database_has_head (ShelfDatabase *self)
{
  sqlite3_file *file = NULL;
  char head[sizeof magic];
  int code;

  sqlite3_file_control (self->db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (file == NULL || file->pMethods == NULL)
    return FALSE;

  /* Of a disk that is away for a while nobody can tell; one that says EIO is damaged. */
  code = file->pMethods->xRead (file, head, sizeof head, 0);
  return code == SQLITE_IOERR_READ || (code == SQLITE_OK && memcmp (head, magic, sizeof magic) == 0);
}

/* The log stays the same file as long as one connection is open. */
static gboolean
has_log (ShelfDatabase *self)
{
  GStatBuf now;

  if (g_stat (self->log_path, &now) != 0)
    return self->log.st_ino == 0;
  if (self->log.st_ino == 0)
    self->log = now;

  return now.st_ino == self->log.st_ino && now.st_dev == self->log.st_dev;
}

ShelfWhereabouts
shelf_database_look_for (ShelfDatabase *self)
{
  int has_moved = 0;

  sqlite3_file_control (self->db, "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
  if (has_moved)
    return SHELF_MOVED;

  return has_log (self) && shelf_database_has_head (self) ? SHELF_THERE : SHELF_SPOILT;
}

/* --- statements ----------------------------------------------------------- */

gboolean
shelf_database_run (ShelfDatabase  *self,
                    const char     *sql,
                    GError        **error)
{
  int code = sqlite3_exec (self->db, sql, NULL, NULL, NULL);

  if (code != SQLITE_OK)
    set_error (self, code, error);

  return code == SQLITE_OK;
}

sqlite3_stmt *
shelf_database_prepare (ShelfDatabase  *self,
                        const char     *sql,
                        GError        **error)
{
  sqlite3_stmt *statement = g_hash_table_lookup (self->statements, sql);
  int code;

  if (statement != NULL)
    {
      sqlite3_reset (statement);
      sqlite3_clear_bindings (statement);
      return statement;
    }

  code = sqlite3_prepare_v3 (self->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  if (code != SQLITE_OK)
    {
      set_error (self, code, error);
      return NULL;
    }

  /* Searches are written anew for each filter.  Where there are so many, none of
   * them is in use: only this one. */
  if (g_hash_table_size (self->statements) >= MAX_STATEMENTS)
    g_hash_table_remove_all (self->statements);

  /* SQLite has a copy of the text. */
  g_hash_table_insert (self->statements, (gpointer) sqlite3_sql (statement), statement);
  return statement;
}

gboolean
shelf_database_step (ShelfDatabase  *self,
                     sqlite3_stmt   *statement,
                     gboolean       *has_row,
                     GError        **error)
{
  int code = sqlite3_step (statement);

  *has_row = code == SQLITE_ROW;
  if (code == SQLITE_ROW)
    return TRUE;

  if (code != SQLITE_DONE)
    set_error (self, code, error);
  sqlite3_reset (statement);

  return code == SQLITE_DONE;
}

gboolean
shelf_database_finish (ShelfDatabase  *self,
                       sqlite3_stmt   *statement,
                       GError        **error)
{
  gboolean has_row = TRUE;

  while (has_row)
    if (!shelf_database_step (self, statement, &has_row, error))
      return FALSE;

  return TRUE;
}

gboolean
shelf_database_execute (ShelfDatabase  *self,
                        const char     *sql,
                        const gint64   *numbers,
                        GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (self, sql, error);

  if (statement == NULL)
    return FALSE;

  for (int i = 0; i < sqlite3_bind_parameter_count (statement); i++)
    sqlite3_bind_int64 (statement, i + 1, numbers[i]);
  return shelf_database_finish (self, statement, error);
}

gint64
shelf_database_ask (ShelfDatabase  *self,
                    const char     *sql,
                    gint64          id,
                    GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (self, sql, error);
  gboolean has_row;
  gint64 answer;

  if (statement == NULL)
    return -1;

  if (sqlite3_bind_parameter_count (statement) > 0)
    sqlite3_bind_int64 (statement, 1, id);
  if (!shelf_database_step (self, statement, &has_row, error))
    return -1;

  answer = has_row ? sqlite3_column_int64 (statement, 0) : 0;
  sqlite3_reset (statement);
  return answer;
}

guint
shelf_database_get_n_changes (ShelfDatabase *self)
{
  return (guint) sqlite3_changes (self->db);
}

static int
progress_cb (gpointer data)
{
  ShelfDatabase *self = data;

  return g_cancellable_is_cancelled (self->cancellables[0]) || g_cancellable_is_cancelled (self->cancellables[1]);
}

void
shelf_database_set_cancellables (ShelfDatabase *self,
                                 GCancellable  *first,
                                 GCancellable  *second)
{
  const gboolean has_any = first != NULL || second != NULL;

  g_set_object (&self->cancellables[0], first);
  g_set_object (&self->cancellables[1], second);
  sqlite3_progress_handler (self->db, has_any ? STEPS : 0, has_any ? progress_cb : NULL, self);
}

void
shelf_bind_text (sqlite3_stmt *statement,
                 int           index,
                 const char   *text)
{
  /* A copy of its own SQLite may have no memory for; the value would be NULL then. */
  sqlite3_bind_text (statement, index, g_strdup (text), -1, g_free);
}

char *
shelf_read_text (sqlite3_stmt *statement,
                 int           index)
{
  const char *text = (const char *) sqlite3_column_text (statement, index);

  if (text == NULL)
    return NULL;

  return g_strdup (g_utf8_validate (text, -1, NULL) ? text : "");
}
