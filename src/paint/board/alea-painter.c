/* alea-painter.c: the one painter of boards
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

#include <math.h>

/* Of the sign of who moves, beside a board without room for it, in squares. */
#define TURN_SIGN_STRIP 0.5

void
alea_paint_board (cairo_t          *cr,
                  const AleaLayout *layout,
                  const AleaTheme  *theme)
{
  if (layout->square <= 0)
    return;

  alea_paint_ground (cr, layout, theme);
  if (alea_layout_has_blocks (layout))
    alea_paint_blocks (cr, layout, theme);
  alea_paint_lettering (cr, layout, theme);
}

/* --- the whole ----------------------------------------------------------- */

static void
paint_marks (cairo_t          *cr,
             const AleaScene  *scene,
             const AleaLayout *layout,
             const AleaTheme  *theme,
             gboolean          above)
{
  for (guint i = 0; i < scene->marks->len; i++)
    {
      const AleaSceneMark *mark = &g_array_index (scene->marks, AleaSceneMark, i);
      double x, y;

      if (alea_mark_is_above (mark->mark) != above)
        continue;

      alea_layout_get_corner (layout, mark->file, mark->rank, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      alea_mark_paint (mark->mark, cr, theme, layout->square);
      cairo_restore (cr);
      if (alea_mark_is_last (mark->mark))
        alea_paint_letters_on_last (cr, layout, theme, mark->file, mark->rank);
    }
}

static void
paint_picture (cairo_t          *cr,
               const AleaLayout *layout,
               AleaPieceSet     *piece_set,
               AleaPiece         piece)
{
  if (layout->is_raised)
    alea_piece_set_paint_raised (piece_set, cr, piece, layout->square);
  else
    alea_piece_set_paint (piece_set, cr, piece, layout->square);
}

static void
paint_piece (cairo_t              *cr,
             const AleaScene      *scene,
             const AleaLayout     *layout,
             AleaPieceSet         *piece_set,
             const AleaScenePiece *piece)
{
  double x, y;

  alea_layout_get_corner (layout, piece->file, piece->rank, &x, &y);

  cairo_save (cr);
  cairo_translate (cr, x + layout->square / 2, y + layout->square / 2);
  cairo_scale (cr, piece->size, piece->size);
  cairo_rotate (cr, piece->angle + (scene->pieces_upside_down[alea_piece_colour (piece->piece)] ? G_PI : 0));
  cairo_translate (cr, -layout->square / 2, -layout->square / 2);

  if (piece->opacity < 1)
    {
      cairo_push_group (cr);
      paint_picture (cr, layout, piece_set, piece->piece);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, piece->opacity);
    }
  else
    paint_picture (cr, layout, piece_set, piece->piece);

  cairo_restore (cr);
}

/* As one reads: from the upper left. */
static int
compare_places_cb (gconstpointer a,
                   gconstpointer b)
{
  const AleaFontPiece *one = a, *other = b;

  if (one->y != other->y)
    return one->y < other->y ? -1 : 1;

  return one->x < other->x ? -1 : one->x > other->x;
}

/* A line of text for each row of a board, if nothing is turned or on its way: what
 * covers another piece, or is half gone, is painted by itself. */
static gboolean
show_pieces (cairo_t          *cr,
             const AleaScene  *scene,
             const AleaLayout *layout,
             AleaPieceSet     *piece_set)
{
  cairo_font_face_t *font = alea_piece_set_get_font (piece_set, cr);
  g_autoptr(GArray) shown = g_array_new (FALSE, FALSE, sizeof (AleaFontPiece));

  if (font == NULL || scene->pieces_upside_down[ALEA_WHITE] || scene->pieces_upside_down[ALEA_BLACK])
    return FALSE;

  for (guint i = 0; i < scene->pieces->len; i++)
    {
      const AleaScenePiece *piece = &g_array_index (scene->pieces, AleaScenePiece, i);
      AleaFontPiece one = { .piece = piece->piece };

      if (piece->opacity < 1 || piece->size != 1 || piece->angle != 0
          || piece->file != floor (piece->file) || piece->rank != floor (piece->rank))
        return FALSE;
      alea_layout_get_corner (layout, piece->file, piece->rank, &one.x, &one.y);
      g_array_append_val (shown, one);
    }

  g_array_sort (shown, compare_places_cb);
  alea_piece_font_show (font, cr, (const AleaFontPiece *) (const void *) shown->data, shown->len, layout->square);
  return TRUE;
}

/* The piece that stands on @square, so that what is written there must give way;
 * NULL for none. */
static const AleaScenePiece *
find_piece (const AleaScene *scene,
            AleaSquare       square)
{
  for (guint i = 0; i < scene->pieces->len; i++)
    {
      const AleaScenePiece *piece = &g_array_index (scene->pieces, AleaScenePiece, i);

      /* One that stands across two squares is on both. */
      if (fabs (piece->file - alea_geometry_file (scene->geometry, square)) <= 0.5
          && lround (piece->rank) == alea_geometry_rank (scene->geometry, square))
        return piece;
    }

  return NULL;
}

static void
paint_drawings (cairo_t          *cr,
                const AleaScene  *scene,
                const AleaLayout *layout,
                const AleaTheme  *theme,
                gboolean          above)
{
  for (guint i = 0; i < scene->drawings->len; i++)
    {
      const AleaDrawing *drawing = &g_array_index (scene->drawings, AleaDrawing, i);
      const gboolean is_arrow = drawing->type == ALEA_DRAWING_ARROW;
      const AleaScenePiece *piece = find_piece (scene, drawing->square);
      const double file = is_arrow && piece != NULL ? piece->file : alea_geometry_file (scene->geometry, drawing->square);

      if (alea_drawing_is_above (drawing) == above)
        alea_drawing_paint (drawing, cr, layout, theme, file, piece != NULL,
                            is_arrow && find_piece (scene, drawing->to) != NULL);
    }
}

/* The square beside which the sign of who moves stands: the rightmost of the first
 * rank that is no terrace, from the side of @is_white on. */
static void
find_corner (const AleaLayout *layout,
             gboolean          is_white,
             int              *column,
             int              *row)
{
  const AleaGeometry *geometry = layout->geometry;
  const gboolean is_below = is_white != layout->is_flipped;

  *column = 0;
  *row = 0;
  for (int i = 0; i < geometry->ranks; i++)
    for (int j = geometry->files - 1; j >= 0; j--)
      {
        AleaSquare square;

        *column = j;
        *row = is_below ? geometry->ranks - 1 - i : i;
        if (alea_layout_find_in (layout, *column, *row, &square) && alea_geometry_get_terrace (geometry, square) == 0)
          return;
      }
}

/* A disc of the colour that moves, at its end of the right edge. */
static void
paint_turn_sign (cairo_t          *cr,
                 const AleaScene  *scene,
                 const AleaLayout *layout,
                 const AleaTheme  *theme)
{
  const gboolean is_white = scene->turn_sign == ALEA_TURN_SIGN_WHITE;
  const gboolean is_in_frame = layout->coordinates == ALEA_COORDINATES_OUTSIDE;
  const double inset = is_in_frame ? -layout->margin / 2 : layout->square / 2;
  const double radius = layout->square * (is_in_frame ? 0.115 : 0.15);
  double right, top;
  int column, row;

  find_corner (layout, is_white, &column, &row);
  right = layout->x + layout->square * (column + 1);
  top = layout->y + layout->square * row;

  cairo_new_path (cr);
  cairo_arc (cr, right + (is_in_frame ? layout->margin / 2 : layout->margin + layout->square * TURN_SIGN_STRIP / 2),
             is_white != layout->is_flipped ? top + layout->square - inset : top + inset, radius, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, is_white, is_white, is_white);
  cairo_fill_preserve (cr);
  alea_painter_set_colour (cr, is_in_frame ? theme->label : theme->frame_edge, 1);
  cairo_set_line_width (cr, layout->square * 0.025);
  cairo_stroke (cr);
}

/* A frame with coordinates has room for the sign of who moves; else it needs
 * a strip at either side, in squares. */
static double
get_strip (const AleaScene *scene)
{
  return scene->turn_sign != ALEA_TURN_SIGN_NONE && scene->coordinates != ALEA_COORDINATES_OUTSIDE
         ? TURN_SIGN_STRIP : 0;
}

void
alea_scene_get_proportion (const AleaScene *self,
                           double          *width,
                           double          *height)
{
  if (self->is_raised)
    alea_layout_get_raised_size (self->geometry, self->coordinates, width, height);
  else
    alea_layout_get_size (self->geometry, self->coordinates, width, height);
  *width += 2 * get_strip (self);
}

void
alea_scene_init_layout (const AleaScene *self,
                        AleaLayout      *layout,
                        double           width,
                        double           height,
                        double           scale)
{
  double columns, rows, strip;

  alea_scene_get_proportion (self, &columns, &rows);
  strip = MIN (width / columns, height / rows) * get_strip (self);
  if (scale > 0)
    strip = floor (strip * scale) / scale;

  (self->is_raised ? alea_layout_init_raised : alea_layout_init)
    (layout, self->geometry, self->coordinates, self->is_flipped, width - 2 * strip, height, scale);
  layout->lit_terraces = self->lit_terraces;
  layout->x += strip;
  layout->file_labels = self->file_labels;
  layout->rank_labels = self->rank_labels;
}

void
alea_paint_scene (cairo_t         *cr,
                  const AleaScene *scene,
                  const AleaTheme *theme,
                  AleaPieceSet    *piece_set,
                  double           width,
                  double           height,
                  double           scale)
{
  AleaLayout layout;

  alea_scene_init_layout (scene, &layout, width, height, scale);
  if (layout.square <= 0)
    return;

  if (theme->has_ink_pieces)
    piece_set = alea_piece_set_get_ink (piece_set);

  alea_paint_board (cr, &layout, theme);
  paint_drawings (cr, scene, &layout, theme, FALSE);
  paint_marks (cr, scene, &layout, theme, FALSE);
  if (!show_pieces (cr, scene, &layout, piece_set))
    for (guint i = 0; i < scene->pieces->len; i++)
      paint_piece (cr, scene, &layout, piece_set, &g_array_index (scene->pieces, AleaScenePiece, i));
  paint_marks (cr, scene, &layout, theme, TRUE);
  alea_paint_lettering_above (cr, &layout, theme, scene->marks->len > 0);
  paint_drawings (cr, scene, &layout, theme, TRUE);
  if (scene->turn_sign != ALEA_TURN_SIGN_NONE)
    paint_turn_sign (cr, scene, &layout, theme);
}
