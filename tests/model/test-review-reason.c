/* test-review-reason.c: what was seen on the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "review-support.h"
#include "test-support.h"

#include "alea-review-reason.h"

/* What a roll was used for, and what a decision overlooked. */
static void
test_reasons (void)
{
  static const struct { const char *game, *fen, *moves; guint event; const char *best, *sentence; } rows[] = {
    { "guardener", OPEN_FILE, "2-4 Nb5", 1, "Kd8", "After Nb5, the king on e8 can be captured by 10 of 16 rolls; after Kd8, by none." },
    { "guardener", OPEN_FILE, "2-4 Ke7", 1, "Kd8", "After Ke7, the king on e7 can be captured by 10 of 16 rolls; after Kd8, by none." },
    { "guardener", OPEN_FILE, "2-4 Nb5", 1, "Nxe4", "After Nb5, the king on e8 can be captured by 10 of 16 rolls; after Nxe4, by none." },
    { "guardener", OPEN_FILE, "2-4 Nxe4", 1, "Nb5", "" },
    { "guardener", OPEN_FILE, "2-4 Nb5 4-4", 2, NULL, "" },
    { "random-move", ROOK, "6 resign", 0, NULL, "" },
    { "guardener", OPEN_FILE, "2-4 resign", 0, NULL, "" },
    { "random-move", ROOK, "6 Ra8+", 0, NULL, "Ra8+ gives check, which ends the series: 1 move is lost." },
    { "guardener", OPEN_FILE, "2-4 Nxe4", 0, NULL, "Ann: knight from d6 takes rook on e4." },
    { "chess", "4k3/8/8/3q4/8/8/8/3QK3 w - - 0 1", "Qd4", 0, "Qxd5", "After Qd4, the queen on d4 can be captured." },
    { "chess", "4k3/8/8/3q4/8/4P3/8/3QK3 w - - 0 1", "Ke2", 0, "Qxd5", "Qxd5 would capture the queen on d5." },
    { "chess", "4k3/8/3p4/4n3/8/8/8/3QK3 w - - 0 1", "Ke2", 0, "Qd5", "" },
    { "chess", "4k3/8/8/2n3n1/1P5P/8/8/4K3 w - - 0 1", "bxc5", 0, "hxg5", "" },
    { "chess", "4k3/8/8/2p3n1/1P5P/8/8/4K3 w - - 0 1", "bxc5", 0, "hxg5", "hxg5 would capture the knight on g5." },
    { "chess", "7k/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra2", 0, "Ra8#", "Ra8# would win at once." },
    { "random-move", ROOK, "6 Ra2", 1, "Ra8+", "" },
    { "chess", "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "Kd2", 0, "Kxe2", "Kxe2 would capture the pawn on e2." },
    { "chess", "4k3/8/8/8/8/7p/8/4K2R w K - 0 1", "O-O", 0, "Rxh3", "Rxh3 would capture the pawn on h3." },
    { "chess", "4k3/8/8/8/8/7p/8/4K2R w K - 0 1", "Ke2", 0, "O-O", "" },
    { "chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "Ke2", 0, "exd6", "" },
    { "chess", "4k3/8/8/8/8/8/8/R3K3 w - - 100 80", "Ra2", 0, "draw", "" },
    { "chess", "4k3/8/8/8/8/8/7r/R3K3 w - - 100 80", "Ra2", 0, "draw", "" },
    { "guardener", OPEN_FILE, "2-2 reroll", 1, "Nxe4", "Nxe4 would capture the rook on e4." },
    { "guardener", OPEN_FILE, "2-2 Nxe4", 1, "reroll", "" },
    { "guardener", OPEN_FILE, "2-2 Kd8", 1, "Kf8", "" },
    { "guardener", OPEN_FILE, "2-4 Nb5", 1, "Nf7", "" },
    { "guardener", FORK, "2-4 Nb5", 1, "Ke7",
      "After Nb5, the king on e8 can be captured by 14 of 16 rolls; after Ke7, by only 10." },
    { "guardener", FORK, "2-4 Ke7", 1, "Nb5", "" },
    { "chess", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d3", 0, "d4", "After d3, the pawn on d3 can be captured." },
    { "chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ke2", 0, "Kd2", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = review_make_record (rows[i].game, rows[i].fen, rows[i].moves);
      AleaLedgerEntry entry = review_make_entry (record, rows[i].event);
      g_autofree char *sentence = NULL;
      AleaState state;

      review_begin (record, entry.event, &state);
      entry.error = 0.2;
      if (rows[i].best != NULL)
        g_assert_true (alea_decision_parse (&state, rows[i].best, &entry.best, NULL));
      sentence = alea_review_reason_say (record, &state, &entry, "Ann");
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* Only from a certain error on something is said of it. */
static void
test_dubious (void)
{
  static const struct { double error; const char *sentence; } rows[] = {
    { ALEA_DUBIOUS, "Qxd5 would capture the queen on d5." }, { ALEA_DUBIOUS - 0.001, "" },
  };
  g_autoptr(AleaRecord) record = review_make_record ("chess", "4k3/8/8/3q4/8/4P3/8/3QK3 w - - 0 1", "Ke2");
  AleaState state;

  review_begin (record, 0, &state);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaLedgerEntry entry = review_make_entry (record, 0);
      g_autofree char *sentence = NULL;

      entry.error = rows[i].error;
      g_assert_true (alea_decision_parse (&state, "Qxd5", &entry.best, NULL));
      sentence = alea_review_reason_say (record, &state, &entry, "Ann");
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* What is rolled and placed before play has no reason. */
static void
test_set_up (void)
{
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("guardener"), NULL, NULL);
  guint64 stream = 1;
  AleaState state;

  g_assert_true (alea_record_begin (record, &state, NULL));
  while (state.stage == ALEA_STAGE_SETUP)
    {
      const AleaEvent event = test_random_event (&state, &stream);

      g_assert_true (alea_state_apply (&state, &event, NULL));
      alea_record_append (record, &event, 1);
    }
  for (guint i = 0; i < record->events->len; i++)
    {
      AleaLedgerEntry entry = review_make_entry (record, i);
      g_autofree char *sentence = NULL;

      entry.error = 0.2;
      review_begin (record, i, &state);
      sentence = alea_review_reason_say (record, &state, &entry, "Ann");
      g_assert_cmpstr (sentence, ==, "");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/review-reason/reasons", test_reasons);
  g_test_add_func ("/review-reason/dubious", test_dubious);
  g_test_add_func ("/review-reason/set-up", test_set_up);

  return g_test_run ();
}
