/* alea-halves.h: two widgets beside each other, in columns as far as they fit
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_HALVES (alea_halves_get_type ())
G_DECLARE_FINAL_TYPE (AleaHalves, alea_halves, ALEA, HALVES, GtkWidget)

/* @gap pixels lie between them. */
GtkWidget *alea_halves_new (GtkWidget *first,
                            GtkWidget *second,
                            int        gap) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
