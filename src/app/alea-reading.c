/* alea-reading.c: a file being read, with a bar and a way out
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-reading.h"

#include "alea-mnemonics.h"
#include "alea-window-parts.h"

#include <glib/gi18n.h>

/* Milliseconds: what is read sooner needs no window; and between two looks. */
#define PATIENCE 400
#define INTERVAL 100

typedef struct
{
  GtkWindow           *parent;
  AleaGameFile        *file;
  GCancellable        *cancellable;
  AleaReadingCallback  callback;
  gpointer             data;

  GtkWidget           *window;    /* NULL until it takes long */
  GtkWidget           *bar;
  GtkWidget           *count;
  guint                timer;
} Reading;

static void
reading_free (Reading *reading)
{
  g_clear_handle_id (&reading->timer, g_source_remove);
  g_clear_weak_pointer (&reading->window);
  g_object_unref (reading->parent);
  g_object_unref (reading->file);
  g_object_unref (reading->cancellable);
  g_free (reading);
}

static gboolean
update_cb (gpointer data)
{
  Reading *reading = data;
  guint n_games = alea_game_file_get_n_read (reading->file);
  g_autofree char *count = NULL;

  if (reading->window == NULL)
    return G_SOURCE_CONTINUE;

  /* Translators: games found so far in a file */
  count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n_games), n_games);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (reading->bar), alea_game_file_get_fraction (reading->file));
  gtk_label_set_text (GTK_LABEL (reading->count), count);
  return G_SOURCE_CONTINUE;
}

static void
make_window (Reading *reading)
{
  GFile *file = alea_game_file_get_file (reading->file);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("");
  g_autofree char *shown = g_filename_display_name (name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *label = gtk_label_new (shown);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));
  GtkWidget *window = alea_window_part_new (reading->parent, _("Reading the Games"));

  reading->bar = gtk_progress_bar_new ();
  reading->count = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (reading->count, "numeric");
  gtk_widget_add_css_class (box, "reading");
  gtk_widget_set_size_request (box, 300, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (reading->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Reading the Games"), -1);

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), reading->bar);
  gtk_box_append (GTK_BOX (box), reading->count);
  gtk_box_append (GTK_BOX (box), cancel);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_destroy), window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (g_cancellable_cancel), reading->cancellable,
                           G_CONNECT_SWAPPED);

  alea_mnemonics_name_once (box);
  gtk_window_set_resizable (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_widget (GTK_WINDOW (window), cancel);
  g_set_weak_pointer (&reading->window, window);
}

static gboolean
patience_cb (gpointer data)
{
  Reading *reading = data;

  make_window (reading);
  update_cb (reading);
  gtk_window_present (GTK_WINDOW (reading->window));
  reading->timer = g_timeout_add (INTERVAL, update_cb, reading);
  return G_SOURCE_REMOVE;
}

static void
read_cb (GObject      *file,
         GAsyncResult *result,
         gpointer      data)
{
  Reading *reading = data;
  g_autoptr(GError) error = NULL;

  alea_game_file_read_finish (reading->file, result, &error);
  g_clear_handle_id (&reading->timer, g_source_remove);
  if (!g_cancellable_is_cancelled (reading->cancellable))
    {
      if (reading->window != NULL)
        gtk_window_destroy (GTK_WINDOW (reading->window));
      reading->callback (reading->file, error, reading->data);
    }

  reading_free (reading);
}

GCancellable *
alea_reading_start (GtkWindow           *parent,
                    AleaGameFile        *file,
                    AleaReadingCallback  callback,
                    gpointer             data)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->parent = g_object_ref (parent);
  reading->file = g_object_ref (file);
  reading->cancellable = g_cancellable_new ();
  reading->callback = callback;
  reading->data = data;
  reading->timer = g_timeout_add (PATIENCE, patience_cb, reading);

  g_signal_connect_object (parent, "destroy", G_CALLBACK (g_cancellable_cancel), reading->cancellable,
                           G_CONNECT_SWAPPED);
  alea_game_file_read_async (file, reading->cancellable, read_cb, reading);
  return g_object_ref (reading->cancellable);
}
