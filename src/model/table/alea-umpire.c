/* alea-umpire.c: asks the seats of a session what the game wants to know
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-umpire.h"

/**
 * AleaUmpire:
 *
 * Whatever happens in the game, whoever is asked stops thinking, and what still
 * comes from there counts no more: a decision is about one state alone. Then
 * the seat of the person whom the game asks is asked. An answer that the rules
 * do not allow changes nothing, and that seat is not asked again before the
 * game goes on.
 */

struct _AleaUmpire
{
  GObject          parent_instance;

  AleaSession     *session;
  AleaSeat        *seats[ALEA_N_PERSONS];   /* or NULL */
  AleaUmpireReady  is_ready;
  gpointer         data;

  AleaSeat        *asked;         /* not owned; NULL for nobody */
  GCancellable    *cancellable;   /* of what is asked; or NULL */
  guint            ask_soon;      /* when all have heard of the event; or 0 */
  guint            n_played;      /* events when one was played last; or 0 */
  gboolean         has_given_up;  /* on this question */
};

enum
{
  ANSWERED,
  REFUSED,
  THROW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaUmpire, alea_umpire, G_TYPE_OBJECT)

static AleaGame *
get_game (AleaUmpire *self)
{
  return alea_session_get_game (self->session);
}

/* --- answers ---------------------------------------------------------------- */

static void
withdraw (AleaUmpire *self)
{
  g_autoptr(GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  self->asked = NULL;
  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}

/* Where nobody shows the dice they fall unseen. */
static gboolean
throw_dice (AleaUmpire  *self,
            GError     **error)
{
  gboolean is_thrown = FALSE;

  g_signal_emit (self, signals[THROW], 0, &is_thrown);
  return is_thrown || alea_game_roll (get_game (self), error);
}

static gboolean
is_unthrown (const AleaEvent *event)
{
  return event->type == ALEA_EVENT_ROLL && event->roll.n == 0;
}

static void
take_answer (AleaUmpire      *self,
             AleaSeat        *seat,
             const AleaEvent *answer)
{
  const guint n_events = alea_game_get_n_events (get_game (self));
  g_autoptr(GError) error = NULL;
  gboolean is_taken;

  /* Until the game goes on, which it does if all is well. */
  self->has_given_up = TRUE;
  is_taken = is_unthrown (answer) ? throw_dice (self, &error) : alea_game_apply (get_game (self), answer, &error);
  if (!is_taken)
    g_signal_emit (self, signals[REFUSED], 0, seat, error->message);
  else if (alea_game_get_n_events (get_game (self)) > n_events)
    g_signal_emit (self, signals[ANSWERED], 0, seat);
}

typedef struct
{
  AleaUmpire   *umpire;        /* weak; NULL once it is gone */
  GCancellable *cancellable;
} Request;

static void
request_free (Request *request)
{
  g_clear_weak_pointer (&request->umpire);
  g_object_unref (request->cancellable);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

/* What was withdrawn counts no more, even if the seat has not heard of it. */
static void
decided_cb (GObject      *seat,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Request) request = data;
  AleaUmpire *self = request->umpire;
  g_autoptr(GError) error = NULL;
  AleaEvent answer;
  const gboolean has_answer = alea_seat_decide_finish (ALEA_SEAT (seat), result, &answer, &error);

  if (self == NULL || self->cancellable != request->cancellable)
    return;

  g_object_ref (self);
  withdraw (self);
  if (!has_answer)
    {
      self->has_given_up = TRUE;
      g_signal_emit (self, signals[REFUSED], 0, seat, error->message);
    }
  else if (self->is_ready (self->data))
    take_answer (self, ALEA_SEAT (seat), &answer);
  g_object_unref (self);
}

/* --- questions -------------------------------------------------------------- */

/* The person whom the game asks, if there is one and it may answer now. */
static int
find_person (AleaUmpire *self)
{
  if (self->has_given_up || !self->is_ready (self->data))
    return ALEA_NO_PERSON;

  return alea_session_get_asked (self->session);
}

static gint64
find_time_left (AleaUmpire *self,
                guint       person)
{
  AleaClock *clock = alea_session_get_clock (self->session);

  if (alea_clock_get_control (clock)->kind == ALEA_CLOCK_NONE || alea_clock_get_running (clock) != (int) person)
    return -1;

  return alea_clock_get_left (clock, person);
}

static void
let_rest (AleaUmpire *self)
{
  if (alea_game_get_state (get_game (self))->stage != ALEA_STAGE_OVER)
    return;

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    if (self->seats[i] != NULL)
      alea_seat_rest (self->seats[i]);
}

static void
ask_person (AleaUmpire *self,
            guint       person)
{
  const guint n_events = alea_game_get_n_events (get_game (self));
  const AleaSeatQuestion question = {
    .state = alea_game_get_state (get_game (self)),
    .is_played_on = self->n_played > 0 && self->n_played == n_events,
    .msec_left = find_time_left (self, person),
  };
  Request *request;

  self->asked = alea_seat_find (self->seats[person], &question);
  self->cancellable = g_cancellable_new ();
  request = g_new0 (Request, 1);
  g_set_weak_pointer (&request->umpire, self);
  request->cancellable = g_object_ref (self->cancellable);
  alea_seat_decide_async (self->asked, &question, self->cancellable, decided_cb, request);
}

static gboolean
ask_cb (gpointer data)
{
  AleaUmpire *self = data;
  const int person = find_person (self);

  self->ask_soon = 0;
  if (person != ALEA_NO_PERSON && self->seats[person] != NULL)
    ask_person (self, (guint) person);
  else
    let_rest (self);

  return G_SOURCE_REMOVE;
}

void
alea_umpire_ask (AleaUmpire *self)
{
  g_return_if_fail (ALEA_IS_UMPIRE (self));

  withdraw (self);
  if (self->ask_soon == 0)
    self->ask_soon = g_idle_add_full (G_PRIORITY_DEFAULT, ask_cb, self, NULL);
}

static void
events_cb (AleaUmpire *self)
{
  self->has_given_up = FALSE;
  alea_umpire_ask (self);
}

static void
played_cb (AleaUmpire *self)
{
  self->n_played = alea_game_get_n_events (get_game (self));
}

/* --- the class -------------------------------------------------------------- */

static void
alea_umpire_dispose (GObject *object)
{
  AleaUmpire *self = ALEA_UMPIRE (object);

  withdraw (self);
  g_clear_handle_id (&self->ask_soon, g_source_remove);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    g_clear_object (&self->seats[i]);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (alea_umpire_parent_class)->dispose (object);
}

static void
alea_umpire_class_init (AleaUmpireClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_umpire_dispose;

  /**
   * AleaUmpire::answered:
   * @seat: the #AleaSeat whose answer is the last event of the game
   */
  signals[ANSWERED] = g_signal_new ("answered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, ALEA_TYPE_SEAT);

  /**
   * AleaUmpire::refused:
   * @seat: the #AleaSeat that has answered what the rules do not allow, or not
   *   at all
   * @sentence: why it does not count
   */
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, ALEA_TYPE_SEAT, G_TYPE_STRING);

  /**
   * AleaUmpire::throw:
   *
   * Somebody wants the dice of the program thrown.
   *
   * Returns: whether they are, before the eyes of all
   */
  signals[THROW] = g_signal_new ("throw", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                                 G_TYPE_BOOLEAN, 0);
}

static void
alea_umpire_init (AleaUmpire *self)
{
}

AleaUmpire *
alea_umpire_new (AleaSession     *session,
                 AleaUmpireReady  is_ready,
                 gpointer         data)
{
  AleaUmpire *self;
  AleaGame *game;

  g_return_val_if_fail (ALEA_IS_SESSION (session), NULL);
  g_return_val_if_fail (is_ready != NULL, NULL);

  self = g_object_new (ALEA_TYPE_UMPIRE, NULL);
  self->session = g_object_ref (session);
  self->is_ready = is_ready;
  self->data = data;
  game = alea_session_get_game (session);
  g_signal_connect_object (game, "notify::n-events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
alea_umpire_set_seat (AleaUmpire *self,
                      guint       person,
                      AleaSeat   *seat)
{
  g_return_if_fail (ALEA_IS_UMPIRE (self));
  g_return_if_fail (person < ALEA_N_PERSONS);
  g_return_if_fail (seat == NULL || ALEA_IS_SEAT (seat));

  g_set_object (&self->seats[person], seat);
  alea_umpire_ask (self);
}

AleaSeat *
alea_umpire_get_asked (AleaUmpire *self)
{
  g_return_val_if_fail (ALEA_IS_UMPIRE (self), NULL);

  return self->asked;
}
