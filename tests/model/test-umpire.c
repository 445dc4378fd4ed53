/* test-umpire.c: seats that answer, late, wrongly, or not at all
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "test-support.h"

#include "alea-automatic-seat.h"
#include "alea-seat.h"
#include "alea-script.h"
#include "alea-session-rolls.h"
#include "alea-umpire.h"

#include <string.h>

/* --- a seat that answers when it is told to --------------------------------- */

#define TEST_TYPE_SEAT (test_seat_get_type ())

G_DECLARE_FINAL_TYPE (TestSeat, test_seat, TEST, SEAT, AleaSeat)

struct _TestSeat
{
  AleaSeat      parent_instance;

  GTask        *task;          /* that it thinks about; or NULL */
  guint         n_asked;
};

G_DEFINE_FINAL_TYPE (TestSeat, test_seat, ALEA_TYPE_SEAT)

/* Whoever is asked answers, if only that nobody wants to know any more. */
static void
drop_task (TestSeat *self)
{
  g_autoptr(GTask) task = g_steal_pointer (&self->task);

  if (task != NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "Withdrawn");
}

static void
test_seat_decide_async (AleaSeat               *seat,
                        const AleaSeatQuestion *question,
                        GCancellable           *cancellable,
                        GAsyncReadyCallback     callback,
                        gpointer                data)
{
  TestSeat *self = TEST_SEAT (seat);

  drop_task (self);
  self->task = g_task_new (seat, cancellable, callback, data);
  g_task_set_check_cancellable (self->task, FALSE);
  self->n_asked++;
}

static void
test_seat_class_init (TestSeatClass *klass)
{
  ALEA_SEAT_CLASS (klass)->decide_async = test_seat_decide_async;
}

static void
test_seat_init (TestSeat *self)
{
}

static gboolean
is_cancelled (TestSeat *self)
{
  return g_cancellable_is_cancelled (g_task_get_cancellable (self->task));
}

/* --- a table ----------------------------------------------------------------- */

typedef struct
{
  AleaGame    *game;
  AleaSession *session;
  AleaUmpire  *umpire;
  TestSeat    *seats[ALEA_N_PERSONS];
  gboolean     is_ready;
  guint        n_answered;
  char        *refused;      /* the last sentence; or NULL */
} Table;

static gboolean
is_ready (gpointer data)
{
  return ((Table *) data)->is_ready;
}

static void
answered_cb (Table *table)
{
  table->n_answered++;
}

static void
refused_cb (Table      *table,
            AleaSeat   *seat,
            const char *sentence)
{
  g_free (table->refused);
  table->refused = g_strdup (sentence);
}

/* Lets all hear of what has happened. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_up_for (Table    *table,
            AleaGame *game)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
  g_autoptr(AleaClock) clock = alea_clock_new (&control);

  memset (table, 0, sizeof *table);
  table->is_ready = TRUE;
  table->game = g_object_ref (game);
  table->session = alea_session_new (table->game, match, clock);
  table->umpire = alea_umpire_new (table->session, is_ready, table);
  g_signal_connect_swapped (table->umpire, "answered", G_CALLBACK (answered_cb), table);
  g_signal_connect_swapped (table->umpire, "refused", G_CALLBACK (refused_cb), table);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      table->seats[i] = g_object_new (TEST_TYPE_SEAT, NULL);
      alea_umpire_set_seat (table->umpire, i, ALEA_SEAT (table->seats[i]));
    }
  settle ();
}

static void
set_up (Table      *table,
        const char *rules)
{
  g_autoptr(AleaGame) game = game_new (rules);

  set_up_for (table, game);
}

static void
clear_away (Table *table)
{
  g_assert_finalize_object (table->umpire);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    drop_task (table->seats[i]);
  settle ();
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    g_assert_finalize_object (table->seats[i]);
  g_assert_finalize_object (table->session);
  g_assert_finalize_object (table->game);
  g_free (table->refused);
}

static void
answer (Table      *table,
        guint       person,
        const char *word)
{
  g_autoptr(GTask) task = g_steal_pointer (&table->seats[person]->task);
  AleaEvent event;

  g_assert_true (alea_script_parse_event (alea_game_get_state (table->game), word, &event, NULL));
  g_task_return_pointer (task, g_memdup2 (&event, sizeof event), g_free);
  settle ();
}

/* --- tests ------------------------------------------------------------------- */

static void
test_asks_in_turn (void)
{
  Table table;

  set_up (&table, "chess");
  g_assert_true (alea_umpire_get_asked (table.umpire) == ALEA_SEAT (table.seats[0]));
  g_assert_cmpuint (table.seats[1]->n_asked, ==, 0);

  answer (&table, 0, "e4");
  game_assert_words (table.game, "e4");
  g_assert_cmpuint (table.n_answered, ==, 1);
  g_assert_true (alea_umpire_get_asked (table.umpire) == ALEA_SEAT (table.seats[1]));
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 1);
  g_assert_cmpuint (table.seats[1]->n_asked, ==, 1);

  answer (&table, 1, "e5");
  game_assert_words (table.game, "e4 e5");
  clear_away (&table);
}

/* Whoever is asked hears at once that it counts no more, and an answer that is
 * on its way is dropped. */
static void
test_undo_while_thinking (void)
{
  Table table;

  set_up (&table, "chess");
  game_play (table.game, "e4");
  settle ();
  g_assert_true (alea_umpire_get_asked (table.umpire) == ALEA_SEAT (table.seats[1]));

  alea_game_undo (table.game);
  g_assert_true (is_cancelled (table.seats[1]));
  g_assert_null (alea_umpire_get_asked (table.umpire));
  settle ();
  g_assert_true (alea_umpire_get_asked (table.umpire) == ALEA_SEAT (table.seats[0]));

  g_task_return_pointer (table.seats[1]->task, g_new0 (AleaEvent, 1), g_free);
  g_clear_object (&table.seats[1]->task);
  settle ();
  game_assert_words (table.game, "");
  g_assert_cmpuint (table.n_answered, ==, 0);
  g_assert_null (table.refused);
  g_assert_true (alea_umpire_get_asked (table.umpire) == ALEA_SEAT (table.seats[0]));
  clear_away (&table);
}

/* The board was quicker: the answer is about another state. */
static void
test_late_answer (void)
{
  Table table;
  g_autoptr(GTask) late = NULL;
  AleaEvent event;

  set_up (&table, "chess");
  g_assert_true (alea_script_parse_event (alea_game_get_state (table.game), "d4", &event, NULL));
  late = g_steal_pointer (&table.seats[0]->task);
  game_play (table.game, "e4 e5");
  settle ();
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 2);

  g_task_return_pointer (late, g_memdup2 (&event, sizeof event), g_free);
  g_clear_object (&late);
  settle ();
  game_assert_words (table.game, "e4 e5");
  clear_away (&table);
}

static void
test_illegal_answer (void)
{
  Table table;
  AleaEvent event;

  set_up (&table, "chess");
  g_assert_true (alea_script_parse_event (alea_game_get_state (table.game), "e4", &event, NULL));
  event.decision.move = (AleaMove) 0;
  g_task_return_pointer (table.seats[0]->task, g_memdup2 (&event, sizeof event), g_free);
  g_clear_object (&table.seats[0]->task);
  settle ();

  game_assert_words (table.game, "");
  g_assert_nonnull (table.refused);
  g_assert_cmpuint (table.n_answered, ==, 0);
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 1);
  g_assert_null (alea_umpire_get_asked (table.umpire));
  alea_umpire_ask (table.umpire);
  settle ();
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 1);

  /* It is asked again when the game has gone on. */
  game_play (table.game, "e4 e5");
  settle ();
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 2);
  clear_away (&table);
}

static void
test_failure (void)
{
  Table table;

  set_up (&table, "chess");
  g_task_return_new_error (table.seats[0]->task, G_IO_ERROR, G_IO_ERROR_FAILED, "No engine.");
  g_clear_object (&table.seats[0]->task);
  settle ();
  g_assert_cmpstr (table.refused, ==, "No engine.");
  alea_umpire_ask (table.umpire);
  settle ();
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 1);
  clear_away (&table);
}

/* A window that closes, or begins another game, lets the umpire go. */
static void
test_close_while_thinking (void)
{
  Table table;

  set_up (&table, "chess");
  g_assert_finalize_object (g_steal_pointer (&table.umpire));
  g_assert_true (is_cancelled (table.seats[0]));
  g_task_return_pointer (table.seats[0]->task, g_new0 (AleaEvent, 1), g_free);
  g_clear_object (&table.seats[0]->task);
  settle ();
  game_assert_words (table.game, "");

  table.umpire = alea_umpire_new (table.session, is_ready, &table);
  clear_away (&table);
}

/* While dice tumble nobody is asked; and an answer that comes then is asked for
 * again. */
static void
test_not_ready (void)
{
  Table table;

  set_up (&table, "chess");
  table.is_ready = FALSE;
  answer (&table, 0, "e4");
  game_assert_words (table.game, "");
  g_assert_null (alea_umpire_get_asked (table.umpire));

  alea_umpire_ask (table.umpire);
  settle ();
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 1);

  table.is_ready = TRUE;
  alea_umpire_ask (table.umpire);
  settle ();
  answer (&table, 0, "e4");
  game_assert_words (table.game, "e4");
  clear_away (&table);
}

static void
test_game_over (void)
{
  Table table;

  set_up (&table, "chess");
  game_play (table.game, "f3 e5 g4 Qh4");
  settle ();
  g_assert_null (alea_umpire_get_asked (table.umpire));
  clear_away (&table);
}

/* --- the seats there are ------------------------------------------------------ */

/* Own dice before what comes by itself before a hand. */
static AleaSeat *
seat_person (Table    *table,
             guint     person,
             gboolean  rolls,
             gboolean  plays_forced)
{
  AleaSeat *own_dice = alea_own_dice_seat_new (alea_match_get_person (alea_session_get_match (table->session), person));
  g_autoptr(AleaSeat) automatic = alea_automatic_seat_new ();
  g_autoptr(AleaSeat) hand = alea_seat_new_hand ();

  g_object_set (automatic, "rolls", rolls, "plays-forced", plays_forced, NULL);
  alea_seat_set_next (own_dice, automatic);
  alea_seat_set_next (automatic, hand);
  alea_umpire_set_seat (table->umpire, person, own_dice);
  return own_dice;
}

/* For the timeouts of automatic seats, which wait no time here. */
static void
settle_timeouts (void)
{
  for (guint i = 0; i < 10; i++)
    {
      settle ();
      g_usleep (1000);
    }
}

static void
test_automatic_rolls (void)
{
  Table table;
  g_autoptr(AleaSeat) first = NULL, second = NULL;

  set_up (&table, "chess960");
  alea_game_set_dice (table.game, alea_dice_new_seeded ("umpire"));
  first = seat_person (&table, 0, TRUE, FALSE);
  second = seat_person (&table, 1, TRUE, FALSE);
  settle_timeouts ();

  /* The first roll is for the players: nothing has been played yet. */
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 0);
  g_assert_true (alea_game_roll (table.game, NULL));
  settle_timeouts ();
  g_assert_cmpuint (alea_game_get_n_events (table.game), >, 1);
  g_assert_cmpuint (table.n_answered, ==, alea_game_get_n_events (table.game) - 1);
  g_assert_true (alea_game_view_get_asks_decision (alea_session_get_view (table.session)));
  g_assert_true (G_OBJECT_TYPE (alea_umpire_get_asked (table.umpire)) == ALEA_TYPE_SEAT);

  clear_away (&table);
}

typedef struct
{
  guint    n_asked;
  gboolean shows;     /* whether it shows the dice itself */
} Tray;

static gboolean
throw_cb (Tray *tray)
{
  tray->n_asked++;
  return tray->shows;
}

/* Who shows the dice throws them in their own time; where nobody does they fall at
 * once. */
static void
test_thrown_before_all (void)
{
  for (guint i = 0; i < 2; i++)
    {
      const AleaEvent unthrown = alea_event_roll ((AleaRoll) { 0 }, ALEA_SOURCE_PROGRAM);
      Tray tray = { .shows = i == 0 };
      Table table;
      GTask *task;

      set_up (&table, "guardener");
      g_signal_connect_swapped (table.umpire, "throw", G_CALLBACK (throw_cb), &tray);
      task = g_steal_pointer (&table.seats[0]->task);
      g_task_return_pointer (task, g_memdup2 (&unthrown, sizeof unthrown), g_free);
      g_object_unref (task);
      settle ();

      g_assert_cmpuint (tray.n_asked, ==, 1);
      g_assert_cmpuint (alea_game_get_n_events (table.game), ==, tray.shows ? 0 : 1);
      g_assert_cmpuint (table.n_answered, ==, tray.shows ? 0 : 1);
      g_assert_null (table.refused);
      clear_away (&table);
    }
}

static void
test_own_dice (void)
{
  Table table;
  g_autoptr(AleaSeat) first = NULL;

  set_up (&table, "guardener");
  first = seat_person (&table, 0, TRUE, FALSE);
  alea_person_set_has_own_dice (alea_match_get_person (alea_session_get_match (table.session), 0), TRUE);
  alea_umpire_ask (table.umpire);
  settle ();
  g_assert_true (alea_umpire_get_asked (table.umpire) == first);
  g_assert_true (alea_session_type_roll (table.session, "11", NULL));
  settle ();
  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 1);
  clear_away (&table);
}

/* A king in check with one way out; gone back to, it is left to the players. */
static void
test_forced (void)
{
  Table table;
  g_autoptr(AleaSeat) first = NULL, second = NULL;

  set_up (&table, "chess");
  first = seat_person (&table, 0, FALSE, TRUE);
  second = seat_person (&table, 1, FALSE, TRUE);
  game_play (table.game, "e4 f5 Qh5");
  settle_timeouts ();
  game_assert_words (table.game, "e4 f5 Qh5+ g6");

  alea_game_undo (table.game);
  settle_timeouts ();
  game_assert_words (table.game, "e4 f5 Qh5+");
  g_assert_true (G_OBJECT_TYPE (alea_umpire_get_asked (table.umpire)) == ALEA_TYPE_SEAT);
  clear_away (&table);
}

/* To claim a draw, or to play the one move there is, is a choice. */
static void
test_forced_beside_a_claim (void)
{
  static const struct { const char *fen, *words; } rows[] = {
    { "k7/8/1K6/8/8/8/8/2Q5 w - - 98 80", "Qc2 Kb8" },
    { "k7/8/1K6/8/8/8/8/2Q5 w - - 99 80", "Qc2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = NULL;
      g_autoptr(AleaSeat) second = NULL;
      AleaSetup setup;
      Table table;

      test_read_fen ("chess", rows[i].fen, &setup);
      game = alea_game_new_from_setup (test_rules ("chess"), NULL, &setup, NULL);
      set_up_for (&table, game);
      second = seat_person (&table, 1, FALSE, TRUE);
      game_play (table.game, "Qc2");
      settle_timeouts ();
      game_assert_words (table.game, rows[i].words);
      g_clear_object (&game);
      clear_away (&table);
    }
}

/* It waits before it answers, and lets go at once where nobody wants to know any more. */
static void
test_pause (void)
{
  AleaSeat *automatic = alea_automatic_seat_new ();
  gboolean rolls, plays_forced;
  Table table;

  g_object_set (automatic, "rolls", TRUE, NULL);
  g_object_get (automatic, "rolls", &rolls, "plays-forced", &plays_forced, NULL);
  g_assert_true (rolls);
  g_assert_false (plays_forced);

  set_up (&table, "chess960");
  alea_automatic_seat_set_pause (ALEA_AUTOMATIC_SEAT (automatic), 3600 * 1000);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    alea_umpire_set_seat (table.umpire, i, automatic);
  alea_game_set_dice (table.game, alea_dice_new_seeded ("umpire"));
  g_assert_true (alea_game_roll (table.game, NULL));
  settle_timeouts ();
  g_assert_true (alea_umpire_get_asked (table.umpire) == automatic);

  g_assert_cmpuint (alea_game_get_n_events (table.game), ==, 1);

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    alea_umpire_set_seat (table.umpire, i, NULL);
  settle ();
  g_assert_finalize_object (automatic);
  clear_away (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/umpire/asks-in-turn", test_asks_in_turn);
  g_test_add_func ("/model/umpire/undo-while-thinking", test_undo_while_thinking);
  g_test_add_func ("/model/umpire/late-answer", test_late_answer);
  g_test_add_func ("/model/umpire/illegal-answer", test_illegal_answer);
  g_test_add_func ("/model/umpire/failure", test_failure);
  g_test_add_func ("/model/umpire/close-while-thinking", test_close_while_thinking);
  g_test_add_func ("/model/umpire/not-ready", test_not_ready);
  g_test_add_func ("/model/umpire/game-over", test_game_over);
  g_test_add_func ("/model/umpire/automatic-rolls", test_automatic_rolls);
  g_test_add_func ("/model/umpire/thrown-before-all", test_thrown_before_all);
  g_test_add_func ("/model/umpire/own-dice", test_own_dice);
  g_test_add_func ("/model/umpire/forced", test_forced);
  g_test_add_func ("/model/umpire/forced-beside-a-claim", test_forced_beside_a_claim);
  g_test_add_func ("/model/umpire/pause", test_pause);

  return g_test_run ();
}
