/* alea-system-look.c: dark or light, as the system is or the user wishes, and high contrast
 *
 * GTK 4 follows the name of a theme, while desktops of today tell through
 * their portal whether they are dark or want high contrast.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-system-look.h"

#include "alea-dark.h"

#include <string.h>

#define APPEARANCE "org.freedesktop.appearance"

/* What the portal says. */
#define PREFERS_DARK  1
#define HIGH_CONTRAST 1

/* A style sheet that is not always in use, and read when it is for the first time. */
typedef struct
{
  const char     *path;
  guint           priority;
  GtkCssProvider *provider;     /* NULL until then */
  gboolean        is_used;
} Sheet;

/* There is one, as there is one display, and it is never freed. */
typedef struct
{
  GdkDisplay     *display;
  GtkSettings    *settings;
  GSettings      *wishes;
  Sheet           light;        /* the colours of our screens */
  Sheet           night;        /* in the dark */
  Sheet           paper;        /* what is around everything, */
  Sheet           dark;         /* or that in the dark */
  Sheet           strong;       /* what high contrast adds */
  GDBusProxy     *portal;       /* or NULL */
  gboolean        wants_dark;   /* says the portal, */
  gboolean        wants_strong; /* and this */
  gboolean        has_chosen;   /* whether it is dark, in place of the settings */
} SystemLook;

/* --- contrast ------------------------------------------------------------- */

static void
use_sheet (SystemLook *self,
           Sheet      *sheet,
           gboolean    is_used)
{
  if (sheet->is_used == is_used)
    return;

  sheet->is_used = is_used;
  if (sheet->provider == NULL)
    {
      sheet->provider = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (sheet->provider, sheet->path);
    }
  if (is_used)
    gtk_style_context_add_provider_for_display (self->display, GTK_STYLE_PROVIDER (sheet->provider), sheet->priority);
  else
    gtk_style_context_remove_provider_for_display (self->display, GTK_STYLE_PROVIDER (sheet->provider));
}

/* With high contrast the theme of GTK is another one; what we draw ourselves,
 * the borders and lines of our style, gets stronger with it, and the colours of
 * windows are left to the theme. */
static void
update_sheets (SystemLook *self)
{
  g_autofree char *theme = NULL;
  const gboolean is_night = alea_dark_is (self->settings);
  gboolean is_strong, is_dark;

  g_object_get (self->settings, "gtk-theme-name", &theme, NULL);
  is_strong = self->wants_strong || strstr (theme, "HighContrast") != NULL || strstr (theme, "-hc") != NULL;
  is_dark = !is_strong && is_night;

  use_sheet (self, &self->light, !is_night);
  use_sheet (self, &self->night, is_night);
  use_sheet (self, &self->paper, !is_dark);
  use_sheet (self, &self->dark, is_dark);
  use_sheet (self, &self->strong, is_strong);
}

/* --- brightness ----------------------------------------------------------- */

/* Who does not ask for dark may still have a dark theme. */
static void
update_brightness (SystemLook *self)
{
  g_autofree char *wish = g_settings_get_string (self->wishes, "brightness");
  const gboolean is_system = g_str_equal (wish, "system");
  const gboolean wants_dark = is_system ? self->wants_dark : g_str_equal (wish, "dark");
  const gboolean had_chosen = self->has_chosen;

  self->has_chosen = !is_system || wants_dark;
  if (self->has_chosen)
    alea_dark_prefer (self->settings, wants_dark);
  else if (had_chosen)
    alea_dark_prefer_nothing (self->settings);
}

/* --- the portal ----------------------------------------------------------- */

/* A value may come in a variant, or in a variant in it. */
static guint
unwrap (GVariant *value)
{
  g_autoptr(GVariant) inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *next = g_variant_get_variant (inner);

      g_variant_unref (inner);
      inner = next;
    }

  return g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32) ? g_variant_get_uint32 (inner) : 0;
}

static void
take (SystemLook *self,
      const char *key,
      GVariant   *value)
{
  if (g_str_equal (key, "color-scheme"))
    {
      self->wants_dark = unwrap (value) == PREFERS_DARK;
      update_brightness (self);
    }
  else if (g_str_equal (key, "contrast"))
    {
      self->wants_strong = unwrap (value) == HIGH_CONTRAST;
      update_sheets (self);
    }
}

static void
signal_cb (SystemLook *self,
           const char *sender,
           const char *name,
           GVariant   *parameters)
{
  const char *space, *key;
  g_autoptr(GVariant) value = NULL;

  if (!g_str_equal (name, "SettingChanged") || !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;

  g_variant_get (parameters, "(&s&sv)", &space, &key, &value);
  if (g_str_equal (space, APPEARANCE))
    take (self, key, value);
}

/* An old portal does not know the key, and some desktops have none. */
static void
read_all_cb (GObject      *portal,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GVariant) reply = g_dbus_proxy_call_finish (G_DBUS_PROXY (portal), result, NULL);
  g_autoptr(GVariant) spaces = NULL, appearance = NULL;
  GVariantIter iter;
  const char *key;
  GVariant *value;

  if (reply == NULL || !g_variant_is_of_type (reply, G_VARIANT_TYPE ("(a{sa{sv}})")))
    return;

  spaces = g_variant_get_child_value (reply, 0);
  appearance = g_variant_lookup_value (spaces, APPEARANCE, G_VARIANT_TYPE_VARDICT);
  if (appearance == NULL)
    return;

  g_variant_iter_init (&iter, appearance);
  while (g_variant_iter_loop (&iter, "{&sv}", &key, &value))
    take (data, key, value);
}

static void
portal_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  SystemLook *self = data;
  const char *const spaces[] = { APPEARANCE, NULL };

  self->portal = g_dbus_proxy_new_for_bus_finish (result, NULL);
  if (self->portal == NULL)
    return;

  g_signal_connect_swapped (self->portal, "g-signal", G_CALLBACK (signal_cb), self);
  g_dbus_proxy_call (self->portal, "ReadAll", g_variant_new ("(^as)", spaces), G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                     read_all_cb, self);
}

void
alea_system_look_follow (GdkDisplay *display,
                         GSettings  *wishes)
{
  SystemLook *self = g_new0 (SystemLook, 1);

  self->display = display;
  self->settings = gtk_settings_get_for_display (display);
  self->wishes = g_object_ref (wishes);
  self->light = (Sheet) { "/org/aleachess/Alea/colours-light.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1, NULL, FALSE };
  self->night = (Sheet) { "/org/aleachess/Alea/colours-dark.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1, NULL, FALSE };
  self->paper = (Sheet) { "/org/aleachess/Alea/paper.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1, NULL, FALSE };
  self->dark = (Sheet) { "/org/aleachess/Alea/dark.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1, NULL, FALSE };
  self->strong = (Sheet) { "/org/aleachess/Alea/high-contrast.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1, NULL, FALSE };
  g_signal_connect_swapped (wishes, "changed::brightness", G_CALLBACK (update_brightness), self);
  update_brightness (self);
  g_signal_connect_swapped (self->settings, "notify::gtk-theme-name", G_CALLBACK (update_sheets), self);
  g_signal_connect_swapped (self->settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK (update_sheets), self);
  /* From GTK 4.20 on. */
  g_signal_connect_swapped (self->settings, "notify::gtk-interface-color-scheme", G_CALLBACK (update_sheets), self);
  update_sheets (self);

  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, NULL,
                            "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                            "org.freedesktop.portal.Settings", NULL, portal_cb, self);
}
