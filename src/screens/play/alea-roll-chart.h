/* alea-roll-chart.h: what each roll would be worth, and how likely it is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_ROLL_CHART (alea_roll_chart_get_type ())

G_DECLARE_FINAL_TYPE (AleaRollChart, alea_roll_chart, ALEA, ROLL_CHART, GtkWidget)

/* @rolls, of AleaRollWorth, are copied; it is not shown where they are NULL. */
void alea_roll_chart_set_rolls (AleaRollChart *self,
                                GArray        *rolls);

G_END_DECLS
