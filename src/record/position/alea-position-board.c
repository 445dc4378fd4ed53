/* alea-position-board.c: a board drawn in lines of text
 *
 * As engines and programs print one: letters or chess symbols, with or without
 * frames, and with or without the names of files and ranks beside it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-position-private.h"

#include <string.h>

#define MAX_LINES 200

/* One line of the board, the top of it first. */
typedef struct
{
  char     squares[ALEA_MAX_SIDE + 1];   /* letters of FEN, '.' for empty ones, '*' for holes */
  guint    n;
  int      label;                        /* the number beside it, -1 for none */
  gboolean is_line;                      /* of dashes without a gap: a rank or a frame */
  gsize    start;                        /* in the text */
} Row;

typedef struct
{
  GArray   *rows;             /* of Row */
  gboolean  files_run_left;   /* "h g f e d c b a" stands beside it */
} Board;

/* --- one line -------------------------------------------------------------- */

/* What @c stands for as a square; '\0' where it is none. */
static char
get_square (gunichar c)
{
  static const char symbols[] = "KQRBNPkqrbnp";

  if (c >= 0x2654 && c <= 0x265f)
    return symbols[c - 0x2654];
  if (c < 128 && alea_piece_from_letter ((char) c) != ALEA_NO_PIECE)
    return (char) c;
  if (c == '*')
    return '*';

  /* Blank squares of many programs: dots, dashes, boxes and circles. */
  return c == '.' || c == '-' || c == '_' || c == ':' || c == '#' || c == 0xb7 || c == 0x2b58 || c == 0x2022
         || (c >= 0x25a0 && c <= 0x25ff) || c == 0x2b1b || c == 0x2b1c ? '.' : '\0';
}

static gboolean
add_square (Row  *row,
            char  square)
{
  if (square == '\0' || row->n == ALEA_MAX_SIDE)
    return FALSE;

  row->squares[row->n++] = square;
  return TRUE;
}

/* "| r | n |   |": what stands between the bars. */
static gboolean
read_barred (const char *line,
             Row        *row)
{
  g_auto(GStrv) cells = g_strsplit (line, "|", 2 * ALEA_MAX_SIDE);
  const guint n = g_strv_length (cells);

  for (guint i = 0; i < n; i++)
    {
      const char *cell = g_strstrip (cells[i]);

      if (i == 0 || i == n - 1)
        {
          if (g_ascii_isdigit (*cell))
            row->label = (int) g_ascii_strtoull (cell, NULL, 10);
        }
      else if (*cell == '\0')
        add_square (row, '.');
      else if (*g_utf8_next_char (cell) != '\0' || !add_square (row, get_square (g_utf8_get_char (cell))))
        return FALSE;
    }

  return row->n > 0;
}

/* "8 r n b . k", "rnb.k": signs with or without blanks between them. */
static gboolean
read_plain (const char *line,
            Row        *row)
{
  g_auto(GStrv) words = g_strsplit_set (line, " \t", -1);
  const guint n = g_strv_length (words);

  for (guint i = 0; i < n; i++)
    {
      gsize n_digits = strspn (words[i], "0123456789");

      if (n_digits > 0 && n_digits <= 2 && (words[i][n_digits] == '\0' || strchr (":.)", words[i][n_digits]) != NULL))
        row->label = (int) g_ascii_strtoull (words[i], NULL, 10);
      else
        for (const char *p = words[i]; *p != '\0'; p = g_utf8_next_char (p))
          if (!add_square (row, get_square (g_utf8_get_char (p))))
            return FALSE;
    }

  return row->n > 0;
}

/* "  h g f e d c b a": whoever has drawn it sat behind Black. */
static gboolean
names_files_leftwards (const char *line)
{
  g_autoptr(GString) letters = g_string_new (NULL);

  for (const char *p = line; *p != '\0'; p++)
    if (strchr (" \t|+-", *p) == NULL)
      g_string_append_c (letters, *p);

  return g_str_equal (letters->str, "hgfedcba") || g_str_equal (letters->str, "zhgfedcbaw");
}

static void
read_line (Board      *board,
           const char *line,
           gsize       start)
{
  Row row = { .label = -1, .start = start };
  const char *dashes = line + strspn (line, " \t");

  if (names_files_leftwards (line))
    board->files_run_left = TRUE;

  row.is_line = dashes[strspn (dashes, "-_")] == '\0';
  if (strchr (line, '|') != NULL ? read_barred (line, &row) : read_plain (line, &row))
    g_array_append_val (board->rows, row);
}

/* --- all lines ------------------------------------------------------------- */

/* Rows of eight or more squares, all of one length, that follow one another. */
static gboolean
is_board (const Board *board,
          guint        first,
          guint        n)
{
  const Row *row = &g_array_index (board->rows, Row, first);

  for (guint i = 1; i < n; i++)
    if (row[i].n != row->n)
      return FALSE;

  return TRUE;
}

/* A line of eight dashes is a frame where the board would have too many ranks; but
 * the frame is one line, and below it begin the ranks. */
static gboolean
is_frame (const Board *board,
          guint        number,
          guint        n)
{
  const Row *row = &g_array_index (board->rows, Row, number);

  return row->is_line && (number == 0 || !row[-1].is_line)
         && number + n < board->rows->len && is_board (board, number + 1, n);
}

static gboolean
find_rows (const Board *board,
           guint       *first,
           guint       *n)
{
  static const guint sides[] = { 8, 10 };

  for (guint i = 0; i < board->rows->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (sides); j++)
      {
        const Row *row = &g_array_index (board->rows, Row, i);

        if (row->n != sides[j] || i + sides[j] > board->rows->len || !is_board (board, i, sides[j]))
          continue;
        if (is_frame (board, i, sides[j]))
          continue;

        *first = i;
        *n = sides[j];
        return TRUE;
      }

  return FALSE;
}

static char *
write_placement (const Board *board,
                 guint        first,
                 guint        n)
{
  const Row *rows = &g_array_index (board->rows, Row, first);
  const gboolean is_upside_down = rows[0].label >= 0 ? rows[n - 1].label > rows[0].label : board->files_run_left;
  const gboolean runs_left = board->files_run_left || is_upside_down;
  GString *placement = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const Row *row = &rows[is_upside_down ? n - 1 - i : i];
      guint empty = 0;

      for (guint j = 0; j < row->n; j++)
        {
          const char square = row->squares[runs_left ? row->n - 1 - j : j];
          const gboolean is_empty = square == '.' || (square == '*' && n == 8);

          if (!is_empty && empty > 0)
            g_string_append_printf (placement, "%u", empty);
          empty = is_empty ? empty + 1 : 0;
          if (!is_empty)
            g_string_append_c (placement, square);
        }
      if (empty > 0)
        g_string_append_printf (placement, "%u", empty);
      if (i + 1 < n)
        g_string_append_c (placement, '/');
    }

  return g_string_free (placement, FALSE);
}

/* "White to move", "Black to play", "turn: white". */
static char *
find_turn (const char *text)
{
  g_autoptr(GRegex) regex = g_regex_new ("\\b(white|black)('s turn| to (move|play))|\\b(turn|side|move) *: *(white|black)",
                                         G_REGEX_CASELESS, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  g_autofree char *words = NULL, *lower = NULL;

  if (!g_regex_match (regex, text, 0, &match))
    return NULL;

  words = g_match_info_fetch (match, 0);
  lower = g_ascii_strdown (words, -1);
  return g_strdup (strstr (lower, "black") != NULL ? "b" : "w");
}

gboolean
alea_loose_fen_find_board (AleaLooseFen *self,
                           const char   *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", MAX_LINES);
  g_autoptr(GArray) rows = g_array_new (FALSE, TRUE, sizeof (Row));
  g_autoptr(GStrvBuilder) fields = g_strv_builder_new ();
  g_autofree char *turn = NULL;
  Board board = { .rows = rows };
  guint first, n;
  gsize start = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const gsize length = strlen (lines[i]);

      if (length < 8 * ALEA_MAX_SIDE)
        read_line (&board, g_strchomp (lines[i]), start);
      start += length + 1;
    }
  if (!find_rows (&board, &first, &n))
    return FALSE;

  if ((turn = find_turn (text)) != NULL)
    g_strv_builder_add (fields, turn);
  self->placement = write_placement (&board, first, n);
  self->fields = g_strv_builder_end (fields);
  self->start = g_array_index (rows, Row, first).start;
  return TRUE;
}
