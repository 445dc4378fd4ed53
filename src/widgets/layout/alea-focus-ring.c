/* alea-focus-ring.c: showing what the keyboard is on, for as long as it is used
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-focus-ring.h"

#include <gtk/gtk.h>

/* Of a window: whether its ring is to be seen. */
#define SHOWN "alea-focus-ring-shown"

static void
set_shown (GtkWindow *window,
           gboolean   is_shown)
{
  g_object_set_data (G_OBJECT (window), SHOWN, GINT_TO_POINTER (is_shown));
  gtk_window_set_focus_visible (window, is_shown);
}

static gboolean
get_shown (GtkWindow *window)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (window), SHOWN));
}

static void
focus_visible_cb (GtkWindow *window)
{
  const gboolean is_visible = gtk_window_get_focus_visible (window);

  if (is_visible != get_shown (window))
    set_shown (window, TRUE);
}

static gboolean
event_cb (GtkWindow                *window,
          GdkEvent                 *event,
          GtkEventControllerLegacy *controller)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if ((type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) && get_shown (window))
    set_shown (window, FALSE);

  return GDK_EVENT_PROPAGATE;
}

static void
keep (GtkWindow *window)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", G_CALLBACK (event_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), events);
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (focus_visible_cb), NULL);
}

static void
windows_cb (GListModel *windows,
            guint       position,
            guint       n_removed,
            guint       n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      keep (window);
    }
}

void
alea_focus_ring_keep (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_cb), NULL);
  windows_cb (windows, 0, 0, g_list_model_get_n_items (windows));
}
