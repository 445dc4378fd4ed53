/* test-engine-search.c: limits, threads, cancelling, and the same answer again
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-search.h"
#include "test-support.h"

#include <time.h>

#define TABLE_BYTES (4 << 20)

/* What the header promises; and what a busy machine may add to a time. */
/* In units of a work that is measured beside it, for a machine may be slow for a
 * while: 20 ms where that takes 10 ms. */
#define CANCEL_UNITS 2
#define UNIT_DEPTH   4
#define PATIENT_MSEC 1000

static const struct { const char *game, *fen; } positions[] = {
  { "chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" },
  { "jepps", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1" },
  { "guardener", "***4***/*r1bq1rk1*/*ppp1gpbp*/3n2np2/4Pp1B2/3P1p4/3N2N3/*PPQG1PPP*/*R3KB1R*/***4*** w KQ - 2 10" },
  { "guardener", "***4***/*r1bq1rk1*/*ppp1gpbp*/3n2np2/4Pp1B2/3P1p4/3N2N3/*PPQG1PPP*/*R3KB1R*/***4*** w KQ - 2 10 "
    "dice=2-2 doubles=1" },
  { "random-move", "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4 runs=6x2/3x1" },
  { "random-move", "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4 runs=6x2/3x1 left=3" },
};

static AleaVerdict *
run (AleaSearch             *search,
     const AleaState        *state,
     const AleaSearchLimits *limits)
{
  AleaVerdict *verdict = g_new0 (AleaVerdict, 1);

  g_assert_true (alea_search_run (search, state, limits, verdict));
  return verdict;
}

/* Position number @i, which becomes *@state, by a search that remembers nothing. */
static AleaVerdict *
look_at (AleaSearch             *search,
         size_t                  i,
         const AleaSearchLimits *limits,
         AleaState              *state)
{
  test_state (positions[i].game, positions[i].fen, state);
  alea_search_clear (search);
  return run (search, state, limits);
}

/* But for the time it took. */
static void
assert_same (const AleaVerdict *a,
             const AleaVerdict *b)
{
  g_assert_cmpint (a->depth, ==, b->depth);
  g_assert_cmpuint (a->nodes, ==, b->nodes);
  g_assert_cmpuint (a->n_alternatives, ==, b->n_alternatives);
  g_assert_cmpuint (a->n_outcomes, ==, b->n_outcomes);
  g_assert_cmpmem (&a->chances, sizeof a->chances, &b->chances, sizeof b->chances);
  for (size_t i = 0; i < a->n_alternatives; i++)
    {
      g_assert_true (alea_decision_equal (&a->alternatives[i].decision, &b->alternatives[i].decision));
      g_assert_cmpmem (&a->alternatives[i].chances, sizeof (AleaChances), &b->alternatives[i].chances,
                       sizeof (AleaChances));
    }
}

static void
test_same_again (void)
{
  static const AleaSearchLimits limits[] = {
    { .depth = 3 }, { .nodes = 20000 }, { .depth = 2, .wants_all = true }, { .depth = 3, .ignores_chance = true },
  };
  AleaSearch *one = alea_search_new (TABLE_BYTES, 1), *other = alea_search_new (TABLE_BYTES, 1);

  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    for (size_t k = 0; k < G_N_ELEMENTS (limits); k++)
      {
        g_autofree AleaVerdict *first = NULL, *second = NULL;
        AleaState state;

        test_state (positions[i].game, positions[i].fen, &state);
        alea_search_clear (one);
        first = run (one, &state, &limits[k]);
        alea_search_clear (other);
        second = run (other, &state, &limits[k]);
        assert_same (first, second);
      }

  alea_search_free (one);
  alea_search_free (other);
}

/* In the order of what is said of them, wherever the search ends; the first is
 * the one to take. */
static void
test_best_first (void)
{
  static const AleaSearchLimits limits[] = {
    { .depth = 1, .wants_all = true }, { .depth = 2, .wants_all = true }, { .depth = 3, .wants_all = true },
    { .nodes = 500, .wants_all = true }, { .nodes = 5000, .wants_all = true }, { .nodes = 40000, .wants_all = true },
  };
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);

  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    for (size_t k = 0; k < G_N_ELEMENTS (limits); k++)
      {
        g_autofree AleaVerdict *verdict = NULL;
        AleaState state;

        verdict = look_at (search, i, &limits[k], &state);
        if (verdict->question.ask != ALEA_ASK_DECIDE)
          continue;

        g_assert_true (alea_decision_equal (&verdict->best, &verdict->alternatives[0].decision));
        g_assert_cmpmem (&verdict->chances, sizeof (AleaChances), &verdict->alternatives[0].chances, sizeof (AleaChances));
        for (size_t n = 1; n < verdict->n_alternatives; n++)
          g_assert_cmpfloat (alea_chances_get_score (verdict->alternatives[n].chances), <=,
                             alea_chances_get_score (verdict->alternatives[n - 1].chances) + 1e-9);
      }

  alea_search_free (search);
}

/* Two threads decide on what the rules allow. */
static void
test_threads (void)
{
  AleaSearch *search = alea_search_new (TABLE_BYTES, 2);
  const AleaSearchLimits limits = { .nodes = 20000 };

  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree AleaVerdict *verdict = NULL;
      AleaState state;

      test_state (positions[i].game, positions[i].fen, &state);
      verdict = run (search, &state, &limits);
      g_assert_cmpint (verdict->depth, >=, 1);
      if (verdict->question.ask == ALEA_ASK_DECIDE)
        g_assert_true (alea_state_lists (&state, &verdict->best));
      else
        g_assert_cmpuint (verdict->n_outcomes, >, 0);
    }

  alea_search_free (search);
}

/* --- limits ------------------------------------------------------------------- */

static void
test_limits (void)
{
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);

  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      static const AleaSearchLimits limits[] = {
        { .nodes = 1 }, { .usec = -1 }, { .usec = 1 }, { .nodes = 5000 }, { .usec = 30000 },
        { .depth = 2, .nodes = G_MAXUINT64, .usec = G_MAXINT64 }, { .depth = G_MAXINT, .nodes = 100 },
      };

      for (size_t k = 0; k < G_N_ELEMENTS (limits); k++)
        {
          g_autofree AleaVerdict *verdict = NULL;
          AleaState state;

          verdict = look_at (search, i, &limits[k], &state);
          g_assert_cmpint (verdict->depth, >=, 1);
          if (limits[k].nodes == 5000)
            g_assert_cmpuint (verdict->nodes, <=, 5001);
          if (limits[k].usec > 0 && limits[k].usec < G_MAXINT64)
            g_assert_cmpint (verdict->usec, <, limits[k].usec + PATIENT_MSEC * 1000);
          if (limits[k].depth == 2)
            g_assert_true (verdict->is_complete);
        }
    }

  alea_search_free (search);
}

/* Whoever is over has no question. */
static void
test_over (void)
{
  AleaSearch *search = alea_search_new (0, 1);
  AleaVerdict *verdict = g_new0 (AleaVerdict, 1);
  const AleaSearchLimits limits = { .depth = 3 };
  AleaState state;

  test_state ("chess", "R6k/8/6K1/8/8/8/8/8 b - - 0 1", &state);
  g_assert_false (alea_search_run (search, &state, &limits, verdict));
  g_assert_cmpint (verdict->question.ask, ==, ALEA_ASK_OVER);
  g_assert_cmpint (verdict->question.ending, ==, ALEA_ENDING_CHECKMATE);

  g_free (verdict);
  alea_search_free (search);
}

/* --- cancelling ------------------------------------------------------------------ */

typedef struct
{
  AleaSearch  *search;
  AleaState    state;
  atomic_bool  cancel;
  AleaVerdict  verdict;
  gboolean     is_answered;
} Job;

static gpointer
run_job (gpointer data)
{
  Job *job = data;
  const AleaSearchLimits limits = { .cancel = &job->cancel, .wants_all = true };

  job->is_answered = alea_search_run (job->search, &job->state, &limits, &job->verdict);
  return NULL;
}

/* Of the processor, for other programs may have it meanwhile. */
static double
get_msec (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* Returns after how many milliseconds of work the search was back. */
static double
cancel_after (const char *game,
              const char *fen,
              unsigned    n_threads,
              gulong      usec)
{
  Job *job = g_new0 (Job, 1);
  GThread *thread;
  double start, msec;

  job->search = alea_search_new (TABLE_BYTES, n_threads);
  if (fen != NULL)
    test_state (game, fen, &job->state);
  else
    alea_state_init (&job->state, test_rules (game), NULL);

  thread = g_thread_new ("search", run_job, job);
  g_usleep (usec);
  start = get_msec ();
  atomic_store (&job->cancel, true);
  g_thread_join (thread);
  msec = get_msec () - start;

  alea_search_free (job->search);
  g_free (job);
  return msec;
}

/* How many milliseconds a certain work takes now. */
static double
get_unit (void)
{
  const double start = get_msec ();
  AleaState state;

  test_state (positions[0].game, positions[0].fen, &state);
  g_assert_cmpuint (alea_position_perft (&state.position, UNIT_DEPTH), ==, 4085603);
  return get_msec () - start;
}

/* The best of a few. */
static void
test_cancel (void)
{
  for (size_t i = 0; i <= G_N_ELEMENTS (positions); i++)
    {
      const gboolean is_setup = i == G_N_ELEMENTS (positions);
      double best = G_MAXDOUBLE;

      for (int run_no = 0; run_no < 5 && best > CANCEL_UNITS; run_no++)
        best = MIN (best, cancel_after (is_setup ? "jepps" : positions[i].game, is_setup ? NULL : positions[i].fen,
                                        1 + (unsigned) (run_no % 2), 60000) / get_unit ());
      g_test_message ("position %zu: %.2f of %.1f ms", i, best, get_unit ());
      g_assert_cmpfloat (best, <=, CANCEL_UNITS);
    }
}

/* Cancelled before it began: no answer, or one that is good. */
static void
test_cancelled_before (void)
{
  AleaSearch *search = alea_search_new (0, 1);
  AleaVerdict *verdict = g_new0 (AleaVerdict, 1);
  atomic_bool cancel = true;
  const AleaSearchLimits limits = { .cancel = &cancel, .depth = 30 };
  AleaState state;

  test_state (positions[0].game, positions[0].fen, &state);
  if (alea_search_run (search, &state, &limits, verdict))
    g_assert_true (alea_state_lists (&state, &verdict->best));

  g_free (verdict);
  alea_search_free (search);
}

/* --- every question --------------------------------------------------------------- */

/* Plays whole games: whatever is asked is answered by something possible. */
static void
test_games (void)
{
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);
  AleaVerdict *verdict = g_new0 (AleaVerdict, 1);
  guint64 stream = 1;

  for (size_t i = 0; alea_games[i] != NULL; i++)
    {
      AleaState state;

      alea_state_init (&state, alea_games[i], NULL);
      for (int event = 0; event < 150 && state.stage != ALEA_STAGE_OVER; event++)
        {
          const AleaSearchLimits limits = { .depth = 1, .seed = (guint64) event };
          AleaQuestion question;
          AleaEvent answer;

          g_assert_true (alea_search_run (search, &state, &limits, verdict));
          alea_state_ask (&state, &question);
          if (question.ask == ALEA_ASK_ROLL)
            {
              g_assert_cmpuint (verdict->n_outcomes, >, 0);
              answer = alea_event_roll (test_random_roll (question.dice, &stream), ALEA_SOURCE_PROGRAM);
            }
          else
            answer = alea_event_decision (verdict->best);

          g_assert_true (alea_state_apply (&state, &answer, NULL));
        }
    }

  g_free (verdict);
  alea_search_free (search);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/search/same-again", test_same_again);
  g_test_add_func ("/engine/search/best-first", test_best_first);
  g_test_add_func ("/engine/search/threads", test_threads);
  g_test_add_func ("/engine/search/limits", test_limits);
  g_test_add_func ("/engine/search/over", test_over);
  g_test_add_func ("/engine/search/cancel", test_cancel);
  g_test_add_func ("/engine/search/cancelled-before", test_cancelled_before);
  g_test_add_func ("/engine/search/games", test_games);

  return g_test_run ();
}
