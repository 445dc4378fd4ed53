/* alea-answerer.c: what the computer is about to do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-answerer.h"

#include <glib/gi18n-lib.h>

/* Where it plays for both it matters for whom. */
static char *
name_program (AleaMatch          *self,
              const AleaQuestion *question)
{
  const gboolean is_roll = question->ask == ALEA_ASK_ROLL;

  if (alea_match_count_programs (self) < ALEA_N_PERSONS)
    return g_strdup (is_roll ? _("The computer rolls the dice.") : _("The computer is thinking."));
  if (question->who == ALEA_WHO_WHITE)
    return g_strdup (is_roll ? _("The computer rolls the dice for White.") : _("The computer is thinking for White."));
  if (question->who == ALEA_WHO_BLACK)
    return g_strdup (is_roll ? _("The computer rolls the dice for Black.") : _("The computer is thinking for Black."));

  return g_strdup (_("The computer rolls the dice."));
}

char *
alea_answerer_find (const AleaState *state,
                    gpointer         data)
{
  AleaMatch *match = data;
  AleaQuestion question;
  guint person;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_OVER)
    return NULL;

  person = alea_match_find_person (match, state, question.who);
  if (alea_person_get_level (alea_match_get_person (match, person)) == 0)
    return NULL;

  /* Somebody throws real dice for it. */
  if (question.ask == ALEA_ASK_ROLL && alea_person_get_has_own_dice (alea_match_get_person (match, person)))
    return NULL;

  return name_program (match, &question);
}
