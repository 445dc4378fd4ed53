/* alea-board-drama.c: the rare moments, and plates that rise
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

#include "alea-look.h"

/* Plates come one after the other; all of it is over after this. */
#define RISE_STEP   30000
#define RISE_LENGTH 600000

/* --- dramas ----------------------------------------------------------------- */

double
alea_board_get_drama_length (AleaBoard *self)
{
  return alea_drama_get_length (self->drama.type) * G_USEC_PER_SEC / alea_look_get_speed (alea_look_get_default ());
}

/* Whoever presses anything has seen enough; what was pressed still does what it
 * does. */
static gboolean
skip_cb (AleaBoard *self,
         GdkEvent  *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_KEY_PRESS || type == GDK_TOUCH_BEGIN)
    alea_board_finish_motion (self);

  return GDK_EVENT_PROPAGATE;
}

static void
watch_window (AleaBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->skip = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->skip, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->skip, "event", G_CALLBACK (skip_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (root), self->skip);
}

static gboolean
unwatch_idle_cb (gpointer skip)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (skip));

  if (window != NULL)
    gtk_widget_remove_controller (window, GTK_EVENT_CONTROLLER (skip));
  return G_SOURCE_REMOVE;
}

/* Whether the drama shows the piece of @glide. */
static gboolean
is_shown_by_drama (AleaBoard       *self,
                   const AleaGlide *glide)
{
  const AleaGeometry *geometry = self->geometry;
  const AleaSquare to = self->drama.to;

  return glide->square == to
         || (glide->square == ALEA_NO_SQUARE && glide->from_file == alea_geometry_file (geometry, to)
             && glide->from_rank == alea_geometry_rank (geometry, to));
}

void
alea_board_start_drama (AleaBoard *self)
{
  self->drama = self->next_drama;
  self->next_drama.type = ALEA_DRAMA_NONE;
  if (self->drama.type == ALEA_DRAMA_NONE)
    return;

  for (guint i = 0; self->drama.type != ALEA_DRAMA_SWAP && i < self->glides->len; i++)
    {
      AleaGlide *glide = &g_array_index (self->glides, AleaGlide, i);

      glide->is_hidden = is_shown_by_drama (self, glide);
    }
  watch_window (self);
}

void
alea_board_end_drama (AleaBoard *self)
{
  self->drama.type = ALEA_DRAMA_NONE;
  if (self->skip == NULL)
    return;

  /* It may be what ends the drama. */
  g_signal_handlers_disconnect_by_data (self->skip, self);
  g_idle_add_full (G_PRIORITY_DEFAULT, unwatch_idle_cb, g_object_ref (self->skip), g_object_unref);
  self->skip = NULL;
}

void
alea_board_set_drama (AleaBoard       *self,
                      const AleaDrama *drama)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  self->next_drama = *drama;
  if (drama->type != ALEA_DRAMA_SWAP)
    return;

  /* Nobody leaves his square. */
  alea_board_finish_motion (self);
  if (!alea_board_is_motion_wanted (self))
    {
      self->next_drama.type = ALEA_DRAMA_NONE;
      return;
    }
  alea_board_start_drama (self);
  alea_board_start_motion (self);
}

/* --- plates ------------------------------------------------------------------ */

static gboolean
rise_tick_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  AleaBoard *self = ALEA_BOARD (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->rise_start == 0)
    self->rise_start = now;
  gtk_widget_queue_draw (widget);
  if (now - self->rise_start < RISE_LENGTH)
    return G_SOURCE_CONTINUE;

  self->rise_tick = 0;
  return G_SOURCE_REMOVE;
}

void
alea_board_end_rise (AleaBoard *self)
{
  if (self->rise_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->rise_tick);

  self->rise_tick = 0;
}

void
alea_board_start_rise (AleaBoard *self)
{
  alea_board_end_rise (self);
  if (!alea_board_is_motion_wanted (self))
    return;

  self->rise_start = 0;
  self->rise_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), rise_tick_cb, NULL, NULL);
}

double
alea_board_get_rise (AleaBoard *self,
                     guint      index,
                     double     length)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  double gone;

  if (self->rise_tick == 0)
    return 1;
  if (self->rise_start == 0 || clock == NULL)
    return 0;

  gone = (double) (gdk_frame_clock_get_frame_time (clock) - self->rise_start)
         * alea_look_get_speed (alea_look_get_default ());
  return CLAMP ((gone - index * RISE_STEP) / length, 0, 1);
}
