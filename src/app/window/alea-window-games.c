/* alea-window-games.c: the screen of all games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-games-screen.h"
#include "alea-window-game.h"

/* A game that is over is looked through where it was played. */
static void
open_cb (AleaWindow *self,
         gint64      id)
{
  alea_window_open_kept (self, id);
}

static void
judge_cb (AleaWindow *self,
            gint64      id)
{
  alea_window_review_kept (self, id);
}

static void
new_game_cb (AleaWindow *self)
{
  alea_window_show_screen (self, ALEA_SCREEN (self->start));
}

static void
games_cb (AleaWindow *self)
{
  if (self->games == NULL)
    {
      self->games = alea_games_screen_new (alea_desk_get_shelf (self->desk));
      g_signal_connect_object (self->games, "go-on", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->games, "review", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->games, "judge", G_CALLBACK (judge_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->games, "new-game", G_CALLBACK (new_game_cb), self, G_CONNECT_SWAPPED);
      alea_window_add_screen (self, ALEA_SCREEN (self->games));
    }

  alea_shelf_refresh (alea_desk_get_shelf (self->desk));
  alea_window_show_screen (self, ALEA_SCREEN (self->games));
  alea_screen_take_focus (ALEA_SCREEN (self->games));
}

void
alea_window_add_games (AleaWindow *self)
{
  alea_actions_add (G_ACTION_MAP (self), &(AleaAction) { .name = "games", .callback = G_CALLBACK (games_cb) }, 1, self);
}
