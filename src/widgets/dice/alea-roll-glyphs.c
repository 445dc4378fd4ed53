/* alea-roll-glyphs.c: a roll as small signs in a row
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-roll-glyphs.h"

#include "alea-die-glyph.h"

/**
 * AleaRollGlyphs:
 *
 * Signs as high as the letters beside them.
 */

struct _AleaRollGlyphs
{
  GtkWidget parent_instance;

  AleaRoll  roll;
};

G_DEFINE_FINAL_TYPE (AleaRollGlyphs, alea_roll_glyphs, GTK_TYPE_WIDGET)

/* In pixels at the usual size of text. */
#define SIZE    18
#define SPACING 6

/* With the size of text. */
static double
get_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int height = pango_font_metrics_get_height (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return MAX (SIZE, height);
}

static void
alea_roll_glyphs_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  const guint n = ALEA_ROLL_GLYPHS (widget)->roll.n;
  const int size = (int) get_size (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = size;
  else
    *minimum = *natural = n > 0 ? (int) n * (size + SPACING) - SPACING : 0;
}

static void
alea_roll_glyphs_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  const AleaRoll *roll = &ALEA_ROLL_GLYPHS (widget)->roll;
  const double size = get_size (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;

  if (roll->n == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, 0, (height - size) / 2);
  for (guint i = 0; i < roll->n; i++)
    {
      const AleaDieGlyph glyph = { .sides = roll->sides, .face = roll->face[i], .colour = ALEA_WHITE };

      alea_die_glyph_paint (&glyph, cr, size);
      cairo_translate (cr, size + SPACING, 0);
    }
  cairo_destroy (cr);
}

static void
alea_roll_glyphs_class_init (AleaRollGlyphsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = alea_roll_glyphs_measure;
  widget_class->snapshot = alea_roll_glyphs_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "rollglyphs");
}

static void
alea_roll_glyphs_init (AleaRollGlyphs *self)
{
}

void
alea_roll_glyphs_set_roll (AleaRollGlyphs *self,
                           AleaRoll        roll)
{
  g_return_if_fail (ALEA_IS_ROLL_GLYPHS (self));

  self->roll = roll;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
alea_roll_glyphs_new (void)
{
  return g_object_new (ALEA_TYPE_ROLL_GLYPHS, NULL);
}
