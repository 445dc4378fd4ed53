/* shelf-fault.c: errors of the system and of SQLite as sentences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-fault.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <unistd.h>

G_DEFINE_QUARK (alea-shelf-error-quark, alea_shelf_error)

static const char *const sentences[] = {
  [ALEA_SHELF_ERROR_FULL] = N_("Games cannot be saved in “%s”: the disk is full."),
  [ALEA_SHELF_ERROR_READ_ONLY] = N_("Games cannot be saved in “%s”: it is read-only."),
  [ALEA_SHELF_ERROR_BUSY] = N_("Games cannot be saved in “%s”: another program is using it."),
  [ALEA_SHELF_ERROR_DAMAGED] = N_("The games in “%s” cannot be read: the file is damaged."),
  [ALEA_SHELF_ERROR_NEWER] = N_("The games in “%s” were saved by a newer version of Alea. Update Alea to open them."),
  [ALEA_SHELF_ERROR_IN_USE] = N_("This game is open in another window."),
  [ALEA_SHELF_ERROR_NOT_FOUND] = N_("This game no longer exists."),
  [ALEA_SHELF_ERROR_CLOSED] = N_("The program closed before the game could be saved."),
};

gboolean
shelf_fault_set (GError         **error,
                 AleaShelfError   code,
                 const char      *path)
{
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : g_strdup ("");
  g_autofree char *message = NULL;

  g_assert (code < G_N_ELEMENTS (sentences));

  /* Those about a game alone have no place for a name. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  message = g_strdup_printf (_(sentences[code]), name);
#pragma GCC diagnostic pop
  g_set_error_literal (error, ALEA_SHELF_ERROR, (int) code, message);
  return FALSE;
}

static gboolean
set_failed (GError     **error,
            const char  *path,
            const char  *reason)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED, _("Games cannot be saved in “%s”: %s."), name, reason);
  return FALSE;
}

gboolean
shelf_fault_set_errno (GError     **error,
                       const char  *path,
                       int          error_number)
{
  switch (error_number)
    {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return shelf_fault_set (error, ALEA_SHELF_ERROR_FULL, path);
    case EACCES:
    case EPERM:
    case EROFS:
      return shelf_fault_set (error, ALEA_SHELF_ERROR_READ_ONLY, path);
    case EAGAIN:
    case EBUSY:
    case ETXTBSY:
      return shelf_fault_set (error, ALEA_SHELF_ERROR_BUSY, path);
    default:
      return set_failed (error, path, g_strerror (error_number));
    }
}

gboolean
shelf_fault_set_sqlite (GError     **error,
                        const char  *path,
                        int          code,
                        int          error_number,
                        const char  *message)
{
  switch (code & 0xff)
    {
    case SQLITE_INTERRUPT:
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, message);
      return FALSE;
    case SQLITE_FULL:
      return shelf_fault_set (error, ALEA_SHELF_ERROR_FULL, path);
    case SQLITE_READONLY:
      /* A damaged head may say that a newer SQLite has written the file; it is then
       * opened for reading, whoever may write. */
      return shelf_fault_set (error, code == SQLITE_READONLY && g_access (path, W_OK) == 0
                                     ? ALEA_SHELF_ERROR_DAMAGED : ALEA_SHELF_ERROR_READ_ONLY, path);
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return shelf_fault_set (error, ALEA_SHELF_ERROR_READ_ONLY, path);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
      return shelf_fault_set (error, ALEA_SHELF_ERROR_BUSY, path);
    /* A sound database takes all that is ever asked of it. */
    case SQLITE_ERROR:
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
      return shelf_fault_set (error, ALEA_SHELF_ERROR_DAMAGED, path);
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
      if (error_number != 0)
        return shelf_fault_set_errno (error, path, error_number);
      G_GNUC_FALLTHROUGH;
    default:
      return set_failed (error, path, message);
    }
}

gboolean
shelf_fault_is_final (const GError *error)
{
  return g_error_matches (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE)
         || g_error_matches (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND)
         || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}
