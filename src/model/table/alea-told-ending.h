/* alea-told-ending.h: how a game has ended where no rule says so
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-state.h"

G_BEGIN_DECLS

/* All 0 where nothing of the kind has been told. */
typedef struct
{
  guint      n_events;     /* after so many of them, and as long as no other follows */
  AleaResult result;       /* ALEA_RESULT_NONE where the rules know it: whose time was over has
                            * resigned, as far as they go */
  gboolean   is_on_time;
} AleaToldEnding;

G_END_DECLS
