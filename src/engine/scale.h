/* scale.h: from evaluations to values, and from values to chances
 *
 * Private to the engine.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-chances.h"
#include "value.h"

#include <stdbool.h>

/* Steps of the table below, in centipawns; between them lies a line. */
#define SCALE_STEP 16
#define SCALE_N    512

typedef struct
{
  bool   is_linear;        /* values are chances of winning less those of losing,
                            * not centipawns */
  double steepness;        /* centipawns a unit of log-odds */
  double drawishness;      /* see Weights */
  Value  values[SCALE_N];  /* of 0, SCALE_STEP, ... centipawns */
} Scale;

void        scale_init        (Scale       *self,
                               double       steepness,
                               double       drawishness,
                               bool         is_linear);

/* The value of a position that is not over, evaluated as @centipawns. */
Value       scale_get_value   (const Scale *self,
                               int          centipawns);

AleaChances scale_get_chances (const Scale *self,
                               double       value);
