/* alea-game-sounds.c: what is heard of a game on a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-sounds.h"

#include "alea-board-motion.h"
#include "alea-sound-player.h"

/**
 * AleaGameSounds:
 *
 * What is heard agrees with what is seen: a piece sounds when it lands, dice
 * when they begin to tumble. What they have brought, such as a double, sounds
 * when they lie still. What comes at one moment makes one sound.
 */

struct _AleaGameSounds
{
  GObject    parent_instance;

  AleaGame     *game;        /* not owned, like the board */
  AleaGameView *game_view;   /* not owned */
  AleaBoard *board;

  unsigned   due;     /* a set of sounds */
  guint      idle;
};

G_DEFINE_FINAL_TYPE (AleaGameSounds, alea_game_sounds, G_TYPE_OBJECT)

/* The one that matters most, if the board is there to be seen. */
static void
play_of (AleaGameSounds *self,
         unsigned        sounds)
{
  int sound = alea_sound_choose (sounds & alea_sound_player_get_wanted ());

  self->due &= ~sounds;
  if (sound != ALEA_NO_SOUND && gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    alea_sound_player_play ((AleaSound) sound);
}

static gboolean
play_due_cb (gpointer data)
{
  AleaGameSounds *self = data;

  self->idle = 0;
  if (alea_game_view_get_is_held (self->game_view))
    play_of (self, self->due & (1u << ALEA_SOUND_ROLL));
  else if (!alea_board_get_is_gliding (self->board))
    play_of (self, self->due);

  return G_SOURCE_REMOVE;
}

/* Soon: by then it is known whether dice tumble and pieces glide. */
static void
play_soon (AleaGameSounds *self)
{
  if (self->due != 0 && self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_DEFAULT, play_due_cb, self, NULL);
}

static void
played_cb (AleaGameSounds *self,
           guint           first)
{
  for (guint i = first; i < alea_game_get_n_events (self->game); i++)
    self->due |= alea_sound_list (alea_game_get_state_at (self->game, i), alea_game_get_event (self->game, i),
                                  alea_game_get_state_at (self->game, i + 1));

  play_soon (self);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_game_sounds_finalize (GObject *object)
{
  g_clear_handle_id (&ALEA_GAME_SOUNDS (object)->idle, g_source_remove);

  G_OBJECT_CLASS (alea_game_sounds_parent_class)->finalize (object);
}

static void
alea_game_sounds_class_init (AleaGameSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_game_sounds_finalize;
}

static void
alea_game_sounds_init (AleaGameSounds *self)
{
}

AleaGameSounds *
alea_game_sounds_new (AleaGameView  *view,
                      AleaBoard *board)
{
  AleaGame *game = alea_game_view_get_game (view);
  AleaGameSounds *self;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), NULL);
  g_return_val_if_fail (ALEA_IS_BOARD (board), NULL);

  self = g_object_new (ALEA_TYPE_GAME_SOUNDS, NULL);
  self->game = game;
  self->game_view = view;
  self->board = board;
  g_signal_connect_object (game, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "notify::is-held", G_CALLBACK (play_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "landed", G_CALLBACK (play_soon), self, G_CONNECT_SWAPPED);
  return self;
}
