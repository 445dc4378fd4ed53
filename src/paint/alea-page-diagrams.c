/* alea-page-diagrams.c: pages of diagrams, 1, 2, 4, 6 or 12 a page
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-page-private.h"

#include "alea-caption.h"

typedef struct
{
  int    per_page;
  int    columns;        /* on upright paper */
  int    rows;
  double caption_size;
} Arrangement;

static const Arrangement arrangements[] = {
  { 1, 1, 1, 14 },
  { 2, 1, 2, 11 },
  { 4, 2, 2, 9.5 },
  { 6, 2, 3, 9 },
  { 12, 3, 4, 7.5 },
};

/* Between diagrams, and between a board and its caption, in points. */
#define GUTTER      18
#define CAPTION_GAP 5

typedef struct
{
  GPtrArray   *diagrams;
  Arrangement  arrangement;      /* columns and rows as the paper lies */
  double       caption_height;   /* the highest of all, so that boards are in line */
} Diagrams;

static const Arrangement *
find_arrangement (int per_page)
{
  for (guint i = 0; i < G_N_ELEMENTS (arrangements); i++)
    if (arrangements[i].per_page == per_page)
      return &arrangements[i];

  return NULL;
}

gboolean
alea_pages_can_hold (int per_page)
{
  return find_arrangement (per_page) != NULL;
}

static void
diagrams_free (gpointer data)
{
  Diagrams *self = data;

  g_ptr_array_unref (self->diagrams);
  g_free (self);
}

/* Place number @n of a page, from the upper left. */
static AleaBox
get_place (const Diagrams *self,
           const AleaBox  *box,
           int             n)
{
  const Arrangement *arrangement = &self->arrangement;
  const double width = (box->width - GUTTER * (arrangement->columns - 1)) / arrangement->columns;
  const double height = (box->height - GUTTER * (arrangement->rows - 1)) / arrangement->rows;

  return (AleaBox) {
    .x = box->x + n % arrangement->columns * (width + GUTTER),
    .y = box->y + n / arrangement->columns * (height + GUTTER),
    .width = width,
    .height = height,
  };
}

static void
draw_diagram (const Diagrams    *self,
              const AleaDiagram *diagram,
              cairo_t           *cr,
              const AleaBox     *place)
{
  const double room = MAX (place->height - self->caption_height - CAPTION_GAP, 1);
  double columns, rows, side;

  /* The caption stands close to the board, however low that is. */
  alea_diagram_get_proportion (diagram, &columns, &rows);
  side = MIN (place->width / columns, room / rows);

  cairo_save (cr);
  cairo_translate (cr, place->x, place->y);
  alea_diagram_paint (diagram, cr, place->width, side * rows, 0);
  cairo_restore (cr);
  alea_caption_paint (diagram, cr, place->x, place->y + side * rows + CAPTION_GAP, place->width,
                      self->arrangement.caption_size);
}

static void
draw (gpointer       data,
      guint          page,
      cairo_t       *cr,
      const AleaBox *box)
{
  const Diagrams *self = data;
  const guint per_page = (guint) self->arrangement.per_page;

  for (guint i = 0; i < per_page && page * per_page + i < self->diagrams->len; i++)
    {
      AleaBox place = get_place (self, box, (int) i);

      draw_diagram (self, g_ptr_array_index (self->diagrams, page * per_page + i), cr, &place);
    }
}

static double
measure_captions (const Diagrams *self,
                  const AleaBox  *box)
{
  const double width = get_place (self, box, 0).width;
  cairo_t *cr = alea_page_text_new_ruler ();
  double height = 0;

  for (guint i = 0; i < self->diagrams->len; i++)
    height = MAX (height, alea_caption_measure (g_ptr_array_index (self->diagrams, i), cr, width,
                                                self->arrangement.caption_size));

  cairo_destroy (cr);
  return height;
}

void
alea_pages_add_diagrams (AleaPages  *self,
                         const char *heading,
                         GPtrArray  *diagrams,
                         int         per_page)
{
  const Arrangement *arrangement = find_arrangement (per_page);
  const AleaPaper *paper = alea_pages_get_paper (self);
  const AleaBox box = alea_pages_get_body (self);
  Diagrams *data;

  g_return_if_fail (arrangement != NULL);

  data = g_new0 (Diagrams, 1);
  data->diagrams = g_ptr_array_ref (diagrams);
  data->arrangement = *arrangement;
  if (paper->width > paper->height)
    {
      data->arrangement.columns = arrangement->rows;
      data->arrangement.rows = arrangement->columns;
    }
  data->caption_height = measure_captions (data, &box);

  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (heading),
    .n_pages = (diagrams->len + (guint) per_page - 1) / (guint) per_page,
    .draw = draw,
    .free = diagrams_free,
    .data = data,
  });
}
