/* alea-paragraph.c: a paragraph of the rules as a widget
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-paragraph.h"

#include "alea-figure.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

static GtkWidget *
make_label (const char *text,
            const char *style)
{
  GtkWidget *label = alea_wrapped_new (text, style, -1);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* In newer versions of GTK a box as such has no name for screen readers. */
static GtkWidget *
make_group (int spacing)
{
  return g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                       "orientation", GTK_ORIENTATION_VERTICAL, "spacing", spacing, NULL);
}

/* --- rules and readings ----------------------------------------------------- */

/* The house rule in its own words: "Double: may be accepted or rolled again;
 * must be rolled again". */
static char *
describe_option (const AleaOption *option)
{
  g_autoptr(GString) labels = g_string_new (NULL);

  for (int i = 0; i < ALEA_MAX_CHOICES && option->labels[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append (labels, " · ");
      g_string_append (labels, alea_words_translate (option->labels[i]));
    }

  /* Translators: a house rule and its choices */
  return g_strdup_printf (_("House rule “%s”: %s"), alea_words_translate (option->title), labels->str);
}

static void
add_words (GtkWidget          *words,
           AleaGuideParagraph *paragraph)
{
  const AleaOption *option = alea_guide_paragraph_get_option (paragraph);

  if (alea_guide_paragraph_get_kind (paragraph) == ALEA_PARAGRAPH_READING)
    {
      gtk_box_append (GTK_BOX (words), make_label (_("How we read it"), "tag"));
      gtk_box_append (GTK_BOX (words), make_label (alea_guide_paragraph_get_title (paragraph), "heading"));
    }

  gtk_box_append (GTK_BOX (words), make_label (alea_guide_paragraph_get_text (paragraph), "prose"));
  if (option != NULL)
    {
      g_autofree char *choices = describe_option (option);

      gtk_box_append (GTK_BOX (words), make_label (choices, "option"));
    }
}

static GtkWidget *
make_text (AleaGuideParagraph *paragraph)
{
  g_autofree char *numbers = g_strjoinv ("\n", (char **) alea_guide_paragraph_get_numbers (paragraph));
  /* A box in a line would ask how wide the words are for their height, which is
   * more than they were given where letters are large.  A grid by itself would be
   * a stop of Tab once it may have the focus. */
  GtkWidget *row = make_group (0), *line = gtk_grid_new ();
  GtkWidget *number = gtk_label_new (numbers), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_label_set_width_chars (GTK_LABEL (number), 5);
  gtk_label_set_xalign (GTK_LABEL (number), 0);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_widget_add_css_class (number, "number");
  gtk_widget_set_hexpand (words, TRUE);
  add_words (words, paragraph);
  gtk_grid_set_column_spacing (GTK_GRID (line), 12);
  gtk_grid_attach (GTK_GRID (line), number, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), words, 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (row), line);
  if (alea_guide_paragraph_get_kind (paragraph) == ALEA_PARAGRAPH_READING)
    gtk_widget_add_css_class (row, "reading");
  return row;
}

/* --- sections, figures, tables ---------------------------------------------- */

static GtkWidget *
make_section (AleaGuideParagraph *paragraph)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", alea_guide_paragraph_get_title (paragraph), "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);

  gtk_widget_add_css_class (label, "section");
  return label;
}

static GtkWidget *
make_figure (AleaGuideParagraph *paragraph)
{
  GtkWidget *box = make_group (6);
  const char *caption = alea_guide_paragraph_get_title (paragraph);
  const AleaFigureMark *marks;
  GtkWidget *label = make_label (caption, "caption");
  guint n_marks;

  marks = alea_guide_paragraph_get_marks (paragraph, &n_marks);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 52);
  gtk_box_append (GTK_BOX (box), alea_figure_new (alea_guide_paragraph_get_setup (paragraph), marks, n_marks, caption));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
make_table (AleaGuideParagraph *paragraph)
{
  GtkWidget *box = make_group (6), *grid = gtk_grid_new ();
  const guint n_rows = alea_guide_paragraph_get_n_rows (paragraph);
  const guint n_columns = alea_guide_paragraph_get_n_columns (paragraph);

  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < n_columns; column++)
      {
        GtkWidget *cell = make_label (alea_guide_paragraph_get_cell (paragraph, row, column),
                                      row == 0 ? "head" : "cell");

        gtk_label_set_yalign (GTK_LABEL (cell), 0);
        gtk_widget_set_hexpand (cell, TRUE);
        gtk_grid_attach (GTK_GRID (grid), cell, (int) column, (int) row, 1, 1);
      }

  gtk_widget_add_css_class (grid, "rules-table");
  gtk_box_append (GTK_BOX (box), make_label (alea_guide_paragraph_get_title (paragraph), "heading"));
  gtk_box_append (GTK_BOX (box), grid);
  return box;
}

/* --- the whole -------------------------------------------------------------- */

char *
alea_paragraph_dup_words (AleaGuideParagraph *paragraph)
{
  g_autofree char *numbers = g_strjoinv (", ", (char **) alea_guide_paragraph_get_numbers (paragraph));

  const char *title = alea_guide_paragraph_get_title (paragraph);

  return g_strstrip (g_strconcat (numbers, " ", title, *title != '\0' ? " " : "",
                                  alea_guide_paragraph_get_text (paragraph), NULL));
}

GtkWidget *
alea_paragraph_new (AleaGuideParagraph *paragraph)
{
  switch (alea_guide_paragraph_get_kind (paragraph))
    {
    case ALEA_PARAGRAPH_SECTION:
      return make_section (paragraph);
    case ALEA_PARAGRAPH_RULE:
    case ALEA_PARAGRAPH_READING:
      return make_text (paragraph);
    case ALEA_PARAGRAPH_FIGURE:
      return make_figure (paragraph);
    case ALEA_PARAGRAPH_TABLE:
      return make_table (paragraph);
    case ALEA_N_PARAGRAPHS:
      break;
    }

  g_assert_not_reached ();
}

void
alea_paragraph_add_button (GtkWidget *self,
                           GtkWidget *button)
{
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (gtk_widget_get_last_child (gtk_widget_get_first_child (self))), button);
}
