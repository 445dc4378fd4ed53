/* alea-computer-seat.c: the computer at the table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-computer-seat.h"

#include "alea-engine.h"

/**
 * AleaComputerSeat:
 *
 * Thinks and waits at the same time: the answer comes when both are done. What
 * it needs for thinking, a table of some megabytes, it has only while a game is
 * played.
 */

#define PAUSE       600              /* milliseconds */
#define TABLE_BYTES (16u << 20)

/* The longest it thinks, and how much of the time that is left. */
#define MOST_MSEC  5000
#define TIME_SHARE 40

/* Below this level it plays on to the end: whoever learns wants to win on the
 * board. */
#define RESIGNING_LEVEL 3

/* It resigns after so many decisions with chances like that. */
#define HOPELESS   0.02
#define N_HOPELESS 3

/* It offers a draw from this move on, when nothing has happened for so many of
 * its decisions, and again after so many. */
#define DRAW_MOVE    40
#define LEVEL_SCORE  0.03
#define N_LEVEL      8
#define N_OFFER      20

struct _AleaComputerSeat
{
  AleaSeat    parent_instance;

  guint       level;
  guint64     seed;
  guint       pause;          /* milliseconds */
  AleaEngine *engine;         /* NULL at rest */
  guint       n_hopeless;     /* decisions in a row */
  guint       n_level;
  guint       n_since_offer;
  gboolean    offers_draw;
};

G_DEFINE_FINAL_TYPE (AleaComputerSeat, alea_computer_seat, ALEA_TYPE_SEAT)

/* A question that is thought about. */
typedef struct
{
  AleaQuestion asked;
  guint        fullmove;
  gboolean     may_resign;
  AleaEvent    answer;
  gboolean     is_decided;
  gboolean     is_rested;      /* the pause is over */
  gboolean     is_returned;
} Thought;

/* --- what to answer ---------------------------------------------------------- */

static AleaEvent
roll_dice (void)
{
  return alea_event_roll ((AleaRoll) { 0 }, ALEA_SOURCE_PROGRAM);
}

/* Where there is nothing to think about.  To claim a draw is a choice. */
static gboolean
find_forced (const AleaState    *state,
             const AleaQuestion *asked,
             AleaEvent          *answer)
{
  g_autofree AleaDecision *decisions = NULL;

  if (alea_state_get_claim (state) != ALEA_ENDING_NONE)
    return FALSE;

  if (asked->ask == ALEA_ASK_ROLL)
    {
      *answer = roll_dice ();
      return TRUE;
    }

  decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  if (alea_state_list_decisions (state, decisions) != 1)
    return FALSE;

  *answer = alea_event_decision (decisions[0]);
  return TRUE;
}

static AleaEvent
resign (const Thought *thought)
{
  AleaDecision decision = alea_decision_act (ALEA_ACT_RESIGN);

  decision.colour = thought->asked.who == ALEA_WHO_WHITE ? ALEA_WHITE : ALEA_BLACK;
  return alea_event_decision (decision);
}

static gboolean
is_hopeless (AleaComputerSeat  *self,
             const Thought     *thought,
             const AleaVerdict *verdict)
{
  const gboolean is_lost = alea_chances_get_score (verdict->chances) <= HOPELESS;

  self->n_hopeless = is_lost ? self->n_hopeless + 1 : 0;
  return thought->may_resign && self->level >= RESIGNING_LEVEL && self->n_hopeless >= N_HOPELESS;
}

static void
consider_offer (AleaComputerSeat  *self,
                const Thought     *thought,
                const AleaVerdict *verdict)
{
  const double score = alea_chances_get_score (verdict->chances);
  const gboolean is_level = score >= 0.5 - LEVEL_SCORE && score <= 0.5 + LEVEL_SCORE;

  self->n_level = is_level ? self->n_level + 1 : 0;
  self->n_since_offer++;
  self->offers_draw = thought->may_resign && self->level >= RESIGNING_LEVEL && thought->fullmove >= DRAW_MOVE
                      && self->n_level >= N_LEVEL && self->n_since_offer >= N_OFFER;
  if (self->offers_draw)
    self->n_since_offer = 0;
}

static AleaEvent
choose (AleaComputerSeat  *self,
        const Thought     *thought,
        const AleaVerdict *verdict)
{
  if (verdict->question.ask == ALEA_ASK_ROLL)
    return verdict->claims_draw ? alea_event_decision (alea_decision_act (ALEA_ACT_DRAW)) : roll_dice ();

  if (is_hopeless (self, thought, verdict))
    return resign (thought);

  consider_offer (self, thought, verdict);
  return alea_event_decision (verdict->best);
}

/* --- thinking ---------------------------------------------------------------- */

static AleaEngine *
get_engine (AleaComputerSeat *self)
{
  if (self->engine == NULL)
    self->engine = alea_engine_new (TABLE_BYTES, 1);

  return self->engine;
}

/* @msec_left is below 0 where no clock runs. */
static AleaSearchLimits
make_limits (AleaComputerSeat *self,
             gint64            msec_left)
{
  const gint64 most = msec_left < 0 ? MOST_MSEC : CLAMP (msec_left / TIME_SHARE, 10, MOST_MSEC);

  return (AleaSearchLimits) { .level = (int) self->level, .seed = self->seed, .usec = most * 1000 };
}

/* Once both are done, unless it is withdrawn. */
static void
conclude (GTask *task)
{
  Thought *thought = g_task_get_task_data (task);

  if (thought->is_returned)
    return;

  thought->is_returned = TRUE;
  if (g_task_return_error_if_cancelled (task))
    return;
  if (thought->is_decided && thought->is_rested)
    g_task_return_pointer (task, g_memdup2 (&thought->answer, sizeof thought->answer), g_free);
  else
    thought->is_returned = FALSE;
}

static void
thought_cb (GObject      *engine,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GTask) task = data;
  Thought *thought = g_task_get_task_data (task);
  g_autoptr(GError) error = NULL;
  g_autofree AleaVerdict *verdict = alea_engine_think_finish (ALEA_ENGINE (engine), result, &error);

  if (verdict != NULL)
    {
      thought->answer = choose (g_task_get_source_object (task), thought, verdict);
      thought->is_decided = TRUE;
      conclude (task);
    }
  else if (!thought->is_returned)
    {
      thought->is_returned = TRUE;
      g_task_return_error (task, g_steal_pointer (&error));
    }
}

/* After the pause, or when it is cancelled. */
static gboolean
rested_cb (gpointer data)
{
  GTask *task = data;
  Thought *thought = g_task_get_task_data (task);

  thought->is_rested = TRUE;
  conclude (task);
  return G_SOURCE_REMOVE;
}

/* Time that is short is not spent on being watched. */
static void
begin_pause (GTask            *task,
             AleaComputerSeat *self,
             gint64            msec_left)
{
  const guint pause = msec_left < 0 ? self->pause : (guint) MIN (self->pause, (guint64) msec_left / 10);
  g_autoptr(GSource) source = g_timeout_source_new (pause);
  g_autoptr(GSource) cancel = g_cancellable_source_new (g_task_get_cancellable (task));

  g_source_set_dummy_callback (cancel);
  g_source_add_child_source (source, cancel);
  g_source_set_callback (source, rested_cb, g_object_ref (task), g_object_unref);
  g_source_attach (source, g_task_get_context (task));
}

static Thought *
make_thought (const AleaState *state)
{
  Thought *thought = g_new0 (Thought, 1);

  alea_state_ask (state, &thought->asked);
  thought->may_resign = state->stage == ALEA_STAGE_PLAY && thought->asked.who <= ALEA_WHO_BLACK;
  thought->fullmove = state->position.fullmove;
  thought->is_decided = find_forced (state, &thought->asked, &thought->answer);
  return thought;
}

static void
alea_computer_seat_decide_async (AleaSeat               *seat,
                                 const AleaSeatQuestion *question,
                                 GCancellable           *cancellable,
                                 GAsyncReadyCallback     callback,
                                 gpointer                data)
{
  AleaComputerSeat *self = ALEA_COMPUTER_SEAT (seat);
  g_autoptr(GTask) task = g_task_new (seat, cancellable, callback, data);
  const AleaSearchLimits limits = make_limits (self, question->msec_left);
  Thought *thought = make_thought (question->state);

  self->offers_draw = FALSE;
  g_task_set_task_data (task, thought, g_free);
  begin_pause (task, self, question->msec_left);
  if (!thought->is_decided)
    alea_engine_think_async (get_engine (self), question->state, &limits, NULL, NULL, cancellable,
                             thought_cb, g_object_ref (task));
}

/* --- draws ------------------------------------------------------------------- */

typedef struct
{
  AleaWho who;
} Offer;

static void
considered_cb (GObject      *engine,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr(GTask) task = data;
  const Offer *offer = g_task_get_task_data (task);
  GError *error = NULL;
  g_autofree AleaVerdict *verdict = alea_engine_think_finish (ALEA_ENGINE (engine), result, &error);

  if (verdict == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  if (verdict->question.who != offer->who)
    verdict->chances = alea_chances_flip (verdict->chances);
  g_task_return_boolean (task, alea_verdict_takes_draw (verdict));
}

void
alea_computer_seat_consider_draw_async (AleaComputerSeat    *self,
                                        const AleaState     *state,
                                        AleaWho              who,
                                        GCancellable        *cancellable,
                                        GAsyncReadyCallback  callback,
                                        gpointer             data)
{
  g_autoptr(GTask) task = NULL;
  AleaSearchLimits limits;
  Offer *offer;

  g_return_if_fail (ALEA_IS_COMPUTER_SEAT (self));
  g_return_if_fail (state != NULL);

  limits = make_limits (self, -1);
  offer = g_new (Offer, 1);
  offer->who = who;
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_task_data (task, offer, g_free);
  alea_engine_think_async (get_engine (self), state, &limits, NULL, NULL, cancellable,
                           considered_cb, g_steal_pointer (&task));
}

gboolean
alea_computer_seat_consider_draw_finish (AleaComputerSeat  *self,
                                         GAsyncResult      *result,
                                         GError           **error)
{
  g_return_val_if_fail (ALEA_IS_COMPUTER_SEAT (self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
alea_computer_seat_get_offers_draw (AleaComputerSeat *self)
{
  g_return_val_if_fail (ALEA_IS_COMPUTER_SEAT (self), FALSE);

  return self->offers_draw;
}

/* --- the class --------------------------------------------------------------- */

/* The table goes when the thread that searches in it has ended. */
static void
alea_computer_seat_rest (AleaSeat *seat)
{
  g_clear_object (&ALEA_COMPUTER_SEAT (seat)->engine);
}

static void
alea_computer_seat_dispose (GObject *object)
{
  alea_computer_seat_rest (ALEA_SEAT (object));

  G_OBJECT_CLASS (alea_computer_seat_parent_class)->dispose (object);
}

static void
alea_computer_seat_class_init (AleaComputerSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = alea_computer_seat_dispose;
  ALEA_SEAT_CLASS (klass)->decide_async = alea_computer_seat_decide_async;
  ALEA_SEAT_CLASS (klass)->rest = alea_computer_seat_rest;
}

static void
alea_computer_seat_init (AleaComputerSeat *self)
{
  self->pause = PAUSE;
  self->n_since_offer = N_OFFER;
}

AleaSeat *
alea_computer_seat_new (guint   level,
                        guint64 seed)
{
  AleaComputerSeat *self;

  g_return_val_if_fail (level >= 1 && level <= ALEA_N_LEVELS, NULL);

  self = g_object_new (ALEA_TYPE_COMPUTER_SEAT, NULL);
  self->level = level;
  self->seed = seed;
  return ALEA_SEAT (self);
}

void
alea_computer_seat_set_pause (AleaComputerSeat *self,
                              guint             pause)
{
  g_return_if_fail (ALEA_IS_COMPUTER_SEAT (self));

  self->pause = pause;
}
