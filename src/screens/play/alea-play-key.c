/* alea-play-key.c: how long marks on pieces are explained
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-dice-tray.h"
#include "alea-play-layout.h"

/* After so many games somebody knows them. */
#define ENOUGH 3

/* A game with such marks that ends while somebody watches has explained them. */
static void
count_game (AleaPlayScreen *self)
{
  const AleaState *state = self->game != NULL ? alea_game_get_state (self->game) : NULL;
  const gboolean was_played = self->is_being_played;
  const int n = g_settings_get_int (self->settings, "marks-explained");

  self->is_being_played = state != NULL && state->stage != ALEA_STAGE_OVER;
  if (was_played && state != NULL && !self->is_being_played && alea_state_frees_by_dice (state) && n < ENOUGH)
    g_settings_set_int (self->settings, "marks-explained", n + 1);
}

void
alea_play_screen_update_key (AleaPlayScreen *self)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  if (self->settings == NULL)
    return;

  count_game (self);
  alea_dice_tray_set_explains (ALEA_DICE_TRAY (self->tray),
                               !alea_play_layout_get_shape (layout)->is_narrow
                               && g_settings_get_int (self->settings, "marks-explained") < ENOUGH);
}
