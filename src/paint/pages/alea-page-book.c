/* alea-page-book.c: a book of games with its contents
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-page-flow.h"
#include "alea-page-game.h"
#include "alea-page-private.h"
#include "alea-score-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define LINE_SIZE     10
#define LEAST_SIZE    7
#define DETAIL_SIZE   8     /* of the result and the occasion, in a line of their own */
#define DETAIL_TOP    13
#define LINE_HEIGHT   29
#define PAGE_WIDTH    30    /* for the number of a page */
#define LEADER_GAP    6     /* beside the dots that lead there */
#define LEADER_STEP   4

struct _AleaBook
{
  AleaFlow  *flow;
  GPtrArray *titles;    /* of char *: who played; a line of the contents each, */
  GPtrArray *details;   /* of char *: and what came of it, where and when, below */
  guint      n_pages;   /* of the contents */
};

AleaBook *
alea_book_new (void)
{
  AleaBook *self = g_new0 (AleaBook, 1);

  self->flow = alea_flow_new ();
  self->titles = g_ptr_array_new_with_free_func (g_free);
  self->details = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
alea_book_free (AleaBook *self)
{
  g_clear_pointer (&self->flow, alea_flow_free);
  g_ptr_array_unref (self->titles);
  g_ptr_array_unref (self->details);
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

  g_ptr_array_add (self->titles, g_strdup (players != NULL ? players : title));
  g_ptr_array_add (self->details, g_strdup_printf ("%s%s%s", result != NULL ? result : "",
                                                   result != NULL && occasion != NULL ? "\u2003" : "",
                                                   occasion != NULL ? occasion : ""));
  alea_flow_add_game (self->flow, score, numbers, title);
}

static guint
count_lines (const AleaBox *box)
{
  return (guint) MAX (box->height / LINE_HEIGHT, 1);
}

/* Dots that lead the eye from @left to @right; those of all lines stand in columns. */
static void
draw_leader (cairo_t *cr,
             double   left,
             double   right,
             double   y)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (double x = ceil (left / LEADER_STEP) * LEADER_STEP; x < right; x += LEADER_STEP)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, 0.5, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static void
draw_line (cairo_t       *cr,
           const char    *title,
           const char    *detail,
           guint          page,
           const AleaBox *line)
{
  const AleaTextStyle left = { .size = LINE_SIZE, .is_one_line = TRUE, .least = LEAST_SIZE };
  const AleaTextStyle right = { .size = LINE_SIZE, .align = PANGO_ALIGN_RIGHT };
  const AleaTextStyle small = { .face = ALEA_FACE_ITALIC, .size = DETAIL_SIZE, .is_one_line = TRUE };
  g_autofree char *number = g_strdup_printf ("%u", page);
  const double room = line->width - PAGE_WIDTH, end = line->x + line->width;
  const double title_end = line->x + MIN (alea_page_text_get_width (cr, title, &left), room);

  alea_page_text_draw (cr, title, &left, line->x, line->y, room);
  draw_leader (cr, title_end + LEADER_GAP, end - alea_page_text_get_width (cr, number, &right) - LEADER_GAP,
               line->y + LINE_SIZE);
  alea_page_text_draw (cr, number, &right, line->x + room, line->y, PAGE_WIDTH);
  alea_page_text_draw (cr, detail, &small, line->x, line->y + DETAIL_TOP, room);
}

static void
draw_contents (gpointer       data,
               guint          page,
               cairo_t       *cr,
               const AleaBox *box)
{
  const AleaBook *book = data;
  const guint n_lines = count_lines (box);

  for (guint i = 0; i < n_lines && page * n_lines + i < book->titles->len; i++)
    {
      const guint game = page * n_lines + i;

      draw_line (cr, g_ptr_array_index (book->titles, game), g_ptr_array_index (book->details, game),
                 book->n_pages + alea_flow_get_page (book->flow, game) + 1,
                 &(AleaBox) { box->x, box->y + i * LINE_HEIGHT, box->width, LINE_HEIGHT });
    }
}

/* The flow belongs to the pages by now. */
static void
contents_free (gpointer data)
{
  AleaBook *book = data;

  book->flow = NULL;
  alea_book_free (book);
}

void
alea_pages_add_book (AleaPages *self,
                     AleaBook  *book,
                     int        per_page)
{
  const AleaBox box = alea_pages_get_body (self);

  book->n_pages = (book->titles->len + count_lines (&box) - 1) / count_lines (&box);
  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (_("Contents")),
    .n_pages = book->n_pages,
    .draw = draw_contents,
    .free = contents_free,
    .data = book,
  });
  alea_pages_add_flow (self, NULL, book->flow, per_page);
}
