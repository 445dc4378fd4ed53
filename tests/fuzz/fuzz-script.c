/* fuzz-script.c: any text as a script of events
 *
 * The first line is the game and its options.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "check-state.h"
#include "fuzz.h"
#include "test-support.h"

/* The words of the events lead to the same state, one by one. */
static void
check_words (const AleaState *start,
             const AleaState *end,
             const GArray    *events)
{
  g_autoptr(GString) text = g_string_new (NULL);
  AleaState state = *start;

  for (guint i = 0; i < events->len; i++)
    {
      const AleaEvent *event = &g_array_index (events, AleaEvent, i);
      g_autofree char *word = alea_script_write_event (&state, event);

      g_string_append_printf (text, "%s ", word);
      g_assert_true (alea_state_apply (&state, event, NULL));
    }
  test_assert_same_state (&state, end);

  state = *start;
  if (!alea_script_play (text->str, &state, NULL, NULL, NULL))
    g_error ("“%s” cannot be played", text->str);
  test_assert_same_state (&state, end);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = fuzz_text (data, size);
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_autoptr(GError) error = NULL;
  AleaState start, state;
  AleaOptions options;
  const AleaRules *rules;
  AleaPlace place;
  char *script = text;

  rules = fuzz_read_game (fuzz_next_line (&script), &options);
  if (rules == NULL)
    return -1;

  alea_state_init (&start, rules, &options);
  state = start;
  if (!alea_script_play (script, &state, events, &place, &error))
    {
      if (g_utf8_validate (script, -1, NULL))
        fuzz_check_error (error);
      fuzz_check_place (place, script);
    }

  check_state (&state);
  check_words (&start, &state, events);
  return 0;
}
