/* read-games.h: the games of a file, one after the other
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "commands.h"

#include "alea-pgn-reader.h"

G_BEGIN_DECLS

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
