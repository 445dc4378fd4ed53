/* alea-figurines.c: pieces and dice between the words of a line
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-figurines.h"

#include "alea-painter-private.h"
#include "alea-piece-layers.h"
#include "alea-piece-set.h"

#include <pango/pangocairo.h>
#include <string.h>

/* In sizes of the text. */
#define PIECE_SIDE   1.08    /* of the square that it stands on */
#define PIECE_INSET  0.05
#define DIE_SIDE     0.70
#define DIE_LINE     0.055
#define DIE_GAP      0.12    /* before and behind it */
#define PIP          0.115   /* in sides, */
#define PIP_SPREAD   0.25    /* too */
#define TETRA_SIDE   0.86
#define BETTER_WIDTH 0.62    /* of the signs that a side is slightly better, */
#define BETTER_GAP   0.05    /* beside them, */
#define BETTER_LINE  0.085   /* and their lines */

static const char white_symbols[] = "KQRBNP";   /* from U+2654 on */

/* --- writing --------------------------------------------------------------- */

char *
alea_figurines_show (const char *english)
{
  GString *shown = g_string_new (NULL);

  for (const char *p = english; *p != '\0'; p++)
    {
      const char *found = strchr (white_symbols, *p);

      if (*p == 'G')
        g_string_append_unichar (shown, ALEA_FIGURINE_GUARDENER);
      else if (found != NULL && *found != 'P')
        g_string_append_unichar (shown, 0x2654 + (gunichar) (found - white_symbols));
      else
        g_string_append_c (shown, *p);
    }

  return g_string_free (shown, FALSE);
}

void
alea_figurines_append_roll (GString        *text,
                            const AleaRoll *roll)
{
  for (guint i = 0; i < roll->n; i++)
    g_string_append_unichar (text, (roll->sides == 4 ? ALEA_FIGURINE_DIE_4 : 0x2680) + roll->face[i] - 1u);
}

/* --- what a sign stands for ------------------------------------------------ */

static AleaPiece
get_piece (gunichar sign)
{
  if (sign == ALEA_FIGURINE_GUARDENER)
    return alea_piece (ALEA_WHITE, ALEA_GUARDENER);
  if (sign < 0x2654 || sign > 0x265f)
    return ALEA_NO_PIECE;

  return alea_piece_from_letter (sign < 0x265a ? white_symbols[sign - 0x2654]
                                               : g_ascii_tolower (white_symbols[sign - 0x265a]));
}

/* The face, and how many it has; FALSE where it is no die. */
static gboolean
get_face (gunichar  sign,
          int      *face,
          int      *sides)
{
  *sides = sign >= ALEA_FIGURINE_DIE_4 ? 4 : 6;
  *face = (int) sign - (*sides == 4 ? ALEA_FIGURINE_DIE_4 : 0x2680) + 1;
  return *face >= 1 && *face <= *sides;
}

/* That White, or Black, is slightly better: hardly any font has it. */
static gboolean
is_better (gunichar sign)
{
  return sign == 0x2a72 || sign == 0x2a71;
}

gboolean
alea_figurine_is (gunichar sign)
{
  int face, sides;

  return get_piece (sign) != ALEA_NO_PIECE || get_face (sign, &face, &sides) || is_better (sign);
}

double
alea_figurine_get_width (gunichar sign)
{
  int face, sides;

  if (is_better (sign))
    return BETTER_WIDTH + 2 * BETTER_GAP;
  if (!get_face (sign, &face, &sides))
    return PIECE_SIDE - 2 * PIECE_INSET;

  return (sides == 4 ? TETRA_SIDE : DIE_SIDE) + 1.5 * DIE_GAP;
}

/* --- dice ------------------------------------------------------------------ */

static void
draw_cube (cairo_t *cr,
           int      face)
{
  const double side = DIE_SIDE - DIE_LINE;

  cairo_new_path (cr);
  alea_painter_add_round_box (cr, DIE_LINE / 2, DIE_LINE / 2 - DIE_SIDE, side, side, 0.12);
  cairo_set_line_width (cr, DIE_LINE);
  cairo_stroke (cr);
  cairo_translate (cr, 0, -DIE_SIDE);
  cairo_scale (cr, DIE_SIDE, DIE_SIDE);
  alea_painter_add_pips (cr, face, PIP_SPREAD, PIP);
  cairo_fill (cr);
}

static void
draw_tetrahedron (cairo_t *cr,
                  int      face)
{
  /* Fonts are made for sizes of several units. */
  const double unit = 100;
  const char text[] = { (char) ('0' + face), '\0' };
  g_autoptr(PangoLayout) layout = NULL;
  double left, top;

  cairo_new_path (cr);
  cairo_move_to (cr, DIE_LINE, -DIE_LINE / 2);
  cairo_line_to (cr, TETRA_SIDE - DIE_LINE, -DIE_LINE / 2);
  cairo_line_to (cr, TETRA_SIDE / 2, -TETRA_SIDE * 0.866);
  cairo_close_path (cr);
  cairo_set_line_width (cr, DIE_LINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);

  cairo_translate (cr, TETRA_SIDE / 2, -TETRA_SIDE * 0.29);
  cairo_scale (cr, 1 / unit, 1 / unit);
  layout = alea_painter_make_label (cr, text, "Sans Bold", 0.48 * unit, unit, &left, &top);
  cairo_move_to (cr, left, top);
  pango_cairo_layout_path (cr, layout);
  cairo_fill (cr);
}

static void
draw_die (cairo_t *cr,
          int      face,
          int      sides)
{
  if (sides == 4)
    draw_tetrahedron (cr, face);
  else
    draw_cube (cr, face);
}

/* The glyphs of six-sided dice are numbered from 10 on, those of others from 0. */
static cairo_status_t
render_die_cb (cairo_scaled_font_t  *font,
               unsigned long         glyph,
               cairo_t              *cr,
               cairo_text_extents_t *extents)
{
  extents->x_advance = DIE_SIDE + DIE_GAP;
  draw_die (cr, (int) glyph % 10, glyph >= 10 ? 6 : 4);
  return CAIRO_STATUS_SUCCESS;
}

static void
show_die (cairo_t  *cr,
          gunichar  sign,
          int       face,
          int       sides,
          double    size)
{
  static cairo_font_face_t *font;
  const cairo_text_cluster_t cluster = { sides == 4 ? 1 : 3, 1 };
  cairo_glyph_t glyph = { .index = (gulong) face + (sides == 6 ? 10 : 0) };
  char text[7] = { 0 };

  if (font == NULL)
    {
      font = cairo_user_font_face_create ();
      cairo_user_font_face_set_render_glyph_func (font, render_die_cb);
    }

  /* Nobody can search for what Unicode has not got: a number, then. */
  g_unichar_to_utf8 (sides == 4 ? '0' + (gunichar) face : sign, text);
  cairo_set_font_face (cr, font);
  cairo_set_font_size (cr, size);
  cairo_show_text_glyphs (cr, text, -1, &glyph, 1, &cluster, 1, 0);
}

/* --- who is better --------------------------------------------------------- */

/* A plus above an equals sign for White, below it for Black. */
static void
draw_better (cairo_t  *cr,
             gunichar  sign)
{
  const double arm = 0.2, cross = sign == 0x2a72 ? -0.53 : -0.2, lines = sign == 0x2a72 ? -0.05 : -0.54;

  cairo_new_path (cr);
  cairo_move_to (cr, BETTER_WIDTH / 2, cross - arm);
  cairo_line_to (cr, BETTER_WIDTH / 2, cross + arm);
  cairo_move_to (cr, BETTER_WIDTH / 2 - arm, cross);
  cairo_line_to (cr, BETTER_WIDTH / 2 + arm, cross);
  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, 0, lines - i * 0.16);
      cairo_line_to (cr, BETTER_WIDTH, lines - i * 0.16);
    }
  cairo_set_line_width (cr, BETTER_LINE);
  cairo_stroke (cr);
}

/* --- painting -------------------------------------------------------------- */

static void
paint_piece (cairo_t   *cr,
             AleaPiece  piece,
             double     size)
{
  AleaPieceSet *ink = alea_piece_set_get_ink (alea_piece_set_get_default ());

  cairo_translate (cr, -PIECE_INSET * size, -ALEA_PIECE_FOOT * PIECE_SIDE * size);
  alea_piece_set_paint (ink, cr, piece, PIECE_SIDE * size);
}

void
alea_figurine_paint (gunichar  sign,
                     cairo_t  *cr,
                     double    size)
{
  const AleaPiece piece = get_piece (sign);
  double x, y;
  int face, sides;

  cairo_get_current_point (cr, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (piece != ALEA_NO_PIECE)
    paint_piece (cr, piece, size);
  else if (is_better (sign))
    {
      cairo_translate (cr, BETTER_GAP * size, 0);
      cairo_scale (cr, size, size);
      draw_better (cr, sign);
    }
  else if (get_face (sign, &face, &sides))
    {
      cairo_translate (cr, DIE_GAP * size, 0);
      if (alea_piece_font_suits (cr))
        show_die (cr, sign, face, sides, size);
      else
        {
          cairo_scale (cr, size, size);
          draw_die (cr, face, sides);
        }
    }
  cairo_restore (cr);
}
