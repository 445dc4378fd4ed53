/* alea-turn-list.h: the rows of the move list, kept up with the events
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-game-notes.h"
#include "alea-timeline.h"

G_BEGIN_DECLS

/* Makes @rows (of AleaTurn), which are those of some first events of
 * @timeline, or were before an undo, those of the first @n_events.  Only rows
 * at the end change, in one go; when a set-up is over, or no more, that is all.
 *
 * A roll that asks for a decision stands with that decision; one that asks
 * for none is an entry by itself.  What @notes, or NULL, have of a decision stands
 * with it. */
void alea_turn_list_update (GListStore          *rows,
                            const AleaTimeline  *timeline,
                            const AleaGameNotes *notes,
                            guint                n_events);

G_END_DECLS
