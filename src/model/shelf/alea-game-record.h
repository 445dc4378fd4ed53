/* alea-game-record.h: from a game to its record and back
 *
 * Besides the tags of record/:
 *
 *   [TimeControl "300+3"]   PGN's way to say Fischer's clock, "300" without
 *                           extra time, "1/30" half a minute for each move
 *   [Clock "bronstein 300+3/120+0"]   where PGN has no words for it, White
 *                           before Black; see alea-clock-control.h
 *   [DiceCommitment "…"]    and others: what was promised of the dice, see
 *                           alea-record-dice.h
 *   [AleaMatch "3 0 4 0"]   the match that the game belongs to, see
 *                           alea-match.h
 *   [AleaDice "1 …"]        the secret of the dice
 *
 * The last two are private: they are only in what this program keeps for
 * itself, never in a game for others, nor once it is among the earlier games.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"
#include "alea-session.h"

G_BEGIN_DECLS

/* The whole game, whatever is looked at, with the names of the players, the
 * clock and its times, and what was promised of the dice, but nothing private.
 * A game that was read keeps the tags and notes that it came with, as far as it
 * is still the same game. */
AleaRecord       *alea_game_record_new        (AleaSession       *session) G_GNUC_WARN_UNUSED_RESULT;

/* The game that @record tells, to be played on where it ends; NULL, with
 * @error, when the rules do not allow it. */
AleaGame         *alea_game_record_play       (const AleaRecord  *record,
                                               GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* What @game was read from; NULL for a game that began here. */
const AleaRecord *alea_game_record_get_origin (AleaGame          *game);

/* In games under way that version 1 has kept: which match it belongs to. */
#define ALEA_GAME_RECORD_MATCH_TAG "AleaMatch"

/* Whoever reads a record that this program has not kept for itself does this
 * first: it may pretend to be such a one. */
void              alea_game_record_drop_private (AleaRecord      *record);

/* The clock that @game was read with, for the persons of @match.  FALSE, and
 * @control untouched, when there was none that this program has. */
gboolean          alea_game_record_get_clock  (AleaGame          *game,
                                               AleaMatch         *match,
                                               AleaClockControl  *control);

/* What was left to White and to Black, in milliseconds, when @game was written.  FALSE,
 * and @times untouched, when there was no clock. */
gboolean          alea_game_record_get_times  (AleaGame          *game,
                                               gint64             times[ALEA_CLOCK_SIDES]);

/* Gives a session of a game that was read what else its record says: names,
 * times, and the fair dice; @proof, which is taken, in place of what it says of
 * these, NULL for none.  Nothing happens for a game that began here. */
void              alea_game_record_restore    (AleaSession       *session,
                                               AleaDiceProof     *proof);

/* A game of its own with the first @n_events events of the one that is
 * played, for going on from there otherwise. */
AleaGame   *alea_game_record_copy (AleaSession       *session,
                                   guint              n_events,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* Who answered in a game that was read from a file and is not over: a person, or
 * the computer at some level. */
void         alea_game_record_restore_seats (AleaSession *session);

G_END_DECLS
