/* alea-preferences.h: the window of preferences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows it over @parent.  Every choice takes effect at once. */
void alea_preferences_show (GtkWindow *parent,
                            GSettings *settings);

G_END_DECLS
