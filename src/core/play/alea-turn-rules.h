/* alea-turn-rules.h: what a game does in play, of AleaRules
 *
 * Everything here works on a position alone, so that a search can copy that
 * and no more.  NULL and zero mean "as in chess".
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ending.h"
#include "alea-event.h"
#include "alea-move-rules.h"
#include "alea-setup.h"
#include "alea-square-set.h"

/* When two positions count as the same. */
typedef enum
{
  ALEA_SAME_FUTURE,       /* whatever may follow in one may follow in the other */
  ALEA_SAME_REPETITION,   /* for the draw by repetition */
} AleaSameness;

typedef struct
{
  /* The dice that are due now, n = 0: none.  NULL: turn_dice, where none lie on
   * the table. */
  AleaRoll  (*get_dice)   (const AleaPosition *position);

  /* Takes a possible roll with all that follows from it.  NULL: lays it on the
   * table. */
  void      (*roll)       (AleaPosition       *position,
                           AleaRoll            roll);

  /* Lays @roll on the table, and no more; and puts there what the dice of a
   * turn have left on @from, or nothing where that is NULL.  NULL: there is
   * nothing but the roll. */
  void      (*lay_roll)   (AleaPosition       *position,
                           AleaRoll            roll);
  void      (*take_dice)  (AleaTable          *table,
                           const AleaTable    *from);

  /* Of the rolls that are due, one that does what most of them do.  NULL: the
   * lowest. */
  AleaRoll  (*get_usual_roll) (const AleaPosition *position);

  /* Lists the decisions, for which there is room up to ALEA_MAX_DECISIONS;
   * returns how many.  NULL: the moves of pieces. */
  size_t    (*list_decisions) (const AleaPosition *position,
                               AleaDecision       *decisions);

  /* Carries out a decision that list_decisions() has listed.  NULL: plays the
   * move as in chess. */
  void      (*decide)     (AleaPosition       *position,
                           const AleaDecision *decision);

  /* Ends the game if it is over, after each move and at a start that was built
   * by hand.  NULL: mate, stalemate and the draws of chess. */
  void      (*look_for_end) (AleaPosition     *position);

  /* Takes up a position that was built by hand, before its first question. */
  void      (*resume)     (AleaPosition       *position);

  /* Whether the player to move may call it stalemate though there is something
   * left to decide.  NULL: never. */
  bool      (*may_call_stalemate) (const AleaPosition *position);

  /* The kinds of pieces that may move now but not capture, a bit each.  NULL:
   * whoever may move may also capture. */
  unsigned  (*get_peaceful_types) (const AleaPosition *position);

  /* The number on the dice that frees @move, one of those that are listed now;
   * 0 for a move that needs none.  NULL: dice free no pieces. */
  int       (*get_freeing_face) (const AleaPosition *position,
                                 AleaMove            move);

  /* How many moves the side to move still has in this turn, 0 before its roll.
   * NULL: a turn is one move. */
  unsigned  (*get_moves_left) (const AleaPosition *position);

  /* Whether the first player has Black now.  NULL: never. */
  bool      (*are_seats_swapped) (const AleaTable *table);

  /* Brings @table, that of @position, into the form in which it is compared:
   * equal bytes where nothing of that @sameness differs.  NULL: repetition does
   * not look at dice, and for the future every byte counts. */
  void      (*reduce)     (const AleaPosition *position,
                           AleaSameness        sameness,
                           AleaTable          *table);
} AleaTurnRules;

