/* alea-autosave.c: the game under way, kept safe in a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

struct _AleaAutosave
{
  char              *folder;
  guint              slot;       /* from 1 */
  char              *path;       /* of the save */
  char              *new_path;   /* of a save that is being written */
  int                lock_fd;    /* open and locked as long as the slot is taken */
  char              *last_text;  /* what the file holds; NULL: not known */
  AleaWrite          write_bytes;
};

/* --- errors --------------------------------------------------------------- */

static void
set_error (GError     **error,
           const char  *path,
           int          error_number)
{
  g_autofree char *name = g_filename_display_name (path);
  GIOErrorEnum code = g_io_error_from_errno (error_number);

  if (alea_errno_is_full (error_number))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                 _("The game cannot be kept safe: there is no room left for “%s”."), name);
  else if (alea_errno_is_forbidden (error_number))
    g_set_error (error, G_IO_ERROR, (int) code,
                 _("The game cannot be kept safe: “%s” may not be written."), name);
  else
    g_set_error (error, G_IO_ERROR, (int) code,
                 _("The game cannot be kept safe in “%s”: %s."), name, g_strerror (error_number));
}

/* --- slots ---------------------------------------------------------------- */

static char *
make_path (const char *folder,
           guint       slot,
           const char *ending)
{
  g_autofree char *name = g_strdup_printf ("game-%u.%s", slot, ending);

  return g_build_filename (folder, name, NULL);
}

/* -1 with errno set; EWOULDBLOCK: somebody else has the slot.  The lock goes
 * when the file is closed or the program dies, the file itself stays: to
 * remove it would let two programs lock two files of this name. */
static int
lock_slot (const char *folder,
           guint       slot)
{
  g_autofree char *path = make_path (folder, slot, "lock");
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

  if (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      int saved_errno = errno;

      close (fd);
      errno = saved_errno;
      return -1;
    }

  return fd;
}

static AleaAutosave *
new_from_slot (const char *folder,
               guint       slot,
               int         lock_fd)
{
  AleaAutosave *self = g_new0 (AleaAutosave, 1);

  self->folder = g_strdup (folder);
  self->slot = slot;
  self->path = make_path (folder, slot, "pgn");
  self->new_path = make_path (folder, slot, "new");
  self->lock_fd = lock_fd;
  self->write_bytes = write;

  return self;
}

/* When the save of a slot was written, in microseconds; 0: there is none. */
static gint64
get_age (const char *folder,
         guint       slot)
{
  g_autofree char *path = make_path (folder, slot, "pgn");
  GStatBuf info;

  return g_stat (path, &info) == 0 ? 1 + info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000 : 0;
}

typedef struct
{
  guint  slot;
  gint64 age;
} Slot;

/* The last save comes first, slots without a save last and in their order. */
static int
compare_slots (gconstpointer a,
               gconstpointer b)
{
  const Slot *first = a, *second = b;

  if (first->age != second->age)
    return first->age > second->age ? -1 : 1;

  return first->slot < second->slot ? -1 : first->slot > second->slot;
}

/* Slots that nobody else has, the one with the last save first or last; NULL
 * with errno set. */
static AleaAutosave *
take_slot (const char *folder,
           gboolean    last_first)
{
  Slot slots[ALEA_AUTOSAVE_MAX_SLOTS];

  for (guint i = 0; i < ALEA_AUTOSAVE_MAX_SLOTS; i++)
    slots[i] = (Slot) { i + 1, get_age (folder, i + 1) };
  qsort (slots, G_N_ELEMENTS (slots), sizeof slots[0], compare_slots);

  for (guint i = 0; i < ALEA_AUTOSAVE_MAX_SLOTS; i++)
    {
      guint slot = slots[last_first ? i : ALEA_AUTOSAVE_MAX_SLOTS - 1 - i].slot;
      int fd = lock_slot (folder, slot);

      if (fd >= 0)
        return new_from_slot (folder, slot, fd);
      if (errno != EWOULDBLOCK)
        return NULL;
    }

  errno = EWOULDBLOCK;
  return NULL;
}

static AleaAutosave *
open_slot (const char  *folder,
           gboolean     last_first,
           GError     **error)
{
  AleaAutosave *self;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      set_error (error, folder, errno);
      return NULL;
    }

  self = take_slot (folder, last_first);
  if (self != NULL)
    return self;

  if (errno == EWOULDBLOCK)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                         _("The game cannot be kept safe: too many games are under way at the same time."));
  else
    set_error (error, folder, errno);
  return NULL;
}

AleaAutosave *
alea_autosave_open (const char  *folder,
                    GError     **error)
{
  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  return open_slot (folder, TRUE, error);
}

AleaAutosave *
alea_autosave_open_another (const char  *folder,
                            GError     **error)
{
  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  return open_slot (folder, FALSE, error);
}

void
alea_autosave_close (AleaAutosave *self)
{
  if (self == NULL)
    return;

  close (self->lock_fd);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->new_path);
  g_free (self->last_text);
  g_free (self);
}

const char *
alea_autosave_get_path (AleaAutosave *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path;
}

void
alea_autosave_set_write (AleaAutosave *self,
                         AleaWrite     write_bytes)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (write_bytes != NULL);

  self->write_bytes = write_bytes;
}

/* --- loading -------------------------------------------------------------- */

static gboolean
is_too_large (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 && info.st_size > ALEA_AUTOSAVE_MAX_SIZE;
}

char *
alea_autosave_load (AleaAutosave  *self,
                    GError       **error)
{
  g_autoptr(GError) failure = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  gsize length = 0;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!is_too_large (self->path))
    g_file_get_contents (self->path, &text, &length, &failure);
  if (g_error_matches (failure, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return NULL;
  if (text != NULL && strlen (text) == length && g_utf8_validate_len (text, length, NULL))
    return g_steal_pointer (&text);

  name = g_filename_display_name (self->path);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("The game kept in “%s” cannot be read."), name);
  return NULL;
}

/* --- saving --------------------------------------------------------------- */

typedef struct
{
  const char *text;
  gsize       length;
  AleaWrite   write_bytes;
} Save;

static gboolean
fill_cb (int      fd,
         gpointer data)
{
  const Save *save = data;

  return alea_safe_write_bytes (fd, save->text, save->length, save->write_bytes);
}

static gboolean
replace_file (AleaAutosave  *self,
              const char    *text,
              gsize          length,
              GError       **error)
{
  Save save = { text, length, self->write_bytes };
  int fd = open (self->new_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
  gboolean is_there;

  if (fd >= 0 && alea_safe_write (fd, self->new_path, self->path, fill_cb, &save, &is_there))
    return TRUE;

  set_error (error, self->path, errno);
  return FALSE;
}

gboolean
alea_autosave_save (AleaAutosave      *self,
                    AleaAutosaveText   text,
                    gpointer           data,
                    GError           **error)
{
  g_autofree char *new_text = NULL;
  gsize length;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  new_text = text (data, error);
  if (new_text == NULL)
    return FALSE;
  if (g_strcmp0 (new_text, self->last_text) == 0 && g_file_test (self->path, G_FILE_TEST_EXISTS))
    return TRUE;

  length = strlen (new_text);
  if (length > ALEA_AUTOSAVE_MAX_SIZE)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                           _("The game cannot be kept safe: it is too long."));
      return FALSE;
    }

  g_clear_pointer (&self->last_text, g_free);
  if (!replace_file (self, new_text, length, error))
    return FALSE;

  self->last_text = g_steal_pointer (&new_text);
  return TRUE;
}

gboolean
alea_autosave_clear (AleaAutosave  *self,
                     GError       **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  g_clear_pointer (&self->last_text, g_free);
  g_unlink (self->new_path);
  if ((g_unlink (self->path) == 0 && alea_safe_write_sync (self->folder)) || errno == ENOENT)
    return TRUE;

  set_error (error, self->path, errno);
  return FALSE;
}

/* What was set aside before is not written over. */
char *
alea_autosave_set_aside (AleaAutosave  *self,
                         GError       **error)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  g_clear_pointer (&self->last_text, g_free);
  for (guint number = 1; number < 1000; number++)
    {
      g_autofree char *ending = g_strdup_printf ("broken-%u", number);
      g_autofree char *path = make_path (self->folder, self->slot, ending);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      if (g_rename (self->path, path) == 0 && alea_safe_write_sync (self->folder))
        return g_steal_pointer (&path);

      set_error (error, path, errno);
      return NULL;
    }

  set_error (error, self->path, EEXIST);
  return NULL;
}
