/* alea-rules.c: the options of a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-rules.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static int
find_key (const AleaRules *self,
          const char      *key,
          size_t           length)
{
  for (int i = 0; self->options[i].key != NULL; i++)
    if (strlen (self->options[i].key) == length && memcmp (self->options[i].key, key, length) == 0)
      return i;

  return -1;
}

static int
find_choice (const AleaOption *option,
             const char       *choice,
             size_t            length)
{
  for (int i = 0; i < ALEA_MAX_CHOICES && option->choices[i] != NULL; i++)
    if (strlen (option->choices[i]) == length && memcmp (option->choices[i], choice, length) == 0)
      return i;

  return -1;
}

int
alea_rules_find_option (const AleaRules *self,
                        const char      *key)
{
  return find_key (self, key, strlen (key));
}

bool
alea_rules_option_is (const AleaRules   *self,
                      const AleaOptions *options,
                      const char        *key,
                      const char        *choice)
{
  int option = alea_rules_find_option (self, key);
  int wanted;

  assert (option >= 0);
  wanted = find_choice (&self->options[option], choice, strlen (choice));
  assert (wanted >= 0);

  return options->choice[option] == wanted;
}

/* Says what may stand behind "key=": "dice, number, random". */
static void
explain_choices (const AleaOption *option,
                 AleaText         *why)
{
  char values[64] = "";

  for (int i = 0; i < ALEA_MAX_CHOICES && option->choices[i] != NULL; i++)
    {
      size_t length = strlen (values);

      snprintf (values + length, sizeof values - length, "%s%s", i > 0 ? ", " : "", option->choices[i]);
    }

  alea_text_set (why, NULL, N_("The option “{option}” accepts only these values: {values}."));
  alea_text_add_string (why, "option", option->key);
  alea_text_add_string (why, "values", values);
}

bool
alea_rules_set_option (const AleaRules *self,
                       AleaOptions     *options,
                       const char      *text,
                       size_t           length,
                       AleaText        *why)
{
  const char *equals = memchr (text, '=', length);
  const size_t length_of_name = equals != NULL ? (size_t) (equals - text) : length;
  const size_t shown = length_of_name > 0 ? length_of_name : length;
  char word[64];
  int option, choice;

  snprintf (word, sizeof word, "%.*s", (int) (shown < sizeof word ? shown : sizeof word - 1), text);

  if (equals == NULL)
    {
      alea_text_set (why, NULL, N_("“{option}” is not in the form name=value."));
      alea_text_add_string (why, "option", word);
      return false;
    }

  option = find_key (self, text, length_of_name);
  if (option < 0)
    {
      alea_text_set (why, NULL, N_("{game} has no option “{option}”."));
      alea_text_add_word (why, "game", self->title);
      alea_text_add_string (why, "option", word);
      return false;
    }

  choice = find_choice (&self->options[option], equals + 1, length - length_of_name - 1);
  if (choice < 0)
    {
      explain_choices (&self->options[option], why);
      return false;
    }

  options->choice[option] = (uint8_t) choice;
  return true;
}
