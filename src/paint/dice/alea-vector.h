/* alea-vector.h: points and turns in space
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Axes are right-handed.  Angles are in radians, counter-clockwise when one
 * looks against the axis. */

typedef struct
{
  double x, y, z;
} AleaVector;

/* A rotation; of unit length wherever one is asked for. */
typedef struct
{
  double w, x, y, z;
} AleaQuaternion;

AleaVector     alea_vector_add           (AleaVector     a,
                                          AleaVector     b);
AleaVector     alea_vector_scale         (AleaVector     a,
                                          double         factor);
/* @p moved by @length along @direction. */
AleaVector     alea_vector_moved         (AleaVector     p,
                                          AleaVector     direction,
                                          double         length);
double         alea_vector_dot           (AleaVector     a,
                                          AleaVector     b);
AleaVector     alea_vector_cross         (AleaVector     a,
                                          AleaVector     b);
/* @a must not be zero. */
AleaVector     alea_vector_normalize     (AleaVector     a);

/* A turn about @axis, which need not be of unit length but must not be zero. */
AleaQuaternion alea_quaternion_from_axis (AleaVector     axis,
                                          double         angle);
/* The shortest turn that makes the unit vector @direction look along z. */
AleaQuaternion alea_quaternion_raise     (AleaVector     direction);
/* First @first, then @then, both about fixed axes of the world. */
AleaQuaternion alea_quaternion_compose   (AleaQuaternion then,
                                          AleaQuaternion first);
AleaVector     alea_quaternion_rotate    (AleaQuaternion self,
                                          AleaVector     v);

G_END_DECLS
