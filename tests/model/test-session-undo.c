/* test-session-undo.c: how far people go back, with and without the computer at the table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "test-support.h"

#include "alea-session.h"

#define CLAIM "k7/8/8/8/8/2q5/8/6K1 w - - 99 80"

static AleaSession *
make_session (const char  *game,
              const char  *fen,
              const guint  levels[ALEA_N_PERSONS],
              guint        first_player)
{
  const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
  g_autoptr(AleaClock) clock = alea_clock_new (&control);
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaGame) made = NULL;
  AleaSetup setup;

  if (fen == NULL)
    made = game_new (game);
  else
    {
      test_read_fen (game, fen, &setup);
      made = alea_game_new_from_setup (test_rules (game), NULL, &setup, NULL);
    }
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    alea_person_set_level (alea_match_get_person (match, i), levels[i]);
  alea_match_set_first_player (match, first_player);
  return alea_session_new (made, match, clock);
}

/* Whatever the computer has answered goes with the decision of a person; between computers
 * each decision goes alone.  What comes again comes in the same way. */
static void
test_undo (void)
{
  static const struct
  {
    const char *game, *fen, *words;
    guint       levels[ALEA_N_PERSONS], first_player;
    guint       undone, redone;    /* events that are left, and that there are again */
  } rows[] = {
    { "chess", NULL, "e4 e5 Nf3 Nc6", { 0, 0 }, 0, 3, 4 },
    { "chess", NULL, "e4 e5 Nf3 Nc6", { 0, 1 }, 0, 2, 4 },
    { "chess", NULL, "e4 e5 Nf3 Nc6", { 1, 0 }, 0, 3, 4 },
    { "chess", NULL, "e4 e5 Nf3 Nc6", { 1, 1 }, 0, 3, 4 },
    { "chess", NULL, "e4 e5 Nf3 Nc6", { 0, 1 }, 1, 3, 4 },
    { "chess", NULL, "e4 e5 Nf3 Nc6", { 1, 0 }, 1, 2, 4 },
    { "chess", NULL, "e4", { 0, 1 }, 0, 0, 1 },
    { "chess", NULL, "e4 e5", { 1, 1 }, 0, 1, 2 },
    /* Dice are no decision. */
    { "guardener", NULL, "2-3 d4 2-3 d5 1-1", { 0, 0 }, 0, 3, 5 },
    { "guardener", NULL, "2-3 d4 2-3 d5 1-1", { 0, 1 }, 0, 1, 5 },
    /* Both agree to a draw, but one claims it; and who resigns does so alone. */
    { "chess", NULL, "e4 draw", { 0, 1 }, 0, 1, 2 },
    { "chess", CLAIM, "Kf1 draw", { 0, 1 }, 0, 0, 2 },
    { "chess", CLAIM, "Kf1 draw", { 1, 0 }, 0, 1, 2 },
    { "chess", NULL, "e4 resign", { 0, 1 }, 0, 0, 2 },
    { "chess", NULL, "e4 resign", { 1, 0 }, 0, 1, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaSession) session = make_session (rows[i].game, rows[i].fen, rows[i].levels, rows[i].first_player);
      AleaGame *game = alea_session_get_game (session);

      g_test_message ("%u: %s", i, rows[i].words);
      game_play (game, rows[i].words);
      g_assert_true (alea_session_get_can_undo (session));
      alea_session_undo (session);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, rows[i].undone);
      alea_session_redo (session);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, rows[i].redone);
    }
}

/* Who looks on goes forward as they went back. */
static void
test_between_computers (void)
{
  const guint levels[] = { 1, 2 };
  g_autoptr(AleaSession) session = make_session ("chess", NULL, levels, 0);
  AleaGame *game = alea_session_get_game (session);

  game_play (game, "e4 e5 Nf3 Nc6");
  for (guint n = 4; n > 0; n--)
    {
      alea_session_undo (session);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, n - 1);
    }
  for (guint n = 0; n < 4; n++)
    {
      alea_session_redo (session);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, n + 1);
    }
}

/* Who resigns need not be to move. */
static void
test_resigned_out_of_turn (void)
{
  for (guint person = 0; person < ALEA_N_PERSONS; person++)
    {
      const guint levels[] = { person == 1, person == 0 };
      g_autoptr(AleaSession) session = make_session ("chess", NULL, levels, 0);
      AleaGame *game = alea_session_get_game (session);
      AleaDecision resign = alea_decision_act (ALEA_ACT_RESIGN);

      game_play (game, "e4 e5");
      resign.colour = person == 0 ? ALEA_WHITE : ALEA_BLACK;
      g_assert_true (alea_game_decide (game, &resign, NULL));
      alea_session_undo (session);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, 2);
    }
}

/* Where nobody has decided anything nothing is undone. */
static void
test_nothing (void)
{
  static const struct { const char *game, *words; guint levels[ALEA_N_PERSONS]; } rows[] = {
    { "chess", "", { 0, 0 } }, { "chess", "", { 1, 1 } }, { "chess", "e4", { 1, 0 } }, { "guardener", "2-3", { 0, 0 } },
    { "guardener", "2-3 d4 2-3", { 1, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaSession) session = make_session (rows[i].game, NULL, rows[i].levels, 0);
      AleaGame *game = alea_session_get_game (session);
      guint n;

      game_play (game, rows[i].words);
      n = alea_game_get_n_events (game);
      g_assert_false (alea_session_get_can_undo (session));
      alea_session_undo (session);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, n);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/session-undo/undo", test_undo);
  g_test_add_func ("/session-undo/between-computers", test_between_computers);
  g_test_add_func ("/session-undo/resigned-out-of-turn", test_resigned_out_of_turn);
  g_test_add_func ("/session-undo/nothing", test_nothing);

  return g_test_run ();
}
