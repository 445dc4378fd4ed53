/* test-set-up-turn.c: a set-up that is over, as one row of the move list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-game-view.h"
#include "alea-turn.h"
#include "alea-turn-private.h"
#include "game-watch.h"
#include "test-support.h"

#include <string.h>

/* Rows with those that the first is short for behind it, as they are shown when
 * it is open. */
static GListModel *
open_rows (GListModel *rows)
{
  GListStore *open = g_list_store_new (ALEA_TYPE_TURN);
  g_autoptr(AleaTurn) head = g_list_model_get_item (rows, 0);
  GListModel *parts = alea_turn_get_parts (head);

  g_list_store_append (open, head);
  for (guint i = 0; i < g_list_model_get_n_items (parts); i++)
    {
      g_autoptr(AleaTurn) part = g_list_model_get_item (parts, i);

      g_list_store_append (open, part);
    }
  for (guint i = 1; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr(AleaTurn) row = g_list_model_get_item (rows, i);

      g_list_store_append (open, row);
    }

  return G_LIST_MODEL (open);
}

/* Each state is found once: in a row that is open its parts have them. */
static void
test_set_up_is_one_row (void)
{
  static const struct { guint number, closed, open; } places[] = {
    { 0, 0, 0 }, { 1, 0, 1 }, { 3, 0, 3 }, { 5, 0, 5 }, { 6, 1, 6 }, { 7, 1, 6 }, { 8, 2, 7 }, { 9, 2, 7 },
  };
  g_autoptr(AleaGame) game = game_new ("chess960");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  GListModel *rows = alea_game_view_get_turns (view);
  g_autoptr(GListModel) open = NULL;
  g_autoptr(AleaTurn) head = NULL, again = NULL;

  game_play (game, "2 3 3 2 3 e4 e5 Nf3");
  head = g_list_model_get_item (rows, 0);
  g_assert_cmpstr (alea_entry_get_detail (alea_turn_get_white (head)), ==,
                   "3: the knight goes to the third empty square, g1. The king goes to e1, between the rooks: start number 518.");
  g_assert_cmpint (alea_turn_get_section (head), ==, ALEA_SECTION_SETUP);
  g_assert_cmpuint (alea_turn_get_move (head), ==, 0);
  g_assert_cmpstr (alea_turn_get_label (head), ==, "Set-up");
  open = open_rows (rows);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_assert_cmpuint (alea_turn_find (rows, places[i].number), ==, places[i].closed);
      g_assert_cmpuint (alea_turn_find (open, places[i].number), ==, places[i].open);
    }

  /* It stays while moves come and go. */
  alea_game_undo (game);
  alea_game_undo (game);
  game_play (game, "d5");
  again = g_list_model_get_item (rows, 0);
  g_assert_true (again == head);
}

/* Looked at from any state; a roll alone is no move. */
static void
test_last_move (void)
{
  static const char *const told[] = { "Set-up", "1. e4", "1\342\200\246 e5", "2. Nf3", "2. Nf3" };
  static const char *const moves[] = { NULL, NULL, "1. Nc3", "1. Nc3", "1\342\200\246 pass", "1\342\200\246 pass" };
  g_autoptr(AleaGame) game = game_new ("chess960"), guardener = game_new ("guardener"), jepps = game_new ("jepps");
  g_autoptr(AleaGameView) view = alea_game_view_new (game), turns = alea_game_view_new (guardener);
  g_autoptr(AleaGameView) placed = alea_game_view_new (jepps);
  g_autofree char *first = NULL;

  game_play (game, "2 3 3 2 3 e4 e5 Nf3");
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *last = alea_turn_tell_last (alea_game_view_get_turns (view), 5 + i);

      g_assert_cmpstr (last, ==, told[i]);
    }

  game_play (guardener, "3-2 Nc3 3-1 pass 2-2");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *last = alea_turn_tell_last (alea_game_view_get_turns (turns), i);

      g_assert_cmpstr (last, ==, moves[i]);
    }

  game_play (jepps, "2-3 N");
  first = alea_turn_tell_last (alea_game_view_get_turns (placed), 2);
  g_assert_cmpstr (first, ==, "Set-up Na1");
}

/* What both sides have, where neither follows from the other. */
static void
test_set_up_of_both (void)
{
  g_autoptr(AleaGame) jepps = game_new ("jepps"), random_move = game_new ("random-move");
  g_autoptr(AleaGameView) view = alea_game_view_new (jepps), throws = alea_game_view_new (random_move);
  g_autoptr(AleaTurn) head = NULL, row = NULL;

  game_play (jepps, "4-1 R 4-1 R 1-2 K 3-2 B 5-2 Q 4-3 1-4 K 5-1 Q 2-4 R 3-2 B 3-2 B 2-4 N 4-2 R");
  head = g_list_model_get_item (alea_game_view_get_turns (view), 0);
  g_assert_cmpstr (alea_entry_get_text (alea_turn_get_white (head)), ==, "RRKBQNBN · KQRBBNRN");
  g_assert_cmpuint (g_list_model_get_n_items (alea_turn_get_parts (head)), ==, 16);

  /* Dice that only choose sides are few. */
  game_play (random_move, "4 4 5 2 e4");
  row = g_list_model_get_item (alea_game_view_get_turns (throws), 0);
  g_assert_null (alea_turn_get_parts (row));
}

/* "Na1", and no roll that came to nothing. */
static guint
places (AleaEntry *entry)
{
  const char *text = entry != NULL ? alea_entry_get_text (entry) : "";

  return strlen (text) == 3 && g_ascii_isupper (text[0]);
}

/* Free Play is moves 1 to 8, each with both sides, also where a piece has no choice left
 * (J29). */
static void
test_numbers_of_free_play (void)
{
  guint64 stream = 29;
  AleaOptions options = { { 0 } };

  g_assert_true (alea_rules_set_option (test_rules ("jepps"), &options, "setup=free-play", 15, NULL));
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr(AleaGame) game = alea_game_new (test_rules ("jepps"), &options);
      g_autoptr(AleaGameView) view = alea_game_view_new (game);
      g_autoptr(AleaTurn) head = NULL;
      guint n_white[9] = { 0 }, n_black[9] = { 0 }, last = 0;
      GListModel *rows;

      while (alea_game_get_state (game)->stage == ALEA_STAGE_SETUP)
        {
          const AleaEvent event = test_random_event (alea_game_get_state (game), &stream);

          g_assert_true (alea_game_apply (game, &event, NULL));
        }

      rows = alea_game_view_get_turns (view);
      head = g_list_model_get_item (rows, 0);
      if (alea_turn_get_parts (head) != NULL)
        rows = alea_turn_get_parts (head);
      for (guint j = 0; j < g_list_model_get_n_items (rows); j++)
        {
          g_autoptr(AleaTurn) row = g_list_model_get_item (rows, j);
          const guint move = alea_turn_get_move (row);

          g_assert_cmpuint (move, >=, 1);
          g_assert_cmpuint (move, <=, 8);
          if (move > last)
            g_assert_cmpstr (alea_turn_get_label (row), !=, "");
          last = move;
          n_white[move] += places (alea_turn_get_white (row));
          n_black[move] += places (alea_turn_get_black (row));
        }
      for (guint move = 1; move <= 8; move++)
        {
          g_assert_cmpuint (n_white[move], ==, 1);
          g_assert_cmpuint (n_black[move], ==, 1);
        }
    }
}

/* Only where dice choose among starts has a start a number, also of a game that did not
 * come by them. */
static void
test_starts_with_numbers (void)
{
  static const struct { const char *game, *fen; int number; } rows[] = {
    { "chess960", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 518 },
    { "chess960", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", 0 },
    { "chess960", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", -1 },
    { "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", -1 },
    { "jepps", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = NULL;
      g_autoptr(AleaGameView) view = NULL;
      AleaSetup setup;

      test_read_fen (rows[i].game, rows[i].fen, &setup);
      game = alea_game_new_from_setup (test_rules (rows[i].game), NULL, &setup, NULL);
      view = alea_game_view_new (game);
      g_assert_cmpint (alea_game_view_get_start_number (view), ==, rows[i].number);
      g_assert_cmpint (alea_game_get_start_number (game), ==, rows[i].number);
      game_play (game, i == 2 ? "Kd1" : "e4");
      g_assert_cmpint (alea_game_view_get_start_number (view), ==, rows[i].number);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/set-up-turn/is-one-row", test_set_up_is_one_row);
  g_test_add_func ("/model/set-up-turn/last-move", test_last_move);
  g_test_add_func ("/model/set-up-turn/of-both", test_set_up_of_both);
  g_test_add_func ("/model/set-up-turn/numbers-of-free-play", test_numbers_of_free_play);
  g_test_add_func ("/model/set-up-turn/start-number", test_starts_with_numbers);

  return g_test_run ();
}
