/* alea-focus-ring.h: showing what the keyboard is on, for as long as it is used
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In all windows, from now on.  GTK hides the ring three seconds after the
 * last key, while a player may think for minutes; here it stays until the
 * pointer is pressed. */
void alea_focus_ring_keep (void);

G_END_DECLS
