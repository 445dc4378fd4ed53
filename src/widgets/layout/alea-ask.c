/* alea-ask.c: a question, or a piece of news, in a window of its own
 *
 * A plain window: GtkDialog is on its way out of GTK, and what replaces it is
 * newer than what we need to run on.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-ask.h"

#include "alea-growth.h"
#include "alea-mnemonics.h"
#include "alea-words.h"

#include <glib/gi18n.h>

typedef struct
{
  GtkWindow       *window;     /* not owned: it owns this */
  AleaAskCallback  accepted;
  AleaAskCallback  refused;    /* or NULL; and once one of them was called */
  AleaAskCallback  discarded;  /* or NULL: this is no answer */
  GObject         *data;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  if (question->refused != NULL)
    question->refused (question->data);
  g_object_unref (question->data);
  g_free (question);
}

static void
answer (Question        *question,
        AleaAskCallback  callback)
{
  g_autoptr(GObject) data = g_object_ref (question->data);

  question->refused = NULL;
  gtk_window_destroy (question->window);
  callback (data);
}

static void
accept_cb (Question *question)
{
  answer (question, question->accepted);
}

static void
discard_cb (Question *question)
{
  answer (question, question->discarded);
}

static GtkWidget *
make_label (const char *text,
            const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Its words take two lines where there is no room for one. */
static GtkWidget *
make_button (const char *words)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (words);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  return button;
}

static GtkWidget *
make_buttons (Question   *question,
              const char *accept_label,
              const char *refuse_label)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *cancel = make_button (refuse_label), *accept = make_button (accept_label);

  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_widget_set_margin_top (buttons, 12);
  gtk_box_append (GTK_BOX (buttons), cancel);
  gtk_box_append (GTK_BOX (buttons), accept);
  gtk_widget_add_css_class (accept, "suggested-action");
  gtk_widget_set_hexpand (buttons, TRUE);
  alea_mnemonics_name_once (buttons);

  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_destroy), question->window);
  g_signal_connect_swapped (accept, "clicked", G_CALLBACK (accept_cb), question);
  gtk_window_set_default_widget (question->window, accept);
  return buttons;
}

static void
close_on_escape (GtkWindow *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

/* A modal window with two labels; whoever calls adds the buttons and presents
 * it. */
static GtkWindow *
make_window (GtkWindow  *parent,
             const char *told,
             const char *explained)
{
  g_autofree char *heading = alea_words_printable (told), *explanation = alea_words_printable_lines (explained);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *title = gtk_header_bar_new ();
  g_autofree char *spoken = g_strconcat (heading, " ", explanation, NULL);

  gtk_window_set_title (window, heading);
  /* A screen reader says the name of a window that opens and what has the
   * focus in it, but no labels. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (title), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (title), FALSE);
  gtk_widget_add_css_class (title, "grip");
  gtk_window_set_titlebar (window, title);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_transient_for (window, parent);
  alea_growth_follow (window, parent);
  gtk_window_set_resizable (window, FALSE);
  close_on_escape (window);

  gtk_widget_add_css_class (box, "question");
  gtk_box_append (GTK_BOX (box), make_label (heading, "title-4"));
  gtk_box_append (GTK_BOX (box), make_label (explanation, NULL));
  gtk_window_set_child (window, box);
  return window;
}

static Question *
open_question (GtkWindow       *parent,
               const char      *question_text,
               const char      *explanation,
               const char      *accept,
               AleaAskCallback  accepted,
               const char      *refuse,
               AleaAskCallback  refused,
               gpointer         data)
{
  Question *question = g_new0 (Question, 1);

  question->window = make_window (parent, question_text, explanation);
  question->accepted = accepted;
  question->refused = refused;
  question->data = g_object_ref (data);
  g_object_set_data_full (G_OBJECT (question->window), "question", question, question_free);
  gtk_box_append (GTK_BOX (gtk_window_get_child (question->window)), make_buttons (question, accept, refuse));
  gtk_window_present (question->window);
  return question;
}

void
alea_ask_either (GtkWindow       *parent,
                 const char      *question,
                 const char      *explanation,
                 const char      *accept,
                 AleaAskCallback  accepted,
                 const char      *refuse,
                 AleaAskCallback  refused,
                 gpointer         data)
{
  open_question (parent, question, explanation, accept, accepted, refuse, refused, data);
}

static GtkWidget *
make_discard_button (Question *question)
{
  GtkWidget *discard = make_button (_("_Discard"));

  gtk_widget_add_css_class (discard, "destructive-action");
  alea_mnemonics_name_once (discard);
  g_signal_connect_swapped (discard, "clicked", G_CALLBACK (discard_cb), question);
  return discard;
}

void
alea_ask_to_save (GtkWindow       *parent,
                  const char      *question_text,
                  const char      *explanation,
                  AleaAskCallback  save,
                  AleaAskCallback  discard,
                  gpointer         data)
{
  Question *question = open_question (parent, question_text, explanation, _("_Save"), save, _("_Cancel"), NULL, data);
  GtkWidget *buttons = gtk_widget_get_last_child (gtk_window_get_child (question->window));

  question->discarded = discard;
  gtk_box_insert_child_after (GTK_BOX (buttons), make_discard_button (question), gtk_widget_get_first_child (buttons));
}

void
alea_ask (GtkWindow       *parent,
          const char      *question,
          const char      *explanation,
          const char      *accept,
          AleaAskCallback  accepted,
          gpointer         data)
{
  open_question (parent, question, explanation, accept, accepted, _("_Cancel"), NULL, data);
}

void
alea_ask_to_lose (GtkWindow       *parent,
                  const char      *question,
                  const char      *explanation,
                  const char      *accept,
                  AleaAskCallback  accepted,
                  gpointer         data)
{
  const Question *opened = open_question (parent, question, explanation, accept, accepted, _("_Cancel"), NULL, data);
  GtkWidget *button = gtk_window_get_default_widget (opened->window);

  gtk_widget_remove_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "destructive-action");
}

void
alea_tell (GtkWindow  *parent,
           const char *news,
           const char *explanation)
{
  GtkWindow *window = make_window (parent, news, explanation);
  GtkWidget *close = gtk_button_new_with_mnemonic (_("_Close"));

  g_signal_connect_swapped (close, "clicked", G_CALLBACK (gtk_window_destroy), window);
  gtk_box_append (GTK_BOX (gtk_window_get_child (window)), close);
  alea_mnemonics_name_once (gtk_window_get_child (window));
  gtk_window_set_default_widget (window, close);
  gtk_window_present (window);
}
