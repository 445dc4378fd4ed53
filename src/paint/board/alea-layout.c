/* alea-layout.c: where the squares of a board lie in a rectangle
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-layout.h"

#include <math.h>

/* The frame, in squares: room for the coordinates, or only an edge. */
#define MARGIN_WITH_LABELS 0.36
#define MARGIN_PLAIN       0.12

static double
get_margin (AleaCoordinates coordinates)
{
  return coordinates == ALEA_COORDINATES_OUTSIDE ? MARGIN_WITH_LABELS : MARGIN_PLAIN;
}

double
alea_layout_get_width (const AleaGeometry *geometry,
                       AleaCoordinates     coordinates)
{
  return geometry->files + 2 * get_margin (coordinates);
}

double
alea_layout_get_height (const AleaGeometry *geometry,
                        AleaCoordinates     coordinates)
{
  return geometry->ranks + 2 * get_margin (coordinates);
}

/* Down to a whole number of device pixels. */
static double
snap (double length,
      double scale)
{
  return scale > 0 ? floor (length * scale) / scale : length;
}

void
alea_layout_init (AleaLayout         *self,
                  const AleaGeometry *geometry,
                  AleaCoordinates     coordinates,
                  gboolean            is_flipped,
                  double              width,
                  double              height,
                  double              scale)
{
  double square = MIN (width / alea_layout_get_width (geometry, coordinates),
                       height / alea_layout_get_height (geometry, coordinates));

  square = MAX (snap (square, scale), 0);

  *self = (AleaLayout) {
    .geometry = geometry,
    .coordinates = coordinates,
    .is_flipped = is_flipped,
    .square = square,
    .margin = snap (square * get_margin (coordinates), scale),
    .x = snap ((width - square * geometry->files) / 2, scale),
    .y = snap ((height - square * geometry->ranks) / 2, scale),
  };
}

void
alea_layout_get_corner (const AleaLayout *self,
                        double            file,
                        double            rank,
                        double           *x,
                        double           *y)
{
  double column = self->is_flipped ? self->geometry->files - 1 - file : file;
  double row = self->is_flipped ? rank : self->geometry->ranks - 1 - rank;

  *x = self->x + column * self->square;
  *y = self->y + row * self->square;
}

void
alea_layout_get_place (const AleaLayout *self,
                       double            x,
                       double            y,
                       double           *file,
                       double           *rank)
{
  double column = (x - self->x) / self->square - 0.5;
  double row = (y - self->y) / self->square - 0.5;

  *file = self->is_flipped ? self->geometry->files - 1 - column : column;
  *rank = self->is_flipped ? row : self->geometry->ranks - 1 - row;
}

gboolean
alea_layout_find (const AleaLayout *self,
                  double            x,
                  double            y,
                  AleaSquare       *square)
{
  int column, row, file, rank;

  if (self->square <= 0)
    return FALSE;

  column = (int) floor ((x - self->x) / self->square);
  row = (int) floor ((y - self->y) / self->square);
  file = self->is_flipped ? self->geometry->files - 1 - column : column;
  rank = self->is_flipped ? row : self->geometry->ranks - 1 - row;

  if (!alea_geometry_has (self->geometry, file, rank))
    return FALSE;

  *square = alea_geometry_square (self->geometry, file, rank);
  return TRUE;
}
