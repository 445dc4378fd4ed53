/* alea-practice.c: rolls of any game with no game at stake
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-practice.h"

#include "alea-fen.h"
#include "alea-script.h"
#include "alea-words.h"

/* A moment of a game at which its dice are thrown. */
typedef struct
{
  const char *rules;    /* id */
  const char *title;    /* msgid */
  const char *fen;      /* or NULL: the beginning of a game */
  const char *play;     /* an event script that leads to the roll; or NULL */
} Moment;

static const Moment moments[] = {
  { "chess960", N_("A bishop on a dark square"), NULL, NULL },
  { "chess960", N_("A bishop on a light square"), NULL, "3" },
  { "chess960", N_("The queen"), NULL, "3 2" },
  { "chess960", N_("The first knight"), NULL, "3 2 4" },
  { "chess960", N_("The second knight, then king and rooks"), NULL, "3 2 4 1" },
  { "jepps", N_("The first man of White"), NULL, NULL },
  { "jepps", N_("A man when half of them stand"), NULL, "1-4 K 2-3 N 3-1 B 4-2 R" },
  { "jepps", N_("The mediator roll"), NULL, "1-4 K 2-3 N 3-1 B 4-2 R 5-4 Q 4-5 R" },
  { "guardener", N_("At the beginning"), NULL, NULL },
  { "guardener", N_("In the middle of a game"),
    "***4***/*r1bq1rk1*/*ppp1gpbp*/3n2np2/4Pp1B2/3P1p4/3N2N3/*PPQG1PPP*/*R3KB1R*/***4*** w KQ - 2 10", NULL },
  { "guardener", N_("With few men left"),
    "***4***/*6k1*/*5ppp*/10/2r7/10/10/*PPP5*/*1N1QK3*/***4*** w - - 0 12 lost=G", NULL },
  { "guardener", N_("A double that is rolled again"),
    "***4***/*6k1*/*5ppp*/10/2r7/10/10/*PPP5*/*1N1QK3*/***4*** w - - 0 12 lost=G", "4-4 reroll" },
  { "random-move", N_("A turn, and runs that go on"),
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 runs=5x1/2x1", NULL },
  { "random-move", N_("A turn after two sixes"),
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 9 runs=6x2/2x1", NULL },
  { "random-move", N_("For the colours"), NULL, NULL },
};

static const Moment *
find_moment (const AleaRules *rules,
             guint            number)
{
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    if (g_str_equal (moments[i].rules, rules->id) && number-- == 0)
      return &moments[i];

  return NULL;
}

guint
alea_practice_get_n (const AleaRules *rules)
{
  guint n = 0;

  g_return_val_if_fail (rules != NULL, 0);

  while (find_moment (rules, n) != NULL)
    n++;

  return n;
}

const char *
alea_practice_get_title (const AleaRules *rules,
                         guint            number)
{
  g_return_val_if_fail (number < alea_practice_get_n (rules), NULL);

  return alea_words_translate (find_moment (rules, number)->title);
}

/* The runs of @last, unless the sixth six has ended them. */
static void
take_over_runs (AleaSetup *setup,
                AleaGame  *last)
{
  AleaSetup before;

  if (last == NULL || alea_game_get_is_over (last))
    return;

  alea_state_get_setup (alea_game_get_state (last), &before);
  memcpy (setup->table.runs, before.table.runs, sizeof setup->table.runs);
}

static AleaGame *
begin_at (const AleaRules *rules,
          const Moment    *moment,
          AleaGame        *last)
{
  AleaSetup setup;

  if (moment->fen == NULL)
    return alea_game_new (rules, NULL);

  if (!alea_fen_read (moment->fen, rules, &setup, NULL))
    g_return_val_if_reached (alea_game_new (rules, NULL));
  if (rules->moves_in_series)
    take_over_runs (&setup, last);

  return alea_game_new_from_setup (rules, NULL, &setup, NULL);
}

AleaGame *
alea_practice_begin (const AleaRules *rules,
                     guint            number,
                     AleaGame        *last)
{
  const Moment *moment;
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_autoptr(AleaGame) game = NULL;
  AleaState state;

  g_return_val_if_fail (rules != NULL, NULL);
  moment = find_moment (rules, number);
  g_return_val_if_fail (moment != NULL, NULL);

  game = begin_at (rules, moment, last);
  state = *alea_game_get_state (game);
  if (moment->play != NULL && !alea_script_play (moment->play, &state, events, NULL, NULL))
    g_return_val_if_reached (g_steal_pointer (&game));

  for (guint i = 0; i < events->len; i++)
    alea_game_apply (game, &g_array_index (events, AleaEvent, i), NULL);

  return g_steal_pointer (&game);
}
