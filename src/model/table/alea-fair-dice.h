/* alea-fair-dice.h: the dice of a game, which nobody can have steered
 *
 * Follows a game.  As long as it is under way there is a promise, see
 * alea-dice-proof.h, and the dice fall as was promised.  When the game is over
 * the secret is shown; should the game go on after that, another promise is
 * made for the rolls that have not fallen yet.
 *
 * Rolls that were typed in, and those that stand for a start chosen by its
 * number, do not come from a seed and are passed over.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice-proof.h"
#include "alea-game.h"

G_BEGIN_DECLS

/* Properties, notified when, and only when, the value is another: "promise",
 * "host-word", "guest-word", "is-fresh". */
#define ALEA_TYPE_FAIR_DICE (alea_fair_dice_get_type ())

G_DECLARE_FINAL_TYPE (AleaFairDice, alea_fair_dice, ALEA, FAIR_DICE, GObject)

/* Gives @game its dice, and others later.  @proof has the promises that were
 * made about it so far, NULL for none; (transfer full).  The last one holds
 * further if it was made here and its secret is still one.
 *
 * Where there are no random numbers to be had for a secret, the dice of the
 * game fail, or are those that it has if no promise was made before. */
AleaFairDice        *alea_fair_dice_new              (AleaGame      *game,
                                                      AleaDiceProof *proof) G_GNUC_WARN_UNUSED_RESULT;

/* All promises; (transfer none). */
const AleaDiceProof *alea_fair_dice_get_proof        (AleaFairDice  *self);

/* The commitment that holds now, 64 hexadecimal digits; NULL where no roll of
 * the program can come. */
const char          *alea_fair_dice_get_promise      (AleaFairDice  *self);

/* Whether no roll has fallen yet under that promise. */
gboolean             alea_fair_dice_get_is_fresh     (AleaFairDice  *self);

/* What a player has added to that promise, "" for nothing.  Each can as long as
 * it is fresh and the guest has not, whose word is the last: whoever might know
 * the secret cannot choose after it. */
const char          *alea_fair_dice_get_word         (AleaFairDice   *self,
                                                      AleaDicePlayer  player);
gboolean             alea_fair_dice_get_can_add_words (AleaFairDice  *self);
void                 alea_fair_dice_add_word         (AleaFairDice   *self,
                                                      AleaDicePlayer  player,
                                                      const char     *word);

/* --- the proof ------------------------------------------------------------ */

AleaDiceFinding      alea_fair_dice_check            (AleaFairDice  *self,
                                                      guint          promise);

/* A sentence about promise number @promise: whether it was kept, or why nobody
 * can know; (transfer full). */
char                *alea_fair_dice_judge            (AleaFairDice  *self,
                                                      guint          promise) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
