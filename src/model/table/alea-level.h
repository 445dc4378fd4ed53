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

/* "Person", "Computer (Club Player)", "Chess Engine", in the language of the
 * user; (transfer full).  And those of 0 .. @most, ending with NULL. */
char       *alea_level_make_title  (guint       level) G_GNUC_WARN_UNUSED_RESULT;
char      **alea_level_list_titles (guint       most) G_GNUC_WARN_UNUSED_RESULT;

/* The level of who is called that, as in the titles; 0 for a person. */
guint       alea_level_find_title  (const char *title);

/* Who plays @rules instead: programs know Chess and Chess960 alone, and where
 * there is none of them the computer plays as well as it can. */
guint       alea_level_for_game    (guint             level,
                                    const AleaRules  *rules);

/* "hand", "level=4" or "uci": for settings and the shelf, never translated.
 * (transfer full) */
char       *alea_level_write       (guint       level) G_GNUC_WARN_UNUSED_RESULT;

/* What is not understood is a hand: 0. */
guint       alea_level_parse       (const char *text);

G_END_DECLS
