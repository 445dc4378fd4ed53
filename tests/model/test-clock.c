/* test-clock.c: a clock whose time the test makes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "object-watch.h"

#include "alea-clock.h"

/* --- time that the test makes --------------------------------------------- */

static gint64 now;

static gint64
get_now (gpointer data)
{
  return *(gint64 *) data;
}

static AleaClock *
make_clock (const char *text)
{
  AleaClockControl control;
  AleaClock *clock;

  g_assert_true (alea_clock_control_parse (&control, text, NULL));
  now = 1000000;
  clock = alea_clock_new (&control);
  alea_clock_set_source (clock, get_now, &now);

  return clock;
}

/* Lets time go by as the main loop would see it. */
static void
pass (AleaClock *clock,
      gint64     time)
{
  while (time > 0)
    {
      gint64 step = MIN (time, 1000);

      now += step;
      time -= step;
      alea_clock_look (clock);
    }
}

static void
assert_left (AleaClock *clock,
             gint64     first,
             gint64     second)
{
  g_assert_cmpint (alea_clock_get_left (clock, 0), ==, first);
  g_assert_cmpint (alea_clock_get_left (clock, 1), ==, second);
}

/* Whether the main loop would ever wake up by itself, and after how many
 * milliseconds; -1 for never. */
static int
find_wake_up (void)
{
  GMainContext *context = g_main_context_default ();
  GPollFD fds[8];
  int priority, timeout;

  g_assert_true (g_main_context_acquire (context));
  g_main_context_prepare (context, &priority);
  g_main_context_query (context, G_MAXINT, &timeout, fds, G_N_ELEMENTS (fds));
  g_main_context_release (context);

  return timeout;
}

/* --- kinds ---------------------------------------------------------------- */

static void
test_fischer (void)
{
  AleaClock *clock = make_clock ("fischer 300+3/180+0");

  assert_left (clock, 300000, 180000);
  pass (clock, 5000);
  assert_left (clock, 300000, 180000);

  alea_clock_start (clock, 0);
  pass (clock, 10000);
  assert_left (clock, 290000, 180000);
  alea_clock_press (clock);
  assert_left (clock, 293000, 180000);
  pass (clock, 7001);
  alea_clock_press (clock);
  assert_left (clock, 293000, 172999);

  /* Quick moves win time. */
  pass (clock, 500);
  alea_clock_press (clock);
  assert_left (clock, 295500, 172999);

  g_assert_finalize_object (clock);
}

static void
test_bronstein (void)
{
  AleaClock *clock = make_clock ("bronstein 60+5");

  alea_clock_start (clock, 1);
  pass (clock, 3000);
  assert_left (clock, 60000, 57000);
  alea_clock_press (clock);
  assert_left (clock, 60000, 60000);
  pass (clock, 8000);
  alea_clock_press (clock);
  assert_left (clock, 57000, 60000);

  /* The time used counts anew in each turn. */
  alea_clock_press (clock);
  pass (clock, 1000);
  alea_clock_press (clock);
  assert_left (clock, 57000, 60000);

  g_assert_finalize_object (clock);
}

static void
test_per_move (void)
{
  AleaClock *clock = make_clock ("move 30/20");

  alea_clock_start (clock, 0);
  pass (clock, 29000);
  alea_clock_press (clock);
  assert_left (clock, 30000, 20000);
  pass (clock, 20000);
  assert_left (clock, 30000, 0);
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, 1);

  g_assert_finalize_object (clock);
}

static void
test_none (void)
{
  AleaClock *clock = make_clock ("none");

  alea_clock_start (clock, 0);
  pass (clock, 100000);
  alea_clock_press (clock);
  assert_left (clock, 0, 0);
  g_assert_cmpint (alea_clock_get_running (clock), ==, 1);
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, ALEA_CLOCK_NOBODY);
  g_assert_cmpint (find_wake_up (), ==, -1);

  g_assert_finalize_object (clock);
}

static void
test_never_more_than_the_most (void)
{
  AleaClock *clock = make_clock ("fischer 359999+3600");

  alea_clock_start (clock, 0);
  alea_clock_press (clock);
  assert_left (clock, 359999000, 359999000);

  g_assert_finalize_object (clock);
}

/* Before anything has happened the whole time is shown, and nobody's flag has fallen. */
static void
test_new (void)
{
  const AleaClockControl control = { .kind = ALEA_CLOCK_PER_MOVE, .seconds = { 30, 20 } };
  AleaClock *clock = alea_clock_new (&control);

  assert_left (clock, 30000, 20000);
  g_assert_cmpint (alea_clock_get_shown (clock, 0), ==, 30000);
  g_assert_cmpint (alea_clock_get_shown (clock, 1), ==, 20000);
  g_assert_cmpint (alea_clock_get_running (clock), ==, ALEA_CLOCK_NOBODY);
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, ALEA_CLOCK_NOBODY);
  g_assert_false (alea_clock_get_paused (clock));

  g_assert_finalize_object (clock);
}

/* --- the flag ------------------------------------------------------------- */

static void
test_flag_falls (void)
{
  AleaClock *clock = make_clock ("fischer 10+5");
  g_autoptr(ObjectWatch) watch = NULL;
  AleaClockTimes times = { .left = { 4000, 3000 }, .running = 1 };

  alea_clock_start (clock, 0);
  pass (clock, 9999);
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, ALEA_CLOCK_NOBODY);
  g_assert_cmpint (alea_clock_get_shown (clock, 0), ==, 100);

  watch = object_watch_new (clock);
  pass (clock, 1);
  object_watch_expect (watch, "fallen first-shown running");
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, 0);
  g_assert_cmpint (alea_clock_get_running (clock), ==, ALEA_CLOCK_NOBODY);

  /* Nothing runs on, and nothing is added any more. */
  alea_clock_press (clock);
  alea_clock_start (clock, 1);
  pass (clock, 5000);
  object_watch_expect (watch, "");
  assert_left (clock, 0, 10000);
  g_assert_cmpint (find_wake_up (), ==, -1);

  alea_clock_restore (clock, &times);
  object_watch_expect (watch, "fallen first-shown running second-shown");
  pass (clock, 1000);
  assert_left (clock, 4000, 2000);

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (clock);
}

/* A press that comes before the clock has looked is too late all the same. */
static void
test_late_press (void)
{
  AleaClock *clock = make_clock ("fischer 10+5");

  alea_clock_start (clock, 0);
  now += 10001;
  g_assert_cmpint (alea_clock_get_left (clock, 0), ==, 0);
  alea_clock_press (clock);
  assert_left (clock, 0, 10000);
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, 0);

  g_assert_finalize_object (clock);
}

static int
get_kind (AleaClock *clock)
{
  int kind;

  g_object_get (clock, "kind", &kind, NULL);
  return kind;
}

static void
test_switch_off (void)
{
  AleaClock *clock = make_clock ("fischer 1+0");
  ObjectWatch *watch;

  alea_clock_start (clock, 0);
  pass (clock, 1000);
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, 0);
  g_assert_cmpint (get_kind (clock), ==, ALEA_CLOCK_FISCHER);
  watch = object_watch_new (clock);
  alea_clock_switch_off (clock);
  object_watch_expect (watch, "fallen kind");
  object_watch_free (watch);
  g_assert_cmpint (get_kind (clock), ==, ALEA_CLOCK_NONE);
  g_assert_cmpint (alea_clock_get_fallen (clock), ==, ALEA_CLOCK_NOBODY);
  alea_clock_start (clock, 1);
  pass (clock, 5000);
  assert_left (clock, 0, 1000);
  g_assert_finalize_object (clock);

  /* What the main loop has not seen yet has gone by, too. */
  clock = make_clock ("fischer 1+0");
  alea_clock_start (clock, 0);
  now += 600;
  alea_clock_switch_off (clock);
  assert_left (clock, 400, 1000);
  g_assert_finalize_object (clock);
}

/* --- pausing, saving ------------------------------------------------------ */

static void
test_pause (void)
{
  AleaClock *clock = make_clock ("fischer 60+2");
  g_autoptr(ObjectWatch) watch = object_watch_new (clock);

  alea_clock_start (clock, 0);
  object_watch_expect (watch, "running");
  pass (clock, 1500);
  object_watch_expect (watch, "first-shown");
  alea_clock_pause (clock);
  object_watch_expect (watch, "is-paused");
  alea_clock_pause (clock);
  object_watch_expect (watch, "");
  g_assert_cmpint (find_wake_up (), ==, -1);

  pass (clock, 30000);
  assert_left (clock, 58500, 60000);
  g_assert_cmpint (alea_clock_get_running (clock), ==, 0);

  /* A turn may end meanwhile. */
  alea_clock_press (clock);
  g_assert_true (alea_clock_get_paused (clock));
  pass (clock, 30000);
  assert_left (clock, 60500, 60000);

  g_clear_pointer (&watch, object_watch_free);
  watch = object_watch_new (clock);
  alea_clock_resume (clock);
  object_watch_expect (watch, "is-paused");
  pass (clock, 1000);
  assert_left (clock, 60500, 59000);

  alea_clock_pause (clock);
  object_watch_expect (watch, "is-paused second-shown");
  alea_clock_stop (clock);
  object_watch_expect (watch, "is-paused running");
  g_assert_false (alea_clock_get_paused (clock));
  g_assert_cmpint (alea_clock_get_running (clock), ==, ALEA_CLOCK_NOBODY);
  pass (clock, 1000);
  assert_left (clock, 60500, 59000);

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (clock);
}

static void
test_save_and_restore (void)
{
  AleaClock *clock = make_clock ("bronstein 60+10");
  AleaClockTimes early, late;

  alea_clock_start (clock, 0);
  pass (clock, 4000);
  alea_clock_save (clock, &early);
  pass (clock, 20000);
  alea_clock_press (clock);
  pass (clock, 6000);
  alea_clock_save (clock, &late);
  assert_left (clock, 46000, 54000);

  alea_clock_restore (clock, &early);
  assert_left (clock, 56000, 60000);
  g_assert_cmpint (alea_clock_get_running (clock), ==, 0);
  pass (clock, 1000);
  alea_clock_press (clock);
  assert_left (clock, 60000, 60000);

  alea_clock_pause (clock);
  alea_clock_restore (clock, &late);
  g_assert_true (alea_clock_get_paused (clock));
  pass (clock, 9000);
  assert_left (clock, 46000, 54000);

  g_assert_finalize_object (clock);
}

/* What has gone by when a clock is saved is seen at once, be it the last of it. */
static void
test_save_shows (void)
{
  AleaClock *clock = make_clock ("fischer 60+0");
  g_autoptr(ObjectWatch) watch = NULL;
  AleaClockTimes times;

  alea_clock_start (clock, 0);
  watch = object_watch_new (clock);
  now += 1000;
  alea_clock_save (clock, &times);
  object_watch_expect (watch, "first-shown");
  g_assert_cmpint (times.left[0], ==, 59000);
  g_assert_cmpint (times.used, ==, 1000);
  g_assert_cmpint (times.running, ==, 0);

  now += 59000;
  alea_clock_save (clock, &times);
  object_watch_expect (watch, "fallen first-shown running");
  g_assert_cmpint (times.running, ==, ALEA_CLOCK_NOBODY);

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (clock);
}

/* What a file says may be nonsense: a clock goes on with what can be. */
static void
test_restore_anything (void)
{
  static const struct { AleaClockTimes times; gint64 left[2], used; int running, fallen; } rows[] = {
    { { .left = { 1, 2 }, .used = 3, .running = 0 }, { 1, 2 }, 3, 0, ALEA_CLOCK_NOBODY },
    { { .left = { 1, 2 }, .used = 0, .running = 1 }, { 1, 2 }, 0, 1, ALEA_CLOCK_NOBODY },
    { { .left = { 1, 2 }, .running = ALEA_CLOCK_NOBODY }, { 1, 2 }, 0, ALEA_CLOCK_NOBODY, ALEA_CLOCK_NOBODY },
    { { .left = { 1, 2 }, .running = 2 }, { 1, 2 }, 0, ALEA_CLOCK_NOBODY, ALEA_CLOCK_NOBODY },
    { { .left = { 1, 2 }, .running = -2 }, { 1, 2 }, 0, ALEA_CLOCK_NOBODY, ALEA_CLOCK_NOBODY },
    { { .left = { 0, 2 }, .running = 1 }, { 0, 2 }, 0, ALEA_CLOCK_NOBODY, 0 },
    { { .left = { 1, 0 }, .running = 0 }, { 1, 0 }, 0, ALEA_CLOCK_NOBODY, 1 },
    { { .left = { G_MAXINT64, G_MININT64 }, .used = -5, .running = 17 }, { 359999000, 0 }, 0, ALEA_CLOCK_NOBODY, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaClock *clock = make_clock ("fischer 60+0");
      AleaClockTimes times;

      alea_clock_restore (clock, &rows[i].times);
      assert_left (clock, rows[i].left[0], rows[i].left[1]);
      g_assert_cmpint (alea_clock_get_running (clock), ==, rows[i].running);
      g_assert_cmpint (alea_clock_get_fallen (clock), ==, rows[i].fallen);
      alea_clock_save (clock, &times);
      g_assert_cmpint (times.used, ==, rows[i].used);

      g_assert_finalize_object (clock);
    }
}

/* --- sources -------------------------------------------------------------- */

static void
test_source_that_jumps (void)
{
  AleaClock *clock = make_clock ("fischer 300+0");

  alea_clock_start (clock, 0);
  pass (clock, 1000);

  now -= 500000;
  assert_left (clock, 299000, 300000);
  alea_clock_look (clock);
  assert_left (clock, 299000, 300000);
  pass (clock, 1000);
  assert_left (clock, 298000, 300000);

  now += ALEA_CLOCK_MAX_GAP + 1;
  alea_clock_look (clock);
  assert_left (clock, 298000, 300000);
  pass (clock, 1000);
  assert_left (clock, 297000, 300000);

  now += ALEA_CLOCK_MAX_GAP;
  alea_clock_look (clock);
  assert_left (clock, 237000, 300000);

  now = G_MAXINT64 / 2;
  alea_clock_press (clock);
  assert_left (clock, 237000, 300000);

  g_assert_finalize_object (clock);
}

/* What went by on the old one counts, and not how far the two are apart. */
static void
test_another_source (void)
{
  AleaClock *clock = make_clock ("fischer 60+0");
  g_autoptr(ObjectWatch) watch = NULL;
  gint64 other = 1000500;

  alea_clock_start (clock, 0);
  watch = object_watch_new (clock);
  now += 1700;
  alea_clock_set_source (clock, get_now, &other);
  object_watch_expect (watch, "first-shown");
  assert_left (clock, 58300, 60000);
  other += 400;
  assert_left (clock, 57900, 60000);
  alea_clock_press (clock);
  other += 50;
  assert_left (clock, 57900, 59950);

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (clock);
}

/* --- what is shown -------------------------------------------------------- */

static void
test_notifies_what_is_seen (void)
{
  AleaClock *clock = make_clock ("fischer 22+0");
  g_autoptr(ObjectWatch) watch = object_watch_new (clock);

  alea_clock_start (clock, 1);
  object_watch_expect (watch, "running");
  now += 999;
  alea_clock_look (clock);
  object_watch_expect (watch, "");
  now += 1;
  alea_clock_look (clock);
  object_watch_expect (watch, "second-shown");
  g_assert_cmpint (alea_clock_get_shown (clock, 1), ==, 21000);

  pass (clock, 1000);
  object_watch_expect (watch, "second-shown");
  now += 99;
  alea_clock_look (clock);
  object_watch_expect (watch, "");
  now += 1;
  alea_clock_look (clock);
  object_watch_expect (watch, "second-shown");
  g_assert_cmpint (alea_clock_get_shown (clock, 1), ==, 19900);
  assert_left (clock, 22000, 19900);

  g_clear_pointer (&watch, object_watch_free);
  g_assert_finalize_object (clock);
}

/* The main loop sleeps until something else is to be shown. */
static void
test_wakes_up_when_needed (void)
{
  AleaClock *clock = make_clock ("fischer 21+0");

  g_assert_cmpint (find_wake_up (), ==, -1);
  alea_clock_start (clock, 0);
  g_assert_cmpint (find_wake_up (), >, 900);
  g_assert_cmpint (find_wake_up (), <=, 1000);
  pass (clock, 1000);
  g_assert_cmpint (find_wake_up (), >, 50);
  g_assert_cmpint (find_wake_up (), <=, 100);
  now += 30;
  alea_clock_look (clock);
  g_assert_cmpint (find_wake_up (), <=, 70);
  alea_clock_stop (clock);
  g_assert_cmpint (find_wake_up (), ==, -1);

  alea_clock_start (clock, 0);
  g_assert_finalize_object (clock);
  g_assert_cmpint (find_wake_up (), ==, -1);
}

/* With the real time and the real main loop. */
static void
test_real_time (void)
{
  AleaClockControl control = { .kind = ALEA_CLOCK_FISCHER, .seconds = { 1, 1 } };
  AleaClock *clock = alea_clock_new (&control);
  gint64 before = g_get_monotonic_time (), start, end;

  alea_clock_start (clock, 0);
  start = g_get_monotonic_time ();
  g_usleep (100000);
  end = g_get_monotonic_time ();
  g_assert_cmpint (1000 - alea_clock_get_left (clock, 0), >=, MIN (1000, (end - start) / 1000 - 1));
  g_assert_cmpint (1000 - alea_clock_get_left (clock, 0), <=, (g_get_monotonic_time () - before) / 1000 + 1);
  start = before;
  while (alea_clock_get_fallen (clock) == ALEA_CLOCK_NOBODY)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpint (g_get_monotonic_time () - start, >=, 999000);
  g_assert_finalize_object (clock);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/clock/fischer", test_fischer);
  g_test_add_func ("/model/clock/bronstein", test_bronstein);
  g_test_add_func ("/model/clock/per-move", test_per_move);
  g_test_add_func ("/model/clock/none", test_none);
  g_test_add_func ("/model/clock/never-more-than-the-most", test_never_more_than_the_most);
  g_test_add_func ("/model/clock/new", test_new);
  g_test_add_func ("/model/clock/flag-falls", test_flag_falls);
  g_test_add_func ("/model/clock/late-press", test_late_press);
  g_test_add_func ("/model/clock/switch-off", test_switch_off);
  g_test_add_func ("/model/clock/pause", test_pause);
  g_test_add_func ("/model/clock/save-and-restore", test_save_and_restore);
  g_test_add_func ("/model/clock/save-shows", test_save_shows);
  g_test_add_func ("/model/clock/restore-anything", test_restore_anything);
  g_test_add_func ("/model/clock/source-that-jumps", test_source_that_jumps);
  g_test_add_func ("/model/clock/another-source", test_another_source);
  g_test_add_func ("/model/clock/notifies-what-is-seen", test_notifies_what_is_seen);
  g_test_add_func ("/model/clock/wakes-up-when-needed", test_wakes_up_when_needed);
  g_test_add_func ("/model/clock/real-time", test_real_time);

  return g_test_run ();
}
