/* test-clock-random.c: the clock against a plain reckoning
 *
 * Whatever is done to a clock, and however late, it says what comes out where all
 * time is added up again.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-clock.h"

#define N_CLOCKS 200
#define N_STEPS  100

typedef struct
{
  AleaClockControl control;
  gint64           left[2];
  gint64           used;
  int              running;
  gboolean         is_paused;
} Plain;

static gint64 now;

static gint64
get_now (gpointer data)
{
  (void) data;

  return now;
}

static void
let_pass (Plain  *plain,
          gint64  time)
{
  now += time;
  if (plain->control.kind == ALEA_CLOCK_NONE || plain->running == ALEA_CLOCK_NOBODY || plain->is_paused)
    return;

  time = MIN (time, plain->left[plain->running]);
  plain->left[plain->running] -= time;
  plain->used += time;
  if (plain->left[plain->running] == 0)
    plain->running = ALEA_CLOCK_NOBODY;
}

static int
find_fallen (const Plain *plain)
{
  if (plain->control.kind == ALEA_CLOCK_NONE || (plain->left[0] > 0 && plain->left[1] > 0))
    return ALEA_CLOCK_NOBODY;

  return plain->left[0] == 0 ? 0 : 1;
}

static void
press (Plain *plain)
{
  const int side = plain->running;
  const gint64 extra = side >= 0 ? plain->control.extra[side] * 1000 : 0;

  if (side < 0)
    return;

  if (plain->control.kind == ALEA_CLOCK_PER_MOVE)
    plain->left[side] = plain->control.seconds[side] * 1000;
  else if (plain->control.kind == ALEA_CLOCK_FISCHER)
    plain->left[side] += extra;
  else if (plain->control.kind == ALEA_CLOCK_BRONSTEIN)
    plain->left[side] += plain->used < extra ? plain->used : extra;
  plain->running = 1 - side;
  plain->used = 0;
}

static void
check (AleaClock   *clock,
       const Plain *plain)
{
  AleaClockTimes times;

  /* What is asked for in between is no more than what is kept. */
  for (guint side = 0; side < 2; side++)
    g_assert_cmpint (alea_clock_get_left (clock, side), ==, plain->left[side]);
  alea_clock_save (clock, &times);
  g_assert_cmpint (times.left[0], ==, plain->left[0]);
  g_assert_cmpint (times.left[1], ==, plain->left[1]);
  g_assert_cmpint (times.used, ==, plain->used);
  g_assert_cmpint (times.running, ==, plain->running);
  g_assert_cmpint (alea_clock_get_running (clock), ==, plain->running);
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, find_fallen (plain));
  g_assert_cmpint (alea_clock_get_paused (clock), ==, plain->is_paused);
}

static void
take_step (AleaClock *clock,
           Plain     *plain)
{
  const guint side = (guint) g_test_rand_int_range (0, 2);

  switch (g_test_rand_int_range (0, 12))
    {
    case 0:
      alea_clock_start (clock, side);
      if (find_fallen (plain) == ALEA_CLOCK_NOBODY)
        {
          plain->running = (int) side;
          plain->used = 0;
        }
      break;
    case 1:
      alea_clock_pause (clock);
      plain->is_paused = TRUE;
      break;
    case 2:
    case 3:
      alea_clock_resume (clock);
      plain->is_paused = FALSE;
      break;
    case 4:
      alea_clock_stop (clock);
      plain->running = ALEA_CLOCK_NOBODY;
      plain->is_paused = FALSE;
      break;
    case 5:
      alea_clock_look (clock);
      break;
    default:
      alea_clock_press (clock);
      press (plain);
      break;
    }
}

static void
test_against_plain (void)
{
  static const char *const controls[] = {
    "none", "move 30", "move 30/20", "fischer 30+3", "fischer 20+0/10+10", "bronstein 30+3/20+5",
  };

  for (guint i = 0; i < N_CLOCKS; i++)
    {
      Plain plain = { .running = ALEA_CLOCK_NOBODY };
      AleaClock *clock;

      g_assert_true (alea_clock_control_parse (&plain.control, controls[i % G_N_ELEMENTS (controls)], NULL));
      for (guint side = 0; side < 2; side++)
        plain.left[side] = plain.control.seconds[side] * 1000;
      now = 1000000;
      clock = alea_clock_new (&plain.control);
      alea_clock_set_source (clock, get_now, NULL);

      for (guint step = 0; step < N_STEPS; step++)
        {
          let_pass (&plain, g_test_rand_int_range (0, step % 50 < 49 ? 2000 : ALEA_CLOCK_MAX_GAP + 1));
          take_step (clock, &plain);
          if (g_test_rand_int_range (0, 2) == 0)
            check (clock, &plain);
        }

      let_pass (&plain, ALEA_CLOCK_MAX_GAP);
      alea_clock_switch_off (clock);
      plain.control.kind = ALEA_CLOCK_NONE;
      plain.running = ALEA_CLOCK_NOBODY;
      plain.is_paused = FALSE;
      check (clock, &plain);
      g_assert_finalize_object (clock);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clock/against-plain", test_against_plain);

  return g_test_run ();
}
