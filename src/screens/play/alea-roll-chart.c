/* alea-roll-chart.c: what each roll would be worth, and how likely it is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-roll-chart.h"

#include "alea-dark.h"
#include "alea-hints.h"
#include "alea-words.h"

#include <math.h>

/**
 * AleaRollChart:
 *
 * A bar for each roll, as wide as the roll is likely and as high as it is worth;
 * a line shows what they are worth on average.
 */

/* Lengths in pixels. */
#define BAR_HEIGHT 48
#define GAP        4
#define LEAST_UNIT 10    /* width of the least likely roll */
#define MOST_UNIT  22

typedef struct
{
  char  *roll;
  char  *percent;
  double worth;
  guint  weight;
} Bar;

struct _AleaRollChart
{
  GtkWidget  parent_instance;

  GArray    *bars;      /* of Bar */
  guint      weight;    /* of all */
  double     average;
};

G_DEFINE_FINAL_TYPE (AleaRollChart, alea_roll_chart, GTK_TYPE_WIDGET)

static void
bar_clear (gpointer data)
{
  Bar *bar = data;

  g_free (bar->roll);
  g_free (bar->percent);
}

/* --- drawing ---------------------------------------------------------------- */

static int
get_gaps (AleaRollChart *self)
{
  return self->bars->len > 0 ? GAP * ((int) self->bars->len - 1) : 0;
}

/* Letters smaller than those around. */
static PangoLayout *
make_layout (AleaRollChart *self,
             const char    *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));

  pango_font_description_set_size (font, pango_font_description_get_size (font) * 5 / 6);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static int
get_line_height (AleaRollChart *self)
{
  g_autoptr(PangoLayout) layout = make_layout (self, "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* In the middle of @x and @width, unless it is wider than bar and gap. */
static void
draw_text (AleaRollChart *self,
           cairo_t       *cr,
           const char    *text,
           double         x,
           double         width,
           double         y)
{
  g_autoptr(PangoLayout) layout = make_layout (self, text);
  int text_width;

  pango_layout_get_pixel_size (layout, &text_width, NULL);
  if (text_width > width + GAP)
    return;

  cairo_move_to (cr, x + (width - text_width) / 2, y);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

static void
set_colour (cairo_t *cr,
            guint    colour)
{
  cairo_set_source_rgb (cr, (colour >> 16) / 255.0, (colour >> 8 & 255) / 255.0, (colour & 255) / 255.0);
}

static void
draw_bars (AleaRollChart *self,
           cairo_t       *cr,
           double         unit)
{
  const gboolean is_dark = gtk_widget_has_css_class (GTK_WIDGET (self), "dark");
  const int line = get_line_height (self);
  double x = 0;

  for (guint i = 0; i < self->bars->len; i++)
    {
      const Bar *bar = &g_array_index (self->bars, Bar, i);
      const double width = unit * bar->weight, height = MAX (BAR_HEIGHT * bar->worth, 1);

      set_colour (cr, is_dark ? 0x4f9d78 : 0x3f8a66);
      cairo_rectangle (cr, x, line + BAR_HEIGHT - height, width, height);
      cairo_fill (cr);
      set_colour (cr, is_dark ? 0xf5efe7 : 0x29231f);
      draw_text (self, cr, bar->percent, x, width, BAR_HEIGHT - height);
      draw_text (self, cr, bar->roll, x, width, line + BAR_HEIGHT);
      x += width + GAP;
    }

  set_colour (cr, is_dark ? 0xefb845 : 0x8f630f);
  cairo_set_dash (cr, (double[]) { 3 }, 1, 0);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 0, floor (line + BAR_HEIGHT * (1 - self->average)) + 0.5);
  cairo_rel_line_to (cr, x - GAP, 0);
  cairo_stroke (cr);
}

static void
alea_roll_chart_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  AleaRollChart *self = ALEA_ROLL_CHART (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->weight == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw_bars (self, cr, MIN ((width - get_gaps (self)) / (double) self->weight, MOST_UNIT));
  cairo_destroy (cr);
}

/* --- the widget ------------------------------------------------------------- */

static void
alea_roll_chart_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  AleaRollChart *self = ALEA_ROLL_CHART (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = BAR_HEIGHT + 2 * get_line_height (self);
  else
    {
      *minimum = (int) self->weight * LEAST_UNIT + get_gaps (self);
      *natural = (int) self->weight * MOST_UNIT + get_gaps (self);
    }
}

static void
alea_roll_chart_finalize (GObject *object)
{
  g_array_unref (ALEA_ROLL_CHART (object)->bars);
  G_OBJECT_CLASS (alea_roll_chart_parent_class)->finalize (object);
}

static void
alea_roll_chart_class_init (AleaRollChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_roll_chart_finalize;
  widget_class->measure = alea_roll_chart_measure;
  widget_class->snapshot = alea_roll_chart_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "rollchart");
}

static void
alea_roll_chart_init (AleaRollChart *self)
{
  self->bars = g_array_new (FALSE, TRUE, sizeof (Bar));
  g_array_set_clear_func (self->bars, bar_clear);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  alea_dark_follow (GTK_WIDGET (self));
}

/* What the bars show, for whoever does not see them: "1-2 (2/16): 51 %". */
static void
name_chart (AleaRollChart *self)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->bars->len; i++)
    {
      const Bar *bar = &g_array_index (self->bars, Bar, i);

      g_string_append_printf (text, "%s%s (%u/%u): %s%%", i > 0 ? ", " : "", bar->roll, bar->weight, self->weight,
                              bar->percent);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

void
alea_roll_chart_set_rolls (AleaRollChart *self,
                           GArray        *rolls)
{
  double sum = 0;

  g_return_if_fail (ALEA_IS_ROLL_CHART (self));

  gtk_widget_set_visible (GTK_WIDGET (self), rolls != NULL);
  if (rolls == NULL)
    return;

  g_array_set_size (self->bars, 0);
  self->weight = 0;
  for (guint i = 0; i < rolls->len; i++)
    {
      const AleaRollWorth *roll = &g_array_index (rolls, AleaRollWorth, i);
      const Bar bar = { alea_words_roll (&roll->roll), g_strdup_printf ("%.0f", 100 * roll->worth), roll->worth, roll->weight };

      g_array_append_val (self->bars, bar);
      self->weight += roll->weight;
      sum += roll->weight * roll->worth;
    }

  self->average = sum / self->weight;
  name_chart (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
