/* alea-dark.c: whether the theme is a dark one, for our style
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dark.h"

#include "alea-style.h"

#include <string.h>

/* What asks for a dark theme, and from GTK 4.20 on for a dark or a light one. */
#define PREFERS_DARK "gtk-application-prefer-dark-theme"
#define SCHEME       "gtk-interface-color-scheme"

/* Values of GtkInterfaceColorScheme, which 4.8 does not have. */
enum
{
  SCHEME_DARK = 2,
  SCHEME_LIGHT = 3,
};

static gboolean
has_scheme (GtkSettings *settings)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (settings), SCHEME) != NULL;
}

/* What is asked for, by whomever. */
static gboolean
prefers (GtkSettings *settings)
{
  int scheme = 0;
  gboolean prefers_dark;

  if (has_scheme (settings))
    g_object_get (settings, SCHEME, &scheme, NULL);
  g_object_get (settings, PREFERS_DARK, &prefers_dark, NULL);
  return scheme == SCHEME_DARK || (scheme != SCHEME_LIGHT && prefers_dark);
}

/* GTK reads a theme anew even where it stays the same. */
void
alea_dark_prefer (GtkSettings *settings,
                  gboolean     dark)
{
  if (prefers (settings) == dark)
    return;

  if (has_scheme (settings))
    g_object_set (settings, SCHEME, dark ? SCHEME_DARK : SCHEME_LIGHT, NULL);
  else
    g_object_set (settings, PREFERS_DARK, dark, NULL);
}

void
alea_dark_prefer_nothing (GtkSettings *settings)
{
  gtk_settings_reset_property (settings, has_scheme (settings) ? SCHEME : PREFERS_DARK);
}

/* GTK 4.8 tells of a dark theme by the setting that asks for one, or by its
 * name; what the environment names instead, "Adwaita:dark", it does not tell. */
gboolean
alea_dark_is (GtkSettings *settings)
{
  g_autofree char *theme = NULL;
  const char *named = g_getenv ("GTK_THEME");
  gboolean prefers_dark = prefers (settings);

  g_object_get (settings, "gtk-theme-name", &theme, NULL);
  if (named != NULL && *named != '\0')
    {
      prefers_dark = g_str_has_suffix (named, ":dark");
      g_free (theme);
      theme = g_strdup (named);
    }

  return prefers_dark || g_str_has_suffix (theme, "-dark") || strstr (theme, "Inverse") != NULL;
}

void
alea_dark_watch (GtkSettings *settings,
                 GCallback    changed,
                 gpointer     object)
{
  g_signal_connect_object (settings, "notify::" PREFERS_DARK, changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-theme-name", changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::" SCHEME, changed, object, G_CONNECT_SWAPPED);
}

static void
update (GtkWidget *widget)
{
  alea_style_set (widget, "dark", alea_dark_is (gtk_widget_get_settings (widget)));
}

void
alea_dark_follow (GtkWidget *widget)
{
  alea_dark_watch (gtk_widget_get_settings (widget), G_CALLBACK (update), widget);
  update (widget);
}
