/* random-record.c: games that nobody has thought of, as records
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-record.h"

#include "test-support.h"

AleaEvent
random_record_event (const AleaState *state,
                     guint64         *stream)
{
  AleaEvent event = test_random_event (state, stream);

  if (event.type == ALEA_EVENT_ROLL)
    event.source = (AleaSource) test_random (stream, 3);

  return event;
}

static void
add_note (AleaRecord *record,
          guint64    *stream)
{
  static const char *const comments[] = {
    "x", "a good move", "100 % of it", "[Event \"no\"] game", "see [%eval 0.17] there", "(2. e4 e5) ; $3", "\"!\" \\ ä€♔",
    "a comment of many words that does not fit into one line of eighty letters together with its move, so it goes on",
  };
  AleaNote *note = alea_record_make_note (record, record->events->len);

  if (test_random (stream, 2) == 0)
    note->clock = test_random (stream, 7200) * 1000 + (test_random (stream, 2) == 0 ? test_random (stream, 1000) : 0);
  if (test_random (stream, 2) == 0)
    note->comment = g_strdup (comments[test_random (stream, G_N_ELEMENTS (comments))]);
  if (test_random (stream, 3) == 0)
    note->nags = g_strdup (test_random (stream, 2) == 0 ? "$1" : "$6 $140");
}

/* A word of a player at any moment, rarely. */
static AleaEvent
choose_event (const AleaState *state,
              guint64         *stream)
{
  AleaDecision decision = { .act = ALEA_ACT_DRAW };

  if (state->stage == ALEA_STAGE_PLAY && test_random (stream, 150) == 0)
    {
      if (test_random (stream, 2) == 0)
        decision = (AleaDecision) { .act = ALEA_ACT_RESIGN, .colour = (AleaColour) test_random (stream, 2) };
      return alea_event_decision (decision);
    }

  return random_record_event (state, stream);
}

/* Some games begin from a position that another game has reached. */
static void
choose_start (AleaRecord *record,
              guint64    *stream)
{
  AleaState state;
  AleaSetup setup;

  alea_state_init (&state, record->rules, &record->options);
  for (guint n = test_random (stream, 60); n > 0 && state.stage != ALEA_STAGE_OVER; n--)
    {
      AleaEvent event = random_record_event (&state, stream);

      g_assert_true (alea_state_apply (&state, &event, NULL));
    }

  if (state.stage != ALEA_STAGE_PLAY)
    return;
  alea_state_get_setup (&state, &setup);
  record->start = g_memdup2 (&setup, sizeof setup);
}

static void
play (AleaRecord *record,
      guint       n_events,
      gboolean    has_notes,
      guint64    *stream)
{
  AleaState state;

  g_assert_true (alea_record_begin (record, &state, NULL));
  while (record->events->len < n_events && state.stage != ALEA_STAGE_OVER)
    {
      AleaEvent event = has_notes ? choose_event (&state, stream) : random_record_event (&state, stream);

      if (has_notes && test_random (stream, 10) == 0)
        add_note (record, stream);
      g_assert_true (alea_state_apply (&state, &event, NULL));
      alea_record_append (record, &event, 1);
    }
}

AleaRecord *
random_record_new (const AleaRules *rules,
                   guint            max_events,
                   guint64         *stream)
{
  AleaRecord *record = alea_record_new (rules, NULL, NULL);

  record->options = test_random_options (rules, stream);
  if (test_random (stream, 4) == 0)
    choose_start (record, stream);

  alea_record_set_tag (record, "White", "Ada \"the \\ rook\" Löwe");
  alea_record_set_tag (record, "Board", "3");
  play (record, test_random (stream, 3) == 0 ? test_random (stream, 40) : test_random (stream, max_events), TRUE,
        stream);
  return record;
}

AleaRecord *
random_record_new_plain (const AleaRules   *rules,
                         const AleaOptions *options,
                         guint              max_events,
                         guint64           *stream)
{
  AleaRecord *record = alea_record_new (rules, options, NULL);

  play (record, max_events, FALSE, stream);
  return record;
}
