/* test-ledger.c: luck, errors and revisions add up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-ledger.h"
#include "alea-review-notes.h"
#include "check-pgn.h"
#include "random-record.h"
#include "test-support.h"

#include <math.h>

#define TABLE_BYTES (1 << 20)
#define N_GAMES     1000
#define MAX_EVENTS  24

static AleaSearch *search;

static AleaLedger *
look (const AleaRecord *record,
      int               depth)
{
  const AleaSearchLimits limits = { .depth = depth };
  g_autoptr(GError) error = NULL;
  AleaLedger *ledger = alea_ledger_new (record, search, &limits, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (ledger);
  return ledger;
}

static const AleaLedgerEntry *
find_entry (const AleaLedger *ledger,
            guint             event)
{
  for (guint i = 0; i < ledger->entries->len; i++)
    if (g_array_index (ledger->entries, AleaLedgerEntry, i).event == event)
      return &g_array_index (ledger->entries, AleaLedgerEntry, i);

  g_assert_not_reached ();
}

/* --- sums ----------------------------------------------------------------- */

static void
assert_entry (const AleaLedgerEntry *entry)
{
  const double sign = entry->player == 0 ? 1 : -1;

  g_assert_cmpfloat (entry->error, >=, 0);
  g_assert_cmpfloat (fabs (entry->before + sign * (entry->luck - entry->error) - entry->after), <, 1e-9);
  if (entry->type == ALEA_EVENT_DECISION)
    g_assert_cmpfloat (entry->luck, ==, 0);
}

static void
assert_closed (const AleaLedger *ledger,
               const AleaRecord *record)
{
  const double sum = ledger->start + ledger->luck[0] - ledger->luck[1] - ledger->error[0] + ledger->error[1]
                     + ledger->revisions;
  AleaState end;

  g_assert_cmpfloat (fabs (sum - ledger->end), <, 1e-9);
  g_assert_true (alea_record_replay (record, G_MAXUINT, &end, NULL));
  if (end.stage == ALEA_STAGE_OVER && end.result == ALEA_RESULT_DRAW)
    g_assert_cmpfloat (ledger->end, ==, 0.5);
  else if (end.stage == ALEA_STAGE_OVER)
    g_assert_true (ledger->end == 0 || ledger->end == 1);

  for (guint i = 0; i < ledger->entries->len; i++)
    {
      const AleaLedgerEntry *entry = &g_array_index (ledger->entries, AleaLedgerEntry, i);

      assert_entry (entry);
      g_assert_cmpuint (entry->event, ==, record->events->len - ledger->entries->len + i);
    }
}

/* What is written is read to the last digit. */
static void
assert_kept (const AleaLedger *ledger,
             const AleaRecord *record)
{
  g_autofree char *text = alea_ledger_write (ledger), *again = NULL;
  g_autoptr(AleaLedger) copy = alea_ledger_read (text, record->events->len);

  g_assert_nonnull (copy);
  again = alea_ledger_write (copy);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpfloat (copy->luck[0], ==, ledger->luck[0]);
  g_assert_cmpfloat (copy->revisions, ==, ledger->revisions);
}

/* The notes are in the file, and are read from it as they were. */
static void
assert_noted (const AleaLedger *ledger,
              AleaRecord       *record)
{
  g_autofree char *text = NULL, *again = NULL;
  g_autoptr(AleaRecord) copy = NULL;

  alea_review_notes_write (record, ledger, "0");
  text = check_pgn_write (record);
  copy = check_pgn_read (text);
  again = check_pgn_write (copy);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpuint (copy->n_variations, ==, 0);
  g_assert_cmpuint (copy->events->len, ==, record->events->len);
}

static void
test_sums (void)
{
  guint64 stream = G_GUINT64_CONSTANT (0x1ed9e4);
  const guint n_games = test_get_amount ("ALEA_TEST_GAMES", N_GAMES);
  guint n_rules = 0;

  while (alea_games[n_rules] != NULL)
    n_rules++;

  for (guint i = 0; i < n_games; i++)
    {
      const AleaRules *rules = alea_games[i % n_rules];
      g_autoptr(AleaRecord) record = random_record_new (rules, MAX_EVENTS, &stream);
      g_autoptr(AleaLedger) ledger = look (record, 1);

      assert_closed (ledger, record);
      assert_kept (ledger, record);
      if (i % 5 == 0)
        assert_noted (ledger, record);
    }
}

/* --- what it says --------------------------------------------------------- */

/* A queen alone takes the king with a double: 4 of 16, and 1-1 has fallen. */
static void
test_luck (void)
{
  g_autoptr(AleaRecord) record = check_pgn_read (
    "[Variant \"Guardener Chess\"]\n[SetUp \"1\"]\n"
    "[FEN \"***4***/*4k3*/*8*/10/10/10/10/*4Q3*/*K7*/***4*** w - - 0 30 pass=-\"]\n\n{[%roll 1-1]} 30. Qxe8 1-0\n");
  g_autoptr(AleaLedger) ledger = look (record, 1);
  const AleaLedgerEntry *roll = find_entry (ledger, 0), *move = find_entry (ledger, 1);
  guint moments[3];

  g_assert_cmpfloat (roll->after, ==, 1);
  g_assert_cmpfloat (fabs (roll->luck - (1 - ledger->start)), <, 1e-9);
  g_assert_cmpfloat (move->error, ==, 0);
  g_assert_cmpfloat (ledger->end, ==, 1);
  g_assert_true (ledger->is_over);
  if (roll->luck >= ALEA_DUBIOUS)
    {
      g_assert_cmpuint (alea_ledger_find_moments (ledger, 3, moments), ==, 1);
      g_assert_cmpuint (moments[0], ==, 0);
    }
}

/* A queen that is not taken, but taken: a sign, and what was better. */
static void
test_error (void)
{
  g_autoptr(AleaRecord) record = check_pgn_read (
    "[SetUp \"1\"]\n[FEN \"q5k1/8/8/8/8/8/8/Q5K1 w - - 0 1\"]\n\n1. Kf2 $2 Qxa1 *\n");
  g_autoptr(AleaLedger) ledger = look (record, 4);
  const AleaLedgerEntry *error = find_entry (ledger, 0), *answer = find_entry (ledger, 1);
  g_autofree char *text = NULL, *again = NULL;
  guint moments[3];

  g_assert_cmpint (alea_ledger_entry_judge (error), ==, ALEA_JUDGEMENT_BLUNDER);
  g_assert_cmpint (alea_ledger_entry_judge (answer), ==, ALEA_JUDGEMENT_NONE);
  g_assert_cmpuint (ledger->n_choices[0], ==, 1);
  g_assert_cmpuint (alea_ledger_find_moments (ledger, 3, moments), >=, 1);
  g_assert_cmpuint (moments[0], ==, 0);

  /* A second review takes the place of the first, and leaves others' signs. */
  alea_review_notes_write (record, ledger, "0");
  text = check_pgn_write (record);
  g_assert_nonnull (strstr (text, "Kf2 $2 $4 {[%eval"));
  g_assert_nonnull (strstr (text, "(1. Qxa8+)"));
  alea_review_notes_write (record, ledger, "0");
  again = check_pgn_write (record);
  g_assert_null (strstr (again, "$4 $4"));
}

/* To roll again would have been better, or to pass: no other program knows the one as
 * a move.  The sign stands there alone, and once however often it is looked at. */
static void
test_no_move (void)
{
  static const struct { const char *better, *words; } rows[] = {
    { "reroll", "d4 $6 *" }, { "draw", "d4 $6 *" }, { "pass", "d4 $6 (1. --) *" }, { "Nc3", "d4 $6 (1. Nc3) *" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = check_pgn_read ("[Variant \"Guardener Chess\"]\n\n1. {[%roll 3-3 4-3]} d4 $6 *\n");
      g_autofree char *text = NULL;

      alea_record_make_note (record, 4)->finding.better = g_strdup (rows[i].better);
      text = check_pgn_write (record);
      g_assert_nonnull (strstr (text, rows[i].words));
    }
}

static void
test_reroll_again (void)
{
  g_autoptr(AleaRecord) record = check_pgn_read (
    "[Variant \"Guardener Chess\"]\n\n1. {[%roll 4-4]} d3 {[%roll 1-2]} *\n");
  g_autoptr(AleaLedger) ledger = look (record, 1);
  AleaLedgerEntry *entry = (AleaLedgerEntry *) find_entry (ledger, 1);
  g_autofree char *text = NULL, *again = NULL;
  g_autoptr(AleaRecord) copy = NULL;

  entry->best = (AleaDecision) { .act = ALEA_ACT_REROLL };
  entry->error = 0.5;
  entry->revision = 0;
  alea_review_notes_write (record, ledger, "0");
  text = check_pgn_write (record);
  g_assert_nonnull (strstr (text, " $4"));
  g_assert_null (strstr (text, "("));

  copy = check_pgn_read (text);
  alea_review_notes_write (copy, ledger, "0");
  again = check_pgn_write (copy);
  g_assert_cmpstr (again, ==, text);
}

/* Giving up costs what there was to be had, a moment like any other error; an agreed
 * draw is nobody's error. */
static void
test_last_word (void)
{
  g_autoptr(AleaRecord) resigned = check_pgn_read ("1. e4 e5 0-1\n");
  g_autoptr(AleaRecord) agreed = check_pgn_read ("1. e4 e5 1/2-1/2\n");
  g_autoptr(AleaLedger) ledger = look (resigned, 2), other = look (agreed, 2);
  const AleaLedgerEntry *last = find_entry (ledger, 2);
  guint moments[3];
  const guint n_moments = alea_ledger_find_moments (ledger, 3, moments);

  g_assert_cmpuint (n_moments, ==, 1);
  g_assert_true (&g_array_index (ledger->entries, AleaLedgerEntry, moments[0]) == last);
  g_assert_cmpuint (alea_ledger_find_moments (other, 3, moments), ==, 0);
  g_assert_cmpint (last->player, ==, 0);
  g_assert_cmpfloat (last->error, ==, last->before);
  g_assert_cmpfloat (ledger->end, ==, 0);
  g_assert_cmpfloat (find_entry (other, 2)->error, ==, 0);
  g_assert_cmpfloat (other->end, ==, 0.5);
}

/* What was lost already is given up without an error; what was forced is no moment. */
static void
test_no_moment (void)
{
  g_autoptr(AleaRecord) lost = check_pgn_read (
    "[SetUp \"1\"]\n[FEN \"q5k1/8/8/8/8/8/8/6K1 w - - 0 1\"]\n\n0-1\n");
  g_autoptr(AleaRecord) forced = check_pgn_read ("1. e4 e5 *\n");
  g_autoptr(AleaLedger) ledger = look (lost, 4), other = look (forced, 1);
  AleaLedgerEntry *entry = (AleaLedgerEntry *) find_entry (other, 0);
  guint moments[3];

  g_assert_cmpfloat (find_entry (ledger, 0)->error, <, ALEA_DUBIOUS);
  g_assert_cmpuint (alea_ledger_find_moments (ledger, 3, moments), ==, 0);

  entry->error = 0.5;
  g_assert_cmpuint (alea_ledger_find_moments (other, 1, moments), ==, 1);
  g_assert_cmpuint (moments[0], ==, 0);
  entry->is_choice = FALSE;
  g_assert_true (alea_ledger_find_moments (other, 1, moments) == 0 || moments[0] != 0);
}

static void
test_notes (void)
{
  static const char game[] =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n"
    "[Variant \"Guardener Chess\"]\n[Annotator \"Alea 0 depth 3\"]\n\n"
    "1. {[%roll 3-3 4-3] [%eval 0.488/0.050/0.462] [%luck +0.08]} d4 $6 {better so}\n(1. Nc3) *\n\n";
  g_autoptr(AleaRecord) record = check_pgn_read (game);
  g_autofree char *text = check_pgn_write (record);
  const AleaNote *start = alea_record_find_note (record, 0), *move = alea_record_find_note (record, 4);

  g_assert_cmpstr (text, ==, game);
  g_assert_true (start->finding.has_chances);
  g_assert_cmpfloat (fabs (start->finding.loss - 0.462), <, 1e-12);
  g_assert_cmpstr (move->finding.better, ==, "Nc3");
  g_assert_cmpstr (move->comment, ==, "better so");
}

static void
test_broken (void)
{
  static const char *const texts[] = {
    "", "ledger", "ledger 2 3 1 0 1\n", "ledger 1 3 1 0 2\n", "ledger 1 3 1 0 nan\n",
    "ledger 1 3 1 0 1\n0 0 0 1 0 1 0 0 1 1 0 0 0 0 0 0 0 0\n",
    "ledger 1 3 1 0 1\n0 0 2 1 0 1 0 0 1 1 0 0 0 0 0 0 0 0 0\n",
    "ledger 1 3 1 0 1\n7 0 0 1 0 1 0 0 1 1 0 0 0 0 0 0 0 0 0\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (alea_ledger_read (texts[i], 1));
}

/* The same question has the same answer, whatever was looked at before. */
static void
test_repeats (void)
{
  guint64 stream = 7;
  g_autoptr(AleaRecord) record = random_record_new_plain (alea_rules_find ("guardener"), NULL, 12, &stream);
  g_autoptr(AleaLedger) first = look (record, 2), second = look (record, 2);
  g_autofree char *one = alea_ledger_write (first), *other = alea_ledger_write (second);

  g_assert_cmpstr (one, ==, other);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  search = alea_search_new (TABLE_BYTES, 1);

  g_test_add_func ("/ledger/sums", test_sums);
  g_test_add_func ("/ledger/luck", test_luck);
  g_test_add_func ("/ledger/error", test_error);
  g_test_add_func ("/ledger/no-move", test_no_move);
  g_test_add_func ("/ledger/reroll-again", test_reroll_again);
  g_test_add_func ("/ledger/last-word", test_last_word);
  g_test_add_func ("/ledger/no-moment", test_no_moment);
  g_test_add_func ("/ledger/notes", test_notes);
  g_test_add_func ("/ledger/broken", test_broken);
  g_test_add_func ("/ledger/repeats", test_repeats);

  status = g_test_run ();
  alea_search_free (search);
  return status;
}
