/* alea-page-tables.c: tables of words, and tables of agreed dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-page-private.h"

#include "alea-notation.h"

#include <math.h>

#define TEXT_SIZE 8.5
#define NOTE_SIZE 9
#define PADDING   4
#define BELOW     24   /* between two tables */

/* --- tables of words ----------------------------------------------------- */

typedef struct
{
  char      *note;
  gboolean   is_cut_off;
  GStrv      titles;
  double    *widths;       /* in points */
  guint      n_columns;
  GPtrArray *rows;         /* of GStrv */
  double    *heights;      /* of each row */
  GArray    *first_rows;   /* of guint: the row each page begins with */
  guint      first_page;   /* of the section */
  double     top;          /* on that page */
} Table;

/* A section: tables, each below the one before it. */
typedef struct
{
  GPtrArray *tables;       /* of Table */
  double     end;          /* of the last one, on its last page */
} Tables;

static const AleaTextStyle cell_style = { .face = ALEA_FACE_PLAIN, .size = TEXT_SIZE };
static const AleaTextStyle title_style = { .face = ALEA_FACE_BOLD, .size = TEXT_SIZE };
static const AleaTextStyle note_style = { .face = ALEA_FACE_ITALIC, .size = NOTE_SIZE };

static void
table_free (gpointer data)
{
  Table *self = data;

  g_free (self->note);
  g_strfreev (self->titles);
  g_free (self->widths);
  g_ptr_array_unref (self->rows);
  g_free (self->heights);
  g_array_unref (self->first_rows);
  g_free (self);
}

static void
tables_free (gpointer data)
{
  Tables *self = data;

  g_ptr_array_unref (self->tables);
  g_free (self);
}

static double
measure_row (const Table         *self,
             cairo_t             *cr,
             char *const         *cells,
             const AleaTextStyle *style)
{
  double height = 0;

  for (guint i = 0; i < self->n_columns; i++)
    height = MAX (height, alea_page_text_measure (cr, cells[i], style, self->widths[i] - 2 * PADDING));

  return height + 2 * PADDING;
}

static double
draw_row (const Table         *self,
          cairo_t             *cr,
          char *const         *cells,
          const AleaTextStyle *style,
          double               x,
          double               y)
{
  double height = measure_row (self, cr, cells, style);

  for (guint i = 0; i < self->n_columns; i++)
    {
      alea_page_text_draw (cr, cells[i], style, x + PADDING, y + PADDING, self->widths[i] - 2 * PADDING);
      x += self->widths[i];
    }

  return height;
}

static double
draw_note (const char    *note,
           cairo_t       *cr,
           const AleaBox *box)
{
  return note != NULL ? alea_page_text_draw (cr, note, &note_style, box->x, box->y, box->width) + 2 * PADDING : 0;
}

/* A broken line with a pair of scissors in the margin. */
static void
draw_cut (cairo_t *cr,
          double   x,
          double   y,
          double   width)
{
  const AleaTextStyle style = { .face = ALEA_FACE_PLAIN, .size = 11 };
  const double dashes[] = { 4, 3 };

  alea_page_text_draw (cr, "\u2702", &style, x - 13, y - 6.5, 20);
  cairo_save (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  alea_page_line (cr, x, y, x + width, y, 0.6);
  cairo_restore (cr);
}

static double
get_width (const Table *self)
{
  double width = 0;

  for (guint i = 0; i < self->n_columns; i++)
    width += self->widths[i];

  return width;
}

/* @page is counted from the first one of the table. */
static void
draw_table (const Table   *self,
            guint          page,
            cairo_t       *cr,
            const AleaBox *box)
{
  const double right = box->x + get_width (self);
  const guint first = g_array_index (self->first_rows, guint, page);
  const guint end = page + 1 < self->first_rows->len ? g_array_index (self->first_rows, guint, page + 1)
                                                     : self->rows->len;
  double y = box->y + draw_note (self->note, cr, box);

  y += draw_row (self, cr, self->titles, &title_style, box->x, y);
  alea_page_line (cr, box->x, y, right, y, 0.8);

  for (guint i = first; i < end; i++)
    {
      if (self->is_cut_off && i > first)
        draw_cut (cr, box->x, y, right - box->x);
      else if (i > first)
        alea_page_line (cr, box->x, y, right, y, 0.25);
      y += draw_row (self, cr, g_ptr_array_index (self->rows, i), &cell_style, box->x, y);
    }

  alea_page_line (cr, box->x, y, right, y, 0.8);
}

static void
draw_tables (gpointer       data,
             guint          page,
             cairo_t       *cr,
             const AleaBox *box)
{
  const Tables *self = data;

  for (guint i = 0; i < self->tables->len; i++)
    {
      const Table *table = g_ptr_array_index (self->tables, i);
      const double top = page == table->first_page ? table->top : 0;

      if (page >= table->first_page && page < table->first_page + table->first_rows->len)
        draw_table (table, page - table->first_page, cr,
                    &(AleaBox) { box->x, box->y + top, box->width, box->height - top });
    }
}

/* Fills pages one after the other, the first from @top; a row is never broken.
 * Returns where it ends on the last. */
static double
paginate (Table         *self,
          const AleaBox *box,
          double         top)
{
  cairo_t *cr = alea_page_text_new_ruler ();
  double head = measure_row (self, cr, self->titles, &title_style), y = INFINITY;

  if (self->note != NULL)
    head += alea_page_text_measure (cr, self->note, &note_style, box->width) + 2 * PADDING;

  self->top = top;
  self->first_rows = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < self->rows->len; i++)
    {
      double height = measure_row (self, cr, g_ptr_array_index (self->rows, i), &cell_style);

      if (i == 0 && top + head + height > box->height)
        self->top = 0;
      if (y + height > box->height)
        {
          g_array_append_val (self->first_rows, i);
          y = head + (i == 0 ? self->top : 0);
        }
      y += height;
    }

  cairo_destroy (cr);
  return y;
}

/* The width of the longest word of @title in a cell. */
static double
measure_title (cairo_t    *cr,
               const char *title)
{
  g_auto(GStrv) words = g_strsplit (title, " ", -1);
  double width = 0;

  for (guint i = 0; words[i] != NULL; i++)
    width = MAX (width, alea_page_text_get_width (cr, words[i], &title_style));

  return width + 2 * PADDING + 1;
}

/* As they are wished; what a narrow column lacks for its title, the others give. */
static void
set_widths (Table                *self,
            const AleaTableShape *shape,
            double                width)
{
  cairo_t *cr = alea_page_text_new_ruler ();
  g_autofree double *least = g_new (double, self->n_columns);
  double whole = 0, lack = 0, spare = 0;

  for (guint i = 0; i < self->n_columns; i++)
    whole += shape->widths[i];
  for (guint i = 0; i < self->n_columns; i++)
    {
      self->widths[i] = width * shape->widths[i] / whole;
      least[i] = measure_title (cr, self->titles[i]);
      lack += MAX (least[i] - self->widths[i], 0);
      spare += MAX (self->widths[i] - least[i], 0);
    }
  cairo_destroy (cr);

  for (guint i = 0; lack < spare && i < self->n_columns; i++)
    if (self->widths[i] < least[i])
      self->widths[i] = least[i];
    else
      self->widths[i] -= lack * (self->widths[i] - least[i]) / spare;
}

static Table *
new_table (const AleaTableShape *shape,
           GPtrArray            *rows,
           double                width)
{
  Table *data = g_new0 (Table, 1);

  data->note = g_strdup (shape->note);
  data->is_cut_off = shape->is_cut_off;
  data->n_columns = shape->n_columns;
  data->rows = g_ptr_array_ref (rows);
  data->titles = g_new0 (char *, shape->n_columns + 1);
  data->widths = g_new0 (double, shape->n_columns);
  for (guint i = 0; i < shape->n_columns; i++)
    data->titles[i] = g_strdup (shape->titles[i]);
  set_widths (data, shape, width);
  return data;
}

/* The tables that one more goes below. */
static AleaSection *
find_tables (AleaPages            *self,
             const AleaTableShape *shape)
{
  AleaSection *last = alea_pages_get_last_section (self);

  if (shape->is_below && last != NULL && last->draw == draw_tables)
    return last;

  Tables *tables = g_new0 (Tables, 1);

  tables->tables = g_ptr_array_new_with_free_func (table_free);
  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (shape->heading),
    .draw = draw_tables,
    .free = tables_free,
    .data = tables,
  });
  return alea_pages_get_last_section (self);
}

void
alea_pages_add_table (AleaPages            *self,
                      const AleaTableShape *shape,
                      GPtrArray            *rows)
{
  const AleaBox box = alea_pages_get_body (self);
  AleaSection *section = find_tables (self, shape);
  Tables *tables = section->data;
  Table *table = new_table (shape, rows, box.width);
  const double top = section->n_pages > 0 ? tables->end + BELOW : 0;

  tables->end = paginate (table, &box, top);
  /* On the last page of those before, if it has found room there. */
  table->first_page = section->n_pages > 0 && table->top > 0 ? section->n_pages - 1 : section->n_pages;
  section->n_pages = table->first_page + table->first_rows->len;
  g_ptr_array_add (tables->tables, table);
}

/* --- tables of dice ------------------------------------------------------ */

#define DICE_COLUMNS  5
#define DICE_GUTTER   24
#define DICE_ROW      21
#define DICE_TITLE    20
#define DICE_COUNT    5.5   /* size of the number of a roll */
#define DICE_COUNT_WIDTH 9
#define DICE_SIZE     11.5
#define LEAST_DICE_SIZE 7

typedef struct
{
  char      *note;
  GStrv      players;
  guint      n_players;
  AleaRoll  *rolls;
  guint      n_rolls;      /* of each player */
  guint      n_columns;    /* of each player's block */
  guint      per_page;     /* rolls of each player on a page */
} Dice;

static void
dice_free (gpointer data)
{
  Dice *self = data;

  g_free (self->note);
  g_strfreev (self->players);
  g_free (self->rolls);
  g_free (self);
}

/* One roll: its number, small, and what fell. */
static void
draw_roll (const Dice    *self,
           cairo_t       *cr,
           guint          player,
           guint          n,
           const AleaBox *cell)
{
  const AleaTextStyle count_style = { .face = ALEA_FACE_PLAIN, .size = DICE_COUNT };
  const AleaTextStyle style = { .face = ALEA_FACE_BOLD, .size = DICE_SIZE, .align = PANGO_ALIGN_CENTER,
                                .is_one_line = TRUE, .least = LEAST_DICE_SIZE };
  const AleaRoll roll = self->rolls[player * self->n_rolls + n];
  g_autofree char *count = g_strdup_printf ("%u", n + 1);
  char faces[ALEA_ROLL_TEXT_SIZE];

  alea_page_frame (cr, cell, 0.4);
  alea_page_text_draw (cr, count, &count_style, cell->x + 2, cell->y + 1, 0);
  alea_page_text_draw_in (cr, alea_roll_to_text (roll, faces), &style,
                          &(AleaBox) { cell->x + DICE_COUNT_WIDTH, cell->y, MAX (cell->width - DICE_COUNT_WIDTH - 1, 1),
                                       cell->height });
}

/* Rolls run along the rows, with their numbers, as one reads. */
static void
draw_block (const Dice    *self,
            cairo_t       *cr,
            guint          player,
            guint          page,
            const AleaBox *box)
{
  const AleaTextStyle style = { .face = ALEA_FACE_BOLD, .size = 10.5 };
  const guint first = page * self->per_page, end = MIN (first + self->per_page, self->n_rolls);

  alea_page_text_draw (cr, self->players[player], &style, box->x, box->y, box->width);
  for (guint i = first; i < end; i++)
    {
      const guint place = i - first;
      const AleaBox cell = {
        .x = box->x + place % self->n_columns * box->width / self->n_columns,
        .y = box->y + DICE_TITLE + place / self->n_columns * DICE_ROW,
        .width = box->width / self->n_columns,
        .height = DICE_ROW,
      };

      draw_roll (self, cr, player, i, &cell);
    }
}

static void
draw_dice (gpointer       data,
           guint          page,
           cairo_t       *cr,
           const AleaBox *box)
{
  const Dice *self = data;
  const double width = (box->width - DICE_GUTTER * (self->n_players - 1)) / self->n_players;
  const double top = box->y + draw_note (self->note, cr, box) + PADDING;

  for (guint i = 0; i < self->n_players; i++)
    {
      const AleaBox block = { box->x + i * (width + DICE_GUTTER), top, width, box->height };

      draw_block (self, cr, i, page, &block);
    }
}

/* How many rows of rolls find room on a page. */
static guint
count_rows (const char    *note,
            const AleaBox *box)
{
  cairo_t *cr = alea_page_text_new_ruler ();
  double height = box->height - DICE_TITLE - PADDING;

  if (note != NULL)
    height -= alea_page_text_measure (cr, note, &note_style, box->width) + 2 * PADDING;

  cairo_destroy (cr);
  return (guint) MAX (floor (height / DICE_ROW), 1);
}

void
alea_pages_add_dice (AleaPages         *self,
                     const char        *heading,
                     const char        *note,
                     const char *const *players,
                     guint              n_players,
                     const AleaRoll    *rolls,
                     guint              n_rolls)
{
  const AleaBox box = alea_pages_get_body (self);
  Dice *data;

  g_return_if_fail (n_players > 0);

  data = g_new0 (Dice, 1);
  data->note = g_strdup (note);
  data->players = g_new0 (char *, n_players + 1);
  for (guint i = 0; i < n_players; i++)
    data->players[i] = g_strdup (players[i]);
  data->n_players = n_players;
  data->rolls = g_memdup2 (rolls, n_players * n_rolls * sizeof *rolls);
  data->n_rolls = n_rolls;
  data->n_columns = n_players == 1 ? 2 * DICE_COLUMNS : DICE_COLUMNS;
  data->per_page = data->n_columns * count_rows (note, &box);

  alea_pages_add_section (self, &(AleaSection) {
    .heading = g_strdup (heading),
    .n_pages = (n_rolls + data->per_page - 1) / data->per_page,
    .draw = draw_dice,
    .free = dice_free,
    .data = data,
  });
}
