/* alea-kept-card.h: the game that was left, on the start screen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-game.h"

G_BEGIN_DECLS

#define ALEA_TYPE_KEPT_CARD (alea_kept_card_get_type ())

G_DECLARE_FINAL_TYPE (AleaKeptCard, alea_kept_card, ALEA, KEPT_CARD, GtkWidget)

/* Where @game, which was read, stands, with the @times of White and Black, NULL for no
 * clock, and a button for the action "win.resume".  What is shown is that of now: @game
 * is not kept. */
GtkWidget *alea_kept_card_new (AleaGame     *game,
                               const gint64 *times) G_GNUC_WARN_UNUSED_RESULT;

/* In a narrow window it says no more than which game it is. */
void       alea_kept_card_set_is_narrow (AleaKeptCard *self,
                                         gboolean      is_narrow);

G_END_DECLS
