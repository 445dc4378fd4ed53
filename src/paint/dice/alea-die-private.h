/* alea-die-private.h: what the files of the die share
 *
 * alea-die.c          the pictures as others ask for them
 * alea-die-view.c     the camera, and outlines
 * alea-die-body.c     the body in its light
 * alea-die-marks.c    pips and numbers
 * alea-die-shadow.c   what lies around it on the table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-die.h"

G_BEGIN_DECLS

/* The camera looks down at 42 degrees from the horizontal: sine and cosine. */
#define ALEA_DIE_CAMERA_SINE   0.66913
#define ALEA_DIE_CAMERA_COSINE 0.74314

/* Where the camera is, where the lamp is, and half-way between both: unit vectors. */
#define ALEA_DIE_TO_CAMERA ((AleaVector) { 0, -ALEA_DIE_CAMERA_COSINE, ALEA_DIE_CAMERA_SINE })
#define ALEA_DIE_TO_LIGHT  ((AleaVector) { -0.5000, -0.0500, 0.8646 })
#define ALEA_DIE_TO_GLINT  ((AleaVector) { -0.2781, -0.4412, 0.8532 })

/* Of the halo of a lit die, in units of its size. */
#define ALEA_DIE_HALO_WIDTH 0.085

/* In the picture: x to the right, y downwards, user space units. */
typedef struct
{
  double x, y;
} AleaDiePoint;

typedef struct
{
  AleaDiePoint at;
  double       radius;
} AleaDiePost;

/* What a band around round posts encloses: convex, counter-clockwise in space
 * and so clockwise in the picture. */
typedef struct
{
  int         n;
  AleaDiePost posts[ALEA_SOLID_MAX_CORNERS];
} AleaDieOutline;

/* One die being painted; everything turned and put in its place. */
typedef struct
{
  cairo_t              *cr;
  AleaSolid             solid;
  const AleaSolidShape *shape;
  const AleaDieLook    *look;
  double                size;      /* user space units */
  double                height;    /* of the lowest point above the table */
  AleaVector            centre;
  AleaQuaternion        turn;
  AleaVector            corners[ALEA_SOLID_MAX_CORNERS];   /* of the core */
  AleaVector            normals[ALEA_SOLID_MAX_FACES];
  bool                  facing[ALEA_SOLID_MAX_FACES];      /* the camera, and no mere line */
  bool                  showing[ALEA_SOLID_MAX_CORNERS];   /* on a face that does */
  AleaDieOutline        outline;   /* as seen */
  AleaDieOutline        shadow;    /* of the lamp, at its widest */
  AleaDieOutline        contact;   /* right below, at its widest */
} AleaDieView;

/* How many user space units a unit of length is at @p. */
double         alea_die_scale_at      (const AleaDieView    *view,
                                       AleaVector            p);
AleaDiePoint   alea_die_project       (const AleaDieView    *view,
                                       AleaVector            p);
AleaVector     alea_die_towards_eye   (const AleaDieView    *view,
                                       AleaVector            p);
/* The point of the rounded surface over core corner @i where @normal stands on it. */
AleaVector     alea_die_surface       (const AleaDieView    *view,
                                       int                   i,
                                       AleaVector            normal);

/* Twice the area of a triangle, negative when it runs the other way round. */
double         alea_die_area          (AleaDiePoint          a,
                                       AleaDiePoint          b,
                                       AleaDiePoint          c);
/* The posts on the rim of all. */
AleaDieOutline alea_die_outline_of    (const AleaDiePost    *posts,
                                       int                   n);
/* Around the posts, their radii times @factor and @more user space units. */
void           alea_die_trace_outline (cairo_t              *cr,
                                       const AleaDieOutline *outline,
                                       double                factor,
                                       double                more);

/* From the corners of @view, which must be known. */
void           alea_die_cast_shadow   (AleaDieView          *view);
void           alea_die_paint_shadow  (const AleaDieView    *view);
void           alea_die_paint_halo    (const AleaDieView    *view);
void           alea_die_paint_body    (const AleaDieView    *view);
void           alea_die_paint_marks   (const AleaDieView    *view);

G_END_DECLS
