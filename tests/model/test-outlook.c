/* test-outlook.c: what could I have rolled?
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"

#include "alea-outlook.h"
#include "alea-words.h"

/* All rolls together are all ways to fall, and one of them has fallen. */
static void
assert_whole (const AleaState *before,
              const AleaRoll  *fallen,
              guint            n_rolls,
              guint            n_ways)
{
  g_autoptr(GArray) outlooks = alea_outlook_list (before, fallen);
  guint sum = 0, n_fallen = 0;

  g_assert_cmpuint (outlooks->len, ==, n_rolls);
  for (guint i = 0; i < outlooks->len; i++)
    {
      const AleaOutlook *outlook = &g_array_index (outlooks, AleaOutlook, i);

      sum += outlook->n_ways;
      n_fallen += outlook->has_fallen ? 1 : 0;
      g_assert_cmpstr (outlook->meaning, !=, "");
    }
  g_assert_cmpuint (sum, ==, n_ways);
  g_assert_cmpuint (n_fallen, ==, fallen != NULL ? 1 : 0);
}

static void
test_whole (void)
{
  const AleaRoll fallen = { .n = 2, .sides = 6, .face = { 5, 2 } };
  const AleaRoll die = { .n = 1, .sides = 6, .face = { 4 } };
  g_autoptr(AleaGame) jepps = game_new ("jepps");
  g_autoptr(AleaGame) guardener = game_new ("guardener");
  g_autoptr(AleaGame) random_move = game_new ("random-move");
  g_autoptr(AleaGame) chess960 = game_new ("chess960");

  assert_whole (alea_game_get_state (jepps), &fallen, 21, 36);
  assert_whole (alea_game_get_state (guardener), NULL, 10, 16);
  assert_whole (alea_game_get_state (chess960), &die, 6, 6);
  game_play (random_move, "5 2 e4 e5");
  assert_whole (alea_game_get_state (random_move), &die, 6, 6);
}

/* Of the start of Guardener Chess, by roll: rules.md 3.5. */
static void
test_decisions (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(GArray) outlooks = alea_outlook_list (alea_game_get_state (game), NULL);

  for (guint i = 0; i < outlooks->len; i++)
    {
      const AleaOutlook *outlook = &g_array_index (outlooks, AleaOutlook, i);
      g_autoptr(AleaGame) one = game_new ("guardener");
      AleaDecision decisions[ALEA_MAX_DECISIONS];
      const AleaEvent event = alea_event_roll (outlook->roll, ALEA_SOURCE_HAND);

      g_assert_true (alea_game_apply (one, &event, NULL));
      g_assert_cmpuint (outlook->n_decisions, ==,
                        alea_state_list_decisions (alea_game_get_state (one), decisions));
      g_assert_cmpuint (outlook->n_decisions, >, 0);
    }
}

/* Who has to roll again, or misses a turn, has nothing to decide. */
static void
test_nothing_to_decide (void)
{
  static const struct { const char *game, *words; guint face; } rows[] = {
    { "chess960", "", 2 }, { "chess960", "", 5 }, { "random-move", "5 2 e4 e5", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = game_new (rows[i].game);
      g_autoptr(GArray) outlooks = NULL;

      game_play (game, rows[i].words);
      outlooks = alea_outlook_list (alea_game_get_state (game), NULL);
      g_assert_cmpuint (outlooks->len, ==, 6);
      g_assert_cmpuint (g_array_index (outlooks, AleaOutlook, rows[i].face - 1).roll.face[0], ==, rows[i].face);
      g_assert_cmpuint (g_array_index (outlooks, AleaOutlook, rows[i].face - 1).n_decisions, ==, 0);
    }
}

/* What each roll means; of two dice also what is to do then, where that does not say it. */
static void
test_meanings (void)
{
  static const struct { const char *game, *words, *roll, *meaning; } rows[] = {
    { "guardener", "", "1-2",
      "White rolls 1-2. White: move a knight, a pawn, the king or the Guardener." },
    { "guardener", "", "2-2",
      "White rolls a double, 2-2: any piece may move or capture, or the dice may be rolled again." },
    { "jepps", "", "2-3",
      "2 and 3: choose the knight or the bishop for a1." },
    { "jepps", "1-4 K 2-3 N 3-1 B 4-2 R 5-4 Q 4-5 R", "6-6",
      "6 and 6, an even double: Black may accept Mirror or roll again." },
    { "jepps", "1-4 K 2-3 N 3-1 B 4-2 R 5-4 Q 4-5 R", "5-4",
      "4 and 5, one odd and one even: Randomize. Black rolls for every square from a8 to h8." },
    { "random-move", "5 2 e4 e5", "4",
      "White rolls 4: one move." },
    { "random-move", "5 2 e4 e5", "1",
      "White rolls 1 and misses a turn." },
    { "chess960", "", "5",
      "5 does not count: there are only four dark squares. Roll again." },
    { "chess960", "", "2",
      "2: the bishop goes to the second dark square, c1." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = game_new (rows[i].game);
      g_autoptr(GArray) outlooks = NULL;
      guint n_found = 0;

      game_play (game, rows[i].words);
      outlooks = alea_outlook_list (alea_game_get_state (game), NULL);
      for (guint j = 0; j < outlooks->len; j++)
        {
          const AleaOutlook *outlook = &g_array_index (outlooks, AleaOutlook, j);
          g_autofree char *roll = alea_words_roll (&outlook->roll), *turned = g_strreverse (g_strdup (roll));

          if (!g_str_equal (roll, rows[i].roll) && !g_str_equal (turned, rows[i].roll))
            continue;
          n_found++;
          g_assert_cmpstr (outlook->meaning, ==, rows[i].meaning);
        }
      g_assert_cmpuint (n_found, ==, 1);
    }
}

static void
test_find_roll (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  g_assert_cmpint (alea_outlook_find_roll (view), ==, -1);
  game_play (game, "5 2 e4");
  g_assert_cmpint (alea_outlook_find_roll (view), ==, 1);
  alea_game_view_set_number (view, 1);
  g_assert_cmpint (alea_outlook_find_roll (view), ==, 0);
}

/* A game without dice has none to find. */
static void
test_no_roll (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  game_play (game, "e4");
  g_assert_cmpint (alea_outlook_find_roll (view), ==, -1);
  game_play (game, "e5");
  g_assert_cmpint (alea_outlook_find_roll (view), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/outlook/whole", test_whole);
  g_test_add_func ("/model/outlook/decisions", test_decisions);
  g_test_add_func ("/model/outlook/nothing-to-decide", test_nothing_to_decide);
  g_test_add_func ("/model/outlook/meanings", test_meanings);
  g_test_add_func ("/model/outlook/find-roll", test_find_roll);
  g_test_add_func ("/model/outlook/no-roll", test_no_roll);

  return g_test_run ();
}
