/* alea-pointing.h: what somebody points out on a board
 *
 * The other mouse button puts a circle on a square, or draws an arrow from one
 * to another; the same once more takes it away.  The first button, Escape and
 * whatever happens in the game wipe all of it off.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"

G_BEGIN_DECLS

#define ALEA_TYPE_POINTING (alea_pointing_get_type ())

G_DECLARE_FINAL_TYPE (AleaPointing, alea_pointing, ALEA, POINTING, GObject)

/* On @board, which must outlive it. */
AleaPointing *alea_pointing_new   (AleaBoard    *board) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a circle on a square, or draws an arrow where @to is another, in place of
 * all that is there. */
void          alea_pointing_show  (AleaPointing *self,
                                   AleaSquare    from,
                                   AleaSquare    to);

/* Wipes all of it off; whether there was any. */
gboolean      alea_pointing_clear (AleaPointing *self);

G_END_DECLS
