/* command-games.c: alea-cli games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

CliStatus
command_games (int    argc,
               char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };

  if (!cli_parse (&argc, &argv, entries, "games", 0, 0))
    return CLI_BAD_INPUT;

  for (size_t i = 0; alea_games[i] != NULL; i++)
    {
      const AleaRules *rules = alea_games[i];

      g_print ("%s\t%s\t%dx%d\t%d\t%s\n", rules->id, rules->title,
               rules->geometry->files, rules->geometry->ranks, alea_geometry_count (rules->geometry),
               rules->dice != NULL ? rules->dice : "none");
    }

  return CLI_GOOD;
}
