/* alea-set-up-view.h: what the dice have brought before play
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-game-view.h"

G_BEGIN_DECLS

#define ALEA_TYPE_SET_UP_VIEW (alea_set_up_view_get_type ())

/* What there is. */
typedef enum
{
  ALEA_SET_UP_NONE,
  ALEA_SET_UP_LOW,      /* as below, and none for a card with the pieces in hand */
  ALEA_SET_UP_NARROW,   /* for dice below each other */
  ALEA_SET_UP_WIDE,
} AleaSetUpRoom;

G_DECLARE_FINAL_TYPE (AleaSetUpView, alea_set_up_view, ALEA, SET_UP_VIEW, GtkWidget)

/* Not visible while no home rank is being filled, nor without room.  @view may be
 * NULL. */
void       alea_set_up_view_set_view  (AleaSetUpView *self,
                                       AleaGameView  *view);

/* How much larger than usual its pictures are, in tenths. */
void       alea_set_up_view_set_scale (AleaSetUpView *self,
                                       guint          scale);

/* A card for @hand, the pieces in hand, which belong to another widget; NULL: none.
 * Shown while @hand is visible.  Returns what it had before.  (transfer none) */
GtkWidget *alea_set_up_view_set_hand  (AleaSetUpView *self,
                                       GtkWidget     *hand);

/* At first it has none. */
void       alea_set_up_view_set_room  (AleaSetUpView *self,
                                       AleaSetUpRoom  room);

G_END_DECLS
