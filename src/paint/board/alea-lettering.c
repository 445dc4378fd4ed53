/* alea-lettering.c: coordinates, and the numbers of flat terraces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

/* On paper and in flat pictures: smaller letters cannot be read. */
#define LEAST_LABEL 5

/* The size for letters that would be @size high and may be @most. */
static double
enlarge (const AleaLayout *layout,
         double            size,
         double            most)
{
  return layout->is_raised ? size : MAX (size, MIN (LEAST_LABEL, most));
}

/* --- outside ------------------------------------------------------------- */

/* What stands at number @line of the files, or of the ranks. */
static const char *
get_label (const AleaLayout *layout,
           gboolean          is_file,
           int               line,
           char              name[static ALEA_SQUARE_NAME_SIZE])
{
  const char *const *labels = is_file ? layout->file_labels : layout->rank_labels;

  if (labels != NULL)
    return labels[line];

  if (is_file)
    g_snprintf (name, ALEA_SQUARE_NAME_SIZE, "%c", layout->geometry->file_letters[line]);
  else
    g_snprintf (name, ALEA_SQUARE_NAME_SIZE, "%d", line + layout->geometry->first_rank);
  return name;
}

/* The outermost square of a file or rank at the near or left side of who looks, or at the
 * other; FALSE for a line without squares. */
static gboolean
find_edge (const AleaLayout *layout,
           gboolean          is_file,
           int               line,
           gboolean          is_far,
           AleaSquare       *square)
{
  const AleaGeometry *geometry = layout->geometry;
  const int n = is_file ? geometry->ranks : geometry->files;

  for (int i = 0; i < n; i++)
    {
      const int other = layout->is_flipped != is_far ? n - 1 - i : i;
      const int file = is_file ? line : other, rank = is_file ? other : line;

      if (alea_geometry_has (geometry, file, rank))
        {
          *square = alea_geometry_square (geometry, file, rank);
          return TRUE;
        }
    }

  return FALSE;
}

/* Labels stand outside the outermost squares, at both ends of each line. */
static void
paint_outer_label (cairo_t          *cr,
                   const AleaLayout *layout,
                   gboolean          is_file,
                   int               line,
                   gboolean          is_far)
{
  const double reach = (is_file != is_far ? 1 : -1) * (layout->square + layout->margin) / 2;
  char name[ALEA_SQUARE_NAME_SIZE];
  const char *label = get_label (layout, is_file, line, name);
  AleaSquare square;
  double x, y;

  if (!find_edge (layout, is_file, line, is_far, &square))
    return;

  alea_painter_get_corner (layout, square, &x, &y);
  x += layout->square / 2;
  y += layout->square / 2;
  if (is_file)
    alea_painter_paint_letter (cr, label, x, y + reach, enlarge (layout, layout->margin * 0.72, LEAST_LABEL),
                               layout->square * 0.9);
  else
    alea_painter_paint_label (cr, label, x + reach, y, enlarge (layout, layout->margin * 0.68, LEAST_LABEL),
                              layout->margin * 0.9);
}

static void
paint_coordinates_outside (cairo_t          *cr,
                           const AleaLayout *layout,
                           const AleaTheme  *theme)
{
  if (!alea_layout_has_letters_outside (layout))
    return;

  alea_painter_set_colour (cr, theme->label, 1);
  for (int end = 0; end < 2; end++)
    {
      const gboolean is_far = (end == 0) != layout->is_flipped;

      for (int file = 0; file < layout->geometry->files; file++)
        paint_outer_label (cr, layout, TRUE, file, is_far);
      for (int rank = 0; rank < layout->geometry->ranks; rank++)
        paint_outer_label (cr, layout, FALSE, rank, is_far);
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
        g_autofree char *name = g_strconcat (get_label (layout, TRUE, file, file_name),
                                             get_label (layout, FALSE, rank, rank_name), NULL);
        double x, y;

        alea_layout_get_corner (layout, file, rank, &x, &y);
        set_label_colour (cr, theme, alea_geometry_is_light (geometry, (AleaSquare) i));
        alea_painter_paint_letter (cr, name, x + layout->square * 0.15, y + layout->square * 0.11,
                                   enlarge (layout, layout->square * 0.17, layout->square * 0.22),
                                   layout->square * 0.28);
      }
}

/* Terraces of a raised board have the letters of files towards the sides of the board: between two squares in
 * the middle of one a Guardener may stand (G4). */
static gboolean
is_left_on_terrace (const AleaLayout *layout,
                    AleaSquare        square,
                    double            x)
{
  return layout->is_raised && alea_geometry_get_terrace (layout->geometry, square) > 0
         && x < layout->x + (layout->geometry->files - 1) * layout->square / 2;
}

/* How wide alea_painter_paint_letter writes it. */
static double
measure (cairo_t    *cr,
         const char *text,
         double      size,
         double      max_width)
{
  double left, top;
  g_autoptr(PangoLayout) layout = alea_painter_make_label (cr, text, "Sans Semi-Bold", size, max_width, &left, &top);
  PangoRectangle ink;

  pango_layout_get_extents (layout, &ink, NULL);
  return (double) ink.width / PANGO_SCALE;
}

/* A file's at the right, a rank's at the left; both at the top, where pieces leave corners free, and with a
 * ground of their own, which is wider for long ones, but on a raised board, whose pieces stand higher, a
 * file's is at the bottom. */
static void
paint_corner_label (cairo_t          *cr,
                    const AleaLayout *layout,
                    const AleaTheme  *theme,
                    AleaSquare        square,
                    const char       *name,
                    gboolean          is_file)
{
  const double size = MAX (layout->square * 0.165, MIN (8, layout->square * 0.24));
  const double gap = layout->square * 0.015, inset = size * 0.62 + gap, most = layout->square * 0.3;
  const double half = MAX (inset, measure (cr, name, size, most) / 2 + 2 * gap);
  const double down = is_file && layout->is_raised ? layout->square - inset : inset;
  double x, y, right;

  alea_painter_get_corner (layout, square, &x, &y);
  right = is_file && !is_left_on_terrace (layout, square, x) ? layout->square - half : half;
  if (!layout->is_raised)
    {
      alea_painter_set_colour (cr, theme->hatch.alpha > 0 ? theme->light
                                                          : *alea_painter_get_square_colour (layout, theme, square), 1);
      cairo_rectangle (cr, x + right - half, y + down - inset, 2 * half, 2 * inset);
      cairo_fill (cr);
    }
  set_label_colour (cr, theme, alea_geometry_is_light (layout->geometry, square));
  alea_painter_paint_letter (cr, name, x + right, y + down, size, most);
}

static void
paint_coordinates_inside (cairo_t          *cr,
                          const AleaLayout *layout,
                          const AleaTheme  *theme)
{
  char name[ALEA_SQUARE_NAME_SIZE];
  AleaSquare square;

  for (int file = 0; file < layout->geometry->files; file++)
    if (find_edge (layout, TRUE, file, FALSE, &square))
      paint_corner_label (cr, layout, theme, square, get_label (layout, TRUE, file, name), TRUE);
  for (int rank = 0; rank < layout->geometry->ranks; rank++)
    if (find_edge (layout, FALSE, rank, FALSE, &square))
      paint_corner_label (cr, layout, theme, square, get_label (layout, FALSE, rank, name), FALSE);
}

/* --- terraces ------------------------------------------------------------ */

/* A number that would take more of a square is left away. */
#define MOST_TERRACE 0.45

/* On hatching letters need a ground of their own. */
static void
paint_plate (cairo_t          *cr,
             const AleaTheme  *theme,
             double            x,
             double            y,
             double            size)
{
  cairo_rectangle (cr, x, y, size * 1.5, size * 1.3);
  alea_painter_set_colour (cr, theme->light, 1);
  cairo_fill (cr);
}

/* Whether names stand in the upper corners of squares. */
static gboolean
has_names_above (const AleaLayout *layout)
{
  return layout->coordinates == ALEA_COORDINATES_INSIDE || layout->coordinates == ALEA_COORDINATES_EVERY;
}

/* The number of a terrace, in a corner of its upper left square as White sees it:
 * at the top, where no piece hides it, unless a name is there. */
static void
paint_terrace_number (cairo_t          *cr,
                      const AleaLayout *layout,
                      const AleaTheme  *theme,
                      int               terrace)
{
  const AleaGeometry *geometry = layout->geometry;
  const char text[3] = { 'T', (char) ('0' + alea_painter_get_number (layout, terrace)), '\0' };
  const double size = enlarge (layout, layout->square * 0.24, layout->square * MOST_TERRACE);

  if (!layout->is_raised && size < LEAST_LABEL)
    return;

  for (int rank = geometry->ranks - 1; rank >= 0; rank--)
    for (int file = 0; file < geometry->files; file++)
      {
        AleaSquare square = alea_geometry_square (geometry, file, rank);
        double x, y;

        if (!alea_geometry_has (geometry, file, rank) || alea_geometry_get_terrace (geometry, square) != terrace)
          continue;

        alea_layout_get_corner (layout, file, rank, &x, &y);
        if (has_names_above (layout))
          y += layout->square - size * 1.3;
        if (theme->hatch.alpha > 0)
          paint_plate (cr, theme, x, y, size);
        x += size * 0.83;
        y += size * 0.7;
        set_label_colour (cr, theme, alea_geometry_is_light (geometry, square));
        alea_painter_paint_label (cr, text, x, y, size, layout->square);
        return;
      }
}

static void
paint_terrace_numbers (cairo_t          *cr,
                       const AleaLayout *layout,
                       const AleaTheme  *theme)
{
  for (int terrace = 1; layout->geometry->plan != NULL && !alea_layout_has_blocks (layout) && terrace <= 9; terrace++)
    paint_terrace_number (cr, layout, theme, terrace);
}

void
alea_paint_lettering (cairo_t          *cr,
                      const AleaLayout *layout,
                      const AleaTheme  *theme)
{
  paint_terrace_numbers (cr, layout, theme);
  switch (layout->coordinates)
    {
    case ALEA_COORDINATES_OUTSIDE:
      paint_coordinates_outside (cr, layout, theme);
      break;
    case ALEA_COORDINATES_INSIDE:
      if (layout->is_raised)
        paint_coordinates_inside (cr, layout, theme);
      break;
    case ALEA_COORDINATES_EVERY:
      paint_coordinates_in_every (cr, layout, theme);
      break;
    case ALEA_COORDINATES_NONE:
      break;
    }
}

/* The gold there suits the line around it, but not every letter of a board.  On
 * hatching letters have a ground of their own. */
void
alea_paint_letters_on_last (cairo_t          *cr,
                            const AleaLayout *layout,
                            const AleaTheme  *theme,
                            double            file,
                            double            rank)
{
  AleaTheme there = *theme;
  double x, y;

  if (theme->hatch.alpha > 0)
    return;

  there.label_on_light = there.label_on_dark = theme->last_move;
  alea_layout_get_corner (layout, file, rank, &x, &y);
  cairo_save (cr);
  cairo_rectangle (cr, x, y, layout->square, layout->square);
  cairo_clip (cr);
  alea_paint_lettering (cr, layout, &there);
  cairo_restore (cr);
}

void
alea_paint_lettering_above (cairo_t          *cr,
                            const AleaLayout *layout,
                            const AleaTheme  *theme,
                            gboolean          has_marks)
{
  if (layout->is_raised)
    return;

  /* With hatching they have a ground of their own. */
  if (has_marks && theme->hatch.alpha > 0)
    paint_terrace_numbers (cr, layout, theme);
  if (layout->coordinates == ALEA_COORDINATES_INSIDE)
    paint_coordinates_inside (cr, layout, theme);
}
