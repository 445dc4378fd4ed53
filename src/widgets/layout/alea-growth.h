/* alea-growth.h: what is larger in a larger window
 *
 * In tenths of the usual size.  The style sheets have a class for each of them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_GROWTH_MIN 10
#define ALEA_GROWTH_MAX 22

/* For a screen of @width x @height: ALEA_GROWTH_MIN .. ALEA_GROWTH_MAX. */
guint alea_growth_find      (int        width,
                             int        height);

/* Gives @widget the class "scale-N", in place of the one that it had, and "grown" where
 * that is more than usual. */
void  alea_growth_set_style (GtkWidget *widget,
                             guint      scale);

/* For @window, which is shown over @parent, or over NULL: what is below its title bar
 * becomes as large as what the parent shows; returns how large. */
guint alea_growth_follow    (GtkWindow *window,
                             GtkWindow *parent);

/* The size of the letters of @widget in pixels, as its user has them. */
double alea_growth_get_em   (GtkWidget *widget);

G_END_DECLS
