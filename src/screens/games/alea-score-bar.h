/* alea-score-bar.h: won, drawn and lost, as a bar of three parts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the eye alone: the numbers stand beside it. */
GtkWidget *alea_score_bar_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* White for the first, hatched, and black for the last. */
void       alea_score_bar_set_parts (GtkWidget *bar,
                                     guint      n_first,
                                     guint      n_drawn,
                                     guint      n_last);

G_END_DECLS
