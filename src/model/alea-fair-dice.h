/* alea-fair-dice.h: dice that nobody can have steered, and the proof of it
 *
 *   before play   the program draws a secret and shows its commitment, the
 *                 SHA-256 of the secret: from now on it cannot choose another
 *   then          the players may add a word of their own, so that the program
 *                 cannot have chosen the secret to its liking, either
 *   play          every roll comes from the seed: the secret, and where there
 *                 is a word, a "+" and the word
 *   after play    the secret is shown; whoever knows it can compute both the
 *                 commitment and, with alea_dice_new_seeded(), every roll
 *
 * Rolls that were typed in, and those that stand for a start chosen by its
 * number, do not come from the seed and are passed over.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice.h"
#include "alea-game.h"

G_BEGIN_DECLS

#define ALEA_FAIR_DICE_ERROR (alea_fair_dice_error_quark ())

typedef enum
{
  ALEA_FAIR_DICE_ERROR_RANDOM,       /* there are no random numbers to be had */
  ALEA_FAIR_DICE_ERROR_COMMITMENT,   /* the secret is not the one committed to */
  ALEA_FAIR_DICE_ERROR_ROLL,         /* a roll is not the one of the seed */
} AleaFairDiceError;

GQuark        alea_fair_dice_error_quark     (void);

/* Properties, notified when, and only when, the value is another: "word",
 * "is-fixed", "secret". */
#define ALEA_TYPE_FAIR_DICE (alea_fair_dice_get_type ())

G_DECLARE_FINAL_TYPE (AleaFairDice, alea_fair_dice, ALEA, FAIR_DICE, GObject)

/* With a secret from the system's random numbers; or with the one of a game
 * that goes on. */
AleaFairDice *alea_fair_dice_new             (GError       **error) G_GNUC_WARN_UNUSED_RESULT;
AleaFairDice *alea_fair_dice_new_from_secret (const char    *secret) G_GNUC_WARN_UNUSED_RESULT;

/* 64 hexadecimal digits. */
const char   *alea_fair_dice_get_commitment  (AleaFairDice  *self);

/* "" unless set; it can be set until dice have been made. */
const char   *alea_fair_dice_get_word        (AleaFairDice  *self);
void          alea_fair_dice_set_word        (AleaFairDice  *self,
                                              const char    *word);
gboolean      alea_fair_dice_get_is_fixed    (AleaFairDice  *self);

/* The dice of @game, as they are after the rolls that it has already: a saved
 * game goes on with the rolls that it would have had.  NULL @game: a new one.
 * (transfer full) */
AleaDice     *alea_fair_dice_make_dice       (AleaFairDice  *self,
                                              AleaGame      *game) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the secret.  Whoever rolls on with it can know what comes. */
void          alea_fair_dice_reveal          (AleaFairDice  *self);

/* NULL until it is shown.  For saving a game under way there is
 * alea_fair_dice_peek_secret(), which must not be shown to anybody. */
const char   *alea_fair_dice_get_secret      (AleaFairDice  *self);
const char   *alea_fair_dice_peek_secret     (AleaFairDice  *self);

/* Checks @game against what was shown: @commitment before it, @secret and
 * @word after it.  FALSE with a sentence: the secret is another one, or a roll
 * differs; then *@number, which may be NULL, is the number of its event, from
 * 0. */
gboolean      alea_fair_dice_check           (const char    *commitment,
                                              const char    *secret,
                                              const char    *word,
                                              AleaGame      *game,
                                              guint         *number,
                                              GError       **error);

G_END_DECLS
