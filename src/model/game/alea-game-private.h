/* alea-game-private.h: what the files of the game share
 *
 * alea-game.c       the object: what it says, and to whom
 * alea-game-error.c why not, and by which rule
 * alea-game-notes.c what somebody has said of it
 * alea-game-play.c  events: rolls, decisions, undo, rolls taken back
 * alea-game-words.c what it is called, and why a move is none
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-notes.h"
#include "alea-game.h"
#include "alea-timeline.h"

G_BEGIN_DECLS

struct _AleaGame
{
  GObject          parent_instance;

  const AleaRules *rules;       /* static */
  gboolean         is_from_setup;
  AleaDice        *dice;
  AleaTimeline    *timeline;
  guint            n_told;      /* events, when that was last made known */
  const AleaGameGate *gate;     /* not owned; or NULL */
  AleaGameNotes   *notes;       /* or NULL */
};

/* The events have changed. */
void alea_game_tell_events (AleaGame *self);

/* The events from number @first on are new, and not brought again. */
void alea_game_tell_played (AleaGame *self,
                            guint     first);

G_END_DECLS
