/* alea-page-diagrams.c: pages of diagrams, 1, 2, 4, 6 or 12 a page
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-page-private.h"

#include "alea-caption.h"
#include "alea-diagram-paint.h"

#include <math.h>

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
  { 3, 1, 3, 10 },
  { 4, 2, 2, 9.5 },
  { 6, 2, 3, 9 },
  { 8, 2, 4, 8.5 },
  { 9, 3, 3, 8 },
  { 12, 3, 4, 7.5 },
};

typedef struct
{
  GPtrArray  *diagrams;         /* as they are drawn */
  guint       per_page;
  AleaPlaces  places;
  double      caption_height;   /* the highest of all, so that boards are in line */
  double      pitch;            /* from a row of places to the next */
} Diagrams;

/* Between a caption and the board below it, at most, in gutters. */
#define MOST_GAP 1.5

/* The least that has room for so many; some of it may stay empty. */
static const Arrangement *
find_arrangement (int per_page)
{
  for (guint i = 0; i < G_N_ELEMENTS (arrangements); i++)
    if (per_page > 0 && arrangements[i].per_page >= per_page)
      return &arrangements[i];

  return NULL;
}

gboolean
alea_pages_can_hold (int per_page)
{
  return find_arrangement (per_page) != NULL;
}

void
alea_places_init (AleaPlaces    *self,
                  const AleaBox *box,
                  int            per_page)
{
  const Arrangement *arrangement = find_arrangement (per_page);
  const gboolean is_upright = box->width <= box->height;

  g_return_if_fail (arrangement != NULL);

  self->columns = is_upright ? arrangement->columns : arrangement->rows;
  self->rows = is_upright ? arrangement->rows : arrangement->columns;
  self->width = (box->width - ALEA_PAGE_GUTTER * (self->columns - 1)) / self->columns;
  self->height = (box->height - ALEA_PAGE_GUTTER * (self->rows - 1)) / self->rows;
  self->caption_size = arrangement->caption_size;
}

/* Squares lie on such parts of a point: files say them in few digits. */
#define GRID 16

void
alea_places_paint_board (const AleaDiagram *diagram,
                         cairo_t           *cr,
                         const AleaBox     *place)
{
  cairo_save (cr);
  alea_page_turn_back (cr, place->x, place->width);
  cairo_translate (cr, floor (place->x * GRID) / GRID, floor (place->y * GRID) / GRID);
  alea_diagram_paint (diagram, cr, place->width, place->height, GRID);
  cairo_restore (cr);
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
  const AleaPlaces *places = &self->places;

  return (AleaBox) {
    .x = box->x + n % places->columns * (places->width + ALEA_PAGE_GUTTER),
    .y = box->y + n / places->columns * self->pitch,
    .width = places->width,
    .height = places->height,
  };
}

/* What the board of @diagram takes of a place. */
static double
get_board_height (const Diagrams    *self,
                  const AleaDiagram *diagram)
{
  const double room = MAX (self->places.height - self->caption_height - ALEA_PAGE_CAPTION_GAP, 1);
  double columns, rows;

  alea_diagram_get_proportion (diagram, &columns, &rows);
  return MIN (self->places.width / columns, room / rows) * rows;
}

static void
draw_diagram (const Diagrams    *self,
              const AleaDiagram *diagram,
              cairo_t           *cr,
              const AleaBox     *place)
{
  const double height = get_board_height (self, diagram);

  /* The caption stands close to the board, however low that is. */
  alea_places_paint_board (diagram, cr, &(AleaBox) { place->x, place->y, place->width, height });
  alea_caption_paint (diagram, cr, place->x, place->y + height + ALEA_PAGE_CAPTION_GAP, place->width,
                      self->places.caption_size);
}

static void
draw (gpointer       data,
      guint          page,
      cairo_t       *cr,
      const AleaBox *box)
{
  const Diagrams *self = data;

  for (guint i = 0; i < self->per_page && page * self->per_page + i < self->diagrams->len; i++)
    {
      AleaBox place = get_place (self, box, (int) i);

      draw_diagram (self, g_ptr_array_index (self->diagrams, page * self->per_page + i), cr, &place);
    }
}

static double
measure_captions (const Diagrams *self)
{
  cairo_t *cr = alea_page_text_new_ruler ();
  double height = 0;

  for (guint i = 0; i < self->diagrams->len; i++)
    height = MAX (height, alea_caption_measure (g_ptr_array_index (self->diagrams, i), cr, self->places.width,
                                                self->places.caption_size));

  cairo_destroy (cr);
  return height;
}

/* Rows of low diagrams stand closer than their places are high. */
static double
measure_pitch (const Diagrams *self)
{
  double height = 0;

  for (guint i = 0; i < self->diagrams->len; i++)
    height = MAX (height, get_board_height (self, g_ptr_array_index (self->diagrams, i)));

  return MIN (height + ALEA_PAGE_CAPTION_GAP + self->caption_height + MOST_GAP * ALEA_PAGE_GUTTER,
              self->places.height + ALEA_PAGE_GUTTER);
}

void
alea_pages_add_diagrams (AleaPages  *self,
                         const char *heading,
                         GPtrArray  *diagrams,
                         int         per_page)
{
  const AleaBox box = alea_pages_get_body (self);
  Diagrams *data;

  g_return_if_fail (alea_pages_can_hold (per_page));

  data = g_new0 (Diagrams, 1);
  data->diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);
  for (guint i = 0; i < diagrams->len; i++)
    g_ptr_array_add (data->diagrams, alea_pages_dress (self, g_ptr_array_index (diagrams, i)));
  data->per_page = (guint) per_page;
  alea_places_init (&data->places, &box, per_page);
  data->caption_height = measure_captions (data);
  data->pitch = measure_pitch (data);

  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (heading),
    .n_pages = (diagrams->len + data->per_page - 1) / data->per_page,
    .draw = draw,
    .free = diagrams_free,
    .data = data,
  });
}
