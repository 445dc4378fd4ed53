/* alea-lesson.h: somebody works on a page of the guide
 *
 * Events and picks go in, answers come out.  Nothing that is wrong changes the
 * board, the solution can be shown and the page begun again at any time, and
 * nobody has to finish a page to leave it: a lesson cannot get stuck.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game.h"
#include "alea-guide-page.h"
#include "alea-square-set.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_LESSON_OPEN,     /* there is something to do */
  ALEA_LESSON_DONE,     /* it was done, or there was nothing to do */
  ALEA_LESSON_SHOWN,    /* the solution was shown */
} AleaLessonStage;

typedef enum
{
  ALEA_ANSWER_NONE,     /* not a thing that this page asks for, or no longer */
  ALEA_ANSWER_WRONG,    /* the message says why */
  ALEA_ANSWER_RIGHT,    /* and more to do */
  ALEA_ANSWER_DONE,
} AleaAnswer;

/* The property "game" is notified when it is another; the signal "changed" comes
 * after any answer, reset or solution. */
#define ALEA_TYPE_LESSON (alea_lesson_get_type ())

G_DECLARE_FINAL_TYPE (AleaLesson, alea_lesson, ALEA, LESSON, GObject)

AleaLesson      *alea_lesson_new            (AleaGuidePage      *page) G_GNUC_WARN_UNUSED_RESULT;

AleaGuidePage   *alea_lesson_get_page       (AleaLesson         *self);

/* The board of the page as a game, for widgets to watch.  A gate before it
 * brings what they roll and decide to the lesson.  A reset makes another one.
 * (transfer none) */
AleaGame        *alea_lesson_get_game       (AleaLesson         *self);

/* The same as it stands now, to be played freely; (transfer full). */
AleaGame        *alea_lesson_copy_game      (AleaLesson         *self) G_GNUC_WARN_UNUSED_RESULT;

AleaLessonStage  alea_lesson_get_stage      (AleaLesson         *self);

/* The last one; ALEA_ANSWER_NONE at the beginning and after a reset. */
AleaAnswer       alea_lesson_get_answer     (AleaLesson         *self);

/* The task, what was wrong with the last answer, or that it is done; "" on a
 * page to read.  In the language of the user. */
const char      *alea_lesson_get_message    (AleaLesson         *self);

/* The rule behind the message, "J24"; NULL for none. */
const char      *alea_lesson_get_rule       (AleaLesson         *self);

/* An event that the learner wants: a decision, or a roll of dice. */
AleaAnswer       alea_lesson_apply          (AleaLesson         *self,
                                             const AleaEvent    *event);

/* The dice are rolled and fall as the page says. */
AleaAnswer       alea_lesson_roll           (AleaLesson         *self);

/* A move, or a piece to place, that the rules refuse; @to may be ALEA_NO_SQUARE:
 * the piece on @from is taken up and has nowhere to go. */
AleaAnswer       alea_lesson_try_move       (AleaLesson         *self,
                                             AleaSquare          from,
                                             AleaSquare          to);
AleaAnswer       alea_lesson_try_place      (AleaLesson         *self,
                                             AleaPieceType       kind);

AleaAnswer       alea_lesson_pick_square    (AleaLesson         *self,
                                             AleaSquare          square);
AleaAnswer       alea_lesson_pick_choice    (AleaLesson         *self,
                                             guint               number);

/* The right squares picked so far; the right choice picked, -1 for none. */
AleaSquareSet    alea_lesson_get_squares    (AleaLesson         *self);
int              alea_lesson_get_choice     (AleaLesson         *self);

/* Begins the page again; shows how it is done. */
void             alea_lesson_reset          (AleaLesson         *self);
void             alea_lesson_show_solution  (AleaLesson         *self);

G_END_DECLS
