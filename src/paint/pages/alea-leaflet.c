/* alea-leaflet.c: text, figures and tables to read on paper
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-leaflet.h"

#include "alea-caption.h"
#include "alea-diagram-paint.h"
#include "alea-page-private.h"

#define HEADING_SIZE  13
#define TEXT_SIZE     10
#define CELL_SIZE     9
#define CAPTION_SIZE  9
#define LABEL_WIDTH   40    /* points; of numbers before paragraphs */
#define GAP           7     /* between blocks */
#define HEADING_GAP   12    /* more of it before a heading */
#define PADDING       4     /* in a cell */
#define BOARD_WIDTH   190
#define CAPTION_GAP   5

typedef enum
{
  BLOCK_HEADING,
  BLOCK_TEXT,
  BLOCK_DIAGRAM,
  BLOCK_DRAWING,
  BLOCK_HEAD,    /* of a table */
  BLOCK_ROW,
} BlockType;

typedef struct
{
  BlockType        type;
  char            *label;     /* of a text; or NULL */
  AleaFace         face;      /* likewise */
  char            *text;
  AleaDiagram     *diagram;
  AleaLeafletDraw  draw;      /* of a drawing */
  gpointer         data;
  GDestroyNotify   free;
  double           height;
  GStrv            cells;     /* of a row */
  gboolean         is_kept;   /* on one page with the next */
} Block;

struct _AleaLeaflet
{
  GPtrArray *blocks;
  GArray    *first_blocks;   /* of guint: the block each page begins with */
};

/* --- blocks ------------------------------------------------------------------- */

static void
block_free (gpointer data)
{
  Block *block = data;

  g_free (block->label);
  g_free (block->text);
  g_clear_pointer (&block->diagram, alea_diagram_free);
  g_strfreev (block->cells);
  if (block->free != NULL)
    block->free (block->data);
  g_free (block);
}

static Block *
add_block (AleaLeaflet *self,
           BlockType    type)
{
  Block *block = g_new0 (Block, 1);

  block->type = type;
  block->is_kept = type == BLOCK_HEADING || type == BLOCK_HEAD;
  g_ptr_array_add (self->blocks, block);
  return block;
}

AleaLeaflet *
alea_leaflet_new (void)
{
  AleaLeaflet *self = g_new0 (AleaLeaflet, 1);

  self->blocks = g_ptr_array_new_with_free_func (block_free);
  self->first_blocks = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

void
alea_leaflet_free (AleaLeaflet *self)
{
  g_ptr_array_unref (self->blocks);
  g_array_unref (self->first_blocks);
  g_free (self);
}

void
alea_leaflet_add_heading (AleaLeaflet *self,
                          const char  *text)
{
  add_block (self, BLOCK_HEADING)->text = g_strdup (text);
}

void
alea_leaflet_add_text (AleaLeaflet *self,
                       const char  *label,
                       AleaFace     face,
                       const char  *text)
{
  Block *block = add_block (self, BLOCK_TEXT);

  block->label = g_strdup (label);
  block->face = face;
  block->text = g_strdup (text);
}

void
alea_leaflet_add_diagram (AleaLeaflet *self,
                          AleaDiagram *diagram)
{
  add_block (self, BLOCK_DIAGRAM)->diagram = diagram;
}

void
alea_leaflet_add_drawing (AleaLeaflet     *self,
                          double           height,
                          AleaLeafletDraw  draw,
                          gpointer         data,
                          GDestroyNotify   free)
{
  Block *block = add_block (self, BLOCK_DRAWING);

  block->height = height;
  block->draw = draw;
  block->data = data;
  block->free = free;
}

void
alea_leaflet_add_row (AleaLeaflet       *self,
                      const char *const *cells,
                      gboolean           is_head)
{
  add_block (self, is_head ? BLOCK_HEAD : BLOCK_ROW)->cells = g_strdupv ((char **) cells);
}

guint
alea_leaflet_get_n (const AleaLeaflet *self)
{
  return self->blocks->len;
}

void
alea_leaflet_keep (AleaLeaflet *self,
                   guint        first)
{
  for (guint i = first; i + 1 < self->blocks->len; i++)
    ((Block *) g_ptr_array_index (self->blocks, i))->is_kept = TRUE;
}

/* --- one block on paper --------------------------------------------------------- */

/* What comes between it and the block above it. */
static double
get_gap (const Block *block)
{
  if (block->type == BLOCK_ROW)
    return 0;

  return block->type == BLOCK_HEADING ? GAP + HEADING_GAP : GAP;
}

static AleaTextStyle
get_style (const Block *block)
{
  if (block->type == BLOCK_HEADING)
    return (AleaTextStyle) { .face = ALEA_FACE_BOLD, .size = HEADING_SIZE };
  if (block->cells != NULL)
    return (AleaTextStyle) { .face = block->type == BLOCK_HEAD ? ALEA_FACE_BOLD : ALEA_FACE_PLAIN, .size = CELL_SIZE };

  return (AleaTextStyle) { .face = block->face, .size = TEXT_SIZE };
}

static double
get_board_height (const Block *block)
{
  double width, height;

  alea_diagram_get_proportion (block->diagram, &width, &height);
  return BOARD_WIDTH * height / width;
}

static double
get_cell_width (const Block *block,
                double       width)
{
  return width / g_strv_length (block->cells);
}

static double
measure (const Block *block,
         cairo_t     *cr,
         double       width)
{
  const AleaTextStyle style = get_style (block);
  double height = 0;

  if (block->draw != NULL)
    return block->height;
  if (block->diagram != NULL)
    return get_board_height (block) + CAPTION_GAP
           + alea_caption_measure (block->diagram, cr, width, CAPTION_SIZE);
  if (block->cells == NULL)
    return alea_page_text_measure (cr, block->text, &style, width - (block->label != NULL ? LABEL_WIDTH : 0));

  for (guint i = 0; block->cells[i] != NULL; i++)
    height = MAX (height, alea_page_text_measure (cr, block->cells[i], &style,
                                                  get_cell_width (block, width) - 2 * PADDING));

  return height + 2 * PADDING;
}

static void
draw_diagram (const Block *block,
              cairo_t     *cr,
              double       x,
              double       y,
              double       width)
{
  const AleaBox place = { x + (width - BOARD_WIDTH) / 2, y, BOARD_WIDTH, get_board_height (block) };

  alea_places_paint_board (block->diagram, cr, &place);
  alea_caption_paint (block->diagram, cr, x, y + get_board_height (block) + CAPTION_GAP, width, CAPTION_SIZE);
}

static void
draw_row (const Block *block,
          cairo_t     *cr,
          double       x,
          double       y,
          double       width)
{
  const AleaTextStyle style = get_style (block);
  const double cell = get_cell_width (block, width), bottom = y + measure (block, cr, width);

  for (guint i = 0; block->cells[i] != NULL; i++)
    alea_page_text_draw (cr, block->cells[i], &style, x + i * cell + PADDING, y + PADDING, cell - 2 * PADDING);
  alea_page_line (cr, x, bottom, x + width, bottom, block->type == BLOCK_HEAD ? 0.8 : 0.3);
}

static void
draw_block (const Block *block,
            cairo_t     *cr,
            double       x,
            double       y,
            double       width)
{
  const AleaTextStyle label = { .face = ALEA_FACE_BOLD, .size = TEXT_SIZE, .is_one_line = TRUE };
  const AleaTextStyle style = get_style (block);
  const double inset = block->label != NULL ? LABEL_WIDTH : 0;

  if (block->draw != NULL)
    {
      cairo_save (cr);
      alea_page_turn_back (cr, x, width);
      cairo_translate (cr, x, y);
      block->draw (block->data, cr, width, block->height);
      cairo_restore (cr);
    }
  else if (block->diagram != NULL)
    draw_diagram (block, cr, x, y, width);
  else if (block->cells != NULL)
    draw_row (block, cr, x, y, width);
  else
    {
      if (block->label != NULL)
        alea_page_text_draw (cr, block->label, &label, x, y, LABEL_WIDTH - PADDING);
      alea_page_text_draw (cr, block->text, &style, x + inset, y, width - inset);
    }
}

/* --- pages ---------------------------------------------------------------------- */

static const Block *
get_block (const AleaLeaflet *self,
           guint              number)
{
  return g_ptr_array_index (self->blocks, number);
}

static double
measure_group (const AleaLeaflet *self,
               cairo_t           *cr,
               guint              first,
               guint              end,
               double             width)
{
  double height = 0;

  for (guint i = first; i < end; i++)
    height += (i > first ? get_gap (get_block (self, i)) : 0) + measure (get_block (self, i), cr, width);

  return height;
}

/* The end of what stays together from block @first on; where a page has no
 * room for that, it is parted. */
static guint
find_end (const AleaLeaflet *self,
          cairo_t           *cr,
          guint              first,
          const AleaBox     *box)
{
  guint end = first + 1;

  while (end < self->blocks->len && get_block (self, end - 1)->is_kept)
    end++;

  return measure_group (self, cr, first, end, box->width) <= box->height ? end : first + 1;
}

static void
break_pages (AleaLeaflet   *self,
             const AleaBox *box)
{
  cairo_t *cr = alea_page_text_new_ruler ();
  double y = 0;
  guint end;

  for (guint i = 0; i < self->blocks->len; i = end)
    {
      double height, gap = get_gap (get_block (self, i));

      end = find_end (self, cr, i, box);
      height = measure_group (self, cr, i, end, box->width);
      if (i == 0 || y + gap + height > box->height)
        {
          g_array_append_val (self->first_blocks, i);
          y = height;
        }
      else
        y += gap + height;
    }

  cairo_destroy (cr);
}

static void
draw (gpointer       data,
      guint          page,
      cairo_t       *cr,
      const AleaBox *box)
{
  const AleaLeaflet *self = data;
  const guint first = g_array_index (self->first_blocks, guint, page);
  const guint end = page + 1 < self->first_blocks->len ? g_array_index (self->first_blocks, guint, page + 1)
                                                       : self->blocks->len;
  double y = box->y;

  for (guint i = first; i < end; i++)
    {
      y += i > first ? get_gap (get_block (self, i)) : 0;
      draw_block (get_block (self, i), cr, box->x, y, box->width);
      y += measure (get_block (self, i), cr, box->width);
    }
}

void
alea_pages_add_leaflet (AleaPages   *self,
                        const char  *heading,
                        AleaLeaflet *leaflet)
{
  const AleaBox box = alea_pages_get_body (self);

  break_pages (leaflet, &box);
  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (heading),
    .n_pages = leaflet->first_blocks->len,
    .draw = draw,
    .free = (GDestroyNotify) alea_leaflet_free,
    .data = leaflet,
  });
}
