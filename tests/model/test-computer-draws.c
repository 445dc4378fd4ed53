/* test-computer-draws.c: what the computer says to a draw that is offered
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "test-support.h"
#include "wait-for.h"

#include "alea-computer-seat.h"

typedef struct
{
  gboolean is_done;
  gboolean agrees;
} Answer;

static void
considered_cb (GObject      *seat,
               GAsyncResult *result,
               gpointer      data)
{
  Answer *answer = data;
  g_autoptr(GError) error = NULL;

  answer->agrees = alea_computer_seat_consider_draw_finish (ALEA_COMPUTER_SEAT (seat), result, &error);
  g_assert_no_error (error);
  answer->is_done = TRUE;
}

static gboolean
is_answered (gpointer data)
{
  return ((Answer *) data)->is_done;
}

static gboolean
agrees_by_seed (guint       level,
                guint64     seed,
                const char *fen,
                AleaWho     who)
{
  g_autoptr(AleaSeat) seat = alea_computer_seat_new (level, seed);
  Answer answer = { FALSE, FALSE };
  AleaState state;

  test_state ("chess", fen, &state);
  alea_computer_seat_consider_draw_async (ALEA_COMPUTER_SEAT (seat), &state, who, NULL, considered_cb, &answer);
  wait_for (is_answered, &answer);
  return answer.agrees;
}

static gboolean
agrees (guint       level,
        const char *fen,
        AleaWho     who)
{
  return agrees_by_seed (level, 1, fen, who);
}

/* Whoever is to move, it knows who it plays for. */
static void
test_draws (void)
{
  g_assert_true (agrees (4, "7k/8/8/8/8/8/8/RR2K3 w - - 0 1", ALEA_WHO_BLACK));
  g_assert_false (agrees (4, "7k/8/8/8/8/8/8/RR2K3 w - - 0 1", ALEA_WHO_WHITE));
  g_assert_true (agrees (4, "7k/8/8/8/8/8/8/RR2K3 b - - 0 1", ALEA_WHO_BLACK));
  g_assert_false (agrees (4, "7k/8/8/8/8/8/8/RR2K3 b - - 0 1", ALEA_WHO_WHITE));
}

/* Who has two rooks less and does not see the mate in three moves is glad of a draw. */
static void
test_levels (void)
{
  static const char *const fen = "rr4k1/5Npp/8/8/2Q5/8/1q4PP/7K w - - 0 1";

  g_assert_true (agrees (1, fen, ALEA_WHO_WHITE));
  g_assert_true (agrees (2, fen, ALEA_WHO_WHITE));
  g_assert_false (agrees (4, fen, ALEA_WHO_WHITE));
}

/* What the lowest level misjudges is another thing for each seed: a pawn less is enough for
 * some to agree. */
static void
test_seeds (void)
{
  const guint n = 24;
  guint n_agreed = 0;

  for (guint seed = 0; seed < n; seed++)
    n_agreed += agrees_by_seed (1, seed, "4k3/pppp4/8/8/8/8/PPP5/4K3 w - - 0 1", ALEA_WHO_WHITE);
  g_test_message ("%u of %u", n_agreed, n);
  g_assert_cmpuint (n_agreed, >, 0);
  g_assert_cmpuint (n_agreed, <, n);
}

static void
withdrawn_cb (GObject      *seat,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(GError) error = NULL;

  g_assert_false (alea_computer_seat_consider_draw_finish (ALEA_COMPUTER_SEAT (seat), result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  ((Answer *) data)->is_done = TRUE;
}

/* An offer that is withdrawn is not accepted. */
static void
test_draw_withdrawn (void)
{
  g_autoptr(AleaSeat) seat = alea_computer_seat_new (4, 1);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { FALSE, FALSE };
  AleaState state;

  test_state ("chess", "7k/8/8/8/8/8/8/RR2K3 b - - 0 1", &state);
  alea_computer_seat_consider_draw_async (ALEA_COMPUTER_SEAT (seat), &state, ALEA_WHO_BLACK, cancellable, withdrawn_cb, &answer);
  g_cancellable_cancel (cancellable);
  wait_for (is_answered, &answer);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/computer-draws/sides", test_draws);
  g_test_add_func ("/computer-draws/levels", test_levels);
  g_test_add_func ("/computer-draws/seeds", test_seeds);
  g_test_add_func ("/computer-draws/withdrawn", test_draw_withdrawn);

  return g_test_run ();
}
