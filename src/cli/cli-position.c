/* cli-position.c: games, options and positions as arguments and as output
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-faults.h"
#include "alea-fen.h"

#include <string.h>

const AleaRules *
cli_find_game (const char *id)
{
  const AleaRules *rules = alea_rules_find (id);

  if (rules == NULL)
    cli_fail ("there is no game “%s”; see alea-cli games", id);

  return rules;
}

gboolean
cli_read_options (const AleaRules *rules,
                  char           **words,
                  AleaOptions     *options)
{
  *options = (AleaOptions) { { 0 } };

  for (; words != NULL && *words != NULL; words++)
    {
      AleaText why = { 0 };

      if (!alea_rules_set_option (rules, options, *words, strlen (*words), &why))
        {
          cli_fail_text ("--option", &why);
          return FALSE;
        }
    }

  return TRUE;
}

/* Says all that is wrong at once, a line for each fault. */
static void
print_faults (AleaFaults faults)
{
  for (int i = 0; i < ALEA_N_FAULTS; i++)
    if (faults & (1u << i))
      {
        AleaText why = { 0 };

        alea_fault_describe (1u << i, &why);
        cli_fail_text ("--fen", &why);
      }
}

gboolean
cli_read_state (const AleaRules   *rules,
                const AleaOptions *options,
                const char        *fen,
                gboolean           plain_start,
                AleaState         *state)
{
  AleaFenError error = { 0 };
  AleaSetup setup;
  AleaFaults faults;

  if (fen == NULL && !(plain_start && rules->start_fen != NULL))
    {
      alea_state_init (state, rules, options);
      return TRUE;
    }

  if (!alea_fen_read (fen != NULL ? fen : rules->start_fen, rules, &setup, &error))
    {
      char sentence[ALEA_TEXT_SIZE];

      alea_text_expand (&error.text, NULL, sentence, sizeof sentence);
      cli_fail_at ("--fen", (AleaPlace) { 1, (guint) error.column }, sentence);
      return FALSE;
    }

  faults = alea_state_init_from_setup (state, rules, options, &setup);
  print_faults (faults);
  return faults == ALEA_FAULT_NONE;
}

void
cli_print_fen (const AleaState *state)
{
  AleaSetup setup;
  char fen[ALEA_FEN_SIZE];

  alea_state_get_setup (state, &setup);
  g_print ("fen: %s\n", alea_fen_write (&setup, state->rules, fen));
}

void
cli_print_question (const AleaState *state)
{
  static const char *const who[] = { "white", "black", "first", "second" };
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question;

  alea_state_ask (state, &question);

  switch (question.ask)
    {
    case ALEA_ASK_ROLL:
      g_print ("next: %s roll %dd%d\n", who[question.who], question.dice.n, question.dice.sides);
      break;
    case ALEA_ASK_DECIDE:
      g_print ("next: %s decide %zu\n", who[question.who], alea_state_list_decisions (state, decisions));
      break;
    case ALEA_ASK_OVER:
      g_print ("result: %s %s\n", alea_result_to_string (question.result),
               alea_ending_to_string (question.ending));
      break;
    }
}
