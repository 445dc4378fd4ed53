/* alea-score-words.h: what is said of a game above its moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"

G_BEGIN_DECLS

/* The players, "Anna – Ben"; NULL where neither is known.  (transfer full) */
char          *alea_game_score_write_players (const AleaGameScore *self);
/* The day, as people write it; NULL where it is not known.  (transfer full) */
char          *alea_game_score_write_date     (const AleaGameScore *self);
/* The same in figures; NULL where the day is not known.  (transfer full) */
char          *alea_game_score_write_short_date (const AleaGameScore *self);
/* The event, its round and the day, as people write it; NULL where nothing is
 * known.  (transfer full) */
char          *alea_game_score_write_occasion (const AleaGameScore *self);

G_END_DECLS
