/* alea-session.c: persons, clock and dice around one game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-session-private.h"

#include "alea-table-words.h"

#include <glib/gi18n-lib.h>

/* What was last made known. */
typedef struct
{
  guint     white;
  gboolean  asks_typed_roll;
  int       time_over;
  char     *time_news;
  char     *result;
} Shown;

struct _AleaSession
{
  GObject       parent_instance;

  AleaGame     *game;
  AleaGameView *game_view;     /* what those at the table look at */
  AleaMatch    *match;
  AleaClock    *clock;
  AleaFairDice *fair_dice;     /* or NULL */

  guint         n_followed;    /* events of the game that the clock has seen */
  GArray       *times;         /* of AleaClockTimes, one a state; those beyond
                                * n_followed are for a redo */
  gboolean      is_redoing;
  gboolean      is_claiming;
  AleaToldEnding told;         /* of the state that it numbers */

  Shown         shown;
};

enum
{
  PROP_0,
  PROP_WHITE,
  PROP_ASKS_TYPED_ROLL,
  PROP_TIME_OVER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaSession, alea_session, G_TYPE_OBJECT)

/* --- what there is to say ------------------------------------------------- */

static gboolean
is_over (AleaSession *self)
{
  return alea_game_get_state (self->game)->stage == ALEA_STAGE_OVER;
}

static int
find_time_over (AleaSession *self)
{
  return is_over (self) ? ALEA_NO_PERSON : alea_clock_get_fallen (self->clock);
}

static gboolean
has_white (AleaSession *self,
           guint        person)
{
  return alea_match_find_person (self->match, alea_game_get_state (self->game), ALEA_WHO_WHITE) == person;
}

static gboolean
find_asks_typed_roll (AleaSession *self)
{
  int asked = alea_session_get_asked (self);

  return asked != ALEA_NO_PERSON
         && alea_game_view_get_is_live (self->game_view) && alea_game_view_get_asks_roll (self->game_view)
         && alea_game_get_waiting (self->game) == NULL
         && alea_person_get_has_own_dice (alea_match_get_person (self->match, (guint) asked));
}

/* --- telling what has changed --------------------------------------------- */

static void
read_shown (AleaSession *self,
            Shown       *shown)
{
  shown->white = alea_match_find_person (self->match, alea_game_view_get_state (self->game_view), ALEA_WHO_WHITE);
  shown->asks_typed_roll = find_asks_typed_roll (self);
  shown->time_over = find_time_over (self);
  shown->time_news = alea_table_words_make_time_over (self->match, alea_game_get_state (self->game), shown->time_over);
  shown->result = alea_game_view_get_is_live (self->game_view) ? alea_session_make_result (self) : g_strdup ("");
}

static void
clear_shown (Shown *shown)
{
  g_clear_pointer (&shown->time_news, g_free);
  g_clear_pointer (&shown->result, g_free);
}

static void
notify_if (AleaSession *self,
           gboolean     has_changed,
           guint        prop_id)
{
  if (has_changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
publish (AleaSession *self)
{
  Shown old = self->shown;
  Shown *now = &self->shown;

  read_shown (self, now);

  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, old.white != now->white, PROP_WHITE);
  notify_if (self, old.asks_typed_roll != now->asks_typed_roll, PROP_ASKS_TYPED_ROLL);
  notify_if (self, old.time_over != now->time_over, PROP_TIME_OVER);
  clear_shown (&old);
  g_object_thaw_notify (G_OBJECT (self));
  g_object_unref (self);
}

/* The score waits until the dice lie still. */
static void
count_result (AleaSession *self)
{
  if (!alea_game_view_get_is_held (self->game_view))
    alea_match_set_result (self->match, alea_match_find_score (self->match, alea_game_get_state (self->game)));
}

/* --- the clock follows the game ------------------------------------------- */

/* The person whose time runs once the game has come to state @number. */
static int
find_running (AleaSession *self,
              guint        number)
{
  const AleaState *state = alea_game_get_state_at (self->game, number);
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (number == 0 || question.ask == ALEA_ASK_OVER
      || alea_game_get_state_at (self->game, number - 1)->stage != ALEA_STAGE_PLAY)
    return ALEA_NO_PERSON;

  return (int) alea_match_find_person (self->match, state, question.who);
}

static AleaClockTimes *
get_times (AleaSession *self,
           guint        number)
{
  return &g_array_index (self->times, AleaClockTimes, number);
}

static void
advance_clock (AleaSession *self,
               guint        number)
{
  int person = find_running (self, number);
  int running = alea_clock_get_running (self->clock);

  if (alea_game_get_state_at (self->game, number)->stage == ALEA_STAGE_OVER)
    alea_clock_stop (self->clock);
  else if (person != ALEA_NO_PERSON && running == ALEA_CLOCK_NOBODY)
    alea_clock_start (self->clock, (guint) person);
  else if (person != running)
    alea_clock_press (self->clock);

  g_array_set_size (self->times, number + 1);
  alea_clock_save (self->clock, get_times (self, number));
}

static void
follow_events (AleaSession *self)
{
  guint n_events = alea_game_get_n_events (self->game);
  gboolean is_known = n_events < self->n_followed || (self->is_redoing && n_events < self->times->len);

  if (n_events == self->n_followed)
    return;

  if (is_known)
    {
      alea_clock_restore (self->clock, get_times (self, n_events));
    }
  else
    {
      if (self->is_claiming)
        self->told = (AleaToldEnding) { .n_events = n_events, .is_on_time = TRUE };
      else if (self->n_followed < self->told.n_events)
        self->told = (AleaToldEnding) { 0 };
      for (guint number = self->n_followed + 1; number <= n_events; number++)
        advance_clock (self, number);
    }

  self->n_followed = n_events;
}

/* Whichever of its properties the game notifies first, all of them are new. */
static void
game_cb (AleaSession *self)
{
  follow_events (self);
  count_result (self);
  publish (self);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_session_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AleaSession *self = ALEA_SESSION (object);

  switch (prop_id)
    {
    case PROP_WHITE:
      g_value_set_uint (value, self->shown.white);
      break;
    case PROP_ASKS_TYPED_ROLL:
      g_value_set_boolean (value, self->shown.asks_typed_roll);
      break;
    case PROP_TIME_OVER:
      g_value_set_int (value, self->shown.time_over);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_session_finalize (GObject *object)
{
  AleaSession *self = ALEA_SESSION (object);

  alea_game_view_set_answerer (self->game_view, NULL, NULL);
  g_clear_object (&self->game_view);
  g_clear_object (&self->game);
  g_clear_object (&self->match);
  g_clear_object (&self->clock);
  g_clear_object (&self->fair_dice);
  g_clear_pointer (&self->times, g_array_unref);
  clear_shown (&self->shown);

  G_OBJECT_CLASS (alea_session_parent_class)->finalize (object);
}

static void
alea_session_class_init (AleaSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_session_get_property;
  object_class->finalize = alea_session_finalize;

  properties[PROP_WHITE] = g_param_spec_uint ("white", NULL, NULL, 0, ALEA_N_PERSONS - 1, 0, flags);
  properties[PROP_ASKS_TYPED_ROLL] = g_param_spec_boolean ("asks-typed-roll", NULL, NULL, FALSE, flags);
  properties[PROP_TIME_OVER] = g_param_spec_int ("time-over", NULL, NULL, ALEA_NO_PERSON, ALEA_N_PERSONS - 1,
                                                 ALEA_NO_PERSON, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_session_init (AleaSession *self)
{
  self->times = g_array_new (FALSE, TRUE, sizeof (AleaClockTimes));
}

static void
answerers_cb (AleaSession *self)
{
  alea_game_view_renew (self->game_view);
}

static void
watch (AleaSession *self,
       gpointer     object,
       const char  *signal,
       void       (*callback) (AleaSession *))
{
  g_signal_connect_object (object, signal, G_CALLBACK (callback), self, G_CONNECT_SWAPPED);
}

static void
watch_all (AleaSession *self)
{
  watch (self, self->game, "notify::n-events", game_cb);
  watch (self, self->game_view, "changed", game_cb);
  watch (self, self->game_view, "notify::is-held", game_cb);
  watch (self, self->clock, "notify::fallen", publish);
  watch (self, self->match, "notify::first-player", publish);
  watch (self, self->match, "notify::first-player", answerers_cb);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      watch (self, alea_match_get_person (self->match, i), "notify::level", answerers_cb);
      watch (self, alea_match_get_person (self->match, i), "notify::level", publish);
      watch (self, alea_match_get_person (self->match, i), "notify::has-own-dice", answerers_cb);
      watch (self, alea_match_get_person (self->match, i), "notify::name", publish);
      watch (self, alea_match_get_person (self->match, i), "notify::has-own-dice", publish);
    }
}

AleaSession *
alea_session_new (AleaGame  *game,
                  AleaMatch *match,
                  AleaClock *clock)
{
  AleaSession *self;

  g_return_val_if_fail (ALEA_IS_GAME (game), NULL);
  g_return_val_if_fail (ALEA_IS_MATCH (match), NULL);
  g_return_val_if_fail (ALEA_IS_CLOCK (clock), NULL);

  self = g_object_new (ALEA_TYPE_SESSION, NULL);
  self->game = g_object_ref (game);
  self->game_view = alea_game_view_new (game);
  self->match = g_object_ref (match);
  self->clock = g_object_ref (clock);

  self->n_followed = alea_game_get_n_events (game);
  g_array_set_size (self->times, self->n_followed + 1);
  for (guint number = 0; number <= self->n_followed; number++)
    {
      alea_clock_save (clock, get_times (self, number));
      get_times (self, number)->running = find_running (self, number);
    }

  count_result (self);
  alea_game_view_set_answerer (self->game_view, alea_answerer_find, self->match);
  read_shown (self, &self->shown);
  watch_all (self);

  return self;
}

AleaGame *
alea_session_get_game (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  return self->game;
}

AleaGameView *
alea_session_get_view (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  return self->game_view;
}

AleaMatch *
alea_session_get_match (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  return self->match;
}

AleaClock *
alea_session_get_clock (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  return self->clock;
}

guint
alea_session_get_white (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), 0);

  return self->shown.white;
}

int
alea_session_get_asked (AleaSession *self)
{
  const AleaState *state;
  AleaQuestion question;

  g_return_val_if_fail (ALEA_IS_SESSION (self), ALEA_NO_PERSON);

  state = alea_game_get_state (self->game);
  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_OVER)
    return ALEA_NO_PERSON;

  return (int) alea_match_find_person (self->match, state, question.who);
}

void
alea_session_redo_one (AleaSession *self)
{
  self->is_redoing = TRUE;
  alea_game_redo (self->game);
  self->is_redoing = FALSE;
}

/* --- time ----------------------------------------------------------------- */

int
alea_session_get_time_over (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), ALEA_NO_PERSON);

  return self->shown.time_over;
}

const char *
alea_session_get_time_news (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  return self->shown.time_news;
}

gboolean
alea_session_claim_time (AleaSession  *self,
                         GError      **error)
{
  AleaDecision decision = alea_decision_act (ALEA_ACT_RESIGN);
  gboolean is_done;
  int person;

  g_return_val_if_fail (ALEA_IS_SESSION (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  person = find_time_over (self);
  if (person == ALEA_NO_PERSON)
    {
      g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT, _("Both players still have time."));
      return FALSE;
    }

  decision.colour = has_white (self, (guint) person) ? ALEA_WHITE : ALEA_BLACK;
  self->is_claiming = TRUE;
  is_done = alea_game_decide (self->game, &decision, error);
  self->is_claiming = FALSE;

  return is_done;
}

void
alea_session_play_on (AleaSession *self)
{
  g_return_if_fail (ALEA_IS_SESSION (self));

  alea_clock_switch_off (self->clock);
}

AleaToldEnding
alea_session_get_told_ending (AleaSession *self)
{
  const AleaToldEnding nothing = { 0 };

  g_return_val_if_fail (ALEA_IS_SESSION (self), nothing);

  return self->told.n_events == alea_game_get_n_events (self->game) ? self->told : nothing;
}

void
alea_session_tell_ending (AleaSession          *self,
                          const AleaToldEnding *ending)
{
  g_return_if_fail (ALEA_IS_SESSION (self));
  g_return_if_fail (ending != NULL);

  self->told = *ending;
  publish (self);
}

void
alea_session_get_times_at (AleaSession    *self,
                           guint           number,
                           AleaClockTimes *times)
{
  g_return_if_fail (ALEA_IS_SESSION (self));
  g_return_if_fail (number <= self->n_followed);
  g_return_if_fail (times != NULL);

  *times = *get_times (self, number);
}

void
alea_session_set_times_at (AleaSession          *self,
                           guint                 number,
                           const AleaClockTimes *times)
{
  AleaClockTimes *kept;

  g_return_if_fail (ALEA_IS_SESSION (self));
  g_return_if_fail (number <= self->n_followed);
  g_return_if_fail (times != NULL);

  kept = get_times (self, number);
  *kept = *times;
  kept->running = find_running (self, number);
  if (number < self->n_followed)
    return;

  if (kept->running != ALEA_NO_PERSON)
    alea_clock_pause (self->clock);
  alea_clock_restore (self->clock, kept);
}

char *
alea_session_make_prompt (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  /* What a program is about to do is nobody's to do. */
  if (alea_game_view_get_is_answered (self->game_view))
    return g_strdup (alea_game_view_get_prompt (self->game_view));

  return alea_table_words_make_prompt (self->match, self->game_view);
}

char *
alea_session_make_result (AleaSession *self)
{
  const AleaToldEnding told = alea_session_get_told_ending (self);

  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  return alea_table_words_make_result (self->match, alea_game_get_state (self->game), &told);
}

char *
alea_session_foretell_result (AleaSession *self,
                              AleaColour   loser)
{
  const AleaEvent event = alea_event_decision ((AleaDecision) { .act = ALEA_ACT_RESIGN, .colour = loser });
  AleaState state;

  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  state = *alea_game_get_state (self->game);
  alea_state_apply (&state, &event, NULL);
  return alea_table_words_make_result (self->match, &state, &(AleaToldEnding) { 0 });
}

const char *
alea_session_get_result (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  return self->shown.result;
}

/* --- dice ----------------------------------------------------------------- */

gboolean
alea_session_get_asks_typed_roll (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), FALSE);

  return self->shown.asks_typed_roll;
}

void
alea_session_set_fair_dice (AleaSession  *self,
                            AleaFairDice *fair_dice)
{
  g_return_if_fail (ALEA_IS_SESSION (self));
  g_return_if_fail (ALEA_IS_FAIR_DICE (fair_dice));

  g_set_object (&self->fair_dice, fair_dice);
}

AleaFairDice *
alea_session_get_fair_dice (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  return self->fair_dice;
}
