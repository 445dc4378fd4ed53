/* alea-diagram-picture.c: a small diagram, for buttons
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-picture.h"

#include "alea-diagram-paint.h"

/**
 * AleaDiagramPicture:
 *
 * What a tool draws, as it will be drawn. The button around it has the name. The
 * styles may make it larger.
 */

struct _AleaDiagramPicture
{
  GtkWidget    parent_instance;

  AleaDiagram *diagram;
  int          size;
};

G_DEFINE_FINAL_TYPE (AleaDiagramPicture, alea_diagram_picture, GTK_TYPE_WIDGET)

static void
alea_diagram_picture_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  *minimum = *natural = ALEA_DIAGRAM_PICTURE (widget)->size;
}

static void
alea_diagram_picture_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  AleaDiagramPicture *self = ALEA_DIAGRAM_PICTURE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const int size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  alea_diagram_paint (self->diagram, cr, size, size, gtk_widget_get_scale_factor (widget));
  cairo_destroy (cr);
}

static void
alea_diagram_picture_finalize (GObject *object)
{
  g_clear_pointer (&ALEA_DIAGRAM_PICTURE (object)->diagram, alea_diagram_free);

  G_OBJECT_CLASS (alea_diagram_picture_parent_class)->finalize (object);
}

static void
alea_diagram_picture_class_init (AleaDiagramPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_diagram_picture_finalize;
  widget_class->measure = alea_diagram_picture_measure;
  widget_class->snapshot = alea_diagram_picture_snapshot;
  gtk_widget_class_set_css_name (widget_class, "diagrampicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
alea_diagram_picture_init (AleaDiagramPicture *self)
{
}

GtkWidget *
alea_diagram_picture_new (AleaDiagram *diagram,
                          int          size)
{
  AleaDiagramPicture *self = g_object_new (ALEA_TYPE_DIAGRAM_PICTURE, NULL);

  self->diagram = diagram;
  self->size = size;
  return GTK_WIDGET (self);
}
