/* golden.h: comparing with pictures that were looked at
 *
 * Each picture is compared with tests/data/golden/NAME.png.  Where they
 * differ, NAME.out.png and NAME.diff.png are kept in the build folder.  Run
 * with ALEA_UPDATE_GOLDEN=1 to make new ones; then look at them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

/* Fails the test unless @out is like the picture @name. */
void golden_compare           (cairo_surface_t *out,
                               const char      *name);

/* The same for what has bands of @height pixels: of a thousand pixels of each @different
 * may differ. */
void golden_compare_bands     (cairo_surface_t *out,
                               const char      *name,
                               int              height,
                               int              different);

/* How many pixels differ; marks them in @diff.  All have the same size. */
int  golden_count_differences (cairo_surface_t *out,
                               cairo_surface_t *golden,
                               cairo_surface_t *diff);
