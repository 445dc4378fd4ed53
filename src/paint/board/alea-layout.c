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
#define MARGIN_RIM         0.11

/* On paper and in flat pictures: with less around it, letters could not be read. */
#define LEAST_MARGIN 5.5

/* Room around the rim for the shadow, which falls down and to the right, and
 * around the squares of a board with blocks for their front faces. */
#define SHADOW_SIDE        0.05
#define SHADOW_ABOVE       0.03
#define SHADOW_BELOW       0.12
#define BLOCK_SIDE         0.08
#define BLOCK_ABOVE        0.05
#define BLOCK_BELOW        0.34

typedef struct
{
  double side, above, below;
} Room;

static double
get_margin (AleaCoordinates coordinates)
{
  return coordinates == ALEA_COORDINATES_OUTSIDE ? MARGIN_WITH_LABELS : MARGIN_PLAIN;
}

void
alea_layout_get_size (const AleaGeometry *geometry,
                      AleaCoordinates     coordinates,
                      double             *width,
                      double             *height)
{
  *width = geometry->files + 2 * get_margin (coordinates);
  *height = geometry->ranks + 2 * get_margin (coordinates);
}

/* What lies around the squares of a raised board, in squares. */
static Room
get_room (const AleaGeometry *geometry,
          AleaCoordinates     coordinates)
{
  const double rim = coordinates == ALEA_COORDINATES_OUTSIDE ? MARGIN_WITH_LABELS : MARGIN_RIM;

  if (geometry->plan != NULL && coordinates != ALEA_COORDINATES_OUTSIDE)
    return (Room) { BLOCK_SIDE, BLOCK_ABOVE, BLOCK_BELOW };

  return (Room) { rim + SHADOW_SIDE, rim + SHADOW_ABOVE, rim + SHADOW_BELOW };
}

void
alea_layout_get_raised_size (const AleaGeometry *geometry,
                             AleaCoordinates     coordinates,
                             double             *width,
                             double             *height)
{
  const Room room = get_room (geometry, coordinates);

  *width = geometry->files + 2 * room.side;
  *height = geometry->ranks + room.above + room.below;
}

gboolean
alea_layout_has_blocks (const AleaLayout *self)
{
  return self->is_raised && self->geometry->plan != NULL && self->coordinates != ALEA_COORDINATES_OUTSIDE;
}

/* Down to a whole number of device pixels. */
static double
snap (double length,
      double scale)
{
  return scale > 0 ? floor (length * scale) / scale : length;
}

/* The side of a square, and in *@least the room for letters where the frame would be too narrow for them; they
 * are left away where squares were smaller than that. */
static double
fit_square (const AleaGeometry *geometry,
            AleaCoordinates     coordinates,
            double              width,
            double              height,
            double             *least)
{
  const double framed = MIN ((width - 2 * LEAST_MARGIN) / geometry->files,
                             (height - 2 * LEAST_MARGIN) / geometry->ranks);
  double columns, rows, square;

  alea_layout_get_size (geometry, coordinates, &columns, &rows);
  square = MIN (width / columns, height / rows);
  *least = coordinates == ALEA_COORDINATES_OUTSIDE && framed >= LEAST_MARGIN ? LEAST_MARGIN : 0;
  return *least > square * MARGIN_WITH_LABELS ? framed : square;
}

gboolean
alea_layout_has_letters_outside (const AleaLayout *self)
{
  return self->coordinates == ALEA_COORDINATES_OUTSIDE && (self->is_raised || self->margin >= LEAST_MARGIN * 0.9);
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
  double least;
  const double square = MAX (snap (fit_square (geometry, coordinates, width, height, &least), scale), 0);

  *self = (AleaLayout) {
    .geometry = geometry,
    .coordinates = coordinates,
    .is_flipped = is_flipped,
    .square = square,
    .margin = snap (MAX (square * get_margin (coordinates), least), scale),
    .x = snap ((width - square * geometry->files) / 2, scale),
    .y = snap ((height - square * geometry->ranks) / 2, scale),
  };
}

void
alea_layout_init_raised (AleaLayout         *self,
                         const AleaGeometry *geometry,
                         AleaCoordinates     coordinates,
                         gboolean            is_flipped,
                         double              width,
                         double              height,
                         double              scale)
{
  const Room room = get_room (geometry, coordinates);
  const double rim = coordinates == ALEA_COORDINATES_OUTSIDE ? MARGIN_WITH_LABELS : MARGIN_RIM;
  double columns, rows, square;

  alea_layout_get_raised_size (geometry, coordinates, &columns, &rows);
  square = MAX (snap (MIN (width / columns, height / rows), scale), 0);

  *self = (AleaLayout) {
    .geometry = geometry,
    .coordinates = coordinates,
    .is_flipped = is_flipped,
    .is_raised = TRUE,
    .square = square,
    .margin = snap (square * rim, scale),
    .x = snap ((width - square * geometry->files) / 2, scale),
    .y = snap ((height - square * rows) / 2 + square * room.above, scale),
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
  return self->square > 0
         && alea_layout_find_in (self, (int) floor ((x - self->x) / self->square),
                                 (int) floor ((y - self->y) / self->square), square);
}

gboolean
alea_layout_find_in (const AleaLayout *self,
                     int               column,
                     int               row,
                     AleaSquare       *square)
{
  const int file = self->is_flipped ? self->geometry->files - 1 - column : column;
  const int rank = self->is_flipped ? row : self->geometry->ranks - 1 - row;

  if (!alea_geometry_has (self->geometry, file, rank))
    return FALSE;

  *square = alea_geometry_square (self->geometry, file, rank);
  return TRUE;
}
