/* alea-editor-layout.c: where the parts of the editor lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-editor-layout.h"

#include "alea-growth.h"
#include "alea-part.h"

/**
 * AleaEditorLayout:
 *
 * Wide, the board takes the left, pieces and settings stand in a column beside
 * it, and the sentence and what is wrong below them; where the settings leave no room for it,
 * the sentence lies below the board. All but the board grows with the window. Narrow, all lie
 * below each other, and the settings scroll. Low, as on a telephone laid on its
 * side, what would lie below the board stands beside it.
 */

struct _AleaEditorLayout
{
  GtkLayoutManager  parent_instance;

  GtkWidget        *parts[ALEA_EDITOR_N_PARTS];   /* not owned */
  gboolean          is_narrow;
  guint             scale;
  gboolean          is_beside;                    /* the sentence, where it is wide, */
  int               width, bottom, font_size;     /* and for which of these */
};

G_DEFINE_FINAL_TYPE (AleaEditorLayout, alea_editor_layout, GTK_TYPE_LAYOUT_MANAGER)

#define GAP              12
#define NARROW_GAP       6
#define MIN_WIDE_WIDTH   720
#define MIN_WIDE_HEIGHT  420
#define MIN_LOW_WIDTH    560
#define MIN_SIDE         340
#define MAX_SIDE         420
#define SIDE_SHARE       0.36
#define ENOUGH_SIDE      620   /* of what the board cannot use */
#define MAX_FAULTS_SHARE 0.35
#define SPARE            48    /* in a column that begins with the sentence in it */
#define MIN_PANEL        150   /* of its height, before the board gets smaller */

/* --- the shapes ---------------------------------------------------------- */

/* Places a part with its lower edge at @bottom; returns where the next ends. */
static int
stack_up (AleaEditorLayout *self,
          AleaEditorPart    part,
          int               x,
          int               bottom,
          int               width,
          int               max_height,
          int               gap)
{
  int height = MIN (alea_part_get_height (self->parts[part], width), max_height);

  alea_part_place (self->parts[part], x, bottom - height, width, height);
  return height > 0 ? bottom - height - gap : bottom;
}

/* What a part needs at least, as high as it is then. */
static int
get_least_height (AleaEditorLayout *self,
                  AleaEditorPart    part,
                  int               width)
{
  int minimum = 0;

  if (alea_part_is_shown (self->parts[part]))
    gtk_widget_measure (self->parts[part], GTK_ORIENTATION_VERTICAL,
                        MAX (width, alea_part_get_minimum (self->parts[part])), &minimum, NULL, NULL, NULL);

  return minimum;
}

/* In a very low window the sentence, which is spoken as well, leaves its place to
 * what is @needed above it; returns where the next ends. */
static int
stack_sentence (AleaEditorLayout *self,
                int               x,
                int               bottom,
                int               width,
                int               needed)
{
  const int height = alea_part_get_height (self->parts[ALEA_EDITOR_PART_SENTENCE], width);
  const gboolean fits = bottom - height - NARROW_GAP >= needed;

  gtk_widget_set_child_visible (self->parts[ALEA_EDITOR_PART_SENTENCE], fits);
  return fits ? stack_up (self, ALEA_EDITOR_PART_SENTENCE, x, bottom, width, height, NARROW_GAP) : bottom;
}

/* The panel scrolls; it is left out only where there is no room for its bars. */
static void
place_panel (AleaEditorLayout *self,
             int               x,
             int               top,
             int               width,
             int               bottom)
{
  const gboolean fits = bottom - top >= get_least_height (self, ALEA_EDITOR_PART_PANEL, width);

  gtk_widget_set_child_visible (self->parts[ALEA_EDITOR_PART_PANEL], fits);
  if (fits)
    alea_part_place (self->parts[ALEA_EDITOR_PART_PANEL], x, top, width, bottom - top);
}

static GtkWidget *
get_panel_content (AleaEditorLayout *self)
{
  GtkWidget *panel = self->parts[ALEA_EDITOR_PART_PANEL];

  return GTK_IS_SCROLLED_WINDOW (panel) ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (panel)) : panel;
}

/* Large letters may need more than its share. */
static int
get_side (AleaEditorLayout *self,
          int               width)
{
  int side = CLAMP ((int) (width * SIDE_SHARE), MIN_SIDE, MAX_SIDE * (int) self->scale / 10);

  side = MAX (side, alea_part_get_minimum (self->parts[ALEA_EDITOR_PART_PALETTE]));
  /* So much that it need not scroll sideways, which is for narrow windows. */
  side = MAX (side, alea_part_get_minimum (get_panel_content (self)));
  return MAX (side, alea_part_get_minimum (self->parts[ALEA_EDITOR_PART_FAULTS]));
}

/* Of the column, beside a board that is @board wide. */
static int
get_wide_side (AleaEditorLayout *self,
               int               width,
               int               board)
{
  return MAX (get_side (self, width), MIN (width - 3 * GAP - board, ENOUGH_SIDE * (int) self->scale / 10));
}

/* Whether all that stands in the column leaves room for the sentence, and that much more. */
static gboolean
has_sentence_beside (AleaEditorLayout *self,
                     int               side,
                     int               bottom,
                     int               spare)
{
  return GAP + alea_part_get_height (self->parts[ALEA_EDITOR_PART_PALETTE], side)
         + GAP + alea_part_get_height (get_panel_content (self), side)
         + GAP + alea_part_get_height (self->parts[ALEA_EDITOR_PART_SENTENCE], side)
         + GAP + alea_part_get_height (self->parts[ALEA_EDITOR_PART_FAULTS], side)
         + spare <= bottom;
}

static int
get_font_size (GtkWidget *widget)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* Once it was too much for the column the sentence stays below the board, until the window
 * or its letters have another size: else the board would get smaller and larger with
 * each tool that is taken. */
static gboolean
decide_beside (AleaEditorLayout *self,
               int               width,
               int               side,
               int               bottom)
{
  const int font_size = get_font_size (self->parts[ALEA_EDITOR_PART_SENTENCE]);

  if (self->width != width || self->bottom != bottom || self->font_size != font_size)
    {
      self->width = width;
      self->bottom = bottom;
      self->font_size = font_size;
      self->is_beside = has_sentence_beside (self, side, bottom, SPARE * (int) self->scale / 10);
    }

  self->is_beside = self->is_beside && has_sentence_beside (self, side, bottom, 0);
  return self->is_beside;
}

static void
allocate_wide (AleaEditorLayout *self,
               int               width,
               int               height)
{
  int bottom = stack_up (self, ALEA_EDITOR_PART_FOOT, GAP, height - GAP, width - 2 * GAP, height, GAP);
  const int sentence = alea_part_get_height (self->parts[ALEA_EDITOR_PART_SENTENCE], width / 2) + GAP;
  /* A board is about as wide as it is high. */
  int side = get_wide_side (self, width, bottom - GAP);
  const gboolean is_beside = decide_beside (self, width, side, bottom);
  int top = GAP, side_bottom, palette, x, inner;

  if (!is_beside)
    side = get_wide_side (self, width, bottom - GAP - sentence);
  palette = alea_part_get_height (self->parts[ALEA_EDITOR_PART_PALETTE], side);
  x = width - GAP - side;
  inner = x - 2 * GAP;
  if (self->parts[ALEA_EDITOR_PART_FAULTS] != NULL)
    gtk_widget_set_child_visible (self->parts[ALEA_EDITOR_PART_FAULTS], TRUE);

  gtk_widget_set_child_visible (self->parts[ALEA_EDITOR_PART_SENTENCE], TRUE);
  gtk_widget_set_child_visible (self->parts[ALEA_EDITOR_PART_PANEL], TRUE);
  alea_part_place (self->parts[ALEA_EDITOR_PART_PALETTE], x, top, side, palette);
  top += palette + GAP;
  side_bottom = stack_up (self, ALEA_EDITOR_PART_FAULTS, x, bottom, side, (int) (height * MAX_FAULTS_SHARE), GAP);
  if (is_beside)
    side_bottom = stack_up (self, ALEA_EDITOR_PART_SENTENCE, x, side_bottom, side, height, GAP);
  else
    bottom = stack_up (self, ALEA_EDITOR_PART_SENTENCE, GAP, bottom, inner, height, GAP);
  alea_part_place (self->parts[ALEA_EDITOR_PART_PANEL], x, top, side, side_bottom - top);
  alea_part_place (self->parts[ALEA_EDITOR_PART_BOARD], GAP, GAP, inner, bottom - GAP);
}

static void
allocate_narrow (AleaEditorLayout *self,
                 int               width,
                 int               height)
{
  const int inner = width - 2 * NARROW_GAP;
  const int palette = alea_part_get_height (self->parts[ALEA_EDITOR_PART_PALETTE], inner);
  const int least = get_least_height (self, ALEA_EDITOR_PART_BOARD, width);
  const int panel = get_least_height (self, ALEA_EDITOR_PART_PANEL, inner);
  int bottom = height - NARROW_GAP, board;

  /* Until whoever listens has put them elsewhere. */
  if (self->parts[ALEA_EDITOR_PART_FAULTS] != NULL)
    gtk_widget_set_child_visible (self->parts[ALEA_EDITOR_PART_FAULTS], FALSE);

  bottom = stack_up (self, ALEA_EDITOR_PART_FOOT, NARROW_GAP, bottom, inner, height, NARROW_GAP);
  bottom = stack_sentence (self, NARROW_GAP, bottom, inner, least + palette + panel + 3 * NARROW_GAP);
  board = CLAMP (bottom - palette - 3 * NARROW_GAP - MIN_PANEL, least, MAX (width, least));
  alea_part_place (self->parts[ALEA_EDITOR_PART_BOARD], 0, NARROW_GAP, width, board);
  alea_part_place (self->parts[ALEA_EDITOR_PART_PALETTE], NARROW_GAP, board + 2 * NARROW_GAP, inner, palette);
  place_panel (self, NARROW_GAP, board + palette + 3 * NARROW_GAP, inner, bottom);
}

static void
allocate_low (AleaEditorLayout *self,
              int               width,
              int               height)
{
  const int least = get_side (self, width);
  const int board = MIN (height - 2 * NARROW_GAP, width - least - 3 * NARROW_GAP);
  const int x = board + 2 * NARROW_GAP, side = width - x - NARROW_GAP;
  const int palette = alea_part_get_height (self->parts[ALEA_EDITOR_PART_PALETTE], side);
  const int top = palette + 2 * NARROW_GAP;
  int bottom = height - NARROW_GAP;

  if (self->parts[ALEA_EDITOR_PART_FAULTS] != NULL)
    gtk_widget_set_child_visible (self->parts[ALEA_EDITOR_PART_FAULTS], FALSE);

  bottom = stack_up (self, ALEA_EDITOR_PART_FOOT, x, bottom, side, height, NARROW_GAP);
  bottom = stack_sentence (self, x, bottom, side,
                           top + get_least_height (self, ALEA_EDITOR_PART_PANEL, side));
  alea_part_place (self->parts[ALEA_EDITOR_PART_BOARD], NARROW_GAP, (height - board) / 2, board, board);
  alea_part_place (self->parts[ALEA_EDITOR_PART_PALETTE], x, NARROW_GAP, side, palette);
  place_panel (self, x, top, side, bottom);
}

static void
alea_editor_layout_allocate (GtkLayoutManager *layout,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  AleaEditorLayout *self = ALEA_EDITOR_LAYOUT (layout);
  const gboolean is_narrow = width < MIN_WIDE_WIDTH || width <= height || height < MIN_WIDE_HEIGHT;
  const guint scale = alea_growth_find (width, height);

  if (!is_narrow)
    allocate_wide (self, width, height);
  else if (width > height && width >= MIN_LOW_WIDTH)
    allocate_low (self, width, height);
  else
    allocate_narrow (self, width, height);
  if (self->is_narrow != is_narrow)
    {
      self->is_narrow = is_narrow;
      alea_part_emit_later (self, "narrow-changed");
    }
  if (self->scale != scale)
    {
      self->scale = scale;
      alea_part_emit_later (self, "scale-changed");
    }
}

static void
alea_editor_layout_measure (GtkLayoutManager *layout,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  AleaEditorLayout *self = ALEA_EDITOR_LAYOUT (layout);

  alea_part_measure_all (self->parts, ALEA_EDITOR_N_PARTS, NARROW_GAP, orientation, minimum, natural);
}

static GtkSizeRequestMode
alea_editor_layout_get_request_mode (GtkLayoutManager *layout,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* --- the class ----------------------------------------------------------- */

void
alea_editor_layout_set_part (AleaEditorLayout *self,
                             AleaEditorPart    part,
                             GtkWidget        *widget)
{
  g_return_if_fail (ALEA_IS_EDITOR_LAYOUT (self));

  self->parts[part] = widget;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

gboolean
alea_editor_layout_get_is_narrow (AleaEditorLayout *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR_LAYOUT (self), FALSE);

  return self->is_narrow;
}

guint
alea_editor_layout_get_scale (AleaEditorLayout *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR_LAYOUT (self), ALEA_GROWTH_MIN);

  return self->scale;
}

static void
alea_editor_layout_class_init (AleaEditorLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->allocate = alea_editor_layout_allocate;
  layout_class->get_request_mode = alea_editor_layout_get_request_mode;
  layout_class->measure = alea_editor_layout_measure;

  /* Whether it is narrow, and its scale, are others than before. */
  g_signal_new ("narrow-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("scale-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_editor_layout_init (AleaEditorLayout *self)
{
  self->scale = ALEA_GROWTH_MIN;
}
