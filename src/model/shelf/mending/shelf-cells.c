/* shelf-cells.c: the rows on the pages of a damaged database
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-cells.h"

#include <string.h>

/* What the first byte of a page says. */
typedef enum
{
  INDEX_INTERIOR = 0x02,
  INDEX_LEAF     = 0x0a,
  TABLE_LEAF     = 0x0d,
} PageType;

/* Bytes that must not be read beyond. */
typedef struct
{
  const guint8 *at;
  const guint8 *end;
} Bytes;

typedef struct
{
  ShelfPages   *pages;
  ShelfRowFunc  func;
  gpointer      data;
  guint8       *page;       /* that is looked at */
  guint8       *overflow;   /* another one, where a row goes on */
  GByteArray   *row;        /* that is on several pages */
} Scan;

/* --- numbers -------------------------------------------------------------- */

static gboolean
read_number (Bytes   *bytes,
             guint64 *number)
{
  *number = 0;
  for (int i = 0; i < 9 && bytes->at < bytes->end; i++)
    {
      const guint8 byte = *bytes->at++;

      if (i == 8)
        {
          *number = *number << 8 | byte;
          return TRUE;
        }
      *number = *number << 7 | (byte & 0x7f);
      if ((byte & 0x80) == 0)
        return TRUE;
    }

  return FALSE;
}

/* With its sign. */
static gint64
read_integer (const guint8 *bytes,
              gsize         n_bytes)
{
  guint64 number = (bytes[0] & 0x80) != 0 ? G_MAXUINT64 : 0;

  for (gsize i = 0; i < n_bytes; i++)
    number = number << 8 | bytes[i];

  return (gint64) number;
}

/* --- rows ----------------------------------------------------------------- */

/* The value of @type at the beginning of @bytes, which goes on behind it. */
static gboolean
read_value (Bytes      *bytes,
            guint64     type,
            ShelfValue *value)
{
  static const guint8 sizes[] = { 0, 1, 2, 3, 4, 6, 8, 8, 0, 0 };
  const gsize n_left = (gsize) (bytes->end - bytes->at);
  /* 10 and 11 mean nothing, and wrap round to more than there can be. */
  const guint64 size = type < G_N_ELEMENTS (sizes) ? sizes[type] : (type - 12) / 2;

  if (size > n_left)
    return FALSE;

  *value = (ShelfValue) { .type = SHELF_VALUE_OTHER };
  if (type == 0)
    value->type = SHELF_VALUE_NULL;
  else if (type <= 6 || type == 8 || type == 9)
    {
      value->type = SHELF_VALUE_INT;
      value->number = size > 0 ? read_integer (bytes->at, size) : (gint64) type - 8;
    }
  else if (type >= 13 && type % 2 == 1 && g_utf8_validate_len ((const char *) bytes->at, size, NULL))
    {
      value->type = SHELF_VALUE_TEXT;
      value->text = (const char *) bytes->at;
      value->length = size;
    }

  bytes->at += size;
  return TRUE;
}

static void
read_row (Scan         *scan,
          gint64        rowid,
          const guint8 *row,
          gsize         n_bytes)
{
  ShelfValue values[SHELF_MAX_VALUES];
  Bytes types = { row, row + n_bytes }, bytes = types;
  guint64 head_size, type;
  guint n = 0;

  if (!read_number (&types, &head_size) || head_size > n_bytes || head_size < (gsize) (types.at - row))
    return;

  types.end = row + head_size;
  bytes.at = row + head_size;
  while (types.at < types.end && n < SHELF_MAX_VALUES)
    if (!read_number (&types, &type) || !read_value (&bytes, type, &values[n++]))
      return;

  if (types.at == types.end && bytes.at == bytes.end)
    scan->func (rowid, values, n, scan->data);
}

/* --- cells ---------------------------------------------------------------- */

/* How much of a row of @n_bytes stands on the page itself. */
static gsize
count_local (Scan     *scan,
             PageType  type,
             gsize     n_bytes)
{
  const gsize size = shelf_pages_get_size (scan->pages);
  const gsize most = type == TABLE_LEAF ? size - 35 : (size - 12) * 64 / 255 - 23;
  const gsize least = (size - 12) * 32 / 255 - 23;
  const gsize fitting = least + (n_bytes - least) % (size - 4);

  if (n_bytes <= most)
    return n_bytes;

  return fitting <= most ? fitting : least;
}

static guint
read_page_number (const guint8 *bytes)
{
  return (guint) bytes[0] << 24 | (guint) bytes[1] << 16 | (guint) bytes[2] << 8 | bytes[3];
}

/* Appends what stands on the pages from @number on.  There are no more of them
 * than the row is long, so a circle ends. */
static gboolean
read_overflow (Scan  *scan,
               guint  number,
               gsize  n_bytes)
{
  const gsize room = shelf_pages_get_size (scan->pages) - 4;

  while (n_bytes > 0)
    {
      const gsize n = MIN (n_bytes, room);

      if (!shelf_pages_read (scan->pages, number, scan->overflow))
        return FALSE;
      g_byte_array_append (scan->row, scan->overflow + 4, (guint) n);
      n_bytes -= n;
      number = read_page_number (scan->overflow);
    }

  return TRUE;
}

static void
read_cell (Scan     *scan,
           PageType  type,
           Bytes     cell)
{
  guint64 n_bytes, rowid = 0;
  gsize n_local, n_here;

  if (type == INDEX_INTERIOR)
    cell.at += 4;
  if (cell.at >= cell.end || !read_number (&cell, &n_bytes) || n_bytes == 0 || n_bytes > SHELF_MAX_ROW)
    return;
  if (type == TABLE_LEAF && !read_number (&cell, &rowid))
    return;

  n_local = count_local (scan, type, n_bytes);
  n_here = (gsize) (cell.end - cell.at);
  if (n_local == n_bytes && n_local <= n_here)
    {
      read_row (scan, (gint64) rowid, cell.at, n_bytes);
      return;
    }
  if (n_local + 4 > n_here)
    return;

  g_byte_array_set_size (scan->row, 0);
  g_byte_array_append (scan->row, cell.at, (guint) n_local);
  if (read_overflow (scan, read_page_number (cell.at + n_local), n_bytes - n_local))
    read_row (scan, (gint64) rowid, scan->row->data, n_bytes);
}

static void
read_page (Scan *scan,
           guint number)
{
  const gsize size = shelf_pages_get_size (scan->pages);
  const guint8 *head = scan->page + (number == 1 ? 100 : 0);
  const PageType type = head[0];
  const guint8 *pointer = head + (type == INDEX_INTERIOR ? 12 : 8);
  guint n_cells = (guint) head[3] << 8 | head[4];

  if (type != INDEX_INTERIOR && type != INDEX_LEAF && type != TABLE_LEAF)
    return;

  for (; n_cells > 0 && pointer + 2 <= scan->page + size; n_cells--, pointer += 2)
    {
      const gsize offset = (gsize) pointer[0] << 8 | pointer[1];

      if (offset >= 8 && offset < size)
        read_cell (scan, type, (Bytes) { scan->page + offset, scan->page + size });
    }
}

void
shelf_cells_scan (ShelfPages   *pages,
                  ShelfRowFunc  func,
                  gpointer      data)
{
  g_autoptr(GArray) numbers = shelf_pages_list (pages);
  Scan scan = { .pages = pages, .func = func, .data = data };

  scan.page = g_malloc (shelf_pages_get_size (pages));
  scan.overflow = g_malloc (shelf_pages_get_size (pages));
  scan.row = g_byte_array_new ();

  for (guint i = 0; i < numbers->len; i++)
    {
      const guint number = g_array_index (numbers, guint, i);

      if (shelf_pages_read (pages, number, scan.page))
        read_page (&scan, number);
    }

  g_byte_array_unref (scan.row);
  g_free (scan.overflow);
  g_free (scan.page);
}
