/* alea-announce.c: a sentence for whoever listens to the program
 *
 * GTK 4.8 has no announcements, and screen readers of its time keep silent
 * about labels that change, whatever their role.  They do speak the new name
 * of the window that is used, so the sentence becomes that name for them; the
 * title that is seen is another property.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-announce.h"

/* The same name twice is spoken once.  A blank that is not spoken makes two
 * names of it. */
#define UNSPOKEN "\u00a0"

void
alea_announce (GtkWidget  *widget,
               const char *sentence)
{
  GtkRoot *window;
  const char *last;
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  window = gtk_widget_get_root (widget);
  if (window == NULL || *sentence == '\0')
    return;

  last = g_object_get_data (G_OBJECT (window), "announced");
  name = g_strcmp0 (last, sentence) == 0 ? g_strconcat (sentence, UNSPOKEN, NULL) : g_strdup (sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (window), "announced", g_steal_pointer (&name), g_free);
}
