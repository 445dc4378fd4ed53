/* alea-set-up-turn.h: a whole set-up as one row of the move list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-timeline.h"
#include "alea-turn.h"

G_BEGIN_DECLS

/* Whether event @number ends a set-up that is one row from then on: where dice
 * or players have placed pieces, not where they have but chosen sides. */
gboolean  alea_set_up_turn_ends (const AleaTimeline *timeline,
                                 guint               number);

/* The row for that set-up, whose rows so far, of AleaTurn, were @rows. */
AleaTurn *alea_set_up_turn_new  (const AleaTimeline *timeline,
                                 guint               number,
                                 const GPtrArray    *rows) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
