/* test-game-gate.c: who stands between the players and a game, and what is told beside it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "test-support.h"

#include "alea-captured.h"
#include "alea-game-words.h"
#include "alea-turn.h"

/* --- the gate ------------------------------------------------------------- */

typedef struct
{
  guint         n_rolls;
  AleaDecision  decided;
  AleaSquare    from, to;
  AleaPieceType type;
} Guard;

static void
refuse (GError **error)
{
  g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT, "not now");
}

static gboolean
guard_roll (gpointer   data,
            GError   **error)
{
  ((Guard *) data)->n_rolls++;
  refuse (error);
  return FALSE;
}

static gboolean
guard_decide (gpointer             data,
              const AleaDecision  *decision,
              GError             **error)
{
  ((Guard *) data)->decided = *decision;
  refuse (error);
  return FALSE;
}

static char *
guard_explain_move (gpointer     data,
                    AleaSquare   from,
                    AleaSquare   to,
                    const char **rule)
{
  Guard *guard = data;

  guard->from = from;
  guard->to = to;
  *rule = "B1";
  return g_strdup ("no move");
}

static char *
guard_explain_place (gpointer       data,
                     AleaPieceType  type,
                     const char   **rule)
{
  ((Guard *) data)->type = type;
  *rule = "B2";
  return g_strdup ("no place");
}

static AleaDecision
read_move (AleaGame   *game,
           const char *word)
{
  AleaDecision decision;

  g_assert_true (alea_decision_parse (alea_game_get_state (game), word, &decision, NULL));
  return decision;
}

/* All that players do goes through it, and comes to nothing where it says so. */
static void
test_gate (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autofree char *move = NULL, *place = NULL;
  g_autoptr(GError) roll_error = NULL, error = NULL;
  Guard guard = { 0 };
  const AleaGameGate gate = {
    .data = &guard, .roll = guard_roll, .decide = guard_decide, .explain_move = guard_explain_move,
    .explain_place = guard_explain_place,
  };
  const AleaDecision decision = read_move (game, "e4");
  const char *rule;

  alea_game_set_gate (game, &gate);
  g_assert_true (alea_game_get_gate (game) == &gate);
  g_assert_false (alea_game_roll (game, &roll_error));
  g_assert_error (roll_error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
  g_assert_cmpuint (guard.n_rolls, ==, 1);
  g_assert_false (alea_game_decide (game, &decision, &error));
  g_assert_cmpstr (error->message, ==, "not now");
  g_assert_true (alea_decision_equal (&guard.decided, &decision));
  g_assert_cmpuint (alea_game_get_n_events (game), ==, 0);

  move = alea_game_explain_move (game, test_square ("e2"), test_square ("e4"), &rule);
  g_assert_cmpstr (move, ==, "no move");
  g_assert_cmpstr (rule, ==, "B1");
  g_assert_cmpint (guard.from, ==, test_square ("e2"));
  g_assert_cmpint (guard.to, ==, test_square ("e4"));
  place = alea_game_explain_place (game, ALEA_ROOK, &rule);
  g_assert_cmpstr (place, ==, "no place");
  g_assert_cmpstr (rule, ==, "B2");
  g_assert_cmpint (guard.type, ==, ALEA_ROOK);

  alea_game_set_gate (game, NULL);
  g_assert_true (alea_game_decide (game, &decision, NULL));
}

/* What it has no function for is as without it. */
static void
test_idle_gate (void)
{
  static const AleaGameGate gate = { .data = NULL };
  g_autoptr(AleaGame) game = game_new ("random-move");
  g_autofree char *move = NULL, *place = NULL;
  AleaDecision decision;
  const char *rule;

  alea_game_set_dice (game, alea_dice_new_seeded ("gate"));
  alea_game_set_gate (game, &gate);
  game_play (game, "5 2");
  g_assert_cmpuint (alea_game_get_n_events (game), ==, 2);
  decision = read_move (game, "e4");
  g_assert_true (alea_game_decide (game, &decision, NULL));
  game_play (game, "e5");
  g_assert_true (alea_game_roll (game, NULL));
  move = alea_game_explain_move (game, test_square ("a8"), test_square ("a6"), &rule);
  g_assert_cmpstr (move, !=, "");
  place = alea_game_explain_place (game, ALEA_QUEEN, &rule);
  g_assert_cmpstr (place, !=, "");
}

/* --- names ---------------------------------------------------------------- */

static void
test_titles (void)
{
  static const struct { const char *id, *title, *short_title; } rows[] = {
    { "chess", "Chess", "Chess" },
    { "random-move", "Random Move Number Chess", "Random Move" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = game_new (rows[i].id);

      g_assert_cmpstr (alea_game_get_title (game), ==, rows[i].title);
      g_assert_cmpstr (alea_game_get_short_title (game), ==, rows[i].short_title);
    }
}

/* What can be asked by name is what the functions say. */
static void
test_properties (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  guint n_events, number;
  gboolean is_held;

  game_play (game, "e4 e5 Nf3");
  alea_game_view_hold (view);
  alea_game_view_set_number (view, 2);
  g_object_get (game, "n-events", &n_events, NULL);
  g_object_get (view, "number", &number, "is-held", &is_held, NULL);
  g_assert_cmpuint (n_events, ==, 3);
  g_assert_cmpuint (number, ==, 2);
  g_assert_true (is_held);
}

/* Whoever begins to look at a game under way sees all its rows. */
static void
test_view_that_comes_late (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = NULL;

  game_play (game, "e4 e5 Nf3");
  view = alea_game_view_new (game);
  game_assert_rows (view, "1. e4 | e5; 2. Nf3 | -; ");
  g_assert_cmpuint (alea_game_view_get_number (view), ==, 3);
}

/* A roll of other dice is none of this game, whatever they show. */
static void
test_other_dice (void)
{
  static const struct { AleaRoll roll; gboolean is_good; } rows[] = {
    { { .n = 2, .sides = 6, .face = { 1, 2 } }, FALSE },
    { { .n = 1, .sides = 4, .face = { 1 } }, FALSE },
    { { .n = 2, .sides = 4, .face = { 5, 2 } }, FALSE },
    { { .n = 2, .sides = 0, .face = { 1, 2 } }, TRUE },
    { { .n = 2, .sides = 4, .face = { 1, 2 } }, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = game_new ("guardener");
      const AleaEvent roll = alea_event_roll (rows[i].roll, ALEA_SOURCE_HAND);

      g_assert_cmpint (alea_game_apply (game, &roll, NULL), ==, rows[i].is_good);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, rows[i].is_good ? 1 : 0);
      if (rows[i].is_good)
        g_assert_cmpuint (alea_game_get_event (game, 0)->roll.sides, ==, 4);
    }
}

/* --- what was taken ------------------------------------------------------- */

static char *
write_captured (AleaGameView *view,
                AleaColour    colour)
{
  g_autoptr(GString) text = g_string_new (NULL);
  guint counts[ALEA_N_PIECE_TYPES];

  alea_captured_count (view, colour, counts);
  for (guint i = 0; i < ALEA_N_PIECE_TYPES; i++)
    if (counts[i] > 0)
      g_string_append_printf (text, "%c%u", ALEA_PIECE_LETTERS[i], counts[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_captured (AleaGameView *view,
                 const char   *white,
                 const char   *black)
{
  g_autofree char *of_white = write_captured (view, ALEA_WHITE), *of_black = write_captured (view, ALEA_BLACK);

  g_assert_cmpstr (of_white, ==, white);
  g_assert_cmpstr (of_black, ==, black);
}

/* Each captured piece counts for its side, up to the state that is looked at; the rook of
 * a king that castles is none. */
static void
test_captured (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  assert_captured (view, "", "");
  game_play (game, "e4 d5 exd5 Qxd5 Nf3 Nc6 Be2 e5 O-O e4 b4 exf3 b5 a5 bxa6 Nb4 Bxf3 resign");
  assert_captured (view, "P1N1", "P3");
  for (guint i = 0; i < 2; i++)
    {
      alea_game_view_set_number (view, 2 + i);
      assert_captured (view, "", i == 0 ? "" : "P1");
    }
  alea_game_view_set_number (view, 15);
  assert_captured (view, "P1N1", "P2");
}

/* Also with the first move of a game that begins in the middle. */
static void
test_captured_at_once (void)
{
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaGameView) view = NULL;
  AleaSetup setup;

  test_read_fen ("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", &setup);
  game = alea_game_new_from_setup (test_rules ("chess"), NULL, &setup, NULL);
  view = alea_game_view_new (game);
  game_play (game, "exd5");
  assert_captured (view, "", "Q1");
}

/* Where they may come back the table says who is gone. */
static void
test_captured_for_a_time (void)
{
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaGameView) view = NULL;
  AleaSetup setup;

  test_read_fen ("guardener", "***4***/*4k3*/*8*/4n5/10/5R4/10/*8*/*4K3*/***4*** b - - 0 1 lost=Qpp", &setup);
  game = alea_game_new_from_setup (test_rules ("guardener"), NULL, &setup, NULL);
  view = alea_game_view_new (game);
  assert_captured (view, "Q1", "P2");
  game_play (game, "2-4 Nxe4");
  assert_captured (view, "R1Q1", "P2");
  alea_game_view_set_number (view, 0);
  assert_captured (view, "Q1", "P2");
}

/* --- the list of turns ---------------------------------------------------- */

/* The event that was the last thing done, until any: a roll alone is none. */
static void
test_find_last (void)
{
  static const guint expected[] = { 0, 0, 2, 2, 4, 4 };
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  g_autoptr(GListStore) none = g_list_store_new (ALEA_TYPE_TURN);

  game_play (game, "3-2 Nc3 3-1 pass 2-2");
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (alea_turn_find_last (alea_game_view_get_turns (view), i), ==, expected[i]);
  g_assert_cmpuint (alea_turn_find_last (G_LIST_MODEL (none), 3), ==, 0);
}

/* --- who answers ---------------------------------------------------------- */

static char *
say_who (const AleaState *state,
         gpointer         data)
{
  return g_strdup (data);
}

/* While a program answers nobody else is asked, and what fell says not what to do. */
static void
test_answerer (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  game_play (game, "3-3");
  g_assert_true (alea_game_view_get_news_prompts (view));
  g_assert_true (alea_game_view_get_asks_decision (view));
  alea_game_view_set_answerer (view, say_who, (gpointer) "The computer thinks.");
  g_assert_true (alea_game_view_get_is_answered (view));
  g_assert_false (alea_game_view_get_news_prompts (view));
  g_assert_false (alea_game_view_get_asks_decision (view));
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, "The computer thinks.");

  alea_game_view_set_answerer (view, NULL, NULL);
  g_assert_true (alea_game_view_get_is_answered (view));
  alea_game_view_renew (view);
  g_assert_false (alea_game_view_get_is_answered (view));
  g_assert_true (alea_game_view_get_news_prompts (view));
}

/* A position may begin with dice that nobody in this game has rolled. */
static void
test_roll_on_the_table (void)
{
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaGameView) view = NULL;
  AleaSetup setup;

  test_read_fen ("guardener", "***4***/*4k3*/*8*/4n5/10/5R4/10/*8*/*4K3*/***4*** b - - 0 1 dice=4-2 lost=-", &setup);
  game = alea_game_new_from_setup (test_rules ("guardener"), NULL, &setup, NULL);
  view = alea_game_view_new (game);
  g_assert_true (alea_roll_shows_same (alea_game_view_get_roll (view), (AleaRoll) { .n = 2, .sides = 4, .face = { 4, 2 } }));
  game_play (game, "Nxe4");
  g_assert_cmpuint (alea_game_view_get_roll (view).n, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-gate/gate", test_gate);
  g_test_add_func ("/game-gate/idle-gate", test_idle_gate);
  g_test_add_func ("/game-gate/titles", test_titles);
  g_test_add_func ("/game-gate/properties", test_properties);
  g_test_add_func ("/game-gate/view-that-comes-late", test_view_that_comes_late);
  g_test_add_func ("/game-gate/other-dice", test_other_dice);
  g_test_add_func ("/game-gate/captured", test_captured);
  g_test_add_func ("/game-gate/captured-at-once", test_captured_at_once);
  g_test_add_func ("/game-gate/captured-for-a-time", test_captured_for_a_time);
  g_test_add_func ("/game-gate/find-last", test_find_last);
  g_test_add_func ("/game-gate/answerer", test_answerer);
  g_test_add_func ("/game-gate/roll-on-the-table", test_roll_on_the_table);

  return g_test_run ();
}
