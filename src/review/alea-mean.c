/* alea-mean.c: what ledgers say of a player over several games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-mean.h"

#include <math.h>

AleaMeanGame
alea_mean_game_new (const AleaLedger *ledger,
                    int               player)
{
  AleaMeanGame game = {
    .has_luck = alea_ledger_has_rolls (ledger), .luck = ledger->luck[player] - ledger->luck[1 - player],
  };

  for (guint i = 0; i < ledger->entries->len; i++)
    {
      const AleaLedgerEntry *entry = &g_array_index (ledger->entries, AleaLedgerEntry, i);

      if (entry->type != ALEA_EVENT_DECISION || !entry->is_choice || entry->player != player)
        continue;
      game.error += entry->error;
      game.n_choices++;
    }

  return game;
}

AleaMean
alea_mean_of_luck (const AleaMeanGame *games,
                   guint               n_games)
{
  AleaMean mean = { 0 };
  double squares = 0;

  for (guint i = 0; i < n_games; i++)
    if (games[i].has_luck)
      {
        mean.mean += games[i].luck;
        mean.n_games++;
      }
  if (mean.n_games > 0)
    mean.mean /= mean.n_games;
  if (mean.n_games < 2)
    return mean;

  for (guint i = 0; i < n_games; i++)
    if (games[i].has_luck)
      squares += (games[i].luck - mean.mean) * (games[i].luck - mean.mean);
  mean.error = sqrt (squares / (mean.n_games - 1) / mean.n_games);
  return mean;
}

/* All errors by all decisions: a ratio, whose error comes from how far each game
 * is from it. */
AleaMean
alea_mean_of_errors (const AleaMeanGame *games,
                     guint               n_games)
{
  AleaMean mean = { 0 };
  double n_choices = 0, squares = 0;

  for (guint i = 0; i < n_games; i++)
    if (games[i].n_choices > 0)
      {
        mean.mean += games[i].error;
        n_choices += games[i].n_choices;
        mean.n_games++;
      }
  if (n_choices > 0)
    mean.mean /= n_choices;
  if (mean.n_games < 2)
    return mean;

  for (guint i = 0; i < n_games; i++)
    {
      const double rest = games[i].error - mean.mean * games[i].n_choices;

      squares += rest * rest;
    }
  mean.error = sqrt (squares * mean.n_games / (mean.n_games - 1)) / n_choices;
  return mean;
}
