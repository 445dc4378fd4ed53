/* alea-dark.c: whether the theme is a dark one, for our style
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dark.h"

#include "alea-style.h"

#include <string.h>

/* GTK 4.8 tells of a dark theme by the setting that asks for one, or by its
 * name; what the environment names instead, "Adwaita:dark", it does not tell. */
gboolean
alea_dark_is (GtkSettings *settings)
{
  g_autofree char *theme = NULL;
  const char *named = g_getenv ("GTK_THEME");
  gboolean prefers_dark;

  g_object_get (settings, "gtk-application-prefer-dark-theme", &prefers_dark, "gtk-theme-name", &theme, NULL);
  if (named != NULL && *named != '\0')
    {
      prefers_dark = g_str_has_suffix (named, ":dark");
      g_free (theme);
      theme = g_strdup (named);
    }

  return prefers_dark || g_str_has_suffix (theme, "-dark") || strstr (theme, "Inverse") != NULL;
}

static void
update (GtkWidget *widget)
{
  alea_style_set (widget, "dark", alea_dark_is (gtk_widget_get_settings (widget)));
}

void
alea_dark_follow (GtkWidget *widget)
{
  GtkSettings *settings = gtk_widget_get_settings (widget);

  g_signal_connect_object (settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK (update), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-theme-name", G_CALLBACK (update), widget, G_CONNECT_SWAPPED);
  update (widget);
}
