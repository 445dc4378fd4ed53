/* alea-record-tags.h: what a record says of the clock
 *
 * Private to alea-game-record.c.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-clock-control.h"
#include "alea-record.h"

G_BEGIN_DECLS

/* @control has White on side 0. */
void          alea_record_tags_set_clock (AleaRecord              *record,
                                          const AleaClockControl  *control);
gboolean      alea_record_tags_get_clock (const AleaRecord        *record,
                                          AleaClockControl        *control);

G_END_DECLS
