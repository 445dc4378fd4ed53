/* alea-play-computer.c: the computer, where it plays
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-ask.h"

#include <glib/gi18n.h>

/* How long it waits, in milliseconds, by what the setting says. */
static const struct
{
  const char *name;
  guint       pause;
} paces[] = {
  { "slow", 2000 },
  { "normal", 800 },
  { "quick", 600 },
  { "at-once", 0 },
};

static gboolean
plays_alone (AleaPlayScreen *self)
{
  return self->session != NULL && alea_session_count_programs (self->session) == ALEA_N_PERSONS;
}

AleaPerson *
alea_play_screen_get_person (AleaPlayScreen *self,
                             guint           number)
{
  return alea_match_get_person (alea_session_get_match (self->session), number);
}

int
alea_play_screen_find_computer (AleaPlayScreen *self)
{
  if (self->session == NULL || alea_session_count_programs (self->session) != 1)
    return ALEA_NO_PERSON;

  return alea_person_get_level (alea_play_screen_get_person (self, 0)) > 0 ? 0 : 1;
}

/* --- seats ------------------------------------------------------------------- */

static guint
get_pause (AleaPlayScreen *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "computer-pace");

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    if (g_str_equal (name, paces[i].name))
      return paces[i].pause;

  return paces[1].pause;
}

AleaSeat *
alea_play_screen_make_computer (AleaPlayScreen *self,
                                guint           person)
{
  const guint level = MIN (alea_person_get_level (alea_play_screen_get_person (self, person)), ALEA_N_LEVELS);
  const guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  AleaSeat *seat = alea_computer_seat_new (level, seed);

  self->computer[person] = ALEA_COMPUTER_SEAT (seat);
  alea_computer_seat_set_pause (self->computer[person], get_pause (self));
  return seat;
}

static void
pace_cb (AleaPlayScreen *self)
{
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    if (self->computer[i] != NULL)
      alea_computer_seat_set_pause (self->computer[i], get_pause (self));
}

/* A person alone sits on the near side. */
static void
turn_board (AleaPlayScreen *self)
{
  const int computer = alea_play_screen_find_computer (self);

  if (computer != ALEA_NO_PERSON)
    g_action_group_change_action_state (G_ACTION_GROUP (self->group), "flip",
                                        g_variant_new_boolean ((int) alea_session_get_white (self->session) == computer));
}

/* Somebody gets up, and the computer sits down, or the other way round. */
static void
level_cb (AleaPlayScreen *self)
{
  if (self->session == NULL)
    return;

  alea_play_screen_seat_persons (self);
  turn_board (self);
  alea_play_screen_place_players (self);
  alea_play_screen_update_actions (self);
  alea_play_screen_update_sentence (self);
}

void
alea_play_screen_forget_persons (AleaPlayScreen *self)
{
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    if (self->person_signals[i] != NULL)
      g_signal_group_set_target (self->person_signals[i], NULL);
  if (self->draw != NULL)
    g_cancellable_cancel (self->draw);
  g_clear_object (&self->draw);
}

void
alea_play_screen_follow_persons (AleaPlayScreen *self)
{
  alea_play_screen_forget_persons (self);
  for (guint i = 0; self->session != NULL && i < ALEA_N_PERSONS; i++)
    g_signal_group_set_target (self->person_signals[i], alea_play_screen_get_person (self, i));
  if (self->session != NULL)
    turn_board (self);
}

/* --- draws ------------------------------------------------------------------- */

/* An offer that the computer has made, or considers, and where the game stood. */
typedef struct
{
  AleaPlayScreen *screen;
  guint           n_events;
} Offer;

static void
agree (AleaPlayScreen *self)
{
  const AleaDecision decision = alea_decision_act (ALEA_ACT_DRAW);
  g_autoptr(GError) error = NULL;

  if (!alea_game_decide (self->game, &decision, &error))
    alea_play_screen_say (self, error->message);
}

static void
considered_cb (GObject      *seat,
               GAsyncResult *result,
               gpointer      data)
{
  Offer *offer = data;
  g_autoptr(AleaPlayScreen) self = offer->screen;
  g_autoptr(GError) error = NULL;
  const gboolean agrees = alea_computer_seat_consider_draw_finish (ALEA_COMPUTER_SEAT (seat), result, &error);

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_clear_object (&self->draw);
      if (error != NULL)
        alea_play_screen_say (self, error->message);
      else if (alea_game_get_n_events (self->game) == offer->n_events && agrees)
        agree (self);
      else
        alea_play_screen_answer (self, _("The computer declines the draw and plays on."));
    }
  g_free (offer);
}

void
alea_play_screen_offer_draw (AleaPlayScreen *self)
{
  const int computer = alea_play_screen_find_computer (self);
  const AleaWho who = (int) alea_session_get_white (self->session) == computer ? ALEA_WHO_WHITE : ALEA_WHO_BLACK;
  Offer *offer;

  if (computer == ALEA_NO_PERSON || self->computer[computer] == NULL || self->draw != NULL)
    return;

  offer = g_new (Offer, 1);
  *offer = (Offer) { g_object_ref (self), alea_game_get_n_events (self->game) };
  self->draw = g_cancellable_new ();
  alea_play_screen_answer (self, _("You have offered a draw. The computer is considering it."));
  alea_computer_seat_consider_draw_async (self->computer[computer], alea_game_get_state (self->game), who, self->draw,
                                          considered_cb, offer);
}

/* The offer stands as long as nobody has played on. */
static void
accept_draw_cb (gpointer data)
{
  AleaPlayScreen *self = data;

  if (self->game != NULL && alea_game_get_state (self->game)->stage == ALEA_STAGE_PLAY
      && alea_play_screen_find_computer (self) != ALEA_NO_PERSON)
    agree (self);
}

void
alea_play_screen_hear_computer (AleaPlayScreen   *self,
                                AleaComputerSeat *computer)
{
  if (alea_computer_seat_get_offers_draw (computer) && alea_play_screen_find_computer (self) != ALEA_NO_PERSON
      && alea_game_get_state (self->game)->stage == ALEA_STAGE_PLAY)
    alea_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("The computer offers a draw"),
              _("The game ends without a winner if you accept. To decline, just play on."),
              _("_Accept the Draw"), accept_draw_cb, self);
}

/* --- watching it -------------------------------------------------------------- */

static void
stop_cb (GSimpleAction *action,
         GVariant      *value,
         gpointer       data)
{
  AleaPlayScreen *self = data;

  self->is_stopped = g_variant_get_boolean (value);
  alea_play_screen_update_computer (self);
  alea_play_screen_update_auto (self);
}

void
alea_play_screen_update_computer (AleaPlayScreen *self)
{
  GSimpleAction *action = G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->group), "stop"));
  const gboolean is_on = plays_alone (self) && alea_game_get_state (self->game)->stage != ALEA_STAGE_OVER;

  g_simple_action_set_enabled (action, is_on);
  g_simple_action_set_state (action, g_variant_new_boolean (is_on && self->is_stopped));
  gtk_button_set_label (GTK_BUTTON (self->stop_button), self->is_stopped ? _("Go On") : _("Stop"));
  gtk_widget_set_visible (self->stop_button, is_on && alea_game_view_get_is_live (self->game_view));
}

void
alea_play_screen_add_computer (AleaPlayScreen *self)
{
  const GActionEntry entries[] = {
    { .name = "stop", .state = "false", .change_state = stop_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->group), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      self->person_signals[i] = g_signal_group_new (ALEA_TYPE_PERSON);
      g_signal_group_connect_swapped (self->person_signals[i], "notify::level", G_CALLBACK (level_cb), self);
    }
  g_signal_group_connect_swapped (self->session_signals, "notify::white", G_CALLBACK (turn_board), self);
}

void
alea_play_screen_follow_pace (AleaPlayScreen *self)
{
  g_signal_connect_object (self->settings, "changed::computer-pace", G_CALLBACK (pace_cb), self, G_CONNECT_SWAPPED);
}
