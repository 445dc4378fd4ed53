/* alea-opponent-row.c: against whom the next game is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-opponent-row.h"

#include "alea-control.h"
#include "alea-form.h"
#include "alea-level.h"
#include "alea-row.h"
#include "alea-uci-seat.h"

#include <glib/gi18n.h>

/* Of the computer that plays both sides, and of one that is asked to play for the
 * first time. */
#define WATCH_LEVEL 4
#define FIRST_LEVEL 3

static const char *const keys[] = { "first-seat", "second-seat" };

typedef struct
{
  GSettings *settings;
  GtkWidget *segments;
  GtkWidget *people;     /* toggles in them, of which one is pressed */
  GtkWidget *computer;
  GtkWidget *level;      /* a drop-down: levels and programs, and last the computer against itself */
  gboolean   is_loading; /* until all of them show the setting */
} Opponents;

static void
opponents_free (gpointer data)
{
  Opponents *opponents = data;

  g_object_unref (opponents->settings);
  g_free (opponents);
}

static guint
get_level (GSettings *settings,
           guint      person)
{
  g_autofree char *seat = g_settings_get_string (settings, keys[person]);

  return alea_level_parse (seat);
}

static void
set_level (GSettings *settings,
           guint      person,
           guint      level)
{
  g_autofree char *seat = alea_level_write (level);

  if (get_level (settings, person) != level)
    g_settings_set_string (settings, keys[person], seat);
}

static guint
get_watch (Opponents *opponents)
{
  return g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (opponents->level))) - 1;
}

/* The computer keeps the side that it has. */
static void
seat (Opponents *opponents,
      gboolean   is_watched,
      guint      level)
{
  GSettings *settings = opponents->settings;
  const guint computer = get_level (settings, 0) > 0 && get_level (settings, 1) == 0 ? 0 : 1;

  set_level (settings, computer, is_watched ? WATCH_LEVEL : level);
  set_level (settings, 1 - computer, is_watched ? WATCH_LEVEL : 0);
}

static void
chosen_cb (Opponents *opponents)
{
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (opponents->level)), watch = get_watch (opponents);

  if (opponents->is_loading || selected > watch)
    return;
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (opponents->computer)))
    seat (opponents, FALSE, 0);
  else
    seat (opponents, selected == watch, selected + 1);
}

static void
show_setting (Opponents *opponents)
{
  const guint first = get_level (opponents->settings, 0), second = get_level (opponents->settings, 1);
  const guint level = MAX (first, second), watch = get_watch (opponents);
  GtkWidget *pressed = level > 0 ? opponents->computer : opponents->people;

  opponents->is_loading = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pressed), TRUE);
  if (level > 0)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (opponents->level),
                                first > 0 && second > 0 ? watch : MIN (level, watch) - 1);
  gtk_widget_set_visible (opponents->level, level > 0);
  opponents->is_loading = FALSE;
}

static char **
list_levels (GSettings *settings)
{
  g_auto(GStrv) titles = alea_level_list_titles (alea_uci_seat_find_most (settings));
  g_autoptr(GStrvBuilder) labels = g_strv_builder_new ();

  g_strv_builder_addv (labels, (const char **) titles + 1);
  g_strv_builder_add (labels, _("Computer against Computer"));
  return g_strv_builder_end (labels);
}

static GtkWidget *
make_levels (GSettings *settings)
{
  g_auto(GStrv) all = list_levels (settings);
  GtkWidget *levels = alea_form_make_choice ((const char *const *) all);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (levels), FIRST_LEVEL - 1);
  alea_control_name (levels, _("Play against"));
  return levels;
}

static GtkWidget *
add_segment (GtkWidget  *segments,
             GtkWidget  *group,
             const char *words)
{
  GtkWidget *segment = gtk_toggle_button_new_with_label (words);

  if (group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (segment), GTK_TOGGLE_BUTTON (group));
  gtk_widget_set_hexpand (segment, TRUE);
  alea_row_append (ALEA_ROW (segments), segment);
  return segment;
}

static GtkWidget *
make_segments (Opponents *opponents)
{
  GtkWidget *segments = alea_row_new ();

  opponents->people = add_segment (segments, NULL, _("Two Players"));
  opponents->computer = add_segment (segments, opponents->people, _("Computer"));
  gtk_widget_set_tooltip_text (segments, _("Players"));
  gtk_widget_set_hexpand (segments, TRUE);
  gtk_widget_add_css_class (segments, "segments");
  gtk_accessible_update_property (GTK_ACCESSIBLE (segments), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
  return segments;
}

static void
setting_cb (GtkWidget *row)
{
  show_setting (g_object_get_data (G_OBJECT (row), "opponents"));
}

/* An engine may have come or gone. */
static void
engine_cb (GtkWidget *row)
{
  Opponents *opponents = g_object_get_data (G_OBJECT (row), "opponents");
  g_auto(GStrv) all = list_levels (opponents->settings);
  g_autoptr(GtkStringList) model = gtk_string_list_new ((const char *const *) all);
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (opponents->level));

  opponents->is_loading = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (opponents->level), G_LIST_MODEL (model));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (opponents->level), MIN (selected, get_watch (opponents) - 1));
  show_setting (opponents);
}

GtkWidget *
alea_opponent_row_new (GSettings *settings)
{
  GtkWidget *row = alea_row_new ();
  Opponents *opponents = g_new0 (Opponents, 1);

  opponents->settings = g_object_ref (settings);
  opponents->level = make_levels (settings);
  opponents->segments = make_segments (opponents);
  alea_row_append (ALEA_ROW (row), opponents->segments);
  alea_row_append (ALEA_ROW (row), opponents->level);
  /* It stays where it is when the question beside it, which takes what room there
   * is, needs a second line. */
  gtk_widget_set_valign (row, GTK_ALIGN_START);
  gtk_widget_set_hexpand (row, FALSE);
  g_object_set_data_full (G_OBJECT (row), "opponents", opponents, opponents_free);

  show_setting (opponents);
  g_signal_connect_swapped (opponents->computer, "toggled", G_CALLBACK (chosen_cb), opponents);
  g_signal_connect_swapped (opponents->level, "notify::selected", G_CALLBACK (chosen_cb), opponents);
  g_signal_connect_object (settings, "changed::chess-engine", G_CALLBACK (engine_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::first-seat", G_CALLBACK (setting_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::second-seat", G_CALLBACK (setting_cb), row, G_CONNECT_SWAPPED);
  return row;
}

void
alea_opponent_row_set_is_at_end (GtkWidget *row,
                                 gboolean   is_at_end)
{
  Opponents *opponents = g_object_get_data (G_OBJECT (row), "opponents");
  GtkWidget *first = is_at_end ? opponents->level : opponents->segments;
  GtkWidget *second = is_at_end ? opponents->segments : opponents->level;

  if (gtk_widget_get_first_child (row) != first)
    gtk_widget_insert_after (second, row, first);
}
