/* alea-dice-asking.c: what is asked of whoever sits at the dice tray
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-tray-private.h"

#include "alea-look.h"

/* Whether the question goes to whoever sits at this tray.  While colours are
 * thrown for, the first player sits where White will. */
gboolean
alea_dice_tray_is_asked (AleaDiceTray *self)
{
  return self->side == ALEA_DICE_TRAY_BOTH || ((int) alea_game_view_get_who (self->game_view) & 1) == self->side;
}

gboolean
alea_dice_tray_get_can_roll (AleaDiceTray *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->game != NULL
         && alea_game_view_get_is_live (self->game_view) && alea_game_view_get_asks_roll (self->game_view)
         && alea_dice_tray_is_asked (self) && !alea_session_get_asks_typed_roll (self->session);
}

AleaSolid
alea_dice_tray_get_solid (AleaRoll roll)
{
  return alea_look_get_solid (alea_look_get_default (), roll.sides);
}

void
alea_dice_tray_fail (AleaDiceTray *self,
                     const char   *sentence,
                     const char   *rule)
{
  g_signal_emit_by_name (self, "failed", sentence, rule);
}
