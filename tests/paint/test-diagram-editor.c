/* test-diagram-editor.c: what is drawn, and undone again
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-diagram-editor.h"
#include "alea-diagram-file.h"
#include "alea-diagram-find.h"
#include "alea-diagram-names.h"

#include <string.h>

#define END "coordinates: outside\ntheme: paper\n"

static AleaSquare
get_square (AleaDiagramEditor *editor,
            const char        *name)
{
  const AleaGeometry *geometry = &alea_diagram_editor_get_diagram (editor)->geometry;
  const char *digits = name + 1;

  /* alea_geometry_parse() finds no holes. */
  return alea_geometry_square (geometry, alea_geometry_find_file (geometry, *name),
                               (int) g_ascii_strtoll (digits, NULL, 10) - geometry->first_rank);
}

static AleaDrawing
make_drawing (AleaDiagramEditor  *editor,
              char              **word)
{
  AleaDrawing drawing = { .square = get_square (editor, word[1]) };

  if (g_str_equal (*word, "tint"))
    drawing.type = ALEA_DRAWING_TINT;
  else if (g_str_equal (*word, "circle"))
    drawing.type = ALEA_DRAWING_CIRCLE;
  else if (g_str_equal (*word, "label"))
    {
      drawing.type = ALEA_DRAWING_LABEL;
      g_strlcpy (drawing.text, word[2], sizeof drawing.text);
    }
  else
    {
      drawing.type = ALEA_DRAWING_ARROW;
      drawing.to = get_square (editor, word[2]);
    }

  return drawing;
}

static gboolean
do_to_board (AleaDiagramEditor  *editor,
             char              **word)
{
  if (g_str_equal (*word, "size"))
    alea_diagram_editor_set_size (editor, atoi (word[1]), atoi (word[2]));
  else if (g_str_equal (*word, "hole"))
    alea_diagram_editor_set_hole (editor, get_square (editor, word[1]), TRUE);
  else if (g_str_equal (*word, "fill"))
    alea_diagram_editor_set_hole (editor, get_square (editor, word[1]), FALSE);
  else if (g_str_equal (*word, "files"))
    alea_diagram_editor_set_labels (editor, TRUE, word[1] != NULL ? g_strdelimit (word[1], "_", ' ') : "");
  else if (g_str_equal (*word, "ranks"))
    alea_diagram_editor_set_labels (editor, FALSE, word[1] != NULL ? g_strdelimit (word[1], "_", ' ') : "");
  else if (g_str_equal (*word, "caption"))
    alea_diagram_editor_set_text (editor, ALEA_DIAGRAM_CAPTION, word[1]);
  else if (g_str_equal (*word, "number"))
    alea_diagram_editor_set_text (editor, ALEA_DIAGRAM_NUMBER, word[1]);
  else
    return FALSE;

  return TRUE;
}

static gboolean
do_to_look (AleaDiagramEditor  *editor,
            char              **word)
{
  AleaDiagram *draft = alea_diagram_editor_make_draft (editor);
  gboolean is_known = TRUE;

  if (g_str_equal (*word, "flip"))
    draft->is_flipped = TRUE;
  else if (g_str_equal (*word, "inside"))
    draft->coordinates = ALEA_COORDINATES_INSIDE;
  else if (g_str_equal (*word, "theme"))
    draft->theme = alea_theme_for_print (alea_theme_find (word[1]));
  else if (g_str_equal (*word, "black"))
    draft->turn_sign = ALEA_TURN_SIGN_BLACK;
  else
    is_known = FALSE;

  if (is_known)
    alea_diagram_editor_replace (editor, draft);
  else
    alea_diagram_free (draft);
  return is_known;
}

static gboolean
do_to_pieces (AleaDiagramEditor  *editor,
              char              **word)
{
  if (g_str_equal (*word, "put"))
    alea_diagram_editor_put (editor, get_square (editor, word[1]), alea_piece_from_letter (*word[2]),
                             word[3] != NULL ? (guint) atoi (word[3]) : 0);
  else if (g_str_equal (*word, "move"))
    alea_diagram_editor_move (editor, get_square (editor, word[1]), get_square (editor, word[2]), FALSE);
  else if (g_str_equal (*word, "copy"))
    alea_diagram_editor_move (editor, get_square (editor, word[1]), get_square (editor, word[2]), TRUE);
  else if (g_str_equal (*word, "turn"))
    alea_diagram_editor_turn (editor, get_square (editor, word[1]));
  else if (g_str_equal (*word, "erase"))
    alea_diagram_editor_erase (editor, get_square (editor, word[1]));
  else if (g_str_equal (*word, "clear"))
    alea_diagram_editor_clear (editor);
  else
    return FALSE;

  return TRUE;
}

static void
do_word (AleaDiagramEditor  *editor,
         char              **word)
{
  if (do_to_board (editor, word) || do_to_look (editor, word) || do_to_pieces (editor, word))
    return;

  if (g_str_equal (*word, "undo"))
    alea_diagram_editor_undo (editor);
  else if (g_str_equal (*word, "redo"))
    alea_diagram_editor_redo (editor);
  else if (g_str_equal (*word, "begin"))
    alea_diagram_editor_begin_stroke (editor);
  else if (g_str_equal (*word, "end"))
    alea_diagram_editor_end_stroke (editor);
  else if (g_str_equal (*word, "mark"))
    g_assert_true (alea_diagram_editor_set_mark (editor, get_square (editor, word[1]), ALEA_MARK_STEP, TRUE));
  else if (g_str_equal (*word, "unmark"))
    g_assert_true (alea_diagram_editor_set_mark (editor, get_square (editor, word[1]), ALEA_MARK_STEP, FALSE));
  else if (g_str_equal (*word, "un"))
    {
      const AleaDrawing drawing = make_drawing (editor, word + 1);

      alea_diagram_editor_undraw (editor, &drawing);
    }
  else
    {
      const AleaDrawing drawing = make_drawing (editor, word);

      g_assert_true (alea_diagram_editor_draw (editor, &drawing));
    }
}

static void
do_words (AleaDiagramEditor *editor,
          const char        *script)
{
  g_auto(GStrv) lines = g_strsplit (script, "; ", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto(GStrv) words = g_strsplit (*line, " ", -1);

      do_word (editor, words);
    }
}

static char *
write_diagram (AleaDiagramEditor *editor)
{
  return alea_diagram_write (alea_diagram_editor_get_diagram (editor));
}

/* --- what is drawn -------------------------------------------------------- */

static const struct
{
  const char *script;
  const char *expected;   /* behind the first line */
} scripts[] = {
  { "size 4 5", "board: 4x5\nplacement: 4/4/4/4/4\n" END },
  { "size 1 1", "board: 1x1\nplacement: 1\n" END },

  /* Pieces: none in holes, and the same again is no more. */
  { "size 3 2; put a1 K; put c2 g 3", "board: 3x2\nplacement: 2g</K2\n" END },
  { "size 3 2; hole a1; put a1 K", "board: 3x2\nplacement: 3/*2\n" END },
  { "size 3 2; put a1 K 1; move a1 b2; copy b2 c2", "board: 3x2\nplacement: 1K>K>/3\n" END },
  { "size 3 2; put a1 K; move a1 a1; move b1 a1; hole c1; move a1 c1", "board: 3x2\nplacement: 3/K1*\n" END },
  { "size 2 1; put a1 N; turn a1; turn a1; turn b1", "board: 2x1\nplacement: Nv1\n" END },
  { "size 2 1; put a1 N 3; turn a1", "board: 2x1\nplacement: N1\n" END },

  /* A hole bears nothing, neither piece nor mark nor the end of an arrow. */
  { "size 2 2; put a1 K; mark a1; circle a1; arrow b2 a1; circle b2; hole a1; fill a1",
    "board: 2x2\nplacement: 2/2\n" END "circle: b2\n" },
  { "size 2 2; hole a1; circle a1; mark a1; arrow b2 a1; arrow a1 b2; arrow b2 b2; label b2 ",
    "board: 2x2\nplacement: 2/*1\n" END },

  /* What is in the same place is replaced. */
  { "size 2 2; circle a1; circle a1; label a1 1; label a1 23; arrow a1 b1; arrow a1 b1; arrow b1 a1",
    "board: 2x2\nplacement: 2/2\n" END "circle: a1\nlabel: a1 - 23\narrow: a1 b1\narrow: b1 a1\n" },
  { "size 2 2; tint a1; arrow a1 b1; mark b1; un tint a1; un arrow a1 b1; unmark b1; un circle a1; unmark a1",
    "board: 2x2\nplacement: 2/2\n" END },

  /* The latest goes first. */
  { "size 2 2; put a1 K; mark a1; circle a1; label a1 1; arrow b1 a1; erase a1; erase a1",
    "board: 2x2\nplacement: 2/K1\n" END "mark: step a1\ncircle: a1\n" },
  { "size 2 2; put a1 K; mark a1; circle a1; erase a1; erase a1", "board: 2x2\nplacement: 2/K1\n" END },
  { "size 2 2; put a1 K; erase a1; hole b2; erase b2; erase b2", "board: 2x2\nplacement: 2/2\n" END },
  { "size 2 2; hole b2; put a1 K; mark a1; tint b1; clear", "board: 2x2\nplacement: 1*/2\n" END },

  /* Another size keeps what is on the squares that remain. */
  { "size 2 2; hole a2; put b1 q 2; mark b1; circle b2; size 3 3", "board: 3x3\nplacement: 3/*2/1qv1\n" END
    "mark: step b1\ncircle: b2\n" },
  { "size 3 3; put c3 q; put a1 K; mark c3; circle c3; arrow a1 c3; arrow a1 b1; size 2 2",
    "board: 2x2\nplacement: 2/K1\n" END "arrow: a1 b1\n" },
  { "size 2 2; files I_II; size 3 2; ranks x_y; size 1 1",
    "board: 1x1\nplacement: 1\nfile-labels: I\nrank-labels: x\n" END },
  { "size 3 1; files I", "board: 3x1\nplacement: 3\nfile-labels: I b c\n" END },
  { "size 2 1; files one_two_three; ranks 1234567",
    "board: 2x1\nplacement: 2\nfile-labels: one two\nrank-labels: 123456\n" END },
  { "size 2 1; files one_two; files", "board: 2x1\nplacement: 2\n" END },

  /* How it is shown. */
  { "size 1 1; flip; inside; theme sea; black; caption C; number 1.",
    "board: 1x1\nplacement: 1\nside-to-move: black\norientation: black\ncoordinates: inside\ntheme: sea\n"
    "number: 1.\ncaption: C\n" },

  /* Steps. */
  { "size 1 1; put a1 K; undo", "board: 1x1\nplacement: 1\n" END },
  { "size 1 1; put a1 K; undo; redo; redo", "board: 1x1\nplacement: K\n" END },
  { "size 1 1; put a1 K; put a1 K; put a1 K; undo", "board: 1x1\nplacement: 1\n" END },
  { "size 1 1; put a1 K; undo; put a1 Q; redo; undo; redo", "board: 1x1\nplacement: Q\n" END },
  { "size 3 1; begin; tint a1; tint b1; tint c1; end; circle a1; undo; undo", "board: 3x1\nplacement: 3\n" END },
  { "size 3 1; tint a1; begin; end; tint b1; undo", "board: 3x1\nplacement: 3\n" END "tint: a1\n" },
  { "size 1 1; caption M; caption Ma; caption Mat; number 1; number 12; undo", "board: 1x1\nplacement: 1\n" END
    "caption: Mat\n" },
  { "size 1 1; caption M; caption Ma; undo; caption N; undo", "board: 1x1\nplacement: 1\n" END },
  { "size 1 1; caption M; put a1 K; caption Ma; undo", "board: 1x1\nplacement: K\n" END "caption: M\n" },
};

static void
test_script (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autoptr(AleaDiagramEditor) editor = alea_diagram_editor_new ();
  g_autofree char *expected = g_strconcat ("alea-diagram: 1\n", scripts[i].expected, NULL);
  g_autofree char *first = write_diagram (editor);
  g_autofree char *written = NULL;
  g_autofree char *last = NULL;

  do_words (editor, scripts[i].script);
  written = write_diagram (editor);
  g_assert_cmpstr (written, ==, expected);

  /* All the way back and forth. */
  while (alea_diagram_editor_get_can_undo (editor))
    alea_diagram_editor_undo (editor);
  last = write_diagram (editor);
  g_assert_cmpstr (last, ==, first);
  g_assert_false (alea_diagram_editor_get_is_changed (editor));
}

/* --- at random ------------------------------------------------------------ */

/* One of all that can be done, on a square of the board. */
static void
do_anything (AleaDiagramEditor *editor,
             GRand             *random)
{
  const AleaGeometry *geometry = &alea_diagram_editor_get_diagram (editor)->geometry;
  const int n = geometry->files * geometry->ranks;
  const AleaSquare one = (AleaSquare) g_rand_int_range (random, 0, n);
  const AleaSquare other = (AleaSquare) g_rand_int_range (random, 0, n);
  const AleaDrawing drawing = {
    .type = (AleaDrawingType) g_rand_int_range (random, 0, ALEA_N_DRAWINGS),
    .square = one,
    .to = other,
    .colour = alea_inks[g_rand_int_range (random, 0, 3)].colour,
    .text = "7",
  };

  switch (g_rand_int_range (random, 0, 10))
    {
    case 0:
      alea_diagram_editor_set_size (editor, g_rand_int_range (random, 1, 27), g_rand_int_range (random, 1, 27));
      break;
    case 1:
      alea_diagram_editor_set_hole (editor, one, g_rand_boolean (random));
      break;
    case 2:
      alea_diagram_editor_move (editor, one, other, FALSE);
      break;
    case 3:
      alea_diagram_editor_set_mark (editor, one, (AleaMark) g_rand_int_range (random, 0, ALEA_N_DIAGRAM_MARKS), TRUE);
      break;
    case 4:
      alea_diagram_editor_erase (editor, one);
      break;
    case 5:
    case 6:
      alea_diagram_editor_draw (editor, &drawing);
      break;
    case 7:
      alea_diagram_editor_undo (editor);
      break;
    case 8:
      alea_diagram_editor_set_labels (editor, TRUE, "x yy zzz");
      break;
    default:
      alea_diagram_editor_put (editor, one, alea_piece (ALEA_BLACK, ALEA_QUEEN),
                               (guint) g_rand_int_range (random, 0, 4));
    }
}

/* Whatever was done, the file says it and can be read again. */
static void
test_random (void)
{
  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autoptr(AleaDiagramEditor) editor = alea_diagram_editor_new ();
      g_autoptr(GRand) random = g_rand_new_with_seed (seed);
      g_autofree char *first = write_diagram (editor);
      g_autofree char *last = NULL;

      for (guint i = 0; i < 300; i++)
        {
          g_autofree char *written = NULL;
          g_autofree char *again = NULL;
          g_autoptr(AleaDiagram) diagram = NULL;
          g_autoptr(GError) error = NULL;
          guint line, column;

          do_anything (editor, random);
          written = write_diagram (editor);
          diagram = alea_diagram_read (written, strlen (written), &line, &column, &error);
          g_assert_no_error (error);
          again = alea_diagram_write (diagram);
          g_assert_cmpstr (again, ==, written);
        }

      while (alea_diagram_editor_get_can_undo (editor))
        alea_diagram_editor_undo (editor);
      last = write_diagram (editor);
      g_assert_cmpstr (last, ==, first);
    }
}

/* --- saving and limits ---------------------------------------------------- */

static void
test_saved (void)
{
  g_autoptr(AleaDiagramEditor) editor = alea_diagram_editor_new ();

  do_words (editor, "size 2 2; put a1 K");
  g_assert_true (alea_diagram_editor_get_is_changed (editor));
  alea_diagram_editor_set_saved (editor);
  g_assert_false (alea_diagram_editor_get_is_changed (editor));
  do_words (editor, "undo");
  g_assert_true (alea_diagram_editor_get_is_changed (editor));
  do_words (editor, "redo");
  g_assert_false (alea_diagram_editor_get_is_changed (editor));

  alea_diagram_editor_open (editor, alea_diagram_new (3, 3));
  g_assert_false (alea_diagram_editor_get_is_changed (editor));
  g_assert_false (alea_diagram_editor_get_can_undo (editor));
}

static void
test_limits (void)
{
  g_autoptr(AleaDiagramEditor) editor = alea_diagram_editor_new ();
  AleaDrawing arrow = { .type = ALEA_DRAWING_ARROW };
  guint n_drawn = 0;

  alea_diagram_editor_set_size (editor, 26, 26);
  alea_diagram_editor_begin_stroke (editor);
  for (arrow.square = 0; arrow.square < 2; arrow.square++)
    for (arrow.to = 2; arrow.to < 676; arrow.to++)
      n_drawn += alea_diagram_editor_draw (editor, &arrow);
  alea_diagram_editor_end_stroke (editor);
  g_assert_cmpuint (n_drawn, ==, ALEA_DIAGRAM_MAX_DRAWINGS);
  g_assert_cmpuint (alea_diagram_editor_get_diagram (editor)->drawings->len, ==, ALEA_DIAGRAM_MAX_DRAWINGS);
}

static void
test_next_number (void)
{
  g_autoptr(AleaDiagramEditor) editor = alea_diagram_editor_new ();

  g_assert_cmpuint (alea_diagram_find_next_number (alea_diagram_editor_get_diagram (editor)), ==, 1);
  do_words (editor, "label a1 4; label a2 x; label a3 99999; label a4 2");
  g_assert_cmpuint (alea_diagram_find_next_number (alea_diagram_editor_get_diagram (editor)), ==, 5);
}

static void
test_names (void)
{
  static const struct
  {
    const char *script;
    const char *square;
    const char *expected;
  } names[] = {
    { "hole d4", "d4", "d4, hole" },
    { "flip", "d4", "d4, empty" },
    { "put d4 N; circle d4", "d4", "d4, white knight, circle" },
    { "put d4 n 3; label d4 12; arrow d4 e5; arrow e5 d4", "d4", "d4, black knight, turned left, “12”, arrow to e5" },
    { "mark h8; tint h8", "h8", "h8, empty, dot: may go here, coloured" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(AleaDiagramEditor) editor = alea_diagram_editor_new ();
      g_autofree char *said = NULL;

      do_words (editor, names[i].script);
      said = alea_diagram_describe_square (alea_diagram_editor_get_diagram (editor),
                                           get_square (editor, names[i].square));
      g_assert_cmpstr (said, ==, names[i].expected);
    }
}

static void
test_mark_names (void)
{
  for (AleaMark mark = 0; mark < ALEA_N_DIAGRAM_MARKS; mark++)
    g_assert_nonnull (alea_diagram_get_mark_name (mark));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/diagram-editor/script/%02u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_script);
    }
  g_test_add_func ("/diagram-editor/random", test_random);
  g_test_add_func ("/diagram-editor/saved", test_saved);
  g_test_add_func ("/diagram-editor/limits", test_limits);
  g_test_add_func ("/diagram-editor/next-number", test_next_number);
  g_test_add_func ("/diagram-editor/names", test_names);
  g_test_add_func ("/diagram-editor/mark-names", test_mark_names);

  return g_test_run ();
}
