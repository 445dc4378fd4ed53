/* alea-lesson-gate.c: what widgets do to the board of a lesson
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lesson-private.h"

#include <glib/gi18n.h>

/* A lesson answers by its message; here the answer is passed on to the widget
 * that asked. */
static gboolean
pass_on (AleaLesson  *lesson,
         AleaAnswer   answer,
         GError     **error)
{
  if (answer == ALEA_ANSWER_RIGHT || answer == ALEA_ANSWER_DONE)
    return TRUE;

  if (answer == ALEA_ANSWER_WRONG)
    return alea_game_set_refusal (error, alea_lesson_get_message (lesson), alea_lesson_get_rule (lesson));

  return alea_game_set_refusal (error, _("This page is done. Start it again, or go on to the next."), NULL);
}

static gboolean
roll (gpointer   data,
      GError   **error)
{
  return pass_on (data, alea_lesson_roll (data), error);
}

static gboolean
decide (gpointer             data,
        const AleaDecision  *decision,
        GError             **error)
{
  const AleaEvent event = alea_event_decision (*decision);

  return pass_on (data, alea_lesson_apply (data, &event), error);
}

/* What the lesson says to an attempt; nothing once the page is done. */
static char *
explain (AleaLesson  *lesson,
         AleaAnswer   answer,
         const char **rule)
{
  *rule = answer == ALEA_ANSWER_WRONG ? alea_lesson_get_rule (lesson) : NULL;
  return g_strdup (answer == ALEA_ANSWER_WRONG ? alea_lesson_get_message (lesson) : "");
}

static char *
explain_move (gpointer     data,
              AleaSquare   from,
              AleaSquare   to,
              const char **rule)
{
  return explain (data, alea_lesson_try_move (data, from, to), rule);
}

static char *
explain_place (gpointer        data,
               AleaPieceType   type,
               const char    **rule)
{
  return explain (data, alea_lesson_try_place (data, type), rule);
}

void
alea_lesson_gate_init (AleaGameGate *self,
                       AleaLesson   *lesson)
{
  *self = (AleaGameGate) {
    .data = lesson,
    .roll = roll,
    .decide = decide,
    .explain_move = explain_move,
    .explain_place = explain_place,
  };
}
