/* test-editor-squares.c: what is done beside the board does nothing
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "editor-script.h"

static void
do_all (AleaEditor *editor,
        AleaSquare  square,
        AleaSquare  king)
{
  alea_editor_put (editor, square, alea_piece (ALEA_WHITE, ALEA_QUEEN));
  alea_editor_put (editor, square, ALEA_NO_PIECE);
  alea_editor_move (editor, square, king);
  alea_editor_move (editor, king, square);
  alea_editor_copy (editor, square, king);
  alea_editor_copy (editor, king, square);
}

static AleaSquare
find_king (AleaEditor *editor)
{
  const AleaSetup *setup = alea_editor_get_setup (editor);
  AleaSquare square = 0;

  while (setup->pieces[square] != alea_piece (ALEA_WHITE, ALEA_KING))
    square++;

  return square;
}

/* Where the board ends, or has no square; a piece that falls there stays. */
static void
test_beside (void)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      const AleaGeometry *geometry = alea_games[i]->geometry;
      const guint n_squares = (guint) (geometry->files * geometry->ranks);
      g_autoptr(AleaEditor) editor = editor_new (alea_games[i]->id, NULL);
      g_autofree char *fen = NULL;
      const AleaSquare king = find_king (editor);

      alea_editor_set_start (editor);
      fen = g_strdup (alea_editor_get_fen (editor));
      do_all (editor, ALEA_NO_SQUARE, king);
      do_all (editor, (AleaSquare) n_squares, king);
      for (guint square = 0; square < n_squares; square++)
        if (!alea_geometry_has_square (geometry, (AleaSquare) square))
          do_all (editor, (AleaSquare) square, king);

      g_assert_cmpstr (alea_editor_get_fen (editor), ==, fen);
      g_assert_false (alea_editor_get_can_undo (editor));
    }
}

/* What is there already, or not there, is no step that could be undone. */
static void
test_nothing (void)
{
  static const char *const words[] = {
    "put e1 K", "erase e4", "move e4 e5", "move e1 e1", "copy e4 e5", "copy e1 e1", "turn w", "passed e3 0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr(AleaEditor) editor = editor_new ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");

      editor_do (editor, words[i]);
      g_assert_false (alea_editor_get_can_undo (editor));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor-squares/beside", test_beside);
  g_test_add_func ("/editor-squares/nothing", test_nothing);

  return g_test_run ();
}
