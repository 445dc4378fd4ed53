/* alea-danger.c: which pieces the side to move can capture, and which rolls would hurt
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-danger.h"

#include "alea-position-attacks.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* Of a move that captures more than it may cost.  Where dice decide who moves,
 * nobody can count on taking back. */
static gboolean
gains (const AleaPosition *position,
       AleaMove            move)
{
  const AleaPieceType captured = alea_position_get_captured (position, move);
  const AleaColour other = alea_colour_other (alea_position_get_turn (position));

  return captured == ALEA_KING || alea_piece_worth[captured] > alea_piece_worth[alea_move_piece_type (move)]
         || alea_position_get_attackers (position, alea_move_to (move), other) == 0;
}

static AleaSquareSet
list_captures (const AleaState *state,
               gboolean         wants_gain)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  const gsize n = alea_state_list_decisions (state, decisions);
  AleaSquareSet squares = 0;

  for (gsize i = 0; i < n; i++)
    {
      const AleaMove move = decisions[i].move;

      if (decisions[i].act == ALEA_ACT_MOVE && alea_move_type (move) != ALEA_MOVE_CASTLE
          && alea_state_get_piece (state, alea_move_to (move)) != ALEA_NO_PIECE
          && (!wants_gain || gains (&state->position, move)))
        squares |= (AleaSquareSet) 1 << alea_move_to (move);
    }

  return squares;
}

static AleaState *
roll (const AleaState *state,
      AleaRoll         roll)
{
  AleaState *rolled = g_memdup2 (state, sizeof *state);

  alea_state_roll (rolled, roll);
  return rolled;
}

AleaSquareSet
alea_danger_list_captures_after (const AleaState *state,
                                 AleaRoll         thrown)
{
  g_autofree AleaState *rolled = roll (state, thrown);

  return list_captures (rolled, FALSE);
}

static void
add (AleaDanger    *danger,
     AleaSquareSet  squares,
     guint          weight)
{
  danger->total += weight;
  for (; squares != 0; squares &= squares - 1)
    danger->ways[alea_square_set_first (squares)] += weight;
}

void
alea_danger_find (const AleaState *state,
                  AleaDanger      *danger)
{
  AleaChance chances[ALEA_MAX_ROLLS];
  const gsize n = alea_state_list_rolls (state, chances);

  *danger = (AleaDanger) { .total = 0 };
  if (n == 0)
    add (danger, list_captures (state, TRUE), 1);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree AleaState *rolled = roll (state, chances[i].roll);

      add (danger, list_captures (rolled, TRUE), chances[i].weight);
    }
}

AleaSquare
alea_danger_choose_dearest (const AleaState *state,
                            AleaSquareSet    squares)
{
  AleaSquare dearest = ALEA_NO_SQUARE;
  int most = 0;

  for (; squares != 0; squares &= squares - 1)
    {
      const AleaSquare square = alea_square_set_first (squares);
      const int worth = alea_piece_worth[alea_piece_type (alea_state_get_piece (state, square))];

      if (worth > most)
        {
          most = worth;
          dearest = square;
        }
    }

  return dearest;
}

/* --- which rolls of the other side would hurt, and how --------------------------- */

/* A roll that brings so much more than the others helps. */
#define HELPFUL 0.08

static gboolean
helps (const AleaVerdict *after,
       const AleaOutcome *outcome)
{
  return alea_chances_get_score (outcome->chances) >= alea_chances_get_score (after->chances) + HELPFUL;
}

/* "3-5, 4-4", and in how many ways they fall. */
static char *
list_rolls (const AleaVerdict *after,
            guint             *n_ways)
{
  GString *rolls = g_string_new (NULL);

  *n_ways = 0;
  for (gsize i = 0; i < after->n_outcomes; i++)
    if (helps (after, &after->outcomes[i]))
      {
        g_autofree char *roll = alea_words_roll (&after->outcomes[i].roll);

        g_string_append_printf (rolls, rolls->len > 0 ? ", %s" : "%s", roll);
        *n_ways += after->outcomes[i].weight;
      }

  return g_string_free (rolls, FALSE);
}

/* --- pieces -------------------------------------------------------------------- */

/* The squares of pieces that the rolls that help can capture, and no others can. */
static AleaSquareSet
find_endangered (const AleaState   *state,
                 const AleaVerdict *after)
{
  AleaSquareSet by_all = ~(AleaSquareSet) 0, by_others = 0;

  for (gsize i = 0; i < after->n_outcomes; i++)
    {
      const AleaSquareSet captures = alea_danger_list_captures_after (state, after->outcomes[i].roll);

      if (helps (after, &after->outcomes[i]))
        by_all &= captures;
      else
        by_others |= captures;
    }

  return by_all & ~by_others;
}

/* --- sentences ------------------------------------------------------------------ */

static char *
say_rolls (const AleaVerdict *after,
           const char        *rolls,
           guint              n_ways)
{
  /* Translators: %s is a list of rolls: "1-2, 2-2"; %u of %u: in how many ways they
   * fall, of all */
  return g_strdup_printf (_("Only %s would then help the other side: a chance of %u in %u."), rolls, n_ways,
                          after->total_weight);
}

static char *
say_piece (const AleaState *state,
           AleaSquare       square)
{
  AleaText text = { 0 };

  alea_text_set (&text, NULL, N_("The {piece} on {square} would be in danger."));
  alea_text_add_word (&text, "piece", alea_piece_type_word (alea_piece_type (alea_state_get_piece (state, square))));
  alea_text_add_square (&text, "square", state->rules->geometry, square);
  return alea_words_expand (&text);
}

char *
alea_hint_danger_say (const AleaState   *state,
                      const AleaVerdict *after)
{
  guint n_ways;
  g_autofree char *rolls = list_rolls (after, &n_ways), *of_rolls = NULL, *of_piece = NULL;
  AleaSquare square;

  if (n_ways == 0)
    return g_strdup (_("No roll would then help the other side much."));

  of_rolls = say_rolls (after, rolls, n_ways);
  square = alea_danger_choose_dearest (state, find_endangered (state, after));
  if (square == ALEA_NO_SQUARE)
    return g_steal_pointer (&of_rolls);

  of_piece = say_piece (state, square);
  return g_strjoin (" ", of_rolls, of_piece, NULL);
}
