/* alea-preferences-sounds.c: the preferences of what is heard
 *
 * A switch for all sounds, and beside it a list of them, each to be heard and
 * chosen.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-preferences-sounds.h"

#include "alea-announce.h"
#include "alea-control.h"
#include "alea-sound-player.h"
#include "alea-window-parts.h"

#include <glib/gi18n.h>

/* The others that are silent stay so, known or not. */
static void
set_silent (GSettings *settings,
            AleaSound  sound,
            gboolean   is_silent)
{
  g_auto(GStrv) old = g_settings_get_strv (settings, "silent-sounds");
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) new = NULL;

  for (int i = 0; old[i] != NULL; i++)
    if (alea_sound_find (old[i]) != (int) sound)
      g_strv_builder_add (builder, old[i]);
  if (is_silent)
    g_strv_builder_add (builder, alea_sound_get_id (sound));

  new = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "silent-sounds", (const char *const *) new);
}

static AleaSound
get_sound (gpointer widget)
{
  return (AleaSound) GPOINTER_TO_INT (g_object_get_data (widget, "sound"));
}

static void
toggled_cb (GtkCheckButton *check,
            GSettings      *settings)
{
  set_silent (settings, get_sound (check), !gtk_check_button_get_active (check));
}

static void
show_failure (gpointer failure)
{
  gtk_widget_set_visible (failure, TRUE);
  alea_announce (failure, gtk_label_get_text (failure));
}

/* Who presses this wants to know why nothing is heard. */
static void
play_cb (GtkWidget *button,
         GtkWidget *failure)
{
  gtk_widget_set_visible (failure, FALSE);
  alea_sound_player_try (get_sound (button), show_failure, G_OBJECT (failure));
}

static GtkWidget *
make_check (AleaSound  sound,
            GSettings *settings)
{
  g_auto(GStrv) silent = g_settings_get_strv (settings, "silent-sounds");
  GtkWidget *check = gtk_check_button_new_with_label (_(alea_sound_get_title (sound)));

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                               !g_strv_contains ((const char *const *) silent, alea_sound_get_id (sound)));
  gtk_widget_set_hexpand (check, TRUE);
  g_object_set_data (G_OBJECT (check), "sound", GINT_TO_POINTER (sound));
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), settings, 0);
  return check;
}

static GtkWidget *
make_play_button (AleaSound  sound,
                  GtkWidget *failure)
{
  /* Translators: makes a sound heard, such as “A piece is captured” */
  g_autofree char *label = g_strdup_printf (_("Play “%s”"), _(alea_sound_get_title (sound)));
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playback-start-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  alea_control_name (button, label);
  g_object_set_data (G_OBJECT (button), "sound", GINT_TO_POINTER (sound));
  g_signal_connect_object (button, "clicked", G_CALLBACK (play_cb), failure, 0);
  return button;
}

static GtkWidget *
make_failure (void)
{
  GtkWidget *failure = alea_window_part_note (_("This sound cannot be played. There may be no speakers, or the "
                                                "sound server may not be running."));

  gtk_widget_set_visible (failure, FALSE);
  return failure;
}

static GtkWidget *
make_list (GSettings *settings)
{
  GtkWidget *list = gtk_grid_new ();
  GtkWidget *failure = make_failure ();

  gtk_grid_set_column_spacing (GTK_GRID (list), 12);
  for (int i = 0; i < ALEA_N_SOUNDS; i++)
    {
      gtk_grid_attach (GTK_GRID (list), make_check ((AleaSound) i, settings), 0, i, 1, 1);
      gtk_grid_attach (GTK_GRID (list), make_play_button ((AleaSound) i, failure), 1, i, 1, 1);
    }
  gtk_grid_attach (GTK_GRID (list), failure, 0, ALEA_N_SOUNDS, 2, 1);

  return list;
}

static GtkWidget *
make_button (GSettings *settings)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *label = gtk_label_new (_("Choose Sounds"));

  /* A narrow window has no room for long words here. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_popover_set_child (GTK_POPOVER (popover), make_list (settings));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), label);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  alea_control_name (button, _("Choose Sounds"));
  gtk_widget_set_hexpand (button, TRUE);
  return button;
}

void
alea_preferences_add_sounds (GtkGrid   *grid,
                             int        row,
                             GSettings *settings)
{
  GtkWidget *label, *box, *all, *which;

  g_return_if_fail (GTK_IS_GRID (grid));
  g_return_if_fail (G_IS_SETTINGS (settings));

  if (!alea_sound_player_is_there ())
    return;

  label = gtk_label_new (_("Sounds"));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  all = gtk_switch_new ();
  gtk_widget_set_valign (all, GTK_ALIGN_CENTER);
  alea_control_name (all, _("Sounds"));
  g_settings_bind (settings, "sounds", all, "active", G_SETTINGS_BIND_DEFAULT);

  which = make_button (settings);
  g_object_bind_property (all, "active", which, "sensitive", G_BINDING_SYNC_CREATE);

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (box), all);
  gtk_box_append (GTK_BOX (box), which);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, box, 1, row, 1, 1);
}
