/* test-shelf-words.c: what is said of games on the shelf, and what they are
 * filtered by
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-filter-choice.h"
#include "alea-handicap-words.h"
#include "alea-level.h"
#include "alea-shelf-words.h"

#include <locale.h>

#define FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

static AleaShelfGame *
make_game (const char *white,
           const char *black)
{
  AleaShelfGame *game = alea_shelf_game_new ("guardener");

  alea_shelf_set_text (&game->white, white);
  alea_shelf_set_text (&game->black, black);
  return game;
}

static void
test_players (void)
{
  g_autoptr(AleaShelfGame) both = make_game ("Ann", "Ben"), one = make_game (NULL, "Ben");
  g_autoptr(AleaShelfGame) nobody = make_game ("?", ""), other = make_game ("Ann", "?");
  g_autoptr(AleaShelfGame) future = alea_shelf_game_new ("future");

  shelf_test_assert_said (alea_shelf_words_players (both), "Ann and Ben");
  shelf_test_assert_said (alea_shelf_words_players (one), "Ben (Black)");
  shelf_test_assert_said (alea_shelf_words_players (other), "Ann (White)");
  shelf_test_assert_said (alea_shelf_words_players (nobody), "Guardener Chess");
  shelf_test_assert_said (alea_shelf_words_players (future), "future");
}

static void
test_result (void)
{
  g_autoptr(AleaShelfGame) game = make_game ("Ann", NULL);

  shelf_test_assert_said (alea_shelf_words_result (game), "Unfinished");
  game->state = ALEA_SHELF_OVER;
  shelf_test_assert_said (alea_shelf_words_result (game), NULL);
  game->result = ALEA_RESULT_WHITE;
  shelf_test_assert_said (alea_shelf_words_result (game), "Ann won");
  game->result = ALEA_RESULT_BLACK;
  shelf_test_assert_said (alea_shelf_words_result (game), "Black won");
  game->result = ALEA_RESULT_DRAW;
  shelf_test_assert_said (alea_shelf_words_result (game), "Drawn");
}

/* Dice that place the pieces have done so when no home rank has an empty square. */
static void
test_setting_up (void)
{
  g_autoptr(AleaShelfGame) game = make_game ("Ann", "Ben");

  alea_shelf_set_text (&game->rules, "jepps");
  alea_shelf_set_text (&game->fen, "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1");
  shelf_test_assert_said (alea_shelf_words_stand (game), "Not started");
  alea_shelf_set_text (&game->dice, "1-2");
  shelf_test_assert_said (alea_shelf_words_stand (game), "Setting up");
  alea_shelf_set_text (&game->fen, "8/pppppppp/8/8/8/8/PPPPPPPP/NBRQKRBN w - - 0 1");
  shelf_test_assert_said (alea_shelf_words_stand (game), "Setting up");
  alea_shelf_set_text (&game->fen, "nbrqkrbn/pppppppp/8/8/8/8/PPPPPPPP/NBRQKRB1 w - - 0 1");
  shelf_test_assert_said (alea_shelf_words_stand (game), "Setting up");
  alea_shelf_set_text (&game->fen, "nbrqkrbn/pppppppp/8/8/8/8/PPPPPPPP/NBRQKRBN w - - 0 1");
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 1, Ann to move");
  alea_shelf_set_text (&game->fen, NULL);
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 1, Ann to move");
}

static void
test_stand (void)
{
  g_autoptr(AleaShelfGame) game = make_game ("Ann", "Ben");

  shelf_test_assert_said (alea_shelf_words_stand (game), "Not started");
  alea_shelf_set_text (&game->dice, "3-2");
  alea_shelf_set_text (&game->fen, FEN);
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 1, Ben to move");
  game->n_moves = 13;
  alea_shelf_set_text (&game->fen, FEN);
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 13, Ben to move");
  alea_shelf_set_text (&game->fen, "8/8/8/8/8/8/8/8 w - - 0 1");
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 14, Ann to move");
  alea_shelf_set_text (&game->white, NULL);
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 14, White to move");

  game->state = ALEA_SHELF_OVER;
  shelf_test_assert_said (alea_shelf_words_stand (game), "13 moves");
  alea_shelf_set_text (&game->ending, "king captured");
  shelf_test_assert_said (alea_shelf_words_stand (game), "13 moves, king captured");
  alea_shelf_set_text (&game->ending, "what nobody knows");
  shelf_test_assert_said (alea_shelf_words_stand (game), "13 moves");
}

/* The word that a file has for an ending, and how it is shown. */
static void
test_endings (void)
{
  static const char *const rows[][2] = {
    { "checkmate", "1 move, checkmate" },
    { "king captured", "1 move, king captured" },
    { "stalemate", "1 move, stalemate" },
    { "resignation", "1 move, resigned" },
    { "agreement", "1 move, agreed" },
    { "threefold repetition", "1 move, threefold repetition" },
    { "fivefold repetition", "1 move, fivefold repetition" },
    { "fifty moves", "1 move, fifty moves without progress" },
    { "seventy-five moves", "1 move, 75 moves without progress" },
    { "dead position", "1 move, no mate possible" },
    { "666 twice", "1 move, 666 twice" },
    { "time", "1 move, out of time" },
    { "", "1 move" },
    { NULL, "1 move" },
  };
  g_autoptr(AleaShelfGame) game = make_game ("Ann", "Ben");

  game->state = ALEA_SHELF_OVER;
  game->n_moves = 1;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      alea_shelf_set_text (&game->ending, rows[i][0]);
      shelf_test_assert_said (alea_shelf_words_stand (game), rows[i][1]);
    }
}

/* A file may say anything of a game. */
static void
test_strange_games (void)
{
  g_autoptr(AleaShelfGame) game = make_game (NULL, NULL);

  game->n_moves = -5;
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 1, White to move");
  alea_shelf_set_text (&game->fen, "nothing");
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 1, White to move");
  alea_shelf_set_text (&game->fen, FEN);
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 1, Black to move");

  game->state = ALEA_SHELF_OVER;
  game->n_moves = 0;
  shelf_test_assert_said (alea_shelf_words_stand (game), "0 moves");
  game->result = ALEA_RESULT_WHITE;
  shelf_test_assert_said (alea_shelf_words_result (game), "White won");
  alea_shelf_set_text (&game->black, "Ben");
  shelf_test_assert_said (alea_shelf_words_result (game), "White won");
  game->result = ALEA_RESULT_BLACK;
  shelf_test_assert_said (alea_shelf_words_result (game), "Ben won");
}

static void
test_luck (void)
{
  g_autoptr(AleaShelfGame) game = make_game ("Ann", NULL);

  g_assert_null (alea_shelf_words_luck (game));
  game->has_luck = TRUE;
  shelf_test_assert_said (alea_shelf_words_luck (game), "Luck: even");
  game->luck = 1;
  shelf_test_assert_said (alea_shelf_words_luck (game), "Luck: Ann +1 point");
  game->luck = -7;
  shelf_test_assert_said (alea_shelf_words_luck (game), "Luck: Black +7 points");
}

static void
test_day (void)
{
  g_autoptr(GDateTime) now = g_date_time_new_local (2026, 11, 22, 0, 5, 0);
  g_autoptr(GDateTime) epoch = g_date_time_new_from_unix_local (0);
  g_autoptr(AleaShelfGame) game = make_game ("Ann", "Ben");
  static const struct { int minutes_ago; const char *day; } days[] = {
    { 4, "Today" }, { 6, "Yesterday" }, { 2 * 1440, "Friday" }, { 6 * 1440, "Monday" }, { 7 * 1440, "15 Nov" },
    { 325 * 1440, "1 Jan" }, { 326 * 1440, "31 Dec 2025" }, { -2 * 1440, "24 Nov" },
  };

  shelf_test_assert_said (alea_shelf_words_day (game, now), "");
  game->changed = 1;
  shelf_test_assert_said (alea_shelf_words_day (game, epoch), "Today");
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      game->changed = (g_date_time_to_unix (now) - 60 * days[i].minutes_ago) * 1000;
      shelf_test_assert_said (alea_shelf_words_day (game, now), days[i].day);
    }

  game->changed = g_date_time_to_unix (now) * 1000;
  shelf_test_assert_said (alea_shelf_words_sentence (game, now), "Ann and Ben. Guardener Chess. Unfinished. Not started. Today.");
  game->has_luck = TRUE;
  game->luck = -3;
  shelf_test_assert_said (alea_shelf_words_sentence (game, now),
               "Ann and Ben. Guardener Chess. Unfinished. Not started. Today. Luck: Ben +3 points.");
  game->has_luck = FALSE;
  game->state = ALEA_SHELF_OVER;
  shelf_test_assert_said (alea_shelf_words_sentence (game, now), "Ann and Ben. Guardener Chess. No result. 0 moves. Today.");
}

static void
assert_roll (AleaShelfGame *game,
             const char    *dice,
             guint          n,
             guint          last)
{
  AleaRoll roll;

  alea_shelf_set_text (&game->dice, dice);
  roll = alea_shelf_words_get_roll (game);
  g_assert_cmpuint (roll.n, ==, n);
  if (n > 0)
    g_assert_cmpuint (roll.face[n - 1], ==, last);
}

/* What a broken file may say is no roll. */
static void
test_roll (void)
{
  g_autoptr(AleaShelfGame) game = make_game (NULL, NULL);

  game->state = ALEA_SHELF_OVER;
  assert_roll (game, NULL, 0, 0);
  assert_roll (game, "2-4", 2, 4);
  assert_roll (game, "3", 1, 3);
  assert_roll (game, "2-5", 0, 0);
  assert_roll (game, "2-", 0, 0);
  assert_roll (game, "", 0, 0);
  assert_roll (game, "11", 0, 0);
  assert_roll (game, "1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1", 0, 0);
  assert_roll (game, "reroll", 0, 0);
  g_assert_cmpuint (alea_shelf_words_get_sides ("guardener"), ==, 4);
  g_assert_cmpuint (alea_shelf_words_get_sides ("random-move"), ==, 6);
  g_assert_cmpuint (alea_shelf_words_get_sides ("chess"), ==, 0);
  g_assert_cmpuint (alea_shelf_words_get_sides ("what"), ==, 0);
}

/* Names of files may turn the direction of what follows, or hide in it. */
static void
test_names_that_deceive (void)
{
  g_autoptr(AleaShelfGame) game = make_game ("a\u202eb", "c\u200bd");
  char ann[] = "a\u202eb", ben[] = "c\u200bd";
  const AleaFilterChoice pair = { .kind = ALEA_FILTER_PAIR, .names = { ann, ben } };
  const AleaFilterChoice winner = { .kind = ALEA_FILTER_WINNER, .names = { ben } };

  game->n_moves = 1;
  shelf_test_assert_said (alea_shelf_words_players (game), "a\ufffdb and c\ufffdd");
  shelf_test_assert_said (alea_shelf_words_stand (game), "Move 2, a\ufffdb to move");
  game->state = ALEA_SHELF_OVER;
  game->result = ALEA_RESULT_BLACK;
  shelf_test_assert_said (alea_shelf_words_result (game), "c\ufffdd won");
  shelf_test_assert_said (alea_filter_choice_get_label (&pair), "a\ufffdb and c\ufffdd");
  shelf_test_assert_said (alea_filter_choice_get_label (&winner), "c\ufffdd won");
}

/* --- filters -------------------------------------------------------------- */

/* Each alone narrows a filter, and no other choice with it; once more, and it is as
 * wide as before. */
static void
check_alone (const GPtrArray *list,
             guint            number)
{
  g_autoptr(AleaShelfFilter) filter = g_new0 (AleaShelfFilter, 1);

  alea_filter_choice_toggle (g_ptr_array_index (list, number), filter);
  for (guint i = 0; i < list->len; i++)
    {
      const AleaFilterChoice *choice = g_ptr_array_index (list, i);

      g_assert_cmpint (alea_filter_choice_is_on (choice, filter), ==, i == number);
      g_assert_cmpint (alea_filter_choice_equal (choice, g_ptr_array_index (list, number)), ==, i == number);
    }

  alea_filter_choice_toggle (g_ptr_array_index (list, number), filter);
  g_assert_true (alea_filter_choice_is_on (g_ptr_array_index (list, 0), filter));
}

/* A pair that has played once is none to choose, nor one who has not won as a winner. */
static void
test_list_of_choices (void)
{
  char ann[] = "Ann", ben[] = "Ben", cid[] = "Cid", chess[] = "chess", jepps[] = "jepps", gone[] = "gone";
  AleaShelfRulesCount rules[] = { { chess, .n_games = 6 }, { jepps, .n_games = 3 }, { gone, .n_games = 1 } };
  AleaShelfPlayerCount players[] = { { ann, .n_games = 6, .n_won = 1 }, { ben, .n_games = 5 } };
  AleaShelfPairCount pairs[] = { { .names = { ann, ben }, .n_games = 5 }, { .names = { ann, cid }, .n_games = 1 } };
  g_autoptr(GPtrArray) of_rules = g_ptr_array_new (), of_players = g_ptr_array_new (), of_pairs = g_ptr_array_new ();
  const AleaShelfStatistics statistics = {
    .n_games = 10, .n_in_progress = 2, .n_favorites = 1, .rules = of_rules, .players = of_players, .pairs = of_pairs,
    .n_results = { [ALEA_RESULT_WHITE] = 4, [ALEA_RESULT_BLACK] = 3, [ALEA_RESULT_DRAW] = 7 },
  };
  g_autoptr(GPtrArray) list = NULL;
  g_autoptr(GString) all = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    g_ptr_array_add (of_rules, &rules[i]);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    g_ptr_array_add (of_players, &players[i]);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_ptr_array_add (of_pairs, &pairs[i]);

  list = alea_filter_choice_list (&statistics);
  for (guint i = 0; i < list->len; i++)
    {
      const AleaFilterChoice *choice = g_ptr_array_index (list, i);
      g_autofree char *label = alea_filter_choice_get_label (choice);

      g_string_append_printf (all, "%u %s %d\n", alea_filter_choice_get_section (choice), label, choice->n_games);
      g_assert_cmpint (choice->number != 0, ==, choice->kind == ALEA_FILTER_RESULT || choice->kind == ALEA_FILTER_DAYS);
      check_alone (list, i);
    }

  g_assert_cmpstr (all->str, ==,
                   "0 All Games 10\n0 Unfinished 2\n0 Favourites 1\n1 Chess 6\n1 Jepps Random Chess 3\n1 gone 1\n"
                   "2 Ann and Ben 5\n2 Ann 6\n2 Ben 5\n3 Ann won 1\n3 White won 4\n3 Black won 3\n3 Drawn 7\n"
                   "4 Today -1\n4 Last 7 Days -1\n4 Last 30 Days -1\n4 Last 12 Months -1\n");
}

/* The most frequent of many. */
static void
test_many_choices (void)
{
  static const guint n_expected[] = { 3, 6, 4 };
  static const AleaFilterKind kinds[] = { ALEA_FILTER_PAIR, ALEA_FILTER_PLAYER, ALEA_FILTER_WINNER };
  char name[] = "Ann";
  AleaShelfPlayerCount player = { name, .n_games = 2, .n_won = 1 };
  AleaShelfPairCount pair = { .names = { name, name }, .n_games = 2 };
  g_autoptr(GPtrArray) of_rules = g_ptr_array_new (), of_players = g_ptr_array_new (), of_pairs = g_ptr_array_new ();
  const AleaShelfStatistics statistics = { .rules = of_rules, .players = of_players, .pairs = of_pairs };

  for (guint n = 0; n < 9; n++)
    {
      g_autoptr(GPtrArray) list = alea_filter_choice_list (&statistics);

      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        {
          guint found = 0;

          for (guint j = 0; j < list->len; j++)
            found += ((AleaFilterChoice *) g_ptr_array_index (list, j))->kind == kinds[i];
          g_assert_cmpuint (found, ==, MIN (n, n_expected[i]));
        }
      g_ptr_array_add (of_players, &player);
      g_ptr_array_add (of_pairs, &pair);
    }
}

/* Each member makes another choice of it. */
static void
test_equal_choices (void)
{
  char ann[] = "Ann", ben[] = "Ben";
  const AleaFilterChoice pair = { .kind = ALEA_FILTER_PAIR, .names = { ann, ben }, .number = 1, .n_games = 3 };
  AleaFilterChoice other = pair;

  other.n_games = 4;
  g_assert_true (alea_filter_choice_equal (&pair, &other));
  other.kind = ALEA_FILTER_PLAYER;
  g_assert_false (alea_filter_choice_equal (&pair, &other));
  other = pair;
  other.number = 2;
  g_assert_false (alea_filter_choice_equal (&pair, &other));
  other = pair;
  other.names[0] = ben;
  g_assert_false (alea_filter_choice_equal (&pair, &other));
  other = pair;
  other.names[1] = NULL;
  g_assert_false (alea_filter_choice_equal (&pair, &other));
}

/* A day is one from midnight on, a week seven with today. */
static void
test_days (void)
{
  static const int days[] = { 1, 7, 30, 365 };
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      const AleaFilterChoice choice = { .kind = ALEA_FILTER_DAYS, .number = days[i] };
      g_autoptr(AleaShelfFilter) filter = g_new0 (AleaShelfFilter, 1);
      g_autoptr(GDateTime) since = NULL, first = g_date_time_add_days (now, 1 - days[i]);

      alea_filter_choice_toggle (&choice, filter);
      since = g_date_time_new_from_unix_local (filter->since / 1000);
      g_assert_cmpint (filter->since % 1000, ==, 0);
      g_assert_cmpint (g_date_time_get_hour (since), ==, 0);
      g_assert_cmpint (g_date_time_get_minute (since), ==, 0);
      g_assert_cmpint (g_date_time_get_second (since), ==, 0);
      g_assert_cmpint (g_date_time_get_day_of_year (since), ==, g_date_time_get_day_of_year (first));
      g_assert_cmpint (g_date_time_get_year (since), ==, g_date_time_get_year (first));
    }
}

/* No locale that a machine of tests must have sets thousands apart: this is ours. */
static char point[] = ".", nothing[] = "";
static struct lconv places = { .decimal_point = point, .thousands_sep = nothing, .grouping = nothing };

struct lconv *
localeconv (void)
{
  return &places;
}

static void
test_numbers (void)
{
  static const struct { guint64 number; const char *apart, *said; } rows[] = {
    { 0, ",", "0" }, { 7, ",", "7" }, { 100, ",", "100" }, { 999, ",", "999" }, { 1000, ",", "1,000" },
    { 123456, ".", "123.456" }, { 1234567, ",", "1,234,567" }, { 12345678901, "\u202f", "12\u202f345\u202f678\u202f901" },
    { 1234567, "", "1234567" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      places.thousands_sep = (char *) rows[i].apart;
      shelf_test_assert_said (alea_shelf_words_number (rows[i].number), rows[i].said);
    }
  places.thousands_sep = nothing;
}

/* Of one section one choice is on, of all sections together any. */
static void
test_choices (void)
{
  g_autoptr(AleaShelfFilter) filter = g_new0 (AleaShelfFilter, 1);
  g_autoptr(GDateTime) midnight = NULL;
  char ann[] = "Ann", ben[] = "Ben", chess[] = "chess";
  const AleaFilterChoice all = { .kind = ALEA_FILTER_ALL };
  const AleaFilterChoice pair = { .kind = ALEA_FILTER_PAIR, .names = { ann, ben } };
  const AleaFilterChoice player = { .kind = ALEA_FILTER_PLAYER, .names = { ann } };
  const AleaFilterChoice rules = { .kind = ALEA_FILTER_RULES, .names = { chess } };
  const AleaFilterChoice winner = { .kind = ALEA_FILTER_WINNER, .names = { ben } };
  const AleaFilterChoice drawn = { .kind = ALEA_FILTER_RESULT, .number = ALEA_SHELF_DRAWN };
  const AleaFilterChoice week = { .kind = ALEA_FILTER_DAYS, .number = 7 };

  g_assert_true (alea_filter_choice_is_on (&all, filter));
  alea_filter_choice_toggle (&pair, filter);
  alea_filter_choice_toggle (&rules, filter);
  alea_filter_choice_toggle (&winner, filter);
  g_assert_cmpstr (filter->opponent, ==, "Ben");
  g_assert_true (alea_filter_choice_is_on (&pair, filter) && alea_filter_choice_is_on (&rules, filter)
                 && alea_filter_choice_is_on (&winner, filter));
  g_assert_false (alea_filter_choice_is_on (&all, filter));

  alea_filter_choice_toggle (&player, filter);
  g_assert_null (filter->opponent);
  g_assert_false (alea_filter_choice_is_on (&pair, filter));
  alea_filter_choice_toggle (&drawn, filter);
  g_assert_null (filter->winner);
  alea_filter_choice_toggle (&week, filter);
  g_assert_cmpint (filter->since, >, 0);
  midnight = g_date_time_new_from_unix_local (filter->since / 1000);
  g_assert_cmpint (g_date_time_get_hour (midnight), ==, 0);
  alea_filter_choice_toggle (&week, filter);
  g_assert_cmpint (filter->since, ==, 0);

  /* What is searched, and the order, stay. */
  filter->search = g_strdup ("word");
  filter->sort = ALEA_SHELF_SORT_OLDEST;
  alea_filter_choice_toggle (&all, filter);
  g_assert_true (alea_filter_choice_is_on (&all, filter));
  g_assert_cmpstr (filter->search, ==, "word");
  g_assert_cmpint (filter->sort, ==, ALEA_SHELF_SORT_OLDEST);
}

static void
test_handicap (void)
{
  AleaHandicapPair pair = { .names = { "Ann", "Ben" } };
  const AleaHandicapRange range = { 0.484, 0.351, 0.6 };
  const AleaRules *chess = alea_rules_find ("chess"), *guardener = alea_rules_find ("guardener");
  AleaHandicap way = { .rules = chess, .odds = ALEA_KNIGHT, .is_white = TRUE, .score = range };

  g_assert_null (alea_handicap_words_strength (&pair));
  pair.advice = (AleaHandicapAdvice) { .verdict = ALEA_HANDICAP_TOO_FEW, .n_games = ALEA_HANDICAP_MIN_GAMES - 1 };
  shelf_test_assert_said (alea_handicap_words_strength (&pair), "After 1 more game, a handicap can be suggested.");
  pair.advice.verdict = ALEA_HANDICAP_EVEN;
  shelf_test_assert_said (alea_handicap_words_strength (&pair), "These games do not show who is stronger: no handicap is needed.");
  pair.advice = (AleaHandicapAdvice) { .verdict = ALEA_HANDICAP_UNEVEN, .n_games = 24, .rules = chess, .stronger = 1,
                                       .score = 0.771, .elo = { 160.2, 59.9, 270.4 } };
  shelf_test_assert_said (alea_handicap_words_strength (&pair),
               "Ben scored 77% of the points and is about 160 Elo stronger in Chess (60 to 270).");

  shelf_test_assert_said (alea_handicap_words_way (&pair, &way), "Chess: Ben plays White, without a knight");
  shelf_test_assert_said (alea_handicap_words_score (&pair, &way), "Ben would score about 48% (35% to 60%).");
  g_assert_cmpuint (alea_handicap_words_get_white (&pair, &way), ==, 1);
  way = (AleaHandicap) { .rules = chess, .odds = ALEA_PAWN, .score = range };
  shelf_test_assert_said (alea_handicap_words_way (&pair, &way), "Chess: Ben plays Black, without the f-pawn");
  g_assert_cmpuint (alea_handicap_words_get_white (&pair, &way), ==, 0);
  way = (AleaHandicap) { .rules = guardener, .odds = ALEA_GUARDENER, .is_white = TRUE };
  shelf_test_assert_said (alea_handicap_words_way (&pair, &way), "Guardener Chess: Ben plays White, without the Guardener");
  way = (AleaHandicap) { .rules = guardener };
  shelf_test_assert_said (alea_handicap_words_way (&pair, &way), "Guardener Chess: Ann plays White");
}

/* What the stronger one begins without. */
static void
test_odds (void)
{
  static const struct { AleaPieceType odds; bool is_white; const char *sentence; } rows[] = {
    { ALEA_NO_PIECE_TYPE, TRUE, "Chess: Ann plays White" },
    { ALEA_NO_PIECE_TYPE, FALSE, "Chess: Ben plays White" },
    { ALEA_PAWN, TRUE, "Chess: Ann plays White, without the f-pawn" },
    { ALEA_PAWN, FALSE, "Chess: Ann plays Black, without the f-pawn" },
    { ALEA_KNIGHT, TRUE, "Chess: Ann plays White, without a knight" },
    { ALEA_ROOK, TRUE, "Chess: Ann plays White, without a rook" },
    { ALEA_QUEEN, TRUE, "Chess: Ann plays White, without the queen" },
  };
  const AleaHandicapPair pair = { .names = { "Ann", "Ben" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaHandicap way = {
        .rules = alea_rules_find ("chess"), .odds = rows[i].odds, .is_white = rows[i].is_white,
      };

      shelf_test_assert_said (alea_handicap_words_way (&pair, &way), rows[i].sentence);
    }
}

/* Games are counted down to the first suggestion, and no farther. */
static void
test_too_few_games (void)
{
  AleaHandicapPair pair = { .advice = { .verdict = ALEA_HANDICAP_TOO_FEW } };

  shelf_test_assert_said (alea_handicap_words_strength (&pair), "After 10 more games, a handicap can be suggested.");
  pair.advice.n_games = ALEA_HANDICAP_MIN_GAMES + 1;
  shelf_test_assert_said (alea_handicap_words_strength (&pair), "After 0 more games, a handicap can be suggested.");
}

/* The computer is called by its level, whichever name comes first, and the score is
 * that of the person. */
static void
test_handicap_of_computer (void)
{
  g_autofree char *title = alea_level_make_title (4);

  g_assert_cmpuint (alea_level_find_title ("Ann"), ==, 0);
  g_assert_cmpuint (alea_level_find_title (title), ==, 4);
  for (guint computer = 0; computer < 2; computer++)
    {
      AleaHandicapPair pair = { .advice = { .verdict = ALEA_HANDICAP_UNEVEN, .stronger = computer } };
      AleaHandicap way = { .rules = alea_rules_find ("chess"), .level = 1, .score = { 0.55, 0.5, 0.7 } };

      pair.names[computer] = title;
      pair.levels[computer] = 4;
      pair.names[1 - computer] = (char *) "Ann";
      shelf_test_assert_said (alea_handicap_words_way (&pair, &way), "Chess: Ann plays White, against Computer (For Children)");
      shelf_test_assert_said (alea_handicap_words_score (&pair, &way), "Ann would score about 45% (30% to 50%).");
      g_assert_cmpuint (alea_handicap_words_get_level (&pair, &way, 1 - computer), ==, 0);
      g_assert_cmpuint (alea_handicap_words_get_level (&pair, &way, computer), ==, 1);
      way.is_white = TRUE;
      shelf_test_assert_said (alea_handicap_words_way (&pair, &way), "Chess: Ann plays Black, against Computer (For Children)");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shelf/words/players", test_players);
  g_test_add_func ("/shelf/words/result", test_result);
  g_test_add_func ("/shelf/words/stand", test_stand);
  g_test_add_func ("/shelf/words/setting-up", test_setting_up);
  g_test_add_func ("/shelf/words/endings", test_endings);
  g_test_add_func ("/shelf/words/strange-games", test_strange_games);
  g_test_add_func ("/shelf/words/luck", test_luck);
  g_test_add_func ("/shelf/words/day", test_day);
  g_test_add_func ("/shelf/words/roll", test_roll);
  g_test_add_func ("/shelf/words/names-that-deceive", test_names_that_deceive);
  g_test_add_func ("/shelf/filter-choices", test_choices);
  g_test_add_func ("/shelf/many-choices", test_many_choices);
  g_test_add_func ("/shelf/equal-choices", test_equal_choices);
  g_test_add_func ("/shelf/days", test_days);
  g_test_add_func ("/shelf/numbers", test_numbers);
  g_test_add_func ("/shelf/list-of-choices", test_list_of_choices);
  g_test_add_func ("/shelf/handicap", test_handicap);
  g_test_add_func ("/shelf/odds", test_odds);
  g_test_add_func ("/shelf/too-few-games", test_too_few_games);
  g_test_add_func ("/shelf/handicap-of-computer", test_handicap_of_computer);
  return g_test_run ();
}
