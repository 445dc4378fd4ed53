/* alea-box.h: several children of a box at once
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Appends @first and all that follow it, up to a NULL, to @box, a GtkBox. */
void alea_box_append (GtkWidget *box,
                      GtkWidget *first,
                      ...) G_GNUC_NULL_TERMINATED;

/* Takes all children out of it. */
void alea_box_empty  (GtkWidget *box);

G_END_DECLS
