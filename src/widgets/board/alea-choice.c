/* alea-choice.c: a small question at a square
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-choice.h"

#include "alea-control.h"
#include "alea-piece-names.h"
#include "alea-piece-picture.h"

/**
 * AleaChoice:
 *
 * What a pawn becomes, or whether a king moves or castles. Escape and a press
 * beside it take the question back.
 */

struct _AleaChoice
{
  GtkPopover  parent_instance;

  GtkWidget  *answers;
  guint       n_answers;
};

#define PIECE_SIZE 48

G_DEFINE_FINAL_TYPE (AleaChoice, alea_choice, GTK_TYPE_POPOVER)

static void
clicked_cb (AleaChoice *self,
            GtkWidget  *button)
{
  guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number"));

  g_object_ref (self);
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit_by_name (self, "chosen", number);
  g_object_unref (self);
}

static void
add_answer (AleaChoice *self,
            GtkWidget  *button,
            const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "number", GUINT_TO_POINTER (self->n_answers));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->answers), button);
  self->n_answers++;
}

void
alea_choice_add_piece (AleaChoice *self,
                       AleaPiece   piece)
{
  GtkWidget *button;

  g_return_if_fail (ALEA_IS_CHOICE (self));

  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), alea_piece_picture_new (piece, PIECE_SIZE));
  gtk_widget_set_tooltip_text (button, alea_piece_get_name (piece));
  add_answer (self, button, alea_piece_get_name (piece));
  alea_control_name_by_tip (button);
}

void
alea_choice_add_label (AleaChoice *self,
                       const char *label)
{
  g_return_if_fail (ALEA_IS_CHOICE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->answers), GTK_ORIENTATION_VERTICAL);
  add_answer (self, gtk_button_new_with_label (label), label);
}

static void
alea_choice_class_init (AleaChoiceClass *klass)
{
  /**
   * AleaChoice::chosen:
   * @number: of the answer, from 0
   */
  g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
}

static void
alea_choice_init (AleaChoice *self)
{
  self->answers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_popover_set_child (GTK_POPOVER (self), self->answers);
}

GtkWidget *
alea_choice_new (void)
{
  return g_object_new (ALEA_TYPE_CHOICE, NULL);
}
