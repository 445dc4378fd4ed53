/* test-uci-opinion.c: what engines say of a position, and of what they say it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-uci.h"

#define NEAR 0.0005

static void
test_read (void)
{
  static const struct { const char *line; int depth; double win, draw, loss; } rows[] = {
    { "info depth 12 seldepth 18 multipv 1 score cp 34 wdl 55 931 14 nodes 9054 pv e2e4", 12, 0.055, 0.931, 0.014 },
    { "info depth 1 score cp 0", 1, 0.5, 0, 0.5 },
    { "info depth 3 score cp 100", 3, 0.5915, 0, 0.4085 },
    { "info depth 3 score cp -100", 3, 0.4085, 0, 0.5915 },
    { "info depth 3 score cp -31000", 3, 0, 0, 1 },
    { "info depth 245 score mate 1", 245, 1, 0, 0 },
    { "info depth 9 score mate -2 wdl 0 0 1000", 9, 0, 0, 1 },
    { "info score mate 0", 1, 0, 0, 1 },
    { "info score cp 12 depth 7 wdl 0 0 0", 7, 0.5111, 0, 0.4889 },
    { "info depth 4 score cp 0 pv e2e4 depth 9 score mate 1", 4, 0.5, 0, 0.5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaUciOpinion opinion;

      g_test_message ("%s", rows[i].line);
      g_assert_true (alea_uci_opinion_read (rows[i].line, &opinion));
      g_assert_cmpint (opinion.depth, ==, rows[i].depth);
      g_assert_cmpfloat_with_epsilon (opinion.win, rows[i].win, NEAR);
      g_assert_cmpfloat_with_epsilon (opinion.draw, rows[i].draw, NEAR);
      g_assert_cmpfloat_with_epsilon (opinion.loss, rows[i].loss, NEAR);
      g_assert_cmpfloat_with_epsilon (opinion.win + opinion.draw + opinion.loss, 1, 1e-12);
    }
}

static void
test_other (void)
{
  static const char *const lines[] = {
    "", "info", "info depth 3", "info depth 3 score cp", "info depth 3 score cp many", "info depth 3 score mate #",
    "info depth 3 score cp 20 lowerbound", "info depth 3 score cp 20 upperbound", "info depth 3 multipv 2 score cp 20",
    "info string score cp 20", "info score cp 99999999999999999999", "bestmove e2e4", "information score cp 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      AleaUciOpinion opinion;

      g_test_message ("%s", lines[i]);
      g_assert_false (alea_uci_opinion_read (lines[i], &opinion));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/uci-opinion/read", test_read);
  g_test_add_func ("/uci-opinion/other", test_other);

  return g_test_run ();
}
