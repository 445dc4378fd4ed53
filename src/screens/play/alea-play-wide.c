/* alea-play-wide.c: the board, and a column beside it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-play-layout-private.h"

#define MAX_SIDE   400
#define SIDE_SHARE 0.33

/* Below this there is no room for two tall trays. */
#define TALL_FACING_HEIGHT 1000

/* Below this there is no room for words in a column of large letters. */
#define LARGE_WORDS_HEIGHT 1200

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
      const int height = alea_play_layout_get_height (self, part, is_sentence ? width - 2 * GAP : side);

      rest += part != ALEA_PART_BOARD && height > 0 ? height + GAP : 0;
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

void
alea_play_layout_allocate_wide (AleaPlayLayout *self,
                                int             width,
                                int             height)
{
  const gboolean is_wordless = alea_play_layout_has_large_letters (self) && height < LARGE_WORDS_HEIGHT;
  /* Large letters may need more than its share. */
  const int side = MAX (MIN ((int) (width * SIDE_SHARE), MAX_SIDE), alea_play_layout_get_minimum_side (self, MIN_SIDE));
  const int x = width - GAP - side;
  int y = GAP, sentence, bottom, low;

  fit_wide_sentences (self, width, height, side);
  sentence = alea_play_layout_get_height (self, ALEA_PART_SENTENCE, width - 2 * GAP);
  low = bottom = height - GAP - (sentence > 0 ? sentence + GAP : 0);
  y = alea_play_layout_stack (self, ALEA_PART_FAR_SENTENCE, GAP, y, width - 2 * GAP, GAP);
  alea_play_layout_place (self, ALEA_PART_SENTENCE, GAP, bottom + GAP, width - 2 * GAP, sentence);
  alea_play_layout_place (self, ALEA_PART_BOARD, GAP, y, x - 2 * GAP, bottom - y);

  y = alea_play_layout_stack (self, ALEA_PART_FAR, x, y, side, GAP);
  y = alea_play_layout_stack (self, self->face_to_face ? ALEA_PART_FAR_TRAY : ALEA_PART_TRAY, x, y, side, GAP);

  low -= alea_play_layout_get_height (self, ALEA_PART_NEAR, side);
  alea_play_layout_place (self, ALEA_PART_NEAR, x, low, side, bottom - low);
  if (self->face_to_face && alea_part_is_shown (self->parts[ALEA_PART_TRAY]))
    {
      low -= GAP + alea_play_layout_get_height (self, ALEA_PART_TRAY, side);
      alea_play_layout_stack (self, ALEA_PART_TRAY, x, low, side, GAP);
    }
  low -= GAP + alea_play_layout_get_height (self, ALEA_PART_ACTIONS, side);
  alea_play_layout_stack (self, ALEA_PART_ACTIONS, x, low, side, GAP);

  if (self->parts[ALEA_PART_LIST] != NULL)
    gtk_widget_set_child_visible (self->parts[ALEA_PART_LIST], TRUE);
  alea_play_layout_place (self, ALEA_PART_LIST, x, y, side, low - GAP - y);
  alea_play_layout_set_shape (self, is_wordless || (self->face_to_face && height < TALL_FACING_HEIGHT), FALSE, FALSE,
                              is_wordless);
}
