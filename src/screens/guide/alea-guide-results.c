/* alea-guide-results.c: pages and rules that answer what is looked for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-results.h"

#include "alea-box.h"
#include "alea-column.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

struct _AleaGuideResults
{
  GtkWidget   parent_instance;

  GtkWidget  *scroller;
  GtkWidget  *count;
  GtkWidget  *box;      /* of buttons */
  AleaGuide  *guide;
  char       *words;    /* that were looked for; NULL: none yet */
};

G_DEFINE_FINAL_TYPE (AleaGuideResults, alea_guide_results, GTK_TYPE_WIDGET)

#define WIDTH     680
#define MAX_SHOWN 60    /* buttons; whoever finds more looks for more words */

/* --- what was found --------------------------------------------------------- */

static void
page_cb (AleaGuideResults *self,
         GtkWidget        *button)
{
  g_signal_emit_by_name (self, "page", g_object_get_data (G_OBJECT (button), "found"));
}

static void
paragraph_cb (AleaGuideResults *self,
              GtkWidget        *button)
{
  g_signal_emit_by_name (self, "paragraph", g_object_get_data (G_OBJECT (button), "found"));
}

/* --- buttons ---------------------------------------------------------------- */

static GtkWidget *
make_label (const char *text,
            const char *style,
            int         lines)
{
  GtkWidget *label = alea_wrapped_new (text, style, -1);

  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* @where is the chapter or game, @title and @text what stands there; of the text the
 * sentence is shown that answers best. */
static GtkWidget *
add_result (AleaGuideResults *self,
            const char       *where,
            const char       *title,
            const char       *text,
            gpointer          found)
{
  GtkWidget *button = gtk_button_new (), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *sentence = alea_guide_dup_sentence (self->guide, text, self->words);
  g_autofree char *label = g_strdup_printf ("%s: %s", where, *title != '\0' ? title : sentence);

  gtk_box_append (GTK_BOX (words), make_label (where, "where", 1));
  if (*title != '\0')
    gtk_box_append (GTK_BOX (words), make_label (title, "heading", 2));
  gtk_box_append (GTK_BOX (words), make_label (sentence, "summary", 3));
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_add_css_class (button, "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data_full (G_OBJECT (button), "found", g_object_ref (found), g_object_unref);
  gtk_box_append (GTK_BOX (self->box), button);
  return button;
}

static void
add_page (AleaGuideResults *self,
          AleaGuidePage    *page)
{
  g_autofree char *all = alea_guide_page_dup_text (page);
  g_auto(GStrv) paragraphs = g_strsplit (all, "\n\n", -1);
  g_autofree char *text = g_strdelimit (g_strjoinv (" ", paragraphs), "\n", ' ');
  AleaGuideChapter *chapter = alea_guide_get_chapter_of (self->guide, page, NULL);
  GtkWidget *button = add_result (self, alea_guide_chapter_get_title (chapter), alea_guide_page_get_title (page), text,
                                  page);

  g_signal_connect_object (button, "clicked", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
}

static void
add_paragraph (AleaGuideResults   *self,
               AleaGuideParagraph *paragraph)
{
  AleaGuideReference *reference = alea_guide_get_reference_of (self->guide, paragraph);
  const char *game = alea_words_translate (alea_guide_reference_get_rules (reference)->title);
  g_autofree char *numbers = g_strjoinv (", ", (char **) alea_guide_paragraph_get_numbers (paragraph));
  /* Translators: a game and the number of one of its rules */
  g_autofree char *where = *numbers != '\0'
                           ? g_strdup_printf (_("%s, rule %s"), game, numbers) : g_strdup (game);
  g_autofree char *text = alea_guide_paragraph_dup_text (paragraph);
  GtkWidget *button = add_result (self, where, alea_guide_paragraph_get_title (paragraph), text, paragraph);

  g_signal_connect_object (button, "clicked", G_CALLBACK (paragraph_cb), self, G_CONNECT_SWAPPED);
}

void
alea_guide_results_search (AleaGuideResults *self,
                           const char       *words)
{
  g_autoptr(GListModel) found = NULL;
  g_autofree char *count = NULL;
  guint n;

  g_return_if_fail (ALEA_IS_GUIDE_RESULTS (self));

  if (g_strcmp0 (words, self->words) == 0)
    return;

  g_free (self->words);
  self->words = g_strdup (words);
  alea_box_empty (self->box);

  found = alea_guide_search (self->guide, words);
  n = g_list_model_get_n_items (found);
  count = n > 0 ? g_strdup_printf (ngettext ("%u result", "%u results", n), n)
                : g_strdup (_("No results. Try other words, or a rule number."));
  gtk_label_set_text (GTK_LABEL (self->count), count);

  for (guint i = 0; i < MIN (n, MAX_SHOWN); i++)
    {
      g_autoptr(GObject) object = g_list_model_get_item (found, i);

      if (ALEA_IS_GUIDE_PAGE (object))
        add_page (self, ALEA_GUIDE_PAGE (object));
      else
        add_paragraph (self, ALEA_GUIDE_PARAGRAPH (object));
    }
}

void
alea_guide_results_open_first (AleaGuideResults *self)
{
  GtkWidget *first;

  g_return_if_fail (ALEA_IS_GUIDE_RESULTS (self));

  first = gtk_widget_get_first_child (self->box);
  if (first != NULL)
    g_signal_emit_by_name (first, "clicked");
}

/* --- the class -------------------------------------------------------------- */

static void
alea_guide_results_dispose (GObject *object)
{
  AleaGuideResults *self = ALEA_GUIDE_RESULTS (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->guide);
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (alea_guide_results_parent_class)->dispose (object);
}

static void
alea_guide_results_class_init (AleaGuideResultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_guide_results_dispose;

  g_signal_new ("page", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ALEA_TYPE_GUIDE_PAGE);
  g_signal_new ("paragraph", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ALEA_TYPE_GUIDE_PARAGRAPH);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "guideresults");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
alea_guide_results_init (AleaGuideResults *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->count = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                              "xalign", 0.0f, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  alea_box_append (all, self->count, self->box, NULL);
  self->scroller = alea_column_new_scrolled (all, WIDTH, _("Search results"));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search results"), -1);
}

GtkWidget *
alea_guide_results_new (AleaGuide *guide)
{
  AleaGuideResults *self = g_object_new (ALEA_TYPE_GUIDE_RESULTS, NULL);

  self->guide = g_object_ref (guide);
  return GTK_WIDGET (self);
}
