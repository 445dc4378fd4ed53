/* alea-play-rows.c: rows above and below the board, or beside a low one
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-play-layout-private.h"

#define MIN_LIST_HEIGHT 110
#define SHEET_SHARE     0.55

/* What is kept of the board, as a share of its width, before a sentence must
 * be scrolled, and what is above and below a line of that. */
#define BOARD_SHARE   0.78
#define SENTENCE_EDGE 4

/* As many lines of text a sentence keeps below the board once it had them. */
#define MOST_HELD 4

/* What is kept of the board in any case, of the least that it needs. */
#define LEAST_BOARD_ZOOM 1.25

/* What is kept of it beside a column that is low, of what it could be and of
 * the least that it needs, and how it goes there. */
#define LOW_BOARD_SHARE   0.765
#define LARGE_BOARD_SHARE 0.7     /* where letters are large */
#define LOW_BOARD_ZOOM  1.25
#define LOW_BOARD_STEP  12

/* Below this width, and with no more than this height beside that of a square
 * board, only what the game needs has room.  Who sit opposite need most of it
 * twice, at any width. */
#define CRAMPED_WIDTH       480
#define CRAMPED_REST        360
#define CRAMPED_FACING_REST 440

/* The height of the felt, and what dice need of it. */
#define ROW_FELT 78
#define LEAST_ROW_FELT 48

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
  { .part = ALEA_PART_FAR_ANSWERS, .snug = NOTHING },
  { .part = ALEA_PART_FAR_SENTENCE, .snug = NOTHING },
  { .part = ALEA_PART_FAR_TRAY, .snug = NOTHING },
  { .part = ALEA_PART_FAR, .snug = NOTHING },
  { .part = NOTHING },
};
static const Row near_rows[] = {
  { .part = ALEA_PART_NEAR, .snug = NOTHING },
  { .part = ALEA_PART_TRAY, .snug = NOTHING },
  { .part = ALEA_PART_SENTENCE, .snug = NOTHING },
  { .part = ALEA_PART_ANSWERS, .snug = NOTHING },
  { .part = ALEA_PART_ACTIONS, .snug = NOTHING },
  { .part = NOTHING },
};
static const Row cramped_near_rows[] = {
  { .part = ALEA_PART_NEAR, .snug = NOTHING },
  { .part = ALEA_PART_TRAY, .snug = NOTHING },
  { .part = ALEA_PART_SENTENCE, .snug = NOTHING },
  { .part = ALEA_PART_ANSWERS, .snug = ALEA_PART_ACTIONS },
  { .part = NOTHING },
};

/* Where dice above the answers would take too much height. */
static const Row beside_near_rows[] = {
  { .part = ALEA_PART_NEAR, .snug = NOTHING },
  { .part = ALEA_PART_ANSWERS, .snug = ALEA_PART_TRAY, .snug_is_left = TRUE, .snug_is_above = TRUE },
  { .part = ALEA_PART_SENTENCE, .snug = NOTHING },
  { .part = ALEA_PART_ACTIONS, .snug = NOTHING },
  { .part = NOTHING },
};

/* For players who sit opposite. */
static const Row cramped_facing_far_rows[] = {
  { .part = ALEA_PART_FAR_ANSWERS, .snug = NOTHING },
  { .part = ALEA_PART_FAR_SENTENCE, .snug = ALEA_PART_FAR_TRAY, .snug_is_above = TRUE },
  { .part = ALEA_PART_FAR, .snug = NOTHING },
  { .part = NOTHING },
};
static const Row cramped_facing_near_rows[] = {
  { .part = ALEA_PART_NEAR, .snug = ALEA_PART_ACTIONS },
  { .part = ALEA_PART_SENTENCE, .snug = ALEA_PART_TRAY, .snug_is_left = TRUE },
  { .part = ALEA_PART_ANSWERS, .snug = NOTHING },
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
  const int height = alea_play_layout_get_height (self, row->part, width);
  const int snug_height = alea_part_get_height (snug, width);
  const int least = MAX ((width + 1) / 2, alea_part_get_minimum (part));
  int snug_width = alea_part_get_width (snug), rest = width - snug_width - NARROW_GAP;

  if (rest < least)
    {
      snug_width = alea_part_get_minimum (snug);
      rest = width - snug_width - NARROW_GAP;
    }
  if (height == 0 || snug_height == 0 || rest < least)
    return 0;

  return MAX (alea_play_layout_get_height (self, row->part, rest), alea_part_get_height (snug, snug_width))
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

  heights[0] = alea_play_layout_get_height (self, row->part, rest > 0 ? rest : width);
  heights[1] = row->snug == NOTHING ? 0 : alea_play_layout_get_height (self, row->snug, rest > 0 ? snug_width : width);
  step = heights[0] > 0 && heights[1] > 0 ? NARROW_GAP : 0;
  height = rest > 0 ? MAX (heights[0], heights[1]) : heights[0] + step + heights[1];

  if (is_placed && rest > 0)
    {
      alea_play_layout_place (self, row->part, row->snug_is_left ? x + snug_width + NARROW_GAP : x, y, rest, height);
      alea_play_layout_place (self, row->snug, row->snug_is_left ? x : x + rest + NARROW_GAP, y, snug_width, height);
    }
  else if (is_placed)
    {
      alea_play_layout_place (self, row->part, x, row->snug_is_above ? y + heights[1] + step : y, width, heights[0]);
      if (row->snug != NOTHING)
        alea_play_layout_place (self, row->snug, x, row->snug_is_above ? y : y + heights[0] + step, width, heights[1]);
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

static int
get_least_board (AleaPlayLayout *self,
                 double          zoom)
{
  return (int) (alea_part_get_minimum (self->parts[ALEA_PART_BOARD]) * zoom);
}

/* Lets long sentences, which have @most of their height now, be scrolled until
 * all rows fit into @room, but leaves each @least. */
static void
fit_sentences (AleaPlayLayout *self,
               const Row      *far_side,
               const Row      *near_side,
               int             width,
               int             room,
               int             most,
               int             least)
{
  self->max_sentence = MAX (most, least);
  while (self->max_sentence > least
         && stack_rows (self, far_side, 0, 0, width, FALSE) + stack_rows (self, near_side, 0, 0, width, FALSE) > room)
    self->max_sentence -= SENTENCE_STEP;
}

/* Where even that is too much the dice lie on less felt. */
static void
fit_felt (AleaPlayLayout *self,
          const Row      *far_side,
          const Row      *near_side,
          int             width,
          int             room)
{
  self->max_felt = ROW_FELT;
  while (self->max_felt > LEAST_ROW_FELT
         && stack_rows (self, far_side, 0, 0, width, FALSE) + stack_rows (self, near_side, 0, 0, width, FALSE) > room)
    self->max_felt -= FELT_STEP;
}

/* What is seen of a sentence where even the least board would not have room. */
static int
get_least_sentence (AleaPlayLayout *self)
{
  return alea_play_layout_get_line (self) + 2 * SENTENCE_EDGE;
}

/* --- narrow -------------------------------------------------------------- */

/* Of the size, the seats and the letters alone: what is left out for it must
 * not bring it to an end. */
static gboolean
is_cramped (AleaPlayLayout *self,
            int             width,
            int             height)
{
  const int scale = alea_play_layout_has_large_letters (self) ? 2 : 1;

  if (self->face_to_face)
    return height - width <= CRAMPED_FACING_REST * scale;

  return width <= CRAMPED_WIDTH * scale && height - width <= CRAMPED_REST * scale;
}

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
  alea_play_layout_place (self, ALEA_PART_LIST, x, y, width, height);
}

/* The row with the last move. */
static const Row *const last_row = &cramped_near_rows[G_N_ELEMENTS (cramped_near_rows) - 2];

/* Where it begins, of all that end at @y: the sheet must not cover the button that
 * takes it away. */
static int
get_last_top (AleaPlayLayout *self,
              int             width,
              int             y)
{
  return y - stack_row (self, last_row, 0, 0, width, FALSE);
}

/* The last row stands at the foot, where thumbs are: nothing lies empty below it, and it
 * rests when the sentence gets longer.  Returns where the rows end. */
static int
place_at_foot (AleaPlayLayout *self,
               int             x,
               int             y,
               int             width,
               int             height)
{
  const int top = get_last_top (self, width, height);

  if (y >= height)
    return y;

  return stack_row (self, last_row, x, top, width, TRUE);
}

/* A board that grows with each shorter sentence slips away below the finger: what the
 * sentence and the last row have taken in this game they keep.  Returns what is free
 * above a last row that is lower now.  Where letters are large there is no room to keep. */
static int
hold_still (AleaPlayLayout *self,
            int             width,
            int             height)
{
  const int last = stack_row (self, last_row, 0, 0, width, FALSE);
  const AleaPlayHold before = self->hold;
  AleaPlayHold now = { .width = width, .height = height, .line = alea_play_layout_get_line (self),
                       .has_dice = alea_play_layout_get_height (self, ALEA_PART_TRAY, width) > 0 };

  if (self->face_to_face || alea_play_layout_has_large_letters (self))
    return 0;
  if (before.width == now.width && before.height == now.height && before.line == now.line
      && before.has_dice == now.has_dice)
    now = before;

  now.sentence = MAX (now.sentence, MIN (alea_play_layout_get_height (self, ALEA_PART_SENTENCE, width),
                                         MOST_HELD * now.line));
  now.last_row = MAX (now.last_row, last);
  self->hold = now;
  self->min_sentence = now.sentence;
  return now.last_row - last;
}

void
alea_play_layout_allocate_narrow (AleaPlayLayout *self,
                                  int             width,
                                  int             height)
{
  const gboolean cramped = is_cramped (self, width, height);
  const Row *far_side = get_far_rows (self, cramped), *near_side = get_near_rows (self, cramped);
  const int x = NARROW_GAP, inner = width - 2 * NARROW_GAP, sheet = (int) (height * SHEET_SHARE);
  const int room = height - 2 * NARROW_GAP, rest = room - (int) (width * BOARD_SHARE);
  const gboolean shows_last = cramped && !self->face_to_face && !alea_play_layout_has_large_letters (self);
  const int kept = hold_still (self, inner, height);
  int top, near_height, board, y;
  gboolean fits;

  fit_sentences (self, far_side, near_side, inner, rest, rest, MIN_SENTENCE);
  fit_sentences (self, far_side, near_side, inner, room - get_least_board (self, LEAST_BOARD_ZOOM),
                 self->max_sentence, get_least_sentence (self));
  fit_felt (self, far_side, near_side, inner, room - get_least_board (self, LEAST_BOARD_ZOOM));
  top = y = stack_rows (self, far_side, x, NARROW_GAP, inner, TRUE);
  near_height = stack_rows (self, near_side, x, NARROW_GAP, inner, FALSE);
  if (near_side == cramped_near_rows)
    near_height += kept;
  board = MIN (width, height - near_height - top);

  /* Opposite each other, everybody has what belongs to them before them. */
  if (self->face_to_face)
    y = CLAMP ((height - board) / 2, top, height - near_height - board);
  alea_play_layout_place (self, ALEA_PART_BOARD, 0, y, width, board);
  y = self->face_to_face ? height - near_height + NARROW_GAP : y + board + NARROW_GAP;
  y = stack_rows (self, near_side, x, y, inner, TRUE);
  if (near_side == cramped_near_rows)
    y = place_at_foot (self, x, y, inner, height);

  /* A list that came and went with a line of the sentence would not rest. */
  fits = !cramped && height - y >= MIN_LIST_HEIGHT;
  if (fits)
    place_list (self, TRUE, x, y, inner, height - y - NARROW_GAP);
  else
    place_list (self, FALSE, 0, shows_last ? MAX (0, get_last_top (self, inner, y) - sheet) : height - sheet, width, sheet);
  alea_play_layout_set_shape (self, &(AleaPlayShape) {
    .is_narrow = TRUE, .is_tight = !fits, .is_cramped = cramped,
    .is_wordless = cramped && (self->face_to_face || alea_play_layout_has_large_letters (self)),
    .shows_last = shows_last,
  });
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
  const int smallest = get_least_board (self, LOW_BOARD_ZOOM);
  int board = MIN (most, rest - alea_play_layout_get_minimum_side (self, MIN_SIDE)), least, y;

  if (board < smallest)
    board = MIN (smallest, MIN (most, rest - alea_play_layout_get_minimum_side (self, 0)));
  least = MAX ((int) (board * (alea_play_layout_has_large_letters (self) ? LARGE_BOARD_SHARE : LOW_BOARD_SHARE)), smallest);
  for (; board - LOW_BOARD_STEP >= least; board -= LOW_BOARD_STEP)
    {
      y = stack_rows (self, far_side, 0, NARROW_GAP, rest - board, FALSE);
      if (stack_rows (self, near_side, 0, y, rest - board, FALSE) <= height)
        break;
    }

  return board;
}

/* What leaves the board more room, and where letters are large what is lowest. */
static const Row *
choose_low_rows (AleaPlayLayout *self,
                 const Row      *far_side,
                 int             width,
                 int             height)
{
  const Row *below = get_near_rows (self, TRUE);

  if (self->face_to_face)
    return below;
  if (alea_play_layout_has_large_letters (self))
    return beside_near_rows;

  return get_low_board (self, far_side, beside_near_rows, width, height)
         > get_low_board (self, far_side, below, width, height) ? beside_near_rows : below;
}

void
alea_play_layout_allocate_low (AleaPlayLayout *self,
                               int             width,
                               int             height)
{
  const Row *far_side = get_far_rows (self, TRUE);
  const Row *near_side = choose_low_rows (self, far_side, width, height);
  const int board = get_low_board (self, far_side, near_side, width, height);
  const int x = board + 2 * NARROW_GAP, side = width - x - NARROW_GAP;
  int near_height;

  fit_sentences (self, far_side, near_side, side, height - NARROW_GAP, height - NARROW_GAP,
                 get_least_sentence (self));
  fit_felt (self, far_side, near_side, side, height - NARROW_GAP);
  near_height = stack_rows (self, near_side, x, 0, side, FALSE);
  alea_play_layout_place (self, ALEA_PART_BOARD, NARROW_GAP, (height - board) / 2, board, board);
  stack_rows (self, far_side, x, NARROW_GAP, side, TRUE);
  stack_rows (self, near_side, x, height - near_height, side, TRUE);
  place_list (self, FALSE, x, 0, width - x, height);
  alea_play_layout_set_shape (self, &(AleaPlayShape) {
    .is_narrow = TRUE, .is_tight = TRUE, .is_cramped = TRUE,
    .is_wordless = self->face_to_face || alea_play_layout_has_large_letters (self),
  });
}
