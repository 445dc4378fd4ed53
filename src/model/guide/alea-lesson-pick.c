/* alea-lesson-pick.c: squares and choices that somebody picks on a page of the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lesson-private.h"

#include "alea-guide-check.h"
#include "alea-words.h"

/* --- squares -------------------------------------------------------------- */

static AleaAnswer
refuse_square (AleaLesson *self,
               AleaSquare  square)
{
  AleaGuidePage *page = self->page;
  AleaText why = { 0 };

  for (guint i = 0; i < page->wrong_squares->len; i++)
    {
      const AleaGuideWrongSquare *wrong = &g_array_index (page->wrong_squares, AleaGuideWrongSquare, i);

      if (wrong->square == square && wrong->because != NULL)
        return alea_lesson_refuse (self, wrong->because, NULL, NULL);
    }

  alea_guide_explain_square (page, square, &why);
  if (why.singular == NULL && page->otherwise == NULL)
    {
      alea_text_set (&why, NULL, N_("No, {square} is not one of them."));
      alea_text_add_square (&why, "square", page->start.rules->geometry, square);
    }

  return alea_lesson_refuse (self, NULL, &why, NULL);
}

AleaAnswer
alea_lesson_pick_square (AleaLesson *self,
                         AleaSquare  square)
{
  AleaText text = { 0 };
  int n_left;

  g_return_val_if_fail (ALEA_IS_LESSON (self), ALEA_ANSWER_NONE);
  g_return_val_if_fail (alea_geometry_has_square (self->page->start.rules->geometry, square), ALEA_ANSWER_NONE);

  if (!alea_lesson_is_active (self, ALEA_PAGE_SQUARES) || alea_square_set_has (self->squares, square))
    return ALEA_ANSWER_NONE;
  if (!alea_square_set_has (self->page->squares, square))
    return refuse_square (self, square);

  self->squares |= (AleaSquareSet) 1 << square;
  n_left = alea_square_set_count (self->page->squares & ~self->squares);
  if (n_left == 0)
    return alea_lesson_finish (self, ALEA_LESSON_DONE);

  alea_text_set_plural (&text, NULL, "Right. There is {n} more.", "Right. There are {n} more.",
                        (unsigned long) n_left);
  alea_lesson_take_message (self, NULL, alea_words_expand (&text));
  return alea_lesson_answer (self, ALEA_ANSWER_RIGHT);
}

/* --- choices -------------------------------------------------------------- */

AleaAnswer
alea_lesson_pick_choice (AleaLesson *self,
                         guint       number)
{
  const AleaGuideChoice *choice;

  g_return_val_if_fail (ALEA_IS_LESSON (self), ALEA_ANSWER_NONE);

  if (!alea_lesson_is_active (self, ALEA_PAGE_CHOICE))
    return ALEA_ANSWER_NONE;
  g_return_val_if_fail (number < self->page->choices->len, ALEA_ANSWER_NONE);

  choice = &g_array_index (self->page->choices, AleaGuideChoice, number);
  if (choice->because != NULL)
    return alea_lesson_refuse (self, choice->because, NULL, NULL);

  self->choice = (int) number;
  alea_lesson_play_solution (self);
  return alea_lesson_finish (self, ALEA_LESSON_DONE);
}
