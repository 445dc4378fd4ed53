/* alea-session.h: persons, clock and dice around one game
 *
 * The clock waits until something has been rolled or decided in play, so that
 * nobody loses time while pieces are placed.  From then on it runs for the person
 * whom the game asks; whenever that is somebody else than before, it is
 * pressed.  It stops when the game is over.  An undo gives back the time: the
 * clock is again as it was when the game first stood there, and runs on for
 * whoever is asked; a redo takes the time away again.
 *
 * The sides of the clock are the persons of the match: a person keeps the time
 * when colours change in the middle of a game (RA7).
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-clock.h"
#include "alea-dice-log.h"
#include "alea-fair-dice.h"
#include "alea-game-view.h"
#include "alea-game.h"
#include "alea-match.h"
#include "alea-told-ending.h"

G_BEGIN_DECLS

/* Properties, notified when, and only when, the value is another: "white",
 * "asks-typed-roll", "time-over". */
#define ALEA_TYPE_SESSION (alea_session_get_type ())

G_DECLARE_FINAL_TYPE (AleaSession, alea_session, ALEA, SESSION, GObject)

/* All three are kept; @game may have events already.  A game, and a match, belong to
 * one session at a time: let the old one go before alea_match_next_game(). */
AleaSession *alea_session_new                 (AleaGame             *game,
                                               AleaMatch            *match,
                                               AleaClock            *clock) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer none) */
AleaGame    *alea_session_get_game            (AleaSession          *self);
AleaGameView *
             alea_session_get_view            (AleaSession          *self);
AleaMatch   *alea_session_get_match           (AleaSession          *self);
AleaClock   *alea_session_get_clock           (AleaSession          *self);

/* The person who has White in the state that is looked at. */
guint        alea_session_get_white           (AleaSession          *self);

/* The name of who began with White, @player 0, or with Black; of whom no name is
 * known it is that of the colour.  (transfer full) */
char        *alea_session_make_name           (AleaSession          *self,
                                               guint                 player) G_GNUC_WARN_UNUSED_RESULT;

/* The person whom the game asks where it stands, ALEA_NO_PERSON when it is over. */
int          alea_session_get_asked           (AleaSession          *self);

/* Back and forward, with the time; alea_game_redo() alone would count what
 * comes again as new.  Where the computer plays, back to the last decision of a
 * person, and forward to the next. */
gboolean     alea_session_get_can_undo        (AleaSession          *self);
void         alea_session_undo                (AleaSession          *self);
void         alea_session_redo                (AleaSession          *self);

/* --- time ----------------------------------------------------------------- */

/* The person whose time is over while the game is not, ALEA_NO_PERSON for
 * nobody; and a sentence that says it, else "". */
int          alea_session_get_time_over       (AleaSession          *self);
const char  *alea_session_get_time_news       (AleaSession          *self);

/* What may be done then.  To claim it ends the game: for the rules, that person resigns.
 * To play on switches the clock off. */
gboolean     alea_session_claim_time          (AleaSession          *self,
                                               GError              **error);
void         alea_session_play_on             (AleaSession          *self);

/* How the game has ended, by such a claim or as the file tells that it was read from. */
AleaToldEnding
             alea_session_get_told_ending     (AleaSession          *self);
void         alea_session_tell_ending         (AleaSession          *self,
                                               const AleaToldEnding *ending);

/* The clock as it was when the game came to state @number; for the record. */
void         alea_session_get_times_at        (AleaSession          *self,
                                               guint                 number,
                                               AleaClockTimes       *times);

/* The same for a game that was read from a file.  The clock takes over the
 * times of the last state, and waits, paused, for the players. */
void         alea_session_set_times_at        (AleaSession          *self,
                                               guint                 number,
                                               const AleaClockTimes *times);

/* --- the result ----------------------------------------------------------- */

/* What is to do now, with the names of the players: "Anna: roll both dice." */
char        *alea_session_make_prompt         (AleaSession          *self) G_GNUC_WARN_UNUSED_RESULT;

/* "Anna wins as White." about the state that is looked at, "" where the game is not
 * over there; about the whole game; and what it comes to where @loser resigns. */
const char  *alea_session_get_result          (AleaSession          *self);
char        *alea_session_make_result         (AleaSession          *self) G_GNUC_WARN_UNUSED_RESULT;
char        *alea_session_foretell_result     (AleaSession          *self,
                                               AleaColour            loser) G_GNUC_WARN_UNUSED_RESULT;

/* --- dice ----------------------------------------------------------------- */

/* Whether the state that is looked at is live and a roll is due that the person
 * asked makes with real dice; not one that alea_game_roll() brings again. */
gboolean     alea_session_get_asks_typed_roll (AleaSession          *self);

/* What was promised of the dice of the game; NULL where nothing was. */
void         alea_session_set_fair_dice       (AleaSession          *self,
                                               AleaFairDice         *fair_dice);
AleaFairDice *
             alea_session_get_fair_dice       (AleaSession          *self);

G_END_DECLS
