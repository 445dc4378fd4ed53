/* alea-board-rise.c: plates rise and waiting pieces fade
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

#include "alea-look.h"

/* Plates come one after the other; all of it is over after this. */
#define RISE_STEP   30000
#define RISE_LENGTH 600000

gboolean
alea_board_is_motion_wanted (AleaBoard *self)
{
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);

  return enabled && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static gboolean
rise_tick_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  AleaBoard *self = data;
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
  self->rise_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), rise_tick_cb, self, NULL);
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
