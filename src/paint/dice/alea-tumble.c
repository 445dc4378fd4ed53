/* alea-tumble.c: how a die moves when it is rolled
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The end is known, so the roll is told backwards: what is left to turn, to go
 * and to fall at a time.  In the air spin and speed are steady, as they are for
 * a real die, and every landing takes some of both; then the die tips over its
 * last edge, rocks and slides to rest. */

#include "alea-tumble.h"

#include <glib.h>
#include <math.h>

/* How long it takes to come into sight. */
#define APPEARANCE 0.08

enum
{
  START,
  FIRST_LANDING,
  SECOND_LANDING,
  THIRD_LANDING,
  FLAT,
};

G_STATIC_ASSERT (FLAT + 1 == ALEA_TUMBLE_N_KNOTS);

/* A number between @low and @high; each call moves @state on. */
static double
draw (uint32_t *state,
      double    low,
      double    high)
{
  uint32_t bits = *state += 0x9e3779b9;

  bits = (bits ^ (bits >> 16)) * 0x85ebca6b;
  bits = (bits ^ (bits >> 13)) * 0xc2b2ae35;
  bits ^= bits >> 16;

  return low + (high - low) * bits / 4294967296.0;
}

static double
draw_sign (uint32_t *state)
{
  return draw (state, -1, 1) < 0 ? -1 : 1;
}

/* Where it comes from and how it will lie.  A bar rolls only about its length,
 * so its bearing follows from how it will lie; the others come from a side. */
static void
choose_bearing (AleaTumble *self,
                uint32_t   *state)
{
  double side = draw_sign (state);
  double yaw = alea_solid_readable_yaw (self->solid);

  self->yaw = draw_sign (state) * draw (state, 0.45 * yaw, yaw);

  if (self->solid == ALEA_SOLID_BAR)
    {
      self->axis = self->yaw;
      self->heading = G_PI / 2 + self->yaw + side * draw (state, 0.3, 0.55);
      self->wander = draw (state, -0.35, 0.35);
      self->lift = draw (state, -0.25, 0.25);
      self->twist = draw_sign (state) * draw (state, 0.7, 1.3);
    }
  else
    {
      double above = draw (state, 0.1, 0.7);

      self->heading = side > 0 ? above : G_PI - above;
      self->axis = self->heading - G_PI / 2 + draw (state, -0.4, 0.4);
      self->wander = draw_sign (state) * draw (state, 0.2, 0.6);
      self->lift = draw (state, -0.4, 0.4);
      self->twist = draw_sign (state) * draw (state, 1.0, 2.0);
    }
}

void
alea_tumble_init (AleaTumble *self,
                  AleaSolid   solid,
                  int         value,
                  uint32_t    seed)
{
  /* How fast it rolls and goes up to each knot, and how long it takes. */
  static const double spins[] = { 0, 19, 14, 10, 5.5 };
  static const double speeds[] = { 0, 4.2, 2.7, 1.7, 1.3 };
  static const double spans[] = { 0, 0.24, 0.27, 0.185, 0.08 };
  uint32_t state = seed;
  double vigour;

  *self = (AleaTumble) { .solid = solid, .value = value };

  choose_bearing (self, &state);
  vigour = draw (&state, 0.9, 1.08);
  self->drop = draw (&state, 1.15, 1.35);
  self->rock = solid == ALEA_SOLID_PYRAMID ? 0.020 : 0.045;

  for (int i = 1; i < ALEA_TUMBLE_N_KNOTS; i++)
    self->time[i] = self->time[i - 1] + spans[i] * draw (&state, 0.94, 1.06);

  self->way[FLAT] = 0.09;

  for (int i = FLAT; i > START; i--)
    {
      double span = self->time[i] - self->time[i - 1];

      self->angle[i - 1] = self->angle[i] + span * spins[i] * vigour;
      self->way[i - 1] = self->way[i] + span * speeds[i] * vigour;
    }
}

void
alea_tumble_turn_to_near (AleaTumble *self)
{
  g_return_if_fail (self != NULL);

  /* A bar rolls about its length, which stays where it is. */
  if (self->solid == ALEA_SOLID_BAR)
    {
      self->heading -= G_PI;
      self->axis += G_PI;
      return;
    }

  self->axis -= 2 * self->heading;
  self->heading = -self->heading;
}

/* The knot at the beginning of the stretch that @t is in, FLAT if after all. */
static int
stretch_at (const AleaTumble *self,
            double            t)
{
  int i = START;

  while (i < FLAT && t >= self->time[i + 1])
    i++;

  return i;
}

static double
share_at (const AleaTumble *self,
          int               i,
          double            t)
{
  double end = i < FLAT ? self->time[i + 1] : 1;

  return (t - self->time[i]) / (end - self->time[i]);
}

static double
between (const double *knots,
         int           i,
         double        share)
{
  return knots[i] + (knots[i + 1] - knots[i]) * share;
}

static AleaQuaternion
turn_at (const AleaTumble *self,
         double            t)
{
  int i = stretch_at (self, t);
  double share = share_at (self, i, t);
  double early = MAX (0, 1 - t / self->time[THIRD_LANDING]);
  double azimuth = self->axis + self->wander * early * early;
  AleaVector axis = { cos (azimuth), sin (azimuth), self->lift * early * early };
  AleaQuaternion rest = alea_solid_rest (self->solid, self->value,
                                         self->yaw + self->twist * (1 - t) * (1 - t));
  double angle;

  if (i < FLAT)
    angle = between (self->angle, i, share);
  else
    angle = -self->rock * sin (3 * G_PI * share) * (1 - share) * (1 - share);

  return alea_quaternion_compose (alea_quaternion_from_axis (axis, -angle), rest);
}

static double
support_at (const AleaTumble *self,
            double            t)
{
  return alea_solid_support_height (self->solid, turn_at (self, t));
}

/* How high the middle of the die flies over the line from where it took off to
 * where it lands; gravity is the same in all stretches. */
static double
flight_height (const AleaTumble *self,
               int               i,
               double            share)
{
  double first = self->time[FIRST_LANDING];
  double span = self->time[i + 1] - self->time[i];

  if (i == START)
    return self->drop * (1 - share * share);

  return self->drop * (span / first) * (span / first) * share * (1 - share);
}

/* The middle flies, but the lowest corner is what must not go through the
 * table: what is left under it is the height of the pose. */
static double
height_at (const AleaTumble *self,
           double            t,
           AleaQuaternion    turn)
{
  int i = stretch_at (self, t);
  double share = share_at (self, i, t);
  double from, to, middle;

  if (i >= THIRD_LANDING)
    return 0;

  to = support_at (self, self->time[i + 1]);
  from = i == START ? to : support_at (self, self->time[i]);
  middle = from + (to - from) * share + flight_height (self, i, share);

  return MAX (0, middle - alea_solid_support_height (self->solid, turn));
}

static double
way_at (const AleaTumble *self,
        double            t)
{
  int i = stretch_at (self, t);
  double share = share_at (self, i, t);

  if (i < FLAT)
    return between (self->way, i, share);

  return self->way[FLAT] * (1 - share) * (1 - share);
}

void
alea_tumble_pose (const AleaTumble *self,
                  double            t,
                  AleaDiePose      *pose)
{
  double way;

  g_return_if_fail (self != NULL && pose != NULL);

  if (t >= 1)
    {
      *pose = (AleaDiePose) { .turn = alea_solid_rest (self->solid, self->value, self->yaw) };
      return;
    }

  t = MAX (0, t);
  way = way_at (self, t);
  pose->turn = turn_at (self, t);
  pose->x = way * cos (self->heading);
  pose->y = way * sin (self->heading);
  pose->height = height_at (self, t, pose->turn);
  pose->fade = MAX (0, 1 - t / APPEARANCE);
}
