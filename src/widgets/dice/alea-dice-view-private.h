/* alea-dice-view-private.h: what the files of the dice share
 *
 * alea-dice-view.c   what lies there, and throwing
 * alea-dice-paint.c  the felt, the dice and what stands beside them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice-view.h"

#include "alea-felt.h"
#include "alea-tumble.h"

G_BEGIN_DECLS

typedef struct
{
  AleaPiece  figure;   /* or ALEA_NO_PIECE */
  char      *name;     /* or NULL */
  char      *count;    /* or NULL */
} AleaDiceCaption;

struct _AleaDiceView
{
  GtkWidget        parent_instance;

  AleaRoll         roll;          /* n = 0: an empty table */
  AleaSolid        solid;
  AleaTumble       tumbles[ALEA_MAX_DICE];
  AleaDiceCaption  captions[ALEA_MAX_DICE];
  const AleaFelt  *felt;
  GskRenderNode   *felt_node;     /* a picture of it; NULL until it is needed */
  AleaColour       colour;        /* whose dice they are */
  gboolean         is_near;       /* they come from the near side */
  gint64           throw_start;   /* of the frame clock; 0: not yet known */
  double           progress;      /* of the throw, 0 .. 1; 1 at rest */
  gint64           landed;        /* when they came to rest; 0: long ago */
  double           presence;      /* of the captions, 0 .. 1 */
  guint            tick;
  guint            caption_tick;
  AleaDiceSize     size;
  guint            scale;
  gboolean         is_dimmed;
  gboolean         is_due;
  gboolean         is_used;
};

void alea_dice_view_paint     (AleaDiceView *self,
                               GtkSnapshot  *snapshot);

/* The felt has another size or colour. */
void alea_dice_view_drop_felt (AleaDiceView *self);

G_END_DECLS
