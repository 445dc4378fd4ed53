/* test-review-words.c: what a review says
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "review-support.h"
#include "test-support.h"

#include "alea-review-reason.h"
#include "alea-review-words.h"
#include "alea-review.h"

static const char *names[2] = { "Ann", "Ben" };

/* Of Random Move Number Chess. */
static AleaRecord *
make_record (const char *words)
{
  return review_make_record ("random-move", ROOK, words);
}

/* --- an event --------------------------------------------------------------- */

static void
test_points (void)
{
  static const struct { double points; const char *text; } rows[] = {
    { 0, "0" }, { 0.0049, "0" }, { -0.0049, "0" }, { 0.0051, "+1" }, { -0.0051, "−1" }, { 0.235, "+24" },
    { 1, "+100" }, { -1, "−100" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = alea_review_words_points (rows[i].points);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* Each decision with the roll that it answers, and with no other.  Who resigns is named:
 * it need not be the player who is to move. */
static void
test_events (void)
{
  static const char *const expected[] = {
    "10. 6", "10. 6 Ra2", "10. Ra3", "10… 4", "10… 4 Kd8", "10. 3", "Ann resigned",
  };
  g_autoptr(AleaRecord) record = make_record ("6 Ra2 Ra3 4 Kd8 3 resign");

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      AleaLedgerEntry entry = review_make_entry (record, i);
      g_autofree char *text = NULL;
      AleaState state;

      review_begin (record, i, &state);
      entry.colour = i == 3 || i == 4 ? ALEA_BLACK : ALEA_WHITE;
      text = alea_review_words_event (record, &state, &entry, names);
      g_assert_cmpstr (text, ==, expected[i]);
    }
}

static void
test_rolls (void)
{
  static const struct { double luck; const char *sentence; } rows[] = {
    { ALEA_VERY_LUCKY, "A very lucky roll for Ben: " },
    { ALEA_VERY_LUCKY - 0.001, "A lucky roll for Ben: " },
    { ALEA_LUCKY, "A lucky roll for Ben: " },
    { ALEA_LUCKY - 0.001, "An ordinary roll for Ben: " },
    { 0, "An ordinary roll for Ben: 0." },
    { 0.001 - ALEA_LUCKY, "An ordinary roll for Ben: " },
    { -ALEA_LUCKY, "An unlucky roll for Ben: −" },
    { 0.001 - ALEA_VERY_LUCKY, "An unlucky roll for Ben: −" },
    { -ALEA_VERY_LUCKY, "A very unlucky roll for Ben: −" },
  };
  g_autoptr(AleaRecord) record = make_record ("6");
  AleaState state;

  review_begin (record, 0, &state);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaLedgerEntry entry = review_make_entry (record, 0);
      g_autofree char *sentence = NULL;

      entry.player = 1;
      entry.luck = rows[i].luck;
      sentence = alea_review_words_verdict (record, &state, &entry, names);
      g_assert_true (g_str_has_prefix (sentence, rows[i].sentence));
    }
}

static void
test_decisions (void)
{
  static const struct { double error; const char *best; gboolean is_choice; const char *sentence; } rows[] = {
    { 0.2, "Ra8+", TRUE, "Better: Ra8+." },
    { 0.0051, "Ra8+", TRUE, "Better: Ra8+." },
    { 0.0049, "Ra8+", TRUE, "There was nothing better." },
    { 0.2, "Ra2", TRUE, "There was nothing better." },
    { 0.2, "Ra8+", FALSE, "Nothing else was possible." },
  };
  g_autoptr(AleaRecord) record = make_record ("6 Ra2");
  AleaState state;

  review_begin (record, 1, &state);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaLedgerEntry entry = review_make_entry (record, 1);
      g_autofree char *sentence = NULL;

      entry.error = rows[i].error;
      entry.is_choice = rows[i].is_choice;
      g_assert_true (alea_decision_parse (&state, rows[i].best, &entry.best, NULL));
      sentence = alea_review_words_verdict (record, &state, &entry, names);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* Of the one who resigned, whoever was to move: a choice that the rules do not list. */
static void
test_resignation (void)
{
  static const struct { double error; const char *verdict; } rows[] = {
    { 0.2, "Better: playing on." }, { 0.0051, "Better: playing on." }, { 0.0049, "There was nothing better." },
  };
  g_autoptr(AleaRecord) record = make_record ("6 Ra2 Ra3 resign");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaLedgerEntry entry = review_make_entry (record, 3);
      g_autofree char *number = NULL, *event = NULL, *verdict = NULL;
      AleaState state;

      review_begin (record, 3, &state);
      entry.player = 1;
      entry.is_choice = FALSE;
      entry.error = rows[i].error;
      number = alea_review_words_number (record, &entry);
      g_assert_cmpstr (number, ==, "");
      event = alea_review_words_event (record, &state, &entry, names);
      g_assert_cmpstr (event, ==, "Ben resigned");
      verdict = alea_review_words_verdict (record, &state, &entry, names);
      g_assert_cmpstr (verdict, ==, rows[i].verdict);
    }
}

/* The clock is nobody's decision. */
static void
test_lost_on_time (void)
{
  g_autoptr(AleaRecord) record = make_record ("6 Ra2 Ra3 resign");
  AleaLedgerEntry entry = review_make_entry (record, 3);
  g_autofree char *event = NULL, *verdict = NULL, *decision = NULL;
  AleaState state;

  alea_record_set_tag (record, "Termination", "Time forfeit");
  review_begin (record, 3, &state);
  entry.player = 1;
  entry.error = 0.2;
  event = alea_review_words_event (record, &state, &entry, names);
  g_assert_cmpstr (event, ==, "Ben lost on time");
  verdict = alea_review_words_verdict (record, &state, &entry, names);
  g_assert_cmpstr (verdict, ==, "That decided the game.");
  decision = alea_review_words_decision (record, &state, &entry);
  g_assert_cmpstr (decision, ==, "time");
}

#define CLAIM "4k3/8/8/8/8/8/8/R3K3 w - - 100 80"

/* A draw that is claimed is no move, but may be the better decision: only where it can
 * be claimed. */
static void
test_draw (void)
{
  static const struct { const char *fen, *words; double error; const char *event, *verdict; } rows[] = {
    { CLAIM, "draw", 0.2, "draw", "Better: playing on." },
    { CLAIM, "draw", 0, "draw", "The players ended the game." },
    { CLAIM, "Ra2", 0.2, "10. Ra2", "Better: draw." },
    { "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "Ra2", 0.2, "10. Ra2", "There was nothing better." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = review_make_record ("chess", rows[i].fen, rows[i].words);
      AleaLedgerEntry entry = review_make_entry (record, 0);
      g_autofree char *event = NULL, *verdict = NULL;
      AleaState state;

      review_begin (record, 0, &state);
      entry.error = rows[i].error;
      entry.best = alea_decision_act (ALEA_ACT_DRAW);
      event = alea_review_words_event (record, &state, &entry, names);
      g_assert_cmpstr (event, ==, rows[i].event);
      verdict = alea_review_words_verdict (record, &state, &entry, names);
      g_assert_cmpstr (verdict, ==, rows[i].verdict);
    }
}

/* A review that was kept may name a move that nobody could play: it is no better one. */
static void
test_impossible_best (void)
{
  g_autoptr(AleaRecord) record = review_make_record ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 10", "Ra2");
  AleaLedgerEntry entry = review_make_entry (record, 0);
  g_autofree char *verdict = NULL, *reason = NULL;
  AleaState state, other;

  review_begin (record, 0, &state);
  test_state ("chess", "4k3/8/8/8/8/8/8/2R1K3 w - - 0 10", &other);
  g_assert_true (alea_decision_parse (&other, "Rc8+", &entry.best, NULL));
  entry.error = 0.2;
  verdict = alea_review_words_verdict (record, &state, &entry, names);
  g_assert_cmpstr (verdict, ==, "There was nothing better.");
  reason = alea_review_reason_say (record, &state, &entry, "Ann");
  g_assert_cmpstr (reason, ==, "");
}

/* --- moments and sums --------------------------------------------------------- */

static void
test_changes (void)
{
  static const struct { int player; double before, after; const char *sentence; } rows[] = {
    { 0, 0.82, 0.66, "Ann’s chances go from 82% to 66%." },
    { 1, 0.82, 0.66, "Ben’s chances go from 18% to 34%." },
    { 0, 0.501, 0.499, "Ann’s chances stay at 50%." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaLedgerEntry entry = { .player = rows[i].player, .before = rows[i].before, .after = rows[i].after };
      g_autofree char *sentence = alea_review_words_change (&entry, names);

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* The greatest of each kind and player is told from the others. */
static void
test_moments (void)
{
  const AleaLedgerEntry entries[] = {
    { .move = 1, .type = ALEA_EVENT_ROLL, .player = 0, .luck = 0.2 },
    { .move = 2, .type = ALEA_EVENT_ROLL, .player = 0, .luck = 0.1 },
    { .move = 3, .type = ALEA_EVENT_ROLL, .player = 0, .luck = -0.3 },
    { .move = 4, .type = ALEA_EVENT_ROLL, .player = 0, .luck = -0.1 },
    { .move = 5, .type = ALEA_EVENT_ROLL, .player = 1, .luck = 0.15 },
    { .move = 6, .type = ALEA_EVENT_DECISION, .player = 0, .error = 0.1, .luck = 1 },
    { .move = 7, .type = ALEA_EVENT_DECISION, .player = 0, .error = 0.2 },
    { .move = 8, .type = ALEA_EVENT_DECISION, .player = 1, .error = 0.05 },
  };
  static const char *const expected[] = {
    "Move 1: the luckiest roll for Ann", "Move 2: a lucky roll for Ann", "Move 3: the unluckiest roll for Ann",
    "Move 4: an unlucky roll for Ann", "Move 5: the luckiest roll for Ben", "Move 6: an error by Ann",
    "Move 7: the worst error by Ann", "Move 8: the worst error by Ben",
  };
  AleaLedger ledger = { .entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry)) };

  g_array_append_vals (ledger.entries, entries, G_N_ELEMENTS (entries));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *sentence = alea_review_words_moment (&ledger, &entries[i], names);

      g_assert_cmpstr (sentence, ==, expected[i]);
    }
  g_array_unref (ledger.entries);
}

static void
test_summaries (void)
{
  static const struct { AleaLedger ledger; const char *sum, *summary; } rows[] = {
    { { .start = 0.51, .end = 1, .is_over = TRUE, .luck = { 0.3, 0.02 }, .error = { 0.1, 0.3 }, .n_rolls = { 1, 0 } },
      "Ann’s chances were 51% at the start. Net luck +28, skill +20, correction +1: that makes 100%.",
      "The dice helped Ann by 28 points. Ann made the better decisions, by 20 points." },
    { { .start = 0.5, .end = 0.2, .luck = { 0.01, 0.3 }, .error = { 0.06, 0 }, .n_rolls = { 0, 1 } },
      "Ann’s chances were 50% at the start. Net luck −29, skill −6, correction +5: that makes 20% now.",
      "The dice helped Ben by 29 points. Ben made the better decisions, by 6 points." },
    { { .start = 0.5, .end = 0.5, .luck = { 0.04, 0 }, .error = { 0.04, 0 }, .n_rolls = { 1, 1 } },
      "Ann’s chances were 50% at the start. Net luck +4, skill −4, correction 0: that makes 50% now.",
      "The dice helped neither player. Both players made equally good decisions." },
    { { .start = 0.5, .end = 0.6, .luck = { 0.05, 0 }, .error = { 0, 0.05 }, .n_rolls = { 1, 1 } },
      "Ann’s chances were 50% at the start. Net luck +5, skill +5, correction 0: that makes 60% now.",
      "The dice helped Ann by 5 points. Ann made the better decisions, by 5 points." },
    /* By the numbers that stand in the table: +2 and −1, −56 and −4. */
    { { .start = 0.51, .is_over = TRUE, .luck = { 0.0155, -0.0085 }, .error = { 0.5560, 0.0445 }, .n_rolls = { 1, 1 } },
      "Ann’s chances were 51% at the start. Net luck +3, skill −52, correction −2: that makes 0%.",
      "The dice helped neither player. Ben made the better decisions, by 52 points." },
    { { .start = 0.54, .end = 1, .is_over = TRUE, .error = { 0.13, 0.59 } },
      "Ann’s chances were 54% at the start. Skill +46, correction 0: that makes 100%.",
      "Ann made the better decisions, by 46 points." },
    { { .start = 0.5, .end = 0.5, .error = { 0, 0.06 } },
      "Ann’s chances were 50% at the start. Skill +6, correction −6: that makes 50% now.",
      "Ann made the better decisions, by 6 points." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sum = alea_review_words_sum (&rows[i].ledger, names);
      g_autofree char *summary = alea_review_words_summary (&rows[i].ledger, names);

      g_assert_cmpstr (sum, ==, rows[i].sum);
      g_assert_cmpstr (summary, ==, rows[i].summary);
    }
}

static void
append_entry (AleaLedger       *ledger,
              const AleaRecord *record,
              guint             number,
              const char       *best)
{
  AleaLedgerEntry entry = review_make_entry (record, number);
  AleaState state;

  entry.before = entry.after = 0.5;
  if (best != NULL)
    {
      review_begin (record, number, &state);
      g_assert_true (alea_decision_parse (&state, best, &entry.best, NULL));
      entry.error = 0.2;
    }
  g_array_append_val (ledger->entries, entry);
}

static void
test_all (void)
{
  g_autoptr(AleaRecord) record = make_record ("6 Ra2 Ra3 4 Kd8 resign");
  AleaLedger ledger = { .entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry)), .depth = 3,
                        .luck = { 0.1, -0.1 }, .error = { 0, 0.2 }, .n_rolls = { 1, 1 } };
  g_autofree char *text = NULL;

  for (guint i = 0; i < 5; i += 4)
    {
      AleaLedgerEntry entry = review_make_entry (record, i);

      entry.player = i == 4;
      entry.colour = i == 4 ? ALEA_BLACK : ALEA_WHITE;
      entry.before = entry.after = 0.5;
      g_array_append_val (ledger.entries, entry);
    }
  append_entry (&ledger, record, 5, NULL);
  text = alea_review_words_all (&ledger, record, names);
  g_assert_cmpstr (text, ==, "Ann: luck with the dice +10, errors 0\n"
                             "Ben: luck with the dice −10, errors −20\n"
                             "The review looked 3 decisions ahead.\n"
                             "10. 6: An ordinary roll for Ann: 0. Ann’s chances stay at 50%.\n"
                             "10… 4 Kd8: There was nothing better. Ben’s chances stay at 50%.\n"
                             "Ann resigned. There was nothing better. Ann’s chances stay at 50%.\n");
  g_array_unref (ledger.entries);
}

#define TOTALS "Ann: errors 0\n" \
               "Ben: errors 0\n" \
               "The review looked 3 decisions ahead.\n"

/* A reason stands with the decision, and not a second time with its roll. */
static void
test_all_reasons (void)
{
  g_autoptr(AleaRecord) record = review_make_record ("guardener", OPEN_FILE, "2-4 Ke7");
  AleaLedger ledger = { .entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry)), .depth = 3 };
  g_autofree char *text = NULL;

  append_entry (&ledger, record, 0, NULL);
  append_entry (&ledger, record, 1, "Kd8");
  text = alea_review_words_all (&ledger, record, names);
  g_assert_cmpstr (text, ==, TOTALS "10. 2-4: An ordinary roll for Ann: 0. Ann’s chances stay at 50%.\n"
                             "10. 2-4 Ke7: Better: Kd8. After Ke7, the king on e7 can be captured by 10 of 16 rolls; "
                             "after Kd8, by none. Ann’s chances stay at 50%.\n");
  g_array_unref (ledger.entries);
}

/* Where the game cannot be followed the text ends. */
static void
test_all_broken (void)
{
  g_autoptr(AleaRecord) record = review_make_record ("chess", ROOK, "Ra2 Kd8");
  g_autoptr(AleaRecord) kingless = NULL;
  const AleaEvent first = *alea_record_get_event (record, 0);
  AleaLedger ledger = { .entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry)), .depth = 3 };
  g_autofree char *text = NULL, *nothing = NULL;
  AleaSetup setup;

  alea_record_append (record, &first, 1);
  alea_record_append (record, &first, 1);
  append_entry (&ledger, record, 1, NULL);
  append_entry (&ledger, record, 3, NULL);
  text = alea_review_words_all (&ledger, record, names);
  g_assert_cmpstr (text, ==, TOTALS "10. Kd8: There was nothing better. Ann’s chances stay at 50%.\n");

  test_read_fen ("chess", "8/8/8/8/8/8/8/8 w - - 0 1", &setup);
  kingless = alea_record_new (test_rules ("chess"), NULL, &setup);
  nothing = alea_review_words_all (&ledger, kingless, names);
  g_assert_cmpstr (nothing, ==, TOTALS);
  g_array_unref (ledger.entries);
}

/* Alone and by another program, one and several. */
static void
test_depths (void)
{
  static const struct { const char *reviewer; int depth; const char *expected; } rows[] = {
    { NULL, 1, "The review looked 1 decision ahead." },
    { NULL, 2, "The review looked 2 decisions ahead." },
    { "Fish", 1, "Fish looked 1 decision ahead." },
    { "Fish", 12, "Fish looked 12 decisions ahead." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *reviewer = g_strdup (rows[i].reviewer);
      const AleaLedger ledger = { .reviewer = reviewer, .depth = rows[i].depth };
      g_autofree char *depth = alea_review_words_depth (&ledger);

      g_assert_cmpstr (depth, ==, rows[i].expected);
    }
}

/* --- a review ------------------------------------------------------------------- */

typedef struct
{
  AleaLedger *ledger;
  GError     *error;
  gboolean    is_done;
  guint       n_heard;
  double      heard;
} Review;

static void
progress_cb (double   fraction,
             gpointer data)
{
  Review *review = data;

  g_assert_false (review->is_done);
  g_assert_cmpfloat (fraction, >, review->heard);
  g_assert_cmpfloat (fraction, <=, 1);
  review->heard = fraction;
  review->n_heard++;
}

static void
reviewed_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  Review *review = data;

  review->ledger = alea_review_finish (result, &review->error);
  review->is_done = TRUE;
}

static void
look (Review             *review,
      AleaReviewProgress  progress,
      GCancellable       *cancellable)
{
  *review = (Review) { .ledger = NULL };
  alea_review_async (make_record ("6 Ra2 Ra3 4 Kd8 3 resign"), NULL, progress, review, cancellable, reviewed_cb, review);
  while (!review->is_done)
    g_main_context_iteration (NULL, TRUE);
}

/* In another thread; it tells how far it is, and ends when nobody wants it. */
static void
test_review (void)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Review review;

  look (&review, progress_cb, cancellable);
  g_assert_no_error (review.error);
  g_assert_nonnull (review.ledger);
  g_assert_cmpuint (review.n_heard, >, 1);
  alea_ledger_free (review.ledger);

  look (&review, NULL, cancellable);
  g_assert_no_error (review.error);
  g_assert_nonnull (review.ledger);
  g_assert_cmpuint (review.n_heard, ==, 0);
  alea_ledger_free (review.ledger);

  g_cancellable_cancel (cancellable);
  look (&review, progress_cb, cancellable);
  g_assert_error (review.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (review.ledger);
  g_assert_cmpuint (review.n_heard, ==, 0);
  g_clear_error (&review.error);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/review-words/points", test_points);
  g_test_add_func ("/review-words/events", test_events);
  g_test_add_func ("/review-words/rolls", test_rolls);
  g_test_add_func ("/review-words/decisions", test_decisions);
  g_test_add_func ("/review-words/resignation", test_resignation);
  g_test_add_func ("/review-words/lost-on-time", test_lost_on_time);
  g_test_add_func ("/review-words/draw", test_draw);
  g_test_add_func ("/review-words/impossible-best", test_impossible_best);
  g_test_add_func ("/review-words/changes", test_changes);
  g_test_add_func ("/review-words/moments", test_moments);
  g_test_add_func ("/review-words/summaries", test_summaries);
  g_test_add_func ("/review-words/all", test_all);
  g_test_add_func ("/review-words/all-reasons", test_all_reasons);
  g_test_add_func ("/review-words/all-broken", test_all_broken);
  g_test_add_func ("/review-words/depths", test_depths);
  g_test_add_func ("/review-words/review", test_review);

  return g_test_run ();
}
