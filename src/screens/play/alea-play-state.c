/* alea-play-state.c: what the game allows now
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-answering.h"
#include "alea-dice-tray.h"

static AleaClock *
get_clock (AleaPlayScreen *self)
{
  return self->session != NULL ? alea_session_get_clock (self->session) : NULL;
}

gboolean
alea_play_screen_get_can_pause (AleaPlayScreen *self)
{
  AleaClock *clock = get_clock (self);

  return clock != NULL && alea_clock_get_control (clock)->kind != ALEA_CLOCK_NONE
         && alea_game_get_state (self->game)->stage == ALEA_STAGE_PLAY;
}

gboolean
alea_play_screen_get_is_paused (AleaPlayScreen *self)
{
  return alea_play_screen_get_can_pause (self) && alea_clock_get_paused (get_clock (self));
}

gboolean
alea_play_screen_get_can_roll (AleaPlayScreen *self)
{
  if (self->game == NULL || alea_play_screen_get_is_paused (self))
    return FALSE;

  /* Dice that tumble can be brought to rest. */
  return alea_game_view_get_is_held (self->game_view)
         || alea_dice_tray_get_can_roll (ALEA_DICE_TRAY (self->tray))
         || (gtk_widget_get_visible (self->far_tray)
             && alea_dice_tray_get_can_roll (ALEA_DICE_TRAY (self->far_tray)));
}

/* None while nothing can be answered. */
char *
alea_play_screen_name_keys (AleaPlayScreen *self,
                            const char     *sentence)
{
  return alea_play_screen_get_is_paused (self) ? g_strdup (sentence)
                                               : alea_answering_name_keys (self->game_view, sentence);
}
