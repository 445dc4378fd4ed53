/* cli-file.c: the files that a command reads whole
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-file.h"

#include <errno.h>
#include <gio/gio.h>
#include <stdio.h>

/* No more of @file than shows that it is longer than @most. */
static GString *
read_stream (FILE  *file,
             gsize  most)
{
  GString *text = g_string_new (NULL);
  char buffer[4096];
  size_t n;

  while (text->len <= most && (n = fread (buffer, 1, sizeof buffer, file)) > 0)
    g_string_append_len (text, buffer, (gssize) n);

  return text;
}

char *
cli_read_file (const char  *path,
               gsize        most,
               gsize       *length,
               GError     **error)
{
  g_autoptr(GString) text = NULL;
  FILE *file = path != NULL ? fopen (path, "rbe") : stdin;
  int code = file == NULL ? errno : 0;

  if (file != NULL)
    {
      errno = 0;
      text = read_stream (file, most);
      code = ferror (file) ? errno : 0;
      if (path != NULL)
        fclose (file);
    }

  if (code != 0)
    g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
  else if (text->len > most)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "this file is too long; no more than %" G_GSIZE_FORMAT " MiB are read",
                 most >> 20);
  else
    {
      *length = text->len;
      return g_string_free (g_steal_pointer (&text), FALSE);
    }

  return NULL;
}

AleaPlace
cli_find_place (const char *text,
                gsize       offset)
{
  AleaPlace place = { 1, 1 };
  const char *line = text;

  for (const char *p = text; p < text + offset; p++)
    if (*p == '\n')
      {
        place.line++;
        line = p + 1;
      }

  place.column = (guint) g_utf8_strlen (line, text + offset - line) + 1;
  return place;
}
