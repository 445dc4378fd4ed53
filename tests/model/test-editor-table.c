/* test-editor-table.c: what no editor lets one do, but a position may come with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "editor-script.h"

#include "test-support.h"

#include "alea-editor-beside.h"
#include "alea-editor-private.h"

#include <string.h>

#define KINGS     "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
#define GUARDENER "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"

/* The start does not depend on what was there before; where dice draw it, it is the classic one. */
static void
test_start (void)
{
  const AleaRules *classic = test_rules ("chess960");
  AleaRules drawn = *classic;
  AleaSetup start, expected;

  drawn.start_fen = NULL;
  memset (&start, 0xff, sizeof start);
  alea_editor_read_start (&drawn, &start);
  alea_editor_read_start (classic, &expected);
  g_assert_true (test_is_same_setup (&start, &expected));

  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      AleaSetup setup, other;

      memset (&setup, 0, sizeof setup);
      memset (&other, 0xff, sizeof other);
      alea_editor_read_start (alea_games[i], &setup);
      alea_editor_read_start (alea_games[i], &other);
      g_assert_true (test_is_same_setup (&setup, &other));
      g_assert_true (setup.geometry == alea_games[i]->geometry);
      g_assert_cmpuint (alea_setup_count (&setup, alea_piece (ALEA_BLACK, ALEA_PAWN)), ==, 8);
    }
}

/* Dice that the game does not have are told once, and go; those that it has stay. */
static void
test_dice (void)
{
  static const struct { const char *game, *fen; AleaRoll roll; gboolean is_wrong; } rows[] = {
    { "chess", KINGS, { .n = 1, .sides = 6, .face = { 4 } }, TRUE },
    { "guardener", GUARDENER, { .n = 1, .sides = 4, .face = { 4 } }, TRUE },
    { "guardener", GUARDENER, { .n = 2, .sides = 4, .face = { 5, 1 } }, TRUE },
    { "guardener", GUARDENER, { .n = 2, .sides = 4, .face = { 1, 0 } }, TRUE },
    { "guardener", GUARDENER, { .n = 2, .sides = 4, .face = { 4, 1 } }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaEditor) editor = NULL;
      const AleaEditorFault *fault;
      AleaSetup setup;

      test_read_fen (rows[i].game, rows[i].fen, &setup);
      setup.table.roll = rows[i].roll;
      editor = alea_editor_new_from_setup (test_rules (rows[i].game), NULL, &setup);
      g_assert_cmpuint (alea_editor_get_n_faults (editor), ==, rows[i].is_wrong ? 1 : 0);
      if (!rows[i].is_wrong)
        continue;

      fault = alea_editor_get_fault (editor, 0);
      g_assert_cmpint (fault->fault, ==, ALEA_FAULT_TABLE);
      g_assert_cmpstr (fault->sentence, ==, "The dice, runs or passes set for this position are not possible.");
      g_assert_cmpstr (fault->fix, ==, "Clear them");
      alea_editor_mend (editor, 0);
      g_assert_true (alea_editor_get_is_playable (editor));
      g_assert_cmpstr (alea_editor_get_fen (editor), ==, rows[i].fen);
    }
}

/* Nor can dice be set that the game does not have: too few, of other sides, or with a number that
 * they do not show. */
static void
test_foreign_dice (void)
{
  static const AleaRoll rolls[] = {
    { .n = 1, .sides = 4, .face = { 4 } }, { .n = 2, .sides = 6, .face = { 4, 1 } },
    { .n = 2, .sides = 4, .face = { 5, 1 } }, { .n = 2, .sides = 4, .face = { 1, 0 } },
  };
  g_autoptr(AleaEditor) editor = editor_new ("guardener", GUARDENER);

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*is_turn_roll*");
      alea_editor_set_roll (editor, rolls[i]);
      g_test_assert_expected_messages ();
      g_assert_cmpstr (alea_editor_get_fen (editor), ==, GUARDENER);
    }
}

/* What the game knows of its table is told in its own words alone. */
static void
test_dice_and_more (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=4 runs=6x2/-");

  g_assert_cmpuint (alea_editor_get_n_faults (editor), ==, 1);
  g_assert_cmpstr (alea_editor_get_fault (editor, 0)->sentence, ==, "More moves are left than the last roll gives.");
}

/* Only what a game has beside its board can be set there. */
static void
test_fields (void)
{
  g_autoptr(AleaEditor) chess = editor_new ("chess", NULL), series = editor_new ("random-move", NULL);

  g_assert_cmpuint (alea_editor_get_n_fields (chess), ==, 0);
  g_assert_cmpuint (alea_editor_get_n_fields (series), >, 1);
}

/* A fault that is none any more is not mended. */
static void
test_mended_already (void)
{
  g_autoptr(GArray) faults = NULL;
  AleaSetup wrong, right;

  test_read_fen ("chess", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", &wrong);
  test_read_fen ("chess", KINGS, &right);
  faults = alea_editor_list_faults (&wrong, test_rules ("chess"));
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_false (alea_editor_mend_setup (&right, test_rules ("chess"), &g_array_index (faults, AleaEditorFault, 0)));
  g_assert_true (alea_editor_mend_setup (&wrong, test_rules ("chess"), &g_array_index (faults, AleaEditorFault, 0)));
  g_assert_true (test_is_same_setup (&wrong, &right));
}

/* What is wrong already is not put right behind one's back, unless a FEN could not say it any more. */
static void
test_left_wrong (void)
{
  static const struct { const char *game, *fen, *words, *expected; } edits[] = {
    { "chess", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", "put a4 Q", "4k3/8/8/8/Q7/8/8/3K3R w K - 0 1" },
    { "chess", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", "put a4 Q; move d1 e1; move h1 g1", "4k3/8/8/8/Q7/8/8/4K1R1 w - - 0 1" },
    { "chess", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", "erase h1", "4k3/8/8/8/8/8/8/3K4 w - - 0 1" },
    { "chess", "4k3/8/8/8/8/8/8/2K4R w K - 0 1", "move c1 c2", "4k3/8/8/8/8/8/2K5/7R w - - 0 1" },
    { "jepps", "4k3/8/8/8/8/8/4K3/8 w Kk - 0 1", "put a4 Q", "4k3/8/8/8/Q7/8/4K3/8 w Kk - 0 1" },
    { "chess", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "put a4 Q", "4k3/8/8/8/Q3P3/8/8/4K3 w - e3 0 1" },
    { "chess", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "passed d3 1", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1" },
    { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=4 runs=6x2/-", "put a4 Q",
      "4k3/8/8/8/Q7/8/8/4K3 w - - 0 5 left=4 runs=6x2/-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autoptr(AleaEditor) editor = editor_new (edits[i].game, edits[i].fen);

      editor_do (editor, edits[i].words);
      g_assert_cmpstr (alea_editor_get_fen (editor), ==, edits[i].expected);
    }
}

/* A piece that stands beside the board is the first thing to be told, and goes. */
static void
test_hole (void)
{
  const AleaRules *rules = test_rules ("guardener");
  g_autoptr(GArray) faults = NULL;
  const AleaEditorFault *fault;
  AleaSetup setup, right;

  test_read_fen ("guardener", GUARDENER, &right);
  setup = right;
  g_assert_false (alea_geometry_has_square (rules->geometry, 0));
  setup.pieces[0] = alea_piece (ALEA_WHITE, ALEA_QUEEN);
  faults = alea_editor_list_faults (&setup, rules);
  fault = &g_array_index (faults, AleaEditorFault, 0);
  g_assert_cmpint (fault->fault, ==, ALEA_FAULT_HOLE);
  g_assert_true (fault->squares == 1);
  g_assert_cmpstr (fault->sentence, ==, "There is a piece where the board has no square.");
  g_assert_cmpstr (fault->fix, ==, "Remove it");
  g_assert_true (alea_editor_mend_setup (&setup, rules, fault));
  g_assert_true (test_is_same_setup (&setup, &right));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor-table/start", test_start);
  g_test_add_func ("/editor-table/dice", test_dice);
  g_test_add_func ("/editor-table/foreign-dice", test_foreign_dice);
  g_test_add_func ("/editor-table/dice-and-more", test_dice_and_more);
  g_test_add_func ("/editor-table/fields", test_fields);
  g_test_add_func ("/editor-table/mended-already", test_mended_already);
  g_test_add_func ("/editor-table/left-wrong", test_left_wrong);
  g_test_add_func ("/editor-table/hole", test_hole);

  return g_test_run ();
}
