/* game.h: how the game that is looked at mixes chance into its turns
 *
 * Private to the engine.
 *
 * All of it comes from the rules: which rolls there are and how often they fall,
 * what each lets through, what comes of throwing again.  It is found out once
 * for a search.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-play.h"

typedef enum
{
  TURNS_PLAIN,    /* no dice in play: decisions alone */
  TURNS_NEEDS,    /* a roll before each move says what may be done; the dice leave
                   * the table with the move, so that the position after a move
                   * does not depend on the roll (AleaNeedRules) */
  TURNS_SERIES,   /* a roll before each turn says how many moves it has */
  TURNS_UNKNOWN,  /* another game with dice in play */
} Turns;

/* What a decision needs of the roll, of TURNS_NEEDS: one of the needs of its
 * rules; or one of those that are not moves. */
enum
{
  GROUP_PASS = ALEA_MAX_NEEDS,
  GROUP_LOST,      /* nothing can be done, and the turn is lost */
  GROUP_DRAWN,     /* nothing can be done, and that may be called a draw */
  N_GROUPS,
};

#define MAX_DICE_NODES  80
#define NOT_LIFTED      (-1)

/* A roll of TURNS_NEEDS. */
typedef struct
{
  AleaRoll roll;     /* n = 0: one that allows all that any roll allows */
  uint8_t  weight;   /* in how many ways it falls */
  int8_t   lifted;   /* the dice node behind throwing it again, NOT_LIFTED: it may
                      * not be thrown again */
  uint16_t met;      /* the needs that it meets, a bit each */
} DiceRoll;

/* A moment of a turn of TURNS_NEEDS at which the dice are thrown.  Of all
 * that has happened in the turn before, only this matters; node 0 is the
 * beginning of a turn. */
typedef struct
{
  uint64_t  key;     /* of the first position with those dice */
  AleaTable table;   /* of which the dice count alone */
  int       n_rolls;
  DiceRoll  rolls[ALEA_MAX_ROLLS];
} DiceNode;

/* What a search knows of its game.  Made once for each search. */
typedef struct
{
  const AleaRules *rules;
  Turns            turns;
  bool             takes_king;     /* a king may be captured */
  bool             has_claims;     /* the player to move may claim a draw by repetition
                                    * and by fifty moves */
  bool             ignores_chance; /* a player who does not know that there are dice */

  /* Of TURNS_NEEDS. */
  uint8_t          order[N_GROUPS];   /* in which groups are looked at: first what most rolls allow; */
  int              n_groups;          /* of so many, ... */
  int              n_early;           /* ... and of those that only throwing again opens the last */
  unsigned         early;             /* the needs of all others, a bit each */
  int              total;             /* the weights of all rolls together */
  int              n_dice_nodes;
  DiceNode         dice[MAX_DICE_NODES];
} Game;

/* @position is any of the game. */
void     game_init           (Game               *self,
                              const AleaPosition *position,
                              bool                ignores_chance);

/* Whether a roll comes before the next decision. */
bool     game_is_roll_due    (const AleaPosition *position);

/* 0 or 1: whose turn it is.  Colours may change hands. */
int      game_get_player     (const AleaPosition *position);

/* Whether the side that was to move before the last move has taken the king
 * of the side that is to move now. */
bool     game_is_king_taken  (const Game         *self,
                              const AleaPosition *position);

/* --- TURNS_NEEDS ------------------------------------------------------------- */

/* Where @position, with no roll on the table, stands in its turn: an index
 * into Game.dice. */
int      game_find_dice_node (const Game         *self,
                              const AleaPosition *position);

/* The rolls of @node, a bit each, after which the side to move may pass. */
unsigned game_find_passes    (const Game         *self,
                              const AleaPosition *position,
                              int                 node);

/* Passes the turn, which is allowed. */
void     game_play_pass      (AleaPosition       *position);

/* --- TURNS_SERIES ------------------------------------------------------------ */

/* As if a roll had been thrown that does what most rolls do; false where no
 * roll is due, or it leads to no move. */
bool     game_throw_usually  (const AleaPosition *position,
                              AleaPosition       *after);
