/* alea-dice-proof.h: which promise each roll of a game was made under
 *
 * The rolls of the program's dice are numbered from 1, in the order in which
 * they fell; those that were taken back are counted, those that were typed in
 * are not.  A promise is about the rolls from one number on, up to the next
 * promise:
 *
 *   before them  a secret is drawn and its commitment, the SHA-256 of the
 *                secret, is shown: from now on it cannot be another one
 *   then         each player may add a word: first the host, whose computer it
 *                is and who might know the secret, then the guest.  Whoever
 *                knows the secret cannot choose a word after the guest's
 *   the rolls    come from the seed of alea_dice_new_seeded(): the secret, the
 *                host's word and the guest's word, with a line feed between them
 *   after them   the secret is shown, and everybody can compute commitment and
 *                rolls
 *
 * That is version 2.  Version 1, of the first release, had one word: its seed is
 * the secret, and where there is a word, a "+" and the word.
 *
 * A game that goes on although its secret was shown has another promise from
 * its next roll on; hence a game may have several.  Of promises in a file
 * nobody knows whether they were made before the rolls.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice-promise.h"
#include "alea-dice.h"

G_BEGIN_DECLS

typedef struct _AleaDiceProof AleaDiceProof;

AleaDiceProof         *alea_dice_proof_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void                   alea_dice_proof_free         (AleaDiceProof       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaDiceProof, alea_dice_proof_free)

/* In the order of their rolls.  The pointers are good until a promise comes or
 * goes; the last one is NULL where there is none. */
guint                  alea_dice_proof_get_n        (const AleaDiceProof *self);
const AleaDicePromise *alea_dice_proof_get          (const AleaDiceProof *self,
                                                     guint                number);
const AleaDicePromise *alea_dice_proof_get_last     (const AleaDiceProof *self);

/* Appends a copy of a promise that somebody tells of; its words and its secret
 * may be NULL.  Those that begin with the same roll or a later one go: nothing
 * has been rolled under them. */
void                   alea_dice_proof_add          (AleaDiceProof         *self,
                                                     const AleaDicePromise *told);

/* The same for one that was made here; its secret is known. */
void                   alea_dice_proof_add_own      (AleaDiceProof         *self,
                                                     const AleaDicePromise *kept,
                                                     gboolean               is_shown);

/* The same, without words, for a secret that was drawn here and is shown to
 * nobody yet. */
void                   alea_dice_proof_promise      (AleaDiceProof       *self,
                                                     guint                first_roll,
                                                     const char          *secret);

/* Of those that a file tells: the promises from number @first on were made
 * here, and the last has @secret, which is shown to nobody yet; NULL where it
 * was shown.  FALSE, and nothing is done, when that cannot be. */
gboolean               alea_dice_proof_claim        (AleaDiceProof       *self,
                                                     guint                first,
                                                     const char          *secret);

/* About the last promise: what a player adds, a clean word or "" for nothing;
 * and that everybody may know its secret. */
void                   alea_dice_proof_set_word     (AleaDiceProof       *self,
                                                     AleaDicePlayer       player,
                                                     const char          *word);

/* The last promise is about the rolls from an earlier one on, as it stands. */
void                   alea_dice_proof_bring_forward (AleaDiceProof      *self,
                                                      guint               first_roll);
void                   alea_dice_proof_show_secret  (AleaDiceProof       *self);

/* The promise that roll number @roll was made under; NULL for none. */
const AleaDicePromise *alea_dice_proof_find         (const AleaDiceProof *self,
                                                     guint                roll);

/* Dice that fall as was promised, from roll 1 on.  Where a secret is unknown,
 * or not the one that was promised, they fall anyhow. */
AleaDice              *alea_dice_proof_make_dice    (const AleaDiceProof *self) G_GNUC_WARN_UNUSED_RESULT;

/* --- whether it was kept ---------------------------------------------------- */

typedef enum
{
  ALEA_DICE_FINDING_KEPT,
  ALEA_DICE_FINDING_UNKNOWN,       /* the secret is not known, or not to be shown */
  ALEA_DICE_FINDING_OTHER_VERSION, /* this program does not know the way to the rolls */
  ALEA_DICE_FINDING_NO_SEED,       /* a seed has 32 hexadecimal digits */
  ALEA_DICE_FINDING_OTHER_SEED,    /* it is not the one that was committed to */
  ALEA_DICE_FINDING_OTHER_ROLL,
} AleaDiceFindingKind;

typedef struct
{
  AleaDiceFindingKind kind;
  guint               first_roll, last_roll;   /* those under the promise; last < first: none */
  guint               roll;                    /* of OTHER_ROLL: the first that differs */
  AleaRoll            expected;                /* what it should have shown */
} AleaDiceFinding;

/* Holds promise @number against @rolls, which are all of the game from roll 1
 * on. */
AleaDiceFinding        alea_dice_proof_check        (const AleaDiceProof *self,
                                                     guint                number,
                                                     const AleaRoll      *rolls,
                                                     guint                n_rolls);

G_END_DECLS
