/* oracle.c: whole games a second time, from the first roll to the end
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"

Oracle *
oracle_new (const OracleGame  *game,
            const AleaOptions *options)
{
  Oracle *self = g_new0 (Oracle, 1);

  self->game = game;
  self->rules = alea_rules_find (game->id);
  self->options = *options;
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  alea_setup_init (&self->board, self->rules->geometry);
  game->start (self);
  return self;
}

void
oracle_free (Oracle *self)
{
  g_clear_pointer (&self->twin, twin_free);
  g_hash_table_unref (self->seen);
  g_free (self);
}

AleaResult
oracle_win (AleaColour colour)
{
  return colour == ALEA_WHITE ? ALEA_RESULT_WHITE : ALEA_RESULT_BLACK;
}

void
oracle_apply (Oracle          *self,
              const AleaEvent *event)
{
  if (event->type == ALEA_EVENT_ROLL)
    self->game->roll (self, event->roll);
  else if (event->decision.act == ALEA_ACT_RESIGN)
    oracle_finish (self, oracle_win (alea_colour_other (event->decision.colour)), ALEA_ENDING_RESIGNATION);
  else if (event->decision.act == ALEA_ACT_DRAW)
    oracle_finish (self, ALEA_RESULT_DRAW,
                   oracle_claim (self) != ALEA_ENDING_NONE ? oracle_claim (self) : ALEA_ENDING_AGREEMENT);
  else
    self->game->decide (self, &event->decision);
}

size_t
oracle_list (const Oracle *self,
             AleaDecision  decisions[static ALEA_MAX_DECISIONS])
{
  return self->question.ask == ALEA_ASK_DECIDE ? self->game->list (self, decisions) : 0;
}

AleaEnding
oracle_claim (const Oracle *self)
{
  return self->question.ask != ALEA_ASK_OVER ? self->game->claim (self) : ALEA_ENDING_NONE;
}

/* --- for the games -------------------------------------------------------- */

gboolean
oracle_has (const Oracle *self,
            const char   *option,
            const char   *choice)
{
  return alea_rules_option_is (self->rules, &self->options, option, choice);
}

void
oracle_ask_roll (Oracle *self,
                 int     n,
                 int     sides)
{
  self->question = (AleaQuestion) {
    .ask = ALEA_ASK_ROLL,
    .who = (AleaWho) self->board.turn,
    .dice = { .n = (uint8_t) n, .sides = (uint8_t) sides },
  };
}

void
oracle_ask_decide (Oracle *self)
{
  self->question = (AleaQuestion) { .ask = ALEA_ASK_DECIDE, .who = (AleaWho) self->board.turn };
}

void
oracle_finish (Oracle     *self,
               AleaResult  result,
               AleaEnding  ending)
{
  self->question = (AleaQuestion) { .ask = ALEA_ASK_OVER, .result = result, .ending = ending };
}

void
oracle_note (Oracle     *self,
             const char *else_words)
{
  const AleaSetup *board = &self->board;
  GString *text = g_string_new (else_words);

  for (int i = 0; i < board->geometry->files * board->geometry->ranks; i++)
    g_string_append_c (text, (char) ('0' + board->pieces[i]));
  g_string_append_printf (text, " %d %d %d", board->turn, board->may_relocate[0], board->may_relocate[1]);
  for (int i = 0; i < 4; i++)
    g_string_append_printf (text, " %d", board->castle_rook[i / 2][i % 2]);
  for (int i = 0; i < board->n_en_passant; i++)
    g_string_append_printf (text, " %d", board->en_passant[i]);

  self->n_seen = 1 + GPOINTER_TO_UINT (g_hash_table_lookup (self->seen, text->str));
  g_hash_table_replace (self->seen, g_string_free (text, FALSE), GUINT_TO_POINTER (self->n_seen));
}

AleaEnding
oracle_claim_draw (const Oracle *self)
{
  if (!oracle_has (self, "claims", "on"))
    return ALEA_ENDING_NONE;
  if (self->n_seen >= 3)
    return ALEA_ENDING_THREEFOLD;

  return self->board.halfmove_clock >= 100 ? ALEA_ENDING_FIFTY_MOVES : ALEA_ENDING_NONE;
}
