/* alea-search-keys.c: letters that are typed anywhere are searched for
 *
 * What GTK has for that would take the keys first, Delete among them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-search-keys.h"

static gboolean
key_cb (GtkWidget             *entry,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkEventControllerKey *keys)
{
  const gunichar letter = gdk_keyval_to_unicode (keyval);

  if (!gtk_widget_get_mapped (entry) || !g_unichar_isgraph (letter)
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (entry);
  return gtk_event_controller_key_forward (keys, GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry))));
}

void
alea_search_keys_follow (GtkWidget *widget,
                         GtkWidget *entry)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_SEARCH_ENTRY (entry));

  keys = gtk_event_controller_key_new ();
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), entry, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keys);
}
