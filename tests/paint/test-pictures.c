/* test-pictures.c: the painter against pictures that were looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-die-glyph.h"
#include "alea-fen.h"
#include "alea-scene.h"
#include "alea-chance-graph.h"
#include "alea-page-text.h"
#include "golden.h"

#include <math.h>

typedef struct
{
  const char      *name;
  const char      *game;
  const char      *fen;
  const char      *theme;
  const char      *pieces;
  int              width;
  int              height;
  AleaCoordinates  coordinates;
  gboolean         is_flipped;
  gboolean         has_marks;
  gboolean         is_raised;
  unsigned         lit_terraces;
} Picture;

#define MIDDLE "r2q1rk1/1bp1bppp/p1np1n2/1p2p3/3PP3/1BP2N1P/PP3PP1/RNBQR1K1 b - - 0 10"

#define GUARDENER "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"

/* On the screen boards are raised, on paper they lie flat. */
static const Picture pictures[] = {
  { .name = "walnut", .fen = MIDDLE, .width = 480, .height = 480, .coordinates = ALEA_COORDINATES_INSIDE,
    .is_raised = TRUE },
  { .name = "walnut-flipped", .fen = MIDDLE, .width = 480, .height = 480, .is_flipped = TRUE, .is_raised = TRUE },
  { .name = "walnut-marks", .fen = MIDDLE, .width = 480, .height = 480, .coordinates = ALEA_COORDINATES_INSIDE,
    .has_marks = TRUE, .is_raised = TRUE },
  { .name = "walnut-small", .fen = MIDDLE, .width = 160, .height = 160, .coordinates = ALEA_COORDINATES_NONE,
    .is_raised = TRUE },
  { .name = "slate-inside", .fen = MIDDLE, .theme = "slate", .width = 480, .height = 480,
    .coordinates = ALEA_COORDINATES_EVERY },
  { .name = "paper-marks", .fen = MIDDLE, .theme = "paper", .width = 480, .height = 480, .has_marks = TRUE },
  { .name = "sea-wide", .fen = MIDDLE, .theme = "sea", .width = 600, .height = 400 },
  { .name = "terraces", .game = "guardener", .fen = GUARDENER, .width = 480, .height = 480,
    .coordinates = ALEA_COORDINATES_INSIDE, .is_flipped = TRUE, .is_raised = TRUE, .lit_terraces = 1u << 3 },
  { .name = "terraces-every", .game = "guardener", .fen = GUARDENER, .theme = "paper", .width = 480, .height = 480,
    .coordinates = ALEA_COORDINATES_EVERY },
  { .name = "pieces-turned", .game = "guardener", .fen = GUARDENER, .width = 400, .height = 400, .is_raised = TRUE },
  { .name = "pieces-bold", .game = "guardener", .fen = GUARDENER, .pieces = "bold", .width = 400, .height = 400 },
  { .name = "pieces-engraved", .game = "guardener", .fen = GUARDENER, .theme = "paper", .pieces = "engraved", .width = 400,
    .height = 400 },
  { .name = "pieces-symmetric", .game = "guardener", .fen = GUARDENER, .pieces = "symmetric", .width = 400, .height = 400 },
};

/* --- painting ------------------------------------------------------------- */

static cairo_surface_t *
paint_scene (const AleaScene *scene,
             const AleaTheme *theme,
             AleaPieceSet    *pieces,
             int              width,
             int              height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  alea_paint_scene (cr, scene, theme, pieces, width, height, 1);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
add_all_marks (AleaScene *scene)
{
  for (AleaMark mark = 0; mark < ALEA_N_MARKS; mark++)
    alea_scene_add_mark (scene->marks, scene->geometry, mark, (AleaSquare) (16 + mark));
}

static cairo_surface_t *
paint_picture (const Picture *picture)
{
  const AleaRules *rules = alea_rules_find (picture->game != NULL ? picture->game : "chess");
  g_autoptr(AleaPieceSet) pieces = NULL;
  g_autoptr(GError) pieces_error = NULL;
  g_auto(AleaScene) scene = { 0 };
  AleaFenError error;
  AleaSetup setup;

  g_assert_nonnull (rules);
  g_assert_true (alea_fen_read (picture->fen, rules, &setup, &error));
  pieces = alea_piece_set_new_builtin (picture->pieces != NULL ? picture->pieces : "turned", &pieces_error);
  g_assert_no_error (pieces_error);

  alea_scene_init (&scene, rules->geometry);
  scene.coordinates = picture->coordinates;
  scene.is_flipped = picture->is_flipped;
  scene.is_raised = picture->is_raised;
  scene.lit_terraces = picture->lit_terraces;
  alea_scene_add_setup (&scene, &setup);
  if (picture->has_marks)
    add_all_marks (&scene);

  return paint_scene (&scene, alea_theme_find (picture->theme), pieces, picture->width, picture->height);
}

/* --- comparing ------------------------------------------------------------ */

static void
test_picture (gconstpointer data)
{
  const Picture *picture = data;
  cairo_surface_t *out = paint_picture (picture);

  golden_compare (out, picture->name);
  cairo_surface_destroy (out);
}

/* A piece that is missing is seen: the comparison is not too kind. */
static void
test_missing_piece_is_seen (void)
{
  Picture less = pictures[0];
  cairo_surface_t *whole = paint_picture (&pictures[0]), *out, *diff;

  less.fen = "r2q1rk1/1bp1bppp/p1np1n2/1p2p3/3PP3/1BP2N2/PP3PP1/RNBQR1K1 b - - 0 10";
  out = paint_picture (&less);
  diff = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 480, 480);
  g_assert_cmpint (golden_count_differences (out, whole, diff) * 1000, >, 3 * 480 * 480 / 2);

  cairo_surface_destroy (diff);
  cairo_surface_destroy (out);
  cairo_surface_destroy (whole);
}

#define SHADOW_SQUARE 100

/* How dark the shadow is so many pixels below the frame, 0 .. 255. */
static int
get_darkness (cairo_surface_t *surface,
              int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return 255 - row[4 * (cairo_image_surface_get_width (surface) / 2)];
}

/* It ends as softly as it begins: of a slab, and of a straight slope, the edge is seen. */
static void
test_shadow_fades (void)
{
  const AleaGeometry *geometry = alea_rules_find ("chess")->geometry;
  double width, height;
  cairo_surface_t *surface;
  AleaLayout layout;
  int first, last, steepest = 0;
  cairo_t *cr;

  alea_layout_get_raised_size (geometry, ALEA_COORDINATES_NONE, &width, &height);
  alea_layout_init_raised (&layout, geometry, ALEA_COORDINATES_NONE, FALSE, width * SHADOW_SQUARE,
                           height * SHADOW_SQUARE, 1);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) layout.square * 9, (int) layout.square * 10);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  alea_paint_board (cr, &layout, alea_theme_find (NULL));
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  first = (int) (layout.y + 8 * layout.square + layout.margin) + 1;
  for (last = first; get_darkness (surface, last) > 0; last++)
    {
      g_assert_cmpint (get_darkness (surface, last + 1), <=, get_darkness (surface, last));
      steepest = MAX (steepest, get_darkness (surface, last) - get_darkness (surface, last + 1));
    }
  g_assert_cmpint (get_darkness (surface, first), >, 40);
  g_assert_cmpint (steepest, <=, 5);
  g_assert_cmpint (get_darkness (surface, last - 8), <=, 12);
  cairo_surface_destroy (surface);
}

/* In the size of letters, and larger. */
static void
test_die_glyphs (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 480, 120);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 0.99, 0.98);
  cairo_paint (cr);
  for (int row = 0; row < 4; row++)
    for (int face = 0; face <= 6; face++)
      {
        const AleaDieGlyph glyph = {
          row % 2 == 0 ? 4 : 6, row % 2 == 0 ? face % 5 : face, (AleaColour) (row / 2), face == 2,
        };

        cairo_save (cr);
        cairo_translate (cr, 6 + 34 * face, 6 + 28 * row);
        alea_die_glyph_paint (&glyph, cr, ALEA_DIE_GLYPH_SIZE);
        cairo_translate (cr, 240, 0);
        alea_die_glyph_paint (&glyph, cr, 26);
        cairo_restore (cr);
      }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  golden_compare (surface, "die-glyphs");
  cairo_surface_destroy (surface);
}

/* --- chances over a game --------------------------------------------------- */

static AleaChanceGraph *
make_graph (guint n)
{
  AleaChanceGraph *graph = alea_chance_graph_new ("Ada", "A player with a long name, second to none", 1);
  const guint moments[] = { 7, 15, 28 };
  double now = 0.5;

  /* Up and down by turns, from the even start to a game that is won. */
  for (guint i = 0; i < n; i++)
    {
      const gboolean is_roll = i % 2 == 0;
      const double after = CLAMP (now + (i % 8 < 4 ? 0.06 : -0.04) * (is_roll ? 2 : 0.7), 0, 1);

      alea_chance_graph_add (graph, &(AleaChanceStep) {
        .is_roll = is_roll, .player = i / 2 % 2, .move = 1 + i / 4, .before = now, .after = after,
        .revised = after + (i % 11 == 0 ? 0.03 : 0), .luck = is_roll ? after - now : 0,
        .error = !is_roll && after < now ? now - after : 0,
      });
      now = after + (i % 11 == 0 ? 0.03 : 0);
    }
  if (n > moments[2])
    alea_chance_graph_set_moments (graph, moments, G_N_ELEMENTS (moments));
  return graph;
}

static PangoContext *
make_graph_context (cairo_t *cr)
{
  return alea_page_text_new_context (cr, 11);
}

static void
test_chance_graph (void)
{
  const double papers[][3] = { { 1, 0.99, 0.98 }, { 0.16, 0.15, 0.14 }, { 1, 1, 1 } };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 480, 3 * 240);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = make_graph_context (cr);
  g_autoptr(AleaChanceGraph) graph = make_graph (40);

  for (int i = 0; i < ALEA_N_CHANCE_GROUNDS; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, 240 * i);
      cairo_set_source_rgb (cr, papers[i][0], papers[i][1], papers[i][2]);
      cairo_rectangle (cr, 0, 0, 480, 240);
      cairo_fill (cr);
      cairo_translate (cr, 8, 4);
      alea_chance_graph_paint (graph, cr, context, (AleaChanceGround) i, 464, 232,
                               i == ALEA_CHANCE_PAPER ? ALEA_CHANCE_GRAPH_NONE : 15);
      cairo_restore (cr);
    }
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  golden_compare (surface, "chance-graph");
  cairo_surface_destroy (surface);
}

/* White is light and Black is dark, whatever the ink. */
static void
test_bars_have_colours (void)
{
  for (int i = 0; i < ALEA_N_CHANCE_GROUNDS; i++)
    {
      const AleaChanceColours *colours = alea_chance_colours_get ((AleaChanceGround) i);
      const gboolean is_white_filled = alea_chance_ground_is_filled ((AleaChanceGround) i, 0);

      g_assert_cmpint (is_white_filled, !=, alea_chance_ground_is_filled ((AleaChanceGround) i, 1));
      g_assert_cmpint (is_white_filled, ==, colours->ink.green > colours->paper.green);
    }
}

/* From the first to the last, each in its turn, and none outside. */
static void
test_steps_are_found (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 10, 10);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = make_graph_context (cr);
  g_autoptr(AleaChanceGraph) graph = make_graph (40);
  g_autoptr(AleaChanceGraph) empty = make_graph (0);
  guint last = 0;

  for (int x = -50; x < 600; x++)
    {
      const guint found = alea_chance_graph_find (graph, context, 464, 232, x);

      g_assert_cmpuint (found, >=, last);
      g_assert_cmpuint (found, <=, last + 1);
      last = found;
    }
  g_assert_cmpuint (last, ==, 39);
  g_assert_cmpuint (alea_chance_graph_find (empty, context, 464, 232, 100), ==, ALEA_CHANCE_GRAPH_NONE);
  alea_chance_graph_paint (empty, cr, context, ALEA_CHANCE_LIGHT, 464, 232, 0);
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* --- layout --------------------------------------------------------------- */

static void
test_squares_are_found_where_they_lie (void)
{
  for (int flipped = 0; flipped < 2; flipped++)
    for (int i = 0; i < 64; i++)
      {
        AleaLayout layout;
        AleaSquare square = ALEA_NO_SQUARE;
        double x, y, file, rank;

        alea_layout_init (&layout, &alea_geometry_8x8, ALEA_COORDINATES_OUTSIDE, flipped, 517, 433, 2);
        alea_layout_get_corner (&layout, i % 8, i / 8, &x, &y);
        g_assert_true (alea_layout_find (&layout, x + layout.square / 2, y + layout.square / 2, &square));
        g_assert_cmpint (square, ==, i);
        g_assert_cmpfloat (fmod (x * 2, 1), ==, 0);
        alea_layout_get_place (&layout, x + layout.square / 2, y + layout.square / 2, &file, &rank);
        g_assert_cmpfloat_with_epsilon (file, i % 8, 1e-9);
        g_assert_cmpfloat_with_epsilon (rank, i / 8, 1e-9);
      }
}

static void
test_nothing_is_found_beside_the_board (void)
{
  AleaLayout layout;
  AleaSquare square;

  alea_layout_init (&layout, &alea_geometry_8x8, ALEA_COORDINATES_OUTSIDE, FALSE, 400, 400, 1);
  g_assert_false (alea_layout_find (&layout, layout.x - 1, 200, &square));
  g_assert_false (alea_layout_find (&layout, 200, layout.y + 8 * layout.square + 1, &square));
  g_assert_false (alea_layout_find (&layout, -1e9, 1e9, &square));
}

/* Letters around a flat board have room, or are left away; the board stays in its box. */
static void
test_letters_have_room (void)
{
  for (double width = 30; width < 500; width += 3)
    for (int i = 0; i < 2; i++)
      {
        const AleaGeometry *geometry = i == 0 ? &alea_geometry_8x8 : alea_rules_find ("guardener")->geometry;
        AleaLayout layout;

        alea_layout_init (&layout, geometry, ALEA_COORDINATES_OUTSIDE, FALSE, width, width, 0);
        g_assert_cmpint (alea_layout_has_letters_outside (&layout), ==, layout.margin >= 5.5);
        g_assert_true (layout.margin >= 5.5 || layout.square < 7);
        g_assert_cmpfloat (layout.x - layout.margin, >=, -1e-9);
        g_assert_cmpfloat (layout.y - layout.margin, >=, -1e-9);
        g_assert_cmpfloat (layout.square * geometry->files + 2 * layout.margin, <=, width + 1e-9);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *path = g_strconcat ("/pictures/", pictures[i].name, NULL);

      g_test_add_data_func (path, &pictures[i], test_picture);
    }
  g_test_add_func ("/pictures/die glyphs", test_die_glyphs);
  g_test_add_func ("/pictures/chance-graph", test_chance_graph);
  g_test_add_func ("/pictures/bars have the colours of the players", test_bars_have_colours);
  g_test_add_func ("/pictures/steps of a graph are found", test_steps_are_found);
  g_test_add_func ("/pictures/a missing piece is seen", test_missing_piece_is_seen);
  g_test_add_func ("/pictures/the shadow fades", test_shadow_fades);
  g_test_add_func ("/layout/squares are found where they lie", test_squares_are_found_where_they_lie);
  g_test_add_func ("/layout/nothing is found beside the board", test_nothing_is_found_beside_the_board);
  g_test_add_func ("/layout/letters have room", test_letters_have_room);
  return g_test_run ();
}
