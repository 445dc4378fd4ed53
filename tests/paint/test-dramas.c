/* test-dramas.c: the rare moments of a game, moment by moment
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-drama.h"
#include "alea-fen.h"
#include "alea-scene.h"
#include "golden.h"

#include <math.h>

#define N_FRAMES   6
#define FRAME_SIZE 150
#define SQUARE     60

static const AleaGeometry *
get_geometry (void)
{
  return alea_rules_find ("guardener")->geometry;
}

static AleaSquare
at (const char *name)
{
  return alea_geometry_parse (get_geometry (), name, NULL);
}

static AleaDrama
get_drama (AleaDramaType type)
{
  switch (type)
    {
    case ALEA_DRAMA_TELEPORT:
      return (AleaDrama) { type, alea_piece (ALEA_WHITE, ALEA_KNIGHT), ALEA_NO_PIECE, at ("h3"), at ("z4") };
    case ALEA_DRAMA_RESURRECTION:
      return (AleaDrama) { type, alea_piece (ALEA_WHITE, ALEA_GUARDENER), ALEA_NO_PIECE, at ("z4"), at ("z4") };
    case ALEA_DRAMA_KING_CAPTURED:
      return (AleaDrama) { type, alea_piece (ALEA_WHITE, ALEA_BISHOP), alea_piece (ALEA_BLACK, ALEA_KING),
                           at ("e4"), at ("f5") };
    case ALEA_DRAMA_SWAP:
    case ALEA_DRAMA_NONE:
    case ALEA_N_DRAMAS:
      break;
    }

  return (AleaDrama) { .type = type };
}

static void
init_layout (AleaLayout *layout)
{
  double width, height;

  alea_layout_get_raised_size (get_geometry (), ALEA_COORDINATES_NONE, &width, &height);
  alea_layout_init_raised (layout, get_geometry (), ALEA_COORDINATES_NONE, FALSE, width * SQUARE, height * SQUARE, 1);
}

static void
paint_actor (cairo_t              *cr,
             const AleaLayout     *layout,
             const AleaDramaActor *actor)
{
  cairo_save (cr);
  if (actor->floor < G_MAXDOUBLE)
    {
      cairo_rectangle (cr, 0, 0, 10000, actor->floor);
      cairo_clip (cr);
    }
  cairo_push_group (cr);
  cairo_translate (cr, actor->x, actor->y);
  cairo_rotate (cr, actor->angle);
  cairo_scale (cr, actor->scale_x, actor->scale_y);
  cairo_translate (cr, -actor->anchor_x * layout->square, -actor->anchor_y * layout->square);
  alea_piece_set_paint_raised (alea_piece_set_get_default (), cr, actor->piece, layout->square);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, actor->opacity);
  cairo_restore (cr);
}

static void
paint_frame (cairo_t         *cr,
             const AleaDrama *drama,
             double           t)
{
  AleaDramaActor actors[ALEA_DRAMA_MAX_ACTORS];
  AleaLayout layout;
  int n;

  init_layout (&layout);
  layout.lit_terraces = t < 1 && drama->type != ALEA_DRAMA_KING_CAPTURED ? 1u << 3 : 0;
  alea_paint_board (cr, &layout, alea_theme_find (NULL));
  alea_drama_paint_under (drama, cr, &layout, t);
  n = alea_drama_get_actors (drama, &layout, t, actors);
  for (int i = 0; i < n; i++)
    paint_actor (cr, &layout, &actors[i]);
  alea_drama_paint_over (drama, cr, &layout, t);
}

/* A row for each drama, its frames from left to right. */
static void
test_looks (void)
{
  static const double times[N_FRAMES] = { 0.05, 0.26, 0.42, 0.6, 0.78, 0.97 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, N_FRAMES * FRAME_SIZE,
                                                         (ALEA_N_DRAMAS - 1) * FRAME_SIZE);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0.96, 0.95, 0.93);
  cairo_paint (cr);
  for (AleaDramaType type = ALEA_DRAMA_TELEPORT; type < ALEA_N_DRAMAS; type++)
    for (int i = 0; i < N_FRAMES; i++)
      {
        const AleaDrama drama = get_drama (type);

        cairo_save (cr);
        cairo_rectangle (cr, i * FRAME_SIZE + 3, (type - 1) * FRAME_SIZE + 3, FRAME_SIZE - 6, FRAME_SIZE - 6);
        cairo_clip (cr);
        cairo_translate (cr, i * FRAME_SIZE, (type - 1) * FRAME_SIZE);
        if (type == ALEA_DRAMA_SWAP)
          cairo_scale (cr, 0.24, 0.24);
        else
          {
            cairo_scale (cr, 0.8, 0.8);
            cairo_translate (cr, (type == ALEA_DRAMA_KING_CAPTURED ? -4.9 : -7.2) * SQUARE,
                             (type == ALEA_DRAMA_KING_CAPTURED ? -3.4 : -4.1) * SQUARE);
          }
        paint_frame (cr, &drama, times[i]);
        cairo_restore (cr);
      }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  golden_compare (surface, "dramas");
  cairo_surface_destroy (surface);
}

static void
test_end_is_rest (void)
{
  AleaLayout layout;

  init_layout (&layout);
  for (AleaDramaType type = ALEA_DRAMA_TELEPORT; type < ALEA_DRAMA_SWAP; type++)
    {
      const AleaDrama drama = get_drama (type);
      AleaDramaActor actors[ALEA_DRAMA_MAX_ACTORS], *last;
      double x, y;
      int n = alea_drama_get_actors (&drama, &layout, 1, actors);

      g_assert_cmpint (n, >=, 1);
      last = &actors[n - 1];
      alea_layout_get_corner (&layout, alea_geometry_file (layout.geometry, drama.to),
                              alea_geometry_rank (layout.geometry, drama.to), &x, &y);
      g_assert_cmpfloat_with_epsilon (last->x, x + last->anchor_x * layout.square, 0.01);
      g_assert_cmpfloat_with_epsilon (last->y, y + last->anchor_y * layout.square, 0.01);
      g_assert_cmpfloat_with_epsilon (last->scale_x, 1, 0.001);
      g_assert_cmpfloat_with_epsilon (last->scale_y, 1, 0.001);
      g_assert_cmpfloat (last->opacity, ==, 1);
    }
}

static void
test_none_is_long (void)
{
  for (AleaDramaType type = ALEA_DRAMA_TELEPORT; type < ALEA_N_DRAMAS; type++)
    {
      g_assert_cmpfloat (alea_drama_get_length (type), >, 0.3);
      g_assert_cmpfloat (alea_drama_get_length (type), <=, 1.2);
    }
}

/* What is painted stays within what is said. */
static void
test_extents (void)
{
  AleaLayout layout;

  init_layout (&layout);
  for (AleaDramaType type = ALEA_DRAMA_TELEPORT; type < ALEA_N_DRAMAS; type++)
    for (int i = 0; i <= 40; i++)
      {
        const AleaDrama drama = get_drama (type);
        cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
        cairo_t *cr = cairo_create (recording);
        cairo_rectangle_t extents;
        double x, y, width, height;

        alea_drama_paint_under (&drama, cr, &layout, i / 40.0);
        alea_drama_paint_over (&drama, cr, &layout, i / 40.0);
        cairo_destroy (cr);
        cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
        cairo_surface_destroy (recording);
        alea_drama_get_extents (&drama, &layout, &extents);
        if (width <= 0)
          continue;
        g_assert_cmpfloat (x, >=, extents.x - 1);
        g_assert_cmpfloat (y, >=, extents.y - 1);
        g_assert_cmpfloat (x + width, <=, extents.x + extents.width + 1);
        g_assert_cmpfloat (y + height, <=, extents.y + extents.height + 1);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dramas/looks", test_looks);
  g_test_add_func ("/dramas/the end is rest", test_end_is_rest);
  g_test_add_func ("/dramas/none is long", test_none_is_long);
  g_test_add_func ("/dramas/extents", test_extents);
  return g_test_run ();
}
