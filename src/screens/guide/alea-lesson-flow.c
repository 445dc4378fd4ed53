/* alea-lesson-flow.c: words, board and dice of a page, beside or below each other
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-lesson-flow.h"

#include "alea-part.h"

/**
 * AleaLessonFlow:
 *
 * Wide, the board stands on the left and all else in a column beside it.
 * Narrow, words, board, and dice or choices come one below the other.
 */

struct _AleaLessonFlow
{
  GtkWidget  parent_instance;

  GtkWidget *words;
  GtkWidget *board;
  GtkWidget *answers;
};

G_DEFINE_FINAL_TYPE (AleaLessonFlow, alea_lesson_flow, GTK_TYPE_WIDGET)

#define GAP            12
#define MIN_WIDE_WIDTH 760
#define MIN_COLUMN     290
#define MAX_COLUMN     480
#define COLUMN_SHARE   0.42
#define MIN_BOARD      280
#define MIN_NARROW     264   /* of a board that stands below the words: less, */
#define MAX_NARROW     520   /* where that leaves room for all on one screen */
#define MAX_WORDS      680   /* of words without a board beside them */

static gboolean
has_board (AleaLessonFlow *self)
{
  return gtk_widget_get_visible (self->board);
}

static gboolean
is_wide (AleaLessonFlow *self,
         int             width)
{
  return width >= MIN_WIDE_WIDTH && has_board (self);
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int natural = 0;

  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

static int
get_minimum_width (GtkWidget *widget)
{
  int minimum = 0;

  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* The width of the column beside the board, in a width of @inner. */
static int
get_column (AleaLessonFlow *self,
            int             inner)
{
  const int minimum = MAX (get_minimum_width (self->words), get_minimum_width (self->answers));

  return MAX (CLAMP ((int) (inner * COLUMN_SHARE), MIN_COLUMN, MAX_COLUMN), minimum);
}

/* --- sizes ------------------------------------------------------------------ */

static GtkSizeRequestMode
alea_lesson_flow_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Of the words and answers in a column @width wide. */
static int
get_column_height (AleaLessonFlow *self,
                   int             width)
{
  int answers = get_height (self->answers, width);

  return get_height (self->words, width) + (answers > 0 ? GAP + answers : 0);
}

static int
get_total_height (AleaLessonFlow *self,
                  int             width)
{
  const int inner = width - 2 * GAP;

  if (is_wide (self, width))
    return MAX (MIN_BOARD, get_column_height (self, get_column (self, inner))) + 2 * GAP;

  return get_column_height (self, inner) + (has_board (self) ? GAP + MIN (inner, MIN_NARROW) : 0) + 2 * GAP;
}

static void
alea_lesson_flow_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  AleaLessonFlow *self = ALEA_LESSON_FLOW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (get_minimum_width (self->words), get_minimum_width (self->answers));
      *minimum = MAX (*minimum, has_board (self) ? get_minimum_width (self->board) : 0) + 2 * GAP;
      *natural = MAX (*minimum, 900);
    }
  else
    *minimum = *natural = get_total_height (self, for_size < 0 ? MIN_WIDE_WIDTH : for_size);
}

/* Of a board beside words that run on below what is seen at once: all of it is
 * seen. */
static int
get_board_height (AleaLessonFlow *self,
                  int             height)
{
  return MAX (MIN (height, gtk_widget_get_height (gtk_widget_get_parent (GTK_WIDGET (self)))) - 2 * GAP, MIN_BOARD);
}

static void
alea_lesson_flow_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AleaLessonFlow *self = ALEA_LESSON_FLOW (widget);
  const int inner = width - 2 * GAP;
  int x = GAP, y = GAP, column = inner, words, board;

  if (is_wide (self, width))
    {
      column = get_column (self, inner);
      x = width - GAP - column;
      alea_part_place (self->board, GAP, GAP, x - 2 * GAP, get_board_height (self, height));
    }
  else if (!has_board (self))
    {
      column = MIN (inner, MAX_WORDS);
      x = (width - column) / 2;
    }

  words = get_height (self->words, column);
  alea_part_place (self->words, x, y, column, words);
  y += words + GAP;

  if (has_board (self) && !is_wide (self, width))
    {
      board = CLAMP (height - get_column_height (self, inner) - 3 * GAP, MIN_NARROW, MIN (inner, MAX_NARROW));
      alea_part_place (self->board, x, y, inner, board);
      y += board + GAP;
    }

  alea_part_place (self->answers, x, y, column, get_height (self->answers, column));
}

/* --- the class -------------------------------------------------------------- */

static void
alea_lesson_flow_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (alea_lesson_flow_parent_class)->dispose (object);
}

static void
alea_lesson_flow_class_init (AleaLessonFlowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_lesson_flow_dispose;
  widget_class->get_request_mode = alea_lesson_flow_get_request_mode;
  widget_class->measure = alea_lesson_flow_measure;
  widget_class->size_allocate = alea_lesson_flow_size_allocate;
}

static void
alea_lesson_flow_init (AleaLessonFlow *self)
{
}

GtkWidget *
alea_lesson_flow_new (GtkWidget *words,
                      GtkWidget *board,
                      GtkWidget *answers)
{
  AleaLessonFlow *self = g_object_new (ALEA_TYPE_LESSON_FLOW, NULL);

  self->words = words;
  self->board = board;
  self->answers = answers;
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  gtk_widget_set_parent (board, GTK_WIDGET (self));
  gtk_widget_set_parent (answers, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
