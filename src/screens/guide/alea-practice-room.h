/* alea-practice-room.h: dice to roll, with no game at stake
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_PRACTICE_ROOM (alea_practice_room_get_type ())

G_DECLARE_FINAL_TYPE (AleaPracticeRoom, alea_practice_room, ALEA, PRACTICE_ROOM, GtkWidget)

/* Rolls, from the moment that is chosen. */
void       alea_practice_room_roll (AleaPracticeRoom *self);

/* See alea-growth.h. */
void       alea_practice_room_set_scale (AleaPracticeRoom *self,
                                         guint             scale);

/* What keys do here: "roll-again", "accept" and "to-board", as in a game. */
GActionGroup *
           alea_practice_room_get_answers (AleaPracticeRoom *self);

G_END_DECLS
