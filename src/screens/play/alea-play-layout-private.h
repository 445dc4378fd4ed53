/* alea-play-layout-private.h: what the files of the play layout share
 *
 * alea-play-layout.c  the layout manager: which arrangement, and its shape
 * alea-play-wide.c    a column beside the board
 * alea-play-rows.c    rows above and below the board, or beside a low one
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-play-layout.h"

#include "alea-part.h"

/* What stays free below a board so that it rests when a sentence gets longer; heights
 * in pixels, of this room. */
typedef struct
{
  int      width;
  int      height;
  int      line;        /* of text */
  gboolean has_dice;    /* a game that goes on without them has other sentences */
  int      sentence;
  int      last_row;
} AleaPlayHold;

struct _AleaPlayLayout
{
  GtkLayoutManager  parent_instance;

  GtkWidget        *parts[ALEA_N_PARTS];   /* not owned */
  gboolean          face_to_face;
  gboolean          sheet_open;
  AleaPlayShape     shape;
  guint             scale;                 /* of the letters, in tenths */
  gboolean          has_cards;             /* the players */
  AleaSetUpRoom     set_up_room;           /* for it in the column */
  int               max_sentence;          /* the height; what is longer is scrolled */
  int               min_sentence;          /* what a shorter one has all the same */
  AleaPlayHold      hold;
  int               max_felt;              /* the height, of rows */
};

#define GAP        12
#define NARROW_GAP 6
#define MIN_SIDE   270

/* What is seen of a sentence at least before it must be scrolled, and how it
 * goes there. */
#define MIN_SENTENCE  64
#define SENTENCE_STEP 4

/* How the felt gives way to both. */
#define FELT_STEP 4

/* All sizes are in pixels; of a part at @width, 0 where it is not shown. */
int      alea_play_layout_get_height        (AleaPlayLayout *self,
                                             AleaPart        part,
                                             int             width);
/* What every part of the column needs, and @least. */
int      alea_play_layout_get_minimum_side  (AleaPlayLayout *self,
                                             int             least);
/* The height of a line of text. */
int      alea_play_layout_get_line          (AleaPlayLayout *self);
/* Those who need them have less room in as many pixels. */
gboolean alea_play_layout_has_large_letters (AleaPlayLayout *self);

void     alea_play_layout_place             (AleaPlayLayout *self,
                                             AleaPart        part,
                                             int             x,
                                             int             y,
                                             int             width,
                                             int             height);
/* Places a part at the height that it wants; returns where the next begins. */
int      alea_play_layout_stack             (AleaPlayLayout *self,
                                             AleaPart        part,
                                             int             x,
                                             int             y,
                                             int             width,
                                             int             gap);
void     alea_play_layout_set_shape         (AleaPlayLayout      *self,
                                             const AleaPlayShape *shape);
void     alea_play_layout_set_scale         (AleaPlayLayout *self,
                                             guint           scale,
                                             gboolean        has_cards,
                                             AleaSetUpRoom   set_up_room);

/* alea-play-wide.c */
void     alea_play_layout_allocate_wide     (AleaPlayLayout *self,
                                             int             width,
                                             int             height);

/* alea-play-rows.c; narrow, or as low as on a telephone laid on its side */
void     alea_play_layout_allocate_narrow   (AleaPlayLayout *self,
                                             int             width,
                                             int             height);
void     alea_play_layout_allocate_low      (AleaPlayLayout *self,
                                             int             width,
                                             int             height);
