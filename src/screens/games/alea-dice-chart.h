/* alea-dice-chart.h: how often each face has fallen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-felt.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DICE_CHART (alea_dice_chart_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiceChart, alea_dice_chart, ALEA, DICE_CHART, GtkWidget)

/* Bars for dice of @n_sides sides, on a cloth like @felt: @n_faces[1] is how
 * often a one has fallen. */
void       alea_dice_chart_set_faces (AleaDiceChart  *self,
                                      guint           n_sides,
                                      const guint64  *n_faces,
                                      const AleaFelt *felt);

G_END_DECLS
