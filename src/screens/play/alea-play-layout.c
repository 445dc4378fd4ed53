/* alea-play-layout.c: where the parts of the play screen lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-play-layout.h"

#include "alea-part.h"

/**
 * AleaPlayLayout:
 *
 * Wide, the board takes the left and everything else stands in a column beside
 * it, with the guiding sentence below both. Narrow, the parts lie below each
 * other, and the list comes as a sheet where there is no room for it. Low, as
 * on a telephone laid on its side, the board takes the left and what would lie
 * above and below it stands beside it.
 */

struct _AleaPlayLayout
{
  GtkLayoutManager  parent_instance;

  GtkWidget        *parts[ALEA_N_PARTS];   /* not owned */
  gboolean          face_to_face;
  gboolean          sheet_open;
  gboolean          is_narrow;
  gboolean          is_tight;
  gboolean          is_cramped;
  gboolean          is_wordless;
  int               max_sentence;          /* the height; what is longer is scrolled */
};

enum
{
  PROP_0,
  PROP_IS_NARROW,
  PROP_IS_TIGHT,
  PROP_IS_CRAMPED,
  PROP_IS_WORDLESS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaPlayLayout, alea_play_layout, GTK_TYPE_LAYOUT_MANAGER)

#define GAP             12
#define NARROW_GAP      6
#define MIN_WIDE_WIDTH  700
#define MIN_SIDE        270
#define MAX_SIDE        400
#define SIDE_SHARE      0.33
#define MIN_LIST_HEIGHT 110
#define SHEET_SHARE     0.55

/* What is kept of the board, as a share of its width, before a sentence must
 * be scrolled, what is seen of that at least, beside the board of a low window
 * as well, and how it goes there. */
#define BOARD_SHARE      0.78
#define MIN_SENTENCE     64
#define MIN_LOW_SENTENCE 54
#define SENTENCE_STEP    4

/* What a column beside the board needs, for one player and for two who sit
 * opposite. */
#define MIN_WIDE_HEIGHT   460
#define MIN_FACING_HEIGHT 600

/* Below this there is no room for two tall trays. */
#define TALL_FACING_HEIGHT 900

/* What is kept of the board beside a column that is low, of what it could be
 * and of the least that it needs, and how it goes there. */
#define LOW_BOARD_SHARE 0.7
#define LOW_BOARD_ZOOM  1.2
#define LOW_BOARD_STEP  12

/* Below this width, and with no more than this height beside that of a square
 * board, only what the game needs has room.  Who sit opposite need most of it
 * twice, at any width. */
#define CRAMPED_WIDTH       480
#define CRAMPED_REST        360
#define CRAMPED_FACING_REST 440

/* The height of a line from which on letters are large, as twice the usual, and
 * that of a window below which they leave no room for words in a column. */
#define LARGE_LETTERS      24
#define LARGE_WORDS_HEIGHT 1200

/* --- helpers ------------------------------------------------------------- */

static int
get_height (AleaPlayLayout *self,
            AleaPart        part,
            int             width)
{
  const int height = alea_part_get_height (self->parts[part], width);
  const gboolean is_sentence = part == ALEA_PART_SENTENCE || part == ALEA_PART_FAR_SENTENCE;

  return is_sentence ? MIN (height, self->max_sentence) : height;
}

/* Whether @part is to be read from the far side. */
static gboolean
is_turned (AleaPlayLayout *self,
           AleaPart        part)
{
  return self->face_to_face
         && (part == ALEA_PART_FAR || part == ALEA_PART_FAR_TRAY || part == ALEA_PART_FAR_SENTENCE);
}

static void
place (AleaPlayLayout *self,
       AleaPart        part,
       int             x,
       int             y,
       int             width,
       int             height)
{
  if (is_turned (self, part))
    alea_part_place_turned (self->parts[part], x, y, width, height);
  else
    alea_part_place (self->parts[part], x, y, width, height);
}

/* Places a part at the height that it wants; returns where the next begins. */
static int
stack (AleaPlayLayout *self,
       AleaPart        part,
       int             x,
       int             y,
       int             width,
       int             gap)
{
  int height = get_height (self, part, width);

  place (self, part, x, y, width, height);
  return height > 0 ? y + height + gap : y;
}

static void
set_shape (AleaPlayLayout *self,
           gboolean        is_narrow,
           gboolean        is_tight,
           gboolean        is_cramped,
           gboolean        is_wordless)
{
  if (self->is_narrow == is_narrow && self->is_tight == is_tight && self->is_cramped == is_cramped
      && self->is_wordless == is_wordless)
    return;

  self->is_narrow = is_narrow;
  self->is_tight = is_tight;
  self->is_cramped = is_cramped;
  self->is_wordless = is_wordless;
  alea_part_notify_later (self, properties[PROP_IS_NARROW]);
  alea_part_notify_later (self, properties[PROP_IS_TIGHT]);
  alea_part_notify_later (self, properties[PROP_IS_CRAMPED]);
  alea_part_notify_later (self, properties[PROP_IS_WORDLESS]);
}

static gboolean
is_wide (AleaPlayLayout *self,
         int             width,
         int             height)
{
  return width >= MIN_WIDE_WIDTH && width > height
         && height >= (self->face_to_face ? MIN_FACING_HEIGHT : MIN_WIDE_HEIGHT);
}

/* Those who need them have less room in as many pixels. */
static gboolean
has_large_letters (AleaPlayLayout *self)
{
  GtkWidget *widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  const int height = PANGO_PIXELS (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  return height >= LARGE_LETTERS;
}

/* Of the size, the seats and the letters alone: what is left out for it must
 * not bring it to an end. */
static gboolean
is_cramped (AleaPlayLayout *self,
            int             width,
            int             height)
{
  const int scale = has_large_letters (self) ? 2 : 1;

  if (self->face_to_face)
    return height - width <= CRAMPED_FACING_REST * scale;

  return width <= CRAMPED_WIDTH * scale && height - width <= CRAMPED_REST * scale;
}

/* --- wide ---------------------------------------------------------------- */

/* What every part of the column needs, and @least. */
static int
get_minimum_side (AleaPlayLayout *self,
                  int             least)
{
  int side = least;

  for (AleaPart part = 0; part < ALEA_N_PARTS; part++)
    if (part != ALEA_PART_BOARD && part != ALEA_PART_SENTENCE && part != ALEA_PART_FAR_SENTENCE)
      side = MAX (side, alea_part_get_minimum (self->parts[part]));

  return side;
}

/* What everything takes that is not the board, at the least height of the list. */
static int
get_wide_height (AleaPlayLayout *self,
                 int             width,
                 int             side)
{
  int rest = GAP;

  for (AleaPart part = 0; part < ALEA_N_PARTS; part++)
    {
      const gboolean is_sentence = part == ALEA_PART_SENTENCE || part == ALEA_PART_FAR_SENTENCE;
      const int height = part == ALEA_PART_BOARD ? 0 : get_height (self, part, is_sentence ? width - 2 * GAP : side);

      rest += height > 0 ? height + GAP : 0;
    }

  return rest;
}

/* Two long sentences may leave too little for the column. */
static void
fit_wide_sentences (AleaPlayLayout *self,
                    int             width,
                    int             height,
                    int             side)
{
  self->max_sentence = height;
  while (self->max_sentence > MIN_SENTENCE && get_wide_height (self, width, side) > height)
    self->max_sentence -= SENTENCE_STEP;
}

static void
allocate_wide (AleaPlayLayout *self,
               int             width,
               int             height)
{
  const gboolean is_wordless = has_large_letters (self) && height < LARGE_WORDS_HEIGHT;
  /* Large letters may need more than its share. */
  const int side = MAX (MIN ((int) (width * SIDE_SHARE), MAX_SIDE), get_minimum_side (self, MIN_SIDE));
  const int x = width - GAP - side;
  int y = GAP, sentence, bottom, low;

  fit_wide_sentences (self, width, height, side);
  sentence = get_height (self, ALEA_PART_SENTENCE, width - 2 * GAP);
  low = bottom = height - GAP - (sentence > 0 ? sentence + GAP : 0);
  y = stack (self, ALEA_PART_FAR_SENTENCE, GAP, y, width - 2 * GAP, GAP);
  place (self, ALEA_PART_SENTENCE, GAP, bottom + GAP, width - 2 * GAP, sentence);
  place (self, ALEA_PART_BOARD, GAP, y, x - 2 * GAP, bottom - y);

  y = stack (self, ALEA_PART_FAR, x, y, side, GAP);
  y = stack (self, self->face_to_face ? ALEA_PART_FAR_TRAY : ALEA_PART_TRAY, x, y, side, GAP);

  low -= get_height (self, ALEA_PART_NEAR, side);
  place (self, ALEA_PART_NEAR, x, low, side, bottom - low);
  if (self->face_to_face && alea_part_is_shown (self->parts[ALEA_PART_TRAY]))
    {
      low -= GAP + get_height (self, ALEA_PART_TRAY, side);
      stack (self, ALEA_PART_TRAY, x, low, side, GAP);
    }
  low -= GAP + get_height (self, ALEA_PART_ACTIONS, side);
  stack (self, ALEA_PART_ACTIONS, x, low, side, GAP);

  if (self->parts[ALEA_PART_LIST] != NULL)
    gtk_widget_set_child_visible (self->parts[ALEA_PART_LIST], TRUE);
  place (self, ALEA_PART_LIST, x, y, side, low - GAP - y);
  set_shape (self, is_wordless || (self->face_to_face && height < TALL_FACING_HEIGHT), FALSE, FALSE, is_wordless);
}

/* --- rows ---------------------------------------------------------------- */

#define NOTHING ALEA_N_PARTS

/* A part in all the width that there is, or two: then the snug one may stand
 * beside the other, as wide as it likes, where that takes less height than one
 * below the other. */
typedef struct
{
  AleaPart part;
  AleaPart snug;
  gboolean snug_is_left;
  gboolean snug_is_above;
} Row;

/* From top to bottom. */
static const Row far_rows[] = {
  { .part = ALEA_PART_FAR_TRAY, .snug = NOTHING },
  { .part = ALEA_PART_FAR_SENTENCE, .snug = NOTHING },
  { .part = ALEA_PART_FAR, .snug = NOTHING },
  { .part = NOTHING },
};
static const Row near_rows[] = {
  { .part = ALEA_PART_NEAR, .snug = NOTHING },
  { .part = ALEA_PART_SENTENCE, .snug = NOTHING },
  { .part = ALEA_PART_TRAY, .snug = NOTHING },
  { .part = ALEA_PART_ACTIONS, .snug = NOTHING },
  { .part = NOTHING },
};
static const Row cramped_near_rows[] = {
  { .part = ALEA_PART_NEAR, .snug = ALEA_PART_ACTIONS },
  { .part = ALEA_PART_SENTENCE, .snug = NOTHING },
  { .part = ALEA_PART_TRAY, .snug = NOTHING },
  { .part = NOTHING },
};

/* For players who sit opposite. */
static const Row cramped_facing_far_rows[] = {
  { .part = ALEA_PART_FAR_SENTENCE, .snug = ALEA_PART_FAR_TRAY, .snug_is_above = TRUE },
  { .part = ALEA_PART_FAR, .snug = NOTHING },
  { .part = NOTHING },
};
static const Row cramped_facing_near_rows[] = {
  { .part = ALEA_PART_NEAR, .snug = ALEA_PART_ACTIONS },
  { .part = ALEA_PART_SENTENCE, .snug = ALEA_PART_TRAY, .snug_is_left = TRUE },
  { .part = NOTHING },
};

/* What is left for the part beside the snug one, which has what it likes or
 * the least that it needs; 0 where they lie below each other. */
static int
get_rest (AleaPlayLayout *self,
          const Row      *row,
          int             width)
{
  GtkWidget *part = self->parts[row->part], *snug = row->snug != NOTHING ? self->parts[row->snug] : NULL;
  const int height = get_height (self, row->part, width), snug_height = alea_part_get_height (snug, width);
  const int least = MAX ((width + 1) / 2, alea_part_get_minimum (part));
  int snug_width = alea_part_get_width (snug), rest = width - snug_width - NARROW_GAP;

  if (rest < least)
    {
      snug_width = alea_part_get_minimum (snug);
      rest = width - snug_width - NARROW_GAP;
    }
  if (height == 0 || snug_height == 0 || rest < least)
    return 0;

  return MAX (get_height (self, row->part, rest), alea_part_get_height (snug, snug_width))
         < height + NARROW_GAP + snug_height ? rest : 0;
}

/* Places the row, or only asks for its height; returns where the next begins. */
static int
stack_row (AleaPlayLayout *self,
           const Row      *row,
           int             x,
           int             y,
           int             width,
           gboolean        is_placed)
{
  const int rest = get_rest (self, row, width), snug_width = width - rest - NARROW_GAP;
  int heights[2], height, step;

  heights[0] = get_height (self, row->part, rest > 0 ? rest : width);
  heights[1] = row->snug == NOTHING ? 0 : get_height (self, row->snug, rest > 0 ? snug_width : width);
  step = heights[0] > 0 && heights[1] > 0 ? NARROW_GAP : 0;
  height = rest > 0 ? MAX (heights[0], heights[1]) : heights[0] + step + heights[1];

  if (is_placed && rest > 0)
    {
      place (self, row->part, row->snug_is_left ? x + snug_width + NARROW_GAP : x, y, rest, height);
      place (self, row->snug, row->snug_is_left ? x : x + rest + NARROW_GAP, y, snug_width, height);
    }
  else if (is_placed)
    {
      place (self, row->part, x, row->snug_is_above ? y + heights[1] + step : y, width, heights[0]);
      if (row->snug != NOTHING)
        place (self, row->snug, x, row->snug_is_above ? y : y + heights[0] + step, width, heights[1]);
    }

  return height > 0 ? y + height + NARROW_GAP : y;
}

static int
stack_rows (AleaPlayLayout *self,
            const Row      *rows,
            int             x,
            int             y,
            int             width,
            gboolean        are_placed)
{
  for (; rows->part != NOTHING; rows++)
    y = stack_row (self, rows, x, y, width, are_placed);

  return y;
}

static const Row *
get_far_rows (AleaPlayLayout *self,
              gboolean        cramped)
{
  return cramped && self->face_to_face ? cramped_facing_far_rows : far_rows;
}

static const Row *
get_near_rows (AleaPlayLayout *self,
               gboolean        cramped)
{
  if (!cramped)
    return near_rows;

  return self->face_to_face ? cramped_facing_near_rows : cramped_near_rows;
}

/* Lets long sentences be scrolled until all rows fit into @room, but leaves
 * each @least of its height. */
static void
fit_sentences (AleaPlayLayout *self,
               const Row      *far_side,
               const Row      *near_side,
               int             width,
               int             room,
               int             least)
{
  self->max_sentence = MAX (room, least);
  while (self->max_sentence > least
         && stack_rows (self, far_side, 0, 0, width, FALSE) + stack_rows (self, near_side, 0, 0, width, FALSE) > room)
    self->max_sentence -= SENTENCE_STEP;
}

/* --- narrow -------------------------------------------------------------- */

/* The list below everything else, where it fits, or over it when asked for. */
static void
place_list (AleaPlayLayout *self,
            gboolean        fits,
            int             x,
            int             y,
            int             width,
            int             height)
{
  if (self->parts[ALEA_PART_LIST] == NULL)
    return;

  gtk_widget_set_child_visible (self->parts[ALEA_PART_LIST], fits || self->sheet_open);
  place (self, ALEA_PART_LIST, x, y, width, height);
}

static void
allocate_narrow (AleaPlayLayout *self,
                 int             width,
                 int             height)
{
  const gboolean cramped = is_cramped (self, width, height);
  const Row *far_side = get_far_rows (self, cramped), *near_side = get_near_rows (self, cramped);
  const int x = NARROW_GAP, inner = width - 2 * NARROW_GAP, sheet = (int) (height * SHEET_SHARE);
  int top, near_height, board, y;
  gboolean fits;

  fit_sentences (self, far_side, near_side, inner, height - 2 * NARROW_GAP - (int) (width * BOARD_SHARE),
                 MIN_SENTENCE);
  top = y = stack_rows (self, far_side, x, NARROW_GAP, inner, TRUE);
  near_height = stack_rows (self, near_side, x, NARROW_GAP, inner, FALSE);
  board = MIN (width, height - near_height - top);

  /* Opposite each other, everybody has what belongs to them before them. */
  if (self->face_to_face)
    y = CLAMP ((height - board) / 2, top, height - near_height - board);
  place (self, ALEA_PART_BOARD, 0, y, width, board);
  y = self->face_to_face ? height - near_height + NARROW_GAP : y + board + NARROW_GAP;
  y = stack_rows (self, near_side, x, y, inner, TRUE);

  /* A list that came and went with a line of the sentence would not rest. */
  fits = !cramped && height - y >= MIN_LIST_HEIGHT;
  if (fits)
    place_list (self, TRUE, x, y, inner, height - y - NARROW_GAP);
  else
    place_list (self, FALSE, 0, height - sheet, width, sheet);
  set_shape (self, TRUE, !fits, cramped, cramped && (self->face_to_face || has_large_letters (self)));
}

/* --- low ----------------------------------------------------------------- */

/* The side of the board: as large as it can be, but long sentences may need a
 * wider column, and where little is left for the board, the column a narrower
 * one. */
static int
get_low_board (AleaPlayLayout *self,
               const Row      *far_side,
               const Row      *near_side,
               int             width,
               int             height)
{
  const int rest = width - 3 * NARROW_GAP, most = height - 2 * NARROW_GAP;
  const double smallest = alea_part_get_minimum (self->parts[ALEA_PART_BOARD]) * LOW_BOARD_ZOOM;
  int board = MIN (most, rest - get_minimum_side (self, MIN_SIDE)), least, y;

  if (board < smallest)
    board = MIN ((int) smallest, MIN (most, rest - get_minimum_side (self, 0)));
  least = (int) MAX (board * LOW_BOARD_SHARE, smallest);
  for (; board - LOW_BOARD_STEP >= least; board -= LOW_BOARD_STEP)
    {
      y = stack_rows (self, far_side, 0, NARROW_GAP, rest - board, FALSE);
      if (stack_rows (self, near_side, 0, y, rest - board, FALSE) <= height)
        break;
    }

  return board;
}

static void
allocate_low (AleaPlayLayout *self,
              int             width,
              int             height)
{
  const Row *far_side = get_far_rows (self, TRUE), *near_side = get_near_rows (self, TRUE);
  const int board = get_low_board (self, far_side, near_side, width, height);
  const int x = board + 2 * NARROW_GAP, side = width - x - NARROW_GAP;
  int near_height;

  fit_sentences (self, far_side, near_side, side, height - NARROW_GAP, MIN_LOW_SENTENCE);
  near_height = stack_rows (self, near_side, x, 0, side, FALSE);
  place (self, ALEA_PART_BOARD, NARROW_GAP, (height - board) / 2, board, board);
  stack_rows (self, far_side, x, NARROW_GAP, side, TRUE);
  stack_rows (self, near_side, x, height - near_height, side, TRUE);
  place_list (self, FALSE, x, 0, width - x, height);
  set_shape (self, TRUE, TRUE, TRUE, self->face_to_face || has_large_letters (self));
}

/* --- the manager --------------------------------------------------------- */

static void
alea_play_layout_allocate (GtkLayoutManager *layout,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  AleaPlayLayout *self = ALEA_PLAY_LAYOUT (layout);

  self->max_sentence = G_MAXINT;
  if (is_wide (self, width, height))
    allocate_wide (self, width, height);
  else if (width > height)
    allocate_low (self, width, height);
  else
    allocate_narrow (self, width, height);
}

static void
alea_play_layout_measure (GtkLayoutManager *layout,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  AleaPlayLayout *self = ALEA_PLAY_LAYOUT (layout);

  /* Of all but the list, which comes last: one that is too wide is scrolled
   * where the window is narrow. */
  alea_part_measure_all (self->parts, ALEA_PART_LIST, NARROW_GAP, orientation, minimum, natural);
}

static GtkSizeRequestMode
alea_play_layout_get_request_mode (GtkLayoutManager *layout,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* --- the class ----------------------------------------------------------- */

void
alea_play_layout_set_part (AleaPlayLayout *self,
                           AleaPart        part,
                           GtkWidget      *widget)
{
  g_return_if_fail (ALEA_IS_PLAY_LAYOUT (self));

  self->parts[part] = widget;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
alea_play_layout_set_face_to_face (AleaPlayLayout *self,
                                   gboolean        face_to_face)
{
  g_return_if_fail (ALEA_IS_PLAY_LAYOUT (self));

  self->face_to_face = face_to_face;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

gboolean
alea_play_layout_get_is_narrow (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->is_narrow;
}

gboolean
alea_play_layout_get_is_tight (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->is_tight;
}

gboolean
alea_play_layout_get_is_cramped (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->is_cramped;
}

gboolean
alea_play_layout_get_is_wordless (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->is_wordless;
}

gboolean
alea_play_layout_get_sheet_open (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->sheet_open;
}

void
alea_play_layout_set_sheet_open (AleaPlayLayout *self,
                                 gboolean        open)
{
  g_return_if_fail (ALEA_IS_PLAY_LAYOUT (self));

  self->sheet_open = open;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
alea_play_layout_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  if (id == PROP_IS_NARROW)
    g_value_set_boolean (value, ALEA_PLAY_LAYOUT (object)->is_narrow);
  else if (id == PROP_IS_TIGHT)
    g_value_set_boolean (value, ALEA_PLAY_LAYOUT (object)->is_tight);
  else if (id == PROP_IS_CRAMPED)
    g_value_set_boolean (value, ALEA_PLAY_LAYOUT (object)->is_cramped);
  else if (id == PROP_IS_WORDLESS)
    g_value_set_boolean (value, ALEA_PLAY_LAYOUT (object)->is_wordless);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
alea_play_layout_class_init (AleaPlayLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = alea_play_layout_get_property;
  layout_class->allocate = alea_play_layout_allocate;
  layout_class->get_request_mode = alea_play_layout_get_request_mode;
  layout_class->measure = alea_play_layout_measure;

  /**
   * AleaPlayLayout:is-narrow:
   *
   * Whether parts must do with less height than they might like.
   */
  properties[PROP_IS_NARROW] = g_param_spec_boolean ("is-narrow", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * AleaPlayLayout:is-tight:
   *
   * Whether the list comes as a sheet.
   */
  properties[PROP_IS_TIGHT] = g_param_spec_boolean ("is-tight", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * AleaPlayLayout:is-cramped:
   *
   * Whether only what the game needs has room beside the board.
   */
  properties[PROP_IS_CRAMPED] = g_param_spec_boolean ("is-cramped", NULL, NULL, FALSE,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * AleaPlayLayout:is-wordless:
   *
   * Whether what the dice mean has no room beside them.
   */
  properties[PROP_IS_WORDLESS] = g_param_spec_boolean ("is-wordless", NULL, NULL, FALSE,
                                                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_play_layout_init (AleaPlayLayout *self)
{
}

GtkLayoutManager *
alea_play_layout_new (void)
{
  return g_object_new (ALEA_TYPE_PLAY_LAYOUT, NULL);
}
