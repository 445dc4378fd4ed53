/* alea-piece-picture.c: one piece, for buttons and rows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-piece-picture.h"

#include "alea-look.h"
#include "alea-piece-names.h"

/**
 * AleaPiecePicture:
 *
 * One piece as the board shows it, without a board.
 */

struct _AleaPiecePicture
{
  GtkWidget parent_instance;

  AleaPiece piece;
  guint     turns;
  int       size;
};

G_DEFINE_FINAL_TYPE (AleaPiecePicture, alea_piece_picture, GTK_TYPE_WIDGET)

static void
alea_piece_picture_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  *minimum = *natural = ALEA_PIECE_PICTURE (widget)->size;
}

static void
alea_piece_picture_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AleaPiecePicture *self = ALEA_PIECE_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, self->turns * G_PI_2);
  cairo_translate (cr, -self->size / 2.0, -self->size / 2.0);
  alea_piece_set_paint (alea_look_get_pieces (alea_look_get_default ()), cr, self->piece, self->size);
  cairo_destroy (cr);
}

static void
alea_piece_picture_class_init (AleaPiecePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = alea_piece_picture_measure;
  widget_class->snapshot = alea_piece_picture_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "piece");
}

static void
alea_piece_picture_init (AleaPiecePicture *self)
{
}

static void
update_name (AleaPiecePicture *self)
{
  g_autofree char *name = alea_piece_get_turned_name (self->piece, self->turns);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_piece_picture_set_size (AleaPiecePicture *self,
                             int               size)
{
  g_return_if_fail (ALEA_IS_PIECE_PICTURE (self));

  if (self->size == size)
    return;

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
alea_piece_picture_set_piece (AleaPiecePicture *self,
                              AleaPiece         piece)
{
  g_return_if_fail (ALEA_IS_PIECE_PICTURE (self));

  if (self->piece == piece)
    return;

  self->piece = piece;
  update_name (self);
}

void
alea_piece_picture_set_turns (AleaPiecePicture *self,
                              guint             turns)
{
  g_return_if_fail (ALEA_IS_PIECE_PICTURE (self));

  if (self->turns == turns % 4)
    return;

  self->turns = turns % 4;
  update_name (self);
}

GtkWidget *
alea_piece_picture_new (AleaPiece piece,
                        int       size)
{
  AleaPiecePicture *self = g_object_new (ALEA_TYPE_PIECE_PICTURE, NULL);

  self->size = size;
  alea_piece_picture_set_piece (self, piece);
  return GTK_WIDGET (self);
}
