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

/* So exactly, in points, the columns of the last page end together. */
#define BALANCE 4

/* A narrow letter, in sizes of the text. */
#define NARROW 0.3

/* In narrower columns, in sizes of the text, blanks would become holes. */
#define JUSTIFIED_WIDTH 22

/* A fragment of text, a diagram or a beginning, and where it has come to lie. */
typedef struct
{
  char          *text;      /* or NULL */
  AleaTextStyle  style;     /* its attributes are owned */
  AleaDiagram   *diagram;   /* or NULL */
  const char    *head;      /* of a beginning; or NULL */
  double         room;      /* below it */
  double         space;     /* above it */

  guint          page;
  int            column;
  double         y;         /* from the top of the column */
  double         board;     /* the height of the board of a diagram */
} Fragment;

struct _AleaFlow
{
  GPtrArray  *blocks;       /* of Fragment: what was added */
  GPtrArray  *fragments;    /* of Fragment: blocks, broken where a column ends */
  GArray     *beginnings;   /* of guint: the page of each */
  GPtrArray  *names;        /* of char *: the heads of all beginnings */
  GPtrArray  *heads;        /* of those: of each page; or NULL */
  const char *head;         /* of what began last */
  AleaPlaces  places;
  guint       n_pages;
};

/* How far laying out has come. */
typedef struct
{
  guint       block;        /* the next one */
  gsize       offset;       /* bytes of its text that are laid out */
  GQueue      waiting;      /* of Fragment: blocks that are diagrams for the next column */
  guint       n_fragments;  /* what there was when the page was begun */
  guint       n_beginnings;
  const char *head;
} PageStart;

/* Where the next fragment goes. */
typedef struct
{
  AleaFlow  *flow;
  AleaPages *pages;
  cairo_t   *ruler;
  double     height;        /* of a column */
  double     tallest;       /* diagram of this page */
  guint      page;
  int        column;
  double     y;
  PageStart  now;
  PageStart  start;         /* of this page */
} Cursor;

/* --- what there is --------------------------------------------------------- */

static void
fragment_free (gpointer data)
{
  Fragment *fragment = data;

  g_free (fragment->text);
  g_clear_pointer (&fragment->style.attributes, pango_attr_list_unref);
  g_clear_pointer (&fragment->diagram, alea_diagram_free);
  g_free (fragment);
}

AleaFlow *
alea_flow_new (void)
{
  AleaFlow *self = g_new0 (AleaFlow, 1);

  self->blocks = g_ptr_array_new_with_free_func (fragment_free);
  self->fragments = g_ptr_array_new_with_free_func (fragment_free);
  self->beginnings = g_array_new (FALSE, FALSE, sizeof (guint));
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->heads = g_ptr_array_new ();
  return self;
}

void
alea_flow_free (AleaFlow *self)
{
  g_ptr_array_unref (self->blocks);
  g_ptr_array_unref (self->fragments);
  g_array_unref (self->beginnings);
  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->heads);
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
alea_flow_add_paragraph (AleaFlow      *self,
                         gboolean       is_justified,
                         double         size,
                         double         space,
                         const char    *text,
                         PangoAttrList *attributes)
{
  Fragment *fragment = add_fragment (self->blocks, space);

  fragment->text = g_strdup (text);
  fragment->style = (AleaTextStyle) {
    .face = ALEA_FACE_PLAIN,
    .size = size,
    .is_justified = is_justified,
    .attributes = attributes != NULL ? pango_attr_list_copy (attributes) : NULL,
  };
}

void
alea_flow_begin (AleaFlow   *self,
                 double      space,
                 double      room,
                 const char *head)
{
  Fragment *fragment = add_fragment (self->blocks, space);

  g_ptr_array_add (self->names, g_strdup (head));
  fragment->head = g_ptr_array_index (self->names, self->names->len - 1);
  fragment->room = room;
}

guint
alea_flow_get_page (const AleaFlow *self,
                    guint           n)
{
  return g_array_index (self->beginnings, guint, n);
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
copy_start (PageStart       *to,
            const PageStart *from)
{
  g_queue_clear (&to->waiting);
  *to = *from;
  g_queue_init (&to->waiting);
  for (const GList *i = from->waiting.head; i != NULL; i = i->next)
    g_queue_push_tail (&to->waiting, i->data);
}

static void
turn_over (Cursor *cursor)
{
  AleaFlow *flow = cursor->flow;

  cursor->column = 0;
  cursor->tallest = 0;
  cursor->page++;
  /* A page goes on with what the last one ended with. */
  g_ptr_array_add (flow->heads, (gpointer) flow->head);

  cursor->now.n_fragments = flow->fragments->len;
  cursor->now.n_beginnings = flow->beginnings->len;
  cursor->now.head = flow->head;
  copy_start (&cursor->start, &cursor->now);
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

/* What a diagram takes, its caption included. */
static double
measure_diagram (Cursor      *cursor,
                 AleaDiagram *diagram,
                 double      *board)
{
  const AleaPlaces *places = &cursor->flow->places;
  const double caption = alea_caption_measure (diagram, cursor->ruler, places->width, places->caption_size);
  const double room = DIAGRAM_SHARE * places->height - caption - ALEA_PAGE_CAPTION_GAP;
  double columns, rows;

  alea_diagram_get_proportion (diagram, &columns, &rows);
  *board = MAX (MIN (places->width / columns, room / rows), 1) * rows;
  return *board + ALEA_PAGE_CAPTION_GAP + caption;
}

/* Puts the diagram of @block here if there is room for it. */
static gboolean
put_diagram (Cursor         *cursor,
             const Fragment *block)
{
  g_autoptr(AleaDiagram) diagram = alea_pages_dress (cursor->pages, block->diagram);
  double board, height = measure_diagram (cursor, diagram, &board);
  Fragment *fragment;

  if (cursor->y > 0 && cursor->y + block->space + height > cursor->height)
    return FALSE;

  fragment = put_fragment (cursor, block->space);
  fragment->diagram = g_steal_pointer (&diagram);
  fragment->board = board;
  cursor->y += height;
  cursor->tallest = MAX (cursor->tallest, height);
  return TRUE;
}

/* Puts the diagrams that wait, as many as there is room for. */
static void
put_waiting (Cursor *cursor)
{
  const Fragment *block;

  while ((block = g_queue_peek_head (&cursor->now.waiting)) != NULL && put_diagram (cursor, block))
    g_queue_pop_head (&cursor->now.waiting);
}

static void
go_to_next_column (Cursor *cursor)
{
  cursor->y = 0;
  cursor->column++;
  if (cursor->column == cursor->flow->places.columns)
    turn_over (cursor);
  put_waiting (cursor);
}

/* The beginning of @text, which may be as long as a file: about what @lines of it are,
 * or all.  (transfer full) */
static char *
copy_beginning (Cursor              *cursor,
                const char          *text,
                const AleaTextStyle *style,
                double               lines)
{
  const gsize most = (gsize) (lines * cursor->flow->places.width / (NARROW * style->size)) + 1;
  const gsize length = strnlen (text, most);

  return g_strndup (text, text[length] == '\0' ? length : (gsize) (g_utf8_find_prev_char (text, text + length) - text));
}

/* The bytes of @all that go into this column; 0 for none.  An empty column
 * takes whatever there is of a first line. */
static gsize
fit_text (Cursor              *cursor,
          const char          *all,
          const AleaTextStyle *style,
          double               space)
{
  const double width = cursor->flow->places.width;
  const double room = cursor->height - cursor->y - (cursor->y > 0 ? space : 0);
  double lines = MAX (room, 0) / style->size + 3;
  g_autofree char *text = NULL;
  gsize n;

  do
    {
      g_free (text);
      text = copy_beginning (cursor, all, style, lines);
      n = alea_page_text_fit (cursor->ruler, text, style, width, room, TRUE);
      lines *= 2;
    }
  while (n == strlen (text) && all[n] != '\0');

  if (n == 0 && cursor->y <= 0)
    n = alea_page_text_fit (cursor->ruler, text, style, width, MAX (room, 2 * style->size), FALSE);
  return n == 0 && cursor->y <= 0 ? strlen (text) : n;
}

/* The attributes of what comes behind the first @n bytes. */
static PangoAttrList *
cut_attributes (PangoAttrList *attributes,
                gsize          n)
{
  PangoAttrList *rest;

  if (attributes == NULL)
    return NULL;

  rest = pango_attr_list_copy (attributes);
  pango_attr_list_update (rest, 0, (int) n, 0);
  return rest;
}

static void
put_text (Cursor         *cursor,
          const Fragment *block)
{
  const char *rest = block->text + cursor->now.offset;

  while (*rest != '\0')
    {
      AleaTextStyle style = block->style;
      gsize n;

      style.is_justified &= cursor->flow->places.width >= JUSTIFIED_WIDTH * style.size;
      style.attributes = cut_attributes (block->style.attributes, (gsize) (rest - block->text));
      n = fit_text (cursor, rest, &style, block->space);
      if (n > 0)
        {
          /* What is left of it may stand below a diagram that has waited. */
          Fragment *fragment = put_fragment (cursor, block->space);

          fragment->style = style;
          fragment->text = g_strndup (rest, n);
          cursor->y += alea_page_text_measure (cursor->ruler, fragment->text, &fragment->style,
                                               cursor->flow->places.width);
          rest += n;
          rest += strspn (rest, " \n");
        }
      else
        g_clear_pointer (&style.attributes, pango_attr_list_unref);
      cursor->now.offset = (gsize) (rest - block->text);
      if (*rest != '\0')
        go_to_next_column (cursor);
    }
  cursor->now.offset = 0;
}

/* Diagrams of what is over stand before what begins. */
static void
put_beginning (Cursor         *cursor,
               const Fragment *block)
{
  AleaFlow *flow = cursor->flow;

  while (!g_queue_is_empty (&cursor->now.waiting))
    go_to_next_column (cursor);
  if (cursor->y > 0 && cursor->y + block->space + block->room > cursor->height)
    go_to_next_column (cursor);

  cursor->y += cursor->y > 0 ? block->space : 0;
  g_array_append_val (flow->beginnings, cursor->page);
  if (cursor->column == 0 && cursor->y <= 0)
    g_ptr_array_index (flow->heads, cursor->page) = NULL;
  flow->head = block->head;
}

static void
put_block (Cursor   *cursor,
           Fragment *block)
{
  if (block->head != NULL)
    put_beginning (cursor, block);
  else if (block->diagram == NULL)
    put_text (cursor, block);
  else if (!g_queue_is_empty (&cursor->now.waiting) || !put_diagram (cursor, block))
    g_queue_push_tail (&cursor->now.waiting, block);
}

static void
put_rest (Cursor *cursor)
{
  const GPtrArray *blocks = cursor->flow->blocks;

  put_waiting (cursor);
  for (; cursor->now.block < blocks->len; cursor->now.block++)
    put_block (cursor, g_ptr_array_index (blocks, cursor->now.block));
  while (!g_queue_is_empty (&cursor->now.waiting))
    go_to_next_column (cursor);
}

/* Lays out from the beginning of @page on again, in columns of this height. */
static void
put_again (Cursor          *cursor,
           const PageStart *start,
           guint            page,
           double           height)
{
  AleaFlow *flow = cursor->flow;

  copy_start (&cursor->now, start);
  g_ptr_array_set_size (flow->fragments, (int) start->n_fragments);
  g_array_set_size (flow->beginnings, start->n_beginnings);
  g_ptr_array_set_size (flow->heads, (int) page + 1);
  g_ptr_array_index (flow->heads, page) = (gpointer) start->head;
  flow->head = start->head;
  cursor->page = page;
  cursor->column = 0;
  cursor->y = 0;
  cursor->height = height;
  put_rest (cursor);
}

/* The columns of the last page end together, as far as diagrams let them; little stands
 * in one column. */
static void
balance (Cursor *cursor)
{
  const guint page = cursor->page;
  double low = cursor->tallest, high = cursor->height;
  PageStart start = { .waiting = G_QUEUE_INIT };

  if (cursor->column == 0 && cursor->y < cursor->height / 2)
    return;

  copy_start (&start, &cursor->start);
  while (high - low > BALANCE)
    {
      const double middle = (low + high) / 2;

      put_again (cursor, &start, page, middle);
      if (cursor->page > page)
        low = middle;
      else
        high = middle;
    }

  put_again (cursor, &start, page, high);
  g_queue_clear (&start.waiting);
}

static void
lay_out (AleaFlow      *self,
         AleaPages     *pages,
         const AleaBox *box)
{
  Cursor cursor = { .flow = self, .pages = pages, .ruler = alea_page_text_new_ruler (), .height = box->height };

  g_ptr_array_add (self->heads, NULL);
  put_rest (&cursor);
  balance (&cursor);

  /* A book has many of them. */
  g_ptr_array_set_size (self->blocks, 0);
  self->n_pages = self->fragments->len > 0
                  ? ((const Fragment *) g_ptr_array_index (self->fragments, self->fragments->len - 1))->page + 1 : 1;
  g_queue_clear (&cursor.start.waiting);
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

static const char *
get_heading (gpointer data,
             guint    page)
{
  const AleaFlow *self = data;

  return page < self->heads->len ? g_ptr_array_index (self->heads, page) : NULL;
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
    .get_heading = get_heading,
    .free = (GDestroyNotify) alea_flow_free,
    .data = flow,
  });
}
