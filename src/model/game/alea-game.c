/* alea-game.c: the game as a GObject that widgets bind to
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-private.h"

#include "alea-chess960.h"
#include "alea-turn-list.h"
#include "alea-turn.h"
#include "alea-words.h"

/**
 * AleaGame:
 *
 * A game under way: its events, the state after each, which of them is looked
 * at, and what there is to say about it.
 *
 * Board, dice tray, move list and clocks all watch one `AleaGame`; none of
 * them keeps a copy of the position.
 */

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_N_EVENTS,
  PROP_VIEW,
  PROP_IS_LIVE,
  PROP_IS_HELD,
  PROP_ASKS_ROLL,
  PROP_ASKS_DECISION,
  PROP_IS_OVER,
  PROP_WHO,
  PROP_GUIDE,
  PROP_NEWS,
  PROP_FORCED,
  PROP_RESULT,
  PROP_START_NUMBER,
  PROP_TURNS,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

enum
{
  CHANGED,
  PLAYED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaGame, alea_game, G_TYPE_OBJECT)

/* --- telling what has changed --------------------------------------------- */

static void
notify_if (AleaGame *self,
           gboolean  has_changed,
           guint     prop_id)
{
  if (has_changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
notify_differences (AleaGame        *self,
                    const AleaShown *old,
                    const AleaShown *now)
{
  notify_if (self, old->n_events != now->n_events, PROP_N_EVENTS);
  notify_if (self, old->view != now->view, PROP_VIEW);
  notify_if (self, old->is_live != now->is_live, PROP_IS_LIVE);
  notify_if (self, old->is_held != now->is_held, PROP_IS_HELD);
  notify_if (self, (old->ask == ALEA_ASK_ROLL) != (now->ask == ALEA_ASK_ROLL), PROP_ASKS_ROLL);
  notify_if (self, (old->ask == ALEA_ASK_DECIDE) != (now->ask == ALEA_ASK_DECIDE), PROP_ASKS_DECISION);
  notify_if (self, (old->ask == ALEA_ASK_OVER) != (now->ask == ALEA_ASK_OVER), PROP_IS_OVER);
  notify_if (self, old->who != now->who, PROP_WHO);
  notify_if (self, old->start_number != now->start_number, PROP_START_NUMBER);
  notify_if (self, old->can_undo != now->can_undo, PROP_CAN_UNDO);
  notify_if (self, old->can_redo != now->can_redo, PROP_CAN_REDO);
  notify_if (self, g_strcmp0 (old->guide, now->guide) != 0, PROP_GUIDE);
  notify_if (self, g_strcmp0 (old->news, now->news) != 0, PROP_NEWS);
  notify_if (self, g_strcmp0 (old->forced, now->forced) != 0, PROP_FORCED);
  notify_if (self, g_strcmp0 (old->result, now->result) != 0, PROP_RESULT);
}

/* Makes known what has changed: the turns, then the properties, then
 * "changed".  Everything has its new value before anybody hears of it, and
 * whoever hears may change the game again. */
static void
publish (AleaGame *self)
{
  AleaShown old = self->shown;
  gboolean is_other;

  alea_shown_init (&self->shown, self->timeline, self->view, self->is_held);

  /* A state never changes: another one is viewed when its number is another. */
  is_other = old.view != self->shown.view;

  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  notify_differences (self, &old, &self->shown);
  alea_shown_clear (&old);
  alea_turn_list_update (self->turns, self->timeline, self->n_listed);
  g_object_thaw_notify (G_OBJECT (self));

  if (is_other)
    g_signal_emit (self, signals[CHANGED], 0);
  g_object_unref (self);
}

void
alea_game_follow_events (AleaGame *self)
{
  guint n_events = alea_timeline_get_n_events (self->timeline);

  self->view = self->is_held ? MIN (self->view, n_events) : n_events;
  self->n_listed = self->is_held ? MIN (self->n_listed, n_events) : n_events;
  publish (self);
}

void
alea_game_tell_played (AleaGame *self,
                       guint     first)
{
  g_signal_emit (self, signals[PLAYED], 0, first);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_game_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  AleaGame *self = ALEA_GAME (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, alea_game_get_title (self));
      break;
    case PROP_N_EVENTS:
      g_value_set_uint (value, alea_game_get_n_events (self));
      break;
    case PROP_VIEW:
      g_value_set_uint (value, alea_game_get_view (self));
      break;
    case PROP_IS_LIVE:
      g_value_set_boolean (value, alea_game_get_is_live (self));
      break;
    case PROP_IS_HELD:
      g_value_set_boolean (value, alea_game_get_is_held (self));
      break;
    case PROP_ASKS_ROLL:
      g_value_set_boolean (value, alea_game_get_asks_roll (self));
      break;
    case PROP_ASKS_DECISION:
      g_value_set_boolean (value, alea_game_get_asks_decision (self));
      break;
    case PROP_IS_OVER:
      g_value_set_boolean (value, alea_game_get_is_over (self));
      break;
    case PROP_WHO:
      g_value_set_int (value, (int) alea_game_get_who (self));
      break;
    case PROP_GUIDE:
      g_value_set_string (value, alea_game_get_guide (self));
      break;
    case PROP_NEWS:
      g_value_set_string (value, alea_game_get_news (self));
      break;
    case PROP_FORCED:
      g_value_set_string (value, alea_game_get_forced (self));
      break;
    case PROP_RESULT:
      g_value_set_string (value, alea_game_get_result (self));
      break;
    case PROP_START_NUMBER:
      g_value_set_int (value, alea_game_get_start_number (self));
      break;
    case PROP_TURNS:
      g_value_set_object (value, alea_game_get_turns (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, alea_game_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, alea_game_get_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_game_finalize (GObject *object)
{
  AleaGame *self = ALEA_GAME (object);

  g_clear_pointer (&self->dice, alea_dice_free);
  g_clear_pointer (&self->timeline, alea_timeline_free);
  g_clear_object (&self->turns);
  alea_shown_clear (&self->shown);

  G_OBJECT_CLASS (alea_game_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_N_EVENTS] = g_param_spec_uint ("n-events", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_VIEW] = g_param_spec_uint ("view", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_IS_LIVE] = g_param_spec_boolean ("is-live", NULL, NULL, TRUE, flags);
  properties[PROP_IS_HELD] = g_param_spec_boolean ("is-held", NULL, NULL, FALSE, flags);
  properties[PROP_ASKS_ROLL] = g_param_spec_boolean ("asks-roll", NULL, NULL, FALSE, flags);
  properties[PROP_ASKS_DECISION] = g_param_spec_boolean ("asks-decision", NULL, NULL, FALSE, flags);
  properties[PROP_IS_OVER] = g_param_spec_boolean ("is-over", NULL, NULL, FALSE, flags);
  properties[PROP_WHO] = g_param_spec_int ("who", NULL, NULL, ALEA_WHO_WHITE, ALEA_WHO_SECOND,
                                           ALEA_WHO_WHITE, flags);
  properties[PROP_GUIDE] = g_param_spec_string ("guide", NULL, NULL, NULL, flags);
  properties[PROP_NEWS] = g_param_spec_string ("news", NULL, NULL, NULL, flags);
  properties[PROP_FORCED] = g_param_spec_string ("forced", NULL, NULL, NULL, flags);
  properties[PROP_RESULT] = g_param_spec_string ("result", NULL, NULL, NULL, flags);
  properties[PROP_START_NUMBER] = g_param_spec_int ("start-number", NULL, NULL,
                                                    -1, ALEA_CHESS960_STARTS - 1, -1, flags);
  properties[PROP_TURNS] = g_param_spec_object ("turns", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_game_class_init (AleaGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = alea_game_get_property;
  object_class->finalize = alea_game_finalize;

  install_properties (object_class);

  /**
   * AleaGame::changed:
   * @self: the game
   *
   * Another state is viewed than before. The properties have been notified
   * already.
   */
  signals[CHANGED] =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * AleaGame::played:
   * @self: the game
   * @first: the number of the first of the new events
   *
   * Somebody has rolled or decided. An undo or redo is not told so, nor is a
   * look back.
   */
  signals[PLAYED] =
    g_signal_new ("played",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
alea_game_init (AleaGame *self)
{
  self->turns = g_list_store_new (ALEA_TYPE_TURN);
  self->dice = alea_dice_new_system ();
}

static AleaGame *
new_from_state (const AleaState *state)
{
  AleaGame *self = g_object_new (ALEA_TYPE_GAME, NULL);

  self->rules = state->rules;
  self->timeline = alea_timeline_new (state);
  alea_shown_init (&self->shown, self->timeline, self->view, self->is_held);

  return self;
}

AleaGame *
alea_game_new (const AleaRules   *rules,
               const AleaOptions *options)
{
  AleaState state;

  g_return_val_if_fail (rules != NULL, NULL);

  alea_state_init (&state, rules, options);
  return new_from_state (&state);
}

AleaGame *
alea_game_new_from_setup (const AleaRules    *rules,
                          const AleaOptions  *options,
                          const AleaSetup    *setup,
                          GError            **error)
{
  AleaGame *self;
  AleaState state;
  AleaFaults faults;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  faults = alea_state_init_from_setup (&state, rules, options, setup);
  if (faults != ALEA_FAULT_NONE)
    {
      g_autofree char *sentences = alea_words_faults (faults);

      g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_SETUP, sentences);
      return NULL;
    }

  self = new_from_state (&state);
  self->is_from_setup = TRUE;
  return self;
}

gboolean
alea_game_is_from_setup (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return self->is_from_setup;
}

const AleaRules *
alea_game_get_rules (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return self->rules;
}

void
alea_game_set_dice (AleaGame *self,
                    AleaDice *dice)
{
  g_return_if_fail (ALEA_IS_GAME (self));
  g_return_if_fail (dice != NULL);

  alea_dice_free (self->dice);
  self->dice = dice;
}

void
alea_game_set_gate (AleaGame           *self,
                    const AleaGameGate *gate)
{
  g_return_if_fail (ALEA_IS_GAME (self));

  self->gate = gate;
}

const AleaGameGate *
alea_game_get_gate (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return self->gate;
}

/* --- events and states ---------------------------------------------------- */

guint
alea_game_get_n_events (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), 0);

  return alea_timeline_get_n_events (self->timeline);
}

const AleaEvent *
alea_game_get_event (AleaGame *self,
                     guint     number)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);
  g_return_val_if_fail (number < alea_timeline_get_n_events (self->timeline), NULL);

  return alea_timeline_get_event (self->timeline, number);
}

const AleaState *
alea_game_get_state_at (AleaGame *self,
                        guint     number)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);
  g_return_val_if_fail (number <= alea_timeline_get_n_events (self->timeline), NULL);

  return alea_timeline_get_state (self->timeline, number);
}

const AleaState *
alea_game_get_state (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_timeline_get_last (self->timeline);
}

/* --- looking back --------------------------------------------------------- */

const AleaState *
alea_game_get_viewed (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_timeline_get_state (self->timeline, self->view);
}

guint
alea_game_get_view (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), 0);

  return self->view;
}

void
alea_game_set_view (AleaGame *self,
                    guint     number)
{
  g_return_if_fail (ALEA_IS_GAME (self));

  self->view = MIN (number, alea_timeline_get_n_events (self->timeline));
  publish (self);
}

gboolean
alea_game_get_is_live (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return self->shown.is_live;
}

void
alea_game_hold_view (AleaGame *self)
{
  g_return_if_fail (ALEA_IS_GAME (self));

  self->is_held = TRUE;
  publish (self);
}

void
alea_game_release_view (AleaGame *self)
{
  g_return_if_fail (ALEA_IS_GAME (self));

  if (!self->is_held)
    return;

  self->is_held = FALSE;
  alea_game_follow_events (self);
}

gboolean
alea_game_get_is_held (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return self->is_held;
}

/* --- what there is to say ------------------------------------------------- */

gboolean
alea_game_get_asks_roll (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return self->shown.ask == ALEA_ASK_ROLL;
}

gboolean
alea_game_get_asks_decision (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return self->shown.ask == ALEA_ASK_DECIDE;
}

gboolean
alea_game_get_is_over (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return self->shown.ask == ALEA_ASK_OVER;
}

AleaWho
alea_game_get_who (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), ALEA_WHO_WHITE);

  return self->shown.who;
}

const char *
alea_game_get_guide (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return self->shown.guide;
}

const char *
alea_game_get_news (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return self->shown.news;
}

const char *
alea_game_get_forced (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return self->shown.forced;
}

gboolean
alea_game_get_news_guide (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return self->shown.news_guide;
}

const char *
alea_game_get_result (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return self->shown.result;
}

int
alea_game_get_start_number (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), -1);

  return self->shown.start_number;
}

GListModel *
alea_game_get_turns (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->turns);
}
