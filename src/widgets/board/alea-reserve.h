/* alea-reserve.h: the pieces that are still to be placed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-game-view.h"

G_BEGIN_DECLS

#define ALEA_TYPE_RESERVE (alea_reserve_get_type ())

G_DECLARE_FINAL_TYPE (AleaReserve, alea_reserve, ALEA, RESERVE, GtkWidget)

/* Shows the pieces in hand of the player who is asked now, and hides itself when
 * nobody has any; @view may be NULL. */
void       alea_reserve_update       (AleaReserve  *self,
                                      AleaGameView *view);

/* How much larger than usual the pictures are, in tenths; 0 for small ones. */
void       alea_reserve_set_scale    (AleaReserve *self,
                                      guint        scale);

/* The piece of the button that @widget lies in; ALEA_NO_PIECE beside them.  For
 * AleaCarry: @self is an AleaReserve. */
AleaPiece  alea_reserve_find_piece   (GtkWidget   *self,
                                      GtkWidget   *widget);

/* Places a piece of @type, or emits "reason" with why it cannot be placed. */
void       alea_reserve_place        (AleaReserve   *self,
                                      AleaGameView  *view,
                                      AleaPieceType  type);

G_END_DECLS
