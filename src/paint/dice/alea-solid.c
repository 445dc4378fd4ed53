/* alea-solid.c: the solids that dice are made of
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-solid.h"

#include <glib.h>
#include <math.h>
#include <stdbool.h>

#define CUBE_HALF     0.265   /* of the core; half an edge is this and the rounding */
#define CUBE_ROUNDING 0.055
#define BAR_LONG      0.495
#define BAR_HALF      0.165
#define BAR_ROUNDING  0.035

/* The pyramid stands in a cube of half-edge TIP, a tip in every other corner;
 * cutting the tips off leaves corners at TIP on one axis and CUT on the others. */
#define TIP              0.360
#define CUT              0.295
#define PYRAMID_ROUNDING 0.032

#define DIAGONAL 0.57735026918962576   /* 1 / sqrt (3) */
#define SLOPE    0.40824829046386302   /* 1 / sqrt (6) */

#define PIP_RADIUS     0.068
#define PIP_SPREAD     0.168   /* from the middle to the outer rows */
#define BAR_NUMBER     0.26
#define PYRAMID_NUMBER 0.32
#define PYRAMID_SPREAD 0.21   /* from the middle of a face towards its tips */

#define DEGREES(a) ((a) * G_PI / 180.0)

static const AleaVector cube_corners[] = {
  { -CUBE_HALF, -CUBE_HALF, -CUBE_HALF },
  {  CUBE_HALF, -CUBE_HALF, -CUBE_HALF },
  { -CUBE_HALF,  CUBE_HALF, -CUBE_HALF },
  {  CUBE_HALF,  CUBE_HALF, -CUBE_HALF },
  { -CUBE_HALF, -CUBE_HALF,  CUBE_HALF },
  {  CUBE_HALF, -CUBE_HALF,  CUBE_HALF },
  { -CUBE_HALF,  CUBE_HALF,  CUBE_HALF },
  {  CUBE_HALF,  CUBE_HALF,  CUBE_HALF },
};

/* 1, 2 and 3 run counter-clockwise around their corner, as on western dice. */
static const AleaSolidFace cube_faces[] = {
  { {  1,  0,  0 }, { 0, 0, 1 }, 1, 4, { 1, 3, 7, 5 } },
  { {  0,  1,  0 }, { 1, 0, 0 }, 2, 4, { 3, 2, 6, 7 } },
  { {  0,  0,  1 }, { 0, 1, 0 }, 3, 4, { 4, 5, 7, 6 } },
  { {  0,  0, -1 }, { 0, 1, 0 }, 4, 4, { 0, 2, 3, 1 } },
  { {  0, -1,  0 }, { 1, 0, 0 }, 5, 4, { 0, 1, 5, 4 } },
  { { -1,  0,  0 }, { 0, 0, 1 }, 6, 4, { 0, 4, 6, 2 } },
};

static const AleaVector bar_corners[] = {
  { -BAR_LONG, -BAR_HALF, -BAR_HALF },
  {  BAR_LONG, -BAR_HALF, -BAR_HALF },
  { -BAR_LONG,  BAR_HALF, -BAR_HALF },
  {  BAR_LONG,  BAR_HALF, -BAR_HALF },
  { -BAR_LONG, -BAR_HALF,  BAR_HALF },
  {  BAR_LONG, -BAR_HALF,  BAR_HALF },
  { -BAR_LONG,  BAR_HALF,  BAR_HALF },
  {  BAR_LONG,  BAR_HALF,  BAR_HALF },
};

/* Every long side's numbers stand the same way up when it is rolled over. */
static const AleaSolidFace bar_faces[] = {
  { {  1,  0,  0 }, { 0,  0,  1 }, 0, 4, { 1, 3, 7, 5 } },
  { {  0,  1,  0 }, { 0,  0, -1 }, 2, 4, { 3, 2, 6, 7 } },
  { {  0,  0,  1 }, { 0,  1,  0 }, 1, 4, { 4, 5, 7, 6 } },
  { {  0,  0, -1 }, { 0, -1,  0 }, 4, 4, { 0, 2, 3, 1 } },
  { {  0, -1,  0 }, { 0,  0,  1 }, 3, 4, { 0, 1, 5, 4 } },
  { { -1,  0,  0 }, { 0,  0,  1 }, 0, 4, { 0, 4, 6, 2 } },
};

static const AleaSolidEdge cube_edges[] = {
  { { 0, 1 }, { 3, 4 } }, { { 2, 3 }, { 1, 3 } }, { { 4, 5 }, { 2, 4 } },
  { { 6, 7 }, { 1, 2 } }, { { 0, 2 }, { 3, 5 } }, { { 1, 3 }, { 0, 3 } },
  { { 4, 6 }, { 2, 5 } }, { { 5, 7 }, { 0, 2 } }, { { 0, 4 }, { 4, 5 } },
  { { 1, 5 }, { 0, 4 } }, { { 2, 6 }, { 1, 5 } }, { { 3, 7 }, { 0, 1 } },
};

/* Three corners a tip, on the edges that leave it along x, y and z. */
static const AleaVector pyramid_corners[] = {
  {  TIP,  CUT,  CUT }, {  CUT,  TIP,  CUT }, {  CUT,  CUT,  TIP },
  {  TIP, -CUT, -CUT }, {  CUT, -TIP, -CUT }, {  CUT, -CUT, -TIP },
  { -TIP,  CUT, -CUT }, { -CUT,  TIP, -CUT }, { -CUT,  CUT, -TIP },
  { -TIP, -CUT,  CUT }, { -CUT, -TIP,  CUT }, { -CUT, -CUT,  TIP },
};

/* The tips, then the large faces, each opposite the tip of its number. */
static const AleaSolidFace pyramid_faces[] = {
  { {  DIAGONAL,  DIAGONAL,  DIAGONAL }, {  2 * SLOPE, -SLOPE, -SLOPE }, 1, 3, { 0, 1, 2 } },
  { {  DIAGONAL, -DIAGONAL, -DIAGONAL }, {  2 * SLOPE,  SLOPE,  SLOPE }, 2, 3, { 3, 4, 5 } },
  { { -DIAGONAL,  DIAGONAL, -DIAGONAL }, { -2 * SLOPE, -SLOPE,  SLOPE }, 3, 3, { 6, 7, 8 } },
  { { -DIAGONAL, -DIAGONAL,  DIAGONAL }, { -2 * SLOPE,  SLOPE, -SLOPE }, 4, 3, { 9, 10, 11 } },
  { { -DIAGONAL, -DIAGONAL, -DIAGONAL }, { 0, 0, 0 }, 0, 6, { 4, 10, 9, 6, 8, 5 } },
  { { -DIAGONAL,  DIAGONAL,  DIAGONAL }, { 0, 0, 0 }, 0, 6, { 1, 7, 6, 9, 11, 2 } },
  { {  DIAGONAL, -DIAGONAL,  DIAGONAL }, { 0, 0, 0 }, 0, 6, { 0, 2, 11, 10, 4, 3 } },
  { {  DIAGONAL,  DIAGONAL, -DIAGONAL }, { 0, 0, 0 }, 0, 6, { 0, 3, 5, 8, 7, 1 } },
};

static const AleaSolidEdge pyramid_edges[] = {
  { { 0, 3 },  { 6, 7 } }, { { 1, 7 },  { 5, 7 } }, { { 2, 11 },  { 5, 6 } },
  { { 5, 8 },  { 4, 7 } }, { { 4, 10 }, { 4, 6 } }, { { 6, 9 },   { 4, 5 } },
  { { 0, 1 },  { 0, 7 } }, { { 1, 2 },  { 0, 5 } }, { { 2, 0 },   { 0, 6 } },
  { { 3, 4 },  { 1, 6 } }, { { 4, 5 },  { 1, 4 } }, { { 5, 3 },   { 1, 7 } },
  { { 6, 7 },  { 2, 5 } }, { { 7, 8 },  { 2, 7 } }, { { 8, 6 },   { 2, 4 } },
  { { 9, 10 }, { 3, 4 } }, { { 10, 11 }, { 3, 6 } }, { { 11, 9 }, { 3, 5 } },
};

static const AleaSolidShape shapes[ALEA_N_SOLIDS] = {
  [ALEA_SOLID_CUBE] = { 8, 6, 12, CUBE_ROUNDING, cube_corners, cube_faces, cube_edges },
  [ALEA_SOLID_PYRAMID] = { 12, 8, 18, PYRAMID_ROUNDING, pyramid_corners, pyramid_faces, pyramid_edges },
  [ALEA_SOLID_BAR] = { 8, 6, 12, BAR_ROUNDING, bar_corners, bar_faces, cube_edges },
};

G_STATIC_ASSERT (G_N_ELEMENTS (pyramid_corners) <= ALEA_SOLID_MAX_CORNERS);
G_STATIC_ASSERT (G_N_ELEMENTS (pyramid_faces) <= ALEA_SOLID_MAX_FACES);

/* A straight line as a curve. */
#define LINE(x0, y0, x1, y1) \
  { (x0) + ((x1) - (x0)) / 3, (y0) + ((y1) - (y0)) / 3, \
    (x1) - ((x1) - (x0)) / 3, (y1) - ((y1) - (y0)) / 3, (x1), (y1) }

static const AleaSolidDigit digits[] = {
  { { -0.22, 0.27 }, 4,
    { { -0.12, 0.32, -0.02, 0.40, 0.05, 0.5 }, LINE (0.05, 0.5, 0.05, -0.5),
      LINE (0.05, -0.5, -0.2, -0.5), LINE (-0.2, -0.5, 0.3, -0.5) } },
  { { -0.3, 0.24 }, 4,
    { { -0.28, 0.41, -0.16, 0.5, 0.0, 0.5 }, { 0.18, 0.5, 0.3, 0.39, 0.3, 0.24 },
      { 0.3, 0.02, 0.02, -0.16, -0.3, -0.5 }, LINE (-0.3, -0.5, 0.33, -0.5) } },
  { { -0.29, 0.5 }, 4,
    { LINE (-0.29, 0.5, 0.27, 0.5), LINE (0.27, 0.5, -0.05, 0.1),
      { 0.2, 0.1, 0.33, -0.03, 0.33, -0.2 }, { 0.33, -0.55, -0.14, -0.59, -0.33, -0.33 } } },
  { { 0.14, -0.5 }, 3,
    { LINE (0.14, -0.5, 0.14, 0.5), LINE (0.14, 0.5, -0.36, -0.22), LINE (-0.36, -0.22, 0.36, -0.22) } },
};

const AleaSolidShape *
alea_solid_get_shape (AleaSolid solid)
{
  g_return_val_if_fail ((int) solid >= 0 && solid < ALEA_N_SOLIDS, &shapes[ALEA_SOLID_CUBE]);

  return &shapes[solid];
}

int
alea_solid_sides (AleaSolid solid)
{
  return solid == ALEA_SOLID_CUBE ? 6 : 4;
}

double
alea_solid_readable_yaw (AleaSolid solid)
{
  switch (solid)
    {
    case ALEA_SOLID_PYRAMID:
      return DEGREES (25);

    case ALEA_SOLID_BAR:
      return DEGREES (22);

    case ALEA_SOLID_CUBE:
    default:
      return DEGREES (42);
    }
}

AleaQuaternion
alea_solid_rest (AleaSolid solid,
                 int       value,
                 double    yaw)
{
  const AleaSolidShape *shape = alea_solid_get_shape (solid);
  const AleaSolidFace *face = shape->faces;
  AleaQuaternion raise;
  AleaVector up;

  g_return_val_if_fail (value >= 1 && value <= alea_solid_sides (solid),
                        ((AleaQuaternion) { 1, 0, 0, 0 }));

  while (face->value != value)
    face++;

  raise = alea_quaternion_raise (face->normal);
  up = alea_quaternion_rotate (raise, face->up);

  return alea_quaternion_compose (alea_quaternion_from_axis ((AleaVector) { 0, 0, 1 },
                                                             atan2 (up.x, up.y) + yaw),
                                  raise);
}

double
alea_solid_support_height (AleaSolid      solid,
                           AleaQuaternion pose)
{
  const AleaSolidShape *shape = alea_solid_get_shape (solid);
  double lowest = 0;

  for (int i = 0; i < shape->n_corners; i++)
    {
      double z = alea_quaternion_rotate (pose, shape->corners[i]).z;

      lowest = MIN (lowest, z);
    }

  return shape->rounding - lowest;
}

/* The middle of a face, on the rounded surface.  Every face of these solids is
 * regular enough for it to lie straight out from the centre. */
static AleaVector
middle_of (const AleaSolidShape *shape,
           const AleaSolidFace  *face)
{
  double distance = alea_vector_dot (shape->corners[face->corners[0]], face->normal);

  return alea_vector_scale (face->normal, distance + shape->rounding);
}

static int
list_pips (const AleaSolidFace *face,
           AleaVector           middle,
           AleaSolidMark        marks[ALEA_SOLID_MAX_MARKS])
{
  /* The order in which a face fills up, each as (right, up). */
  static const int even[6][2] = { { -1, 1 }, { 1, -1 }, { 1, 1 }, { -1, -1 }, { -1, 0 }, { 1, 0 } };
  AleaVector right = alea_vector_cross (face->up, face->normal);
  int odd = face->value % 2;

  for (int i = 0; i < face->value; i++)
    {
      bool central = odd && i == 0;
      double x = central ? 0 : even[i - odd][0] * PIP_SPREAD;
      double y = central ? 0 : even[i - odd][1] * PIP_SPREAD;
      AleaVector centre = alea_vector_moved (alea_vector_moved (middle, right, x), face->up, y);

      marks[i] = (AleaSolidMark) { centre, face->up, face->normal, PIP_RADIUS, 0 };
    }

  return face->value;
}

/* On a large face of the pyramid: a number under each of its three tips. */
static int
list_tip_numbers (const AleaSolidShape *shape,
                  const AleaSolidFace  *face,
                  AleaVector            middle,
                  AleaSolidMark         marks[ALEA_SOLID_MAX_MARKS])
{
  int n = 0;

  for (int i = 0; i < shape->n_faces; i++)
    {
      const AleaSolidFace *tip = &shape->faces[i];
      double slope = alea_vector_dot (tip->normal, face->normal);
      AleaVector up;

      /* Large faces are no tips; the tip right behind has no place here. */
      if (tip->value == 0 || slope < -0.9)
        continue;

      up = alea_vector_normalize (alea_vector_moved (tip->normal, face->normal, -slope));
      marks[n++] = (AleaSolidMark) {
        alea_vector_moved (middle, up, PYRAMID_SPREAD),
        up, tip->normal, PYRAMID_NUMBER, tip->value,
      };
    }

  return n;
}

int
alea_solid_list_marks (AleaSolid     solid,
                       int           face,
                       AleaSolidMark marks[ALEA_SOLID_MAX_MARKS])
{
  const AleaSolidShape *shape = alea_solid_get_shape (solid);
  const AleaSolidFace *on = &shape->faces[face];
  AleaVector middle;

  g_return_val_if_fail (face >= 0 && face < shape->n_faces, 0);

  middle = middle_of (shape, on);

  switch (solid)
    {
    case ALEA_SOLID_PYRAMID:
      return on->value == 0 ? list_tip_numbers (shape, on, middle, marks) : 0;

    case ALEA_SOLID_BAR:
      marks[0] = (AleaSolidMark) { middle, on->up, on->normal, BAR_NUMBER, on->value };
      return on->value == 0 ? 0 : 1;

    case ALEA_SOLID_CUBE:
    default:
      return list_pips (on, middle, marks);
    }
}

const AleaSolidDigit *
alea_solid_get_digit (int digit)
{
  g_return_val_if_fail (digit >= 1 && digit <= (int) G_N_ELEMENTS (digits), &digits[0]);

  return &digits[digit - 1];
}
