/* test-document.c: what is kept of a game, and how it is saved in a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"

#include "alea-document-save.h"
#include "alea-game-file.h"
#include "alea-game-record.h"
#include "alea-game-review.h"
#include "alea-shelf-keep.h"

#include <string.h>

/* --- going back ----------------------------------------------------------- */

/* What was undone can be done again, also next time, until something else
 * happens. */
static void
test_undo (void)
{
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4 e5 Nf3");
  alea_game_undo (room_get_game (&room));
  alea_game_undo (room_get_game (&room));
  room_assert_kept (&room, "e4");
  alea_game_redo (room_get_game (&room));
  room_assert_kept (&room, "e4 e5");

  room_restart (&room);
  room_resume (&room, "e4 e5");
  g_assert_true (alea_game_get_can_redo (room_get_game (&room)));
  alea_game_redo (room_get_game (&room));
  room_assert_kept (&room, "e4 e5 Nf3");
  alea_game_undo (room_get_game (&room));
  alea_game_undo (room_get_game (&room));
  room_go_on (&room, "c5 d4");
  room_assert_kept (&room, "e4 c5 d4");

  room_restart (&room);
  room_resume (&room, "e4 c5 d4");
  g_assert_false (alea_game_get_can_redo (room_get_game (&room)));
  alea_game_undo (room_get_game (&room));
  alea_game_undo (room_get_game (&room));
  alea_game_undo (room_get_game (&room));
  room_assert_kept (&room, "");
  room_restart (&room);
  room_resume (&room, "");
  alea_game_redo (room_get_game (&room));
  room_assert_kept (&room, "e4");
  room_clear_away (&room);
}

static gboolean
has_waiting (gpointer data)
{
  return alea_desk_get_waiting (((Room *) data)->desk) != NULL;
}

/* Rolls never change: those that an undo gave back come again, also next time; and
 * what was taken back by agreement stays so. */
static void
test_rolls_that_wait (void)
{
  g_autofree char *before = NULL, *after = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess960", "? ? ? ? ?");
  before = game_words (room_get_game (&room));
  alea_game_take_back (room_get_game (&room));
  alea_desk_leave (room.desk);
  room_restart (&room);
  shelf_test_wait_for (has_waiting, &room);
  after = game_words (alea_desk_get_waiting (room.desk));
  g_assert_true (g_str_has_prefix (before, after));
  room_resume (&room, after);
  g_assert_cmpuint (alea_game_get_taken (room_get_game (&room))->len, ==, 1);
  g_assert_false (alea_game_get_can_redo (room_get_game (&room)));
  room_clear_away (&room);
}

/* A game that has begun when it comes to the desk is kept at once, were it by one move; one
 * that has not is not. */
static void
test_begun (void)
{
  static const char *const words[] = { "", "e4", "e4 e5" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr(AleaGame) game = game_new ("chess");
      Room room;

      room_set_up (&room);
      game_play (game, words[i]);
      alea_desk_play (room.desk, game, NULL);
      if (i > 0)
        room_assert_kept (&room, words[i]);
      else
        g_assert_cmpint (alea_document_get_id (room_get_document (&room)), ==, 0);
      g_assert_false (alea_document_get_is_saved (room_get_document (&room)));
      room_clear_away (&room);
    }
}

/* Whoever lets go of a document has let go of its game, and it of its session. */
static void
test_gone (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { 0 });
  AleaSession *session = alea_session_new (game, match, clock);
  AleaDocument *document;
  Room room;
  gint64 id;

  room_set_up (&room);
  document = alea_document_new (room.shelf, session, NULL);
  game_play (game, "e4");
  id = alea_document_get_id (document);
  g_assert_true (alea_shelf_get_is_open (room.shelf, id));
  g_assert_finalize_object (document);
  g_assert_false (alea_shelf_get_is_open (room.shelf, id));
  g_assert_finalize_object (session);
  room_clear_away (&room);
}

/* --- dice ----------------------------------------------------------------- */

/* The secret is in no text before the end; the shelf has it, and the promise
 * holds next time. */
static void
test_secret (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  g_autofree char *commitment = NULL, *text = NULL;
  AleaFairDice *fair_dice;
  const AleaShelfPromise *promise;
  Room room;

  room_set_up (&room);
  room_play (&room, "guardener", "?");
  fair_dice = alea_session_get_fair_dice (room_get_session (&room));
  commitment = g_strdup (alea_fair_dice_get_promise (fair_dice));
  shelf_test_flush (room.shelf);
  kept = shelf_test_read (room.shelf, alea_document_get_id (room_get_document (&room)));
  g_assert_cmpuint (kept->promises->len, ==, 1);
  promise = &g_array_index (kept->promises, AleaShelfPromise, 0);
  g_assert_cmpstr (promise->commitment, ==, commitment);
  g_assert_cmpuint (strlen (promise->secret), ==, 32);
  g_assert_false (promise->is_revealed);

  text = alea_document_write (room_get_document (&room), NULL);
  g_assert_nonnull (strstr (text, commitment));
  g_assert_null (strstr (text, promise->secret));
  for (guint i = 0; i < kept->tags->len; i++)
    g_assert_null (strstr (g_array_index (kept->tags, AleaShelfTag, i).value, promise->secret));

  room_restart (&room);
  alea_desk_leave (room.desk);
  shelf_test_flush (room.shelf);
  g_assert_true (room_open (&room, kept->id, NULL, NULL));
  fair_dice = alea_session_get_fair_dice (room_get_session (&room));
  g_assert_cmpstr (alea_fair_dice_get_promise (fair_dice), ==, commitment);
  g_assert_cmpuint (alea_dice_proof_get_n (alea_fair_dice_get_proof (fair_dice)), ==, 1);
  room_clear_away (&room);
}

/* --- the clock ------------------------------------------------------------ */

static AleaClock *
get_clock (Room *room)
{
  return alea_session_get_clock (room_get_session (room));
}

static void
assert_waiting_times (Room   *room,
                      gint64  white,
                      gint64  black)
{
  gint64 times[ALEA_CLOCK_SIDES];

  g_assert_true (alea_desk_get_waiting_times (room->desk, times));
  g_assert_cmpint (times[0], ==, white);
  g_assert_cmpint (times[1], ==, black);
}

/* Whoever closes the program gains no time, and loses none until somebody plays on. */
static void
test_time (void)
{
  Room room;

  room_set_up (&room);
  room_play_with_clock (&room, "fischer 300+0");
  room_go_on (&room, "e4");
  room.now += 20000;
  room_go_on (&room, "e5");
  room.now += 30000;
  alea_desk_leave (room.desk);
  room_wait_for_game (&room, "e4 e5");
  assert_waiting_times (&room, 270000, 280000);
  room_restart (&room);
  room_resume (&room, "e4 e5");
  g_assert_cmpint (alea_clock_get_left (get_clock (&room), 1), ==, 280000);
  g_assert_cmpint (alea_clock_get_left (get_clock (&room), 0), ==, 270000);
  g_assert_true (alea_clock_get_paused (get_clock (&room)));
  room_go_on (&room, "Nf3");
  g_assert_false (alea_clock_get_paused (get_clock (&room)));
  room_clear_away (&room);
}

/* The game that waits has the clocks of who plays White and Black in it; without a move,
 * too, and with those that a file tells of.  Others have none. */
static void
test_waiting_times (void)
{
  g_autoptr(AleaShelfGame) read = shelf_test_make_game ("Ann", "Ben", 0);
  gint64 times[ALEA_CLOCK_SIDES];
  Room room;

  room_set_up (&room);
  g_assert_false (alea_desk_get_waiting_times (room.desk, times));
  room_play (&room, "chess", "f3 e5 g4 Qh4#");
  room_play_with_clock (&room, "fischer 300+0/200+0");
  room_go_on (&room, "e4");
  room.now += 5000;
  alea_desk_leave (room.desk);
  room_wait_for_game (&room, "e4");
  assert_waiting_times (&room, 200000, 295000);

  g_settings_set_string (room.settings, "clock", "none");
  room_play (&room, "chess", "d4");
  alea_desk_leave (room.desk);
  room_wait_for_game (&room, "d4");
  g_assert_false (alea_desk_get_waiting_times (room.desk, times));

  read->origin = ALEA_SHELF_ORIGIN_FILE;
  alea_shelf_game_add_event (read, ALEA_SHELF_DECISION, ALEA_WHO_WHITE, "c4", 61000, 0);
  alea_shelf_game_add_tag (read, "TimeControl", "90+3");
  /* As in room_play(). */
  g_usleep (2000);
  alea_shelf_release (room.shelf, shelf_test_create (room.shelf, read));
  room_wait_for_game (&room, "c4");
  assert_waiting_times (&room, 61000, 90000);
  g_settings_reset (room.settings, "clock");
  room_clear_away (&room);
}

/* The time is kept now and then while a clock runs, and only then: a machine that
 * stops in the middle of a turn gives none of it back. */
static void
test_time_of_turn (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  AleaDocument *document;
  GSource *source;
  Room room;

  room_set_up (&room);
  room_play_with_clock (&room, "fischer 300+0");
  document = room_get_document (&room);
  room_go_on (&room, "e4 e5");
  source = g_main_context_find_source_by_user_data (NULL, document);
  g_assert_nonnull (source);
  g_assert_cmpint (g_source_get_ready_time (source), <, g_get_monotonic_time () + 10 * G_USEC_PER_SEC);
  room.now += 20000;
  alea_document_keep_time (document);
  kept = room_read_kept (&room);
  g_assert_cmpint (kept->used, ==, 20000);
  g_assert_cmpint (kept->running, ==, 0);

  alea_clock_pause (get_clock (&room));
  g_assert_null (g_main_context_find_source_by_user_data (NULL, document));
  room_clear_away (&room);
}

/* --- files ---------------------------------------------------------------- */

typedef struct
{
  Room   room;
  char  *path;
  GFile *file;
  GError *error;
} Desk;

static void
failed_cb (AleaDocument *document,
           const GError *error,
           Desk         *self)
{
  g_clear_error (&self->error);
  self->error = g_error_copy (error);
}

static void
set_up (Desk *self)
{
  *self = (Desk) { 0 };
  room_set_up (&self->room);
  self->path = g_build_filename (self->room.folder, "..", "saved.pgn", NULL);
  self->file = g_file_new_for_path (self->path);
}

static void
clear_away (Desk *self)
{
  room_clear_away (&self->room);
  g_clear_object (&self->file);
  g_clear_error (&self->error);
  g_free (self->path);
}

static gboolean
is_saved (gpointer data)
{
  return !alea_document_get_is_saving (data);
}

static void
wait_for_save (Desk *self)
{
  shelf_test_wait_for (is_saved, room_get_document (&self->room));
}

static void
assert_words (Desk       *self,
              const char *words)
{
  g_assert_cmpstr (alea_document_get_place_words (room_get_document (&self->room)), ==, words);
}

/* Of games in the file. */
static void
assert_file (Desk       *self,
             const char *moves)
{
  g_autofree char *text = NULL;
  g_autoptr(GString) found = g_string_new (NULL);
  g_auto(GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "1. "))
      g_string_append_printf (found, "%s%s", found->len > 0 ? " | " : "", lines[i]);
  g_assert_cmpstr (found->str, ==, moves);
}

static void
test_save (void)
{
  AleaDocument *document;
  Desk self;

  set_up (&self);
  room_play (&self.room, "chess", "e4");
  document = room_get_document (&self.room);
  g_assert_cmpint (alea_document_ask_save (document), ==, ALEA_SAVE_NOWHERE);
  assert_words (&self, NULL);
  alea_document_save_as (document, self.file);
  g_assert_true (alea_document_get_is_saving (document));
  g_assert_true (g_file_equal (alea_document_get_saving_file (document), self.file));
  wait_for_save (&self);
  g_assert_null (alea_document_get_saving_file (document));
  assert_words (&self, "saved.pgn");
  assert_file (&self, "1. e4 *");
  g_assert_true (alea_document_get_is_saved (document));
  g_assert_false (alea_document_get_is_under_way (document));

  room_go_on (&self.room, "e5");
  assert_words (&self, "saved.pgn, not saved");
  alea_game_undo (alea_document_get_game (document));
  assert_words (&self, "saved.pgn");
  room_go_on (&self.room, "c5");
  alea_game_undo (alea_document_get_game (document));
  g_assert_true (alea_document_get_is_saved (document));
  alea_game_undo (alea_document_get_game (document));
  room_go_on (&self.room, "d4");
  g_assert_false (alea_document_get_is_saved (document));
  g_assert_cmpint (alea_document_ask_save (document), ==, ALEA_SAVE_AT_ONCE);
  alea_document_save (document, ALEA_SAVE_REPLACE);
  wait_for_save (&self);
  assert_file (&self, "1. d4 *");
  clear_away (&self);
}

/* A review is kept with its game, to the last digit, as long as the game is the same. */
static void
test_review (void)
{
  const AleaSearchLimits limits = { .depth = 1 };
  AleaSearch *search = alea_search_new (1 << 20, 1);
  g_autoptr(AleaRecord) record = NULL;
  g_autofree char *text = NULL, *again = NULL, *pgn = NULL;
  AleaGame *game;
  Desk self;

  set_up (&self);
  room_play (&self.room, "chess", "e4 e5");
  game = alea_document_get_game (room_get_document (&self.room));
  record = alea_game_record_new (room_get_session (&self.room));
  alea_game_review_set (game, alea_ledger_new (record, search, &limits, NULL, NULL, NULL));
  text = alea_ledger_write (alea_game_review_get (game));
  pgn = alea_document_write (room_get_document (&self.room), NULL);
  g_assert_nonnull (strstr (pgn, "[%eval "));
  alea_document_keep_review (room_get_document (&self.room));

  room_restart (&self.room);
  room_resume (&self.room, "e4 e5");
  game = alea_document_get_game (room_get_document (&self.room));
  g_assert_nonnull (alea_game_review_get (game));
  again = alea_ledger_write (alea_game_review_get (game));
  g_assert_cmpstr (again, ==, text);

  room_go_on (&self.room, "d4");
  g_assert_null (alea_game_review_get (game));
  alea_search_free (search);
  clear_away (&self);
}

/* Where it is saved, and whether it has gone on since, is known next time. */
static void
test_save_and_restart (void)
{
  Desk self;

  set_up (&self);
  room_play (&self.room, "chess", "e4");
  alea_document_save_as (room_get_document (&self.room), self.file);
  wait_for_save (&self);
  room_restart (&self.room);
  room_resume (&self.room, "e4");
  assert_words (&self, "saved.pgn");
  room_go_on (&self.room, "e5");
  room_restart (&self.room);
  room_resume (&self.room, "e4 e5");
  assert_words (&self, "saved.pgn, not saved");
  g_assert_cmpint (alea_document_ask_save (room_get_document (&self.room)), ==, ALEA_SAVE_AT_ONCE);
  alea_document_save (room_get_document (&self.room), ALEA_SAVE_REPLACE);
  wait_for_save (&self);
  assert_file (&self, "1. e4 e5 *");
  clear_away (&self);
}

/* What is asked for while it is being saved comes after that. */
static void
test_save_queue (void)
{
  g_autofree char *other_path = NULL;
  g_autofree char *text = NULL;
  g_autoptr(GFile) other = NULL;
  AleaDocument *document;
  Desk self;

  set_up (&self);
  other_path = g_build_filename (self.room.folder, "..", "other.pgn", NULL);
  other = g_file_new_for_path (other_path);
  room_play (&self.room, "chess", "e4");
  document = room_get_document (&self.room);
  alea_document_save_as (document, self.file);
  alea_document_save (document, ALEA_SAVE_REPLACE);
  room_go_on (&self.room, "e5");
  alea_document_save (document, ALEA_SAVE_REPLACE);
  alea_document_save_as (document, other);
  room_go_on (&self.room, "Nf3");
  wait_for_save (&self);
  assert_words (&self, "other.pgn");
  assert_file (&self, "1. e4 e5 2. Nf3 *");
  g_assert_true (g_file_get_contents (other_path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "1. e4 e5 2. Nf3 *"));
  clear_away (&self);
}

/* Another move than the one that is being written is not saved when that is. */
static void
test_save_and_move (void)
{
  AleaDocument *document;
  Desk self;

  set_up (&self);
  room_play (&self.room, "chess", "e4");
  document = room_get_document (&self.room);
  alea_document_save_as (document, self.file);
  g_assert_true (alea_document_get_is_saving (document));
  alea_game_undo (alea_document_get_game (document));
  room_go_on (&self.room, "d4");
  wait_for_save (&self);
  assert_file (&self, "1. e4 *");
  assert_words (&self, "saved.pgn, not saved");
  g_assert_false (alea_document_get_is_saved (document));
  alea_game_undo (alea_document_get_game (document));
  room_go_on (&self.room, "e4");
  assert_words (&self, "saved.pgn, not saved");
  clear_away (&self);
}

/* Leaving it loses nothing of what is being saved. */
static void
test_save_and_leave (void)
{
  g_autoptr(AleaDocument) document = NULL;
  Desk self;

  set_up (&self);
  room_play (&self.room, "chess", "e4");
  document = g_object_ref (room_get_document (&self.room));
  alea_document_save_as (document, self.file);
  alea_desk_leave (self.room.desk);
  shelf_test_wait_for (is_saved, document);
  assert_file (&self, "1. e4 *");
  g_clear_object (&document);
  room_resume (&self.room, "e4");
  assert_words (&self, "saved.pgn");
  clear_away (&self);
}

static gboolean
is_saved_twice (gpointer data)
{
  return ((Desk *) data)->error != NULL;
}

/* What another program has written is not replaced unasked. */
static void
test_changed_file (void)
{
  AleaDocument *document;
  Desk self;

  set_up (&self);
  room_play (&self.room, "chess", "e4");
  document = room_get_document (&self.room);
  g_signal_connect (document, "save-failed", G_CALLBACK (failed_cb), &self);
  alea_document_save_as (document, self.file);
  wait_for_save (&self);
  g_assert_true (g_file_set_contents (self.path, "1. c4 something longer than before *\n", -1, NULL));
  g_assert_cmpint (alea_document_ask_save (document), ==, ALEA_SAVE_OVER_CHANGES);
  alea_document_save (document, ALEA_SAVE_REPLACE);
  shelf_test_wait_for (is_saved_twice, &self);
  g_assert_error (self.error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_file (&self, "1. c4 something longer than before *");
  alea_document_save (document, ALEA_SAVE_REPLACE_ALL);
  wait_for_save (&self);
  assert_file (&self, "1. e4 *");
  clear_away (&self);
}

static void
test_cannot_be_saved (void)
{
  g_autoptr(GFile) nowhere = g_file_new_for_path ("/proc/there/is/no/such/folder.pgn");
  AleaDocument *document;
  Desk self;

  set_up (&self);
  room_play (&self.room, "chess", "e4");
  document = room_get_document (&self.room);
  g_signal_connect (document, "save-failed", G_CALLBACK (failed_cb), &self);
  alea_document_save_as (document, nowhere);
  shelf_test_wait_for (is_saved_twice, &self);
  g_assert_null (alea_document_get_place (document));
  g_assert_false (alea_document_get_is_saved (document));
  room_assert_kept (&self.room, "e4");
  clear_away (&self);
}

/* --- games out of files --------------------------------------------------- */

#define TWO_GAMES "[White \"Ada\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n[White \"Cleo\"]\n[Result \"*\"]\n\n1. d4 (1. c4 c5) d5 *\n"

static AleaGameFile *
read_file (Desk *self)
{
  AleaGameFile *source = alea_game_file_new (self->file);
  g_autoptr(GAsyncResult) result = NULL;

  alea_game_file_read_async (source, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_game_file_read_finish (source, result, NULL));
  return source;
}

static void
play_from_file (Desk  *self,
                guint  number)
{
  g_autoptr(AleaGameFile) source = read_file (self);
  g_autoptr(AleaGame) game = alea_game_file_load (source, number, NULL);
  g_autoptr(AleaFilePlace) place = alea_game_file_get_place (source, number);

  alea_desk_play (self->room.desk, game, place);
}

/* Who looks at a game of a file does not have it on the shelf. */
static void
test_from_file (void)
{
  AleaDocument *document;
  Desk self;

  set_up (&self);
  g_assert_true (g_file_set_contents (self.path, TWO_GAMES, -1, NULL));
  play_from_file (&self, 2);
  document = room_get_document (&self.room);
  g_assert_cmpint (alea_document_get_id (document), ==, 0);
  g_assert_true (alea_document_get_is_saved (document));
  g_assert_cmpint (alea_document_ask_save (document), ==, ALEA_SAVE_AMONG_OTHERS);
  alea_game_undo (alea_document_get_game (document));
  alea_game_redo (alea_document_get_game (document));
  g_assert_cmpint (alea_document_get_id (document), ==, 0);

  /* Nor who goes through it again by hand. */
  for (guint i = 0; i < 2; i++)
    alea_game_undo (alea_document_get_game (document));
  room_go_on (&self.room, "d4");
  g_assert_cmpint (alea_document_get_id (document), ==, 0);
  room_go_on (&self.room, "d5");
  g_assert_cmpint (alea_document_get_id (document), ==, 0);
  g_assert_true (alea_document_get_is_saved (document));

  room_go_on (&self.room, "Nf3");
  room_assert_kept (&self.room, "d4 d5 Nf3");
  alea_document_save (document, ALEA_SAVE_REPLACE);
  wait_for_save (&self);
  assert_file (&self, "1. e4 e5 * | 1. d4 (1. c4 c5) 1... d5 2. Nf3 *");
  g_assert_cmpint (alea_document_ask_save (document), ==, ALEA_SAVE_AT_ONCE);

  room_restart (&self.room);
  room_resume (&self.room, "d4 d5 Nf3");
  assert_words (&self, "saved.pgn");
  room_go_on (&self.room, "Nf6");
  alea_document_save (room_get_document (&self.room), ALEA_SAVE_REPLACE);
  wait_for_save (&self);
  assert_file (&self, "1. e4 e5 * | 1. d4 (1. c4 c5) 1... d5 2. Nf3 Nf6 *");

  /* Somebody adds a game: this one can only be added as well. */
  {
    g_autofree char *text = NULL, *more = NULL;

    g_assert_true (g_file_get_contents (self.path, &text, NULL, NULL));
    more = g_strconcat (text, "\n[White \"Eve\"]\n\n1. c4 *\n", NULL);
    g_assert_true (g_file_set_contents (self.path, more, -1, NULL));
  }
  g_assert_cmpint (alea_document_ask_save (room_get_document (&self.room)), ==, ALEA_SAVE_AMONG_CHANGES);
  alea_document_save (room_get_document (&self.room), ALEA_SAVE_ADD);
  wait_for_save (&self);
  assert_file (&self, "1. e4 e5 * | 1. d4 (1. c4 c5) 1... d5 2. Nf3 Nf6 * | 1. c4 * | 1. d4 (1. c4 c5) 1... d5 2. Nf3 Nf6 *");
  clear_away (&self);
}

/* Nor who takes something back in it; who then plays on has also what was taken back. */
static void
test_from_file_taken_back (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  AleaDocument *document;
  Desk self;

  set_up (&self);
  g_assert_true (g_file_set_contents (self.path, "[Variant \"Guardener Chess\"]\n\n1. {[%roll 1-2]} e4 1... {[%roll 3-4]} "
                                      "e5 2. {[%roll 2-2]} *\n", -1, NULL));
  play_from_file (&self, 1);
  document = room_get_document (&self.room);
  alea_game_take_back (alea_document_get_game (document));
  g_assert_cmpuint (alea_game_get_taken (alea_document_get_game (document))->len, ==, 1);
  g_assert_cmpint (alea_document_get_id (document), ==, 0);
  g_assert_false (alea_document_get_is_saved (document));

  room_go_on (&self.room, "1-1");
  shelf_test_flush (self.room.shelf);
  kept = shelf_test_read (self.room.shelf, alea_document_get_id (document));
  g_assert_nonnull (kept);
  g_assert_cmpuint (kept->notes->len, ==, 1);
  g_assert_cmpint (g_array_index (kept->notes, AleaShelfNote, 0).kind, ==, ALEA_SHELF_NOTE_TAKEN);
  clear_away (&self);
}

/* What no file should have is not kept, and that is said before it is saved over. */
static void
test_from_file_with_long_variation (void)
{
  g_autofree char *words = g_strnfill (1 << 17, 'x');
  g_autofree char *text = g_strdup_printf ("1. e4 (1. d4 {%s}) e5 *\n", words);
  Desk self;

  set_up (&self);
  g_assert_true (g_file_set_contents (self.path, text, -1, NULL));
  play_from_file (&self, 1);
  g_assert_cmpint (alea_document_ask_save (room_get_document (&self.room)), ==, ALEA_SAVE_BARE);

  g_clear_pointer (&text, g_free);
  text = g_strdup_printf ("1. d4 *\n\n1. e4 (1. d4 {%s}) e5 *\n", words);
  g_assert_true (g_file_set_contents (self.path, text, -1, NULL));
  play_from_file (&self, 2);
  g_assert_cmpint (alea_document_ask_save (room_get_document (&self.room)), ==, ALEA_SAVE_AMONG_OTHERS_BARE);
  alea_document_save (room_get_document (&self.room), ALEA_SAVE_REPLACE);
  wait_for_save (&self);
  g_assert_cmpint (alea_document_ask_save (room_get_document (&self.room)), ==, ALEA_SAVE_AT_ONCE);
  clear_away (&self);
}

/* --- names ---------------------------------------------------------------- */

static void
test_names (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  g_settings_set_string (room.settings, "first-name", "Anna");
  room_play (&room, "chess", "e4");
  g_settings_set_string (room.settings, "second-name", "Ben");
  shelf_test_flush (room.shelf);
  kept = shelf_test_read (room.shelf, alea_document_get_id (room_get_document (&room)));
  g_assert_cmpstr (kept->white, ==, "Anna");
  g_assert_cmpstr (kept->black, ==, "Ben");
  g_assert_cmpint (kept->origin, ==, ALEA_SHELF_ORIGIN_HERE);
  g_assert_cmpint (kept->state, ==, ALEA_SHELF_IN_PROGRESS);
  g_assert_cmpint (kept->n_moves, ==, 1);
  g_assert_nonnull (kept->fen);
  g_settings_reset (room.settings, "first-name");
  g_settings_reset (room.settings, "second-name");
  room_clear_away (&room);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/document/undo", test_undo);
  g_test_add_func ("/document/rolls-that-wait", test_rolls_that_wait);
  g_test_add_func ("/document/begun", test_begun);
  g_test_add_func ("/document/gone", test_gone);
  g_test_add_func ("/document/secret", test_secret);
  g_test_add_func ("/document/time", test_time);
  g_test_add_func ("/document/waiting-times", test_waiting_times);
  g_test_add_func ("/document/time-of-turn", test_time_of_turn);
  g_test_add_func ("/document/save", test_save);
  g_test_add_func ("/document/review", test_review);
  g_test_add_func ("/document/save-and-restart", test_save_and_restart);
  g_test_add_func ("/document/save-queue", test_save_queue);
  g_test_add_func ("/document/save-and-move", test_save_and_move);
  g_test_add_func ("/document/save-and-leave", test_save_and_leave);
  g_test_add_func ("/document/changed-file", test_changed_file);
  g_test_add_func ("/document/cannot-be-saved", test_cannot_be_saved);
  g_test_add_func ("/document/from-file", test_from_file);
  g_test_add_func ("/document/from-file-taken-back", test_from_file_taken_back);
  g_test_add_func ("/document/from-file with a long variation", test_from_file_with_long_variation);
  g_test_add_func ("/document/names", test_names);

  return g_test_run ();
}
