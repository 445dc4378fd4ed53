/* test-last-letters.c: coordinates are read on the squares of the last move
 *
 * A board is painted with letters and without, and the pictures of each square on which
 * there are some are compared.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-rules.h"
#include "alea-scene.h"
#include "contrast.h"

/* Whose letters are thicker than a pixel. */
#define SQUARE 96

/* Of a thousand pixels of a square, those in the middle of the strokes of one letter. */
#define LETTER_PIXELS 2

/* The mark of the last move on each square of the board. */
static cairo_surface_t *
paint (const AleaGeometry *geometry,
       AleaCoordinates     coordinates,
       gboolean            is_raised,
       const AleaTheme    *theme,
       AleaLayout         *layout)
{
  cairo_surface_t *surface;
  g_auto(AleaScene) scene;
  double width, height;
  cairo_t *cr;

  alea_scene_init (&scene, geometry);
  scene.is_raised = is_raised;
  scene.coordinates = coordinates;
  for (AleaSquare square = 0; square < geometry->files * geometry->ranks; square++)
    if (alea_geometry_has_square (geometry, square))
      alea_scene_add_mark (scene.marks, geometry, ALEA_MARK_LAST_FROM, square);

  alea_scene_get_proportion (&scene, &width, &height);
  width *= SQUARE;
  height *= SQUARE;
  alea_scene_init_layout (&scene, layout, width, height, 1);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width + 1, (int) height + 1);
  cr = cairo_create (surface);
  alea_paint_scene (cr, &scene, theme, alea_piece_set_get_default (), width, height, 1);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
cut (cairo_surface_t  *board,
     const AleaLayout *layout,
     AleaSquare        square)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SQUARE, SQUARE);
  cairo_t *cr = cairo_create (surface);
  double x, y;

  alea_layout_get_corner (layout, alea_geometry_file (layout->geometry, square),
                          alea_geometry_rank (layout->geometry, square), &x, &y);
  cairo_set_source_surface (cr, board, -x, -y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How many squares have letters. */
static guint
check_board (const AleaGeometry *geometry,
             AleaCoordinates     coordinates,
             gboolean            is_raised,
             const AleaTheme    *theme)
{
  AleaLayout layout, plain_layout;
  cairo_surface_t *board = paint (geometry, coordinates, is_raised, theme, &layout);
  cairo_surface_t *plain = paint (geometry, ALEA_COORDINATES_NONE, is_raised, theme, &plain_layout);
  guint n = 0;

  g_assert_cmpfloat (layout.square, ==, SQUARE);
  g_assert_cmpfloat (plain_layout.square, ==, SQUARE);
  for (AleaSquare square = 0; square < geometry->files * geometry->ranks; square++)
    {
      cairo_surface_t *written = cut (board, &layout, square), *empty = cut (plain, &plain_layout, square);
      const double seen = contrast_reached (empty, written, LETTER_PIXELS);

      if (alea_geometry_has_square (geometry, square) && contrast_reached (empty, written, 1) > 1)
        {
          n++;
          if (seen < CONTRAST_OF_WORDS)
            {
              g_test_message ("%s, coordinates %u, square %u: %.2f", theme->id, coordinates, square, seen);
              g_test_fail ();
            }
        }
      cairo_surface_destroy (written);
      cairo_surface_destroy (empty);
    }
  cairo_surface_destroy (board);
  cairo_surface_destroy (plain);
  return n;
}

/* In the corners of flat boards letters have the ground of their square. */
static void
check_theme (const AleaTheme *theme)
{
  const AleaGeometry *chess = alea_rules_find ("chess")->geometry, *guardener = alea_rules_find ("guardener")->geometry;

  g_assert_cmpuint (check_board (chess, ALEA_COORDINATES_INSIDE, TRUE, theme), ==, 15);
  g_assert_cmpuint (check_board (guardener, ALEA_COORDINATES_INSIDE, TRUE, theme), ==, 17);
  g_assert_cmpuint (check_board (chess, ALEA_COORDINATES_EVERY, TRUE, theme), ==, 64);
  g_assert_cmpuint (check_board (guardener, ALEA_COORDINATES_EVERY, TRUE, theme), ==, 80);
  g_assert_cmpuint (check_board (chess, ALEA_COORDINATES_EVERY, FALSE, theme), ==, 64);
}

static void
test_letters (void)
{
  for (const AleaTheme *theme = alea_themes; theme->id != NULL; theme++)
    {
      const AleaTheme *night = alea_theme_at_night (theme);

      check_theme (theme);
      if (night != theme)
        check_theme (night);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/last-letters/read", test_letters);
  return g_test_run ();
}
