/* test-document-kept.c: what the shelf has of a game beside its moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "check-pgn.h"
#include "desk-support.h"

#include "alea-document-private.h"
#include "alea-game-record.h"
#include "alea-shelf-keep.h"

#include <string.h>

#define NO_CLOCK ALEA_SHELF_NO_CLOCK

static void
assert_words (const AleaShelfGame *kept,
              const char          *expected)
{
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < kept->n_events; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? " " : "", alea_shelf_game_get_event (kept, i)->text);
  g_assert_cmpstr (words->str, ==, expected);
}

/* --- time ----------------------------------------------------------------- */

static void
assert_clocks (const AleaShelfGame *kept,
               const gint64        *expected,
               guint                n)
{
  g_assert_cmpuint (kept->n_events, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (alea_shelf_game_get_event (kept, i)->clock, ==, expected[i]);
}

/* What was left to who moved stands with each move, and with nothing else. */
static void
test_clock_of_moves (void)
{
  static const gint64 times[] = { 300000, 280000, 270000, NO_CLOCK }, none[] = { NO_CLOCK, NO_CLOCK };
  g_autoptr(AleaShelfGame) kept = NULL, other = NULL;
  Room room;

  room_set_up (&room);
  room_play_with_clock (&room, "fischer 300+0");
  room_go_on (&room, "e4");
  room.now += 20000;
  room_go_on (&room, "e5");
  room.now += 30000;
  room_go_on (&room, "Nf3 resign");
  kept = room_read_kept (&room);
  assert_clocks (kept, times, G_N_ELEMENTS (times));

  room_play (&room, "chess", "e4 e5");
  other = room_read_kept (&room);
  assert_clocks (other, none, G_N_ELEMENTS (none));
  room_clear_away (&room);
}

/* The time of a turn is kept again and again without anybody asking, as long as it is played. */
static void
test_now_and_then (void)
{
  AleaDocument *document;
  Room room;

  room_set_up (&room);
  room_play_with_clock (&room, "fischer 300+0");
  document = room_get_document (&room);
  room_go_on (&room, "e4 e5");
  for (guint i = 1; i <= 2; i++)
    {
      g_autoptr(AleaShelfGame) kept = NULL;
      GSource *source = g_main_context_find_source_by_user_data (NULL, document);

      g_assert_nonnull (source);
      room.now += 20000;
      g_source_set_ready_time (source, 0);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      kept = room_read_kept (&room);
      g_assert_cmpint (kept->used, ==, 20000 * i);
      g_assert_cmpint (kept->left[0], ==, 300000 - 20000 * i);
      g_assert_cmpint (kept->running, ==, 0);
    }
  alea_desk_leave (room.desk);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, document));
  room_clear_away (&room);
}

/* Who pauses the clock and has no power a moment later finds the time as it was. */
static void
test_pause (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  room_play_with_clock (&room, "fischer 300+0");
  room_go_on (&room, "e4 e5");
  room.now += 20000;
  alea_clock_pause (alea_session_get_clock (room_get_session (&room)));
  kept = room_read_kept (&room);
  g_assert_cmpint (kept->used, ==, 20000);
  g_assert_cmpint (kept->left[0], ==, 280000);
  room_clear_away (&room);
}

/* Nor does who ends the program in the middle of a turn gain any. */
static void
test_until_the_end (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  Room room;

  room_set_up (&room);
  room_play_with_clock (&room, "fischer 300+0");
  room_go_on (&room, "e4 e5");
  room.now += 20000;
  alea_desk_finish_async (room.desk, TRUE, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_desk_finish_finish (room.desk, result, NULL));
  kept = room_read_kept (&room);
  g_assert_cmpint (kept->used, ==, 20000);
  g_clear_object (&result);
  room_clear_away (&room);
}

/* Who plays on without a clock has none next time either, though nobody has moved since. */
static void
test_switched_off (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  room_play_with_clock (&room, "fischer 300+0");
  room_go_on (&room, "e4 e5");
  room.now += 300000;
  alea_clock_look (alea_session_get_clock (room_get_session (&room)));
  alea_session_play_on (room_get_session (&room));
  kept = room_read_kept (&room);
  g_assert_cmpstr (kept->clock, ==, "none");
  room_restart (&room);
  room_resume (&room, "e4 e5");
  g_assert_cmpint (alea_clock_get_control (alea_session_get_clock (room_get_session (&room)))->kind, ==, ALEA_CLOCK_NONE);
  room_clear_away (&room);
}

/* --- where it comes from -------------------------------------------------- */

#define OLD_GAME "[White \"Ada\"]\n[Black \"Cleo\"]\n[Date \"1890.01.02\"]\n[Result \"*\"]\n\n1. d4 d5 *\n"

static void
play_text (Room       *room,
           const char *text)
{
  g_autoptr(AleaRecord) record = check_pgn_read (text);
  g_autoptr(AleaGame) game = alea_game_record_play (record, NULL);

  g_assert_nonnull (game);
  alea_desk_play (room->desk, game, NULL);
}

/* A game that comes with moves, but from no place, is kept at once: from today on, and
 * with the names that were read, as long as nobody has typed another. */
static void
test_origin (void)
{
  const gint64 begin = g_get_real_time () / 1000;
  g_autoptr(AleaShelfGame) kept = NULL, renamed = NULL;
  Room room;

  room_set_up (&room);
  play_text (&room, OLD_GAME);
  room_assert_kept (&room, "d4 d5");
  kept = room_read_kept (&room);
  g_assert_cmpint (kept->origin, ==, ALEA_SHELF_ORIGIN_FILE);
  g_assert_cmpint (kept->started, >=, begin);
  g_assert_cmpint (kept->match, ==, 0);
  g_assert_cmpstr (kept->white, ==, "Ada");
  g_assert_cmpstr (kept->black, ==, "Cleo");

  alea_person_set_name (alea_match_get_person (alea_session_get_match (room_get_session (&room)), 1), "Eve");
  renamed = room_read_kept (&room);
  g_assert_cmpstr (renamed->white, ==, "Ada");
  g_assert_cmpstr (renamed->black, ==, "Eve");
  room_clear_away (&room);
}

/* Chess960 has a number for each array. */
static void
test_start_number (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  play_text (&room, "[Variant \"Chess960\"]\n[SetupRolls \"2 3 3 6 2 3\"]\n\n*\n");
  kept = room_read_kept (&room);
  g_assert_cmpint (kept->start_number, ==, 518);
  room_clear_away (&room);
}

/* Who plays a game that is read, and with what clock, is what its file says. */
static void
test_table_of_a_file (void)
{
  AleaMatch *match;
  AleaClock *clock;
  Room room;

  room_set_up (&room);
  play_text (&room, "[White \"Ada\"]\n[Black \"Cleo\"]\n[BlackSeat \"level=3\"]\n[TimeControl \"300+2\"]\n"
                    "[Result \"*\"]\n\n1. e4 {[%clk 0:04:50]} e5 {[%clk 0:04:40]} *\n");
  match = alea_session_get_match (room_get_session (&room));
  clock = alea_session_get_clock (room_get_session (&room));
  g_assert_cmpstr (alea_person_get_name (alea_match_get_person (match, 0)), ==, "Ada");
  g_assert_cmpstr (alea_person_get_name (alea_match_get_person (match, 1)), ==, "Cleo");
  g_assert_cmpuint (alea_person_get_level (alea_match_get_person (match, 0)), ==, 0);
  g_assert_cmpuint (alea_person_get_level (alea_match_get_person (match, 1)), ==, 3);
  g_assert_cmpint (alea_clock_get_control (clock)->kind, ==, ALEA_CLOCK_FISCHER);
  g_assert_cmpint (alea_clock_get_left (clock, 0), ==, 290000);
  g_assert_cmpint (alea_clock_get_left (clock, 1), ==, 280000);
  room_clear_away (&room);
}

/* A game from a position is played by those of the settings. */
static void
test_names_from_position (void)
{
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaShelfGame) kept = NULL;
  AleaSetup setup;
  Room room;

  room_set_up (&room);
  g_settings_set_string (room.settings, "first-name", "Anna");
  room_play (&room, "chess", "e4");
  alea_state_get_setup (alea_game_get_state (room_get_game (&room)), &setup);
  game = alea_game_new_from_setup (alea_rules_find ("chess"), NULL, &setup, NULL);
  alea_desk_play (room.desk, game, NULL);
  room_go_on (&room, "e5");
  kept = room_read_kept (&room);
  g_assert_cmpstr (kept->white, ==, "Anna");
  g_settings_reset (room.settings, "first-name");
  room_clear_away (&room);
}

/* The times of a file stay with their moves, though nobody knows of what clock. */
static void
test_clock_of_a_file (void)
{
  static const gint64 times[] = { 290000, 280000, NO_CLOCK };
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  play_text (&room, "[Result \"*\"]\n\n1. e4 {[%clk 0:04:50]} e5 {[%clk 0:04:40]} *\n");
  room_go_on (&room, "Nf3");
  kept = room_read_kept (&room);
  assert_clocks (kept, times, G_N_ELEMENTS (times));
  room_clear_away (&room);
}

/* A name that the shelf has stays where nobody has one in the settings. */
static void
test_names_of_before (void)
{
  g_autoptr(AleaShelfGame) before = shelf_test_make_game ("Ann", "Ben", 0), kept = NULL;
  Room room;
  gint64 id;

  room_set_up (&room);
  alea_shelf_game_add_event (before, ALEA_SHELF_DECISION, ALEA_WHO_WHITE, "e4", NO_CLOCK, 0);
  id = shelf_test_create (room.shelf, before);
  alea_shelf_release (room.shelf, id);
  g_assert_true (room_open (&room, id, NULL, NULL));
  room_go_on (&room, "e5");
  kept = room_read_kept (&room);
  g_assert_cmpstr (kept->white, ==, "Ann");
  g_assert_cmpstr (kept->black, ==, "Ben");
  room_clear_away (&room);
}

/* Whoever is named while the game goes on is named on the shelf. */
static void
test_names_typed_late (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  g_settings_set_string (room.settings, "first-name", "Anna");
  g_settings_set_string (room.settings, "second-name", "Ben");
  kept = room_read_kept (&room);
  g_assert_cmpstr (kept->white, ==, "Anna");
  g_assert_cmpstr (kept->black, ==, "Ben");
  g_settings_reset (room.settings, "first-name");
  g_settings_reset (room.settings, "second-name");
  room_clear_away (&room);
}

/* --- where it stands ------------------------------------------------------ */

static void
assert_stands (Room       *room,
               const char *fen,
               int         n_moves)
{
  g_autoptr(AleaShelfGame) kept = room_read_kept (room);

  g_assert_cmpstr (kept->fen, ==, fen);
  g_assert_cmpint (kept->n_moves, ==, n_moves);
}

/* Lists show the position of now, also after an undo and a redo. */
static void
test_stand (void)
{
  static const char *const before = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
  static const char *const after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4 e5");
  assert_stands (&room, before, 1);
  room_go_on (&room, "Nf3");
  assert_stands (&room, after, 2);
  alea_game_undo (room_get_game (&room));
  assert_stands (&room, before, 1);
  alea_game_redo (room_get_game (&room));
  assert_stands (&room, after, 2);
  room_clear_away (&room);
}

/* --- rolls and promises --------------------------------------------------- */

/* The roll that fell last is told in lists; those that wait stand there with their dice
 * and who threw them, and come back so. */
static void
test_rolls (void)
{
  g_autoptr(AleaShelfGame) head = NULL, none = alea_shelf_game_new ("guardener");
  const GArray *rolls;
  AleaGame *game;
  Room room;

  room_set_up (&room);
  room_play (&room, "guardener", "");
  alea_document_write_head (room_get_document (&room), none);
  g_assert_cmpstr (none->dice, ==, NULL);
  game = room_get_game (&room);
  g_assert_true (game_try (game, "3-2", ALEA_SOURCE_PROGRAM, NULL));
  room_go_on (&room, "Nc3");
  g_assert_true (game_try (game, "4-1", ALEA_SOURCE_HAND, NULL));
  room_go_on (&room, "e6");
  g_assert_true (game_try (game, "4-3", ALEA_SOURCE_PROGRAM, NULL));
  for (guint i = 0; i < 2; i++)
    alea_game_undo (game);
  room_go_on (&room, "Na3");
  head = alea_shelf_game_new ("guardener");
  alea_document_write_head (room_get_document (&room), head);
  g_assert_cmpstr (head->waiting, ==, "4:4-1h 4:4-3");
  g_assert_cmpstr (head->dice, ==, "3-2");

  room_restart (&room);
  room_resume (&room, "3-2 Na3");
  rolls = alea_game_get_rolls (room_get_game (&room));
  g_assert_cmpuint (rolls->len, ==, 2);
  g_assert_cmpint (g_array_index (rolls, AleaEvent, 0).source, ==, ALEA_SOURCE_HAND);
  g_assert_cmpint (g_array_index (rolls, AleaEvent, 1).source, ==, ALEA_SOURCE_PROGRAM);
  room_clear_away (&room);
}

static void
assert_promise (Room       *room,
                const char *host_word,
                const char *guest_word,
                gboolean    is_revealed)
{
  g_autoptr(AleaShelfGame) kept = room_read_kept (room);
  const AleaShelfPromise *promise = &g_array_index (kept->promises, AleaShelfPromise, 0);

  g_assert_cmpuint (kept->promises->len, ==, 1);
  g_assert_cmpuint (strlen (promise->secret), ==, 32);
  g_assert_cmpstr (promise->host_word, ==, host_word);
  g_assert_cmpstr (promise->guest_word, ==, guest_word);
  g_assert_cmpint (promise->is_revealed, ==, is_revealed);
}

/* What players add to a promise, and that its secret has been shown, is kept at once. */
static void
test_promise (void)
{
  AleaFairDice *dice;
  Room room;

  room_set_up (&room);
  play_text (&room, "[Variant \"Guardener Chess\"]\n[Result \"*\"]\n\n1. {[%roll 3-2]} Nc3 *\n");
  dice = alea_session_get_fair_dice (room_get_session (&room));
  assert_promise (&room, "", "", FALSE);
  alea_fair_dice_add_word (dice, ALEA_DICE_HOST, "host");
  assert_promise (&room, "host", "", FALSE);
  alea_fair_dice_add_word (dice, ALEA_DICE_GUEST, "guest");
  assert_promise (&room, "host", "guest", FALSE);
  room_go_on (&room, "? resign");
  assert_promise (&room, "host", "guest", TRUE);

  room_play (&room, "guardener", "3-2 Nc3");
  assert_promise (&room, "", "", FALSE);
  room_go_on (&room, "resign");
  assert_promise (&room, "", "", TRUE);
  room_clear_away (&room);
}

/* Dice are promised unless that is not wanted. */
static void
test_no_promises (void)
{
  Room room;

  room_set_up (&room);
  alea_desk_set_has_promises (room.desk, FALSE);
  room_play (&room, "guardener", "?");
  g_assert_null (alea_session_get_fair_dice (room_get_session (&room)));
  alea_desk_set_has_promises (room.desk, TRUE);
  room_play (&room, "guardener", "?");
  g_assert_nonnull (alea_session_get_fair_dice (room_get_session (&room)));
  room_play (&room, "chess", "e4");
  g_assert_null (alea_session_get_fair_dice (room_get_session (&room)));

  /* A game that had none is promised them when it goes on. */
  alea_desk_set_has_promises (room.desk, FALSE);
  room_play (&room, "guardener", "3-2 Nc3");
  room_restart (&room);
  room_resume (&room, "3-2 Nc3");
  g_assert_nonnull (alea_session_get_fair_dice (room_get_session (&room)));
  room_clear_away (&room);
}

/* --- at one go ------------------------------------------------------------ */

/* Of what happens before anybody is told the shelf has the end, from where it is another
 * one on. */
static void
test_at_one_go (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4 e5 Nf3");
  g_object_freeze_notify (G_OBJECT (room_get_game (&room)));
  for (guint i = 0; i < 2; i++)
    alea_game_undo (room_get_game (&room));
  room_go_on (&room, "c5 d4");
  g_object_thaw_notify (G_OBJECT (room_get_game (&room)));
  room_assert_kept (&room, "e4 c5 d4");
  room_clear_away (&room);
}

/* --- left ----------------------------------------------------------------- */

/* What happens to a game that was left is not kept. */
static void
test_left (void)
{
  g_autoptr(AleaDocument) document = NULL;
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  document = g_object_ref (room_get_document (&room));
  alea_desk_leave (room.desk);
  game_play (alea_document_get_game (document), "e5");
  alea_document_update_head (document);
  shelf_test_flush (room.shelf);
  kept = shelf_test_read (room.shelf, alea_document_get_id (document));
  assert_words (kept, "e4");
  g_assert_false (alea_shelf_get_is_open (room.shelf, kept->id));
  g_clear_object (&document);
  room_clear_away (&room);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/document-kept/clock-of-moves", test_clock_of_moves);
  g_test_add_func ("/document-kept/now-and-then", test_now_and_then);
  g_test_add_func ("/document-kept/pause", test_pause);
  g_test_add_func ("/document-kept/until-the-end", test_until_the_end);
  g_test_add_func ("/document-kept/switched-off", test_switched_off);
  g_test_add_func ("/document-kept/origin", test_origin);
  g_test_add_func ("/document-kept/table-of-a-file", test_table_of_a_file);
  g_test_add_func ("/document-kept/start-number", test_start_number);
  g_test_add_func ("/document-kept/names-from-position", test_names_from_position);
  g_test_add_func ("/document-kept/clock-of-a-file", test_clock_of_a_file);
  g_test_add_func ("/document-kept/names-of-before", test_names_of_before);
  g_test_add_func ("/document-kept/names-typed-late", test_names_typed_late);
  g_test_add_func ("/document-kept/stand", test_stand);
  g_test_add_func ("/document-kept/rolls", test_rolls);
  g_test_add_func ("/document-kept/promise", test_promise);
  g_test_add_func ("/document-kept/no-promises", test_no_promises);
  g_test_add_func ("/document-kept/at-one-go", test_at_one_go);
  g_test_add_func ("/document-kept/left", test_left);

  return g_test_run ();
}
