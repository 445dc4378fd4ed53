/* alea-lesson-flow.c: words, board and dice of a page, beside or below each other
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-lesson-flow.h"

#include <glib/gi18n.h>

#include "alea-board.h"
#include "alea-growth.h"
#include "alea-part.h"
#include "alea-scroller.h"

/**
 * AleaLessonFlow:
 *
 * Wide, or low as on a telephone laid on its side, the board stands on the left and
 * all else in a column beside it, together in the middle: also the foot, which is
 * no child, for where it has no room in the column it stands below all that is
 * scrolled.
 * Narrow, words, board, and dice or choices come one below the other; where
 * that is too much for the window, the words give way first, for they can be
 * scrolled on their own, and what is to be pressed stays in sight.
 */

struct _AleaLessonFlow
{
  GtkWidget  parent_instance;

  GtkWidget *words;
  GtkWidget *scroller;    /* of the words */
  GtkWidget *board;
  GtkWidget *answers;
  GtkWidget *foot;        /* no child, and not owned */
  gboolean   is_roomy;
  gboolean   is_low;      /* the page */
  guint      shape_idle;  /* until it is something else; or 0 */
  guint      scale;
};

G_DEFINE_FINAL_TYPE (AleaLessonFlow, alea_lesson_flow, GTK_TYPE_WIDGET)

#define GAP            12
#define BETWEEN        24    /* of board and column */
#define NARROW_GAP     4
#define MIN_WIDE_WIDTH 760
#define MIN_LOW_WIDTH  600   /* the same on a page that is lower than this */
#define LOW            420
#define MIN_COLUMN     290
#define MAX_COLUMN     480
#define COLUMN_SHARE   0.42
#define MIN_BOARD      280
#define MIN_LOW_BOARD  180
#define SQUARE         26    /* at least, of a board below the words that is to be pressed, */
#define SEEN_SQUARE    16    /* and of one to look at: with its share of the frame */
#define MAX_NARROW     520   /* of such a board */
#define MIN_WORDS      60    /* of words that are scrolled: a title and a line, */
#define MIN_BESIDE     160   /* and beside a board */
#define MAX_WORDS      680   /* of words without a board beside them */
#define ROOMY          300   /* of a column below its words: large dice and what they mean */

static gboolean
has_board (AleaLessonFlow *self)
{
  return gtk_widget_get_visible (self->board);
}

/* For a column beside a board. */
static gboolean
has_room (AleaLessonFlow *self,
          int             width)
{
  return width >= (self->is_low ? MIN_LOW_WIDTH : MIN_WIDE_WIDTH);
}

static gboolean
is_wide (AleaLessonFlow *self,
         int             width)
{
  return has_room (self, width) && has_board (self);
}

static int
get_min_board (AleaLessonFlow *self)
{
  return self->is_low ? MIN_LOW_BOARD : MIN_BOARD;
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

  return MAX (CLAMP ((int) (inner * COLUMN_SHARE), MIN_COLUMN, MAX_COLUMN * (int) self->scale / 10), minimum);
}

/* --- sizes ------------------------------------------------------------------ */

/* Of the words and answers in a column @width wide. */
static int
get_column_height (AleaLessonFlow *self,
                   int             width,
                   int             gap)
{
  int answers = get_height (self->answers, width);

  return get_height (self->words, width) + (answers > 0 ? gap + answers : 0);
}

/* Of a board below the words. */
static int
get_least_board (AleaLessonFlow *self)
{
  AleaBoard *board = ALEA_BOARD (self->board);

  return alea_board_get_geometry (board)->ranks * (alea_board_get_interactive (board) ? SQUARE : SEEN_SQUARE);
}

static int
get_total_height (AleaLessonFlow *self,
                  int             width)
{
  const int inner = width - 2 * GAP;

  if (is_wide (self, width))
    return MAX (get_min_board (self), get_column_height (self, get_column (self, inner), GAP)) + 2 * GAP;

  return get_column_height (self, inner, NARROW_GAP) + (has_board (self) ? NARROW_GAP + get_least_board (self) : 0)
         + 2 * NARROW_GAP;
}

/* What the words can do without, where there is a board. */
static int
get_slack (AleaLessonFlow *self,
           int             width)
{
  const int inner = width - 2 * GAP;

  if (!has_board (self))
    return 0;
  if (is_wide (self, width))
    return CLAMP (get_height (self->words, get_column (self, inner)) - (self->is_low ? MIN_WORDS : MIN_BESIDE), 0,
                  get_total_height (self, width) - get_min_board (self) - 2 * GAP);

  return MAX (get_height (self->words, inner) - MIN_WORDS, 0);
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
    {
      const int width = for_size < 0 ? MIN_WIDE_WIDTH : for_size;

      *natural = get_total_height (self, width);
      *minimum = *natural - get_slack (self, width);
    }
}

/* --- places ----------------------------------------------------------------- */

typedef struct
{
  int x, width;
  int words, answers;   /* their heights */
  int foot;             /* its height; 0 where it stands below the page */
} Column;

/* What all of a page needs at least where the foot is in the column, which it
 * overlaps by its own margins. */
static int
get_least_height (AleaLessonFlow *self,
                  int             width,
                  int             foot)
{
  return get_total_height (self, width) - get_slack (self, width) + foot;
}

/* Of a page whose board, if it stands beside the column, is @board high. */
static Column
find_column (AleaLessonFlow *self,
             int             width,
             int             height,
             int             board)
{
  const int inner = width - 2 * GAP;
  Column column = { .x = GAP, .width = inner };
  int foot;

  if (is_wide (self, width))
    {
      column.width = get_column (self, inner);
      column.x = (width + MIN (inner - BETWEEN - column.width, board) + BETWEEN - column.width) / 2;
    }
  else if (!has_board (self))
    {
      column.width = MIN (inner, MAX_WORDS * (int) self->scale / 10);
      column.x = (width - column.width) / 2;
    }

  foot = get_height (self->foot, column.width + 2 * GAP);
  if (has_room (self, width) && get_least_height (self, width, foot) <= height)
    column.foot = foot;

  column.words = get_height (self->words, column.width);
  column.words -= CLAMP (get_total_height (self, width) + column.foot - height, 0, get_slack (self, width));
  column.answers = get_height (self->answers, column.width);
  return column;
}

gboolean
alea_lesson_flow_find_foot (AleaLessonFlow *self,
                            int             width,
                            int             height,
                            GdkRectangle   *place)
{
  Column column;

  g_return_val_if_fail (ALEA_IS_LESSON_FLOW (self), FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  column = find_column (self, width, height, height - 2 * GAP);
  if (column.foot == 0)
    return FALSE;

  place->x = column.x - GAP;
  place->y = GAP + column.words + (column.answers > 0 ? GAP + column.answers : 0);
  place->width = column.width + 2 * GAP;
  place->height = height - GAP - place->y;
  return TRUE;
}

/* Of a board beside words that run on below what is seen at once: all of it is
 * seen. */
static int
get_board_height (AleaLessonFlow *self,
                  int             height)
{
  return MAX (MIN (height, gtk_widget_get_height (gtk_widget_get_parent (GTK_WIDGET (self)))) - 2 * GAP,
              get_min_board (self));
}

static gboolean
take_shape_cb (gpointer data)
{
  AleaLessonFlow *self = data;

  self->shape_idle = 0;
  self->is_low = !self->is_low;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

void
alea_lesson_flow_set_page (AleaLessonFlow *self,
                           int             width,
                           int             height)
{
  const gboolean is_low = height < LOW && width > height;

  g_return_if_fail (ALEA_IS_LESSON_FLOW (self));

  if (is_low == self->is_low)
    g_clear_handle_id (&self->shape_idle, g_source_remove);
  else if (self->shape_idle == 0)
    self->shape_idle = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_shape_cb, self, NULL);
}

static void
set_is_roomy (AleaLessonFlow *self,
              gboolean        is_roomy)
{
  if (self->is_roomy == is_roomy)
    return;

  self->is_roomy = is_roomy;
  alea_part_emit_later (self, "room-changed");
}

static void
place_wide (AleaLessonFlow *self,
            int             width,
            int             height)
{
  const int board = get_board_height (self, height);
  const Column column = find_column (self, width, height, board);
  const int side = MIN (width - 2 * GAP - BETWEEN - column.width, board);

  set_is_roomy (self, get_height (self->words, column.width) + column.foot + ROOMY <= board);
  alea_part_place (self->board, column.x - BETWEEN - side, GAP, side, board);
  alea_part_place (self->scroller, column.x, GAP, column.width, column.words);
  alea_part_place (self->answers, column.x, GAP + column.words + GAP, column.width, column.answers);
}

static void
place_narrow (AleaLessonFlow *self,
              int             width,
              int             height)
{
  const Column column = find_column (self, width, height, 0);
  int y = NARROW_GAP, board;

  set_is_roomy (self, FALSE);
  alea_part_place (self->scroller, column.x, y, column.width, column.words);
  y += column.words + NARROW_GAP;

  if (has_board (self))
    {
      board = height - get_column_height (self, column.width, NARROW_GAP) - 3 * NARROW_GAP;
      board = CLAMP (board, get_least_board (self), MAX (MIN (column.width, MAX_NARROW), get_least_board (self)));
      alea_part_place (self->board, column.x, y, column.width, board);
      y += board + NARROW_GAP;
    }

  alea_part_place (self->answers, column.x, y, column.width, column.answers);
}

static void
alea_lesson_flow_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AleaLessonFlow *self = ALEA_LESSON_FLOW (widget);

  if (is_wide (self, width))
    place_wide (self, width, height);
  else
    place_narrow (self, width, height);
}

/* --- the class -------------------------------------------------------------- */

static void
alea_lesson_flow_dispose (GObject *object)
{
  g_clear_handle_id (&ALEA_LESSON_FLOW (object)->shape_idle, g_source_remove);
  alea_part_dispose_all (object);
}

static void
alea_lesson_flow_class_init (AleaLessonFlowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_lesson_flow_dispose;
  widget_class->get_request_mode = alea_part_trade_height;
  widget_class->measure = alea_lesson_flow_measure;
  widget_class->size_allocate = alea_lesson_flow_size_allocate;

  /**
   * AleaLessonFlow::room-changed:
   *
   * Whether it is roomy is another than before.
   */
  g_signal_new ("room-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_lesson_flow_init (AleaLessonFlow *self)
{
  self->scale = ALEA_GROWTH_MIN;
}

GtkWidget *
alea_lesson_flow_new (GtkWidget *words,
                      GtkWidget *board,
                      GtkWidget *answers,
                      GtkWidget *foot)
{
  AleaLessonFlow *self = g_object_new (ALEA_TYPE_LESSON_FLOW, NULL);

  self->words = words;
  self->board = board;
  self->answers = answers;
  self->foot = foot;
  self->scroller = alea_scroller_new_vertical (words);
  /* That there is more is seen before anybody has scrolled. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->scroller), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Text"), -1);
  gtk_widget_add_css_class (self->scroller, "words");
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_parent (board, GTK_WIDGET (self));
  gtk_widget_set_parent (answers, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
alea_lesson_flow_set_scale (AleaLessonFlow *self,
                            guint           scale)
{
  g_return_if_fail (ALEA_IS_LESSON_FLOW (self));

  if (self->scale == scale)
    return;

  self->scale = scale;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
alea_lesson_flow_get_is_roomy (AleaLessonFlow *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON_FLOW (self), FALSE);

  return self->is_roomy;
}
