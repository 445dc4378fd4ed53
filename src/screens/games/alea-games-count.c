/* alea-games-count.c: how many games there are, and how they went
 *
 * What the filters say is counted first, of all games.  Then comes what is in
 * view with its rolls, which may take a second where there are very many.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-screen-private.h"

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

static void
counted_shown_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr(AleaShelfStatistics) statistics = alea_shelf_count_finish (ALEA_SHELF (object), result, NULL);
  AleaGamesScreen *self = data;

  if (is_unwanted (result))
    return;

  g_clear_object (&self->counting);
  if (statistics != NULL)
    alea_games_statistics_show (self->statistics, statistics, self->filter);
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
      g_signal_emit_by_name (self, "changed");
    }
  alea_shelf_count_async (self->shelf, self->filter, MAX_NAMES, TRUE, self->counting, counted_shown_cb, self);
}

static gboolean
count_cb (gpointer data)
{
  const AleaShelfFilter all = { 0 };
  AleaGamesScreen *self = data;

  self->count_timer = 0;
  self->counting = g_cancellable_new ();
  alea_shelf_count_async (self->shelf, &all, MAX_NAMES, FALSE, self->counting, counted_all_cb, self);
  return G_SOURCE_REMOVE;
}

void
alea_games_screen_count (AleaGamesScreen *self)
{
  alea_games_screen_stop_counting (self);
  self->count_timer = g_timeout_add (self->all != NULL ? PAUSE : 0, count_cb, self);
}
