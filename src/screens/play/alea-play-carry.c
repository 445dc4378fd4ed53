/* alea-play-carry.c: where the pieces in hand lie, and how they are carried onto the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-dice-tray.h"
#include "alea-reserve.h"
#include "alea-set-up-view.h"

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

/* The pieces in hand have a card where the set-up has one, else they lie with what can
 * be answered. */
void
alea_play_screen_place_hand (AleaPlayScreen *self,
                             gboolean        has_card)
{
  GtkWidget *hand = alea_dice_tray_get_reserve (ALEA_DICE_TRAY (self->tray));
  const gboolean had_card = gtk_widget_is_ancestor (hand, self->set_up);

  if (has_card == had_card)
    return;

  if (has_card)
    {
      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (hand)), hand);
      alea_set_up_view_set_hand (ALEA_SET_UP_VIEW (self->set_up), hand);
    }
  else
    {
      alea_set_up_view_set_hand (ALEA_SET_UP_VIEW (self->set_up), NULL);
      alea_dice_tray_take_back_reserve (ALEA_DICE_TRAY (self->tray));
    }
}

void
alea_play_screen_add_carrying (AleaPlayScreen *self)
{
  GtkWidget *const trays[] = { self->tray, self->far_tray };

  for (guint i = 0; i < G_N_ELEMENTS (self->carries); i++)
    {
      self->carries[i] = alea_carry_new (GTK_WIDGET (self), alea_dice_tray_get_reserve (ALEA_DICE_TRAY (trays[i])),
                                         alea_reserve_find_piece, self->board, NULL);
      g_signal_connect_object (self->carries[i], "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
    }
}
