/* alea-lesson-parts.c: the widgets of a page, and choices
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lesson-view-private.h"

#include "alea-box.h"
#include "alea-dice-tray.h"
#include "alea-dice-view.h"
#include "alea-growth.h"
#include "alea-lesson-flow.h"
#include "alea-lesson-page.h"
#include "alea-piece-picture.h"
#include "alea-row.h"
#include "alea-style.h"
#include "alea-words.h"
#include "alea-wrapped.h"
#include "alea-yield.h"

#include <glib/gi18n.h>

/* Of pieces that are drawn, in pixels: eight fit into the narrowest window. */
#define PIECE_SIZE 34

/* Of those that a page is about, beside its title. */
#define TITLE_PIECE_SIZE       38
#define TITLE_PIECE_SIZE_ROOMY 72

/* Of choices that stand beside each other, in letters; a piece takes as much as so many. */
#define MAX_SHORT     8
#define PIECE_LETTERS 5

/* --- choices ---------------------------------------------------------------- */

static void
choice_cb (AleaLessonView *self,
           GtkWidget      *button)
{
  guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number"));

  if (alea_lesson_pick_choice (self->lesson, number) == ALEA_ANSWER_WRONG)
    gtk_widget_add_css_class (button, "wrong");
}

/* White's, in a row. */
static GtkWidget *
make_pieces (const char *pieces,
             int         size)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (const char *p = pieces; *p != '\0'; p++)
    gtk_box_append (GTK_BOX (row), alea_piece_picture_new (alea_piece_from_letter (*p), size));

  return row;
}

/* "rook, king, …" */
static char *
list_pieces (const char *pieces)
{
  g_autoptr(GString) list = g_string_new (NULL);

  for (const char *p = pieces; *p != '\0'; p++)
    g_string_append_printf (list, "%s%s", p > pieces ? ", " : "",
                            alea_words_translate (alea_piece_type_word (alea_piece_type (alea_piece_from_letter (*p)))));

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static GtkWidget *
make_choice (AleaLessonView *self,
             guint           number)
{
  AleaGuidePage *page = alea_lesson_get_page (self->lesson);
  const char *text = alea_guide_page_get_choice (page, number), *pieces = alea_guide_page_get_choice_pieces (page, number);
  g_autofree char *label = pieces != NULL ? list_pieces (pieces) : g_strdup (text);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *what = pieces != NULL ? make_pieces (pieces, PIECE_SIZE * (int) self->scale / 10) : alea_wrapped_new (text, NULL, -1);
  GtkWidget *sign = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_hexpand (what, TRUE);
  gtk_widget_set_visible (sign, FALSE);
  alea_box_append (box, what, sign, NULL);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "answer");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "number", GUINT_TO_POINTER (number));
  g_object_set_data (G_OBJECT (button), "sign", sign);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choice_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
show_pieces (AleaLessonView *self,
             int             size)
{
  const char *pieces = self->lesson != NULL ? alea_guide_page_get_pieces (alea_lesson_get_page (self->lesson)) : "";
  GtkWidget *shown = gtk_widget_get_first_child (self->pieces);

  if (shown != NULL)
    gtk_box_remove (GTK_BOX (self->pieces), shown);
  gtk_box_append (GTK_BOX (self->pieces), make_pieces (pieces, size));
  gtk_widget_set_visible (self->pieces, *pieces != '\0');
}

/* Dice and pieces are large where there is room for them, and dice smallest above
 * choices where there is none. */
void
alea_lesson_view_size_pictures (AleaLessonView *self)
{
  const AleaDiceSize size = gtk_widget_get_visible (self->choices) ? ALEA_DICE_SMALL : ALEA_DICE_LOW;
  const gboolean is_roomy = alea_lesson_flow_get_is_roomy (ALEA_LESSON_FLOW (self->flow));

  alea_dice_tray_set_is_row (ALEA_DICE_TRAY (self->tray), !is_roomy);
  alea_dice_tray_set_is_wordless (ALEA_DICE_TRAY (self->tray), !is_roomy);
  alea_dice_view_set_size (ALEA_DICE_VIEW (self->dice), is_roomy ? ALEA_DICE_LARGE : size);
  alea_dice_tray_set_scale (ALEA_DICE_TRAY (self->tray), is_roomy && self->scale > ALEA_GROWTH_MIN ? self->scale : 0);
  alea_dice_view_set_scale (ALEA_DICE_VIEW (self->dice), self->scale);
  show_pieces (self, is_roomy ? TITLE_PIECE_SIZE_ROOMY * (int) self->scale / 10 : TITLE_PIECE_SIZE);
}

/* Numbers and single pieces stand beside each other; sentences have a line each. */
static gboolean
are_short (AleaGuidePage *page)
{
  for (guint i = 0; i < alea_guide_page_get_n_choices (page); i++)
    {
      const char *pieces = alea_guide_page_get_choice_pieces (page, i);
      const glong length = pieces != NULL ? g_utf8_strlen (pieces, -1) * PIECE_LETTERS
                                          : g_utf8_strlen (alea_guide_page_get_choice (page, i), -1);

      if (length > MAX_SHORT)
        return FALSE;
    }

  return TRUE;
}

/* A question stands above the choices that answer it, and what is said of an answer in
 * its place; any other task at the foot of the page. */
static void
place_sentence (AleaLessonView *self,
                gboolean        has_choices)
{
  GtkWidget *answers = gtk_widget_get_parent (self->choices);
  GtkWidget *home = has_choices ? answers : self->foot;
  g_autoptr(GtkWidget) sentence = g_object_ref (self->sentence_box);

  if (gtk_widget_get_parent (sentence) == home)
    return;

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (sentence)), sentence);
  gtk_box_insert_child_after (GTK_BOX (home), sentence, has_choices ? self->dice_box : NULL);
}

void
alea_lesson_view_add_choices (AleaLessonView *self)
{
  guint n = alea_guide_page_get_n_choices (alea_lesson_get_page (self->lesson));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->choices)) != NULL)
    gtk_widget_unparent (child);

  for (guint i = 0; i < n; i++)
    alea_row_append (ALEA_ROW (self->choices), make_choice (self, i));
  alea_row_set_is_column (ALEA_ROW (self->choices), !are_short (alea_lesson_get_page (self->lesson)));
  gtk_widget_set_visible (self->choices, n > 0);
  place_sentence (self, n > 0);
  alea_lesson_view_size_pictures (self);
}

void
alea_lesson_view_update_choices (AleaLessonView *self)
{
  const int choice = alea_lesson_get_choice (self->lesson);
  int number = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (self->choices); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      const gboolean is_right = number++ == choice;

      gtk_widget_set_visible (g_object_get_data (G_OBJECT (button), "sign"), is_right);
      alea_style_set (button, "right", is_right);
      if (alea_lesson_get_answer (self->lesson) == ALEA_ANSWER_NONE)
        gtk_widget_remove_css_class (button, "wrong");
    }
}

/* --- building --------------------------------------------------------------- */

/* In which game the page is, and the numbers of the rules behind it, which lead there;
 * the word before them gives way before they go below the game. */
static GtkWidget *
make_origin (AleaLessonView *self)
{
  GtkWidget *origin = alea_row_new (), *rules = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (_("Rules")), *yield = g_object_new (ALEA_TYPE_YIELD, NULL);

  self->game = alea_wrapped_new (NULL, "dim-label", -1);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->game), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_margin_end (label, 8);
  gtk_widget_set_parent (label, yield);
  alea_yield_set_is_whole (ALEA_YIELD (yield), TRUE);
  gtk_widget_set_hexpand (rules, TRUE);
  self->rules = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  alea_box_append (rules, yield, self->rules, NULL);
  alea_row_append (ALEA_ROW (origin), self->game);
  alea_row_append (ALEA_ROW (origin), rules);
  return origin;
}

static GtkWidget *
make_words (AleaLessonView *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->count = gtk_label_new (NULL);
  gtk_widget_set_valign (self->count, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->count, "dim-label");
  self->text = alea_wrapped_new (NULL, "prose", -1);
  self->pieces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_valign (self->pieces, GTK_ALIGN_CENTER);
  self->title = alea_wrapped_new (NULL, "title-2", -1);
  gtk_widget_set_hexpand (self->title, TRUE);
  alea_box_append (head, self->pieces, self->title, self->count, NULL);
  alea_box_append (words, head, make_origin (self), self->text, NULL);
  return words;
}

/* Boxes around the dice: they hide themselves when they have nothing to show,
 * and the page hides them when nobody is to roll. */
static GtkWidget *
make_answers (AleaLessonView *self)
{
  GtkWidget *answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->tray = g_object_new (ALEA_TYPE_DICE_TRAY, NULL);
  alea_dice_tray_set_is_brief (ALEA_DICE_TRAY (self->tray), TRUE);
  self->tray_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->tray_box), self->tray);

  self->dice = alea_dice_view_new ();
  self->dice_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->dice_box, "dicetable");
  gtk_widget_set_halign (self->dice_box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->dice_box), self->dice);

  self->choices = alea_row_new ();
  alea_box_append (answers, self->tray_box, self->dice_box, self->choices, NULL);
  return answers;
}

static GtkWidget *
make_sentence (AleaLessonView *self)
{
  self->sentence_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  self->sign = gtk_image_new ();
  self->sentence = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                                 "xalign", 0.0f, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (self->sentence_box, "sentence");
  alea_box_append (self->sentence_box, self->sign, self->sentence, NULL);
  self->why = gtk_button_new_with_label (_("Why?"));
  gtk_widget_add_css_class (self->why, "flat");
  gtk_widget_set_valign (self->why, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->sentence_box), self->why);
  return self->sentence_box;
}

/* Where there is little room its words take two lines. */
static GtkWidget *
make_button (const char *label)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (words), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  return button;
}

static GtkWidget *
make_buttons (AleaLessonView *self)
{
  GtkWidget *buttons = alea_row_new (), *others = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->previous = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_set_tooltip_text (self->previous, _("Previous page"));
  self->show = make_button (_("_Show Me"));
  self->again = make_button (_("Star_t Again"));
  self->play = gtk_button_new_from_icon_name ("media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play, _("Play from here against the computer"));
  self->next = make_button (_("_Next"));
  gtk_widget_set_hexpand (others, TRUE);
  /* From page to page they stay where they are, however much there is above them. */
  gtk_widget_set_vexpand (buttons, TRUE);
  gtk_widget_set_valign (buttons, GTK_ALIGN_END);
  gtk_widget_set_size_request (self->next, 72, -1);
  alea_box_append (others, self->previous, self->show, self->again, self->play, NULL);
  alea_row_append (ALEA_ROW (buttons), others);
  alea_row_append (ALEA_ROW (buttons), self->next);
  return buttons;
}

static GtkWidget *
make_foot (AleaLessonView *self)
{
  self->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (self->foot), make_sentence (self));
  gtk_box_append (GTK_BOX (self->foot), make_buttons (self));
  return self->foot;
}

void
alea_lesson_view_build (AleaLessonView *self)
{
  GtkWidget *words = make_words (self);

  self->scale = ALEA_GROWTH_MIN;
  self->board = alea_board_new (alea_rules_find ("chess")->geometry);
  self->page = alea_lesson_page_new (words, self->board, make_answers (self), make_foot (self), _("Page"));
  self->flow = alea_lesson_page_get_flow (ALEA_LESSON_PAGE (self->page));
  self->words = gtk_widget_get_ancestor (words, GTK_TYPE_SCROLLED_WINDOW);
  g_signal_connect_object (self->flow, "room-changed", G_CALLBACK (alea_lesson_view_size_pictures), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->page, GTK_WIDGET (self));
}
