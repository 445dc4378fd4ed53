/* alea-carry.c: a piece that is carried onto a board from beside it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-carry.h"

#include <math.h>

/**
 * AleaCarry:
 *
 * A piece follows the pointer from a button beside the board onto a square, as
 * large as he will stand there. He is drawn by the screen, for on his way he
 * belongs neither to the one nor to the other.
 */

struct _AleaCarry
{
  GObject               parent_instance;

  GtkWidget            *screen;     /* none of these is owned */
  GtkWidget            *source;
  GtkWidget            *board;
  const AleaCarryBoard *kind;       /* NULL: an AleaBoard */
  AleaCarryFind         find;
  GtkGesture           *drag;       /* the source's */

  AleaPiece             piece;      /* where the button was pressed; ALEA_NO_PIECE for none */
  gboolean              is_carried;
  double                press_x, press_y;    /* in the source */
  double                x, y;
};

G_DEFINE_FINAL_TYPE (AleaCarry, alea_carry, G_TYPE_OBJECT)

/* A hand that trembles presses a button all the same: units of the widget. */
#define DRAG_DISTANCE 6

static void
drag_begin_cb (AleaCarry *self,
               double     x,
               double     y)
{
  GtkWidget *picked = gtk_widget_pick (self->source, x, y, GTK_PICK_DEFAULT);

  self->piece = picked != NULL ? self->find (self->source, picked) : ALEA_NO_PIECE;
  self->is_carried = FALSE;
  self->press_x = x;
  self->press_y = y;
}

/* Only a drag takes the press from the button. */
static void
drag_update_cb (AleaCarry *self,
                double     dx,
                double     dy)
{
  if (self->piece == ALEA_NO_PIECE || (!self->is_carried && hypot (dx, dy) < DRAG_DISTANCE))
    return;

  if (!self->is_carried)
    gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
  self->is_carried = TRUE;
  self->x = self->press_x + dx;
  self->y = self->press_y + dy;
  gtk_widget_queue_draw (self->screen);
}

static void
let_go (AleaCarry *self)
{
  self->is_carried = FALSE;
  gtk_widget_queue_draw (self->screen);
}

static void
drag_end_cb (AleaCarry *self,
             double     dx,
             double     dy)
{
  graphene_point_t point;
  AleaSquare square;

  if (!self->is_carried)
    return;

  let_go (self);
  if (!gtk_widget_get_mapped (self->board)
      || !gtk_widget_compute_point (self->source, self->board,
                                    &GRAPHENE_POINT_INIT ((float) (self->press_x + dx), (float) (self->press_y + dy)),
                                    &point))
    return;

  square = self->kind != NULL ? self->kind->find_square (self->screen, point.x, point.y)
                              : alea_board_find_square (ALEA_BOARD (self->board), point.x, point.y);
  if (square != ALEA_NO_SQUARE)
    g_signal_emit_by_name (self, "dropped", (guint) self->piece, (guint) square);
}

void
alea_carry_snapshot (AleaCarry   *self,
                     GtkSnapshot *snapshot)
{
  graphene_point_t point;

  g_return_if_fail (ALEA_IS_CARRY (self));

  if (!self->is_carried
      || !gtk_widget_compute_point (self->source, self->screen,
                                    &GRAPHENE_POINT_INIT ((float) self->x, (float) self->y), &point))
    return;

  if (self->kind != NULL)
    self->kind->draw_piece (self->screen, snapshot, self->piece, point.x, point.y);
  else
    alea_board_draw_piece (ALEA_BOARD (self->board), snapshot, self->piece, point.x, point.y);
}

gboolean
alea_carry_cancel (AleaCarry *self)
{
  gboolean was_carried;

  g_return_val_if_fail (ALEA_IS_CARRY (self), FALSE);

  was_carried = self->is_carried;
  if (was_carried)
    gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));

  return was_carried;
}

static void
alea_carry_class_init (AleaCarryClass *klass)
{
  /**
   * AleaCarry::dropped:
   * @piece: an AleaPiece
   * @square: an AleaSquare
   */
  g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_UINT);
}

static void
alea_carry_init (AleaCarry *self)
{
}

AleaCarry *
alea_carry_new (GtkWidget            *screen,
                GtkWidget            *source,
                AleaCarryFind         find,
                GtkWidget            *board,
                const AleaCarryBoard *kind)
{
  AleaCarry *self;

  g_return_val_if_fail (GTK_IS_WIDGET (screen), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (source), NULL);
  g_return_val_if_fail (find != NULL, NULL);
  g_return_val_if_fail (kind != NULL || ALEA_IS_BOARD (board), NULL);

  self = g_object_new (ALEA_TYPE_CARRY, NULL);
  self->screen = screen;
  self->source = source;
  self->find = find;
  self->board = board;
  self->kind = kind;
  self->drag = gtk_gesture_drag_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "cancel", G_CALLBACK (let_go), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (source, GTK_EVENT_CONTROLLER (self->drag));
  return self;
}
