/* alea-desk-waiting.c: which game of the shelf waits to be played on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-desk-private.h"

#include "alea-game-record.h"
#include "alea-shelf-read.h"
#include "alea-shelf-record.h"

/* As many are looked at for one that nobody has open. */
#define MAX_LOOKED_AT 8

/* That of the session that goes on with it, see alea_document_restore_clock(): the moves
 * know nothing of the turn under way. */
static gboolean
find_times (AleaGame            *game,
            const AleaShelfGame *kept,
            gint64               times[ALEA_CLOCK_SIDES])
{
  const AleaClockTimes left = { .left = { kept->left[0], kept->left[1] }, .running = ALEA_CLOCK_NOBODY };
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = NULL;
  AleaClockControl control;
  guint white;

  if (kept->clock == NULL)
    return alea_game_record_get_times (game, times);
  if (!alea_clock_control_parse (&control, kept->clock, NULL) || control.kind == ALEA_CLOCK_NONE)
    return FALSE;

  clock = alea_clock_new (&control);
  alea_clock_restore (clock, &left);
  alea_match_set_first_player (match, (guint) kept->match_first);
  white = alea_match_find_person (match, alea_game_get_state (game), ALEA_WHO_WHITE);
  times[0] = alea_clock_get_left (clock, white);
  times[1] = alea_clock_get_left (clock, 1 - white);
  return TRUE;
}

static void
set_waiting (AleaDesk            *self,
             const AleaShelfGame *kept)
{
  g_autoptr(AleaRecord) record = kept != NULL ? alea_shelf_record_from_game (kept, NULL, NULL) : NULL;
  g_autoptr(AleaGame) game = record != NULL ? alea_game_record_play (record, NULL) : NULL;

  self->waiting_id = kept != NULL ? kept->id : 0;
  self->waiting_changed = kept != NULL ? kept->changed : 0;
  self->has_waiting_times = game != NULL && find_times (game, kept, self->waiting_times);
  if (g_set_object (&self->waiting, game))
    g_object_notify (G_OBJECT (self), "waiting");
}

static void
look_again (AleaDesk *self)
{
  self->is_looking = FALSE;
  if (self->must_look)
    alea_desk_look (self);
}

static void
waiting_read_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(AleaDesk) self = data;
  g_autoptr(GPtrArray) games = alea_shelf_read_finish (ALEA_SHELF (object), result, NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;

  if (games != NULL)
    set_waiting (self, g_ptr_array_index (games, 0));
  look_again (self);
}

/* The first that nobody has open; NULL for none. */
static const AleaShelfGame *
find_free (const GPtrArray *heads)
{
  for (guint i = 0; i < heads->len; i++)
    {
      const AleaShelfGame *head = g_ptr_array_index (heads, i);

      if (head != NULL && head->use == ALEA_SHELF_FREE)
        return head;
    }

  return NULL;
}

static void
heads_read_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr(AleaDesk) self = data;
  g_autoptr(GPtrArray) heads = alea_shelf_read_finish (ALEA_SHELF (object), result, NULL);
  const AleaShelfGame *head = heads != NULL ? find_free (heads) : NULL;

  if (g_cancellable_is_cancelled (self->cancellable))
    return;

  if (head == NULL || (head->id == self->waiting_id && head->changed == self->waiting_changed))
    {
      if (heads != NULL && head == NULL)
        set_waiting (self, NULL);
      look_again (self);
    }
  else
    alea_shelf_read_async (self->shelf, &head->id, 1, TRUE, self->cancellable, waiting_read_cb, g_object_ref (self));
}

static void
found_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AleaDesk) self = data;
  g_autoptr(GArray) ids = alea_shelf_find_finish (ALEA_SHELF (object), result, NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;

  if (ids != NULL && ids->len > 0)
    {
      alea_shelf_read_async (self->shelf, (const gint64 *) ids->data, ids->len, FALSE, self->cancellable,
                             heads_read_cb, g_object_ref (self));
      return;
    }

  if (ids != NULL)
    set_waiting (self, NULL);
  look_again (self);
}

/* One look at a time; what has changed meanwhile is looked at after it. */
void
alea_desk_look (AleaDesk *self)
{
  const AleaShelfFilter waiting = { .state = ALEA_SHELF_ONLY_IN_PROGRESS, .is_played = TRUE, .max = MAX_LOOKED_AT };

  self->must_look = self->is_looking;
  if (self->is_looking || self->shelf == NULL)
    return;

  self->is_looking = TRUE;
  alea_shelf_find_async (self->shelf, &waiting, self->cancellable, found_cb, g_object_ref (self));
}
