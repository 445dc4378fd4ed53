/* alea-window-session.c: who plays a game, with which clock and dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-game-record.h"
#include "alea-start-screen.h"

/* Names and dice are those of last time, and follow the settings. */
void
alea_window_restore_persons (AleaWindow *self,
                             AleaMatch  *match)
{
  static const char *const names[ALEA_N_PERSONS] = { "first-name", "second-name" };
  static const char *const dice[ALEA_N_PERSONS] = { "first-own-dice", "second-own-dice" };

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      AleaPerson *person = alea_match_get_person (match, i);

      g_settings_bind (self->settings, names[i], person, "name", G_SETTINGS_BIND_GET);
      g_settings_bind (self->settings, dice[i], person, "has-own-dice", G_SETTINGS_BIND_GET);
    }
}

/* A seed from the command line is a promise itself. */
static void
promise_fair_dice (AleaWindow  *self,
                   AleaSession *session)
{
  g_autoptr(AleaFairDice) fair_dice = NULL;

  if (alea_start_screen_get_seed (ALEA_START_SCREEN (self->start)) != NULL)
    return;

  fair_dice = alea_fair_dice_new (alea_session_get_game (session), NULL);
  alea_session_set_fair_dice (session, fair_dice);
}

/* --- the match ------------------------------------------------------------ */

/* A game that waits while others are played has its match under this name. */
#define MATCH "alea-window-match"

gboolean
alea_window_is_in_match (AleaWindow *self)
{
  return alea_session_get_match (alea_window_get_session (self)) == self->match;
}

void
alea_window_note_match (AleaWindow *self,
                        AleaGame   *game)
{
  g_object_set_data_full (G_OBJECT (game), MATCH, g_object_ref (self->match), g_object_unref);
}

/* What the game was kept with; NULL for no match.  (transfer full) */
static AleaMatch *
find_kept_match (AleaGame *game)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  const char *text = alea_game_record_get_match (game);

  return text != NULL && alea_match_restore (match, text) ? g_steal_pointer (&match) : NULL;
}

/* Goes on with the match that @game was kept with; FALSE for none.  Where the
 * match has gone on without it, the score is that of now. */
static gboolean
return_to_match (AleaWindow *self,
                 AleaGame   *game)
{
  g_autoptr(AleaMatch) kept = find_kept_match (game);

  if (kept == NULL)
    return FALSE;

  if (g_object_get_data (G_OBJECT (game), MATCH) == self->match)
    alea_match_return (self->match, alea_match_get_first_player (kept));
  else
    alea_match_restore (self->match, alea_game_record_get_match (game));
  return TRUE;
}

static void
match_cb (AleaWindow *self)
{
  g_autofree char *text = alea_match_sum_up (self->match);

  g_settings_set_string (self->settings, "match", text);
  g_settings_sync ();
}

/* Whoever wants another match takes the setting back; a game that is on, and
 * not over, is the first of it. */
static void
match_setting_cb (AleaWindow *self)
{
  g_autofree char *text = g_settings_get_string (self->settings, "match");
  const gboolean is_playing = alea_window_get_session (self) != NULL && alea_window_is_in_match (self);

  if (*text != '\0')
    return;

  self->has_played = is_playing && alea_game_get_state (alea_window_get_game (self))->stage != ALEA_STAGE_OVER;
  alea_match_reset (self->match, is_playing ? alea_match_get_first_player (self->match) : 0);
}

/* A match does not end with the program, nor does it matter whether the game
 * that waits is gone on with first.  One that is over has been counted.  What
 * is played in a window beside another is a match of its own, which ends with
 * that window. */
void
alea_window_find_match (AleaWindow *self)
{
  const gboolean is_alone = alea_window_is_alone (self);
  g_autofree char *text = is_alone ? g_settings_get_string (self->settings, "match") : g_strdup ("");
  const gboolean waits = self->kept != NULL && alea_game_get_state (self->kept)->stage != ALEA_STAGE_OVER;
  g_autoptr(AleaMatch) kept = waits ? find_kept_match (self->kept) : NULL;

  if (!alea_match_restore (self->match, text) && kept != NULL)
    alea_match_restore (self->match, alea_game_record_get_match (self->kept));
  if (kept != NULL)
    alea_window_note_match (self, self->kept);
  self->has_played = kept != NULL || alea_match_has_begun (self->match);

  if (!is_alone)
    return;
  g_signal_connect_object (self->match, "notify", G_CALLBACK (match_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::match", G_CALLBACK (match_setting_cb), self, G_CONNECT_SWAPPED);
}

/* A game that comes from elsewhere, or begins from a position, is none of the
 * match of the window, which goes on with the next game from the beginning. */
static AleaMatch *
choose_match (AleaWindow *self,
              AleaGame   *game)
{
  AleaMatch *match;

  if (return_to_match (self, game))
    {
      self->has_played = TRUE;
      return g_object_ref (self->match);
    }

  if (alea_game_record_get_origin (game) == NULL && !alea_game_is_from_setup (game))
    {
      match = g_object_ref (self->match);
      if (self->has_played)
        alea_match_next_game (match);
      self->has_played = TRUE;
    }
  else
    match = alea_match_new ();

  alea_window_restore_persons (self, match);
  return match;
}

/* --- the session ---------------------------------------------------------- */

/* A game that was read has its own clock. */
AleaSession *
alea_window_make_session (AleaWindow *self,
                          AleaGame   *game)
{
  g_autofree char *clock_setting = g_settings_get_string (self->settings, "clock");
  AleaClockControl control = { 0 };
  g_autoptr(AleaMatch) match = choose_match (self, game);
  g_autoptr(AleaClock) clock = NULL;
  AleaSession *session;

  if (alea_game_record_get_origin (game) != NULL)
    alea_game_record_get_clock (game, match, &control);
  else
    alea_clock_control_parse (&control, clock_setting, NULL);

  clock = alea_clock_new (&control);
  session = alea_session_new (game, match, clock);
  alea_game_record_restore (session, NULL);
  if (alea_game_get_rules (game)->dice != NULL && alea_session_get_fair_dice (session) == NULL)
    promise_fair_dice (self, session);

  return session;
}
