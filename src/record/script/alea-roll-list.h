/* alea-roll-list.h: rolls as words, in scripts and in files
 *
 *   1-4 6-6 reroll 3-5          the double was thrown again
 *   reroll 3-5                  so was one that lay on the table before
 *   1-4 6-2 hand 3-5            the first two were typed in
 *   2 3 program 3 hand 2 3      the last two are the program's again
 *   2 3 3 2 3 chosen            they stand for a start chosen by its number
 *
 * Of a set-up the word "reroll" may be missing: the pieces who were placed say
 * where it belongs.
 *
 * A word for the source is about all the rolls since the one before it; rolls
 * that no such word follows are the program's.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-event.h"
#include "alea-text.h"

G_BEGIN_DECLS

typedef struct
{
  AleaRoll   roll;           /* sides of 0 when it comes from a text; no dice: the
                              * one that lay on the table before */
  AleaSource source;
  gboolean   is_rerolled;    /* the players decided to throw again */
  guint      offset;         /* of its word in the text, in bytes */
} AleaListedRoll;

/* "6" or "3-5": one or two numbers and nothing else. */
gboolean alea_roll_parse       (const char       *word,
                                AleaRoll         *roll);

/* Appends the rolls of @text to @rolls (of AleaListedRoll).  On failure
 * @offset is where in the text the word stands that is wrong, and @why says
 * what is. */
gboolean alea_roll_list_parse  (const char       *text,
                                GArray           *rolls,
                                guint            *offset,
                                AleaText         *why);
void     alea_roll_list_append (GString          *text,
                                const GArray     *rolls);

G_END_DECLS
