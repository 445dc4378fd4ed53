/* alea-level.h: how well the computer plays, in words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "alea-search.h"

G_BEGIN_DECLS

/* Beyond the levels of the computer: an engine that is a program of its own. */
#define ALEA_LEVEL_PROGRAM (ALEA_N_LEVELS + 1)

/* "Club Player", for 1 .. ALEA_N_LEVELS, in the language of the user. */
const char *alea_level_get_title (guint       level);

/* "hand", "level=4" or "uci": for settings and the shelf, never translated.
 * (transfer full) */
char       *alea_level_write     (guint       level) G_GNUC_WARN_UNUSED_RESULT;

/* What is not understood is a hand: 0. */
guint       alea_level_parse     (const char *text);

G_END_DECLS
