/* alea-cover-scene.h: what lies beside the dice on the cover of a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "alea-event.h"
#include "alea-piece-set.h"

G_BEGIN_DECLS

/* Covers are drawn on so many units, and scaled to their place. */
#define ALEA_COVER_WIDTH  230.0
#define ALEA_COVER_HEIGHT 184.0

typedef struct
{
  double x, y;    /* the middle of a die at rest */
  double yaw;     /* in radians */
  int    face;
} AleaCoverDie;

typedef struct
{
  const char  *rules;                 /* the id of the game; NULL in that of all other games */
  AleaCoverDie dice[ALEA_MAX_DICE];
  double       size;                  /* of the dice */
  void       (*paint) (cairo_t *cr, AleaPieceSet *pieces);   /* NULL: dice alone */
} AleaCoverScene;

/* The scene of the game with the id @rules; there is one for every game. */
const AleaCoverScene *alea_cover_scene_find        (const char   *rules);

/* What stands for something small, in a square: a piece, six-sided dice, or both. */
typedef struct
{
  const char   *chapter;              /* of the guide; NULL for all others */
  AleaPieceType piece;                /* or ALEA_NO_PIECE_TYPE */
  guint         n_dice;
  AleaCoverDie  dice[2];              /* places as parts of the square */
  double        size;                 /* of the dice, likewise */
} AleaCoverEmblem;

/* That of the chapter @chapter, which may be new. */
const AleaCoverEmblem *alea_cover_emblem_find  (const char            *chapter);

/* Its piece, if it has one, in the square of side @size from the origin. */
void                   alea_cover_emblem_paint (const AleaCoverEmblem *emblem,
                                                cairo_t               *cr,
                                                AleaPieceSet          *pieces,
                                                double                 size);

G_END_DECLS
