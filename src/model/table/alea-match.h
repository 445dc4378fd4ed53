/* alea-match.h: two persons, several games, and the score
 *
 * Three things are told apart.  A person, 0 or 1, stays the same through the
 * match.  A player, first or second, is who a person is in one game; after one
 * that has been played out the two change over.  A colour is what a player has
 * now: the first White and the second Black, unless the game has given them out
 * otherwise (Random Move Number Chess: the throw-off, and each 666; RA7).
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-person.h"
#include "alea-state.h"

G_BEGIN_DECLS

#define ALEA_N_PERSONS 2

/* For the person who is nobody. */
#define ALEA_NO_PERSON (-1)

typedef enum
{
  ALEA_SCORE_NONE,     /* under way, or left without a result */
  ALEA_SCORE_FIRST,    /* person 0 has won */
  ALEA_SCORE_SECOND,   /* person 1 has won */
  ALEA_SCORE_DRAW,
} AleaScore;

/* Properties, notified when, and only when, the value is another:
 * "game-number", "first-player", "score". */
#define ALEA_TYPE_MATCH (alea_match_get_type ())

G_DECLARE_FINAL_TYPE (AleaMatch, alea_match, ALEA, MATCH, GObject)

AleaMatch  *alea_match_new              (void) G_GNUC_WARN_UNUSED_RESULT;

/* @number is 0 or 1; (transfer none). */
AleaPerson *alea_match_get_person       (AleaMatch        *self,
                                         guint             number);

/* From 1. */
guint       alea_match_get_game_number  (AleaMatch        *self);

/* For how many persons a program plays. */
guint       alea_match_count_programs   (AleaMatch        *self);

/* The person who is the first player of the game under way. */
guint       alea_match_get_first_player (AleaMatch        *self);
void        alea_match_set_first_player (AleaMatch        *self,
                                         guint             person);

/* The person who is @who in @state. */
guint       alea_match_find_person      (AleaMatch        *self,
                                         const AleaState  *state,
                                         AleaWho           who);

/* How @state counts for the persons; ALEA_SCORE_NONE unless it is over. */
AleaScore   alea_match_find_score       (AleaMatch        *self,
                                         const AleaState  *state);

/* The result of the game under way, which counts once however often it is
 * set; ALEA_SCORE_NONE takes it back. */
void        alea_match_set_result       (AleaMatch        *self,
                                         AleaScore         result);

/* Goes on to the next game, where the players have changed over.  A game
 * without a result counts nothing, and they stay who they are. */
void        alea_match_next_game        (AleaMatch        *self);

/* Goes back to a game that has waited while others were played, in which
 * @first_player is the first player: what the others have brought stays. */
void        alea_match_return           (AleaMatch        *self,
                                         guint             first_player);

/* Whether a game has brought somebody points. */
gboolean    alea_match_has_score        (AleaMatch        *self);

/* Whether it is beyond its first game, or there are points. */
gboolean    alea_match_has_begun        (AleaMatch        *self);

/* Everybody back to no points, game 1, in which @first_player is the first
 * player.  The result that there is counts no more, until it is taken back. */
void        alea_match_reset            (AleaMatch        *self,
                                         guint             first_player);

/* What is kept of it: the game's number, the person who is the first player, and
 * the half points of persons 0 and 1 from the games before.  A plain value. */
typedef struct
{
  guint number;
  guint first;
  guint points[ALEA_N_PERSONS];
} AleaMatchStand;

/* As it is; and with what the game under way has brought, and the first player of
 * the next one, for going on with the match where that game is not. */
void        alea_match_get_stand        (AleaMatch            *self,
                                         AleaMatchStand       *stand);
void        alea_match_get_sum          (AleaMatch            *self,
                                         AleaMatchStand       *stand);

/* FALSE, and nothing happens, where it is none.  The result of the game under way
 * has to be set again. */
gboolean    alea_match_set_stand        (AleaMatch            *self,
                                         const AleaMatchStand *stand);

/* What version 1 has kept, "3 0 4 0"; FALSE for anything else. */
gboolean    alea_match_parse_stand      (const char           *text,
                                         AleaMatchStand       *stand);

/* "1½–½", person 0 before person 1. */
const char *alea_match_get_score        (AleaMatch        *self);

G_END_DECLS
