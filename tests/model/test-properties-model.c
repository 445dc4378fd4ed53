/* test-properties-model.c: what properties say is what the functions say
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "test-support.h"

#include "alea-automatic-seat.h"
#include "alea-game-words.h"
#include "alea-person.h"
#include "alea-session-rolls.h"
#include "alea-session.h"
#include "alea-tutor.h"
#include "alea-turn.h"
#include "alea-umpire.h"

#include <string.h>

/* @property of @object as text, "4", "TRUE", "\"e4\""; (transfer full). */
static char *
read_property (gpointer    object,
               const char *property)
{
  g_auto(GValue) value = G_VALUE_INIT;

  g_object_get_property (object, property, &value);
  return g_strdup_value_contents (&value);
}

static void
assert_says (gpointer    object,
             const char *property,
             const char *expected)
{
  g_autofree char *said = read_property (object, property);

  g_assert_cmpstr (said, ==, expected);
}

/* What @property says is what it may say. */
static void
assert_is_possible (gpointer    object,
                    const char *property)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (object), property);
  g_auto(GValue) value = G_VALUE_INIT;

  g_object_get_property (object, property, &value);
  g_assert_false (g_param_value_validate (pspec, &value));
}

static void
assert_says_text (gpointer    object,
                  const char *property,
                  const char *text)
{
  g_autofree char *said = NULL;

  g_object_get (object, property, &said, NULL);
  g_assert_cmpstr (said, ==, text);
}

static void
assert_says_number (gpointer    object,
                    const char *property,
                    gint64      number)
{
  g_autofree char *expected = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  assert_says (object, property, expected);
}

static void
assert_says_whether (gpointer    object,
                     const char *property,
                     gboolean    is_true)
{
  assert_says (object, property, is_true ? "TRUE" : "FALSE");
}

/* Each value that may be written is the one that is read. */
static void
assert_takes (gpointer object)
{
  g_autofree GParamSpec **pspecs = NULL;
  guint n_pspecs;

  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    if (pspecs[i]->flags & G_PARAM_WRITABLE && pspecs[i]->value_type == G_TYPE_BOOLEAN)
      for (guint j = 0; j < 4; j++)
        {
          g_object_set (object, pspecs[i]->name, j % 2, NULL);
          assert_says_whether (object, pspecs[i]->name, j % 2);
        }
}

/* Numbers and the like that nobody has set yet are those that are said to be usual. */
static void
assert_defaults (gpointer object)
{
  g_autofree GParamSpec **pspecs = NULL;
  guint n_pspecs;

  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    if (pspecs[i]->value_type != G_TYPE_STRING)
      {
        g_autofree char *usual = g_strdup_value_contents (g_param_spec_get_default_value (pspecs[i]));

        assert_says (object, pspecs[i]->name, usual);
      }
}

static void
test_defaults (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { .kind = ALEA_CLOCK_NONE });
  g_autoptr(AleaSession) session = alea_session_new (game, match, clock);
  g_autoptr(AleaTutor) tutor = alea_tutor_new (session);
  g_autoptr(AleaPerson) person = alea_person_new ();
  g_autoptr(AleaSeat) seat = alea_automatic_seat_new ();
  gpointer objects[] = { game, view, match, clock, session, tutor, person, seat };

  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    assert_defaults (objects[i]);
  g_object_run_dispose (G_OBJECT (tutor));
}

static void
test_persons (void)
{
  g_autoptr(AleaPerson) person = alea_person_new ();

  assert_says (person, "name", "\"\"");
  assert_says (person, "level", "0");
  assert_takes (person);
  g_object_set (person, "name", "Ann", "level", 3, "has-own-dice", TRUE, NULL);
  g_assert_cmpstr (alea_person_get_name (person), ==, "Ann");
  g_assert_cmpuint (alea_person_get_level (person), ==, 3);
  g_assert_true (alea_person_get_has_own_dice (person));
  alea_person_set_half_points (person, 5);
  assert_says (person, "name", "\"Ann\"");
  assert_says (person, "level", "3");
  assert_says (person, "has-own-dice", "TRUE");
}

static void
test_points (void)
{
  static const struct { guint half_points; const char *text; } rows[] = {
    { 0, "0" }, { 1, "½" }, { 2, "1" }, { 3, "1½" }, { 4, "2" }, { 21, "10½" },
  };
  g_autoptr(AleaPerson) person = alea_person_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;

      alea_person_set_half_points (person, rows[i].half_points);
      text = alea_person_write_points (person);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

static void
test_matches (void)
{
  const AleaMatchStand stand = { .number = 7, .first = 1, .points = { 5, 6 } };
  g_autoptr(AleaMatch) match = alea_match_new ();

  assert_says (match, "game-number", "1");
  assert_says (match, "first-player", "0");
  g_assert_true (alea_match_set_stand (match, &stand));
  assert_says (match, "game-number", "7");
  assert_says (match, "first-player", "1");
  assert_says_text (match, "score", alea_match_get_score (match));
  g_assert_cmpstr (alea_match_get_score (match), ==, "2½–3");
  assert_is_possible (match, "first-player");
}

/* Whoever has White and whoever has no time left may be the second person. */
static void
test_sessions (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { .kind = ALEA_CLOCK_FISCHER, .seconds = { 60, 60 } });
  g_autoptr(AleaSession) session = alea_session_new (game, match, clock);
  AleaClockTimes times;

  alea_match_set_first_player (match, 1);
  assert_says (session, "white", "1");
  assert_is_possible (session, "white");
  game_play (game, "e4 e5");
  alea_session_get_times_at (session, 2, &times);
  times.left[1] = 0;
  alea_session_set_times_at (session, 2, &times);
  assert_says (session, "time-over", "1");
  assert_is_possible (session, "time-over");
}

static void
test_seats (void)
{
  g_autoptr(AleaSeat) seat = alea_automatic_seat_new ();

  assert_says (seat, "rolls", "FALSE");
  assert_says (seat, "plays-forced", "FALSE");
  assert_takes (seat);
  g_object_set (seat, "rolls", TRUE, "plays-forced", FALSE, NULL);
  assert_says (seat, "rolls", "TRUE");
  assert_says (seat, "plays-forced", "FALSE");
}

static void
check_game (AleaGame     *game,
            AleaGameView *view)
{
  assert_says_number (game, "n-events", alea_game_get_n_events (game));
  assert_says_number (view, "number", alea_game_view_get_number (view));
  assert_says_whether (view, "is-held", alea_game_view_get_is_held (view));
}

static void
test_games (void)
{
  static const struct { const char *game, *words; } rows[] = {
    { "chess", "f3 e5 g4 Qh4#" }, { "chess960", "2 3 3 2 3 e4" }, { "guardener", "3-2 Nc3 4-1 e6 1-1 reroll 2-3" },
    { "jepps", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto(GStrv) words = g_strsplit (rows[i].words, " ", -1);
      g_autoptr(AleaGame) game = game_new (rows[i].game);
      g_autoptr(AleaGameView) view = alea_game_view_new (game);

      check_game (game, view);
      for (guint j = 0; words[j] != NULL; j++)
        {
          game_play (game, words[j]);
          check_game (game, view);
        }
      alea_game_undo (game);
      check_game (game, view);
      alea_game_view_set_number (view, 0);
      check_game (game, view);
    }
}

/* "3-2, 1-1" as rolls, in their order. */
static void
test_rolls_of_entries (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  g_autoptr(AleaTurn) turn = NULL;
  const AleaRoll *rolls;
  guint n_rolls;

  game_play (game, "1-1 reroll 3-2 Nc3");
  turn = g_list_model_get_item (alea_game_view_get_turns (view), 0);
  rolls = alea_entry_get_rolls (alea_turn_get_white (turn), &n_rolls);
  g_assert_cmpuint (n_rolls, ==, 2);
  g_assert_cmpint (rolls[0].face[0], ==, 1);
  g_assert_cmpint (rolls[1].face[0], ==, 3);
  g_assert_cmpint (rolls[1].face[1], ==, 2);
}

static void
test_tutors (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { .kind = ALEA_CLOCK_NONE });
  g_autoptr(AleaSession) session = alea_session_new (game, match, clock);
  g_autoptr(AleaTutor) tutor = alea_tutor_new (session);

  assert_says (tutor, "is-on", "FALSE");
  assert_says_number (tutor, "state", ALEA_TUTOR_AT_REST);
  assert_takes (tutor);
  g_object_set (tutor, "is-on", TRUE, NULL);
  g_assert_nonnull (alea_game_get_gate (game));
  g_object_set (tutor, "is-on", FALSE, NULL);
  assert_says (tutor, "is-on", "FALSE");
  g_object_run_dispose (G_OBJECT (tutor));
}

/* --- at the table ------------------------------------------------------------- */

static void
take_own_dice_cb (AleaMatch *match)
{
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    alea_person_set_has_own_dice (alea_match_get_person (match, i), TRUE);
}

/* Whoever hears of a change and makes another one: of each it is told once. */
static void
test_told_once (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { 0 });
  g_autoptr(AleaSession) session = alea_session_new (game, match, clock);
  guint n_white = 0, n_asks = 0;

  g_signal_connect_swapped (session, "notify::white", G_CALLBACK (take_own_dice_cb), match);
  g_signal_connect_swapped (session, "notify::white", G_CALLBACK (test_count), &n_white);
  g_signal_connect_swapped (session, "notify::asks-typed-roll", G_CALLBACK (test_count), &n_asks);
  alea_match_set_first_player (match, 1);
  g_assert_cmpuint (alea_session_get_white (session), ==, 1);
  g_assert_true (alea_session_get_asks_typed_roll (session));
  g_assert_cmpuint (n_white, ==, 1);
  g_assert_cmpuint (n_asks, ==, 1);
}

/* --- reasons ------------------------------------------------------------------- */

/* A reason names its rule, and keeps it when it is handed on. */
static void
test_rules_of_errors (void)
{
  g_autoptr(GError) error = NULL, other = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "other");
  g_autoptr(GError) copy = NULL, without = NULL;
  AleaText why = { 0 };

  g_assert_null (alea_game_error_get_rule (other));
  alea_text_set (&why, "J4", "No.");
  alea_game_set_error (&error, &why);
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
  g_assert_cmpstr (error->message, ==, "No.");
  g_assert_cmpstr (alea_game_error_get_rule (error), ==, "J4");
  copy = g_error_copy (error);
  g_clear_error (&error);
  g_assert_cmpstr (alea_game_error_get_rule (copy), ==, "J4");
  alea_text_set (&why, NULL, "No.");
  alea_game_set_error (&without, &why);
  g_assert_null (alea_game_error_get_rule (without));
  alea_game_set_error (NULL, &why);
}

/* Of a roll that is typed, whatever is wrong with it; what is typed at another time is
 * refused by the rule of what is due. */
static void
test_rules_of_typed_rolls (void)
{
  static const struct { const char *words, *faces, *rule; } rows[] = {
    { "", "7-1", "G9" }, { "", "1", "G9" }, { "", "x", "G9" }, { "1-4", "1-4", "G12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = game_new ("guardener");
      g_autoptr(AleaMatch) match = alea_match_new ();
      g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { 0 });
      g_autoptr(AleaSession) session = alea_session_new (game, match, clock);
      g_autoptr(GError) error = NULL;

      if (*rows[i].words != '\0')
        game_play (game, rows[i].words);
      g_assert_false (alea_session_type_roll (session, rows[i].faces, &error));
      g_assert_cmpstr (alea_game_error_get_rule (error), ==, rows[i].rule);
    }
}

/* Why castling is refused, by the rule, until it is not. */
static void
test_castling (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  const char *rule = NULL;
  g_autofree char *reason = alea_game_explain_castling (game, ALEA_WING_H, &rule);

  g_assert_nonnull (strstr (reason, "f1"));
  g_assert_nonnull (rule);
  g_free (reason);
  game_play (game, "e4 e5 Nf3 Nf6 Be2 Be7");
  reason = alea_game_explain_castling (game, ALEA_WING_H, &rule);
  g_assert_cmpstr (reason, ==, "");
  g_assert_null (rule);
}

/* --- what is held ------------------------------------------------------------- */

static gboolean
is_ready (gpointer data)
{
  return TRUE;
}

static void
assert_gone (gpointer *objects,
             guint     n)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < n; i++)
    if (objects[i] != NULL)
      g_error ("%s %u is held", G_OBJECT_TYPE_NAME (objects[i]), i);
}

/* When the last who uses it goes, each goes with all that it had. */
static void
test_nothing_is_held (void)
{
  gpointer objects[10] = { NULL };
  AleaGame *game = objects[0] = game_new ("guardener");
  AleaMatch *match = objects[1] = alea_match_new ();
  AleaClock *clock = objects[2] = alea_clock_new (&(AleaClockControl) { .kind = ALEA_CLOCK_FISCHER, .seconds = { 9, 9 } });
  AleaSession *session = objects[3] = alea_session_new (game, match, clock);
  AleaUmpire *umpire = objects[4] = alea_umpire_new (session, is_ready, NULL);
  AleaTutor *tutor = objects[5] = alea_tutor_new (session);
  AleaSeat *seats[] = { objects[6] = alea_automatic_seat_new (), objects[7] = alea_automatic_seat_new () };
  AleaSeat *hands[] = { objects[8] = alea_seat_new_hand (), objects[9] = alea_seat_new_hand () };

  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    g_object_add_weak_pointer (objects[i], &objects[i]);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      g_object_set (seats[i], "rolls", TRUE, NULL);
      alea_seat_set_next (seats[i], hands[i]);
      alea_umpire_set_seat (umpire, i, seats[i]);
      g_object_unref (seats[i]);
      g_object_unref (hands[i]);
    }
  alea_tutor_set_is_on (tutor, TRUE);
  game_play (game, "3-2 Nc3");
  for (guint i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);

  g_object_unref (game);
  g_object_unref (match);
  g_object_unref (clock);
  g_object_unref (session);
  g_assert_nonnull (objects[0]);
  g_object_run_dispose (G_OBJECT (tutor));
  g_object_unref (tutor);
  g_object_run_dispose (G_OBJECT (umpire));
  g_object_unref (umpire);

  /* Until the engine has heard that nobody waits for it. */
  for (guint i = 0; i < 6000 && (objects[5] != NULL || objects[3] != NULL); i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (10000);
    }
  assert_gone (objects, G_N_ELEMENTS (objects));
}

/* Who goes on looking at a game when nobody sits at the table any more waits for nobody. */
static void
test_view_without_table (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { 0 });
  AleaSession *session = alea_session_new (game, match, clock);
  g_autoptr(AleaGameView) view = g_object_ref (alea_session_get_view (session));

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    alea_person_set_level (alea_match_get_person (match, i), 4);
  g_assert_true (alea_game_view_get_is_answered (view));
  g_assert_finalize_object (session);
  game_play (game, "e4");
  g_assert_false (alea_game_view_get_is_answered (view));
}

static void
test_no_view_is_held (void)
{
  gpointer objects[5] = { NULL };
  AleaGame *game = objects[0] = game_new ("chess");
  AleaGameView *view = objects[1] = alea_game_view_new (game);
  AleaTurn *turn;

  game_play (game, "e4 e5");
  turn = objects[2] = g_list_model_get_item (alea_game_view_get_turns (view), 0);
  objects[3] = alea_turn_get_white (turn);
  objects[4] = alea_turn_get_black (turn);
  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    g_object_add_weak_pointer (objects[i], &objects[i]);
  g_object_unref (turn);
  g_object_unref (game);
  g_assert_nonnull (objects[0]);
  g_object_unref (view);
  assert_gone (objects, G_N_ELEMENTS (objects));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/properties/defaults", test_defaults);
  g_test_add_func ("/model/properties/persons", test_persons);
  g_test_add_func ("/model/properties/points", test_points);
  g_test_add_func ("/model/properties/matches", test_matches);
  g_test_add_func ("/model/properties/sessions", test_sessions);
  g_test_add_func ("/model/properties/seats", test_seats);
  g_test_add_func ("/model/properties/games", test_games);
  g_test_add_func ("/model/properties/rolls-of-entries", test_rolls_of_entries);
  g_test_add_func ("/model/properties/tutors", test_tutors);
  g_test_add_func ("/model/properties/told-once", test_told_once);
  g_test_add_func ("/model/properties/rules-of-errors", test_rules_of_errors);
  g_test_add_func ("/model/properties/rules-of-typed-rolls", test_rules_of_typed_rolls);
  g_test_add_func ("/model/properties/castling", test_castling);
  g_test_add_func ("/model/properties/nothing-is-held", test_nothing_is_held);
  g_test_add_func ("/model/properties/view-without-table", test_view_without_table);
  g_test_add_func ("/model/properties/no-view-is-held", test_no_view_is_held);
  return g_test_run ();
}
