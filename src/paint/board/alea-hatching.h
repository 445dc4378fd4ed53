/* alea-hatching.h: dark squares as printers of chess books make them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "alea-layout.h"

G_BEGIN_DECLS

/* Hatches the dark squares in the colour that is set: the same lines in each of
 * them, however large it is. */
void alea_hatching_paint (cairo_t          *cr,
                          const AleaLayout *layout);

G_END_DECLS
