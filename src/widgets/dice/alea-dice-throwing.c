/* alea-dice-throwing.c: the dice are pressed, and thrown
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-tray-private.h"

#include "alea-dice-view.h"

/* --- throwing ------------------------------------------------------------- */

static void
throw_dice (AleaDiceTray *self)
{
  const guint number = alea_game_get_n_events (self->game);
  g_autoptr(GError) error = NULL;
  AleaRoll roll;

  alea_game_view_hold (self->game_view);
  if (!alea_game_roll (self->game, &error))
    {
      alea_game_view_release (self->game_view);
      alea_dice_tray_fail (self, error->message, alea_game_error_get_rule (error));
      return;
    }

  roll = alea_game_get_event (self->game, number)->roll;
  gtk_label_set_text (GTK_LABEL (self->meaning), "");
  alea_dice_view_throw (ALEA_DICE_VIEW (self->dice), roll, alea_dice_tray_get_solid (roll));
  /* The dice land where their words will have room. */
  if (alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    alea_dice_tray_update_captions (self, alea_game_get_state (self->game), roll);
}

gboolean
alea_dice_tray_roll (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), FALSE);

  if (alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    {
      alea_dice_view_finish (ALEA_DICE_VIEW (self->dice));
      return TRUE;
    }

  if (!alea_dice_tray_get_can_roll (self))
    return FALSE;

  throw_dice (self);
  return TRUE;
}

gboolean
alea_dice_tray_throw (AleaDiceTray *self)
{
  AleaQuestion question;

  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), FALSE);

  if (self->game == NULL || alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice))
      || !alea_game_view_get_is_live (self->game_view) || !alea_dice_tray_is_asked (self))
    return FALSE;

  alea_state_ask (alea_game_get_state (self->game), &question);
  if (question.ask != ALEA_ASK_ROLL)
    return FALSE;

  throw_dice (self);
  return TRUE;
}

/* --- pressing ------------------------------------------------------------- */

static void
dice_pressed_cb (AleaDiceTray *self,
                 int           n_press,
                 double        x)
{
  self->press_x = x;
}

static void
dice_clicked_cb (AleaDiceTray *self)
{
  if (alea_dice_tray_get_can_roll (self) || alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    alea_dice_tray_roll (self);
  else
    alea_dice_tray_choose_die (self, alea_dice_view_find (ALEA_DICE_VIEW (self->dice), self->press_x));
}

/* A button does not tell where it was pressed. */
void
alea_dice_tray_add_press (AleaDiceTray *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (dice_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->dice, GTK_EVENT_CONTROLLER (press));
  g_signal_connect_object (self->dice_button, "clicked", G_CALLBACK (dice_clicked_cb), self, G_CONNECT_SWAPPED);
}
