/* alea-answerer.h: what the computer is about to do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-match.h"

G_BEGIN_DECLS

/* "The computer is thinking."; NULL where a person answers.  An
 * AleaGameViewAnswerer, for an AleaMatch.  (transfer full) */
char *alea_answerer_find (const AleaState *state,
                          gpointer         match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
