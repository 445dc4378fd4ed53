/* test-document-ending.c: games that no rule has ended, but a clock or an arbiter
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"

#include "alea-document-private.h"
#include "alea-game-record.h"
#include "alea-shelf-keep.h"

/* For the rules it is a resignation; what is kept, and reads as such, says more. */
static void
test_lost_on_time (void)
{
  g_autoptr(AleaShelfGame) kept = NULL, undone = NULL;
  g_autoptr(AleaRecord) record = NULL;
  g_autoptr(GError) error = NULL;
  gint64 id;
  Room room;

  room_set_up (&room);
  room_play_with_clock (&room, "fischer 300+0");
  room_go_on (&room, "e4 e5");
  id = alea_document_get_id (room_get_document (&room));
  for (int i = 0; i <= 300; i++)
    {
      room.now += 1000;
      alea_clock_look (alea_session_get_clock (room_get_session (&room)));
    }
  g_assert_true (alea_session_claim_time (room_get_session (&room), NULL));
  kept = room_read_kept (&room);
  room_assert_kept (&room, "e4 e5 resign");
  g_assert_cmpstr (kept->ending, ==, "time");

  room_restart (&room);
  g_assert_true (room_open (&room, id, NULL, &error));
  g_assert_cmpstr (alea_session_get_result (room_get_session (&room)), ==, "Black wins on time.");
  record = alea_game_record_new (room_get_session (&room));
  g_assert_cmpstr (alea_record_get_tag (record, "Termination"), ==, "time forfeit");
  alea_session_undo (room_get_session (&room));
  g_assert_cmpstr (alea_session_get_result (room_get_session (&room)), ==, "");
  undone = room_read_kept (&room);
  g_assert_null (undone->ending);
  room_clear_away (&room);
}

/* Whoever looks at a game that ended outside the rules, or gives its players other
 * names, leaves it as it was; whoever plays on has another game. */
static void
test_told_ending (void)
{
  g_autoptr(AleaShelfGame) made = shelf_test_make_game ("Ann", "Ben", 0), kept = NULL, gone_on = NULL;
  g_autoptr(AleaRecord) record = NULL, longer = NULL;
  g_autoptr(GError) error = NULL;
  AleaSession *session;
  Room room;
  gint64 id;

  room_set_up (&room);
  made->origin = ALEA_SHELF_ORIGIN_FILE;
  made->state = ALEA_SHELF_OVER;
  made->result = ALEA_RESULT_WHITE;
  alea_shelf_game_add_event (made, ALEA_SHELF_DECISION, ALEA_WHO_WHITE, "e4", ALEA_SHELF_NO_CLOCK, 0);
  alea_shelf_game_add_tag (made, "Termination", "time forfeit");
  id = shelf_test_create (room.shelf, made);
  alea_shelf_release (room.shelf, id);
  g_assert_true (room_open (&room, id, NULL, &error));
  session = room_get_session (&room);
  g_assert_cmpstr (alea_session_get_result (session), ==, "Ann wins on time as White.");

  alea_person_set_name (alea_match_get_person (alea_session_get_match (session), 0), "Cleo");
  alea_document_update_head (room_get_document (&room));
  kept = room_read_kept (&room);
  g_assert_cmpint (kept->state, ==, ALEA_SHELF_OVER);
  g_assert_cmpint (kept->result, ==, ALEA_RESULT_WHITE);
  g_assert_cmpstr (kept->ending, ==, "time");
  record = alea_game_record_new (session);
  g_assert_cmpint (record->result, ==, ALEA_RESULT_WHITE);

  room_go_on (&room, "e5");
  g_assert_cmpstr (alea_session_get_result (session), ==, "");
  gone_on = room_read_kept (&room);
  g_assert_cmpint (gone_on->state, ==, ALEA_SHELF_IN_PROGRESS);
  longer = alea_game_record_new (session);
  g_assert_cmpint (longer->result, ==, ALEA_RESULT_NONE);
  g_assert_null (alea_record_get_tag (longer, "Termination"));
  room_clear_away (&room);
}

int
main (int    argc,
       char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/document-ending/lost-on-time", test_lost_on_time);
  g_test_add_func ("/document-ending/told-ending", test_told_ending);

  return g_test_run ();
}
