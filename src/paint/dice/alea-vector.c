/* alea-vector.c: points and turns in space
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-vector.h"

#include <glib.h>
#include <math.h>

AleaVector
alea_vector_add (AleaVector a,
                 AleaVector b)
{
  return (AleaVector) { a.x + b.x, a.y + b.y, a.z + b.z };
}

AleaVector
alea_vector_scale (AleaVector a,
                   double     factor)
{
  return (AleaVector) { a.x * factor, a.y * factor, a.z * factor };
}

AleaVector
alea_vector_moved (AleaVector p,
                   AleaVector direction,
                   double     length)
{
  return alea_vector_add (p, alea_vector_scale (direction, length));
}

double
alea_vector_dot (AleaVector a,
                 AleaVector b)
{
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

AleaVector
alea_vector_cross (AleaVector a,
                   AleaVector b)
{
  return (AleaVector) {
    a.y * b.z - a.z * b.y,
    a.z * b.x - a.x * b.z,
    a.x * b.y - a.y * b.x,
  };
}

AleaVector
alea_vector_normalize (AleaVector a)
{
  double length = sqrt (alea_vector_dot (a, a));

  g_return_val_if_fail (length > 0, a);

  return alea_vector_scale (a, 1 / length);
}

static AleaQuaternion
normalize (AleaQuaternion q)
{
  double length = sqrt (q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z);

  return (AleaQuaternion) { q.w / length, q.x / length, q.y / length, q.z / length };
}

AleaQuaternion
alea_quaternion_from_axis (AleaVector axis,
                           double     angle)
{
  AleaVector v = alea_vector_scale (alea_vector_normalize (axis), sin (angle / 2));

  return (AleaQuaternion) { cos (angle / 2), v.x, v.y, v.z };
}

AleaQuaternion
alea_quaternion_raise (AleaVector direction)
{
  if (direction.z < -1 + 1e-9)
    return (AleaQuaternion) { 0, 1, 0, 0 };

  return normalize ((AleaQuaternion) { 1 + direction.z, direction.y, -direction.x, 0 });
}

AleaQuaternion
alea_quaternion_compose (AleaQuaternion then,
                         AleaQuaternion first)
{
  AleaQuaternion a = then, b = first;

  return (AleaQuaternion) {
    a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
    a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
  };
}

AleaVector
alea_quaternion_rotate (AleaQuaternion self,
                        AleaVector     v)
{
  AleaVector axis = { self.x, self.y, self.z };
  AleaVector across = alea_vector_scale (alea_vector_cross (axis, v), 2);

  return alea_vector_add (alea_vector_add (v, alea_vector_scale (across, self.w)),
                          alea_vector_cross (axis, across));
}
