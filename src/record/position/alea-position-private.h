/* alea-position-private.h: what the readers of positions share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position-text.h"

G_BEGIN_DECLS

/* A FEN that need not be whole: where the placement begins and ends, and what
 * comes behind it. */
typedef struct
{
  char  *placement;    /* owned */
  GStrv  fields;       /* owned; what stands behind it, cut at blanks */
  gsize  start;        /* in the text, in bytes; where it was no FEN, where to point */
} AleaLooseFen;

void     alea_loose_fen_clear    (AleaLooseFen     *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AleaLooseFen, alea_loose_fen_clear)

/* Finds at least @min_ranks ranks of a FEN in @text, wherever they stand. */
gboolean alea_loose_fen_find     (AleaLooseFen     *self,
                                  const char       *text,
                                  guint             min_ranks);

/* Whether a rank of a FEN stands from @start to @end. */
gboolean alea_loose_fen_is_rank  (const char       *start,
                                  const char       *end);

/* Finds a board that was drawn line by line, and who moves if that is said
 * anywhere. */
gboolean alea_loose_fen_find_board (AleaLooseFen   *self,
                                    const char     *text);

/* Makes the best of it as a position of @self->rules. */
gboolean alea_loose_fen_read     (const AleaLooseFen *loose,
                                  AleaPositionText   *self,
                                  AleaFenError       *error);

/* Notes that something was assumed; returns where to put values. */
AleaText *alea_position_text_assume (AleaPositionText *self,
                                     const char       *sentence);

G_END_DECLS
