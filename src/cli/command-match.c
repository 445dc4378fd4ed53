/* command-match.c: alea-cli match
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-fen.h"
#include "alea-pgn-writer.h"
#include "cli-file.h"
#include "match-game.h"
#include "match-score.h"

#include <gio/gio.h>
#include <math.h>
#include <stdio.h>

#define MAX_GAMES 100000000

/* Both kinds of error of the sequential test are made once in 20 matches. */
#define SPRT_BOUND 2.944439

typedef struct
{
  char  *games;
  char  *seed;
  char  *shard;
  char **options;
  char  *starts;
  char  *csv;
  char  *pgn;
  char  *sprt;
} Arguments;

typedef struct
{
  const AleaRules *rules;
  AleaOptions      options;
  MatchPlayer     *players[2];   /* A, B */
  const char      *seed;
  guint64          n_pairs;
  CliShard         shard;
  GArray          *starts;       /* of AleaSetup; empty: the start of the game */
  FILE            *csv;          /* NULL: none */
  FILE            *pgn;
  gboolean         has_sprt;
  double           elo0;
  double           elo1;
  MatchScore       score;
} Match;

/* --- games ------------------------------------------------------------------- */

static void
write_csv (const Match       *self,
           guint64            pair,
           int                game,
           const MatchResult *result)
{
  if (self->csv == NULL)
    return;

  fprintf (self->csv, "%" G_GUINT64_FORMAT ",%d,%s,%u,%s,%s,%u\n", pair + 1, game + 1, game == 0 ? "A" : "B",
           game == 0 ? result->score : 2 - result->score, alea_result_to_string (result->result),
           result->result == ALEA_RESULT_NONE ? "too long" : alea_ending_to_string (result->ending), result->n_events);
}

static void
write_pgn (const Match       *self,
           AleaRecord        *record,
           guint64            pair,
           int                game,
           const MatchResult *result)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *round = g_strdup_printf ("%" G_GUINT64_FORMAT ".%d", pair + 1, game + 1);
  const int white = game ^ (result->has_swapped ? 1 : 0);

  if (self->pgn == NULL)
    return;

  alea_record_set_tag (record, "Event", "alea-cli match");
  alea_record_set_tag (record, "Round", round);
  alea_record_set_tag (record, "White", match_player_get_name (self->players[white]));
  alea_record_set_tag (record, "Black", match_player_get_name (self->players[!white]));
  if (alea_pgn_write (record, text, NULL))
    fputs (text->str, self->pgn);
}

/* *@score: the half points of A.  FALSE after a player has failed. */
static gboolean
play_game (Match   *self,
           guint64  pair,
           int      game,
           guint   *score)
{
  g_autofree char *dice = g_strdup_printf ("%s/%" G_GUINT64_FORMAT, self->seed, pair);
  MatchPlayer *players[2] = { self->players[game], self->players[!game] };
  const AleaSetup *start = self->starts->len > 0
                           ? &g_array_index (self->starts, AleaSetup, pair % self->starts->len) : NULL;
  g_autoptr(AleaRecord) record = alea_record_new (self->rules, &self->options, start);
  g_autoptr(GError) error = NULL;
  MatchResult result;

  if (!match_play (record, players, dice, &result, &error))
    return cli_refuse ("match: %s", error->message);

  write_csv (self, pair, game, &result);
  write_pgn (self, record, pair, game, &result);
  *score = game == 0 ? result.score : 2 - result.score;
  return TRUE;
}

/* Infinite where one side has won all; told as such. */
static void
print_elo (double elo)
{
  if (isinf (elo))
    g_print (" %sinf", elo < 0 ? "-" : "");
  else
    g_print (" %.1f", elo == 0 ? 0.0 : elo);
}

static void
print_score (const Match *self)
{
  const MatchScore *score = &self->score;
  const LabEstimate elo = match_score_get_elo (score);

  g_print ("%s %u %u %u elo", match_player_get_name (self->players[0]), score->won, score->drawn, score->lost);
  print_elo (elo.value);
  print_elo (elo.low);
  print_elo (elo.high);
  g_print ("\n");
}

/* Of whole pairs: half of one says little of what depends on colours and dice. */
static void
print_result (const Match *self)
{
  const double llr = match_score_get_llr (&self->score, self->elo0, self->elo1);

  if (self->has_sprt)
    g_print ("sprt %s llr %.2f\n", llr >= SPRT_BOUND ? "accept" : llr <= -SPRT_BOUND ? "reject" : "open", llr);
  print_score (self);
}

static CliStatus
play_match (Match *self)
{
  if (self->csv != NULL)
    fputs ("pair,game,first,score,result,ending,events\n", self->csv);

  for (guint64 pair = self->shard.number; pair < self->n_pairs; pair += self->shard.n)
    {
      guint first = 0, second = 0;

      if (!play_game (self, pair, 0, &first) || !play_game (self, pair, 1, &second))
        {
          if (pair != self->shard.number)
            print_result (self);
          return CLI_BAD_INPUT;
        }

      match_score_add (&self->score, first, second);
      if (self->has_sprt && fabs (match_score_get_llr (&self->score, self->elo0, self->elo1)) >= SPRT_BOUND)
        break;
    }

  print_result (self);
  return CLI_GOOD;
}

/* --- arguments --------------------------------------------------------------- */

static gboolean
read_sprt (const char *text,
           Match      *self)
{
  char *end;

  if (text == NULL)
    return TRUE;

  self->has_sprt = TRUE;
  self->elo0 = g_ascii_strtod (text, &end);
  if (end != text && *end == ',')
    {
      const char *second = end + 1;

      self->elo1 = g_ascii_strtod (second, &end);
      if (end != second && *end == '\0' && self->elo0 < self->elo1 && fabs (self->elo0) < 1000
          && fabs (self->elo1) < 1000)
        return TRUE;
    }

  return cli_refuse ("--sprt: “%s” is not a pair of Elo differences, the lower one first, like 0,10", text);
}

static gboolean
read_start (const char *path,
            guint       number,
            const char *line,
            Match      *self)
{
  AleaPlace place = { number, 1 };
  AleaFenError fault = { 0 };
  AleaSetup setup;
  AleaState state;

  if (!alea_fen_read (line, self->rules, &setup, &fault)
      || alea_state_init_from_setup (&state, self->rules, &self->options, &setup) != ALEA_FAULT_NONE)
    {
      place.column = (guint) MAX (fault.column, 1);
      cli_fail_at (path, place, "this is not a position of the game");
      return FALSE;
    }
  if (state.stage == ALEA_STAGE_OVER)
    {
      cli_fail_at (path, place, "the game is over in this position: there is nothing to play");
      return FALSE;
    }

  g_array_append_val (self->starts, setup);
  return TRUE;
}

/* A FEN a line; empty lines and those that begin with "#" are none. */
static gboolean
read_starts (const char *path,
             Match      *self)
{
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  if (path == NULL)
    return TRUE;
  text = cli_read_file (path, CLI_MAX_FILE, &length, &error);
  if (text == NULL)
    {
      cli_fail_file (path, error);
      return FALSE;
    }

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (*line != '\0' && *line != '#' && !read_start (path, i + 1, line, self))
        return FALSE;
    }

  if (self->starts->len > 0)
    return TRUE;

  return cli_refuse ("%s: there is no position in this file", path);
}

static gboolean
open_file (const char  *path,
           FILE       **file)
{
  if (path == NULL)
    return TRUE;

  *file = fopen (path, "w");
  if (*file == NULL)
    cli_fail ("%s: this file cannot be written", path);

  return *file != NULL;
}

static gboolean
close_file (const char *path,
            FILE       *file)
{
  if (file == NULL)
    return TRUE;

  if (ferror (file) == 0 && fclose (file) == 0)
    return TRUE;

  return cli_refuse ("%s: this file could not be written completely", path);
}

static gboolean
read_players (char  **names,
              Match  *self)
{
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *why = NULL;

      self->players[i] = match_player_new (names[i], self->rules, &why);
      if (self->players[i] == NULL)
        return cli_refuse ("match: %s", why);
    }

  return TRUE;
}

static gboolean
read_match (const Arguments *arguments,
            char           **words,
            Match           *self)
{
  guint64 n_games = 100;

  self->rules = cli_find_game (words[0]);
  self->seed = arguments->seed != NULL ? arguments->seed : "1";
  if (self->rules == NULL
      || !cli_read_options (self->rules, arguments->options, &self->options)
      || !cli_read_number ("--games", arguments->games, 2, MAX_GAMES, &n_games)
      || !cli_read_shard (arguments->shard, MAX_GAMES, &self->shard)
      || !read_sprt (arguments->sprt, self)
      || !read_starts (arguments->starts, self)
      || !read_players (&words[1], self))
    return FALSE;

  self->n_pairs = (n_games + 1) / 2;
  if (n_games % 2 != 0)
    cli_fail ("--games: games come in pairs: %" G_GUINT64_FORMAT " are played instead of %" G_GUINT64_FORMAT,
              n_games + 1, n_games);
  return open_file (arguments->csv, &self->csv) && open_file (arguments->pgn, &self->pgn);
}

static CliStatus
run (const Arguments *arguments,
     char           **words)
{
  Match match = { .starts = g_array_new (FALSE, FALSE, sizeof (AleaSetup)) };
  CliStatus status = CLI_BAD_INPUT;

  if (read_match (arguments, words, &match))
    status = play_match (&match);

  if (!close_file (arguments->csv, match.csv))
    status = CLI_BAD_INPUT;
  if (!close_file (arguments->pgn, match.pgn))
    status = CLI_BAD_INPUT;
  g_array_unref (match.starts);
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&match.players[i], match_player_free);
  return status;
}

CliStatus
command_match (int    argc,
               char **argv)
{
  Arguments arguments = { 0 };
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_STRING, &arguments.games, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &arguments.seed, NULL, NULL },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &arguments.shard, NULL, NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.options, NULL, NULL },
    { "starts", 0, 0, G_OPTION_ARG_FILENAME, &arguments.starts, NULL, NULL },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &arguments.csv, NULL, NULL },
    { "pgn", 0, 0, G_OPTION_ARG_FILENAME, &arguments.pgn, NULL, NULL },
    { "sprt", 0, 0, G_OPTION_ARG_STRING, &arguments.sprt, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto(CliValues) values = entries;

  return cli_parse (&argc, &argv, entries, "match", 3, 3) ? run (&arguments, &argv[1]) : CLI_BAD_INPUT;
}
