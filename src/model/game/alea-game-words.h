/* alea-game-words.h: why not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game.h"

G_BEGIN_DECLS

/* Why the piece on @from cannot go to @to, or nowhere when that is
 * ALEA_NO_SQUARE, or, during set-up, why nothing can be placed on the last of
 * these; why no piece of @type can be placed; why nobody can castle on
 * @wing.  A sentence in the language of the user, "" where there is nothing to
 * say; (transfer full).  *@rule becomes the number of the rule behind it, NULL
 * for none. */
char            *alea_game_explain_move   (AleaGame           *self,
                                           AleaSquare          from,
                                           AleaSquare          to,
                                           const char        **rule) G_GNUC_WARN_UNUSED_RESULT;
char            *alea_game_explain_place  (AleaGame           *self,
                                           AleaPieceType       type,
                                           const char        **rule) G_GNUC_WARN_UNUSED_RESULT;
char            *alea_game_explain_castling (AleaGame         *self,
                                             AleaWing          wing,
                                             const char      **rule) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
