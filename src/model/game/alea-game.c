/* alea-game.c: the game as a GObject
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-private.h"

#include "alea-shown.h"
#include "alea-words.h"

/**
 * AleaGame:
 *
 * A game under way: its events, the state after each, and what may be done.
 *
 * Whoever looks at it does so through an `AleaGameView`; nobody keeps a copy of
 * the position.
 */

enum
{
  PROP_0,
  PROP_N_EVENTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       played_signal;

G_DEFINE_FINAL_TYPE (AleaGame, alea_game, G_TYPE_OBJECT)

/* --- telling what has changed --------------------------------------------- */

/* Everything has its new value before anybody hears of it, and whoever hears
 * may change the game again. */
void
alea_game_tell_events (AleaGame *self)
{
  const guint n_events = alea_timeline_get_n_events (self->timeline);

  if (n_events == self->n_told)
    return;

  self->n_told = n_events;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_EVENTS]);
}

void
alea_game_tell_played (AleaGame *self,
                       guint     first)
{
  g_signal_emit (self, played_signal, 0, first);
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
    case PROP_N_EVENTS:
      g_value_set_uint (value, alea_game_get_n_events (self));
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
  g_clear_pointer (&self->notes, alea_game_notes_free);

  G_OBJECT_CLASS (alea_game_parent_class)->finalize (object);
}

static void
alea_game_class_init (AleaGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_game_get_property;
  object_class->finalize = alea_game_finalize;

  properties[PROP_N_EVENTS] = g_param_spec_uint ("n-events", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  played_signal =
    g_signal_new ("played",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
alea_game_init (AleaGame *self)
{
  self->dice = alea_dice_new_system ();
}

static AleaGame *
new_from_state (const AleaState *state)
{
  AleaGame *self = g_object_new (ALEA_TYPE_GAME, NULL);

  self->rules = state->rules;
  self->timeline = alea_timeline_new (state);

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

void
alea_game_set_notes (AleaGame         *game,
                     const AleaRecord *record)
{
  g_return_if_fail (ALEA_IS_GAME (game));
  g_return_if_fail (record != NULL);

  alea_game_notes_free (game->notes);
  game->notes = alea_game_notes_new (record, game->timeline);
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

int
alea_game_find_roll (AleaGame *self,
                     guint     number)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), -1);
  g_return_val_if_fail (number <= alea_timeline_get_n_events (self->timeline), -1);

  return alea_timeline_find_roll (self->timeline, number);
}

const AleaState *
alea_game_get_state (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_timeline_get_last (self->timeline);
}

int
alea_game_get_start_number (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), -1);

  return alea_shown_find_start_number (self->timeline, alea_timeline_get_n_events (self->timeline));
}
