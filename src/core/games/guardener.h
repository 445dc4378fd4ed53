/* guardener.h: what the dice of Guardener Chess allow
 *
 * The generator, the game, its words and the engine share it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games.h"
#include "guardener-table.h"

/* What a move needs the dice to show (G10 to G18).  Every move needs exactly
 * one of these; 1 to 4 stand for themselves. */
typedef enum
{
  ALEA_NEED_NOTHING,
  ALEA_NEED_ONE,        /* captures of pawn, king and Guardener; pawns beyond the centre */
  ALEA_NEED_TWO,        /* knights */
  ALEA_NEED_THREE,      /* bishops */
  ALEA_NEED_FOUR,       /* rooks */
  ALEA_NEED_DOUBLE,     /* queens; a double also meets each of the four above */
  ALEA_NEED_CASTLING,   /* a 4 as such, or any double where that is agreed on */
  ALEA_NEED_TERRACE,    /* a double that comes of a double thrown again: terrace 1, */
  ALEA_NEED_LAST_TERRACE = ALEA_NEED_TERRACE + 3,   /* up to terrace 4 */
  ALEA_N_NEEDS,
} AleaNeed;

/* The options in the order of the game's table, each named by its second
 * reading; the first one is the default. */
typedef enum
{
  ALEA_GUARDENER_TERRACE_1_ON_TOP,
  ALEA_GUARDENER_REROLL_KEEPS,
  ALEA_GUARDENER_CASTLING_UNAFRAID,
  ALEA_GUARDENER_CASTLING_ON_DOUBLES,
  ALEA_GUARDENER_PASS_WHEN_STUCK,
  ALEA_GUARDENER_LAST_RANK_WAITS,
  ALEA_GUARDENER_STALEMATE_BY_THIS_ROLL,
} AleaGuardenerOption;

/* Whether the second reading of @option is chosen. */
static inline bool
alea_guardener_has (const AleaPosition  *position,
                    AleaGuardenerOption  option)
{
  return position->options.choice[option] == 1;
}

/* See AleaNeedRules. */
unsigned alea_guardener_need_of      (const AleaPosition  *position,
                                      AleaMove             move);
unsigned alea_guardener_needs_met    (const AleaPosition  *position);
void     alea_guardener_open         (const AleaPosition  *position,
                                      unsigned             needs,
                                      AleaGate            *gate);

/* See AleaWordRules: GA1. */
int      alea_guardener_swap_terrace (const AleaPosition  *position,
                                      int                  number);

/* Whether a captured Guardener of the side to move can come back (G17). */
bool     alea_guardener_may_resurrect (const AleaPosition *position);

/* Whether the side to move has its one pass left (G21). */
bool     alea_guardener_has_pass     (const AleaPosition  *position);

/* The same board under the first roll that lets most pieces move: 4-4. */
AleaPosition alea_guardener_under_best_roll (const AleaPosition *position);

/* See AleaTurnRules and AleaMoveRules. */
void     alea_guardener_lay_roll     (AleaPosition        *position,
                                      AleaRoll             roll);
void     alea_guardener_take_dice    (AleaTable           *table,
                                      const AleaTable     *from);
void     alea_guardener_reduce       (const AleaPosition  *position,
                                      AleaSameness         sameness,
                                      AleaTable           *table);
void     alea_guardener_play_table   (AleaPosition        *position,
                                      AleaMove             move);

/* Takes a double off the table to throw again (G15). */
void     alea_guardener_lift_double  (AleaPosition        *position);

/* The roll on the table leaves nothing to do, while another one would: the
 * turn is lost (GA24).  Where none would it is stalemate. */
bool     alea_guardener_loses_turn   (const AleaPosition  *position);

/* A player can move only the king, and only into attack, or nobody (GA21). */
bool     alea_guardener_is_stuck     (const AleaPosition  *position);

/* Whether nothing can be done but that the king steps. */
bool     alea_guardener_is_king_alone (const AleaPosition *position);

/* Who may move after a roll of two different numbers, as what to do. */
void     alea_guardener_name_movers  (const AleaPosition  *position,
                                      AleaText            *text);

/* The sentences, see AleaRules. */
void     alea_guardener_describe     (const AleaState     *before,
                                      const AleaEvent     *event,
                                      const AleaState     *after,
                                      AleaText            *text);
void     alea_guardener_guide        (const AleaState     *state,
                                      AleaText            *text);
void     alea_guardener_explain_act  (const AleaState     *state,
                                      AleaAct              act,
                                      AleaText            *text);
void     alea_guardener_explain      (const AleaState     *state,
                                      AleaSquare           from,
                                      AleaSquare           to,
                                      AleaText            *text);

/* See AleaBesideRules. */
