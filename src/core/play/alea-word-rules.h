/* alea-word-rules.h: a game in sentences, of AleaRules
 *
 * NULL, or an empty text, means as in chess.  And where the guide tells what it has of
 * its own.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stddef.h>

#include "alea-event.h"
#include "alea-setup.h"
#include "alea-text.h"

typedef struct AleaPosition AleaPosition;
typedef struct AleaRun      AleaRun;
typedef struct AleaState    AleaState;

typedef struct
{
  /* How these ends are told, msgids. */
  const char *stalemate;
  const char *fifty_moves;
  const char *seventy_five_moves;

  /* What a roll or decision has just done. */
  void   (*describe)     (const AleaState    *before,
                          const AleaEvent    *event,
                          const AleaState    *after,
                          AleaText           *text);

  /* Number @n, from 0, of what followed from @event by itself, see
   * alea_state_get_forced().  NULL: nothing ever does. */
  bool   (*get_forced)   (const AleaState    *before,
                          const AleaEvent    *event,
                          const AleaState    *after,
                          unsigned            n,
                          AleaDecision       *decision,
                          AleaText           *text);

  /* What is to do now. */
  void   (*guide)        (const AleaState    *state,
                          AleaText           *text);

  /* Why @act, one that is a word, is not among the decisions now.  Called only
   * where it is not. */
  void   (*explain_act)  (const AleaState    *state,
                          AleaAct             act,
                          AleaText           *text);

  /* Why a piece of the side to move cannot go from @from to @to, or nowhere
   * when @to is ALEA_NO_SQUARE, as far as this game has reasons of its own;
   * castling is to the square of the rook.  Called only where there is no
   * such move. */
  void   (*explain)      (const AleaState    *state,
                          AleaSquare          from,
                          AleaSquare          to,
                          AleaText           *text);

  /* The number that the players have agreed on for the terrace that the plan
   * of the board calls @number, and back. */
  int    (*number_terrace) (const AleaPosition *position,
                            int                 number);

  /* The run of equal rolls that @player has made, where rolls are worth more
   * in a row.  NULL: they are not. */
  void   (*get_run)      (const AleaTable    *table,
                          int                 player,
                          AleaRun            *run);
} AleaWordRules;

/* Where the guide tells what a game has of its own: numbers of rules, "C14".
 * NULL means as in chess: the rule of chess says it, or nothing does. */
typedef struct
{
  const char *dice;            /* which dice there are */
  const char *turn;            /* a roll comes before the move */
  const char *castling;        /* where king and rook go, or that they do not */
  const char *unmoved;         /* castling takes a king and a rook that have not moved, */
  const char *vacant;          /* empty squares, */
  const char *in_check;        /* no check before and after, */
  const char *way;             /* and none on the way */
  const char *king_captured;   /* the ends of a game */
  const char *stalemate;
  const char *agreement;
  const char *repetition;
  const char *fifty_moves;
  const char *dead_position;
} AleaRuleNumbers;

/* The number of a rule that a game may have of its own. */
static inline const char *
alea_rule_number (const char *own,
                  const char *of_chess)
{
  return own != NULL ? own : of_chess;
}
