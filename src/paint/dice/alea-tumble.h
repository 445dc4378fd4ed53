/* alea-tumble.h: how a die moves when it is rolled
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <stdint.h>

#include "alea-die.h"

G_BEGIN_DECLS

/* How long a roll looks natural; anything from 0.7 to 1.1 does. */
#define ALEA_TUMBLE_SECONDS 0.9

/* A die never comes from farther than this, in units of its size. */
#define ALEA_TUMBLE_REACH 2.6

/* The start, three landings, the moment it lies flat. */
#define ALEA_TUMBLE_N_KNOTS 5

/* A roll that is known beforehand, so that it can be asked for the pose at any
 * moment in any order.  Time runs from 0 to 1, angles are radians, lengths in
 * units of the die's size.  A plain value; nothing in it is owned. */
typedef struct
{
  AleaSolid solid;
  int       value;
  double    yaw;       /* of the die at rest */
  double    heading;   /* the side it comes from: 0 the right, pi / 2 the far side;
                        * 0 to pi, and free to be changed before the first pose */
  double    drop;      /* how far it falls before it lands for the first time */
  double    axis;      /* the direction of the axis about which it rolls, */
  double    wander;    /* how far that strays at the start, */
  double    lift;      /* and how steep it is then (the tangent) */
  double    twist;     /* turn about the vertical still to come at the start */
  double    rock;      /* how far it rocks once it has fallen flat */

  /* At each knot: when, how far to roll still, how far to go still. */
  double    time[ALEA_TUMBLE_N_KNOTS];
  double    angle[ALEA_TUMBLE_N_KNOTS];
  double    way[ALEA_TUMBLE_N_KNOTS];
} AleaTumble;

/* The same seed always makes the same roll. */
void alea_tumble_init    (AleaTumble        *self,
                          AleaSolid          solid,
                          int                value,
                          uint32_t           seed);

/* Makes the die come from the near side instead of the far one; before the first
 * pose. */
void alea_tumble_turn_to_near (AleaTumble   *self);

/* At @t <= 0 the die is about to come into sight, at @t >= 1 it lies in its
 * place showing the value: ask for 1 to paint a die that has been rolled before,
 * or where there shall be no motion. */
void alea_tumble_pose    (const AleaTumble  *self,
                          double             t,
                          AleaDiePose       *pose);

G_END_DECLS
