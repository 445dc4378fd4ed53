/* alea-promise-line.c: the promise of the dice, before the first roll
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-promise-line.h"

#include "alea-control.h"
#include "alea-mnemonics.h"
#include "alea-row.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

/**
 * AleaPromiseLine:
 *
 * Says what the promise is for, copies it, and lets the players add their words.
 */

struct _AleaPromiseLine
{
  GtkWidget     parent_instance;

  GtkWidget    *box;
  GtkWidget    *label;
  GtkWidget    *add;
  AleaFairDice *fair_dice;   /* or NULL */
  GSignalGroup *signals;
};

/* In a narrower line what it says is not read in one go. */
#define LEAST_CHARS 14

G_DEFINE_FINAL_TYPE (AleaPromiseLine, alea_promise_line, GTK_TYPE_WIDGET)

char *
alea_promise_line_describe (AleaFairDice *fair_dice)
{
  if (fair_dice == NULL || !alea_fair_dice_get_is_fresh (fair_dice))
    return NULL;

  return g_strdup (*alea_fair_dice_get_word (fair_dice, ALEA_DICE_GUEST) != '\0'
                   ? _("The rolls come from Alea’s secret and your words.")
                   : _("Fair dice: sealed in advance."));
}

static void
update (AleaPromiseLine *self)
{
  g_autofree char *description = alea_promise_line_describe (self->fair_dice);

  gtk_widget_set_visible (GTK_WIDGET (self), description != NULL);
  if (description == NULL)
    return;

  gtk_label_set_text (GTK_LABEL (self->label), description);
  gtk_widget_set_visible (self->add, alea_fair_dice_get_can_add_words (self->fair_dice));
}

static void
copy_cb (AleaPromiseLine *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), alea_fair_dice_get_promise (self->fair_dice));
}

void
alea_promise_line_set_fair_dice (AleaPromiseLine *self,
                                 AleaFairDice    *fair_dice)
{
  g_return_if_fail (ALEA_IS_PROMISE_LINE (self));

  if (g_set_object (&self->fair_dice, fair_dice))
    g_signal_group_set_target (self->signals, fair_dice);
  update (self);
}

static void
alea_promise_line_dispose (GObject *object)
{
  AleaPromiseLine *self = ALEA_PROMISE_LINE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->fair_dice);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (alea_promise_line_parent_class)->dispose (object);
}

static void
alea_promise_line_class_init (AleaPromiseLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_promise_line_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "promiseline");
}

static GtkWidget *
make_copy_button (AleaPromiseLine *self)
{
  GtkWidget *copy = gtk_button_new_from_icon_name ("edit-copy-symbolic");

  gtk_widget_add_css_class (copy, "flat");
  gtk_widget_set_valign (copy, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (copy, _("Copy the whole promise"));
  alea_control_name_by_tip (copy);
  g_signal_connect_object (copy, "clicked", G_CALLBACK (copy_cb), self, G_CONNECT_SWAPPED);
  return copy;
}

static void
alea_promise_line_init (AleaPromiseLine *self)
{
  GtkWidget *named;

  self->signals = g_signal_group_new (ALEA_TYPE_FAIR_DICE);
  g_signal_group_connect_swapped (self->signals, "notify", G_CALLBACK (update), self);

  self->label = alea_wrapped_new (NULL, "dim-label", -1);
  gtk_label_set_width_chars (GTK_LABEL (self->label), LEAST_CHARS);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_widget_set_tooltip_text (self->label, _("Alea has drawn a secret and promised to keep to it. Each player may add a"
                                              " word, which changes the rolls; after that, nobody can choose them."
                                              " After the game, anyone can check all of it."));

  self->add = gtk_button_new_with_mnemonic (_("Add _Words…"));
  alea_mnemonics_name_once (self->add);
  gtk_widget_add_css_class (self->add, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->add), "win.dice-words");

  named = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_box_append (GTK_BOX (named), self->label);
  gtk_box_append (GTK_BOX (named), make_copy_button (self));

  self->box = alea_row_new ();
  alea_row_append (ALEA_ROW (self->box), named);
  alea_row_append (ALEA_ROW (self->box), self->add);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
