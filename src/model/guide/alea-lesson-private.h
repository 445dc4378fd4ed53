/* alea-lesson-private.h: the inside of a lesson
 *
 *   alea-lesson.c       events: rolls and decisions, one after the other
 *   alea-lesson-pick.c  squares and choices
 *
 * Private to guide/.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-page-private.h"
#include "alea-lesson.h"

G_BEGIN_DECLS

struct _AleaLesson
{
  GObject          parent_instance;

  AleaGuidePage   *page;
  AleaGame        *game;       /* at the start of the page, then GArray done */
  AleaGameGate     gate;       /* before it */
  AleaLessonStage  stage;
  AleaAnswer       answer;     /* the last one */
  char            *message;
  const char      *rule;       /* static, or of the page */

  GArray          *done;       /* of AleaEvent: since the start */
  AleaSquareSet    squares;
  int              choice;
};

/* Whether the page asks for this, and still does. */
gboolean   alea_lesson_is_active     (AleaLesson      *self,
                                      AleaPageKind     kind);

/* What there is to say; takes over @message. */
void       alea_lesson_take_message  (AleaLesson      *self,
                                      const char      *rule,
                                      char            *message);

/* Something was answered; the message has been taken.  Returns @result. */
AleaAnswer alea_lesson_answer        (AleaLesson      *self,
                                      AleaAnswer       result);

/* Says why not: @because of the page, else @text of the rules, else what the page
 * says otherwise, else @fallback.  @because and @text may be NULL, the others
 * msgids. */
AleaAnswer alea_lesson_refuse        (AleaLesson      *self,
                                      const char      *because,
                                      const AleaText  *text,
                                      const char      *fallback);

/* Says that it is done, or was shown. */
AleaAnswer alea_lesson_finish        (AleaLesson      *self,
                                      AleaLessonStage  stage);

/* What the board shows then. */
void       alea_lesson_play_solution (AleaLesson      *self);

G_END_DECLS
