/* test-computer-decides.c: what the computer decides when it is asked without a table
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
  AleaEvent answer;
  gboolean  is_done;
} Decision;

static gboolean
is_decided (gpointer data)
{
  return ((Decision *) data)->is_done;
}

static void
decided_cb (GObject      *seat,
            GAsyncResult *result,
            gpointer      data)
{
  Decision *decision = data;

  g_assert_true (alea_seat_decide_finish (ALEA_SEAT (seat), result, &decision->answer, NULL));
  decision->is_done = TRUE;
}

static AleaEvent
decide_in (AleaSeat   *seat,
           const char *game,
           const char *fen,
           gint64      msec_left)
{
  AleaState state;
  const AleaSeatQuestion question = { .state = &state, .is_played_on = TRUE, .msec_left = msec_left };
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Decision decision = { .is_done = FALSE };

  test_state (game, fen, &state);
  alea_seat_decide_async (seat, &question, cancellable, decided_cb, &decision);
  wait_for (is_decided, &decision);
  return decision.answer;
}

static AleaEvent
decide (AleaSeat   *seat,
        const char *fen,
        gint64      msec_left)
{
  return decide_in (seat, "chess", fen, msec_left);
}

/* It rolls when it is to roll, plays the only move, and thinks of which where there are two. */
static void
test_few (void)
{
  static const struct { const char *fen, *to; } rows[] = {
    { "k7/8/8/8/8/8/6q1/7K w - - 0 1", "g2" },
    { "k7/ppp5/8/8/8/7N/6PP/R3q2K w - - 0 10", "e1" },
    { "7k/5ppp/8/8/8/N7/PP6/K2q3R w - - 0 10", "d1" },
  };
  g_autoptr(AleaSeat) seat = alea_computer_seat_new (6, 1);
  AleaEvent answer;

  alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (seat), 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      answer = decide (seat, rows[i].fen, -1);
      g_assert_cmpint (answer.type, ==, ALEA_EVENT_DECISION);
      g_assert_cmpint (alea_move_to (answer.decision.move), ==, test_square (rows[i].to));
    }

  answer = decide_in (seat, "random-move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 10", -1);
  g_assert_cmpint (answer.type, ==, ALEA_EVENT_ROLL);
  g_assert_cmpuint (answer.roll.n, ==, 0);
  g_assert_cmpint (answer.source, ==, ALEA_SOURCE_PROGRAM);
}

/* One move is not forced where a draw can be claimed: who is lost claims it. */
static void
test_claims (void)
{
  g_autoptr(AleaSeat) lost = alea_computer_seat_new (6, 1), won = alea_computer_seat_new (6, 1);
  AleaEvent answer = decide (lost, "7k/8/5K2/8/8/8/8/6R1 b - - 100 90", -1);

  g_assert_cmpint (answer.decision.act, ==, ALEA_ACT_DRAW);
  answer = decide (won, "7k/8/8/8/8/5q2/8/6K1 b - - 100 90", -1);
  g_assert_cmpint (answer.decision.act, ==, ALEA_ACT_MOVE);
}

/* Decides @n times in the same position; '=' where it offers a draw; (transfer full). */
static char *
list_offers (AleaSeat   *seat,
             const char *fen,
             guint       n)
{
  GString *offers = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      decide (seat, fen, -1);
      g_string_append_c (offers, alea_computer_seat_get_offers_draw (ALEA_COMPUTER_SEAT (seat)) ? '=' : '.');
    }

  return g_string_free (offers, FALSE);
}

#define LOCKED "4k3/2b5/2p5/2P5/2p5/2P5/2B5/4K3 w - - 0 "

/* From move 40 on, when its last eight decisions were level, and again after twenty;
 * who learns plays on, and a forced move offers nothing. */
static void
test_offers_draw (void)
{
  static const struct { guint level; const char *fen; const char *then; const char *offers; } rows[] = {
    { 3, LOCKED "40", LOCKED "40", ".......=|...................=" },
    { 3, LOCKED "39", LOCKED "39", "........|...................." },
    { 3, "4k3/2b5/2p5/2P5/2p5/2P5/2B5/Q3K3 w - - 0 40", LOCKED "41", "........|.......=............" },
    { 2, LOCKED "40", LOCKED "40", "........|...................." },
    { 3, LOCKED "40", "7k/8/5K2/8/8/8/8/6R1 b - - 0 90", ".......=|...................." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaSeat) seat = alea_computer_seat_new (rows[i].level, 1);
      g_autofree char *first = NULL, *second = NULL, *offers = NULL;

      alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (seat), 0);
      first = list_offers (seat, rows[i].fen, 8);
      second = list_offers (seat, rows[i].then, 20);
      offers = g_strconcat (first, "|", second, NULL);
      g_assert_cmpstr (offers, ==, rows[i].offers);
    }
}

/* Decides in each position, of which each letter of @line is one; 'R' where it resigns, '.' where
 * not; (transfer full). */
static char *
list_resigned (AleaSeat   *seat,
               const char *line)
{
  static const char *const fens[] = {
    ['l'] = "8/8/4k3/8/8/8/PPPP4/KQQ5 b - - 0 1",     /* lost */
    ['L'] = "kqq5/pppp4/8/8/8/4K3/8/8 w - - 0 1",     /* lost by the other side */
    ['e'] = LOCKED "20",                              /* equal */
  };
  GString *resigned = g_string_new (NULL);

  for (guint i = 0; line[i] != '\0'; i++)
    {
      const AleaEvent answer = decide (seat, fens[(guint) line[i]], -1);

      g_string_append_c (resigned, answer.decision.act == ALEA_ACT_RESIGN ? 'R' : '.');
      if (answer.decision.act == ALEA_ACT_RESIGN)
        g_assert_cmpint (answer.decision.colour, ==, line[i] == 'L' ? ALEA_WHITE : ALEA_BLACK);
    }

  return g_string_free (resigned, FALSE);
}

/* It resigns, for the side that it plays, once three decisions in a row were lost; where one
 * between was not it begins to count again. */
static void
test_resigns (void)
{
  static const struct { guint level; const char *line, *resigned; } rows[] = {
    { 3, "lll", "..R" }, { 3, "LLL", "..R" }, { 3, "llell", "....." }, { 3, "ellelll", "......R" }, { 2, "llllll", "......" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaSeat) seat = alea_computer_seat_new (rows[i].level, 1);
      g_autofree char *resigned = NULL;

      alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (seat), 0);
      resigned = list_resigned (seat, rows[i].line);
      g_assert_cmpstr (resigned, ==, rows[i].resigned);
    }
}

/* --- time ------------------------------------------------------------------- */

/* With so little left on its clock, in microseconds. */
static gint64
measure_thought (gint64 left)
{
  g_autoptr(AleaSeat) seat = alea_computer_seat_new (6, 1);
  const gint64 begun = g_get_monotonic_time ();

  decide (seat, "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", left / 1000);
  return g_get_monotonic_time () - begun;
}

/* Once in a few times also on a machine that has much else to do. */
static void
test_little_time (void)
{
  const gint64 left = 400 * G_TIME_SPAN_MILLISECOND;
  gint64 taken = left;

  for (guint i = 0; i < 10 && taken >= left; i++)
    taken = measure_thought (left);
  g_assert_cmpint (taken, <, left);
}

/* With no time left nothing is spent on being watched. */
static void
test_no_time (void)
{
  static const char *const fens[] = {
    "k7/8/8/8/8/8/6q1/7K w - - 0 1", "k7/ppp5/8/8/8/7N/6PP/R3q2K w - - 0 10",
  };
  g_autoptr(AleaSeat) seat = alea_computer_seat_new (1, 1);

  alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (seat), G_MAXINT);
  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      const AleaEvent answer = decide (seat, fens[i], 0);

      g_assert_cmpint (answer.decision.act, ==, ALEA_ACT_MOVE);
    }
}

static void
withdrawn_cb (GObject      *seat,
              GAsyncResult *result,
              gpointer      data)
{
  Decision *decision = data;
  g_autoptr(GError) error = NULL;

  g_assert_false (alea_seat_decide_finish (ALEA_SEAT (seat), result, &decision->answer, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  decision->is_done = TRUE;
}

/* What is withdrawn is not waited for, whether it was thought about or not. */
static void
test_withdrawn (void)
{
  static const char *const fens[] = {
    "k7/8/8/8/8/8/6q1/7K w - - 0 1", "k7/ppp5/8/8/8/7N/6PP/R3q2K w - - 0 10",
  };

  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      g_autoptr(AleaSeat) seat = alea_computer_seat_new (1, 1);
      g_autoptr(GCancellable) cancellable = g_cancellable_new ();
      Decision decision = { .is_done = FALSE };
      AleaState state;
      const AleaSeatQuestion question = { .state = &state, .is_played_on = TRUE, .msec_left = -1 };

      alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (seat), G_MAXINT);
      test_state ("chess", fens[i], &state);
      alea_seat_decide_async (seat, &question, cancellable, withdrawn_cb, &decision);
      g_cancellable_cancel (cancellable);
      wait_for (is_decided, &decision);
    }
}

static void
refused_cb (GObject      *seat,
            GAsyncResult *result,
            gpointer      data)
{
  Decision *decision = data;
  g_autoptr(GError) error = NULL;

  g_assert_false (alea_seat_decide_finish (ALEA_SEAT (seat), result, &decision->answer, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_false (decision->is_done);
  decision->is_done = TRUE;
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* In a game that is over there is nothing to decide; that is said at once, and only once, though
 * the question is withdrawn before the pause has ended. */
static void
test_over (void)
{
  gpointer seat = alea_computer_seat_new (1, 1);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Decision decision = { .is_done = FALSE };
  AleaState state;
  const AleaSeatQuestion question = { .state = &state, .is_played_on = TRUE, .msec_left = -1 };

  alea_computer_seat_set_pause (seat, G_MAXINT);
  test_state ("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", &state);
  alea_seat_decide_async (seat, &question, cancellable, refused_cb, &decision);
  wait_for (is_decided, &decision);
  g_object_add_weak_pointer (seat, &seat);
  g_cancellable_cancel (cancellable);
  g_object_unref (seat);
  wait_for (is_gone, &seat);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/computer-decides/few", test_few);
  g_test_add_func ("/computer-decides/claims", test_claims);
  g_test_add_func ("/computer-decides/offers-draw", test_offers_draw);
  g_test_add_func ("/computer-decides/resigns", test_resigns);
  g_test_add_func ("/computer-decides/little-time", test_little_time);
  g_test_add_func ("/computer-decides/no-time", test_no_time);
  g_test_add_func ("/computer-decides/withdrawn", test_withdrawn);
  g_test_add_func ("/computer-decides/over", test_over);

  return g_test_run ();
}
