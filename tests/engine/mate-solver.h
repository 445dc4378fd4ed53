/* mate-solver.h: whether a side can force mate, found the plain way
 *
 * Every move is tried and every answer to it, by the rules alone.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-position.h"

/* Whether the side to move mates in at most @n moves of its own, whatever the
 * other side does. */
gboolean solver_mates (const AleaPosition *position,
                       int                 n);
