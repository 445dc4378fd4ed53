/* test-session.c: persons, clock and dice around a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "object-watch.h"

#include "alea-session-rolls.h"
#include "alea-session.h"

/* --- a table -------------------------------------------------------------- */

static gint64 now;

static gint64
get_now (gpointer data)
{
  return *(gint64 *) data;
}

typedef struct
{
  AleaGame    *game;
  AleaMatch   *match;
  AleaClock   *clock;
  AleaSession *session;
} Table;

static void
set_up (Table      *table,
        const char *game,
        const char *control_text)
{
  AleaClockControl control;

  g_assert_true (alea_clock_control_parse (&control, control_text, NULL));
  now = 0;
  table->game = game_new (game);
  table->match = alea_match_new ();
  table->clock = alea_clock_new (&control);
  alea_clock_set_source (table->clock, get_now, &now);
  table->session = alea_session_new (table->game, table->match, table->clock);
}

/* Nobody must hold on to any of them. */
static void
clear_away (Table *table)
{
  g_assert_finalize_object (table->session);
  g_assert_finalize_object (table->clock);
  g_assert_finalize_object (table->match);
  g_assert_finalize_object (table->game);
}

/* Plays each word after @seconds. */
static void
play (Table      *table,
      gint64      seconds,
      const char *words)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      now += 1000 * seconds;
      game_play (table->game, list[i]);
    }
}

static void
assert_clock (Table  *table,
              gint64  first,
              gint64  second,
              int     running)
{
  g_assert_cmpint (alea_clock_get_left (table->clock, 0), ==, 1000 * first);
  g_assert_cmpint (alea_clock_get_left (table->clock, 1), ==, 1000 * second);
  g_assert_cmpint (alea_clock_get_running (table->clock), ==, running);
}

static AleaPerson *
get_person (Table *table,
            guint  number)
{
  return alea_match_get_person (table->match, number);
}

/* --- the clock ------------------------------------------------------------ */

static void
test_clock_follows_the_moves (void)
{
  Table table;

  set_up (&table, "chess", "fischer 300+2/200+0");
  now += 50000;
  assert_clock (&table, 300, 200, ALEA_CLOCK_NOBODY);

  /* The first move starts the clock and costs nothing. */
  play (&table, 5, "e4");
  assert_clock (&table, 300, 200, 1);
  play (&table, 5, "e5 Nf3");
  assert_clock (&table, 297, 195, 1);
  g_assert_cmpint (alea_session_get_asked (table.session), ==, 1);

  /* Neither looking back nor a view that is held matters to the clock. */
  alea_game_view_set_number (alea_session_get_view (table.session), 0);
  alea_game_view_hold (alea_session_get_view (table.session));
  play (&table, 1, "Nc6");
  assert_clock (&table, 297, 194, 0);
  clear_away (&table);
}

/* Set-up takes no time; a turn may have a roll and several moves. */
static void
test_clock_follows_the_dice (void)
{
  Table table;

  set_up (&table, "toy", "fischer 300+10");
  play (&table, 5, "1 2");
  assert_clock (&table, 300, 300, ALEA_CLOCK_NOBODY);
  play (&table, 5, "3");
  assert_clock (&table, 300, 300, 0);
  play (&table, 5, "e4");
  assert_clock (&table, 295, 300, 0);
  play (&table, 5, "d4");
  assert_clock (&table, 300, 300, 1);
  play (&table, 5, "1-1 e5");
  assert_clock (&table, 300, 300, 0);

  /* A turn that is missed is a turn, too. */
  play (&table, 5, "1");
  assert_clock (&table, 305, 300, 1);

  clear_away (&table);
}

/* 666: the colour that is asked stays, the person does not (RA6). */
static void
test_time_stays_with_the_person (void)
{
  Table table;

  set_up (&table, "random-move", "fischer 300+0");
  play (&table, 1, "3 6");
  g_assert_cmpuint (alea_session_get_white (table.session), ==, 1);
  play (&table, 1, "e4 e5 6 Nf3 Nc3 Be2 4 d6");
  assert_clock (&table, 297, 296, 1);
  play (&table, 10, "6");
  assert_clock (&table, 297, 286, 0);
  g_assert_cmpuint (alea_session_get_white (table.session), ==, 0);
  g_assert_cmpint (alea_game_view_get_who (alea_session_get_view (table.session)), ==, ALEA_WHO_WHITE);

  /* Who had White then is a matter of where one looks. */
  alea_game_view_set_number (alea_session_get_view (table.session), 3);
  g_assert_cmpuint (alea_session_get_white (table.session), ==, 1);

  clear_away (&table);
}

static void
test_clock_stops_on_a_result (void)
{
  Table table;

  set_up (&table, "chess", "fischer 300+5");
  play (&table, 1, "f3 e5 g4 Qh4");
  assert_clock (&table, 304, 303, ALEA_CLOCK_NOBODY);
  g_assert_cmpstr (alea_match_get_score (table.match), ==, "0–1");

  /* Taken back, the point goes and the time comes. */
  now += 100000;
  alea_session_undo (table.session);
  assert_clock (&table, 304, 304, 1);
  g_assert_cmpstr (alea_match_get_score (table.match), ==, "0–0");
  now += 2000;
  alea_session_redo (table.session);
  assert_clock (&table, 304, 303, ALEA_CLOCK_NOBODY);
  g_assert_cmpstr (alea_match_get_score (table.match), ==, "0–1");

  clear_away (&table);
}

static void
test_undo_gives_time_back (void)
{
  Table table;

  set_up (&table, "chess", "bronstein 300+3");
  play (&table, 10, "e4 e5 Nf3 Nc6");
  assert_clock (&table, 293, 286, 0);
  now += 4000;

  alea_session_undo (table.session);
  assert_clock (&table, 293, 293, 1);
  alea_session_undo (table.session);
  assert_clock (&table, 300, 293, 0);
  alea_session_undo (table.session);
  assert_clock (&table, 300, 300, 1);
  alea_session_undo (table.session);
  assert_clock (&table, 300, 300, ALEA_CLOCK_NOBODY);

  alea_session_redo (table.session);
  alea_session_redo (table.session);
  alea_session_redo (table.session);
  assert_clock (&table, 293, 293, 1);

  /* Another move ends what could be done again. */
  play (&table, 5, "d6");
  assert_clock (&table, 293, 291, 0);
  alea_session_undo (table.session);
  alea_session_undo (table.session);
  play (&table, 7, "d4");
  assert_clock (&table, 296, 293, 1);

  clear_away (&table);
}

/* The game may be taken back without the session being asked. */
static void
test_undo_of_the_game_alone (void)
{
  Table table;

  set_up (&table, "chess", "fischer 300+0");
  play (&table, 10, "e4 e5 Nf3");
  alea_game_undo (table.game);
  assert_clock (&table, 300, 290, 0);
  now += 1000;
  alea_game_redo (table.game);
  assert_clock (&table, 299, 290, 1);

  clear_away (&table);
}

static void
test_pause (void)
{
  Table table;

  set_up (&table, "chess", "fischer 300+0");
  play (&table, 1, "e4");
  alea_clock_pause (table.clock);
  play (&table, 50, "e5");
  assert_clock (&table, 300, 300, 0);
  g_assert_true (alea_clock_get_paused (table.clock));
  alea_clock_resume (table.clock);
  now += 1000;
  assert_clock (&table, 299, 300, 0);

  clear_away (&table);
}

/* --- time that is over ---------------------------------------------------- */

static void
let_time_run_out (Table *table)
{
  for (int i = 0; i < 60; i++)
    {
      now += 1000;
      alea_clock_look (table->clock);
    }
}

static void
test_time_is_over (void)
{
  g_autoptr(ObjectWatch) watch = NULL;
  g_autoptr(GError) error = NULL;
  Table table;

  set_up (&table, "chess", "fischer 60+0");
  play (&table, 1, "e4");
  g_assert_false (alea_session_claim_time (table.session, &error));
  g_assert_cmpstr (error->message, ==, "Both players still have time.");

  watch = object_watch_new (table.session);
  let_time_run_out (&table);
  object_watch_expect (watch, "time-over");
  g_assert_cmpint (alea_session_get_time_over (table.session), ==, 1);
  g_assert_cmpstr (alea_session_get_time_news (table.session), ==, "Black has no time left.");

  /* Nothing has been decided. */
  g_assert_false (alea_game_view_get_is_over (alea_session_get_view (table.session)));
  alea_person_set_name (get_person (&table, 1), "Ben");
  object_watch_expect (watch, "");
  g_assert_cmpstr (alea_session_get_time_news (table.session), ==, "Ben has no time left.");

  g_assert_true (alea_session_claim_time (table.session, NULL));
  object_watch_expect (watch, "time-over");
  game_assert_words (table.game, "e4 resign");
  g_assert_true (alea_session_get_told_ending (table.session).is_on_time);
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "White wins on time.");
  alea_person_set_name (get_person (&table, 0), "Anna");
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "Anna wins on time as White.");
  g_assert_cmpstr (alea_match_get_score (table.match), ==, "1–0");

  alea_session_undo (table.session);
  g_assert_false (alea_session_get_told_ending (table.session).is_on_time);
  assert_clock (&table, 60, 60, 1);
  alea_session_redo (table.session);
  g_assert_true (alea_session_get_told_ending (table.session).is_on_time);

  /* To resign by oneself is not to lose on time. */
  alea_session_undo (table.session);
  play (&table, 1, "resign");
  g_assert_false (alea_session_get_told_ending (table.session).is_on_time);
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "Anna wins as White.");

  g_clear_pointer (&watch, object_watch_free);
  clear_away (&table);
}

static void
test_play_on (void)
{
  Table table;

  set_up (&table, "chess", "fischer 60+0");
  play (&table, 1, "e4");
  let_time_run_out (&table);
  alea_session_play_on (table.session);
  g_assert_cmpint (alea_session_get_time_over (table.session), ==, ALEA_NO_PERSON);
  g_assert_cmpstr (alea_session_get_time_news (table.session), ==, "");
  play (&table, 500, "e5 Nf3 Nc6");
  g_assert_cmpint (alea_session_get_time_over (table.session), ==, ALEA_NO_PERSON);
  g_assert_false (alea_session_claim_time (table.session, NULL));

  clear_away (&table);
}

/* Who has lost on time is who had the time, whatever the colour now. */
static void
test_time_is_over_after_changing_seats (void)
{
  Table table;

  set_up (&table, "random-move", "fischer 60+0");
  play (&table, 1, "3 6 e4 e5 6 Nf3 Nc3 Be2 4 d6 6");
  let_time_run_out (&table);
  g_assert_cmpint (alea_session_get_time_over (table.session), ==, 0);
  g_assert_true (alea_session_claim_time (table.session, NULL));
  g_assert_cmpint (alea_game_get_state (table.game)->result, ==, ALEA_RESULT_BLACK);
  g_assert_cmpstr (alea_match_get_score (table.match), ==, "0–1");

  clear_away (&table);
}

/* --- a game that goes on -------------------------------------------------- */

static void
test_times_of_a_saved_game (void)
{
  AleaClockTimes times = { .left = { 250000, 120000 }, .running = ALEA_CLOCK_NOBODY };
  AleaSession *session;
  Table table;

  set_up (&table, "chess", "fischer 300+0");
  play (&table, 1, "e4 e5 Nf3");
  g_assert_finalize_object (table.session);
  g_assert_finalize_object (table.clock);

  table.clock = alea_clock_new (&(AleaClockControl) { .kind = ALEA_CLOCK_FISCHER, .seconds = { 300, 300 } });
  alea_clock_set_source (table.clock, get_now, &now);
  session = table.session = alea_session_new (table.game, table.match, table.clock);
  assert_clock (&table, 300, 300, ALEA_CLOCK_NOBODY);

  alea_session_set_times_at (session, 2, &times);
  times.left[0] = 200000;
  alea_session_set_times_at (session, 3, &times);
  g_assert_true (alea_clock_get_paused (table.clock));
  now += 10000;
  assert_clock (&table, 200, 120, 1);

  alea_clock_resume (table.clock);
  now += 20000;
  alea_session_get_times_at (session, 3, &times);
  g_assert_cmpint (times.left[0], ==, 200000);
  alea_session_undo (session);
  assert_clock (&table, 250, 120, 0);

  clear_away (&table);
}

static void
test_times_for_the_record (void)
{
  static const gint64 left[][2] = { { 300, 300 }, { 300, 300 }, { 300, 290 }, { 290, 290 } };
  Table table;

  set_up (&table, "chess", "fischer 300+0");
  play (&table, 10, "e4 e5 Nf3");
  now += 5000;
  for (guint number = 0; number < G_N_ELEMENTS (left); number++)
    {
      AleaClockTimes times;

      alea_session_get_times_at (table.session, number, &times);
      g_assert_cmpint (times.left[0], ==, 1000 * left[number][0]);
      g_assert_cmpint (times.left[1], ==, 1000 * left[number][1]);
    }

  clear_away (&table);
}

/* --- results -------------------------------------------------------------- */

static void
test_results (void)
{
  g_autoptr(ObjectWatch) watch = NULL;
  g_autofree char *ended = NULL, *resigned = NULL, *black = NULL, *white = NULL;
  Table table;

  set_up (&table, "chess", "none");
  watch = object_watch_new (table.session);
  play (&table, 1, "f3 e5 g4");
  black = alea_session_foretell_result (table.session, ALEA_WHITE);
  white = alea_session_foretell_result (table.session, ALEA_BLACK);
  g_assert_cmpstr (black, ==, "Black wins.");
  g_assert_cmpstr (white, ==, "White wins.");
  object_watch_expect (watch, "");
  play (&table, 1, "Qh4");
  object_watch_expect (watch, "");
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "Black wins.");
  alea_person_set_name (get_person (&table, 1), "Ben");
  object_watch_expect (watch, "");
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "Ben wins as Black.");
  ended = alea_session_make_prompt (table.session);
  g_assert_cmpstr (ended, ==, "Checkmate: Ben wins.");
  alea_match_set_first_player (table.match, 1);
  object_watch_expect (watch, "white");
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "Black wins.");

  alea_game_view_set_number (alea_session_get_view (table.session), 2);
  object_watch_expect (watch, "");
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "");

  alea_session_undo (table.session);
  play (&table, 1, "draw");
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "The game is drawn.");
  alea_person_set_name (get_person (&table, 0), "Anna");
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "Ben and Anna draw.");
  g_assert_cmpstr (alea_match_get_score (table.match), ==, "½–½");

  alea_session_undo (table.session);
  play (&table, 1, "resign");
  resigned = alea_session_make_prompt (table.session);
  g_assert_cmpstr (resigned, ==, "Anna has resigned: Ben wins.");

  g_clear_pointer (&watch, object_watch_free);
  clear_away (&table);
}

/* --- dice ----------------------------------------------------------------- */

static void
assert_type_refused (Table      *table,
                     const char *faces,
                     const char *sentence)
{
  g_autoptr(GError) error = NULL;
  guint n_events = alea_game_get_n_events (table->game);

  g_assert_false (alea_session_type_roll (table->session, faces, &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
  g_assert_cmpstr (error->message, ==, sentence);
  g_assert_cmpuint (alea_game_get_n_events (table->game), ==, n_events);
}

/* Whoever has no name is called by the colour. */
static void
test_prompt_with_names (void)
{
  g_autofree char *unnamed = NULL, *named = NULL, *other = NULL, *answered = NULL;
  Table table;

  set_up (&table, "guardener", "fischer 300+5");
  unnamed = alea_session_make_prompt (table.session);
  g_assert_cmpstr (unnamed, ==, "White: roll both dice.");

  alea_person_set_name (get_person (&table, alea_session_get_white (table.session)), "Anna");
  named = alea_session_make_prompt (table.session);
  g_assert_cmpstr (named, ==, "Anna: roll both dice.");
  g_assert_cmpstr (alea_game_view_get_prompt (alea_session_get_view (table.session)), ==, "White: roll both dice.");

  play (&table, 1, "1-4 e2e4");
  other = alea_session_make_prompt (table.session);
  g_assert_cmpstr (other, ==, "Black: roll both dice.");

  alea_person_set_level (get_person (&table, 1 - alea_session_get_white (table.session)), 1);
  answered = alea_session_make_prompt (table.session);
  g_assert_cmpstr (answered, ==, "The computer rolls the dice.");
  clear_away (&table);
}

static void
test_own_dice (void)
{
  g_autoptr(ObjectWatch) watch = NULL;
  Table table;

  set_up (&table, "toy", "none");
  watch = object_watch_new (table.session);
  alea_person_set_has_own_dice (get_person (&table, 1), TRUE);
  object_watch_expect (watch, "");
  play (&table, 0, "1");
  object_watch_expect (watch, "asks-typed-roll");
  g_assert_true (alea_session_get_asks_typed_roll (table.session));

  assert_type_refused (&table, "7", "A die with 6 sides cannot show 7.");
  g_assert_true (alea_session_type_roll (table.session, "2", NULL));
  object_watch_expect (watch, "asks-typed-roll");
  g_assert_cmpint (alea_game_get_event (table.game, 0)->source, ==, ALEA_SOURCE_PROGRAM);
  g_assert_cmpint (alea_game_get_event (table.game, 1)->source, ==, ALEA_SOURCE_HAND);

  play (&table, 0, "2");
  assert_type_refused (&table, "2", "No roll is due now.");
  play (&table, 0, "e4");
  assert_type_refused (&table, "3", "This roll takes 2 dice.");
  g_assert_true (alea_session_type_roll (table.session, "13", NULL));
  game_assert_words (table.game, "1 2 2 e4 1-3");

  g_clear_pointer (&watch, object_watch_free);
  clear_away (&table);
}

/* A roll that has been thrown is not thrown again, and one that cannot be
 * seen is not asked for. */
static void
test_own_dice_are_asked_for_once (void)
{
  Table table;

  set_up (&table, "toy", "none");
  alea_person_set_has_own_dice (get_person (&table, 1), TRUE);
  play (&table, 0, "1 2 2 e4");
  g_assert_true (alea_session_get_asks_typed_roll (table.session));
  alea_game_view_set_number (alea_session_get_view (table.session), 1);
  g_assert_false (alea_session_get_asks_typed_roll (table.session));
  g_assert_true (alea_session_type_roll (table.session, "22", NULL));

  alea_session_undo (table.session);
  play (&table, 0, "d4");
  g_assert_false (alea_session_get_asks_typed_roll (table.session));
  g_assert_true (alea_game_roll (table.game, NULL));
  game_assert_words (table.game, "1 2 2 d4 2-2");
  g_assert_cmpint (alea_game_get_event (table.game, 4)->source, ==, ALEA_SOURCE_HAND);

  clear_away (&table);
}

static void
test_roll_log (void)
{
  g_autofree char *log = NULL;
  g_autoptr(GArray) rolls = NULL;
  Table table;

  set_up (&table, "toy", "none");
  alea_person_set_name (get_person (&table, 1), "Ben");
  play (&table, 0, "1 2 2 e4");
  g_assert_true (alea_session_type_roll (table.session, "2 3", NULL));

  rolls = alea_session_list_rolls (table.session);
  g_assert_cmpuint (rolls->len, ==, 4);
  g_assert_cmpuint (g_array_index (rolls, AleaLoggedRoll, 3).person, ==, 1);
  log = alea_session_write_rolls (table.session);
  g_assert_cmpstr (log, ==,
                   "number\tname\tdice\tfaces\tsource\n"
                   "1\tFirst player\t1d6\t1\tprogram\n"
                   "2\tBen\t1d6\t2\tprogram\n"
                   "3\tFirst player\t1d6\t2\tprogram\n"
                   "5\tBen\t2d4\t2-3\thand\n");

  clear_away (&table);
}

/* The score waits until the dice of the last roll lie still.  The secret does
 * not: what is saved by then has the result, and must have its proof. */
static void
test_fair_dice (void)
{
  g_autoptr(AleaFairDice) dice = NULL;
  AleaDiceProof *proof = alea_dice_proof_new ();
  Table table;

  set_up (&table, "random-move", "none");
  alea_dice_proof_promise (proof, 1, "33a5cc14c5d1acc02b8331e2ea9b200a");
  dice = alea_fair_dice_new (table.game, proof);
  alea_fair_dice_add_word (dice, ALEA_DICE_HOST, "hail");   /* 4 3 … */
  alea_session_set_fair_dice (table.session, dice);
  g_assert_true (alea_session_get_fair_dice (table.session) == dice);
  play (&table, 0, "? ?");
  g_assert_false (alea_dice_proof_get (proof, 0)->is_shown);

  alea_game_view_hold (alea_session_get_view (table.session));
  play (&table, 0, "resign");
  g_assert_true (alea_dice_proof_get (proof, 0)->is_shown);
  g_assert_cmpstr (alea_match_get_score (table.match), ==, "0–0");
  alea_game_view_release (alea_session_get_view (table.session));
  g_assert_cmpstr (alea_match_get_score (table.match), !=, "0–0");

  g_clear_object (&dice);
  clear_away (&table);
}

/* --- those at the table ---------------------------------------------------- */

/* The score is counted once the dice lie still, whatever is looked at by then. */
static void
test_score_while_looking (void)
{
  for (guint number = 0; number <= 3; number++)
    {
      AleaGameView *view;
      Table table;

      set_up (&table, "chess", "none");
      view = alea_session_get_view (table.session);
      play (&table, 1, "e4 e5");
      alea_game_view_hold (view);
      play (&table, 1, "resign");
      alea_game_view_set_number (view, number);
      g_assert_cmpstr (alea_match_get_score (table.match), ==, "0–0");
      alea_game_view_release (view);
      g_assert_cmpstr (alea_match_get_score (table.match), ==, "0–1");
      clear_away (&table);
    }
}

static void
assert_prompt (Table      *table,
               const char *expected)
{
  g_assert_cmpstr (alea_game_view_get_prompt (alea_session_get_view (table->session)), ==, expected);
}

/* Who answers may change at any time, and with that what is said. */
static void
test_who_answers (void)
{
  g_autoptr(ObjectWatch) watch = NULL;
  Table table;

  set_up (&table, "guardener", "none");
  watch = object_watch_new (table.session);
  alea_person_set_has_own_dice (get_person (&table, 0), TRUE);
  object_watch_expect (watch, "asks-typed-roll");
  alea_person_set_has_own_dice (get_person (&table, 0), FALSE);
  object_watch_expect (watch, "asks-typed-roll");
  g_clear_pointer (&watch, object_watch_free);

  alea_person_set_level (get_person (&table, 0), 1);
  assert_prompt (&table, "The computer rolls the dice.");
  alea_match_set_first_player (table.match, 1);
  assert_prompt (&table, "White: roll both dice.");
  alea_match_set_first_player (table.match, 0);
  assert_prompt (&table, "The computer rolls the dice.");
  alea_person_set_level (get_person (&table, 1), 1);
  assert_prompt (&table, "The computer rolls the dice for White.");
  alea_person_set_has_own_dice (get_person (&table, 0), TRUE);
  assert_prompt (&table, "White: roll both dice.");

  watch = object_watch_new (table.session);
  g_assert_true (alea_session_get_asks_typed_roll (table.session));
  alea_person_set_has_own_dice (get_person (&table, 0), FALSE);
  object_watch_expect (watch, "asks-typed-roll");
  alea_person_set_has_own_dice (get_person (&table, 0), TRUE);
  object_watch_expect (watch, "asks-typed-roll");

  /* Whoever has no name is called by what they are. */
  play (&table, 1, "resign");
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "Computer (For Children) wins as Black.");
  alea_person_set_level (get_person (&table, 1), 2);
  g_assert_cmpstr (alea_session_get_result (table.session), ==, "Computer (Beginner) wins as Black.");
  g_clear_pointer (&watch, object_watch_free);
  clear_away (&table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/session/clock-follows-the-moves", test_clock_follows_the_moves);
  g_test_add_func ("/model/session/clock-follows-the-dice", test_clock_follows_the_dice);
  g_test_add_func ("/model/session/time-stays-with-the-person", test_time_stays_with_the_person);
  g_test_add_func ("/model/session/clock-stops-on-a-result", test_clock_stops_on_a_result);
  g_test_add_func ("/model/session/undo-gives-time-back", test_undo_gives_time_back);
  g_test_add_func ("/model/session/undo-of-the-game-alone", test_undo_of_the_game_alone);
  g_test_add_func ("/model/session/pause", test_pause);
  g_test_add_func ("/model/session/time-is-over", test_time_is_over);
  g_test_add_func ("/model/session/play-on", test_play_on);
  g_test_add_func ("/model/session/time-is-over-after-changing-seats", test_time_is_over_after_changing_seats);
  g_test_add_func ("/model/session/times-of-a-saved-game", test_times_of_a_saved_game);
  g_test_add_func ("/model/session/times-for-the-record", test_times_for_the_record);
  g_test_add_func ("/model/session/results", test_results);
  g_test_add_func ("/model/session/prompt-with-names", test_prompt_with_names);
  g_test_add_func ("/model/session/own-dice", test_own_dice);
  g_test_add_func ("/model/session/own-dice-are-asked-for-once", test_own_dice_are_asked_for_once);
  g_test_add_func ("/model/session/roll-log", test_roll_log);
  g_test_add_func ("/model/session/fair-dice", test_fair_dice);
  g_test_add_func ("/model/session/score-while-looking", test_score_while_looking);
  g_test_add_func ("/model/session/who-answers", test_who_answers);

  return g_test_run ();
}
