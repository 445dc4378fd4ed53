/* alea-man-picture.c: one man, for buttons and rows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-man-picture.h"

#include "alea-look.h"
#include "alea-man-names.h"

/**
 * AleaManPicture:
 *
 * One man as the board shows it, without a board.
 */

struct _AleaManPicture
{
  GtkWidget parent_instance;

  AleaMan   man;
  guint     turns;
  int       size;
};

G_DEFINE_FINAL_TYPE (AleaManPicture, alea_man_picture, GTK_TYPE_WIDGET)

static void
alea_man_picture_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = ALEA_MAN_PICTURE (widget)->size;
}

static void
alea_man_picture_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AleaManPicture *self = ALEA_MAN_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, self->turns * G_PI_2);
  cairo_translate (cr, -self->size / 2.0, -self->size / 2.0);
  alea_piece_set_paint (alea_look_get_pieces (alea_look_get_default ()), cr, self->man, self->size);
  cairo_destroy (cr);
}

static void
alea_man_picture_class_init (AleaManPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = alea_man_picture_measure;
  widget_class->snapshot = alea_man_picture_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "man");
}

static void
alea_man_picture_init (AleaManPicture *self)
{
}

static void
update_name (AleaManPicture *self)
{
  g_autofree char *name = alea_man_get_turned_name (self->man, self->turns);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_man_picture_set_man (AleaManPicture *self,
                          AleaMan         man)
{
  g_return_if_fail (ALEA_IS_MAN_PICTURE (self));

  if (self->man == man)
    return;

  self->man = man;
  update_name (self);
}

void
alea_man_picture_set_turns (AleaManPicture *self,
                            guint           turns)
{
  g_return_if_fail (ALEA_IS_MAN_PICTURE (self));

  if (self->turns == turns % 4)
    return;

  self->turns = turns % 4;
  update_name (self);
}

GtkWidget *
alea_man_picture_new (AleaMan man,
                      int     size)
{
  AleaManPicture *self = g_object_new (ALEA_TYPE_MAN_PICTURE, NULL);

  self->size = size;
  alea_man_picture_set_man (self, man);
  return GTK_WIDGET (self);
}
