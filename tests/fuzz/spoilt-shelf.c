/* spoilt-shelf.c: a sound shelf, and what any bytes make of it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "spoilt-shelf.h"

#include "fuzz.h"
#include "refused-shelf.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#define MAX_STEPS  200     /* of a thousand, of SQLite's machine */
#define MAX_LENGTH 100000  /* of a text that SQL makes */
#define FILL       512

typedef enum
{
  DEED_WRITE,
  DEED_FLIP,
  DEED_FILL,
  DEED_CUT,
  N_DEEDS
} Deed;

/* --- what somebody else has run on it --------------------------------------- */

/* Other files are none of its business. */
static int
authorise_cb (void       *data,
              int         action,
              const char *first,
              const char *second,
              const char *database,
              const char *trigger)
{
  static const char *const pragmas[] = { "application_id", "foreign_keys", "user_version", "writable_schema", NULL };

  switch (action)
    {
    case SQLITE_ATTACH:
    case SQLITE_DETACH:
      return SQLITE_DENY;
    case SQLITE_PRAGMA:
      return g_strv_contains (pragmas, first) ? SQLITE_OK : SQLITE_DENY;
    case SQLITE_FUNCTION:
      return strstr (second, "random") == NULL && strstr (second, "load") == NULL ? SQLITE_OK : SQLITE_DENY;
    default:
      return SQLITE_OK;
    }
}

static int
stop_cb (void *data)
{
  int *n_left = data;

  return --*n_left <= 0;
}

static void
run_sql (const char *sql)
{
  int n_left = MAX_STEPS;
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (refused_shelf_get_path (), &db), ==, SQLITE_OK);
  sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, MAX_LENGTH);
  sqlite3_set_authorizer (db, authorise_cb, NULL);
  sqlite3_progress_handler (db, 1000, stop_cb, &n_left);
  sqlite3_exec (db, sql, NULL, NULL, NULL);
  sqlite3_close (db);
}

/* --- what a disk has done to it ---------------------------------------------- */

/* Bytes of one file behind those of the other. */
typedef struct
{
  char *bytes[2];
  gsize size[2];
} Files;

static void
damage (Files        *files,
        const guint8 *four)
{
  const guint32 where = (guint32) four[0] << 16 | (guint32) four[1] << 8 | four[2];
  const Deed deed = where >> 22 & 3;
  gsize place = where & 0x3fffff;
  guint file = 0;

  if (files->size[0] + files->size[1] == 0)
    return;
  place %= files->size[0] + files->size[1];
  if (place >= files->size[0])
    {
      place -= files->size[0];
      file = 1;
    }

  switch (deed)
    {
    case DEED_WRITE:
      files->bytes[file][place] = (char) four[3];
      break;
    case DEED_FLIP:
      files->bytes[file][place] ^= (char) four[3];
      break;
    case DEED_FILL:
      memset (files->bytes[file] + place, four[3], MIN (files->size[file] - place, FILL));
      break;
    case DEED_CUT:
    case N_DEEDS:
    default:
      files->size[file] = place;
    }
}

/* Anew, for some versions of GLib leave what was behind it. */
static void
write_file (const char *path,
            const char *bytes,
            gsize       size)
{
  g_unlink (path);
  g_assert_true (g_file_set_contents_full (path, bytes, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static void
damage_all (const guint8 *data,
            gsize         size)
{
  g_autofree char *log = g_strconcat (refused_shelf_get_path (), "-wal", NULL);
  const char *paths[] = { refused_shelf_get_path (), log };
  Files files = { { NULL, NULL }, { 0, 0 } };

  if (size < 4)
    return;

  for (guint i = 0; i < 2; i++)
    g_file_get_contents (paths[i], &files.bytes[i], &files.size[i], NULL);
  for (; size >= 4; data += 4, size -= 4)
    damage (&files, data);
  for (guint i = 0; i < 2; i++)
    if (files.bytes[i] != NULL)
      {
        write_file (paths[i], files.bytes[i], files.size[i]);
        g_free (files.bytes[i]);
      }
}

gboolean
spoilt_shelf_make (const guint8 *data,
                   gsize         size)
{
  g_autofree char *sql = fuzz_text (data, size);
  gsize n_sql;
  char *end;

  refused_shelf_put_back ();
  if (size > 0 && data[0] == '\0')
    {
      write_file (refused_shelf_get_path (), (const char *) data + 1, size - 1);
      return FALSE;
    }

  end = strstr (sql, "\n\n");
  n_sql = end != NULL ? (gsize) (end - sql) + 2 : size;
  if (end != NULL)
    *end = '\0';
  if (*sql != '\0')
    run_sql (sql);
  damage_all (data + n_sql, size - n_sql);

  return *sql == '\0' && size - n_sql < 4;
}
