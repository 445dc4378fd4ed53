/* alea-hand-answers.c: questions at a square
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hand-private.h"

#include "alea-control.h"
#include "alea-offer.h"
#include "alea-piece-names.h"
#include "alea-piece-picture.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#define PIECE_SIZE 48

/* The answer after the decisions is to choose another piece first. */
static void
chosen_cb (AleaHand  *self,
           GtkWidget *button)
{
  const guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number"));

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
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

/* Answers are numbered in the order in which they are added; the first has the focus. */
static void
add_answer (AleaHand  *self,
            GtkWidget *answers,
            GtkWidget *button,
            guint      number)
{
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "number", GUINT_TO_POINTER (number));
  g_signal_connect_object (button, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (answers), button);
}

static void
add_piece (AleaHand  *self,
           GtkWidget *answers,
           AleaPiece  piece,
           guint      number)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), alea_piece_picture_new (piece, PIECE_SIZE));
  gtk_widget_set_tooltip_text (button, alea_piece_get_name (piece));
  alea_control_name_by_tip (button);
  add_answer (self, answers, button, number);
}

static void
add_label (AleaHand   *self,
           GtkWidget  *answers,
           const char *label,
           guint       number)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (answers), GTK_ORIENTATION_VERTICAL);
  add_answer (self, answers, button, number);
}

/* What a pawn becomes, or whether a king moves or castles.  Escape and a press
 * beside the popover take the question back. */
void
alea_hand_ask (AleaHand   *self,
               AleaSquare  square,
               const char *other)
{
  GtkWidget *popover = gtk_popover_new (), *answers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
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
        add_piece (self, answers, alea_piece (colour, type), i);
      else
        add_label (self, answers, get_answer_label (&self->answers[i]), i);
    }
  if (other != NULL)
    add_label (self, answers, other, self->n_answers);

  gtk_popover_set_child (GTK_POPOVER (popover), answers);
  alea_board_popup (self->board, GTK_POPOVER (popover), square);
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
