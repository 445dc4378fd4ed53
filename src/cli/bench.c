/* bench.c: alea-cli bench
 *
 * What this machine does, one "name value unit" a line.  Times are those of
 * the processor, so that other programs that want it too change little.  Only
 * ratios between figures of one run mean much; tests/bench compares with other
 * programs.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench.h"

#include "alea-club.h"
#include "alea-export.h"
#include "alea-fen.h"

typedef struct
{
  const char *name;
  const char *game;
  int         depth;
  const char *fen;
} PerftBench;

static const PerftBench perfts[] = {
  { "perft-chess-start", "chess", 6, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
  { "perft-chess-middle", "chess", 5, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" },
  { "perft-chess-endgame", "chess", 7, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1" },
  { "perft-chess960-start", "chess960", 6, "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9" },
};

/* All starts of Chess960, 12 a page, as a PDF that goes nowhere. */
static CliStatus
measure_pages (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaPages) pages = NULL;
  const double start = bench_get_cpu_time ();
  AleaPaper paper;

  alea_paper_find ("A4", &paper);
  pages = alea_pages_new (&paper, "Chess960");
  alea_pages_add_all_starts (pages, alea_rules_find ("chess960"), 12);
  if (!alea_export_pages (pages, "/dev/null", NULL, NULL, NULL, &error))
    return cli_fail ("%s", error->message);

  g_print ("paint-960-diagrams-pdf %.2f s\n", bench_get_cpu_time () - start);
  return CLI_GOOD;
}

CliStatus
command_bench (int    argc,
               char **argv)
{
  gboolean counts_nodes = FALSE;
  const GOptionEntry entries[] = {
    { "nodes", 0, 0, G_OPTION_ARG_NONE, &counts_nodes, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_parse (&argc, &argv, entries, "bench", 0, 0))
    return CLI_BAD_INPUT;
  if (counts_nodes)
    return bench_count_nodes ();

  for (size_t i = 0; i < G_N_ELEMENTS (perfts); i++)
    {
      const AleaRules *rules = alea_rules_find (perfts[i].game);
      AleaState state;
      double start;
      guint64 nodes;

      if (!cli_read_state (rules, NULL, perfts[i].fen, FALSE, &state))
        return CLI_BAD_INPUT;

      start = bench_get_cpu_time ();
      nodes = alea_position_perft (&state.position, perfts[i].depth);
      g_print ("%s %.1f Mnodes/s\n", perfts[i].name,
               (double) nodes / 1e6 / MAX (bench_get_cpu_time () - start, 1e-6));
    }

  bench_search ();
  bench_games ();
  return measure_pages ();
}
