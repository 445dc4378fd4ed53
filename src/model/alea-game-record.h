/* alea-game-record.h: from a game to its record and back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"
#include "alea-session.h"

G_BEGIN_DECLS

/* The whole game, whatever is looked at, with the names of the players and
 * the times of the clock. */
AleaRecord *alea_game_record_new  (AleaSession       *session) G_GNUC_WARN_UNUSED_RESULT;

/* The game that @record tells, to be played on where it ends; NULL, with
 * @error, when the rules do not allow it. */
AleaGame   *alea_game_record_play (const AleaRecord  *record,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* A game of its own with the first @n_events events of the one that is
 * played, for going on from there otherwise. */
AleaGame   *alea_game_record_copy (AleaSession       *session,
                                   guint              n_events,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
