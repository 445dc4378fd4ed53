/* alea-event.h: what a game is made of: rolls and decisions
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-move.h"

#include <string.h>

#define ALEA_MAX_DICE 2

/* What the dice showed; also, with faces of 0, dice not yet thrown. */
typedef struct
{
  uint8_t n;                    /* how many dice, 0 for no roll at all */
  uint8_t sides;                /* of each die */
  uint8_t face[ALEA_MAX_DICE];  /* 1 .. sides */
} AleaRoll;

typedef enum
{
  ALEA_ACT_MOVE,
  ALEA_ACT_PLACE,    /* during set-up: a piece onto the square that is filled */
  ALEA_ACT_ACCEPT,   /* the mediator roll stands */
  ALEA_ACT_REROLL,   /* a double is thrown again */
  ALEA_ACT_PASS,
  ALEA_ACT_RESIGN,
  ALEA_ACT_DRAW,     /* claimed where the rules give a claim, else agreed */
} AleaAct;

typedef struct
{
  AleaAct    act;
  AleaMove   move;     /* of ALEA_ACT_MOVE */
  AleaPieceType piece_type;  /* of ALEA_ACT_PLACE */
  AleaSquare square;   /* of ALEA_ACT_PLACE */
  AleaColour colour;   /* of ALEA_ACT_RESIGN: who resigns */
} AleaDecision;

typedef enum
{
  ALEA_EVENT_ROLL,
  ALEA_EVENT_DECISION,
} AleaEventType;

/* Where the faces of a roll come from; for the record only, the rules do not
 * look at it. */
typedef enum
{
  ALEA_SOURCE_PROGRAM,   /* the program's dice */
  ALEA_SOURCE_HAND,      /* real dice, typed in */
  ALEA_SOURCE_CHOSEN,    /* stands for a start chosen by its number */
} AleaSource;

typedef struct
{
  AleaEventType type;
  AleaSource    source;     /* of a roll */
  AleaRoll      roll;
  AleaDecision  decision;
} AleaEvent;

static inline AleaEvent
alea_event_roll (AleaRoll   roll,
                 AleaSource source)
{
  return (AleaEvent) { .type = ALEA_EVENT_ROLL, .source = source, .roll = roll };
}

static inline AleaEvent
alea_event_decision (AleaDecision decision)
{
  return (AleaEvent) { .type = ALEA_EVENT_DECISION, .decision = decision };
}

static inline AleaDecision
alea_decision_move (AleaMove move)
{
  return (AleaDecision) { .act = ALEA_ACT_MOVE, .move = move };
}

static inline AleaDecision
alea_decision_act (AleaAct act)
{
  return (AleaDecision) { .act = act };
}

/* The rolls of @dice that differ other than in order, from all ones on:
 * the first, and the next until there is none. */
static inline AleaRoll
alea_roll_first (AleaRoll dice)
{
  for (int i = 0; i < dice.n; i++)
    dice.face[i] = 1;

  return dice;
}

static inline bool
alea_roll_next (AleaRoll *roll)
{
  for (int i = roll->n - 1; i >= 0; i--)
    if (roll->face[i] < roll->sides)
      {
        uint8_t face = (uint8_t) (roll->face[i] + 1);

        for (; i < roll->n; i++)
          roll->face[i] = face;
        return true;
      }

  return false;
}

static inline bool
alea_roll_is_double (AleaRoll roll)
{
  return roll.n == 2 && roll.face[0] == roll.face[1];
}

/* Is it the same roll?  The first die is not the second one here. */
static inline bool
alea_roll_equal (AleaRoll a,
                 AleaRoll b)
{
  return a.n == b.n && memcmp (a.face, b.face, a.n) == 0;
}

/* Do the dice on the table show the same?  They lie there in no order. */
static inline bool
alea_roll_shows_same (AleaRoll a,
                      AleaRoll b)
{
  _Static_assert (ALEA_MAX_DICE == 2, "there are more orders than two");

  return alea_roll_equal (a, b) || (a.n == 2 && b.n == 2 && a.face[0] == b.face[1] && a.face[1] == b.face[0]);
}
