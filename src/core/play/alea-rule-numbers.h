/* alea-rule-numbers.h: where the guide tells what a game has of its own
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stddef.h>

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
