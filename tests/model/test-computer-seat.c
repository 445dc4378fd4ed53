/* test-computer-seat.c: the computer at the table, and what comes between
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "spy-seat.h"
#include "test-support.h"
#include "wait-for.h"

#include "alea-computer-seat.h"
#include "alea-session-rolls.h"
#include "alea-umpire.h"

#include <string.h>

/* A game that goes on for longer is stopped: chance may keep it from ending. */
#define MOST_EVENTS 1500

typedef struct
{
  AleaGame    *game;
  AleaSession *session;
  AleaUmpire  *umpire;
  AleaSeat    *seats[ALEA_N_PERSONS];   /* the computer's; or NULL */
  gboolean     is_ready;
  char        *refused;                 /* the last sentence; or NULL */
  guint        n_answers;               /* that spies have seen */
} Table;

static gboolean
is_ready (gpointer data)
{
  return ((Table *) data)->is_ready;
}

static void
refused_cb (Table      *table,
            AleaSeat   *seat,
            const char *sentence)
{
  g_free (table->refused);
  table->refused = g_strdup (sentence);
}

static AleaPerson *
get_person (Table *table,
            guint  number)
{
  return alea_match_get_person (alea_session_get_match (table->session), number);
}

static void
seat_computer (Table *table,
               guint  person,
               guint  level)
{
  g_clear_object (&table->seats[person]);
  table->seats[person] = alea_computer_seat_new (level, 7);
  alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (table->seats[person]), 0);
  alea_person_set_level (get_person (table, person), level);
  alea_umpire_set_seat (table->umpire, person, table->seats[person]);
}

static void
seat_hand (Table *table,
           guint  person)
{
  g_autoptr(AleaSeat) hand = alea_seat_new_hand ();

  alea_umpire_set_seat (table->umpire, person, hand);
}

/* What was just played answers the state in which it was played. */
static void
spied_answer_cb (Table    *table,
                 AleaSeat *spy)
{
  const guint n_events = alea_game_get_n_events (table->game);

  spy_seat_assert_answers (spy, alea_game_get_state_at (table->game, n_events - 1));
  table->n_answers++;
}

static void
seat_spy (Table *table,
          guint  person,
          guint  level)
{
  g_autoptr(AleaSeat) spy = NULL;

  seat_computer (table, person, level);
  spy = spy_seat_new (table->seats[person]);
  alea_umpire_set_seat (table->umpire, person, spy);
}

static void
set_up (Table      *table,
        const char *game,
        const char *seed)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
  g_autoptr(AleaClock) clock = alea_clock_new (&control);

  memset (table, 0, sizeof *table);
  table->is_ready = TRUE;
  table->game = game_new (game);
  alea_game_set_dice (table->game, alea_dice_new_seeded (seed));
  table->session = alea_session_new (table->game, match, clock);
  table->umpire = alea_umpire_new (table->session, is_ready, table);
  g_signal_connect_swapped (table->umpire, "refused", G_CALLBACK (refused_cb), table);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    seat_hand (table, i);
}

/* What the computer still thinks about must not hold anything for long. */
static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static void
clear_away (Table *table)
{
  gpointer seats[ALEA_N_PERSONS];

  g_assert_finalize_object (table->umpire);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      seats[i] = table->seats[i];
      if (seats[i] == NULL)
        continue;
      g_object_add_weak_pointer (seats[i], &seats[i]);
      g_object_unref (table->seats[i]);
      wait_for (is_gone, &seats[i]);
    }
  g_assert_finalize_object (table->session);
  g_assert_finalize_object (table->game);
  g_free (table->refused);
}

/* --- whole games ------------------------------------------------------------- */

static gboolean
is_over (gpointer data)
{
  Table *table = data;

  g_assert_cmpstr (table->refused, ==, NULL);
  return alea_game_get_state (table->game)->stage == ALEA_STAGE_OVER
         || alea_game_get_n_events (table->game) >= MOST_EVENTS;
}

/* The computer against itself: every question is answered, from the first one
 * of the set-up on. */
static void
test_whole_game (gconstpointer data)
{
  Table table;

  set_up (&table, data, "whole games");
  seat_computer (&table, 0, 1);
  seat_computer (&table, 1, 1);
  wait_for (is_over, &table);
  g_test_message ("%s: %u events, %s", (const char *) data, alea_game_get_n_events (table.game),
                  alea_ending_to_string (alea_game_get_state (table.game)->ending));
  g_assert_true (alea_game_get_state (table.game)->stage != ALEA_STAGE_SETUP);
  clear_away (&table);
}

/* --- who is asked ------------------------------------------------------------ */

static gboolean
waits_for_hand (gpointer data)
{
  Table *table = data;

  return alea_umpire_get_asked (table->umpire) != NULL
         && !ALEA_IS_COMPUTER_SEAT (alea_umpire_get_asked (table->umpire));
}

/* While the computer thinks nobody at the board is asked for anything. */
static void
test_nothing_to_do_meanwhile (void)
{
  Table table;
  AleaGameView *view;
  const char *rule;

  set_up (&table, "guardener", "view");
  view = alea_session_get_view (table.session);
  g_assert_true (alea_game_view_get_asks_roll (view));

  alea_person_set_level (get_person (&table, 0), 2);
  g_assert_false (alea_game_view_get_asks_roll (view));
  g_assert_false (alea_game_view_get_asks_decision (view));
  g_assert_true (alea_game_view_get_is_answered (view));
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, "The computer rolls the dice.");
  g_assert_cmpstr (alea_game_view_get_obstacle (view, &rule), ==, "The computer rolls the dice.");

  /* Somebody throws real dice for it, and it moves. */
  alea_person_set_has_own_dice (get_person (&table, 0), TRUE);
  g_assert_true (alea_game_view_get_asks_roll (view));
  g_assert_true (alea_session_get_asks_typed_roll (table.session));
  g_assert_true (alea_session_type_roll (table.session, "12", NULL));
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, "The computer is thinking.");
  g_assert_false (alea_game_view_get_asks_decision (view));

  alea_person_set_level (get_person (&table, 0), 0);
  g_assert_true (alea_game_view_get_asks_decision (view));
  clear_away (&table);
}

/* --- going back -------------------------------------------------------------- */

static void
play_and_wait (Table      *table,
               const char *word)
{
  game_play (table->game, word);
  wait_for (waits_for_hand, table);
}

static void
test_undo (void)
{
  Table table;

  set_up (&table, "chess", "undo");
  seat_computer (&table, 1, 1);
  g_assert_false (alea_session_get_can_undo (table.session));
  play_and_wait (&table, "e4");
  play_and_wait (&table, "d3");
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 4);

  /* What the computer has answered goes as well, and comes again. */
  alea_session_undo (table.session);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 2);
  alea_session_undo (table.session);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 0);
  g_assert_false (alea_session_get_can_undo (table.session));
  alea_session_redo (table.session);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 2);
  alea_session_redo (table.session);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 4);

  /* In the middle of a thought it is the last move that goes. */
  game_play (table.game, "c3");
  alea_session_undo (table.session);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 4);
  wait_for (waits_for_hand, &table);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 4);
  clear_away (&table);
}

/* The computer begins: there is nothing of a person's to go back to. */
static void
test_undo_to_the_start (void)
{
  Table table;

  set_up (&table, "chess", "undo");
  seat_computer (&table, 0, 1);
  wait_for (waits_for_hand, &table);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 1);
  g_assert_false (alea_session_get_can_undo (table.session));
  play_and_wait (&table, "a6");
  g_assert_true (alea_session_get_can_undo (table.session));
  alea_session_undo (table.session);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 1);

  /* Who has resigned too early takes that back, and nothing else. */
  game_play (table.game, "resign");
  g_assert_true (alea_game_get_state (table.game)->stage == ALEA_STAGE_OVER);
  alea_session_undo (table.session);
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 1);
  clear_away (&table);
}

/* --- the end ------------------------------------------------------------------ */

static void
replace_game (Table      *table,
              const char *fen)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
  g_autoptr(AleaClock) clock = alea_clock_new (&control);
  AleaSetup setup;

  g_clear_object (&table->umpire);
  g_clear_object (&table->session);
  g_clear_object (&table->game);
  test_read_fen ("chess", fen, &setup);
  table->game = alea_game_new_from_setup (test_rules ("chess"), NULL, &setup, NULL);
  g_assert_nonnull (table->game);
  table->session = alea_session_new (table->game, match, clock);
  table->umpire = alea_umpire_new (table->session, is_ready, table);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    seat_hand (table, i);
}

static gboolean
waits_or_is_over (gpointer data)
{
  return alea_game_get_state (((Table *) data)->game)->stage == ALEA_STAGE_OVER || waits_for_hand (data);
}

/* With a lone king against two queens it gives up, but not at once; who learns
 * is let win on the board. */
static void
resigns_from (guint    level,
              gboolean resigns)
{
  const char *const moves[] = { "a3", "b3", "c3", "d3" };
  Table table;

  set_up (&table, "chess", "resign");
  replace_game (&table, "8/8/4k3/8/8/8/PPPP4/KQQ5 w - - 0 1");
  seat_computer (&table, 1, level);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      const gboolean is_last = resigns && i == 2;

      game_play (table.game, moves[i]);
      wait_for (waits_or_is_over, &table);
      g_assert_cmpint (alea_game_get_state (table.game)->stage, ==, is_last ? ALEA_STAGE_OVER : ALEA_STAGE_PLAY);
      if (is_last)
        break;
    }
  g_assert_cmpint (alea_game_get_state (table.game)->ending, ==,
                   resigns ? ALEA_ENDING_RESIGNATION : ALEA_ENDING_NONE);
  clear_away (&table);
}

static void
test_resigns (void)
{
  resigns_from (5, TRUE);
  resigns_from (1, FALSE);
}

/* --- in the middle of a thought ---------------------------------------------- */

/* Does one of the things that people do while the computer thinks. */
static void
disturb (Table *table,
         GRand *random)
{
  AleaGameView *view = alea_session_get_view (table->session);

  switch (g_rand_int_range (random, 0, 7))
    {
    case 0:
      alea_session_undo (table->session);
      break;
    case 1:
      if (alea_game_get_can_redo (table->game))
        alea_session_redo (table->session);
      break;
    case 2:
      alea_game_view_set_number (view, (guint) g_rand_int_range (random, 0, 20));
      break;
    case 3:
      table->is_ready = !table->is_ready;
      alea_umpire_ask (table->umpire);
      break;
    case 4:
      alea_umpire_ask (table->umpire);
      break;
    case 5:
      seat_spy (table, (guint) g_rand_int_range (random, 0, 2), (guint) g_rand_int_range (random, 1, 7));
      break;
    default:
      if (alea_game_get_can_take_back (table->game))
        alea_game_take_back (table->game);
    }
}

static gboolean
has_answered (gpointer data)
{
  return ((Table *) data)->n_answers > 0;
}

/* Nothing that was thought of another state is ever played: the umpire would
 * hear of an event that the rules refuse, and what has been played stands as it
 * was when nobody undoes it. */
static void
test_disturbed (gconstpointer data)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (22);
  const guint n_games = g_test_slow () ? 60 : 6;
  guint n_answers = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *seed = g_strdup_printf ("%u", i);
      Table table;

      /* It is closed, and the next begins, while this one is thought about. */
      set_up (&table, data, seed);
      g_signal_connect_swapped (table.umpire, "answered", G_CALLBACK (spied_answer_cb), &table);
      seat_spy (&table, 0, 3);
      seat_spy (&table, 1, 6);
      /* On a busy machine none of the later thoughts may come to its end. */
      alea_umpire_ask (table.umpire);
      wait_for (has_answered, &table);
      for (guint j = 0; j < 60; j++)
        {
          const gint64 end = g_get_monotonic_time () + g_rand_int_range (random, 0, 3000);

          while (g_get_monotonic_time () < end)
            g_main_context_iteration (NULL, FALSE);
          disturb (&table, random);
          g_assert_cmpstr (table.refused, ==, NULL);
        }
      n_answers += table.n_answers;
      clear_away (&table);
    }

  g_test_message ("%u interruptions, %u answers", n_games * 60, n_answers);
}

/* --- time ---------------------------------------------------------------------- */

/* The eye can follow. */
static void
test_pause (void)
{
  Table table;
  gint64 begun;

  set_up (&table, "chess", "pause");
  seat_computer (&table, 1, 1);
  alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (table.seats[1]), 300);
  begun = g_get_monotonic_time ();
  play_and_wait (&table, "e4");
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 299 * G_TIME_SPAN_MILLISECOND);
  clear_away (&table);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = { "chess", "chess960", "jepps", "guardener", "random-move" };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *whole = g_strconcat ("/computer-seat/whole/", games[i], NULL);
      g_autofree char *disturbed = g_strconcat ("/computer-seat/disturbed/", games[i], NULL);

      g_test_add_data_func (whole, games[i], test_whole_game);
      g_test_add_data_func (disturbed, games[i], test_disturbed);
    }
  g_test_add_func ("/computer-seat/nothing-to-do-meanwhile", test_nothing_to_do_meanwhile);
  g_test_add_func ("/computer-seat/undo", test_undo);
  g_test_add_func ("/computer-seat/undo-to-the-start", test_undo_to_the_start);
  g_test_add_func ("/computer-seat/resigns", test_resigns);
  g_test_add_func ("/computer-seat/pause", test_pause);

  return g_test_run ();
}
