/* alea-drama.h: the rare moments of a game, as pictures in motion
 *
 * A drama is known beforehand and can be asked for any moment of it in any order.
 * Whoever shows it draws, from the bottom up: what lies under the pieces, its
 * actors, what lies over them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "alea-layout.h"
#include "alea-piece-set.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_DRAMA_NONE,
  ALEA_DRAMA_TELEPORT,
  ALEA_DRAMA_RESURRECTION,
  ALEA_DRAMA_KING_CAPTURED,
  ALEA_DRAMA_SWAP,          /* the players change their seats */
  ALEA_N_DRAMAS,
} AleaDramaType;

typedef struct
{
  AleaDramaType type;
  AleaPiece     piece;      /* who moves */
  AleaPiece     victim;     /* the king that is captured */
  AleaSquare    from;
  AleaSquare    to;
} AleaDrama;

/* A piece at one moment: its point (@anchor_x, @anchor_y), in squares from the
 * upper left corner of the square that it fills, is at (@x, @y). */
typedef struct
{
  AleaPiece piece;
  double    x, y;
  double    anchor_x, anchor_y;
  double    scale_x, scale_y;
  double    angle;           /* clockwise, radians */
  double    opacity;
  double    floor;           /* nothing of it is seen below this height */
} AleaDramaActor;

#define ALEA_DRAMA_MAX_ACTORS 2

/* How long it takes, in seconds: 1.2 at most. */
double alea_drama_get_length  (AleaDramaType    type);

/* All from here take the time from 0 to 1.  Returns how many actors there are. */
int    alea_drama_get_actors  (const AleaDrama  *self,
                               const AleaLayout *layout,
                               double            t,
                               AleaDramaActor    actors[ALEA_DRAMA_MAX_ACTORS]);
void   alea_drama_paint_under (const AleaDrama  *self,
                               cairo_t          *cr,
                               const AleaLayout *layout,
                               double            t);
void   alea_drama_paint_over  (const AleaDrama  *self,
                               cairo_t          *cr,
                               const AleaLayout *layout,
                               double            t);

/* All that these two may paint lies in here. */
void   alea_drama_get_extents (const AleaDrama   *self,
                               const AleaLayout  *layout,
                               cairo_rectangle_t *out);

G_END_DECLS
