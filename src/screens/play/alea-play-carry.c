/* alea-play-carry.c: pieces that are carried from the dice onto the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-dice-tray.h"
#include "alea-reserve.h"

static void
dropped_cb (AleaPlayScreen *self,
            guint           piece,
            guint           square)
{
  if (self->hand != NULL)
    alea_hand_place (self->hand, alea_piece_type ((AleaPiece) piece), (AleaSquare) square);
}

void
alea_play_screen_draw_carried (AleaPlayScreen *self,
                               GtkSnapshot    *snapshot)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->carries); i++)
    alea_carry_snapshot (self->carries[i], snapshot);
}

gboolean
alea_play_screen_cancel (AleaPlayScreen *self)
{
  return alea_carry_cancel (self->carries[0]) || alea_carry_cancel (self->carries[1]);
}

void
alea_play_screen_add_carrying (AleaPlayScreen *self)
{
  GtkWidget *const trays[] = { self->tray, self->far_tray };

  for (guint i = 0; i < G_N_ELEMENTS (self->carries); i++)
    {
      self->carries[i] = alea_carry_new (GTK_WIDGET (self), alea_dice_tray_get_reserve (ALEA_DICE_TRAY (trays[i])),
                                         ALEA_BOARD (self->board), alea_reserve_find_piece);
      g_signal_connect_object (self->carries[i], "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
    }
}
