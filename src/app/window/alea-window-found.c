/* alea-window-found.c: what the search of the desktop has found
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-search-provider.h"
#include "alea-window-game.h"

void
alea_window_show_found (AleaWindow *self,
                        const char *id)
{
  gint64 game;

  if (g_str_has_prefix (id, ALEA_FOUND_RULE))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.guide", "s", id + strlen (ALEA_FOUND_RULE));
  else if (g_str_has_prefix (id, ALEA_FOUND_GAME)
           && g_ascii_string_to_signed (id + strlen (ALEA_FOUND_GAME), 10, 1, G_MAXINT64, &game, NULL))
    self = alea_window_open_kept (self, game);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.games", NULL);

  gtk_window_present (GTK_WINDOW (self));
}
