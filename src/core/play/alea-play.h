/* alea-play.h: how a position goes on
 *
 *   position            -> question    alea_position_ask()
 *   position + roll     -> position    alea_position_roll()
 *   position + decision -> position    alea_position_decide()
 *
 * A game under way (alea-state.h) is such a position with the set-up before it
 * and its history; a search does with positions alone.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-event.h"
#include "alea-position.h"
#include "alea-rules.h"

#define ALEA_MAX_DECISIONS (ALEA_MAX_MOVES + 8)

/* Two dice of six sides. */
#define ALEA_MAX_ROLLS     21

typedef enum
{
  ALEA_ASK_ROLL,
  ALEA_ASK_DECIDE,
  ALEA_ASK_OVER,
} AleaAsk;

/* Whose turn it is: a colour, or a player while colours are thrown for. */
typedef enum
{
  ALEA_WHO_WHITE,
  ALEA_WHO_BLACK,
  ALEA_WHO_FIRST,
  ALEA_WHO_SECOND,
} AleaWho;

struct AleaQuestion
{
  AleaAsk    ask;
  AleaWho    who;      /* of ROLL and DECIDE */
  AleaRoll   dice;     /* of ROLL: how many, of how many sides; faces 0 */
  AleaResult result;   /* of OVER */
  AleaEnding ending;
};

/* A roll that may come.  Two dice lie in no order: 1-2 and 2-1 are one roll. */
typedef struct
{
  AleaRoll roll;
  uint8_t  weight;   /* in how many ways it falls */
  uint8_t  group;    /* the number of the first roll that leads to the same decisions
                      * and the same future; its own where there is none before */
  uint16_t met;      /* the needs of moves that it meets, a bit each */
} AleaChance;

void     alea_position_ask            (const AleaPosition *self,
                                       AleaQuestion       *question);

/* The decisions that may answer the question now, none unless it is DECIDE;
 * returns how many.  Resigning and agreeing a draw are always possible and
 * never listed. */
size_t   alea_position_list_decisions (const AleaPosition *self,
                                       AleaDecision        decisions[static ALEA_MAX_DECISIONS]);

/* Goes on by a roll that is due, or by a decision that is listed. */
void     alea_position_roll           (AleaPosition       *self,
                                       AleaRoll            roll);
void     alea_position_decide         (AleaPosition       *self,
                                       const AleaDecision *decision);

/* The rolls that may answer the question now, none unless it is ROLL, from the
 * lowest to the highest; returns how many. */
size_t   alea_position_list_rolls     (const AleaPosition *self,
                                       AleaChance          chances[static ALEA_MAX_ROLLS]);

/* In how many ways @roll falls. */
unsigned alea_roll_count_ways         (AleaRoll            roll);

/* Where a roll is due, or lies on the table: the moves that any roll allows,
 * each with what it needs, so that a roll frees those of which it has
 * met >> need & 1 (AleaChance).  Of all needs those in @wanted, a bit each.
 * Where moves need nothing of the dice all have need 0.  Returns how many. */
size_t   alea_position_list_by_need   (const AleaPosition *self,
                                       unsigned            wanted,
                                       AleaMove            moves[static ALEA_MAX_MOVES],
                                       uint8_t             needs[static ALEA_MAX_MOVES]);

/* The needs that the roll on the table meets, a bit each. */
unsigned alea_position_get_needs_met  (const AleaPosition *self);

/* --- for the files in games/ ---------------------------------------------- */

void     alea_position_finish         (AleaPosition       *self,
                                       AleaResult          result,
                                       AleaEnding          ending);

/* Plays a legal move, or passes the turn to the other side, and looks whether
 * that ends the game. */
void     alea_position_play_move      (AleaPosition       *self,
                                       AleaMove            move);
void     alea_position_play_pass      (AleaPosition       *self);

void     alea_position_look_for_end   (AleaPosition       *self);
