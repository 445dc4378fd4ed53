/* alea-offer.h: what the dice on the table offer during set-up
 *
 * Enough for a window to ask "who goes to b1?" without knowing which game it
 * shows: the dice, the square, and for each piece in hand why it cannot go there.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-state.h"

/* The dice that are thrown and not yet answered, in set-up and in play; n is
 * 0 for none. */
AleaRoll   alea_state_get_table_roll (const AleaState *self);

/* The square that is filled next; ALEA_NO_SQUARE when the dice decide which,
 * and outside set-up. */
AleaSquare alea_state_get_target     (const AleaState *self);

/* The kinds of pieces that die number @die on the table, from 0, offers to
 * place, one bit (1u << AleaPieceType) each, whether or not they fit; 0 for none. */
unsigned   alea_state_get_offer      (const AleaState *self,
                                      int              die);

/* The colour of the pieces that the offer is about. */
AleaColour alea_state_get_offer_colour (const AleaState *self);

/* How many pieces of @type the player who is asked still has to place; 0 where
 * the dice place the pieces. */
int        alea_state_count_in_hand  (const AleaState *self,
                                      AleaPieceType    type);

/* Why nothing can be placed on @square now, during set-up; an empty text when
 * something can. */
void       alea_state_explain_fill   (const AleaState *self,
                                      AleaSquare       square,
                                      AleaText        *text);

/* Why no piece of @type can be placed now; an empty text when one can. */
void       alea_state_explain_place  (const AleaState *self,
                                      AleaPieceType    type,
                                      AleaText        *text);
