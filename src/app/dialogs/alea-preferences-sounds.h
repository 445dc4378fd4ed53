/* alea-preferences-sounds.h: the preferences of what is heard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds rows to @grid, from @row on; none where there can be no sounds. */
void alea_preferences_add_sounds (GtkGrid   *grid,
                                  int        row,
                                  GSettings *settings);

G_END_DECLS
