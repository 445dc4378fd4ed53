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

/* The first line of a journal has two numbers and the checksum of what follows,
 * and is no longer than that. */
#define MAX_HEAD 128

/* How often the same is added, when each time the file is replaced meanwhile. */
#define MAX_TIMES 3

/* What was to be added, and to which byte of the file. */
typedef struct
{
  goffset     offset;
  const char *bytes;
  gsize       n_bytes;
} Entry;

/* Closes @fd, of which all has come to the disk that shall; keeps the errno of
 * what has failed before. */
static gboolean
close_file (int      fd,
            gboolean is_done)
{
  int saved_errno = errno;

  close (fd);
  errno = saved_errno;
  return is_done;
}

/* So many bytes as there are, @n_bytes at most; -1 with errno set. */
static gssize
read_at (int      fd,
         goffset  offset,
         char    *bytes,
         gsize    n_bytes)
{
  gsize n_read = 0;

  while (n_read < n_bytes)
    {
      gssize n = pread (fd, bytes + n_read, n_bytes - n_read, offset + (goffset) n_read);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return -1;
      if (n == 0)
        break;
      n_read += (gsize) n;
    }

  return (gssize) n_read;
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
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes, n_bytes);
  g_autofree char *head = g_strdup_printf ("%" G_GOFFSET_FORMAT " %" G_GSIZE_FORMAT " %s\n", offset, n_bytes, checksum);

  return lseek (journal_fd, 0, SEEK_SET) == 0
         && alea_safe_write_bytes (journal_fd, head, strlen (head), write_bytes)
         && write_at (journal_fd, (goffset) strlen (head), bytes, n_bytes, write_bytes);
}

/* FALSE for a journal that was not finished: then nothing has been added.  As
 * long as it shall be it may be all the same, when the machine has died. */
static gboolean
read_journal (GMappedFile *journal,
              Entry       *entry)
{
  const char *text = g_mapped_file_get_contents (journal);
  gsize length = g_mapped_file_get_length (journal);
  const char *end = text != NULL ? memchr (text, '\n', MIN (length, MAX_HEAD)) : NULL;
  g_autofree char *head = end != NULL ? g_strndup (text, (gsize) (end - text)) : NULL;
  g_autofree char *checksum = NULL;
  char *rest;

  if (head == NULL)
    return FALSE;

  entry->offset = (goffset) g_ascii_strtoull (head, &rest, 10);
  entry->n_bytes = (gsize) g_ascii_strtoull (rest, &rest, 10);
  entry->bytes = end + 1;
  if (entry->offset < 0 || entry->n_bytes != length - (gsize) (entry->bytes - text))
    return FALSE;

  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) entry->bytes, entry->n_bytes);
  return *rest == ' ' && g_str_equal (rest + 1, checksum);
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
  g_autofree char *tail = g_malloc (entry->n_bytes + 1);
  gssize n_bytes = read_at (fd, entry->offset, tail, entry->n_bytes + 1);
  struct stat info;

  if (n_bytes < 0 || fstat (fd, &info) != 0)
    return FALSE;
  if (info.st_size < entry->offset || !is_left_of (tail, (gsize) n_bytes, entry))
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

/* The journal has done its work when the bytes are there; whoever finds it all
 * the same sees that they are. */
static gboolean
add (int            journal_fd,
     int            fd,
     gconstpointer  bytes,
     gsize          n_bytes,
     AleaWrite      write_bytes,
     goffset       *offset)
{
  struct stat old;

  if (fstat (fd, &old) != 0)
    return FALSE;

  *offset = old.st_size;
  if (write_journal (journal_fd, old.st_size, bytes, n_bytes, write_bytes)
      && write_at (fd, old.st_size, bytes, n_bytes, write_bytes))
    {
      (void) !ftruncate (journal_fd, 0);
      return TRUE;
    }

  take_back (journal_fd, fd, old.st_size);
  return FALSE;
}

/* The name of a new file must not be lost either.  -1 with errno set. */
static int
open_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const gboolean is_new = access (path, F_OK) != 0;
  int fd = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);

  if (fd < 0 || !is_new || alea_safe_write_sync (folder))
    return fd;

  close_file (fd, FALSE);
  return -1;
}

/* Whether another file has taken its place meanwhile, or none. */
static gboolean
is_gone (int         fd,
         const char *path)
{
  struct stat here, there;

  return fstat (fd, &here) == 0
         && (stat (path, &there) != 0 || here.st_ino != there.st_ino || here.st_dev != there.st_dev);
}

gboolean
alea_safe_append (int            journal_fd,
                  const char    *path,
                  gconstpointer  bytes,
                  gsize          n_bytes,
                  AleaWrite      write_bytes,
                  goffset       *offset)
{
  gboolean is_added = FALSE, again = TRUE;

  g_return_val_if_fail (journal_fd >= 0, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (offset != NULL, FALSE);

  /* Not without end, whatever becomes of the file. */
  for (int i = 0; i < MAX_TIMES && again; i++)
    {
      int fd = open_file (path);

      if (fd < 0)
        return FALSE;

      is_added = add (journal_fd, fd, bytes, n_bytes, write_bytes, offset);
      again = is_added && is_gone (fd, path);
      close_file (fd, is_added);
    }

  return is_added;
}
