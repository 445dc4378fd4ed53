/* fuzz-position.c: any bytes as text with a position in it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-position-text.h"
#include "fuzz.h"
#include "test-support.h"

/* What was read is a FEN, and its own FEN is read as it stands and assumes
 * nothing that a strict reader would not. */
static void
check_found (const AleaPositionText *found)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup again;

  alea_fen_write (&found->setup, found->rules, fen);
  if (!alea_fen_read (fen, found->rules, &again, NULL) || !test_is_same_setup (&found->setup, &again))
    g_error ("%s: “%s” does not come back", found->rules->id, fen);

  for (guint i = 0; i < found->assumed->len; i++)
    {
      g_autofree char *sentence = test_sentence (&g_array_index (found->assumed, AleaText, i));

      g_assert_cmpstr (sentence, !=, "");
      g_assert_true (g_utf8_validate (sentence, -1, NULL));
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  /* A copy, so that a byte read too far is seen. */
  g_autofree char *text = g_memdup2 (data, size);

  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_auto(AleaPositionText) found = { 0 };
      AleaFenError error = { 0 };

      if (alea_position_text_read (&found, text, size, alea_games[i], &error))
        check_found (&found);
      else
        {
          g_autofree char *sentence = test_sentence (&error.text);

          g_assert_cmpstr (sentence, !=, "");
          g_assert_cmpint (error.column, >=, 0);
        }
    }

  return 0;
}
