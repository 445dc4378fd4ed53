/* test-honesty.c: what is said of made-up ledgers
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-honesty.h"
#include "alea-mean.h"
#include "test-support.h"

#include <math.h>

#define N_TRIALS    100
#define N_DECISIONS 40   /* of each side in a game */

static void
add_entry (AleaLedger    *ledger,
           AleaEventType  type,
           int            player,
           double         luck,
           double         error,
           gboolean       is_choice)
{
  const AleaLedgerEntry entry = {
    .event = ledger->entries->len, .type = type, .player = player, .luck = luck, .error = error, .is_choice = is_choice,
  };

  g_array_append_val (ledger->entries, entry);
  alea_ledger_add_up (ledger);
}

static AleaLedger *
new_ledger (void)
{
  AleaLedger *ledger = g_new0 (AleaLedger, 1);

  ledger->entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry));
  return ledger;
}

static double
random_fraction (guint64 *stream)
{
  return test_random (stream, 1 << 20) / (double) (1 << 20);
}

/* Most decisions are right; an error is of 0.1 on average, in a game in which
 * one side stands so that its errors cost more. */
static GPtrArray *
make_games (guint    n_games,
            double   frequency_0,
            double   frequency_1,
            guint64 *stream)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_ledger_free);

  for (guint i = 0; i < n_games; i++)
    {
      AleaLedger *ledger = new_ledger ();
      const double weights[2] = { 0.7 + 0.6 * random_fraction (stream), 0.7 + 0.6 * random_fraction (stream) };

      for (guint j = 0; j < 2 * N_DECISIONS; j++)
        {
          const int player = j % 2;
          const gboolean is_error = random_fraction (stream) < (player == 0 ? frequency_0 : frequency_1);

          add_entry (ledger, ALEA_EVENT_DECISION, player, 0,
                     is_error ? 0.2 * random_fraction (stream) * weights[player] : 0, TRUE);
        }
      g_ptr_array_add (games, ledger);
    }

  return games;
}

static guint
count_verdicts (guint              n_games,
                double             frequency_0,
                double             frequency_1,
                AleaHonestyVerdict verdict)
{
  guint64 stream = n_games;
  guint n = 0;

  for (guint i = 0; i < N_TRIALS; i++)
    {
      g_autoptr(GPtrArray) games = make_games (n_games, frequency_0, frequency_1, &stream);

      n += alea_honesty_look (games).verdict == verdict;
    }

  return n;
}

/* --- honesty -------------------------------------------------------------- */

/* Who makes three times as many errors for one side is found out after five
 * games, four times in five; and never after one. */
static void
test_power (void)
{
  g_assert_cmpuint (count_verdicts (1, 0.1, 0.9, ALEA_HONESTY_UNKNOWN), ==, N_TRIALS);
  g_assert_cmpuint (count_verdicts (4, 0.1, 0.9, ALEA_HONESTY_UNKNOWN), ==, N_TRIALS);
  g_assert_cmpuint (count_verdicts (5, 0.15, 0.45, ALEA_HONESTY_FOR_WHITE), >=, N_TRIALS * 8 / 10);
  g_assert_cmpuint (count_verdicts (5, 0.45, 0.15, ALEA_HONESTY_FOR_BLACK), >=, N_TRIALS * 8 / 10);
  g_assert_cmpuint (count_verdicts (20, 0.15, 0.3, ALEA_HONESTY_FOR_WHITE), >=, N_TRIALS * 8 / 10);
}

/* Who is fair is hardly ever accused. */
static void
test_fair (void)
{
  g_assert_cmpuint (count_verdicts (5, 0.3, 0.3, ALEA_HONESTY_UNKNOWN), >=, N_TRIALS * 93 / 100);
  g_assert_cmpuint (count_verdicts (20, 0.3, 0.3, ALEA_HONESTY_UNKNOWN), >=, N_TRIALS * 93 / 100);
}

static void
test_same_again (void)
{
  guint64 stream = 1;
  g_autoptr(GPtrArray) games = make_games (6, 0.1, 0.6, &stream), none = g_ptr_array_new ();
  const AleaHonesty first = alea_honesty_look (games), second = alea_honesty_look (games);

  g_assert_cmpint (first.verdict, ==, ALEA_HONESTY_FOR_WHITE);
  g_assert_cmpfloat (first.chance, ==, second.chance);
  g_assert_cmpfloat (first.chance, <, 0.01);
  g_assert_cmpfloat (first.low, <, first.gap);
  g_assert_cmpfloat (first.gap, <, first.high);
  g_assert_cmpuint (first.n_games, ==, 6);
  g_assert_cmpint (alea_honesty_look (none).verdict, ==, ALEA_HONESTY_UNKNOWN);
}

/* Nothing but right decisions: no gap, and no division by nothing. */
static void
test_faultless (void)
{
  guint64 stream = 2;
  g_autoptr(GPtrArray) games = make_games (6, 0, 0, &stream);
  const AleaHonesty found = alea_honesty_look (games);

  g_assert_cmpint (found.verdict, ==, ALEA_HONESTY_UNKNOWN);
  g_assert_cmpfloat (found.gap, ==, 0);
}

/* --- means ---------------------------------------------------------------- */

/* 0.1 and 0.3 of luck: 0.2, with an error of 0.1; three decisions with errors of
 * 0.06 together. */
static void
test_means (void)
{
  AleaLedger *ledgers[2] = { new_ledger (), new_ledger () };
  AleaMeanGame games[3] = { { 0 } };
  AleaMean luck, error;

  add_entry (ledgers[0], ALEA_EVENT_ROLL, 0, 0.25, 0, FALSE);
  add_entry (ledgers[0], ALEA_EVENT_ROLL, 1, 0.15, 0.5, TRUE);
  add_entry (ledgers[0], ALEA_EVENT_DECISION, 0, 0, 0.02, TRUE);
  add_entry (ledgers[0], ALEA_EVENT_DECISION, 0, 0, 0, FALSE);
  add_entry (ledgers[0], ALEA_EVENT_DECISION, 1, 0, 0.4, TRUE);
  add_entry (ledgers[1], ALEA_EVENT_ROLL, 0, 0.3, 0, FALSE);
  add_entry (ledgers[1], ALEA_EVENT_DECISION, 0, 0, 0, TRUE);
  add_entry (ledgers[1], ALEA_EVENT_DECISION, 0, 0, 0.04, TRUE);
  for (guint i = 0; i < 2; i++)
    games[i] = alea_mean_game_new (ledgers[i], 0);

  luck = alea_mean_of_luck (games, 3);
  g_assert_cmpuint (luck.n_games, ==, 2);
  g_assert_cmpfloat_with_epsilon (luck.mean, 0.2, 1e-12);
  g_assert_cmpfloat_with_epsilon (luck.error, 0.1, 1e-12);

  /* 0.02 of one and 0.04 of two are the same rate: no spread. */
  error = alea_mean_of_errors (games, 3);
  g_assert_cmpuint (error.n_games, ==, 2);
  g_assert_cmpfloat_with_epsilon (error.mean, 0.02, 1e-12);
  g_assert_cmpfloat_with_epsilon (error.error, 0, 1e-12);

  /* 0.06 of one and 0.04 of two: a third less 0.0333 of each. */
  games[0].error = 0.06;
  error = alea_mean_of_errors (games, 2);
  g_assert_cmpfloat_with_epsilon (error.mean, 0.1 / 3, 1e-12);
  g_assert_cmpfloat_with_epsilon (error.error, sqrt (2 * 2 * pow (0.06 - 0.1 / 3, 2)) / 3, 1e-12);

  g_assert_cmpfloat (alea_mean_of_luck (games, 1).error, ==, 0);
  g_assert_cmpuint (alea_mean_of_errors (games, 0).n_games, ==, 0);
  alea_ledger_free (ledgers[0]);
  alea_ledger_free (ledgers[1]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/honesty/power", test_power);
  g_test_add_func ("/honesty/fair", test_fair);
  g_test_add_func ("/honesty/same-again", test_same_again);
  g_test_add_func ("/honesty/faultless", test_faultless);
  g_test_add_func ("/mean/means", test_means);
  return g_test_run ();
}
