/* alea-move-row.c: what a row of the move list is made of
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-move-row.h"

#include "alea-box.h"
#include "alea-halves.h"
#include "alea-roll-glyphs.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- the row -------------------------------------------------------------- */

/* Between all that stands beside each other. */
#define GAP 2

/* A box keeps the place of an entry that is not there. */
static GtkWidget *
make_place (GtkWidget *entry)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (place), entry);
  return place;
}

GtkWidget *
alea_move_row_new (GtkWidget *white,
                   GtkWidget *black)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *entries = alea_halves_new (make_place (white), make_place (black), GAP);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), label);

  gtk_widget_set_hexpand (entries, TRUE);
  gtk_box_append (GTK_BOX (row), entries);
  return row;
}

void
alea_move_row_get_widgets (GtkWidget  *row,
                           GtkWidget **label,
                           GtkWidget **white,
                           GtkWidget **black)
{
  GtkWidget *entries;

  *label = gtk_widget_get_first_child (row);
  entries = gtk_widget_get_next_sibling (*label);
  *white = gtk_widget_get_first_child (gtk_widget_get_first_child (entries));
  *black = gtk_widget_get_first_child (gtk_widget_get_last_child (entries));
}

GtkWidget *
alea_move_row_get_place_beside (GtkWidget *white)
{
  return gtk_widget_get_next_sibling (gtk_widget_get_parent (white));
}

void
alea_move_row_set_is_one (GtkWidget *row,
                          gboolean   is_one)
{
  GtkWidget *entries = gtk_widget_get_last_child (row);

  gtk_widget_set_visible (gtk_widget_get_last_child (entries), !is_one);
}

/* --- what a side did ------------------------------------------------------ */

typedef struct
{
  GtkWidget *arrow;
  GtkWidget *dice;
  GtkWidget *text;
  GtkWidget *note;
  GtkWidget *left;
} Words;

static Words
get_words (GtkWidget *box)
{
  Words words;

  words.arrow = gtk_widget_get_first_child (box);
  words.dice = gtk_widget_get_next_sibling (words.arrow);
  words.text = gtk_widget_get_next_sibling (words.dice);
  words.note = gtk_widget_get_next_sibling (words.text);
  words.left = gtk_widget_get_next_sibling (words.note);
  return words;
}

GtkWidget *
alea_move_words_new (AleaColour colour,
                     gboolean   is_whole)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *dice = g_object_new (ALEA_TYPE_ROLL_GLYPHS, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *note = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "icon-name", "alea-comment-symbolic", "visible", FALSE, NULL);
  GtkWidget *text = gtk_label_new (NULL), *left = gtk_label_new (NULL);

  gtk_widget_set_visible (arrow, FALSE);
  gtk_widget_add_css_class (note, "noted");
  gtk_widget_set_visible (left, FALSE);
  alea_roll_glyphs_set_colour (ALEA_ROLL_GLYPHS (dice), colour);
  gtk_widget_add_css_class (left, "roll");
  gtk_label_set_ellipsize (GTK_LABEL (text), is_whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  alea_box_append (box, arrow, dice, text, note, left, NULL);
  gtk_widget_set_hexpand (box, is_whole);
  return box;
}

void
alea_move_words_set_arrow (GtkWidget *words,
                           gboolean   opens,
                           gboolean   is_open)
{
  GtkWidget *arrow = get_words (words).arrow;

  gtk_widget_set_visible (arrow, opens);
  gtk_image_set_from_icon_name (GTK_IMAGE (arrow), is_open ? "pan-down-symbolic" : "pan-end-symbolic");
}

void
alea_move_words_set_rolls (GtkWidget      *words,
                           const AleaRoll *rolls,
                           guint           n,
                           const char     *name)
{
  GtkWidget *dice = get_words (words).dice;

  alea_roll_glyphs_set_rolls (ALEA_ROLL_GLYPHS (dice), rolls, n);
  gtk_widget_set_visible (dice, n > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
alea_move_words_set_is_noted (GtkWidget *words,
                              gboolean   is_noted)
{
  gtk_widget_set_visible (get_words (words).note, is_noted);
}

static void
show_text (GtkWidget  *label,
           const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/* The dice of all rolls stand before it, so that it needs no word for one that was rolled
 * again, which would leave no room for the move. */
static const char *
skip_re_rolls (const char *text)
{
  g_autofree char *again = g_strconcat (_("re-roll"), ", ", NULL);

  while (g_str_has_prefix (text, again))
    text += strlen (again);

  return text;
}

void
alea_move_words_set_text (GtkWidget  *words,
                          const char *text)
{
  show_text (get_words (words).text, text != NULL ? skip_re_rolls (text) : NULL);
}

void
alea_move_words_set_left (GtkWidget  *words,
                          const char *left)
{
  show_text (get_words (words).left, left);
}
