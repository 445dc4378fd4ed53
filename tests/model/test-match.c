/* test-match.c: persons, seats and the score
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "object-watch.h"

#include "alea-match.h"

#include <string.h>

static void
assert_points (AleaMatch *match,
               guint      first,
               guint      second)
{
  g_assert_cmpuint (alea_person_get_half_points (alea_match_get_person (match, 0)), ==, first);
  g_assert_cmpuint (alea_person_get_half_points (alea_match_get_person (match, 1)), ==, second);
}

static void
test_names (void)
{
  AleaPerson *person = alea_person_new ();
  g_autoptr(ObjectWatch) watch = object_watch_new (person);
  g_autofree char *long_name = g_strnfill (100, 'x');

  g_assert_cmpstr (alea_person_get_name (person), ==, "");
  alea_person_set_name (person, "  Zoë\tvan\nDijk ");
  g_assert_cmpstr (alea_person_get_name (person), ==, "Zoë van Dijk");
  object_watch_expect (watch, "name");
  alea_person_set_name (person, "Zoë van Dijk");
  object_watch_expect (watch, "");

  alea_person_set_name (person, long_name);
  g_assert_cmpuint (strlen (alea_person_get_name (person)), ==, ALEA_PERSON_MAX_NAME);
  alea_person_set_name (person, "a\xff");
  g_assert_cmpstr (alea_person_get_name (person), ==, "a\xef\xbf\xbd");
  alea_person_set_name (person, NULL);
  g_assert_cmpstr (alea_person_get_name (person), ==, "");

  /* A cut in the middle of blanks leaves none at the end. */
  memset (long_name + 50, ' ', 20);
  alea_person_set_name (person, long_name);
  g_assert_cmpuint (strlen (alea_person_get_name (person)), ==, 50);
  object_watch_free (g_steal_pointer (&watch));

  watch = object_watch_new (person);
  g_object_set (person, "has-own-dice", TRUE, "name", "Ben", NULL);
  object_watch_expect (watch, "has-own-dice name");
  g_assert_true (alea_person_get_has_own_dice (person));

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (person);
}

/* Whoever has no name is called by what they are, as soon as it is known. */
static void
test_titles (void)
{
  AleaPerson *person = alea_person_new ();
  g_autoptr(ObjectWatch) watch = object_watch_new (person);

  g_assert_cmpstr (alea_person_get_title (person), ==, "");
  alea_person_set_level (person, 4);
  object_watch_expect (watch, "level");
  g_assert_cmpuint (alea_person_get_level (person), ==, 4);
  g_assert_cmpstr (alea_person_get_title (person), ==, "Computer (Club Player)");
  alea_person_set_level (person, 4);
  object_watch_expect (watch, "");
  alea_person_set_name (person, "Ann");
  g_assert_cmpstr (alea_person_get_title (person), ==, "Ann");
  alea_person_set_level (person, 1);
  g_assert_cmpstr (alea_person_get_title (person), ==, "Ann");
  alea_person_set_name (person, "");
  g_assert_cmpstr (alea_person_get_title (person), ==, "Computer (For Children)");
  alea_person_set_level (person, 0);
  g_assert_cmpstr (alea_person_get_title (person), ==, "");

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (person);
}

/* True is true, whatever the number. */
static void
test_own_dice (void)
{
  AleaPerson *person = alea_person_new ();
  g_autoptr(ObjectWatch) watch = object_watch_new (person);

  alea_person_set_has_own_dice (person, 2);
  object_watch_expect (watch, "has-own-dice");
  g_assert_cmpint (alea_person_get_has_own_dice (person), ==, TRUE);
  alea_person_set_has_own_dice (person, TRUE);
  object_watch_expect (watch, "");
  alea_person_set_has_own_dice (person, FALSE);
  object_watch_expect (watch, "has-own-dice");

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (person);
}

static void
test_score (void)
{
  AleaMatch *match = alea_match_new ();
  g_autoptr(ObjectWatch) watch = object_watch_new (match);

  g_assert_cmpstr (alea_match_get_score (match), ==, "0–0");
  alea_match_set_result (match, ALEA_SCORE_FIRST);
  object_watch_expect (watch, "score");
  g_assert_cmpstr (alea_match_get_score (match), ==, "1–0");

  /* The same game, told again or otherwise. */
  alea_match_set_result (match, ALEA_SCORE_FIRST);
  object_watch_expect (watch, "");
  alea_match_set_result (match, ALEA_SCORE_NONE);
  g_assert_cmpstr (alea_match_get_score (match), ==, "0–0");
  object_watch_expect (watch, "score");
  alea_match_set_result (match, ALEA_SCORE_DRAW);
  g_assert_cmpstr (alea_match_get_score (match), ==, "½–½");
  object_watch_expect (watch, "score");

  alea_match_next_game (match);
  object_watch_expect (watch, "first-player game-number");
  alea_match_set_result (match, ALEA_SCORE_SECOND);
  g_assert_cmpstr (alea_match_get_score (match), ==, "½–1½");
  assert_points (match, 1, 3);
  g_assert_true (alea_match_has_begun (match));

  /* A game that is left counts nothing, and is no reason to change over. */
  alea_match_next_game (match);
  g_assert_cmpuint (alea_match_get_first_player (match), ==, 0);
  alea_match_next_game (match);
  g_assert_cmpuint (alea_match_get_first_player (match), ==, 0);
  alea_match_set_result (match, ALEA_SCORE_NONE);
  assert_points (match, 1, 3);
  g_assert_cmpuint (alea_match_get_game_number (match), ==, 4);

  alea_match_reset (match, 0);
  assert_points (match, 0, 0);
  g_assert_false (alea_match_has_begun (match));
  g_assert_cmpuint (alea_match_get_game_number (match), ==, 1);
  g_assert_cmpuint (alea_match_get_first_player (match), ==, 0);

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (match);
}

static void
assert_stand (const AleaMatchStand *stand,
              guint                 number,
              guint                 first,
              guint                 points_0,
              guint                 points_1)
{
  g_assert_cmpuint (stand->number, ==, number);
  g_assert_cmpuint (stand->first, ==, first);
  g_assert_cmpuint (stand->points[0], ==, points_0);
  g_assert_cmpuint (stand->points[1], ==, points_1);
}

static void
test_save_and_restore (void)
{
  static const char *const bad[] = {
    "", "2 1 2", "2 1 2 1 0", "0 1 2 1", "2 2 2 1", "2 1 2 x", "2 1 -2 1", " 2 1 2 1", "2 1 99999999999 1",
  };
  AleaMatch *match = alea_match_new ();
  AleaMatch *other = alea_match_new ();
  g_autoptr(ObjectWatch) watch = object_watch_new (other);
  AleaMatchStand stand, sum;

  alea_match_set_result (match, ALEA_SCORE_FIRST);
  alea_match_next_game (match);
  alea_match_set_result (match, ALEA_SCORE_DRAW);
  alea_match_get_stand (match, &stand);
  assert_stand (&stand, 2, 1, 2, 0);
  alea_match_get_sum (match, &sum);
  assert_stand (&sum, 2, 0, 3, 1);

  g_assert_true (alea_match_set_stand (other, &stand));
  object_watch_expect (watch, "first-player game-number score");
  alea_match_set_result (other, ALEA_SCORE_DRAW);
  g_assert_cmpstr (alea_match_get_score (other), ==, alea_match_get_score (match));
  object_watch_expect (watch, "score");

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (alea_match_parse_stand (bad[i], &stand));
  g_assert_true (alea_match_parse_stand ("2 0 3 1", &stand));
  assert_stand (&stand, 2, 0, 3, 1);
  g_assert_false (alea_match_set_stand (other, &(AleaMatchStand) { .number = 0 }));
  object_watch_expect (watch, "");

  /* What has been counted stays, and counts once. */
  g_assert_true (alea_match_set_stand (other, &sum));
  g_assert_cmpstr (alea_match_get_score (other), ==, alea_match_get_score (match));
  object_watch_expect (watch, "first-player");
  alea_match_get_sum (other, &sum);
  assert_stand (&sum, 2, 0, 3, 1);
  alea_match_next_game (other);
  object_watch_expect (watch, "game-number");
  assert_points (other, 3, 1);
  alea_match_reset (other, 1);
  assert_points (other, 0, 0);
  g_assert_cmpuint (alea_match_get_first_player (other), ==, 1);

  /* The game that a new match is begun after may be looked at again. */
  alea_match_set_result (other, ALEA_SCORE_FIRST);
  assert_points (other, 2, 0);
  alea_match_reset (other, 1);
  alea_match_set_result (other, ALEA_SCORE_FIRST);
  assert_points (other, 0, 0);
  alea_match_set_result (other, ALEA_SCORE_NONE);
  alea_match_set_result (other, ALEA_SCORE_DRAW);
  assert_points (other, 1, 1);

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (other);
  g_assert_finalize_object (match);
}

/* As many games and points as anybody plays for, and no more; half a point of either is
 * a score. */
static void
test_stands (void)
{
  static const struct { const char *text; gboolean is_good, has_score, has_begun; } rows[] = {
    { "1 0 0 0", TRUE, FALSE, FALSE }, { "2 0 0 0", TRUE, FALSE, TRUE },
    { "1 1 1 0", TRUE, TRUE, TRUE }, { "1 1 0 1", TRUE, TRUE, TRUE },
    { "1000000 0 2000000 2000000", TRUE, TRUE, TRUE }, { "1000001 0 0 0", FALSE, FALSE, FALSE },
    { "1 0 2000001 0", FALSE, FALSE, FALSE }, { "1 0 0 2000001", FALSE, FALSE, FALSE },
    { "1 2 0 0", FALSE, FALSE, FALSE }, { "0 0 0 0", FALSE, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaMatch) match = alea_match_new ();
      AleaMatchStand stand;

      g_assert_cmpint (alea_match_parse_stand (rows[i].text, &stand), ==, rows[i].is_good);
      g_assert_cmpint (alea_match_set_stand (match, &stand), ==, rows[i].is_good);
      g_assert_cmpint (alea_match_has_score (match), ==, rows[i].has_score);
      g_assert_cmpint (alea_match_has_begun (match), ==, rows[i].has_begun);
    }
}

/* Another game was played while the first one waited. */
static void
test_return (void)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  AleaMatchStand stand;

  alea_match_next_game (match);
  alea_match_set_result (match, ALEA_SCORE_FIRST);
  alea_match_return (match, 0);
  g_assert_cmpuint (alea_match_get_first_player (match), ==, 0);
  g_assert_cmpuint (alea_match_get_game_number (match), ==, 2);
  assert_points (match, 2, 0);

  alea_match_set_result (match, ALEA_SCORE_DRAW);
  alea_match_next_game (match);
  alea_match_get_stand (match, &stand);
  assert_stand (&stand, 3, 1, 3, 1);

  /* The other one begins there; what is counted stays. */
  alea_match_set_result (match, ALEA_SCORE_SECOND);
  alea_match_return (match, 0);
  alea_match_get_stand (match, &stand);
  assert_stand (&stand, 3, 0, 3, 3);
  alea_match_set_result (match, ALEA_SCORE_FIRST);
  assert_points (match, 5, 3);
}

static void
test_colours_change_over (void)
{
  AleaMatch *match = alea_match_new ();
  AleaGame *game = game_new ("chess");
  const AleaState *state = alea_game_get_state (game);

  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_WHITE), ==, 0);
  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_BLACK), ==, 1);
  alea_match_set_result (match, ALEA_SCORE_DRAW);
  alea_match_next_game (match);
  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_WHITE), ==, 1);
  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_BLACK), ==, 0);

  game_play (game, "f3 e5 g4");
  g_assert_cmpint (alea_match_find_score (match, alea_game_get_state (game)), ==, ALEA_SCORE_NONE);
  game_play (game, "Qh4");
  g_assert_cmpint (alea_match_find_score (match, alea_game_get_state (game)), ==, ALEA_SCORE_FIRST);

  g_assert_finalize_object (game);
  g_assert_finalize_object (match);
}

/* Points go to persons, whichever colour they have. */
static void
test_scores (void)
{
  static const struct { const char *moves; AleaScore scores[2]; } rows[] = {
    { "", { ALEA_SCORE_NONE, ALEA_SCORE_NONE } },
    { "e4 e5 Qh5 Nc6 Bc4 Nf6", { ALEA_SCORE_NONE, ALEA_SCORE_NONE } },
    { "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#", { ALEA_SCORE_FIRST, ALEA_SCORE_SECOND } },
    { "f3 e5 g4 Qh4#", { ALEA_SCORE_SECOND, ALEA_SCORE_FIRST } },
    { "e4 resign", { ALEA_SCORE_FIRST, ALEA_SCORE_SECOND } },
    { "e4 draw", { ALEA_SCORE_DRAW, ALEA_SCORE_DRAW } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint first = 0; first < 2; first++)
      {
        g_autoptr(AleaMatch) match = alea_match_new ();
        g_autoptr(AleaGame) game = game_new ("chess");

        alea_match_set_first_player (match, first);
        game_play (game, rows[i].moves);
        g_assert_cmpint (alea_match_find_score (match, alea_game_get_state (game)), ==, rows[i].scores[first]);
      }
}

/* The throw-off gives the second player White; 666 changes seats. */
static void
test_colours_in_the_game (void)
{
  AleaMatch *match = alea_match_new ();
  AleaGame *game = game_new ("random-move");
  const AleaState *state = alea_game_get_state (game);

  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_FIRST), ==, 0);
  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_SECOND), ==, 1);
  game_play (game, "3 6 e4 e5 6 Nf3 Nc3 Be2 4 d6");
  state = alea_game_get_state (game);
  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_WHITE), ==, 1);

  game_play (game, "6");
  state = alea_game_get_state (game);
  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_WHITE), ==, 0);
  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_BLACK), ==, 1);

  alea_match_set_first_player (match, 1);
  g_assert_cmpuint (alea_match_find_person (match, state, ALEA_WHO_WHITE), ==, 1);

  g_assert_finalize_object (game);
  g_assert_finalize_object (match);
}

/* From a game that nobody finished there is nothing to lose. */
static void
test_left (void)
{
  g_autoptr(AleaMatch) match = alea_match_new ();

  alea_match_next_game (match);
  g_assert_true (alea_match_has_begun (match));
  g_assert_false (alea_match_has_score (match));
  alea_match_set_result (match, ALEA_SCORE_DRAW);
  g_assert_true (alea_match_has_score (match));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/match/names", test_names);
  g_test_add_func ("/model/match/titles", test_titles);
  g_test_add_func ("/model/match/own-dice", test_own_dice);
  g_test_add_func ("/model/match/score", test_score);
  g_test_add_func ("/model/match/save-and-restore", test_save_and_restore);
  g_test_add_func ("/model/match/stands", test_stands);
  g_test_add_func ("/model/match/return", test_return);
  g_test_add_func ("/model/match/colours-change-over", test_colours_change_over);
  g_test_add_func ("/model/match/scores", test_scores);
  g_test_add_func ("/model/match/left", test_left);
  g_test_add_func ("/model/match/colours-in-the-game", test_colours_in_the_game);

  return g_test_run ();
}
