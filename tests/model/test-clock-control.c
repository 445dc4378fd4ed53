/* test-clock-control.c: clocks and times as text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-clock-control.h"

static void
test_controls_as_text (void)
{
  static const char *const good[] = {
    "none", "move 30", "move 30/20", "fischer 300+3", "fischer 300+0/180+10", "fischer 300+3/180+3", "fischer 300+3/300+5",
    "fischer 1+3600", "move 1/359999", "bronstein 359999+3600/1+0",
  };
  static const char *const bad[] = {
    "", "None", "none ", "move", "move ", "move 0", "move 30+5", "move 360000", "move 99999999999",
    "fischer 300", "fischer 300+", "fischer 300+3601", "fischer +3", "fischer 300+3/", "fischer 300+3/0+0",
    "fischer 300+3/180", "fischer 300+3 ", "fischer -1+0", "move 0000030", "move 30/360000", "fischer 300+3/300+3601",
    "bronstein 300+3/", "fischer 300+0000003", "move 30+5/30", "fischer300+3", "fischer  300+3", "hourglass 60",
  };
  AleaClockControl control = { .kind = ALEA_CLOCK_NONE };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (alea_clock_control_parse (&control, good[i], NULL));
      text = alea_clock_control_to_string (&control);
      g_assert_cmpstr (text, ==, good[i]);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr(GError) error = NULL;
      AleaClockControl kept = control;

      g_assert_false (alea_clock_control_parse (&control, bad[i], &error));
      g_assert_error (error, ALEA_CLOCK_ERROR, ALEA_CLOCK_ERROR_CONTROL);
      g_assert_cmpmem (&kept, sizeof kept, &control, sizeof control);
    }
}

/* Not only what can be written: a file may say anything. */
static void
test_valid_controls (void)
{
  static const struct { AleaClockControl control; gboolean is_valid; } rows[] = {
    { { .kind = ALEA_CLOCK_NONE }, TRUE },
    { { .kind = ALEA_CLOCK_NONE, .seconds = { 1, 0 } }, FALSE },
    { { .kind = ALEA_CLOCK_NONE, .seconds = { 0, 1 } }, FALSE },
    { { .kind = ALEA_CLOCK_NONE, .extra = { 1, 0 } }, FALSE },
    { { .kind = ALEA_CLOCK_NONE, .extra = { 0, 1 } }, FALSE },
    { { .kind = ALEA_CLOCK_PER_MOVE, .seconds = { 1, 359999 } }, TRUE },
    { { .kind = ALEA_CLOCK_PER_MOVE, .seconds = { 1, 0 } }, FALSE },
    { { .kind = ALEA_CLOCK_PER_MOVE, .seconds = { 360000, 1 } }, FALSE },
    { { .kind = ALEA_CLOCK_PER_MOVE, .seconds = { 1, 1 }, .extra = { 0, 1 } }, FALSE },
    { { .kind = ALEA_CLOCK_FISCHER, .seconds = { 1, 1 }, .extra = { 0, 3600 } }, TRUE },
    { { .kind = ALEA_CLOCK_BRONSTEIN, .seconds = { 1, 1 }, .extra = { 3600, 0 } }, TRUE },
    { { .kind = ALEA_CLOCK_BRONSTEIN, .seconds = { 1, 1 }, .extra = { 0, 3601 } }, FALSE },
    { { .kind = (AleaClockKind) (ALEA_CLOCK_BRONSTEIN + 1), .seconds = { 1, 1 } }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (alea_clock_control_is_valid (&rows[i].control), ==, rows[i].is_valid);
}

static void
test_times_as_text (void)
{
  static const struct { gint64 time; const char *shown; } times[] = {
    { -1, "0:00.0" },
    { 0, "0:00.0" },
    { 1, "0:00.1" },
    { 9250, "0:09.3" },
    { 19900, "0:19.9" },
    { 19901, "0:20" },
    { 20000, "0:20" },
    { 20001, "0:21" },
    { 59001, "1:00" },
    { 252000, "4:12" },
    { 3599001, "1:00:00" },
    { 60000, "1:00" },
    { 61000, "1:01" },
    { 3600000, "1:00:00" },
    { 3660000, "1:01:00" },
    { 3852000, "1:04:12" },
    { 36000000, "10:00:00" },
    { 359999000, "99:59:59" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *shown = alea_clock_format (times[i].time);

      g_assert_cmpstr (shown, ==, times[i].shown);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/clock-control/controls-as-text", test_controls_as_text);
  g_test_add_func ("/model/clock-control/valid-controls", test_valid_controls);
  g_test_add_func ("/model/clock-control/times-as-text", test_times_as_text);

  return g_test_run ();
}
