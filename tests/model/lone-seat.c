/* lone-seat.c: another program that is asked without a table, for tests
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "lone-seat.h"

#include "alea-computer-seat.h"
#include "alea-uci-seat.h"
#include "test-support.h"

#define MOST_SECONDS 60

static void
note_failed_cb (LoneSeat *self)
{
  self->n_failed++;
}

char *
lone_seat_make_command (const char *mode)
{
  return g_strdup_printf ("/usr/bin/python3 %s %s", g_test_get_filename (G_TEST_DIST, "uci", "fake-engine.py", NULL), mode);
}

void
lone_seat_set_up (LoneSeat   *self,
                  const char *command)
{
  *self = (LoneSeat) { .computer = alea_computer_seat_new (1, 7), .cancellable = g_cancellable_new () };
  alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (self->computer), 0);
  self->seat = alea_uci_seat_new (command, self->computer);
  g_signal_connect_swapped (self->seat, "failed", G_CALLBACK (note_failed_cb), self);
  alea_state_init (&self->state, test_rules ("chess"), NULL);
}

/* Takes over @object, which somebody who is about to end may have a while longer. */
static void
let_go (gpointer object)
{
  const gint64 deadline = g_get_monotonic_time () + MOST_SECONDS * G_TIME_SPAN_SECOND;
  gpointer left = object;

  g_object_add_weak_pointer (object, &left);
  g_object_unref (object);
  while (left != NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (100);
    }
}

void
lone_seat_clear_away (LoneSeat *self)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  let_go (self->seat);
  let_go (self->computer);
  g_clear_object (&self->cancellable);
  g_clear_error (&self->error);
}

static void
answered_cb (GObject      *seat,
             GAsyncResult *result,
             gpointer      data)
{
  LoneSeat *self = data;

  g_clear_error (&self->error);
  alea_seat_decide_finish (ALEA_SEAT (seat), result, &self->answer, &self->error);
  self->n_answers++;
}

void
lone_seat_ask (LoneSeat *self,
               gint64    msec_left)
{
  const AleaSeatQuestion question = { .state = &self->state, .is_played_on = TRUE, .msec_left = msec_left };

  alea_seat_decide_async (self->seat, &question, self->cancellable, answered_cb, self);
}

void
lone_seat_wait (LoneSeat *self,
                guint     n)
{
  const gint64 deadline = g_get_monotonic_time () + MOST_SECONDS * G_TIME_SPAN_SECOND;

  while (self->n_answers < n)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (100);
    }
}
