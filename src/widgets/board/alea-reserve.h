/* alea-reserve.h: the men that are still to be placed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-game.h"

G_BEGIN_DECLS

#define ALEA_TYPE_RESERVE (alea_reserve_get_type ())

G_DECLARE_FINAL_TYPE (AleaReserve, alea_reserve, ALEA, RESERVE, GtkWidget)

GtkWidget *alea_reserve_new          (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the men in hand of the player who is asked now, and hides itself when
 * nobody has any; @game may be NULL. */
void       alea_reserve_update       (AleaReserve *self,
                                      AleaGame    *game);

/* With the numbers over the corners of the pictures, not below them. */
void       alea_reserve_set_is_small (AleaReserve *self,
                                      gboolean     is_small);

/* The man of the button that @widget lies in; ALEA_NOBODY beside them.  For
 * AleaCarry: @self is an AleaReserve. */
AleaMan    alea_reserve_find_man     (GtkWidget   *self,
                                      GtkWidget   *widget);

/* Places a man of @kind, or emits "reason" with why it cannot be placed. */
void       alea_reserve_place        (AleaReserve *self,
                                      AleaGame    *game,
                                      AleaKind     kind);

G_END_DECLS
