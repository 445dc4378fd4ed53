/* courtyard.c: Courtyard Chess, a game made up for the tests
 *
 * The one rules file of a game that src/ knows nothing of.  Chess on a board
 * of 6x6, without castling, and with no bishops but those that pawns become.
 * A coin says before play who begins: 1 for White, 2 for Black; or, by a house
 * rule, the other way round.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "courtyard.h"

#include "alea-fen.h"
#include "games/games.h"

#include <assert.h>

static const AleaGeometry courtyard = {
  .files = 6,
  .ranks = 6,
  .file_letters = "abcdef",
  .first_rank = 1,
};

static void
start (AleaState *state)
{
  bool good = alea_fen_read (courtyard_rules.start_fen, &courtyard_rules, &state->setup, NULL);

  assert (good);
  (void) good;
  state->stage = ALEA_STAGE_SETUP;
}

static void
ask (const AleaState *state,
     AleaQuestion    *question)
{
  question->ask = ALEA_ASK_ROLL;
  question->who = ALEA_WHO_FIRST;
  question->dice = (AleaRoll) { .n = 1, .sides = 2 };
}

static void
roll (AleaState *state,
      AleaRoll   coin)
{
  bool is_heads = coin.face[0] == 1;

  state->setup.turn = is_heads == alea_rules_option_is (state->rules, &state->options, "heads", "white")
                      ? ALEA_WHITE : ALEA_BLACK;
  alea_state_begin_play (state);
}

static void
describe (const AleaState *before,
          const AleaEvent *event,
          const AleaState *after,
          AleaText        *text)
{
  if (event->type == ALEA_EVENT_ROLL)
    alea_text_set (text, NULL, alea_position_get_turn (&after->position) == ALEA_WHITE
                               ? "The coin says that White begins."
                               : "The coin says that Black begins.");
}

static void
guide (const AleaState *state,
       AleaText        *text)
{
  if (state->stage == ALEA_STAGE_SETUP)
    alea_text_set (text, NULL, "Toss the coin: it says who begins.");
}

const AleaRules courtyard_rules = {
  .id = "courtyard",
  .title = "Courtyard Chess",
  .summary = "A small board, and a coin says who begins.",
  .pgn_variant = "Courtyard Chess",
  .dice = "1d2 before play",
  .geometry = &courtyard,
  .start_fen = "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1",
  .options = {
    {
      .key = "heads",
      .title = "Who begins on a 1",
      .choices = { "white", "black" },
      .labels = { "White", "Black" },
      .rule = "Y1",
    },
    ALEA_OPTION_CLAIMS,
  },
  .setup = {
    .start = start,
    .ask = ask,
    .roll = roll,
  },
  .words = {
    .describe = describe,
    .guide = guide,
  },
};
