/* alea-start.c: starts that the dice make without anybody's help
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-start.h"

#include "alea-script.h"

static gboolean
choose_at_random (const AleaState *state,
                  AleaDice        *dice,
                  gboolean         may_reroll,
                  guint           *n_choices,
                  AleaEvent       *event)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  guint n = (guint) alea_state_list_decisions (state, decisions), choice;

  *n_choices = 0;
  for (guint i = 0; i < n; i++)
    if (may_reroll || decisions[i].act != ALEA_ACT_REROLL)
      decisions[(*n_choices)++] = decisions[i];

  if (!alea_dice_draw (dice, *n_choices, &choice))
    return FALSE;

  *event = alea_event_decision (decisions[choice]);
  return TRUE;
}

gboolean
alea_start_answer (const AleaState  *state,
                   AleaDice         *dice,
                   gboolean          may_reroll,
                   guint            *n_choices,
                   AleaEvent        *event,
                   GError          **error)
{
  AleaQuestion question;
  guint n = 1;
  gboolean good;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_ROLL)
    {
      *event = alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);
      good = alea_dice_throw (dice, &event->roll);
    }
  else
    good = choose_at_random (state, dice, may_reroll, &n, event);

  if (!good)
    g_set_error_literal (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT,
                         "the system gives no random numbers");
  if (n_choices != NULL)
    *n_choices = n;
  return good;
}

gboolean
alea_start_roll_nth (const AleaRules    *rules,
                     const AleaOptions  *options,
                     const char         *seed,
                     guint               n,
                     AleaState          *state,
                     char              **rolls,
                     GError            **error)
{
  g_autofree char *own_seed = alea_start_make_seed (seed, n);
  g_autoptr(AleaDice) dice = alea_dice_new_seeded (own_seed);
  g_autoptr(GString) record = g_string_new (NULL);

  alea_state_init (state, rules, options);
  while (state->stage == ALEA_STAGE_SETUP)
    {
      AleaEvent event;

      if (!alea_start_answer (state, dice, TRUE, NULL, &event, error))
        return FALSE;

      if (event.type == ALEA_EVENT_ROLL)
        {
          g_autofree char *word = alea_script_write_event (state, &event);

          g_string_append_printf (record, "%s%s", record->len > 0 ? " " : "", word);
        }

      /* What the rules offer they take. */
      if (!alea_state_apply (state, &event, NULL))
        g_assert_not_reached ();
    }

  if (rolls != NULL)
    *rolls = g_strdup (record->str);
  return TRUE;
}

char *
alea_start_make_seed (const char *seed,
                      guint       n)
{
  return g_strdup_printf ("%s/%u", seed, n);
}
