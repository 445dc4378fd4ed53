/* review-support.c: games that are reviewed, for tests
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "review-support.h"

#include "alea-notation.h"
#include "test-support.h"

/* "6", "3-1" with the dice that are due. */
static AleaEvent
read_roll (const AleaState *state,
           const char      *word)
{
  AleaQuestion question;
  AleaRoll roll;

  alea_state_ask (state, &question);
  roll = question.dice;
  for (guint i = 0; i < roll.n; i++)
    roll.face[i] = (guint8) g_ascii_digit_value (word[2 * i]);
  return alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
}

AleaRecord *
review_make_record (const char *game,
                    const char *fen,
                    const char *words)
{
  const AleaRules *rules = test_rules (game);
  g_auto(GStrv) list = g_strsplit (words, " ", -1);
  AleaRecord *record;
  AleaSetup setup;
  AleaState state;

  test_read_fen (game, fen != NULL ? fen : rules->start_fen, &setup);
  record = alea_record_new (rules, NULL, &setup);
  g_assert_true (alea_record_begin (record, &state, NULL));
  for (guint i = 0; list[i] != NULL; i++)
    {
      AleaDecision decision;
      AleaEvent event;

      if (g_ascii_isdigit (*list[i]))
        event = read_roll (&state, list[i]);
      else
        {
          g_assert_true (alea_decision_parse (&state, list[i], &decision, NULL));
          event = alea_event_decision (decision);
        }
      g_assert_true (alea_state_apply (&state, &event, NULL));
      alea_record_append (record, &event, 1);
    }

  return record;
}

AleaLedgerEntry
review_make_entry (const AleaRecord *record,
                   guint             number)
{
  return (AleaLedgerEntry) {
    .event = number, .type = alea_record_get_event (record, number)->type, .move = 10, .is_choice = TRUE,
  };
}

void
review_begin (const AleaRecord *record,
              guint             number,
              AleaState        *state)
{
  g_assert_true (alea_record_replay (record, number, state, NULL));
}

char *
review_make_program (const char *mode)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "uci", "fake-engine.py", NULL);
  g_autofree char *player = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "alea-cli", NULL);

  return g_strdup_printf ("/usr/bin/python3 '%s' %s '%s'", script, mode, player);
}
