/* alea-review-parts.c: the cards of a review, and where they stand
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-screen-private.h"

#include "alea-box.h"
#include "alea-mnemonics.h"
#include "alea-review-cards.h"
#include "alea-review-legend.h"
#include "alea-row.h"
#include "alea-scroller.h"
#include "alea-style.h"

#include <glib/gi18n.h>

#define GAP 12

static void
add_step (GtkWidget  *box,
          const char *icon,
          const char *name,
          const char *where)
{
  GtkWidget *button = alea_review_add_button (box, gtk_button_new_from_icon_name (icon), "review.look");

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", where);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* --- above ---------------------------------------------------------------- */

static void
make_progress (AleaReviewScreen *self)
{
  GtkWidget *row = alea_row_new (), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *rest = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  self->progress_card = alea_review_make_card (GTK_ORIENTATION_VERTICAL, NULL);
  self->progress_label = alea_review_add_label (words, NULL, NULL);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->progress_label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (rest, TRUE);
  self->progress = gtk_progress_bar_new ();
  gtk_widget_set_hexpand (self->progress, TRUE);
  gtk_widget_set_valign (self->progress, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("How much of the game has been reviewed"), -1);
  gtk_box_append (GTK_BOX (rest), self->progress);
  self->cancel = alea_review_add_button (rest, gtk_button_new_with_mnemonic (_("_Cancel")), "review.cancel");
  self->begin = alea_review_add_button (rest, gtk_button_new_with_mnemonic (_("_Review")), "review.begin");
  alea_row_append (ALEA_ROW (row), words);
  alea_row_append (ALEA_ROW (row), rest);
  gtk_box_append (GTK_BOX (self->progress_card), row);
  gtk_box_append (GTK_BOX (self->all), self->progress_card);
}

/* --- the board ------------------------------------------------------------ */

static GtkWidget *
make_step_words (AleaReviewScreen *self)
{
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->step_number = gtk_label_new (NULL);
  self->step_roll = ALEA_ROLL_GLYPHS (alea_roll_glyphs_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->step_roll), GTK_ALIGN_CENTER);
  self->step_decision = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->step_decision), PANGO_ELLIPSIZE_END);
  alea_box_append (middle, self->step_number, GTK_WIDGET (self->step_roll), self->step_decision, NULL);
  gtk_widget_set_halign (middle, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (middle, TRUE);

  self->step = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->step, "step");
  gtk_box_append (GTK_BOX (self->step), middle);
  return self->step;
}

static GtkWidget *
make_steps (AleaReviewScreen *self)
{
  GtkWidget *steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_halign (steps, GTK_ALIGN_CENTER);
  add_step (steps, "go-first-symbolic", _("First"), "first");
  add_step (steps, "go-previous-symbolic", _("Previous"), "previous");
  gtk_box_append (GTK_BOX (steps), make_step_words (self));
  add_step (steps, "go-next-symbolic", _("Next"), "next");
  add_step (steps, "go-last-symbolic", _("Last"), "last");
  return steps;
}

static void
make_board (AleaReviewScreen *self)
{
  GtkWidget *buttons = alea_row_new (), *play;

  self->board_card = alea_review_make_card (GTK_ORIENTATION_VERTICAL, NULL);
  self->board = ALEA_BOARD (alea_board_new (alea_rules_find ("chess")->geometry));
  alea_board_set_interactive (self->board, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->board), TRUE);
  gtk_box_append (GTK_BOX (self->board_card), GTK_WIDGET (self->board));

  gtk_box_append (GTK_BOX (self->board_card), make_steps (self));

  self->verdict = alea_review_add_label (self->board_card, NULL, "heading");
  self->reason = alea_review_add_label (self->board_card, NULL, NULL);
  self->change = alea_review_add_label (self->board_card, NULL, "dim-label");
  /* Translators: on a button: the same decision, but another move */
  self->retry = gtk_button_new_with_mnemonic (_("Try Another _Move"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->retry), "review.retry");
  alea_row_append (ALEA_ROW (buttons), self->retry);
  play = gtk_button_new_with_mnemonic (_("_Play from Here"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (play), "review.play");
  alea_row_append (ALEA_ROW (buttons), play);
  gtk_box_append (GTK_BOX (self->board_card), buttons);
  gtk_box_append (GTK_BOX (self->body), self->board_card);
}

/* --- the graph ------------------------------------------------------------ */

static void
as_text_cb (GtkToggleButton  *button,
            GParamSpec       *pspec,
            AleaReviewScreen *self)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->graph_stack),
                                    gtk_toggle_button_get_active (button) ? "text" : "graph");
}

static GtkWidget *
make_text (AleaReviewScreen *self)
{
  GtkWidget *scroll = alea_scroller_new ();

  self->text = gtk_text_view_new ();
  gtk_text_view_set_editable (GTK_TEXT_VIEW (self->text), FALSE);
  gtk_text_view_set_cursor_visible (GTK_TEXT_VIEW (self->text), FALSE);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (self->text), FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (self->text), GTK_WRAP_WORD_CHAR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The review in words"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), self->text);
  return scroll;
}

static void
chosen_cb (AleaReviewScreen *self,
           guint             entry)
{
  alea_review_screen_choose (self, entry, TRUE);
}

static void
make_graph (AleaReviewScreen *self)
{
  GtkWidget *card = alea_review_make_card (GTK_ORIENTATION_VERTICAL, NULL);
  GtkWidget *as_text = gtk_toggle_button_new_with_mnemonic (_("As _Text")), *title;

  self->graph_head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  title = alea_review_add_label (self->graph_head, _("Chances of winning"), "heading");
  gtk_widget_set_hexpand (title, TRUE);
  alea_review_screen_make_legend (self);
  gtk_box_append (GTK_BOX (self->graph_head), self->legend);
  g_signal_connect_object (as_text, "notify::active", G_CALLBACK (as_text_cb), self, 0);
  gtk_widget_set_valign (as_text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->graph_head), as_text);
  gtk_box_append (GTK_BOX (card), self->graph_head);

  self->graph = g_object_new (ALEA_TYPE_REVIEW_GRAPH, NULL);
  g_signal_connect_object (self->graph, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  self->graph_stack = gtk_stack_new ();
  gtk_widget_set_vexpand (self->graph_stack, TRUE);
  gtk_stack_add_named (GTK_STACK (self->graph_stack), GTK_WIDGET (self->graph), "graph");
  gtk_stack_add_named (GTK_STACK (self->graph_stack), make_text (self), "text");
  gtk_box_append (GTK_BOX (card), self->graph_stack);
  gtk_box_append (GTK_BOX (self->right), card);
}

/* --- sums and moments ------------------------------------------------------ */

/* Below the grid, not in it: a grid in which words wrap says to newer versions of
 * GTK that it can never be lower than where it is narrowest. */
static GtkWidget *
add_sentence (GtkWidget *card)
{
  GtkWidget *label = alea_review_make_sentence (NULL, "dim-label");

  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_box_append (GTK_BOX (card), label);
  return label;
}

static void
make_table (AleaReviewScreen *self)
{
  static const char *const rows[] = { N_("Percentage points"), N_("Luck of the dice"), N_("Lost to errors"), N_("Advantage") };
  GtkWidget *card = alea_review_make_card (GTK_ORIENTATION_VERTICAL, NULL), *grid = gtk_grid_new ();

  self->table_title = alea_review_add_label (card, _("Luck and skill"), "heading");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 16);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 3; column++)
      {
        GtkWidget *label = gtk_label_new (column == 0 ? _(rows[row]) : NULL);

        gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
        /* Names may be long; a number that is cut would be another one. */
        gtk_label_set_ellipsize (GTK_LABEL (label), row == 0 && column > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
        if (row > 0 && column > 0)
          /* The sign stands to the left of a number in all languages. */
          gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
        gtk_widget_set_hexpand (label, column > 0);
        gtk_widget_add_css_class (label, row == 0 ? "dim-label" : column > 0 ? "points" : "plain");
        gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
        self->table[row][column] = label;
      }

  gtk_box_append (GTK_BOX (card), grid);
  self->sum = add_sentence (card);
  gtk_widget_set_tooltip_text (self->sum, _("From this player’s luck and errors those of the other are subtracted. The "
                                            "correction: one decision later the computer sees further, and may rate the "
                                            "same position higher or lower. Nobody has rolled or decided anything."));
  self->depth = add_sentence (card);
  self->by_alea = alea_review_add_button (card, gtk_button_new_with_label (_("Review with Alea")), "review.other");
  self->by_program = alea_review_add_button (card, gtk_button_new_with_label (_("Review with Chess Engine")), "review.other");
  gtk_widget_set_halign (self->by_alea, GTK_ALIGN_START);
  gtk_widget_set_halign (self->by_program, GTK_ALIGN_START);
  gtk_widget_set_hexpand (card, FALSE);
  gtk_box_append (GTK_BOX (self->lower), card);
}

static void
make_moments (AleaReviewScreen *self)
{
  GtkWidget *card = alea_review_make_card (GTK_ORIENTATION_VERTICAL, NULL);

  self->moments_title = alea_review_add_label (card, _("Key moments"), "heading");
  self->moments_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (card), self->moments_box);
  gtk_widget_set_hexpand (card, TRUE);
  gtk_box_append (GTK_BOX (self->lower), card);
}

/* --- all ------------------------------------------------------------------ */

void
alea_review_screen_set_board_size (AleaReviewScreen *self,
                                   int               size)
{
  self->board_size = size;
  gtk_widget_set_size_request (GTK_WIDGET (self->board), size, size);
}

/* What has no room beside words stands below them. */
static void
place_parts (AleaReviewScreen *self)
{
  alea_review_place_after (self->again, self->is_narrow ? self->summary : gtk_widget_get_parent (self->summary));
  gtk_widget_set_halign (self->again, self->is_narrow ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  alea_review_place_after (self->legend, self->is_narrow ? self->graph_head : gtk_widget_get_first_child (self->graph_head));
}

void
alea_review_screen_set_narrow (AleaReviewScreen *self,
                               gboolean          is_narrow)
{
  const GtkOrientation orientation = is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  self->is_narrow = is_narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->lower), orientation);
  gtk_widget_set_hexpand (self->board_card, is_narrow);
  gtk_widget_set_size_request (self->step, is_narrow ? 80 : 150, -1);
  alea_ending_picture_set_is_small (self->picture, is_narrow);
  alea_style_set (GTK_WIDGET (self), "narrow", is_narrow);
  place_parts (self);
  alea_review_place_moments (self->moments_box, is_narrow);
}

void
alea_review_screen_make_parts (AleaReviewScreen *self)
{
  self->all = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_add_css_class (self->all, "all");
  alea_review_screen_make_head (self);
  make_progress (self);

  self->body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  make_board (self);
  self->right = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_set_hexpand (self->right, TRUE);
  make_graph (self);
  self->lower = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  make_table (self);
  make_moments (self);
  gtk_box_append (GTK_BOX (self->right), self->lower);
  gtk_box_append (GTK_BOX (self->body), self->right);
  gtk_widget_set_vexpand (self->body, TRUE);
  gtk_box_append (GTK_BOX (self->all), self->body);

  self->scroll = alea_scroller_new_vertical (self->all);
  gtk_widget_set_parent (self->scroll, GTK_WIDGET (self));
  alea_mnemonics_name_once (self->scroll);
}
