/* alea-record-dice.h: what a record says of the promises of its dice
 *
 *   [DiceFrom "1"]         the roll that the promise begins with, as in
 *                          alea-dice-proof.h; left out where it is 1
 *   [DiceVersion "2"]      the way from secret and words to the rolls; left out
 *                          where it is 1, as in games of the first release
 *   [DiceCommitment "…"]   what was promised
 *   [DiceHostWord "…"]     what the players added; of version 1, which has one
 *   [DiceGuestWord "…"]    word, [DiceWord "…"]
 *   [DiceSeed "…"]         the secret, once everybody may know it
 *
 * The tags of a second promise end in 2 and those of a third in 3:
 * [DiceFrom2 "9"] says that roll 9 and those after it were made under the
 * second one.
 *
 *   [AleaDice "1 …"]       which promises, from this one on, were made on this
 *                          computer, and the secret of the last one as long as
 *                          nobody may know it; only in what this program keeps
 *                          for itself, never in a game for others
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice-proof.h"
#include "alea-record.h"

G_BEGIN_DECLS

#define ALEA_RECORD_DICE_TAG "AleaDice"

/* More promises than these are not read. */
#define ALEA_RECORD_MAX_PROMISES 999

/* Replaces what the record says of promises, for others; a secret that is not
 * shown is left out. */
void           alea_record_set_proof      (AleaRecord           *self,
                                           const AleaDiceProof  *proof);

void           alea_record_clear_proof    (AleaRecord           *self);

/* Whether a tag of this name is about promises. */
gboolean       alea_record_is_proof_tag   (const char           *name);

/* All that the record tells, believed to be this program's own as far as
 * [AleaDice] says so: whoever reads a record from elsewhere takes that tag away
 * before.  NULL for nothing. */
AleaDiceProof *alea_record_read_proof     (const AleaRecord     *self) G_GNUC_WARN_UNUSED_RESULT;

/* The name of the first tag that looks as if it were about a promise and is
 * about none of those in @proof, which is what was read of the record or NULL;
 * NULL for none. */
const char    *alea_record_find_stray_dice_tag (const AleaRecord    *self,
                                                const AleaDiceProof *proof);

G_END_DECLS
