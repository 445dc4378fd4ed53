/* alea-chart.h: measured values as pictures
 *
 * Bars with their intervals, or a map of many values in colours that those who
 * tell red from green badly see too.  One painter draws them on paper, in a PDF and
 * in a page of the web.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-page.h"
#include "alea-page-text.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_CHART_BARS,
  ALEA_CHART_MAP,    /* the values in rows as one reads, numbered from the first */
} AleaChartKind;

typedef struct
{
  char   *label;     /* of a bar */
  double  value;
  double  low;       /* of the interval of a bar */
  double  high;
} AleaChartItem;

typedef struct
{
  AleaChartKind  kind;
  char          *title;
  char          *caption;    /* what it is made from */
  GArray        *items;      /* of AleaChartItem */
  gboolean       is_share;   /* values are said in percent */
  double         middle;     /* where bars begin, and the colour between */
} AleaChart;

AleaChart *alea_chart_new        (AleaChartKind    kind,
                                  const char      *title,
                                  const char      *caption) G_GNUC_WARN_UNUSED_RESULT;
void       alea_chart_free       (AleaChart       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaChart, alea_chart_free)

void       alea_chart_add        (AleaChart       *self,
                                  const char      *label,
                                  double           value,
                                  double           low,
                                  double           high);

/* Without title and caption, for a picture @width wide. */
double     alea_chart_get_height (const AleaChart *self,
                                  double           width);
void       alea_chart_paint      (const AleaChart *self,
                                  cairo_t         *cr,
                                  double           x,
                                  double           y,
                                  double           width);

/* The picture as an SVG element for a page of the web, where @id keeps the names in
 * it apart from those of others.  (transfer full) */
char      *alea_chart_write_svg  (const AleaChart *self,
                                  double           width,
                                  const char      *id) G_GNUC_WARN_UNUSED_RESULT;

/* Adds pages with @charts, of AleaChart, which are kept. */
void       alea_pages_add_charts (AleaPages       *self,
                                  const char      *heading,
                                  GPtrArray       *charts);

G_END_DECLS
