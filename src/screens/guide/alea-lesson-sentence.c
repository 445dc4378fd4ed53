/* alea-lesson-sentence.c: the one sentence of a page of the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lesson-view-private.h"

#include "alea-announce.h"
#include "alea-answering.h"
#include "alea-control.h"
#include "alea-style.h"

#include <glib/gi18n.h>

/* A link to the rule behind what is said, unless the page has one anyhow. */
static void
update_why (AleaLessonView *self)
{
  AleaGuidePage *page = alea_lesson_get_page (self->lesson);
  const gboolean is_new = self->rule != NULL && !g_strv_contains (alea_guide_page_get_rules (page), self->rule);

  gtk_widget_set_visible (self->why, is_new);
  if (is_new)
    {
      g_autofree char *name = g_strdup_printf (_("Rule %s in the guide"), self->rule);

      alea_control_set_tip (self->why, name);
      alea_control_name_by_tip (self->why);
    }
}

static const char *
get_sentence (AleaLessonView *self)
{
  if (self->said != NULL)
    return self->said;

  return self->answer != NULL ? self->answer : alea_lesson_get_message (self->lesson);
}

char *
alea_lesson_view_name_keys (AleaLessonView *self,
                            const char     *sentence)
{
  if (self->hand == NULL || alea_lesson_get_stage (self->lesson) != ALEA_LESSON_OPEN || *sentence == '\0')
    return g_strdup (sentence);

  return alea_answering_name_keys (self->game_view, sentence);
}

/* With what the dice say, which is seen on the tray, unless it is a reason
 * against what was done since. */
static char *
make_announcement (AleaLessonView *self)
{
  AleaGame *game = alea_lesson_get_game (self->lesson);
  const guint n = alea_game_get_n_events (game);
  const char *sentence = get_sentence (self), *news = alea_game_view_get_news (self->game_view);
  g_autofree char *both = NULL;

  if (self->said != NULL || self->answer != NULL || alea_lesson_get_answer (self->lesson) == ALEA_ANSWER_WRONG)
    return g_strdup (sentence);

  if (n > self->n_start && alea_game_get_event (game, n - 1)->type == ALEA_EVENT_ROLL)
    both = alea_game_view_get_news_prompts (self->game_view)
           && g_str_equal (sentence, alea_game_view_get_prompt (self->game_view))
           ? g_strdup (news) : g_strjoin (" ", news, sentence, NULL);
  return alea_lesson_view_name_keys (self, both != NULL ? both : sentence);
}

static void
announce_sentence (AleaLessonView *self)
{
  g_autofree char *announcement = make_announcement (self);

  alea_announce (GTK_WIDGET (self), announcement);
}

void
alea_lesson_view_update_sentence (AleaLessonView *self)
{
  const AleaLessonStage stage = alea_lesson_get_stage (self->lesson);
  const gboolean is_answer = self->answer != NULL;
  const gboolean is_wrong = !is_answer && (self->said != NULL
                                           || alea_lesson_get_answer (self->lesson) == ALEA_ANSWER_WRONG);
  const gboolean is_done = !is_answer && !is_wrong && stage != ALEA_LESSON_OPEN;
  const char *sentence = get_sentence (self);

  if (!g_str_equal (gtk_label_get_text (GTK_LABEL (self->sentence)), sentence))
    announce_sentence (self);
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  gtk_widget_set_visible (self->sentence_box, *sentence != '\0');
  alea_style_set (self->sentence_box, "reason", is_wrong);
  alea_style_set (self->sentence_box, "result", is_done);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign),
                                is_wrong ? "dialog-information-symbolic" : "object-select-symbolic");
  gtk_widget_set_visible (self->sign, is_wrong || is_done);
  if (self->said == NULL)
    self->rule = is_wrong ? g_intern_string (alea_lesson_get_rule (self->lesson)) : NULL;
  update_why (self);
}

void
alea_lesson_view_say (AleaLessonView *self,
                      const char     *sentence,
                      const char     *rule)
{
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->answer, g_free);
  if (*sentence != '\0')
    {
      self->said = g_strdup (sentence);
      self->rule = g_intern_string (rule);
    }
  alea_lesson_view_update_sentence (self);
}

void
alea_lesson_view_answer_with (AleaLessonView *self,
                              const char     *answer)
{
  g_clear_pointer (&self->said, g_free);
  g_free (self->answer);
  self->answer = g_strdup (answer);
  /* What is asked for twice is spoken twice. */
  gtk_label_set_text (GTK_LABEL (self->sentence), "");
  alea_lesson_view_update_sentence (self);
}
