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

static double
cosine_of_half (AleaQuaternion a,
                AleaQuaternion b)
{
  return a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z;
}

AleaQuaternion
alea_quaternion_mix (AleaQuaternion a,
                     AleaQuaternion b,
                     double         t)
{
  double cosine = cosine_of_half (a, b);
  double sign = cosine < 0 ? -1 : 1;
  double half = acos (CLAMP (fabs (cosine), 0, 1));
  double from = 1 - t, to = t;

  /* Very near each other a straight line is as good, and safe to divide by. */
  if (half > 1e-4)
    {
      from = sin ((1 - t) * half) / sin (half);
      to = sin (t * half) / sin (half);
    }

  to *= sign;

  return normalize ((AleaQuaternion) {
    from * a.w + to * b.w, from * a.x + to * b.x,
    from * a.y + to * b.y, from * a.z + to * b.z,
  });
}

double
alea_quaternion_distance (AleaQuaternion a,
                          AleaQuaternion b)
{
  AleaQuaternion back = { b.w, -b.x, -b.y, -b.z };
  AleaQuaternion d = alea_quaternion_compose (a, back);

  /* Not acos (w): that loses half of the digits where two poses are close. */
  return 2 * atan2 (sqrt (d.x * d.x + d.y * d.y + d.z * d.z), fabs (d.w));
}
