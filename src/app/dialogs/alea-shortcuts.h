/* alea-shortcuts.h: the window of the keyboard shortcuts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void alea_shortcuts_show (GtkWindow *parent);

G_END_DECLS
