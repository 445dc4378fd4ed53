/* alea-board-private.h: what the files of the board share
 *
 * alea-board.c           properties, squares, size
 * alea-board-input.c     pointer and keys
 * alea-board-lines.c     drawings, ways and letters of the last move
 * alea-board-motion.c    from what stood to what stands
 * alea-board-popup.c     popovers that point at a square
 * alea-board-rise.c      plates that rise, pieces that fade
 * alea-board-shown.c     marks, hints, ghosts and their ways
 * alea-board-snapshot.c  painting, from pictures that are kept
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board-motion.h"
#include "alea-board-parts.h"
#include "alea-board.h"
#include "alea-board-square.h"

G_BEGIN_DECLS

struct _AleaBoard
{
  GtkWidget           parent_instance;

  const AleaGeometry *geometry;
  AleaLayout          layout;
  AleaCoordinates     coordinates;
  gboolean            is_flipped;
  gboolean            swaps_terraces;
  unsigned            lit_terraces;
  AleaSquareSet       waiting;
  gboolean            is_interactive;
  gboolean            has_own_coordinates;
  AleaPieceSet       *piece_set;         /* NULL for those of the common look */
  AleaBoardPictures   pictures;
  gboolean            pieces_upside_down[2]; /* by colour */

  AleaPiece          *pieces;         /* one a square of the box */
  AleaSquare          across[2];      /* by colour: the left square of a piece that
                                       * stands across two; or ALEA_NO_SQUARE */
  GtkWidget         **squares;        /* likewise; NULL for holes */
  char              **notes;
  GArray             *marks;          /* of AleaSceneMark */
  GArray             *ghosts;         /* of AleaScenePiece */
  GArray             *ways;           /* of AleaBoardWay */
  GArray             *hints;          /* of AleaSceneMark */
  GArray             *drawings;       /* of AleaDrawing */
  GtkPopover         *popover;        /* pointing at a square, or NULL */

  /* Motion. */
  GArray             *glides;         /* of AleaGlide; empty at rest */
  gint64              motion_start;   /* of the frame clock; 0: not yet known */
  guint               tick;
  gboolean            is_gliding;
  AleaDrama           next_drama;     /* goes with the next motion */
  AleaDrama           drama;          /* under way, or none */
  GtkEventController *skip;           /* of the window, while one is; not owned */
  gint64              rise_start;     /* when plates began to rise; 0: not yet known */
  guint               rise_tick;
  AleaSquare          turns[ALEA_BOARD_MAX_TURNS];   /* whose pieces come in turn */
  guint               n_turns;

  /* Input. */
  GtkGesture         *drag;
  AleaSquare          cursor;         /* where the keyboard is */
  AleaSquare          pressed;
  gboolean            may_lift;
  AleaSquare          lifted;         /* whose piece follows the pointer */
  AleaSquare          dropped;        /* whose piece was just let go; see lift_x */
  double              press_x, press_y;
  double              lift_x, lift_y; /* the middle of the lifted piece */
};

/* alea-board-input.c */
void          alea_board_input_class     (GtkWidgetClass *widget_class);
void          alea_board_input_init      (AleaBoard *self);
void          alea_board_input_square    (AleaBoard *self,
                                          GtkWidget *square);
gboolean      alea_board_focus           (GtkWidget        *widget,
                                          GtkDirectionType  direction);

/* alea-board-motion.c */
void          alea_board_motion_class    (GtkWidgetClass *widget_class);
void          alea_board_plan_motion     (AleaBoard       *self,
                                          const AleaPiece *pieces,
                                          const AleaSquare across[2]);
/* Whether the piece of @square is drawn as part of that on the square left of
 * it, for it stands across both. */
gboolean      alea_board_is_joined       (AleaBoard       *self,
                                          AleaSquare       square);
/* Where the piece of @square is drawn. */
static inline double
alea_board_get_file (AleaBoard  *self,
                     AleaSquare  square)
{
  return alea_geometry_file (self->geometry, square)
         + (square == self->across[ALEA_WHITE] || square == self->across[ALEA_BLACK] ? 0.5 : 0);
}

/* Of the drama under way, in microseconds; 0 for none. */
double        alea_board_get_drama_length (AleaBoard      *self);
/* How far @glide has come, 0 .. 1, eased. */
double        alea_board_get_progress    (AleaBoard       *self,
                                          const AleaGlide *glide);

/* alea-board-rise.c */
gboolean      alea_board_is_motion_wanted (AleaBoard      *self);
/* Plates come up, waiting pieces grow faint; ending shows them as they will be. */
void          alea_board_start_rise      (AleaBoard       *self);
void          alea_board_end_rise        (AleaBoard       *self);
/* How far mark or piece number @index has come, 0 .. 1, in so many microseconds. */
double        alea_board_get_rise        (AleaBoard       *self,
                                          guint            index,
                                          double           length);

G_END_DECLS
