/* test-placing.c: the home rank that dice and players fill before play
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"

#include "alea-placing.h"

/* "N 2-3* 2" is a knight by a 2 and a 3, the second die not chosen, in state
 * number 2; "." for nobody. */
static char *
write_placings (AleaGame   *game,
                AleaColour  colour)
{
  AleaPlacing placings[ALEA_N_PLACINGS];
  g_autoptr(GString) text = g_string_new (NULL);

  alea_placing_list (game, alea_game_get_n_events (game), colour, placings);
  for (int i = 0; i < ALEA_N_PLACINGS; i++)
    {
      const AleaPlacing *placing = &placings[i];

      g_string_append (text, i > 0 ? ", " : "");
      if (placing->piece == ALEA_NO_PIECE)
        {
          g_string_append_c (text, '.');
          continue;
        }
      g_string_append_printf (text, "%c ", ALEA_PIECE_LETTERS[alea_piece_type (placing->piece)]);
      for (int die = 0; die < placing->roll.n; die++)
        g_string_append_printf (text, "%s%d%s", die > 0 ? "-" : "", placing->roll.face[die], placing->chosen[die] ? "" : "*");
      g_string_append_printf (text, " %u", placing->number);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_placings (AleaGame   *game,
                 AleaColour  colour,
                 const char *expected)
{
  g_autofree char *found = write_placings (game, colour);

  g_assert_cmpstr (found, ==, expected);
}

/* One die or both may stand for a piece; a roll that offers nobody counts as
 * an event; what is left over at the end was rolled by nobody. */
static void
test_jepps (void)
{
  g_autoptr(AleaGame) game = game_new ("jepps");

  g_assert_true (alea_placing_is_under_way (game));
  assert_placings (game, ALEA_WHITE, "., ., ., ., ., ., ., .");
  game_play (game, "2-3 N 3-5 B 1-1 K 3-2 N");
  assert_placings (game, ALEA_WHITE, "N 2-3* 2, B 3-5* 4, K 1-1 6, N 3*-2 8, ., ., ., .");
  g_assert_cmpint (alea_placing_count (alea_game_get_state (game), ALEA_WHITE), ==, 4);
  g_assert_false (alea_placing_is_mediated (alea_game_get_state (game)));

  game_play (game, "6-4 B 3-1 3-5 Q");
  assert_placings (game, ALEA_WHITE, "N 2-3* 2, B 3-5* 4, K 1-1 6, N 3*-2 8, B 6-4* 10, Q 3*-5 13, R  13, R  13");
  g_assert_cmpint (alea_placing_count (alea_game_get_state (game), ALEA_WHITE), ==, ALEA_N_PLACINGS);
  g_assert_cmpint (alea_placing_count (alea_game_get_state (game), ALEA_BLACK), ==, 0);
  assert_placings (game, ALEA_BLACK, "., ., ., ., ., ., ., .");
}

static void
test_mediator (void)
{
  g_autoptr(AleaGame) game = game_new ("jepps"), mirrored = game_new ("jepps");

  game_play (game, "2-3 N 3-5 B 1-1 K 3-2 N 6-4 B 3-5 Q");
  g_assert_true (alea_placing_is_mediated (alea_game_get_state (game)));
  g_assert_cmpint (alea_placing_get_mediation (alea_game_get_state (game)), ==, ALEA_MEDIATION_NONE);
  game_play (game, "3-3");
  g_assert_true (alea_placing_is_mediated (alea_game_get_state (game)));
  g_assert_cmpint (alea_placing_get_mediation (alea_game_get_state (game)), ==, ALEA_MEDIATION_REVERSE);
  game_play (game, "reroll 4-4");
  g_assert_cmpint (alea_placing_get_mediation (alea_game_get_state (game)), ==, ALEA_MEDIATION_MIRROR);
  game_play (game, "reroll 5-4");
  g_assert_false (alea_placing_is_mediated (alea_game_get_state (game)));
  game_play (game, "2-2 N");
  assert_placings (game, ALEA_BLACK, "N 2-2 19, ., ., ., ., ., ., .");
  g_assert_true (alea_placing_is_under_way (game));

  game_play (mirrored, "2-3 N 3-5 B 1-1 K 3-2 N 6-4 B 3-5 Q 2-4");
  g_assert_false (alea_placing_is_under_way (mirrored));
}

/* The die itself chooses the square; the king comes with the last roll. */
static void
test_chess960 (void)
{
  g_autoptr(AleaGame) game = game_new ("chess960");

  game_play (game, "3 6 1");
  assert_placings (game, ALEA_WHITE, "., B 1 3, ., ., B 3 1, ., ., .");
  g_assert_true (alea_placing_is_under_way (game));
  g_assert_false (alea_placing_is_mediated (alea_game_get_state (game)));
}

/* Dice before play that place nobody, and none at all. */
static void
test_others (void)
{
  g_autoptr(AleaGame) chess = game_new ("chess"), series = game_new ("random-move"), guardener = game_new ("guardener");

  g_assert_false (alea_placing_is_under_way (chess));
  g_assert_false (alea_placing_is_under_way (series));
  g_assert_false (alea_placing_is_under_way (guardener));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/placing/jepps", test_jepps);
  g_test_add_func ("/placing/mediator", test_mediator);
  g_test_add_func ("/placing/chess960", test_chess960);
  g_test_add_func ("/placing/others", test_others);

  return g_test_run ();
}
