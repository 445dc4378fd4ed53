/* tune-play.c: the games that weights are fitted to
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tune.h"

#include "alea-runs.h"

#include <stdlib.h>

#define TABLE_BYTES (4u << 20)

/* Decisions in play that are drawn at random, so that no two games are equal;
 * where dice fall fewer will do. */
#define RANDOM_DECISIONS      8
#define RANDOM_DECISIONS_DICE 2

/* A longer game counts as drawn. */
#define MAX_EVENTS 1200

typedef struct
{
  const TuneRequest *request;
  AleaSearch        *search;
  AleaVerdict       *verdict;
  TuneSamples       *samples;
  uint64_t           random;
  int                game;          /* that is played: its number */
  int                n_random;      /* decisions still to be drawn */
  bool               is_complete;   /* there was memory for everything */
} Player;

/* "splitmix64" */
static unsigned
draw_below (Player   *self,
            unsigned  n)
{
  uint64_t x = self->random += 0x9e3779b97f4a7c15u;

  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  x ^= x >> 31;
  return (unsigned) ((x >> 32) * n >> 32);
}

/* --- samples ----------------------------------------------------------------- */

void
tune_samples_free (TuneSamples *samples)
{
  free (samples->samples);
  free (samples->counts);
  *samples = (TuneSamples) { .n = 0 };
}

/* Room for one sample more, and all that it may count. */
static bool
make_room (TuneSamples *self)
{
  if (self->n == self->room)
    {
      const size_t room = self->room > 0 ? 2 * self->room : 1024;
      TuneSample *samples = realloc (self->samples, room * sizeof *samples);

      if (samples == NULL)
        return false;
      self->samples = samples;
      self->room = room;
    }

  if (self->n_counts + N_TERMS > self->counts_room)
    {
      const size_t room = 2 * self->counts_room + N_TERMS;
      TuneCount *counts = realloc (self->counts, room * sizeof *counts);

      if (counts == NULL)
        return false;
      self->counts = counts;
      self->counts_room = room;
    }

  return true;
}

static bool
is_quiet (const AleaPosition *position,
          const AleaDecision *decision)
{
  return decision->act != ALEA_ACT_MOVE || order_is_quiet (position, decision->move);
}

static double
get_log_odds (double chance)
{
  return log (fmax (chance, 1e-9) / fmax (1 - chance, 1e-9));
}

/* See scale.c: by how much winning is likelier than losing. */
static double
get_units (AleaChances chances)
{
  const double units = (get_log_odds (chances.win) - get_log_odds (chances.loss)) / 2;

  return fmax (fmin (units, TUNE_MAX_UNITS), -TUNE_MAX_UNITS);
}

/* Until the game is over a sample's score is the number of the player. */
static void
add_sample (Player             *self,
            const AleaPosition *position)
{
  TuneSamples *samples = self->samples;
  int counts[N_TERMS], fullness;
  TuneSample *sample;

  self->is_complete = self->is_complete && make_room (samples);
  if (!self->is_complete)
    return;

  evaluate_trace (&self->search->evaluator, position, counts, &fullness);
  sample = &samples->samples[samples->n++];
  *sample = (TuneSample) {
    .game = self->game,
    .is_quiet = is_quiet (position, &self->verdict->best),
    .is_check = alea_position_get_checkers (position) != 0,
    .score = alea_position_get_player (position, ALEA_WHITE),
    .units = alea_position_get_turn (position) == ALEA_WHITE ? get_units (self->verdict->chances)
                                                               : -get_units (self->verdict->chances),
    .fullness = (double) fullness / FULLNESS,
    .first = samples->n_counts,
  };
  for (int term = 0; term < N_TERMS; term++)
    if (counts[term] != 0)
      samples->counts[samples->n_counts++] = (TuneCount) { (int16_t) term, (int16_t) counts[term] };
  sample->n = samples->n_counts - sample->first;
}

/* --- a game ------------------------------------------------------------------ */

static AleaEvent
decide (Player          *self,
        const AleaState *state)
{
  const AleaSearchLimits limits = { .nodes = (uint64_t) self->request->nodes };
  AleaDecision decisions[ALEA_MAX_DECISIONS];

  if (state->stage == ALEA_STAGE_SETUP || self->n_random > 0)
    {
      self->n_random -= state->stage == ALEA_STAGE_PLAY;
      return alea_event_decision (decisions[draw_below (self, (unsigned) alea_state_list_decisions (state, decisions))]);
    }

  alea_search_run (self->search, state, &limits, self->verdict);
  if (draw_below (self, (unsigned) self->request->share) == 0)
    add_sample (self, &state->position);

  return alea_event_decision (self->verdict->best);
}

static AleaEvent
answer (Player          *self,
        const AleaState *state)
{
  AleaQuestion question;
  AleaRoll roll;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_DECIDE)
    return decide (self, state);

  roll = question.dice;
  for (int i = 0; i < roll.n; i++)
    roll.face[i] = (uint8_t) (1 + draw_below (self, roll.sides));
  return alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
}

static double
get_score (const AleaState *state,
           int              player)
{
  const AleaColour winner = state->result == ALEA_RESULT_WHITE ? ALEA_WHITE : ALEA_BLACK;

  if (state->stage != ALEA_STAGE_OVER || state->result == ALEA_RESULT_DRAW)
    return 0.5;

  return alea_state_get_player (state, winner) == player ? 1 : 0;
}

static void
play_game (Player *self)
{
  const size_t first = self->samples->n;
  AleaState state;

  alea_state_init (&state, self->request->rules, NULL);
  alea_search_clear (self->search);
  self->n_random = self->request->rules->turn_dice.n > 0 ? RANDOM_DECISIONS_DICE : RANDOM_DECISIONS;
  for (int i = 0; i < MAX_EVENTS && state.stage != ALEA_STAGE_OVER; i++)
    {
      const AleaEvent event = answer (self, &state);

      alea_state_apply (&state, &event, NULL);
    }

  for (size_t i = first; i < self->samples->n; i++)
    self->samples->samples[i].score = get_score (&state, (int) self->samples->samples[i].score);
}

bool
tune_play (const TuneRequest *request,
           int                generation,
           const Weights     *weights,
           TuneSamples       *samples)
{
  Player player = {
    .request = request,
    .search = alea_search_new (TABLE_BYTES, 1),
    .verdict = calloc (1, sizeof (AleaVerdict)),
    .samples = samples,
    .random = request->seed + ((uint64_t) generation << 32),
  };

  player.is_complete = player.search != NULL && player.verdict != NULL;
  if (player.is_complete)
    player.search->weights = weights;
  for (; player.game < request->games && player.is_complete; player.game++)
    play_game (&player);

  alea_search_free (player.search);
  free (player.verdict);
  return player.is_complete;
}
