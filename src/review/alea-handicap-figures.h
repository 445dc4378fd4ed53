/* alea-handicap-figures.h: what the laboratory has counted
 *
 * The table is written from data/lab/counts when the program is built.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-handicap.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_FIGURE_FIRST_MOVE,   /* White, of two who are alike */
  ALEA_FIGURE_ODDS,         /* the one of them who lacks an AleaPieceType, @about; @other is
                             * the AleaColour */
  ALEA_FIGURE_LEVELS,       /* level @about against level @other */
} AleaFigureKind;

typedef struct
{
  const char     *game;     /* id; NULL ends the table */
  AleaFigureKind  kind;
  guint           about;
  guint           other;
  guint           n[3];     /* games won, drawn and lost */
} AleaHandicapFigure;

extern const AleaHandicapFigure alea_handicap_figures[];

G_END_DECLS
