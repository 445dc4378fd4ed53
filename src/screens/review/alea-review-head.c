/* alea-review-head.c: how the game has ended, and who was helped by what
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-screen-private.h"

#include "alea-review-cards.h"
#include "alea-row.h"
#include "alea-shelf-head.h"
#include "alea-shelf-record.h"
#include "alea-shelf-words.h"

#include <glib/gi18n.h>

/* --- parts ---------------------------------------------------------------- */

/* How long the game took, how it ended, and the roll that brought it. */
static GtkWidget *
make_ending (AleaReviewScreen *self)
{
  GtkWidget *row = alea_row_new ();

  self->ending = alea_review_make_sentence (NULL, "summary");
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->ending), GTK_NATURAL_WRAP_NONE);
  alea_row_append (ALEA_ROW (row), self->ending);
  self->last_roll = ALEA_ROLL_GLYPHS (alea_roll_glyphs_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->last_roll), GTK_ALIGN_CENTER);
  alea_row_append (ALEA_ROW (row), GTK_WIDGET (self->last_roll));
  return row;
}

void
alea_review_screen_make_head (AleaReviewScreen *self)
{
  GtkWidget *card = alea_review_make_card (GTK_ORIENTATION_HORIZONTAL, NULL), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (card, "result");
  self->picture = g_object_new (ALEA_TYPE_ENDING_PICTURE, NULL);
  gtk_box_append (GTK_BOX (card), GTK_WIDGET (self->picture));
  gtk_widget_add_css_class (words, "words");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->title = alea_review_add_label (words, NULL, "title-1");
  gtk_box_append (GTK_BOX (words), make_ending (self));
  self->summary = alea_review_add_label (words, NULL, "summary");
  gtk_box_append (GTK_BOX (card), words);
  self->head = card;
  self->again = alea_review_add_button (card, gtk_button_new_with_mnemonic (_("Play _Again")), "win.again");
  gtk_widget_add_css_class (self->again, "suggested-action");
  gtk_widget_set_tooltip_text (self->again, _("The players change sides"));
  gtk_box_append (GTK_BOX (self->all), card);
}

/* --- what they say -------------------------------------------------------- */

/* NULL for a game that is not over.  On the board, time that is over is a resignation, and
 * in games of files nothing at all. */
static const char *
get_ending (AleaReviewScreen *self,
            const AleaState  *state)
{
  if (alea_record_is_lost_on_time (self->record))
    return ALEA_SHELF_ENDING_TIME;

  return state->stage == ALEA_STAGE_OVER ? alea_ending_to_string (state->ending) : NULL;
}

static void
show_ending (AleaReviewScreen *self)
{
  AleaGame *game = alea_session_get_game (self->session);
  const AleaState *state = alea_game_get_state (game);
  const int n_moves = alea_shelf_record_count_moves (state, alea_game_get_state_at (game, 0));
  const GArray *entries = self->ledger != NULL ? self->ledger->entries : NULL;
  const AleaLedgerEntry *last = entries != NULL && entries->len > 0
    ? &g_array_index (entries, AleaLedgerEntry, entries->len - 1) : NULL;
  g_autofree char *length = last != NULL ? alea_shelf_words_length (n_moves, get_ending (self, state)) : NULL;

  gtk_label_set_text (GTK_LABEL (self->ending), length != NULL ? length : "");
  gtk_widget_set_visible (self->ending, length != NULL);
  alea_roll_glyphs_set_colour (self->last_roll, last != NULL ? last->colour : ALEA_WHITE);
  alea_roll_glyphs_set_roll (self->last_roll, last != NULL ? alea_review_words_get_roll (self->record, last)
                                                           : (AleaRoll) { .n = 0 });
}

void
alea_review_screen_show_head (AleaReviewScreen *self)
{
  const AleaState *state = alea_game_get_state (alea_session_get_game (self->session));
  g_autofree char *result = alea_session_make_result (self->session);
  g_autofree char *summary = NULL;

  gtk_label_set_text (GTK_LABEL (self->title), *result != '\0' ? result : _("The game is not over."));
  alea_ending_picture_set_result (self->picture, self->record->rules, state->result);
  show_ending (self);
  if (self->ledger != NULL && self->ledger->entries->len > 0)
    summary = alea_review_words_summary (self->ledger, NAMES (self));
  else if (self->ledger != NULL)
    summary = g_strdup (_("There is nothing to review before the first move."));
  gtk_label_set_text (GTK_LABEL (self->summary), summary != NULL ? summary : "");
  gtk_widget_set_visible (self->summary, summary != NULL);
}
