/* alea-explain-way.h: how pieces move, and what stands in their way
 *
 * Private to text/.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position.h"
#include "alea-text.h"

/* Says @sentence with its {square}. */
void        alea_say_square                 (AleaText           *text,
                                             const AleaPosition *position,
                                             const char         *rule,
                                             const char         *sentence,
                                             AleaSquare          square);

/* How a piece of @type moves, a msgid. */
const char *alea_explain_shape              (AleaPieceType       type);

/* Such a pawn goes its own ways (GA14). */
bool        alea_explain_is_pawn_on_terrace (const AleaPosition *position,
                                             AleaSquare          square);

/* Says what stands in the way, if anything does but the king's safety. */
bool        alea_explain_way                (const AleaPosition *position,
                                             AleaSquare          from,
                                             AleaSquare          to,
                                             AleaText           *text);
