/* alea-hand-private.h: what the files of the hand share
 *
 * alea-hand.c          from squares pressed to decisions
 * alea-hand-answers.c  questions at a square
 * alea-hand-decide.c   a decision is made, or there is a reason against it
 * alea-hand-marks.c    what the board shows of the game
 * alea-hand-picture.c  marks, notes and ghosts are put into a picture
 * alea-hand-set-up.c   what it shows before play
 * alea-hand-typing.c   moves that are typed
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

  AleaGameView *game_view;
  AleaGame     *game;          /* of the view */
  AleaBoard    *board;           /* not owned */
  AleaGameSounds *sounds;        /* of both */

  /* What was shown last, to tell a step from a leap. */
  gconstpointer shown_game;      /* not to be followed */
  guint         shown_view;

  /* The decisions that are possible now; none while the game looks back, is
   * held, or asks for something else. */
  AleaDecision *decisions;       /* ALEA_MAX_DECISIONS of them */
  gsize         n_decisions;

  AleaSquare    selected;        /* ALEA_NO_SQUARE: none */
  gboolean      resurrects;      /* a captured piece is taken up instead */
  gboolean      was_selected;    /* before the press that is under way */
  AleaSquare    refused;         /* whose piece was pressed and cannot be taken up, or none */
  AleaSquare    forbidden;       /* the square last tried in vain, or none */

  /* The question at a square that is open. */
  AleaDecision  answers[ALEA_MAX_CHOICES * 2];
  guint         n_answers;
  AleaSquare    asked;           /* that square */
};

/* Whether @decision is to move the piece on @from; one that stands across two
 * squares is taken up by the left one, whichever it sets out from (GA11). */
gboolean alea_hand_is_move_from (AleaHand           *self,
                                 const AleaDecision *decision,
                                 AleaSquare          from);

/* Emits "reason". */
void     alea_hand_say_why  (AleaHand           *self,
                             const char         *sentence,
                             const char         *rule);
void     alea_hand_say_error (AleaHand     *self,
                              const GError *error);

/* Whatever is taken up, or was refused, is no longer. */
void     alea_hand_drop     (AleaHand           *self);

/* Does it, or says why not. */
void     alea_hand_decide   (AleaHand           *self,
                             AleaDecision        decision);

/* Says why the piece on @from cannot go to @to, see alea_game_explain_move(). */
void     alea_hand_explain  (AleaHand           *self,
                             AleaSquare          from,
                             AleaSquare          to);

/* One more of self->answers, of which the first n_answers count. */
void     alea_hand_add_answer (AleaHand           *self,
                               const AleaDecision *decision);

/* Does what the answers leave no doubt about, or asks at @square; FALSE when
 * there are none. */
gboolean alea_hand_answer   (AleaHand           *self,
                             AleaSquare          square);

/* Asks for one of them in any case.  @other, unless it is NULL, is offered
 * beside them: then it is said what has to be done first. */
void     alea_hand_ask      (AleaHand           *self,
                             AleaSquare          square,
                             const char         *other);

/* Where pieces stand, all marks and what is said of the squares. */
void     alea_hand_show     (AleaHand           *self);

G_END_DECLS
