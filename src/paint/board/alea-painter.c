/* alea-painter.c: the one painter of boards
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-scene.h"

#include "alea-hatching.h"
#include "alea-shown-text.h"

#include <pango/pangocairo.h>

#include <math.h>

/* Of the sign of who moves, beside a board without room for it, in squares. */
#define TURN_SIGN_STRIP 0.5

static void
set_colour (cairo_t         *cr,
            AleaColourValue  colour,
            double           opacity)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, colour.alpha * opacity);
}

/* --- text ---------------------------------------------------------------- */

/* Writes @text with its middle at (@x, @y), @size units high, or less so that
 * it is no wider than @max_width. */
static void
paint_label (cairo_t    *cr,
             const char *text,
             double      x,
             double      y,
             double      size,
             double      max_width)
{
  g_autoptr(PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr(PangoFontDescription) font = pango_font_description_from_string ("Sans Semi-Bold");
  g_autofree char *shown = alea_show_text (text);
  PangoRectangle ink;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, shown, -1);
  pango_layout_get_extents (layout, &ink, NULL);

  if (ink.width > max_width * PANGO_SCALE)
    {
      pango_font_description_set_absolute_size (font, size * max_width * PANGO_SCALE * PANGO_SCALE / ink.width);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_extents (layout, &ink, NULL);
    }

  cairo_move_to (cr, x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

/* --- frame and squares --------------------------------------------------- */

static void
add_box (cairo_t          *cr,
         const AleaLayout *layout,
         double            margin)
{
  cairo_rectangle (cr, layout->x - margin, layout->y - margin,
                   layout->square * layout->geometry->files + 2 * margin,
                   layout->square * layout->geometry->ranks + 2 * margin);
}

/* Every square grown by @margin: their union follows the outline of the board,
 * whatever its shape. */
static void
add_grown_squares (cairo_t          *cr,
                   const AleaLayout *layout,
                   double            margin)
{
  const AleaGeometry *geometry = layout->geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i))
      {
        double x, y;

        alea_layout_get_corner (layout, alea_geometry_file (geometry, (AleaSquare) i),
                                alea_geometry_rank (geometry, (AleaSquare) i), &x, &y);
        cairo_rectangle (cr, x - margin, y - margin, layout->square + 2 * margin, layout->square + 2 * margin);
      }
}

/* Fills what lies from @inner to @outer around the squares, and in most cases also
 * inwards, where something else is painted later: a rectangle is the shortest
 * thing that a file can say.  Pixels of a plain board, the largest picture there is,
 * are spared that. */
static void
fill_band (cairo_t          *cr,
           const AleaLayout *layout,
           double            outer,
           double            inner,
           AleaColourValue   colour)
{
  const cairo_surface_type_t type = cairo_surface_get_type (cairo_get_group_target (cr));

  set_colour (cr, colour, 1);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  if (layout->geometry->plan != NULL)
    add_grown_squares (cr, layout, outer);
  else
    {
      add_box (cr, layout, outer);
      if (type == CAIRO_SURFACE_TYPE_IMAGE)
        {
          add_box (cr, layout, inner);
          cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
        }
    }
  cairo_fill (cr);
}

static void
paint_frame (cairo_t          *cr,
             const AleaLayout *layout,
             const AleaTheme  *theme)
{
  const double hairline = MIN (MAX (layout->square * 0.02, 1), layout->margin / 2);

  fill_band (cr, layout, layout->margin, layout->margin - hairline, theme->frame_edge);
  fill_band (cr, layout, layout->margin - hairline, hairline, theme->frame);
  fill_band (cr, layout, hairline, 0, theme->frame_edge);
}

static const AleaColourValue *
get_square_colour (const AleaLayout *layout,
                   const AleaTheme  *theme,
                   AleaSquare        square)
{
  gboolean is_light = alea_geometry_is_light (layout->geometry, square);

  if (alea_geometry_get_terrace (layout->geometry, square) > 0)
    return is_light ? &theme->terrace_light : &theme->terrace_dark;

  return is_light ? &theme->light : &theme->dark;
}

static gboolean
is_colour (const AleaColourValue *one,
           const AleaColourValue *other)
{
  return one->red == other->red && one->green == other->green && one->blue == other->blue
         && one->alpha == other->alpha;
}

static gboolean
has_colour (const AleaLayout      *layout,
            const AleaTheme       *theme,
            int                    column,
            int                    row,
            const AleaColourValue *colour)
{
  const AleaGeometry *geometry = layout->geometry;
  const int file = layout->is_flipped ? geometry->files - 1 - column : column;
  const int rank = layout->is_flipped ? row : geometry->ranks - 1 - row;

  return alea_geometry_has (geometry, file, rank)
         && is_colour (get_square_colour (layout, theme, alea_geometry_square (geometry, file, rank)), colour);
}

/* How many squares of @colour stand in @row from @column on. */
static int
count_squares (const AleaLayout      *layout,
               const AleaTheme       *theme,
               int                    column,
               int                    row,
               const AleaColourValue *colour)
{
  int n = 0;

  while (column + n < layout->geometry->files && has_colour (layout, theme, column + n, row, colour))
    n++;

  return n;
}

/* Adds the squares of @colour; those in a row are one rectangle, and so are rows
 * that have no other colour. */
static void
add_squares (cairo_t               *cr,
             const AleaLayout      *layout,
             const AleaTheme       *theme,
             const AleaColourValue *colour)
{
  const int files = layout->geometry->files, ranks = layout->geometry->ranks;

  for (int row = 0, height; row < ranks; row += height)
    {
      height = 1;
      for (int column = 0, width; column < files; column += width + 1)
        {
          width = count_squares (layout, theme, column, row, colour);
          while (width == files && row + height < ranks
                 && count_squares (layout, theme, 0, row + height, colour) == files)
            height++;
          if (width > 0)
            cairo_rectangle (cr, layout->x + column * layout->square, layout->y + row * layout->square,
                             width * layout->square, height * layout->square);
        }
    }
}

static void
paint_squares (cairo_t          *cr,
               const AleaLayout *layout,
               const AleaTheme  *theme)
{
  const AleaColourValue *const colours[] = {
    &theme->light, &theme->dark, &theme->terrace_light, &theme->terrace_dark,
  };

  /* Squares meet on whole pixels, where smoothing would leave seams. */
  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (i % 2 == 0 || !is_colour (colours[i], colours[i - 1]))
      {
        add_squares (cr, layout, theme, colours[i]);
        set_colour (cr, *colours[i], 1);
        cairo_fill (cr);
      }
  cairo_restore (cr);

  if (theme->hatch.alpha > 0)
    {
      set_colour (cr, theme->hatch, 1);
      alea_hatching_paint (cr, layout);
    }
}

/* --- coordinates --------------------------------------------------------- */

static const char *
get_file_label (const AleaLayout *layout,
                int               file,
                char              name[static ALEA_SQUARE_NAME_SIZE])
{
  if (layout->file_labels != NULL)
    return layout->file_labels[file];

  g_snprintf (name, ALEA_SQUARE_NAME_SIZE, "%c", layout->geometry->file_letters[file]);
  return name;
}

static const char *
get_rank_label (const AleaLayout *layout,
                int               rank,
                char              name[static ALEA_SQUARE_NAME_SIZE])
{
  if (layout->rank_labels != NULL)
    return layout->rank_labels[rank];

  g_snprintf (name, ALEA_SQUARE_NAME_SIZE, "%d", rank + layout->geometry->first_rank);
  return name;
}

/* Labels stand outside the outermost squares, at both ends of each line. */
static void
paint_file_label (cairo_t          *cr,
                  const AleaLayout *layout,
                  int               file,
                  int               step)
{
  const AleaGeometry *geometry = layout->geometry;
  char name[ALEA_SQUARE_NAME_SIZE];
  int rank = step > 0 ? 0 : geometry->ranks - 1;
  double x, y, direction;

  while (!alea_geometry_has (geometry, file, rank))
    if ((rank += step) < 0 || rank >= geometry->ranks)
      return;

  alea_layout_get_corner (layout, file, rank, &x, &y);
  direction = (step > 0) != layout->is_flipped ? 1 : -1;
  paint_label (cr, get_file_label (layout, file, name), x + layout->square / 2,
               y + layout->square / 2 + direction * (layout->square + layout->margin) / 2,
               layout->margin * 0.72, layout->square * 0.9);
}

static void
paint_rank_label (cairo_t          *cr,
                  const AleaLayout *layout,
                  int               rank,
                  int               step)
{
  const AleaGeometry *geometry = layout->geometry;
  char name[ALEA_SQUARE_NAME_SIZE];
  int file = step > 0 ? 0 : geometry->files - 1;
  double x, y, direction;

  while (!alea_geometry_has (geometry, file, rank))
    if ((file += step) < 0 || file >= geometry->files)
      return;

  alea_layout_get_corner (layout, file, rank, &x, &y);
  direction = (step > 0) != layout->is_flipped ? -1 : 1;
  paint_label (cr, get_rank_label (layout, rank, name),
               x + layout->square / 2 + direction * (layout->square + layout->margin) / 2,
               y + layout->square / 2, layout->margin * 0.68, layout->margin * 0.9);
}

static void
paint_coordinates_outside (cairo_t          *cr,
                           const AleaLayout *layout,
                           const AleaTheme  *theme)
{
  set_colour (cr, theme->label, 1);

  for (int step = -1; step <= 1; step += 2)
    {
      for (int file = 0; file < layout->geometry->files; file++)
        paint_file_label (cr, layout, file, step);
      for (int rank = 0; rank < layout->geometry->ranks; rank++)
        paint_rank_label (cr, layout, rank, step);
    }
}

/* Clears the corners of hatched squares, so that their names can be read. */
static void
paint_name_plates (cairo_t          *cr,
                   const AleaLayout *layout,
                   const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  set_colour (cr, theme->light, 1);
  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i) && !alea_geometry_is_light (geometry, (AleaSquare) i))
      {
        double x, y;

        alea_layout_get_corner (layout, alea_geometry_file (geometry, (AleaSquare) i),
                                alea_geometry_rank (geometry, (AleaSquare) i), &x, &y);
        cairo_rectangle (cr, x, y, layout->square * 0.31, layout->square * 0.23);
      }
  cairo_fill (cr);
}

static void
paint_coordinates_inside (cairo_t          *cr,
                          const AleaLayout *layout,
                          const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  if (theme->hatch.alpha > 0)
    paint_name_plates (cr, layout, theme);
  set_colour (cr, theme->mark, 0.85);

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i))
      {
        const int file = alea_geometry_file (geometry, (AleaSquare) i);
        const int rank = alea_geometry_rank (geometry, (AleaSquare) i);
        char file_name[ALEA_SQUARE_NAME_SIZE], rank_name[ALEA_SQUARE_NAME_SIZE];
        g_autofree char *name = g_strconcat (get_file_label (layout, file, file_name),
                                             get_rank_label (layout, rank, rank_name), NULL);
        double x, y;

        alea_layout_get_corner (layout, file, rank, &x, &y);
        paint_label (cr, name, x + layout->square * 0.15, y + layout->square * 0.11, layout->square * 0.17,
                     layout->square * 0.26);
      }
}

/* On hatching letters need a ground of their own. */
static void
paint_plate (cairo_t          *cr,
             const AleaLayout *layout,
             const AleaTheme  *theme,
             double            x,
             double            y)
{
  cairo_rectangle (cr, x, y, layout->square * 0.36, layout->square * 0.31);
  set_colour (cr, theme->light, 1);
  cairo_fill (cr);
}

/* The number of a terrace, engraved into the corner of its upper left square
 * as White sees it, where no piece hides it: a dark letter with a light one just
 * below. */
static void
paint_terrace_number (cairo_t          *cr,
                      const AleaLayout *layout,
                      const AleaTheme  *theme,
                      int               terrace)
{
  const AleaGeometry *geometry = layout->geometry;
  const int number = layout->swaps_terraces && (terrace == 1 || terrace == 4) ? 5 - terrace : terrace;
  const char text[3] = { 'T', (char) ('0' + number), '\0' };

  for (int rank = geometry->ranks - 1; rank >= 0; rank--)
    for (int file = 0; file < geometry->files; file++)
      {
        AleaSquare square = alea_geometry_square (geometry, file, rank);
        double x, y;

        if (!alea_geometry_has (geometry, file, rank) || alea_geometry_get_terrace (geometry, square) != terrace)
          continue;

        alea_layout_get_corner (layout, file, rank, &x, &y);
        if (theme->hatch.alpha > 0)
          paint_plate (cr, layout, theme, x, y);
        x += layout->square * 0.2;
        y += layout->square * 0.17;
        set_colour (cr, theme->mark_edge, 0.8);
        paint_label (cr, text, x, y + layout->square * 0.012, layout->square * 0.24, layout->square);
        if (theme->hatch.alpha > 0)
          set_colour (cr, theme->label, 1);
        else
          set_colour (cr, theme->frame, 0.7);
        paint_label (cr, text, x, y, layout->square * 0.24, layout->square);
        return;
      }
}

void
alea_paint_board (cairo_t          *cr,
                  const AleaLayout *layout,
                  const AleaTheme  *theme)
{
  if (layout->square <= 0)
    return;

  paint_frame (cr, layout, theme);
  paint_squares (cr, layout, theme);

  for (int terrace = 1; layout->geometry->plan != NULL && terrace <= 9; terrace++)
    paint_terrace_number (cr, layout, theme, terrace);

  if (layout->coordinates == ALEA_COORDINATES_OUTSIDE)
    paint_coordinates_outside (cr, layout, theme);
  else if (layout->coordinates == ALEA_COORDINATES_INSIDE)
    paint_coordinates_inside (cr, layout, theme);
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
    }
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
      alea_piece_set_paint (piece_set, cr, piece->piece, layout->square);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, piece->opacity);
    }
  else
    alea_piece_set_paint (piece_set, cr, piece->piece, layout->square);

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
  AleaPieceFont *font = alea_piece_set_get_font (piece_set, cr);
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

/* Whether a piece stands on @square, so that what is written there must give
 * way. */
static gboolean
is_occupied (const AleaScene *scene,
             AleaSquare       square)
{
  for (guint i = 0; i < scene->pieces->len; i++)
    {
      const AleaScenePiece *piece = &g_array_index (scene->pieces, AleaScenePiece, i);

      if (lround (piece->file) == alea_geometry_file (scene->geometry, square)
          && lround (piece->rank) == alea_geometry_rank (scene->geometry, square))
        return TRUE;
    }

  return FALSE;
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

      if (alea_drawing_is_above (drawing) == above)
        alea_drawing_paint (drawing, cr, layout, theme, is_occupied (scene, drawing->square),
                            drawing->type == ALEA_DRAWING_ARROW && is_occupied (scene, drawing->to));
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
        const int place = is_below ? geometry->ranks - 1 - i : i;
        const int file = layout->is_flipped ? geometry->files - 1 - j : j;
        const int rank = layout->is_flipped ? place : geometry->ranks - 1 - place;

        *column = j;
        *row = place;
        if (alea_geometry_has (geometry, file, rank)
            && alea_geometry_get_terrace (geometry, alea_geometry_square (geometry, file, rank)) == 0)
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
  set_colour (cr, is_in_frame ? theme->label : theme->frame_edge, 1);
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
  *width = alea_layout_get_width (self->geometry, self->coordinates) + 2 * get_strip (self);
  *height = alea_layout_get_height (self->geometry, self->coordinates);
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

  alea_layout_init (layout, self->geometry, self->coordinates, self->is_flipped,
                    width - 2 * strip, height, scale);
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
  paint_drawings (cr, scene, &layout, theme, TRUE);
  if (scene->turn_sign != ALEA_TURN_SIGN_NONE)
    paint_turn_sign (cr, scene, &layout, theme);
}
