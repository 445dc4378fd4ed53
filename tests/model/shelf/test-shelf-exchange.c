/* test-shelf-exchange.c: many games come, go, and are counted
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-shelf-exchange.h"
#include "alea-shelf-keep.h"
#include "alea-shelf-read.h"

#include <math.h>

/* --- importing ------------------------------------------------------------ */

/* Gives so many games; or fails where that many have been given. */
typedef struct
{
  guint     n_games;
  guint     n_given;
  gboolean  fails;
  gint     *n_freed;
  gboolean  is_slow;    /* gives a second one to nobody who goes on waiting */
} Source;

static AleaShelfGame *
give_game (gpointer       data,
           GCancellable  *cancellable,
           GError       **error)
{
  Source *source = data;
  g_autofree char *white = NULL;
  AleaShelfGame *game;

  while (source->is_slow && source->n_given > 0 && !g_cancellable_is_cancelled (cancellable))
    g_usleep (1000);
  if (source->n_given == source->n_games)
    {
      if (source->fails)
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "No more.");
      return NULL;
    }

  white = g_strdup_printf ("Player %u", source->n_given++);
  game = shelf_test_make_game (white, "Ben", 5);
  game->origin = ALEA_SHELF_ORIGIN_FILE;
  return game;
}

static void
free_source (gpointer data)
{
  Source *source = data;

  if (source->n_freed != NULL)
    g_atomic_int_inc (source->n_freed);
  g_free (source);
}

static Source *
make_source (guint     n_games,
             gboolean  fails,
             gint     *n_freed)
{
  const Source source = { n_games, 0, fails, n_freed, FALSE };

  return g_memdup2 (&source, sizeof source);
}

static guint
import (AleaShelf   *shelf,
        const char  *name,
        guint        n_games,
        gboolean     fails,
        GError     **error)
{
  g_autoptr(GAsyncResult) result = NULL;
  gint n_freed = 0;
  guint n;

  alea_shelf_import_async (shelf, name, give_game, make_source (n_games, fails, &n_freed), free_source, NULL, NULL,
                           NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (shelf, result, &n, error) == (error == NULL || *error == NULL));
  g_assert_cmpint (n_freed, ==, 1);

  return n;
}

static guint
count_games (AleaShelf *shelf)
{
  g_autoptr(GArray) ids = shelf_test_find_all (shelf);

  return ids->len;
}

static void
test_import (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder), *other;

  g_assert_cmpuint (import (shelf, NULL, 0, FALSE, NULL), ==, 0);
  g_assert_cmpuint (import (shelf, NULL, 1000, FALSE, NULL), ==, 1000);
  g_assert_cmpuint (count_games (shelf), ==, 1000);

  /* Once by its name, also for others. */
  other = alea_shelf_new (folder);
  g_assert_cmpuint (import (shelf, "earlier-games.pgn", 10, FALSE, NULL), ==, 10);
  g_assert_cmpuint (import (shelf, "earlier-games.pgn", 10, FALSE, NULL), ==, 0);
  g_assert_cmpuint (import (other, "earlier-games.pgn", 10, FALSE, NULL), ==, 0);
  g_assert_cmpuint (import (other, "other", 10, FALSE, NULL), ==, 10);
  g_assert_cmpuint (count_games (other), ==, 1020);

  shelf_test_close (other);
  shelf_test_close (shelf);
  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

/* What fails leaves nothing, and may be tried again. */
static void
test_import_fails (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GError) error = NULL;

  import (shelf, "name", 1000, TRUE, &error);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_cmpuint (count_games (shelf), ==, 0);
  g_assert_cmpuint (import (shelf, "name", 10, FALSE, NULL), ==, 10);
  g_assert_cmpuint (count_games (shelf), ==, 10);
  shelf_test_close (shelf);

  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

/* A game goes on while many come, whom nobody sees until they are all there. */
typedef struct
{
  AleaShelf    *shelf;
  AleaShelf    *other;
  gint64        id;
  guint         n_events;
  GCancellable *cancellable;
  guint         cancels_at;
} Meanwhile;

static void
play_on (guint    n_games,
         gpointer data)
{
  Meanwhile *meanwhile = data;
  AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, (char *) "e4", ALEA_SHELF_NO_CLOCK, 0 };

  alea_shelf_append (meanwhile->shelf, meanwhile->id, meanwhile->n_events++, &event, 1, NULL, NULL, NULL);
  if (n_games >= meanwhile->cancels_at)
    g_cancellable_cancel (meanwhile->cancellable);
}

static void
import_meanwhile (guint    cancels_at,
                  gboolean is_done)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 0), kept = NULL;
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Meanwhile meanwhile = { alea_shelf_new (folder), alea_shelf_new (folder), 0, 0, cancellable, cancels_at };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  guint n = 0, n_looks = 0;

  meanwhile.id = shelf_test_create (meanwhile.shelf, game);
  alea_shelf_import_async (meanwhile.shelf, "name", give_game, make_source (3000, FALSE, NULL), free_source, play_on,
                           &meanwhile, cancellable, shelf_test_take_result, &result);
  while (result == NULL)
    {
      const guint n_seen = count_games (n_looks % 2 == 0 ? meanwhile.shelf : meanwhile.other);

      g_assert_true (n_seen == 1 || (n_seen == 3001 && is_done));
      n_looks += n_seen == 1;
    }
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (meanwhile.shelf, result, &n, &error) == is_done);
  if (!is_done)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_object (&result);

  g_assert_cmpuint (n_looks, >, 0);
  g_assert_cmpuint (count_games (meanwhile.other), ==, is_done ? 3001 : 1);
  kept = shelf_test_read (meanwhile.other, meanwhile.id);
  g_assert_cmpuint (kept->n_events, ==, meanwhile.n_events);
  g_assert_cmpuint (meanwhile.n_events, >=, 3);

  shelf_test_close (meanwhile.other);
  shelf_test_close (meanwhile.shelf);
  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

static void
test_import_meanwhile (void)
{
  import_meanwhile (G_MAXUINT, TRUE);
}

static void
test_import_cancelled (void)
{
  import_meanwhile (1000, FALSE);
}

/* Whoever gives games is told that nobody wants them any more. */
static void
test_slow_import_cancelled (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AleaShelf *shelf = alea_shelf_new (folder);
  Source *source = make_source (2, FALSE, NULL);
  guint n;

  source->is_slow = TRUE;
  alea_shelf_import_async (shelf, NULL, give_game, source, free_source, NULL, NULL, cancellable, shelf_test_take_result,
                           &result);
  shelf_test_flush (shelf);
  g_assert_null (result);
  g_cancellable_cancel (cancellable);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_exchange_finish (shelf, result, &n, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_object (&result);
  g_assert_cmpuint (count_games (shelf), ==, 0);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* --- exporting ------------------------------------------------------------ */

typedef struct
{
  GString *names;
  guint    n_taken;
  guint    fails_at;
} Sink;

static gboolean
take_game (const AleaShelfGame  *game,
           gpointer              data,
           GCancellable         *cancellable,
           GError              **error)
{
  Sink *sink = data;

  if (sink->n_taken == sink->fails_at)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "Full.");
      return FALSE;
    }

  g_assert_cmpuint (game->events->len, ==, 5);
  g_string_append_printf (sink->names, "%s,", game->white);
  sink->n_taken++;
  return TRUE;
}

static void
test_export (void)
{
  const AleaShelfFilter filter = { .sort = ALEA_SHELF_SORT_OLDEST };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  Sink sink = { g_string_new (NULL), 0, G_MAXUINT };
  g_autoptr(GString) expected = g_string_new (NULL);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) ids = NULL;
  guint n;

  import (shelf, NULL, 230, FALSE, NULL);
  ids = shelf_test_find (shelf, &filter);
  g_assert_true (shelf_test_delete (shelf, g_array_index (ids, gint64, 7), NULL));
  for (guint i = 0; i < 230; i++)
    if (i != 7)
      g_string_append_printf (expected, "Player %u,", i);

  alea_shelf_export_async (shelf, (const gint64 *) ids->data, ids->len, take_game, &sink, NULL, NULL, NULL, NULL,
                           shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (shelf, result, &n, &error));
  g_assert_cmpuint (n, ==, 229);
  g_assert_cmpstr (sink.names->str, ==, expected->str);
  g_clear_object (&result);

  sink.n_taken = 0;
  sink.fails_at = 100;
  alea_shelf_export_async (shelf, (const gint64 *) ids->data, ids->len, take_game, &sink, NULL, NULL, NULL, NULL,
                           shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_shelf_exchange_finish (shelf, result, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_clear_object (&result);

  g_string_free (sink.names, TRUE);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* --- counting ------------------------------------------------------------- */

static void
add_result (AleaShelf      *shelf,
            const char     *rules,
            const char     *white,
            const char     *black,
            AleaResult      result,
            const char     *roll)
{
  g_autoptr(AleaShelfGame) game = alea_shelf_game_new (rules);

  alea_shelf_set_text (&game->white, white);
  alea_shelf_set_text (&game->black, black);
  game->result = result;
  game->state = result != ALEA_RESULT_NONE ? ALEA_SHELF_OVER : ALEA_SHELF_IN_PROGRESS;
  alea_shelf_game_add_event (game, ALEA_SHELF_ROLL, ALEA_WHO_WHITE, roll, ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_game_add_event (game, ALEA_SHELF_DECISION, ALEA_WHO_WHITE, "a4", ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_game_add_event (game, ALEA_SHELF_ROLL_BY_HAND, ALEA_WHO_BLACK, "1", ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_game_add_event (game, ALEA_SHELF_ROLL_CHOSEN, ALEA_WHO_BLACK, "6", ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_release (shelf, shelf_test_create (shelf, game));
}

static AleaShelfStatistics *
count (AleaShelf             *shelf,
       const AleaShelfFilter *filter)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AleaShelfStatistics *statistics;

  alea_shelf_count_async (shelf, filter, 2, ALEA_SHELF_COUNT_ROLLS | ALEA_SHELF_COUNT_REVIEWS, NULL,
                          shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  statistics = alea_shelf_count_finish (shelf, result, &error);
  g_assert_no_error (error);

  return statistics;
}

static void
test_count (void)
{
  const AleaShelfFilter all = { 0 }, anna = { .player = (char *) "Anna" };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfStatistics) none = count (shelf, &all), found = NULL, of_anna = NULL;
  const AleaShelfPlayerCount *player;
  const AleaShelfRulesCount *rules;
  const AleaShelfPairCount *pair;
  const AleaHandicapGames *games;

  g_assert_cmpuint (none->n_games, ==, 0);
  add_result (shelf, "guardener", "Anna", "Ben", ALEA_RESULT_WHITE, "3-4");
  add_result (shelf, "guardener", "Ben", "Anna", ALEA_RESULT_WHITE, "4-4");
  add_result (shelf, "guardener", "Ben", "Anna", ALEA_RESULT_DRAW, "1-2");
  add_result (shelf, "guardener", "Anna", "Clara", ALEA_RESULT_BLACK, "1-2");
  add_result (shelf, "jepps", "Anna", "Ben", ALEA_RESULT_NONE, "6-2");
  add_result (shelf, "chess", "", "?", ALEA_RESULT_DRAW, "x");

  found = count (shelf, &all);
  g_assert_cmpuint (found->n_games, ==, 6);
  g_assert_cmpuint (found->n_in_progress, ==, 1);
  g_assert_cmpuint (found->n_results[ALEA_RESULT_WHITE], ==, 2);
  g_assert_cmpuint (found->n_results[ALEA_RESULT_DRAW], ==, 2);
  g_assert_cmpuint (found->players->len, ==, 2);
  player = g_ptr_array_index (found->players, 0);
  g_assert_cmpstr (player->name, ==, "Anna");
  g_assert_cmpuint (player->n_games, ==, 5);
  g_assert_cmpuint (player->n_won, ==, 1);
  g_assert_cmpuint (player->n_lost, ==, 2);
  g_assert_cmpuint (player->n_drawn, ==, 1);
  pair = g_ptr_array_index (found->pairs, 0);
  g_assert_cmpstr (pair->names[0], ==, "Anna");
  g_assert_cmpstr (pair->names[1], ==, "Ben");
  g_assert_cmpuint (pair->n_games, ==, 4);
  g_assert_cmpuint (pair->n_won[0], ==, 1);
  g_assert_cmpuint (pair->n_won[1], ==, 1);
  g_assert_cmpuint (pair->n_drawn, ==, 1);
  /* By who had White, what Anna did. */
  g_assert_cmpuint (pair->by_rules->len, ==, 1);
  games = &g_array_index (pair->by_rules, AleaHandicapGames, 0);
  g_assert_cmpstr (games->rules->id, ==, "guardener");
  g_assert_cmpmem (games->n[0], sizeof games->n[0], ((const guint[]) { 1, 0, 0 }), sizeof games->n[0]);
  g_assert_cmpmem (games->n[1], sizeof games->n[1], ((const guint[]) { 0, 1, 1 }), sizeof games->n[1]);
  rules = alea_shelf_statistics_find_rules (found, "guardener");
  g_assert_cmpuint (rules->n_games, ==, 4);
  g_assert_cmpuint (rules->n_faces[1], ==, 2 + 4);
  g_assert_cmpuint (rules->n_faces[4], ==, 3);
  g_assert_cmpuint (rules->n_faces[6], ==, 0);
  g_assert_null (alea_shelf_statistics_find_rules (found, "random-move"));

  of_anna = count (shelf, &anna);
  rules = alea_shelf_statistics_find_rules (of_anna, "guardener");
  g_assert_cmpuint (rules->n_faces[1], ==, 2 + 4);
  g_assert_cmpuint (rules->n_own_faces[1], ==, 1 + 2);
  g_assert_cmpuint (rules->n_own_faces[3], ==, 1);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* Four events: a roll and a decision of White, then of Black.  @white is the
 * player of the ledger who has White. */
static void
add_reviewed (AleaShelf  *shelf,
              const char *white_name,
              const char *black_name,
              int         white,
              double      luck,
              double      error,
              guint       n_reviewed)
{
  g_autoptr(AleaShelfGame) game = alea_shelf_game_new ("guardener");
  AleaLedger ledger = { .entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry)), .depth = 3 };
  g_autofree char *text = NULL;

  alea_shelf_set_text (&game->white, white_name);
  alea_shelf_set_text (&game->black, black_name);
  for (guint i = 0; i < 4; i++)
    {
      const gboolean is_white = i < 2, is_roll = i % 2 == 0;
      const AleaLedgerEntry entry = {
        .event = i, .type = is_roll ? ALEA_EVENT_ROLL : ALEA_EVENT_DECISION, .player = is_white ? white : 1 - white,
        .colour = is_white ? ALEA_WHITE : ALEA_BLACK, .luck = is_roll && is_white ? luck : 0,
        .error = !is_roll && is_white ? error : 0, .is_choice = !is_roll,
      };

      alea_shelf_game_add_event (game, is_roll ? ALEA_SHELF_ROLL : ALEA_SHELF_DECISION,
                                 is_white ? ALEA_WHO_WHITE : ALEA_WHO_BLACK, is_roll ? "1-2" : "a4", ALEA_SHELF_NO_CLOCK,
                                 0);
      if (i < n_reviewed)
        g_array_append_val (ledger.entries, entry);
    }
  text = alea_ledger_write (&ledger);
  alea_shelf_game_add_verdict (game, n_reviewed, ALEA_SHELF_REVIEWER, text);
  g_array_unref (ledger.entries);
  alea_shelf_release (shelf, shelf_test_create (shelf, game));
}

static const AleaShelfReviewCount *
find_review (const AleaShelfStatistics *statistics,
             const char                *name)
{
  for (guint i = 0; i < statistics->reviews->len; i++)
    {
      const AleaShelfReviewCount *count = g_ptr_array_index (statistics->reviews, i);

      if (g_str_equal (count->name, name))
        return count;
    }

  return NULL;
}

/* What heads that are read for a list say of luck, the first game first: "Anna 10". */
static char *
read_luck (AleaShelf *shelf)
{
  const AleaShelfFilter all = { .sort = ALEA_SHELF_SORT_OLDEST };
  g_autoptr(GAsyncResult) found = NULL, result = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GArray) ids = NULL;
  g_autoptr(GPtrArray) heads = NULL;

  alea_shelf_find_async (shelf, &all, NULL, shelf_test_take_result, &found);
  shelf_test_wait_for_result (&found);
  ids = alea_shelf_find_finish (shelf, found, NULL);
  alea_shelf_read_async (shelf, (const gint64 *) ids->data, ids->len, FALSE, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  heads = alea_shelf_read_finish (shelf, result, NULL);
  for (guint i = 0; i < heads->len; i++)
    {
      const AleaShelfGame *head = g_ptr_array_index (heads, i);

      g_string_append_printf (text, "%s%s ", i > 0 ? ", " : "", head->white);
      if (head->has_luck)
        g_string_append_printf (text, "%d", head->luck);
      else
        g_string_append_c (text, '-');
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Luck and errors are those of the player, whichever side they had; a game that
 * has gone on since its review does not count. */
static void
test_count_reviews (void)
{
  const AleaShelfFilter all = { 0 }, of_ben = { .player = (char *) "Ben" };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfStatistics) found = NULL, of_one = NULL;
  g_autofree char *luck = NULL;
  const AleaShelfReviewCount *anna, *ben;

  add_reviewed (shelf, "Anna", "Ben", 0, 0.1, 0.02, 4);
  add_reviewed (shelf, "Anna", "Ben", 1, 0.3, 0.04, 4);
  add_reviewed (shelf, "Ben", "Anna", 0, 0.2, 0.5, 4);
  add_reviewed (shelf, "Anna", "Ben", 0, 0.9, 0.9, 3);
  add_reviewed (shelf, "Anna", "?", 0, 0.2, 0, 4);
  add_reviewed (shelf, "Ben", "Ben", 0, 0.7, 0.7, 4);

  found = count (shelf, &all);
  g_assert_cmpuint (found->reviews->len, ==, 2);
  anna = find_review (found, "Anna");
  ben = find_review (found, "Ben");
  g_assert_cmpuint (anna->n_games, ==, 4);
  g_assert_cmpfloat_with_epsilon (anna->luck.mean, (0.1 + 0.3 - 0.2 + 0.2) / 4, 1e-9);
  g_assert_cmpfloat_with_epsilon (anna->error.mean, 0.06 / 4, 1e-9);
  g_assert_cmpuint (ben->n_games, ==, 3);
  g_assert_cmpfloat_with_epsilon (ben->luck.mean, (-0.1 - 0.3 + 0.2) / 3, 1e-9);
  g_assert_cmpfloat_with_epsilon (ben->error.mean, 0.5 / 3, 1e-9);
  g_assert_cmpfloat_with_epsilon (ben->luck.error, sqrt ((pow (-0.1 + 0.2 / 3, 2) + pow (-0.3 + 0.2 / 3, 2)
                                                          + pow (0.2 + 0.2 / 3, 2)) / 2 / 3), 1e-9);
  g_assert_cmpuint (found->honesty.n_games, ==, 1);
  g_assert_cmpint (found->honesty.verdict, ==, ALEA_HONESTY_UNKNOWN);

  luck = read_luck (shelf);
  g_assert_cmpstr (luck, ==, "Anna 10, Anna 30, Ben 20, Anna -, Anna 20, Ben 70");

  of_one = count (shelf, &of_ben);
  g_assert_cmpuint (find_review (of_one, "Anna")->n_games, ==, 3);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* What nobody wants to know any more is not looked for. */
static void
test_cancelled (void)
{
  const AleaShelfFilter all = { 0 };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) first = NULL, second = NULL;
  g_autoptr(GError) error = NULL;

  import (shelf, NULL, 2000, FALSE, NULL);
  alea_shelf_count_async (shelf, &all, 10, ALEA_SHELF_COUNT_ROLLS, cancellable, shelf_test_take_result, &first);
  alea_shelf_find_async (shelf, &all, cancellable, shelf_test_take_result, &second);
  g_cancellable_cancel (cancellable);
  shelf_test_wait_for_result (&first);
  shelf_test_wait_for_result (&second);
  g_assert_null (alea_shelf_find_finish (shelf, second, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_object (&first);
  g_clear_object (&second);
  g_assert_cmpuint (count_games (shelf), ==, 2000);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-exchange/import", test_import);
  g_test_add_func ("/shelf-exchange/import-fails", test_import_fails);
  g_test_add_func ("/shelf-exchange/import-meanwhile", test_import_meanwhile);
  g_test_add_func ("/shelf-exchange/import-cancelled", test_import_cancelled);
  g_test_add_func ("/shelf-exchange/slow-import-cancelled", test_slow_import_cancelled);
  g_test_add_func ("/shelf-exchange/export", test_export);
  g_test_add_func ("/shelf-exchange/count", test_count);
  g_test_add_func ("/shelf-exchange/count-reviews", test_count_reviews);
  g_test_add_func ("/shelf-exchange/cancelled", test_cancelled);

  return g_test_run ();
}
