/* alea-state-data.h: a game under way, as a value
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-play.h"

/* No repetition reaches back over a capture or a pawn move, and 75 moves
 * without either end the game (FIDE 9.6).  Where captured pieces come back it may
 * reach as far back as this, and no farther. */
#define ALEA_MAX_HISTORY   160

typedef enum
{
  ALEA_STAGE_SETUP,    /* pieces are still being placed: look at setup */
  ALEA_STAGE_PLAY,     /* look at position */
  ALEA_STAGE_OVER,     /* look at position, result and ending */
} AleaStage;

/* A plain value: assign it to copy it.  Read what you like, but only
 * alea_state_apply() and the files in games/ write. */
struct AleaState
{
  const AleaRules *rules;
  AleaOptions      options;
  AleaStage        stage;
  AleaSetup        setup;      /* the board during ALEA_STAGE_SETUP */
  AleaRoll         setup_roll; /* thrown during ALEA_STAGE_SETUP, not yet answered */
  AleaPosition     position;   /* the board afterwards */
  AleaResult       result;
  AleaEnding       ending;
  uint64_t         history[ALEA_MAX_HISTORY];   /* keys, the last is now */
  uint16_t         n_history;

  /* What a game remembers of its set-up; see games/. */
  _Alignas (8) unsigned char own[32];
};
