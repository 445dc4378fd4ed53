/* alea-page-flow.c: pages of text and diagrams that run from column to column
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-flow-private.h"

#include "alea-caption.h"

/* --- what there is --------------------------------------------------------- */

static void
fragment_free (gpointer data)
{
  AleaFragment *fragment = data;

  g_free (fragment->text);
  g_clear_pointer (&fragment->style.attributes, pango_attr_list_unref);
  g_clear_pointer (&fragment->numbers, g_array_unref);
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

void
alea_flow_add_text (AleaFlow   *self,
                    AleaFace    face,
                    double      size,
                    double      space,
                    const char *text)
{
  AleaFragment *fragment = alea_flow_add_fragment (self->blocks, space);

  fragment->text = alea_page_text_part_words (text);
  fragment->style = (AleaTextStyle) { .face = face, .size = size, .is_head = TRUE };
  fragment->is_head = TRUE;
}

void
alea_flow_add_paragraph (AleaFlow                *self,
                         const AleaFlowParagraph *paragraph)
{
  AleaFragment *fragment = alea_flow_add_fragment (self->blocks, paragraph->space);

  fragment->text = g_strdup (paragraph->text);
  fragment->style = (AleaTextStyle) {
    .face = ALEA_FACE_PLAIN,
    .size = paragraph->size,
    .is_notation = paragraph->numbers != NULL,
    .attributes = paragraph->attributes != NULL ? pango_attr_list_copy (paragraph->attributes) : NULL,
  };
  fragment->numbers = paragraph->numbers != NULL ? g_array_ref (paragraph->numbers) : NULL;
  fragment->is_kept = paragraph->is_kept;
}

void
alea_flow_begin (AleaFlow   *self,
                 double      space,
                 double      room,
                 const char *head)
{
  AleaFragment *fragment = alea_flow_add_fragment (self->blocks, space);

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
  alea_flow_add_fragment (self->blocks, space)->diagram = diagram;
}

/* --- drawing --------------------------------------------------------------- */

static void
draw_fragment (const AleaFlow *self,
               const AleaFragment *fragment,
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
      const AleaFragment *fragment = g_ptr_array_index (self->fragments, i);

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
  alea_flow_lay_out (flow, self, &box);
  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (heading),
    .n_pages = flow->n_pages,
    .draw = draw,
    .get_heading = get_heading,
    .free = (GDestroyNotify) alea_flow_free,
    .data = flow,
  });
}
