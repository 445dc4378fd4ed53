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
#include "alea-uci-seat.h"

#include <glib/gi18n.h>

/* Of the computer that plays both sides. */
#define WATCH_LEVEL 4

static const char *const keys[] = { "first-seat", "second-seat" };

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

/* A person, the computer and other programs, and behind them, last: nobody, for the
 * computer plays both sides. */
static guint
get_watch (GtkWidget *choice)
{
  return g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (choice))) - 1;
}

static guint
find_selected (GtkWidget *choice,
               GSettings *settings)
{
  const guint first = get_level (settings, 0), second = get_level (settings, 1);
  const guint watch = get_watch (choice);

  return first > 0 && second > 0 ? watch : MIN (MAX (first, second), watch - 1);
}

static void
setting_cb (GtkWidget  *choice,
            const char *key,
            GSettings  *settings)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), find_selected (choice, settings));
}

/* The computer keeps the side that it has. */
static void
selected_cb (GtkWidget  *choice,
             GParamSpec *pspec,
             GSettings  *settings)
{
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (choice)), watch = get_watch (choice);
  const guint computer = get_level (settings, 0) > 0 && get_level (settings, 1) == 0 ? 0 : 1;

  if (selected == find_selected (choice, settings) || selected > watch)
    return;

  set_level (settings, computer, selected == watch ? WATCH_LEVEL : selected);
  set_level (settings, 1 - computer, selected == watch ? WATCH_LEVEL : 0);
}

static GtkWidget *
make_choice (GSettings *settings)
{
  g_auto(GStrv) titles = alea_level_list_titles (alea_uci_seat_find_most (settings));
  g_autoptr(GStrvBuilder) labels = g_strv_builder_new ();
  g_auto(GStrv) all = NULL;

  g_strv_builder_addv (labels, (const char **) titles);
  g_strv_builder_add (labels, _("Computer against Computer"));
  all = g_strv_builder_end (labels);
  return alea_form_make_choice ((const char *const *) all);
}

GtkWidget *
alea_opponent_row_new (GSettings *settings)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (_("Play against"));
  GtkWidget *choice = make_choice (settings);

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  alea_control_name (choice, _("Play against"));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), choice);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), find_selected (choice, settings));
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (selected_cb), settings, 0);
  g_signal_connect_object (settings, "changed::first-seat", G_CALLBACK (setting_cb), choice, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::second-seat", G_CALLBACK (setting_cb), choice, G_CONNECT_SWAPPED);
  return row;
}
