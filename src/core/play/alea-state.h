/* alea-state.h: a game under way: events in, questions out
 *
 *   state + event -> state       alea_state_apply(), or a reason why not
 *   state         -> question    alea_state_ask()
 *
 * Set-up with dice is not something before the game: it is its first events.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-play.h"
#include "alea-state-data.h"

/* The first question of a game.  @options may be NULL: the defaults. */
void        alea_state_init            (AleaState          *self,
                                        const AleaRules    *rules,
                                        const AleaOptions  *options);

/* A game that goes on from @setup; @options may be NULL.  On a fault @self is
 * left as it was. */
AleaFaults  alea_state_init_from_setup (AleaState          *self,
                                        const AleaRules    *rules,
                                        const AleaOptions  *options,
                                        const AleaSetup    *setup);

void        alea_state_ask             (const AleaState    *self,
                                        AleaQuestion       *question);

/* The decisions that may answer the question now, none unless it is DECIDE;
 * returns how many.
 * Resigning and agreeing a draw are possible all through play (B16) and never
 * listed. */
size_t      alea_state_list_decisions  (const AleaState    *self,
                                        AleaDecision        decisions[static ALEA_MAX_DECISIONS]);

/* Is @decision one of those? */
bool        alea_state_lists           (const AleaState    *self,
                                        const AleaDecision *decision);

/* The rolls that may answer the question now, see alea_position_list_rolls(). */
size_t      alea_state_list_rolls      (const AleaState    *self,
                                        AleaChance          chances[static ALEA_MAX_ROLLS]);

/* The kinds of pieces that may move now but not capture, one bit (1u <<
 * AleaPieceType) each; 0 unless the question is DECIDE. */
unsigned    alea_state_get_peaceful_types (const AleaState *self);

/* Whether dice choose the pieces that may move in this game; then the number
 * that frees @move, one of those listed now, 0 for a move that needs none. */
bool        alea_state_frees_by_dice   (const AleaState    *self);
int         alea_state_get_freeing_face (const AleaState   *self,
                                         AleaMove           move);

/* Applies @event.  On failure *self is as it was, and @why, which may be
 * NULL, has the reason. */
bool        alea_state_apply           (AleaState          *self,
                                        const AleaEvent    *event,
                                        AleaText           *why);

/* Applies a roll that is known to answer the question. */
void        alea_state_roll            (AleaState          *self,
                                        AleaRoll            roll);

/* Ends the game by what no position knows: the players, or its history. */
void        alea_state_finish          (AleaState          *self,
                                        AleaResult          result,
                                        AleaEnding          ending);

/* Applies a decision that is known to be one of those that are listed now:
 * the rules are not asked again.  For what alea_move_parse() has found in a
 * file of a million moves. */
void        alea_state_decide          (AleaState          *self,
                                        const AleaDecision *decision);

/* Takes back the end of a game that is over for no other reason than that its
 * position is dead: the question is then what the pieces may do all the same.
 * Any other state stays as it is. */
void        alea_state_revive          (AleaState          *self);

/* The board as it stands, also during set-up. */
void        alea_state_get_setup       (const AleaState    *self,
                                        AleaSetup          *setup);
AleaPiece   alea_state_get_piece       (const AleaState    *self,
                                        AleaSquare          square);

/* The player who has @colour now: 0 the first, 1 the second. */
int         alea_state_get_player      (const AleaState    *self,
                                        AleaColour          colour);

/* How many moves the side to move still has, where a turn may have several; 0
 * where a turn is one move, and before its roll. */
unsigned    alea_state_get_moves_left  (const AleaState    *self);

/* How the player to move may claim a draw now, ALEA_ENDING_NONE for not. */
AleaEnding  alea_state_get_claim       (const AleaState    *self);

/* The square that @roll, thrown now, would fill during set-up; ALEA_NO_SQUARE
 * where rolls choose no square or this one does not count. */
AleaSquare  alea_state_get_roll_target (const AleaState    *self,
                                        AleaRoll            roll);

/* Is it the same decision, the same event?  Where a roll comes from does not
 * count. */
bool        alea_decision_equal        (const AleaDecision *a,
                                        const AleaDecision *b);
bool        alea_event_equal           (const AleaEvent    *a,
                                        const AleaEvent    *b);

/* --- for the files in games/ ---------------------------------------------- */

/* Ends the set-up: makes the position of self->setup, which must be one. */
void        alea_state_begin_play      (AleaState          *self);
