/* alea-flow-layout.c: finding places for text and diagrams in columns
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-flow-private.h"

#include "alea-caption.h"
#include "alea-diagram-paint.h"

#include <string.h>

/* Of the height of a diagram where there is nothing else, so that there is room
 * for the text between diagrams; but no board of eight files is narrower than this, of its column. */
#define DIAGRAM_SHARE 0.8
#define BOARD_WIDTH   0.72
#define BOARD_FILES   8.72    /* and the frame */

/* A board that hardly has room may be as small as this, of what it would be. */
#define LEAST_BOARD 0.75

/* So many lines go overleaf with the diagram that shows what they tell. */
#define TAIL_LINES 2

/* So many lines of what comes behind a diagram may stand before it, where a column would
 * end too early; and so many must be free, that they do. */
#define AHEAD_LINES 4
#define FREE_LINES  5

/* So much wider, at most, gaps then get, but for those in a head, in points. */
#define STRETCH  1
#define HEAD_GAP 5

/* So exactly, in points, the columns of the last page end together; so little, in points,
 * is not parted. */
#define BALANCE 4
#define LITTLE  100

/* In narrower columns, in sizes of the text, a number takes the room of its move. */
#define NUMBERED_WIDTH 8

/* How far laying out has come. */
typedef struct
{
  guint       block;        /* the next one */
  gsize       offset;       /* bytes of its text that are laid out, */
  gsize       ahead;        /* and of the text behind it */
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
  double     gap;           /* left free above it */
  PageStart  now;
  PageStart  start;         /* of this page */
} Cursor;

static AleaFragment *
get_block (const Cursor *cursor,
           guint         n)
{
  return g_ptr_array_index (cursor->flow->blocks, n);
}

/* --- columns --------------------------------------------------------------- */

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
  cursor->start = cursor->now;
}

/* The number of the first fragment of this column. */
static guint
find_column (const Cursor *cursor)
{
  const GPtrArray *fragments = cursor->flow->fragments;
  guint first = fragments->len;

  while (first > 0)
    {
      const AleaFragment *fragment = g_ptr_array_index (fragments, first - 1);

      if (fragment->page != cursor->page || fragment->column != cursor->column)
        break;
      first--;
    }

  return first;
}

static double
get_gap (const Cursor *cursor,
         guint         n)
{
  const AleaFragment *fragment = g_ptr_array_index (cursor->flow->fragments, n);

  return fragment->space > HEAD_GAP ? fragment->space : 0;
}

/* Columns that are full end together: what is left goes into their gaps. */
static void
stretch_column (Cursor *cursor)
{
  const GPtrArray *fragments = cursor->flow->fragments;
  const guint first = find_column (cursor);
  double gaps = 0, wider, shift = 0;

  for (guint i = first; i < fragments->len; i++)
    gaps += get_gap (cursor, i);
  if (gaps <= 0)
    return;

  wider = CLAMP ((cursor->height - cursor->y) / gaps, 0, STRETCH);
  for (guint i = first; i < fragments->len; i++)
    {
      AleaFragment *fragment = g_ptr_array_index (fragments, i);

      shift += get_gap (cursor, i) * wider;
      fragment->y += shift;
    }
}

static void
go_to_next_column (Cursor *cursor)
{
  stretch_column (cursor);
  cursor->y = 0;
  cursor->gap = 0;
  cursor->column++;
  if (cursor->column == cursor->flow->places.columns)
    turn_over (cursor);
}

static void
leave_gap (Cursor *cursor,
           double  space)
{
  const double gap = cursor->y > 0 ? space : 0;

  cursor->y += gap;
  cursor->gap += gap;
}

static AleaFragment *
put_fragment (Cursor *cursor,
              double  space)
{
  AleaFragment *fragment;

  leave_gap (cursor, space);
  fragment = alea_flow_add_fragment (cursor->flow->fragments, cursor->gap);
  cursor->gap = 0;
  fragment->page = cursor->page;
  fragment->column = cursor->column;
  fragment->y = cursor->y;
  return fragment;
}

/* What is left of this column, below a gap of @space. */
static double
get_room (const Cursor *cursor,
          double        space)
{
  return cursor->height - cursor->y - (cursor->y > 0 ? space : 0);
}

/* --- text ------------------------------------------------------------------ */

/* How high @block will be, or about @most where it is higher. */
static double
measure_text (const Cursor       *cursor,
              const AleaFragment *block,
              double              most)
{
  return alea_flow_measure_text (cursor->ruler, block->text, &block->style, cursor->flow->places.width, most);
}

/* What stands at the top of a column before the rest of @block from @offset on: "12…"
 * where a move of Black begins there.  (transfer full) */
static char *
write_prefix (const Cursor       *cursor,
              const AleaFragment *block,
              gsize               offset)
{
  if (offset > 0 && block->numbers != NULL
      && cursor->flow->places.width >= NUMBERED_WIDTH * block->style.size)
    for (guint i = 0; i < block->numbers->len; i++)
      {
        const AleaFlowNumber *number = &g_array_index (block->numbers, AleaFlowNumber, i);

        if (number->offset == offset)
          return g_strdup_printf ("%u…\u2060", number->move);
      }

  return g_strdup ("");
}

/* Puts what @room there is for of @block from *@offset on; FALSE where that is nothing. */
static gboolean
put_part (Cursor             *cursor,
          const AleaFragment *block,
          gsize              *offset,
          double              room)
{
  const char *rest = block->text + *offset;
  g_autofree char *prefix = write_prefix (cursor, block, *offset);
  const gsize length = strlen (prefix);
  AleaTextStyle style = block->style;
  AleaFragment *fragment;
  gsize n;

  style.attributes = alea_flow_cut_attributes (block->style.attributes, *offset, length);
  n = alea_flow_fit_text (cursor->ruler, prefix, rest, &style, cursor->flow->places.width, room, cursor->y <= 0);
  if (n <= length)
    {
      g_clear_pointer (&style.attributes, pango_attr_list_unref);
      return FALSE;
    }

  fragment = put_fragment (cursor, block->space);
  fragment->style = style;
  fragment->start = *offset;
  fragment->prefix = length;
  /* By itself, a space that there is no room for would be one more line. */
  fragment->text = g_strchomp (g_strdup_printf ("%s%.*s", prefix, (int) (n - length), rest));
  rest += n - length;
  rest += strspn (rest, " \n");
  *offset = (gsize) (rest - block->text);
  cursor->y += alea_page_text_measure (cursor->ruler, fragment->text, &fragment->style, cursor->flow->places.width);
  return TRUE;
}

static void
put_text (Cursor             *cursor,
          const AleaFragment *block)
{
  gsize *offset = &cursor->now.offset;

  while (block->text[*offset] != '\0')
    if (!put_part (cursor, block, offset, get_room (cursor, block->space)) || block->text[*offset] != '\0')
      go_to_next_column (cursor);
}

/* --- what stands together --------------------------------------------------- */

/* Whether only heads stand before block @n. */
static gboolean
is_below_head (const Cursor *cursor,
               guint         n)
{
  const AleaFragment *before = n > 0 ? get_block (cursor, n - 1) : NULL;

  return before != NULL && (before->is_head || before->head != NULL);
}

/* Takes the last lines of the text just above off this column; they are put once more. */
static void
take_tail (Cursor *cursor)
{
  GPtrArray *fragments = cursor->flow->fragments;
  const double width = cursor->flow->places.width;
  AleaFragment *last;
  double line, height;
  gsize n;

  if (find_column (cursor) == fragments->len || cursor->now.block == 0)
    return;
  last = g_ptr_array_index (fragments, fragments->len - 1);
  if (last->text == NULL || get_block (cursor, cursor->now.block - 1)->text == NULL)
    return;

  line = alea_page_text_measure (cursor->ruler, "x", &last->style, width);
  height = alea_page_text_measure (cursor->ruler, last->text, &last->style, width);
  n = alea_page_text_fit (cursor->ruler, last->text, &last->style, width, height - (TAIL_LINES - 0.5) * line, FALSE);
  if (height > (TAIL_LINES + 1.5) * line && n > last->prefix)
    {
      cursor->now.block--;
      cursor->now.offset = last->start + n - last->prefix;
      cursor->now.offset += strspn (last->text + n, " \n");
      cursor->y -= height;
      last->text[n] = '\0';
      g_strchomp (last->text);
      cursor->y += alea_page_text_measure (cursor->ruler, last->text, &last->style, width);
    }
  else if (height < (TAIL_LINES + 0.5) * line && last->y > 0
           && !is_below_head (cursor, cursor->now.block - 1))
    {
      cursor->now.block--;
      cursor->now.offset = last->start;
      cursor->y = last->y - last->space;
      g_ptr_array_set_size (fragments, (int) fragments->len - 1);
    }
}

/* Puts a few lines of the text behind a diagram before it, if they are not all of it: the
 * diagram begins the next column. */
static void
fill_column (Cursor *cursor)
{
  const guint next = cursor->now.block + 1;
  const AleaFragment *block = next < cursor->flow->blocks->len ? get_block (cursor, next) : NULL;
  double line, room;

  if (block == NULL || block->text == NULL || block->is_kept || cursor->now.ahead > 0)
    return;

  line = alea_page_text_measure (cursor->ruler, "x", &block->style, 0);
  room = get_room (cursor, block->space);
  if (room >= FREE_LINES * line && measure_text (cursor, block, 2 * FREE_LINES * line) > (AHEAD_LINES + 1.5) * line)
    put_part (cursor, block, &cursor->now.ahead, (AHEAD_LINES + 0.5) * line);
}

/* What the next block takes, where that must stand below this one. */
static double
measure_kept (const Cursor *cursor)
{
  const guint next = cursor->now.block + 1;

  if (next >= cursor->flow->blocks->len || !get_block (cursor, next)->is_kept)
    return 0;

  return get_block (cursor, next)->space + measure_text (cursor, get_block (cursor, next), cursor->height / 4);
}

/* --- diagrams and beginnings ------------------------------------------------ */

/* What the words below a diagram take; *@board is for its board. */
static double
measure_diagram (const Cursor *cursor,
                 AleaDiagram  *diagram,
                 double       *board)
{
  const AleaPlaces *places = &cursor->flow->places;
  const double words = ALEA_PAGE_CAPTION_GAP
                       + alea_caption_measure (diagram, cursor->ruler, places->width, places->caption_size);
  double columns, rows, square;

  alea_diagram_get_proportion (diagram, &columns, &rows);
  square = MAX ((DIAGRAM_SHARE * places->height - words) / rows, BOARD_WIDTH * places->width / BOARD_FILES);
  square = MIN (square, MIN (places->width / columns, (cursor->height - words) / rows));
  *board = MAX (square, 1) * rows;
  return words;
}

/* Puts the diagram of @block here if there is room for it, and for what belongs below. */
static gboolean
put_diagram (Cursor             *cursor,
             const AleaFragment *block)
{
  g_autoptr(AleaDiagram) diagram = alea_pages_dress (cursor->pages, block->diagram);
  double board, words = measure_diagram (cursor, diagram, &board);
  const double room = get_room (cursor, block->space) - words - measure_kept (cursor);
  AleaFragment *fragment;

  if (cursor->y > 0 && LEAST_BOARD * board > room)
    return FALSE;

  fragment = put_fragment (cursor, block->space);
  fragment->diagram = g_steal_pointer (&diagram);
  fragment->board = CLAMP (room, LEAST_BOARD * board, board);
  cursor->y += fragment->board + words;
  cursor->tallest = MAX (cursor->tallest, fragment->board + words);
  return TRUE;
}

/* What must stand in one column with the beginning that comes next: its head with the
 * diagram of the start, or the first lines. */
static double
measure_opening (const Cursor *cursor,
                 double        most)
{
  gboolean is_head = TRUE;
  double height = 0;

  for (guint i = cursor->now.block + 1; i < cursor->flow->blocks->len && (is_head || height < most); i++)
    {
      const AleaFragment *block = get_block (cursor, i);
      double board;

      if (block->head != NULL)
        break;
      height += block->space;
      if (block->diagram != NULL)
        return MIN (height + measure_diagram (cursor, block->diagram, &board) + LEAST_BOARD * board, cursor->height);
      height += measure_text (cursor, block, most);
      is_head &= block->is_head;
    }

  return MIN (height, most);
}

static void
put_beginning (Cursor             *cursor,
               const AleaFragment *block)
{
  AleaFlow *flow = cursor->flow;

  if (cursor->y > 0 && measure_opening (cursor, block->room) > get_room (cursor, block->space))
    go_to_next_column (cursor);

  leave_gap (cursor, block->space);
  g_array_append_val (flow->beginnings, cursor->page);
  if (cursor->column == 0 && cursor->y <= 0)
    g_ptr_array_index (flow->heads, cursor->page) = NULL;
  flow->head = block->head;
}

/* --- pages ------------------------------------------------------------------ */

/* Puts the next block, and what comes behind it is the next; or goes to the next column,
 * and from there on, or from a little before, all is put again. */
static void
put_next (Cursor *cursor)
{
  const AleaFragment *block = get_block (cursor, cursor->now.block);
  const gboolean is_last_column = cursor->column + 1 == cursor->flow->places.columns;
  gboolean is_parted = FALSE;

  if (block->head != NULL)
    put_beginning (cursor, block);
  else if (block->diagram != NULL)
    is_parted = !put_diagram (cursor, block);
  else if (block->is_kept && cursor->y > 0 && cursor->now.offset == 0)
    is_parted = measure_text (cursor, block, cursor->height) > get_room (cursor, block->space);

  if (is_parted)
    {
      if (block->is_kept || is_last_column)
        take_tail (cursor);
      else
        fill_column (cursor);
      go_to_next_column (cursor);
      return;
    }
  if (block->text != NULL)
    put_text (cursor, block);
  cursor->now.block++;
  cursor->now.offset = cursor->now.ahead;
  cursor->now.ahead = 0;
}

static void
put_rest (Cursor *cursor)
{
  while (cursor->now.block < cursor->flow->blocks->len)
    put_next (cursor);
}

/* Lays out from the beginning of @page on again, in columns of this height. */
static void
put_again (Cursor          *cursor,
           const PageStart *start,
           guint            page,
           double           height)
{
  AleaFlow *flow = cursor->flow;

  cursor->now = *start;
  g_ptr_array_set_size (flow->fragments, (int) start->n_fragments);
  g_array_set_size (flow->beginnings, start->n_beginnings);
  g_ptr_array_set_size (flow->heads, (int) page + 1);
  g_ptr_array_index (flow->heads, page) = (gpointer) start->head;
  flow->head = start->head;
  cursor->page = page;
  cursor->column = 0;
  cursor->y = 0;
  cursor->gap = 0;
  cursor->height = height;
  put_rest (cursor);
}

/* The columns of the last page end together, as far as diagrams let them; little stands
 * in one column. */
static void
balance (Cursor *cursor)
{
  const guint page = cursor->page;
  const PageStart start = cursor->start;
  double low = cursor->tallest, high = cursor->height;

  if (cursor->column == 0 && cursor->y < LITTLE)
    return;

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
}

void
alea_flow_lay_out (AleaFlow      *self,
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
                  ? ((const AleaFragment *) g_ptr_array_index (self->fragments, self->fragments->len - 1))->page + 1 : 1;
  cairo_destroy (cursor.ruler);
}
