/* alea-guide-places.c: pages and rules of the guide, one after the other
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-screen-private.h"

#include "alea-guide-results.h"
#include "alea-lesson-view.h"
#include "alea-pages.h"
#include "alea-reference-view.h"

/* --- places ----------------------------------------------------------------- */

/* The entry has the words of what was found while that is shown, and none
 * elsewhere: nobody's last letters are looked for on another page. */
static void
show_words (AleaGuideScreen *self,
            AleaGuidePlace  *place)
{
  const char *words = place->words != NULL ? place->words : "";

  if (!g_str_equal (words, gtk_editable_get_text (GTK_EDITABLE (self->search))))
    gtk_editable_set_text (GTK_EDITABLE (self->search), words);
  if (place->kind == ALEA_PLACE_RESULTS)
    alea_guide_results_search (ALEA_GUIDE_RESULTS (self->results), words);
}

gpointer
alea_guide_screen_get_printable (AleaGuideScreen *self)
{
  const AleaGuidePlace *place = g_queue_peek_tail (&self->places);
  GPtrArray *chapters = alea_guide_get_chapters (self->guide);

  if (place->reference != NULL)
    return place->reference;

  for (guint i = 0; i < chapters->len; i++)
    if (place->pages == alea_guide_chapter_get_pages (g_ptr_array_index (chapters, i)))
      return g_ptr_array_index (chapters, i);

  return NULL;
}

/* The window has a way back of its own, which will do for a guide that is
 * alone; and a title, unless it is narrow.  A page has a title itself, and
 * needs the room for its board. */
void
alea_guide_screen_update_bar (AleaGuideScreen *self)
{
  const AleaGuidePlace *place = g_queue_peek_tail (&self->places);
  const gboolean is_page = place != NULL && place->kind == ALEA_PLACE_LESSON;
  const gboolean has_title = !self->is_alone || (self->is_narrow && !is_page);

  gtk_widget_set_visible (self->back, !self->is_alone && g_queue_get_length (&self->places) > 1);
  gtk_widget_set_visible (self->title, has_title);
  gtk_widget_set_hexpand (self->to_game, !has_title);
  gtk_widget_set_visible (self->bar, has_title || gtk_widget_get_visible (self->to_game));
}

void
alea_guide_screen_open_place (AleaGuideScreen *self,
                              AleaGuidePlace  *place)
{
  show_words (self, place);
  if (place->pages != NULL)
    alea_lesson_view_open (ALEA_LESSON_VIEW (self->lesson), place->pages, place->number);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), alea_guide_place_get_id (place->kind));
  alea_pages_show_one (GTK_STACK (self->stack), place->title);
  gtk_label_set_text (GTK_LABEL (self->title), place->title);
  alea_guide_screen_update_bar (self);
  gtk_widget_set_visible (self->print, alea_guide_screen_get_printable (self) != NULL);
  /* A board needs the room more. */
  gtk_widget_set_visible (gtk_widget_get_parent (self->search), place->pages == NULL
                                                              && place->kind != ALEA_PLACE_PRACTICE);

  if (place->reference != NULL)
    alea_reference_view_open (ALEA_REFERENCE_VIEW (self->reference), place->reference, place->paragraph);
  alea_screen_changed (ALEA_SCREEN (self));
}

void
alea_guide_screen_take_focus (AleaGuideScreen *self)
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
  if (place->kind != ALEA_PLACE_RESULTS)
    alea_guide_screen_take_focus (self);
}

gboolean
alea_guide_screen_leave_place (AleaGuideScreen *self)
{
  if (g_queue_get_length (&self->places) < 2)
    return FALSE;

  alea_guide_place_free (g_queue_pop_tail (&self->places));
  alea_guide_screen_open_place (self, g_queue_peek_tail (&self->places));
  alea_guide_screen_take_focus (self);
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
play_cb (AleaGuideScreen *self,
         AleaGame        *game)
{
  g_signal_emit_by_name (self, "play", game);
}

static void
finished_cb (AleaGuideScreen *self)
{
  AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  if (place->pages == alea_guide_get_tour (self->guide))
    g_signal_emit_by_name (self, "tour-done");
  alea_guide_screen_leave_place (self);
}

void
alea_guide_screen_open_pages (AleaGuideScreen *self,
                              GPtrArray       *pages,
                              guint            number,
                              const char      *title)
{
  AleaGuidePlace *place = alea_guide_place_new (ALEA_PLACE_LESSON, title);

  if (self->lesson == NULL)
    {
      self->lesson = alea_lesson_view_new (self->progress);
      alea_lesson_view_set_scale (ALEA_LESSON_VIEW (self->lesson), self->scale);
      gtk_stack_add_named (GTK_STACK (self->stack), self->lesson, alea_guide_place_get_id (ALEA_PLACE_LESSON));
      g_signal_connect_object (self->lesson, "rule", G_CALLBACK (rule_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->lesson, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->lesson, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->lesson, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
    }

  place->pages = g_ptr_array_ref (pages);
  place->number = number;
  alea_guide_screen_go_to (self, place);
}

void
alea_guide_screen_show_page (AleaGuideScreen *self,
                             AleaGuidePage   *page)
{
  guint number = 0;
  AleaGuideChapter *chapter = alea_guide_get_chapter_of (self->guide, page, &number);

  alea_guide_screen_open_pages (self, alea_guide_chapter_get_pages (chapter), number, alea_guide_chapter_get_title (chapter));
}

/* --- rules ------------------------------------------------------------------ */

void
alea_guide_screen_open_reference (AleaGuideScreen    *self,
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

void
alea_guide_screen_show_paragraph (AleaGuideScreen    *self,
                                  AleaGuideParagraph *paragraph)
{
  alea_guide_screen_open_reference (self, alea_guide_get_reference_of (self->guide, paragraph), paragraph);
}

static void
rule_cb (AleaGuideScreen *self,
         const char      *number)
{
  AleaGuideParagraph *paragraph = alea_guide_find_rule (self->guide, number);

  if (paragraph != NULL)
    alea_guide_screen_show_paragraph (self, paragraph);
}
