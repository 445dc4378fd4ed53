/* alea-flow-private.h: what stands in columns, and where it has come to lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-page-flow.h"
#include "alea-page-private.h"

G_BEGIN_DECLS

/* A fragment of text, a diagram or a beginning, and where it has come to lie. */
typedef struct
{
  char          *text;      /* or NULL */
  AleaTextStyle  style;     /* its attributes are owned */
  GArray        *numbers;   /* of AleaFlowNumber; or NULL */
  gboolean       is_head;   /* what comes next belongs to it */
  gboolean       is_kept;   /* with what stands above it */
  AleaDiagram   *diagram;   /* or NULL */
  const char    *head;      /* of a beginning; or NULL */
  double         room;      /* below it */
  double         space;     /* above it */

  /* of what is laid out */
  guint          page;
  int            column;
  double         y;         /* from the top of the column */
  double         board;     /* the height of the board of a diagram */
  gsize          start;     /* in its block, */
  gsize          prefix;    /* behind so many bytes that are not there */
} AleaFragment;

struct _AleaFlow
{
  GPtrArray  *blocks;       /* of AleaFragment: what was added */
  GPtrArray  *fragments;    /* of AleaFragment: blocks, broken where a column ends */
  GArray     *beginnings;   /* of guint: the page of each */
  GPtrArray  *names;        /* of char *: the heads of all beginnings */
  GPtrArray  *heads;        /* of those: of each page; or NULL */
  const char *head;         /* of what began last */
  AleaPlaces  places;
  guint       n_pages;
};

AleaFragment *alea_flow_add_fragment (GPtrArray     *fragments,
                                      double         space);

/* How high @text is in a column of @width, or about @most where it is higher. */
double        alea_flow_measure_text (cairo_t             *ruler,
                                      const char          *text,
                                      const AleaTextStyle *style,
                                      double               width,
                                      double               most);
/* The bytes of @prefix and @all that go into what is left of a column; 0 for none.  Where
 * it @is_empty, it takes whatever there is of a first line. */
gsize         alea_flow_fit_text     (cairo_t             *ruler,
                                      const char          *prefix,
                                      const char          *all,
                                      const AleaTextStyle *style,
                                      double               width,
                                      double               room,
                                      gboolean             is_empty);
/* The attributes of what comes behind the first @n bytes, behind @prefix bytes in bold.
 * (transfer full) */
PangoAttrList *alea_flow_cut_attributes (PangoAttrList    *attributes,
                                         gsize             n,
                                         gsize             prefix);

/* Finds a place for all blocks, which are forgotten. */
void          alea_flow_lay_out      (AleaFlow      *self,
                                      AleaPages     *pages,
                                      const AleaBox *box);

G_END_DECLS
