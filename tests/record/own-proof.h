/* own-proof.h: what only the program that promised may know, in a record
 *
 * Earlier programs kept it there; now it is a column of the shelf, and records
 * with it are but read.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record-dice.h"

static inline void
add_own_proof (AleaRecord          *record,
               const AleaDiceProof *proof)
{
  const AleaDicePromise *last = alea_dice_proof_get_last (proof);
  g_autofree char *text = NULL;
  guint first_own = 0;

  if (last == NULL || !last->is_own)
    return;

  while (!alea_dice_proof_get (proof, first_own)->is_own)
    first_own++;

  text = last->is_shown ? g_strdup_printf ("%u", first_own + 1)
                        : g_strdup_printf ("%u %s", first_own + 1, last->secret);
  alea_record_set_tag (record, ALEA_RECORD_DICE_TAG, text);
}
