/* alea-game-view.c: a look at a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-view.h"

#include "alea-chess960.h"
#include "alea-commentary.h"
#include "alea-game-private.h"
#include "alea-offer.h"
#include "alea-shown.h"
#include "alea-turn-list.h"
#include "alea-turn.h"

#include <glib/gi18n-lib.h>

/**
 * AleaGameView:
 *
 * The game is events and questions; this is where somebody stands who looks at
 * it: at the last state or at an earlier one, or still at the one before the
 * dice that tumble. Boards, trays and lists bind to it.
 *
 * What a program answers is asked of nobody who looks: there is then neither a
 * roll nor a decision to make.
 */

struct _AleaGameView
{
  GObject     parent_instance;

  AleaGame   *game;
  GListStore *turns;      /* of AleaTurn */
  guint       number;     /* of a state */
  gboolean    is_held;
  guint       n_listed;   /* events that turns tell of: all, unless held */

  AleaGameViewAnswerer answerer;   /* or NULL */
  gpointer             data;

  AleaDecision trial;
  char        *trial_sentence;     /* NULL: none is on trial */

  AleaShown   shown;      /* what was last made known */
};

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_IS_HELD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (AleaGameView, alea_game_view, G_TYPE_OBJECT)

static const AleaTimeline *
get_timeline (AleaGameView *self)
{
  return self->game->timeline;
}

/* --- telling what has changed --------------------------------------------- */

/* Whether those who look are asked that. */
static gboolean
asks (const AleaShown *shown,
      AleaAsk          ask)
{
  return shown->ask == ask && !shown->is_answered;
}

static void
look (AleaGameView *self)
{
  alea_shown_init (&self->shown, get_timeline (self), self->number, self->is_held);
  if (self->trial_sentence != NULL && self->shown.is_live)
    alea_shown_set_answered (&self->shown, g_strdup (self->trial_sentence));
  else if (self->answerer != NULL && self->shown.is_live)
    alea_shown_set_answered (&self->shown, self->answerer (alea_game_view_get_state (self), self->data));
}

/* Makes known what has changed: the turns, then the properties, then
 * "changed".  Everything has its new value before anybody hears of it, and
 * whoever hears may change the game again. */
static void
publish (AleaGameView *self)
{
  AleaShown old = self->shown;
  gboolean is_other;

  look (self);

  /* A state never changes: another one is viewed when its number is another. */
  is_other = old.number != self->shown.number || old.is_answered != self->shown.is_answered;

  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  if (old.number != self->shown.number)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NUMBER]);
  if (old.is_held != self->shown.is_held)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_HELD]);
  alea_shown_clear (&old);
  alea_turn_list_update (self->turns, get_timeline (self), self->game->notes, self->n_listed);
  g_object_thaw_notify (G_OBJECT (self));

  if (is_other)
    g_signal_emit (self, changed_signal, 0);
  g_object_unref (self);
}

static void
follow_events (AleaGameView *self)
{
  guint n_events = alea_game_get_n_events (self->game);

  g_clear_pointer (&self->trial_sentence, g_free);
  self->number = self->is_held ? MIN (self->number, n_events) : n_events;
  self->n_listed = self->is_held ? MIN (self->n_listed, n_events) : n_events;
  publish (self);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_game_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AleaGameView *self = ALEA_GAME_VIEW (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    case PROP_IS_HELD:
      g_value_set_boolean (value, self->is_held);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_game_view_finalize (GObject *object)
{
  AleaGameView *self = ALEA_GAME_VIEW (object);

  g_clear_object (&self->game);
  g_clear_object (&self->turns);
  g_free (self->trial_sentence);
  alea_shown_clear (&self->shown);

  G_OBJECT_CLASS (alea_game_view_parent_class)->finalize (object);
}

static void
alea_game_view_class_init (AleaGameViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_game_view_get_property;
  object_class->finalize = alea_game_view_finalize;

  properties[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_IS_HELD] = g_param_spec_boolean ("is-held", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
alea_game_view_init (AleaGameView *self)
{
  self->turns = g_list_store_new (ALEA_TYPE_TURN);
}

AleaGameView *
alea_game_view_new (AleaGame *game)
{
  AleaGameView *self;

  g_return_val_if_fail (ALEA_IS_GAME (game), NULL);

  self = g_object_new (ALEA_TYPE_GAME_VIEW, NULL);
  self->game = g_object_ref (game);
  self->number = self->n_listed = alea_game_get_n_events (game);
  alea_shown_init (&self->shown, get_timeline (self), self->number, FALSE);
  alea_turn_list_update (self->turns, get_timeline (self), self->game->notes, self->n_listed);
  g_signal_connect_object (game, "notify::n-events", G_CALLBACK (follow_events), self, G_CONNECT_SWAPPED);
  return self;
}

AleaGame *
alea_game_view_get_game (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  return self->game;
}

/* --- who answers ------------------------------------------------------------ */

void
alea_game_view_set_answerer (AleaGameView         *self,
                             AleaGameViewAnswerer  answerer,
                             gpointer              data)
{
  g_return_if_fail (ALEA_IS_GAME_VIEW (self));

  self->answerer = answerer;
  self->data = data;
  if (answerer != NULL)
    publish (self);
}

void
alea_game_view_renew (AleaGameView *self)
{
  g_return_if_fail (ALEA_IS_GAME_VIEW (self));

  publish (self);
}

gboolean
alea_game_view_get_is_answered (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), FALSE);

  return self->shown.is_answered;
}

void
alea_game_view_set_trial (AleaGameView       *self,
                          const AleaDecision *decision,
                          const char         *sentence)
{
  g_return_if_fail (ALEA_IS_GAME_VIEW (self));
  g_return_if_fail (decision == NULL || sentence != NULL);

  if (decision == NULL && self->trial_sentence == NULL)
    return;

  g_free (self->trial_sentence);
  self->trial_sentence = decision != NULL ? g_strdup (sentence) : NULL;
  if (decision != NULL)
    self->trial = *decision;
  publish (self);
}

const AleaDecision *
alea_game_view_get_trial (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  return self->trial_sentence != NULL ? &self->trial : NULL;
}

/* --- looking back --------------------------------------------------------- */

const AleaState *
alea_game_view_get_state (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  return alea_timeline_get_state (get_timeline (self), self->number);
}

guint
alea_game_view_get_number (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), 0);

  return self->number;
}

void
alea_game_view_set_number (AleaGameView *self,
                           guint         number)
{
  g_return_if_fail (ALEA_IS_GAME_VIEW (self));

  self->number = MIN (number, alea_timeline_get_n_events (get_timeline (self)));
  if (self->number != self->shown.number)
    g_clear_pointer (&self->trial_sentence, g_free);
  publish (self);
}

gboolean
alea_game_view_get_is_live (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), FALSE);

  return self->shown.is_live;
}

void
alea_game_view_hold (AleaGameView *self)
{
  g_return_if_fail (ALEA_IS_GAME_VIEW (self));

  self->is_held = TRUE;
  publish (self);
}

void
alea_game_view_release (AleaGameView *self)
{
  g_return_if_fail (ALEA_IS_GAME_VIEW (self));

  if (!self->is_held)
    return;

  self->is_held = FALSE;
  follow_events (self);
}

gboolean
alea_game_view_get_is_held (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), FALSE);

  return self->is_held;
}

/* --- what there is to say ------------------------------------------------- */

gboolean
alea_game_view_get_asks_roll (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), FALSE);

  return asks (&self->shown, ALEA_ASK_ROLL);
}

gboolean
alea_game_view_get_asks_decision (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), FALSE);

  return asks (&self->shown, ALEA_ASK_DECIDE);
}

gboolean
alea_game_view_get_is_over (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), FALSE);

  return self->shown.ask == ALEA_ASK_OVER;
}

AleaRoll
alea_game_view_get_roll (AleaGameView *self)
{
  AleaRoll roll = { 0 };
  guint number;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), roll);

  number = alea_game_view_get_number (self);
  roll = alea_state_get_table_roll (alea_game_view_get_state (self));
  if (roll.n == 0 && number > 0 && alea_game_get_event (self->game, number - 1)->type == ALEA_EVENT_ROLL)
    roll = alea_game_get_event (self->game, number - 1)->roll;

  return roll;
}

AleaWho
alea_game_view_get_who (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), ALEA_WHO_WHITE);

  return self->shown.who;
}

const char *
alea_game_view_get_due (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  /* Nobody has a colour yet. */
  if (self->shown.who == ALEA_WHO_FIRST || self->shown.who == ALEA_WHO_SECOND)
    return _("Rolling for colours");
  if (alea_game_view_get_state (self)->stage == ALEA_STAGE_SETUP)
    return _("Setting up");

  return self->shown.ask == ALEA_ASK_ROLL ? _("To roll") : _("To move");
}

void
alea_game_view_guide (AleaGameView *self,
                      AleaText     *text)
{
  g_return_if_fail (ALEA_IS_GAME_VIEW (self));

  alea_shown_guide (get_timeline (self), self->shown.number, text);
}

const char *
alea_game_view_get_prompt (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  return self->shown.prompt;
}

const char *
alea_game_view_get_news (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  return self->shown.news;
}

const char *
alea_game_view_get_forced (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  return self->shown.forced;
}

char *
alea_game_view_write_notes (AleaGameView *self)
{
  const AleaGameNotes *notes;
  guint before, last;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  notes = self->game->notes;
  if (self->number == 0)
    return alea_game_notes_write_first (notes);

  before = alea_turn_find_last (G_LIST_MODEL (self->turns), self->number - 1);
  last = alea_game_notes_get_last (notes, get_timeline (self));
  return alea_game_notes_write (notes, before, MIN (self->number, last));
}

gboolean
alea_game_view_get_news_prompts (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), FALSE);

  return self->shown.news_prompts;
}

int
alea_game_view_get_start_number (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), -1);

  return self->shown.start_number;
}

GListModel *
alea_game_view_get_turns (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  return G_LIST_MODEL (self->turns);
}

const char *
alea_game_view_get_obstacle (AleaGameView  *self,
                             const char   **rule)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);
  g_return_val_if_fail (rule != NULL, NULL);

  *rule = NULL;
  if (!alea_game_view_get_is_live (self) && !alea_game_view_get_is_held (self))
    return _("This is an earlier position. Go to the last move to play on.");
  if (alea_game_view_get_is_live (self) && alea_game_view_get_asks_decision (self))
    return NULL;

  *rule = alea_game_view_get_rule (self);
  return alea_game_view_get_prompt (self);
}

const char *
alea_game_view_get_rule (AleaGameView *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (self), NULL);

  return alea_state_get_rule (alea_game_view_get_state (self));
}
