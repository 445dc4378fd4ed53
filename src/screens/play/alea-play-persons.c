/* alea-play-persons.c: who plays: persons and the computer
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-play-sentence.h"

void
alea_play_screen_turn_board (AleaPlayScreen *self)
{
  const int computer = alea_play_computer_find_person (self->computer);

  g_action_group_change_action_state (G_ACTION_GROUP (self->group), "flip",
                                      g_variant_new_boolean (computer != ALEA_NO_PERSON
                                                             && (int) alea_session_get_white (self->session) == computer));
}

void
alea_play_screen_turn_to_person (AleaPlayScreen *self)
{
  if (alea_play_computer_find_person (self->computer) != ALEA_NO_PERSON)
    alea_play_screen_turn_board (self);
}

/* Somebody gets up, and the computer sits down, or the other way round. */
static void
seated_cb (AleaPlayScreen *self)
{
  alea_play_screen_seat_persons (self);
  alea_play_screen_turn_to_person (self);
  alea_play_screen_place_players (self);
  alea_play_screen_update_actions (self);
  alea_play_screen_update_sentence (self);
}

static void
stopped_cb (AleaPlayScreen *self)
{
  alea_play_screen_update_actions (self);
  alea_play_screen_update_auto (self);
}

static void
stop_cb (AleaPlayScreen *self,
         GVariant       *value)
{
  alea_play_computer_set_is_stopped (self->computer, g_variant_get_boolean (value));
}

void
alea_play_screen_add_computer (AleaPlayScreen *self)
{
  alea_actions_add (G_ACTION_MAP (self->group),
                    &(AleaAction) { .name = "stop", .callback = G_CALLBACK (stop_cb), .state = "false" }, 1, self);
  self->computer = alea_play_computer_new (GTK_WIDGET (self));
  g_signal_connect_object (self->computer, "answer", G_CALLBACK (alea_play_screen_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->computer, "refused", G_CALLBACK (alea_play_screen_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->computer, "seated", G_CALLBACK (seated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->computer, "stopped", G_CALLBACK (stopped_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_swapped (self->session_signals, "notify::white",
                                  G_CALLBACK (alea_play_screen_turn_to_person), self);
}
