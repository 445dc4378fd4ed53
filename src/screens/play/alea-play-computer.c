/* alea-play-computer.c: the computer, where it plays
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-computer.h"

#include "alea-ask.h"
#include "alea-uci-seat.h"

#include <glib/gi18n.h>

/**
 * AleaPlayComputer:
 *
 * Makes the seats of the computer, hears what it answers, and brings offers of
 * draws to and fro.
 */

struct _AleaPlayComputer
{
  GObject           parent_instance;

  GtkWidget        *widget;                     /* not owned */
  AleaSession      *session;                    /* or NULL */
  AleaComputerSeat *seats[ALEA_N_PERSONS];      /* weak */
  GSignalGroup     *persons[ALEA_N_PERSONS];
  GCancellable     *offer;                      /* while it considers one; or NULL */
  gboolean          is_stopped;
};

G_DEFINE_FINAL_TYPE (AleaPlayComputer, alea_play_computer, G_TYPE_OBJECT)

/* How long it waits, in milliseconds, by what the setting says. */
static const struct
{
  const char *name;
  guint       pause;
} paces[] = {
  { "slow", 2000 },
  { "normal", 800 },
  { "quick", 600 },
  { "at-once", 0 },
};

static AleaGame *
get_game (AleaPlayComputer *self)
{
  return alea_session_get_game (self->session);
}

gboolean
alea_play_computer_plays (AleaPlayComputer *self,
                          guint             person)
{
  g_return_val_if_fail (ALEA_IS_PLAY_COMPUTER (self), FALSE);

  return self->session != NULL
         && alea_person_get_level (alea_match_get_person (alea_session_get_match (self->session), person)) > 0;
}

int
alea_play_computer_find_person (AleaPlayComputer *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_COMPUTER (self), ALEA_NO_PERSON);

  if (alea_play_computer_plays (self, 0) == alea_play_computer_plays (self, 1))
    return ALEA_NO_PERSON;

  return alea_play_computer_plays (self, 0) ? 0 : 1;
}

/* --- seats ------------------------------------------------------------------- */

static void
pace_cb (AleaComputerSeat *seat,
         const char       *key,
         GSettings        *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "computer-pace");

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    if (g_str_equal (name, paces[i].name))
      alea_computer_seat_set_pause (seat, paces[i].pause);
}

static void
failed_cb (AleaPlayComputer *self,
           const char       *sentence)
{
  g_signal_emit_by_name (self, "answer", sentence);
}

/* Another program, before @computer, which is taken. */
static AleaSeat *
seat_program (AleaPlayComputer *self,
              AleaSeat         *computer,
              GSettings        *settings)
{
  g_autofree char *command = alea_uci_seat_find_program (settings);
  AleaSeat *seat;

  /* One that is not there says so. */
  seat = alea_uci_seat_new (command != NULL ? command : "stockfish", computer);
  g_signal_connect_object (seat, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_object_unref (computer);
  return seat;
}

AleaSeat *
alea_play_computer_make_seat (AleaPlayComputer *self,
                              guint             person,
                              GSettings        *settings)
{
  const guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  AleaSeat *seat;
  guint level;

  g_return_val_if_fail (ALEA_IS_PLAY_COMPUTER (self), NULL);
  g_return_val_if_fail (alea_play_computer_plays (self, person), NULL);

  level = alea_person_get_level (alea_match_get_person (alea_session_get_match (self->session), person));
  seat = alea_computer_seat_new (MIN (level, ALEA_N_LEVELS), seed);
  g_set_weak_pointer (&self->seats[person], ALEA_COMPUTER_SEAT (seat));
  pace_cb (self->seats[person], NULL, settings);
  g_signal_connect_object (settings, "changed::computer-pace", G_CALLBACK (pace_cb), seat, G_CONNECT_SWAPPED);
  return level == ALEA_LEVEL_PROGRAM ? seat_program (self, seat, settings) : seat;
}

static void
level_cb (AleaPlayComputer *self)
{
  self->is_stopped = FALSE;
  g_signal_emit_by_name (self, "seated");
}

static void
forget_offer (AleaPlayComputer *self)
{
  if (self->offer != NULL)
    g_cancellable_cancel (self->offer);
  g_clear_object (&self->offer);
}

void
alea_play_computer_set_session (AleaPlayComputer *self,
                                AleaSession      *session)
{
  g_return_if_fail (ALEA_IS_PLAY_COMPUTER (self));

  forget_offer (self);
  self->is_stopped = FALSE;
  g_set_object (&self->session, session);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      g_clear_weak_pointer (&self->seats[i]);
      g_signal_group_set_target (self->persons[i], session != NULL
                                                   ? alea_match_get_person (alea_session_get_match (session), i) : NULL);
    }
}

/* --- draws ------------------------------------------------------------------- */

/* An offer that the computer considers, and where the game stood. */
typedef struct
{
  AleaPlayComputer *computer;
  AleaGame         *game;
  guint             n_events;
} Offer;

static void
offer_free (Offer *offer)
{
  g_object_unref (offer->computer);
  g_object_unref (offer->game);
  g_free (offer);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Offer, offer_free)

static void
agree (AleaPlayComputer *self)
{
  const AleaDecision decision = alea_decision_act (ALEA_ACT_DRAW);
  g_autoptr(GError) error = NULL;

  if (!alea_game_decide (get_game (self), &decision, &error))
    g_signal_emit_by_name (self, "refused", error->message);
}

static void
considered_cb (GObject      *seat,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr(Offer) offer = data;
  AleaPlayComputer *self = offer->computer;
  g_autoptr(GError) error = NULL;
  const gboolean agrees = alea_computer_seat_consider_draw_finish (ALEA_COMPUTER_SEAT (seat), result, &error);

  /* Another game lies here by now. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->offer);
  if (error != NULL)
    g_signal_emit_by_name (self, "refused", error->message);
  else if (agrees && alea_game_get_n_events (offer->game) == offer->n_events)
    agree (self);
  else
    g_signal_emit_by_name (self, "answer", _("The computer declines the draw and plays on."));
}

void
alea_play_computer_offer_draw (AleaPlayComputer *self)
{
  const int person = alea_play_computer_find_person (self);
  Offer *offer;
  AleaWho who;

  g_return_if_fail (ALEA_IS_PLAY_COMPUTER (self));

  if (person == ALEA_NO_PERSON || self->seats[person] == NULL || self->offer != NULL)
    return;

  who = (int) alea_session_get_white (self->session) == person ? ALEA_WHO_WHITE : ALEA_WHO_BLACK;
  offer = g_new (Offer, 1);
  *offer = (Offer) { g_object_ref (self), g_object_ref (get_game (self)), alea_game_get_n_events (get_game (self)) };
  self->offer = g_cancellable_new ();
  g_signal_emit_by_name (self, "answer", _("You have offered a draw. The computer is considering it."));
  alea_computer_seat_consider_draw_async (self->seats[person], alea_game_get_state (get_game (self)), who, self->offer,
                                          considered_cb, offer);
}

/* The offer stands as long as there is a game to end. */
static void
accept_cb (gpointer data)
{
  AleaPlayComputer *self = data;

  if (alea_play_computer_find_person (self) != ALEA_NO_PERSON
      && alea_game_get_state (get_game (self))->stage == ALEA_STAGE_PLAY)
    agree (self);
}

void
alea_play_computer_hear (AleaPlayComputer *self,
                         AleaComputerSeat *seat)
{
  g_return_if_fail (ALEA_IS_PLAY_COMPUTER (self));

  if (alea_computer_seat_get_offers_draw (seat) && alea_play_computer_find_person (self) != ALEA_NO_PERSON
      && alea_game_get_state (get_game (self))->stage == ALEA_STAGE_PLAY)
    alea_ask (GTK_WINDOW (gtk_widget_get_root (self->widget)), _("The computer offers a draw"),
              _("The game ends without a winner if you accept. To decline, just play on."),
              _("Accept the _Draw"), accept_cb, self);
}

/* --- watching it -------------------------------------------------------------- */

gboolean
alea_play_computer_get_can_stop (AleaPlayComputer *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_COMPUTER (self), FALSE);

  return alea_play_computer_plays (self, 0) && alea_play_computer_plays (self, 1)
         && alea_game_get_state (get_game (self))->stage != ALEA_STAGE_OVER;
}

gboolean
alea_play_computer_get_is_stopped (AleaPlayComputer *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_COMPUTER (self), FALSE);

  return self->is_stopped && alea_play_computer_get_can_stop (self);
}

void
alea_play_computer_set_is_stopped (AleaPlayComputer *self,
                                   gboolean          is_stopped)
{
  g_return_if_fail (ALEA_IS_PLAY_COMPUTER (self));

  if (self->is_stopped == is_stopped)
    return;

  self->is_stopped = is_stopped;
  g_signal_emit_by_name (self, "stopped");
}

/* --- the class ----------------------------------------------------------------- */

static void
alea_play_computer_dispose (GObject *object)
{
  AleaPlayComputer *self = ALEA_PLAY_COMPUTER (object);

  forget_offer (self);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      g_clear_weak_pointer (&self->seats[i]);
      g_clear_object (&self->persons[i]);
    }
  g_clear_object (&self->session);

  G_OBJECT_CLASS (alea_play_computer_parent_class)->dispose (object);
}

static void
alea_play_computer_class_init (AleaPlayComputerClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_play_computer_dispose;

  g_signal_new ("answer", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("seated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("stopped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_play_computer_init (AleaPlayComputer *self)
{
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      self->persons[i] = g_signal_group_new (ALEA_TYPE_PERSON);
      g_signal_group_connect_swapped (self->persons[i], "notify::level", G_CALLBACK (level_cb), self);
    }
}

AleaPlayComputer *
alea_play_computer_new (GtkWidget *widget)
{
  AleaPlayComputer *self = g_object_new (ALEA_TYPE_PLAY_COMPUTER, NULL);

  self->widget = widget;
  return self;
}
