/* alea-hand-typing.c: moves that are typed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hand-private.h"

#include "alea-commentary.h"
#include "alea-letters.h"
#include "alea-notation.h"
#include "alea-words.h"

/* A move such as "Kc1" or "exd5", whichever piece of that kind is meant. */
static void
explain_named_piece (AleaHand   *self,
                     const char *text,
                     AleaText   *why)
{
  const AleaState *state = alea_game_get_state (self->game);
  const AleaGeometry *geometry = state->rules->geometry;
  const gsize length = strcspn (text, "+#= {");
  const gboolean is_pawn = g_ascii_islower (*text);
  const AleaPieceType type = is_pawn ? ALEA_PAWN : alea_piece_type (alea_piece_from_letter (*text));
  const char *end = text;
  AleaSquare to;

  if (length < 2 || type == ALEA_NO_PIECE_TYPE || (is_pawn && alea_geometry_find_file (geometry, *text) < 0))
    return;

  to = alea_geometry_parse (geometry, text + length - 2, &end);
  if (to != ALEA_NO_SQUARE && end == text + length)
    alea_state_explain_type (state, type, is_pawn ? alea_geometry_find_file (geometry, *text) : -1, to, why);
}

/* The reason of the rules against a move that was typed; empty where it cannot
 * be told which. */
static void
explain_typed (AleaHand   *self,
               const char *text,
               AleaText   *why)
{
  const AleaState *state = alea_game_get_state (self->game);
  const AleaGeometry *geometry = state->rules->geometry;
  const char *rest = text;
  AleaSquare from, to;
  AleaWing wing;

  alea_text_set (why, NULL, NULL);
  if (state->stage != ALEA_STAGE_PLAY || !alea_game_view_get_asks_decision (self->game_view))
    return;

  from = alea_geometry_parse (geometry, text, &rest);
  to = from != ALEA_NO_SQUARE ? alea_geometry_parse (geometry, rest, NULL) : ALEA_NO_SQUARE;
  if (to != ALEA_NO_SQUARE)
    alea_state_explain (state, from, to, why);
  else if (alea_move_names_castling (text, &wing))
    alea_state_explain_castling (state, wing, why);
  else
    explain_named_piece (self, text, why);
}

/* Whether it was said of a text that it is none. */
static gboolean
is_no_move (const AleaText *why)
{
  return g_strcmp0 (why->rule, "B19") == 0;
}

/* A decision alone: what falls is never a matter of words.  With the letters of the
 * language, or else with those of English.  Where neither is possible, the reading
 * that is at least like a move says why. */
static gboolean
read_letters (const AleaState *state,
              const char      *text,
              AleaDecision    *decision,
              AleaText        *why)
{
  g_autofree char *english = alea_letters_read (text);
  AleaText in_english = { 0 };

  if (alea_decision_parse (state, english, decision, why) || alea_decision_parse (state, text, decision, &in_english))
    return TRUE;

  if (is_no_move (why))
    *why = in_english;
  return FALSE;
}

/* "bxc8": whoever leaves out what the pawn becomes means no bishop. */
static gboolean
lacks_promotion (const AleaState *state,
                 const char      *text)
{
  const int length = (int) strcspn (text, "+#!?");
  gboolean is_promotion = FALSE;
  AleaDecision decision;

  for (const char *letter = "QRBNG"; *letter != '\0' && !is_promotion; letter++)
    {
      g_autofree char *whole = g_strdup_printf ("%.*s=%c", length, text, *letter);

      is_promotion = alea_decision_parse (state, whole, &decision, NULL);
    }

  return is_promotion;
}

/* As it stands, or else with capitals for small letters: those of files and of
 * pieces are the same, and a pawn comes first. */
static gboolean
parse_typed (AleaHand     *self,
             const char   *text,
             AleaDecision *decision,
             AleaText     *why)
{
  const AleaState *state = alea_game_get_state (self->game);
  g_autofree char *last = alea_letters_raise_last (text), *first = alea_letters_raise_first (text);
  const char *const readings[] = { text, last, first };
  const gsize n = lacks_promotion (state, text) ? 2 : 3;
  AleaText reason = { 0 };

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *english = alea_letters_read (readings[i]);
      AleaText otherwise = { 0 };

      if (read_letters (state, readings[i], decision, &otherwise))
        return TRUE;

      if (i == 0 || (is_no_move (why) && !is_no_move (&otherwise)))
        *why = otherwise;
      if (reason.singular == NULL)
        explain_typed (self, english, &reason);
    }

  if (reason.singular != NULL)
    *why = reason;
  return FALSE;
}

/* Whoever looks back, or waits for an answer, is told so as on the board. */
static gboolean
is_out_of_turn (AleaHand *self)
{
  const char *rule;
  const char *obstacle = alea_game_view_get_obstacle (self->game_view, &rule);

  if (obstacle == NULL || alea_game_view_get_is_held (self->game_view)
      || (alea_game_view_get_is_live (self->game_view) && !alea_game_view_get_is_answered (self->game_view)))
    return FALSE;

  alea_hand_say_why (self, obstacle, rule);
  return TRUE;
}

gboolean
alea_hand_type (AleaHand   *self,
                const char *text)
{
  g_autoptr(GError) error = NULL;
  AleaText why = { 0 };
  AleaDecision decision;

  g_return_val_if_fail (ALEA_IS_HAND (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (is_out_of_turn (self))
    return FALSE;

  if (!parse_typed (self, text, &decision, &why))
    {
      g_autofree char *sentence = alea_words_expand (&why);

      alea_hand_say_why (self, sentence, why.rule);
      return FALSE;
    }

  alea_hand_drop (self);
  if (alea_game_decide (self->game, &decision, &error))
    return TRUE;

  alea_hand_say_error (self, error);
  return FALSE;
}
