/* alea-part.h: what a layout asks of the widgets that it places, its parts
 *
 * Each part may be NULL, or not be shown: then it takes no room.  Sizes are in
 * pixels.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* dispose() of a class of GtkWidget that has nothing to let go of but its parts. */
void     alea_part_dispose_all  (GObject      *widget);

/* get_request_mode() of what is higher where it is narrow. */
GtkSizeRequestMode alea_part_trade_height (GtkWidget *widget);

/* measure() of what is as large as the first of its parts. */
void     alea_part_measure_first (GtkWidget     *widget,
                                  GtkOrientation orientation,
                                  int            for_size,
                                  int           *minimum,
                                  int           *natural,
                                  int           *minimum_baseline,
                                  int           *natural_baseline);

gboolean alea_part_is_shown     (GtkWidget    *part);

/* The least that it needs, and what it would like. */
int      alea_part_get_minimum  (GtkWidget    *part);
int      alea_part_get_width    (GtkWidget    *part);

/* What it would like when it is as wide as that. */
int      alea_part_get_height   (GtkWidget    *part,
                                 int           width);

/* The same of a whole screen, which has @n_parts, below each other where it is
 * narrow, and @gap beside them. */
void     alea_part_measure_all  (GtkWidget *const *parts,
                                 guint             n_parts,
                                 int               gap,
                                 GtkOrientation    orientation,
                                 int              *minimum,
                                 int              *natural);

/* Never smaller than it can be.  @x counts from where lines begin, which is the
 * right in some languages.  What is turned is upside down. */
void     alea_part_place        (GtkWidget    *part,
                                 int           x,
                                 int           y,
                                 int           width,
                                 int           height);
void     alea_part_place_turned (GtkWidget    *part,
                                 int           x,
                                 int           y,
                                 int           width,
                                 int           height);

/* Whoever hears what follows from the size of @object changes other widgets,
 * which must wait until all sizes are allocated: emits @signal, a constant, when
 * idle, unless @object is gone by then. */
void     alea_part_emit_later   (gpointer      object,
                                 const char   *signal);

G_END_DECLS
