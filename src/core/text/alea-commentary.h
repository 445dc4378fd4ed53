/* alea-commentary.h: the game in sentences
 *
 * What just happened, what to do now, how it ended, and why not.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-state.h"
#include "alea-text.h"

/* What @event, applied to @before, has done; @after is the state it made. */
void alea_state_describe    (const AleaState *before,
                             const AleaEvent *event,
                             const AleaState *after,
                             AleaText        *text);

/* What followed from @event because nothing was left to choose: puts number @n,
 * from 0, into @decision, and that it was so, and why, into @text, which may be
 * NULL.  False when there are no more. */
bool alea_state_get_forced  (const AleaState *before,
                             const AleaEvent *event,
                             const AleaState *after,
                             unsigned         n,
                             AleaDecision    *decision,
                             AleaText        *text);

/* What is to do now, in one sentence; the result when the game is over. */
void alea_state_guide       (const AleaState *self,
                             AleaText        *text);

/* Whether what alea_state_describe() says of @event tells of what is to do now
 * as well, so that whoever hears both would hear it twice. */
bool alea_state_describes_question (const AleaState *before,
                                    const AleaEvent *event,
                                    const AleaState *after);

/* The number of the rule that the question comes from, or the end of the
 * game; NULL for none. */
const char *alea_state_get_rule (const AleaState *self);

/* The number of the rule by which a roll is due now. */
const char *alea_state_get_roll_rule (const AleaState *self);

/* The result and its reason: "Checkmate: White wins." */
void alea_ending_describe   (const AleaRules *rules,
                             AleaResult       result,
                             AleaEnding       ending,
                             AleaText        *text);

/* Why the side to move cannot go from @from to @to, or, when @to is
 * ALEA_NO_SQUARE, cannot move the piece on @from at all.  During set-up: why
 * nothing can be placed on the last of these squares.  An empty text when it
 * can. */
void alea_state_explain     (const AleaState *self,
                             AleaSquare       from,
                             AleaSquare       to,
                             AleaText        *text);

/* That nobody stands on @square who could go anywhere, or who has to be chosen
 * before he can be sent there. */
void alea_state_explain_empty (const AleaState *self,
                               AleaSquare       square,
                               AleaText        *text);

/* Why no piece of @type can go to @to, when it is clear from what was written
 * that one of them is meant: the reason against the piece that comes nearest to
 * it.  Only pieces on @file count, unless that is negative.  An empty text when
 * there is no such piece, or one of them can go there. */
void alea_state_explain_type (const AleaState *self,
                              AleaPieceType    type,
                              int              file,
                              AleaSquare       to,
                              AleaText        *text);

/* Why the side to move cannot castle on @wing; empty when it can. */
void alea_state_explain_castling (const AleaState *self,
                                  AleaWing         wing,
                                  AleaText        *text);
