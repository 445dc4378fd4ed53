/* command-uci.c: alea-cli uci
 *
 * Speaks the Universal Chess Interface, so that other front ends can play
 * Chess and Chess960 against the engine.  The search runs in a thread of its
 * own, for "stop" must be heard meanwhile.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "commands.h"

#include "alea-fen.h"
#include "alea-notation.h"
#include "alea-search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_MB 64
#define MAX_MB     4096

/* Milliseconds that a front end takes to hear of a move. */
#define OVERHEAD_MSEC 20

typedef struct
{
  AleaState        state;
  gboolean         is_chess960;
  guint64          mb;
  guint64          n_threads;
  AleaSearch      *search;      /* NULL: to be made, with these options */

  GThread         *thread;      /* NULL: nothing is searched */
  atomic_bool      cancel;
  gboolean         is_infinite; /* no answer before "stop" */
  AleaSearchLimits limits;
  AleaDecision     only[ALEA_MAX_DECISIONS];   /* of the limits */
  AleaVerdict      verdict;
} Uci;

static void G_GNUC_PRINTF (1, 2)
say (const char *format,
     ...)
{
  va_list args;

  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  putchar ('\n');
  fflush (stdout);
}

static const AleaRules *
get_rules (const Uci *self)
{
  return alea_rules_find (self->is_chess960 ? "chess960" : "chess");
}

/* --- answering --------------------------------------------------------------- */

/* Castling is the king's move, unless the front end wants it otherwise. */
static const char *
write_move (const Uci  *self,
            AleaMove    move,
            char        text[static ALEA_MOVE_TEXT_SIZE])
{
  const AleaPosition *position = &self->state.position;
  AleaSquare king_to, rook_to;

  alea_move_to_coordinates (position, move, text);
  if (self->is_chess960 || alea_move_type (move) != ALEA_MOVE_CASTLE)
    return text;

  alea_position_castle_to (position, move, &king_to, &rook_to);
  alea_geometry_name (position->rules->geometry, king_to, &text[2]);
  return text;
}

/* As other engines count: a pawn up wins as often as a pawn up does. */
static int
centipawns_of (AleaChances chances)
{
  const double score = CLAMP (alea_chances_get_score (chances), 0.0001, 0.9999);

  return (int) lround (270 * log (score / (1 - score)));
}

static void
say_verdict (const Uci *self)
{
  const AleaVerdict *verdict = &self->verdict;
  const AleaChances chances = verdict->chances;
  const gint64 msec = verdict->usec / 1000;
  g_autofree char *score = NULL;

  if (verdict->win_in != 0)
    score = g_strdup_printf ("mate %d", verdict->win_in > 0 ? (verdict->win_in + 1) / 2 : verdict->win_in / 2);
  else
    score = g_strdup_printf ("cp %d", centipawns_of (chances));

  say ("info depth %d score %s wdl %ld %ld %ld nodes %" G_GUINT64_FORMAT " time %" G_GINT64_FORMAT
       " nps %" G_GUINT64_FORMAT,
       verdict->depth, score, lround (1000 * chances.win), lround (1000 * chances.draw), lround (1000 * chances.loss),
       verdict->nodes, msec, verdict->nodes * 1000 / (guint64) MAX (msec, 1));
}

/* A front end wants a move, also where a draw could be claimed. */
static void
say_best_move (Uci *self)
{
  const AleaVerdict *verdict = &self->verdict;
  char text[ALEA_MOVE_TEXT_SIZE];

  for (size_t i = 0; i < verdict->n_alternatives; i++)
    if (verdict->alternatives[i].decision.act == ALEA_ACT_MOVE)
      {
        say ("bestmove %s", write_move (self, verdict->alternatives[i].decision.move, text));
        return;
      }

  say ("bestmove 0000");
}

/* Stopped before there was an answer; none where the game is over. */
static void
take_any_move (Uci *self)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (&self->state, decisions);

  self->verdict.n_alternatives = n > 0 ? 1 : 0;
  if (n > 0)
    self->verdict.alternatives[0].decision = self->limits.only != NULL ? self->only[0] : decisions[0];
}

static gpointer
run_search (gpointer data)
{
  Uci *self = data;
  gboolean is_answered = alea_search_run (self->search, &self->state, &self->limits, &self->verdict);

  while (self->is_infinite && !atomic_load (&self->cancel))
    g_usleep (1000);

  if (is_answered)
    say_verdict (self);
  else
    take_any_move (self);
  say_best_move (self);
  return NULL;
}

static void
stop (Uci *self)
{
  if (self->thread == NULL)
    return;

  atomic_store (&self->cancel, true);
  g_thread_join (g_steal_pointer (&self->thread));
}

/* --- go ------------------------------------------------------------------------ */

/* The number behind the word @name of @words; 0 where it is not there. */
static gint64
find_number (char       **words,
             const char  *name)
{
  for (guint i = 0; words[i] != NULL && words[i + 1] != NULL; i++)
    if (strcmp (words[i], name) == 0)
      return g_ascii_strtoll (words[i + 1], NULL, 10);

  return 0;
}

/* The moves behind "searchmoves", up to a word that is none; returns how many. */
static size_t
find_moves (Uci   *self,
            char **words)
{
  size_t n = 0;

  while (*words != NULL && strcmp (*words, "searchmoves") != 0)
    words++;

  for (; *words != NULL && words[1] != NULL && n < G_N_ELEMENTS (self->only); words++)
    {
      AleaDecision decision = { .act = ALEA_ACT_MOVE };

      if (!alea_move_parse (&self->state.position, words[1], &decision.move, NULL)
          || !alea_state_lists (&self->state, &decision))
        break;
      self->only[n++] = decision;
    }

  return n;
}

/* The microseconds that this move may take; 0 for any. */
static gint64
find_time (const Uci  *self,
           char      **words)
{
  const gboolean is_white = alea_position_get_turn (&self->state.position) == ALEA_WHITE;
  const gint64 msec = find_number (words, "movetime");
  const gint64 left = find_number (words, is_white ? "wtime" : "btime");
  const gint64 increment = find_number (words, is_white ? "winc" : "binc");
  const gint64 moves = find_number (words, "movestogo");
  gint64 share;

  if (msec > 0)
    return MAX (msec - OVERHEAD_MSEC / 2, 1) * 1000;
  if (left == 0)
    return 0;

  share = left / (moves > 0 ? MIN (moves + 1, 30) : 30) + increment * 3 / 4;
  return CLAMP (share, 1, MAX (left - 2 * OVERHEAD_MSEC, 1)) * 1000;
}

static void
go (Uci   *self,
    char **words)
{
  size_t n_only;

  stop (self);

  if (self->search == NULL)
    self->search = alea_search_new ((size_t) self->mb << 20, (unsigned) self->n_threads);
  if (self->search == NULL)
    {
      say ("info string there is not enough memory");
      say ("bestmove 0000");
      return;
    }

  self->is_infinite = g_strv_contains ((const char *const *) words, "infinite");
  atomic_store (&self->cancel, false);
  n_only = find_moves (self, words);
  self->limits = (AleaSearchLimits) {
    .only = n_only > 0 ? self->only : NULL,
    .n_only = n_only,
    .depth = (int) CLAMP (find_number (words, "depth"), 0, ALEA_SEARCH_MAX_DEPTH),
    .nodes = (guint64) MAX (find_number (words, "nodes"), 0),
    .usec = find_time (self, words),
    .cancel = &self->cancel,
  };
  self->thread = g_thread_new ("search", run_search, self);
}

/* --- position -------------------------------------------------------------------- */

static gboolean
set_position (Uci        *self,
              const char *fen)
{
  const AleaRules *rules = get_rules (self);
  AleaSetup setup;
  AleaState state;

  if (!alea_fen_read (fen != NULL ? fen : rules->start_fen, rules, &setup, NULL)
      || alea_state_init_from_setup (&state, rules, NULL, &setup) != ALEA_FAULT_NONE)
    {
      say ("info string this is not a position of the game: the last one stays");
      return FALSE;
    }

  /* What is over for these rules may go on for a front end. */
  self->state = state;
  alea_state_revive (&self->state);
  return TRUE;
}

static void
play_moves (Uci   *self,
            char **words)
{
  for (; *words != NULL; words++)
    {
      AleaEvent event = { .type = ALEA_EVENT_DECISION };

      if (self->state.stage != ALEA_STAGE_PLAY
          || !alea_move_parse (&self->state.position, *words, &event.decision.move, NULL)
          || !alea_state_apply (&self->state, &event, NULL))
        {
          g_autofree char *shown = cli_show (*words);

          say ("info string this move is not possible: %s: the moves from there on are left out", shown);
          return;
        }
      alea_state_revive (&self->state);
    }
}

/* "startpos moves ...", "fen ... moves ..." */
static void
read_position (Uci   *self,
               char **words)
{
  guint n = 0;
  g_autofree char *fen = NULL;

  stop (self);
  while (words[n] != NULL && strcmp (words[n], "moves") != 0)
    n++;

  if (n > 0 && strcmp (words[0], "fen") == 0)
    {
      g_autoptr(GString) text = g_string_new (NULL);

      for (guint i = 1; i < n; i++)
        g_string_append_printf (text, i > 1 ? " %s" : "%s", words[i]);
      fen = g_string_free (g_steal_pointer (&text), FALSE);
    }
  else if (n != 1 || strcmp (words[0], "startpos") != 0)
    {
      say ("info string a position begins with startpos or with fen: the last one stays");
      return;
    }

  if (set_position (self, fen) && words[n] != NULL)
    play_moves (self, &words[n + 1]);
}

/* --- options ----------------------------------------------------------------------- */

static void
set_number (Uci        *self,
            const char *text,
            guint64     max,
            guint64    *number)
{
  if (!g_ascii_string_to_unsigned (text, 10, 1, max, number, NULL))
    say ("info string this is not a number from 1 to %" G_GUINT64_FORMAT, max);
  else
    g_clear_pointer (&self->search, alea_search_free);
}

/* "name NAME value VALUE" */
static void
set_option (Uci   *self,
            char **words)
{
  stop (self);
  if (g_strv_length (words) != 4)
    return;

  if (g_ascii_strcasecmp (words[1], "Hash") == 0)
    set_number (self, words[3], MAX_MB, &self->mb);
  else if (g_ascii_strcasecmp (words[1], "Threads") == 0)
    set_number (self, words[3], ALEA_SEARCH_MAX_THREADS, &self->n_threads);
  else if (g_ascii_strcasecmp (words[1], "UCI_Chess960") == 0)
    {
      self->is_chess960 = strcmp (words[3], "true") == 0;
      set_position (self, NULL);
    }
}

static void
introduce (void)
{
  say ("id name Alea " PACKAGE_VERSION);
  say ("id author the Alea authors");
  say ("option name Hash type spin default %d min 1 max %d", DEFAULT_MB, MAX_MB);
  say ("option name Threads type spin default 1 min 1 max %d", ALEA_SEARCH_MAX_THREADS);
  say ("option name UCI_Chess960 type check default false");
  say ("uciok");
}

/* --- commands ---------------------------------------------------------------------- */

/* FALSE where it is time to leave. */
static gboolean
obey (Uci  *self,
      char *line)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) all = g_strsplit_set (line, " \t\r\n", -1), words = NULL;

  for (guint i = 0; all[i] != NULL; i++)
    if (*all[i] != '\0')
      g_strv_builder_add (builder, all[i]);
  words = g_strv_builder_end (builder);

  if (words[0] == NULL)
    return TRUE;
  if (strcmp (words[0], "quit") == 0)
    return FALSE;

  if (strcmp (words[0], "uci") == 0)
    introduce ();
  else if (strcmp (words[0], "isready") == 0)
    say ("readyok");
  else if (strcmp (words[0], "setoption") == 0)
    set_option (self, &words[1]);
  else if (strcmp (words[0], "position") == 0)
    read_position (self, &words[1]);
  else if (strcmp (words[0], "go") == 0)
    go (self, &words[1]);
  else if (strcmp (words[0], "stop") == 0)
    stop (self);
  else if (strcmp (words[0], "ucinewgame") == 0)
    {
      stop (self);
      if (self->search != NULL)
        alea_search_clear (self->search);
    }

  return TRUE;
}

CliStatus
command_uci (int    argc,
             char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  Uci *self;
  char *line = NULL;
  size_t size = 0;

  if (!cli_parse (&argc, &argv, entries, "uci", 0, 0))
    return CLI_BAD_INPUT;

  self = g_new0 (Uci, 1);
  self->mb = DEFAULT_MB;
  self->n_threads = 1;
  set_position (self, NULL);

  while (getline (&line, &size, stdin) >= 0 && obey (self, line))
    ;

  stop (self);
  free (line);
  alea_search_free (self->search);
  g_free (self);
  return CLI_GOOD;
}
