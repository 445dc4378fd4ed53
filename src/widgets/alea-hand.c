/* alea-hand.c: from squares pressed to decisions
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hand-private.h"

#include "alea-choice.h"
#include "alea-commentary.h"
#include "alea-letters.h"
#include "alea-look.h"
#include "alea-notation.h"
#include "alea-script.h"
#include "alea-words.h"

#include <glib/gi18n.h>
#include <stdlib.h>

/**
 * AleaHand:
 *
 * Plays one game on one board: a man is taken up and put down by dragging, by
 * two clicks, by keys, or by typing its move, and all of these come together
 * here. What cannot be done is answered with the reason.
 */

enum
{
  REASON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaHand, alea_hand, G_TYPE_OBJECT)

static void
say_why (AleaHand   *self,
         const char *sentence,
         const char *rule)
{
  g_signal_emit (self, signals[REASON], 0, sentence, rule);
}

static void
say (AleaHand   *self,
     const char *sentence)
{
  say_why (self, sentence, NULL);
}

static void
say_error (AleaHand     *self,
           const GError *error)
{
  say_why (self, error->message, alea_game_error_get_rule (error));
}

/* --- decisions ----------------------------------------------------------- */

gboolean
alea_hand_is_move_from (AleaHand           *self,
                        const AleaDecision *decision,
                        AleaSquare          from)
{
  return decision->act == ALEA_ACT_MOVE && alea_move_type (decision->move) != ALEA_MOVE_RESURRECTION
         && alea_board_get_anchor (self->board, alea_move_from (decision->move)) == from;
}

static gboolean
is_resurrection (const AleaDecision *decision)
{
  return decision->act == ALEA_ACT_MOVE && alea_move_type (decision->move) == ALEA_MOVE_RESURRECTION;
}

static gboolean
is_castle (const AleaDecision *decision)
{
  return decision->act == ALEA_ACT_MOVE && alea_move_type (decision->move) == ALEA_MOVE_CASTLE;
}

static AleaSquare
get_king_target (AleaHand *self,
                 AleaMove  move)
{
  AleaSquare king_to, rook_to;

  alea_position_castle_to (&alea_game_get_state (self->game)->position, move, &king_to, &rook_to);
  return king_to;
}

gboolean
alea_hand_goes (AleaHand           *self,
                const AleaDecision *decision,
                AleaSquare          from,
                AleaSquare          to)
{
  if (!alea_hand_is_move_from (self, decision, from))
    return FALSE;
  if (alea_move_to (decision->move) == to)
    return TRUE;

  /* A king that castles without leaving its square has no gesture but the
   * rook: pressing the king twice must put it down again. */
  return is_castle (decision) && to != from && get_king_target (self, decision->move) == to;
}

/* Whatever is taken up is no longer. */
static void
drop (AleaHand *self)
{
  self->selected = self->forbidden = ALEA_NO_SQUARE;
  self->resurrects = FALSE;
}

static void
decide (AleaHand     *self,
        AleaDecision  decision)
{
  g_autoptr(GError) error = NULL;

  drop (self);
  say (self, "");
  if (!alea_game_decide (self->game, &decision, &error))
    {
      say_error (self, error);
      alea_hand_show (self);
    }
}

/* --- questions at a square ----------------------------------------------- */

static void
chosen_cb (AleaHand *self,
           guint     number)
{
  if (number < self->n_answers)
    decide (self, self->answers[number]);
}

static const char *
get_answer_label (const AleaDecision *decision)
{
  switch (alea_move_type (decision->move))
    {
    case ALEA_MOVE_CASTLE:
      return _("Castle");
    case ALEA_MOVE_TELEPORT:
      return _("Teleport");
    case ALEA_MOVE_PLAIN:
    case ALEA_MOVE_DOUBLE_STEP:
    case ALEA_MOVE_EN_PASSANT:
    case ALEA_MOVE_RELOCATION:
    case ALEA_MOVE_RESURRECTION:
      break;
    }

  return alea_move_kind (decision->move) == ALEA_KING ? _("Move the king") : _("Move");
}

/* The plain move comes first, the strongest promotion too. */
static int
compare_answers (const void *a,
                 const void *b)
{
  AleaMove one = ((const AleaDecision *) a)->move, other = ((const AleaDecision *) b)->move;

  if (alea_move_type (one) != alea_move_type (other))
    return (int) alea_move_type (one) - (int) alea_move_type (other);

  return (int) alea_move_promotion (other) - (int) alea_move_promotion (one);
}

static void
ask (AleaHand   *self,
     AleaSquare  square)
{
  GtkWidget *choice = alea_choice_new ();
  AleaColour turn = alea_position_get_turn (&alea_game_get_state (self->game)->position);

  qsort (self->answers, self->n_answers, sizeof self->answers[0], compare_answers);

  for (guint i = 0; i < self->n_answers; i++)
    {
      AleaKind promotion = alea_move_promotion (self->answers[i].move);

      if (promotion != ALEA_NO_KIND)
        alea_choice_add_man (ALEA_CHOICE (choice), alea_man (turn, promotion));
      else
        alea_choice_add_label (ALEA_CHOICE (choice), get_answer_label (&self->answers[i]));
    }

  g_signal_connect_object (choice, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  alea_board_popup (self->board, GTK_POPOVER (choice), square);
}

/* --- taking up and putting down ------------------------------------------ */

static void
explain (AleaHand   *self,
         AleaSquare  from,
         AleaSquare  to)
{
  g_autofree char *sentence = NULL;
  const char *rule;

  if (alea_game_get_state (self->game)->stage != ALEA_STAGE_PLAY)
    return;

  sentence = alea_game_explain_move (self->game, from, to, &rule);
  self->forbidden = to;
  say_why (self, sentence, rule);
  alea_hand_show (self);
}

static void
attempt (AleaHand   *self,
         AleaSquare  from,
         AleaSquare  to)
{
  self->n_answers = 0;
  for (gsize i = 0; i < self->n_decisions; i++)
    if (alea_hand_goes (self, &self->decisions[i], from, to)
        && self->n_answers < G_N_ELEMENTS (self->answers))
      self->answers[self->n_answers++] = self->decisions[i];

  if (self->n_answers == 0)
    explain (self, from, to);
  else if (self->n_answers == 1)
    decide (self, self->answers[0]);
  else
    ask (self, to);
}

static void
select_square (AleaHand   *self,
               AleaSquare  square)
{
  drop (self);
  self->selected = square;
  say (self, "");

  for (gsize i = 0; i < self->n_decisions; i++)
    if (alea_hand_is_move_from (self, &self->decisions[i], square))
      {
        alea_hand_show (self);
        return;
      }

  explain (self, square, ALEA_NO_SQUARE);
  self->selected = ALEA_NO_SQUARE;
  alea_hand_show (self);
}

/* Whether there was something to put down. */
static gboolean
put_down (AleaHand *self)
{
  if (self->selected == ALEA_NO_SQUARE && self->forbidden == ALEA_NO_SQUARE && !self->resurrects)
    return FALSE;

  drop (self);
  say (self, "");
  alea_hand_show (self);
  return TRUE;
}

static gboolean
has_own_man (AleaHand   *self,
             AleaSquare  square)
{
  AleaMan man = alea_board_get_man (self->board, square);

  return man != ALEA_NOBODY && (AleaWho) alea_man_colour (man) == alea_game_get_who (self->game);
}

/* A click on a rook that may castle castles in games where castling starts
 * from anywhere.  In the others a person who clicks the rook after the king
 * more often means to move the rook; dragging the king onto it castles. */
static gboolean
is_target (AleaHand   *self,
           AleaSquare  from,
           AleaSquare  to)
{
  for (gsize i = 0; i < self->n_decisions; i++)
    if (alea_hand_goes (self, &self->decisions[i], from, to)
        && (!has_own_man (self, to) || alea_game_get_rules (self->game)->castles_anywhere))
      return TRUE;

  return FALSE;
}

/* Why no man can be taken up at all, and by which rule; NULL when one can. */
static const char *
get_obstacle (AleaHand    *self,
              const char **rule)
{
  *rule = NULL;
  if (!alea_game_get_is_live (self->game) && !alea_game_get_is_held (self->game))
    return _("This is an earlier position. Go to the last move to play on.");
  if (alea_game_get_asks_decision (self->game) && self->n_decisions > 0)
    return NULL;

  *rule = alea_game_get_rule (self->game);
  return alea_game_get_guide (self->game);
}

/* Puts down the captured man that was taken up; FALSE when it may not go to
 * @square. */
static gboolean
try_to_resurrect (AleaHand   *self,
                  AleaSquare  square)
{
  for (gsize i = 0; i < self->n_decisions; i++)
    if (is_resurrection (&self->decisions[i]) && alea_move_to (self->decisions[i].move) == square)
      {
        decide (self, self->decisions[i]);
        return TRUE;
      }

  put_down (self);
  return FALSE;
}

static gboolean
press_cb (AleaHand *self,
          guint     square)
{
  const char *rule;
  const char *obstacle = get_obstacle (self, &rule);
  AleaSquare anchor = alea_board_get_anchor (self->board, (AleaSquare) square);

  self->was_selected = self->selected == anchor;

  if (obstacle != NULL)
    {
      say_why (self, obstacle, rule);
      return FALSE;
    }

  if (self->resurrects && try_to_resurrect (self, (AleaSquare) square))
    return FALSE;

  if (self->selected != ALEA_NO_SQUARE && is_target (self, self->selected, (AleaSquare) square))
    {
      attempt (self, self->selected, (AleaSquare) square);
      return FALSE;
    }

  if (has_own_man (self, anchor))
    {
      select_square (self, anchor);
      return self->selected == anchor;
    }

  if (self->selected != ALEA_NO_SQUARE)
    explain (self, self->selected, (AleaSquare) square);
  else
    explain (self, (AleaSquare) square, ALEA_NO_SQUARE);
  return FALSE;
}

static void
release_cb (AleaHand *self,
            guint     from,
            guint     to)
{
  AleaSquare anchor = alea_board_get_anchor (self->board, (AleaSquare) from);

  if (self->selected != anchor)
    return;

  if (to == from)
    {
      if (self->was_selected)
        put_down (self);
    }
  else if (to != ALEA_NO_SQUARE)
    attempt (self, anchor, (AleaSquare) to);
}

/* --- other ways in ------------------------------------------------------- */

static const AleaDecision *
find_castle (AleaHand *self,
             AleaWing  wing)
{
  for (gsize i = 0; i < self->n_decisions; i++)
    {
      AleaMove move = self->decisions[i].move;

      if (is_castle (&self->decisions[i])
          && (alea_move_to (move) < alea_move_from (move)) == (wing == ALEA_WING_A))
        return &self->decisions[i];
    }

  return NULL;
}

gboolean
alea_hand_get_can_castle (AleaHand *self,
                          AleaWing  wing)
{
  g_return_val_if_fail (ALEA_IS_HAND (self), FALSE);

  return find_castle (self, wing) != NULL;
}

void
alea_hand_castle (AleaHand *self,
                  AleaWing  wing)
{
  const AleaDecision *castle;
  const char *rule;

  g_return_if_fail (ALEA_IS_HAND (self));

  castle = find_castle (self, wing);
  if (castle != NULL)
    decide (self, *castle);
  else if (get_obstacle (self, &rule) == NULL)
    {
      g_autofree char *sentence = alea_game_explain_castling (self->game, wing, &rule);

      say_why (self, sentence, rule);
    }
}

gboolean
alea_hand_get_can_resurrect (AleaHand *self)
{
  g_return_val_if_fail (ALEA_IS_HAND (self), FALSE);

  for (gsize i = 0; i < self->n_decisions; i++)
    if (is_resurrection (&self->decisions[i]))
      return TRUE;

  return FALSE;
}

void
alea_hand_resurrect (AleaHand *self)
{
  g_return_if_fail (ALEA_IS_HAND (self));

  if (!alea_hand_get_can_resurrect (self))
    return;

  drop (self);
  self->resurrects = TRUE;
  say (self, _("Choose the square where the captured man comes back."));
  alea_hand_show (self);
}

/* A move such as "Kc1" or "exd5", whichever man of that kind is meant. */
static void
explain_named_man (AleaHand   *self,
                   const char *text,
                   AleaText   *why)
{
  const AleaState *state = alea_game_get_state (self->game);
  const AleaGeometry *geometry = state->rules->geometry;
  const gsize length = strcspn (text, "+#= {");
  const gboolean is_pawn = g_ascii_islower (*text);
  const AleaKind kind = is_pawn ? ALEA_PAWN : alea_man_kind (alea_man_from_letter (*text));
  const char *end = text;
  AleaSquare to;

  if (length < 2 || kind == ALEA_NO_KIND)
    return;

  to = alea_geometry_parse (geometry, text + length - 2, &end);
  if (to != ALEA_NO_SQUARE && end == text + length)
    alea_state_explain_kind (state, kind, is_pawn ? alea_geometry_find_file (geometry, *text) : -1, to, why);
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
  if (state->stage != ALEA_STAGE_PLAY || !alea_game_get_asks_decision (self->game))
    return;

  from = alea_geometry_parse (geometry, text, &rest);
  to = from != ALEA_NO_SQUARE ? alea_geometry_parse (geometry, rest, NULL) : ALEA_NO_SQUARE;
  if (to != ALEA_NO_SQUARE)
    alea_state_explain (state, from, to, why);
  else if (alea_move_names_castling (text, &wing))
    alea_state_explain_castling (state, wing, why);
  else
    explain_named_man (self, text, why);
}

/* With the letters of the language, or else with those of English.  Where
 * neither is possible, the reading that is at least like a move says why. */
static gboolean
parse_typed (AleaHand   *self,
             const char *text,
             AleaEvent  *event,
             AleaText   *why)
{
  const AleaState *state = alea_game_get_state (self->game);
  g_autofree char *english = alea_letters_read (text);
  AleaText reason, in_english = { 0 };

  if (alea_script_read_event (state, english, event, why) || alea_script_read_event (state, text, event, &in_english))
    return TRUE;

  if (g_strcmp0 (why->rule, "B19") == 0)
    *why = in_english;
  explain_typed (self, english, &reason);
  if (reason.singular != NULL)
    *why = reason;
  return FALSE;
}

gboolean
alea_hand_type (AleaHand   *self,
                const char *text)
{
  g_autoptr(GError) error = NULL;
  AleaText why = { 0 };
  AleaEvent event;

  g_return_val_if_fail (ALEA_IS_HAND (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!parse_typed (self, text, &event, &why))
    {
      g_autofree char *sentence = alea_words_expand (&why);

      say_why (self, sentence, why.rule);
      return FALSE;
    }

  drop (self);
  if (alea_game_apply (self->game, &event, &error))
    return TRUE;

  say_error (self, error);
  return FALSE;
}

/* --- the class ----------------------------------------------------------- */

static void
changed_cb (AleaHand *self)
{
  const AleaState *state = alea_game_get_state (self->game);

  drop (self);
  self->n_decisions = 0;
  if (alea_game_get_is_live (self->game) && alea_game_get_asks_decision (self->game))
    self->n_decisions = alea_state_list_decisions (state, self->decisions);

  alea_hand_show (self);
}

static void
alea_hand_finalize (GObject *object)
{
  AleaHand *self = ALEA_HAND (object);

  g_clear_object (&self->sounds);
  g_clear_object (&self->game);
  g_free (self->decisions);

  G_OBJECT_CLASS (alea_hand_parent_class)->finalize (object);
}

static void
alea_hand_class_init (AleaHandClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_hand_finalize;

  /**
   * AleaHand::reason:
   * @sentence: why something cannot be done; "" when there is nothing to say
   * @rule: (nullable): the number of the rule behind it
   */
  signals[REASON] = g_signal_new ("reason", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
alea_hand_init (AleaHand *self)
{
  self->decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  self->selected = self->forbidden = ALEA_NO_SQUARE;
}

static gboolean
swaps_terraces (AleaGame *game)
{
  const AleaState *state = alea_game_get_state (game);

  return alea_rules_find_option (state->rules, "terraces") >= 0
         && alea_rules_option_is (state->rules, &state->options, "terraces", "1-top");
}

AleaHand *
alea_hand_new (AleaGame  *game,
               AleaBoard *board)
{
  AleaHand *self = g_object_new (ALEA_TYPE_HAND, NULL);

  g_return_val_if_fail (ALEA_IS_GAME (game), NULL);
  g_return_val_if_fail (ALEA_IS_BOARD (board), NULL);

  self->game = g_object_ref (game);
  self->board = board;
  alea_board_set_geometry (board, alea_game_get_rules (game)->geometry);

  alea_board_set_swaps_terraces (board, swaps_terraces (game));

  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (alea_hand_show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "press", G_CALLBACK (press_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "release", G_CALLBACK (release_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "cancel", G_CALLBACK (put_down), self, G_CONNECT_SWAPPED);
  self->sounds = alea_game_sounds_new (game, board);
  changed_cb (self);
  return self;
}
