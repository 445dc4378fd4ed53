/* alea-window-game.c: what can be asked of the game that is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask.h"
#include "alea-dice-window.h"
#include "alea-game-record.h"
#include "alea-house-rules-window.h"
#include "alea-start-screen.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- playing ---------------------------------------------------------------- */

static void
events_cb (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);

  if (session == NULL)
    return;

  /* The clock of a game that was read waits until somebody plays on. */
  alea_clock_resume (alea_session_get_clock (session));
  if (alea_window_is_in_match (self))
    self->has_played = TRUE;
  alea_window_keep_game (self);
  alea_window_update_place (self);
}

/* Takes @filed, or NULL, and leaves it empty. */
static void
play (AleaWindow *self,
      AleaGame   *game,
      AleaFiled  *filed)
{
  g_autoptr(AleaSession) session = NULL;

  alea_window_need_play_screen (self);
  alea_play_screen_set_session (self->play, NULL);
  alea_filed_clear (&self->filed);
  if (filed != NULL)
    {
      self->filed = *filed;
      memset (filed, 0, sizeof *filed);
    }
  session = alea_window_make_session (self, game);
  alea_play_screen_set_session (self->play, session);
  g_signal_connect_object (game, "notify::n-events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  if (alea_window_has_unsaved (self))
    alea_window_keep_game (self);

  alea_window_update_place (self);
  alea_window_show_screen (self, ALEA_SCREEN (self->play));
  alea_window_update (self);
  alea_screen_take_focus (ALEA_SCREEN (self->play));
}

static void
begin_cb (AleaWindow *self,
          AleaGame   *game)
{
  play (self, game, NULL);
}

static void
begin_offered_game (gpointer data)
{
  AleaWindow *self = data;
  g_autoptr(AleaGame) game = g_steal_pointer (&self->offered);

  play (self, game, &self->offered_filed);
}

void
alea_window_offer_game_from (AleaWindow *self,
                             AleaGame   *game,
                             AleaFiled  *filed)
{
  if (alea_window_is_under_way (self))
    {
      alea_window_play_apart (self, game, filed);
      return;
    }

  g_set_object (&self->offered, game);
  alea_filed_clear (&self->offered_filed);
  self->offered_filed = *filed;
  memset (filed, 0, sizeof *filed);
  alea_window_leave_game (self, FALSE, begin_offered_game);
}

void
alea_window_offer_game (AleaWindow *self,
                        AleaGame   *game)
{
  AleaFiled nowhere = { 0 };

  alea_window_offer_game_from (self, game, &nowhere);
}

void
alea_window_play_apart (AleaWindow *self,
                        AleaGame   *game,
                        AleaFiled  *filed)
{
  AleaWindow *another = alea_window_open_another (self);

  /* In this order: GTK 4.8 tells screen readers of something that is no
   * window when its screens change before it is shown. */
  gtk_window_present (GTK_WINDOW (another));
  play (another, game, filed);
}

void
alea_window_begin (AleaWindow      *self,
                   const AleaRules *rules)
{
  g_autoptr(AleaGame) game = NULL;

  g_return_if_fail (ALEA_IS_WINDOW (self));
  g_return_if_fail (rules != NULL);

  game = alea_start_screen_make_game (ALEA_START_SCREEN (self->start), rules);
  if (game != NULL)
    alea_window_offer_game (self, game);
}

/* --- actions ---------------------------------------------------------------- */

static void
leave_game (gpointer data)
{
  AleaWindow *self = data;

  alea_window_show_screen (self, ALEA_SCREEN (self->start));
  alea_play_screen_set_session (self->play, NULL);
}

static void
new_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  AleaWindow *self = data;

  if (alea_screen_get_session (alea_window_get_screen (self)) != NULL)
    alea_window_leave_game (self, TRUE, leave_game);
}

/* The state that is looked at is where another game begins, in a window of its
 * own: the game that is played stays what it is. */
static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  AleaWindow *self = data;
  AleaGame *played = alea_window_get_game (self);
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(GError) error = NULL;

  if (played == NULL)
    return;

  game = alea_game_record_copy (alea_window_get_session (self), alea_game_get_view (played), &error);
  if (game == NULL)
    {
      alea_tell (GTK_WINDOW (self), _("The game cannot be copied"), error->message);
      return;
    }

  alea_game_set_dice (game, alea_start_screen_make_dice (ALEA_START_SCREEN (self->start)));
  alea_window_play_apart (self, game, NULL);
}

/* The same game once more: the players change over, and the score goes on. */
static void
again_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  AleaGame *game = alea_window_get_game (data);

  if (game != NULL)
    alea_window_begin (data, alea_game_get_rules (game));
}

/* Those of the game that is played. */
static void
house_rules_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  AleaGame *game = alea_window_get_game (data);

  if (game != NULL)
    alea_house_rules_window_show (GTK_WINDOW (data), alea_game_get_rules (game),
                                  &alea_game_get_state (game)->options);
}

static void
dice_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  AleaSession *session = alea_window_get_session (data);

  if (session != NULL)
    alea_dice_window_show (GTK_WINDOW (data), session);
}

static void
resume_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  AleaWindow *self = data;
  g_autoptr(AleaGame) game = g_steal_pointer (&self->kept);
  AleaFiled filed = self->kept_filed;

  memset (&self->kept_filed, 0, sizeof self->kept_filed);
  if (self->kept_autosave != NULL)
    {
      alea_autosave_close (self->autosave);
      self->autosave = g_steal_pointer (&self->kept_autosave);
    }
  alea_window_show_kept (self);
  if (game != NULL)
    alea_window_offer_game_from (self, game, &filed);
}

void
alea_window_add_game (AleaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "new", .activate = new_cb },
    { .name = "resume", .activate = resume_cb },
    { .name = "again", .activate = again_cb },
    { .name = "continue", .activate = continue_cb },
    { .name = "house-rules", .activate = house_rules_cb },
    { .name = "dice", .activate = dice_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->start, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
}
