/* alea-lesson-private.h: the inside of a lesson
 *
 *   alea-lesson.c         events: rolls and decisions, one after the other
 *   alea-lesson-script.c  where they stand in the answers of a page
 *   alea-lesson-judge.c   how good a decision is, where a page asks for the best
 *   alea-lesson-pick.c    squares and choices
 *   alea-lesson-gate.c    what widgets do to the board
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

/* --- where a learner stands in the answers of a page -------------------------- */

/* @done, of AleaEvent, is what was done since the page began: whether that is one of
 * the right answers. */
gboolean             alea_lesson_script_is_done     (const AleaGuidePage *page,
                                                     const GArray        *done);

/* The next step of the first right answer that begins so; NULL for none. */
const AleaGuideStep *alea_lesson_script_get_next    (const AleaGuidePage *page,
                                                     const GArray        *done);

/* Whether some right answer goes on with @event; @done comes back as it was. */
gboolean             alea_lesson_script_expects     (const AleaGuidePage *page,
                                                     GArray              *done,
                                                     const AleaEvent     *event);

/* What the page says against @attempt now, a msgid; NULL for nothing.  "e1-" in
 * the page stands for any square that it does not name. */
const char          *alea_lesson_script_find_reason (const AleaGuidePage *page,
                                                     const GArray        *done,
                                                     const AleaAttempt   *attempt);

/* --- and beside them ---------------------------------------------------------- */

/* Looks at @n_nodes positions, always the same ones, and says in @text what @decision
 * is worth and what the best is; TRUE where it is good enough.  Blocks. */
gboolean alea_lesson_judge (const AleaState    *state,
                            const AleaDecision *decision,
                            guint               n_nodes,
                            AleaText           *text);

/* The gate before the games of @lesson, which is not held. */
void alea_lesson_gate_init (AleaGameGate *self,
                            AleaLesson   *lesson);

G_END_DECLS
