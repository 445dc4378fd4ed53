/* alea-die.h: painting one die on a table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <stdbool.h>

#include "alea-solid.h"
#include "alea-theme.h"

G_BEGIN_DECLS

/* No die is ever higher above the table than this, in units of its size. */
#define ALEA_DIE_MAX_HEIGHT 1.7

/* Where a die is.  All zero but @turn is a die lying in its place. */
typedef struct
{
  AleaQuaternion turn;     /* of unit length */
  double         x, y;     /* on the table, in units of the die's size; y grows away from the viewer */
  double         height;   /* of the lowest point above the table, same unit, 0 to ALEA_DIE_MAX_HEIGHT */
  double         fade;     /* 0 is there, 1 is not there (yet) */
} AleaDiePose;

/* What a die is made of, and what is said about it. */
typedef struct
{
  AleaColourValue body;
  AleaColourValue mark;      /* pips and numbers */
  AleaColourValue accent;    /* the halo of a lit die */
  double          dim;       /* 0 to 1: how little it counts now */
  bool            lit;       /* it decided the move */
  bool            shadow;    /* whether it stands on a table that takes shadows */
} AleaDieLook;

/* Ivory with dark pips; ebony with ivory pips.  Both have a shadow, are
 * neither dimmed nor lit, and can be seen on light and on dark tables. */
AleaDieLook alea_die_look_default (void);
AleaDieLook alea_die_look_dark    (void);

/* Paints a die around the current origin, which is the middle of the picture
 * of a die at rest; @size is in user space units.  Its light comes from the
 * upper left of the picture. */
void        alea_die_paint        (cairo_t           *cr,
                                   AleaSolid          solid,
                                   const AleaDiePose *pose,
                                   const AleaDieLook *look,
                                   double             size);

/* What to leave free around the same origin for a die that lies at rest, readably
 * turned, with its shadow and halo: the room that a row of dice needs. */
void        alea_die_rest_extents (AleaSolid          solid,
                                   double             size,
                                   cairo_rectangle_t *out);

G_END_DECLS
