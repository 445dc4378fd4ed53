/* alea-guide-contents.c: what there is in the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-contents.h"

#include "alea-ask.h"
#include "alea-box.h"
#include "alea-column.h"
#include "alea-game-cover.h"
#include "alea-mnemonics.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

struct _AleaGuideContents
{
  GtkWidget     parent_instance;

  GtkWidget    *scroller;
  GtkWidget    *box;
  GtkWidget    *forget;     /* the button */
  AleaGuide    *guide;
  AleaProgress *progress;
  GPtrArray    *cards;      /* of buttons, not owned: what is counted */
};

G_DEFINE_FINAL_TYPE (AleaGuideContents, alea_guide_contents, GTK_TYPE_WIDGET)

#define WIDTH      1064
#define GAP        12
#define CARD_WIDTH 270
#define CARD_CHARS 28    /* of a line, where there is room */

/* --- cards ------------------------------------------------------------------ */

/* How far somebody is, at the foot of a card: a bar, and the same in words
 * behind a tick when all is done. */
static GtkWidget *
make_progress (GtkWidget *card)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *bar = gtk_level_bar_new (), *words = alea_wrapped_new (NULL, "count", CARD_CHARS);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW, 1);
  alea_box_append (row, tick, words, NULL);
  alea_box_append (foot, bar, row, NULL);
  gtk_widget_set_vexpand (foot, TRUE);
  gtk_widget_set_valign (foot, GTK_ALIGN_END);
  g_object_set_data (G_OBJECT (card), "bar", bar);
  g_object_set_data (G_OBJECT (card), "words", words);
  g_object_set_data (G_OBJECT (card), "tick", tick);
  return foot;
}

static void
update_card (AleaGuideContents *self,
             GtkWidget         *card)
{
  GPtrArray *pages = g_object_get_data (G_OBJECT (card), "pages");
  const guint n = pages->len, n_done = alea_progress_count (self->progress, pages);
  g_autofree char *words = n_done == n ? g_strdup (_("All done"))
                                       : g_strdup_printf (_("%u of %u done"), n_done, n);
  g_autofree char *label = g_strdup_printf ("%s, %s", (const char *) g_object_get_data (G_OBJECT (card), "title"),
                                            words);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (g_object_get_data (G_OBJECT (card), "bar")), (double) n_done / n);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (card), "bar"), n_done > 0);
  gtk_label_set_text (GTK_LABEL (g_object_get_data (G_OBJECT (card), "words")), words);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (card), "tick"), n_done == n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* The dice of @rules, or where they are NULL what stands for the chapter @id. */
static GtkWidget *
make_cover (const AleaRules *rules,
            const char      *id)
{
  GtkWidget *cover = g_object_new (ALEA_TYPE_GAME_COVER, NULL);

  if (rules != NULL)
    {
      alea_game_cover_set_rules (ALEA_GAME_COVER (cover), rules);
      alea_game_cover_set_is_small (ALEA_GAME_COVER (cover), TRUE);
    }
  else
    alea_game_cover_set_chapter (ALEA_GAME_COVER (cover), id);
  return cover;
}

/* @cover stands beside the words.  In a box GTK 4.18 would think that the words can
 * be as wide as they like, and give them too little height. */
static GtkWidget *
make_card (const char *title,
           const char *summary,
           GtkWidget  *cover)
{
  GtkWidget *card = gtk_button_new (), *whole = gtk_grid_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_set_vexpand (cover, TRUE);    /* as high as the card, which does not grow for it */
  gtk_widget_set_vexpand (card, FALSE);
  gtk_grid_attach (GTK_GRID (whole), cover, 0, 0, 1, 1);
  gtk_box_append (GTK_BOX (words), alea_wrapped_new (title, "title-4", CARD_CHARS));
  gtk_box_append (GTK_BOX (words), alea_wrapped_new (summary, "summary", CARD_CHARS));
  gtk_widget_add_css_class (words, "words");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_grid_attach (GTK_GRID (whole), words, 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (card), whole);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_size_request (card, CARD_WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, summary, -1);
  return card;
}

/* A card of @pages. */
static GtkWidget *
make_counted_card (AleaGuideContents *self,
                   const char        *title,
                   const char        *summary,
                   GtkWidget         *cover,
                   GPtrArray         *pages)
{
  GtkWidget *card = make_card (title, summary, cover);

  gtk_widget_set_vexpand (card, TRUE);
  gtk_box_append (GTK_BOX (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (card)))), make_progress (card));
  g_object_set_data (G_OBJECT (card), "pages", pages);
  g_object_set_data_full (G_OBJECT (card), "title", g_strdup (title), g_free);
  g_ptr_array_add (self->cards, card);
  return card;
}

static void
add_card (GtkWidget *flow,
          GtkWidget *card)
{
  gtk_flow_box_append (GTK_FLOW_BOX (flow), card);
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

/* --- what is pressed -------------------------------------------------------- */

static void
chapter_cb (AleaGuideContents *self,
            GtkWidget         *card)
{
  g_signal_emit_by_name (self, "chapter", g_object_get_data (G_OBJECT (card), "chapter"));
}

static void
reference_cb (AleaGuideContents *self,
              GtkWidget         *card)
{
  g_signal_emit_by_name (self, "reference", g_object_get_data (G_OBJECT (card), "reference"));
}

static void
tour_cb (AleaGuideContents *self)
{
  g_signal_emit_by_name (self, "tour");
}

static void
practice_cb (AleaGuideContents *self)
{
  g_signal_emit_by_name (self, "practice");
}

static void
forget (gpointer data)
{
  alea_progress_clear (ALEA_GUIDE_CONTENTS (data)->progress);
}

static void
forget_cb (AleaGuideContents *self)
{
  alea_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Forget your progress?"),
            _("All pages of the guide will be marked as new again."), _("_Forget"), forget, self);
}

/* --- the groups ------------------------------------------------------------- */

static GtkWidget *
add_group (AleaGuideContents *self,
           const char        *title)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                     "label", title, "xalign", 0.0f, "wrap", TRUE, NULL);
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_widget_add_css_class (heading, "section");
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 3);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (flow), GAP);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (flow), GAP);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  alea_box_append (self->box, heading, flow, NULL);
  return flow;
}

/* Whether the chapter at @number is the first one in which a game is learned. */
static gboolean
is_of_game (GPtrArray *chapters,
            guint      number)
{
  AleaGuideChapter *chapter = g_ptr_array_index (chapters, number);

  if (alea_guide_chapter_get_level (chapter) != ALEA_GUIDE_LESSONS)
    return FALSE;
  while (number-- > 0)
    {
      AleaGuideChapter *other = g_ptr_array_index (chapters, number);

      if (alea_guide_chapter_get_level (other) == ALEA_GUIDE_LESSONS
          && alea_guide_chapter_get_rules (other) == alea_guide_chapter_get_rules (chapter))
        return FALSE;
    }

  return TRUE;
}

static void
add_chapters (AleaGuideContents *self,
              GtkWidget         *flow,
              AleaGuideLevel     level)
{
  GPtrArray *chapters = alea_guide_get_chapters (self->guide);

  for (guint i = 0; i < chapters->len; i++)
    {
      AleaGuideChapter *chapter = g_ptr_array_index (chapters, i);
      GtkWidget *card, *cover;

      if (alea_guide_chapter_get_level (chapter) != level)
        continue;

      cover = make_cover (is_of_game (chapters, i) ? alea_guide_chapter_get_rules (chapter) : NULL,
                          alea_guide_chapter_get_id (chapter));
      card = make_counted_card (self, alea_guide_chapter_get_title (chapter), alea_guide_chapter_get_summary (chapter),
                                cover, alea_guide_chapter_get_pages (chapter));
      g_object_set_data (G_OBJECT (card), "chapter", chapter);
      g_signal_connect_object (card, "clicked", G_CALLBACK (chapter_cb), self, G_CONNECT_SWAPPED);
      add_card (flow, card);
    }
}

static void
add_first_steps (AleaGuideContents *self)
{
  GtkWidget *flow = add_group (self, _("First steps"));
  GtkWidget *tour = make_counted_card (self, _("The two-minute tour"), _("A page on each game, and how to find out "
                                                                         "why a move is not allowed."),
                                       make_cover (NULL, "tour"), alea_guide_get_tour (self->guide));
  GtkWidget *practice = make_card (_("Dice practice room"),
                                   _("Roll the dice for any game and see what the roll would mean."),
                                   make_cover (NULL, "practice"));

  g_signal_connect_object (tour, "clicked", G_CALLBACK (tour_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (practice, "clicked", G_CALLBACK (practice_cb), self, G_CONNECT_SWAPPED);
  add_chapters (self, flow, ALEA_GUIDE_FIRST_STEPS);
  add_card (flow, tour);
  add_card (flow, practice);
}

static void
add_references (AleaGuideContents *self)
{
  GPtrArray *references = alea_guide_get_references (self->guide);
  GtkWidget *flow = add_group (self, _("Look it up"));

  for (guint i = 0; i < references->len; i++)
    {
      AleaGuideReference *reference = g_ptr_array_index (references, i);
      const AleaRules *rules = alea_guide_reference_get_rules (reference);
      GtkWidget *card = make_card (alea_guide_reference_get_title (reference),
                                   rules->dice != NULL ? _("Every rule by number, how we read it, and a dice table.")
                                                       : _("Every rule, numbered, with diagrams."),
                                   make_cover (rules, NULL));

      g_object_set_data (G_OBJECT (card), "reference", reference);
      g_signal_connect_object (card, "clicked", G_CALLBACK (reference_cb), self, G_CONNECT_SWAPPED);
      add_card (flow, card);
    }
}

static void
update (AleaGuideContents *self)
{
  guint n_done = 0;

  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (self->cards, i);

      update_card (self, card);
      n_done += alea_progress_count (self->progress, g_object_get_data (G_OBJECT (card), "pages"));
    }

  gtk_widget_set_sensitive (self->forget, n_done > 0);
}

/* --- the class -------------------------------------------------------------- */

static void
alea_guide_contents_dispose (GObject *object)
{
  AleaGuideContents *self = ALEA_GUIDE_CONTENTS (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_object (&self->guide);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (alea_guide_contents_parent_class)->dispose (object);
}

static void
alea_guide_contents_class_init (AleaGuideContentsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_guide_contents_dispose;

  g_signal_new ("chapter", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ALEA_TYPE_GUIDE_CHAPTER);
  g_signal_new ("reference", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ALEA_TYPE_GUIDE_REFERENCE);
  g_signal_new ("tour", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("practice", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "guidecontents");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
alea_guide_contents_init (AleaGuideContents *self)
{
  self->cards = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->scroller = alea_column_new_scrolled (self->box, WIDTH, _("Contents of the guide"));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Contents of the guide"), -1);
}

GtkWidget *
alea_guide_contents_new (AleaGuide    *guide,
                         AleaProgress *progress)
{
  AleaGuideContents *self = g_object_new (ALEA_TYPE_GUIDE_CONTENTS, NULL);

  self->guide = g_object_ref (guide);
  self->progress = g_object_ref (progress);
  add_first_steps (self);
  add_chapters (self, add_group (self, _("Learn by doing")), ALEA_GUIDE_LESSONS);
  add_chapters (self, add_group (self, _("Go further")), ALEA_GUIDE_FURTHER);
  add_references (self);

  self->forget = gtk_button_new_with_mnemonic (_("_Forget My Progress…"));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->forget))), TRUE);
  gtk_widget_set_halign (self->forget, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->forget, "forget");
  g_signal_connect_object (self->forget, "clicked", G_CALLBACK (forget_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), self->forget);
  alea_mnemonics_name_once (self->forget);

  g_signal_connect_object (progress, "notify::pages", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
