/* alea-lesson.c: somebody works on a page of the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lesson-private.h"

#include "alea-commentary.h"
#include "alea-words.h"

/**
 * AleaLesson:
 *
 * What the learner has done on a page, and what there is to say about it.
 *
 * The page says what is right and why something is wrong; where it is silent,
 * the rules of the game explain.
 */

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (AleaLesson, alea_lesson, G_TYPE_OBJECT)

/* --- what there is to say ------------------------------------------------- */

void
alea_lesson_take_message (AleaLesson *self,
                          const char *rule,
                          char       *message)
{
  g_free (self->message);
  self->message = message;
  self->rule = rule;
}

/* What the page itself says is about the first rule that it teaches. */
static void
say_of_page (AleaLesson *self,
             const char *msgid)
{
  alea_lesson_take_message (self, self->page->rules[0], g_strdup (alea_words_translate (msgid)));
}

AleaAnswer
alea_lesson_answer (AleaLesson *self,
                    AleaAnswer  result)
{
  self->answer = result;
  g_signal_emit (self, changed_signal, 0);

  return result;
}

AleaAnswer
alea_lesson_refuse (AleaLesson     *self,
                    const char     *because,
                    const AleaText *text,
                    const char     *fallback)
{
  if (because != NULL)
    say_of_page (self, because);
  else if (text != NULL && text->singular != NULL)
    alea_lesson_take_message (self, text->rule, alea_words_expand (text));
  else if (self->page->otherwise != NULL)
    say_of_page (self, self->page->otherwise);
  else
    say_of_page (self, fallback);

  return alea_lesson_answer (self, ALEA_ANSWER_WRONG);
}

AleaAnswer
alea_lesson_finish (AleaLesson      *self,
                    AleaLessonStage  stage)
{
  say_of_page (self, self->page->success);
  self->stage = stage;

  return alea_lesson_answer (self, ALEA_ANSWER_DONE);
}

/* --- events --------------------------------------------------------------- */

/* FALSE where the rules have no such event now. */
static gboolean
do_event (AleaLesson       *self,
          const AleaEvent  *event,
          GError          **error)
{
  if (!alea_game_apply (self->game, event, error))
    return FALSE;

  g_array_append_val (self->done, *event);
  return TRUE;
}

static void
take_replies (AleaLesson *self)
{
  const AleaGuideStep *step;

  while (step = alea_lesson_script_get_next (self->page, self->done), step != NULL && step->is_reply)
    if (!do_event (self, &step->event, NULL))
      g_return_if_reached ();
}

/* What is to do next is asked of the state itself: the game may be held while
 * dice tumble, and then still tells of the state before. */
static AleaAnswer
go_on (AleaLesson *self)
{
  AleaText text;

  take_replies (self);
  if (alea_lesson_script_is_done (self->page, self->done))
    return alea_lesson_finish (self, ALEA_LESSON_DONE);

  alea_state_guide (alea_game_get_state (self->game), &text);
  alea_lesson_take_message (self, text.rule, alea_words_expand (&text));
  return alea_lesson_answer (self, ALEA_ANSWER_RIGHT);
}

static AleaAnswer
refuse_attempt (AleaLesson        *self,
                const AleaAttempt *attempt)
{
  AleaText why = { 0 };

  alea_attempt_explain (attempt, alea_game_get_state (self->game), &why);
  return alea_lesson_refuse (self, alea_lesson_script_find_reason (self->page, self->done, attempt), &why,
                             N_("That is not what this page asks for."));
}

gboolean
alea_lesson_is_active (AleaLesson   *self,
                       AleaPageKind  kind)
{
  return self->page->kind == kind && self->stage == ALEA_LESSON_OPEN;
}

static AleaAnswer
refuse_event (AleaLesson      *self,
              const AleaEvent *event)
{
  const AleaAttempt attempt = { .type = ALEA_ATTEMPT_EVENT, .event = *event };
  AleaState state = *alea_game_get_state (self->game);
  AleaText why = { 0 };

  if (alea_state_apply (&state, event, &why))
    alea_text_set (&why, NULL, NULL);

  return alea_lesson_refuse (self, alea_lesson_script_find_reason (self->page, self->done, &attempt), &why,
                             event->type == ALEA_EVENT_ROLL
                             ? N_("On this page, the dice show what the lesson needs.")
                             : N_("The rules allow that, but this page asks for something else."));
}

/* Resigning and agreeing a draw are never meant by "anything". */
static gboolean
may_be_meant (const AleaEvent *event)
{
  return event->type == ALEA_EVENT_ROLL
         || (event->decision.act != ALEA_ACT_RESIGN && event->decision.act != ALEA_ACT_DRAW);
}

/* The engine's judgement stands behind what the page says. */
static AleaAnswer
finish_judged (AleaLesson     *self,
               const AleaText *verdict)
{
  g_autofree char *words = alea_words_expand (verdict);

  alea_lesson_take_message (self, self->page->rules[0],
                            g_strjoin (" ", alea_words_translate (self->page->success), words, NULL));
  self->stage = ALEA_LESSON_DONE;
  return alea_lesson_answer (self, ALEA_ANSWER_DONE);
}

/* A decision that may be any, and is as good as the engine says. */
static AleaAnswer
apply_judged (AleaLesson      *self,
              const AleaEvent *event)
{
  AleaText verdict;
  const gboolean is_good = alea_lesson_judge (alea_game_get_state (self->game), &event->decision,
                                              self->page->n_judged, &verdict);

  if (!is_good)
    return alea_lesson_refuse (self, NULL, &verdict, self->page->task);

  return do_event (self, event, NULL) ? finish_judged (self, &verdict) : refuse_event (self, event);
}

static gboolean
is_judged (AleaLesson *self)
{
  const AleaGuideStep *step = alea_lesson_script_get_next (self->page, self->done);

  return self->page->n_judged > 0 && step != NULL && step->is_anything;
}

static gboolean
is_possible (AleaLesson      *self,
             const AleaEvent *event)
{
  AleaState state = *alea_game_get_state (self->game);

  return alea_state_apply (&state, event, NULL);
}

AleaAnswer
alea_lesson_apply (AleaLesson      *self,
                   const AleaEvent *event)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), ALEA_ANSWER_NONE);
  g_return_val_if_fail (event != NULL, ALEA_ANSWER_NONE);

  if (!alea_lesson_is_active (self, ALEA_PAGE_ACT))
    return ALEA_ANSWER_NONE;
  if (!may_be_meant (event) || !alea_lesson_script_expects (self->page, self->done, event)
      || !is_possible (self, event))
    return refuse_event (self, event);
  if (is_judged (self))
    return apply_judged (self, event);
  if (!do_event (self, event, NULL))
    return refuse_event (self, event);

  return go_on (self);
}

AleaAnswer
alea_lesson_roll (AleaLesson *self)
{
  const AleaGuideStep *step;
  AleaEvent event;

  g_return_val_if_fail (ALEA_IS_LESSON (self), ALEA_ANSWER_NONE);

  if (!alea_lesson_is_active (self, ALEA_PAGE_ACT))
    return ALEA_ANSWER_NONE;

  step = alea_lesson_script_get_next (self->page, self->done);
  if (step == NULL || step->is_anything || step->event.type != ALEA_EVENT_ROLL)
    {
      AleaText why = { 0 };

      alea_text_set (&why, NULL, N_("No roll is due now."));
      return alea_lesson_refuse (self, NULL, &why, NULL);
    }

  event = step->event;
  return alea_lesson_apply (self, &event);
}

AleaAnswer
alea_lesson_try_move (AleaLesson *self,
                      AleaSquare  from,
                      AleaSquare  to)
{
  const AleaAttempt attempt = { .type = ALEA_ATTEMPT_MOVE, .from = from, .to = to };

  g_return_val_if_fail (ALEA_IS_LESSON (self), ALEA_ANSWER_NONE);
  g_return_val_if_fail (alea_geometry_has_square (self->page->start.rules->geometry, from), ALEA_ANSWER_NONE);

  return alea_lesson_is_active (self, ALEA_PAGE_ACT) ? refuse_attempt (self, &attempt) : ALEA_ANSWER_NONE;
}

AleaAnswer
alea_lesson_try_place (AleaLesson    *self,
                       AleaPieceType  type)
{
  const AleaAttempt attempt = { .type = ALEA_ATTEMPT_PLACE, .piece_type = type };

  g_return_val_if_fail (ALEA_IS_LESSON (self), ALEA_ANSWER_NONE);

  return alea_lesson_is_active (self, ALEA_PAGE_ACT) ? refuse_attempt (self, &attempt) : ALEA_ANSWER_NONE;
}

/* --- beginning again ------------------------------------------------------ */

void
alea_lesson_play_solution (AleaLesson *self)
{
  const GArray *solution = self->page->solution;

  for (guint i = 0; solution != NULL && i < solution->len; i++)
    if (!do_event (self, &g_array_index (solution, AleaGuideStep, i).event, NULL))
      g_return_if_reached ();
}

static AleaGame *
make_game (AleaGuidePage *page)
{
  const AleaRules *rules = page->start.rules;
  g_autoptr(AleaGame) game = page->setup != NULL
                             ? alea_game_new_from_setup (rules, &page->options, page->setup, NULL)
                             : alea_game_new (rules, &page->options);

  for (guint i = 0; i < page->play->len; i++)
    if (!alea_game_apply (game, &g_array_index (page->play, AleaEvent, i), NULL))
      g_return_val_if_reached (g_steal_pointer (&game));

  return g_steal_pointer (&game);
}

AleaGame *
alea_lesson_copy_game (AleaLesson *self)
{
  g_autoptr(AleaGame) game = NULL;

  g_return_val_if_fail (ALEA_IS_LESSON (self), NULL);

  game = make_game (self->page);
  for (guint i = 0; i < self->done->len; i++)
    if (!alea_game_apply (game, &g_array_index (self->done, AleaEvent, i), NULL))
      g_return_val_if_reached (g_steal_pointer (&game));

  return g_steal_pointer (&game);
}

/* Whoever still has the game has it without a gate. */
static void
drop_game (AleaLesson *self)
{
  if (self->game != NULL)
    alea_game_set_gate (self->game, NULL);
  g_clear_object (&self->game);
}

/* Before anybody has moved. */
static void
begin (AleaLesson *self)
{
  drop_game (self);
  self->game = make_game (self->page);
  alea_game_set_gate (self->game, &self->gate);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);

  g_array_set_size (self->done, 0);
  self->squares = 0;
  self->choice = -1;
  say_of_page (self, self->page->task);
  self->stage = self->page->kind == ALEA_PAGE_READ ? ALEA_LESSON_DONE : ALEA_LESSON_OPEN;
}

void
alea_lesson_reset (AleaLesson *self)
{
  g_return_if_fail (ALEA_IS_LESSON (self));

  begin (self);
  take_replies (self);
  alea_lesson_answer (self, ALEA_ANSWER_NONE);
}

static int
find_right_choice (AleaGuidePage *page)
{
  for (guint i = 0; i < page->choices->len; i++)
    if (g_array_index (page->choices, AleaGuideChoice, i).because == NULL)
      return (int) i;

  return -1;
}

void
alea_lesson_show_solution (AleaLesson *self)
{
  g_return_if_fail (ALEA_IS_LESSON (self));

  if (self->stage == ALEA_LESSON_DONE)
    return;

  begin (self);
  self->squares = self->page->squares;
  self->choice = find_right_choice (self->page);
  alea_lesson_play_solution (self);
  alea_lesson_finish (self, ALEA_LESSON_SHOWN);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_lesson_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AleaLesson *self = ALEA_LESSON (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, alea_lesson_get_game (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_lesson_finalize (GObject *object)
{
  AleaLesson *self = ALEA_LESSON (object);

  g_clear_object (&self->page);
  drop_game (self);
  g_free (self->message);
  g_array_unref (self->done);

  G_OBJECT_CLASS (alea_lesson_parent_class)->finalize (object);
}

static void
alea_lesson_class_init (AleaLessonClass *klass)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = alea_lesson_get_property;
  object_class->finalize = alea_lesson_finalize;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, ALEA_TYPE_GAME, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (object_class),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
alea_lesson_init (AleaLesson *self)
{
  self->done = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  alea_lesson_gate_init (&self->gate, self);
}

AleaLesson *
alea_lesson_new (AleaGuidePage *page)
{
  AleaLesson *self;

  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (page), NULL);

  self = g_object_new (ALEA_TYPE_LESSON, NULL);
  self->page = g_object_ref (page);
  begin (self);
  take_replies (self);

  return self;
}

AleaGuidePage *
alea_lesson_get_page (AleaLesson *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), NULL);

  return self->page;
}

AleaGame *
alea_lesson_get_game (AleaLesson *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), NULL);

  return self->game;
}

AleaLessonStage
alea_lesson_get_stage (AleaLesson *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), ALEA_LESSON_DONE);

  return self->stage;
}

AleaAnswer
alea_lesson_get_answer (AleaLesson *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), ALEA_ANSWER_NONE);

  return self->answer;
}

const char *
alea_lesson_get_message (AleaLesson *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), NULL);

  return self->message;
}

const char *
alea_lesson_get_rule (AleaLesson *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), NULL);

  return self->rule;
}

AleaSquareSet
alea_lesson_get_squares (AleaLesson *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), 0);

  return self->squares;
}

int
alea_lesson_get_choice (AleaLesson *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON (self), -1);

  return self->choice;
}
