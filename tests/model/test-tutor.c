/* test-tutor.c: blunders are asked about, and nothing else
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "test-support.h"

#include "alea-script.h"
#include "alea-tutor.h"

#include <string.h>

#define LONE_QUEEN "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 10"

typedef struct
{
  AleaGame    *game;
  AleaMatch   *match;
  AleaSession *session;
  AleaTutor   *tutor;
} Table;

/* Takes @game. */
static void
sit_down (Table      *table,
          AleaGame   *game,
          const char *words)
{
  const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
  g_autoptr(AleaClock) clock = alea_clock_new (&control);

  table->game = game;
  game_play (table->game, words);
  table->match = alea_match_new ();
  table->session = alea_session_new (table->game, table->match, clock);
  table->tutor = alea_tutor_new (table->session);
  alea_tutor_set_patience (table->tutor, 60000);
  alea_tutor_set_is_on (table->tutor, TRUE);
}

static void
set_up (Table      *table,
        const char *game,
        const char *fen,
        const char *words)
{
  AleaSetup setup;

  test_read_fen (game, fen, &setup);
  sit_down (table, alea_game_new_from_setup (test_rules (game), NULL, &setup, NULL), words);
}

static void
clear_away (Table *table)
{
  g_autoptr(AleaGameView) view = g_object_ref (alea_session_get_view (table->session));

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_run_dispose (G_OBJECT (table->tutor));
  g_assert_null (alea_game_get_gate (table->game));
  g_assert_null (alea_game_view_get_trial (view));
  g_clear_object (&table->tutor);
  g_clear_object (&table->session);
  g_clear_object (&table->match);
  g_clear_object (&table->game);
}

/* As the widgets do it. */
static gboolean
try (Table      *table,
     const char *word,
     GError    **error)
{
  AleaEvent event;
  AleaText why = { 0 };

  g_assert_true (alea_script_read_event (alea_game_get_state (table->game), word, &event, &why));
  return alea_game_decide (table->game, &event.decision, error);
}

static void
decide (Table      *table,
        const char *word)
{
  g_autoptr(GError) error = NULL;

  try (table, word, &error);
  g_assert_no_error (error);
}

/* Until the tutor has made up its mind. */
static void
wait_for_answer (Table *table)
{
  const gint64 deadline = g_get_monotonic_time () + 60 * G_TIME_SPAN_SECOND;

  while (alea_tutor_get_state (table->tutor) == ALEA_TUTOR_THINKING)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (100);
    }
}

static void
assert_asks (Table *table,
             guint  n_events)
{
  AleaGameView *view = alea_session_get_view (table->session);

  wait_for_answer (table);
  g_assert_cmpint (alea_tutor_get_state (table->tutor), ==, ALEA_TUTOR_ASKING);
  g_assert_cmpuint (alea_game_get_n_events (table->game), ==, n_events);
  g_assert_nonnull (alea_game_view_get_trial (view));
  g_assert_false (alea_game_view_get_asks_decision (view));
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==,
                   "You may have missed something. Take it back, see why, or play it anyway.");
}

static void
assert_rests (Table *table,
              guint  n_events)
{
  AleaGameView *view = alea_session_get_view (table->session);

  wait_for_answer (table);
  g_assert_cmpint (alea_tutor_get_state (table->tutor), ==, ALEA_TUTOR_AT_REST);
  g_assert_cmpuint (alea_game_get_n_events (table->game), ==, n_events);
  g_assert_null (alea_game_view_get_trial (view));
}

/* In each kind of game: nothing is said of a good decision, a blunder waits and is
 * taken back, and then it is played. */
static void
test_blunders (void)
{
  static const struct
  {
    const char *game;
    const char *fen;
    const char *words;     /* that lead there */
    const char *blunder;
    const char *good;
  } rows[] = {
    { "chess", LONE_QUEEN, "", "e5", "exd5" },
    { "random-move", LONE_QUEEN, "2", "e5", "exd5" },
    /* There are but two moves. */
    { "chess", "k7/ppp5/8/8/8/7N/6PP/R3q2K w - - 0 10", "", "Ng1", "Rxe1" },
    /* Here it cannot look far. */
    { "random-move", "r1b1k3/pppp4/8/3q4/4P3/8/PPPP4/RNB1K3 w - - 0 10", "2", "e5", "exd5" },
    { "guardener", "***4***/*4k3*/*8*/4N5/10/10/10/*8*/*K7*/***4*** w - - 0 30 pass=-", "2-3", "Kb2", "Nxe8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Table table;
      guint n;

      g_test_message ("%s", rows[i].game);
      set_up (&table, rows[i].game, rows[i].fen, rows[i].words);
      n = alea_game_get_n_events (table.game);
      decide (&table, rows[i].good);
      assert_rests (&table, n + 1);
      clear_away (&table);

      set_up (&table, rows[i].game, rows[i].fen, rows[i].words);
      decide (&table, rows[i].blunder);
      assert_asks (&table, n);
      alea_tutor_take_back (table.tutor);
      assert_rests (&table, n);
      g_assert_true (alea_game_view_get_asks_decision (alea_session_get_view (table.session)));

      decide (&table, rows[i].blunder);
      assert_asks (&table, n);
      g_assert_true (alea_tutor_play (table.tutor, NULL));
      assert_rests (&table, n + 1);
      clear_away (&table);
    }
}

/* Each turn is thought about anew, whosever it is, and once more after it was taken back. */
static void
test_turns (void)
{
  Table table;

  set_up (&table, "chess", "4k3/8/8/3q4/8/8/8/4K2R w - - 0 10", "");
  decide (&table, "Kf2");
  assert_rests (&table, 1);
  for (guint i = 0; i < 2; i++)
    {
      decide (&table, "Qg2");
      assert_asks (&table, 1);
      g_assert_true (alea_tutor_play (table.tutor, NULL));
      assert_rests (&table, 2);
      alea_session_undo (table.session);
    }
  decide (&table, "Qxh1");
  assert_rests (&table, 2);
  clear_away (&table);
}

/* --- why ------------------------------------------------------------------------ */

typedef struct
{
  AleaTutor *tutor;
  gboolean   is_done;
  AleaHint   hint;
  GError    *error;
} Answer;

static void
explained_cb (GObject      *hints,
              GAsyncResult *result,
              gpointer      data)
{
  Answer *answer = data;

  answer->is_done = TRUE;
  alea_tutor_explain_finish (answer->tutor, result, &answer->hint, &answer->error);
}

static void
test_why (void)
{
  Answer answer = { 0 };
  Table table;

  set_up (&table, "chess", LONE_QUEEN, "");
  answer.tutor = table.tutor;
  decide (&table, "e5");
  assert_asks (&table, 0);
  alea_tutor_explain_async (table.tutor, explained_cb, &answer);
  while (!answer.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (answer.error);
  g_test_message ("%s", answer.hint.sentence);
  g_assert_true (g_str_has_prefix (answer.hint.sentence,
                                   "The computer would choose exd5. Chances of winning after each option: exd5: "));
  g_assert_nonnull (strstr (answer.hint.sentence, ", e5: "));
  g_assert_cmpuint (answer.hint.from, ==, test_square ("e4"));
  g_assert_cmpuint (answer.hint.to, ==, test_square ("d5"));
  g_free (answer.hint.sentence);
  assert_asks (&table, 0);
  clear_away (&table);
}

/* Who takes it back meanwhile is told nothing any more. */
static void
test_why_in_vain (void)
{
  Answer answer = { 0 };
  Table table;

  set_up (&table, "chess", LONE_QUEEN, "");
  answer.tutor = table.tutor;
  decide (&table, "e5");
  assert_asks (&table, 0);
  alea_tutor_explain_async (table.tutor, explained_cb, &answer);
  alea_tutor_take_back (table.tutor);
  while (!answer.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
  assert_rests (&table, 0);
  clear_away (&table);
}

/* --- what ends the question ------------------------------------------------------- */

/* Nothing is played any more, whatever happens in the middle of a thought. */
static void
test_interrupted (void)
{
  Table table;
  g_autoptr(GError) error = NULL;
  AleaDecision resign = alea_decision_act (ALEA_ACT_RESIGN);

  /* An undo, while it thinks and while it asks. */
  for (guint i = 0; i < 2; i++)
    {
      set_up (&table, "chess", LONE_QUEEN, "Kf2 Kf8");
      decide (&table, "e5");
      if (i == 1)
        assert_asks (&table, 2);
      alea_session_undo (table.session);
      assert_rests (&table, 1);
      clear_away (&table);
    }

  /* Somebody looks back. */
  set_up (&table, "chess", LONE_QUEEN, "Kf2 Kf8");
  decide (&table, "e5");
  assert_asks (&table, 2);
  alea_game_view_set_number (alea_session_get_view (table.session), 1);
  assert_rests (&table, 2);
  alea_game_view_set_number (alea_session_get_view (table.session), 2);
  assert_rests (&table, 2);

  /* Another decision has to wait; resigning ends the game. */
  decide (&table, "e5");
  assert_asks (&table, 2);
  g_assert_false (try (&table, "Kf3", &error));
  g_assert_true (g_str_has_prefix (error->message, "You may have missed something."));
  assert_asks (&table, 2);
  resign.colour = ALEA_WHITE;
  g_assert_true (alea_game_decide (table.game, &resign, NULL));
  assert_rests (&table, 3);
  clear_away (&table);

  /* The window is closed. */
  set_up (&table, "chess", LONE_QUEEN, "");
  decide (&table, "e5");
  clear_away (&table);

  /* It is switched off. */
  set_up (&table, "chess", LONE_QUEEN, "");
  decide (&table, "e5");
  assert_asks (&table, 0);
  alea_tutor_set_is_on (table.tutor, FALSE);
  assert_rests (&table, 0);
  decide (&table, "e5");
  assert_rests (&table, 1);
  clear_away (&table);
}

static void
note_state_cb (AleaTutor  *tutor,
               GParamSpec *pspec,
               GString    *states)
{
  guint state;

  g_object_get (tutor, "state", &state, NULL);
  g_assert_cmpuint (state, ==, alea_tutor_get_state (tutor));
  g_string_append_c (states, "RTA"[state]);
}

/* Who listens hears of each state: at rest, thinking, asking. Meanwhile the board shows
 * what was decided, and asks what it asked before. */
static void
test_states (void)
{
  g_autoptr(GString) states = g_string_new (NULL);
  g_autofree char *prompt = NULL;
  guint n_on = 0;
  gboolean is_on;
  Table table;

  set_up (&table, "chess", LONE_QUEEN, "");
  g_signal_connect (table.tutor, "notify::state", G_CALLBACK (note_state_cb), states);
  g_signal_connect_swapped (table.tutor, "notify::is-on", G_CALLBACK (test_count), &n_on);
  prompt = alea_session_make_prompt (table.session);
  decide (&table, "e5");
  g_assert_cmpint (alea_tutor_get_state (table.tutor), ==, ALEA_TUTOR_THINKING);
  g_assert_cmpstr (alea_game_view_get_prompt (alea_session_get_view (table.session)), ==, prompt);
  g_assert_nonnull (alea_game_view_get_trial (alea_session_get_view (table.session)));
  assert_asks (&table, 0);
  alea_tutor_take_back (table.tutor);
  alea_tutor_take_back (table.tutor);
  g_assert_cmpstr (states->str, ==, "TAR");

  /* There is nothing to play any more. */
  g_assert_true (alea_tutor_play (table.tutor, NULL));
  assert_rests (&table, 0);

  g_object_set (table.tutor, "is-on", FALSE, NULL);
  g_object_get (table.tutor, "is-on", &is_on, NULL);
  g_assert_false (is_on);
  g_object_set (table.tutor, "is-on", FALSE, NULL);
  g_assert_cmpuint (n_on, ==, 1);
  decide (&table, "e5");
  assert_rests (&table, 1);
  clear_away (&table);
}

/* Nobody waits for an engine that is slow. */
static void
test_patience (void)
{
  Table table;

  set_up (&table, "chess", LONE_QUEEN, "");
  alea_tutor_set_patience (table.tutor, 0);
  decide (&table, "e5");
  assert_rests (&table, 1);
  clear_away (&table);
}

/* Unless set otherwise it is half a second that a decision waits for the engine at most. */
static void
test_patience_unset (void)
{
  gint64 begun;
  GSource *source;
  Table table;

  set_up (&table, "chess", LONE_QUEEN, "");
  g_object_run_dispose (G_OBJECT (table.tutor));
  g_object_unref (table.tutor);
  table.tutor = alea_tutor_new (table.session);
  alea_tutor_set_is_on (table.tutor, TRUE);
  begun = g_get_monotonic_time ();
  decide (&table, "e5");
  source = g_main_context_find_source_by_user_data (NULL, table.tutor);
  g_assert_nonnull (source);
  g_assert_cmpint (g_source_get_ready_time (source), >=, begun + 500 * G_TIME_SPAN_MILLISECOND);
  alea_tutor_take_back (table.tutor);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, table.tutor));
  clear_away (&table);
}

/* What the rules do not allow any more is not played, and nobody is asked about it: the game may
 * have ended before the tutor hears of it. */
static void
test_played_too_late (void)
{
  AleaDecision resign = alea_decision_act (ALEA_ACT_RESIGN);
  g_autoptr(GError) error = NULL;
  Table table;

  set_up (&table, "chess", LONE_QUEEN, "");
  decide (&table, "e5");
  assert_asks (&table, 0);
  g_object_freeze_notify (G_OBJECT (table.game));
  g_assert_true (alea_game_decide (table.game, &resign, NULL));
  g_assert_false (alea_tutor_play (table.tutor, &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
  assert_rests (&table, 1);
  g_object_thaw_notify (G_OBJECT (table.game));
  clear_away (&table);
}

/* --- where it is silent ----------------------------------------------------------- */

static void
test_silent (void)
{
  Table table;

  /* Off, as it is unless set. */
  set_up (&table, "chess", LONE_QUEEN, "");
  alea_tutor_set_is_on (table.tutor, FALSE);
  decide (&table, "e5");
  assert_rests (&table, 1);
  clear_away (&table);

  /* The computer. */
  set_up (&table, "chess", LONE_QUEEN, "");
  alea_person_set_level (alea_match_get_person (table.match, 0), 1);
  decide (&table, "e5");
  assert_rests (&table, 1);
  clear_away (&table);

  /* A match that is counted. */
  set_up (&table, "chess", LONE_QUEEN, "");
  alea_person_set_half_points (alea_match_get_person (table.match, 0), 2);
  alea_tutor_set_is_on (table.tutor, FALSE);
  alea_tutor_set_is_on (table.tutor, TRUE);
  decide (&table, "e5");
  assert_rests (&table, 1);
  clear_away (&table);

  /* Who has no other move. */
  set_up (&table, "chess", "k7/8/8/8/8/8/6q1/7K w - - 0 1", "");
  decide (&table, "Kxg2");
  g_assert_cmpint (alea_tutor_get_state (table.tutor), ==, ALEA_TUTOR_AT_REST);
  assert_rests (&table, 1);
  clear_away (&table);

  /* Another one sits down who may not be told. */
  set_up (&table, "chess", LONE_QUEEN, "");
  decide (&table, "e5");
  assert_asks (&table, 0);
  alea_person_set_level (alea_match_get_person (table.match, 0), 1);
  assert_rests (&table, 0);
  clear_away (&table);

  /* Typed while somebody looks back. */
  set_up (&table, "chess", LONE_QUEEN, "Kf2 Kf8");
  alea_game_view_set_number (alea_session_get_view (table.session), 1);
  decide (&table, "e5");
  assert_rests (&table, 3);
  clear_away (&table);
}

/* Where pieces are placed, and what ends the game, is nobody else's business: it is done at once. */
static void
test_at_once (void)
{
  AleaDecision resign = alea_decision_act (ALEA_ACT_RESIGN), draw = alea_decision_act (ALEA_ACT_DRAW);
  Table table;

  sit_down (&table, game_new ("jepps"), "2-3");
  decide (&table, "B");
  g_assert_cmpint (alea_tutor_get_state (table.tutor), ==, ALEA_TUTOR_AT_REST);
  game_assert_words (table.game, "2-3 Ba1");
  clear_away (&table);

  set_up (&table, "chess", LONE_QUEEN, "");
  g_assert_true (alea_game_decide (table.game, &resign, NULL));
  g_assert_cmpint (alea_tutor_get_state (table.tutor), ==, ALEA_TUTOR_AT_REST);
  assert_rests (&table, 1);
  clear_away (&table);

  set_up (&table, "chess", "k7/8/8/8/8/2Q5/8/6K1 w - - 100 80", "");
  g_assert_true (alea_game_decide (table.game, &draw, NULL));
  g_assert_cmpint (alea_tutor_get_state (table.tutor), ==, ALEA_TUTOR_AT_REST);
  assert_rests (&table, 1);
  clear_away (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/tutor/blunders", test_blunders);
  g_test_add_func ("/model/tutor/turns", test_turns);
  g_test_add_func ("/model/tutor/why", test_why);
  g_test_add_func ("/model/tutor/interrupted", test_interrupted);
  g_test_add_func ("/model/tutor/why-in-vain", test_why_in_vain);
  g_test_add_func ("/model/tutor/states", test_states);
  g_test_add_func ("/model/tutor/patience", test_patience);
  g_test_add_func ("/model/tutor/patience-unset", test_patience_unset);
  g_test_add_func ("/model/tutor/played-too-late", test_played_too_late);
  g_test_add_func ("/model/tutor/silent", test_silent);
  g_test_add_func ("/model/tutor/at-once", test_at_once);

  return g_test_run ();
}
