/* alea-window-game.c: what can be asked of the game that is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask.h"
#include "alea-dice-window.h"
#include "alea-dice-words.h"
#include "alea-game-record.h"
#include "alea-house-rules-window.h"
#include "alea-start-screen.h"

#include <glib/gi18n.h>

/* The state that is looked at is where another game begins, in a window of its
 * own: the game that is played stays what it is. */
void
alea_window_continue_action (GtkWidget  *widget,
                             const char *name,
                             GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
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
void
alea_window_again_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  AleaGame *game = alea_window_get_game (ALEA_WINDOW (widget));

  if (game != NULL)
    alea_window_begin (ALEA_WINDOW (widget), alea_game_get_rules (game));
}

/* Those of the game that is played. */
void
alea_window_house_rules_action (GtkWidget  *widget,
                                const char *name,
                                GVariant   *parameter)
{
  AleaGame *game = alea_window_get_game (ALEA_WINDOW (widget));

  if (game != NULL)
    alea_house_rules_window_show (GTK_WINDOW (widget), alea_game_get_rules (game),
                                  &alea_game_get_state (game)->options);
}

void
alea_window_dice_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  AleaSession *session = alea_window_get_session (ALEA_WINDOW (widget));

  if (session != NULL)
    alea_dice_window_show (GTK_WINDOW (widget), session);
}

/* What the players add to the promise of the dice. */
void
alea_window_dice_words_action (GtkWidget  *widget,
                               const char *name,
                               GVariant   *parameter)
{
  AleaSession *session = alea_window_get_session (ALEA_WINDOW (widget));
  AleaFairDice *fair_dice = session != NULL ? alea_session_get_fair_dice (session) : NULL;

  if (fair_dice != NULL && alea_fair_dice_get_can_add_words (fair_dice))
    alea_dice_words_show (GTK_WINDOW (widget), fair_dice);
}
