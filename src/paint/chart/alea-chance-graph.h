/* alea-chance-graph.h: the chances over a game, and below them luck and errors
 *
 * Rolls are dotted, decisions are solid; bars of the first player, who is White, are
 * light and those of the second dark: one are filled, the others outlines.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>
#include <pango/pango.h>

#include "alea-theme.h"

G_BEGIN_DECLS

#define ALEA_CHANCE_GRAPH_MAX_MOMENTS 3
#define ALEA_CHANCE_GRAPH_NONE        G_MAXUINT

/* A roll or a decision.  Points to expect of the first player, 0 .. 1; luck and
 * error are those of the player whose step it was. */
typedef struct
{
  gboolean is_roll;
  int      player;    /* 0 or 1 */
  guint    move;      /* its number */
  double   before;
  double   after;
  double   revised;   /* what a second look found after it */
  double   luck;
  double   error;
} AleaChanceStep;

/* What it is drawn on: light or dark on screen, or paper, without grey grounds. */
typedef enum
{
  ALEA_CHANCE_LIGHT,
  ALEA_CHANCE_DARK,
  ALEA_CHANCE_PAPER,
  ALEA_N_CHANCE_GROUNDS,
} AleaChanceGround;

/* Lines that say something have 3:1 on all grounds, words 4.5:1 on paper. */
typedef struct
{
  AleaColourValue ink;           /* decisions, and the badges of moments */
  AleaColourValue dim;           /* words */
  AleaColourValue line;          /* of the frame: says nothing */
  AleaColourValue area;          /* a ground: between the chances and even */
  AleaColourValue gold;          /* rolls and luck */
  AleaColourValue gold_ground;   /* under what is chosen */
  AleaColourValue red;           /* errors */
  AleaColourValue paper;         /* the ground of all of it */
} AleaChanceColours;

/* (transfer none) */
const AleaChanceColours *alea_chance_colours_get (AleaChanceGround ground);

/* Whether bars of @player are filled on @ground; those of the other are outlines. */
gboolean alea_chance_ground_is_filled (AleaChanceGround ground,
                                       int              player);

/* A piece of a line, of rolls or of decisions, for those who are told what it means. */
void     alea_chance_graph_paint_sample (cairo_t          *cr,
                                         AleaChanceGround  ground,
                                         gboolean          is_roll,
                                         double            width,
                                         double            height);

typedef struct _AleaChanceGraph AleaChanceGraph;

/* Of the players @first and @second; @end is the points that the game ends with. */
AleaChanceGraph *alea_chance_graph_new        (const char            *first,
                                               const char            *second,
                                               double                 end) G_GNUC_WARN_UNUSED_RESULT;
AleaChanceGraph *alea_chance_graph_ref        (AleaChanceGraph       *self) G_GNUC_WARN_UNUSED_RESULT;
void             alea_chance_graph_unref      (AleaChanceGraph       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaChanceGraph, alea_chance_graph_unref)

void             alea_chance_graph_add        (AleaChanceGraph       *self,
                                               const AleaChanceStep  *step);

/* Numbers of steps that bear the signs 1, 2 and 3. */
void             alea_chance_graph_set_moments (AleaChanceGraph      *self,
                                                const guint          *moments,
                                                guint                 n);

/* Fills @width and @height from the origin on; words have the font of @context.
 * @chosen is a step that is marked, or ALEA_CHANCE_GRAPH_NONE. */
void             alea_chance_graph_paint      (const AleaChanceGraph *self,
                                               cairo_t               *cr,
                                               PangoContext          *context,
                                               AleaChanceGround       ground,
                                               double                 width,
                                               double                 height,
                                               guint                  chosen);

/* The step nearest to @x in a graph of this size; ALEA_CHANCE_GRAPH_NONE for an empty one. */
guint            alea_chance_graph_find       (const AleaChanceGraph *self,
                                               PangoContext          *context,
                                               double                 width,
                                               double                 height,
                                               double                 x);

G_END_DECLS
