/* alea-diagram-board-input.c: pointer and keys
 *
 * A press, the squares that the pointer comes to, and a release.  A key or an
 * assistive technology that activates a square presses and releases at once.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-board-private.h"

#include "alea-board-square.h"

#include <math.h>

/* A hand that trembles does not lift a piece: pixels. */
#define LIFT_DISTANCE 6

/* --- pointer -------------------------------------------------------------- */

AleaSquare
alea_diagram_board_find_square (AleaDiagramBoard *self,
                                double            x,
                                double            y)
{
  AleaGeometry box;
  AleaLayout layout;
  AleaSquare square;

  g_return_val_if_fail (self != NULL, ALEA_NO_SQUARE);

  /* The same board without holes. */
  box = self->diagram->geometry;
  box.plan = NULL;
  layout = self->layout;
  layout.geometry = &box;
  return alea_layout_find (&layout, x, y, &square) ? square : ALEA_NO_SQUARE;
}

static void
focus_square (AleaDiagramBoard *self,
              AleaSquare        square)
{
  self->cursor = square;
  gtk_widget_grab_focus (g_ptr_array_index (self->squares, square));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_begin_cb (AleaDiagramBoard *self,
               double            x,
               double            y)
{
  self->pressed = self->entered = alea_diagram_board_find_square (self, x, y);
  self->press_x = self->x = x;
  self->press_y = self->y = y;

  if (self->pressed == ALEA_NO_SQUARE)
    {
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
      g_signal_emit_by_name (self, "cancel");
      return;
    }

  gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), FALSE);
  focus_square (self, self->pressed);
  g_signal_emit_by_name (self, "press", (guint) self->pressed);
}

static void
enter_square (AleaDiagramBoard *self,
              AleaSquare        square)
{
  if (square == self->entered)
    return;

  self->entered = square;
  g_signal_emit_by_name (self, "enter", (guint) self->pressed, (guint) square);
}

/* A hand that is faster than the events passes over squares unseen: looks at
 * all points on the way. */
static void
go_to (AleaDiagramBoard *self,
       double            x,
       double            y)
{
  const double from_x = self->x, from_y = self->y;
  const int n = MAX ((int) (3 * hypot (x - from_x, y - from_y) / MAX (self->layout.square, 1)), 1);

  for (int i = 1; i <= n && self->pressed != ALEA_NO_SQUARE; i++)
    {
      self->x = from_x + (x - from_x) * i / n;
      self->y = from_y + (y - from_y) * i / n;
      enter_square (self, alea_diagram_board_find_square (self, self->x, self->y));
    }
}

static void
drag_update_cb (AleaDiagramBoard *self,
                double            dx,
                double            dy)
{
  if (self->pressed == ALEA_NO_SQUARE)
    return;

  if (self->carried != ALEA_NO_PIECE && hypot (dx, dy) >= LIFT_DISTANCE)
    self->is_carrying = TRUE;
  go_to (self, self->press_x + dx, self->press_y + dy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_end_cb (AleaDiagramBoard *self,
             double            dx,
             double            dy)
{
  const AleaSquare from = self->pressed;
  const AleaSquare to = alea_diagram_board_find_square (self, self->press_x + dx, self->press_y + dy);

  self->pressed = ALEA_NO_SQUARE;
  self->carried = ALEA_NO_PIECE;
  self->is_carrying = FALSE;
  if (from != ALEA_NO_SQUARE)
    g_signal_emit_by_name (self, "release", (guint) from, (guint) to);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_cancel_cb (AleaDiagramBoard *self)
{
  const gboolean was_pressed = self->pressed != ALEA_NO_SQUARE;

  self->pressed = ALEA_NO_SQUARE;
  self->carried = ALEA_NO_PIECE;
  self->is_carrying = FALSE;
  if (was_pressed)
    g_signal_emit_by_name (self, "cancel");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
secondary_cb (AleaDiagramBoard *self,
              int               n_presses,
              double            x,
              double            y)
{
  AleaSquare square = alea_diagram_board_find_square (self, x, y);

  if (square != ALEA_NO_SQUARE)
    g_signal_emit_by_name (self, "secondary-press", (guint) square);
}

static void
set_hovered (AleaDiagramBoard *self,
             AleaSquare        square)
{
  if (self->hovered == square)
    return;

  self->hovered = square;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (AleaDiagramBoard *self,
           double            x,
           double            y)
{
  set_hovered (self, alea_diagram_board_find_square (self, x, y));
}

static void
leave_cb (AleaDiagramBoard *self)
{
  set_hovered (self, ALEA_NO_SQUARE);
}

/* --- keys ----------------------------------------------------------------- */

static gboolean
move_cursor (GtkWidget *widget,
             GVariant  *direction,
             gpointer   data)
{
  AleaDiagramBoard *self = (AleaDiagramBoard *) widget;
  const AleaGeometry *geometry = &self->diagram->geometry;
  const int sign = self->diagram->is_flipped ? -1 : 1;
  int files, ranks;

  g_variant_get (direction, "(ii)", &files, &ranks);
  files = alea_geometry_file (geometry, self->cursor) + sign * files;
  ranks = alea_geometry_rank (geometry, self->cursor) + sign * ranks;
  focus_square (self, alea_geometry_square (geometry, CLAMP (files, 0, geometry->files - 1),
                                            CLAMP (ranks, 0, geometry->ranks - 1)));
  return TRUE;
}

/* Also while a piece hangs on the pointer: it goes back. */
static gboolean
cancel_key (GtkWidget *widget,
            GVariant  *unused,
            gpointer   data)
{
  AleaDiagramBoard *self = (AleaDiagramBoard *) widget;

  if (self->pressed != ALEA_NO_SQUARE)
    gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));
  else
    g_signal_emit_by_name (self, "cancel");

  return TRUE;
}

/* Tab goes to the board as a whole and on behind it; the arrows move within. */
gboolean
alea_diagram_board_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  AleaDiagramBoard *self = (AleaDiagramBoard *) widget;

  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  focus_square (self, self->cursor);
  return gtk_widget_get_focus_child (widget) != NULL;
}

static void
square_activate_cb (AleaDiagramBoard *self,
                    AleaBoardSquare  *square)
{
  const AleaSquare where = alea_board_square_get (square);

  g_signal_emit_by_name (self, "press", (guint) where);
  self->carried = ALEA_NO_PIECE;
  g_signal_emit_by_name (self, "release", (guint) where, (guint) where);
}

void
alea_diagram_board_input_square (AleaDiagramBoard *self,
                                 GtkWidget        *square)
{
  g_signal_connect_object (square, "activate", G_CALLBACK (square_activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (square, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* --- beginning ------------------------------------------------------------ */

void
alea_diagram_board_input_class (GtkWidgetClass *widget_class)
{
  GType type = G_TYPE_FROM_CLASS (widget_class);

  alea_board_square_bind_keys (widget_class, move_cursor, cancel_key);

  /**
   * AleaDiagramBoard::press:
   * @square: an AleaSquare
   */
  g_signal_new ("press", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * AleaDiagramBoard::enter:
   * @from: the square that was pressed
   * @square: where the pointer is now; ALEA_NO_SQUARE beside the board
   */
  g_signal_new ("enter", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  /**
   * AleaDiagramBoard::release:
   * @from: the square that was pressed
   * @to: where it was let go; ALEA_NO_SQUARE beside the board
   */
  g_signal_new ("release", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  /**
   * AleaDiagramBoard::cancel:
   *
   * Escape, a press beside the squares, or one that came to nothing.
   */
  g_signal_new ("cancel", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * AleaDiagramBoard::secondary-press:
   * @square: an AleaSquare
   *
   * The other mouse button.
   */
  g_signal_new ("secondary-press", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

void
alea_diagram_board_input_init (AleaDiagramBoard *self)
{
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->pressed = self->entered = ALEA_NO_SQUARE;

  self->drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->drag));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (secondary));

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
