/* alea-games-count.c: how many games there are, and how they went
 *
 * What the filters say is counted first, of all games; then what is in view, what
 * its reviews say, and last its rolls, which may take a second where there are
 * very many.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-screen-private.h"

#include "alea-shelf-read.h"
#include "alea-shelf-words.h"

#include <string.h>

/* Milliseconds: what changes meanwhile is counted together, and a list comes
 * before its numbers. */
#define PAUSE 200

/* Names that are counted. */
#define MAX_NAMES 12

static gboolean
is_unwanted (GAsyncResult *result)
{
  return g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)));
}

void
alea_games_screen_stop_counting (AleaGamesScreen *self)
{
  if (self->counting != NULL)
    g_cancellable_cancel (self->counting);
  g_clear_object (&self->counting);
  g_clear_handle_id (&self->count_timer, g_source_remove);
}

static void count_rolls (AleaGamesScreen *self);

static void
copy_faces (AleaShelfStatistics       *to,
            const AleaShelfStatistics *from,
            const char                *rules)
{
  const AleaShelfRulesCount *counted = alea_shelf_statistics_find_rules (from, rules);

  for (guint i = 0; i < to->rules->len && counted != NULL; i++)
    {
      AleaShelfRulesCount *count = g_ptr_array_index (to->rules, i);

      if (!g_str_equal (count->rules, rules))
        continue;
      memcpy (count->n_faces, counted->n_faces, sizeof count->n_faces);
      memcpy (count->n_own_faces, counted->n_own_faces, sizeof count->n_own_faces);
    }
}

static void
counted_rolls_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr(AleaShelfStatistics) statistics = alea_shelf_count_finish (ALEA_SHELF (object), result, NULL);
  AleaGamesScreen *self = data;
  const AleaShelfRulesCount *count;

  if (is_unwanted (result))
    return;

  count = g_ptr_array_index (self->shown->rules, self->n_counted);
  if (statistics != NULL)
    copy_faces (self->shown, statistics, count->rules);
  alea_games_statistics_show (self->statistics, self->shown, self->filter);
  self->n_counted++;
  count_rolls (self);
}

/* Of one kind of game after the other: what the list wants to read waits no
 * longer than for one of them. */
static void
count_rolls (AleaGamesScreen *self)
{
  const AleaShelfRulesCount *count;
  g_autoptr(AleaShelfFilter) filter = NULL;

  while (self->n_counted < self->shown->rules->len
         && alea_shelf_words_get_sides (((AleaShelfRulesCount *) self->shown->rules->pdata[self->n_counted])->rules) == 0)
    self->n_counted++;
  if (self->n_counted == self->shown->rules->len)
    {
      g_clear_object (&self->counting);
      return;
    }

  count = g_ptr_array_index (self->shown->rules, self->n_counted);
  filter = alea_shelf_filter_copy (self->filter);
  alea_shelf_set_text (&filter->rules, count->rules);
  alea_shelf_count_async (self->shelf, filter, 0, ALEA_SHELF_COUNT_ROLLS, self->counting, counted_rolls_cb, self);
}

/* Reviews are read after the games have been counted, and before rolls. */
static void
counted_reviews_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr(AleaShelfStatistics) statistics = alea_shelf_count_finish (ALEA_SHELF (object), result, NULL);
  AleaGamesScreen *self = data;

  if (is_unwanted (result))
    return;

  if (statistics != NULL)
    {
      g_clear_pointer (&self->shown, alea_shelf_statistics_free);
      self->shown = g_steal_pointer (&statistics);
      alea_games_statistics_show (self->statistics, self->shown, self->filter);
    }
  count_rolls (self);
}

static void
counted_shown_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr(AleaShelfStatistics) statistics = alea_shelf_count_finish (ALEA_SHELF (object), result, NULL);
  AleaGamesScreen *self = data;

  if (is_unwanted (result))
    return;
  if (statistics == NULL)
    {
      g_clear_object (&self->counting);
      return;
    }

  g_clear_pointer (&self->shown, alea_shelf_statistics_free);
  self->shown = g_steal_pointer (&statistics);
  self->n_counted = 0;
  alea_games_statistics_show (self->statistics, self->shown, self->filter);
  alea_shelf_count_async (self->shelf, self->filter, MAX_NAMES, ALEA_SHELF_COUNT_REVIEWS, self->counting,
                          counted_reviews_cb, self);
}

static void
counted_all_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr(AleaShelfStatistics) statistics = alea_shelf_count_finish (ALEA_SHELF (object), result, NULL);
  AleaGamesScreen *self = data;

  if (is_unwanted (result))
    return;

  if (statistics != NULL)
    {
      g_clear_pointer (&self->all, alea_shelf_statistics_free);
      self->all = g_steal_pointer (&statistics);
      alea_games_filters_set_statistics (self->filters, self->all);
      alea_games_filters_show (self->filters, self->filter);
      alea_screen_changed (ALEA_SCREEN (self));
    }
  alea_shelf_count_async (self->shelf, self->filter, MAX_NAMES, ALEA_SHELF_COUNT_GAMES, self->counting, counted_shown_cb, self);
}

static gboolean
count_cb (gpointer data)
{
  const AleaShelfFilter all = { 0 };
  AleaGamesScreen *self = data;

  self->count_timer = 0;
  self->counting = g_cancellable_new ();
  alea_shelf_count_async (self->shelf, &all, MAX_NAMES, ALEA_SHELF_COUNT_GAMES, self->counting, counted_all_cb, self);
  return G_SOURCE_REMOVE;
}

void
alea_games_screen_count (AleaGamesScreen *self)
{
  alea_games_screen_stop_counting (self);
  self->count_timer = g_timeout_add (self->all != NULL ? PAUSE : 0, count_cb, self);
}
