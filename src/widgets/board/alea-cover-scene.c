/* alea-cover-scene.c: what lies beside the dice on the cover of a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-cover-scene.h"

/* --- parts ---------------------------------------------------------------- */

static void
set_colour (cairo_t *cr,
            guint    colour)
{
  cairo_set_source_rgb (cr, (colour >> 16 & 255) / 255.0, (colour >> 8 & 255) / 255.0, (colour & 255) / 255.0);
}

static void
paint_square (cairo_t *cr,
              double   x,
              double   y,
              double   side,
              guint    colour)
{
  set_colour (cr, colour);
  cairo_rectangle (cr, x, y, side, side);
  cairo_fill (cr);
}

static void
paint_piece (cairo_t       *cr,
             AleaPieceSet  *pieces,
             AleaColour     colour,
             AleaPieceType  type,
             double         x,
             double         y,
             double         size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  alea_piece_set_paint (pieces, cr, alea_piece (colour, type), size);
  cairo_restore (cr);
}

/* --- the home rank -------------------------------------------------------- */

#define RANK_LEFT   19.0
#define RANK_TOP    143.0
#define RANK_SQUARE 24.0

/* Eight squares, and on the first of them the @n pieces of @array. */
static void
paint_rank (cairo_t             *cr,
            AleaPieceSet        *pieces,
            const AleaPieceType *array,
            int                  n)
{
  for (int i = 0; i < 8; i++)
    {
      const double x = RANK_LEFT + i * RANK_SQUARE;

      paint_square (cr, x, RANK_TOP, RANK_SQUARE, i % 2 == 0 ? 0xb5835a : 0xefdcb9);
      if (i < n)
        paint_piece (cr, pieces, ALEA_WHITE, array[i], x, RANK_TOP, RANK_SQUARE);
    }
}

static void
paint_begun_rank (cairo_t      *cr,
                  AleaPieceSet *pieces)
{
  static const AleaPieceType array[] = { ALEA_BISHOP, ALEA_ROOK, ALEA_KNIGHT };

  paint_rank (cr, pieces, array, G_N_ELEMENTS (array));
}

static void
paint_full_rank (cairo_t      *cr,
                 AleaPieceSet *pieces)
{
  static const AleaPieceType array[] = { ALEA_KNIGHT, ALEA_BISHOP, ALEA_QUEEN, ALEA_ROOK,
                                         ALEA_BISHOP, ALEA_KING, ALEA_KNIGHT, ALEA_ROOK };

  paint_rank (cr, pieces, array, G_N_ELEMENTS (array));
}

/* --- a terrace and who guards it ------------------------------------------ */

static void
paint_terrace (cairo_t      *cr,
               AleaPieceSet *pieces)
{
  const double left = 28, top = 146, side = 44;

  set_colour (cr, 0xeef2d9);
  cairo_rectangle (cr, left - 2, top - 2, 4 * side + 4, ALEA_COVER_HEIGHT - top + 2);
  cairo_fill (cr);
  for (int i = 0; i < 4; i++)
    paint_square (cr, left + i * side, top, side, i % 2 == 0 ? 0x85996d : 0xdde2c6);
  paint_piece (cr, pieces, ALEA_WHITE, ALEA_GUARDENER, left + 3 * side - 4, ALEA_COVER_HEIGHT - 60, 56);
}

/* --- one piece, several moves --------------------------------------------- */

static void
paint_leap (cairo_t *cr,
            double   x1,
            double   x2,
            double   y)
{
  const double dot = 2.4;

  cairo_save (cr);
  cairo_set_source_rgba (cr, 1, 0.96, 0.88, 0.85);
  cairo_set_line_width (cr, dot);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, (const double[]) { 0, 2 * dot }, 2, 0);
  cairo_move_to (cr, x1, y);
  cairo_curve_to (cr, x1 + 4, y - 26, x2 - 4, y - 30, x2, y - 8);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_run (cairo_t      *cr,
           AleaPieceSet *pieces)
{
  static const struct
  {
    double x, y, size, alpha;
  } knights[] = { { 112, 132, 38, 0.45 }, { 142, 114, 44, 0.7 }, { 176, 86, 52, 1 } };

  paint_leap (cr, 124, 158, 128);
  paint_leap (cr, 163, 200, 110);
  for (guint i = 0; i < G_N_ELEMENTS (knights); i++)
    {
      cairo_push_group (cr);
      paint_piece (cr, pieces, ALEA_WHITE, ALEA_KNIGHT, knights[i].x, knights[i].y, knights[i].size);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, knights[i].alpha);
    }
}

/* --- pieces alone --------------------------------------------------------- */

static void
paint_pieces (cairo_t      *cr,
              AleaPieceSet *pieces)
{
  paint_piece (cr, pieces, ALEA_WHITE, ALEA_PAWN, 20, 84, 88);
  paint_piece (cr, pieces, ALEA_WHITE, ALEA_KING, 46, 16, 158);
  paint_piece (cr, pieces, ALEA_BLACK, ALEA_KNIGHT, 124, 72, 104);
}

/* --- all of them ---------------------------------------------------------- */

static const AleaCoverScene scenes[] = {
  { "jepps", { { 66, 76, 0.30, 2 }, { 162, 74, -0.24, 5 } }, 84, paint_begun_rank },
  { "chess960", { { 114, 74, 0.26, 5 } }, 88, paint_full_rank },
  { "guardener", { { 66, 76, 0.22, 2 }, { 160, 76, -0.18, 4 } }, 86, paint_terrace },
  { "random-move", { { 68, 84, 0.28, 6 } }, 98, paint_run },
  { "chess", { { 0, 0, 0, 0 } }, 0, paint_pieces },
  { NULL, { { 68, 92, 0.30, 3 }, { 158, 92, -0.24, 1 } }, 66, NULL },
};

const AleaCoverScene *
alea_cover_scene_find (const char *rules)
{
  const AleaCoverScene *scene = scenes;

  while (scene->rules != NULL && !g_str_equal (scene->rules, rules))
    scene++;

  return scene;
}

/* --- emblems -------------------------------------------------------------- */

static const AleaCoverEmblem emblems[] = {
  { .chapter = "basics", .piece = ALEA_KING },
  { "five-minutes", ALEA_PAWN, 1, { { 0.68, 0.66, 0.3, 6 } }, 0.36 },
  { "tour", ALEA_NO_PIECE_TYPE, 2, { { 0.34, 0.36, 0.3, 5 }, { 0.64, 0.66, -0.24, 2 } }, 0.42 },
  { "practice", ALEA_NO_PIECE_TYPE, 1, { { 0.5, 0.5, 0.3, 4 } }, 0.54 },
  { "using", ALEA_KNIGHT, 1, { { 0.7, 0.68, 0.3, 1 } }, 0.38 },
  { "chance", ALEA_NO_PIECE_TYPE, 2, { { 0.27, 0.5, 0.3, 6 }, { 0.73, 0.5, -0.24, 6 } }, 0.42 },
  { .chapter = "play-well", .piece = ALEA_QUEEN },
  { "found", ALEA_ROOK, 1, { { 0.7, 0.68, 0.3, 3 } }, 0.38 },
  { NULL, ALEA_NO_PIECE_TYPE, 1, { { 0.5, 0.5, 0.3, 6 } }, 0.54 },
};

/* Of the square: a piece alone, and one that makes room for a die. */
#define ALONE       0.84
#define BESIDE      0.74
#define BESIDE_LEFT 0.02

const AleaCoverEmblem *
alea_cover_emblem_find (const char *chapter)
{
  const AleaCoverEmblem *emblem = emblems;

  while (emblem->chapter != NULL && !g_str_equal (emblem->chapter, chapter))
    emblem++;

  return emblem;
}

void
alea_cover_emblem_paint (const AleaCoverEmblem *emblem,
                         cairo_t               *cr,
                         AleaPieceSet          *pieces,
                         double                 size)
{
  const double part = emblem->n_dice > 0 ? BESIDE : ALONE;
  const double x = emblem->n_dice > 0 ? BESIDE_LEFT : (1 - part) / 2;

  if (emblem->piece != ALEA_NO_PIECE_TYPE)
    paint_piece (cr, pieces, ALEA_WHITE, emblem->piece, x * size, (1 - part) / 2 * size, part * size);
}
