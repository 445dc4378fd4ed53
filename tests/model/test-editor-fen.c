/* test-editor-fen.c: positions that are typed and pasted
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "editor-script.h"

#include "test-support.h"

#include <string.h>

#define CHESS     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KINGS     "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
#define GUARDENER "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"

static void
test_fen (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("chess", NULL);
  AleaFenError error;

  g_assert_true (alea_editor_set_fen (editor, KINGS, &error));
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, KINGS);

  g_assert_false (alea_editor_set_fen (editor, "4k3/8/8/8/8/8/8/4X3 w - - 0 1", &error));
  g_assert_cmpint (error.column, ==, 18);
  g_assert_false (alea_editor_set_fen (editor, "", NULL));
  g_assert_false (alea_editor_set_fen (editor, KINGS " left=3", &error));
  g_assert_cmpint (error.column, ==, (int) strlen (KINGS) + 2);
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, KINGS);

  /* Written letter by letter, it is one step. */
  g_assert_true (alea_editor_set_fen (editor, "4k3/8/8/8/8/8/8/4K3 w - - 3 1", NULL));
  g_assert_true (alea_editor_set_fen (editor, "4k3/8/8/8/8/8/8/4K3 w - - 37 1", NULL));
  editor_do (editor, "undo");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, CHESS);
  g_assert_false (alea_editor_get_can_undo (editor));
}

static void
test_paste (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("chess", NULL);
  AleaFenError error;

  g_assert_true (alea_editor_paste_fen (editor, KINGS, NULL));
  g_assert_true (alea_editor_get_rules (editor) == test_rules ("chess"));
  g_assert_true (alea_editor_paste_fen (editor, GUARDENER, NULL));
  g_assert_true (alea_editor_get_rules (editor) == test_rules ("guardener"));
  g_assert_true (alea_editor_paste_fen (editor, KINGS " left=3", NULL));
  g_assert_true (alea_editor_get_rules (editor) == test_rules ("random-move"));
  g_assert_false (alea_editor_paste_fen (editor, "nonsense", &error));
  g_assert_cmpint (error.column, ==, 2);
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, KINGS " left=3");

  editor_do (editor, "undo; undo; undo");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, CHESS);
  g_assert_false (alea_editor_get_can_undo (editor));
}

/* Each that is pasted is a step of its own, also after one that was typed. */
static void
test_paste_twice (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("chess", NULL);

  g_assert_true (alea_editor_set_fen (editor, KINGS, NULL));
  g_assert_true (alea_editor_paste_fen (editor, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", NULL));
  g_assert_true (alea_editor_paste_fen (editor, "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", NULL));
  editor_do (editor, "undo");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
  editor_do (editor, "undo");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, KINGS);
  editor_do (editor, "undo");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, CHESS);
}

/* What people have on their clipboards: what it lacks is assumed and told. */
static void
test_paste_in_part (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("guardener", NULL);
  g_autofree char *nothing = NULL, *assumed = NULL;

  g_assert_true (alea_editor_paste_fen (editor, KINGS, NULL));
  g_assert_true (alea_editor_get_rules (editor) == test_rules ("chess"));
  nothing = alea_editor_dup_assumed (editor);
  g_assert_null (nothing);

  g_assert_true (alea_editor_set_fen (editor, "4k3/8/8/8/8/8/8/4K2R b", NULL));
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "4k3/8/8/8/8/8/8/4K2R b K - 0 1");
  assumed = alea_editor_dup_assumed (editor);
  g_assert_cmpstr (assumed, ==, "The position (FEN) was incomplete, so “K - 0 1” has been added. You can still "
                                "change it.");

  g_assert_true (alea_editor_paste_fen (editor, "https://lichess.org/editor/8/8/4k3/8/8/3K4/8/8_b_-_-_0_1", NULL));
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "8/8/4k3/8/8/3K4/8/8 b - - 0 1");
  g_assert_true (alea_editor_paste_fen (editor, "1. e4 e5", NULL));
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

/* Also where it is one of another game. */
static void
test_paste_another_in_part (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("chess", NULL);
  g_autofree char *bare = g_strndup (GUARDENER, strlen (GUARDENER) - strlen (" 0 1")), *assumed = NULL;

  g_assert_true (alea_editor_paste_fen (editor, bare, NULL));
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, GUARDENER);
  assumed = alea_editor_dup_assumed (editor);
  g_assert_cmpstr (assumed, ==, "The position (FEN) was incomplete, so “0 1” has been added. You can still change it.");
}

#define BARE "4k3/8/8/8/8/8/8/4K3"

/* A roll stands behind the six fields, and is none that was missing. */
static void
test_fields_behind (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("random-move", NULL);
  g_autofree char *assumed = NULL;

  g_assert_true (alea_editor_set_fen (editor, BARE " b - dice=3 left=2", NULL));
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, BARE " b - - 0 1 dice=3 left=2");
  assumed = alea_editor_dup_assumed (editor);
  g_assert_cmpstr (assumed, ==, "The position (FEN) was incomplete, so “- 0 1” has been added. You can still change it.");
}

/* However many fields are missing, one sentence says so; what else is assumed has its own. */
static void
test_assumed_in_one_line (void)
{
  static const struct { const char *fen, *assumed; } cases[] = {
    { BARE " w - - 3 7", NULL },
    { BARE " w - - 3", "The move number is missing, so 1 is used." },
    { BARE " w - -", "The position (FEN) was incomplete, so “0 1” has been added. You can still change it." },
    { BARE " w -", "The position (FEN) was incomplete, so “- 0 1” has been added. You can still change it." },
    { BARE " w", "The position (FEN) was incomplete, so “- - 0 1” has been added. You can still change it." },
    { "4k3/8/8/8/8/8/8/4K2R",
      "The position (FEN) was incomplete, so “w K - 0 1” has been added. You can still change it." },
    { "4k3/8/8/8/8/8/8/4K2R w KQ - 0 0",
      "The castling right “Q” is ignored: the king and rook are not in place for it. Move numbers start at 1, not 0." },
    { "4k3/8/8/8/8/8/8/4K2R w KQ",
      "The position (FEN) was incomplete, so “- 0 1” has been added. You can still change it. The castling right “Q” is "
      "ignored: the king and rook are not in place for it." },
    { BARE " x=4",
      "The position (FEN) was incomplete, so “w - - 0 1” has been added. You can still change it. “x=4” is ignored: it "
      "has no meaning here." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AleaEditor) editor = editor_new ("chess", NULL);
      g_autofree char *assumed = NULL;

      g_assert_true (alea_editor_set_fen (editor, cases[i].fen, NULL));
      assumed = alea_editor_dup_assumed (editor);
      g_assert_cmpstr (assumed, ==, cases[i].assumed);
    }
}

/* Nor does it matter how much else is said. */
static void
test_assumed_at_length (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("chess", NULL);
  g_autoptr(GString) fen = g_string_new (BARE " w ");
  g_autoptr(GString) expected = g_string_new ("The position (FEN) was incomplete, so “- 0 1” has been added. You can "
                                              "still change it.");
  g_autofree char *assumed = NULL;

  for (guint i = 0; i < 70; i++)
    {
      g_string_append_c (fen, 'K');
      g_string_append (expected, " The castling right “K” is ignored: the king and rook are not in place for it.");
    }

  g_assert_true (alea_editor_set_fen (editor, fen->str, NULL));
  assumed = alea_editor_dup_assumed (editor);
  g_assert_cmpstr (assumed, ==, expected->str);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor-fen/typed", test_fen);
  g_test_add_func ("/editor-fen/paste", test_paste);
  g_test_add_func ("/editor-fen/paste-twice", test_paste_twice);
  g_test_add_func ("/editor-fen/paste-in-part", test_paste_in_part);
  g_test_add_func ("/editor-fen/paste-another-in-part", test_paste_another_in_part);
  g_test_add_func ("/editor-fen/fields-behind", test_fields_behind);
  g_test_add_func ("/editor-fen/assumed-in-one-line", test_assumed_in_one_line);
  g_test_add_func ("/editor-fen/assumed-at-length", test_assumed_at_length);

  return g_test_run ();
}
