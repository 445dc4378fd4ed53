/* main.c: alea-cli
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "commands.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  const char *name;
  const char *arguments;   /* "GAME DEPTH" */
  const char *summary;
  CliStatus (*run) (int    argc,
                    char **argv);
} CliCommand;

static const CliCommand commands[] = {
  { "games", "", "List the games", command_games },
  { "new", "GAME [--number N] [--seed N] [--rolls LIST] [--option KEY=VALUE]", "Set up a game", command_new },
  { "perft", "GAME DEPTH [--fen FEN] [--divide]", "Count the moves to a given depth", command_perft },
  { "moves", "GAME [--fen FEN] [--option KEY=VALUE]", "List the possible decisions", command_moves },
  { "play", "GAME [--fen FEN] [--option KEY=VALUE] [SCRIPT]", "Play a script of events", command_play },
  { "diagram", "GAME|--board FxR|--file FILE [--fen FEN] -o FILE.svg|.pdf|.png [--size N] [--scale N] [--caption T] "
    "[--title T] [--flip] [--theme T] [--coordinates outside|inside|none|every] [--transparent]",
    "Draw a board", command_diagram },
  { "sheet", "GAME [--count N] [--seed S | --all] [--per-page K] [--kind club|evening|score|dice|game|book] [--paper A4|A5|Letter] "
    "[--file FILE.pgn] [--every N] [--letters] [--option KEY=VALUE] -o FILE.pdf|.tex",
    "Make sheets to print: starts, games, books of games, score sheets, agreed dice", command_sheet },
  { "thumbnail", "FILE [--size N] -o FILE.png", "Draw a small picture of a diagram file or of the end of a game",
    command_thumbnail },
  { "analyse", "GAME|--file FILE [--fen FEN] [--option KEY=VALUE] [-o FILE] [--depth N] [--nodes N] [--time MS] "
    "[--threads N]",
    "Say what to decide and how likely a win is; for games in a file, say who was lucky", command_analyse },
  { "match", "GAME A B [--games N] [--seed S] [--shard I/N] [--option KEY=VALUE] [--starts FILE] [--csv FILE] "
    "[--pgn FILE] [--sprt E0,E1]",
    "Let two players play games in pairs; a player is random, greedy, blind:LIMIT or engine:LIMIT", command_match },
  { "lab", "run PLAN|merge FILE…|report FILE|plan [NAME] [--shard I/N] [-o FILE]",
    "Play games by the thousand to a plan, on many machines; add up the results and report on them", command_lab },
  { "uci", "", "Play Chess and Chess960 for a program that speaks UCI", command_uci },
  { "position", "[TEXT]", "Read a position from any text: FEN, EPD, a link, a game, a drawn board",
    command_read_position },
  { "check", "[--dice] FILE…", "Check the games in PGN files, roll by roll, and what was promised about their dice",
    command_check },
  { "bench", "[--nodes]", "Measure the speed of this machine", command_bench },
};

static void
print_help (void)
{
  g_print ("Usage: alea-cli COMMAND …\n\nCommands:\n");
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %s %s\n      %s\n", commands[i].name, commands[i].arguments, commands[i].summary);
}

static gboolean
is_help (const char *word)
{
  return strcmp (word, "--help") == 0 || strcmp (word, "-h") == 0;
}

/* Whether --help is among the words behind a command; after "--" there are no
 * options. */
static gboolean
asks_for_help (int    argc,
               char **argv)
{
  for (int i = 1; i < argc && strcmp (argv[i], "--") != 0; i++)
    if (is_help (argv[i]))
      return TRUE;

  return FALSE;
}

/* @argv begins with the name of the command. */
static CliStatus
run_command (int    argc,
             char **argv)
{
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const CliCommand *command = &commands[i];

      if (strcmp (argv[0], command->name) != 0)
        continue;
      if (!asks_for_help (argc, argv))
        return command->run (argc, argv);

      g_print ("Usage: alea-cli %s%s%s\n\n%s\n", command->name, *command->arguments != '\0' ? " " : "",
               command->arguments, command->summary);
      return CLI_GOOD;
    }

  return cli_fail ("there is no command “%s”; see alea-cli --help", argv[0]);
}

static CliStatus
run (int    argc,
     char **argv)
{
  gboolean has_options = argc < 2 || strcmp (argv[1], "--") != 0;

  if (!has_options)
    {
      argc--;
      argv++;
    }

  if (argc < 2)
    return cli_fail ("name a command; see alea-cli --help");

  if (has_options && is_help (argv[1]))
    {
      print_help ();
      return CLI_GOOD;
    }

  if (has_options && strcmp (argv[1], "--version") == 0)
    {
      g_print ("alea-cli %s\n", PACKAGE_VERSION);
      return CLI_GOOD;
    }

  return run_command (argc - 1, argv + 1);
}

int
main (int    argc,
      char **argv)
{
  CliStatus status;

  /* Output is for scripts: the same bytes and the same language everywhere, and the
   * words of the command line are read like those of files. */
  if (setlocale (LC_CTYPE, "C.UTF-8") == NULL)
    setlocale (LC_CTYPE, "");

  status = run (argc, argv);
  if (fflush (stdout) != 0 || ferror (stdout))
    status = cli_fail ("the output could not be written completely");

  return (int) status;
}
