/* alea-hint-danger.h: which rolls of the other side would hurt, and how
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-search.h"

G_BEGIN_DECLS

/* A sentence about @after, what the engine thinks of @state, where the other side
 * is to roll; in the words of the game where the rolls that help are just those
 * that let it capture a piece.  (transfer full) */
char *alea_hint_danger_say (const AleaState   *state,
                            const AleaVerdict *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
