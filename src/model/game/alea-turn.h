/* alea-turn.h: the rows of the move list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-state.h"

G_BEGIN_DECLS

/* One thing that was done: a move with the roll before it, several moves of
 * one turn, a roll of the set-up, the result.  It never changes. */
#define ALEA_TYPE_ENTRY (alea_entry_get_type ())

G_DECLARE_FINAL_TYPE (AleaEntry, alea_entry, ALEA, ENTRY, GObject)

/* "Nf3!", "0-1"; in the language of the user.  Of a roll that brought nobody it is
 * the roll. */
const char *alea_entry_get_text   (AleaEntry *self);

/* "3-5", "" where nothing was rolled or the text says it; and the same as dice,
 * @n rolls. */
const char *alea_entry_get_roll   (AleaEntry *self);
const AleaRoll *
            alea_entry_get_rolls  (AleaEntry *self,
                                   guint     *n);

/* For a tooltip and for a screen reader: a whole sentence. */
const char *alea_entry_get_detail (AleaEntry *self);

/* Whether there is something to read about it, see alea_game_view_write_notes(). */
gboolean    alea_entry_get_is_noted (AleaEntry *self);

/* The number of the state after it: what alea_game_view_set_number() takes. */
guint       alea_entry_get_number (AleaEntry *self);

/* A row: the number of the move and what each side did; either may be NULL.
 * A row of the set-up or of the result has a title instead of a number.  It
 * never changes: where a row grows, another takes its place in the list. */
#define ALEA_TYPE_TURN (alea_turn_get_type ())

G_DECLARE_FINAL_TYPE (AleaTurn, alea_turn, ALEA, TURN, GObject)

/* "7.", "Set-up" or "Result"; "" where the row above has the same. */
const char *alea_turn_get_label   (AleaTurn  *self);
AleaEntry  *alea_turn_get_white   (AleaTurn  *self);
AleaEntry  *alea_turn_get_black   (AleaTurn  *self);

/* The last number of a state in this row. */
guint       alea_turn_get_last    (AleaTurn  *self);

/* The rows that this one is short for, of AleaTurn, as a set-up that is over;
 * NULL for none.  (transfer none) */
GListModel *alea_turn_get_parts   (AleaTurn  *self);

/* The place in @rows, of AleaTurn, not empty, of the one with the state
 * @number; of the last one for a later state.  A row whose parts follow it in
 * @rows leaves their states to them. */
guint       alea_turn_find        (GListModel *rows,
                                   guint       number);

/* The number of the state after what was done last until the state @number, in
 * @rows; 0 for nothing. */
guint       alea_turn_find_last   (GListModel *rows,
                                   guint       number);

/* What that was, with the number of the move, "12… Nxe7"; NULL for nothing. */
char       *alea_turn_tell_last   (GListModel *rows,
                                   guint       number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
