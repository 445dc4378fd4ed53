/* alea-guide-words.h: the words of a text, to be looked up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In their order, lower case.  A hyphen or an apostrophe inside a word does not
 * part it: "re-roll" is "reroll"; but what is elided goes: « l’échec » is
 * "échec".  (transfer full) */
GStrv  alea_guide_words_split   (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* How well @word answers @query, from 0 to 1: it is the word itself, a form of it,
 * begins with it, or has it in it. */
double alea_guide_words_compare (const char *word,
                                 const char *query);

G_END_DECLS
