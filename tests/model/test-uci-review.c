/* test-uci-review.c: a game as another program sees it, a good or a bad one
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "children.h"
#include "review-support.h"

#include "alea-review-notes.h"
#include "alea-review-words.h"
#include "alea-review.h"

#define MOST_SECONDS 60
#define GAME         "f3 e5 g4 Qh4#"
#define START960     "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"

typedef struct
{
  AleaLedger   *ledger;
  GError       *error;
  GCancellable *cancellable;
  double        fraction;      /* told last */
  guint         n_told;
  gboolean      is_done;
  gint64        cancelled_at, done_at;
} Review;

static void
progress_cb (double   fraction,
             gpointer data)
{
  Review *review = data;

  g_assert_cmpfloat (fraction, >=, review->fraction);
  review->fraction = fraction;
  review->n_told++;
}

static void
reviewed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Review *review = data;

  review->ledger = alea_review_finish (result, &review->error);
  review->is_done = TRUE;
  review->done_at = g_get_monotonic_time ();
}

static gboolean
cancel_cb (gpointer data)
{
  Review *review = data;

  review->cancelled_at = g_get_monotonic_time ();
  g_cancellable_cancel (review->cancellable);
  return G_SOURCE_REMOVE;
}

/* Takes @record; where it @is_cancelled, that is as soon as somebody looks. */
static void
look (Review     *review,
      AleaRecord *record,
      const char *command,
      gboolean    is_cancelled)
{
  const gint64 deadline = g_get_monotonic_time () + MOST_SECONDS * G_TIME_SPAN_SECOND;

  *review = (Review) { .cancellable = g_cancellable_new () };
  alea_review_async (record, command, progress_cb, review, review->cancellable, reviewed_cb, review);
  if (is_cancelled)
    g_timeout_add (300, cancel_cb, review);
  while (!review->is_done)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true ((review->ledger == NULL) == (review->error != NULL));
  children_wait_for_none ();
}

static void
clear_review (Review *review)
{
  g_clear_pointer (&review->ledger, alea_ledger_free);
  g_clear_error (&review->error);
  g_clear_object (&review->cancellable);
}

static void
assert_adds_up (const AleaLedger *ledger)
{
  const double sum = ledger->start + ledger->luck[0] - ledger->luck[1] - ledger->error[0] + ledger->error[1]
                     + ledger->revisions;

  g_assert_cmpfloat_with_epsilon (sum, ledger->end, 1e-9);
}

/* --- good ones -------------------------------------------------------------- */

/* What throws the game away is an error, and the better move is a better one. */
static void
test_game (void)
{
  g_autofree char *command = review_make_program ("good"), *depth = NULL;
  g_autoptr(AleaRecord) record = review_make_record ("chess", NULL, GAME);
  const AleaLedgerEntry *blunder;
  Review review;

  look (&review, review_make_record ("chess", NULL, GAME), command, FALSE);
  g_assert_no_error (review.error);
  g_assert_cmpuint (review.ledger->entries->len, ==, 4);
  g_assert_true (review.ledger->is_over);
  g_assert_cmpfloat (review.ledger->end, ==, 0);
  g_assert_cmpfloat (review.ledger->luck[0], ==, 0);
  g_assert_cmpfloat (review.fraction, >, 0.5);
  assert_adds_up (review.ledger);

  blunder = &g_array_index (review.ledger->entries, AleaLedgerEntry, 2);
  g_assert_cmpint (alea_ledger_entry_judge (blunder), ==, ALEA_JUDGEMENT_BLUNDER);
  g_assert_true (blunder->is_choice);
  g_assert_false (alea_decision_equal (&blunder->best, &alea_record_get_event (record, 2)->decision));
  g_assert_cmpuint (blunder[0].event, ==, 2);
  g_assert_cmpfloat (blunder[1].error, <, 1e-9);

  g_assert_true (g_str_has_prefix (review.ledger->reviewer, "Fake "));
  depth = alea_review_words_depth (review.ledger);
  g_assert_true (g_str_has_prefix (depth, review.ledger->reviewer));
  g_assert_true (g_str_has_suffix (depth, " looked 2 decisions ahead."));
  clear_review (&review);
}

static void
test_chess960 (void)
{
  g_autofree char *command = review_make_program ("good");
  Review review;

  look (&review, review_make_record ("chess960", START960, "Nb4 cxb4 axb4 e5"), command, FALSE);
  g_assert_no_error (review.error);
  g_assert_false (review.ledger->is_over);
  g_assert_cmpuint (review.ledger->entries->len, ==, 4);
  assert_adds_up (review.ledger);
  clear_review (&review);
}

/* The program knows nothing of draws that may be claimed: who stands badly should claim
 * one, who stands well should play on. */
static void
test_claim (void)
{
  static const struct { const char *fen, *moves; guint event; gboolean claims; } rows[] = {
    { "k7/8/8/8/8/2q5/8/6K1 w - - 0 80", "Kh2 Qc4 Kg1 Qc3 Kh2 Qc4 Kg1 Qc3 Kh2", 8, TRUE },
    { "k7/8/8/8/8/2q5/8/6K1 w - - 0 80", "Kh2 Qc4 Kg1 Qc3 Kh2", 4, FALSE },
    { "k7/8/8/8/8/2Q5/8/6K1 w - - 0 80", "Kh2 Kb7 Kg1 Ka8 Kh2 Kb7 Kg1 Ka8 Kh2", 8, FALSE },
  };
  static const char *names[2] = { "Ann", "Ben" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *command = review_make_program ("good"), *verdict = NULL;
      g_autoptr(AleaRecord) record = review_make_record ("chess", rows[i].fen, rows[i].moves);
      const AleaLedgerEntry *entry;
      AleaState state;
      Review review;

      look (&review, review_make_record ("chess", rows[i].fen, rows[i].moves), command, FALSE);
      g_assert_no_error (review.error);
      entry = &g_array_index (review.ledger->entries, AleaLedgerEntry, rows[i].event);
      g_assert_cmpint (entry->best.act == ALEA_ACT_DRAW, ==, rows[i].claims);
      if (rows[i].claims)
        {
          g_assert_cmpfloat_with_epsilon (entry->before, 0.5, 1e-9);
          g_assert_cmpfloat (entry->error, >, ALEA_BLUNDER);
        }
      g_assert_true (alea_record_replay (record, rows[i].event, &state, NULL));
      verdict = alea_review_words_verdict (record, &state, entry, names);
      g_assert_cmpint (g_str_equal (verdict, "Better: draw."), ==, rows[i].claims);
      clear_review (&review);
    }
}

/* What the shelf keeps and what a file says names who has looked. */
static void
test_kept (void)
{
  g_autofree char *command = review_make_program ("good"), *text = NULL, *again = NULL, *annotator = NULL;
  g_autoptr(AleaRecord) record = review_make_record ("chess", NULL, GAME);
  g_autoptr(AleaLedger) read = NULL;
  Review review;

  look (&review, review_make_record ("chess", NULL, GAME), command, FALSE);
  text = alea_ledger_write (review.ledger);
  read = alea_ledger_read (text, 4);
  g_assert_nonnull (read);
  g_assert_cmpstr (read->reviewer, ==, review.ledger->reviewer);
  again = alea_ledger_write (read);
  g_assert_cmpstr (again, ==, text);

  alea_review_notes_write (record, read, "0");
  annotator = g_strdup_printf ("Alea 0 with %s depth 2", read->reviewer);
  g_assert_cmpstr (alea_record_get_tag (record, "Annotator"), ==, annotator);
  clear_review (&review);
}

/* A program that says to have looked further than anybody can has looked as far as is counted. */
static void
test_deep (void)
{
  g_autofree char *command = review_make_program ("deep"), *text = NULL;
  g_autoptr(AleaLedger) read = NULL;
  Review review;

  look (&review, review_make_record ("chess", NULL, GAME), command, FALSE);
  g_assert_no_error (review.error);
  g_assert_cmpint (review.ledger->depth, ==, ALEA_SEARCH_MAX_DEPTH);
  assert_adds_up (review.ledger);
  text = alea_ledger_write (review.ledger);
  read = alea_ledger_read (text, 4);
  g_assert_nonnull (read);
  g_assert_cmpint (read->depth, ==, ALEA_SEARCH_MAX_DEPTH);
  clear_review (&review);
}

/* A decision is held against what is seen from the next question one decision less deep: to a
 * program that changes its mind, who is to move stands well at first. */
static void
test_doubtful (void)
{
  g_autofree char *command = review_make_program ("doubtful");
  Review review;

  look (&review, review_make_record ("chess", NULL, GAME), command, FALSE);
  g_assert_no_error (review.error);
  for (guint i = 0; i < 3; i += 2)
    {
      const AleaLedgerEntry *entry = &g_array_index (review.ledger->entries, AleaLedgerEntry, i);

      g_assert_cmpfloat_with_epsilon (entry->before, 0.5, 1e-9);
      g_assert_cmpfloat_with_epsilon (entry->error, 0.3, 1e-9);
    }
  clear_review (&review);
}

/* However long a game is, progress that nobody could see is not told. */
static void
test_long (void)
{
  static const char steps[] = "aabbccddeegghh";
  g_autofree char *command = review_make_program ("good");
  g_autoptr(GString) words = g_string_new (NULL);
  Review review;

  for (guint i = 0; steps[i] != '\0'; i++)
    {
      const guint n = i % 2;   /* one step, or another */

      for (guint j = 0; j < 3; j++)
        g_string_append (words, "Nf3 Nf6 Ng1 Ng8 ");
      g_string_append_printf (words, "%c%u %c%u ", steps[i], 3 + n, steps[i], 6 - n);
    }
  g_string_append (words, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");

  look (&review, review_make_record ("chess", NULL, words->str), command, FALSE);
  g_assert_no_error (review.error);
  g_assert_cmpuint (review.ledger->entries->len, ==, 204);
  g_assert_cmpuint (review.n_told, <=, 200);
  g_assert_cmpuint (review.n_told, >, 190);
  g_assert_cmpfloat (review.fraction, >, 0.95);
  clear_review (&review);
}

/* --- bad ones --------------------------------------------------------------- */

/* Nothing is made up of half a review, and nothing is left of the program. */
static void
test_fails (gconstpointer mode)
{
  g_autofree char *command = g_str_equal (mode, "missing") ? g_strdup ("/nowhere/no-engine") : review_make_program (mode);
  Review review;

  look (&review, review_make_record ("chess", NULL, "e4 e5 Nf3 Nc6"), command, FALSE);
  g_assert_null (review.ledger);
  g_assert_false (g_error_matches (review.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  clear_review (&review);
}

/* Whether it has begun to think, or without @mode not even to speak. */
static void
test_cancel (gconstpointer mode)
{
  g_autofree char *command = mode != NULL ? review_make_program (mode) : g_strdup ("sleep 60");
  Review review;

  look (&review, review_make_record ("chess", NULL, "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6"), command, TRUE);
  g_assert_error (review.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (review.done_at - review.cancelled_at, <, 4 * G_TIME_SPAN_SECOND);
  clear_review (&review);
}

int
main (int    argc,
      char **argv)
{
  static const char *const modes[] = { "missing", "mute", "lie", "empty", "crash" };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/uci-review/game", test_game);
  g_test_add_func ("/uci-review/chess960", test_chess960);
  g_test_add_func ("/uci-review/claim", test_claim);
  g_test_add_func ("/uci-review/kept", test_kept);
  g_test_add_func ("/uci-review/deep", test_deep);
  g_test_add_func ("/uci-review/doubtful", test_doubtful);
  g_test_add_func ("/uci-review/long", test_long);
  g_test_add_data_func ("/uci-review/cancel/slow", "slow", test_cancel);
  g_test_add_data_func ("/uci-review/cancel/silent", "silent", test_cancel);
  g_test_add_data_func ("/uci-review/cancel/start", NULL, test_cancel);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = g_strconcat ("/uci-review/fails/", modes[i], NULL);

      g_test_add_data_func (path, modes[i], test_fails);
    }

  return g_test_run ();
}
