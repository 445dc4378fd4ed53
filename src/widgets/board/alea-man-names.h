/* alea-man-names.h: what men are called, in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-man.h"

G_BEGIN_DECLS

/* "white pawn"; static. */
const char *alea_man_get_name        (AleaMan man);

/* "white pawn, turned right" after one of the quarter @turns, clockwise.
 * (transfer full) */
char       *alea_man_get_turned_name (AleaMan man,
                                      guint   turns);

G_END_DECLS
