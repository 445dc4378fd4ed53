/* alea-scene.h: all that can be seen on a board
 *
 * The board widget fills a scene from the game and its animations, printing
 * fills one from a position, the command line from a FEN.  One painter draws
 * them all.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-drawing.h"
#include "alea-geometry.h"
#include "alea-layout.h"
#include "alea-piece.h"
#include "alea-marks.h"
#include "alea-piece-set.h"
#include "alea-setup.h"
#include "alea-theme.h"

G_BEGIN_DECLS

/* A piece, not always on a square: between two while it moves. */
typedef struct
{
  AleaPiece piece;
  double  file;      /* 0 is the middle of the first file */
  double  rank;
  double  size;      /* 1 fills a square */
  double  opacity;
  double  angle;     /* turned clockwise by so much, in radians */
} AleaScenePiece;

typedef struct
{
  AleaMark mark;
  double   file;
  double   rank;
} AleaSceneMark;

/* The sign beside the board that says who moves. */
typedef enum
{
  ALEA_TURN_SIGN_NONE,
  ALEA_TURN_SIGN_WHITE,
  ALEA_TURN_SIGN_BLACK,
} AleaTurnSign;

typedef struct
{
  const AleaGeometry *geometry;      /* not owned */
  AleaCoordinates     coordinates;
  gboolean            is_flipped;
  gboolean            is_raised;     /* as on the screen: see AleaLayout */
  unsigned            lit_terraces;  /* too */
  gboolean            pieces_upside_down[2]; /* by colour */
  GArray             *pieces;        /* of AleaScenePiece; later ones lie on top */
  GArray             *marks;         /* of AleaSceneMark */
  GArray             *drawings;      /* of AleaDrawing; later ones lie on top */
  AleaTurnSign        turn_sign;
  const char *const  *file_labels;   /* see AleaLayout; not owned */
  const char *const  *rank_labels;
} AleaScene;

void alea_scene_init      (AleaScene          *self,
                           const AleaGeometry *geometry);
void alea_scene_clear     (AleaScene          *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AleaScene, alea_scene_clear)

/* Puts the pieces of @setup on their squares. */
void alea_scene_add_setup (AleaScene          *self,
                           const AleaSetup    *setup);

/* Adds it to @marks, of AleaSceneMark. */
void alea_scene_add_mark  (GArray             *marks,
                           const AleaGeometry *geometry,
                           AleaMark            mark,
                           AleaSquare          square);

/* --- painting -------------------------------------------------------------- */

/* Frame, squares, terraces and coordinates. */
void alea_paint_board     (cairo_t            *cr,
                           const AleaLayout   *layout,
                           const AleaTheme    *theme);

/* Once more what is written in the square at (@file, @rank), over the last move. */
void alea_paint_letters_on_last (cairo_t          *cr,
                                 const AleaLayout *layout,
                                 const AleaTheme  *theme,
                                 double            file,
                                 double            rank);

/* The width and height of all of it when a square is 1. */
void alea_scene_get_proportion (const AleaScene *self,
                                double          *width,
                                double          *height);

/* Where its squares lie when it is painted so large.  @layout must not outlive
 * what the scene points to. */
void alea_scene_init_layout    (const AleaScene *self,
                                AleaLayout      *layout,
                                double           width,
                                double           height,
                                double           scale);

/* All of it, @width x @height from the origin.  @scale as for a layout. */
void alea_paint_scene     (cairo_t            *cr,
                           const AleaScene    *scene,
                           const AleaTheme    *theme,
                           AleaPieceSet       *piece_set,
                           double              width,
                           double              height,
                           double              scale);

G_END_DECLS
