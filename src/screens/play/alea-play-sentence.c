/* alea-play-sentence.c: the one sentence that says what to do, or why not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-announce.h"
#include "alea-control.h"
#include "alea-dice-tray.h"
#include "alea-game-review.h"
#include "alea-play-layout.h"
#include "alea-play-sentence.h"
#include "alea-promise-line.h"
#include "alea-review-words.h"
#include "alea-roll-chart.h"
#include "alea-row.h"
#include "alea-scroll.h"
#include "alea-style.h"

#include <glib/gi18n.h>
#include <string.h>

/* How long a sentence stays that is not about the game, in milliseconds. */
#define MENTION_TIME 8000

static const char *
get_sentence (AleaPlayScreen *self)
{
  if (self->reason != NULL)
    return self->reason;
  if (alea_play_screen_get_is_paused (self))
    return _("The clock is paused until you resume.");
  if (self->answer != NULL)
    return self->answer;
  if (alea_game_view_get_is_held (self->game_view))
    return "";
  if (!alea_game_view_get_is_live (self->game_view))
    return *alea_game_view_get_news (self->game_view) != '\0' ? alea_game_view_get_news (self->game_view)
                                                    : _("This is how the game began.");

  return self->outcome != NULL ? self->outcome : alea_game_view_get_prompt (self->game_view);
}

/* Whom the dice helped, as far as that is known. */
static char *
make_luck (AleaPlayScreen *self)
{
  const AleaLedger *ledger = alea_game_review_get (self->game);
  g_autofree char *first = NULL, *second = NULL;

  if (ledger == NULL)
    return NULL;

  first = alea_session_make_name (self->session, 0);
  second = alea_session_make_name (self->session, 1);
  return alea_review_words_luck (ledger, (AleaReviewNames) { first, second });
}

/* How the game ended, and for whom: colours may have changed hands (RA7). */
static void
update_outcome (AleaPlayScreen *self)
{
  const char *result = alea_session_get_result (self->session);
  AleaToldEnding told;
  g_autofree char *luck = NULL, *ending = NULL;

  g_clear_pointer (&self->outcome, g_free);
  if (*result == '\0')
    return;

  luck = make_luck (self);
  told = alea_session_get_told_ending (self->session);
  ending = told.is_on_time || told.result != ALEA_RESULT_NONE ? g_strdup (result)
                                                              : alea_session_make_prompt (self->session);
  self->outcome = g_strjoin (" ", ending, luck, NULL);
}

static void
update_why (AleaPlayScreen *self)
{
  gtk_widget_set_visible (self->why_button, self->reason_rule != NULL);
  if (self->reason_rule != NULL)
    {
      g_autofree char *name = g_strdup_printf (_("Rule %s in the guide"), self->reason_rule);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->why_button), "s", self->reason_rule);
      alea_control_set_tip (self->why_button, name);
      alea_control_name_by_tip (self->why_button);
    }
}

/* What is promised of dice that are due, where their trays have no room to say
 * it; NULL for nothing. */
static char *
make_promise (AleaPlayScreen *self)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  if (!alea_play_layout_get_shape (layout)->is_wordless
      || (!alea_dice_tray_get_can_roll (ALEA_DICE_TRAY (self->tray))
          && !alea_dice_tray_get_can_roll (ALEA_DICE_TRAY (self->far_tray))))
    return NULL;

  return alea_promise_line_describe (alea_session_get_fair_dice (self->session));
}

/* With what has followed by itself.  What is refused may be told what there is to do. */
static char *
make_sentence (AleaPlayScreen *self)
{
  const char *sentence = get_sentence (self), *forced = alea_game_view_get_forced (self->game_view);
  g_autofree char *prompt = NULL, *promise = NULL;

  if (self->reason != NULL && g_strcmp0 (self->reason, alea_game_view_get_prompt (self->game_view)) == 0)
    return alea_session_make_prompt (self->session);
  if (sentence != alea_game_view_get_prompt (self->game_view) || alea_game_view_get_is_over (self->game_view))
    return g_strdup (sentence);

  prompt = alea_session_make_prompt (self->session);
  if (*forced != '\0')
    return g_strjoin (" ", forced, prompt, NULL);

  promise = make_promise (self);
  return g_strjoin (" ", prompt, promise, NULL);
}

/* What the dice mean, as far as what is to do does not say it; "" for nothing. */
static const char *
get_meaning (AleaPlayScreen *self,
             const char     *sentence)
{
  const char *meaning = alea_dice_tray_get_meaning (ALEA_DICE_TRAY (self->tray));

  if (self->reason != NULL || self->answer != NULL || alea_game_view_get_is_held (self->game_view)
      || alea_play_screen_get_is_paused (self) || strstr (sentence, meaning) != NULL)
    return "";

  return meaning;
}

/* Other words are read from their beginning. */
static void
set_words (AleaPlayScreen *self,
           const char     *sentence)
{
  const char *meaning = get_meaning (self, sentence);
  g_autofree char *both = *meaning != '\0' ? g_strjoin (" ", meaning, sentence, NULL) : g_strdup (sentence);

  if (g_str_equal (gtk_label_get_text (GTK_LABEL (self->sentence)), sentence)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (self->far_sentence)), both))
    return;

  gtk_label_set_text (GTK_LABEL (self->news), meaning);
  gtk_widget_set_visible (self->news, *meaning != '\0');
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_text (GTK_LABEL (self->far_sentence), both);
  alea_scroll_go_to_start (ALEA_SCROLL (self->sentence_box));
  alea_scroll_go_to_start (ALEA_SCROLL (self->far_sentence_box));
}

/* The rarest roll of all is told in larger letters, and a result has a line of
 * its own where there is room for that. */
static void
update_styles (AleaPlayScreen *self)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  const gboolean is_reason = self->reason != NULL;
  const gboolean is_result = !is_reason && self->outcome != NULL;
  const gboolean has_line = is_result && !alea_play_layout_get_shape (layout)->is_wordless;

  alea_style_set (self->sentence_box, "reason", is_reason);
  alea_style_set (self->sentence_box, "result", is_result);
  alea_style_set (self->news, "drama", alea_dice_tray_tells_drama (ALEA_DICE_TRAY (self->tray)));
  alea_row_set_is_column (ALEA_ROW (self->sentence_row), has_line);
  for (GtkWidget *button = gtk_widget_get_first_child (self->after); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_hexpand (button, has_line);
}

void
alea_play_screen_update_sentence (AleaPlayScreen *self)
{
  g_autofree char *sentence = NULL;

  update_outcome (self);
  sentence = make_sentence (self);
  set_words (self, sentence);
  alea_roll_chart_set_rolls (ALEA_ROLL_CHART (self->roll_chart), alea_play_hints_find_rolls (self->hints, sentence));
  update_styles (self);
  update_why (self);
}

/* Answers and reasons. */
static void
forget_words (AleaPlayScreen *self)
{
  g_clear_handle_id (&self->mention_timeout, g_source_remove);
  g_clear_pointer (&self->answer, g_free);
  g_clear_pointer (&self->reason, g_free);
  self->reason_rule = NULL;
}

void
alea_play_screen_say (AleaPlayScreen *self,
                      const char     *reason)
{
  forget_words (self);
  if (*reason != '\0')
    self->reason = g_strdup (reason);
  alea_play_screen_update_sentence (self);
  alea_announce (GTK_WIDGET (self), reason);
}

void
alea_play_screen_answer (AleaPlayScreen *self,
                         const char     *sentence)
{
  forget_words (self);
  self->answer = g_strdup (sentence);
  alea_play_screen_update_sentence (self);
  alea_announce (GTK_WIDGET (self), sentence);
}

static void
mention_cb (AleaPlayScreen *self)
{
  self->mention_timeout = 0;
  forget_words (self);
  alea_play_screen_update_sentence (self);
}

void
alea_play_screen_mention (AleaPlayScreen *self,
                          const char     *sentence)
{
  alea_play_screen_answer (self, sentence);
  self->mention_timeout = g_timeout_add_once (MENTION_TIME, (GSourceOnceFunc) mention_cb, self);
}

/* What has just happened, and what to do now, each once: the news may have
 * said what to do, and the sentence, with the result, what has happened. */
static char *
make_announcement (AleaPlayScreen *self)
{
  const char *news = self->is_undone ? _("Undone.") : alea_game_view_get_news (self->game_view);
  const char *sentence = get_sentence (self);
  g_autofree char *both = NULL;

  if (alea_game_view_get_trial (self->game_view) != NULL)
    return g_strdup (sentence);
  if (!self->is_undone && alea_game_view_get_news_prompts (self->game_view)
      && g_str_equal (sentence, alea_game_view_get_prompt (self->game_view)))
    sentence = news;
  if (*news != '\0' && strstr (sentence, news) == NULL)
    both = g_strconcat (news, " ", sentence, NULL);

  return alea_play_screen_name_keys (self, both != NULL ? both : sentence);
}

static gboolean
announce_idle_cb (gpointer data)
{
  AleaPlayScreen *self = data;

  self->announce_idle = 0;
  if (self->game != NULL && !alea_game_view_get_is_held (self->game_view)
      && (self->tutor == NULL || alea_tutor_get_state (self->tutor) != ALEA_TUTOR_THINKING))
    {
      g_autofree char *announcement = make_announcement (self);
      g_autofree char *notes = alea_game_view_write_notes (self->game_view);

      alea_announce (GTK_WIDGET (self), announcement);
      if (notes != NULL)
        alea_announce_also (GTK_WIDGET (self), g_strdelimit (notes, "\n", ' '));
    }
  self->is_undone = FALSE;

  return G_SOURCE_REMOVE;
}

/* Soon, so that a new game is announced after its title, and several changes
 * that come together are announced once.  What happens while the screen is disposed of
 * may want to be announced too: the screen stays until that has been seen. */
static void
announce_later (AleaPlayScreen *self)
{
  if (self->announce_idle == 0)
    self->announce_idle = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, announce_idle_cb, g_object_ref (self), g_object_unref);
}

void
alea_play_screen_note (AleaPlayScreen *self,
                       const char     *note)
{
  g_autofree char *sentence = make_sentence (self);

  g_clear_handle_id (&self->mention_timeout, g_source_remove);
  g_free (self->answer);
  self->answer = g_strjoin (" ", note, sentence, NULL);
  alea_play_screen_update_sentence (self);
  announce_later (self);
}

void
alea_play_screen_look_at_promise (AleaPlayScreen *self)
{
  AleaFairDice *fair_dice = self->session != NULL ? alea_session_get_fair_dice (self->session) : NULL;

  g_free (self->promise);
  self->promise = g_strdup (fair_dice != NULL ? alea_fair_dice_get_promise (fair_dice) : NULL);
}

/* Whether the seed of the promise before the last is known to everybody. */
static gboolean
is_seed_known (AleaPlayScreen *self)
{
  const AleaDiceProof *proof = alea_fair_dice_get_proof (alea_session_get_fair_dice (self->session));
  const guint n = alea_dice_proof_get_n (proof);

  return n > 1 && alea_dice_proof_get (proof, n - 2)->is_shown;
}

static gboolean
promise_idle_cb (gpointer data)
{
  AleaPlayScreen *self = data;
  g_autofree char *before = g_strdup (self->promise);

  self->promise_idle = 0;
  if (self->session == NULL)
    return G_SOURCE_REMOVE;

  alea_play_screen_look_at_promise (self);
  if (self->promise != NULL && g_strcmp0 (self->promise, before) != 0 && is_seed_known (self))
    alea_play_screen_note (self, _("The seed has been shown, so a new one has been promised for the next rolls."));

  return G_SOURCE_REMOVE;
}

void
alea_play_screen_promise_cb (AleaPlayScreen *self)
{
  if (self->promise_idle == 0)
    self->promise_idle = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, promise_idle_cb, g_object_ref (self), g_object_unref);
}

void
alea_play_screen_renew_sentence (AleaPlayScreen *self)
{
  forget_words (self);
  alea_play_screen_update_sentence (self);
  announce_later (self);
}

/* How the game ended stays where it stands. */
static void
repeat_outcome (AleaPlayScreen *self)
{
  forget_words (self);
  alea_play_screen_update_sentence (self);
  alea_announce (GTK_WIDGET (self), get_sentence (self));
}

void
alea_play_screen_reason_cb (AleaPlayScreen *self,
                            const char     *reason,
                            const char     *rule)
{
  /* Then there is nothing to refuse. */
  if (*reason != '\0' && alea_game_view_get_is_over (self->game_view))
    {
      repeat_outcome (self);
      return;
    }

  alea_play_screen_say (self, reason);
  self->reason_rule = *reason != '\0' ? g_intern_string (rule) : NULL;
  update_why (self);
}
