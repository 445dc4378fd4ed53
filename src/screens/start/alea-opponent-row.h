/* alea-opponent-row.h: against whom the next game is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Follows @settings, and changes them. */
GtkWidget *alea_opponent_row_new           (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Whether its end stays where it is when it gets wider: then levels come before the
 * switch, which must not move from under the pointer that pressed it. */
void       alea_opponent_row_set_is_at_end (GtkWidget *row,
                                            gboolean   is_at_end);

G_END_DECLS
