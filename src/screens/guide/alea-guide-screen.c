/* alea-guide-screen.c: the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-screen-private.h"

#include "alea-column.h"
#include "alea-control.h"
#include "alea-guide-contents.h"
#include "alea-lesson-view.h"
#include "alea-pages.h"
#include "alea-practice-room.h"
#include "alea-reference-view.h"

#include <glib/gi18n.h>

/**
 * AleaGuideScreen:
 *
 * Contents, pages, rules, what a search has found, and the dice practice room:
 * one at a time, below a bar with the way back. It serves beside a game as
 * well as alone.
 */

enum
{
  CLOSE,
  TOUR_DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaGuideScreen, alea_guide_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALEA_TYPE_SCREEN, alea_guide_screen_init_screen))

#define SEARCH_WIDTH 680

/* --- places ----------------------------------------------------------------- */

/* The window has a way back of its own, which will do for a guide that is
 * alone; and a title, unless it is narrow. */
static void
update_bar (AleaGuideScreen *self)
{
  const gboolean has_title = !self->is_alone || self->is_narrow;

  gtk_widget_set_visible (self->back, !self->is_alone && g_queue_get_length (&self->places) > 1);
  gtk_widget_set_visible (self->title, has_title);
  gtk_widget_set_hexpand (self->to_game, !has_title);
  gtk_widget_set_visible (self->bar, has_title || gtk_widget_get_visible (self->to_game));
}

void
alea_guide_screen_open_place (AleaGuideScreen *self,
                              AleaGuidePlace  *place)
{
  alea_guide_screen_show_words (self, place);
  if (place->pages != NULL)
    alea_lesson_view_open (ALEA_LESSON_VIEW (self->lesson), place->pages, place->number);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), alea_guide_place_get_id (place->piece_type));
  alea_pages_show_one (GTK_STACK (self->stack), place->title);
  gtk_label_set_text (GTK_LABEL (self->title), place->title);
  update_bar (self);
  gtk_widget_set_visible (self->print, alea_guide_screen_get_printable (self) != NULL);
  /* A board needs the room more. */
  gtk_widget_set_visible (gtk_widget_get_parent (self->search), place->pages == NULL
                                                              && place->piece_type != ALEA_PLACE_PRACTICE);

  if (place->reference != NULL)
    alea_reference_view_open (ALEA_REFERENCE_VIEW (self->reference), place->reference, place->paragraph);
  alea_screen_changed (ALEA_SCREEN (self));
}

/* To what is shown now, where it is not there already. */
static void
take_focus (AleaGuideScreen *self)
{
  const AleaGuidePlace *place = g_queue_peek_tail (&self->places);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *shown = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  if (shown == self->lesson)
    alea_lesson_view_take_focus (ALEA_LESSON_VIEW (self->lesson));
  else if (place->paragraph != NULL)
    alea_reference_view_take_focus (ALEA_REFERENCE_VIEW (self->reference));
  else if (focus == NULL || !gtk_widget_is_ancestor (focus, shown))
    gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
}

void
alea_guide_screen_go_to (AleaGuideScreen *self,
                         AleaGuidePlace  *place)
{
  g_queue_push_tail (&self->places, place);
  alea_guide_screen_open_place (self, place);
  if (place->piece_type != ALEA_PLACE_RESULTS)
    take_focus (self);
}

static void
forget_places (AleaGuideScreen *self)
{
  g_queue_clear_full (&self->places, (GDestroyNotify) alea_guide_place_free);
}

/* Everything begins with the contents, so that the way back ends there. */
static void
begin_with_contents (AleaGuideScreen *self)
{
  forget_places (self);
  g_queue_push_tail (&self->places, alea_guide_place_new (ALEA_PLACE_CONTENTS, _("Guide")));
}

gboolean
alea_guide_screen_go_back (AleaGuideScreen *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_SCREEN (self), FALSE);

  if (g_queue_get_length (&self->places) < 2)
    return FALSE;

  alea_guide_place_free (g_queue_pop_tail (&self->places));
  alea_guide_screen_open_place (self, g_queue_peek_tail (&self->places));
  take_focus (self);
  return TRUE;
}

/* --- pages ------------------------------------------------------------------ */

static void rule_cb (AleaGuideScreen *self,
                     const char      *number);

static void
moved_cb (AleaGuideScreen *self)
{
  AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  place->number = alea_lesson_view_get_number (ALEA_LESSON_VIEW (self->lesson));
}

static void
finished_cb (AleaGuideScreen *self)
{
  AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  if (place->pages == alea_guide_get_tour (self->guide))
    g_signal_emit (self, signals[TOUR_DONE], 0);
  alea_guide_screen_go_back (self);
}

static void
open_pages (AleaGuideScreen *self,
            GListModel      *pages,
            guint            number,
            const char      *title)
{
  AleaGuidePlace *place = alea_guide_place_new (ALEA_PLACE_LESSON, title);

  if (self->lesson == NULL)
    {
      self->lesson = alea_lesson_view_new (self->progress);
      gtk_stack_add_named (GTK_STACK (self->stack), self->lesson, alea_guide_place_get_id (ALEA_PLACE_LESSON));
      g_signal_connect_object (self->lesson, "rule", G_CALLBACK (rule_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->lesson, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->lesson, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
    }

  place->pages = g_object_ref (pages);
  place->number = number;
  alea_guide_screen_go_to (self, place);
}

static void
chapter_cb (AleaGuideScreen  *self,
            AleaGuideChapter *chapter)
{
  GListModel *pages = alea_guide_chapter_get_pages (chapter);

  open_pages (self, pages, alea_progress_find_next (self->progress, pages), alea_guide_chapter_get_title (chapter));
}

static void
tour_cb (AleaGuideScreen *self)
{
  open_pages (self, alea_guide_get_tour (self->guide), 0, _("The two-minute tour"));
}

void
alea_guide_screen_show_page (AleaGuideScreen *self,
                             AleaGuidePage   *page)
{
  guint number = 0;
  AleaGuideChapter *chapter = alea_guide_get_chapter_of (self->guide, page, &number);

  open_pages (self, alea_guide_chapter_get_pages (chapter), number, alea_guide_chapter_get_title (chapter));
}

/* --- rules ------------------------------------------------------------------ */

static void
open_reference (AleaGuideScreen    *self,
                AleaGuideReference *reference,
                AleaGuideParagraph *paragraph)
{
  AleaGuidePlace *place = alea_guide_place_new (ALEA_PLACE_REFERENCE,
                                                alea_guide_reference_get_title (reference));

  if (self->reference == NULL)
    {
      self->reference = alea_reference_view_new (self->guide);
      gtk_stack_add_named (GTK_STACK (self->stack), self->reference,
                           alea_guide_place_get_id (ALEA_PLACE_REFERENCE));
      g_signal_connect_object (self->reference, "lesson", G_CALLBACK (alea_guide_screen_show_page), self,
                               G_CONNECT_SWAPPED);
    }

  place->reference = g_object_ref (reference);
  place->paragraph = paragraph != NULL ? g_object_ref (paragraph) : NULL;
  alea_guide_screen_go_to (self, place);
}

static void
reference_cb (AleaGuideScreen    *self,
              AleaGuideReference *reference)
{
  open_reference (self, reference, NULL);
}

void
alea_guide_screen_show_paragraph (AleaGuideScreen    *self,
                                  AleaGuideParagraph *paragraph)
{
  open_reference (self, alea_guide_get_reference_of (self->guide, paragraph), paragraph);
}

static void
rule_cb (AleaGuideScreen *self,
         const char      *number)
{
  AleaGuideParagraph *paragraph = alea_guide_find_rule (self->guide, number);

  if (paragraph != NULL)
    alea_guide_screen_show_paragraph (self, paragraph);
}

/* --- where to go ------------------------------------------------------------ */

void
alea_guide_screen_show_contents (AleaGuideScreen *self)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));

  begin_with_contents (self);
  alea_guide_screen_open_place (self, g_queue_peek_tail (&self->places));
  take_focus (self);
}

void
alea_guide_screen_show_tour (AleaGuideScreen *self)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));

  begin_with_contents (self);
  tour_cb (self);
}

static void
practice_cb (AleaGuideScreen *self)
{
  if (self->practice == NULL)
    {
      self->practice = alea_practice_room_new ();
      gtk_stack_add_named (GTK_STACK (self->stack), self->practice, alea_guide_place_get_id (ALEA_PLACE_PRACTICE));
    }
  alea_guide_screen_go_to (self, alea_guide_place_new (ALEA_PLACE_PRACTICE, _("Dice practice room")));
}

void
alea_guide_screen_show_practice (AleaGuideScreen *self)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));

  begin_with_contents (self);
  practice_cb (self);
}

/* The chapter about the game, which chess has instead of rules. */
static void
show_chapter (AleaGuideScreen *self,
              const AleaRules *rules)
{
  GListModel *chapters = alea_guide_get_chapters (self->guide);

  for (guint i = 0; i < g_list_model_get_n_items (chapters); i++)
    {
      g_autoptr(AleaGuideChapter) chapter = g_list_model_get_item (chapters, i);

      if (alea_guide_chapter_get_rules (chapter) == rules)
        {
          chapter_cb (self, chapter);
          return;
        }
    }

  alea_guide_screen_show_contents (self);
}

void
alea_guide_screen_show_chapter (AleaGuideScreen *self,
                                const AleaRules *rules)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));
  g_return_if_fail (rules != NULL);

  begin_with_contents (self);
  show_chapter (self, rules);
}

void
alea_guide_screen_show_rule (AleaGuideScreen *self,
                             const AleaRules *rules,
                             const char      *number)
{
  AleaGuideParagraph *paragraph;
  AleaGuideReference *reference;

  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));
  g_return_if_fail (rules != NULL);

  paragraph = number != NULL ? alea_guide_find_rule (self->guide, number) : NULL;
  reference = alea_guide_find_reference (self->guide, rules);
  begin_with_contents (self);

  if (paragraph != NULL)
    alea_guide_screen_show_paragraph (self, paragraph);
  else if (reference != NULL)
    open_reference (self, reference, NULL);
  else
    show_chapter (self, rules);
}

/* --- in the window ---------------------------------------------------------- */

void
alea_guide_screen_set_place (AleaGuideScreen *self,
                             gboolean         is_alone,
                             gboolean         hides_game,
                             gboolean         is_narrow)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));

  self->is_alone = is_alone;
  self->is_narrow = is_narrow;
  gtk_widget_set_visible (self->to_game, hides_game);
  gtk_widget_set_visible (self->close, !is_alone);
  update_bar (self);
}

static void
close_cb (AleaGuideScreen *self)
{
  g_signal_emit (self, signals[CLOSE], 0);
}

static gboolean
key_cb (AleaGuideScreen *self,
        guint            keyval)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;

  close_cb (self);
  return GDK_EVENT_STOP;
}

/* --- the class -------------------------------------------------------------- */

static void
alea_guide_screen_dispose (GObject *object)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (object);

  g_clear_handle_id (&self->end_search, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  forget_places (self);
  g_clear_object (&self->guide);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (alea_guide_screen_parent_class)->dispose (object);
}

static void
alea_guide_screen_class_init (AleaGuideScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_guide_screen_dispose;

  signals[CLOSE] = g_signal_new ("close", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TOUR_DONE] = g_signal_new ("tour-done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "guidescreen");
}

static GtkWidget *
make_icon_button (const char *icon,
                  const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  alea_control_name_by_tip (button);
  return button;
}

static void
add_bar (AleaGuideScreen *self)
{
  self->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->back = make_icon_button ("go-previous-symbolic", _("Back in the guide"));
  self->title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "hexpand", TRUE,
                              "xalign", 0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  self->print = make_icon_button ("document-print-symbolic", _("Print this as a leaflet"));
  self->close = make_icon_button ("window-close-symbolic", _("Close the guide"));
  self->to_game = gtk_button_new_with_label (_("Back to the Game"));
  g_object_set (self->to_game, "visible", FALSE, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (self->bar, "bar");
  gtk_widget_add_css_class (self->title, "title-4");
  g_signal_connect_object (self->back, "clicked", G_CALLBACK (alea_guide_screen_go_back), self, G_CONNECT_SWAPPED);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->print), "win.print");
  g_signal_connect_object (self->close, "clicked", G_CALLBACK (close_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->to_game, "clicked", G_CALLBACK (close_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->bar), self->back);
  gtk_box_append (GTK_BOX (self->bar), self->title);
  gtk_box_append (GTK_BOX (self->bar), self->to_game);
  gtk_box_append (GTK_BOX (self->bar), self->print);
  gtk_box_append (GTK_BOX (self->bar), self->close);
  gtk_box_append (GTK_BOX (self->box), self->bar);
}

static void
alea_guide_screen_init (AleaGuideScreen *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  alea_guide_screen_add_search (self);
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_vexpand (self->stack, TRUE);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  add_bar (self);
  gtk_box_append (GTK_BOX (self->box), alea_column_new (self->search, SEARCH_WIDTH));
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
add_contents (AleaGuideScreen *self)
{
  GtkWidget *contents = alea_guide_contents_new (self->guide, self->progress);

  gtk_stack_add_named (GTK_STACK (self->stack), contents, alea_guide_place_get_id (ALEA_PLACE_CONTENTS));
  g_signal_connect_object (contents, "chapter", G_CALLBACK (chapter_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (contents, "reference", G_CALLBACK (reference_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (contents, "tour", G_CALLBACK (tour_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (contents, "practice", G_CALLBACK (practice_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
alea_guide_screen_new (GSettings *settings)
{
  AleaGuideScreen *self = g_object_new (ALEA_TYPE_GUIDE_SCREEN, NULL);
  g_autoptr(GError) error = NULL;

  /* The files are part of the program, and tests read them all. */
  self->guide = alea_guide_new_built_in (&error);
  if (self->guide == NULL)
    g_error ("%s", error->message);

  self->progress = alea_progress_new ();
  g_settings_bind (settings, "guide-pages", self->progress, "pages", G_SETTINGS_BIND_DEFAULT);
  add_contents (self);
  begin_with_contents (self);
  return GTK_WIDGET (self);
}
