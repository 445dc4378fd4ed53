/* alea-hand-answers.c: questions at a square
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hand-private.h"

#include "alea-choice.h"
#include "alea-offer.h"

#include <glib/gi18n.h>
#include <stdlib.h>

/* The answer after the decisions is to choose another piece first. */
static void
chosen_cb (AleaHand *self,
           guint     number)
{
  if (number < self->n_answers)
    alea_hand_decide (self, self->answers[number]);
  else
    alea_hand_explain (self, self->asked, ALEA_NO_SQUARE);
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
    case ALEA_MOVE_RESURRECTION:
      return _("Resurrect the Guardener");
    case ALEA_MOVE_PLAIN:
    case ALEA_MOVE_DOUBLE_STEP:
    case ALEA_MOVE_EN_PASSANT:
    case ALEA_MOVE_RELOCATION:
      break;
    }

  return alea_move_piece_type (decision->move) == ALEA_KING ? _("Move the king") : _("Move");
}

/* The piece that @decision puts on the square, if it is one of several. */
static AleaPieceType
get_answer_kind (const AleaDecision *decision)
{
  return decision->act == ALEA_ACT_PLACE ? decision->piece_type : alea_move_promotion (decision->move);
}

/* The plain move comes first, the strongest piece too. */
static int
compare_answers (const void *a,
                 const void *b)
{
  const AleaDecision *one = a, *other = b;

  if (alea_move_type (one->move) != alea_move_type (other->move))
    return (int) alea_move_type (one->move) - (int) alea_move_type (other->move);

  return (int) get_answer_kind (other) - (int) get_answer_kind (one);
}

void
alea_hand_ask (AleaHand   *self,
               AleaSquare  square,
               const char *other)
{
  GtkWidget *choice = alea_choice_new ();
  const AleaColour colour = alea_state_get_offer_colour (alea_game_get_state (self->game));

  qsort (self->answers, self->n_answers, sizeof self->answers[0], compare_answers);
  self->asked = square;
  self->forbidden = ALEA_NO_SQUARE;
  alea_hand_say_why (self, "", NULL);
  alea_hand_show (self);

  for (guint i = 0; i < self->n_answers; i++)
    {
      AleaPieceType type = get_answer_kind (&self->answers[i]);

      if (type != ALEA_NO_PIECE_TYPE)
        alea_choice_add_piece (ALEA_CHOICE (choice), alea_piece (colour, type));
      else
        alea_choice_add_label (ALEA_CHOICE (choice), get_answer_label (&self->answers[i]));
    }
  if (other != NULL)
    alea_choice_add_label (ALEA_CHOICE (choice), other);

  g_signal_connect_object (choice, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  alea_board_popup (self->board, GTK_POPOVER (choice), square);
}

void
alea_hand_add_answer (AleaHand           *self,
                      const AleaDecision *decision)
{
  if (self->n_answers < G_N_ELEMENTS (self->answers))
    self->answers[self->n_answers++] = *decision;
}

gboolean
alea_hand_answer (AleaHand   *self,
                  AleaSquare  square)
{
  if (self->n_answers == 1)
    alea_hand_decide (self, self->answers[0]);
  else if (self->n_answers > 1)
    alea_hand_ask (self, square, NULL);

  return self->n_answers > 0;
}
