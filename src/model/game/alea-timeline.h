/* alea-timeline.h: the events so far, the states they made, and what an undo
 * has taken back
 *
 * Every state is kept, so that looking back computes nothing: about 2.4 KiB
 * an event, 5 MiB for a game of two thousand.
 *
 * The dice never change.  What an undo cuts off waits: first as a whole, to be
 * done again; when something else is decided instead, the decisions are
 * forgotten and the rolls go on waiting, in their order.  A roll that is due
 * is then the first waiting one of as many dice with as many sides.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-fallen-rolls.h"
#include "alea-state.h"

G_BEGIN_DECLS

typedef struct _AleaTimeline AleaTimeline;

AleaTimeline    *alea_timeline_new          (const AleaState    *start) G_GNUC_WARN_UNUSED_RESULT;
void             alea_timeline_free         (AleaTimeline       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaTimeline, alea_timeline_free)

/* Event number i, from 0, leads from state i to state i + 1.  The pointers
 * are good until an undo cuts off what they point at. */
guint            alea_timeline_get_n_events (const AleaTimeline *self);
const AleaEvent *alea_timeline_get_event    (const AleaTimeline *self,
                                             guint               number);
const AleaState *alea_timeline_get_state    (const AleaTimeline *self,
                                             guint               number);
const AleaState *alea_timeline_get_last     (const AleaTimeline *self);

/* The number of the last roll before state @number, or -1; found as quickly late in a
 * long game as early. */
int              alea_timeline_find_roll    (const AleaTimeline *self,
                                             guint               number);

/* The roll that is due now and has fallen already; NULL for none. */
const AleaEvent *alea_timeline_get_waiting  (const AleaTimeline *self);

/* Appends @n_events events, or none of them: then *@why has the reason.  A
 * roll must not differ from the one that waits; its dice may be named in
 * another order. */
gboolean         alea_timeline_append       (AleaTimeline       *self,
                                             const AleaEvent    *events,
                                             guint               n_events,
                                             AleaText           *why);

/* The last event goes, if it is a roll, and does not come again: the next
 * one is thrown.  What could be done again can be no more. */
gboolean         alea_timeline_can_take_back (const AleaTimeline *self);
void             alea_timeline_take_back    (AleaTimeline       *self);

/* All that were taken back, of AleaTakenRoll; (transfer none).  The other one
 * adds what a file tells. */
const GArray    *alea_timeline_get_taken    (const AleaTimeline  *self);
void             alea_timeline_add_taken    (AleaTimeline        *self,
                                             const AleaTakenRoll *taken);

/* All rolls of the program's dice, of AleaFallenRoll, in the order in which
 * they fell. */
GArray          *alea_timeline_list_fallen  (const AleaTimeline *self) G_GNUC_WARN_UNUSED_RESULT;

/* What an undo has taken back, of AleaEvent: what can be done again, and the rolls
 * that come after that; (transfer none).  The other one is for whoever has kept
 * both: of @redo it takes what is possible where the game stands. */
const GArray    *alea_timeline_get_redo     (const AleaTimeline  *self);
const GArray    *alea_timeline_get_rolls    (const AleaTimeline  *self);
void             alea_timeline_set_undone   (AleaTimeline        *self,
                                             const GArray        *redo,
                                             const GArray        *rolls);

/* Back to before the last decision, and forward to the next one. */
gboolean         alea_timeline_can_undo     (const AleaTimeline *self);
gboolean         alea_timeline_can_redo     (const AleaTimeline *self);
void             alea_timeline_undo         (AleaTimeline       *self);
void             alea_timeline_redo         (AleaTimeline       *self);

G_END_DECLS
