/* alea-play-auto.c: what is rolled and played without being asked for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-words.h"

#include <glib/gi18n.h>

/* So that the eye can follow, and that what was said can be read. */
#define PAUSE         700   /* milliseconds */
#define READING_PAUSE 1800

/* Whether the game stands where it came by being played on: an undo or redo,
 * or a file, leads nowhere else. */
static gboolean
is_played_on (AleaPlayScreen *self)
{
  return self->game != NULL && self->n_played > 0 && self->n_played == alea_game_get_n_events (self->game);
}

static gboolean
is_at_rest (AleaPlayScreen *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self)) && alea_game_get_is_live (self->game)
         && !alea_game_get_is_held (self->game) && !alea_board_get_is_gliding (ALEA_BOARD (self->board))
         && !alea_play_screen_get_is_paused (self) && self->turn_timeout == 0
         && alea_session_get_time_over (self->session) == ALEA_NO_PERSON;
}

static gboolean
is_roll_due (AleaPlayScreen *self)
{
  return g_settings_get_boolean (self->settings, "auto-roll") && alea_game_get_asks_roll (self->game)
         && !alea_session_get_asks_typed_roll (self->session);
}

/* To play on or to claim a draw is a choice. */
static gboolean
find_forced (AleaPlayScreen *self,
             AleaDecision   *forced)
{
  const AleaState *state = alea_game_get_state (self->game);
  g_autofree AleaDecision *decisions = NULL;

  if (!g_settings_get_boolean (self->settings, "auto-forced") || !alea_game_get_asks_decision (self->game)
      || alea_state_get_claim (state) != ALEA_ENDING_NONE)
    return FALSE;

  decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  if (alea_state_list_decisions (state, decisions) != 1)
    return FALSE;

  *forced = decisions[0];
  return TRUE;
}

static void
play_forced (AleaPlayScreen     *self,
             const AleaDecision *decision)
{
  g_autofree char *what = alea_words_decision (alea_game_get_state (self->game), decision);
  /* Translators: %s is a move, such as "Kxe2", or "pass" */
  g_autofree char *note = g_strdup_printf (_("Only this was possible: %s."), what);
  g_autoptr(GError) error = NULL;

  if (alea_game_decide (self->game, decision, &error))
    alea_play_screen_note (self, note);
  else
    alea_play_screen_say (self, error->message);
  alea_play_screen_update_auto (self);
}

static gboolean
auto_cb (gpointer data)
{
  AleaPlayScreen *self = data;
  AleaDecision forced;

  self->auto_timeout = 0;
  if (!is_played_on (self) || !is_at_rest (self))
    return G_SOURCE_REMOVE;

  /* Once only, even if it fails; what succeeds is played on. */
  self->n_played = 0;
  if (is_roll_due (self))
    g_action_group_activate_action (G_ACTION_GROUP (self->group), "roll", NULL);
  else if (find_forced (self, &forced))
    play_forced (self, &forced);

  return G_SOURCE_REMOVE;
}

void
alea_play_screen_update_auto (AleaPlayScreen *self)
{
  AleaDecision forced;

  g_clear_handle_id (&self->auto_timeout, g_source_remove);
  if (self->settings == NULL || !is_played_on (self))
    self->n_played = 0;
  else if (is_at_rest (self) && (is_roll_due (self) || find_forced (self, &forced)))
    self->auto_timeout = g_timeout_add (self->answer != NULL ? READING_PAUSE : PAUSE, auto_cb, self);
}

static void
played_cb (AleaPlayScreen *self)
{
  self->n_played = alea_game_get_n_events (self->game);
  alea_play_screen_update_auto (self);
}

void
alea_play_screen_follow (AleaPlayScreen *self,
                         GSettings      *settings)
{
  g_return_if_fail (ALEA_IS_PLAY_SCREEN (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  alea_play_screen_follow_seats (self);
  g_signal_connect_object (settings, "changed::auto-roll", G_CALLBACK (alea_play_screen_update_auto), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::auto-forced", G_CALLBACK (alea_play_screen_update_auto), self,
                           G_CONNECT_SWAPPED);
}

void
alea_play_screen_add_auto (AleaPlayScreen *self)
{
  g_signal_group_connect_swapped (self->game_signals, "played", G_CALLBACK (played_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::time-over",
                                  G_CALLBACK (alea_play_screen_update_auto), self);
  g_signal_connect_object (self->board, "landed", G_CALLBACK (alea_play_screen_update_auto), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (alea_play_screen_update_auto), NULL);
}
