/* alea-roll-glyphs.c: rolls as small signs in a row
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-roll-glyphs.h"

#include "alea-die-glyph.h"

#include <math.h>

/**
 * AleaRollGlyphs:
 *
 * Signs as high as the letters beside them.
 */

struct _AleaRollGlyphs
{
  GtkWidget   parent_instance;

  GArray     *rolls;    /* of AleaRoll */
  AleaColour  colour;
  guint       faint;    /* a bit for each die of a roll */
  gboolean    is_column;
};

G_DEFINE_FINAL_TYPE (AleaRollGlyphs, alea_roll_glyphs, GTK_TYPE_WIDGET)

/* In pixels at the usual size of text. */
#define SIZE 18

/* Between the dice of a roll, and between rolls, in sizes of a sign. */
#define DICE_GAP  0.17
#define ROLLS_GAP 0.5

/* How much is left of a die that was not chosen. */
#define FAINT 0.4

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

/* Of all rolls one after the other, in sizes of a sign. */
static double
get_length (AleaRollGlyphs *self)
{
  double length = 0;

  for (guint i = 0; i < self->rolls->len; i++)
    {
      const guint n = g_array_index (self->rolls, AleaRoll, i).n;

      length += n > 0 ? n + (n - 1) * DICE_GAP + (length > 0 ? ROLLS_GAP : 0) : 0;
    }

  return length;
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
  AleaRollGlyphs *self = ALEA_ROLL_GLYPHS (widget);
  const double size = get_size (widget);

  if (orientation == (self->is_column ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL))
    *minimum = *natural = (int) size;
  else
    *minimum = *natural = (int) ceil (get_length (self) * size);
}

static void
paint_roll (AleaRollGlyphs *self,
            cairo_t        *cr,
            const AleaRoll *roll,
            double          size)
{
  for (guint i = 0; i < roll->n; i++)
    {
      const AleaDieGlyph glyph = {
        .sides = roll->sides, .face = roll->face[i], .colour = self->colour, .is_double = alea_roll_is_double (*roll),
      };
      double step;

      if ((self->faint & 1u << i) != 0)
        {
          cairo_push_group (cr);
          alea_die_glyph_paint (&glyph, cr, size);
          cairo_pop_group_to_source (cr);
          cairo_paint_with_alpha (cr, FAINT);
        }
      else
        alea_die_glyph_paint (&glyph, cr, size);
      step = size * (1 + (i + 1 < roll->n ? DICE_GAP : ROLLS_GAP));
      cairo_translate (cr, self->is_column ? 0 : step, self->is_column ? step : 0);
    }
}

static void
alea_roll_glyphs_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AleaRollGlyphs *self = ALEA_ROLL_GLYPHS (widget);
  const double size = get_size (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;

  if (get_length (self) <= 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, self->is_column ? (width - size) / 2 : 0, self->is_column ? 0 : (height - size) / 2);
  for (guint i = 0; i < self->rolls->len; i++)
    paint_roll (self, cr, &g_array_index (self->rolls, AleaRoll, i), size);
  cairo_destroy (cr);
}

static void
alea_roll_glyphs_finalize (GObject *object)
{
  g_array_unref (ALEA_ROLL_GLYPHS (object)->rolls);

  G_OBJECT_CLASS (alea_roll_glyphs_parent_class)->finalize (object);
}

static void
alea_roll_glyphs_class_init (AleaRollGlyphsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_roll_glyphs_finalize;

  widget_class->measure = alea_roll_glyphs_measure;
  widget_class->snapshot = alea_roll_glyphs_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "rollglyphs");
}

static void
alea_roll_glyphs_init (AleaRollGlyphs *self)
{
  self->rolls = g_array_new (FALSE, FALSE, sizeof (AleaRoll));
}

void
alea_roll_glyphs_set_roll (AleaRollGlyphs *self,
                           AleaRoll        roll)
{
  alea_roll_glyphs_set_rolls (self, &roll, 1);
}

void
alea_roll_glyphs_set_rolls (AleaRollGlyphs *self,
                            const AleaRoll *rolls,
                            guint           n)
{
  g_return_if_fail (ALEA_IS_ROLL_GLYPHS (self));

  g_array_set_size (self->rolls, 0);
  g_array_append_vals (self->rolls, rolls, n);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
alea_roll_glyphs_set_colour (AleaRollGlyphs *self,
                             AleaColour      colour)
{
  g_return_if_fail (ALEA_IS_ROLL_GLYPHS (self));

  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_roll_glyphs_set_faint (AleaRollGlyphs *self,
                            guint           faint)
{
  g_return_if_fail (ALEA_IS_ROLL_GLYPHS (self));

  self->faint = faint;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_roll_glyphs_set_is_column (AleaRollGlyphs *self,
                                gboolean        is_column)
{
  g_return_if_fail (ALEA_IS_ROLL_GLYPHS (self));

  self->is_column = is_column;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
alea_roll_glyphs_new (void)
{
  return g_object_new (ALEA_TYPE_ROLL_GLYPHS, NULL);
}
