/* test-desk-haste.c: what happens before the shelf has answered, and in a second window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"
#include "test-support.h"

#include "alea-desk-private.h"
#include "alea-shelf-read.h"

#define MATE "f3 e5 g4 Qh4#"

static AleaMatch *
get_match (Room *room)
{
  return alea_session_get_match (room_get_session (room));
}

static void
assert_match (Room       *room,
              guint       number,
              const char *score)
{
  g_assert_cmpuint (alea_match_get_game_number (get_match (room)), ==, number);
  g_assert_cmpstr (alea_match_get_score (get_match (room)), ==, score);
}

/* All that was asked for has come. */
static void
settle (Room *room)
{
  shelf_test_flush (room->shelf);
  g_array_unref (shelf_test_find_all (room->shelf));
}

/* --- the match ------------------------------------------------------------ */

/* The first match of all begins with a game that is played at once. */
static void
test_first_match (void)
{
  Room room;

  room_set_up (&room);
  room_restart_in_haste (&room);
  room_play (&room, "chess", MATE);
  settle (&room);
  assert_match (&room, 1, "0–1");
  room_restart (&room);
  room_play (&room, "chess", "e4");
  assert_match (&room, 2, "0–1");
  room_clear_away (&room);
}

/* Who begins a new match before the one from last time is known wants none of that. */
static void
test_new_match (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  room_restart_in_haste (&room);
  alea_desk_begin_match (room.desk);
  settle (&room);
  room_play (&room, "chess", "e4");
  assert_match (&room, 1, "0–0");
  g_assert_cmpuint (alea_match_get_first_player (get_match (&room)), ==, 0);
  room_restart (&room);
  room_resume (&room, "e4");
  assert_match (&room, 1, "0–0");
  room_clear_away (&room);
}

/* Half a point says that the first game was played to its end, whoever has it; and where
 * the second one was begun, the next is the third. */
static void
test_next_of_match (void)
{
  static const struct { int number, points[2]; guint next; const char *score; } rows[] = {
    { 1, { 0, 0 }, 1, "0–0" }, { 1, { 1, 0 }, 2, "½–0" }, { 1, { 0, 1 }, 2, "0–½" }, { 2, { 0, 0 }, 3, "0–0" },
    { 7, { 5, 6 }, 8, "2½–3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaShelfMatch match = { .number = rows[i].number, .points = { rows[i].points[0], rows[i].points[1] } };
      Room room;

      room_set_up (&room);
      alea_shelf_set_match (room.shelf, &match, NULL, NULL);
      room_restart_in_haste (&room);
      room_play (&room, "chess", "e4");
      settle (&room);
      assert_match (&room, rows[i].next, rows[i].score);
      room_clear_away (&room);
    }
}

static gint64
read_match_id (Room *room)
{
  g_autoptr(AleaShelfGame) kept = NULL;

  shelf_test_flush (room->shelf);
  kept = shelf_test_read (room->shelf, alea_document_get_id (room_get_document (room)));
  return kept->match;
}

/* A game that is over before the match from last time is known counts in that, for those
 * who have played it; whether it still lies there, was left, or the next one has begun. */
static void
test_over_in_haste (void)
{
  for (guint i = 0; i < 3; i++)
    {
      gint64 match;
      Room room;

      room_set_up (&room);
      room_play (&room, "chess", MATE);
      match = read_match_id (&room);
      room_restart_in_haste (&room);
      room_play (&room, "chess", MATE);
      assert_match (&room, 1, "0–1");
      if (i == 1)
        alea_desk_leave (room.desk);
      if (i == 2)
        room_play (&room, "chess", "e4");
      settle (&room);
      g_assert_cmpstr (alea_match_get_score (alea_desk_get_match (room.desk)), ==, "0–2");
      if (i < 2)
        room_play (&room, "chess", "e4");
      g_assert_cmpint (read_match_id (&room), ==, match);
      assert_match (&room, 3, "0–2");
      g_assert_cmpuint (alea_match_get_first_player (get_match (&room)), ==, 1);
      room_clear_away (&room);
    }
}

/* What goes on is one match on the shelf, known at once or late; a new one is another. */
static void
test_one_match (void)
{
  gint64 match, next;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", MATE);
  match = read_match_id (&room);
  g_assert_cmpint (match, >, 0);
  room_restart (&room);
  room_play (&room, "chess", "e4");
  g_assert_cmpint (read_match_id (&room), ==, match);
  room_restart_in_haste (&room);
  room_play (&room, "chess", "d4");
  settle (&room);
  g_assert_cmpint (read_match_id (&room), ==, match);
  alea_desk_begin_match (room.desk);
  next = read_match_id (&room);
  g_assert_cmpint (next, !=, match);
  g_assert_cmpint (next, >, 0);
  alea_desk_begin_match (room.desk);
  g_assert_cmpint (read_match_id (&room), !=, next);
  g_assert_cmpint (read_match_id (&room), >, 0);
  room_clear_away (&room);
}

/* Its number, who has begun, the points and the names stand on the shelf. */
static void
test_match_on_the_shelf (void)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(AleaShelfMatch) match = NULL;
  Room room;

  room_set_up (&room);
  g_settings_set_string (room.settings, "first-name", "Anna");
  g_settings_set_string (room.settings, "second-name", "Ben");
  for (guint i = 0; i < 3; i++)
    room_play (&room, "chess", i < 2 ? MATE : "e4");
  settle (&room);
  alea_shelf_read_match_async (room.shelf, room.desk->match_id, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  match = alea_shelf_read_match_finish (room.shelf, result, NULL);
  g_assert_nonnull (match);
  g_assert_cmpint (match->number, ==, 3);
  g_assert_cmpint (match->first, ==, 0);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      g_assert_cmpint (match->points[i], ==, 2);
      g_assert_cmpstr (match->names[i], ==, i == 0 ? "Anna" : "Ben");
    }
  g_settings_reset (room.settings, "first-name");
  g_settings_reset (room.settings, "second-name");
  g_clear_object (&result);
  room_clear_away (&room);
}

/* A first game that was gone on with has been played: another one comes second, and one
 * of another kind begins anew. */
static void
test_next_after_first (void)
{
  static const struct { const char *game; guint number; } rows[] = { { "chess", 2 }, { "jepps", 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint64 match, next;
      Room room;

      room_set_up (&room);
      room_play (&room, "chess", "e4");
      match = read_match_id (&room);
      room_restart (&room);
      room_resume (&room, "e4");
      room_go_on (&room, "e5");
      g_assert_cmpint (read_match_id (&room), ==, match);
      room_play (&room, rows[i].game, "");
      assert_match (&room, rows[i].number, "0–0");
      next = room.desk->match_id;
      g_assert_cmpint (next == match, ==, i == 0);
      room_play (&room, "guardener", "");
      g_assert_cmpint (room.desk->match_id, !=, next);
      g_assert_cmpint (room.desk->match_id, !=, match);
      room_clear_away (&room);
    }
}

/* Only the first window keeps its match for the next time. */
static void
test_second_window (void)
{
  AleaDesk *second;
  g_autoptr(AleaGame) game = game_new ("chess");
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4 f6 d4 g5 Qh5#");
  second = alea_desk_new (room.shelf, room.settings, FALSE);
  settle (&room);
  g_assert_cmpstr (alea_match_get_score (alea_desk_get_match (second)), ==, "0–0");
  alea_desk_play (second, game, NULL);
  game_play (game, MATE);
  g_assert_cmpstr (alea_match_get_score (alea_desk_get_match (second)), ==, "0–1");
  g_object_run_dispose (G_OBJECT (second));
  g_clear_object (&second);
  room_restart (&room);
  room_play (&room, "chess", "e4");
  assert_match (&room, 2, "1–0");
  room_clear_away (&room);
}

/* --- who plays ------------------------------------------------------------ */

/* A game that is over has nobody to answer, whoever has played it. */
static void
test_seats_of_the_past (void)
{
  g_autoptr(GError) error = NULL;
  Room room;
  gint64 id;

  room_set_up (&room);
  g_settings_set_string (room.settings, "second-seat", "level=2");
  room_play (&room, "chess", MATE);
  g_assert_cmpuint (alea_person_get_level (alea_match_get_person (get_match (&room), 1)), ==, 2);
  id = alea_document_get_id (room_get_document (&room));
  alea_desk_leave (room.desk);
  g_assert_true (room_open (&room, id, NULL, &error));
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    g_assert_cmpuint (alea_person_get_level (alea_match_get_person (get_match (&room), i)), ==, 0);
  g_assert_true (get_match (&room) != alea_desk_get_match (room.desk));
  g_settings_reset (room.settings, "second-seat");
  room_clear_away (&room);
}

/* One of no match goes on with those who had begun it. */
static void
test_seats_of_the_kept (void)
{
  static const char fen[] = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = NULL;
  AleaSetup setup;
  Room room;
  gint64 id;

  room_set_up (&room);
  g_settings_set_string (room.settings, "second-seat", "level=2");
  test_read_fen ("chess", fen, &setup);
  game = alea_game_new_from_setup (test_rules ("chess"), NULL, &setup, NULL);
  alea_desk_play (room.desk, game, NULL);
  game_play (game, "e4");
  id = alea_document_get_id (room_get_document (&room));
  alea_desk_leave (room.desk);
  g_settings_reset (room.settings, "second-seat");
  g_assert_true (room_open (&room, id, NULL, &error));
  g_assert_cmpuint (alea_person_get_level (alea_match_get_person (get_match (&room), 0)), ==, 0);
  g_assert_cmpuint (alea_person_get_level (alea_match_get_person (get_match (&room), 1)), ==, 2);
  g_assert_true (get_match (&room) != alea_desk_get_match (room.desk));
  room_clear_away (&room);
}

/* Names and dice of their own follow the settings, each those of its person. */
static void
test_persons (void)
{
  static const char *const names[] = { "first-name", "second-name" }, *const dice[] = { "first-own-dice", "second-own-dice" };
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      AleaPerson *person = alea_match_get_person (get_match (&room), i), *other = alea_match_get_person (get_match (&room), !i);

      g_settings_set_string (room.settings, names[i], "Anna");
      g_settings_set_boolean (room.settings, dice[i], TRUE);
      g_assert_cmpstr (alea_person_get_name (person), ==, "Anna");
      g_assert_cmpstr (alea_person_get_name (other), ==, "");
      g_assert_true (alea_person_get_has_own_dice (person));
      g_assert_false (alea_person_get_has_own_dice (other));
      g_settings_reset (room.settings, names[i]);
      g_settings_reset (room.settings, dice[i]);
    }
  room_clear_away (&room);
}

/* --- the game that waits -------------------------------------------------- */

/* Whoever listens hears of each that waits, and of none that waited already. */
static void
test_waiting_is_told (void)
{
  guint n_documents = 0, n_waiting = 0;
  Room room;

  room_set_up (&room);
  g_signal_connect_swapped (room.desk, "notify::document", G_CALLBACK (test_count), &n_documents);
  g_signal_connect_swapped (room.desk, "notify::waiting", G_CALLBACK (test_count), &n_waiting);
  room_play (&room, "chess", "d4");
  g_assert_cmpuint (n_documents, ==, 1);
  settle (&room);
  g_assert_cmpuint (n_waiting, ==, 0);
  g_assert_cmpint (alea_desk_get_waiting_id (room.desk), ==, 0);
  alea_desk_leave (room.desk);
  g_assert_cmpuint (n_documents, ==, 2);
  alea_desk_leave (room.desk);
  g_assert_cmpuint (n_documents, ==, 2);
  room_wait_for_game (&room, "d4");
  g_assert_cmpuint (n_waiting, ==, 1);
  for (guint i = 0; i < 3; i++)
    {
      alea_desk_look (room.desk);
      settle (&room);
    }
  g_assert_cmpuint (n_waiting, ==, 1);
  room_resume (&room, "d4");
  room_wait_for_game (&room, NULL);
  g_assert_cmpuint (n_waiting, ==, 2);
  g_assert_cmpuint (n_documents, ==, 3);
  room_clear_away (&room);
}

/* Each look holds the desk. */
static gboolean
is_at_rest (gpointer room)
{
  return G_OBJECT (((Room *) room)->desk)->ref_count == 1;
}

/* However often it is told to look, there is one look at a time, and an end of looking. */
static void
test_looks_are_few (void)
{
  Room room;

  room_set_up (&room);
  shelf_test_wait_for (is_at_rest, &room);
  for (guint i = 0; i < 10; i++)
    alea_desk_look (room.desk);
  g_assert_cmpuint (G_OBJECT (room.desk)->ref_count, ==, 2);
  shelf_test_wait_for (is_at_rest, &room);
  room_clear_away (&room);
}

/* What waits is shown as it is after another window has played on. */
static void
test_waiting_goes_on (void)
{
  AleaDesk *second;
  g_autoptr(GAsyncResult) result = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "d4");
  alea_desk_leave (room.desk);
  room_wait_for_game (&room, "d4");
  second = alea_desk_new (room.shelf, room.settings, FALSE);
  alea_desk_open_async (second, alea_desk_get_waiting_id (room.desk), shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_desk_open_finish (second, result, NULL, NULL));
  game_play (alea_document_get_game (alea_desk_get_document (second)), "d5");
  alea_desk_leave (second);
  room_wait_for_game (&room, "d4 d5");
  g_clear_object (&result);
  g_object_run_dispose (G_OBJECT (second));
  g_clear_object (&second);
  room_clear_away (&room);
}

/* Another program that has it for a while only is noticed late, but what it did is shown. */
static void
test_waiting_goes_on_elsewhere (void)
{
  g_autoptr(AleaShelfGame) game = NULL;
  AleaShelf *other;
  Room room;
  gint64 id;

  room_set_up (&room);
  room_play (&room, "chess", "d4");
  alea_desk_leave (room.desk);
  room_wait_for_game (&room, "d4");
  id = alea_desk_get_waiting_id (room.desk);
  other = alea_shelf_new (room.folder);
  game = shelf_test_open (other, id, NULL);
  shelf_test_append (other, id, game->n_events, "d5");
  shelf_test_close (other);
  alea_shelf_refresh (room.shelf);
  room_wait_for_game (&room, "d4 d5");
  g_assert_cmpint (alea_desk_get_waiting_id (room.desk), ==, id);
  room_clear_away (&room);
}

/* A game that is no longer there waits no longer, though it was the only one. */
static void
test_waiting_goes (void)
{
  g_autoptr(GError) error = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "d4");
  alea_desk_leave (room.desk);
  room_wait_for_game (&room, "d4");
  g_assert_true (shelf_test_delete (room.shelf, alea_desk_get_waiting_id (room.desk), &error));
  g_assert_no_error (error);
  room_wait_for_game (&room, NULL);
  g_assert_cmpint (alea_desk_get_waiting_id (room.desk), ==, 0);
  room_clear_away (&room);
}

/* --- the end -------------------------------------------------------------- */

/* A shelf that is closed cannot promise that all is kept; a window that is not the last
 * one may go all the same. */
static void
test_finish_without_shelf (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  settle (&room);
  alea_shelf_close (room.shelf, 10000);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GError) error = NULL;

      alea_desk_finish_async (room.desk, i == 1, shelf_test_take_result, &result);
      shelf_test_wait_for_result (&result);
      g_assert_cmpint (alea_desk_finish_finish (room.desk, result, &error), ==, i == 0);
      g_assert_cmpint (error != NULL, ==, i == 1);
    }
  room_clear_away (&room);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/desk-haste/first-match", test_first_match);
  g_test_add_func ("/desk-haste/new-match", test_new_match);
  g_test_add_func ("/desk-haste/next-of-match", test_next_of_match);
  g_test_add_func ("/desk-haste/one-match", test_one_match);
  g_test_add_func ("/desk-haste/over-in-haste", test_over_in_haste);
  g_test_add_func ("/desk-haste/match-on-the-shelf", test_match_on_the_shelf);
  g_test_add_func ("/desk-haste/next-after-first", test_next_after_first);
  g_test_add_func ("/desk-haste/second-window", test_second_window);
  g_test_add_func ("/desk-haste/seats-of-the-past", test_seats_of_the_past);
  g_test_add_func ("/desk-haste/seats-of-the-kept", test_seats_of_the_kept);
  g_test_add_func ("/desk-haste/persons", test_persons);
  g_test_add_func ("/desk-haste/waiting-is-told", test_waiting_is_told);
  g_test_add_func ("/desk-haste/looks-are-few", test_looks_are_few);
  g_test_add_func ("/desk-haste/waiting-goes-on", test_waiting_goes_on);
  g_test_add_func ("/desk-haste/waiting-goes-on-elsewhere", test_waiting_goes_on_elsewhere);
  g_test_add_func ("/desk-haste/waiting-goes", test_waiting_goes);
  g_test_add_func ("/desk-haste/finish-without-shelf", test_finish_without_shelf);

  return g_test_run ();
}
