/* alea-play-hints.h: hints beside the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-pointing.h"
#include "alea-session.h"

G_BEGIN_DECLS

/* The signal "answer" has a sentence to show and to speak. */
#define ALEA_TYPE_PLAY_HINTS (alea_play_hints_get_type ())

G_DECLARE_FINAL_TYPE (AleaPlayHints, alea_play_hints, ALEA, PLAY_HINTS, GObject)

/* Shows on the board of @pointing what it means. */
AleaPlayHints *alea_play_hints_new         (AleaPointing  *pointing) G_GNUC_WARN_UNUSED_RESULT;

/* @session may be NULL. */
void           alea_play_hints_set_session (AleaPlayHints *self,
                                            AleaSession   *session);

/* See alea_hints_get_rolls(): where @sentence is a hint that tells of them; else
 * NULL. */
GArray        *alea_play_hints_find_rolls  (AleaPlayHints *self,
                                            const char    *sentence);

/* The next step, or why there is none. */
void           alea_play_hints_ask         (AleaPlayHints *self);

G_END_DECLS
