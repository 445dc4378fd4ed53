/* alea-play-layout.h: where the parts of the play screen lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-set-up-view.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_PART_CARD,           /* the ground of dice, sentence and answers where they share one */
  ALEA_PART_BOARD,
  ALEA_PART_FAR_SENTENCE,   /* these three where players sit face to face */
  ALEA_PART_FAR_TRAY,
  ALEA_PART_FAR_ANSWERS,
  ALEA_PART_FAR,            /* the player at the far side of the board */
  ALEA_PART_NEAR,
  ALEA_PART_TRAY,
  ALEA_PART_ANSWERS,        /* what can be said to the dice */
  ALEA_PART_ACTIONS,
  ALEA_PART_SENTENCE,
  ALEA_PART_LIST,
  ALEA_PART_SET_UP,         /* in its place where there is a column with cards */
  ALEA_N_PARTS,
} AleaPart;

/* What parts must do without, and how. */
typedef struct
{
  gboolean is_narrow;     /* they must do with less height than they might like, */
  gboolean is_tight;      /* and even so there is no room for the list: it comes as a sheet */
  gboolean is_cramped;    /* only what the game needs has room beside the board, for both
                           * players where they sit opposite */
  gboolean is_wordless;   /* not even what the dice mean has room beside them, because two
                           * sit opposite or letters are large */
  gboolean is_brief;      /* there is no room for words above them */
  gboolean shows_last;    /* the last move has a place below all other parts, for a button
                           * that brings the sheet */
} AleaPlayShape;

#define ALEA_TYPE_PLAY_LAYOUT (alea_play_layout_get_type ())

G_DECLARE_FINAL_TYPE (AleaPlayLayout, alea_play_layout, ALEA, PLAY_LAYOUT, GtkLayoutManager)

/* @widget must be a child of the widget that is laid out. */
void              alea_play_layout_set_part       (AleaPlayLayout *self,
                                                   AleaPart        part,
                                                   GtkWidget      *widget);

/* Whether the player at the far side sits opposite: then what belongs there is
 * turned round. */
void              alea_play_layout_set_face_to_face (AleaPlayLayout *self,
                                                     gboolean        face_to_face);

/* For another game: what was kept free for sentences of the one before is no longer. */
void              alea_play_layout_begin          (AleaPlayLayout *self);

/* (transfer none); emits "shape-changed" when idle, not while sizes are being
 * allocated. */
const AleaPlayShape *alea_play_layout_get_shape   (AleaPlayLayout *self);

/* How much larger than usual letters and dice are, in tenths, as there is room:
 * 10 and more.  Emits "scale-changed" likewise. */
guint             alea_play_layout_get_scale      (AleaPlayLayout *self);

/* Whether the players have cards instead of lines; follows the scale. */
gboolean          alea_play_layout_get_has_cards  (AleaPlayLayout *self);

/* What room there is for the set-up in the place of the list; likewise. */
AleaSetUpRoom     alea_play_layout_get_set_up_room (AleaPlayLayout *self);

/* Whether two sit opposite and letters are large as well, so that what is told
 * of runs has no room either. */
gboolean          alea_play_layout_get_is_bare (AleaPlayLayout *self);

/* Whether the sheet is out; of no account unless the layout is tight. */
gboolean          alea_play_layout_get_sheet_open (AleaPlayLayout *self);
void              alea_play_layout_set_sheet_open (AleaPlayLayout *self,
                                                   gboolean        open);

G_END_DECLS
