/* test-shelf-count.c: statistics against counting one by one
 *
 * What a query counts of random games is what comes out where each game is looked
 * at again for each number.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-shelf-keep.h"
#include "alea-shelf-read.h"

#include <string.h>

#define N_GAMES   80
#define ALL_NAMES 100

static AleaShelfStatistics *
count (AleaShelf             *shelf,
       const AleaShelfFilter *filter,
       guint                  max_names,
       AleaShelfCount         what)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AleaShelfStatistics *statistics;

  alea_shelf_count_async (shelf, filter, max_names, what, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  statistics = alea_shelf_count_finish (shelf, result, &error);
  g_assert_no_error (error);

  return statistics;
}

/* --- the slow way --------------------------------------------------------- */

static gboolean
is_counted (const AleaShelfGame   *game,
            const AleaShelfFilter *filter)
{
  return (filter->rules == NULL || g_str_equal (game->rules, filter->rules))
         && (filter->player == NULL || g_strcmp0 (game->white, filter->player) == 0
             || g_strcmp0 (game->black, filter->player) == 0);
}

static gboolean
is_somebody (const char *name)
{
  return name != NULL && !g_str_equal (name, "") && !g_str_equal (name, "?");
}

/* Those of @white and @black, each of which may be NULL for anybody, that end so;
 * a @result of -1 is any. */
static guint
count_games (const GPtrArray       *games,
             const AleaShelfFilter *filter,
             const char            *white,
             const char            *black,
             int                    result)
{
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const AleaShelfGame *game = g_ptr_array_index (games, i);

      n += is_counted (game, filter) && (white == NULL || g_strcmp0 (game->white, white) == 0)
           && (black == NULL || g_strcmp0 (game->black, black) == 0) && (result < 0 || (int) game->result == result);
    }

  return n;
}

/* Those of @name that end so where the name is that of White, and so where it is that
 * of Black alone. */
static guint
count_of (const GPtrArray       *games,
          const AleaShelfFilter *filter,
          const char            *name,
          int                    with_white,
          int                    with_black)
{
  return count_games (games, filter, name, NULL, with_white) + count_games (games, filter, NULL, name, with_black)
         - count_games (games, filter, name, name, with_black);
}

static guint
count_in_progress (const GPtrArray       *games,
                   const AleaShelfFilter *filter)
{
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const AleaShelfGame *game = g_ptr_array_index (games, i);

      n += is_counted (game, filter) && game->state == ALEA_SHELF_IN_PROGRESS;
    }

  return n;
}

static guint
count_people (const GPtrArray       *games,
              const AleaShelfFilter *filter,
              gboolean               by_two)
{
  g_autoptr(GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < games->len; i++)
    {
      const AleaShelfGame *game = g_ptr_array_index (games, i);

      if (!is_counted (game, filter))
        continue;
      if (by_two && is_somebody (game->white) && is_somebody (game->black) && !g_str_equal (game->white, game->black))
        g_hash_table_add (names, strcmp (game->white, game->black) < 0
                                 ? g_strdup_printf ("%s, %s", game->white, game->black)
                                 : g_strdup_printf ("%s, %s", game->black, game->white));
      if (!by_two && is_somebody (game->white))
        g_hash_table_add (names, g_strdup (game->white));
      if (!by_two && is_somebody (game->black))
        g_hash_table_add (names, g_strdup (game->black));
    }

  return g_hash_table_size (names);
}

/* What fell in the games of @rules, of @player alone where there is one. */
static void
count_faces (const GPtrArray       *games,
             const AleaShelfFilter *filter,
             const char            *rules,
             const char            *player,
             guint64                n_faces[ALEA_SHELF_MAX_FACE + 1])
{
  memset (n_faces, 0, (ALEA_SHELF_MAX_FACE + 1) * sizeof n_faces[0]);
  for (guint i = 0; i < games->len; i++)
    {
      const AleaShelfGame *game = g_ptr_array_index (games, i);

      if (!is_counted (game, filter) || !g_str_equal (game->rules, rules))
        continue;

      for (guint j = 0; j < game->events->len; j++)
        {
          const AleaShelfEvent *event = &g_array_index (game->events, AleaShelfEvent, j);
          const char *name = event->who == ALEA_WHO_WHITE ? game->white
                             : event->who == ALEA_WHO_BLACK ? game->black : NULL;

          if (event->kind != ALEA_SHELF_ROLL && event->kind != ALEA_SHELF_ROLL_BY_HAND)
            continue;
          if (player != NULL && g_strcmp0 (name, player) != 0)
            continue;

          n_faces[event->text[0] - '0']++;
          n_faces[event->text[2] - '0']++;
        }
    }
}

/* --- both ----------------------------------------------------------------- */

static void
check_sums (const AleaShelfStatistics *found,
            const GPtrArray           *games,
            const AleaShelfFilter     *filter)
{
  guint n_favorites = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const AleaShelfGame *game = g_ptr_array_index (games, i);

      n_favorites += is_counted (game, filter) && game->is_favorite;
    }

  g_assert_cmpuint (found->n_games, ==, count_games (games, filter, NULL, NULL, -1));
  g_assert_cmpuint (found->n_in_progress, ==, count_in_progress (games, filter));
  g_assert_cmpuint (found->n_favorites, ==, n_favorites);
  for (int result = 0; result <= ALEA_RESULT_DRAW; result++)
    g_assert_cmpuint (found->n_results[result], ==, count_games (games, filter, NULL, NULL, result));
}

static void
check_rules (const AleaShelfStatistics *found,
             const GPtrArray           *games,
             const AleaShelfFilter     *filter)
{
  guint n_games = 0;

  for (guint i = 0; i < found->rules->len; i++)
    {
      const AleaShelfRulesCount *count = g_ptr_array_index (found->rules, i), *next;
      const AleaShelfFilter of_rules = { .rules = count->rules, .player = filter->player };
      guint64 n_faces[ALEA_SHELF_MAX_FACE + 1];

      g_assert_cmpuint (count->n_games, ==, count_games (games, &of_rules, NULL, NULL, -1));
      for (int result = 0; result <= ALEA_RESULT_DRAW; result++)
        g_assert_cmpuint (count->n_results[result], ==, count_games (games, &of_rules, NULL, NULL, result));
      g_assert_cmpuint (count->n_in_progress, ==, count_in_progress (games, &of_rules));
      n_games += count->n_games;

      count_faces (games, filter, count->rules, NULL, n_faces);
      g_assert_cmpmem (count->n_faces, sizeof count->n_faces, n_faces, sizeof n_faces);
      count_faces (games, filter, count->rules, filter->player != NULL ? filter->player : "nobody", n_faces);
      g_assert_cmpmem (count->n_own_faces, sizeof count->n_own_faces, n_faces, sizeof n_faces);

      g_assert_true (alea_shelf_statistics_find_rules (found, count->rules) == count);
      if (i + 1 == found->rules->len)
        break;
      next = g_ptr_array_index (found->rules, i + 1);
      g_assert_true (count->n_games > next->n_games
                     || (count->n_games == next->n_games && strcmp (count->rules, next->rules) < 0));
    }

  g_assert_cmpuint (n_games, ==, found->n_games);
}

static void
check_players (const AleaShelfStatistics *found,
               const GPtrArray           *games,
               const AleaShelfFilter     *filter)
{
  g_assert_cmpuint (found->players->len, ==, count_people (games, filter, FALSE));
  for (guint i = 0; i < found->players->len; i++)
    {
      const AleaShelfPlayerCount *count = g_ptr_array_index (found->players, i), *next;

      g_assert_true (is_somebody (count->name));
      g_assert_cmpuint (count->n_games, ==, count_of (games, filter, count->name, -1, -1));
      g_assert_cmpuint (count->n_won, ==, count_of (games, filter, count->name, ALEA_RESULT_WHITE, ALEA_RESULT_BLACK));
      g_assert_cmpuint (count->n_lost, ==, count_of (games, filter, count->name, ALEA_RESULT_BLACK, ALEA_RESULT_WHITE));
      g_assert_cmpuint (count->n_drawn, ==, count_of (games, filter, count->name, ALEA_RESULT_DRAW, ALEA_RESULT_DRAW));

      if (i + 1 == found->players->len)
        break;
      next = g_ptr_array_index (found->players, i + 1);
      g_assert_true (count->n_games > next->n_games
                     || (count->n_games == next->n_games && strcmp (count->name, next->name) < 0));
    }
}

/* What the first of a pair has done with White, or with Black, game by game. */
static void
check_by_rules (const AleaShelfPairCount *count,
                const GPtrArray          *games,
                const AleaShelfFilter    *filter)
{
  guint n_over = 0;

  for (guint i = 0; i < count->by_rules->len; i++)
    {
      const AleaHandicapGames *of = &g_array_index (count->by_rules, AleaHandicapGames, i);
      const char *first = count->names[0], *second = count->names[1];
      const AleaShelfFilter of_rules = { .rules = (char *) of->rules->id, .player = filter->player };

      g_assert_cmpuint (of->n[0][0], ==, count_games (games, &of_rules, first, second, ALEA_RESULT_WHITE));
      g_assert_cmpuint (of->n[0][1], ==, count_games (games, &of_rules, first, second, ALEA_RESULT_DRAW));
      g_assert_cmpuint (of->n[0][2], ==, count_games (games, &of_rules, first, second, ALEA_RESULT_BLACK));
      g_assert_cmpuint (of->n[1][0], ==, count_games (games, &of_rules, second, first, ALEA_RESULT_BLACK));
      g_assert_cmpuint (of->n[1][1], ==, count_games (games, &of_rules, second, first, ALEA_RESULT_DRAW));
      g_assert_cmpuint (of->n[1][2], ==, count_games (games, &of_rules, second, first, ALEA_RESULT_WHITE));
      for (guint j = 0; j < 6; j++)
        n_over += of->n[j / 3][j % 3];
    }

  g_assert_cmpuint (n_over, ==, count->n_won[0] + count->n_won[1] + count->n_drawn);
}

static void
check_pairs (const AleaShelfStatistics *found,
             const GPtrArray           *games,
             const AleaShelfFilter     *filter)
{
  g_assert_cmpuint (found->pairs->len, ==, count_people (games, filter, TRUE));
  for (guint i = 0; i < found->pairs->len; i++)
    {
      const AleaShelfPairCount *count = g_ptr_array_index (found->pairs, i), *next;
      const char *first = count->names[0], *second = count->names[1];

      g_assert_cmpint (strcmp (first, second), <, 0);
      g_assert_cmpuint (count->n_games, ==, count_games (games, filter, first, second, -1)
                                            + count_games (games, filter, second, first, -1));
      g_assert_cmpuint (count->n_won[0], ==, count_games (games, filter, first, second, ALEA_RESULT_WHITE)
                                             + count_games (games, filter, second, first, ALEA_RESULT_BLACK));
      g_assert_cmpuint (count->n_won[1], ==, count_games (games, filter, first, second, ALEA_RESULT_BLACK)
                                             + count_games (games, filter, second, first, ALEA_RESULT_WHITE));
      g_assert_cmpuint (count->n_drawn, ==, count_games (games, filter, first, second, ALEA_RESULT_DRAW)
                                            + count_games (games, filter, second, first, ALEA_RESULT_DRAW));
      check_by_rules (count, games, filter);

      if (i + 1 == found->pairs->len)
        break;
      next = g_ptr_array_index (found->pairs, i + 1);
      if (count->n_games == next->n_games)
        g_assert_true (strcmp (first, next->names[0]) < 0
                       || (g_str_equal (first, next->names[0]) && strcmp (second, next->names[1]) < 0));
      else
        g_assert_cmpuint (count->n_games, >, next->n_games);
    }
}

static void
test_against_one_by_one (void)
{
  const AleaShelfFilter filters[] = {
    { 0 }, { .player = (char *) "Anna" }, { .player = (char *) "山田" }, { .rules = (char *) "jepps" },
  };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_shelf_game_free);
  GRand *rand = g_rand_new_with_seed (g_test_rand_int ());

  for (guint i = 0; i < N_GAMES; i++)
    {
      AleaShelfGame *game = shelf_test_make_any_game (rand);

      game->is_favorite = g_rand_boolean (rand);
      game->n_events = game->events->len;
      game->id = shelf_test_create (shelf, game);
      alea_shelf_release (shelf, game->id);
      alea_shelf_change (shelf, game->is_favorite ? ALEA_SHELF_FAVORITE : ALEA_SHELF_NO_FAVORITE, &game->id, 1, NULL,
                         NULL);
      g_ptr_array_add (games, game);
    }
  shelf_test_flush (shelf);

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr(AleaShelfStatistics) found = count (shelf, &filters[i], ALL_NAMES, ALEA_SHELF_COUNT_ROLLS);

      check_sums (found, games, &filters[i]);
      check_rules (found, games, &filters[i]);
      check_players (found, games, &filters[i]);
      check_pairs (found, games, &filters[i]);
    }

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
  g_rand_free (rand);
}

/* --- what is asked -------------------------------------------------------- */

/* A game of @white and @black with a roll of @text. */
static void
add_roll (AleaShelf  *shelf,
          const char *white,
          const char *black,
          const char *text)
{
  g_autoptr(AleaShelfGame) game = shelf_test_make_game (white, black, 0);

  alea_shelf_game_add_event (game, ALEA_SHELF_ROLL, ALEA_WHO_WHITE, text, ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_release (shelf, shelf_test_create (shelf, game));
}

/* Whoever has most games stands first, and no more names than are asked for. */
static void
test_asks_for_few (void)
{
  const AleaShelfFilter all = { 0 }, first = { .max = 1 };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfStatistics) few = NULL, none = NULL;

  add_roll (shelf, "Anna", "Ben", "1-2");
  add_roll (shelf, "Ben", "Clara", "1-2");
  add_roll (shelf, "Clara", "Ben", "1-2");

  few = count (shelf, &all, 1, ALEA_SHELF_COUNT_GAMES);
  g_assert_cmpuint (few->players->len, ==, 1);
  g_assert_cmpstr (((AleaShelfPlayerCount *) g_ptr_array_index (few->players, 0))->name, ==, "Ben");
  g_assert_cmpuint (few->pairs->len, ==, 1);
  g_assert_cmpstr (((AleaShelfPairCount *) g_ptr_array_index (few->pairs, 0))->names[1], ==, "Clara");
  g_assert_cmpuint (alea_shelf_statistics_find_rules (few, "chess")->n_faces[1], ==, 0);
  g_assert_null (alea_shelf_statistics_find_rules (few, "jepps"));

  /* All games are counted, however many would be found. */
  none = count (shelf, &first, 0, ALEA_SHELF_COUNT_ROLLS);
  g_assert_cmpuint (none->players->len, ==, 0);
  g_assert_cmpuint (none->pairs->len, ==, 0);
  g_assert_cmpuint (alea_shelf_statistics_find_rules (none, "chess")->n_faces[1], ==, 3);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* A game of @white and @black that has been looked at. */
static void
add_reviewed (AleaShelf  *shelf,
              const char *white,
              const char *black)
{
  g_autoptr(AleaShelfGame) game = shelf_test_make_game (white, black, 1);
  const AleaLedgerEntry entry = { .type = ALEA_EVENT_DECISION, .colour = ALEA_WHITE, .is_choice = TRUE };
  AleaLedger ledger = { .entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry)), .depth = 3 };
  g_autofree char *text = NULL;

  g_array_append_val (ledger.entries, entry);
  text = alea_ledger_write (&ledger);
  alea_shelf_game_add_verdict (game, 1, ALEA_SHELF_REVIEWER, text);
  g_array_unref (ledger.entries);
  alea_shelf_release (shelf, shelf_test_create (shelf, game));
}

/* So do those whose games have been looked at. */
static void
test_order_of_reviews (void)
{
  static const char *const names[] = { "Clara", "Anna", "Ben", "Dora", "Emil", "Flora" };
  const AleaShelfFilter all = { 0 };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);

  add_reviewed (shelf, "Flora", "?");
  add_reviewed (shelf, "Emil", "Ben");
  add_reviewed (shelf, "Ben", "Clara");
  add_reviewed (shelf, "Clara", "Dora");
  add_reviewed (shelf, "Anna", "Clara");
  add_reviewed (shelf, "?", "Anna");

  for (guint n = 0; n <= G_N_ELEMENTS (names) + 1; n++)
    {
      g_autoptr(AleaShelfStatistics) found = count (shelf, &all, n, ALEA_SHELF_COUNT_REVIEWS);

      g_assert_cmpuint (found->reviews->len, ==, MIN (n, G_N_ELEMENTS (names)));
      for (guint i = 0; i < found->reviews->len; i++)
        {
          const AleaShelfReviewCount *review = g_ptr_array_index (found->reviews, i);

          g_assert_cmpstr (review->name, ==, names[i]);
          g_assert_cmpuint (review->n_games, ==, i == 0 ? 3 : i <= 2 ? 2 : 1);
        }
    }

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* A database may say anything of a roll: what no die shows is not counted. */
static void
test_strange_rolls (void)
{
  const AleaShelfFilter all = { 0 };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfStatistics) found = NULL;
  const AleaShelfRulesCount *rules;

  add_roll (shelf, "Anna", "Ben", "20-1-20");
  add_roll (shelf, "Anna", "Ben", "21-0-3");
  add_roll (shelf, "Anna", "Ben", "4 5");
  add_roll (shelf, "Anna", "Ben", "-6");
  add_roll (shelf, "Anna", "Ben", "99999999999999999999-7");

  found = count (shelf, &all, 1, ALEA_SHELF_COUNT_ROLLS);
  rules = alea_shelf_statistics_find_rules (found, "chess");
  for (guint face = 0; face <= ALEA_SHELF_MAX_FACE; face++)
    g_assert_cmpuint (rules->n_faces[face], ==, face == 20 ? 2 : face == 1 || face == 3 || face == 4 || face == 7);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* Nor does a result that there is not make a winner, or a favourite count more than once. */
static void
test_strange_games (void)
{
  static const char *const changes[] = {
    "result = -1", "result = 4", "result = 99", "is_favorite = 7", "is_favorite = -1", "state = 9",
  };
  const AleaShelfFilter all = { 0 };
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfStatistics) found = NULL;
  const AleaShelfPlayerCount *player;

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *sql = g_strdup_printf ("UPDATE game SET %s WHERE id = (SELECT max (id) FROM game)", changes[i]);

      add_roll (shelf, "Anna", "Ben", "1-2");
      shelf_test_run_sql (path, sql);
    }

  found = count (shelf, &all, ALL_NAMES, ALEA_SHELF_COUNT_GAMES);
  g_assert_cmpuint (found->n_games, ==, G_N_ELEMENTS (changes));
  g_assert_cmpuint (found->n_results[ALEA_RESULT_NONE], ==, G_N_ELEMENTS (changes));
  g_assert_cmpuint (found->n_favorites, ==, 2);
  g_assert_cmpuint (found->n_in_progress, ==, G_N_ELEMENTS (changes) - 1);
  g_assert_cmpuint (found->players->len, ==, 2);
  player = g_ptr_array_index (found->players, 0);
  g_assert_cmpuint (player->n_won + player->n_drawn + player->n_lost, ==, 0);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-count/against-one-by-one", test_against_one_by_one);
  g_test_add_func ("/shelf-count/asks-for-few", test_asks_for_few);
  g_test_add_func ("/shelf-count/order-of-reviews", test_order_of_reviews);
  g_test_add_func ("/shelf-count/strange-rolls", test_strange_rolls);
  g_test_add_func ("/shelf-count/strange-games", test_strange_games);

  return g_test_run ();
}
