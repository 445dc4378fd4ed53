/* alea-safe-append.c: bytes that are added to a file, all of them or none
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-safe-append.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The first line of a journal has two numbers, and is no longer than that. */
#define MAX_HEAD 64

/* What was to be added, and to which byte of the file. */
typedef struct
{
  goffset     offset;
  const char *bytes;
  gsize       n_bytes;
} Entry;

/* Closes @fd; keeps the errno of what has failed before. */
static gboolean
close_file (int      fd,
            gboolean is_written)
{
  int saved_errno = errno;

  if (close (fd) != 0 && is_written)
    return FALSE;

  errno = saved_errno;
  return is_written;
}

static gboolean
write_at (int            fd,
          goffset        offset,
          gconstpointer  bytes,
          gsize          n_bytes,
          AleaWrite      write_bytes)
{
  return lseek (fd, offset, SEEK_SET) >= 0
         && alea_safe_write_bytes (fd, bytes, n_bytes, write_bytes)
         && fsync (fd) == 0;
}

/* --- the journal ---------------------------------------------------------- */

static gboolean
write_journal (int            journal_fd,
               goffset        offset,
               gconstpointer  bytes,
               gsize          n_bytes,
               AleaWrite      write_bytes)
{
  g_autofree char *head = g_strdup_printf ("%" G_GOFFSET_FORMAT " %" G_GSIZE_FORMAT "\n", offset, n_bytes);

  return lseek (journal_fd, 0, SEEK_SET) == 0
         && alea_safe_write_bytes (journal_fd, head, strlen (head), write_bytes)
         && write_at (journal_fd, (goffset) strlen (head), bytes, n_bytes, write_bytes);
}

/* FALSE for a journal that was not finished: then nothing has been added. */
static gboolean
read_journal (GMappedFile *journal,
              Entry       *entry)
{
  const char *text = g_mapped_file_get_contents (journal);
  gsize length = g_mapped_file_get_length (journal);
  const char *end = text != NULL ? memchr (text, '\n', MIN (length, MAX_HEAD)) : NULL;
  g_autofree char *head = end != NULL ? g_strndup (text, (gsize) (end - text)) : NULL;
  char *rest;

  if (head == NULL)
    return FALSE;

  entry->offset = (goffset) g_ascii_strtoull (head, &rest, 10);
  entry->n_bytes = (gsize) g_ascii_strtoull (rest, NULL, 10);
  entry->bytes = end + 1;
  return entry->offset >= 0 && entry->n_bytes == length - (gsize) (entry->bytes - text);
}

/* Whether @tail can be what sudden death has left of @entry: its beginning,
 * and where the machine has died perhaps zeros. */
static gboolean
is_left_of (const char  *tail,
            gsize        n_bytes,
            const Entry *entry)
{
  if (n_bytes > entry->n_bytes)
    return FALSE;

  for (gsize i = 0; i < n_bytes; i++)
    if (tail[i] != entry->bytes[i] && tail[i] != '\0')
      return FALSE;

  return TRUE;
}

static gboolean
complete (int          fd,
          const Entry *entry)
{
  g_autoptr(GMappedFile) file = g_mapped_file_new_from_fd (fd, FALSE, NULL);
  gsize length = file != NULL ? g_mapped_file_get_length (file) : 0;

  if (file == NULL || (goffset) length < entry->offset)
    return TRUE;
  if (length > (gsize) entry->offset
      && !is_left_of (g_mapped_file_get_contents (file) + entry->offset, length - (gsize) entry->offset, entry))
    return TRUE;

  return write_at (fd, entry->offset, entry->bytes, entry->n_bytes, write);
}

gboolean
alea_safe_append_complete (int         journal_fd,
                           const char *path)
{
  g_autoptr(GMappedFile) journal = NULL;
  Entry entry;
  int fd;

  g_return_val_if_fail (journal_fd >= 0, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  journal = g_mapped_file_new_from_fd (journal_fd, FALSE, NULL);
  if (journal == NULL || g_mapped_file_get_length (journal) == 0)
    return TRUE;

  if (read_journal (journal, &entry))
    {
      fd = open (path, O_RDWR | O_CLOEXEC);
      if (fd < 0 ? errno != ENOENT : !close_file (fd, complete (fd, &entry)))
        return FALSE;
    }

  return ftruncate (journal_fd, 0) == 0;
}

/* --- adding --------------------------------------------------------------- */

/* What has not been added does not stay in part, nor is it tried again. */
static void
take_back (int     journal_fd,
           int     fd,
           goffset size)
{
  int saved_errno = errno;

  if (ftruncate (fd, size) == 0)
    (void) !ftruncate (journal_fd, 0);
  errno = saved_errno;
}

static gboolean
add (int            journal_fd,
     int            fd,
     gconstpointer  bytes,
     gsize          n_bytes,
     AleaWrite      write_bytes)
{
  struct stat old;

  if (fstat (fd, &old) != 0)
    return FALSE;

  if (write_journal (journal_fd, old.st_size, bytes, n_bytes, write_bytes)
      && write_at (fd, old.st_size, bytes, n_bytes, write_bytes))
    return ftruncate (journal_fd, 0) == 0;

  take_back (journal_fd, fd, old.st_size);
  return FALSE;
}

gboolean
alea_safe_append (int            journal_fd,
                  const char    *path,
                  gconstpointer  bytes,
                  gsize          n_bytes,
                  AleaWrite      write_bytes)
{
  g_autofree char *folder = NULL;
  gboolean is_new;
  int fd;

  g_return_val_if_fail (journal_fd >= 0, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  is_new = access (path, F_OK) != 0;
  fd = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (fd < 0)
    return FALSE;

  return close_file (fd, (!is_new || alea_safe_write_sync (folder))
                         && add (journal_fd, fd, bytes, n_bytes, write_bytes));
}
