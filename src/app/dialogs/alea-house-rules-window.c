/* alea-house-rules-window.c: the page of a game's house rules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-house-rules-window.h"

#include "alea-control.h"
#include "alea-growth.h"
#include "alea-house-rules.h"
#include "alea-mnemonics.h"
#include "alea-window-parts.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

#define LINE_CHARS 44

/* In pixels, where words are as large as usual: then it scrolls. */
#define MAX_HEIGHT 560

/* What belongs to the window while it is open. */
typedef struct
{
  GSettings       *settings;    /* NULL for a game that is under way */
  const AleaRules *rules;
  AleaOptions      options;
  GtkWidget       *buttons[ALEA_MAX_OPTIONS][ALEA_MAX_CHOICES];
  gboolean         is_loading;
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  g_clear_object (&page->settings);
  g_free (page);
}

static void
choice_cb (GtkCheckButton *button,
           GParamSpec     *pspec,
           Page           *page)
{
  if (page->is_loading || !gtk_check_button_get_active (button))
    return;

  for (guint i = 0; page->rules->options[i].key != NULL; i++)
    for (guint choice = 0; choice < ALEA_MAX_CHOICES; choice++)
      if (page->buttons[i][choice] == GTK_WIDGET (button))
        page->options.choice[i] = (guint8) choice;

  alea_house_rules_store (page->settings, page->rules, &page->options);
}

static void
show_options (Page *page)
{
  page->is_loading = TRUE;
  for (guint i = 0; page->rules->options[i].key != NULL; i++)
    if (page->buttons[i][page->options.choice[i]] != NULL)
      gtk_check_button_set_active (GTK_CHECK_BUTTON (page->buttons[i][page->options.choice[i]]), TRUE);
  page->is_loading = FALSE;
}

static void
reset_cb (Page *page)
{
  page->options = (AleaOptions) { { 0 } };
  alea_house_rules_store (page->settings, page->rules, &page->options);
  show_options (page);
}

/* --- what stands in the window ---------------------------------------------- */

static GtkWidget *
make_button (Page *page,
             guint option,
             guint choice)
{
  const char *text = alea_words_translate (page->rules->options[option].labels[choice]);
  GtkWidget *button = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), alea_wrapped_new (text, NULL, LINE_CHARS));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (choice > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (button), GTK_CHECK_BUTTON (page->buttons[option][0]));
  g_signal_connect (button, "notify::active", G_CALLBACK (choice_cb), page);
  return button;
}

/* The question, and below it its answers or the one that was agreed. */
static GtkWidget *
make_option (Page *page,
             guint i)
{
  const AleaOption *option = &page->rules->options[i];
  const char *title = alea_words_translate (option->title);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 "spacing", 6,
                                 NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (box), alea_wrapped_new (title, "heading", LINE_CHARS));

  if (page->settings == NULL)
    gtk_box_append (GTK_BOX (box),
                    alea_wrapped_new (alea_words_translate (option->labels[page->options.choice[i]]), NULL, LINE_CHARS));
  else
    for (guint choice = 0; choice < ALEA_MAX_CHOICES && option->choices[choice] != NULL; choice++)
      {
        page->buttons[i][choice] = make_button (page, i, choice);
        gtk_box_append (GTK_BOX (box), page->buttons[i][choice]);
      }

  return box;
}

static GtkWidget *
make_content (Page *page,
              int   max_height)
{
  const char *about = page->settings != NULL
    ? _("These apply to games you begin from now on. The first option is the usual one.")
    : _("These were agreed on when this game began.");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *scroller;
  guint shown[ALEA_MAX_OPTIONS];
  guint n = alea_house_rules_list (page->rules, shown);

  gtk_widget_add_css_class (box, "preferences");
  gtk_box_append (GTK_BOX (box), alea_wrapped_new (about, "dim-label", LINE_CHARS));
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), make_option (page, shown[i]));

  if (page->settings != NULL)
    {
      GtkWidget *reset = gtk_button_new_with_mnemonic (_("_Back to the Usual Rules"));

      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (reset))), TRUE);
      gtk_widget_set_halign (reset, GTK_ALIGN_START);
      alea_mnemonics_name_once (reset);
      g_signal_connect_swapped (reset, "clicked", G_CALLBACK (reset_cb), page);
      gtk_box_append (GTK_BOX (box), reset);
      show_options (page);
    }

  scroller = alea_window_part_scroll (box);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), max_height);
  return scroller;
}

/* Takes over @page. */
static void
present (GtkWindow *parent,
         Page      *page)
{
  /* Translators: the title of a window: "House Rules for Guardener Chess" */
  g_autofree char *title = g_strdup_printf (_("House Rules for %s"), alea_words_translate (page->rules->title));
  GtkWidget *window = alea_window_page_new (parent, title);
  const int scale = (int) alea_growth_follow (GTK_WINDOW (window), parent);

  g_object_set_data_full (G_OBJECT (window), "page", page, page_free);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_child (GTK_WINDOW (window), make_content (page, MAX_HEIGHT * scale / ALEA_GROWTH_MIN));
  alea_control_name (gtk_window_get_child (GTK_WINDOW (window)), title);
  gtk_window_present (GTK_WINDOW (window));
}

void
alea_house_rules_window_choose (GtkWindow       *parent,
                                GSettings       *settings,
                                const AleaRules *rules)
{
  Page *page;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (rules != NULL);

  page = g_new0 (Page, 1);
  page->settings = g_object_ref (settings);
  page->rules = rules;
  alea_house_rules_load (settings, rules, &page->options);
  present (parent, page);
}

void
alea_house_rules_window_show (GtkWindow         *parent,
                              const AleaRules   *rules,
                              const AleaOptions *options)
{
  Page *page;

  g_return_if_fail (rules != NULL);
  g_return_if_fail (options != NULL);

  page = g_new0 (Page, 1);
  page->rules = rules;
  page->options = *options;
  present (parent, page);
}
