/* sheet-games.h: games on paper
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "commands.h"

#include "alea-game-score.h"
#include "alea-page-game.h"

G_BEGIN_DECLS

/* Where diagrams stand and how moves are written. */
typedef struct
{
  const char      *path;          /* of a game file */
  const AleaRules *rules;         /* what the games must be of; NULL: anything */
  gboolean         has_letters;   /* no figurines */
  guint            every;         /* moves between two diagrams; 0: at the turning points */
} SheetGames;

/* The first game of the file; NULL after an error has been printed. */
AleaGameScore *sheet_games_read_first (const SheetGames *self);

/* (transfer full) */
GArray        *sheet_games_choose     (const SheetGames *self,
                                       AleaGameScore    *score);

/* All games of the file, one after the other, as a book or, where there is a
 * @source, as LaTeX there.  Games at fault are named and left out.  FALSE after an
 * error that left nothing. */
gboolean       sheet_games_read_all   (const SheetGames *self,
                                       AleaBook         *book,
                                       GString          *source);

G_END_DECLS
