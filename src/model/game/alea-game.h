/* alea-game.h: the game as a GObject
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-dice.h"
#include "alea-game-error.h"
#include "alea-game-gate.h"
#include "alea-state.h"
#include "alea-timeline.h"

G_BEGIN_DECLS

/* The property "n-events" is notified when, and only when, it is another. */
#define ALEA_TYPE_GAME (alea_game_get_type ())

G_DECLARE_FINAL_TYPE (AleaGame, alea_game, ALEA, GAME, GObject)

AleaGame        *alea_game_new            (const AleaRules    *rules,
                                           const AleaOptions  *options) G_GNUC_WARN_UNUSED_RESULT;
AleaGame        *alea_game_new_from_setup (const AleaRules    *rules,
                                           const AleaOptions  *options,
                                           const AleaSetup    *setup,
                                           GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* What does not change. */
const AleaRules *alea_game_get_rules      (AleaGame           *self);
gboolean         alea_game_is_from_setup  (AleaGame           *self);
const char      *alea_game_get_title      (AleaGame           *self);
const char      *alea_game_get_short_title (AleaGame          *self);   /* where there is little room */

/* Where the dice come from; system random numbers unless set.  @dice is
 * (transfer full). */
void             alea_game_set_dice       (AleaGame           *self,
                                           AleaDice           *dice);

/* The events so far.  State number i is the one after i events, so there is always
 * number 0, and the last is where the game stands.  Event number i, from 0, leads
 * from state i to state i + 1.  The pointers are good until an undo takes back what
 * they point at.  The last roll is that before a state, -1 for none. */
guint            alea_game_get_n_events   (AleaGame           *self);
const AleaEvent *alea_game_get_event      (AleaGame           *self,
                                           guint               number);
const AleaState *alea_game_get_state_at   (AleaGame           *self,
                                           guint               number);
const AleaState *alea_game_get_state      (AleaGame           *self);
int              alea_game_find_roll      (AleaGame           *self,
                                           guint               number);

/* Scharnagl's number of the start, -1 where it has none (yet). */
int              alea_game_get_start_number (AleaGame         *self);

/* The signal "played" comes after all properties have been notified, with the
 * number of the first of the events that were added just now; what an undo takes
 * back and a redo brings again is not played. */

/* On failure nothing has changed, and the error is a sentence for the user.  A roll that
 * an undo has taken back comes again: alea_game_roll() gives it, and another one is
 * refused.  The waiting roll is the one that comes now; NULL for none. */
gboolean         alea_game_roll           (AleaGame           *self,
                                           GError            **error);
const AleaEvent *alea_game_get_waiting    (AleaGame           *self);
gboolean         alea_game_apply          (AleaGame           *self,
                                           const AleaEvent    *event,
                                           GError            **error);
gboolean         alea_game_decide         (AleaGame           *self,
                                           const AleaDecision *decision,
                                           GError            **error);

/* Several rolls at once, all of them or none: a start chosen by its number. */
gboolean         alea_game_apply_rolls    (AleaGame           *self,
                                           const AleaRoll     *rolls,
                                           guint               n_rolls,
                                           AleaSource          source,
                                           GError            **error);

/* --- gates ------------------------------------------------------------------ */

/* @gate is kept, not copied; NULL for none. */
void             alea_game_set_gate       (AleaGame           *self,
                                           const AleaGameGate *gate);
const AleaGameGate *
                 alea_game_get_gate       (AleaGame           *self);

/* --- going back --------------------------------------------------------------- */

/* By agreement of both players: the last event, a roll, goes and does not come again;
 * who it was for rolls anew.  All such rolls, of AleaTakenRoll, are part of the record;
 * (transfer none).  alea_game_add_taken() is for the reader of a record. */
gboolean         alea_game_get_can_take_back (AleaGame           *self);
void             alea_game_take_back         (AleaGame           *self);
const GArray    *alea_game_get_taken         (AleaGame           *self);
void             alea_game_add_taken         (AleaGame            *self,
                                              const AleaTakenRoll *taken);

/* What an undo has taken back, see alea_timeline_get_redo(): for keeping it, and
 * for giving it back to a game that was kept. */
const GArray    *alea_game_get_redo          (AleaGame           *self);
const GArray    *alea_game_get_rolls         (AleaGame           *self);
void             alea_game_set_undone        (AleaGame           *self,
                                              const GArray       *redo,
                                              const GArray       *rolls);

/* See alea_timeline_list_fallen(); (transfer full). */
GArray          *alea_game_list_fallen       (AleaGame            *self) G_GNUC_WARN_UNUSED_RESULT;

/* Back to before the last decision, and forward to the next.  The dice do not change:
 * rolls that an undo drops come again, in their order, when rolls of as many dice with
 * as many sides are due again.  Where nothing can be undone or redone, nothing happens. */
gboolean         alea_game_get_can_undo   (AleaGame           *self);
gboolean         alea_game_get_can_redo   (AleaGame           *self);
void             alea_game_undo           (AleaGame           *self);
void             alea_game_redo           (AleaGame           *self);

G_END_DECLS
