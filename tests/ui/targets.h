/* targets.h: what is pressed is large enough to be hit
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Pixels in both directions: with a pointer, with a finger, and with that where
 * there are several rows. */
#define TARGET_LEAST   24
#define TARGET_TOUCHED 44
#define TARGET_IN_ROWS 36

/* How many of the things to press in @root are less wide or high than that; each
 * is told.  They have been laid out.  What is in a widget that has one of these names
 * or classes in the styles is left out; NULL for none. */
guint targets_count_small (GtkWidget         *root,
                           int                least,
                           const char *const *except,
                           const char        *where);

G_END_DECLS
