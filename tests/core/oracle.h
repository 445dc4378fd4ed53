/* oracle.h: whole games a second time, from the first roll to the end
 *
 * An oracle plays a game by the rules as they are written down and by nothing
 * else: it keeps its own board, its own hands, passes and runs, lists what may
 * be decided by trying, and says what is asked and how a game ends.  It shares
 * with the program the shape of boards, events and questions, and the names of
 * house rules.  Where pawns lock a board for good it asks the program whether the
 * position is dead.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-state.h"
#include "random-move-twin.h"

typedef struct OracleGame OracleGame;

typedef struct
{
  const OracleGame *game;
  const AleaRules  *rules;      /* only for the names of its options */
  AleaOptions       options;
  AleaSetup         board;
  AleaQuestion      question;
  GHashTable       *seen;       /* positions at the beginning of turns, as text: how often */
  guint             n_seen;     /* the last of them */

  gboolean          is_setup;   /* nobody can resign yet, nor agree to a draw (B16) */

  /* Guardener Chess; the dice on the table are in board.table.roll. */
  gboolean          passed[2];

  /* Jepps Random Chess. */
  AleaPieceType     rank[2][8]; /* the home ranks, by colour and file */
  AleaRoll          roll;       /* thrown in the set-up, to be answered */
  gboolean          is_settled; /* the mediator has spoken */

  /* Random Move Number Chess. */
  Twin             *twin;       /* NULL: colours are still rolled for */
  int               run_face[2];
  int               run_length[2];
  int               roller;
} Oracle;

struct OracleGame
{
  const char *id;
  void      (*start)  (Oracle             *self);
  void      (*roll)   (Oracle             *self,
                       AleaRoll            roll);
  void      (*decide) (Oracle             *self,
                       const AleaDecision *decision);
  size_t    (*list)   (const Oracle       *self,
                       AleaDecision       *decisions);
  AleaEnding (*claim) (const Oracle       *self);
};

extern const OracleGame oracle_guardener;
extern const OracleGame oracle_jepps;
extern const OracleGame oracle_random_move;

/* --- oracle.c ------------------------------------------------------------- */

Oracle    *oracle_new        (const OracleGame   *game,
                              const AleaOptions  *options);
void       oracle_free       (Oracle             *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Oracle, oracle_free)

/* Guardener Chess from @board instead, at the beginning of a turn. */
void       oracle_guardener_begin_at (Oracle           *self,
                                      const AleaSetup  *board);

/* Whatever happens; it must be possible. */
void       oracle_apply      (Oracle             *self,
                              const AleaEvent    *event);

/* What may be decided now, in no order; returns how many. */
size_t     oracle_list       (const Oracle       *self,
                              AleaDecision        decisions[static ALEA_MAX_DECISIONS]);

/* What the player who is asked may claim; ALEA_ENDING_NONE for nothing. */
AleaEnding oracle_claim      (const Oracle       *self);

/* --- for the games -------------------------------------------------------- */

gboolean   oracle_has        (const Oracle       *self,
                              const char         *option,
                              const char         *choice);

/* Dice of so many sides are due from the side to move; or it decides. */
void       oracle_ask_roll   (Oracle             *self,
                              int                 n,
                              int                 sides);
void       oracle_ask_decide (Oracle             *self);
void       oracle_finish     (Oracle             *self,
                              AleaResult          result,
                              AleaEnding          ending);
AleaResult oracle_win        (AleaColour          colour);

/* Notes the position at the beginning of a turn, with what else makes it the
 * same. */
void       oracle_note       (Oracle             *self,
                              const char         *else_words);

/* Threefold repetition and fifty moves, where they may be claimed. */
AleaEnding oracle_claim_draw (const Oracle       *self);
