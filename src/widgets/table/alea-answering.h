/* alea-answering.h: keys for answers that are not given on the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-view.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the key that is named after @act answers to @view now.  There are two:
 * ALEA_ACT_REROLL, and ALEA_ACT_ACCEPT, which passes as well, for both are
 * never possible at once.  FALSE when it answers nothing. */
gboolean alea_answering_find      (AleaGameView *view,
                                   AleaAct       act,
                                   AleaDecision *decision);

/* One of the keys was pressed. */
typedef void (*AleaAnswerFunc) (gpointer data,
                                AleaAct  act);

/* The actions "roll-again" and "accept", which call @answer with ALEA_ACT_REROLL
 * and ALEA_ACT_ACCEPT; @data must live as long as @map has them. */
void     alea_answering_add_actions (GActionMap    *map,
                                     AleaAnswerFunc answer,
                                     gpointer       data);

/* @sentence (transfer full), and the keys for what can be answered now but on
 * the board. */
char    *alea_answering_name_keys (AleaGameView *view,
                                   const char   *sentence) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
