/* alea-play-auto.c: who answers the questions of the game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-automatic-seat.h"
#include "alea-board-motion.h"
#include "alea-dice-tray.h"
#include "alea-seat.h"
#include "alea-play-sentence.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* So that the eye can follow, and that what was said can be read. */
#define PAUSE         700   /* milliseconds */
#define READING_PAUSE 1800

static gboolean
is_at_rest (gpointer data)
{
  AleaPlayScreen *self = data;

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && alea_game_view_get_is_live (self->game_view)
         && !alea_game_view_get_is_held (self->game_view) && !alea_board_get_is_gliding (ALEA_BOARD (self->board))
         && !alea_play_screen_get_is_paused (self) && !alea_play_computer_get_is_stopped (self->computer) && self->turn_timeout == 0
         && alea_session_get_time_over (self->session) == ALEA_NO_PERSON;
}

void
alea_play_screen_update_auto (AleaPlayScreen *self)
{
  if (self->umpire == NULL)
    return;

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    if (self->automatic[i] != NULL)
      alea_automatic_seat_set_pause (self->automatic[i], self->answer != NULL ? READING_PAUSE : PAUSE);
  alea_umpire_ask (self->umpire);
}

/* --- the seats -------------------------------------------------------------- */

static void
answered_cb (AleaPlayScreen *self,
             AleaSeat       *seat)
{
  const guint n_events = alea_game_get_n_events (self->game);
  const AleaEvent *event = alea_game_get_event (self->game, n_events - 1);
  g_autofree char *what = NULL;
  g_autofree char *note = NULL;

  if (ALEA_IS_COMPUTER_SEAT (seat))
    alea_play_computer_hear (self->computer, ALEA_COMPUTER_SEAT (seat));
  if (!ALEA_IS_AUTOMATIC_SEAT (seat) || event->type != ALEA_EVENT_DECISION)
    return;

  what = alea_words_decision (alea_game_get_state_at (self->game, n_events - 1), &event->decision);
  /* Translators: %s is a move, such as "Kxe2", or "pass" */
  note = g_strdup_printf (_("This was the only choice: %s."), what);
  alea_play_screen_note (self, note);
  alea_play_screen_update_auto (self);
}

static void
refused_cb (AleaPlayScreen *self,
            AleaSeat       *seat,
            const char     *sentence)
{
  alea_play_screen_say (self, sentence);
}

/* Before the eyes of all, as if somebody pressed the dice. */
static gboolean
throw_cb (AleaPlayScreen *self)
{
  return (gtk_widget_get_visible (self->far_tray) && alea_dice_tray_throw (ALEA_DICE_TRAY (self->far_tray)))
         || alea_dice_tray_throw (ALEA_DICE_TRAY (self->tray));
}

/* Real dice are thrown by somebody, whoever plays. */
static AleaPerson *
get_person (AleaPlayScreen *self,
            guint           number)
{
  return alea_match_get_person (alea_session_get_match (self->session), number);
}

static void
seat_computer (AleaPlayScreen *self,
               guint           person)
{
  g_autoptr(AleaSeat) own_dice = alea_own_dice_seat_new (get_person (self, person));
  g_autoptr(AleaSeat) computer = alea_play_computer_make_seat (self->computer, person, self->settings);

  alea_seat_set_next (own_dice, computer);
  self->automatic[person] = NULL;
  alea_umpire_set_seat (self->umpire, person, own_dice);
}

/* Somebody with a hand, perhaps with dice of their own; and the program plays
 * for them what leaves no choice. */
static void
seat_hand (AleaPlayScreen *self,
           guint           person)
{
  g_autoptr(AleaSeat) own_dice = alea_own_dice_seat_new (get_person (self, person));
  g_autoptr(AleaSeat) automatic = alea_automatic_seat_new ();
  g_autoptr(AleaSeat) hand = alea_seat_new_hand ();

  g_settings_bind (self->settings, "auto-roll", automatic, "rolls", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "auto-forced", automatic, "plays-forced", G_SETTINGS_BIND_GET);
  alea_seat_set_next (own_dice, automatic);
  alea_seat_set_next (automatic, hand);
  self->automatic[person] = ALEA_AUTOMATIC_SEAT (automatic);
  alea_umpire_set_seat (self->umpire, person, own_dice);
}

void
alea_play_screen_seat_persons (AleaPlayScreen *self)
{
  g_clear_object (&self->umpire);
  if (self->session == NULL || self->settings == NULL)
    return;

  self->umpire = alea_umpire_new (self->session, is_at_rest, self);
  g_signal_connect_object (self->umpire, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->umpire, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->umpire, "throw", G_CALLBACK (throw_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    if (alea_play_computer_plays (self->computer, i))
      seat_computer (self, i);
    else
      seat_hand (self, i);
}

void
alea_play_screen_add_auto (AleaPlayScreen *self)
{
  g_signal_group_connect_swapped (self->session_signals, "notify::time-over",
                                  G_CALLBACK (alea_play_screen_update_auto), self);
  g_signal_connect_object (self->board, "landed", G_CALLBACK (alea_play_screen_update_auto), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (alea_play_screen_update_auto), NULL);
}
