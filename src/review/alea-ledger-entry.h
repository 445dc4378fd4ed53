/* alea-ledger-entry.h: luck and error of an event
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"
#include "alea-search.h"

G_BEGIN_DECLS

/* Points from which something has a name. */
#define ALEA_LUCKY      0.075
#define ALEA_VERY_LUCKY 0.15
#define ALEA_DUBIOUS    0.05
#define ALEA_MISTAKE    0.10
#define ALEA_BLUNDER    0.15

typedef enum
{
  ALEA_JUDGEMENT_NONE,
  ALEA_JUDGEMENT_DUBIOUS,   /* ?! */
  ALEA_JUDGEMENT_MISTAKE,   /* ? */
  ALEA_JUDGEMENT_BLUNDER,   /* ?? */
} AleaJudgement;

/* An event.  Luck and error are those of the player who threw or decided; the
 * values are points of player 0. */
typedef struct
{
  guint         event;        /* its number in the record */
  AleaEventType type;
  int           player;       /* 0: who began with the white pieces; 1 */
  guint         move;         /* its number, as in the list of moves */
  AleaColour    colour;       /* that the player had */
  AleaChances   chances;      /* of the player, before the event */
  double        before;       /* with the best decision, or on average */
  double        after;
  double        luck;         /* of a roll */
  double        error;        /* of a decision, 0 or more; of a roll, that a draw
                               * was not claimed */
  double        revision;     /* from here to the next event; of player 0 */
  bool          is_choice;    /* there was more than one decision */
  AleaDecision  best;         /* of a decision */
} AleaLedgerEntry;

G_END_DECLS
