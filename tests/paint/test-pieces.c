/* test-pieces.c: what every piece set must do, measured
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-piece-set.h"

#include <gio/gio.h>
#include <string.h>

#define SETS_FOLDER "/org/aleachess/Alea/pieces/"
#define MAX_BYTES   6144

/* The side of a drawing in its own units, and of what is measured in pixels. */
#define GRID  45
#define SCALE 8
#define SIDE  (GRID * SCALE)

/* The size at which pieces must still be known. */
#define SMALL 24

static AleaPieceSet *
load (const char *id)
{
  g_autoptr(GError) error = NULL;
  AleaPieceSet *set = alea_piece_set_new_builtin (id, &error);

  g_assert_no_error (error);
  return set;
}

static cairo_surface_t *
paint (AleaPieceSet  *set,
       AleaColour     colour,
       AleaPieceType  type,
       int            side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);

  alea_piece_set_paint (set, cr, alea_piece (colour, type), side);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) row)[x];
}

/* Whether the pixel is of the piece, and not of the pale line around him. */
static gboolean
is_solid (cairo_surface_t *surface,
          int              x,
          int              y)
{
  return get_pixel (surface, x, y) >> 24 > 200;
}

/* The share of the rows from @top to @bottom, of the height, where only one
 * of two outlines is solid. */
static double
compare_outlines (cairo_surface_t *one,
                  cairo_surface_t *other,
                  double           top,
                  double           bottom)
{
  const int side = cairo_image_surface_get_width (one);
  const int first = (int) (side * top), end = (int) (side * bottom);
  int n = 0;

  for (int y = first; y < end; y++)
    for (int x = 0; x < side; x++)
      n += is_solid (one, x, y) != is_solid (other, x, y);

  return (double) n / ((end - first) * side);
}

/* --- each set -------------------------------------------------------------- */

static void
test_fits_its_square (gconstpointer data)
{
  g_autoptr(AleaPieceSet) set = load (data);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
      {
        cairo_surface_t *piece = paint (set, colour, type, SIDE);

        for (int i = 0; i < SIDE; i++)
          for (int edge = 0; edge < SCALE - 1; edge++)
            {
              g_assert_cmpuint (get_pixel (piece, i, edge), ==, 0);
              g_assert_cmpuint (get_pixel (piece, i, SIDE - 1 - edge), ==, 0);
              g_assert_cmpuint (get_pixel (piece, edge, i), ==, 0);
              g_assert_cmpuint (get_pixel (piece, SIDE - 1 - edge, i), ==, 0);
            }
        cairo_surface_destroy (piece);
      }
}

static void
test_kinds_are_told_apart_when_small (gconstpointer data)
{
  g_autoptr(AleaPieceSet) set = load (data);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaPieceType one = ALEA_PAWN; one < ALEA_N_PIECE_TYPES; one++)
      for (AleaPieceType other = ALEA_PAWN; other < one; other++)
        {
          cairo_surface_t *first = paint (set, colour, one, SMALL), *second = paint (set, colour, other, SMALL);

          g_assert_cmpfloat (compare_outlines (first, second, 0, 1), >, 0.06);
          cairo_surface_destroy (first);
          cairo_surface_destroy (second);
        }
}

/* White and Black differ in their tones only. */
static void
test_colours_have_one_outline (gconstpointer data)
{
  g_autoptr(AleaPieceSet) set = load (data);

  for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
    {
      cairo_surface_t *white = paint (set, ALEA_WHITE, type, SIDE), *black = paint (set, ALEA_BLACK, type, SIDE);

      g_assert_cmpfloat (compare_outlines (white, black, 0, 1), <, 0.006);
      cairo_surface_destroy (white);
      cairo_surface_destroy (black);
    }
}

/* Only where an edge goes through a pixel it is grey. */
static void
test_ink_has_no_colour (gconstpointer data)
{
  g_autoptr(AleaPieceSet) set = load (data);
  AleaPieceSet *ink = alea_piece_set_get_ink (set);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
      {
        cairo_surface_t *piece = paint (ink, colour, type, SIDE);

        for (int y = 0; y < SIDE; y++)
          for (int x = 0; x < SIDE; x++)
            {
              const guint32 pixel = get_pixel (piece, x, y);
              const guint red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;

              g_assert_cmpuint (MAX (red, MAX (green, blue)) - MIN (red, MIN (green, blue)), <=, 1);
            }
        cairo_surface_destroy (piece);
      }
}

/* In a PDF the same pieces are glyphs, which have no colours of their own. */
static void
test_font_looks_like_ink (gconstpointer data)
{
  g_autoptr(AleaPieceSet) set = load (data);
  g_autofree char *uri = g_strconcat ("resource://" SETS_FOLDER, data, NULL);
  g_autoptr(GFile) folder = g_file_new_for_uri (uri);
  cairo_font_face_t *font = alea_piece_font_new (folder);

  g_assert_nonnull (font);
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
      {
        cairo_surface_t *ink = paint (alea_piece_set_get_ink (set), colour, type, SIDE);
        cairo_surface_t *glyph = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
        cairo_t *cr = cairo_create (glyph);
        int n = 0;

        alea_piece_font_show (font, cr, &(AleaFontPiece) { .piece = alea_piece (colour, type) }, 1, SIDE);
        cairo_destroy (cr);
        cairo_surface_flush (glyph);
        for (int y = 0; y < SIDE; y++)
          for (int x = 0; x < SIDE; x++)
            n += ABS ((int) (get_pixel (ink, x, y) & 255) - (int) (get_pixel (glyph, x, y) & 255)) > 64;
        g_assert_cmpint (n * 1000, <, SIDE * SIDE);

        cairo_surface_destroy (ink);
        cairo_surface_destroy (glyph);
      }
  cairo_font_face_destroy (font);
}

/* --- sets of standing pieces -------------------------------------------------- */

/* The lowest solid row, in units of the drawing. */
static double
find_foot (cairo_surface_t *piece)
{
  for (int y = SIDE - 1; y >= 0; y--)
    for (int x = 0; x < SIDE; x++)
      if (is_solid (piece, x, y))
        return (double) (y + 1) / SCALE;

  return 0;
}

static void
test_pieces_stand_on_one_line (gconstpointer data)
{
  g_autoptr(AleaPieceSet) set = load (data);
  double line = 0;

  for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
    {
      cairo_surface_t *piece = paint (set, ALEA_WHITE, type, SIDE);

      if (type == ALEA_PAWN)
        line = find_foot (piece);
      g_assert_cmpfloat_with_epsilon (find_foot (piece), line, 0.13);
      cairo_surface_destroy (piece);
    }
}

/* King, queen and bishop are not one figure with three heads. */
static void
test_heavy_pieces_differ_below_the_waist (void)
{
  static const AleaPieceType types[] = { ALEA_KING, ALEA_QUEEN, ALEA_BISHOP };
  g_autoptr(AleaPieceSet) set = load ("turned");

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      cairo_surface_t *one = paint (set, ALEA_WHITE, types[i], SIDE);
      cairo_surface_t *other = paint (set, ALEA_WHITE, types[(i + 1) % G_N_ELEMENTS (types)], SIDE);

      g_assert_cmpfloat (compare_outlines (one, other, 0.6, 0.95), >, 0.05);
      cairo_surface_destroy (one);
      cairo_surface_destroy (other);
    }
}

/* --- the files ------------------------------------------------------------- */

static void
test_files_are_small_and_plain (gconstpointer data)
{
  static const char *const forbidden[] = { "<text", "<filter", "<style", "<image", "<clipPath", "<mask", "href" };
  g_autofree char *folder = g_strconcat (SETS_FOLDER, data, NULL);
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (names), ==, 2 * (ALEA_N_PIECE_TYPES - ALEA_PAWN));
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (folder, "/", names[i], NULL);
      g_autoptr(GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), <=, MAX_BYTES);
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      for (guint j = 0; j < G_N_ELEMENTS (forbidden); j++)
        g_assert_null (strstr (text, forbidden[j]));
    }
}

static void
test_missing_file_is_named (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaPieceSet) set = alea_piece_set_new_from_folder ("/nonexistent/pieces", &error);

  g_assert_null (set);
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "/nonexistent/pieces/wP.svg"));
}

static void
add_test (const char    *id,
          const char    *title,
          GTestDataFunc  test)
{
  g_autofree char *path = g_strconcat ("/pieces/", id, "/", title, NULL);

  g_test_add_data_func (path, id, test);
}

int
main (int    argc,
      char **argv)
{
  static const char *const ids[] = { "turned", "bold", "engraved", "symmetric" };

  g_test_init (&argc, &argv, NULL);
  alea_piece_set_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      add_test (ids[i], "fits its square", test_fits_its_square);
      add_test (ids[i], "kinds are told apart when small", test_kinds_are_told_apart_when_small);
      add_test (ids[i], "colours have one outline", test_colours_have_one_outline);
      add_test (ids[i], "ink has no colour", test_ink_has_no_colour);
      add_test (ids[i], "font looks like ink", test_font_looks_like_ink);
      add_test (ids[i], "files are small and plain", test_files_are_small_and_plain);
      if (!g_str_equal (ids[i], "symmetric"))
        add_test (ids[i], "pieces stand on one line", test_pieces_stand_on_one_line);
    }
  g_test_add_func ("/pieces/heavy pieces differ below the waist", test_heavy_pieces_differ_below_the_waist);
  g_test_add_func ("/pieces/a missing file is named", test_missing_file_is_named);
  return g_test_run ();
}
