/* alea-game-private.h: what the files of the game share
 *
 * alea-game.c       the object: what it says, and to whom
 * alea-game-play.c  events: rolls, decisions, undo, rolls taken back
 * alea-game-words.c what it is called, why not, and by which rule
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game.h"

#include "alea-shown.h"

G_BEGIN_DECLS

struct _AleaGame
{
  GObject          parent_instance;

  const AleaRules *rules;       /* static */
  gboolean         is_from_setup;
  AleaDice        *dice;
  AleaTimeline    *timeline;
  GListStore      *turns;       /* of AleaTurn */

  guint            view;        /* number of a state */
  gboolean         is_held;
  guint            n_listed;    /* events that turns tell of: all, unless held */

  AleaShown        shown;       /* what was last made known */
  const AleaGameGate *gate;     /* not owned; or NULL */
};

/* The events have changed; the view follows them, unless it is held. */
void alea_game_follow_events (AleaGame *self);

/* The events from number @first on are new, and not brought again. */
void alea_game_tell_played   (AleaGame *self,
                              guint     first);

G_END_DECLS
