/* alea-taken-rolls.h: the rolls that both players agreed not to count, in words
 *
 * A comment of the game says of each of them, for every reader and never
 * translated: "Taken back by agreement: roll 12, 2d6 3-5."
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"

G_BEGIN_DECLS

/* A roll that both players agreed not to count. */
typedef struct
{
  guint      n_events;   /* before it, when it was taken back */
  guint      draw;       /* its number, from 1, among all rolls of the program's
                          * dice; 0 for one that was not theirs */
  AleaRoll   roll;
} AleaTakenRoll;

/* Adds to the comments of @record what was taken back, of AleaTakenRoll. */
void      alea_taken_rolls_note  (AleaRecord    *record,
                                  const GArray  *taken);

/* What @comment, after @n_events events, says of them, of AleaTakenRoll;
 * (transfer full). */
GArray   *alea_taken_rolls_read  (const char    *comment,
                                  guint          n_events) G_GNUC_WARN_UNUSED_RESULT;

/* The rest of @comment, NULL for nothing; *@taken, which may be NULL, becomes what
 * is left out of it, NULL for nothing.  Both are (transfer full). */
char     *alea_taken_rolls_strip (const char    *comment,
                                  char         **taken) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
