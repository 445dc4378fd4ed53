/* alea-lettering.c: coordinates, and the numbers of flat terraces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

/* --- outside ------------------------------------------------------------- */

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
  alea_painter_paint_label (cr, get_file_label (layout, file, name), x + layout->square / 2,
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
  alea_painter_paint_label (cr, get_rank_label (layout, rank, name),
               x + layout->square / 2 + direction * (layout->square + layout->margin) / 2,
               y + layout->square / 2, layout->margin * 0.68, layout->margin * 0.9);
}

static void
paint_coordinates_outside (cairo_t          *cr,
                           const AleaLayout *layout,
                           const AleaTheme  *theme)
{
  alea_painter_set_colour (cr, theme->label, 1);

  for (int step = -1; step <= 1; step += 2)
    {
      for (int file = 0; file < layout->geometry->files; file++)
        paint_file_label (cr, layout, file, step);
      for (int rank = 0; rank < layout->geometry->ranks; rank++)
        paint_rank_label (cr, layout, rank, step);
    }
}

/* --- inside -------------------------------------------------------------- */

/* Clears the corners of hatched squares, so that their names can be read. */
static void
paint_name_plates (cairo_t          *cr,
                   const AleaLayout *layout,
                   const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  alea_painter_set_colour (cr, theme->light, 1);
  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i) && !alea_geometry_is_light (geometry, (AleaSquare) i))
      {
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        cairo_rectangle (cr, x, y, layout->square * 0.31, layout->square * 0.23);
      }
  cairo_fill (cr);
}

static void
set_label_colour (cairo_t         *cr,
                  const AleaTheme *theme,
                  gboolean         is_light)
{
  alea_painter_set_colour (cr, is_light || theme->hatch.alpha > 0 ? theme->label_on_light : theme->label_on_dark, 1);
}

static void
paint_coordinates_in_every (cairo_t          *cr,
                            const AleaLayout *layout,
                            const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  if (theme->hatch.alpha > 0)
    paint_name_plates (cr, layout, theme);
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
        set_label_colour (cr, theme, alea_geometry_is_light (geometry, (AleaSquare) i));
        alea_painter_paint_label (cr, name, x + layout->square * 0.15, y + layout->square * 0.11, layout->square * 0.17,
                     layout->square * 0.26);
      }
}

/* The outermost square of a file or rank at the near or left side of who looks;
 * FALSE for a line without squares. */
static gboolean
find_edge (const AleaLayout *layout,
           gboolean          is_file,
           int               line,
           AleaSquare       *square)
{
  const AleaGeometry *geometry = layout->geometry;
  const int n = is_file ? geometry->ranks : geometry->files;

  for (int i = 0; i < n; i++)
    {
      const int other = layout->is_flipped ? n - 1 - i : i;
      const int file = is_file ? line : other, rank = is_file ? other : line;

      if (alea_geometry_has (geometry, file, rank))
        {
          *square = alea_geometry_square (geometry, file, rank);
          return TRUE;
        }
    }

  return FALSE;
}

/* @is_file: at the lower right, else at the upper left. */
static void
paint_corner_label (cairo_t          *cr,
                    const AleaLayout *layout,
                    const AleaTheme  *theme,
                    AleaSquare        square,
                    const char       *name,
                    gboolean          is_file)
{
  const double size = MAX (layout->square * 0.165, MIN (8, layout->square * 0.24));
  const double inset = size * 0.62 + layout->square * 0.015, side = is_file ? layout->square - inset : inset;
  double x, y;

  alea_painter_get_corner (layout, square, &x, &y);
  if (theme->hatch.alpha > 0 && !alea_geometry_is_light (layout->geometry, square))
    {
      alea_painter_set_colour (cr, theme->light, 1);
      cairo_rectangle (cr, x + side - inset, y + side - inset, 2 * inset, 2 * inset);
      cairo_fill (cr);
    }
  set_label_colour (cr, theme, alea_geometry_is_light (layout->geometry, square));
  alea_painter_paint_label (cr, name, x + side, y + side, size, layout->square * 0.3);
}

static void
paint_coordinates_inside (cairo_t          *cr,
                          const AleaLayout *layout,
                          const AleaTheme  *theme)
{
  char name[ALEA_SQUARE_NAME_SIZE];
  AleaSquare square;

  for (int file = 0; file < layout->geometry->files; file++)
    if (find_edge (layout, TRUE, file, &square))
      paint_corner_label (cr, layout, theme, square, get_file_label (layout, file, name), TRUE);
  for (int rank = 0; rank < layout->geometry->ranks; rank++)
    if (find_edge (layout, FALSE, rank, &square))
      paint_corner_label (cr, layout, theme, square, get_rank_label (layout, rank, name), FALSE);
}

/* --- terraces ------------------------------------------------------------ */

/* On hatching letters need a ground of their own. */
static void
paint_plate (cairo_t          *cr,
             const AleaLayout *layout,
             const AleaTheme  *theme,
             double            x,
             double            y)
{
  cairo_rectangle (cr, x, y, layout->square * 0.36, layout->square * 0.31);
  alea_painter_set_colour (cr, theme->light, 1);
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
  const char text[3] = { 'T', (char) ('0' + alea_painter_get_number (layout, terrace)), '\0' };

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
        alea_painter_set_colour (cr, theme->mark_edge, 0.8);
        alea_painter_paint_label (cr, text, x, y + layout->square * 0.012, layout->square * 0.24, layout->square);
        if (theme->hatch.alpha > 0)
          alea_painter_set_colour (cr, theme->label, 1);
        else
          alea_painter_set_colour (cr, theme->frame, 0.7);
        alea_painter_paint_label (cr, text, x, y, layout->square * 0.24, layout->square);
        return;
      }
}

void
alea_paint_lettering (cairo_t          *cr,
                      const AleaLayout *layout,
                      const AleaTheme  *theme)
{
  for (int terrace = 1; layout->geometry->plan != NULL && !alea_layout_has_blocks (layout) && terrace <= 9; terrace++)
    paint_terrace_number (cr, layout, theme, terrace);

  switch (layout->coordinates)
    {
    case ALEA_COORDINATES_OUTSIDE:
      paint_coordinates_outside (cr, layout, theme);
      break;
    case ALEA_COORDINATES_INSIDE:
      paint_coordinates_inside (cr, layout, theme);
      break;
    case ALEA_COORDINATES_EVERY:
      paint_coordinates_in_every (cr, layout, theme);
      break;
    case ALEA_COORDINATES_NONE:
      break;
    }
}
