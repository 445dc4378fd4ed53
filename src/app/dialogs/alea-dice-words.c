/* alea-dice-words.c: the words that the players add to the promise of the dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-words.h"

#include "alea-box.h"
#include "alea-control.h"
#include "alea-mnemonics.h"
#include "alea-window-parts.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

/* What belongs to the window while it is open. */
typedef struct
{
  GtkWidget      *window;
  AleaFairDice   *fair_dice;
  AleaDicePlayer  player;      /* who is asked */
  GtkWidget      *who;
  GtkWidget      *why;
  GtkWidget      *entry;
  GtkWidget      *done;
} Words;

static void
words_free (gpointer data)
{
  Words *words = data;

  g_object_unref (words->fair_dice);
  g_free (words);
}

/* The host may go on without a word; the guest without one just leaves. */
static void
update_done (Words *words)
{
  g_autofree char *word = alea_dice_clean_word (gtk_editable_get_text (GTK_EDITABLE (words->entry)));

  gtk_widget_set_sensitive (words->done, words->player == ALEA_DICE_HOST || *word != '\0');
}

static void
ask (Words          *words,
     AleaDicePlayer  player)
{
  const gboolean is_host = player == ALEA_DICE_HOST;
  const char *who = is_host ? _("The host’s word") : _("The guest’s word");

  words->player = player;
  gtk_label_set_text (GTK_LABEL (words->who), who);
  gtk_label_set_text (GTK_LABEL (words->why),
                      is_host ? _("The host is the player who owns this computer. Both words are mixed into the "
                                  "dice and saved with the game.")
                              : _("Now the guest adds the last word. It cannot be changed afterwards, and the dice "
                                  "cannot have been chosen to suit it."));
  alea_control_name (words->entry, who);
  gtk_editable_set_text (GTK_EDITABLE (words->entry), alea_fair_dice_get_word (words->fair_dice, player));
  gtk_button_set_label (GTK_BUTTON (words->done), is_host ? _("_Next") : _("A_dd"));
  gtk_button_set_use_underline (GTK_BUTTON (words->done), TRUE);
  alea_mnemonics_name_once (words->done);
  update_done (words);
  gtk_widget_grab_focus (words->entry);
}

static void
done_cb (Words *words)
{
  if (!alea_fair_dice_get_can_add_words (words->fair_dice))
    {
      gtk_window_destroy (GTK_WINDOW (words->window));
      return;
    }

  alea_fair_dice_add_word (words->fair_dice, words->player, gtk_editable_get_text (GTK_EDITABLE (words->entry)));
  if (words->player == ALEA_DICE_HOST)
    ask (words, ALEA_DICE_GUEST);
  else
    gtk_window_destroy (GTK_WINDOW (words->window));
}

static void
add_buttons (Words *words)
{
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (words->window));
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  alea_mnemonics_name_once (cancel);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), cancel);

  words->done = gtk_button_new ();
  gtk_widget_add_css_class (words->done, "suggested-action");
  g_signal_connect_swapped (words->done, "clicked", G_CALLBACK (done_cb), words);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (bar), words->done);
  gtk_window_set_default_widget (GTK_WINDOW (words->window), words->done);
}

void
alea_dice_words_show (GtkWindow    *parent,
                      AleaFairDice *fair_dice)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  Words *words = g_new0 (Words, 1);

  words->fair_dice = g_object_ref (fair_dice);
  words->window = alea_window_part_new (parent, _("Words for the Dice"));
  g_object_set_data_full (G_OBJECT (words->window), "words", words, words_free);
  words->who = alea_wrapped_new (NULL, "heading", 40);
  words->why = alea_wrapped_new (NULL, NULL, 40);
  words->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (words->entry), ALEA_DICE_MAX_WORD);
  gtk_entry_set_activates_default (GTK_ENTRY (words->entry), TRUE);
  g_signal_connect_swapped (words->entry, "changed", G_CALLBACK (update_done), words);

  gtk_widget_add_css_class (box, "preferences");
  alea_box_append (box, words->who, words->entry, words->why, NULL);
  add_buttons (words);
  gtk_window_set_child (GTK_WINDOW (words->window), alea_window_part_scroll (box));
  ask (words, ALEA_DICE_HOST);
  gtk_window_present (GTK_WINDOW (words->window));
}
