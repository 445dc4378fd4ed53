/* alea-tutor.c: asks before a blunder is final
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-tutor.h"

#include "alea-ledger.h"

#include <glib/gi18n-lib.h>

#define PATIENCE 500   /* milliseconds */

struct _AleaTutor
{
  GObject         parent_instance;

  AleaSession    *session;
  AleaGameGate    gate;
  AleaHints      *hints;
  GCancellable   *cancellable;   /* of all that is thought about this question; or NULL */
  gboolean        has_thought;
  gboolean        is_on;
  AleaTutorState  state;
  AleaDecision    decision;      /* unless at rest */
  guint           patience;
  guint           timeout;       /* while it thinks; or 0 */
};

enum
{
  PROP_0,
  PROP_IS_ON,
  PROP_STATE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaTutor, alea_tutor, G_TYPE_OBJECT)

static AleaGame *
get_game (AleaTutor *self)
{
  return alea_session_get_game (self->session);
}

static void
set_state (AleaTutor      *self,
           AleaTutorState  state)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->state == state)
    return;

  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/* --- thinking ahead ---------------------------------------------------------- */

static gboolean
has_choice (const AleaState *state)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);

  return alea_state_list_decisions (state, decisions) > 1;
}

/* Whether somebody is asked who may be told. */
static gboolean
watches (AleaTutor *self)
{
  AleaMatch *match = alea_session_get_match (self->session);
  const AleaState *state = alea_game_get_state (get_game (self));
  const int person = alea_session_get_asked (self->session);
  AleaQuestion question;

  alea_state_ask (state, &question);
  return self->is_on && question.ask == ALEA_ASK_DECIDE && state->stage == ALEA_STAGE_PLAY
         && person != ALEA_NO_PERSON && alea_person_get_level (alea_match_get_person (match, (guint) person)) == 0
         && !alea_match_has_score (match) && has_choice (state);
}

static void
forget (AleaTutor *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->has_thought = FALSE;
  alea_hints_forget (self->hints);
}

static void judge (AleaTutor *self);

static void
thought_cb (GObject      *hints,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AleaTutor) self = data;
  g_autoptr(GError) error = NULL;

  if (!alea_hints_think_finish (ALEA_HINTS (hints), result, &error)
      && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self->has_thought = TRUE;
  if (self->state == ALEA_TUTOR_THINKING)
    judge (self);
}

/* Thinks while the person does. */
static void
think_ahead (AleaTutor *self)
{
  forget (self);
  if (!watches (self))
    return;

  self->cancellable = g_cancellable_new ();
  alea_hints_think_async (self->hints, alea_game_get_state (get_game (self)), self->cancellable,
                          thought_cb, g_object_ref (self));
}

/* --- a decision on trial ----------------------------------------------------- */

static gboolean
apply (AleaTutor           *self,
       const AleaDecision  *decision,
       GError             **error)
{
  const AleaEvent event = alea_event_decision (*decision);

  return alea_game_apply (get_game (self), &event, error);
}

/* What was allowed when it was decided is allowed still. */
static void
play (AleaTutor *self)
{
  g_object_ref (self);
  if (!apply (self, &self->decision, NULL))
    alea_tutor_take_back (self);
  g_object_unref (self);
}

static void
ask (AleaTutor *self)
{
  alea_game_view_set_trial (alea_session_get_view (self->session), &self->decision,
                            _("You may have missed something. Take it back, see why, or play it anyway."));
  set_state (self, ALEA_TUTOR_ASKING);
}

static void
judge (AleaTutor *self)
{
  if (alea_hints_get_error (self->hints, &self->decision) >= ALEA_BLUNDER)
    ask (self);
  else
    play (self);
}

static gboolean
patience_cb (gpointer data)
{
  AleaTutor *self = data;

  self->timeout = 0;
  play (self);
  return G_SOURCE_REMOVE;
}

static void
wait (AleaTutor *self)
{
  AleaGameView *view = alea_session_get_view (self->session);
  g_autofree char *prompt = alea_session_make_prompt (self->session);

  alea_game_view_set_trial (view, &self->decision, prompt);
  set_state (self, ALEA_TUTOR_THINKING);
  self->timeout = g_timeout_add (self->patience, patience_cb, self);
}

/* An answer to the question of the game on the board, and nothing that the players
 * agree on. */
static gboolean
is_answer (AleaTutor          *self,
           const AleaDecision *decision)
{
  return alea_game_view_get_is_live (alea_session_get_view (self->session)) && decision->act != ALEA_ACT_RESIGN && decision->act != ALEA_ACT_DRAW
         && alea_state_lists (alea_game_get_state (get_game (self)), decision);
}

/* For the gate. */
static gboolean
decide (gpointer             data,
        const AleaDecision  *decision,
        GError             **error)
{
  AleaTutor *self = data;

  if (self->cancellable == NULL || !is_answer (self, decision))
    return apply (self, decision, error);

  if (self->state != ALEA_TUTOR_AT_REST)
    return alea_game_set_refusal (error, alea_game_view_get_prompt (alea_session_get_view (self->session)), NULL);

  if (self->has_thought && alea_hints_get_error (self->hints, decision) < ALEA_BLUNDER)
    return apply (self, decision, error);

  self->decision = *decision;
  if (self->has_thought)
    ask (self);
  else
    wait (self);
  return TRUE;
}

/* --- what ends it ------------------------------------------------------------ */

static void
game_cb (AleaTutor *self)
{
  set_state (self, ALEA_TUTOR_AT_REST);
  think_ahead (self);
}

/* Somebody looks back: that ends a trial. */
static void
looked_cb (AleaTutor *self)
{
  if (alea_game_view_get_trial (alea_session_get_view (self->session)) == NULL)
    set_state (self, ALEA_TUTOR_AT_REST);
}

/* It is about somebody else who plays, or nobody any more. */
static void
persons_cb (AleaTutor *self)
{
  alea_tutor_take_back (self);
  think_ahead (self);
}

/* --- the class --------------------------------------------------------------- */

static void
alea_tutor_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AleaTutor *self = ALEA_TUTOR (object);

  switch (prop_id)
    {
    case PROP_IS_ON:
      g_value_set_boolean (value, self->is_on);
      break;
    case PROP_STATE:
      g_value_set_uint (value, self->state);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_tutor_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_ON:
      alea_tutor_set_is_on (ALEA_TUTOR (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_tutor_dispose (GObject *object)
{
  AleaTutor *self = ALEA_TUTOR (object);

  if (self->session != NULL)
    {
      alea_tutor_take_back (self);
      forget (self);
      alea_game_set_gate (get_game (self), NULL);
    }
  g_clear_object (&self->session);
  g_clear_object (&self->hints);

  G_OBJECT_CLASS (alea_tutor_parent_class)->dispose (object);
}

static void
alea_tutor_class_init (AleaTutorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_tutor_get_property;
  object_class->set_property = alea_tutor_set_property;
  object_class->dispose = alea_tutor_dispose;

  properties[PROP_IS_ON] = g_param_spec_boolean ("is-on", NULL, NULL, FALSE, flags | G_PARAM_READWRITE);
  properties[PROP_STATE] = g_param_spec_uint ("state", NULL, NULL, ALEA_TUTOR_AT_REST, ALEA_TUTOR_ASKING,
                                              ALEA_TUTOR_AT_REST, flags | G_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_tutor_init (AleaTutor *self)
{
  self->hints = alea_hints_new ();
  self->patience = PATIENCE;
  self->gate = (AleaGameGate) { .data = self, .decide = decide };
}

AleaTutor *
alea_tutor_new (AleaSession *session)
{
  AleaTutor *self;

  g_return_val_if_fail (ALEA_IS_SESSION (session), NULL);
  g_return_val_if_fail (alea_game_get_gate (alea_session_get_game (session)) == NULL, NULL);

  self = g_object_new (ALEA_TYPE_TUTOR, NULL);
  self->session = g_object_ref (session);
  alea_game_set_gate (get_game (self), &self->gate);
  g_signal_connect_object (get_game (self), "notify::n-events", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (alea_session_get_view (session), "notify::number", G_CALLBACK (looked_cb), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    g_signal_connect_object (alea_match_get_person (alea_session_get_match (session), i), "notify::level",
                             G_CALLBACK (persons_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
alea_tutor_set_is_on (AleaTutor *self,
                      gboolean   is_on)
{
  g_return_if_fail (ALEA_IS_TUTOR (self));

  if (self->is_on == is_on)
    return;

  self->is_on = is_on;
  persons_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_ON]);
}

AleaTutorState
alea_tutor_get_state (AleaTutor *self)
{
  g_return_val_if_fail (ALEA_IS_TUTOR (self), ALEA_TUTOR_AT_REST);

  return self->state;
}

void
alea_tutor_set_patience (AleaTutor *self,
                         guint      patience)
{
  g_return_if_fail (ALEA_IS_TUTOR (self));

  self->patience = patience;
}

/* --- answers ----------------------------------------------------------------- */

void
alea_tutor_take_back (AleaTutor *self)
{
  g_return_if_fail (ALEA_IS_TUTOR (self));

  if (self->state == ALEA_TUTOR_AT_REST)
    return;

  set_state (self, ALEA_TUTOR_AT_REST);
  alea_game_view_set_trial (alea_session_get_view (self->session), NULL, NULL);
}

gboolean
alea_tutor_play (AleaTutor  *self,
                 GError    **error)
{
  g_return_val_if_fail (ALEA_IS_TUTOR (self), FALSE);

  if (self->state != ALEA_TUTOR_ASKING)
    return TRUE;
  if (apply (self, &self->decision, error))
    return TRUE;

  alea_tutor_take_back (self);
  return FALSE;
}

void
alea_tutor_explain_async (AleaTutor           *self,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_return_if_fail (ALEA_IS_TUTOR (self));
  g_return_if_fail (self->state == ALEA_TUTOR_ASKING);

  alea_hints_explain_async (self->hints, alea_game_get_state (get_game (self)), &self->decision, self->cancellable,
                            callback, data);
}

gboolean
alea_tutor_explain_finish (AleaTutor     *self,
                           GAsyncResult  *result,
                           AleaHint      *hint,
                           GError       **error)
{
  g_return_val_if_fail (ALEA_IS_TUTOR (self), FALSE);

  if (!alea_hints_ask_finish (self->hints, result, hint, error))
    return FALSE;
  if (self->state == ALEA_TUTOR_ASKING)
    return TRUE;

  g_free (hint->sentence);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "");
  return FALSE;
}

