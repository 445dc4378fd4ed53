/* alea-board-input.c: pointer and keys
 *
 * However a person points at squares, the board reports the same two things:
 * "press" on a square, and "release" on the same or another one.  A key or an
 * assistive technology that activates a square does both at once.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

#include "alea-board-motion.h"

#include <math.h>

/* A hand that trembles does not lift a piece: units of the widget. */
#define LIFT_DISTANCE 6

AleaSquare
alea_board_find_square (AleaBoard *self,
                        double     x,
                        double     y)
{
  AleaSquare square;

  g_return_val_if_fail (ALEA_IS_BOARD (self), ALEA_NO_SQUARE);

  return alea_layout_find (&self->layout, x, y, &square) ? square : ALEA_NO_SQUARE;
}

static gboolean
emit_press (AleaBoard  *self,
            AleaSquare  square)
{
  gboolean may_lift = FALSE;

  g_signal_emit_by_name (self, "press", (guint) square, &may_lift);
  return may_lift;
}

static void
emit_release (AleaBoard  *self,
              AleaSquare  from,
              AleaSquare  to)
{
  g_signal_emit_by_name (self, "release", (guint) from, (guint) to);
}

static gboolean
emit_cancel (AleaBoard *self)
{
  gboolean is_let_go = FALSE;

  g_signal_emit_by_name (self, "cancel", &is_let_go);
  return is_let_go;
}

/* TRUE when it was for one of the handlers, all of which are called. */
static gboolean
any_handled (GSignalInvocationHint *hint,
             GValue                *all,
             const GValue          *one,
             gpointer               data)
{
  g_value_set_boolean (all, g_value_get_boolean (all) || g_value_get_boolean (one));
  return TRUE;
}

static void
focus_square (AleaBoard  *self,
              AleaSquare  square)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  if (square == ALEA_NO_SQUARE || self->squares[square] == NULL)
    return;

  self->cursor = square;
  gtk_widget_grab_focus (self->squares[square]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- pointer ------------------------------------------------------------- */

static void
drag_begin_cb (AleaBoard *self,
               double     x,
               double     y)
{
  self->pressed = alea_board_find_square (self, x, y);
  self->press_x = self->lift_x = x;
  self->press_y = self->lift_y = y;
  self->may_lift = FALSE;

  if (self->pressed == ALEA_NO_SQUARE)
    {
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
      emit_cancel (self);
      return;
    }

  gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), FALSE);
  focus_square (self, self->pressed);
  self->may_lift = emit_press (self, self->pressed);
}

static void
drag_update_cb (AleaBoard *self,
                double     dx,
                double     dy)
{
  if (!self->may_lift || self->pressed == ALEA_NO_SQUARE)
    return;

  if (self->lifted == ALEA_NO_SQUARE && hypot (dx, dy) >= LIFT_DISTANCE)
    {
      alea_board_finish_motion (self);
      self->lifted = self->pressed;
    }

  self->lift_x = self->press_x + dx;
  self->lift_y = self->press_y + dy;
  if (self->lifted != ALEA_NO_SQUARE)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_end_cb (AleaBoard *self,
             double     dx,
             double     dy)
{
  AleaSquare from = self->pressed;
  AleaSquare to = self->lifted == ALEA_NO_SQUARE
                  ? from : alea_board_find_square (self, self->press_x + dx, self->press_y + dy);

  self->dropped = self->lifted != ALEA_NO_SQUARE ? alea_board_get_anchor (self, self->lifted) : ALEA_NO_SQUARE;
  self->pressed = self->lifted = ALEA_NO_SQUARE;
  if (from != ALEA_NO_SQUARE)
    emit_release (self, from, to);
  self->dropped = ALEA_NO_SQUARE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_cancel_cb (AleaBoard *self)
{
  self->pressed = self->lifted = ALEA_NO_SQUARE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Also while a piece hangs on the pointer: it goes back. */
static gboolean
cancel (AleaBoard *self)
{
  const gboolean was_pressed = self->pressed != ALEA_NO_SQUARE;

  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));
  return emit_cancel (self) || was_pressed;
}

GdkModifierType
alea_board_get_modifiers (AleaBoard *self)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), 0);

  return gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (self->drag));
}

/* While the first button is held it takes back what is dragged. */
static void
secondary_cb (AleaBoard  *self,
              int         n_presses,
              double      x,
              double      y,
              GtkGesture *secondary)
{
  GdkModifierType held = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (secondary));
  AleaSquare square = alea_board_find_square (self, x, y);

  if ((held & GDK_BUTTON1_MASK) != 0)
    cancel (self);
  else if (self->is_interactive && square != ALEA_NO_SQUARE)
    g_signal_emit_by_name (self, "secondary-press", (guint) square);
}

/* --- keys ---------------------------------------------------------------- */

/* The nearest square from @from in a direction, over holes; @from itself when
 * there is none. */
static AleaSquare
step_cursor (AleaBoard  *self,
             AleaSquare  from,
             int         files,
             int         ranks)
{
  const AleaGeometry *geometry = self->geometry;
  const int sign = self->is_flipped ? -1 : 1;
  int file = alea_geometry_file (geometry, from), rank = alea_geometry_rank (geometry, from);

  for (;;)
    {
      file += sign * files;
      rank += sign * ranks;
      if (file < 0 || file >= geometry->files || rank < 0 || rank >= geometry->ranks)
        return from;
      if (alea_geometry_has (geometry, file, rank))
        return alea_geometry_square (geometry, file, rank);
    }
}

static gboolean
move_cursor (GtkWidget *widget,
             GVariant  *direction,
             gpointer   data)
{
  AleaBoard *self = ALEA_BOARD (widget);
  int files, ranks;

  if (self->cursor == ALEA_NO_SQUARE)
    return FALSE;

  g_variant_get (direction, "(ii)", &files, &ranks);
  focus_square (self, step_cursor (self, self->cursor, files, ranks));
  return TRUE;
}

/* Where nothing is let go, Escape is for what is around the board. */
static gboolean
cancel_key (GtkWidget *widget,
            GVariant  *unused,
            gpointer   data)
{
  return cancel (ALEA_BOARD (widget));
}

/* Tab goes to the board as a whole and on behind it; the arrows move within.
 * A popover over it has a round of its own. */
gboolean
alea_board_focus (GtkWidget        *widget,
                  GtkDirectionType  direction)
{
  AleaBoard *self = ALEA_BOARD (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);

  if (GTK_IS_POPOVER (focus))
    return gtk_widget_child_focus (focus, direction);
  if (!self->is_interactive || focus != NULL)
    return FALSE;

  focus_square (self, self->cursor);
  return gtk_widget_get_focus_child (widget) != NULL;
}

AleaSquare
alea_board_get_cursor (AleaBoard *self)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), ALEA_NO_SQUARE);

  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL ? self->cursor : ALEA_NO_SQUARE;
}

static void
square_activate_cb (AleaBoard       *self,
                    AleaBoardSquare *square)
{
  AleaSquare where = alea_board_square_get (square);

  if (!self->is_interactive)
    return;

  emit_press (self, where);
  emit_release (self, where, where);
}

void
alea_board_input_square (AleaBoard *self,
                         GtkWidget *square)
{
  g_signal_connect_object (square, "activate", G_CALLBACK (square_activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (square, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* --- beginning ----------------------------------------------------------- */

void
alea_board_input_class (GtkWidgetClass *widget_class)
{
  GType type = G_TYPE_FROM_CLASS (widget_class);

  alea_board_square_bind_keys (widget_class, move_cursor, cancel_key);

  /**
   * AleaBoard::press:
   * @square: an AleaSquare
   *
   * Returns: whether the piece on it may be lifted by dragging on
   */
  g_signal_new ("press", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                G_TYPE_UINT);

  /**
   * AleaBoard::release:
   * @from: the square that was pressed
   * @to: the square it was dragged to, ALEA_NO_SQUARE beside the board;
   *   @from when it was not dragged
   */
  g_signal_new ("release", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  /**
   * AleaBoard::cancel:
   *
   * Escape, or a press beside the squares. Everybody hears of it.
   *
   * Returns: whether there was something to let go
   */
  g_signal_new ("cancel", type, G_SIGNAL_RUN_LAST, 0, any_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);

  /**
   * AleaBoard::secondary-press:
   * @square: an AleaSquare
   *
   * The other mouse button.
   */
  g_signal_new ("secondary-press", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

void
alea_board_input_init (AleaBoard *self)
{
  GtkGesture *secondary = gtk_gesture_click_new ();

  self->cursor = self->pressed = self->lifted = self->dropped = ALEA_NO_SQUARE;

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
}
