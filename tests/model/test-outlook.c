/* test-outlook.c: what could I have rolled?
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"

#include "alea-outlook.h"

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/outlook/whole", test_whole);
  g_test_add_func ("/model/outlook/decisions", test_decisions);
  g_test_add_func ("/model/outlook/find-roll", test_find_roll);

  return g_test_run ();
}
