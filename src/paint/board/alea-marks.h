/* alea-marks.h: signs on squares, told apart by their shape
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "alea-theme.h"

G_BEGIN_DECLS

typedef enum
{
  /* Under the pieces. */
  ALEA_MARK_LIT,        /* the square that is being filled */
  ALEA_MARK_FACE_1,     /* the square that this face of the die would choose */
  ALEA_MARK_FACE_2,
  ALEA_MARK_FACE_3,
  ALEA_MARK_FACE_4,
  ALEA_MARK_FACE_5,
  ALEA_MARK_FACE_6,
  ALEA_MARK_LAST_FROM,
  ALEA_MARK_LAST_TO,
  ALEA_MARK_CHECK,
  ALEA_MARK_SELECTED,
  ALEA_MARK_MOVABLE,    /* its piece may move after this roll */
  ALEA_MARK_PEACEFUL,   /* its piece may move, but not capture */

  /* Over the pieces. */
  ALEA_MARK_STEP,       /* may go there */
  ALEA_MARK_CAPTURE,    /* may capture there */
  ALEA_MARK_CASTLE,     /* the rook to castle with */
  ALEA_MARK_RELOCATE,
  ALEA_MARK_TELEPORT,
  ALEA_MARK_FORBIDDEN,
  ALEA_MARK_CURSOR,     /* keyboard focus */
  ALEA_N_DIAGRAM_MARKS, /* diagrams have those before, the others are of games */
  ALEA_MARK_LATER = ALEA_N_DIAGRAM_MARKS, /* a square that is filled, but not next */
  ALEA_MARK_PLATE,      /* under a piece that the dice freed */
  ALEA_MARK_PLATE_ON_LAST, /* the same where the last move went */
  ALEA_MARK_TAB_1,      /* of a plate: the number that freed the piece */
  ALEA_MARK_TAB_2,
  ALEA_MARK_TAB_3,
  ALEA_MARK_TAB_4,
  ALEA_N_MARKS,
} AleaMark;

/* How far a mark may reach beyond its square, in squares. */
#define ALEA_MARK_REACH 0.125

gboolean alea_mark_is_above    (AleaMark         mark);

/* Whether it is of the last move. */
gboolean alea_mark_is_last     (AleaMark         mark);

/* Whether it is of a plate: it comes and goes with the piece that the dice freed. */
gboolean alea_mark_is_of_plate (AleaMark         mark);

/* Draws @mark into the square of side @size with its upper left corner at the
 * origin. */
void     alea_mark_paint       (AleaMark         mark,
                                cairo_t         *cr,
                                const AleaTheme *theme,
                                double           size);

G_END_DECLS
