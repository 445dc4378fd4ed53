/* alea-hand-private.h: what the files of the hand share
 *
 * alea-hand.c        from squares pressed to decisions
 * alea-hand-marks.c  what the board shows of the game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-sounds.h"
#include "alea-hand.h"

G_BEGIN_DECLS

struct _AleaHand
{
  GObject       parent_instance;

  AleaGame     *game;
  AleaBoard    *board;           /* not owned */
  AleaGameSounds *sounds;        /* of both */

  /* The decisions that are possible now; none while the game looks back, is
   * held, or asks for something else. */
  AleaDecision *decisions;       /* ALEA_MAX_DECISIONS of them */
  gsize         n_decisions;

  AleaSquare    selected;        /* ALEA_NO_SQUARE: none */
  gboolean      resurrects;      /* a captured man is taken up instead */
  gboolean      was_selected;    /* before the press that is under way */
  AleaSquare    forbidden;       /* the square last tried in vain, or none */

  /* The question at a square that is open. */
  AleaDecision  answers[ALEA_MAX_CHOICES * 2];
  guint         n_answers;
};

/* Whether @decision is to move the man on @from; one that stands across two
 * squares is taken up by the left one, whichever it sets out from (GA11). */
gboolean alea_hand_is_move_from (AleaHand       *self,
                             const AleaDecision *decision,
                             AleaSquare          from);

/* Whether @decision is to move the man on @from to @to as a hand would show
 * it.  A castling move goes to its rook, and to the square of the king where
 * that is two files away or more, or is no plain move of the king. */
gboolean alea_hand_goes     (AleaHand           *self,
                             const AleaDecision *decision,
                             AleaSquare          from,
                             AleaSquare          to);

/* Where men stand, all marks and what is said of the squares. */
void     alea_hand_show     (AleaHand           *self);

G_END_DECLS
