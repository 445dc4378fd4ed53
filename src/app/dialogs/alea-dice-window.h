/* alea-dice-window.h: how the dice of a game have fallen, and whether fairly
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-session.h"

G_BEGIN_DECLS

/* Counts, every roll, what else could have been rolled, and the proof that
 * nobody steered the dice; all about @session as it is now. */
void alea_dice_window_show (GtkWindow   *parent,
                            AleaSession *session);

G_END_DECLS
