/* bench-ledger.c: how steady the engine's judgement is
 *
 *   bench-ledger [GAMES]
 *
 * The engine plays itself, and then looks at every roll and decision.  What it
 * thinks should change by rolls and by errors; a revision, one look seeing what
 * the look before did not, should be small beside the luck of a roll.  Prints
 * for each game with dice the mean size of the luck of a roll, the root mean
 * square of revisions, and their ratio, for which 0.5 is the aim.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-ledger.h"
#include "match-game.h"

#include <math.h>
#include <stdlib.h>

#define GAMES       10
#define PLAYER      "engine:nodes=2000"
#define TABLE_BYTES (16u << 20)

typedef struct
{
  double luck;        /* sizes added up, in points */
  guint  n_rolls;
  double square;      /* of revisions, added up */
  guint  n_revisions; /* that there were */
} Sums;

static void
add_ledger (Sums             *sums,
            const AleaLedger *ledger)
{
  for (guint i = 0; i < ledger->entries->len; i++)
    {
      const AleaLedgerEntry *entry = &g_array_index (ledger->entries, AleaLedgerEntry, i);

      if (entry->type == ALEA_EVENT_ROLL)
        {
          sums->luck += fabs (entry->luck);
          sums->n_rolls++;
        }
      sums->square += entry->revision * entry->revision;
      sums->n_revisions += entry->revision != 0;
    }
}

static void
play_game (const AleaRules *rules,
           MatchPlayer     *player,
           AleaSearch      *search,
           guint            number,
           Sums            *sums)
{
  const AleaSearchLimits limits = { .depth = alea_ledger_get_depth (rules) };
  MatchPlayer *players[] = { player, player };
  g_autofree char *seed = g_strdup_printf ("ledger/%u", number);
  g_autoptr(AleaRecord) record = alea_record_new (rules, NULL, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaLedger) ledger = NULL;
  MatchResult result;

  if (!match_play (record, players, seed, &result, &error))
    g_error ("%s", error->message);

  alea_search_clear (search);
  ledger = alea_ledger_new (record, search, &limits, NULL, NULL, &error);
  if (ledger == NULL)
    g_error ("%s", error->message);
  add_ledger (sums, ledger);
}

static void
measure (const char *game,
         guint       n_games)
{
  const AleaRules *rules = alea_rules_find (game);
  g_autofree char *why = NULL;
  g_autoptr(MatchPlayer) player = match_player_new (PLAYER, rules, &why);
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);
  Sums sums = { 0 };
  double luck, revision;

  g_assert (player != NULL && search != NULL);
  for (guint i = 0; i < n_games; i++)
    play_game (rules, player, search, i, &sums);
  alea_search_free (search);

  luck = sums.luck / sums.n_rolls;
  revision = sqrt (sums.square / sums.n_revisions);
  g_print ("luck-%s %.4f points\n", game, luck);
  g_print ("revision-%s %.4f points\n", game, revision);
  g_print ("revision-to-luck-%s %.2f ratio\n", game, revision / luck);
}

int
main (int    argc,
      char **argv)
{
  const guint n_games = argc > 1 ? (guint) atoi (argv[1]) : GAMES;

  measure ("guardener", MAX (n_games, 1));
  measure ("random-move", MAX (n_games, 1));
  return EXIT_SUCCESS;
}
