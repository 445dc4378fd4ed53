/* alea-placing.h: the home rank that dice and players fill before play
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game.h"
#include "alea-jepps.h"

G_BEGIN_DECLS

#define ALEA_N_PLACINGS 8

/* One square of the rank. */
typedef struct
{
  AleaSquare square;
  AleaPiece  piece;    /* ALEA_NO_PIECE while nobody stands there */
  AleaRoll   roll;     /* that brought it; n = 0 where it followed by itself */
  gboolean   chosen[ALEA_MAX_DICE];   /* the dice of that roll that stand for it */
  guint      number;   /* of the state after */
} AleaPlacing;

/* Whether a home rank is filled before play, as @game stands. */
gboolean      alea_placing_is_under_way  (AleaGame        *game);

/* The squares of @colour from the a-file, and what the first @n_events have
 * done to them. */
void          alea_placing_list          (AleaGame        *game,
                                          guint            n_events,
                                          AleaColour       colour,
                                          AleaPlacing      placings[static ALEA_N_PLACINGS]);

/* How many of the squares of @colour are filled in @state, during set-up. */
int           alea_placing_count         (const AleaState *state,
                                          AleaColour       colour);

/* Whether dice are about to say how Black sets up, or a player whether they
 * hold: then neither rank is being filled. */
gboolean      alea_placing_is_mediated   (const AleaState *state);

/* What the dice on the table say of that; NONE before they are thrown. */
AleaMediation alea_placing_get_mediation (const AleaState *state);

G_END_DECLS
