/* alea-player-name.h: what a player is called beside the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-session.h"

G_BEGIN_DECLS

/* The number of the person who has @colour now. */
guint    alea_player_name_find_person       (AleaSession     *session,
                                             AleaColour       colour);

/* Whether colours are still thrown for: players who change seats have none before play. */
gboolean alea_player_name_is_before_colours (const AleaState *state);

/* From the second game of a match on; those that were left are none. */
gboolean alea_player_name_has_score         (AleaMatch       *match);

/* "White", "White · Anna", or "White · first player" where players who have no
 * names change colours: within a game, or from one game to the next. */
char    *alea_player_name_write             (AleaSession     *session,
                                             AleaColour       colour) G_GNUC_WARN_UNUSED_RESULT;

/* Of a person alone: "Anna", without a name "White", or "First player" in a game
 * whose players change colours. */
const char *alea_player_name_get            (AleaSession     *session,
                                             guint            person);

G_END_DECLS
