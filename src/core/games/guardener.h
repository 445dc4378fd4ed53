/* guardener.h: what the dice of Guardener Chess allow
 *
 * The generator, the game, its words and the engine share it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games.h"

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
  ALEA_NEED_TERRACE,    /* a double that comes of a double thrown again */
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
bool     alea_guardener_has          (const AleaPosition  *position,
                                      AleaGuardenerOption  option);

/* What @move, which the dice need not allow, needs. */
AleaNeed alea_guardener_need_of      (const AleaPosition  *position,
                                      AleaMove             move);

/* The needs that the roll on the table meets, one bit each; none before the
 * dice are thrown. */
unsigned alea_guardener_needs_met    (const AleaPosition  *position);

/* The terraces that are open, by the numbers that the players have agreed on:
 * a bit each, the lowest one unused (G16, GA2). */
unsigned alea_guardener_open_terraces (const AleaPosition *position);

/* Turns the number of a terrace on the plan of the board into the number that
 * the players have agreed on, and back (GA1). */
int      alea_guardener_swap_terrace (const AleaPosition  *position,
                                      int                  number);

/* What a pawn of the side to move may become, one bit a kind (GA18). */
unsigned alea_guardener_promotions   (const AleaPosition  *position);

/* Whether a captured Guardener of the side to move can come back (G17). */
bool     alea_guardener_may_resurrect (const AleaPosition *position);

/* Whether the side to move has its one pass left (G21). */
bool     alea_guardener_has_pass     (const AleaPosition  *position);

/* The same board under the first roll that lets most pieces move: 4-4. */
AleaPosition alea_guardener_under_best_roll (const AleaPosition *position);

/* Lays a roll on the table. */
void     alea_guardener_lay_roll     (AleaPosition        *position,
                                      AleaRoll             roll);

/* Takes a double off the table to throw again (G15). */
void     alea_guardener_lift_double  (AleaPosition        *position);

/* What @move, not yet made, changes beside the board.  The key stays as it
 * was. */
void     alea_guardener_play_table   (AleaPosition        *position,
                                      AleaMove             move);

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
