/* alea-figure.h: a position with marks, as the guide shows it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"
#include "alea-guide-page.h"

G_BEGIN_DECLS

/* Points out @marks on @board. */
void       alea_figure_point_out (AleaBoard            *board,
                                  const AleaFigureMark *marks,
                                  guint                 n_marks);

/* A picture of a board, read out as @caption and where the pieces stand. */
GtkWidget *alea_figure_new       (const AleaSetup      *setup,
                                  const AleaFigureMark *marks,
                                  guint                 n_marks,
                                  const char           *caption) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
