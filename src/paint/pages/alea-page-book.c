/* alea-page-book.c: a book of games with its contents
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-page-flow.h"
#include "alea-page-private.h"

#include <glib/gi18n-lib.h>

#define LINE_SIZE   10
#define LINE_HEIGHT 16
#define PAGE_WIDTH  30    /* for the number of a page */

struct _AleaBook
{
  AleaFlow  *flow;
  GPtrArray *titles;    /* of char *: a line of the contents each */
};

/* The contents, which know the pages when these have been laid out. */
typedef struct
{
  AleaBook *book;
  guint     n_pages;
} Contents;

AleaBook *
alea_book_new (void)
{
  AleaBook *self = g_new0 (AleaBook, 1);

  self->flow = alea_flow_new ();
  self->titles = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
alea_book_free (AleaBook *self)
{
  g_clear_pointer (&self->flow, alea_flow_free);
  g_ptr_array_unref (self->titles);
  g_free (self);
}

void
alea_book_add_game (AleaBook      *self,
                    AleaGameScore *score,
                    GArray        *numbers)
{
  g_autofree char *players = alea_game_score_write_players (score);
  g_autofree char *occasion = alea_game_score_write_occasion (score);
  const char *title = g_dgettext (GETTEXT_PACKAGE, alea_game_score_get_rules (score)->title);
  const char *result = alea_game_score_get_result (score);

  g_ptr_array_add (self->titles, g_strdup_printf ("%s\u2003%s%s%s", players != NULL ? players : title,
                                                  result != NULL ? result : "",
                                                  occasion != NULL ? "\u2003" : "",
                                                  occasion != NULL ? occasion : ""));
  alea_flow_add_game (self->flow, score, numbers, title);
}

static guint
count_lines (const AleaBox *box)
{
  return (guint) MAX (box->height / LINE_HEIGHT, 1);
}

static void
draw_contents (gpointer       data,
               guint          page,
               cairo_t       *cr,
               const AleaBox *box)
{
  const AleaTextStyle left = { .size = LINE_SIZE, .is_one_line = TRUE };
  const AleaTextStyle right = { .size = LINE_SIZE, .align = PANGO_ALIGN_RIGHT };
  const Contents *self = data;
  const AleaBook *book = self->book;
  const guint n_lines = count_lines (box);

  for (guint i = 0; i < n_lines && page * n_lines + i < book->titles->len; i++)
    {
      const guint game = page * n_lines + i;
      g_autofree char *number = g_strdup_printf ("%u", self->n_pages + alea_flow_get_page (book->flow, game) + 1);
      const double y = box->y + i * LINE_HEIGHT;

      alea_page_text_draw (cr, g_ptr_array_index (book->titles, game), &left, box->x, y, box->width - PAGE_WIDTH);
      alea_page_text_draw (cr, number, &right, box->x + box->width - PAGE_WIDTH, y, PAGE_WIDTH);
    }
}

/* The flow belongs to the pages by now. */
static void
contents_free (gpointer data)
{
  Contents *self = data;

  self->book->flow = NULL;
  alea_book_free (self->book);
  g_free (self);
}

void
alea_pages_add_book (AleaPages *self,
                     AleaBook  *book,
                     int        per_page)
{
  const AleaBox box = alea_pages_get_body (self);
  Contents *contents = g_new0 (Contents, 1);

  contents->book = book;
  contents->n_pages = (book->titles->len + count_lines (&box) - 1) / count_lines (&box);
  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (_("Contents")),
    .n_pages = contents->n_pages,
    .draw = draw_contents,
    .free = contents_free,
    .data = contents,
  });
  alea_pages_add_flow (self, NULL, book->flow, per_page);
}
