/* alea-page-flow.c: pages of text and diagrams that run from column to column
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-page-flow.h"

#include "alea-caption.h"
#include "alea-page-private.h"

#include <string.h>

/* Of the height of a diagram where there is nothing else, so that there is room
 * for the text between diagrams. */
#define DIAGRAM_SHARE 0.8

/* A fragment of text, or a diagram, and where it has come to lie. */
typedef struct
{
  char          *text;      /* NULL for a diagram */
  AleaTextStyle  style;
  AleaDiagram   *diagram;
  double         space;     /* above it */

  guint          page;
  int            column;
  double         y;         /* from the top of the column */
  double         board;     /* the height of the board of a diagram */
} Fragment;

struct _AleaFlow
{
  GPtrArray  *blocks;       /* of Fragment: what was added */
  GPtrArray  *fragments;       /* of Fragment: blocks, broken where a column ends */
  AleaPlaces  places;
  guint       n_pages;
};

/* Where the next fragment goes. */
typedef struct
{
  AleaFlow *flow;
  cairo_t  *ruler;
  double    height;         /* of a column */
  guint     page;
  int       column;
  double    y;
} Cursor;

/* --- what there is --------------------------------------------------------- */

static void
fragment_free (gpointer data)
{
  Fragment *fragment = data;

  g_free (fragment->text);
  g_clear_pointer (&fragment->diagram, alea_diagram_free);
  g_free (fragment);
}

AleaFlow *
alea_flow_new (void)
{
  AleaFlow *self = g_new0 (AleaFlow, 1);

  self->blocks = g_ptr_array_new_with_free_func (fragment_free);
  self->fragments = g_ptr_array_new_with_free_func (fragment_free);
  return self;
}

void
alea_flow_free (AleaFlow *self)
{
  g_ptr_array_unref (self->blocks);
  g_ptr_array_unref (self->fragments);
  g_free (self);
}

static Fragment *
add_fragment (GPtrArray *fragments,
              double     space)
{
  Fragment *fragment = g_new0 (Fragment, 1);

  fragment->space = space;
  g_ptr_array_add (fragments, fragment);
  return fragment;
}

void
alea_flow_add_text (AleaFlow   *self,
                    AleaFace    face,
                    double      size,
                    double      space,
                    const char *text)
{
  Fragment *fragment = add_fragment (self->blocks, space);

  fragment->text = g_strdup (text);
  fragment->style = (AleaTextStyle) { .face = face, .size = size };
}

void
alea_flow_add_diagram (AleaFlow    *self,
                       double       space,
                       AleaDiagram *diagram)
{
  add_fragment (self->blocks, space)->diagram = diagram;
}

/* --- laying out ------------------------------------------------------------ */

static void
go_to_next_column (Cursor *cursor)
{
  cursor->y = 0;
  cursor->column++;
  if (cursor->column == cursor->flow->places.columns)
    {
      cursor->column = 0;
      cursor->page++;
    }
}

static Fragment *
put_fragment (Cursor *cursor,
              double  space)
{
  Fragment *fragment = add_fragment (cursor->flow->fragments, 0);

  cursor->y += cursor->y > 0 ? space : 0;
  fragment->page = cursor->page;
  fragment->column = cursor->column;
  fragment->y = cursor->y;
  return fragment;
}

/* The bytes of @text that go into this column; 0 for none.  An empty column
 * takes whatever there is of a first line. */
static gsize
fit_text (Cursor              *cursor,
          const char          *text,
          const AleaTextStyle *style,
          double               space)
{
  const double width = cursor->flow->places.width;
  const double room = cursor->height - cursor->y - (cursor->y > 0 ? space : 0);
  gsize n = alea_page_text_fit (cursor->ruler, text, style, width, room);

  if (n == 0 && cursor->y <= 0)
    n = alea_page_text_fit (cursor->ruler, text, style, width, 2 * style->size);
  return n == 0 && cursor->y <= 0 ? strlen (text) : n;
}

static void
put_text (Cursor         *cursor,
          const Fragment *block)
{
  const char *rest = block->text;
  double space = block->space;

  while (*rest != '\0')
    {
      gsize n = fit_text (cursor, rest, &block->style, space);

      if (n > 0)
        {
          Fragment *fragment = put_fragment (cursor, space);

          fragment->style = block->style;
          fragment->text = g_strndup (rest, n);
          cursor->y += alea_page_text_measure (cursor->ruler, fragment->text, &fragment->style,
                                               cursor->flow->places.width);
          rest += n;
          rest += strspn (rest, " \n");
          space = 0;
        }
      if (*rest != '\0')
        go_to_next_column (cursor);
    }
}

static void
put_diagram (Cursor    *cursor,
             Fragment  *block,
             AleaPages *pages)
{
  const AleaPlaces *places = &cursor->flow->places;
  AleaDiagram *diagram = alea_pages_dress (pages, block->diagram);
  const double caption = alea_caption_measure (diagram, cursor->ruler, places->width, places->caption_size);
  const double room = DIAGRAM_SHARE * MIN (places->height, cursor->height) - caption - ALEA_PAGE_CAPTION_GAP;
  double columns, rows, height;
  Fragment *fragment;

  alea_diagram_get_proportion (diagram, &columns, &rows);
  height = MAX (MIN (places->width / columns, room / rows), 1) * rows;
  if (cursor->y > 0 && cursor->y + block->space + height + ALEA_PAGE_CAPTION_GAP + caption > cursor->height)
    go_to_next_column (cursor);

  fragment = put_fragment (cursor, block->space);
  fragment->diagram = diagram;
  fragment->board = height;
  cursor->y += height + ALEA_PAGE_CAPTION_GAP + caption;
}

static void
lay_out (AleaFlow      *self,
         AleaPages     *pages,
         const AleaBox *box)
{
  Cursor cursor = { .flow = self, .ruler = alea_page_text_new_ruler (), .height = box->height };

  for (guint i = 0; i < self->blocks->len; i++)
    {
      Fragment *block = g_ptr_array_index (self->blocks, i);

      if (block->diagram != NULL)
        put_diagram (&cursor, block, pages);
      else
        put_text (&cursor, block);
    }

  self->n_pages = self->fragments->len > 0
                  ? ((const Fragment *) g_ptr_array_index (self->fragments, self->fragments->len - 1))->page + 1 : 1;
  cairo_destroy (cursor.ruler);
}

/* --- drawing --------------------------------------------------------------- */

static void
draw_fragment (const AleaFlow *self,
               const Fragment *fragment,
               cairo_t        *cr,
               const AleaBox  *box)
{
  const AleaPlaces *places = &self->places;
  const double x = box->x + fragment->column * (places->width + ALEA_PAGE_GUTTER), y = box->y + fragment->y;

  if (fragment->diagram == NULL)
    {
      alea_page_text_draw (cr, fragment->text, &fragment->style, x, y, places->width);
      return;
    }

  alea_places_paint_board (fragment->diagram, cr, &(AleaBox) { x, y, places->width, fragment->board });
  alea_caption_paint (fragment->diagram, cr, x, y + fragment->board + ALEA_PAGE_CAPTION_GAP, places->width,
                      places->caption_size);
}

static void
draw (gpointer       data,
      guint          page,
      cairo_t       *cr,
      const AleaBox *box)
{
  const AleaFlow *self = data;

  for (guint i = 0; i < self->fragments->len; i++)
    {
      const Fragment *fragment = g_ptr_array_index (self->fragments, i);

      if (fragment->page == page)
        draw_fragment (self, fragment, cr, box);
    }
}

void
alea_pages_add_flow (AleaPages  *self,
                     const char *heading,
                     AleaFlow   *flow,
                     int         per_page)
{
  const AleaBox box = alea_pages_get_body (self);

  alea_places_init (&flow->places, &box, per_page);
  lay_out (flow, self, &box);
  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (heading),
    .n_pages = flow->n_pages,
    .draw = draw,
    .free = (GDestroyNotify) alea_flow_free,
    .data = flow,
  });
}
