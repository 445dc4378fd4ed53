/* alea-split.h: a picture beside what changes it, or above it where it is narrow
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_SPLIT (alea_split_get_type ())

G_DECLARE_FINAL_TYPE (AleaSplit, alea_split, ALEA, SPLIT, GtkWidget)

/* @side stands to the left, not much wider than it needs to be;
 * @main takes the rest.  Where that is too little, @main stands above @side. */
GtkWidget *alea_split_new        (GtkWidget *side,
                                  GtkWidget *main) G_GNUC_WARN_UNUSED_RESULT;

/* Gives @window, which holds a split, its size: @width and @height, more where
 * letters are large, and no more than @parent has, over which it stands; but
 * all of its height where the two have no room beside each other. */
void       alea_split_fit_window (GtkWindow *window,
                                  GtkWindow *parent,
                                  int        width,
                                  int        height);

G_END_DECLS
