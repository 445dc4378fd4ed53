/* read-games.c: the games of a file, one after the other
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "read-games.h"

AleaPgnReader *
cli_open_games (const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_commandline_arg (path);
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

  while (reader != NULL)
    {
      g_autoptr(AleaPgnGame) game = NULL;
      g_autoptr(GError) error = NULL;

      if (!alea_pgn_reader_next (reader, &game, NULL, &error))
        {
          cli_fail_file (path, error);
          return FALSE;
        }
      if (game == NULL && n == 0)
        cli_fail ("%s: there is no game in this file", path);
      if (game == NULL)
        return n > 0;

      n += func (game, data) ? 1 : 0;
    }

  return FALSE;
}
