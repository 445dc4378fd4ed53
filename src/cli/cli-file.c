/* cli-file.c: the files that commands read
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

/* --- the games of a file, one after the other ---------------------------- */

AleaPgnReader *
cli_open_games (const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;
  g_autoptr(GFileInputStream) stream = g_file_read (file, NULL, &error);

  if (stream != NULL)
    return alea_pgn_reader_new (G_INPUT_STREAM (stream));

  cli_fail_file (path, error);
  return NULL;
}

gboolean
cli_read_games (const char *path,
                CliGameFunc func,
                gpointer    data)
{
  g_autoptr(AleaPgnReader) reader = cli_open_games (path);
  guint n = 0;

  for (gboolean is_first = TRUE; reader != NULL; is_first = FALSE)
    {
      g_autoptr(AleaPgnGame) game = NULL;
      g_autoptr(GError) error = NULL;

      if (!alea_pgn_reader_next (reader, &game, NULL, &error))
        {
          cli_fail_file (path, error);
          return FALSE;
        }
      if (game == NULL && is_first)
        cli_fail ("%s: there is no game in this file", path);
      if (game == NULL)
        return n > 0;

      n += func (game, data) ? 1 : 0;
    }

  return FALSE;
}
