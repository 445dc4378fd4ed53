/* alea-search-keys.h: letters that are typed anywhere are searched for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, letters that nobody in @widget wants go to @entry, and the focus
 * with them, while it can be seen. */
void alea_search_keys_follow (GtkWidget *widget,
                              GtkWidget *entry);

G_END_DECLS
