/* alea-dice-tray.c: the dice of a game, and what they mean now
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-tray-private.h"

#include "alea-control.h"
#include "alea-dice-view.h"
#include "alea-look.h"
#include "alea-piece-picture.h"
#include "alea-promise-line.h"
#include "alea-reserve.h"
#include "alea-row.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

/**
 * AleaDiceTray:
 *
 * Throws the dice of a game when the game asks for a roll, says what they
 * mean, and offers as buttons whatever decision is not made on the board.
 *
 * While dice tumble the tray holds the view of the game: the board shows what
 * a roll has done when it can be read, not before.
 */

G_DEFINE_FINAL_TYPE (AleaDiceTray, alea_dice_tray, GTK_TYPE_WIDGET)

/* --- following the game --------------------------------------------------- */

static void
changed_cb (AleaDiceTray *self)
{
  if (!alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    alea_dice_tray_update (self);
}

static void
look_changed_cb (AleaDiceTray *self)
{
  if (self->game != NULL && !alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    alea_dice_tray_update (self);
}

static void
settled_cb (AleaDiceTray *self)
{
  if (self->game == NULL)
    return;

  alea_game_view_release (self->game_view);
  alea_dice_tray_update (self);
}

/* --- what others ask for -------------------------------------------------- */

GtkWidget *
alea_dice_tray_take_words (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), NULL);

  if (self->is_lent)
    return self->words;

  /* What is left fills the tray, however large that is. */
  gtk_widget_unparent (self->words);
  g_object_ref (self->dice_button);
  gtk_widget_unparent (self->dice_button);
  gtk_widget_set_parent (self->dice_button, GTK_WIDGET (self));
  g_object_unref (self->dice_button);
  gtk_widget_set_visible (self->box, FALSE);
  self->is_lent = TRUE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Answers"), -1);

  return self->words;
}

void
alea_dice_tray_set_explains (AleaDiceTray *self,
                             gboolean      explains)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  if (self->explains == explains)
    return;

  self->explains = explains;
  if (self->game != NULL)
    alea_dice_tray_update_decisions (self);
}

GtkWidget *
alea_dice_tray_get_reserve (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), NULL);

  return self->reserve;
}

void
alea_dice_tray_take_back_reserve (AleaDiceTray *self)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  gtk_box_insert_child_after (GTK_BOX (self->words), self->reserve, self->faces);
}

void
alea_dice_tray_set_session (AleaDiceTray *self,
                            AleaSession  *session)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  if (self->game != NULL)
    alea_dice_view_finish (ALEA_DICE_VIEW (self->dice));

  g_set_object (&self->session, session);
  self->game = session != NULL ? alea_session_get_game (session) : NULL;
  self->game_view = session != NULL ? alea_session_get_view (session) : NULL;
  g_signal_group_set_target (self->view_signals, self->game_view);
  g_signal_group_set_target (self->session_signals, session);
  if (session == NULL)
    return;

  alea_dice_tray_update (self);
}

void
alea_dice_tray_set_side (AleaDiceTray *self,
                         int           side)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  self->side = side;
  if (self->game != NULL)
    alea_dice_tray_update (self);
}

static void
update_sizes (AleaDiceTray *self)
{
  const gboolean is_row = self->is_row || self->is_small;

  alea_row_set_is_column (ALEA_ROW (self->box), !is_row);
  gtk_widget_set_halign (self->dice_button, is_row && !self->is_lent ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_valign (self->dice_button, is_row && !self->is_lent ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  alea_dice_view_set_size (ALEA_DICE_VIEW (self->dice),
                           self->is_small ? ALEA_DICE_SMALL : !is_row ? ALEA_DICE_LARGE
                           : self->is_wordless ? ALEA_DICE_LOW : ALEA_DICE_COMPACT);
}

void
alea_dice_tray_set_is_row (AleaDiceTray *self,
                           gboolean      is_row)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  self->is_row = is_row;
  update_sizes (self);
  look_changed_cb (self);
}

void
alea_dice_tray_set_is_brief (AleaDiceTray *self,
                             gboolean      is_brief)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  self->is_brief = is_brief;
  look_changed_cb (self);
}

void
alea_dice_tray_set_is_wordless (AleaDiceTray *self,
                                gboolean      is_wordless)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  self->is_wordless = is_wordless;
  update_sizes (self);
  look_changed_cb (self);
}

void
alea_dice_tray_set_is_small (AleaDiceTray *self,
                             gboolean      is_small)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  if (self->is_small == is_small)
    return;

  self->is_small = is_small;
  update_sizes (self);
}

/* Of the marks of pieces, in pixels. */
#define SAMPLE_SIZE 18

/* What the marks mean: a line with a sample of each state that the dice leave a piece in: freed by a
 * number, free anyway, or waiting for another roll. */
static GtkWidget *
make_key (void)
{
  static const char *const styles[] = { "rolled", "free", "waiting" };
  const char *const words[] = {
    C_("state of a piece", "Rolled"), C_("state of a piece", "Free"), C_("state of a piece", "Waiting"),
  };
  GtkWidget *key = g_object_new (GTK_TYPE_BOX, "css-name", "markskey", "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "halign", GTK_ALIGN_END, "hexpand", TRUE, "visible", FALSE, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      GtkWidget *sample = alea_piece_picture_new (alea_piece (ALEA_WHITE, ALEA_KNIGHT), SAMPLE_SIZE);

      gtk_widget_add_css_class (sample, styles[i]);
      gtk_widget_set_valign (sample, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (key), sample);
      gtk_box_append (GTK_BOX (key), gtk_label_new (words[i]));
    }

  alea_control_name (key, _("What the marks on the pieces mean"));
  return key;
}

static void
scale_key (AleaDiceTray *self,
           guint         scale)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->key); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (ALEA_IS_PIECE_PICTURE (child))
      alea_piece_picture_set_size (ALEA_PIECE_PICTURE (child), SAMPLE_SIZE * (int) scale / 10);
}

void
alea_dice_tray_set_scale (AleaDiceTray *self,
                          guint         scale)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  alea_reserve_set_scale (ALEA_RESERVE (self->reserve), scale);
  alea_dice_view_set_scale (ALEA_DICE_VIEW (self->dice), MAX (scale, 10));
  scale_key (self, MAX (scale, 10));
}

/* --- the class ----------------------------------------------------------- */

static void
alea_dice_tray_dispose (GObject *object)
{
  AleaDiceTray *self = ALEA_DICE_TRAY (object);

  if (self->box != NULL)
    alea_dice_tray_set_session (self, NULL);
  if (self->box != NULL && self->is_lent)
    gtk_widget_unparent (self->dice_button);
  g_clear_object (&self->session_signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->words);
  g_clear_object (&self->reserve);
  g_clear_object (&self->view_signals);

  G_OBJECT_CLASS (alea_dice_tray_parent_class)->dispose (object);
}

static void
alea_dice_tray_class_init (AleaDiceTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_dice_tray_dispose;

  /**
   * AleaDiceTray::failed:
   * @sentence: what went wrong
   * @rule: (nullable): the number of the rule behind it
   */
  g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "dicetray");
}

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = alea_wrapped_new (NULL, style, -1);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  return label;
}

static void
alea_dice_tray_init (AleaDiceTray *self)
{
  self->side = ALEA_DICE_TRAY_BOTH;
  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (changed_cb), self);

  self->session_signals = g_signal_group_new (ALEA_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "notify::asks-typed-roll", G_CALLBACK (changed_cb), self);
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);

  self->dice = alea_dice_view_new ();
  self->dice_button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->dice_button), self->dice);
  gtk_widget_add_css_class (self->dice_button, "table");
  alea_dice_tray_add_press (self);
  g_signal_connect_object (self->dice, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);

  self->meaning = make_label ("meaning");
  self->count = make_label ("dim-label");
  self->decisions = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->decisions, "decisions");
  self->words = g_object_ref_sink (g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                                 "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 4, NULL));
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  self->reserve = g_object_ref_sink (g_object_new (ALEA_TYPE_RESERVE, NULL));
  g_signal_connect_object (self->reserve, "reason", G_CALLBACK (alea_dice_tray_fail), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->words), self->meaning);
  self->faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_add_css_class (self->faces, "faces");
  gtk_widget_set_visible (self->faces, FALSE);
  gtk_box_append (GTK_BOX (self->words), self->faces);
  gtk_box_append (GTK_BOX (self->words), self->reserve);
  self->key = make_key ();
  self->decision_row = alea_row_new ();
  alea_row_append (ALEA_ROW (self->decision_row), self->decisions);
  alea_row_append (ALEA_ROW (self->decision_row), self->key);
  gtk_widget_set_valign (self->count, GTK_ALIGN_CENTER);
  alea_row_append (ALEA_ROW (self->decision_row), self->count);
  gtk_box_append (GTK_BOX (self->words), self->decision_row);
  self->promise = g_object_new (ALEA_TYPE_PROMISE_LINE, NULL);
  gtk_box_append (GTK_BOX (self->words), self->promise);

  self->box = alea_row_new ();
  alea_row_set_is_column (ALEA_ROW (self->box), TRUE);
  alea_row_append (ALEA_ROW (self->box), self->dice_button);
  alea_row_append (ALEA_ROW (self->box), self->words);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice"), -1);
  /* The button around them says what they are. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->dice), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The dice"), -1);
}
