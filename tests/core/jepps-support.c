/* jepps-support.c: set-ups of Jepps Random Chess as strings
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "jepps-support.h"

#include <stdio.h>
#include <string.h>

void
jepps_start (AleaState  *state,
             const char *options)
{
  const AleaRules *rules = test_rules ("jepps");
  g_auto(GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);
  AleaOptions chosen = { { 0 } };

  for (guint i = 0; words[i] != NULL; i++)
    if (!alea_rules_set_option (rules, &chosen, words[i], strlen (words[i]), NULL))
      g_error ("“%s” is no option", words[i]);

  alea_state_init (state, rules, &chosen);
}

AleaEvent
jepps_event (const AleaState *state,
             const char      *word)
{
  AleaRoll roll = { .n = 2 };
  AleaDecision decision;
  AleaText why = { 0 };

  if (sscanf (word, "%hhu-%hhu", &roll.face[0], &roll.face[1]) == 2)
    return alea_event_roll (roll, ALEA_SOURCE_HAND);

  if (!alea_decision_parse (state, word, &decision, &why))
    g_error ("%s: %s", word, test_sentence (&why));

  return alea_event_decision (decision);
}

void
jepps_apply (AleaState  *state,
             const char *words)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      AleaEvent event = jepps_event (state, list[i]);
      AleaText why = { 0 };

      if (!alea_state_apply (state, &event, &why))
        g_error ("%s in %s: %s", list[i], words, test_sentence (&why));
    }
}

char *
jepps_question (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question;
  const char *who;

  alea_state_ask (state, &question);
  who = question.who == ALEA_WHO_WHITE ? "white" : "black";

  if (question.ask == ALEA_ASK_OVER)
    return g_strdup ("over");
  if (question.ask == ALEA_ASK_ROLL)
    return g_strdup_printf ("%s roll %dd%d", who, question.dice.n, question.dice.sides);

  return g_strdup_printf ("%s decide %" G_GSIZE_FORMAT, who, alea_state_list_decisions (state, decisions));
}

char *
jepps_home_rank (const AleaState *state,
                 AleaColour       colour,
                 char             letters[static 9])
{
  for (int file = 0; file < 8; file++)
    {
      AleaPiece piece = alea_state_get_piece (state, (AleaSquare) (colour == ALEA_WHITE ? file : 56 + file));

      g_assert_true (piece == ALEA_NO_PIECE || alea_piece_colour (piece) == colour);
      letters[file] = piece == ALEA_NO_PIECE ? '.' : ALEA_PIECE_LETTERS[alea_piece_type (piece)];
    }

  letters[8] = '\0';
  return letters;
}
