/* shelf-pages.c: the pages of a database that SQLite would refuse
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-pages.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Of the log: its head, and the head of each page in it. */
#define LOG_HEAD   32
#define FRAME_HEAD 24
#define LOG_MAGIC  0x377f0682u   /* the lowest bit says in which byte order sums are */

/* What this program writes. */
#define USUAL_SIZE 4096

struct _ShelfPages
{
  int         fd;         /* -1: none */
  int         log_fd;     /* -1: none */
  guint       size;       /* of a page */
  guint       n_pages;    /* in the file */
  GHashTable *in_log;     /* page number -> GINT64: where it begins in the log */
};

static guint32
read_32 (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

/* -1 for what is not a file. */
static int
open_file (const char *path)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  struct stat info;

  if (fd >= 0 && (fstat (fd, &info) != 0 || !S_ISREG (info.st_mode)))
    {
      close (fd);
      return -1;
    }

  return fd;
}

static gboolean
read_at (int      fd,
         gint64   offset,
         guint8  *bytes,
         gsize    n_bytes)
{
  while (n_bytes > 0)
    {
      gssize n = pread (fd, bytes, n_bytes, (off_t) offset);

      if (n <= 0)
        return FALSE;
      bytes += n;
      offset += n;
      n_bytes -= (gsize) n;
    }

  return TRUE;
}

static gboolean
is_page_size (guint size)
{
  return size >= SHELF_MIN_PAGE && size <= SHELF_MAX_PAGE && (size & (size - 1)) == 0;
}

/* --- the log -------------------------------------------------------------- */

typedef struct
{
  guint32  first;
  guint32  second;
  gboolean is_big_endian;
} Sum;

/* @n_bytes is a multiple of 8. */
static void
add_to_sum (Sum          *sum,
            const guint8 *bytes,
            gsize         n_bytes)
{
  for (gsize i = 0; i < n_bytes; i += 8)
    {
      guint32 a = read_32 (bytes + i), b = read_32 (bytes + i + 4);

      if (!sum->is_big_endian)
        {
          a = GUINT32_SWAP_LE_BE (a);
          b = GUINT32_SWAP_LE_BE (b);
        }
      sum->first += a + sum->second;
      sum->second += b + sum->first;
    }
}

static gboolean
has_sum (const Sum    *sum,
         const guint8 *bytes)
{
  return sum->first == read_32 (bytes) && sum->second == read_32 (bytes + 4);
}

/* Takes over the pages of @pending, of one whole transaction. */
static void
commit (ShelfPages *self,
        GHashTable *pending)
{
  GHashTableIter iter;
  gpointer number, offset;

  g_hash_table_iter_init (&iter, pending);
  while (g_hash_table_iter_next (&iter, &number, &offset))
    {
      g_hash_table_insert (self->in_log, number, offset);
      g_hash_table_iter_steal (&iter);
    }
}

static gint64 *
new_offset (gint64 offset)
{
  return g_memdup2 (&offset, sizeof offset);
}

/* Frames up to the last whole transaction. */
static void
read_frames (ShelfPages   *self,
             const guint8 *log_head,
             Sum           sum)
{
  g_autoptr(GHashTable) pending = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autofree guint8 *page = g_malloc (self->size);
  gint64 offset = LOG_HEAD;
  guint8 head[FRAME_HEAD];

  while (read_at (self->log_fd, offset, head, FRAME_HEAD)
         && read_at (self->log_fd, offset + FRAME_HEAD, page, self->size))
    {
      const guint number = read_32 (head);
      const gboolean is_last = read_32 (head + 4) > 0;

      add_to_sum (&sum, head, 8);
      add_to_sum (&sum, page, self->size);
      if (number == 0 || memcmp (head + 8, log_head + 16, 8) != 0 || !has_sum (&sum, head + 16))
        break;

      g_hash_table_insert (pending, GUINT_TO_POINTER (number), new_offset (offset + FRAME_HEAD));
      if (is_last)
        commit (self, pending);
      offset += FRAME_HEAD + self->size;
    }
}

static void
read_log (ShelfPages *self)
{
  guint8 head[LOG_HEAD];
  Sum sum = { 0 };

  if (self->log_fd < 0 || !read_at (self->log_fd, 0, head, LOG_HEAD) || (read_32 (head) & ~1u) != LOG_MAGIC
      || !is_page_size (read_32 (head + 8)))
    return;

  sum.is_big_endian = (read_32 (head) & 1) != 0;
  add_to_sum (&sum, head, LOG_HEAD - 8);
  if (!has_sum (&sum, head + LOG_HEAD - 8))
    return;

  self->size = read_32 (head + 8);
  read_frames (self, head, sum);
}

/* --- the file ------------------------------------------------------------- */

static void
read_head (ShelfPages *self)
{
  guint8 head[100];
  struct stat info;

  if (self->fd < 0)
    return;

  if (read_at (self->fd, 0, head, sizeof head) && memcmp (head, "SQLite format 3", 16) == 0)
    {
      const guint size = (guint) head[16] << 8 | head[17];

      if (size == 1 || is_page_size (size))
        self->size = size == 1 ? SHELF_MAX_PAGE : size;
    }

  if (fstat (self->fd, &info) == 0)
    self->n_pages = (guint) MIN ((info.st_size + self->size - 1) / self->size, G_MAXUINT - 1);
}

ShelfPages *
shelf_pages_open (const char *path,
                  const char *log_path)
{
  ShelfPages *self = g_new0 (ShelfPages, 1);

  self->fd = open_file (path);
  self->log_fd = open_file (log_path);
  self->size = USUAL_SIZE;
  self->in_log = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  read_head (self);
  read_log (self);

  return self;
}

void
shelf_pages_close (ShelfPages *self)
{
  if (self->fd >= 0)
    close (self->fd);
  if (self->log_fd >= 0)
    close (self->log_fd);
  g_hash_table_unref (self->in_log);
  g_free (self);
}

guint
shelf_pages_get_size (ShelfPages *self)
{
  return self->size;
}

GArray *
shelf_pages_list (ShelfPages *self)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  GHashTableIter iter;
  gpointer key;

  for (guint number = 1; number <= self->n_pages; number++)
    g_array_append_val (numbers, number);

  g_hash_table_iter_init (&iter, self->in_log);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const guint number = GPOINTER_TO_UINT (key);

      if (number > self->n_pages)
        g_array_append_val (numbers, number);
    }

  return numbers;
}

gboolean
shelf_pages_read (ShelfPages *self,
                  guint       number,
                  guint8     *page)
{
  const gint64 *offset = g_hash_table_lookup (self->in_log, GUINT_TO_POINTER (number));

  if (offset != NULL)
    return read_at (self->log_fd, *offset, page, self->size);

  return number > 0 && number <= self->n_pages
         && read_at (self->fd, (gint64) (number - 1) * self->size, page, self->size);
}
