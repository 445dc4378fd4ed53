/* alea-answering.h: keys for answers that are not given on the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-view.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What @key answers to @view now.  There are two, by their names: "roll-again",
 * and "accept", which passes as well, for both are never possible at once.  FALSE
 * when it answers nothing. */
gboolean alea_answering_find      (AleaGameView *view,
                                   GAction      *key,
                                   AleaDecision *decision);

/* @sentence (transfer full), and the keys for what can be answered now but on
 * the board. */
char    *alea_answering_name_keys (AleaGameView *view,
                                   const char   *sentence) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
