/* test-desk.c: which game lies open, which one waits, and what counts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"

#include "alea-desk-private.h"
#include "alea-document-save.h"
#include "alea-shelf-keep.h"

#include <glib/gstdio.h>

#define MATE "f3 e5 g4 Qh4#"

static guint
count_games (Room *room)
{
  g_autoptr(GArray) ids = NULL;

  shelf_test_flush (room->shelf);
  ids = shelf_test_find_all (room->shelf);
  return ids->len;
}

/* A game that nothing has happened in is nowhere. */
static void
test_begin (void)
{
  Room room;

  room_set_up (&room);
  g_assert_null (alea_desk_get_document (room.desk));
  room_play (&room, "chess", "");
  g_assert_cmpuint (count_games (&room), ==, 0);
  g_assert_false (alea_document_get_is_under_way (room_get_document (&room)));
  room_go_on (&room, "e4");
  room_assert_kept (&room, "e4");
  g_assert_true (alea_document_get_is_under_way (room_get_document (&room)));
  room_go_on (&room, "e5 Nf3");
  room_assert_kept (&room, "e4 e5 Nf3");
  g_assert_cmpuint (count_games (&room), ==, 1);

  alea_desk_leave (room.desk);
  g_assert_null (alea_desk_get_document (room.desk));
  room_play (&room, "chess", "");
  alea_desk_leave (room.desk);
  g_assert_cmpuint (count_games (&room), ==, 1);
  room_clear_away (&room);
}

/* The last one waits, whatever becomes of the program. */
static void
test_waiting (void)
{
  AleaGame *waiting;
  Room room;

  room_set_up (&room);
  for (guint i = 0; i < 3; i++)
    room_play (&room, "chess", (const char *const[]) { "e4", "d4", "c4" }[i]);
  room_wait_for_game (&room, "d4");
  alea_desk_leave (room.desk);
  room_wait_for_game (&room, "c4");

  room_restart (&room);
  room_resume (&room, "c4");
  room_go_on (&room, "e5");
  room_wait_for_game (&room, "d4");
  waiting = alea_desk_get_waiting (room.desk);
  g_object_add_weak_pointer (G_OBJECT (waiting), (gpointer *) &waiting);
  room_restart (&room);
  g_assert_null (waiting);
  room_resume (&room, "c4 e5");
  room_clear_away (&room);
}

static void
assert_levels (Room  *room,
               guint  first,
               guint  second)
{
  AleaMatch *match = alea_session_get_match (room_get_session (room));

  g_assert_cmpuint (alea_person_get_level (alea_match_get_person (match, 0)), ==, first);
  g_assert_cmpuint (alea_person_get_level (alea_match_get_person (match, 1)), ==, second);
}

/* Those who played a game go on with it, whoever is to play the next one. */
static void
test_waiting_seats (void)
{
  static const struct { const char *seats[2]; guint levels[2]; } rows[] = {
    { { "hand", "level=2" }, { 0, 2 } }, { { "level=4", "hand" }, { 4, 0 } }, { { "level=6", "level=1" }, { 6, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Room room;

      room_set_up (&room);
      g_settings_set_string (room.settings, "first-seat", rows[i].seats[0]);
      g_settings_set_string (room.settings, "second-seat", rows[i].seats[1]);
      room_play (&room, "chess", "e4");
      assert_levels (&room, rows[i].levels[0], rows[i].levels[1]);
      g_settings_set_string (room.settings, "first-seat", "level=3");
      g_settings_reset (room.settings, "second-seat");
      room_restart (&room);
      room_resume (&room, "e4");
      assert_levels (&room, rows[i].levels[0], rows[i].levels[1]);
      g_settings_reset (room.settings, "first-seat");
      room_clear_away (&room);
    }
}

/* What is to be undone, and the rolls that then wait, outlast the program. */
static void
test_waiting_rolls (void)
{
  g_autofree char *words = NULL;
  AleaEvent waiting;
  Room room;

  room_set_up (&room);
  room_play (&room, "guardener", "3-2 Nc3 4-1 e6 4-3");
  alea_game_undo (room_get_game (&room));
  room_go_on (&room, "d6");
  g_assert_nonnull (alea_game_get_waiting (room_get_game (&room)));
  waiting = *alea_game_get_waiting (room_get_game (&room));
  words = game_words (room_get_game (&room));
  room_restart (&room);
  room_resume (&room, words);
  g_assert_nonnull (alea_game_get_waiting (room_get_game (&room)));
  g_assert_true (alea_record_same_event (alea_game_get_waiting (room_get_game (&room)), &waiting));
  room_go_on (&room, "?");
  g_clear_pointer (&words, g_free);
  words = game_words (room_get_game (&room));
  g_assert_true (g_str_has_suffix (words, " d6 4-3"));
  g_assert_null (alea_game_get_waiting (room_get_game (&room)));
  room_clear_away (&room);
}

/* A game goes on with the clock that it has, another one with that of the settings. */
static void
test_waiting_clock (void)
{
  const AleaClockControl *control;
  Room room;

  room_set_up (&room);
  g_settings_set_string (room.settings, "clock", "bronstein 600+7/500+3");
  room_play (&room, "chess", "e4 e5");
  g_settings_set_string (room.settings, "clock", "fischer 60+1");
  room_restart (&room);
  room_resume (&room, "e4 e5");
  control = alea_clock_get_control (alea_session_get_clock (room_get_session (&room)));
  g_assert_cmpint (control->kind, ==, ALEA_CLOCK_BRONSTEIN);
  g_assert_cmpint (control->seconds[0], ==, 600);
  g_assert_cmpint (control->extra[0], ==, 7);
  g_assert_cmpint (control->seconds[1], ==, 500);
  g_assert_cmpint (control->extra[1], ==, 3);
  room_play (&room, "chess", "d4");
  control = alea_clock_get_control (alea_session_get_clock (room_get_session (&room)));
  g_assert_cmpint (control->kind, ==, ALEA_CLOCK_FISCHER);
  g_settings_reset (room.settings, "clock");
  room_clear_away (&room);
}

/* A game that a file has brought goes on with the clock of its tags. */
static void
test_clock_of_a_file (void)
{
  g_autoptr(AleaShelfGame) kept = shelf_test_make_game ("Ann", "Ben", 0);
  g_autoptr(GError) error = NULL;
  const AleaClockControl *control;
  AleaClock *clock;
  Room room;
  gint64 id;

  room_set_up (&room);
  kept->origin = ALEA_SHELF_ORIGIN_FILE;
  alea_shelf_game_add_event (kept, ALEA_SHELF_DECISION, ALEA_WHO_WHITE, "e4", ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_game_add_tag (kept, "TimeControl", "300+3");
  id = shelf_test_create (room.shelf, kept);
  alea_shelf_release (room.shelf, id);
  g_assert_true (room_open (&room, id, NULL, &error));
  clock = alea_session_get_clock (room_get_session (&room));
  control = alea_clock_get_control (clock);
  g_assert_cmpint (control->kind, ==, ALEA_CLOCK_FISCHER);
  g_assert_cmpint (control->seconds[0], ==, 300);
  g_assert_cmpint (control->extra[1], ==, 3);
  for (guint side = 0; side < ALEA_CLOCK_SIDES; side++)
    g_assert_cmpint (alea_clock_get_left (clock, side), >=, 300000);
  room_clear_away (&room);
}

/* What can be asked by name is what the functions say. */
static void
test_properties (void)
{
  g_autoptr(AleaDocument) document = NULL;
  g_autoptr(AleaGame) waiting = NULL;
  g_autofree char *words = NULL;
  gboolean is_saving;
  Room room;

  room_set_up (&room);
  g_object_get (room.desk, "document", &document, "waiting", &waiting, NULL);
  g_assert_null (document);
  g_assert_null (waiting);
  g_assert_true (alea_desk_get_shelf (room.desk) == room.shelf);

  room_play (&room, "chess", "d4");
  room_play (&room, "chess", "e4");
  room_wait_for_game (&room, "d4");
  g_object_get (room.desk, "document", &document, "waiting", &waiting, NULL);
  g_assert_true (document == room_get_document (&room));
  g_assert_true (waiting == alea_desk_get_waiting (room.desk));
  g_object_get (document, "is-saving", &is_saving, "place-words", &words, NULL);
  g_assert_false (is_saving);
  g_assert_cmpstr (words, ==, alea_document_get_place_words (document));
  g_clear_object (&document);
  g_clear_object (&waiting);
  room_clear_away (&room);
}

/* One that is over does not wait, and counts no more. */
static void
test_over (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "d4");
  room_play (&room, "chess", MATE);
  g_assert_false (alea_document_get_is_under_way (room_get_document (&room)));
  alea_desk_leave (room.desk);
  room_wait_for_game (&room, "d4");
  g_assert_cmpuint (count_games (&room), ==, 2);
  room_clear_away (&room);
}

/* What another window or program plays does not wait, and cannot be opened. */
static void
test_open_elsewhere (void)
{
  AleaShelf *other;
  g_autoptr(AleaShelfGame) theirs = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaDesk) second = NULL;
  Room room;
  gint64 id;

  room_set_up (&room);
  room_play (&room, "chess", "d4");
  id = alea_document_get_id (room_get_document (&room));
  second = alea_desk_new (room.shelf, room.settings, FALSE);
  g_assert_false (room_open (&room, id, NULL, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE);
  g_clear_error (&error);
  g_assert_nonnull (alea_desk_get_document (room.desk));

  alea_desk_leave (room.desk);
  shelf_test_flush (room.shelf);
  other = alea_shelf_new (room.folder);
  theirs = shelf_test_open (other, id, &error);
  g_assert_no_error (error);
  g_assert_false (room_open (&room, id, NULL, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE);
  g_assert_null (alea_desk_get_document (room.desk));
  room_wait_for_game (&room, NULL);

  shelf_test_close (other);
  alea_desk_leave (room.desk);
  room_play (&room, "chess", "e4");
  alea_desk_leave (room.desk);
  room_resume (&room, "e4");
  room_wait_for_game (&room, "d4");
  g_object_run_dispose (G_OBJECT (second));
  room_clear_away (&room);
}

/* What is opened is another game only when it is there. */
static void
test_not_there (void)
{
  g_autoptr(GError) error = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "d4");
  g_assert_false (room_open (&room, 4711, NULL, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND);
  game_assert_words (room_get_game (&room), "d4");
  room_clear_away (&room);
}

/* --- what cannot be read -------------------------------------------------- */

/* A game of which something is lost goes on as another one, from where it can be
 * read. */
static void
test_fault (void)
{
  g_autoptr(AleaShelfGame) broken = alea_shelf_game_new ("chess");
  g_autofree char *fault = NULL, *words = NULL;
  g_autoptr(GError) error = NULL;
  Room room;
  gint64 id;

  room_set_up (&room);
  alea_shelf_game_add_event (broken, ALEA_SHELF_DECISION, 0, "e4", ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_game_add_event (broken, ALEA_SHELF_DECISION, 1, "e%", ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_game_add_event (broken, ALEA_SHELF_DECISION, 0, "d4", ALEA_SHELF_NO_CLOCK, 0);
  id = shelf_test_create (room.shelf, broken);
  alea_shelf_release (room.shelf, id);
  g_assert_true (room_open (&room, id, &fault, &error));
  g_assert_no_error (error);
  g_assert_nonnull (fault);
  g_assert_false (alea_shelf_get_is_open (room.shelf, id));
  game_assert_words (room_get_game (&room), "e4");
  g_assert_cmpint (alea_document_get_id (room_get_document (&room)), ==, 0);
  room_go_on (&room, "c5");
  room_assert_kept (&room, "e4 c5");
  words = room_read (&room, id);
  g_assert_cmpstr (words, ==, "e4 e% d4");
  g_assert_cmpuint (count_games (&room), ==, 2);
  room_clear_away (&room);
}

static void
test_unknown_game (void)
{
  g_autoptr(AleaShelfGame) strange = alea_shelf_game_new ("tomorrow");
  g_autoptr(GError) error = NULL;
  Room room;
  gint64 id;

  room_set_up (&room);
  alea_shelf_game_add_event (strange, ALEA_SHELF_DECISION, 0, "e4", ALEA_SHELF_NO_CLOCK, 0);
  id = shelf_test_create (room.shelf, strange);
  alea_shelf_release (room.shelf, id);
  g_assert_false (room_open (&room, id, NULL, &error));
  g_assert_nonnull (error);
  g_assert_false (alea_shelf_get_is_open (room.shelf, id));
  g_assert_null (alea_desk_get_document (room.desk));
  g_assert_cmpuint (count_games (&room), ==, 1);
  room_clear_away (&room);
}

/* --- the match ------------------------------------------------------------ */

static void
test_match (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  room_assert_points (&room, "0–1");
  room_play (&room, "chess", "f3 e5");
  room_assert_points (&room, "0–1");
  room_restart (&room);
  room_resume (&room, "f3 e5");
  room_assert_points (&room, "0–1");
  room_go_on (&room, "g4 Qh4#");
  room_assert_points (&room, "1–1");

  /* What is played while a game waits counts too. */
  room_play (&room, "chess", "e4");
  room_play (&room, "chess", MATE);
  room_assert_points (&room, "1–2");
  room_resume (&room, "e4");
  room_assert_points (&room, "1–2");
  room_clear_away (&room);
}

/* A game of another kind begins a match of its own, and what waits keeps its own. */
static void
test_match_of_one_game (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  room_play (&room, "chess", "e4");
  room_assert_points (&room, "0–1");
  g_assert_cmpuint (alea_match_get_first_player (alea_desk_get_match (room.desk)), ==, 1);
  room_play (&room, "jepps", "");
  room_assert_points (&room, "0–0");
  g_assert_cmpuint (alea_match_get_first_player (alea_desk_get_match (room.desk)), ==, 0);
  room_resume (&room, "e4");
  room_assert_points (&room, "0–1");
  room_play (&room, "chess", MATE);
  room_assert_points (&room, "1–1");
  room_play (&room, "jepps", "");
  room_assert_points (&room, "0–0");
  room_clear_away (&room);
}

/* Where the score begins anew the game under way is the first that counts, also when
 * it was left meanwhile. */
static void
test_match_reset (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  room_play (&room, "chess", "f3 e5");
  alea_desk_begin_match (room.desk);
  room_assert_points (&room, "0–0");
  room_restart (&room);
  room_resume (&room, "f3 e5");
  g_assert_true (alea_session_get_match (room_get_session (&room))
                 == alea_desk_get_match (room.desk));
  room_go_on (&room, "g4 Qh4#");
  room_assert_points (&room, "1–0");
  g_assert_cmpstr (alea_match_get_score (alea_desk_get_match (room.desk)), ==, "1–0");
  room_clear_away (&room);
}

/* A game that was counted is not counted again when somebody looks at it. */
static void
test_counted_once (void)
{
  g_autoptr(GError) error = NULL;
  Room room;
  gint64 id;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  id = alea_document_get_id (room_get_document (&room));
  alea_desk_leave (room.desk);
  g_assert_true (room_open (&room, id, NULL, &error));
  room_play (&room, "chess", "e4");
  room_assert_points (&room, "0–1");
  room_clear_away (&room);
}

/* It goes on with the next game, also at the next start, until a new one is
 * wanted. */
static void
test_match_from_last_time (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  room_restart (&room);
  room_play (&room, "chess", MATE);
  room_assert_points (&room, "1–1");
  alea_desk_begin_match (room.desk);
  room_assert_points (&room, "0–0");
  room_play (&room, "chess", "e4");
  room_assert_points (&room, "0–0");
  room_restart (&room);
  room_resume (&room, "e4");
  room_assert_points (&room, "0–0");
  room_clear_away (&room);
}

static void
assert_game_number (Room *room,
                    guint number)
{
  g_assert_cmpuint (alea_match_get_game_number (alea_session_get_match (
    room_get_session (room))), ==, number);
}

static void
assert_next_game (Room *room,
                  guint number)
{
  room_play (room, "chess", "e4");
  assert_game_number (room, number);
}

/* A game that is begun before the match from last time is known is its next one,
 * whoever has won the only one, if any was played to its end. */
static void
test_match_known_late (void)
{
  static const struct { const char *words, *score; guint number; } rows[] = {
    { MATE, "0–1", 2 }, { "e4 f6 d4 g5 Qh5#", "1–0", 2 }, { "e4", "0–0", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Room room;

      room_set_up (&room);
      room_play (&room, "chess", rows[i].words);
      room_restart_in_haste (&room);
      room_play (&room, "chess", "d4");
      shelf_test_flush (room.shelf);
      g_array_unref (shelf_test_find_all (room.shelf));
      room_assert_points (&room, rows[i].score);
      assert_game_number (&room, rows[i].number);
      room_clear_away (&room);
    }
}

/* The game under way is the first of a match that is begun anew; one that is over has
 * been counted, and is none of it. */
static void
test_match_begun_anew (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  assert_next_game (&room, 2);
  alea_desk_begin_match (room.desk);
  assert_next_game (&room, 2);
  room_go_on (&room, "e5");
  room_play (&room, "chess", MATE);
  alea_desk_begin_match (room.desk);
  assert_next_game (&room, 1);
  room_clear_away (&room);
}

static void
assert_opened (Room       *room,
               gint64      id,
               const char *score)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (room_open (room, id, NULL, &error));
  g_assert_no_error (error);
  room_assert_points (room, score);
}

/* Each game that waits belongs to its own match, whichever is opened first. */
static void
test_two_matches (void)
{
  gint64 first, second;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  room_play (&room, "chess", MATE);
  room_play (&room, "chess", "f3 e5");
  first = alea_document_get_id (room_get_document (&room));
  alea_desk_leave (room.desk);
  alea_desk_begin_match (room.desk);
  room_play (&room, "chess", "e4");
  second = alea_document_get_id (room_get_document (&room));
  alea_desk_leave (room.desk);
  assert_opened (&room, first, "1–1");
  assert_opened (&room, second, "0–0");
  room_clear_away (&room);
}

/* A position that was set up is none of it; but the same play. */
static void
test_not_in_match (void)
{
  g_autoptr(AleaGame) game = NULL;
  AleaSetup setup;
  AleaMatch *match;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  room_play (&room, "chess", "e4");
  alea_state_get_setup (alea_game_get_state (room_get_game (&room)), &setup);
  game = alea_game_new_from_setup (alea_rules_find ("chess"), NULL, &setup, NULL);
  g_settings_set_string (room.settings, "second-seat", "level=2");
  alea_desk_play (room.desk, game, NULL);
  match = alea_session_get_match (room_get_session (&room));
  g_assert_true (match != alea_desk_get_match (room.desk));
  assert_levels (&room, 0, 2);
  g_settings_reset (room.settings, "second-seat");
  room_assert_points (&room, "0–0");
  room_play (&room, "chess", "");
  room_assert_points (&room, "0–1");
  room_clear_away (&room);
}

/* --- the end -------------------------------------------------------------- */

/* What was asked of the shelf comes when nobody wants it. */
static void
test_gone_at_once (void)
{
  AleaDesk *desk;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  shelf_test_flush (room.shelf);
  for (guint i = 0; i < 20; i++)
    {
      desk = alea_desk_new (room.shelf, room.settings, TRUE);
      for (guint j = 0; j < i; j++)
        g_main_context_iteration (NULL, FALSE);
      g_object_run_dispose (G_OBJECT (desk));
      shelf_test_flush (room.shelf);
      g_array_unref (shelf_test_find_all (room.shelf));
      g_assert_null (alea_desk_get_waiting (desk));
      while (g_main_context_iteration (NULL, FALSE))
        ;
      alea_desk_look (desk);
      g_assert_finalize_object (desk);
    }
  room_clear_away (&room);
}

/* A shelf that answers no more changes nothing. */
static void
test_shelf_closed (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "d4");
  room_play (&room, "chess", "e4");
  room_wait_for_game (&room, "d4");
  alea_shelf_close (room.shelf, 10000);
  alea_desk_look (room.desk);
  for (guint i = 0; i < 100; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (100);
    }
  g_assert_nonnull (alea_desk_get_waiting (room.desk));
  room_clear_away (&room);
}

static gboolean
finish (Room      *room,
        gboolean   is_last,
        GError   **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  alea_desk_finish_async (room->desk, is_last, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  return alea_desk_finish_finish (room->desk, result, error);
}

static void
test_finish (void)
{
  g_autoptr(GError) error = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  g_assert_true (finish (&room, FALSE, &error));
  g_assert_no_error (error);
  g_assert_true (finish (&room, TRUE, &error));
  g_assert_no_error (error);
  game_assert_words (room_get_game (&room), "e4");
  room_restart (&room);
  room_resume (&room, "e4");
  room_clear_away (&room);
}

static gboolean
has_trouble (gpointer data)
{
  return !alea_shelf_get_is_keeping (data);
}

/* A disk that refuses: play goes on, leaving loses nothing, only the end is
 * refused; when it comes back all is kept. */
static void
test_refusing_disk (void)
{
  g_autofree char *away = NULL, *link = NULL;
  g_autoptr(GError) error = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  shelf_test_flush (room.shelf);
  away = g_strconcat (room.folder, "-away", NULL);
  g_assert_cmpint (g_rename (room.folder, away), ==, 0);
  g_assert_true (g_file_set_contents (room.folder, "no folder", -1, NULL));
  room_go_on (&room, "e5");
  shelf_test_wait_for (has_trouble, room.shelf);
  g_assert_false (finish (&room, TRUE, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  game_assert_words (room_get_game (&room), "e4 e5");
  room_play (&room, "chess", "d4");

  /* In one step: the shelf, which tries again, would make a new folder in between. */
  link = g_strconcat (room.folder, "-link", NULL);
  g_assert_cmpint (symlink (away, link), ==, 0);
  g_assert_cmpint (g_rename (link, room.folder), ==, 0);
  shelf_test_wait_until_keeping (room.shelf);
  room_assert_kept (&room, "d4");
  g_assert_true (finish (&room, TRUE, &error));
  g_assert_no_error (error);
  room_restart (&room);
  room_resume (&room, "d4");
  room_wait_for_game (&room, "e4 e5");
  g_assert_cmpint (g_unlink (room.folder), ==, 0);
  g_assert_cmpint (g_rename (away, room.folder), ==, 0);
  room_clear_away (&room);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/desk/begin", test_begin);
  g_test_add_func ("/desk/waiting", test_waiting);
  g_test_add_func ("/desk/waiting-seats", test_waiting_seats);
  g_test_add_func ("/desk/waiting-rolls", test_waiting_rolls);
  g_test_add_func ("/desk/waiting-clock", test_waiting_clock);
  g_test_add_func ("/desk/clock-of-a-file", test_clock_of_a_file);
  g_test_add_func ("/desk/properties", test_properties);
  g_test_add_func ("/desk/over", test_over);
  g_test_add_func ("/desk/open-elsewhere", test_open_elsewhere);
  g_test_add_func ("/desk/not-there", test_not_there);
  g_test_add_func ("/desk/fault", test_fault);
  g_test_add_func ("/desk/unknown-game", test_unknown_game);
  g_test_add_func ("/desk/match", test_match);
  g_test_add_func ("/desk/match-of-one-game", test_match_of_one_game);
  g_test_add_func ("/desk/match-reset", test_match_reset);
  g_test_add_func ("/desk/counted-once", test_counted_once);
  g_test_add_func ("/desk/match-from-last-time", test_match_from_last_time);
  g_test_add_func ("/desk/match-known-late", test_match_known_late);
  g_test_add_func ("/desk/match-begun-anew", test_match_begun_anew);
  g_test_add_func ("/desk/two-matches", test_two_matches);
  g_test_add_func ("/desk/not-in-match", test_not_in_match);
  g_test_add_func ("/desk/gone-at-once", test_gone_at_once);
  g_test_add_func ("/desk/shelf-closed", test_shelf_closed);
  g_test_add_func ("/desk/finish", test_finish);
  g_test_add_func ("/desk/refusing-disk", test_refusing_disk);

  return g_test_run ();
}
