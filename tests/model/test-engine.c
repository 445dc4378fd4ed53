/* test-engine.c: thinking beside the main loop
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT
#define _GNU_SOURCE

#include "alea-engine.h"
#include "alea-quiet-thread.h"
#include "test-support.h"
#include "toy-game.h"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#define TABLE_BYTES (1 << 20)
#define MIDDLE      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

/* An answer, once it is there. */
typedef struct
{
  AleaVerdict *verdict;
  GError      *error;
  gboolean     is_there;
  int          depth;         /* of the last news */
  guint        n_news;
  GCancellable *cancellable;  /* cancelled by the first news, where it is set */
} Answer;

static void
answer_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Answer *answer = data;

  answer->verdict = alea_engine_think_finish (ALEA_ENGINE (source), result, &answer->error);
  answer->is_there = TRUE;
}

static void
progress_cb (const AleaVerdict *verdict,
             gpointer           data)
{
  Answer *answer = data;

  g_assert_false (answer->is_there);
  g_assert_cmpint (verdict->depth, >, answer->depth);
  answer->depth = verdict->depth;
  answer->n_news++;
  if (answer->cancellable != NULL)
    g_cancellable_cancel (answer->cancellable);
}

static void
wait_for (Answer *answer)
{
  while (!answer->is_there)
    g_main_context_iteration (NULL, TRUE);
}

static void
clear_answer (Answer *answer)
{
  g_clear_pointer (&answer->verdict, g_free);
  g_clear_error (&answer->error);
}

/* Whatever is asked first, of each game. */
static void
test_answers (void)
{
  g_autoptr(AleaEngine) engine = alea_engine_new (TABLE_BYTES, 1);
  const AleaSearchLimits limits = { .depth = 1 };

  for (size_t i = 0; alea_games[i] != NULL; i++)
    {
      Answer answer = { .depth = 0 };
      AleaState state;

      alea_state_init (&state, alea_games[i], NULL);
      alea_engine_think_async (engine, &state, &limits, NULL, NULL, NULL, answer_cb, &answer);
      wait_for (&answer);
      g_assert_no_error (answer.error);
      g_assert_cmpuint (answer.verdict->n_alternatives + answer.verdict->n_outcomes, >, 0);
      clear_answer (&answer);
    }
}

/* A game that it knows nothing of, to its end or nearly. */
static void
test_unknown_game (void)
{
  g_autoptr(AleaEngine) engine = alea_engine_new (TABLE_BYTES, 1);
  const AleaSearchLimits limits = { .nodes = 2000 };
  guint64 stream = 1;
  AleaState state;

  alea_state_init (&state, &toy_rules, NULL);
  for (int i = 0; i < 60 && state.stage != ALEA_STAGE_OVER; i++)
    {
      Answer answer = { .depth = 0 };
      AleaQuestion question;
      AleaEvent event;

      alea_engine_think_async (engine, &state, &limits, NULL, NULL, NULL, answer_cb, &answer);
      wait_for (&answer);
      g_assert_no_error (answer.error);
      alea_state_ask (&state, &question);
      event = alea_event_decision (answer.verdict->best);
      if (question.ask == ALEA_ASK_ROLL)
        {
          g_assert_cmpuint (answer.verdict->n_outcomes, >, 0);
          event = alea_event_roll (test_random_roll (question.dice, &stream), ALEA_SOURCE_PROGRAM);
        }
      g_assert_true (alea_state_apply (&state, &event, NULL));
      clear_answer (&answer);
    }
}

static void
test_progress (void)
{
  g_autoptr(AleaEngine) engine = alea_engine_new (TABLE_BYTES, 1);
  const AleaSearchLimits limits = { .depth = 4 };
  Answer answer = { .depth = 0 };
  AleaState state;

  test_state ("chess", MIDDLE, &state);
  alea_engine_think_async (engine, &state, &limits, progress_cb, &answer, NULL, answer_cb, &answer);
  wait_for (&answer);
  g_assert_no_error (answer.error);
  g_assert_cmpint (answer.verdict->depth, ==, 4);
  g_assert_cmpuint (answer.n_news, <=, 4);
  clear_answer (&answer);
}

/* By the first that is heard of it; nothing is heard afterwards, and what is
 * asked next is answered. */
static void
test_cancel (void)
{
  g_autoptr(AleaEngine) engine = alea_engine_new (TABLE_BYTES, 2);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  const AleaSearchLimits forever = { .wants_all = true }, limits = { .depth = 1 };
  Answer answer = { .cancellable = cancellable }, next = { .depth = 0 };
  AleaState state;

  test_state ("chess", MIDDLE, &state);
  alea_engine_think_async (engine, &state, &forever, progress_cb, &answer, cancellable, answer_cb, &answer);
  alea_engine_think_async (engine, &state, &limits, NULL, NULL, NULL, answer_cb, &next);
  wait_for (&answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (answer.n_news, ==, 1);

  wait_for (&next);
  g_assert_no_error (next.error);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (answer.n_news, ==, 1);
  clear_answer (&answer);
  clear_answer (&next);
}

/* Also one that has not begun, and before it was asked. */
static void
test_cancel_in_line (void)
{
  g_autoptr(AleaEngine) engine = alea_engine_new (TABLE_BYTES, 1);
  g_autoptr(GCancellable) first = g_cancellable_new (), second = g_cancellable_new ();
  const AleaSearchLimits forever = { .wants_all = true };
  Answer running = { .depth = 0 }, waiting = { .depth = 0 }, late = { .depth = 0 };
  AleaState state;

  test_state ("chess", MIDDLE, &state);
  alea_engine_think_async (engine, &state, &forever, NULL, NULL, first, answer_cb, &running);
  alea_engine_think_async (engine, &state, &forever, NULL, NULL, second, answer_cb, &waiting);
  g_cancellable_cancel (second);
  wait_for (&waiting);
  g_assert_error (waiting.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (running.is_there);

  alea_engine_think_async (engine, &state, &forever, NULL, NULL, second, answer_cb, &late);
  wait_for (&late);
  g_assert_error (late.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  g_cancellable_cancel (first);
  wait_for (&running);
  g_assert_error (running.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  clear_answer (&running);
  clear_answer (&waiting);
  clear_answer (&late);
}

static void
append_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autofree AleaVerdict *verdict = alea_engine_think_finish (ALEA_ENGINE (source), result, NULL);

  g_assert_nonnull (verdict);
  g_array_append_val ((GArray *) data, verdict->depth);
}

/* Threads come in any order, answers in that of the questions. */
static void
test_in_order (void)
{
  g_autoptr(AleaEngine) engine = alea_engine_new (TABLE_BYTES, 1);
  AleaState state;

  test_state ("chess", MIDDLE, &state);
  for (guint i = 0; i < 50; i++)
    {
      g_autoptr(GArray) depths = g_array_new (FALSE, FALSE, sizeof (int));

      for (int depth = 1; depth <= 4; depth++)
        alea_engine_think_async (engine, &state, &(AleaSearchLimits) { .depth = depth }, NULL, NULL, NULL, append_cb,
                                 depths);
      while (depths->len < 4)
        g_main_context_iteration (NULL, TRUE);
      for (int depth = 1; depth <= 4; depth++)
        g_assert_cmpint (g_array_index (depths, int, depth - 1), ==, depth);
    }
}

/* The engine goes away while it thinks; the thread keeps it as long as it
 * needs it. */
static void
test_dropped (void)
{
  AleaEngine *engine = alea_engine_new (TABLE_BYTES, 1);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  const AleaSearchLimits forever = { .wants_all = true };
  gpointer weak = engine;
  Answer answer = { .depth = 0 };
  AleaState state;

  g_object_add_weak_pointer (G_OBJECT (engine), &weak);
  test_state ("chess", MIDDLE, &state);
  alea_engine_think_async (engine, &state, &forever, progress_cb, &answer, cancellable, answer_cb, &answer);
  g_object_unref (engine);
  g_cancellable_cancel (cancellable);
  wait_for (&answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  while (g_atomic_pointer_get (&weak) != NULL)
    g_main_context_iteration (NULL, FALSE);
  clear_answer (&answer);
}

static void
test_over (void)
{
  g_autoptr(AleaEngine) engine = alea_engine_new (TABLE_BYTES, 1);
  const AleaSearchLimits limits = { .depth = 1 };
  Answer answer = { .depth = 0 };
  AleaState state;

  test_state ("chess", "R6k/8/6K1/8/8/8/8/8 b - - 0 1", &state);
  alea_engine_think_async (engine, &state, &limits, NULL, NULL, NULL, answer_cb, &answer);
  wait_for (&answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  clear_answer (&answer);
}

/* More than any machine has. */
static void
test_no_memory (void)
{
  g_autoptr(AleaEngine) engine = alea_engine_new (G_MAXSIZE / 2, 1);
  const AleaSearchLimits limits = { .depth = 1 };
  Answer answer = { .depth = 0 };
  AleaState state;

  test_state ("chess", MIDDLE, &state);
  alea_engine_think_async (engine, &state, &limits, NULL, NULL, NULL, answer_cb, &answer);
  wait_for (&answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  clear_answer (&answer);
}

#ifdef __linux__
static void
ask_priority (gpointer priority)
{
  *(int *) priority = getpriority (PRIO_PROCESS, (id_t) syscall (SYS_gettid));
}

/* The thread that works gives way to all others; who waits for it stays as it is. */
static void
test_gives_way (void)
{
  int before = 0, meanwhile = 0, after = 0;

  ask_priority (&before);
  alea_quiet_thread_run (ask_priority, &meanwhile);
  ask_priority (&after);
  g_assert_cmpint (meanwhile, ==, 19);
  g_assert_cmpint (after, ==, before);
}
#endif

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/answers", test_answers);
  g_test_add_func ("/engine/unknown-game", test_unknown_game);
  g_test_add_func ("/engine/progress", test_progress);
  g_test_add_func ("/engine/cancel", test_cancel);
  g_test_add_func ("/engine/cancel-in-line", test_cancel_in_line);
  g_test_add_func ("/engine/in-order", test_in_order);
  g_test_add_func ("/engine/dropped", test_dropped);
  g_test_add_func ("/engine/over", test_over);
  g_test_add_func ("/engine/no-memory", test_no_memory);
#ifdef __linux__
  g_test_add_func ("/engine/gives-way", test_gives_way);
#endif

  return g_test_run ();
}
