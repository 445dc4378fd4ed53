/* alea-board-parts.h: what a board paints with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-scene.h"

G_BEGIN_DECLS

/* A piece on its way, or one that comes or goes. */
typedef struct
{
  AleaPiece piece;
  double   from_file, from_rank;
  double   to_file, to_rank;
  double   from_opacity, to_opacity;
  double   from_size, to_size;
  AleaSquare square;   /* where it will stand; ALEA_NO_SQUARE: nowhere */
  guint    turn;       /* it sets out when so many others have */
  guint    wave;       /* the same, much quicker: they turn over one after the other */
  gboolean is_hidden;  /* a drama shows it */
} AleaGlide;

/* Pictures of one size and scale factor, made when first needed.  Each is a
 * render node, so that a frame in which one piece moves repaints only what lies
 * under that piece. */
typedef struct
{
  double         square;      /* side, in the units of the widget */
  int            scale;
  GskRenderNode *board;
  GskRenderNode *pieces[ALEA_N_PIECES];
  GskRenderNode *waiting[ALEA_N_PIECES];   /* faint */
  GskRenderNode *ghosts[ALEA_N_PIECES];    /* likewise, but less so */
  GskRenderNode *ways;
  GskRenderNode *letters;                  /* of the squares of the last move */
  GskRenderNode *marks[ALEA_N_MARKS];
} AleaBoardPictures;

G_END_DECLS
