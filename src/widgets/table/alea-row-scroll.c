/* alea-row-scroll.c: brings a row of a list into sight
 *
 * A new row has no height before it is laid out, and GTK would scroll until its
 * top is at the lower edge.  What asks for another layout within a handler of one
 * gets it before anything is drawn.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-row-scroll.h"

#include <math.h>

#define KEY "alea-row-scroll"

/* Pixels by which heights may differ that are meant to be the same. */
#define NEARLY 1.0

typedef struct
{
  GtkWidget     *scroller;   /* owns this */
  guint          place;
  gboolean       is_seen;    /* it has been scrolled, and laid out since */
  GdkFrameClock *clock;      /* while it waits for a layout; else NULL */
  gulong         handler;
} RowScroll;

static GtkWidget *
get_view (RowScroll *self)
{
  return gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scroller));
}

static guint
count_rows (RowScroll *self)
{
  GtkSelectionModel *rows = gtk_list_view_get_model (GTK_LIST_VIEW (get_view (self)));

  return rows != NULL ? g_list_model_get_n_items (G_LIST_MODEL (rows)) : 0;
}

static void
stop_waiting (RowScroll *self)
{
  if (self->clock != NULL)
    g_signal_handler_disconnect (self->clock, self->handler);
  g_clear_object (&self->clock);
}

/* Where the list has become lower or higher while it was scrolled, GTK leaves parts
 * of rows at both edges. */
static void
keep_whole (RowScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  const double page = gtk_adjustment_get_page_size (adjustment), value = gtk_adjustment_get_value (adjustment);
  const double height = gtk_adjustment_get_upper (adjustment) / MAX (1, count_rows (self));
  double row;

  if (height < NEARLY || fabs (page - round (page / height) * height) > NEARLY)
    return;

  row = MAX (round (value / height), self->place + 1 - round (page / height));
  if (fabs (row * height - value) > NEARLY)
    gtk_adjustment_set_value (adjustment, row * height);
}

static void
layout_cb (RowScroll *self)
{
  if (self->is_seen || self->place >= count_rows (self))
    {
      stop_waiting (self);
      if (self->place < count_rows (self))
        keep_whole (self);
      return;
    }

  gtk_widget_activate_action (get_view (self), "list.scroll-to-item", "u", self->place);
  self->is_seen = TRUE;
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void
free_scroll (gpointer data)
{
  stop_waiting (data);
  g_free (data);
}

static RowScroll *
get_scroll (GtkWidget *scroller)
{
  RowScroll *self = g_object_get_data (G_OBJECT (scroller), KEY);

  if (self == NULL)
    {
      self = g_new0 (RowScroll, 1);
      self->scroller = scroller;
      g_object_set_data_full (G_OBJECT (scroller), KEY, self, free_scroll);
      g_signal_connect_swapped (scroller, "unrealize", G_CALLBACK (stop_waiting), self);
    }

  return self;
}

void
alea_row_scroll_to (GtkWidget *scroller,
                    guint      place)
{
  RowScroll *self;
  GdkFrameClock *clock;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));

  clock = gtk_widget_get_frame_clock (scroller);
  if (clock == NULL)
    return;

  self = get_scroll (scroller);
  self->place = place;
  self->is_seen = FALSE;
  if (self->clock == NULL)
    {
      self->clock = g_object_ref (clock);
      self->handler = g_signal_connect_data (clock, "layout", G_CALLBACK (layout_cb), self, NULL,
                                             G_CONNECT_AFTER | G_CONNECT_SWAPPED);
    }
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}
