/* alea-reference-view.c: the whole rules of a game, to look up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-reference-view.h"

#include "alea-box.h"
#include "alea-column.h"
#include "alea-paragraph.h"

#include <glib/gi18n.h>

struct _AleaReferenceView
{
  GtkWidget           parent_instance;

  GtkWidget          *scroller;
  GtkWidget          *box;
  AleaGuide          *guide;
  AleaGuideReference *reference;   /* that is shown; or NULL */
  GtkWidget          *target;      /* the paragraph pointed out; or NULL */
  guint               tick;        /* until it can be scrolled to; or 0 */
};

G_DEFINE_FINAL_TYPE (AleaReferenceView, alea_reference_view, GTK_TYPE_WIDGET)

#define WIDTH 680

/* --- paragraphs ------------------------------------------------------------- */

static void
try_cb (AleaReferenceView *self,
        GtkWidget         *button)
{
  g_signal_emit_by_name (self, "lesson", g_object_get_data (G_OBJECT (button), "page"));
}

/* The page that teaches the rule, where there is one. */
static void
add_lesson (AleaReferenceView  *self,
            AleaGuideParagraph *paragraph,
            GtkWidget          *widget)
{
  const char *const *numbers = alea_guide_paragraph_get_numbers (paragraph);
  AleaGuidePage *page = numbers[0] != NULL ? alea_guide_find_lesson (self->guide, numbers[0]) : NULL;
  g_autofree char *name = NULL;
  GtkWidget *button;

  if (page == NULL || alea_guide_page_get_kind (page) == ALEA_PAGE_READ)
    return;

  button = gtk_button_new_with_label (_("Try It"));
  name = g_strdup_printf (_("Try It: %s"), alea_guide_page_get_title (page));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_add_css_class (button, "try");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, alea_guide_page_get_title (page));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  g_object_set_data_full (G_OBJECT (button), "page", g_object_ref (page), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (try_cb), self, G_CONNECT_SWAPPED);
  alea_paragraph_add_button (widget, button);
}

static void
fill (AleaReferenceView *self)
{
  GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (self->reference);

  alea_box_empty (self->box);

  for (guint i = 0; i < paragraphs->len; i++)
    {
      AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, i);
      GtkWidget *widget = alea_paragraph_new (paragraph);

      gtk_widget_add_css_class (widget, "paragraph");
      add_lesson (self, paragraph, widget);
      gtk_box_append (GTK_BOX (self->box), widget);
    }
}

/* --- pointing one out ------------------------------------------------------- */

/* A little above the middle, so that what comes before it can be seen too. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  AleaReferenceView *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_point_t top;
  double y = 0;

  if (self->target != NULL)
    {
      if (gtk_widget_get_height (self->target) == 0)
        return G_SOURCE_CONTINUE;
      if (gtk_widget_compute_point (self->target, self->box, &GRAPHENE_POINT_INIT (0, 0), &top))
        y = top.y;
      y -= gtk_adjustment_get_page_size (adjustment) / 4;
    }

  self->tick = 0;
  gtk_adjustment_set_value (adjustment, y);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
find_widget (AleaReferenceView  *self,
             AleaGuideParagraph *wanted)
{
  GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (self->reference);
  GtkWidget *child = gtk_widget_get_first_child (self->box);

  for (guint i = 0; child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    if (g_ptr_array_index (paragraphs, i) == wanted)
      return child;

  return NULL;
}

static void
point_out (AleaReferenceView  *self,
           AleaGuideParagraph *paragraph)
{
  g_autofree char *words = NULL;

  if (self->target != NULL)
    {
      gtk_widget_remove_css_class (self->target, "target");
      gtk_widget_set_focusable (self->target, FALSE);
    }

  self->target = paragraph != NULL ? find_widget (self, paragraph) : NULL;
  if (self->target != NULL)
    {
      words = alea_paragraph_dup_words (paragraph);
      gtk_widget_add_css_class (self->target, "target");
      gtk_widget_set_focusable (self->target, TRUE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->target), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
    }

  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->scroller, scroll_cb, self, NULL);
}

void
alea_reference_view_open (AleaReferenceView  *self,
                          AleaGuideReference *reference,
                          AleaGuideParagraph *paragraph)
{
  g_return_if_fail (ALEA_IS_REFERENCE_VIEW (self));
  g_return_if_fail (ALEA_IS_GUIDE_REFERENCE (reference));

  if (g_set_object (&self->reference, reference))
    {
      self->target = NULL;
      fill (self);
    }
  point_out (self, paragraph);
}

void
alea_reference_view_take_focus (AleaReferenceView *self)
{
  g_return_if_fail (ALEA_IS_REFERENCE_VIEW (self));

  if (self->target != NULL)
    gtk_widget_grab_focus (self->target);
}

/* --- the class -------------------------------------------------------------- */

static void
alea_reference_view_dispose (GObject *object)
{
  AleaReferenceView *self = ALEA_REFERENCE_VIEW (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->scroller, self->tick);
  self->tick = 0;
  self->target = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->reference);
  g_clear_object (&self->guide);

  G_OBJECT_CLASS (alea_reference_view_parent_class)->dispose (object);
}

static void
alea_reference_view_class_init (AleaReferenceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_reference_view_dispose;

  /**
   * AleaReferenceView::lesson:
   * @page: the #AleaGuidePage that teaches a rule
   */
  g_signal_new ("lesson", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                ALEA_TYPE_GUIDE_PAGE);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "referenceview");
}

static void
alea_reference_view_init (AleaReferenceView *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->scroller = alea_column_new_scrolled (self->box, WIDTH, _("Rules"));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
alea_reference_view_new (AleaGuide *guide)
{
  AleaReferenceView *self = g_object_new (ALEA_TYPE_REFERENCE_VIEW, NULL);

  self->guide = g_object_ref (guide);
  return GTK_WIDGET (self);
}
