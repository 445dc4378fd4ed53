/* alea-system-look.h: dark or light, and high contrast, as the system is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, and while the program runs.  It asks the desktop without
 * waiting for an answer; where nobody answers, the settings of GTK hold. */
void alea_system_look_follow (GdkDisplay *display);

G_END_DECLS
