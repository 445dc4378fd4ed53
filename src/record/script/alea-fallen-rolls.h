/* alea-fallen-rolls.h: every roll of the program's dice, also those that do not
 * count
 *
 * Promises of the dice number the rolls as they fell.  A game has most of them
 * among its events; those that were taken back by agreement stand in its
 * comments.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"

G_BEGIN_DECLS

#define ALEA_NO_EVENT (-1)

/* A roll of the program's dice. */
typedef struct
{
  AleaRoll   roll;
  int        event;      /* its number; ALEA_NO_EVENT for one that was taken
                          * back, or waits after an undo */
} AleaFallenRoll;

/* Appends to @fallen (of AleaFallenRoll) those of @taken (of AleaTakenRoll, in the
 * order of their numbers) that fell next. */
void     alea_fallen_rolls_append_taken (GArray           *fallen,
                                         const GArray     *taken);

/* The same, and then @event, if it is a roll of the program's dice. */
void     alea_fallen_rolls_append       (GArray           *fallen,
                                         const GArray     *taken,
                                         const AleaEvent  *event,
                                         int               number);

/* All rolls of the program's dice in the order in which they fell, of
 * AleaFallenRoll, up to the first event that the rules do not allow.  A game throws
 * dice of one kind: what comments say of others is not believed. */
GArray  *alea_record_list_fallen        (const AleaRecord *self) G_GNUC_WARN_UNUSED_RESULT;

/* A roll that both players agreed not to count.  A comment of the game says so, for
 * every reader and never translated: "Taken back by agreement: roll 12, 2d6 3-5." */
typedef struct
{
  guint      n_events;   /* before it, when it was taken back */
  guint      draw;       /* its number, from 1, among all rolls of the program's
                          * dice; 0 for one that was not theirs */
  AleaRoll   roll;
} AleaTakenRoll;

/* A copy in the order of the numbers; of two with the same, the first is first. */
GArray   *alea_taken_rolls_sort  (const GArray  *taken) G_GNUC_WARN_UNUSED_RESULT;

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
