/* alea-record-tags.h: what a record says of clock and dice
 *
 * Private to alea-game-record.c.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-clock-control.h"
#include "alea-fair-dice.h"
#include "alea-record.h"

G_BEGIN_DECLS

/* @control has White on side 0. */
void          alea_record_tags_set_clock (AleaRecord              *record,
                                          const AleaClockControl  *control);
gboolean      alea_record_tags_get_clock (const AleaRecord        *record,
                                          AleaClockControl        *control);

/* @fair_dice may be NULL. */
void          alea_record_tags_set_dice  (AleaRecord              *record,
                                          AleaFairDice            *fair_dice);

/* For a game that branches off: the same dice again could be known. */
void          alea_record_tags_clear_dice (AleaRecord             *record);

/* NULL when there are none, or the secret is not the one promised. */
AleaFairDice *alea_record_tags_make_dice (const AleaRecord        *record) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
