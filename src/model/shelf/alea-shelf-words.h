/* alea-shelf-words.h: what is said of a game on the shelf
 *
 * All from its head alone, so that a list can say it of many.  Each is
 * (transfer full) and in the language of the user.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-game.h"

G_BEGIN_DECLS

/* "Guardener Chess"; the id where this version does not play it. */
char *alea_shelf_words_rules    (const AleaShelfGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* "Ann and Ben", White first; the name of the game where nobody has a name. */
char *alea_shelf_words_players  (const AleaShelfGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* "Ann won", "Drawn", "Unfinished"; NULL for a game that was left without a
 * result. */
char *alea_shelf_words_result   (const AleaShelfGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* "Move 13, Ann to move", "31 moves, king captured". */
char *alea_shelf_words_stand    (const AleaShelfGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* "31 moves, king captured", of a game that is over; @ending is what
 * alea_ending_to_string() makes of it, "time", or NULL. */
char *alea_shelf_words_length   (int                  n_moves,
                                 const char          *ending) G_GNUC_WARN_UNUSED_RESULT;

/* "Luck: Ann +12 points"; NULL where no review says it. */
char *alea_shelf_words_luck     (const AleaShelfGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* "Yesterday", "Friday", "14 Nov", as @now sees the last change; "" where it is
 * not known. */
char *alea_shelf_words_day      (const AleaShelfGame *game,
                                 GDateTime           *now) G_GNUC_WARN_UNUSED_RESULT;

/* All of that in one sentence, for who listens. */
char *alea_shelf_words_sentence (const AleaShelfGame *game,
                                 GDateTime           *now) G_GNUC_WARN_UNUSED_RESULT;

/* With what parts its thousands: "2,914". */
char *alea_shelf_words_number   (guint64              number) G_GNUC_WARN_UNUSED_RESULT;

/* The roll on the table in a game in progress; while pieces are placed by dice, and of all
 * other games, the last one.  Without dice where there is none, or it is not one of the
 * game. */
AleaRoll alea_shelf_words_get_roll (const AleaShelfGame *game);

/* How many sides the dice of the game have; 0 where it has none. */
guint    alea_shelf_words_get_sides (const char         *rules);

G_END_DECLS
