/* alea-outlook.h: what could I have rolled?
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-view.h"

G_BEGIN_DECLS

/* One roll that was possible.  Two dice lie in no order: 1-2 and 2-1 are one
 * roll that falls in two ways. */
typedef struct
{
  AleaRoll  roll;
  guint     n_ways;        /* of all sides to the power of all dice */
  gboolean  has_fallen;    /* it is the one that did */
  guint     n_decisions;   /* that it leaves; 0 where none is asked for */
  char     *meaning;       /* a sentence; owned */
} AleaOutlook;

/* Every roll that answers the question of @before, which must be a roll, from
 * the lowest to the highest; @fallen may be NULL.  Elements are AleaOutlook;
 * (transfer full). */
GArray *alea_outlook_list      (const AleaState *before,
                                const AleaRoll  *fallen) G_GNUC_WARN_UNUSED_RESULT;

/* The number of the last roll before the state that is looked at: of its
 * event, from 0; -1 for none. */
int     alea_outlook_find_roll (AleaGameView *view);

G_END_DECLS
