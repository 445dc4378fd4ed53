/* alea-pages.h: the pages of stacks, as a screen reader meets them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes the pages of @stack that are not in view out of the accessible tree,
 * where GTK 4.8 leaves them.  The one in view is called @name; NULL keeps the
 * title that it has.  To be called again when another one comes into view. */
void alea_pages_show_one (GtkStack   *stack,
                          const char *name);

/* Calls the pages of all stacks in @root that have no title @name: GTK puts
 * such into its windows, where they would be called by the name of their
 * class. */
void alea_pages_name_all (GtkWidget  *root,
                          const char *name);

/* Calls the menu of @button as the tip of the button does, and its submenus by
 * their labels. */
void alea_pages_name_menu (GtkMenuButton *button);

G_END_DECLS
