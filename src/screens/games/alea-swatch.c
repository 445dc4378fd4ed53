/* alea-swatch.c: the colour of a game, as a sign before its name
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-swatch.h"

#include "alea-felt.h"

/**
 * AleaSwatch:
 *
 * As large as the signs of other rows.
 */

#define SIZE 16

struct _AleaSwatch
{
  GtkWidget       parent_instance;

  const AleaFelt *felt;
};

G_DEFINE_FINAL_TYPE (AleaSwatch, alea_swatch, GTK_TYPE_WIDGET)

static void
alea_swatch_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  const AleaColourValue light = ALEA_SWATCH (widget)->felt->light;
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const float size = MAX (SIZE, MIN (width, height));
  const graphene_rect_t place = GRAPHENE_RECT_INIT ((width - size) / 2, (height - size) / 2, size, size);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &place, 4);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { (float) light.red, (float) light.green, (float) light.blue, 1 },
                             &place);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { 1, 1, 1, 1 },
                              (const GdkRGBA[4]) { { 1, 1, 1, 0.25f }, { 1, 1, 1, 0.25f }, { 1, 1, 1, 0.25f },
                                                   { 1, 1, 1, 0.25f } });
}

static void
alea_swatch_class_init (AleaSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = alea_swatch_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "swatch");
}

static void
alea_swatch_init (AleaSwatch *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), SIZE, SIZE);
}

GtkWidget *
alea_swatch_new (const char *rules)
{
  AleaSwatch *self = g_object_new (ALEA_TYPE_SWATCH, NULL);

  self->felt = alea_felt_find (rules);
  return GTK_WIDGET (self);
}
