/* test-dice.c: the solids, how they roll and how they look
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>
#include <math.h>

#include "alea-tumble.h"

#define N_YAWS  37
#define N_SEEDS 40
#define N_STEPS 1000   /* of a roll: finer than any screen shows it */

#define PICTURE_SIZE 64   /* of a die, pixels */

typedef struct
{
  cairo_surface_t *surface;
  double           left, top;   /* of the picture, from the origin of the die */
} Picture;

/* --- Pictures ------------------------------------------------------------- */

/* @margin pixels larger on each side than @extents ask for. */
static Picture
new_picture (const cairo_rectangle_t *extents,
             int                      margin)
{
  double left = floor (extents->x) - margin;
  double top = floor (extents->y) - margin;
  double right = ceil (extents->x + extents->width) + margin;
  double bottom = ceil (extents->y + extents->height) + margin;

  return (Picture) {
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (right - left), (int) (bottom - top)),
    left, top,
  };
}

static void
paint (const Picture     *picture,
       AleaSolid          solid,
       const AleaDiePose *pose,
       const AleaDieLook *look,
       double             size)
{
  cairo_t *cr = cairo_create (picture->surface);

  cairo_translate (cr, -picture->left, -picture->top);
  alea_die_paint (cr, solid, pose, look, size);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

static uint32_t
pixel_at (const Picture *picture,
          int            x,
          int            y)
{
  const unsigned char *data;

  cairo_surface_flush (picture->surface);
  data = cairo_image_surface_get_data (picture->surface)
         + y * cairo_image_surface_get_stride (picture->surface);

  return ((const uint32_t *) (const void *) data)[x];
}

static void
clear (const Picture *picture)
{
  cairo_t *cr = cairo_create (picture->surface);

  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* Pixels that differ; any pixel that is painted when @b is NULL. */
static int
count_differences (const Picture *a,
                   const Picture *b)
{
  int n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (a->surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a->surface); x++)
      n += pixel_at (a, x, y) != (b != NULL ? pixel_at (b, x, y) : 0);

  return n;
}

static void
assert_margin_untouched (const Picture *picture,
                         int            margin)
{
  int width = cairo_image_surface_get_width (picture->surface);
  int height = cairo_image_surface_get_height (picture->surface);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        bool inside = x >= margin && x < width - margin && y >= margin && y < height - margin;

        if (!inside)
          g_assert_cmphex (pixel_at (picture, x, y), ==, 0);
      }
}

/* A die lying at @yaw, painted alone on a picture of its own. */
static Picture
picture_of_rest (AleaSolid          solid,
                 int                value,
                 double             yaw,
                 const AleaDieLook *look)
{
  AleaDiePose pose = { .turn = alea_solid_rest (solid, value, yaw) };
  cairo_rectangle_t extents;
  Picture picture;

  alea_die_rest_extents (solid, PICTURE_SIZE, &extents);
  picture = new_picture (&extents, 0);
  paint (&picture, solid, &pose, look, PICTURE_SIZE);

  return picture;
}

/* --- Solids --------------------------------------------------------------- */

static int
find_opposite (const AleaSolidShape *shape,
               int                   face)
{
  for (int i = 0; i < shape->n_faces; i++)
    if (alea_vector_dot (shape->faces[i].normal, shape->faces[face].normal) < -0.999)
      return i;

  return -1;
}

static void
test_opposite_faces (void)
{
  static const struct { AleaSolid solid; int sum; } solids[] = {
    { ALEA_SOLID_CUBE, 7 },
    { ALEA_SOLID_BAR, 5 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (solids); i++)
    {
      const AleaSolidShape *shape = alea_solid_get_shape (solids[i].solid);
      int n_valued = 0;

      for (int k = 0; k < shape->n_faces; k++)
        {
          int opposite = find_opposite (shape, k);

          g_assert_cmpint (opposite, >=, 0);

          if (shape->faces[k].value == 0)
            continue;

          g_assert_cmpint (shape->faces[k].value + shape->faces[opposite].value, ==, solids[i].sum);
          n_valued++;
        }

      g_assert_cmpint (n_valued, ==, alea_solid_sides (solids[i].solid));
    }
}

/* Faces lie as their normals say, and edges between the faces that they name. */
static void
test_shapes_hold_together (void)
{
  for (int solid = 0; solid < ALEA_N_SOLIDS; solid++)
    {
      const AleaSolidShape *shape = alea_solid_get_shape (solid);

      g_assert_cmpint (shape->n_corners - shape->n_edges + shape->n_faces, ==, 2);

      for (int i = 0; i < shape->n_faces; i++)
        {
          const AleaSolidFace *face = &shape->faces[i];
          AleaVector p = shape->corners[face->corners[0]];
          AleaVector q = shape->corners[face->corners[1]];
          AleaVector r = shape->corners[face->corners[2]];
          AleaVector normal = alea_vector_normalize (
            alea_vector_cross (alea_vector_moved (q, p, -1), alea_vector_moved (r, q, -1)));

          g_assert_cmpfloat_with_epsilon (alea_vector_dot (normal, face->normal), 1, 1e-9);
        }

      for (int i = 0; i < shape->n_edges; i++)
        for (int k = 0; k < 4; k++)
          {
            const AleaSolidFace *face = &shape->faces[shape->edges[i].faces[k / 2]];
            AleaVector corner = shape->corners[shape->edges[i].corners[k % 2]];
            AleaVector on_face = shape->corners[face->corners[0]];

            g_assert_cmpfloat_with_epsilon (alea_vector_dot (alea_vector_moved (corner, on_face, -1),
                                                             face->normal), 0, 1e-9);
          }
    }
}

/* How far apart two rotations are: 0 to pi. */
static double
get_distance (AleaQuaternion a,
              AleaQuaternion b)
{
  AleaQuaternion back = { b.w, -b.x, -b.y, -b.z };
  AleaQuaternion d = alea_quaternion_compose (a, back);

  /* Not acos (w): that loses half of the digits where two poses are close. */
  return 2 * atan2 (sqrt (d.x * d.x + d.y * d.y + d.z * d.z), fabs (d.w));
}

/* The value a die in this pose shows; 0 when it does not lie flat on a face
 * (to about a degree), or stands on its end. */
static int
get_value (AleaSolid      solid,
           AleaQuaternion pose)
{
  const AleaSolidShape *shape = alea_solid_get_shape (solid);

  for (int i = 0; i < shape->n_faces; i++)
    if (alea_quaternion_rotate (pose, shape->faces[i].normal).z >= 0.9998 && shape->faces[i].value != 0)
      return shape->faces[i].value;

  return 0;
}

static void
test_rest_shows_value (void)
{
  for (int solid = 0; solid < ALEA_N_SOLIDS; solid++)
    for (int value = 1; value <= alea_solid_sides (solid); value++)
      for (int i = 0; i < N_YAWS; i++)
        {
          AleaQuaternion rest = alea_solid_rest (solid, value, -G_PI + i * 2 * G_PI / (N_YAWS - 1));
          AleaQuaternion tilt = alea_quaternion_from_axis ((AleaVector) { 1, 0.3, 0 }, 0.1);

          g_assert_cmpint (get_value (solid, rest), ==, value);
          g_assert_cmpint (get_value (solid, alea_quaternion_compose (tilt, rest)), ==, 0);
        }
}

/* What is written on the die says the same as get_value(). */
static void
test_marks_show_value (void)
{
  for (int solid = 0; solid < ALEA_N_SOLIDS; solid++)
    for (int value = 1; value <= alea_solid_sides (solid); value++)
      {
        const AleaSolidShape *shape = alea_solid_get_shape (solid);
        AleaQuaternion rest = alea_solid_rest (solid, value, 0.3);
        int n_upwards = 0;

        for (int i = 0; i < shape->n_faces; i++)
          {
            AleaSolidMark marks[ALEA_SOLID_MAX_MARKS];
            int n = alea_solid_list_marks (solid, i, marks);

            for (int k = 0; k < n; k++)
              if (alea_quaternion_rotate (rest, marks[k].upwards).z > 0.999)
                {
                  g_assert_cmpint (marks[k].digit, ==, solid == ALEA_SOLID_CUBE ? 0 : value);
                  n_upwards++;
                }
          }

        /* So many pips; on the pyramid once on each face in sight. */
        g_assert_cmpint (n_upwards, ==,
                         solid == ALEA_SOLID_CUBE ? value : solid == ALEA_SOLID_PYRAMID ? 3 : 1);
      }
}

/* At yaw 0 the number to be read stands with its head away from the viewer. */
static void
test_marks_are_upright (void)
{
  for (int solid = 0; solid < ALEA_N_SOLIDS; solid++)
    for (int value = 1; value <= alea_solid_sides (solid); value++)
      {
        AleaQuaternion rest = alea_solid_rest (solid, value, 0);
        AleaSolidMark marks[ALEA_SOLID_MAX_MARKS];
        double most = -1;

        for (int i = 0; i < alea_solid_get_shape (solid)->n_faces; i++)
          {
            int n = alea_solid_list_marks (solid, i, marks);

            for (int k = 0; k < n; k++)
              if (alea_quaternion_rotate (rest, marks[k].upwards).z > 0.999)
                {
                  AleaVector up = alea_quaternion_rotate (rest, marks[k].up);

                  g_assert_cmpfloat (up.y + up.z, >, 0.5);
                  most = MAX (most, up.y);
                }
          }

        g_assert_cmpfloat (most, >, 0.3);
      }
}

/* --- Rolls ---------------------------------------------------------------- */

typedef void (*RollFunc) (const AleaTumble *tumble);

static void
foreach_roll (RollFunc func)
{
  for (int solid = 0; solid < ALEA_N_SOLIDS; solid++)
    for (uint32_t seed = 0; seed < N_SEEDS; seed++)
      {
        AleaTumble tumble;

        alea_tumble_init (&tumble, solid, 1 + (int) seed % alea_solid_sides (solid), seed * 2654435761u);
        func (&tumble);
      }
}

static void
assert_ends_at_rest (const AleaTumble *tumble)
{
  AleaQuaternion rest = alea_solid_rest (tumble->solid, tumble->value, tumble->yaw);
  AleaDiePose pose;

  for (double t = 1; t < 3; t++)
    {
      alea_tumble_pose (tumble, t, &pose);
      g_assert_cmpint (get_value (tumble->solid, pose.turn), ==, tumble->value);
      g_assert_cmpfloat (get_distance (pose.turn, rest), <, 1e-12);
      g_assert_true (pose.x == 0 && pose.y == 0 && pose.height == 0 && pose.fade == 0);
    }

  g_assert_cmpfloat (fabs (tumble->yaw), <=, alea_solid_readable_yaw (tumble->solid));

  /* And comes there slowly. */
  alea_tumble_pose (tumble, 0.99, &pose);
  g_assert_cmpfloat (get_distance (pose.turn, rest), <, 0.0006);
  g_assert_cmpfloat (hypot (pose.x, pose.y), <, 0.001);
}

static void
test_roll_ends_at_rest (void)
{
  foreach_roll (assert_ends_at_rest);
}

static void
assert_continuous (const AleaTumble *tumble)
{
  AleaDiePose before;

  alea_tumble_pose (tumble, 0, &before);

  for (int i = 1; i <= N_STEPS; i++)
    {
      AleaDiePose now;

      alea_tumble_pose (tumble, (double) i / N_STEPS, &now);
      g_assert_cmpfloat (get_distance (now.turn, before.turn), <, 30.0 / N_STEPS);
      g_assert_cmpfloat (hypot (now.x - before.x, now.y - before.y), <, 6.0 / N_STEPS);
      g_assert_cmpfloat (fabs (now.height - before.height), <, 30.0 / N_STEPS);
      g_assert_cmpfloat (fabs (now.fade - before.fade), <, 15.0 / N_STEPS);
      before = now;
    }
}

static void
test_roll_is_continuous (void)
{
  foreach_roll (assert_continuous);
}

static void
assert_above_table (const AleaTumble *tumble)
{
  AleaDiePose start;

  alea_tumble_pose (tumble, 0, &start);
  g_assert_cmpfloat (start.height, >, 0.5);
  g_assert_cmpfloat (start.fade, ==, 1);

  for (int i = 0; i <= N_STEPS; i++)
    {
      AleaDiePose pose;

      alea_tumble_pose (tumble, (double) i / N_STEPS, &pose);
      g_assert_cmpfloat (pose.height, >=, 0);
      g_assert_cmpfloat (pose.height, <=, ALEA_DIE_MAX_HEIGHT);
      g_assert_cmpfloat (pose.y, >=, -1e-9);
      g_assert_cmpfloat (hypot (pose.x, pose.y), <=, ALEA_TUMBLE_REACH);
    }
}

static void
test_roll_stays_above_table (void)
{
  foreach_roll (assert_above_table);
}

static double
middle_height (const AleaTumble *tumble,
               double            t)
{
  AleaDiePose pose;

  alea_tumble_pose (tumble, t, &pose);

  return pose.height + alea_solid_support_height (tumble->solid, pose.turn);
}

/* Between landings its middle rises over the line from one to the next, the
 * second time less than the first; each landing touches the table. */
static void
assert_bounces_twice (const AleaTumble *tumble)
{
  double rises[2];

  for (int i = 0; i < 2; i++)
    {
      double from = tumble->time[i + 1], to = tumble->time[i + 2];
      double line = (middle_height (tumble, from) + middle_height (tumble, to)) / 2;
      AleaDiePose landing;

      alea_tumble_pose (tumble, from, &landing);
      g_assert_cmpfloat (landing.height, <, 1e-9);
      rises[i] = middle_height (tumble, (from + to) / 2) - line;
    }

  g_assert_cmpfloat (rises[1], >, 0.1);
  g_assert_cmpfloat (rises[0], >, 1.3 * rises[1]);
}

static void
test_roll_bounces_twice (void)
{
  foreach_roll (assert_bounces_twice);
}

static void
test_roll_follows_from_seed (void)
{
  AleaTumble a, b;
  AleaDiePose pose_a, pose_b;

  alea_tumble_init (&a, ALEA_SOLID_CUBE, 4, 7);
  alea_tumble_init (&b, ALEA_SOLID_CUBE, 4, 7);
  alea_tumble_pose (&a, 0.3, &pose_a);
  alea_tumble_pose (&b, 0.3, &pose_b);
  g_assert_cmpfloat (get_distance (pose_a.turn, pose_b.turn), <, 1e-12);
  g_assert_true (pose_a.x == pose_b.x && pose_a.height == pose_b.height);

  alea_tumble_init (&b, ALEA_SOLID_CUBE, 4, 8);
  alea_tumble_pose (&b, 0.3, &pose_b);
  g_assert_cmpfloat (get_distance (pose_a.turn, pose_b.turn), >, 0.05);
}

/* --- Painting ------------------------------------------------------------- */

static void
test_rest_stays_inside_extents (void)
{
  static const double sizes[] = { 24, 64, 130 };
  AleaDieLook look = alea_die_look_default ();

  look.lit = true;

  for (int solid = 0; solid < ALEA_N_SOLIDS; solid++)
    for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        cairo_rectangle_t extents;
        Picture picture;

        alea_die_rest_extents (solid, sizes[i], &extents);
        picture = new_picture (&extents, 12);

        for (int k = 0; k < 4 * alea_solid_sides (solid); k++)
          {
            double yaw = alea_solid_readable_yaw (solid) * (k / alea_solid_sides (solid) / 1.5 - 1);
            AleaDiePose pose = { .turn = alea_solid_rest (solid, 1 + k % alea_solid_sides (solid), yaw) };

            paint (&picture, solid, &pose, &look, sizes[i]);
          }

        g_assert_cmpint (count_differences (&picture, NULL), >, sizes[i] * sizes[i] / 2);
        assert_margin_untouched (&picture, 12);
        cairo_surface_destroy (picture.surface);
      }
}

/* The same whatever was painted before, and nothing left behind. */
static void
test_painting_is_deterministic (void)
{
  AleaDieLook look = alea_die_look_default ();

  for (int solid = 0; solid < ALEA_N_SOLIDS; solid++)
    {
      AleaDiePose pose = { .turn = alea_solid_rest (solid, 2, 0.3) };
      Picture first = picture_of_rest (solid, 2, 0.3, &look);
      Picture second = picture_of_rest (solid, 3, 0.1, &look);
      cairo_t *cr = cairo_create (second.surface);
      cairo_matrix_t before, after;

      g_assert_cmpint (count_differences (&first, &second), >, 0);

      clear (&second);
      cairo_translate (cr, -second.left, -second.top);
      cairo_get_matrix (cr, &before);
      cairo_rectangle (cr, -0.55 * PICTURE_SIZE, -0.5 * PICTURE_SIZE, 6, 6);
      cairo_set_line_width (cr, 9);
      alea_die_paint (cr, solid, &pose, &look, PICTURE_SIZE);
      cairo_get_matrix (cr, &after);

      g_assert_cmpint (count_differences (&first, &second), ==, 0);
      g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
      g_assert_cmpfloat (cairo_get_line_width (cr), ==, 9);

      cairo_destroy (cr);
      cairo_surface_destroy (first.surface);
      cairo_surface_destroy (second.surface);
    }
}

/* Lying the same way, each two values make two pictures. */
static void
test_values_look_different (void)
{
  AleaDieLook look = alea_die_look_default ();

  for (int solid = 0; solid < ALEA_N_SOLIDS; solid++)
    for (int a = 1; a <= alea_solid_sides (solid); a++)
      for (int b = a + 1; b <= alea_solid_sides (solid); b++)
        {
          Picture picture_a = picture_of_rest (solid, a, 0.3, &look);
          Picture picture_b = picture_of_rest (solid, b, 0.3, &look);

          g_assert_cmpint (count_differences (&picture_a, &picture_b), >, PICTURE_SIZE * PICTURE_SIZE / 50);
          cairo_surface_destroy (picture_a.surface);
          cairo_surface_destroy (picture_b.surface);
        }
}

static void
test_fade (void)
{
  AleaDieLook look = alea_die_look_default ();
  AleaDiePose pose = { .turn = alea_solid_rest (ALEA_SOLID_CUBE, 3, 0.3), .fade = 1 };
  Picture whole = picture_of_rest (ALEA_SOLID_CUBE, 3, 0.3, &look);
  Picture faded = picture_of_rest (ALEA_SOLID_CUBE, 3, 0.3, &look);

  clear (&faded);
  paint (&faded, ALEA_SOLID_CUBE, &pose, &look, PICTURE_SIZE);
  g_assert_cmpint (count_differences (&faded, NULL), ==, 0);

  /* Half there is half of every pixel, the shadow's too. */
  pose.fade = 0.5;
  paint (&faded, ALEA_SOLID_CUBE, &pose, &look, PICTURE_SIZE);

  for (int y = 0; y < cairo_image_surface_get_height (whole.surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (whole.surface); x++)
      {
        int alpha = (int) (pixel_at (&whole, x, y) >> 24);

        g_assert_cmpint (ABS ((int) (pixel_at (&faded, x, y) >> 24) - alpha / 2), <=, 2);
      }

  cairo_surface_destroy (whole.surface);
  cairo_surface_destroy (faded.surface);
}

/* Relative luminance of a pixel over a table of this grey; WCAG 2. */
static double
luminance (uint32_t pixel,
           double   table)
{
  static const double weights[] = { 0.0722, 0.7152, 0.2126 };   /* blue, green, red */
  double through = 1 - (pixel >> 24) / 255.0;
  double sum = 0;

  for (int i = 0; i < 3; i++)
    {
      double c = (pixel >> (8 * i) & 255) / 255.0 + through * table;

      sum += weights[i] * (c <= 0.04045 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4));
    }

  return sum;
}

/* The pip or number of a one, that lies @rise sizes above the middle of the
 * picture, against the face beside it. */
static double
contrast_on (AleaSolid          solid,
             double             rise,
             const AleaDieLook *look,
             double             table)
{
  Picture picture = picture_of_rest (solid, 1, 0, look);
  int x = (int) (0.013 * PICTURE_SIZE - picture.left);
  int y = (int) (-rise * PICTURE_SIZE - picture.top);
  double mark = luminance (pixel_at (&picture, x, y), table);
  double face = luminance (pixel_at (&picture, x + (int) (0.15 * PICTURE_SIZE), y), table);

  cairo_surface_destroy (picture.surface);

  return (MAX (mark, face) + 0.05) / (MIN (mark, face) + 0.05);
}

static void
assert_readable (AleaSolid   solid,
                 double      rise,
                 AleaDieLook look)
{
  static const double tables[] = { 0.1, 0.5, 0.95 };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      double bright;

      look.dim = 0;
      bright = contrast_on (solid, rise, &look, tables[i]);
      g_assert_cmpfloat (bright, >, 4.5);

      look.dim = 1;
      g_assert_cmpfloat (contrast_on (solid, rise, &look, tables[i]), >, 2);
      g_assert_cmpfloat (contrast_on (solid, rise, &look, tables[i]), <, bright / 1.4);
    }
}

static void
test_marks_can_be_read (void)
{
  AleaDieLook looks[] = { alea_die_look_default (), alea_die_look_dark () };

  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      assert_readable (ALEA_SOLID_CUBE, 0.245, looks[i]);
      assert_readable (ALEA_SOLID_BAR, 0.151, looks[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice/solid/opposite-faces", test_opposite_faces);
  g_test_add_func ("/dice/solid/shapes-hold-together", test_shapes_hold_together);
  g_test_add_func ("/dice/solid/rest-shows-value", test_rest_shows_value);
  g_test_add_func ("/dice/solid/marks-show-value", test_marks_show_value);
  g_test_add_func ("/dice/solid/marks-are-upright", test_marks_are_upright);
  g_test_add_func ("/dice/roll/ends-at-rest", test_roll_ends_at_rest);
  g_test_add_func ("/dice/roll/is-continuous", test_roll_is_continuous);
  g_test_add_func ("/dice/roll/stays-above-table", test_roll_stays_above_table);
  g_test_add_func ("/dice/roll/bounces-twice", test_roll_bounces_twice);
  g_test_add_func ("/dice/roll/follows-from-seed", test_roll_follows_from_seed);
  g_test_add_func ("/dice/painting/rest-stays-inside-extents", test_rest_stays_inside_extents);
  g_test_add_func ("/dice/painting/is-deterministic", test_painting_is_deterministic);
  g_test_add_func ("/dice/painting/values-look-different", test_values_look_different);
  g_test_add_func ("/dice/painting/fade", test_fade);
  g_test_add_func ("/dice/painting/marks-can-be-read", test_marks_can_be_read);

  return g_test_run ();
}
