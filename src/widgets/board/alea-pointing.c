/* alea-pointing.c: what somebody points out on a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-pointing.h"

#include "alea-board-shown.h"

#include <string.h>

/**
 * AleaPointing:
 *
 * Circles and arrows that belong to no game: two who sit at one board talk
 * about it.
 */

struct _AleaPointing
{
  GObject      parent_instance;

  AleaBoard   *board;       /* not owned */
  GtkGesture  *drag;        /* not owned: the board's */
  GArray      *drawings;    /* of AleaDrawing */
  AleaDrawing  pending;     /* follows the pointer */
  gboolean     is_pending;
  AleaSquare   from;        /* where the button was pressed */
  double       x, y;
};

G_DEFINE_FINAL_TYPE (AleaPointing, alea_pointing, G_TYPE_OBJECT)

static void
show (AleaPointing *self)
{
  const guint n = self->drawings->len;

  /* The one that follows the pointer is last for as long as it is shown. */
  if (self->is_pending)
    g_array_append_val (self->drawings, self->pending);
  alea_board_set_hints (self->board, NULL, 0, (const AleaDrawing *) (void *) self->drawings->data, self->drawings->len);
  g_array_set_size (self->drawings, n);
}

/* Blue, or red while Shift is held: not the colour of what the board marks
 * itself. */
static AleaColourValue
get_colour (AleaPointing *self)
{
  GdkModifierType held = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (self->drag));

  return alea_inks[(held & GDK_SHIFT_MASK) != 0 ? 1 : 0].colour;
}

static void
follow (AleaPointing *self,
        double        dx,
        double        dy)
{
  AleaSquare to = alea_board_find_square (self->board, self->x + dx, self->y + dy);

  self->is_pending = to != ALEA_NO_SQUARE;
  if (self->is_pending)
    self->pending = (AleaDrawing) {
      .type = to == self->from ? ALEA_DRAWING_CIRCLE : ALEA_DRAWING_ARROW,
      .square = self->from,
      .to = to,
      .colour = get_colour (self),
    };
}

/* Removes what is drawn where @drawing goes; whether it was of its colour. */
static gboolean
wipe_off (AleaPointing      *self,
          const AleaDrawing *drawing)
{
  for (guint i = 0; i < self->drawings->len; i++)
    {
      const AleaDrawing *old = &g_array_index (self->drawings, AleaDrawing, i);

      if (old->square == drawing->square && old->to == drawing->to)
        {
          gboolean is_equal = memcmp (&old->colour, &drawing->colour, sizeof (AleaColourValue)) == 0;

          g_array_remove_index (self->drawings, i);
          return is_equal;
        }
    }

  return FALSE;
}

void
alea_pointing_show (AleaPointing *self,
                    AleaSquare    from,
                    AleaSquare    to)
{
  const AleaDrawing drawing = {
    .type = to == from ? ALEA_DRAWING_CIRCLE : ALEA_DRAWING_ARROW,
    .square = from,
    .to = to,
    .colour = alea_inks[0].colour,
  };

  g_return_if_fail (ALEA_IS_POINTING (self));

  g_array_set_size (self->drawings, 0);
  g_array_append_val (self->drawings, drawing);
  show (self);
}

/* --- the pointer ---------------------------------------------------------- */

static void
drag_begin_cb (AleaPointing *self,
               double        x,
               double        y)
{
  GdkModifierType held = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (self->drag));
  const gboolean is_moving = (held & GDK_BUTTON1_MASK) != 0;

  self->from = is_moving ? ALEA_NO_SQUARE : alea_board_find_square (self->board, x, y);
  self->x = x;
  self->y = y;
  if (self->from == ALEA_NO_SQUARE)
    {
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  follow (self, 0, 0);
  show (self);
}

static void
drag_update_cb (AleaPointing *self,
                double        dx,
                double        dy)
{
  if (self->from == ALEA_NO_SQUARE)
    return;

  follow (self, dx, dy);
  show (self);
}

static void
drag_end_cb (AleaPointing *self,
             double        dx,
             double        dy)
{
  if (self->from == ALEA_NO_SQUARE)
    return;

  follow (self, dx, dy);
  if (self->is_pending && !wipe_off (self, &self->pending))
    g_array_append_val (self->drawings, self->pending);
  self->is_pending = FALSE;
  self->from = ALEA_NO_SQUARE;
  show (self);
}

static void
drag_cancel_cb (AleaPointing *self)
{
  self->is_pending = FALSE;
  self->from = ALEA_NO_SQUARE;
  show (self);
}

static gboolean
press_cb (AleaPointing *self)
{
  alea_pointing_clear (self);
  return FALSE;   /* the press is for others */
}

/* --- the class ------------------------------------------------------------ */

static void
alea_pointing_finalize (GObject *object)
{
  g_array_unref (ALEA_POINTING (object)->drawings);

  G_OBJECT_CLASS (alea_pointing_parent_class)->finalize (object);
}

static void
alea_pointing_class_init (AleaPointingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_pointing_finalize;
}

static void
alea_pointing_init (AleaPointing *self)
{
  self->drawings = g_array_new (FALSE, FALSE, sizeof (AleaDrawing));
  self->from = ALEA_NO_SQUARE;
}

AleaPointing *
alea_pointing_new (AleaBoard *board)
{
  AleaPointing *self = g_object_new (ALEA_TYPE_POINTING, NULL);

  self->board = board;
  self->drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->drag), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (self->drag));

  g_signal_connect_object (board, "press", G_CALLBACK (press_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "cancel", G_CALLBACK (alea_pointing_clear), self, G_CONNECT_SWAPPED);
  return self;
}

gboolean
alea_pointing_clear (AleaPointing *self)
{
  g_return_val_if_fail (ALEA_IS_POINTING (self), FALSE);

  if (self->drawings->len == 0 && !self->is_pending)
    return FALSE;

  g_array_set_size (self->drawings, 0);
  self->is_pending = FALSE;
  self->from = ALEA_NO_SQUARE;
  show (self);
  return TRUE;
}
