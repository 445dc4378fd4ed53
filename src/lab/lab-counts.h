/* lab-counts.h: what the games of a plan, or of some of its shards, have brought
 *
 * Whole numbers alone, so that adding them up is the same in any order.
 *
 * As a file they are CSV with a line for each cell that has games, behind lines
 * that begin with "#": the version of the program, the plan and its SHA-256, and
 * which shards they are of; the last line is the SHA-256 of all lines before it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ending.h"
#include "lab-plan.h"

G_BEGIN_DECLS

#define LAB_N_ENDINGS (ALEA_ENDING_SIX_SIXES + 1)

/* Shards that a plan may be cut into. */
#define LAB_MAX_SHARDS 1000000

typedef enum
{
  LAB_GAMES,
  LAB_WINS,            /* of the player that the plan calls White; where one player
                        * plays against itself, of White */
  LAB_DRAWS,
  LAB_LOSSES,
  LAB_PAIRS,           /* how many pairs brought that player 0 .. 4 half points */
  LAB_ENDS = LAB_PAIRS + 5,   /* games by AleaEnding; none: too long */
  LAB_PLIES = LAB_ENDS + LAB_N_ENDINGS,   /* moves of pieces, */
  LAB_SQUARES,         /* the squares of those of each game, */
  LAB_ROLLS,           /* and rolls of the dice */
  LAB_N_COLUMNS,
} LabColumn;

typedef struct
{
  guint64 n[LAB_N_COLUMNS];
} LabCell;

typedef struct
{
  LabPlan  *plan;
  char     *version;      /* of the program that has played */
  guint     n_shards;     /* into which the plan is cut, */
  gboolean *has_shard;    /* and which of them this is, from 0 */
  gboolean  is_finished;  /* else the only one of them is still played */
  LabCell  *cells;        /* one for each of the plan */
} LabCounts;

/* Nothing yet of shard @shard, from 0; takes over @plan. */
LabCounts *lab_counts_new         (LabPlan          *plan,
                                   guint             shard,
                                   guint             n_shards) G_GNUC_WARN_UNUSED_RESULT;
void       lab_counts_free        (LabCounts        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCounts, lab_counts_free)

/* Whether they are of all games of the plan. */
gboolean   lab_counts_is_whole    (const LabCounts  *self);

/* "1 3-5", the shards that are there or those that are missing, from 1;
 * (transfer full). */
char      *lab_counts_name_shards (const LabCounts  *self,
                                   gboolean          are_missing) G_GNUC_WARN_UNUSED_RESULT;

/* The heading of a column; (transfer full). */
char      *lab_column_name        (guint             column) G_GNUC_WARN_UNUSED_RESULT;

void       lab_cell_add           (LabCell          *self,
                                   const LabCell    *other);

/* The file as text; (transfer full). */
char      *lab_counts_write       (const LabCounts  *self) G_GNUC_WARN_UNUSED_RESULT;

/* @source is its name in messages. */
LabCounts *lab_counts_read        (const char       *text,
                                   const char       *source,
                                   GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* The counts of shards, added up: in any order and in any groups the same comes out. */
typedef struct _LabMerge LabMerge;

LabMerge        *lab_merge_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void             lab_merge_free   (LabMerge   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMerge, lab_merge_free)

/* Takes over @counts, which come from @source.  FALSE, with nothing added, where
 * they are of something else, are not finished, or are there already. */
gboolean         lab_merge_add    (LabMerge   *self,
                                   LabCounts  *counts,
                                   const char *source,
                                   GError    **error);

/* The sum; NULL where nothing was added. */
const LabCounts *lab_merge_get    (LabMerge   *self);

G_END_DECLS
