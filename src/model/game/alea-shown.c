/* alea-shown.c: what a game says about the state that is looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shown.h"

#include "alea-chess960.h"
#include "alea-commentary.h"
#include "alea-words.h"

/* The number is not told before the last roll of the set-up is. */
int
alea_shown_find_start_number (const AleaTimeline *timeline,
                              guint               number)
{
  const AleaState *state = alea_timeline_get_state (timeline, number);
  AleaSetup setup;

  if (state->rules->setup.n_starts == 0 || state->stage == ALEA_STAGE_SETUP)
    return -1;

  for (number = 0; alea_timeline_get_state (timeline, number)->stage == ALEA_STAGE_SETUP; number++)
    ;

  alea_state_get_setup (alea_timeline_get_state (timeline, number), &setup);
  return alea_chess960_of_setup (&setup);
}

/* Each player is told once. */
static gboolean
is_same_for_same (const AleaText *text,
                  const AleaText *other)
{
  return g_strcmp0 (text->singular, other->singular) == 0 && text->n_args > 0 && other->n_args > 0
         && g_strcmp0 (text->args[0].word, other->args[0].word) == 0;
}

void
alea_shown_guide (const AleaTimeline *timeline,
                  guint               number,
                  AleaText           *text)
{
  gboolean is_known = FALSE;
  AleaText before = { 0 };

  alea_state_guide (alea_timeline_get_state (timeline, number), text);
  while (text->brief != NULL && !is_known && number > 0)
    {
      alea_state_guide (alea_timeline_get_state (timeline, --number), &before);
      is_known = is_same_for_same (text, &before);
    }
  if (is_known)
    text->singular = text->brief;
}

static char *
make_prompt (const AleaTimeline *timeline,
             guint               number)
{
  AleaText text = { 0 };

  alea_shown_guide (timeline, number, &text);
  return alea_words_expand (&text);
}

/* The event just before @view, which there is. */
static void
describe_event (const AleaTimeline *timeline,
                guint               view,
                AleaText           *text)
{
  alea_state_describe (alea_timeline_get_state (timeline, view - 1), alea_timeline_get_event (timeline, view - 1),
                       alea_timeline_get_state (timeline, view), text);
}

/* What followed from it by itself, a sentence each. */
static char *
make_forced (const AleaTimeline *timeline,
             guint               view)
{
  GString *forced = g_string_new (NULL);
  AleaDecision decision;
  AleaText text;

  for (guint n = 0; view > 0 && alea_state_get_forced (alea_timeline_get_state (timeline, view - 1),
                                                       alea_timeline_get_event (timeline, view - 1),
                                                       alea_timeline_get_state (timeline, view), n, &decision, &text);
       n++)
    {
      g_autofree char *sentence = alea_words_expand (&text);

      g_string_append_printf (forced, n > 0 ? " %s" : "%s", sentence);
    }

  return g_string_free (forced, FALSE);
}

static char *
make_news (const AleaTimeline *timeline,
           guint               view,
           const char         *forced)
{
  g_autofree char *first = NULL;
  AleaText text = { 0 };

  if (view > 0)
    describe_event (timeline, view, &text);

  first = alea_words_expand (&text);
  return *forced != '\0' ? g_strjoin (" ", first, forced, NULL) : g_steal_pointer (&first);
}

/* Of a roll that did not count it is said that it is repeated. */
static gboolean
has_changed_nothing (const AleaTimeline *timeline,
                     guint               view)
{
  g_autofree char *before = make_prompt (timeline, view - 1);
  g_autofree char *after = make_prompt (timeline, view);

  return g_str_equal (before, after);
}

static gboolean
do_news_prompt (const AleaTimeline *timeline,
               guint               view,
               const AleaQuestion *question)
{
  const AleaEvent *event = view > 0 ? alea_timeline_get_event (timeline, view - 1) : NULL;

  if (event == NULL || event->type != ALEA_EVENT_ROLL
      || alea_timeline_get_state (timeline, view - 1)->stage != alea_timeline_get_state (timeline, view)->stage)
    return FALSE;

  if (question->ask == ALEA_ASK_DECIDE)
    return alea_state_describes_question (alea_timeline_get_state (timeline, view - 1), event,
                                          alea_timeline_get_state (timeline, view));

  return has_changed_nothing (timeline, view);
}

void
alea_shown_init (AleaShown          *self,
                 const AleaTimeline *timeline,
                 guint               view,
                 gboolean            is_held)
{
  const AleaState *state = alea_timeline_get_state (timeline, view);
  AleaQuestion question;

  alea_state_ask (state, &question);

  self->number = view;
  self->is_live = view == alea_timeline_get_n_events (timeline);
  self->is_held = is_held;
  self->ask = question.ask;
  self->is_answered = FALSE;
  self->who = question.who;
  self->start_number = alea_shown_find_start_number (timeline, view);
  self->prompt = make_prompt (timeline, view);
  self->forced = make_forced (timeline, view);
  self->news = make_news (timeline, view, self->forced);
  self->news_prompts = do_news_prompt (timeline, view, &question);
}

void
alea_shown_set_answered (AleaShown *self,
                         char      *sentence)
{
  if (sentence == NULL)
    return;

  g_free (self->prompt);
  self->prompt = sentence;
  self->is_answered = TRUE;
  self->news_prompts = FALSE;
}

void
alea_shown_clear (AleaShown *self)
{
  g_clear_pointer (&self->prompt, g_free);
  g_clear_pointer (&self->news, g_free);
  g_clear_pointer (&self->forced, g_free);
}
