/* alea-painter.c: the one painter of boards
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-scene.h"

#include <pango/pangocairo.h>

#include <math.h>

static void
set_colour (cairo_t         *cr,
            AleaColourValue  colour,
            double           opacity)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, colour.alpha * opacity);
}

/* --- text ---------------------------------------------------------------- */

/* Writes @text with its middle at (@x, @y), @size units high. */
static void
paint_label (cairo_t    *cr,
             const char *text,
             double      x,
             double      y,
             double      size)
{
  g_autoptr(PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr(PangoFontDescription) font = pango_font_description_from_string ("Sans Semi-Bold");
  PangoRectangle ink;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);

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

/* Fills what lies from @inner to @outer around the squares.  Around a board
 * with holes it also fills inwards, where something else is painted later; a
 * plain board, the largest picture there is, is spared that. */
static void
fill_band (cairo_t          *cr,
           const AleaLayout *layout,
           double            outer,
           double            inner,
           AleaColourValue   colour)
{
  set_colour (cr, colour, 1);
  if (layout->geometry->plan == NULL)
    {
      add_box (cr, layout, outer);
      add_box (cr, layout, inner);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
    }
  else
    {
      add_grown_squares (cr, layout, outer);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
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

static void
paint_squares (cairo_t          *cr,
               const AleaLayout *layout,
               const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  /* Squares meet on whole pixels, where smoothing would leave seams. */
  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i))
      {
        double x, y;

        alea_layout_get_corner (layout, alea_geometry_file (geometry, (AleaSquare) i),
                                alea_geometry_rank (geometry, (AleaSquare) i), &x, &y);
        cairo_rectangle (cr, x, y, layout->square, layout->square);
        set_colour (cr, *get_square_colour (layout, theme, (AleaSquare) i), 1);
        cairo_fill (cr);
      }

  cairo_restore (cr);
}

/* --- coordinates --------------------------------------------------------- */

/* Labels stand outside the outermost squares, at both ends of each line. */
static void
paint_file_label (cairo_t          *cr,
                  const AleaLayout *layout,
                  int               file,
                  int               step)
{
  const AleaGeometry *geometry = layout->geometry;
  const char text[2] = { geometry->file_letters[file], '\0' };
  int rank = step > 0 ? 0 : geometry->ranks - 1;
  double x, y, direction;

  while (!alea_geometry_has (geometry, file, rank))
    if ((rank += step) < 0 || rank >= geometry->ranks)
      return;

  alea_layout_get_corner (layout, file, rank, &x, &y);
  direction = (step > 0) != layout->is_flipped ? 1 : -1;
  paint_label (cr, text, x + layout->square / 2,
               y + layout->square / 2 + direction * (layout->square + layout->margin) / 2,
               layout->margin * 0.72);
}

static void
paint_rank_label (cairo_t          *cr,
                  const AleaLayout *layout,
                  int               rank,
                  int               step)
{
  const AleaGeometry *geometry = layout->geometry;
  g_autofree char *text = g_strdup_printf ("%d", rank + geometry->first_rank);
  int file = step > 0 ? 0 : geometry->files - 1;
  double x, y, direction;

  while (!alea_geometry_has (geometry, file, rank))
    if ((file += step) < 0 || file >= geometry->files)
      return;

  alea_layout_get_corner (layout, file, rank, &x, &y);
  direction = (step > 0) != layout->is_flipped ? -1 : 1;
  paint_label (cr, text, x + layout->square / 2 + direction * (layout->square + layout->margin) / 2,
               y + layout->square / 2, layout->margin * 0.68);
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

static void
paint_coordinates_inside (cairo_t          *cr,
                          const AleaLayout *layout,
                          const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  set_colour (cr, theme->mark, 0.85);

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i))
      {
        char name[ALEA_SQUARE_NAME_SIZE];
        double x, y;

        alea_layout_get_corner (layout, alea_geometry_file (geometry, (AleaSquare) i),
                                alea_geometry_rank (geometry, (AleaSquare) i), &x, &y);
        paint_label (cr, alea_geometry_name (geometry, (AleaSquare) i, name),
                     x + layout->square * 0.15, y + layout->square * 0.11, layout->square * 0.17);
      }
}

/* The number of a terrace, engraved into the corner of its upper left square
 * as White sees it, where no man hides it: a dark letter with a light one just
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
        x += layout->square * 0.2;
        y += layout->square * 0.17;
        set_colour (cr, theme->mark_edge, 0.8);
        paint_label (cr, text, x, y + layout->square * 0.012, layout->square * 0.24);
        set_colour (cr, theme->frame, 0.7);
        paint_label (cr, text, x, y, layout->square * 0.24);
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
paint_man (cairo_t            *cr,
           const AleaScene    *scene,
           const AleaLayout   *layout,
           AleaPieceSet       *pieces,
           const AleaSceneMan *man)
{
  double x, y;

  alea_layout_get_corner (layout, man->file, man->rank, &x, &y);

  cairo_save (cr);
  cairo_translate (cr, x + layout->square / 2, y + layout->square / 2);
  cairo_scale (cr, man->size, man->size);
  if (scene->men_upside_down[alea_man_colour (man->man)])
    cairo_rotate (cr, G_PI);
  cairo_translate (cr, -layout->square / 2, -layout->square / 2);

  if (man->opacity < 1)
    {
      cairo_push_group (cr);
      alea_piece_set_paint (pieces, cr, man->man, layout->square);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, man->opacity);
    }
  else
    alea_piece_set_paint (pieces, cr, man->man, layout->square);

  cairo_restore (cr);
}

void
alea_paint_scene (cairo_t         *cr,
                  const AleaScene *scene,
                  const AleaTheme *theme,
                  AleaPieceSet    *pieces,
                  double           width,
                  double           height,
                  double           scale)
{
  AleaLayout layout;

  alea_layout_init (&layout, scene->geometry, scene->coordinates, scene->is_flipped, width, height, scale);
  if (layout.square <= 0)
    return;

  alea_paint_board (cr, &layout, theme);
  paint_marks (cr, scene, &layout, theme, FALSE);
  for (guint i = 0; i < scene->men->len; i++)
    paint_man (cr, scene, &layout, pieces, &g_array_index (scene->men, AleaSceneMan, i));
  paint_marks (cr, scene, &layout, theme, TRUE);
}
