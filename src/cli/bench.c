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

#include "commands.h"

#include "alea-club.h"
#include "alea-dice.h"
#include "alea-export.h"
#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"
#include "alea-search.h"
#include "lab-run.h"

#include <time.h>

/* Seconds that the program has had the processor. */
static double
get_cpu_time (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

/* --- searching ------------------------------------------------------------- */

#define TABLE_BYTES (64u << 20)
#define N_COPIES    20000000

/* A position of each game, and how far it is looked at to count the nodes. */
typedef struct
{
  const char *game;
  const char *fen;
  int         depth;
} SearchBench;

static const SearchBench searches[] = {
  { "chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 7 },
  { "chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 9 },
  { "chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 7 },
  { "jepps", "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w Kk - 0 1", 7 },
  { "guardener", "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1", 3 },
  { "guardener", "***4***/*r1bq1rk1*/*ppp1gpbp*/3n2np2/4Pp1B2/3P1p4/3N2N3/*PPQG1PPP*/*R3KB1R*/***4*** w KQ - 2 10 "
    "dice=2-3", 3 },
  { "random-move", "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4 runs=6x2/3x1", 2 },
  { "random-move", "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4 runs=6x2/3x1 left=2", 3 },
};

static gboolean
search (AleaSearch             *engine,
        const SearchBench      *bench,
        const AleaSearchLimits *limits,
        AleaVerdict            *verdict)
{
  AleaState state;

  if (!cli_read_state (alea_rules_find (bench->game), NULL, bench->fen, FALSE, &state))
    return FALSE;

  alea_search_clear (engine);
  return alea_search_run (engine, &state, limits, verdict);
}

/* The number of the position among those of its game, from 1. */
static int
number_of (size_t i)
{
  int number = 1;

  for (size_t k = 0; k < i; k++)
    number += g_str_equal (searches[k].game, searches[i].game);

  return number;
}

/* Prints how many nodes a fixed set of searches takes: the same on every
 * machine, until somebody changes the search. */
static CliStatus
count_nodes (void)
{
  g_autofree AleaVerdict *verdict = g_new (AleaVerdict, 1);
  AleaSearch *engine = alea_search_new (TABLE_BYTES, 1);
  guint64 total = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      const AleaSearchLimits limits = { .depth = searches[i].depth };

      if (search (engine, &searches[i], &limits, verdict))
        g_print ("nodes-%s-%d %" G_GUINT64_FORMAT " nodes\n", searches[i].game, number_of (i), verdict->nodes);
      total += verdict->nodes;
    }

  g_print ("nodes %" G_GUINT64_FORMAT " nodes\n", total);
  alea_search_free (engine);
  return CLI_GOOD;
}

/* Nanoseconds to copy what a search copies for each move. */
static double
measure_copies (const SearchBench *bench)
{
  static AleaPosition copies[64];
  AleaState state;
  double start;

  cli_read_state (alea_rules_find (bench->game), NULL, bench->fen, FALSE, &state);
  for (int i = 0; i < 64; i++)
    copies[i] = state.position;

  start = get_cpu_time ();
  for (int i = 0; i < N_COPIES; i++)
    {
      copies[i * 7 % 64] = copies[i * 5 % 64];
      __asm__ volatile ("" : : "r" (copies) : "memory");
    }

  return (get_cpu_time () - start) * 1e9 / N_COPIES;
}

/* Prints how fast and how far each game is searched. */
static void
measure_search (void)
{
  g_autofree AleaVerdict *verdict = g_new (AleaVerdict, 1);
  AleaSearch *engine = alea_search_new (TABLE_BYTES, 1);

  for (size_t i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      const SearchBench *bench = &searches[i];
      const AleaSearchLimits a_second = { .usec = G_USEC_PER_SEC };
      const double start = get_cpu_time ();

      if (!search (engine, bench, &a_second, verdict))
        continue;

      g_print ("search-%s-%d %.3f Mnodes/s\n", bench->game, number_of (i),
               (double) verdict->nodes / 1e6 / MAX (get_cpu_time () - start, 1e-6));
      g_print ("search-%s-%d-in-1s %d plies\n", bench->game, number_of (i), verdict->depth);
      if (number_of (i) == 1)
        g_print ("copy-%s %.1f ns\n", bench->game, measure_copies (bench));
    }

  alea_search_free (engine);
}

/* --- whole games ----------------------------------------------------------- */

#define PLAYER "engine:level=3"

static gboolean
goes_on_cb (const LabCounts *counts,
            gpointer         data)
{
  const double *end = data;

  return get_cpu_time () < *end;
}

/* Prints how many games of each kind a player of the middle plays. */
static void
measure_games (void)
{
  for (size_t i = 0; alea_games[i] != NULL; i++)
    {
      const char *id = alea_games[i]->id;
      g_autofree char *text = g_strdup_printf ("game: %s\nwhite: " PLAYER "\nblack: " PLAYER "\n"
                                               "games: 100000\nseed: bench\n", id);
      g_autoptr(LabCounts) counts = lab_counts_new (lab_plan_read (text, "bench", 1, NULL), 0, 1);
      const double start = get_cpu_time ();
      double end = start + 1;

      lab_run (counts, "bench", goes_on_cb, &end, NULL);
      g_print ("games-%s %.1f games/s\n", id,
               (double) counts->cells[0].n[LAB_GAMES] / MAX (get_cpu_time () - start, 1e-6));
    }
}

/* --- records ---------------------------------------------------------------- */

#define N_EVENTS      200
#define RECORD_SECONDS 0.5

/* A game at random, the same every time. */
static AleaRecord *
play (const AleaRules *rules)
{
  const AleaOptions options = { { 0 } };
  AleaRecord *record = alea_record_new (rules, &options, NULL);
  g_autoptr(AleaDice) dice = alea_dice_new_seeded ("bench");
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaState state;

  alea_state_init (&state, rules, &options);
  for (guint i = 0; i < N_EVENTS; i++)
    {
      AleaQuestion question;
      AleaEvent event;

      alea_state_ask (&state, &question);
      if (question.ask == ALEA_ASK_OVER)
        break;
      if (question.ask == ALEA_ASK_DECIDE)
        event = alea_event_decision (decisions[i * 7 % alea_state_list_decisions (&state, decisions)]);
      else if (alea_dice_throw (dice, &question.dice))
        event = alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);
      else
        break;

      alea_state_apply (&state, &event, NULL);
      alea_record_append (record, &event, 1);
    }

  return record;
}

/* How many bytes of @record are written a second, and of @text read. */
static double
write_games (const AleaRecord *record,
             GString          *text)
{
  const double start = get_cpu_time ();
  gsize n_bytes = 0;

  while (get_cpu_time () - start < RECORD_SECONDS)
    {
      g_string_truncate (text, 0);
      if (!alea_pgn_write (record, text, NULL))
        break;
      n_bytes += text->len;
    }

  return (double) n_bytes / MAX (get_cpu_time () - start, 1e-6);
}

static double
read_games (const GString *text)
{
  const double start = get_cpu_time ();
  gsize n_bytes = 0;

  while (get_cpu_time () - start < RECORD_SECONDS)
    {
      g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text->str, text->len);
      g_autoptr(AleaPgnGame) game = NULL;

      if (!alea_pgn_reader_next (reader, &game, NULL, NULL) || game == NULL || game->is_bad)
        break;
      n_bytes += text->len;
    }

  return (double) n_bytes / MAX (get_cpu_time () - start, 1e-6);
}

/* Prints how fast each game is written as PGN, and read. */
static void
measure_records (void)
{
  for (size_t i = 0; alea_games[i] != NULL; i++)
    {
      g_autoptr(AleaRecord) record = play (alea_games[i]);
      g_autoptr(GString) text = g_string_new (NULL);

      g_print ("record-write-%s %.2f MB/s\n", alea_games[i]->id, write_games (record, text) / 1e6);
      g_print ("record-read-%s %.2f MB/s\n", alea_games[i]->id, read_games (text) / 1e6);
    }
}

/* --- moves and pages ------------------------------------------------------- */

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
  const double start = get_cpu_time ();
  AleaPaper paper;

  alea_paper_find ("A4", &paper);
  pages = alea_pages_new (&paper, "Chess960");
  alea_pages_add_all_starts (pages, alea_rules_find ("chess960"), 12);
  if (!alea_export_pages (pages, "/dev/null", NULL, NULL, NULL, &error))
    return cli_fail ("%s", error->message);

  g_print ("paint-960-diagrams-pdf %.2f s\n", get_cpu_time () - start);
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
    return count_nodes ();

  for (size_t i = 0; i < G_N_ELEMENTS (perfts); i++)
    {
      const AleaRules *rules = alea_rules_find (perfts[i].game);
      AleaState state;
      double start;
      guint64 nodes;

      if (!cli_read_state (rules, NULL, perfts[i].fen, FALSE, &state))
        return CLI_BAD_INPUT;

      start = get_cpu_time ();
      nodes = alea_position_perft (&state.position, perfts[i].depth);
      g_print ("%s %.1f Mnodes/s\n", perfts[i].name,
               (double) nodes / 1e6 / MAX (get_cpu_time () - start, 1e-6));
    }

  measure_search ();
  measure_games ();
  measure_records ();
  return measure_pages ();
}
