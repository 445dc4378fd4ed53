/* alea-play-wide.c: the board, and a column beside it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-play-layout-private.h"

#include "alea-growth.h"

/* Board and column stand in the middle of the window, with so much around them
 * and between them. */
#define MARGIN   20
#define BETWEEN  28

/* Where everything is as large as usual. */
#define USUAL_SIDE 496
#define USUAL_FELT 200

/* A felt is not higher than a part of its width: dice have no more room in it, and what
 * is said and asked after a roll would make it lower. */
#define FELT_SHAPE 2

/* What the felt leaves to long sentences and to the list; and what a sentence leaves of
 * the list, which is its last row. */
#define LEAST_FELT 78
#define MIN_LIST   70
#define LEAST_LIST 44

/* Below this the players have a line each. */
#define CARDS_HEIGHT 640

/* Lower than this each player has a single line. */
#define LOW_HEIGHT 420

/* What eight cells need with their dice beside each other and below, and the
 * list to stand below them. */
#define SET_UP_SIDE        412
#define NARROW_SET_UP_SIDE 300
#define BELOW_LIST         100

/* Below this a card for the pieces in hand would leave the dice too little. */
#define HAND_CARD_HEIGHT 690

/* From the edge of the card to what lies on it. */
#define CARD_EDGE 6

/* Below this there is no room for two tall trays. */
#define TALL_FACING_HEIGHT 900

/* Below this there is no room for words in a column of large letters. */
#define LARGE_WORDS_HEIGHT 1200

typedef struct
{
  int x;
  int side;      /* the width */
  int top;
  int bottom;
  int felt;      /* the height of one */
  int list;      /* the least height of the list; 0 where it leaves its place to a sentence */
  int set_up;    /* the height of what stands in the place of the list, or 0 */
} Column;

static AleaSetUpRoom
find_set_up_room (int   side,
                  int   height,
                  guint scale)
{
  if (side >= SET_UP_SIDE * (int) scale / 10)
    return ALEA_SET_UP_WIDE;
  if (side < NARROW_SET_UP_SIDE * (int) scale / 10)
    return ALEA_SET_UP_NONE;

  return height >= HAND_CARD_HEIGHT * (int) scale / 10 ? ALEA_SET_UP_NARROW : ALEA_SET_UP_LOW;
}

/* --- one player's dice, with what is said and asked ------------------------- */

/* From the board's side to the far one: for who sits opposite all is turned. */
static const AleaPart near_group[] = { ALEA_PART_TRAY, ALEA_PART_SENTENCE, ALEA_PART_ANSWERS, ALEA_PART_ACTIONS };
static const AleaPart far_group[] = { ALEA_PART_FAR_ANSWERS, ALEA_PART_FAR_SENTENCE, ALEA_PART_FAR_TRAY };

static int
get_height (AleaPlayLayout *self,
            const Column   *column,
            AleaPart        part)
{
  if (part == ALEA_PART_TRAY || part == ALEA_PART_FAR_TRAY)
    return alea_part_is_shown (self->parts[part]) ? column->felt : 0;

  return alea_play_layout_get_height (self, part, column->side - 2 * CARD_EDGE);
}

/* Places the parts below each other, or only asks for their height. */
static int
stack_group (AleaPlayLayout *self,
             const Column   *column,
             const AleaPart *parts,
             guint           n_parts,
             int             y,
             gboolean        are_placed)
{
  for (guint i = 0; i < n_parts; i++)
    {
      const int height = get_height (self, column, parts[i]);

      /* Also one that is empty must have its place. */
      if (are_placed)
        alea_play_layout_place (self, parts[i], column->x + CARD_EDGE, y, column->side - 2 * CARD_EDGE, height);
      y += height > 0 ? height + CARD_EDGE : 0;
    }

  return y;
}

static int
get_column_height (AleaPlayLayout *self,
                   const Column   *column)
{
  return stack_group (self, column, far_group, G_N_ELEMENTS (far_group), 0, FALSE)
         + stack_group (self, column, near_group, G_N_ELEMENTS (near_group), 0, FALSE) + CARD_EDGE
         + alea_play_layout_get_height (self, ALEA_PART_FAR, column->side)
         + alea_play_layout_get_height (self, ALEA_PART_NEAR, column->side)
         + MAX (column->set_up, column->list) + (MAX (column->set_up, column->list) > 0 ? 3 : 2) * GAP
         + (self->face_to_face ? GAP + CARD_EDGE : 0);
}

/* For a sentence that is long all but its last row of the list gives way, and then
 * all of it: what else there was is then for the felt. */
static void
shorten_list (AleaPlayLayout *self,
              Column         *column,
              int             felt)
{
  const int height = column->bottom - column->top;

  if (get_column_height (self, column) > height)
    column->list = LEAST_LIST;
  if (get_column_height (self, column) > height)
    column->list = 0;
  while (column->list == 0 && column->felt < felt && get_column_height (self, column) + FELT_STEP <= height)
    column->felt += FELT_STEP;
}

/* Where there is too little height the felt gives way first, then the list, and the
 * sentences last: they are read whole. */
static void
fit_column (AleaPlayLayout *self,
            Column         *column)
{
  const int height = column->bottom - column->top, felt = column->felt;

  self->max_sentence = height;
  while (column->felt > LEAST_FELT && get_column_height (self, column) > height)
    column->felt -= FELT_STEP;
  shorten_list (self, column, felt);
  while (self->max_sentence > MIN_SENTENCE && get_column_height (self, column) > height)
    self->max_sentence -= SENTENCE_STEP;
}

/* --- all of it ---------------------------------------------------------------- */

/* The card with the dice; returns where the next part begins.  Opposite each
 * other, everybody has what belongs to them before them. */
static int
place_near_group (AleaPlayLayout *self,
                  const Column   *column,
                  int             y)
{
  const int end = stack_group (self, column, near_group, G_N_ELEMENTS (near_group), y + CARD_EDGE, TRUE);

  gtk_widget_set_child_visible (self->parts[ALEA_PART_CARD], TRUE);
  alea_play_layout_place (self, ALEA_PART_CARD, column->x, y, column->side, end - y);
  return end + GAP;
}

/* The list is not seen where the set-up leaves it no room. */
static void
place_rest (AleaPlayLayout *self,
            const Column   *column,
            int             top,
            int             bottom)
{
  const int set_up = column->set_up, list = bottom - top - set_up - GAP;
  const gboolean has_list = set_up == 0 ? column->list > 0 : list >= BELOW_LIST;

  gtk_widget_set_child_visible (self->parts[ALEA_PART_SET_UP], set_up > 0);
  gtk_widget_set_child_visible (self->parts[ALEA_PART_LIST], has_list);
  if (set_up > 0)
    {
      alea_play_layout_place (self, ALEA_PART_SET_UP, column->x, top, column->side, has_list ? set_up : bottom - top);
      top += has_list ? set_up + GAP : 0;
    }
  alea_play_layout_place (self, ALEA_PART_LIST, column->x, top, column->side, bottom - top);
}

static void
place_column (AleaPlayLayout *self,
              const Column   *column)
{
  const int near_height = alea_play_layout_get_height (self, ALEA_PART_NEAR, column->side);
  int y = column->top, low = column->bottom - near_height;

  alea_play_layout_place (self, ALEA_PART_NEAR, column->x, low, column->side, near_height);
  y = alea_play_layout_stack (self, ALEA_PART_FAR, column->x, y, column->side, GAP);
  if (self->face_to_face)
    {
      y = stack_group (self, column, far_group, G_N_ELEMENTS (far_group), y, TRUE) + CARD_EDGE;
      low -= GAP + stack_group (self, column, near_group, G_N_ELEMENTS (near_group), CARD_EDGE, FALSE);
      place_near_group (self, column, low);
    }
  else
    y = place_near_group (self, column, y);

  place_rest (self, column, y, low - GAP);
}

void
alea_play_layout_allocate_wide (AleaPlayLayout *self,
                                int             width,
                                int             height)
{
  const gboolean is_wordless = alea_play_layout_has_large_letters (self) && height < LARGE_WORDS_HEIGHT;
  const gboolean has_cards = height >= CARDS_HEIGHT && !self->face_to_face
                             && !alea_play_layout_has_large_letters (self);
  const guint scale = alea_growth_find (width, height);
  const int most = height - 2 * GAP, rest = width - 2 * MARGIN - BETWEEN;
  /* Large letters may need more than its share. */
  const int least = alea_play_layout_get_minimum_side (self, MIN_SIDE) + 2 * CARD_EDGE;
  const int side = MAX (MIN (rest - most, USUAL_SIDE * (int) scale / 10), least);
  const int board = MIN (most, rest - side), left = (width - board - BETWEEN - side) / 2;
  Column column = {
    .x = left + board + BETWEEN, .side = side, .top = GAP, .bottom = height - GAP,
    .felt = MIN (USUAL_FELT * (int) scale / 10, side / FELT_SHAPE), .list = MIN_LIST,
  };

  alea_play_layout_set_scale (self, scale, has_cards, has_cards ? find_set_up_room (side, height, scale) : ALEA_SET_UP_NONE);
  column.set_up = self->set_up_room != ALEA_SET_UP_NONE ? alea_play_layout_get_height (self, ALEA_PART_SET_UP, side) : 0;
  fit_column (self, &column);
  alea_play_layout_place (self, ALEA_PART_BOARD, left, (height - board) / 2, board, board);
  place_column (self, &column);
  alea_play_layout_set_shape (self, &(AleaPlayShape) {
    .is_narrow = is_wordless || (self->face_to_face && height < TALL_FACING_HEIGHT),
    .is_cramped = height < LOW_HEIGHT,
    .is_wordless = is_wordless,
  });
}
