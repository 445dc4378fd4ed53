/* match-player.c: who plays in a match
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-player.h"

#include <string.h>

#define TABLE_BYTES (16u << 20)
#define MAX_SEED    65536

/* FALSE where the player cannot. */
typedef gboolean (*Decide) (MatchPlayer      *self,
                            const AleaState  *state,
                            AleaDecision     *decision,
                            GError          **error);

struct _MatchPlayer
{
  char             *name;
  Decide            decide;
  AleaSearchLimits  limits;
  AleaSearch       *search;    /* NULL: it does not look ahead */
  AleaVerdict      *verdict;
  char            **uci_words; /* the command, the time, the options; NULL: none */
  AleaUci          *uci;       /* NULL: it is no other program */
  AleaDice         *dice;      /* of the game; NULL before one */
};

const char *
match_player_get_name (MatchPlayer *self)
{
  return self->name;
}

/* --- deciding ---------------------------------------------------------------- */

static guint
draw (MatchPlayer *self,
      size_t       n)
{
  guint number;

  alea_dice_draw (self->dice, (guint) n, &number);
  return number;
}

static gboolean
decide_at_random (MatchPlayer      *self,
                  const AleaState  *state,
                  AleaDecision     *decision,
                  GError          **error)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (state, decisions);

  *decision = decisions[draw (self, n)];
  return TRUE;
}

/* What a decision takes, in pawns; kings above all, 0 for nothing. */
static int
get_prey (const AleaState    *state,
          const AleaDecision *decision)
{
  AleaMoveType type;
  AleaPiece piece;

  if (state->stage != ALEA_STAGE_PLAY || decision->act != ALEA_ACT_MOVE)
    return 0;

  type = alea_move_type (decision->move);
  if (type == ALEA_MOVE_EN_PASSANT)
    return alea_piece_worth[ALEA_PAWN];
  if (type == ALEA_MOVE_CASTLE || type == ALEA_MOVE_RESURRECTION)
    return 0;

  piece = alea_state_get_piece (state, alea_move_to (decision->move));
  return piece != ALEA_NO_PIECE ? alea_piece_worth[alea_piece_type (piece)] : 0;
}

/* The best capture by value; of equal ones, and where there is none, any. */
static gboolean
decide_greedily (MatchPlayer      *self,
                 const AleaState  *state,
                 AleaDecision     *decision,
                 GError          **error)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (state, decisions);
  size_t n_best = 0;
  int most = 0;

  for (size_t i = 0; i < n; i++)
    {
      const int prey = get_prey (state, &decisions[i]);

      if (prey < most)
        continue;
      if (prey > most)
        n_best = 0;
      most = prey;
      decisions[n_best++] = decisions[i];
    }

  *decision = decisions[draw (self, n_best)];
  return TRUE;
}

/* What the search answers; it answers whatever is asked. */
static gboolean
decide_by_search (MatchPlayer      *self,
                  const AleaState  *state,
                  AleaDecision     *decision,
                  GError          **error)
{
  if (!alea_search_run (self->search, state, &self->limits, self->verdict))
    return decide_at_random (self, state, decision, error);

  *decision = self->verdict->best;
  return TRUE;
}

/* Set-up is no question for such an engine; and where a draw can be claimed it
 * would say nothing of it. */
static gboolean
decide_by_uci (MatchPlayer      *self,
               const AleaState  *state,
               AleaDecision     *decision,
               GError          **error)
{
  if (state->stage == ALEA_STAGE_SETUP)
    return decide_at_random (self, state, decision, error);
  if (alea_state_get_claim (state) != ALEA_ENDING_NONE)
    {
      *decision = (AleaDecision) { .act = ALEA_ACT_DRAW };
      return TRUE;
    }

  if (alea_uci_decide (self->uci, state, self->limits.usec / 1000, NULL, decision, error))
    return TRUE;

  g_prefix_error (error, "“%s”: ", self->name);
  return FALSE;
}

gboolean
match_player_decide (MatchPlayer      *self,
                     const AleaState  *state,
                     AleaDecision     *decision,
                     GError          **error)
{
  return self->decide (self, state, decision, error);
}

/* --- players ----------------------------------------------------------------- */

typedef enum
{
  LIMIT_DEPTH,
  LIMIT_NODES,
  LIMIT_LEVEL,
  LIMIT_TIME,
  N_LIMITS,
} Limit;

static const struct
{
  const char *key;
  guint64     max;
} limit_kinds[N_LIMITS] = {
  [LIMIT_DEPTH] = { "depth=", ALEA_SEARCH_MAX_DEPTH },
  [LIMIT_NODES] = { "nodes=", ALEA_SEARCH_MAX_NODES },
  [LIMIT_LEVEL] = { "level=", ALEA_N_LEVELS },
  [LIMIT_TIME] = { "time=", ALEA_SEARCH_MAX_MSEC },
};

/* N_LIMITS where it is none. */
static Limit
find_limit (const char *text)
{
  Limit kind = 0;

  while (kind < N_LIMITS && !g_str_has_prefix (text, limit_kinds[kind].key))
    kind++;

  return kind;
}

/* FALSE where it is none; *why is set where only its number is wrong. */
static gboolean
read_limit (const char   *text,
            MatchPlayer  *self,
            char        **why)
{
  const Limit kind = find_limit (text);
  const char *value;
  guint64 number;

  if (kind == N_LIMITS)
    return FALSE;

  value = text + strlen (limit_kinds[kind].key);
  if (!g_ascii_string_to_unsigned (value, 10, 1, limit_kinds[kind].max, &number, NULL))
    {
      *why = g_strdup_printf ("“%s”: “%s” is not a number from 1 to %" G_GUINT64_FORMAT, self->name, value,
                              limit_kinds[kind].max);
      return FALSE;
    }

  if (kind == LIMIT_DEPTH)
    self->limits.depth = (int) number;
  else if (kind == LIMIT_NODES)
    self->limits.nodes = number;
  else if (kind == LIMIT_LEVEL)
    self->limits.level = (int) number;
  else
    self->limits.usec = (gint64) number * 1000;

  return TRUE;
}

/* "COMMAND,time=MS,Option=value,...".  FALSE where it is not. */
static gboolean
read_uci (const char   *text,
          MatchPlayer  *self,
          char        **why)
{
  self->uci_words = g_strsplit (text, ",", -1);
  self->decide = decide_by_uci;
  return self->uci_words[0] != NULL && self->uci_words[1] != NULL
         && g_str_has_prefix (self->uci_words[1], "time=") && read_limit (self->uci_words[1], self, why);
}

/* FALSE where @text is the description of no player; as read_limit(). */
static gboolean
read_player (const char   *text,
             MatchPlayer  *self,
             char        **why)
{
  if (strcmp (text, "random") == 0)
    self->decide = decide_at_random;
  else if (strcmp (text, "greedy") == 0)
    self->decide = decide_greedily;
  else if (g_str_has_prefix (text, "engine:") || g_str_has_prefix (text, "blind:") || g_str_has_prefix (text, "plain:"))
    {
      self->decide = decide_by_search;
      self->limits.ignores_chance = text[0] == 'b';
      self->limits.weighs_pieces = text[0] == 'p';
      return read_limit (strchr (text, ':') + 1, self, why);
    }
  else if (g_str_has_prefix (text, "uci:"))
    return read_uci (text + strlen ("uci:"), self, why);
  else
    return FALSE;

  return TRUE;
}

/* Gets ready what it plays with. */
static gboolean
start_player (MatchPlayer      *self,
              const AleaRules  *rules,
              char            **why)
{
  g_autoptr(GError) error = NULL;

  if (self->decide == decide_by_search)
    {
      self->search = alea_search_new (TABLE_BYTES, 1);
      self->verdict = g_new0 (AleaVerdict, 1);
      if (self->search == NULL)
        *why = g_strdup ("there is not enough memory");
      return self->search != NULL;
    }
  if (self->decide != decide_by_uci)
    return TRUE;

  if (!alea_uci_knows_game (rules))
    {
      *why = g_strdup_printf ("“%s”: such engines play only chess and chess960", self->name);
      return FALSE;
    }

  self->uci = alea_uci_new (self->uci_words[0], (const char *const *) &self->uci_words[2], NULL, &error);
  if (self->uci == NULL)
    *why = g_strdup_printf ("“%s”: %s", self->name, error->message);
  return self->uci != NULL;
}

MatchPlayer *
match_player_new (const char       *text,
                  const AleaRules  *rules,
                  char            **why)
{
  g_autoptr(MatchPlayer) self = g_new0 (MatchPlayer, 1);

  self->name = g_strdup (text);
  *why = NULL;
  if (!read_player (text, self, why))
    {
      if (*why == NULL)
        *why = g_strdup_printf ("“%s” is not a player: a player is random, greedy, blind:LIMIT, plain:LIMIT, "
                                "engine:LIMIT or uci:COMMAND,time=MS, LIMIT being level=1..6, depth=N, nodes=N or "
                                "time=MS", text);
      return NULL;
    }

  return start_player (self, rules, why) ? g_steal_pointer (&self) : NULL;
}

void
match_player_free (MatchPlayer *self)
{
  g_free (self->name);
  g_free (self->verdict);
  alea_search_free (self->search);
  g_strfreev (self->uci_words);
  g_clear_pointer (&self->uci, alea_uci_free);
  g_clear_pointer (&self->dice, alea_dice_free);
  g_free (self);
}

void
match_player_begin (MatchPlayer *self,
                    const char  *seed)
{
  g_clear_pointer (&self->dice, alea_dice_free);
  self->dice = alea_dice_new_seeded (seed);
  if (self->search == NULL)
    return;

  alea_search_clear (self->search);
  self->limits.seed = draw (self, MAX_SEED);
}
