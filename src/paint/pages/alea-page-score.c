/* alea-page-score.c: score sheets with the columns that a game's dice need
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-page-private.h"

#include "alea-page-game.h"
#include "alea-score-columns.h"
#include "alea-score-entries.h"
#include "alea-score-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define FIELD_SIZE   8.5
#define FIELD_ROW    20
#define OPTION_SIZE  7.5
#define OPTION_GAP   3.8
#define TICK_WIDTH   (OPTION_SIZE * 0.9 + 3)   /* of a box, and the blank behind it */
#define TICK_GAP     10      /* between choices */
#define TITLE_SHARE  0.36    /* of the width, for the title of an option */
#define BOX_ROW      18      /* of the boxes of the set-up */
#define SETUP_BOXES  16      /* rolls of a set-up; a row of them */
#define MOVE_ROW     17      /* at least */
#define HEAD_ROW     15
#define BLOCK_GUTTER 14
#define FOOT         40      /* result and signatures */
#define GAP          8

#define ENTRY_SIZE     9    /* of what is filled in */
#define NUMBER_SIZE    8    /* of moves */
#define LEAST_ENTRY_SIZE 5  /* where much must go into a narrow column */

typedef struct
{
  const AleaRules *rules;
  AleaOptions      options;
  gboolean         has_options;   /* tick them */
  gboolean         before_play;
  gboolean         has_throw_off;
  AleaGameScore   *game;          /* fills the sheet in; NULL: for players to do */
  guint            first_move;
  guint            n_pages;
} Score;

static void
score_free (gpointer data)
{
  Score *self = data;

  g_clear_pointer (&self->game, alea_game_score_unref);
  g_free (self);
}

static const AleaTextStyle field_style = { .face = ALEA_FACE_PLAIN, .size = FIELD_SIZE };
static const AleaTextStyle small_style = { .face = ALEA_FACE_PLAIN, .size = OPTION_SIZE };

/* --- filling in ------------------------------------------------------------ */

/* @text in the middle of @box, smaller where it would not fit. */
static void
fill_box (cairo_t       *cr,
          const char    *text,
          const AleaBox *box)
{
  const AleaTextStyle style = { .face = ALEA_FACE_PLAIN, .size = ENTRY_SIZE, .align = PANGO_ALIGN_CENTER,
                                .is_one_line = TRUE, .least = LEAST_ENTRY_SIZE };

  if (text != NULL && *text != '\0')
    alea_page_text_draw_in (cr, text, &style,
                            &(AleaBox) { box->x + 1.5, box->y, MAX (box->width - 3, 1), box->height });
}

/* --- fields -------------------------------------------------------------- */

/* A word and a line to write on, with what is written there, NULL for
 * nothing. */
static void
draw_field (cairo_t    *cr,
            const char *label,
            const char *value,
            double      x,
            double      y,
            double      width)
{
  const AleaTextStyle style = { .face = ALEA_FACE_PLAIN, .size = ENTRY_SIZE, .is_one_line = TRUE,
                                .least = LEAST_ENTRY_SIZE };
  const double word = alea_page_text_get_width (cr, label, &field_style);

  alea_page_text_draw (cr, label, &field_style, x, y, 0);
  if (value != NULL)
    alea_page_text_draw (cr, value, &style, x + word + 8, y - 1, MAX (width - word - 8, 1));
  alea_page_line (cr, x + word + 4, y + FIELD_SIZE * 1.2, x + width, y + FIELD_SIZE * 1.2, 0.4);
}

static const char *
get_word (const Score   *self,
          AleaScoreWord  which)
{
  return self->game != NULL ? alea_game_score_get_word (self->game, which) : NULL;
}

typedef struct
{
  const char *label;
  const char *value;
  double      share;   /* of the lines to write on */
  const char *shorter; /* instead of @value where that has no room; or NULL */
} Field;

static const AleaTextStyle entry_style = { .face = ALEA_FACE_PLAIN, .size = ENTRY_SIZE };

/* Fields beside each other, whose words have the room that they need. */
static void
draw_row_of_fields (cairo_t       *cr,
                    const Field   *fields,
                    guint          n_fields,
                    const AleaBox *box,
                    double         y)
{
  double rest = box->width - BLOCK_GUTTER * (n_fields - 1), x = box->x;

  for (guint i = 0; i < n_fields; i++)
    rest -= alea_page_text_get_width (cr, fields[i].label, &field_style);
  for (guint i = 0; i < n_fields; i++)
    {
      const double width = alea_page_text_get_width (cr, fields[i].label, &field_style) + rest * fields[i].share;

      const gboolean is_short = fields[i].shorter != NULL
                                && alea_page_text_get_width (cr, fields[i].value, &entry_style) > rest * fields[i].share - GAP;

      draw_field (cr, fields[i].label, is_short ? fields[i].shorter : fields[i].value, x, y, width);
      x += width + BLOCK_GUTTER;
    }
}

static double
draw_fields (const Score   *self,
             cairo_t       *cr,
             const AleaBox *box,
             double         y)
{
  const double half = (box->width - BLOCK_GUTTER) / 2;
  g_autofree char *date = self->game != NULL ? alea_game_score_write_date (self->game) : NULL;
  g_autofree char *short_date = self->game != NULL ? alea_game_score_write_short_date (self->game) : NULL;
  const Field fields[] = {
    { _("Event"), get_word (self, ALEA_SCORE_EVENT), 0.33, NULL },
    { _("Date"), date, 0.43, short_date },
    { _("Round"), get_word (self, ALEA_SCORE_ROUND), 0.12, NULL },
    { C_("number of a table", "Board"), NULL, 0.12, NULL },
  };

  draw_field (cr, _("White"), get_word (self, ALEA_SCORE_WHITE), box->x, y, half);
  draw_field (cr, _("Black"), get_word (self, ALEA_SCORE_BLACK), box->x + half + BLOCK_GUTTER, y, half);
  draw_row_of_fields (cr, fields, G_N_ELEMENTS (fields), box, y + FIELD_ROW);
  return y + 2 * FIELD_ROW;
}

/* --- house rules --------------------------------------------------------- */

/* A box to tick and what it stands for, in @room; returns the height. */
static double
draw_tick (cairo_t    *cr,
           const char *label,
           gboolean    is_ticked,
           double      x,
           double      y,
           double      room)
{
  const AleaBox box = { x, y + 1.2, OPTION_SIZE * 0.9, OPTION_SIZE * 0.9 };

  alea_page_frame (cr, &box, 0.5);
  if (is_ticked)
    {
      alea_page_line (cr, box.x, box.y, box.x + box.width, box.y + box.height, 0.9);
      alea_page_line (cr, box.x, box.y + box.height, box.x + box.width, box.y, 0.9);
    }
  return alea_page_text_draw (cr, label, &small_style, x + TICK_WIDTH, y, MAX (room - TICK_WIDTH, 1));
}

static double
draw_option (const Score   *self,
             cairo_t       *cr,
             guint          which,
             const AleaBox *box,
             double         y)
{
  const AleaOption *option = &self->rules->options[which];
  g_autofree char *title = g_strdup_printf (_("%s:"), g_dgettext (GETTEXT_PACKAGE, option->title));
  const double left = box->x + box->width * TITLE_SHARE, right = box->x + box->width;
  const double end = y + alea_page_text_draw (cr, title, &small_style, box->x, y, left - box->x - GAP);
  double x = left, height = 0;

  for (int i = 0; i < ALEA_MAX_CHOICES && option->choices[i] != NULL; i++)
    {
      const char *label = g_dgettext (GETTEXT_PACKAGE, option->labels[i]);
      const double width = TICK_WIDTH + alea_page_text_get_width (cr, label, &small_style);

      if (i > 0 && x + width > right)
        {
          x = left;
          y += height + OPTION_GAP;
        }
      /* The least that there is more keeps it on a line. */
      height = draw_tick (cr, label, self->has_options && self->options.choice[which] == i, x, y,
                          MIN (width + 1, right - x));
      x += width + TICK_GAP;
    }

  return MAX (y + height, end) + OPTION_GAP;
}

static double
draw_options (const Score   *self,
              cairo_t       *cr,
              const AleaBox *box,
              double         y)
{
  for (guint i = 0; self->rules->options[i].key != NULL; i++)
    y = draw_option (self, cr, i, box, y);

  return y + GAP / 2;
}

/* --- set-up -------------------------------------------------------------- */

/* @n boxes in a row behind a word; @heads, which may be NULL, stand small in
 * their corners, @values, ended by NULL, in them. */
static void
draw_boxes (cairo_t       *cr,
            const char    *label,
            const char    *heads,
            char *const   *values,
            int            n,
            const AleaBox *row,
            double         label_width)
{
  const AleaTextStyle head_style = { .face = ALEA_FACE_PLAIN, .size = 5.5 };
  const double width = (row->width - label_width) / n;

  alea_page_text_draw_in (cr, label, &field_style, &(AleaBox) { row->x, row->y, label_width, row->height });
  cairo_save (cr);
  /* A home rank is a part of the board. */
  if (heads != NULL)
    alea_page_turn_back (cr, row->x + label_width, row->width - label_width);
  for (int i = 0; i < n; i++)
    {
      const AleaBox box = { row->x + label_width + i * width, row->y, width, row->height };

      alea_page_frame (cr, &box, 0.4);
      if (heads != NULL)
        {
          const char head[2] = { heads[i], '\0' };

          alea_page_text_draw (cr, head, &head_style, box.x + 2, box.y + 0.5, 0);
        }
      if (*values != NULL)
        fill_box (cr, *values++, &box);
    }
  cairo_restore (cr);
}

/* Dice before play set up the home ranks: their rolls, and what came of them. */
static double
draw_setup (const Score   *self,
            cairo_t       *cr,
            const AleaBox *box,
            double         y)
{
  const AleaGeometry *geometry = self->rules->geometry;
  const double half = (box->width - BLOCK_GUTTER) / 2, label = 38;
  const AleaBox left = { box->x, y + BOX_ROW + 5, half, BOX_ROW };
  const AleaBox right = { box->x + half + BLOCK_GUTTER, left.y, half, BOX_ROW };
  g_auto(GStrv) rolls = alea_score_list_rolls (self->game, -1), number = alea_score_list_number (self->game);
  g_auto(GStrv) white = alea_score_list_home_rank (self->game, ALEA_WHITE);
  g_auto(GStrv) black = alea_score_list_home_rank (self->game, ALEA_BLACK);

  draw_boxes (cr, _("Rolls"), NULL, rolls, MAX (SETUP_BOXES, (int) g_strv_length (rolls)),
              &(AleaBox) { box->x, y, box->width, BOX_ROW }, label);
  if (self->rules->setup.n_starts > 0)
    {
      draw_boxes (cr, _("Start"), geometry->file_letters, white, geometry->files, &left, label);
      draw_boxes (cr, _("Number"), NULL, number, 3, &(AleaBox) { right.x, right.y, half / 2, BOX_ROW }, label);
    }
  else
    {
      draw_boxes (cr, _("White"), geometry->file_letters, white, geometry->files, &left, label);
      draw_boxes (cr, _("Black"), geometry->file_letters, black, geometry->files, &right, label);
    }

  return left.y + BOX_ROW + GAP;
}

static double
draw_throw_off (const Score   *self,
                cairo_t       *cr,
                const AleaBox *box,
                double         y)
{
  const double half = (box->width - BLOCK_GUTTER) / 2, label = 70;
  g_auto(GStrv) first = alea_score_list_rolls (self->game, ALEA_WHITE);
  g_auto(GStrv) second = alea_score_list_rolls (self->game, ALEA_BLACK);

  draw_boxes (cr, _("First player"), NULL, first, MAX (4, (int) g_strv_length (first)),
              &(AleaBox) { box->x, y, half, BOX_ROW }, label);
  draw_boxes (cr, _("Second player"), NULL, second, MAX (4, (int) g_strv_length (second)),
              &(AleaBox) { box->x + half + BLOCK_GUTTER, y, half, BOX_ROW }, label);
  return y + BOX_ROW + GAP;
}

/* --- moves --------------------------------------------------------------- */

/* A series needs the whole width of the paper. */
static int
count_blocks (const Score *self)
{
  return self->rules->turn.get_moves_left != NULL ? 1 : 2;
}

/* The number of a move, and what was thrown and done in it. */
static void
draw_row (const Score   *self,
          cairo_t       *cr,
          const AleaScoreColumns *columns,
          guint          move,
          const AleaBox *row)
{
  const AleaTextStyle style = { .face = ALEA_FACE_PLAIN, .size = NUMBER_SIZE, .align = PANGO_ALIGN_CENTER };
  const double number_width = columns->column[0].width;
  const gboolean has_dice = columns->n == ALEA_SCORE_MAX_COLUMNS;
  g_autofree char *number = g_strdup_printf ("%u", move);
  double x = row->x + number_width;

  alea_page_text_draw_in (cr, number, &style, &(AleaBox) { row->x, row->y, number_width, row->height });

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      g_autoptr(GString) rolls = g_string_new (NULL), moves = g_string_new (NULL);
      const int first = has_dice ? 1 + 2 * (int) colour : 1 + (int) colour;

      alea_score_write_turn (self->game, move, colour, rolls, moves);
      for (int i = first; i <= first + has_dice; i++)
        {
          const AleaBox cell = { x, row->y, columns->column[i].width, row->height };

          fill_box (cr, has_dice && i == first ? rolls->str : moves->str, &cell);
          x += cell.width;
        }
    }
}

/* Titles and @n_rows rows, numbered from @first. */
static void
draw_block (const Score   *self,
            cairo_t       *cr,
            const AleaScoreColumns *columns,
            int            n_rows,
            guint          first,
            const AleaBox *box)
{
  const double row = (box->height - HEAD_ROW) / n_rows, bottom = box->y + box->height;
  double x = box->x;

  for (int i = 0; i < columns->n; i++)
    {
      alea_score_columns_draw_title (columns, i, cr, &(AleaBox) { x, box->y, columns->column[i].width, HEAD_ROW });
      alea_page_line (cr, x, box->y, x, bottom, i < 2 ? 0.7 : 0.35);
      x += columns->column[i].width;
    }
  alea_page_line (cr, x, box->y, x, bottom, 0.7);
  alea_page_line (cr, box->x, box->y, x, box->y, 0.7);

  for (int i = 0; i <= n_rows; i++)
    {
      const double y = box->y + HEAD_ROW + i * row;

      alea_page_line (cr, box->x, y, x, y, i == 0 || i == n_rows || i % 5 == 0 ? 0.7 : 0.3);
      if (i < n_rows)
        draw_row (self, cr, columns, first + (guint) i, &(AleaBox) { box->x, y, box->width, row });
    }
}

/* As many rows as find room, by fives. */
static int
count_rows (double height)
{
  int n = (int) floor ((height - HEAD_ROW) / MOVE_ROW);

  return n >= 10 ? n - n % 5 : MAX (n, 1);
}

static void
draw_moves (const Score   *self,
            cairo_t       *cr,
            guint          first,
            int            n_rows,
            const AleaBox *box)
{
  const int n_blocks = count_blocks (self);
  const double width = (box->width - BLOCK_GUTTER * (n_blocks - 1)) / n_blocks;
  g_auto(AleaScoreColumns) columns = { 0 };

  alea_score_columns_init (&columns, self->rules, cr, width);
  for (int i = 0; i < n_blocks; i++)
    {
      const AleaBox block = { box->x + i * (width + BLOCK_GUTTER), box->y, width, box->height };

      draw_block (self, cr, &columns, n_rows, first + (guint) (i * n_rows), &block);
    }
}

/* --- sheets -------------------------------------------------------------- */

/* A line to write on, with its word below it, which leaves it the whole @width. */
static void
draw_signature (cairo_t    *cr,
                const char *label,
                const char *value,
                double      x,
                double      y,
                double      width)
{
  const AleaTextStyle style = { .face = ALEA_FACE_PLAIN, .size = OPTION_SIZE, .is_one_line = TRUE,
                                .least = LEAST_ENTRY_SIZE };

  if (value != NULL)
    fill_box (cr, value, &(AleaBox) { x, y - BOX_ROW, width, BOX_ROW });
  alea_page_line (cr, x, y, x + width, y, 0.4);
  alea_page_text_draw (cr, label, &style, x, y + 2, width);
}

static void
draw_foot (const Score   *self,
           cairo_t       *cr,
           const AleaBox *box)
{
  const char *result = self->game != NULL ? alea_game_score_get_result (self->game) : NULL;
  const double third = (box->width - 2 * BLOCK_GUTTER) / 3, y = box->y + box->height - 14;

  draw_signature (cr, _("Result"), result, box->x, y, third);
  draw_signature (cr, _("Signed by White"), NULL, box->x + third + BLOCK_GUTTER, y, third);
  draw_signature (cr, _("Signed by Black"), NULL, box->x + 2 * (third + BLOCK_GUTTER), y, third);
}

/* What stands above the moves of the first page; returns where it ends. */
static double
draw_head (const Score   *self,
           cairo_t       *cr,
           const AleaBox *box)
{
  double y = draw_fields (self, cr, box, box->y + 2);

  y = draw_options (self, cr, box, y);
  if (self->before_play)
    y = draw_setup (self, cr, box, y);
  if (self->has_throw_off)
    y = draw_throw_off (self, cr, box, y);

  return y;
}

static int
count_rows_below (const AleaBox *box,
                  double         y)
{
  return count_rows (box->y + box->height - FOOT - y);
}

/* The number of the first move of @page, for which the rows before it must be
 * counted. */
static guint
get_first_move (const Score   *self,
                const AleaBox *box,
                guint          page)
{
  cairo_t *cr;
  double y;

  if (page == 0)
    return self->first_move;

  cr = alea_page_text_new_ruler ();
  y = draw_head (self, cr, box);
  cairo_destroy (cr);

  return self->first_move + (guint) (count_blocks (self)
                      * (count_rows_below (box, y) + (int) (page - 1) * count_rows_below (box, box->y)));
}

static void
draw_score (gpointer       data,
            guint          page,
            cairo_t       *cr,
            const AleaBox *box)
{
  const Score *self = data;
  const double y = page == 0 ? draw_head (self, cr, box) : box->y;
  const AleaBox moves = { box->x, y, box->width, box->y + box->height - FOOT - y };

  draw_moves (self, cr, get_first_move (self, box, page), count_rows_below (box, y), &moves);
  draw_foot (self, cr, box);
}

static Score *
score_new (const AleaRules *rules)
{
  Score *self = g_new0 (Score, 1);

  self->rules = rules;
  alea_pages_get_dice (rules, &self->before_play);
  self->has_throw_off = alea_pages_has_throw_off (rules);
  self->first_move = 1;
  return self;
}

static void
add_score (AleaPages *self,
           Score     *score)
{
  const char *title = g_dgettext (GETTEXT_PACKAGE, score->rules->title);

  alea_pages_add_section (self, &(AleaSection) {
    /* TRANSLATORS: the heading of a score sheet, with the name of the game */
    .heading = g_strdup_printf (_("%s: score sheet"), title),
    .n_pages = score->n_pages,
    .draw = draw_score,
    .free = score_free,
    .data = score,
  });
}

void
alea_pages_add_score (AleaPages         *self,
                      const AleaRules   *rules,
                      const AleaOptions *options,
                      int                n_pages)
{
  Score *score = score_new (rules);

  score->has_options = options != NULL;
  score->options = options != NULL ? *options : (AleaOptions) { { 0 } };
  score->n_pages = (guint) n_pages;
  add_score (self, score);
}

/* The number of the first move of the game, and of the last. */
static void
find_moves (AleaGameScore *game,
            guint         *first,
            guint         *last)
{
  *first = 0;
  *last = 0;
  for (guint i = 0; i < alea_game_score_get_n_steps (game); i++)
    {
      const AleaScoreStep *step = alea_game_score_get_step (game, i);

      if (!step->is_setup && *first == 0)
        *first = step->move;
      *last = MAX (*last, step->move);
    }

  *first = MAX (*first, 1);
}

void
alea_pages_add_filled_score (AleaPages     *self,
                             AleaGameScore *game)
{
  const AleaBox box = alea_pages_get_body (self);
  Score *score = score_new (alea_game_score_get_rules (game));
  guint last;

  score->game = alea_game_score_ref (game);
  score->has_options = TRUE;
  score->options = alea_game_score_get_state (game, 0)->options;
  find_moves (game, &score->first_move, &last);
  score->n_pages = 1;
  while (get_first_move (score, &box, score->n_pages) <= last)
    score->n_pages++;
  add_score (self, score);
}
