/* alea-score-variation.h: variations as books print them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"

G_BEGIN_DECLS

/* No line ends within @move: "O-O-O", "d2z4 {T3}".  (transfer full) */
char *alea_score_keep_together    (const char          *move);

/* "(12.♘f3 e6! 13.d4)" for "(12. Nf3 e6 $1 13. d4)" of a file; comments become
 * words.  (transfer full) */
char *alea_score_write_variations (const AleaGameScore *score,
                                   const char          *pgn);

G_END_DECLS
