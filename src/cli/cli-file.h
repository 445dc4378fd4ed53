/* cli-file.h: the files that commands read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-pgn-reader.h"
#include "alea-script.h"
#include "commands.h"

#include <glib.h>

G_BEGIN_DECLS

/* Bytes of a file of counts, plans or starts. */
#define CLI_MAX_FILE (64u << 20)

/* The bytes of @path, of the standard input when it is NULL, and behind them a zero;
 * NULL where they cannot be read or are more than @most.  (transfer full) */
char     *cli_read_file    (const char      *path,
                            gsize            most,
                            gsize           *length,
                            GError         **error);
/* Line and column of the byte number @offset. */
AleaPlace cli_find_place   (const char      *text,
                            gsize            offset);

/* NULL after an error has been printed. */
AleaPgnReader *cli_open_games (const char  *path) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the game counts as one of the file. */
typedef gboolean (*CliGameFunc) (AleaPgnGame *game,
                                 gpointer     data);

/* Gives @func each game.  FALSE after an error has been printed: the file cannot be
 * read to its end, or no game counts. */
gboolean       cli_read_games (const char  *path,
                               CliGameFunc  func,
                               gpointer     data);

G_END_DECLS
