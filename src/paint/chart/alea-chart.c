/* alea-chart.c: measured values as pictures
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-chart.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#define TEXT_SIZE   9
#define BAR_ROW     20
#define BAR_HEIGHT  11
#define AXIS_ROOM   18
#define LABEL_SHARE 0.40   /* of the width, for the labels of bars, */
#define VALUE_SHARE 0.25   /* and for their values */

#define MAP_LABEL   34     /* width of the numbers beside the rows */
#define LEGEND_ROOM 34
#define N_SHADES    60

static const double low_colour[3] = { 0.13, 0.40, 0.67 };
static const double middle_colour[3] = { 0.97, 0.97, 0.97 };
static const double high_colour[3] = { 0.84, 0.38, 0.05 };

static const AleaTextStyle label_style = { .face = ALEA_FACE_PLAIN, .size = TEXT_SIZE, .is_one_line = TRUE };
static const AleaTextStyle tick_style = { .face = ALEA_FACE_PLAIN, .size = TEXT_SIZE, .align = PANGO_ALIGN_CENTER };
static const AleaTextStyle number_style = { .face = ALEA_FACE_PLAIN, .size = TEXT_SIZE, .align = PANGO_ALIGN_RIGHT };

static void
clear_item (gpointer data)
{
  g_free (((AleaChartItem *) data)->label);
}

AleaChart *
alea_chart_new (AleaChartKind  kind,
                const char    *title,
                const char    *caption)
{
  AleaChart *self = g_new0 (AleaChart, 1);

  self->kind = kind;
  self->title = g_strdup (title);
  self->caption = g_strdup (caption);
  self->items = g_array_new (FALSE, FALSE, sizeof (AleaChartItem));
  g_array_set_clear_func (self->items, clear_item);
  return self;
}

void
alea_chart_free (AleaChart *self)
{
  g_free (self->title);
  g_free (self->caption);
  g_array_unref (self->items);
  g_free (self);
}

void
alea_chart_add (AleaChart  *self,
                const char *label,
                double      value,
                double      low,
                double      high)
{
  const AleaChartItem item = { g_strdup (label), value, low, high };

  g_array_append_val (self->items, item);
}

static const AleaChartItem *
get_item (const AleaChart *self,
          guint            number)
{
  return &g_array_index (self->items, AleaChartItem, number);
}

/* --- scales ------------------------------------------------------------------ */

/* A round number, 1, 2 or 5 with noughts, that is not less than @value. */
static double
round_up (double value)
{
  const double power = pow (10, floor (log10 (value)));
  static const double steps[] = { 1, 2, 5 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] * power >= value * (1 - 1e-9))
      return steps[i] * power;

  return 10 * power;
}

/* How far values, or their intervals, lie from the middle. */
static double
get_reach (const AleaChart *self)
{
  double reach = 1e-3;

  for (guint i = 0; i < self->items->len; i++)
    {
      const AleaChartItem *item = get_item (self, i);

      reach = MAX (reach, fabs (item->value - self->middle));
      if (self->kind == ALEA_CHART_BARS)
        reach = MAX (reach, MAX (item->high - self->middle, self->middle - item->low));
    }

  return round_up (reach);
}

/* Values lie on both sides of the middle, unless it is the least there can be. */
static double
get_bottom (const AleaChart *self,
            double           reach)
{
  return self->middle > 0 ? self->middle - reach : 0;
}

static char *
write_value (const AleaChart *self,
             double           value)
{
  return self->is_share ? g_strdup_printf ("%.1f\u202f%%", 100 * value) : g_strdup_printf ("%.1f", value);
}

/* --- bars -------------------------------------------------------------------- */

typedef struct
{
  double left;      /* of the scale, in the picture */
  double width;
  double bottom;    /* values at its ends */
  double top;
} Scale;

static double
place (const Scale *scale,
       double       value)
{
  return scale->left + (value - scale->bottom) / (scale->top - scale->bottom) * scale->width;
}

static void
paint_axis (const AleaChart *self,
            cairo_t         *cr,
            const Scale     *scale,
            double           y,
            double           height)
{
  /* Round numbers, whether the scale has two sides or one. */
  const int n_ticks = self->middle > 0 ? 4 : 5;

  for (int i = 0; i <= n_ticks; i++)
    {
      const double value = scale->bottom + (scale->top - scale->bottom) * i / n_ticks;
      const double x = place (scale, value);
      g_autofree char *text = write_value (self, value);

      cairo_set_source_rgb (cr, 0.8, 0.8, 0.8);
      cairo_set_line_width (cr, 0.5);
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x, y + height);
      cairo_stroke (cr);
      cairo_set_source_rgb (cr, 0, 0, 0);
      alea_page_text_draw (cr, text, &tick_style, x - 30, y + height + 3, 60);
    }
}

static void
paint_bar (const AleaChart     *self,
           cairo_t             *cr,
           const AleaChartItem *item,
           const Scale         *scale,
           double               y)
{
  const double start = place (scale, MAX (self->middle, scale->bottom)), end = place (scale, item->value);
  const double *colour = item->value < self->middle ? low_colour : high_colour;
  const double middle = y + BAR_ROW / 2.0;

  cairo_set_source_rgba (cr, colour[0], colour[1], colour[2], 0.55);
  cairo_rectangle (cr, MIN (start, end), middle - BAR_HEIGHT / 2.0, fabs (end - start), BAR_HEIGHT);
  cairo_fill (cr);

  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, place (scale, item->low), middle);
  cairo_line_to (cr, place (scale, item->high), middle);
  for (int i = 0; i < 2; i++)
    {
      const double x = place (scale, i == 0 ? item->low : item->high);

      cairo_move_to (cr, x, middle - 3);
      cairo_line_to (cr, x, middle + 3);
    }
  cairo_stroke (cr);
}

static void
paint_bars (const AleaChart *self,
            cairo_t         *cr,
            double           x,
            double           y,
            double           width)
{
  const double reach = get_reach (self);
  const Scale scale = {
    .left = x + width * LABEL_SHARE, .width = width * (1 - LABEL_SHARE - VALUE_SHARE),
    .bottom = get_bottom (self, reach), .top = self->middle + reach,
  };

  paint_axis (self, cr, &scale, y, self->items->len * BAR_ROW);
  for (guint i = 0; i < self->items->len; i++, y += BAR_ROW)
    {
      const AleaChartItem *item = get_item (self, i);
      g_autofree char *value = write_value (self, item->value);
      g_autofree char *low = write_value (self, item->low), *high = write_value (self, item->high);
      g_autofree char *text = g_strdup_printf ("%s (%s\u2013%s)", value, low, high);

      paint_bar (self, cr, item, &scale, y);
      alea_page_text_draw (cr, item->label, &label_style, x, y + 4, width * LABEL_SHARE - 8);
      alea_page_text_draw (cr, text, &number_style, x + width * (1 - VALUE_SHARE), y + 4, width * VALUE_SHARE);
    }
}

/* --- maps -------------------------------------------------------------------- */

static guint
count_columns (const AleaChart *self)
{
  return MAX ((guint) ceil (sqrt (self->items->len * 1.25) / 8) * 8, 8);
}

static guint
count_rows (const AleaChart *self)
{
  return (self->items->len + count_columns (self) - 1) / count_columns (self);
}

static double
get_cell_size (const AleaChart *self,
               double           width)
{
  return (width - MAP_LABEL) / count_columns (self);
}

/* @share: -1, low, to 1, high. */
static void
set_shade (cairo_t *cr,
           double   share)
{
  const double *end = share < 0 ? low_colour : high_colour;
  const double part = MIN (fabs (share), 1);
  double mixed[3];

  for (int i = 0; i < 3; i++)
    mixed[i] = middle_colour[i] + (end[i] - middle_colour[i]) * part;
  cairo_set_source_rgb (cr, mixed[0], mixed[1], mixed[2]);
}

static void
paint_legend (const AleaChart *self,
              cairo_t         *cr,
              double           reach,
              double           x,
              double           y,
              double           width)
{
  for (int i = 0; i < N_SHADES; i++)
    {
      set_shade (cr, 2 * (i + 0.5) / N_SHADES - 1);
      cairo_rectangle (cr, x + width * i / N_SHADES, y, width / N_SHADES + 0.3, 8);
      cairo_fill (cr);
    }

  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int i = -1; i <= 1; i++)
    {
      g_autofree char *text = write_value (self, self->middle + i * reach);

      alea_page_text_draw (cr, text, &tick_style, x + width * (i + 1) / 2 - 30, y + 11, 60);
    }
}

static void
paint_map (const AleaChart *self,
           cairo_t         *cr,
           double           x,
           double           y,
           double           width)
{
  const guint columns = count_columns (self), rows = count_rows (self);
  const double size = get_cell_size (self, width), reach = get_reach (self);

  for (guint i = 0; i < self->items->len; i++)
    {
      set_shade (cr, (get_item (self, i)->value - self->middle) / reach);
      cairo_rectangle (cr, x + MAP_LABEL + i % columns * size, y + i / columns * size, size - 0.4, size - 0.4);
      cairo_fill (cr);
    }

  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint row = 0; row < rows; row += MAX ((guint) ceil (1.3 * TEXT_SIZE / size), 1))
    alea_page_text_draw (cr, get_item (self, row * columns)->label, &number_style, x,
                         y + row * size + size / 2 - TEXT_SIZE * 0.65, MAP_LABEL - 6);

  paint_legend (self, cr, reach, x + width / 4, y + rows * size + 10, width / 2);
}

/* --- both -------------------------------------------------------------------- */

double
alea_chart_get_height (const AleaChart *self,
                       double           width)
{
  if (self->kind == ALEA_CHART_BARS)
    return self->items->len * BAR_ROW + AXIS_ROOM;

  return count_rows (self) * get_cell_size (self, width) + LEGEND_ROOM;
}

void
alea_chart_paint (const AleaChart *self,
                  cairo_t         *cr,
                  double           x,
                  double           y,
                  double           width)
{
  cairo_save (cr);
  if (self->kind == ALEA_CHART_BARS)
    paint_bars (self, cr, x, y, width);
  else
    paint_map (self, cr, x, y, width);
  cairo_restore (cr);
}

static cairo_status_t
append_cb (void                *closure,
           const unsigned char *data,
           unsigned int         length)
{
  g_string_append_len (closure, (const char *) data, length);
  return CAIRO_STATUS_SUCCESS;
}

char *
alea_chart_write_svg (const AleaChart *self,
                      double           width,
                      const char      *id)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GRegex) names = g_regex_new ("( id=\"|href=\"#|url\\(#)", 0, 0, NULL);
  g_autofree char *change = g_strdup_printf ("\\1%s-", id);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append_cb, text, width,
                                                                  alea_chart_get_height (self, width));
  cairo_t *cr = cairo_create (surface);
  const char *root;

  alea_chart_paint (self, cr, 0, 0, width);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);

  root = strstr (text->str, "<svg");
  return root != NULL ? g_regex_replace (names, root, -1, 0, change, 0, NULL) : g_strdup ("");
}
