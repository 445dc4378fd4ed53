/* alea-layout.h: where the squares of a board lie in a rectangle
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-geometry.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_COORDINATES_OUTSIDE,
  ALEA_COORDINATES_INSIDE,    /* in the squares at the edge */
  ALEA_COORDINATES_NONE,
  ALEA_COORDINATES_EVERY,     /* in every square */
} AleaCoordinates;

/* A plain value.  Lengths are in units of the drawing: pixels or points. */
typedef struct
{
  const AleaGeometry *geometry;     /* not owned */
  AleaCoordinates     coordinates;
  gboolean            is_flipped;   /* seen from the far side */
  gboolean            swaps_terraces;   /* 1 and 4 are numbered the other way round */
  gboolean            is_raised;    /* it lies on a table, has a rim and casts a shadow */
  unsigned            lit_terraces; /* one bit each, as the geometry numbers them */
  double              x;            /* of the squares' box, upper left */
  double              y;
  double              square;       /* the side of a square */
  double              margin;       /* of the frame, or the rim */

  /* What stands at the files and ranks instead of the geometry's own names,
   * one a line, from White's lower left; NULL: those names.  Not owned. */
  const char *const  *file_labels;
  const char *const  *rank_labels;
} AleaLayout;

/* Fits the board into @width x @height, centred.  With a @scale, the number of
 * device pixels a unit, the squares fall on whole pixels and stay sharp; 0 for
 * vectors. */
void     alea_layout_init       (AleaLayout         *self,
                                 const AleaGeometry *geometry,
                                 AleaCoordinates     coordinates,
                                 gboolean            is_flipped,
                                 double              width,
                                 double              height,
                                 double              scale);

/* The same for a board that lies on a table: there is room for its shadow. */
void     alea_layout_init_raised (AleaLayout         *self,
                                  const AleaGeometry *geometry,
                                  AleaCoordinates     coordinates,
                                  gboolean            is_flipped,
                                  double              width,
                                  double              height,
                                  double              scale);

/* Whether there are letters around the board: in a small picture they are left away. */
gboolean alea_layout_has_letters_outside (const AleaLayout *self);

/* Whether the terraces stand as blocks beside the board, which has its rim to
 * itself: raised, and without letters around them. */
gboolean alea_layout_has_blocks (const AleaLayout   *self);

/* The upper left corner of a square; also for squares between squares. */
void     alea_layout_get_corner (const AleaLayout   *self,
                                 double              file,
                                 double              rank,
                                 double             *x,
                                 double             *y);

/* The place whose middle is at (@x, @y); the other way round. */
void     alea_layout_get_place  (const AleaLayout   *self,
                                 double              x,
                                 double              y,
                                 double             *file,
                                 double             *rank);

/* The square at (@x, @y), or in a column and row of the picture, from its upper left; both
 * FALSE beside the board and in its holes. */
gboolean alea_layout_find       (const AleaLayout   *self,
                                 double              x,
                                 double              y,
                                 AleaSquare         *square);
gboolean alea_layout_find_in    (const AleaLayout   *self,
                                 int                 column,
                                 int                 row,
                                 AleaSquare         *square);

/* The size of a board whose squares have the side 1, frame and all. */
void     alea_layout_get_size   (const AleaGeometry *geometry,
                                 AleaCoordinates     coordinates,
                                 double             *width,
                                 double             *height);

/* The same for a raised board, its shadow and all. */
void     alea_layout_get_raised_size (const AleaGeometry *geometry,
                                      AleaCoordinates     coordinates,
                                      double             *width,
                                      double             *height);

G_END_DECLS
