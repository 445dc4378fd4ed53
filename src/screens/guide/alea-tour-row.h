/* alea-tour-row.h: offers the tour to somebody new
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A row that is there as long as the setting "offers-tour" is on. */
GtkWidget *alea_tour_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
