/* alea-event.h: what a game is made of: rolls and decisions
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-move.h"
#include "alea-roll.h"

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

/* Whether it is a decision to do that. */
static inline bool
alea_event_is (const AleaEvent *event,
               AleaAct          act)
{
  return event->type == ALEA_EVENT_DECISION && event->decision.act == act;
}

/* Whether the players end the game by it themselves.  It is no move, may come when
 * it is the other's turn, and answers no roll. */
static inline bool
alea_event_is_last_word (const AleaEvent *event)
{
  return alea_event_is (event, ALEA_ACT_RESIGN) || alea_event_is (event, ALEA_ACT_DRAW);
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

