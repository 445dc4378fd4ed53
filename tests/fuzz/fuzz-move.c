/* fuzz-move.c: anything typed where a move or a roll is asked for
 *
 * The first line is the game and its options, the second the position, empty
 * for the start of the game; every other line is typed there.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"
#include "check-state.h"
#include "fuzz.h"
#include "test-support.h"

/* What was understood is said again in words that mean the same. */
static void
check_event (const AleaState *state,
             const AleaEvent *event)
{
  g_autofree char *word = alea_script_write_event (state, event);
  AleaEvent again;

  if (!alea_script_parse_event (state, word, &again, NULL) || again.type != event->type)
    g_error ("“%s” is not understood", word);
  if (event->type == ALEA_EVENT_DECISION)
    g_assert_true (alea_decision_equal (&event->decision, &again.decision));
}

/* Says something, and in letters where letters were typed. */
static void
check_why (const AleaText *why,
           const char     *word)
{
  g_autofree char *sentence = test_sentence (why);

  g_assert_cmpstr (sentence, !=, "");
  if (g_utf8_validate (word, -1, NULL) && !g_utf8_validate (sentence, -1, NULL))
    g_error ("“%s” is not text", sentence);
}

static void
type (const AleaState *state,
      const char      *word)
{
  g_autoptr(GError) error = NULL;
  AleaState after = *state;
  AleaText why = { 0 };
  AleaEvent event;

  if (!alea_script_parse_event (state, word, &event, &error))
    {
      if (g_utf8_validate (word, -1, NULL))
        fuzz_check_error (error);
      return;
    }

  if (!alea_state_apply (&after, &event, &why))
    {
      check_why (&why, word);
      test_assert_same_state (&after, state);
      return;
    }

  check_event (state, &event);
  check_state (&after);
}

/* Moves of single positions, as game files have them. */
static void
type_move (const AleaPosition *position,
           const char         *word)
{
  AleaText why = { 0 };
  AleaMove move;

  if (alea_move_parse (position, word, &move, &why))
    g_assert_true (alea_position_is_legal (position, move));
  else
    check_why (&why, word);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = fuzz_text (data, size);
  char *rest = text, *fen;
  const AleaRules *rules;
  AleaOptions options;
  AleaSetup setup;
  AleaState state;

  rules = fuzz_read_game (fuzz_next_line (&rest), &options);
  if (rules == NULL)
    return -1;

  alea_state_init (&state, rules, &options);
  fen = fuzz_next_line (&rest);
  if (*fen != '\0'
      && (!alea_fen_read (fen, rules, &setup, NULL)
          || alea_state_init_from_setup (&state, rules, &options, &setup) != ALEA_FAULT_NONE))
    return -1;

  do
    {
      const char *word = fuzz_next_line (&rest);

      type (&state, word);
      if (state.stage == ALEA_STAGE_PLAY)
        type_move (&state.position, word);
    }
  while (*rest != '\0');

  return 0;
}
