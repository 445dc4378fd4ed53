/* lab-run.c: playing the games of a shard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-run.h"

#include "lab-error.h"
#include "lab-estimate.h"
#include "match-game.h"

/* Games that share their dice in a block. */
#define BLOCK 8

typedef struct
{
  LabCounts     *counts;
  const LabPlan *plan;
  MatchPlayer   *players[2];
  guint          shard;       /* from 0 */
  guint64        n_units;     /* of a cell */
  guint64        n_blocks;
  LabProgress    progress;
  gpointer       data;
} Run;

/* --- games ------------------------------------------------------------------- */

/* @points: half points of the player that is counted. */
static void
count_game (const MatchResult *result,
            guint              points,
            LabCell           *cell)
{
  const AleaEnding ending = result->result == ALEA_RESULT_NONE ? ALEA_ENDING_NONE : result->ending;

  cell->n[LAB_GAMES]++;
  cell->n[LAB_WINS] += points == 2;
  cell->n[LAB_DRAWS] += points == 1;
  cell->n[LAB_LOSSES] += points == 0;
  cell->n[LAB_ENDS + ending]++;
  cell->n[LAB_PLIES] += result->n_plies;
  cell->n[LAB_SQUARES] += (guint64) result->n_plies * result->n_plies;
  cell->n[LAB_ROLLS] += result->n_rolls;
}

/* @first is who has White, 0 or 1. */
static gboolean
play_game (const Run    *self,
           guint         cell,
           const char   *dice,
           guint         first,
           MatchResult  *result,
           GError      **error)
{
  MatchPlayer *players[2] = { self->players[first], self->players[!first] };
  const LabStart *start = lab_plan_get_start (self->plan, cell);
  g_autoptr(AleaRecord) record = alea_record_new (self->plan->rules, lab_plan_get_options (self->plan, cell),
                                                  start->has_setup ? &start->setup : NULL);

  return match_play (record, players, dice, result, error);
}

/* One game, or a pair. */
static gboolean
play_unit (const Run  *self,
           guint       cell,
           guint64     unit,
           GError    **error)
{
  g_autofree char *dice = g_strdup_printf ("%s/%u/%" G_GUINT64_FORMAT, self->plan->seed, cell, unit);
  LabCell counts = { { 0 } };
  MatchResult result;
  guint points, both;

  if (!play_game (self, cell, dice, 0, &result, error))
    return FALSE;

  if (lab_plan_is_solo (self->plan))
    count_game (&result, result.began == 0 ? result.score : 2 - result.score, &counts);
  else
    {
      both = result.score;
      count_game (&result, result.score, &counts);
      if (!play_game (self, cell, dice, 1, &result, error))
        return FALSE;
      points = 2 - result.score;
      count_game (&result, points, &counts);
      counts.n[LAB_PAIRS + both + points]++;
    }

  lab_cell_add (&self->counts->cells[cell], &counts);
  return TRUE;
}

/* --- blocks ------------------------------------------------------------------ */

static gboolean
is_own (const Run *self,
        guint      cell,
        guint64    block)
{
  const guint64 number = self->plan->stop > 0 ? cell : cell * self->n_blocks + block;

  return number % self->counts->n_shards == self->shard;
}

static guint64
count_played (const Run *self,
              guint      cell)
{
  return self->counts->cells[cell].n[LAB_GAMES] / (lab_plan_is_solo (self->plan) ? 1 : 2);
}

static gboolean
is_settled (const Run *self,
            guint      cell)
{
  const LabEstimate estimate = lab_estimate_score (&self->counts->cells[cell]);

  return self->plan->stop > 0 && estimate.high - estimate.low <= self->plan->stop;
}

/* Passes over the blocks that were played before.  *@goes_on: nobody has said
 * that it is enough. */
static gboolean
play_cell (const Run  *self,
           guint       cell,
           gboolean   *goes_on,
           GError    **error)
{
  guint64 played = count_played (self, cell);

  for (guint64 block = 0; block < self->n_blocks && *goes_on; block++)
    {
      const guint64 first = block * BLOCK, end = MIN (first + BLOCK, self->n_units);

      if (!is_own (self, cell, block))
        continue;
      if (played > 0)
        {
          played -= MIN (played, end - first);
          continue;
        }
      if (is_settled (self, cell))
        break;

      for (guint64 unit = first; unit < end; unit++)
        if (!play_unit (self, cell, unit, error))
          return FALSE;
      *goes_on = self->progress (self->counts, self->data);
    }

  return TRUE;
}

/* --- the shard --------------------------------------------------------------- */

static gboolean
get_players (Run         *self,
             const char  *source,
             GError     **error)
{
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *why = NULL;

      self->players[i] = match_player_new (self->plan->players[i], self->plan->rules, &why);
      if (self->players[i] == NULL)
        return lab_error_set (error, LAB_ERROR_PLAYER, source, self->plan->player_lines[i],
                              self->plan->player_columns[i], "%s", why);
    }

  return TRUE;
}

static gboolean
play_shard (const Run  *self,
            GError    **error)
{
  const guint n_cells = lab_plan_count_cells (self->plan);
  gboolean goes_on = self->progress (self->counts, self->data);

  for (guint cell = 0; cell < n_cells && goes_on; cell++)
    if (!play_cell (self, cell, &goes_on, error))
      return FALSE;

  self->counts->is_finished = goes_on;
  return TRUE;
}

gboolean
lab_run (LabCounts    *counts,
         const char   *source,
         LabProgress   progress,
         gpointer      data,
         GError      **error)
{
  Run self = {
    .counts = counts, .plan = counts->plan, .progress = progress, .data = data,
    .n_units = lab_plan_count_units (counts->plan),
  };
  gboolean is_good;

  self.n_blocks = (self.n_units + BLOCK - 1) / BLOCK;
  while (!counts->has_shard[self.shard])
    self.shard++;

  is_good = get_players (&self, source, error) && play_shard (&self, error);
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&self.players[i], match_player_free);

  return is_good;
}
