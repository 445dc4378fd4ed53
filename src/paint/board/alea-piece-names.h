/* alea-piece-names.h: what pieces are called, in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-piece.h"

G_BEGIN_DECLS

/* "white pawn"; static. */
const char *alea_piece_get_name      (AleaPiece piece);

/* "white pawn, turned right" after one of the quarter @turns, clockwise.
 * (transfer full) */
char       *alea_piece_get_turned_name (AleaPiece piece,
                                        guint     turns);

G_END_DECLS
