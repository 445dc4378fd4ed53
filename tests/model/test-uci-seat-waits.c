/* test-uci-seat-waits.c: another program that answers nothing for long
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "children.h"
#include "lone-seat.h"

/* However long it keeps one waiting, and whatever it says meanwhile, the computer goes
 * on with one sentence. */
static void
test_waits (gconstpointer mode)
{
  g_autofree char *command = lone_seat_make_command (mode);
  LoneSeat alone;

  lone_seat_set_up (&alone, command);
  lone_seat_ask (&alone, -1);
  lone_seat_wait (&alone, 1);
  g_assert_no_error (alone.error);
  g_assert_true (alea_state_lists (&alone.state, &alone.answer.decision));
  g_assert_cmpuint (alone.n_failed, ==, 1);
  lone_seat_clear_away (&alone);
  children_wait_for_none ();
}

int
main (int    argc,
      char **argv)
{
  static const char *const modes[] = { "nonsense", "flood", "silent" };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = g_strconcat ("/uci-seat-waits/", modes[i], NULL);

      g_test_add_data_func (path, modes[i], test_waits);
    }

  return g_test_run ();
}
