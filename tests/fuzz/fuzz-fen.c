/* fuzz-fen.c: any line as the position of any game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-faults.h"
#include "alea-fen.h"
#include "check-state.h"
#include "fuzz.h"
#include "test-support.h"

#include <string.h>

/* Comes back as it is, though it need not be a position. */
static void
check_setup (const AleaSetup *setup,
             const AleaRules *rules)
{
  char fen[ALEA_FEN_SIZE], again[ALEA_FEN_SIZE];
  AleaSetup read;

  alea_fen_write (setup, rules, fen);
  if (!alea_fen_read (fen, rules, &read, NULL) || !test_is_same_setup (setup, &read))
    g_error ("%s: “%s” does not come back", rules->id, fen);
  g_assert_cmpstr (alea_fen_write (&read, rules, again), ==, fen);
}

static void
check_faults (AleaFaults faults)
{
  for (guint i = 0; i < ALEA_N_FAULTS; i++)
    if (faults & (1u << i))
      {
        AleaText text = { 0 };

        alea_fault_describe (1u << i, &text);
        check_sentence (&text);
      }
}

static void
check_fen (const char      *fen,
           const AleaRules *rules)
{
  AleaFenError error = { 0 };
  AleaFaults faults;
  AleaSetup setup;
  AleaState state;

  if (!alea_fen_read (fen, rules, &setup, &error))
    {
      g_autofree char *sentence = test_sentence (&error.text);

      g_assert_cmpstr (sentence, !=, "");
      g_assert_true (g_utf8_validate (sentence, -1, NULL) || !g_utf8_validate (fen, -1, NULL));
      g_assert_cmpint (error.column, >=, 1);
      g_assert_cmpint (error.column, <=, strlen (fen) + 1);
      return;
    }

  check_setup (&setup, rules);
  faults = alea_state_init_from_setup (&state, rules, NULL, &setup);
  check_faults (faults);
  g_assert_cmpint (faults, ==, alea_setup_find_faults (&setup, rules));
  if (faults == ALEA_FAULT_NONE)
    {
      check_state (&state);
      check_state_slowly (&state, FALSE);
      check_state_refuses (&state);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *fen = fuzz_text (data, size);

  for (guint i = 0; alea_games[i] != NULL; i++)
    check_fen (fen, alea_games[i]);

  return 0;
}
