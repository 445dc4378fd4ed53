/* alea-hand.c: from squares pressed to decisions
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hand-private.h"

#include "alea-game-words.h"
#include "alea-look.h"
#include "alea-offer.h"

#include <glib/gi18n.h>

/**
 * AleaHand:
 *
 * Plays one game on one board: a piece is taken up and put down by dragging, by
 * two clicks, by keys, or by typing its move, and all of these come together
 * here. What cannot be done is answered with the reason.
 */

G_DEFINE_FINAL_TYPE (AleaHand, alea_hand, G_TYPE_OBJECT)

/* --- decisions ----------------------------------------------------------- */

static gboolean
is_resurrection (const AleaDecision *decision)
{
  return decision->act == ALEA_ACT_MOVE && alea_move_type (decision->move) == ALEA_MOVE_RESURRECTION;
}

static gboolean
is_teleport (const AleaDecision *decision)
{
  return decision->act == ALEA_ACT_MOVE && alea_move_type (decision->move) == ALEA_MOVE_TELEPORT;
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

/* Whether @decision is to move the piece on @from to @to as a hand would show
 * it.  A castling move goes to its rook, and to the square of the king where
 * that is two files away or more, or is no plain move of the king. */
static gboolean
goes (AleaHand           *self,
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

/* --- taking up and putting down ------------------------------------------ */

static void
attempt (AleaHand   *self,
         AleaSquare  from,
         AleaSquare  to)
{
  self->n_answers = 0;
  for (gsize i = 0; i < self->n_decisions; i++)
    if (goes (self, &self->decisions[i], from, to))
      alea_hand_add_answer (self, &self->decisions[i]);

  if (!alea_hand_answer (self, to))
    alea_hand_explain (self, from, to);
}

/* What is done next is about a piece that cannot be taken up, too: where he was
 * to go is asked of him. */
static void
let_go (AleaHand   *self,
        AleaSquare  square)
{
  alea_hand_drop (self);
  if (alea_board_get_piece (self->board, square) != ALEA_NO_PIECE)
    self->refused = square;
}

static void
refuse (AleaHand   *self,
        AleaSquare  square)
{
  let_go (self, square);
  alea_hand_explain (self, square, ALEA_NO_SQUARE);
}

/* Whether who pressed the king and then this rook of the same side castles so. */
static gboolean
means_castling (AleaHand   *self,
                AleaSquare  king,
                AleaSquare  rook)
{
  const AleaColour us = alea_position_get_turn (&alea_game_get_state (self->game)->position);

  return alea_game_get_rules (self->game)->king_right == ALEA_KING_CASTLES_ANYWHERE && king != ALEA_NO_SQUARE
         && alea_board_get_piece (self->board, king) == alea_piece (us, ALEA_KING)
         && alea_board_get_piece (self->board, rook) == alea_piece (us, ALEA_ROOK);
}

static void
select_square (AleaHand   *self,
               AleaSquare  square)
{
  const AleaSquare before = self->selected != ALEA_NO_SQUARE ? self->selected : self->refused;

  for (gsize i = 0; i < self->n_decisions; i++)
    if (alea_hand_is_move_from (self, &self->decisions[i], square))
      {
        alea_hand_drop (self);
        self->selected = square;
        alea_hand_say_why (self, "", NULL);
        alea_hand_show (self);
        return;
      }

  if (means_castling (self, before, square))
    {
      let_go (self, square);
      alea_hand_explain (self, before, square);
    }
  else
    refuse (self, square);
}

/* Whether there was something to put down. */
static gboolean
put_down (AleaHand *self)
{
  if (self->selected == ALEA_NO_SQUARE && self->refused == ALEA_NO_SQUARE && self->forbidden == ALEA_NO_SQUARE
      && !self->resurrects)
    return FALSE;

  alea_hand_drop (self);
  alea_hand_say_why (self, "", NULL);
  alea_hand_show (self);
  return TRUE;
}

static gboolean
has_own_piece (AleaHand   *self,
               AleaSquare  square)
{
  AleaPiece piece = alea_board_get_piece (self->board, square);

  return piece != ALEA_NO_PIECE && (AleaWho) alea_piece_colour (piece) == alea_game_view_get_who (self->game_view);
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
    if (goes (self, &self->decisions[i], from, to)
        && (!has_own_piece (self, to) || alea_game_get_rules (self->game)->king_right == ALEA_KING_CASTLES_ANYWHERE))
      return TRUE;

  return FALSE;
}

/* Puts down the captured piece that was taken up; FALSE when it may not go to
 * @square. */
static gboolean
try_to_resurrect (AleaHand   *self,
                  AleaSquare  square)
{
  for (gsize i = 0; i < self->n_decisions; i++)
    if (is_resurrection (&self->decisions[i]) && alea_move_to (self->decisions[i].move) == square)
      {
        alea_hand_decide (self, self->decisions[i]);
        return TRUE;
      }

  put_down (self);
  return FALSE;
}

/* While nobody is taken up: a square that only the captured piece may come back
 * to is where he does; where others may be sent as well, that is asked, and
 * where only they may, one of them has to be taken up first.  FALSE when
 * nobody may be sent there. */
static gboolean
try_terrace (AleaHand   *self,
             AleaSquare  square)
{
  gboolean is_for_others = FALSE;

  self->n_answers = 0;
  for (gsize i = 0; i < self->n_decisions; i++)
    if (is_resurrection (&self->decisions[i]) && alea_move_to (self->decisions[i].move) == square)
      alea_hand_add_answer (self, &self->decisions[i]);
    else if (is_teleport (&self->decisions[i]) && alea_move_to (self->decisions[i].move) == square)
      is_for_others = TRUE;

  if (!is_for_others)
    return alea_hand_answer (self, square);

  if (self->n_answers == 0)
    {
      refuse (self, square);
      return TRUE;
    }

  alea_hand_drop (self);
  alea_hand_ask (self, square, _("Choose a piece to teleport"));
  return TRUE;
}

/* Neither one's own piece nor a way for the one that is taken up. */
static void
press_elsewhere (AleaHand   *self,
                 AleaSquare  square,
                 AleaSquare  anchor)
{
  const AleaSquare from = self->selected != ALEA_NO_SQUARE ? self->selected : self->refused;

  if (self->selected == ALEA_NO_SQUARE && try_terrace (self, square))
    return;

  if (from != ALEA_NO_SQUARE && from != anchor)
    alea_hand_explain (self, from, square);
  else
    refuse (self, anchor);
}

/* During set-up: puts down the piece that the dice offer, or asks which. */
static void
fill (AleaHand   *self,
      AleaSquare  square)
{
  self->n_answers = 0;
  for (gsize i = 0; i < self->n_decisions; i++)
    if (self->decisions[i].act == ALEA_ACT_PLACE && self->decisions[i].square == square)
      alea_hand_add_answer (self, &self->decisions[i]);

  if (!alea_hand_answer (self, square))
    alea_hand_explain (self, square, ALEA_NO_SQUARE);
}

/* Says so when nothing at all can be done on the board. */
static gboolean
is_obstructed (AleaHand *self)
{
  const char *rule;
  const char *obstacle = alea_game_view_get_obstacle (self->game_view, &rule);

  if (obstacle != NULL)
    alea_hand_say_why (self, obstacle, rule);

  return obstacle != NULL;
}

static gboolean
press_cb (AleaHand *self,
          guint     pressed)
{
  const AleaSquare square = (AleaSquare) pressed;
  const AleaSquare anchor = alea_board_get_anchor (self->board, square);

  self->was_selected = self->selected == anchor;

  if (is_obstructed (self) || (self->resurrects && try_to_resurrect (self, square)))
    return FALSE;

  if (alea_game_get_state (self->game)->stage == ALEA_STAGE_SETUP)
    fill (self, square);
  else if (self->selected != ALEA_NO_SQUARE && is_target (self, self->selected, square))
    attempt (self, self->selected, square);
  else if (has_own_piece (self, anchor))
    {
      select_square (self, anchor);
      return self->selected == anchor;
    }
  else
    press_elsewhere (self, square, anchor);

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

void
alea_hand_place (AleaHand      *self,
                 AleaPieceType  type,
                 AleaSquare     square)
{
  g_autofree char *sentence = NULL;
  const char *rule;

  g_return_if_fail (ALEA_IS_HAND (self));

  if (is_obstructed (self))
    return;

  for (gsize i = 0; i < self->n_decisions; i++)
    if (self->decisions[i].act == ALEA_ACT_PLACE && self->decisions[i].piece_type == type
        && self->decisions[i].square == square)
      {
        alea_hand_decide (self, self->decisions[i]);
        return;
      }

  if (square != alea_state_get_target (alea_game_get_state (self->game)))
    {
      alea_hand_explain (self, square, ALEA_NO_SQUARE);
      return;
    }

  sentence = alea_game_explain_place (self->game, type, &rule);
  alea_hand_say_why (self, sentence, rule);
}

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
    alea_hand_decide (self, *castle);
  else if (alea_game_view_get_obstacle (self->game_view, &rule) == NULL)
    {
      g_autofree char *sentence = alea_game_explain_castling (self->game, wing, &rule);

      alea_hand_say_why (self, sentence, rule);
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

  alea_hand_drop (self);
  self->resurrects = TRUE;
  alea_hand_say_why (self, _("Choose the square for the captured piece to return to."), NULL);
  alea_hand_show (self);
}

/* --- the class ----------------------------------------------------------- */

static void
changed_cb (AleaHand *self)
{
  const AleaState *state = alea_game_get_state (self->game);

  alea_hand_drop (self);
  self->n_decisions = 0;
  if (alea_game_view_get_is_live (self->game_view) && alea_game_view_get_asks_decision (self->game_view))
    self->n_decisions = alea_state_list_decisions (state, self->decisions);

  alea_hand_show (self);
}

static void
alea_hand_finalize (GObject *object)
{
  AleaHand *self = ALEA_HAND (object);

  g_clear_object (&self->sounds);
  g_clear_object (&self->game_view);
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
  g_signal_new ("reason", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
alea_hand_init (AleaHand *self)
{
  self->decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  self->selected = self->refused = self->forbidden = self->asked = ALEA_NO_SQUARE;
}

static gboolean
swaps_terraces (AleaGame *game)
{
  const AleaState *state = alea_game_get_state (game);

  return alea_rules_find_option (state->rules, "terraces") >= 0
         && alea_rules_option_is (state->rules, &state->options, "terraces", "1-top");
}

AleaHand *
alea_hand_new (AleaGameView  *view,
               AleaBoard *board)
{
  AleaGame *game = alea_game_view_get_game (view);
  AleaHand *self = g_object_new (ALEA_TYPE_HAND, NULL);

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), NULL);
  g_return_val_if_fail (ALEA_IS_BOARD (board), NULL);

  self->game_view = g_object_ref (view);
  self->game = game;
  self->board = board;
  alea_board_set_geometry (board, alea_game_get_rules (game)->geometry);

  alea_board_set_swaps_terraces (board, swaps_terraces (game));

  g_signal_connect_object (view, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (alea_hand_show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "press", G_CALLBACK (press_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "release", G_CALLBACK (release_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "cancel", G_CALLBACK (put_down), self, G_CONNECT_SWAPPED);
  self->sounds = alea_game_sounds_new (view, board);
  changed_cb (self);
  return self;
}
