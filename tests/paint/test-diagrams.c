/* test-diagrams.c: diagrams, their files and how they look
 *
 * Every file in tests/data/diagrams is painted and compared with the golden
 * picture of its name.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-file.h"
#include "alea-diagram-names.h"
#include "alea-export.h"
#include "alea-fen.h"
#include "alea-shown-text.h"
#include "golden.h"

#include <string.h>

static const struct
{
  const char *name;
  int         size;
  int         different;    /* of a thousand pixels; or 0 */
} diagrams[] = {
  { "flipped", 360, 0 },
  { "four", 320, 0 },
  { "inside", 400, 0 },
  { "large", 700, 0 },
  { "marks", 500, 0 },
  { "one", 150, 25 },    /* more letters than board */
  { "terraces", 500, 0 },
};

static char *
read_file (const char *name)
{
  g_autofree char *file = g_strconcat (name, ALEA_DIAGRAM_SUFFIX, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "diagrams", file, NULL);
  g_autoptr(GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static AleaDiagram *
read_text (const char *text)
{
  g_autoptr(GError) error = NULL;
  guint line, column;
  AleaDiagram *diagram = alea_diagram_read (text, strlen (text), &line, &column, &error);

  g_assert_no_error (error);
  g_assert_nonnull (diagram);
  return diagram;
}

/* --- pictures ------------------------------------------------------------- */

typedef struct
{
  const guint8 *data;
  gsize         length;
} Rest;

static cairo_status_t
read_cb (void          *closure,
         unsigned char *data,
         unsigned int   length)
{
  Rest *rest = closure;

  if (length > rest->length)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, rest->data, length);
  rest->data += length;
  rest->length -= length;
  return CAIRO_STATUS_SUCCESS;
}

/* Through the PNG that a person would get. */
static cairo_surface_t *
paint (const AleaDiagram *diagram,
       int                size,
       gboolean           is_transparent)
{
  const AleaPictureShape shape = { ALEA_PICTURE_PNG, size, 1, is_transparent };
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = alea_export_render (diagram, &shape, &error);
  cairo_surface_t *surface, *argb;
  cairo_t *cr;
  Rest rest;

  g_assert_no_error (error);
  rest.data = g_bytes_get_data (bytes, &rest.length);
  surface = cairo_image_surface_create_from_png_stream (read_cb, &rest);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);

  argb = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (surface),
                                     cairo_image_surface_get_height (surface));
  cr = cairo_create (argb);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  cairo_surface_flush (argb);
  return argb;
}

static void
test_picture (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = read_file (diagrams[i].name);
  g_autofree char *name = g_strconcat ("diagram-", diagrams[i].name, NULL);
  g_autoptr(AleaDiagram) diagram = read_text (text);
  cairo_surface_t *out = paint (diagram, diagrams[i].size, FALSE);

  if (diagrams[i].different > 0)
    golden_compare_bands (out, name, cairo_image_surface_get_height (out), diagrams[i].different);
  else
    golden_compare (out, name);
  cairo_surface_destroy (out);
}

/* Each game as it is printed, from both sides. */
static void
test_games (void)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    for (int flipped = 0; flipped < 2; flipped++)
      {
        g_autofree char *name = g_strconcat ("print-", alea_games[i]->id, flipped ? "-flipped" : "", NULL);
        g_autoptr(AleaDiagram) diagram = NULL;
        cairo_surface_t *out;
        AleaSetup setup;

        g_assert_true (alea_fen_read (alea_games[i]->start_fen, alea_games[i], &setup, NULL));
        diagram = alea_diagram_new_from_setup (&setup);
        diagram->is_flipped = flipped;
        out = paint (diagram, 360, FALSE);
        golden_compare (out, name);
        cairo_surface_destroy (out);
      }
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (const void *) row)[x];
}

static void
test_transparent (void)
{
  g_autoptr(AleaDiagram) diagram = alea_diagram_new (3, 3);
  cairo_surface_t *out;

  alea_diagram_set_plan (diagram, alea_geometry_square (&diagram->geometry, 1, 1), '*');
  diagram->coordinates = ALEA_COORDINATES_NONE;
  out = paint (diagram, 300, TRUE);
  g_assert_cmphex (get_pixel (out, 150, 150), ==, 0);
  g_assert_cmphex (get_pixel (out, 250, 150), !=, 0);
  cairo_surface_destroy (out);

  out = paint (diagram, 300, FALSE);
  g_assert_cmphex (get_pixel (out, 150, 150), ==, 0xffffffff);
  cairo_surface_destroy (out);
}

static void
test_sizes (void)
{
  static const struct
  {
    int files;
    int ranks;
  } boards[] = { { 1, 1 }, { 1, 26 }, { 26, 1 }, { 8, 8 }, { 26, 26 } };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr(AleaDiagram) diagram = alea_diagram_new (boards[i].files, boards[i].ranks);
      cairo_surface_t *out = paint (diagram, 200, FALSE);

      g_assert_cmpint (MAX (cairo_image_surface_get_width (out), cairo_image_surface_get_height (out)), ==, 200);
      cairo_surface_destroy (out);
    }
}

/* A name in the corner of a square stays within it, however long it is: a board of two
 * files is as wide on both sides of its middle. */
static void
test_names_inside (void)
{
  cairo_surface_t *names[2];

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(AleaDiagram) diagram = read_text (i == 0 ? "alea-diagram: 1\nboard: 2x2\nplacement: 2/2\n"
                                                           "coordinates: inside\nfile-labels: a b\n"
                                                         : "alea-diagram: 1\nboard: 2x2\nplacement: 2/2\n"
                                                           "coordinates: inside\nfile-labels: WWWWWW b\n");

      names[i] = paint (diagram, 400, FALSE);
      g_assert_cmpint (cairo_image_surface_get_width (names[i]), ==, 400);
    }

  for (int y = 0; y < cairo_image_surface_get_height (names[0]); y++)
    for (int x = 200; x < 400; x++)
      g_assert_cmphex (get_pixel (names[0], x, y), ==, get_pixel (names[1], x, y));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    cairo_surface_destroy (names[i]);
}

static void
test_too_large (void)
{
  const AleaPictureShape shape = { ALEA_PICTURE_PNG, 10000, 8, FALSE };
  g_autoptr(AleaDiagram) diagram = alea_diagram_new (8, 8);
  g_autoptr(GError) error = NULL;

  g_assert_null (alea_export_render (diagram, &shape, &error));
  g_assert_error (error, ALEA_EXPORT_ERROR, ALEA_EXPORT_ERROR_SIZE);
}

/* --- placements ------------------------------------------------------------ */

static void
test_placement_round_trip (void)
{
  static const char placement[] = "12R13/26/26/26/Kv25/26/26/26/26/26/26/26/26/"
                                  "26/26/26/26/26/26/26/26/26/26/26/*24*/25q<";
  g_autoptr(AleaDiagram) diagram = alea_diagram_new (26, 26);
  g_autofree char *written = NULL;
  const char *end;

  g_assert_true (alea_diagram_read_placement (diagram, placement, &end, NULL));
  g_assert_cmpint (*end, ==, '\0');
  written = alea_diagram_write_placement (diagram);
  g_assert_cmpstr (written, ==, placement);
  g_assert_cmpint (diagram->turns[25], ==, 3);
  g_assert_false (alea_geometry_has (&diagram->geometry, 0, 1));
}

static void
test_wrong_placements (void)
{
  static const struct
  {
    const char *placement;
    int         column;
  } wrong[] = {
    { "", 0 }, { "3", 1 }, { "3/3", 3 }, { "3/3/3/3", 5 }, { "4/3/3", 0 }, { "2/3/3", 1 }, { "3/k0/3", 3 },
    { "3/3/xx", 4 }, { "3/3/2<", 5 }, { "3/3/999999999999", 4 }, { "27/3/3", 0 }, { "3/3/ké", 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(AleaDiagram) diagram = alea_diagram_new (3, 3);
      g_autoptr(GError) error = NULL;
      const char *end;

      g_assert_false (alea_diagram_read_placement (diagram, wrong[i].placement, &end, &error));
      g_assert_error (error, ALEA_DIAGRAM_ERROR, ALEA_DIAGRAM_ERROR_PLACEMENT);
      g_assert_cmpint (end - wrong[i].placement, ==, wrong[i].column);
    }
}

/* --- files ----------------------------------------------------------------- */

static void
assert_same (const AleaDiagram *one,
             const AleaDiagram *other)
{
  g_autofree char *first = alea_diagram_write (one);
  g_autofree char *second = alea_diagram_write (other);

  g_assert_cmpstr (first, ==, second);
}

static void
test_file_round_trip (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (diagrams); i++)
    {
      g_autofree char *text = read_file (diagrams[i].name);
      g_autoptr(AleaDiagram) diagram = read_text (text);
      g_autoptr(AleaDiagram) copy = alea_diagram_copy (diagram);
      g_autofree char *written = alea_diagram_write (diagram);
      g_autoptr(AleaDiagram) again = read_text (written);

      assert_same (diagram, copy);
      assert_same (diagram, again);
      g_assert_cmpint (again->drawings->len, ==, diagram->drawings->len);
      g_assert_cmpint (again->marks->len, ==, diagram->marks->len);
      g_assert_cmpmem (again->pieces, sizeof again->pieces, diagram->pieces, sizeof diagram->pieces);
      g_assert_cmpmem (again->turns, sizeof again->turns, diagram->turns, sizeof diagram->turns);
    }
}

/* A file in its written form says every thing again, word for word. */
static void
test_written_form (void)
{
  static const char text[] =
    "alea-diagram: 1\nboard: 3x2\nletters: xyz\nfirst-rank: 5\nplacement: *1K/k>2\nterrace: 4 y5\n"
    "file-labels: one two three\nrank-labels: I II\nside-to-move: black\norientation: black\n"
    "coordinates: inside\ntheme: sea\ntitle: T\ndescription: two\\nlines \\\\ back\nnumber: 7.\n"
    "caption: C\nrolls: 3-5 6\nrules: R\nmark: step x5\ntint: z6 #123456\ncircle: z6\n"
    "arrow: x5 z6 red\nlabel: y6 - big one\n";
  g_autoptr(AleaDiagram) diagram = read_text (text);
  g_autofree char *written = alea_diagram_write (diagram);

  g_assert_cmpstr (written, ==, text);
  g_assert_cmpstr (diagram->texts[ALEA_DIAGRAM_DESCRIPTION], ==, "two\nlines \\ back");
}

#define HEAD "alea-diagram: 1\nboard: 4x4\n"

static void
test_wrong_files (void)
{
  static const struct
  {
    const char *text;
    guint       line;
    guint       column;
  } wrong[] = {
    { "", 1, 1 },
    { "board: 8x8\n", 1, 1 },
    { "alea-diagram: 2\n", 1, 15 },
    { "alea-diagram: 1\n", 2, 1 },
    { "alea-diagram: 1\ncaption: x\n", 2, 1 },
    { "alea-diagram: 1\nboard: 27x1\n", 2, 8 },
    { "alea-diagram: 1\nboard: 0x1\n", 2, 8 },
    { "alea-diagram: 1\nboard: 8x8 9\n", 2, 12 },
    { "alea-diagram: 1\nboard: 8x8\x01\n", 2, 11 },
    { HEAD "board: 5x5\n", 3, 1 },
    { HEAD "alea-diagram: 1\n", 3, 1 },
    { HEAD "caption\n", 3, 8 },
    { HEAD "colour: red\n", 3, 1 },
    { HEAD "\n  # comment\nplacement: 4/4/4/5\n", 5, 18 },
    { HEAD "placement: 4/4/4/4 w\n", 3, 20 },
    { HEAD "letters: abca\n", 3, 10 },
    { HEAD "letters: abcD\n", 3, 13 },
    { HEAD "letters: abc\n", 3, 10 },
    { HEAD "circle: a1\nletters: wxyz\n", 4, 10 },
    { HEAD "circle: a1\nfirst-rank: 2\n", 4, 12 },
    { HEAD "first-rank: 97\n", 3, 13 },
    { HEAD "circle: e1\n", 3, 9 },
    { HEAD "circle: a10\n", 3, 9 },
    { HEAD "circle: a1 pink\n", 3, 12 },
    { HEAD "circle: a1 #12345g\n", 3, 12 },
    { HEAD "circle: a1 red red\n", 3, 16 },
    { HEAD "arrow: a1 a1\n", 3, 13 },
    { HEAD "arrow: a1\n", 3, 10 },
    { HEAD "label: a1\n", 3, 10 },
    { HEAD "label: a1 - 1234567890123\n", 3, 26 },
    { HEAD "mark: dot a1\n", 3, 7 },
    { HEAD "file-labels: a b c\n", 3, 19 },
    { HEAD "file-labels: a b c d e\n", 3, 22 },
    { HEAD "file-labels: a b c ddddddd\n", 3, 20 },
    { HEAD "caption: a\\tb\n", 3, 11 },
    { HEAD "caption: a\ncaption: b\n", 4, 1 },
    { HEAD "theme: oak\n", 3, 8 },
    { HEAD "terrace: 0 a1\n", 3, 10 },
    { HEAD "terrace: 1\n", 3, 11 },
    { HEAD "side-to-move: red\n", 3, 15 },
    { HEAD "caption: \xc3\n", 1, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;
      guint line, column;

      g_assert_null (alea_diagram_read (wrong[i].text, strlen (wrong[i].text), &line, &column, &error));
      g_assert_nonnull (error);
      if (line != wrong[i].line || column != wrong[i].column)
        g_test_message ("%s%s", wrong[i].text, error->message);
      g_assert_cmpint (line, ==, wrong[i].line);
      g_assert_cmpint (column, ==, wrong[i].column);
    }
}

static void
test_mark_of_byte_order (void)
{
  g_autoptr(AleaDiagram) diagram = read_text ("\xef\xbb\xbf" HEAD "caption: One\n");

  g_assert_cmpstr (diagram->texts[ALEA_DIAGRAM_CAPTION], ==, "One");
}

static void
test_limits (void)
{
  GString *text = g_string_new (HEAD);
  g_autoptr(GError) error = NULL;
  guint line, column;

  for (int i = 0; i <= ALEA_DIAGRAM_MAX_DRAWINGS; i++)
    g_string_append (text, "circle: a1\n");
  g_assert_null (alea_diagram_read (text->str, text->len, &line, &column, &error));
  g_assert_cmpint (line, ==, 3 + ALEA_DIAGRAM_MAX_DRAWINGS);
  g_clear_error (&error);

  while (text->len <= ALEA_DIAGRAM_MAX_SIZE)
    g_string_append (text, "# and more and more\n");
  g_assert_null (alea_diagram_read (text->str, text->len, &line, &column, &error));
  g_assert_nonnull (strstr (error->message, "too large"));
  g_string_free (text, TRUE);
}

static void
test_missing_file (void)
{
  g_autoptr(GError) error = NULL;

  g_assert_null (alea_diagram_load ("/nonexistent/x.aleadiagram", &error));
  g_assert_nonnull (strstr (error->message, "/nonexistent/x.aleadiagram"));
}

/* Files with a few bytes changed are refused or read, and what is read can be
 * written and read again. */
static void
test_mutations (void)
{
  static const char alphabet[] = "\n\n:: /*0129azKkQv<>#\\-x\t\xc3\xa9\x01";
  guint n_read = 0, n_refused = 0;

  for (guint round = 0; round < 12000; round++)
    {
      g_autofree char *text = read_file (diagrams[round % G_N_ELEMENTS (diagrams)].name);
      const gint32 length = (gint32) strlen (text);
      g_autoptr(AleaDiagram) diagram = NULL;
      g_autoptr(GError) error = NULL;
      guint line, column;

      for (gint32 n = g_test_rand_int_range (1, 5); n > 0; n--)
        text[g_test_rand_int_range (0, length)] = alphabet[g_test_rand_int_range (0, (gint32) sizeof alphabet - 1)];

      diagram = alea_diagram_read (text, (gsize) length, &line, &column, &error);
      g_assert_true ((diagram == NULL) == (error != NULL));
      if (diagram != NULL)
        {
          g_autofree char *written = alea_diagram_write (diagram);
          g_autoptr(AleaDiagram) again = read_text (written);

          assert_same (diagram, again);
          n_read++;
        }
      else
        n_refused++;
    }

  g_assert_cmpint (n_read, >, 1000);
  g_assert_cmpint (n_refused, >, 1000);
}

/* --- words ----------------------------------------------------------------- */

static void
test_description (void)
{
  g_autoptr(AleaDiagram) diagram = alea_diagram_new (8, 8);
  g_autofree char *empty = alea_diagram_describe (diagram), *full = NULL;

  g_assert_cmpstr (empty, ==, "An empty board, 8 files by 8 ranks.");
  g_assert_true (alea_diagram_read_placement (diagram, "8/8/8/8/8/8/P7/4K2k", NULL, NULL));
  full = alea_diagram_describe (diagram);
  g_assert_cmpstr (full, ==, "A board, 8 files by 8 ranks. White: king e1, pawn a2. Black: king h1.");
}

static void
test_texts_are_cleaned (void)
{
  g_autoptr(AleaDiagram) diagram = alea_diagram_new (2, 2);

  alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, " a\x02" "b\xff ");
  g_assert_cmpstr (diagram->texts[ALEA_DIAGRAM_CAPTION], ==, "ab\xef\xbf\xbd");
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, " ");
  g_assert_null (diagram->texts[ALEA_DIAGRAM_CAPTION]);
}

static AleaDiagram *
read_labelled (const char *word)
{
  g_autofree char *text = g_strdup_printf ("alea-diagram: 1\nboard: 3x3\nplacement: 3/3/3\nfile-labels: %s b c\n"
                                           "rank-labels: %s 2 3\nlabel: b2 - %s\ncaption: %s\nnumber: %s\n"
                                           "rolls: %s\nrules: %s\n", word, word, word, word, word, word, word);

  return read_text (text);
}

/* Characters that turn the direction, or are not seen, look like what they are. */
static void
test_texts_are_shown (void)
{
  g_autoptr(AleaDiagram) hostile = read_labelled ("a\u202eb\u200bc\u2066"), shown = read_labelled ("a\ufffdb\ufffdc\ufffd");
  cairo_surface_t *one = paint (hostile, 600, FALSE), *other = paint (shown, 600, FALSE);
  g_autofree char *heard = alea_diagram_describe_square (hostile, 4), *wanted = alea_diagram_describe_square (shown, 4);

  g_assert_cmpint (cairo_image_surface_get_height (one), ==, cairo_image_surface_get_height (other));
  g_assert_cmpmem (cairo_image_surface_get_data (one),
                   (gsize) cairo_image_surface_get_height (one) * (gsize) cairo_image_surface_get_stride (one),
                   cairo_image_surface_get_data (other),
                   (gsize) cairo_image_surface_get_height (other) * (gsize) cairo_image_surface_get_stride (other));
  g_assert_cmpstr (heard, ==, wanted);
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
}

/* By which translators keep moves together in sentences that are read from the right. */
static void
test_marks_stay (void)
{
  g_autofree char *shown = alea_show_text ("\u0628\u0639\u062f \u200e1. e4\n\u200e\u202e");

  g_assert_cmpstr (shown, ==, "\u0628\u0639\u062f \u200e1. e4\n\u200e\ufffd");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (diagrams); i++)
    {
      g_autofree char *path = g_strconcat ("/diagrams/looks/", diagrams[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_picture);
    }
  g_test_add_func ("/diagrams/looks/games", test_games);
  g_test_add_func ("/diagrams/looks/transparent", test_transparent);
  g_test_add_func ("/diagrams/looks/sizes", test_sizes);
  g_test_add_func ("/diagrams/looks/names inside", test_names_inside);
  g_test_add_func ("/diagrams/looks/too large is refused", test_too_large);
  g_test_add_func ("/diagrams/placements/round trip", test_placement_round_trip);
  g_test_add_func ("/diagrams/placements/wrong ones", test_wrong_placements);
  g_test_add_func ("/diagrams/files/round trip", test_file_round_trip);
  g_test_add_func ("/diagrams/files/written form", test_written_form);
  g_test_add_func ("/diagrams/files/wrong ones", test_wrong_files);
  g_test_add_func ("/diagrams/files/mark of byte order", test_mark_of_byte_order);
  g_test_add_func ("/diagrams/files/limits", test_limits);
  g_test_add_func ("/diagrams/files/a missing file is named", test_missing_file);
  g_test_add_func ("/diagrams/files/mutations", test_mutations);
  g_test_add_func ("/diagrams/words/description", test_description);
  g_test_add_func ("/diagrams/words/texts are cleaned", test_texts_are_cleaned);
  g_test_add_func ("/diagrams/words/texts are shown", test_texts_are_shown);
  g_test_add_func ("/diagrams/words/marks stay", test_marks_stay);
  return g_test_run ();
}
