/* alea-window-earlier.c: games of the shelf, to choose from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-game-chooser.h"
#include "alea-pgn-writer.h"
#include "alea-reading.h"
#include "alea-shelf-exchange.h"
#include "alea-shelf-record.h"

#include <glib/gi18n.h>

/* So many are shown. */
#define MAX_GAMES 1000

/* Games as text, and their ids in the same order; the thread's while it writes. */
typedef struct
{
  AleaWindow *window;
  GString    *text;
  GArray     *ids;
} Earlier;

#define IDS "alea-window-ids"

static void
earlier_free (Earlier *earlier)
{
  g_object_unref (earlier->window);
  g_string_free (earlier->text, TRUE);
  g_array_unref (earlier->ids);
  g_free (earlier);
}

static gboolean
take_game (const AleaShelfGame  *game,
           gpointer              data,
           GCancellable         *cancellable,
           GError              **error)
{
  Earlier *earlier = data;
  g_autoptr(AleaRecord) record = alea_shelf_record_from_game (game, NULL, NULL);

  if (record != NULL && alea_pgn_write (record, earlier->text, NULL))
    {
      g_string_append_c (earlier->text, '\n');
      g_array_append_val (earlier->ids, game->id);
    }

  return TRUE;
}

/* --- choosing ------------------------------------------------------------- */

static void
chosen_cb (AleaGameFile *source,
           guint         number,
           gpointer      data)
{
  const GArray *ids = g_object_get_data (G_OBJECT (source), IDS);

  if (number >= 1 && number <= ids->len)
    alea_window_open_kept (data, g_array_index (ids, gint64, number - 1));
}

static void
read_cb (AleaGameFile *source,
         const GError *error,
         gpointer      data)
{
  if (error == NULL && alea_game_file_get_n_games (source) > 1)
    alea_game_chooser_show (GTK_WINDOW (data), source, chosen_cb, data);
  else if (error == NULL)
    chosen_cb (source, 1, data);
}

static void
written_cb (GObject      *shelf,
            GAsyncResult *result,
            gpointer      data)
{
  Earlier *earlier = data;
  g_autoptr(AleaGameFile) source = NULL;
  g_autoptr(GCancellable) reading = NULL;

  if (alea_shelf_export_finish (ALEA_SHELF (shelf), result, NULL, NULL))
    {
      source = alea_game_file_new_for_text (earlier->text->str);
      g_object_set_data_full (G_OBJECT (source), IDS, g_array_ref (earlier->ids), (GDestroyNotify) g_array_unref);
      reading = alea_reading_start (GTK_WINDOW (earlier->window), source, read_cb, earlier->window);
    }

  earlier_free (earlier);
}

static void
found_cb (GObject      *shelf,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AleaWindow) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) ids = alea_shelf_find_finish (ALEA_SHELF (shelf), result, &error);
  Earlier *earlier;

  if (ids == NULL)
    {
      alea_tell (GTK_WINDOW (self), _("The game cannot be opened"), error->message);
      return;
    }

  earlier = g_new0 (Earlier, 1);
  earlier->window = g_steal_pointer (&self);
  earlier->text = g_string_new (NULL);
  earlier->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  alea_shelf_export_async (ALEA_SHELF (shelf), (const gint64 *) ids->data, ids->len, take_game, earlier, NULL, NULL,
                           NULL, NULL, written_cb, earlier);
}

static void
earlier_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  const AleaShelfFilter filter = { .max = MAX_GAMES };

  alea_shelf_find_async (alea_desk_get_shelf (((AleaWindow *) data)->desk), &filter, NULL, found_cb,
                         g_object_ref (data));
}

void
alea_window_add_earlier (AleaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "earlier", .activate = earlier_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
