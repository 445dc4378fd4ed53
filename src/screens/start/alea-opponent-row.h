/* alea-opponent-row.h: against whom the next game is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Follows @settings, and changes them. */
GtkWidget *alea_opponent_row_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
