/* scale.c: from evaluations to values, and from values to chances
 *
 * With x units of log-odds and a the drawishness, a player wins with the
 * logistic function of x - a and loses with that of -x - a.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scale.h"

#include <math.h>

static double
logistic (double x)
{
  return 1 / (1 + exp (-x));
}

static AleaChances
chances_of (double units,
            double drawishness)
{
  AleaChances chances = { .win = logistic (units - drawishness), .loss = logistic (-units - drawishness) };

  chances.draw = fmax (1 - chances.win - chances.loss, 0);
  return chances;
}

void
scale_init (Scale  *self,
            double  steepness,
            double  drawishness,
            bool    is_linear)
{
  *self = (Scale) { .is_linear = is_linear, .steepness = steepness, .drawishness = drawishness };

  for (int i = 0; i < SCALE_N; i++)
    {
      AleaChances chances = chances_of (i * SCALE_STEP / steepness, drawishness);

      self->values[i] = value_min ((Value) lround (VALUE_WIN * (chances.win - chances.loss)), VALUE_MAX_ESTIMATE);
    }
}

Value
scale_get_value (const Scale *self,
                 int          centipawns)
{
  const int size = centipawns < 0 ? -centipawns : centipawns;
  const int i = size / SCALE_STEP;
  Value value;

  if (!self->is_linear)
    return value_max (value_min (centipawns, VALUE_MAX_ESTIMATE), -VALUE_MAX_ESTIMATE);

  if (i >= SCALE_N - 1)
    value = self->values[SCALE_N - 1];
  else
    value = self->values[i] + (self->values[i + 1] - self->values[i]) * (size % SCALE_STEP) / SCALE_STEP;

  return centipawns < 0 ? -value : value;
}

/* The units of log-odds at which chance of winning less chance of losing is
 * @balance, above -1 and below 1: with E = exp (units) and A = exp (a),
 * a quadratic equation for E. */
static double
find_units (double balance,
            double drawishness)
{
  const double a = exp (drawishness);
  const double b = balance * (1 + a * a);

  return log ((b + sqrt (b * b + 4 * a * a * (1 - balance * balance))) / (2 * a * (1 - balance)));
}

AleaChances
scale_get_chances (const Scale *self,
                   double       value)
{
  const double most = self->is_linear ? VALUE_WIN : VALUE_FAR_WIN;
  double units;

  if (value >= most)
    return (AleaChances) { .win = 1 };
  if (value <= -most)
    return (AleaChances) { .loss = 1 };

  units = self->is_linear ? find_units (value / VALUE_WIN, self->drawishness) : value / self->steepness;
  return chances_of (units, self->drawishness);
}
