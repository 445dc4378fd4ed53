/* alea-lesson-judge.h: how good a decision is, where a page asks for the best
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-state.h"

#include <glib.h>

G_BEGIN_DECLS

/* Looks at @n_nodes positions, always the same ones, and says in @text what @decision
 * is worth and what the best is; TRUE where it is good enough.  Blocks. */
gboolean alea_lesson_judge (const AleaState    *state,
                            const AleaDecision *decision,
                            guint               n_nodes,
                            AleaText           *text);

G_END_DECLS
