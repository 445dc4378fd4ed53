/* alea-control.h: small habits of buttons, lists and numbers in panels
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Tells a screen reader what @control is about, and nothing else. */
void alea_control_name             (GtkWidget  *control,
                                    const char *name);

/* @tip may be NULL.  For one that is told anew at every event of a game: whenever
 * a tip is set, even the same, GTK asks the display where the pointer is. */
void alea_control_set_tip          (GtkWidget  *control,
                                    const char *tip);

/* The tip of @control becomes its name.  GTK 4.8 would have the tip read out
 * after the name, and a picture on the button before it. */
void alea_control_name_by_tip      (GtkWidget  *control);

/* Whoever scrolls a panel does not mean the number that happens to come under
 * the pointer. */
void alea_control_ignore_scrolling (GtkWidget  *spin);

G_END_DECLS
