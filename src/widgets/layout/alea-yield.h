/* alea-yield.h: a place that gives way where it is narrow
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_YIELD (alea_yield_get_type ())
G_DECLARE_FINAL_TYPE (AleaYield, alea_yield, ALEA, YIELD, GtkWidget)

/* Whether the child is shown only where it has all the width that it likes; at
 * first it is not.  One that expands takes for that what others leave. */
void alea_yield_set_is_whole (AleaYield *self,
                              gboolean   is_whole);

G_END_DECLS
