/* alea-score-columns.h: the columns of a score sheet
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-page-text.h"
#include "alea-rules.h"

G_BEGIN_DECLS

/* The number of a move, and for each side, where they are rolled for moves, the dice,
 * and the move. */
#define ALEA_SCORE_MAX_COLUMNS 5

typedef struct
{
  char  *title;
  double width;
} AleaScoreColumn;

typedef struct
{
  AleaScoreColumn column[ALEA_SCORE_MAX_COLUMNS];
  int             n;
} AleaScoreColumns;

/* Those of one block of moves of @rules, which is @whole wide. */
void alea_score_columns_init       (AleaScoreColumns       *self,
                                    const AleaRules        *rules,
                                    cairo_t                *cr,
                                    double                  whole);
void alea_score_columns_clear      (AleaScoreColumns       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AleaScoreColumns, alea_score_columns_clear)

/* In the middle of @box. */
void alea_score_columns_draw_title (const AleaScoreColumns *self,
                                    int                     i,
                                    cairo_t                *cr,
                                    const AleaBox          *box);

G_END_DECLS
