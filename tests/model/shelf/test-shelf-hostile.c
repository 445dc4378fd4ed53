/* test-shelf-hostile.c: rows that this program would never write
 *
 * Whatever somebody has put into the file, what is read of it means something, and
 * games that were counted are those that are found.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "refused-shelf.h"

#include "alea-shelf-filter.h"
#include "shelf-place.h"
#include "shelf-query.h"
#include "shelf-repair.h"
#include "shelf-rows.h"
#include "shelf-statistics.h"

#include <string.h>

static ShelfDatabase *
open_spoilt (const char *sql)
{
  ShelfDatabase *database;

  refused_shelf_put_back ();
  database = shelf_database_open (refused_shelf_get_path (), SHELF_ACCESS_WRITE, NULL);
  g_assert_true (shelf_database_run (database, sql, NULL));
  return database;
}

/* --- games ---------------------------------------------------------------- */

/* What is read of the game that has all. */
static char *
describe (ShelfDatabase *database)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaShelfGame) game = shelf_rows_read_game (database, REFUSED_WHOLE, FALSE, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  g_string_append_printf (text, "%s %s %d%d%d%d%d", game->rules, game->options != NULL ? game->options : "-",
                          (int) game->origin, (int) game->state, (int) game->result, game->match_first, game->running);
  for (guint i = 0; i < game->n_events; i++)
    {
      const AleaShelfEvent *event = alea_shelf_game_get_event (game, i);

      g_string_append_printf (text, " %d,%d,%s", (int) event->kind, event->who, event->text);
    }

  return g_string_free (text, FALSE);
}

static void
test_games (void)
{
  static const char all[] = "chess double=reroll 0000-1 1,0,3-5 0,0,e4 2,1,6-6 0,1,e5";
  static const struct { const char *sql, *expected; } rows[] = {
    { "SELECT 1", all },
    { "UPDATE game SET state = 7, result = 9, match_first = 3, running = 8", all },
    { "UPDATE game SET result = -1, running = -9, match_first = -1", all },
    { "UPDATE game SET result = 3, state = 1, match_first = 1, running = 1",
      "chess double=reroll 01311 1,0,3-5 0,0,e4 2,1,6-6 0,1,e5" },
    { "UPDATE game SET origin = 9", "chess double=reroll 1000-1 1,0,3-5 0,0,e4 2,1,6-6 0,1,e5" },
    { "UPDATE game SET rules = x'ff'", " double=reroll 0000-1 1,0,3-5 0,0,e4 2,1,6-6 0,1,e5" },
    { "UPDATE game SET n_events = 99999", all },
    { "UPDATE event SET text = 'chess' WHERE number = -1", "chess - 0000-1 1,0,3-5 0,0,e4 2,1,6-6 0,1,e5" },
    { "UPDATE event SET text = 'chess' || char (10) || char (10) WHERE number = -1",
      "chess - 0000-1 1,0,3-5 0,0,e4 2,1,6-6 0,1,e5" },
    { "UPDATE event SET kind = 77, who = 9 WHERE number = 0",
      "chess double=reroll 0000-1 0,-1,3-5 0,0,e4 2,1,6-6 0,1,e5" },
    { "UPDATE event SET kind = -7, who = -9 WHERE number = 0",
      "chess double=reroll 0000-1 0,-1,3-5 0,0,e4 2,1,6-6 0,1,e5" },
    { "UPDATE event SET text = CAST (x'65ff' AS TEXT) WHERE number = 3",
      "chess double=reroll 0000-1 1,0,3-5 0,0,e4 2,1,6-6 0,1," },
    { "DELETE FROM event WHERE number = 1", "chess double=reroll 0000-1 1,0,3-5" },
    { "DELETE FROM event", "chess - 0000-1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ShelfDatabase *database = open_spoilt (rows[i].sql);
      g_autofree char *found = describe (database);

      g_assert_cmpstr (found, ==, rows[i].expected);
      shelf_database_close (database, FALSE);
    }
}

/* --- statistics ----------------------------------------------------------- */

/* A result that is none is none, as in the list. */
static void
test_results (void)
{
  static const struct { int written; AleaResult result; } rows[] = {
    { -1, ALEA_RESULT_NONE }, { 0, ALEA_RESULT_NONE }, { 1, ALEA_RESULT_WHITE }, { 2, ALEA_RESULT_BLACK },
    { 3, ALEA_RESULT_DRAW }, { 4, ALEA_RESULT_NONE }, { 1000000, ALEA_RESULT_NONE },
  };
  const AleaShelfFilter filter = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sql = g_strdup_printf ("UPDATE game SET result = %d", rows[i].written);
      ShelfDatabase *database = open_spoilt (sql);
      g_autoptr(AleaShelfStatistics) found =
        shelf_statistics_count (database, &filter, 9, ALEA_SHELF_COUNT_GAMES, NULL);
      g_autoptr(AleaShelfGame) game = shelf_rows_read_game (database, REFUSED_WHOLE, FALSE, NULL);

      g_assert_cmpuint (found->n_games, ==, 1);
      g_assert_cmpuint (found->n_results[rows[i].result], ==, 1);
      g_assert_cmpint (game->result, ==, rows[i].result);
      shelf_database_close (database, FALSE);
    }
}

/* A review that is none says nothing; nor does anybody without a name. */
static void
test_reviews (void)
{
  static const struct { const char *sql; guint n_reviews, n_players; gboolean has_luck; } rows[] = {
    { "SELECT 1", 2, 2, TRUE },
    { "UPDATE verdict SET text = 'none'", 0, 2, FALSE },
    { "UPDATE verdict SET text = 'ledger 1 3 0 0 0'", 0, 2, FALSE },
    { "UPDATE verdict SET text = CAST (x'ff' AS TEXT)", 0, 2, FALSE },
    { "UPDATE verdict SET number = 3", 0, 2, FALSE },
    { "UPDATE game SET white = '?'", 1, 1, TRUE },
    { "UPDATE game SET black = NULL", 1, 1, TRUE },
    { "UPDATE game SET white = '', black = ''", 0, 0, TRUE },
    { "UPDATE game SET white = 'Ben'", 0, 1, TRUE },
    { "UPDATE game SET rules = 'future'", 2, 2, TRUE },
    { "UPDATE event SET text = CAST (x'ff' AS TEXT), kind = 1", 2, 2, TRUE },
  };
  const AleaShelfFilter filter = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ShelfDatabase *database = open_spoilt (rows[i].sql);
      g_autoptr(AleaShelfStatistics) found =
        shelf_statistics_count (database, &filter, 9, ALEA_SHELF_COUNT_REVIEWS | ALEA_SHELF_COUNT_ROLLS, NULL);
      g_autoptr(AleaShelfGame) card = shelf_rows_read_card (database, REFUSED_WHOLE, NULL);

      g_assert_cmpuint (found->reviews->len, ==, rows[i].n_reviews);
      g_assert_cmpuint (found->players->len, ==, rows[i].n_players);
      g_assert_cmpint (card->has_luck, ==, rows[i].has_luck);
      shelf_database_close (database, FALSE);
    }
}

/* --- searches ------------------------------------------------------------- */

/* Blanks are no words, and so many words are enough. */
static void
test_searches (void)
{
  static const struct { const char *search; gboolean is_found; } rows[] = {
    { "anna", TRUE }, { "  anna \t ben\n", TRUE }, { "", TRUE }, { " \t\n", TRUE }, { "clara", FALSE },
    { "a a a a a a a a a a a a a a a clara", FALSE }, { "a a a a a a a a a a a a a a a a clara", TRUE },
    { "' OR 1 = 1 --", FALSE }, { "chess", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaShelfFilter filter = { .search = (char *) rows[i].search };
      ShelfDatabase *database = open_spoilt ("SELECT 1");
      sqlite3_stmt *statement = shelf_query_prepare (database, "id", "", &filter, TRUE, NULL);
      gboolean is_found;

      g_assert_true (shelf_database_step (database, statement, &is_found, NULL));
      g_assert_cmpint (is_found, ==, rows[i].is_found);
      shelf_database_close (database, FALSE);
    }
}

/* --- mending -------------------------------------------------------------- */

/* Events without a game become one where they say which; others go. */
static void
test_orphans (void)
{
  static const char orphans[] =
    "PRAGMA foreign_keys = OFF;"
    "INSERT INTO event VALUES (98, -1, 9, -1, 'chess' || char (10) || char (10), -1, 5);"
    "INSERT INTO event VALUES (98, 0, 0, 0, 'd4', -1, 0), (98, 2, 0, 0, 'c4', -1, 0);"
    "INSERT INTO event VALUES (99, -1, 9, -1, 'chess', -1, 5), (99, 0, 0, 0, 'd4', -1, 0);"
    "INSERT INTO event VALUES (97, 0, 0, 0, 'd4', -1, 0)";
  g_autoptr(ShelfPlace) place = shelf_place_new (refused_shelf_get_folder ());
  g_autoptr(AleaShelfGame) adopted = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *notice = NULL;
  ShelfDatabase *database = open_spoilt (orphans);

  shelf_database_close (database, FALSE);
  database = shelf_repair_open (place, shelf_repair_get_file (place->path), &notice, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (notice, "3 games were recovered"));

  adopted = shelf_rows_read_game (database, 98, FALSE, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (adopted->rules, ==, "chess");
  g_assert_cmpuint (adopted->n_events, ==, 1);
  g_assert_cmpstr (alea_shelf_game_get_event (adopted, 0)->text, ==, "d4");
  g_assert_null (shelf_rows_read_game (database, 99, TRUE, NULL));
  g_assert_null (shelf_rows_read_game (database, 97, TRUE, NULL));
  shelf_database_close (database, FALSE);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  refused_shelf_make ();

  g_test_add_func ("/shelf-hostile/games", test_games);
  g_test_add_func ("/shelf-hostile/results", test_results);
  g_test_add_func ("/shelf-hostile/reviews", test_reviews);
  g_test_add_func ("/shelf-hostile/searches", test_searches);
  g_test_add_func ("/shelf-hostile/orphans", test_orphans);
  status = g_test_run ();

  refused_shelf_remove ();
  return status;
}
