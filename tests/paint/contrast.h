/* contrast.h: how well one colour is told from another, as WCAG 2 counts it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-theme.h"

#include <cairo.h>

G_BEGIN_DECLS

/* What words need, and what other signs need. */
#define CONTRAST_OF_WORDS 4.5
#define CONTRAST_OF_MARKS 3.0

/* An opaque colour: @over as it is seen on @under. */
AleaColourValue contrast_lay_over (AleaColourValue  over,
                                   AleaColourValue  under);

/* Of two pictures of the same size: the contrast that so many of a thousand
 * pixels reach or exceed. */
double          contrast_reached  (cairo_surface_t *before,
                                   cairo_surface_t *after,
                                   guint            per_mille);

G_END_DECLS
