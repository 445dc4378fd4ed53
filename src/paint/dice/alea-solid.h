/* alea-solid.h: the solids that dice are made of
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-vector.h"

G_BEGIN_DECLS

/* Lengths are in units of the die's size: the side of the square that a die at
 * rest about fills when it is painted.  Axes: x to the right, y along the
 * table away from the viewer, z up from the table. */

typedef enum
{
  ALEA_SOLID_CUBE,      /* six sides with pips; opposite sides sum to 7 */
  ALEA_SOLID_PYRAMID,   /* four sides; the number upright at the top counts */
  ALEA_SOLID_BAR,       /* four long sides 1-4; opposite sides sum to 5 */
} AleaSolid;

#define ALEA_N_SOLIDS 3

#define ALEA_SOLID_MAX_CORNERS      12
#define ALEA_SOLID_MAX_FACES        8
#define ALEA_SOLID_MAX_FACE_CORNERS 6

typedef struct
{
  AleaVector normal;   /* outward, of unit length */
  AleaVector up;       /* in the face: where the heads of its marks point */
  int        value;    /* shown when this face looks up; 0 for a blank one */
  int        n_corners;
  int        corners[ALEA_SOLID_MAX_FACE_CORNERS];   /* counter-clockwise from outside */
} AleaSolidFace;

typedef struct
{
  int corners[2];
  int faces[2];   /* the two faces that meet here */
} AleaSolidEdge;

/* A rounded solid is a sharp core and everything within @rounding of it: a
 * ball at each corner, a round rod along each edge, each face moved out.
 *
 * The pyramid's cut-off tips are faces too.  They carry the values, since the
 * tip that looks up is the one whose number stands upright; the four large
 * faces are blank here and painted with the numbers of their three tips. */
typedef struct
{
  int                  n_corners;
  int                  n_faces;
  int                  n_edges;
  double               rounding;
  const AleaVector    *corners;   /* of the core, around the centre of the solid */
  const AleaSolidFace *faces;
  const AleaSolidEdge *edges;
} AleaSolidShape;

/* A pip, or a number, on the surface of a solid; as if it had not been turned. */
typedef struct
{
  AleaVector centre;
  AleaVector up;        /* where its head points, along the face */
  AleaVector upwards;   /* it is what one reads when this looks straight up */
  double     size;      /* the radius of a pip, the height of a number */
  int        digit;     /* 1 to 4; 0 for a pip */
} AleaSolidMark;

#define ALEA_SOLID_MAX_MARKS 6

#define ALEA_SOLID_MAX_CURVES 4

/* A digit as one stroke of a round pen.  It is 1 high and stands around its
 * middle, y upwards; the curves are Bézier curves, as cairo's. */
typedef struct
{
  double start[2];
  int    n_curves;
  double curves[ALEA_SOLID_MAX_CURVES][6];
} AleaSolidDigit;

#define ALEA_SOLID_PEN 0.20   /* how thick the stroke is */

const AleaSolidShape *alea_solid_get_shape       (AleaSolid         solid);

/* How many values it can show; they run from 1 to this. */
int                   alea_solid_sides           (AleaSolid         solid);

/* How far to either side a die at rest may be turned and still be read at a
 * glance.  Less than half of it and little but one side can be seen. */
double                alea_solid_readable_yaw    (AleaSolid         solid);

/* At rest on the table, showing @value, turned by @yaw about the vertical.
 * At yaw 0 the marks are upright for the viewer and a bar lies across. */
AleaQuaternion        alea_solid_rest            (AleaSolid         solid,
                                                  int               value,
                                                  double            yaw);

/* How high the centre is when the lowest point just touches the table. */
double                alea_solid_support_height  (AleaSolid         solid,
                                                  AleaQuaternion    pose);

/* What is written on a face (an index into the shape's faces); returns how many
 * marks that is. */
int                   alea_solid_list_marks      (AleaSolid         solid,
                                                  int               face,
                                                  AleaSolidMark     marks[ALEA_SOLID_MAX_MARKS]);
/* @digit is 1 to 4. */
const AleaSolidDigit *alea_solid_get_digit       (int               digit);

G_END_DECLS
