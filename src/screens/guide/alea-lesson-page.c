/* alea-lesson-page.c: a page to read and to do, and what is to be done now
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-lesson-page.h"

#include "alea-focus-order.h"
#include "alea-lesson-flow.h"
#include "alea-part.h"
#include "alea-scroller.h"

/**
 * AleaLessonPage:
 *
 * Words, board and answers, which are scrolled where they are too much, and a
 * foot that never is. Where there is room beside the board the foot stands
 * there, over what would be scrolled, so that nobody has to look below the board
 * for what is to be done.
 */

struct _AleaLessonPage
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *flow;
  GtkWidget *foot;
};

G_DEFINE_FINAL_TYPE (AleaLessonPage, alea_lesson_page, GTK_TYPE_WIDGET)

/* As if the foot stood below: elsewhere it needs no more. */
static void
alea_lesson_page_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  AleaLessonPage *self = ALEA_LESSON_PAGE (widget);
  int foot_minimum, foot_natural;

  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->foot, orientation, for_size, &foot_minimum, &foot_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, foot_minimum);
      *natural = MAX (*natural, foot_natural);
    }
  else
    {
      *minimum += foot_minimum;
      *natural += foot_natural;
    }
}

static void
alea_lesson_page_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AleaLessonPage *self = ALEA_LESSON_PAGE (widget);
  GdkRectangle foot = { .width = width };
  int end = height;

  alea_lesson_flow_set_page (ALEA_LESSON_FLOW (self->flow), width, height);
  if (!alea_lesson_flow_find_foot (ALEA_LESSON_FLOW (self->flow), width, height, &foot))
    {
      foot.height = alea_part_get_height (self->foot, width);
      foot.y = end = height - foot.height;
    }

  /* It shares the column with the foot, whose height may be all that is new. */
  gtk_widget_queue_allocate (self->flow);
  alea_part_place (self->scroller, 0, 0, width, end);
  alea_part_place (self->foot, foot.x, foot.y, foot.width, foot.height);
}

static void
alea_lesson_page_class_init (AleaLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->focus = alea_focus_order_move;
  widget_class->get_request_mode = alea_part_trade_height;
  widget_class->measure = alea_lesson_page_measure;
  widget_class->size_allocate = alea_lesson_page_size_allocate;
}

static void
alea_lesson_page_init (AleaLessonPage *self)
{
}

GtkWidget *
alea_lesson_page_new (GtkWidget  *words,
                      GtkWidget  *board,
                      GtkWidget  *answers,
                      GtkWidget  *foot,
                      const char *name)
{
  AleaLessonPage *self = g_object_new (ALEA_TYPE_LESSON_PAGE, NULL);

  self->foot = foot;
  self->flow = alea_lesson_flow_new (words, board, answers, foot);
  self->scroller = alea_scroller_new_vertical (self->flow);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (foot, "foot");
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_parent (foot, GTK_WIDGET (self));
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  return GTK_WIDGET (self);
}

GtkWidget *
alea_lesson_page_get_flow (AleaLessonPage *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON_PAGE (self), NULL);

  return self->flow;
}

void
alea_lesson_page_scroll_to_top (AleaLessonPage *self)
{
  g_return_if_fail (ALEA_IS_LESSON_PAGE (self));

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}
