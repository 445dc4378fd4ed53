/* alea-wait.c: a window that says how far something long is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-wait.h"

#include "alea-box.h"
#include "alea-mnemonics.h"
#include "alea-window-parts.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* Milliseconds: what is done sooner needs no window; and between two looks. */
#define PATIENCE 400
#define INTERVAL 100

struct _AleaWait
{
  GtkWindow    *parent;
  char         *title;
  GFile        *file;
  GCancellable *cancellable;
  AleaWaitLook  look;
  gpointer      data;

  GtkWidget    *window;    /* NULL until it takes long, and once it is closed */
  GtkWidget    *bar;
  GtkWidget    *details;
  guint         timer;
};

static gboolean
look_cb (gpointer data)
{
  AleaWait *self = data;
  g_autofree char *details = NULL;
  double fraction;

  if (self->window == NULL)
    return G_SOURCE_CONTINUE;

  fraction = self->look (self->data, &details);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), fraction);
  gtk_label_set_text (GTK_LABEL (self->details), details != NULL ? details : "");
  gtk_widget_set_visible (self->details, details != NULL);
  return G_SOURCE_CONTINUE;
}

static void
closed_cb (AleaWait *self)
{
  self->window = NULL;
  g_cancellable_cancel (self->cancellable);
}

static GtkWidget *
make_name (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("");
  g_autofree char *shown = alea_words_printable (name);
  GtkWidget *label = gtk_label_new (shown);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  return label;
}

static void
make_window (AleaWait *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));
  GtkWidget *window = alea_window_part_new (self->parent, self->title);

  self->bar = gtk_progress_bar_new ();
  self->details = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->details, "numeric");
  gtk_widget_add_css_class (box, "reading");
  gtk_widget_set_size_request (box, 300, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, self->title, -1);

  alea_box_append (box, make_name (self->file), self->bar, self->details, cancel, NULL);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_destroy), window);
  g_signal_connect_swapped (window, "destroy", G_CALLBACK (closed_cb), self);

  alea_mnemonics_name_once (box);
  gtk_window_set_resizable (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_widget (GTK_WINDOW (window), cancel);
  self->window = window;
}

static gboolean
patience_cb (gpointer data)
{
  AleaWait *self = data;

  make_window (self);
  look_cb (self);
  gtk_window_present (GTK_WINDOW (self->window));
  self->timer = g_timeout_add (INTERVAL, look_cb, self);
  return G_SOURCE_REMOVE;
}

AleaWait *
alea_wait_start (GtkWindow    *parent,
                 const char   *title,
                 GFile        *file,
                 GCancellable *cancellable,
                 AleaWaitLook  look,
                 gpointer      data)
{
  AleaWait *self = g_new0 (AleaWait, 1);

  self->parent = g_object_ref (parent);
  self->title = g_strdup (title);
  self->file = file != NULL ? g_object_ref (file) : NULL;
  self->cancellable = g_object_ref (cancellable);
  self->look = look;
  self->data = data;
  self->timer = g_timeout_add (PATIENCE, patience_cb, self);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (g_cancellable_cancel), cancellable, G_CONNECT_SWAPPED);

  return self;
}

void
alea_wait_stop (AleaWait *self)
{
  GtkWidget *window = self->window;

  g_clear_handle_id (&self->timer, g_source_remove);
  if (window != NULL)
    {
      g_signal_handlers_disconnect_by_data (window, self);
      gtk_window_destroy (GTK_WINDOW (window));
    }

  g_object_unref (self->parent);
  g_free (self->title);
  g_clear_object (&self->file);
  g_object_unref (self->cancellable);
  g_free (self);
}
