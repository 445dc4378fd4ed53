/* alea-start-links.h: what can be done besides beginning a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A flat button with an icon, and a @label with a mnemonic. */
GtkWidget *alea_start_link_new  (const char *icon,
                                 const char *label,
                                 const char *action) G_GNUC_WARN_UNUSED_RESULT;

/* A row of those that need no game. */
GtkWidget *alea_start_links_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
