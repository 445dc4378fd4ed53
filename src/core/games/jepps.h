/* jepps.h: what the rules and the words of Jepps Random Chess share
 *
 * Private to games/.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games.h"

#include "alea-jepps.h"

/* King, knight, bishop, rook and queen. */
#define N_JEPPS_TYPES 5

/* jepps-offer.c */
bool       jepps_is_free_play   (const AleaState *state);

/* The next roll is the mediator's, or lies on the table as a double. */
bool       jepps_is_mediating   (const AleaState *state);

/* That of the side to enter. */
const AleaJeppsArray *
           jepps_get_array      (const AleaState *state);

/* The file that it fills next; its array is not complete. */
int        jepps_get_file       (const AleaState *state);

AleaSquare jepps_get_home_square (AleaColour      colour,
                                  int             file);

/* The square that is filled next, ALEA_NO_SQUARE outside set-up and while
 * the mediator has the word. */
AleaSquare jepps_get_target     (const AleaState *state);

/* The kinds that @roll offers and that may be placed on the target, in the
 * order of the faces; returns how many. */
int        jepps_list_placeable (const AleaState *state,
                                 AleaRoll         roll,
                                 AleaPieceType    types[static N_JEPPS_TYPES]);

/* A double that the players agreed to throw again, 6-6 like any other (JA2). */
bool       jepps_is_void        (const AleaState *state,
                                 AleaRoll         roll);

/* The pieces of a die, as bits. */
unsigned   jepps_get_offer      (const AleaState *state,
                                 int              die);

/* jepps-words.c */
void       jepps_describe       (const AleaState *before,
                                 const AleaEvent *event,
                                 const AleaState *after,
                                 AleaText        *text);
bool       jepps_get_forced     (const AleaState *before,
                                 const AleaEvent *event,
                                 const AleaState *after,
                                 unsigned         n,
                                 AleaDecision    *decision,
                                 AleaText        *text);
void       jepps_guide          (const AleaState *state,
                                 AleaText        *text);
void       jepps_explain_act    (const AleaState *state,
                                 AleaAct          act,
                                 AleaText        *text);
void       jepps_explain_fill   (const AleaState *state,
                                 AleaText        *text);
void       jepps_explain_place  (const AleaState *state,
                                 AleaPieceType    type,
                                 AleaText        *text);
