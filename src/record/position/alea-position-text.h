/* alea-position-text.h: a position out of any text that people have
 *
 * A FEN, whole or in part, with castling rights of any kind; EPD; what a link of a
 * chess server has of a FEN; the end of a game in PGN; a board drawn in letters or
 * in chess symbols.  What is missing is assumed and said, each with what to
 * write instead.  Programs that must not guess use alea_fen_read().
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-fen.h"

G_BEGIN_DECLS

typedef struct
{
  const AleaRules *rules;     /* the game whose board it is */
  AleaSetup        setup;     /* need not be a position */
  GArray          *assumed;   /* of AleaText: a sentence for each thing */
  guint            n_alike;   /* of these, how many say of the same field what another one says */
  guint            n_missing; /* so many fields of a FEN, the last of its six, were not there, */
  guint            missing;   /* which the sentences say that begin with this one, */
  guint            n_told;    /* so many */
} AleaPositionText;

/* Games have tags, or moves after a number; all else should be a position. */
gboolean alea_position_text_is_of_games (const char *text);

/* Reads the @length bytes of @text, which may be anything.  @first is the game to
 * try first, NULL for chess; where the position is none of it, chess and the others
 * are tried, and the one that it can be played in with the least assumed is taken.  On failure returns FALSE,
 * says in @error why and where in @text, in bytes, and leaves nothing to clear. */
gboolean alea_position_text_read  (AleaPositionText *self,
                                   const char       *text,
                                   gsize             length,
                                   const AleaRules  *first,
                                   AleaFenError     *error);
void     alea_position_text_clear (AleaPositionText *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AleaPositionText, alea_position_text_clear)

G_END_DECLS
