/* lab-plan.h: what is to be found out, by which games
 *
 * A text of lines "key: value"; empty lines and those that begin with "#" are
 * none.
 *
 *   title: What a re-roll is worth       left out: none
 *   game: guardener
 *   white: engine:depth=2                players as match-player.h describes them
 *   black: engine:depth=2
 *   games: 400                           of each cell
 *   seed: Monday                         any text
 *   starts: all                          or "sample 20", numbers, or a FEN; may
 *                                        repeat.  Left out: as the rules say
 *   option: reroll=replaces|keeps        a house rule; may repeat.  What has more
 *                                        values than one is crossed
 *   stop: 0.02                           a cell ends when the interval of its score
 *                                        is no wider; left out: never
 *
 * A cell is one start under one combination of house rules.  Where the players
 * are not the same its games come in pairs, with colours changed and dice
 * shared.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-start.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  char            *title;        /* NULL: none */
  const AleaRules *rules;
  char            *players[2];   /* White and Black, of a pair in its first game */
  guint            player_lines[2], player_columns[2];   /* where they stand in the plan */
  guint64          n_games;
  char            *seed;
  double           stop;         /* 0: never */
  GArray          *starts;       /* of LabStart */
  GArray          *options;      /* of AleaOptions, a combination each */
  GPtrArray       *option_names; /* "reroll=keeps", what tells each apart from the others */

  char            *text;         /* the plan again, always in the same words */
  char            *hash;         /* SHA-256 of that */
} LabPlan;

/* @source is the name of the text in messages, and @first_line the number of its
 * first line.  @text must end with a zero. */
LabPlan *lab_plan_read           (const char      *text,
                                  const char      *source,
                                  guint            first_line,
                                  GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void     lab_plan_free           (LabPlan         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabPlan, lab_plan_free)

/* Cells are numbered from 0: all starts of the first combination, then those of
 * the next. */
guint    lab_plan_count_cells    (const LabPlan   *self);

const LabStart    *lab_plan_get_start   (const LabPlan *self,
                                         guint          cell);
const AleaOptions *lab_plan_get_options (const LabPlan *self,
                                         guint          cell);

/* Whether one player plays against itself; then a win is one of who begins as
 * White. */
gboolean lab_plan_is_solo        (const LabPlan   *self);

/* How many games that share their dice there are, one each where one player
 * plays against itself. */
guint64  lab_plan_count_units    (const LabPlan   *self);

/* --- the plans that come along ------------------------------------------- */

/* Their names, in order; (transfer full). */
char   **lab_plans_list (void) G_GNUC_WARN_UNUSED_RESULT;

/* The text of one, which ends with a zero; NULL where there is none of that name. */
GBytes  *lab_plans_find (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
