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

/* A piece of text, or a diagram, and where it has come to lie. */
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
} Piece;

struct _AleaFlow
{
  GPtrArray  *blocks;       /* of Piece: what was added */
  GPtrArray  *pieces;       /* of Piece: blocks, broken where a column ends */
  AleaPlaces  places;
  guint       n_pages;
};

/* Where the next piece goes. */
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
piece_free (gpointer data)
{
  Piece *piece = data;

  g_free (piece->text);
  g_clear_pointer (&piece->diagram, alea_diagram_free);
  g_free (piece);
}

AleaFlow *
alea_flow_new (void)
{
  AleaFlow *self = g_new0 (AleaFlow, 1);

  self->blocks = g_ptr_array_new_with_free_func (piece_free);
  self->pieces = g_ptr_array_new_with_free_func (piece_free);
  return self;
}

void
alea_flow_free (AleaFlow *self)
{
  g_ptr_array_unref (self->blocks);
  g_ptr_array_unref (self->pieces);
  g_free (self);
}

static Piece *
add_piece (GPtrArray *pieces,
           double     space)
{
  Piece *piece = g_new0 (Piece, 1);

  piece->space = space;
  g_ptr_array_add (pieces, piece);
  return piece;
}

void
alea_flow_add_text (AleaFlow   *self,
                    AleaFace    face,
                    double      size,
                    double      space,
                    const char *text)
{
  Piece *piece = add_piece (self->blocks, space);

  piece->text = g_strdup (text);
  piece->style = (AleaTextStyle) { .face = face, .size = size };
}

void
alea_flow_add_diagram (AleaFlow    *self,
                       double       space,
                       AleaDiagram *diagram)
{
  add_piece (self->blocks, space)->diagram = diagram;
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

static Piece *
put_piece (Cursor *cursor,
           double  space)
{
  Piece *piece = add_piece (cursor->flow->pieces, 0);

  cursor->y += cursor->y > 0 ? space : 0;
  piece->page = cursor->page;
  piece->column = cursor->column;
  piece->y = cursor->y;
  return piece;
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
put_text (Cursor      *cursor,
          const Piece *block)
{
  const char *rest = block->text;
  double space = block->space;

  while (*rest != '\0')
    {
      gsize n = fit_text (cursor, rest, &block->style, space);

      if (n > 0)
        {
          Piece *piece = put_piece (cursor, space);

          piece->style = block->style;
          piece->text = g_strndup (rest, n);
          cursor->y += alea_page_text_measure (cursor->ruler, piece->text, &piece->style,
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
             Piece     *block,
             AleaPages *pages)
{
  const AleaPlaces *places = &cursor->flow->places;
  AleaDiagram *diagram = alea_pages_dress (pages, block->diagram);
  const double caption = alea_caption_measure (diagram, cursor->ruler, places->width, places->caption_size);
  const double room = DIAGRAM_SHARE * MIN (places->height, cursor->height) - caption - ALEA_PAGE_CAPTION_GAP;
  double columns, rows, height;
  Piece *piece;

  alea_diagram_get_proportion (diagram, &columns, &rows);
  height = MAX (MIN (places->width / columns, room / rows), 1) * rows;
  if (cursor->y > 0 && cursor->y + block->space + height + ALEA_PAGE_CAPTION_GAP + caption > cursor->height)
    go_to_next_column (cursor);

  piece = put_piece (cursor, block->space);
  piece->diagram = diagram;
  piece->board = height;
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
      Piece *block = g_ptr_array_index (self->blocks, i);

      if (block->diagram != NULL)
        put_diagram (&cursor, block, pages);
      else
        put_text (&cursor, block);
    }

  self->n_pages = self->pieces->len > 0
                  ? ((const Piece *) g_ptr_array_index (self->pieces, self->pieces->len - 1))->page + 1 : 1;
  cairo_destroy (cursor.ruler);
}

/* --- drawing --------------------------------------------------------------- */

static void
draw_piece (const AleaFlow *self,
            const Piece    *piece,
            cairo_t        *cr,
            const AleaBox  *box)
{
  const AleaPlaces *places = &self->places;
  const double x = box->x + piece->column * (places->width + ALEA_PAGE_GUTTER), y = box->y + piece->y;

  if (piece->diagram == NULL)
    {
      alea_page_text_draw (cr, piece->text, &piece->style, x, y, places->width);
      return;
    }

  cairo_save (cr);
  cairo_translate (cr, x, y);
  alea_diagram_paint (piece->diagram, cr, places->width, piece->board, 0);
  cairo_restore (cr);
  alea_caption_paint (piece->diagram, cr, x, y + piece->board + ALEA_PAGE_CAPTION_GAP, places->width,
                      places->caption_size);
}

static void
draw (gpointer       data,
      guint          page,
      cairo_t       *cr,
      const AleaBox *box)
{
  const AleaFlow *self = data;

  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = g_ptr_array_index (self->pieces, i);

      if (piece->page == page)
        draw_piece (self, piece, cr, box);
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
