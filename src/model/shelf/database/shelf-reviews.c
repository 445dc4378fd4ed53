/* shelf-reviews.c: what the reviews of games say of those who played them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-reviews.h"

struct _ShelfReviews
{
  GHashTable *players;   /* name -> GArray of AleaMeanGame */
  GPtrArray  *alone;     /* of AleaLedger */
};

ShelfReviews *
shelf_reviews_new (void)
{
  ShelfReviews *self = g_new0 (ShelfReviews, 1);

  self->players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  self->alone = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_ledger_free);
  return self;
}

void
shelf_reviews_free (ShelfReviews *self)
{
  g_hash_table_unref (self->players);
  g_ptr_array_unref (self->alone);
  g_free (self);
}

static void
add_player (ShelfReviews     *self,
            const char       *name,
            const AleaLedger *ledger,
            int               player)
{
  const AleaMeanGame game = alea_mean_game_new (ledger, player);
  GArray *games = g_hash_table_lookup (self->players, name);

  if (games == NULL)
    {
      games = g_array_new (FALSE, FALSE, sizeof (AleaMeanGame));
      g_hash_table_insert (self->players, g_strdup (name), games);
    }
  g_array_append_val (games, game);
}

/* The names are those of the colours at the end; players may have changed them
 * on the way. */
static int
find_white (const AleaLedger *ledger)
{
  const AleaLedgerEntry *last = &g_array_index (ledger->entries, AleaLedgerEntry, ledger->entries->len - 1);

  return last->colour == ALEA_WHITE ? last->player : 1 - last->player;
}

#define SELECT_REVIEW "SELECT v.text FROM game " SHELF_REVIEWS_JOIN " WHERE game.id = ?1"

gboolean
shelf_reviews_read_luck (ShelfDatabase  *database,
                         AleaShelfGame  *game,
                         GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, SELECT_REVIEW, error);
  g_autoptr(AleaLedger) ledger = NULL;
  g_autofree char *text = NULL;
  gboolean has_row;

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, game->id);
  if (!shelf_database_step (database, statement, &has_row, error))
    return FALSE;
  if (has_row)
    {
      text = shelf_read_text (statement, 0);
      if (!shelf_database_step (database, statement, &has_row, error))
        return FALSE;
    }

  ledger = text != NULL ? alea_ledger_read (text, game->n_events) : NULL;
  if (ledger == NULL || ledger->entries->len == 0)
    return TRUE;

  game->has_luck = alea_ledger_has_rolls (ledger);
  game->luck = alea_ledger_get_net_luck (ledger, find_white (ledger));
  return TRUE;
}

void
shelf_reviews_add (ShelfReviews *self,
                   sqlite3_stmt *statement,
                   const char   *white,
                   const char   *black)
{
  const char *text = (const char *) sqlite3_column_text (statement, 3);
  g_autoptr(AleaLedger) ledger = NULL;

  if (text != NULL)
    ledger = alea_ledger_read (text, (guint) sqlite3_column_int64 (statement, 2));
  if (ledger == NULL || ledger->entries->len == 0)
    return;

  if (white != NULL && g_strcmp0 (white, black) == 0)
    {
      g_ptr_array_add (self->alone, g_steal_pointer (&ledger));
      return;
    }

  if (white != NULL)
    add_player (self, white, ledger, find_white (ledger));
  if (black != NULL)
    add_player (self, black, ledger, 1 - find_white (ledger));
}

void
shelf_reviews_count (ShelfReviews        *self,
                     AleaShelfStatistics *to)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, self->players);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      const GArray *games = value;
      const AleaMeanGame *data = (const AleaMeanGame *) games->data;
      AleaShelfReviewCount *count = g_new0 (AleaShelfReviewCount, 1);

      count->name = g_strdup (name);
      count->n_games = games->len;
      count->luck = alea_mean_of_luck (data, games->len);
      count->error = alea_mean_of_errors (data, games->len);
      g_ptr_array_add (to->reviews, count);
    }

  to->honesty = alea_honesty_look (self->alone);
}
