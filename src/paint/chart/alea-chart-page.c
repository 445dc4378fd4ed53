/* alea-chart-page.c: pages of charts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-chart.h"
#include "alea-page-private.h"

#define GAP 22

static const AleaTextStyle title_style = { .face = ALEA_FACE_BOLD, .size = 10.5 };
static const AleaTextStyle caption_style = { .face = ALEA_FACE_ITALIC, .size = 7.5 };

typedef struct
{
  GPtrArray *charts;
  GArray    *first;    /* of guint: the chart that each page begins with */
} Charts;

static void
charts_free (gpointer data)
{
  Charts *self = data;

  g_ptr_array_unref (self->charts);
  g_array_unref (self->first);
  g_free (self);
}

static double
measure (const AleaChart *chart,
         cairo_t         *cr,
         double           width)
{
  return alea_page_text_measure (cr, chart->title, &title_style, width) + 6 + alea_chart_get_height (chart, width)
         + 6 + alea_page_text_measure (cr, chart->caption, &caption_style, width) + GAP;
}

static void
draw_charts (gpointer       data,
             guint          page,
             cairo_t       *cr,
             const AleaBox *box)
{
  const Charts *self = data;
  const guint end = page + 1 < self->first->len ? g_array_index (self->first, guint, page + 1) : self->charts->len;
  double y = box->y;

  for (guint i = g_array_index (self->first, guint, page); i < end; i++)
    {
      const AleaChart *chart = g_ptr_array_index (self->charts, i);

      y += alea_page_text_draw (cr, chart->title, &title_style, box->x, y, box->width) + 6;
      cairo_save (cr);
      alea_page_turn_back (cr, box->x, box->width);
      alea_chart_paint (chart, cr, box->x, y, box->width);
      cairo_restore (cr);
      y += alea_chart_get_height (chart, box->width) + 6;
      y += alea_page_text_draw (cr, chart->caption, &caption_style, box->x, y, box->width) + GAP;
    }
}

void
alea_pages_add_charts (AleaPages  *self,
                       const char *heading,
                       GPtrArray  *charts)
{
  const AleaBox box = alea_pages_get_body (self);
  Charts *data = g_new0 (Charts, 1);
  cairo_t *ruler = alea_page_text_new_ruler ();
  double left = -1;

  data->charts = g_ptr_array_ref (charts);
  data->first = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < charts->len; i++)
    {
      const double height = measure (g_ptr_array_index (charts, i), ruler, box.width);

      if (height > left)
        {
          g_array_append_val (data->first, i);
          left = box.height;
        }
      left -= height;
    }
  cairo_destroy (ruler);

  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (heading),
    .n_pages = data->first->len,
    .draw = draw_charts,
    .free = charts_free,
    .data = data,
  });
}
