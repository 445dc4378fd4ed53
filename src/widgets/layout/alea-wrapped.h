/* alea-wrapped.h: a label of as many lines as its text needs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Begins at the side where reading does.  @style is a class of the style sheets, or
 * NULL; a line wants at most @n_chars, or as many as there are if that is -1. */
GtkWidget *alea_wrapped_new (const char *text,
                             const char *style,
                             int         n_chars) G_GNUC_WARN_UNUSED_RESULT;

/* For @label: its words begin where reading does, and are cut off at the end; then its
 * tip has them. */
void       alea_wrapped_cut (GtkWidget  *label);

G_END_DECLS
