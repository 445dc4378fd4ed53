/* alea-system-look.h: dark or light, as the system is or the user wishes, and high contrast
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, and while the program runs; the key "brightness" of @wishes, system, light
 * or dark, goes before what the system says.  It asks the desktop without waiting for an
 * answer; where nobody answers, the settings of GTK hold. */
void alea_system_look_follow (GdkDisplay *display,
                              GSettings  *wishes);

G_END_DECLS
