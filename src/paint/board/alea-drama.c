/* alea-drama.c: the rare moments of a game, as pictures in motion
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-drama.h"

#include "alea-painter-private.h"

#include <math.h>

/* Where a piece stands on its square. */
#define BASE 0.90

/* --- time ------------------------------------------------------------------ */

/* How much of the way from @start to @end has been gone at @t, 0 .. 1. */
static double
part (double t,
      double start,
      double end)
{
  return CLAMP ((t - start) / (end - start), 0, 1);
}

static double
ease_in (double t)
{
  return t * t;
}

static double
ease_out (double t)
{
  return 1 - (1 - t) * (1 - t);
}

static double
mix (double a,
     double b,
     double t)
{
  return a + (b - a) * t;
}

/* --- places ---------------------------------------------------------------- */

/* Where a piece stands on @square. */
static void
get_foot (const AleaLayout *layout,
          AleaSquare        square,
          double           *x,
          double           *y)
{
  alea_painter_get_corner (layout, square, x, y);
  *x += layout->square / 2;
  *y += layout->square * BASE;
}

/* A piece that stands on @square. */
static AleaDramaActor
stand (const AleaLayout *layout,
       AleaPiece         piece,
       AleaSquare        square)
{
  AleaDramaActor actor = {
    .piece = piece,
    .anchor_x = 0.5,
    .anchor_y = BASE,
    .scale_x = 1,
    .scale_y = 1,
    .opacity = 1,
    .floor = G_MAXDOUBLE,
  };

  get_foot (layout, square, &actor.x, &actor.y);
  return actor;
}

static void
add_ellipse (cairo_t *cr,
             double   x,
             double   y,
             double   width,
             double   height)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width, height);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

static void
dim_board (cairo_t          *cr,
           const AleaLayout *layout,
           double            share)
{
  const AleaGeometry *geometry = layout->geometry;

  if (share <= 0)
    return;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i))
      {
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        cairo_rectangle (cr, x, y, layout->square, layout->square);
      }
  cairo_set_source_rgba (cr, 0.10, 0.08, 0.07, 0.45 * share);
  cairo_fill (cr);
}

/* --- teleport --------------------------------------------------------------- */

/* A hole into somewhere else, @share of it open. */
static void
paint_portal (cairo_t          *cr,
              const AleaLayout *layout,
              AleaSquare        square,
              double            share)
{
  const double size = layout->square * share;
  double x, y;

  if (share <= 0)
    return;

  get_foot (layout, square, &x, &y);
  add_ellipse (cr, x, y, size * 0.46, size * 0.13);
  cairo_set_source_rgba (cr, 0.95, 0.70, 0.12, 0.55);
  cairo_fill (cr);
  add_ellipse (cr, x, y, size * 0.42, size * 0.112);
  cairo_set_source_rgb (cr, 0.98, 0.76, 0.20);
  cairo_fill (cr);
  add_ellipse (cr, x, y, size * 0.385, size * 0.092);
  cairo_set_source_rgb (cr, 0.04, 0.16, 0.14);
  cairo_fill (cr);
  add_ellipse (cr, x, y, size * 0.27, size * 0.058);
  cairo_set_source_rgb (cr, 0.36, 0.85, 0.70);
  cairo_set_line_width (cr, MAX (layout->square * 0.022 * share, 0.5));
  cairo_stroke (cr);
}

/* Dots on their way from one portal to the other. */
static void
paint_arc (const AleaDrama  *self,
           cairo_t          *cr,
           const AleaLayout *layout,
           double            t)
{
  const double head = part (t, 0.44, 0.62), tail = part (t, 0.56, 0.74);
  const int n_dots = 14;
  double x1, y1, x2, y2, rise;

  if (head <= 0 || tail >= 1)
    return;

  alea_painter_get_corner (layout, self->from, &x1, &y1);
  alea_painter_get_corner (layout, self->to, &x2, &y2);
  rise = layout->square * (0.7 + 0.12 * hypot (x2 - x1, y2 - y1) / layout->square);
  cairo_set_source_rgb (cr, 0.07, 0.40, 0.33);
  for (int i = 0; i <= n_dots; i++)
    {
      const double u = (double) i / n_dots;

      if (u < tail || u > head)
        continue;
      cairo_new_sub_path (cr);
      cairo_arc (cr, mix (x1, x2, u) + layout->square / 2,
                 mix (y1, y2, u) + layout->square * (BASE - 0.1) - 4 * rise * u * (1 - u),
                 layout->square * 0.035, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static int
act_teleport (const AleaDrama  *self,
              const AleaLayout *layout,
              double            t,
              AleaDramaActor   *actor)
{
  const double fold = ease_in (part (t, 0.30, 0.50)), unfold = ease_out (part (t, 0.66, 0.86));
  const double lift = ease_out (part (t, 0, 0.16)) * 0.12, land = ease_in (part (t, 0.86, 1));

  if (t < 0.5)
    {
      *actor = stand (layout, self->piece, self->from);
      actor->scale_x = (1 + lift) * (1 - 0.7 * fold);
      actor->scale_y = 1 + lift;
      actor->floor = actor->y;
      actor->y += layout->square * (fold * 1.0 - lift * 0.7);
      return 1;
    }

  if (t < 0.66)
    return 0;

  *actor = stand (layout, self->piece, self->to);
  actor->scale_x = mix (0.3, mix (1.12, 1, land), unfold);
  actor->scale_y = mix (1.12, 1, land);
  actor->floor = actor->y;
  actor->y += layout->square * ((1 - unfold) * 1.0 - (1 - land) * unfold * 0.08);
  if (unfold >= 1)
    actor->floor = G_MAXDOUBLE;
  return 1;
}

static void
paint_teleport (const AleaDrama  *self,
                cairo_t          *cr,
                const AleaLayout *layout,
                double            t)
{
  paint_portal (cr, layout, self->from, ease_out (part (t, 0.12, 0.28)) * (1 - ease_in (part (t, 0.52, 0.66))));
  paint_portal (cr, layout, self->to, ease_out (part (t, 0.46, 0.62)) * (1 - ease_in (part (t, 0.86, 0.98))));
}

/* --- resurrection ----------------------------------------------------------- */

static void
add_leaf (cairo_t *cr,
          double   x,
          double   y,
          double   length,
          double   angle)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, length * 0.25, -length * 0.45, length * 0.8, -length * 0.4, length, 0);
  cairo_curve_to (cr, length * 0.75, length * 0.12, length * 0.3, length * 0.2, 0, 0);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
fill_leaves (cairo_t *cr,
             double   opacity,
             double   width)
{
  cairo_set_source_rgba (cr, 0.36, 0.65, 0.25, opacity);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0.14, 0.36, 0.11, opacity);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
paint_bed (const AleaDrama  *self,
           cairo_t          *cr,
           const AleaLayout *layout,
           double            t)
{
  const double size = layout->square, open = ease_out (part (t, 0.04, 0.14)), close = part (t, 0.80, 0.97);
  double x, y;

  get_foot (layout, self->to, &x, &y);
  add_ellipse (cr, x, y, MAX (size * 0.37 * open, 0.01), MAX (size * 0.095 * open, 0.01));
  cairo_set_source_rgba (cr, 0.40, 0.26, 0.14, 1 - close);
  cairo_fill (cr);
  if (t > 0.08 && t < 0.24)
    {
      add_ellipse (cr, x, y - size * 0.02, size * 0.055, size * 0.04);
      cairo_set_source_rgb (cr, 0.98, 0.95, 0.85);
      cairo_fill (cr);
    }
}

/* It sprouts, carries its leaves up, and sheds them. */
static void
paint_leaves (const AleaDrama  *self,
              cairo_t          *cr,
              const AleaLayout *layout,
              double            t)
{
  const double size = layout->square, sprout = ease_out (part (t, 0.16, 0.34)), fly = part (t, 0.66, 1);
  const double rise = ease_in (part (t, 0.40, 0.62)) * 0.55;
  double x, y;

  alea_painter_get_corner (layout, self->to, &x, &y);
  x += size / 2;
  y += size * (BASE - 0.02 - rise);
  if (sprout > 0 && t < 0.66)
    {
      const double length = size * 0.26 * sprout;

      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x, y - length * 0.7);
      cairo_set_source_rgb (cr, 0.14, 0.36, 0.11);
      cairo_set_line_width (cr, size * 0.03);
      cairo_stroke (cr);
      add_leaf (cr, x, y - length * 0.65, length, -0.5);
      add_leaf (cr, x, y - length * 0.65, -length, 0.5);
      fill_leaves (cr, 1, size * 0.015);
    }
  if (fly > 0 && fly < 1)
    {
      for (int i = 0; i < 7; i++)
        {
          const double angle = G_PI * (0.92 + 1.16 * i / 6.0), reach = size * (0.30 + 0.28 * ease_out (fly));

          add_leaf (cr, x + cos (angle) * reach,
                    y + size * (rise - 0.42 + 0.2 * fly * fly) + sin (angle) * reach, size * 0.11, angle + 3 * fly);
        }
      fill_leaves (cr, 1 - ease_in (fly), size * 0.012);
    }
}

static int
act_resurrection (const AleaDrama  *self,
                  const AleaLayout *layout,
                  double            t,
                  AleaDramaActor   *actor)
{
  const double growth = ease_out (part (t, 0.36, 0.76)), rest = part (t, 0.76, 0.94);

  if (t < 0.36)
    return 0;

  *actor = stand (layout, self->piece, self->to);
  actor->scale_x = actor->scale_y = mix (0.12, mix (1.10, 1, rest * rest * (3 - 2 * rest)), growth);
  return 1;
}

/* --- the king is captured --------------------------------------------------- */

/* How far the king has fallen: he tilts, falls faster, and bounces once. */
static double
get_fall (double t)
{
  const double tilt = 20.0 / 90;

  if (t < 0.34)
    return ease_out (part (t, 0.24, 0.34)) * tilt;
  if (t < 0.52)
    return mix (tilt, 1, ease_in (part (t, 0.34, 0.52)));

  return 1 - 0.12 * sin (G_PI * part (t, 0.52, 0.66));
}

static int
act_king_captured (const AleaDrama  *self,
                   const AleaLayout *layout,
                   double            t,
                   AleaDramaActor    actors[ALEA_DRAMA_MAX_ACTORS])
{
  const double way = ease_in (part (t, 0.04, 0.27)), lift = 0.12 * part (t, 0, 0.06) * (1 - part (t, 0.22, 0.3));
  const double fall = get_fall (t), size = layout->square;
  AleaDramaActor *king = &actors[0], *victor = &actors[1];
  double x, y, side;

  *king = stand (layout, self->victim, self->to);
  *victor = stand (layout, self->piece, self->from);
  alea_painter_get_corner (layout, self->to, &x, &y);

  /* He falls away from who comes, but not off the board. */
  side = victor->x > king->x ? -1 : 1;
  if (x + side * size < layout->x || x + side * size >= layout->x + size * layout->geometry->files)
    side = -side;

  king->anchor_x = 0.5 + side * 0.26;
  king->x += side * size * (0.26 + 0.42 * part (t, 0.26, 0.52));
  king->angle = side * fall * G_PI_2;
  king->opacity = 1 - part (t, 0.88, 1);
  victor->x = mix (victor->x, x + size / 2, way);
  victor->y = mix (victor->y, y + size * BASE, way);
  victor->scale_x = victor->scale_y = 1 + lift;
  return 2;
}

static void
paint_touch (const AleaDrama  *self,
             cairo_t          *cr,
             const AleaLayout *layout,
             double            t)
{
  const double ring = part (t, 0.25, 0.42), size = layout->square;
  const double light = part (t, 0.58, 0.72) * (1 - part (t, 0.9, 1));
  double x, y;

  alea_painter_get_corner (layout, self->to, &x, &y);
  dim_board (cr, layout, light);
  if (light > 0)
    {
      cairo_rectangle (cr, x + size * 0.05, y + size * 0.05, size * 0.9, size * 0.9);
      cairo_set_source_rgba (cr, 1, 0.98, 0.93, light);
      cairo_fill_preserve (cr);
      cairo_set_source_rgba (cr, 0.79, 0.54, 0.07, light);
      cairo_set_line_width (cr, size * 0.05);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke (cr);
    }
  if (ring > 0 && ring < 1)
    {
      add_ellipse (cr, x + size / 2, y + size / 2, size * (0.2 + 0.45 * ring), size * (0.2 + 0.45 * ring));
      cairo_set_source_rgba (cr, 0.93, 0.67, 0.15, 1 - ring);
      cairo_set_line_width (cr, size * 0.05);
      cairo_stroke (cr);
    }
}

/* --- the players change seats ----------------------------------------------- */

/* Two kings as large as three squares go round each other. */
static int
act_swap (const AleaDrama  *self,
          const AleaLayout *layout,
          double            t,
          AleaDramaActor    actors[ALEA_DRAMA_MAX_ACTORS])
{
  const double presence = part (t, 0, 0.12) * (1 - part (t, 0.88, 1));
  const double size = layout->square, turn = part (t, 0.15, 0.85);
  const double angle = G_PI * turn * turn * (3 - 2 * turn);

  for (int i = 0; i < 2; i++)
    {
      const double side = i == 0 ? 1 : -1;

      actors[i] = (AleaDramaActor) {
        .piece = alea_piece (i == 0 ? ALEA_WHITE : ALEA_BLACK, ALEA_KING),
        .x = layout->x + size * layout->geometry->files / 2 + side * sin (angle) * size * 2.6,
        .y = layout->y + size * layout->geometry->ranks / 2 + side * cos (angle) * size * 2.2,
        .anchor_x = 0.5,
        .anchor_y = 0.5,
        .scale_x = 2.2,
        .scale_y = 2.2,
        .opacity = presence,
        .floor = G_MAXDOUBLE,
      };
    }

  return 2;
}

static void
paint_ways (const AleaDrama  *self,
            cairo_t          *cr,
            const AleaLayout *layout,
            double            t)
{
  const double size = layout->square, presence = part (t, 0, 0.12) * (1 - part (t, 0.88, 1));
  const double dashes[] = { 0.001, size * 0.22 };

  dim_board (cr, layout, presence);
  cairo_save (cr);
  add_ellipse (cr, layout->x + size * layout->geometry->files / 2, layout->y + size * layout->geometry->ranks / 2,
               size * 2.6, size * 2.2);
  cairo_set_source_rgba (cr, 0.98, 0.80, 0.30, presence);
  cairo_set_line_width (cr, size * 0.09);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* --- the whole --------------------------------------------------------------- */

typedef void (*Paint) (const AleaDrama  *self,
                       cairo_t          *cr,
                       const AleaLayout *layout,
                       double            t);

/* What there is of each; NULL for nothing. */
static const struct
{
  double  length;
  int   (*act) (const AleaDrama  *self,
                const AleaLayout *layout,
                double            t,
                AleaDramaActor    actors[ALEA_DRAMA_MAX_ACTORS]);
  Paint   under;
  Paint   over;
} dramas[ALEA_N_DRAMAS] = {
  [ALEA_DRAMA_TELEPORT] = { 0.76, act_teleport, paint_teleport, paint_arc },
  [ALEA_DRAMA_RESURRECTION] = { 0.90, act_resurrection, paint_bed, paint_leaves },
  [ALEA_DRAMA_KING_CAPTURED] = { 1.20, act_king_captured, paint_touch, NULL },
  [ALEA_DRAMA_SWAP] = { 1.00, act_swap, paint_ways, NULL },
};

double
alea_drama_get_length (AleaDramaType type)
{
  g_return_val_if_fail (type < ALEA_N_DRAMAS, 0);

  return dramas[type].length;
}

int
alea_drama_get_actors (const AleaDrama  *self,
                       const AleaLayout *layout,
                       double            t,
                       AleaDramaActor    actors[ALEA_DRAMA_MAX_ACTORS])
{
  return dramas[self->type].act != NULL ? dramas[self->type].act (self, layout, t, actors) : 0;
}

void
alea_drama_paint_under (const AleaDrama  *self,
                        cairo_t          *cr,
                        const AleaLayout *layout,
                        double            t)
{
  cairo_new_path (cr);
  if (dramas[self->type].under != NULL)
    dramas[self->type].under (self, cr, layout, t);
}

void
alea_drama_paint_over (const AleaDrama  *self,
                       cairo_t          *cr,
                       const AleaLayout *layout,
                       double            t)
{
  cairo_new_path (cr);
  if (dramas[self->type].over != NULL)
    dramas[self->type].over (self, cr, layout, t);
}

void
alea_drama_get_extents (const AleaDrama   *self,
                        const AleaLayout  *layout,
                        cairo_rectangle_t *out)
{
  const double size = layout->square;
  double x1, y1, x2, y2;

  *out = (cairo_rectangle_t) {
    layout->x, layout->y, size * layout->geometry->files, size * layout->geometry->ranks,
  };
  if (self->type != ALEA_DRAMA_TELEPORT && self->type != ALEA_DRAMA_RESURRECTION)
    return;

  alea_painter_get_corner (layout, self->type == ALEA_DRAMA_TELEPORT ? self->from : self->to, &x1, &y1);
  alea_painter_get_corner (layout, self->to, &x2, &y2);
  out->x = MIN (x1, x2) - size;
  out->width = fabs (x1 - x2) + 3 * size;
  out->y = MIN (y1, y2) - 2.5 * size;
  out->height = fabs (y1 - y2) + 4.5 * size;
}
