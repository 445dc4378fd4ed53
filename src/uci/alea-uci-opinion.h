/* alea-uci-opinion.h: what an engine says that a position is worth
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Chances of the player to move; together 1.  Of an engine that tells no draws
 * apart half a win stands for a draw. */
typedef struct
{
  int    depth;   /* 1 or more */
  double win;
  double draw;
  double loss;
} AleaUciOpinion;

/* FALSE where @line, which an engine has said, has no such opinion, or only a
 * limit for one. */
gboolean alea_uci_opinion_read (const char     *line,
                                AleaUciOpinion *opinion);

G_END_DECLS
