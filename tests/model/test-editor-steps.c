/* test-editor-steps.c: what is undone in the editor at once
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "editor-script.h"

#define CHESS     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define GUARDENER "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"

static void
test_steps (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("chess", NULL);

  editor_do (editor, "undo; redo; clock 1; clock 2; clock 3; undo");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, CHESS);
  editor_do (editor, "redo");
  g_assert_true (g_str_has_suffix (alea_editor_get_fen (editor), " 3 1"));

  /* Another sort, and an end, begin another step. */
  editor_do (editor, "fullmove 5; end; fullmove 6; undo");
  g_assert_true (g_str_has_suffix (alea_editor_get_fen (editor), " 3 5"));
  editor_do (editor, "undo; undo");
  g_assert_false (alea_editor_get_can_undo (editor));

  /* Nothing joins what was undone, or the step before one that came to nothing. */
  editor_do (editor, "clock 1; end; clock 2; undo; clock 3; undo");
  g_assert_true (g_str_has_suffix (alea_editor_get_fen (editor), " 1 1"));
  editor_do (editor, "fullmove 5; clock 2; clock 1; clock 3; undo");
  g_assert_true (g_str_has_suffix (alea_editor_get_fen (editor), " 1 5"));
  editor_do (editor, "undo; undo");
  g_assert_false (alea_editor_get_can_undo (editor));

  /* A step that comes back to where it began is none. */
  editor_do (editor, "clock 1; clock 0");
  g_assert_false (alea_editor_get_can_undo (editor));
  g_assert_false (alea_editor_get_can_redo (editor));

  /* What is done after an undo takes the place of what was undone. */
  editor_do (editor, "erase e2; erase d2; undo; erase c2");
  g_assert_false (alea_editor_get_can_redo (editor));
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "rnbqkbnr/pppppppp/8/8/8/8/PP1P1PPP/RNBQKBNR w KQkq - 0 1");
}

/* A number that is set step by step is one step, what is chosen another one each time. */
static void
test_fields (void)
{
  g_autoptr(AleaEditor) guardener = editor_new ("guardener", NULL), series = editor_new ("random-move", NULL);

  editor_do (guardener, "roll 2-2; doubles 2; doubles 3; undo");
  g_assert_cmpstr (alea_editor_get_fen (guardener), ==, GUARDENER " dice=2-2 doubles=1");

  editor_do (series, "seats 1; seats 0; undo");
  g_assert_true (g_str_has_suffix (alea_editor_get_fen (series), " seats=bw"));
  editor_do (series, "undo");
  g_assert_false (alea_editor_get_can_undo (series));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor-steps/steps", test_steps);
  g_test_add_func ("/editor-steps/fields", test_fields);

  return g_test_run ();
}
