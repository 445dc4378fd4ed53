/* guardener-script.c: positions of Guardener Chess, and words played in them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener-script.h"

#include <string.h>

/* "reroll=keeps castling=free", or NULL. */
static AleaOptions
read_options (const char *words)
{
  g_auto(GStrv) list = g_strsplit (words != NULL ? words : "", " ", -1);
  AleaOptions options = { { 0 } };

  for (guint i = 0; list[i] != NULL; i++)
    if (!alea_rules_set_option (test_rules ("guardener"), &options, list[i], strlen (list[i]), NULL))
      g_error ("%s is no option", list[i]);

  return options;
}

void
guardener_start (AleaState  *state,
                 const char *fen,
                 const char *option_words)
{
  const AleaOptions options = read_options (option_words);
  AleaSetup setup;
  AleaFaults faults;

  test_read_fen ("guardener", fen, &setup);
  faults = alea_state_init_from_setup (state, test_rules ("guardener"), &options, &setup);
  if (faults != ALEA_FAULT_NONE)
    g_error ("%s has faults 0x%x", fen, faults);
}

gboolean
guardener_play_word (AleaState  *state,
                     const char *word,
                     AleaText   *why)
{
  AleaDecision decision;
  AleaEvent event;

  if (g_ascii_isdigit (word[0]) && word[1] == '-')
    event = alea_event_roll ((AleaRoll) { .n = 2, .face = { (guint8) (word[0] - '0'), (guint8) (word[2] - '0') } },
                             ALEA_SOURCE_HAND);
  else if (alea_decision_parse (state, word, &decision, why))
    event = alea_event_decision (decision);
  else
    return FALSE;

  return alea_state_apply (state, &event, why);
}

char *
guardener_play (AleaState  *state,
                const char *words)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    if (*list[i] != '\0' && !guardener_play_word (state, list[i], NULL))
      return g_strdup (list[i]);

  return NULL;
}
