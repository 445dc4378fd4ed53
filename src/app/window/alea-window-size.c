/* alea-window-size.c: how large the window is, now and next time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

/* How long the size stays the same before it is kept, in milliseconds: not each
 * one on the way while the window is pulled. */
#define PATIENCE 500

/* All at once: a sudden end must not leave the width of one size with the
 * height of another. */
void
alea_window_keep_size (AleaWindow *self)
{
  g_autoptr(GSettings) settings = g_settings_new (APPLICATION_ID);
  int width, height;

  g_clear_handle_id (&self->size_timer, g_source_remove);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_delay (settings);
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
  g_settings_apply (settings);
}

static gboolean
patience_cb (gpointer data)
{
  AleaWindow *self = data;

  self->size_timer = 0;
  alea_window_keep_size (self);
  return G_SOURCE_REMOVE;
}

/* GTK may tell of it until the window has gone. */
static void
size_cb (AleaWindow *self)
{
  if (self->settings == NULL)
    return;

  g_clear_handle_id (&self->size_timer, g_source_remove);
  self->size_timer = g_timeout_add (PATIENCE, patience_cb, self);
}

/* It is kept when it changes, as not every end of the program is orderly. */
void
alea_window_restore_size (AleaWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  g_signal_connect (self, "notify::default-width", G_CALLBACK (size_cb), NULL);
  g_signal_connect (self, "notify::default-height", G_CALLBACK (size_cb), NULL);
  g_signal_connect (self, "notify::maximized", G_CALLBACK (size_cb), NULL);
}
