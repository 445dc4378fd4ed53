/* test-document-saving.c: what happens while a game is being saved, and what comes back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"
#include "test-support.h"

#include "alea-document.h"
#include "alea-document-save.h"
#include "alea-shelf-keep.h"

#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

/* While it is set the disk takes nothing. */
static gint is_stuck;

/* In place of the library's; few bytes wake a thread and go to no file. */
ssize_t
write (int         fd,
       const void *bytes,
       size_t      n_bytes)
{
  const struct iovec part = { (void *) bytes, n_bytes };

  while (n_bytes > 8 && g_atomic_int_get (&is_stuck))
    g_usleep (1000);

  return writev (fd, &part, 1);
}

/* The shelf writes so. */
ssize_t
pwrite (int         fd,
        const void *bytes,
        size_t      n_bytes,
        off_t       offset)
{
  const struct iovec part = { (void *) bytes, n_bytes };

  while (g_atomic_int_get (&is_stuck))
    g_usleep (1000);

  return pwritev (fd, &part, 1, offset);
}

typedef struct
{
  Room          room;
  AleaDocument *document;
  GFile        *file;
  GString      *told;   /* the signals, in their order */
} Saving;

static void
saved_cb (Saving *self)
{
  g_string_append (self->told, "saved ");
}

static void
failed_cb (Saving       *self,
           const GError *error)
{
  g_string_append (self->told, g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ? "cancelled " : "failed ");
}

static void
wanted_cb (Saving *self)
{
  g_string_append (self->told, "wanted ");
}

static void
set_up (Saving     *self,
        const char *words)
{
  g_autofree char *path = NULL;

  room_set_up (&self->room);
  path = g_build_filename (self->room.folder, "..", "saved.pgn", NULL);
  room_play (&self->room, "chess", words);
  self->document = g_object_ref (room_get_document (&self->room));
  self->file = g_file_new_for_path (path);
  self->told = g_string_new (NULL);
  g_signal_connect_swapped (self->document, "saved", G_CALLBACK (saved_cb), self);
  g_signal_connect_swapped (self->document, "save-failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->document, "wanted", G_CALLBACK (wanted_cb), self);
}

static void
clear_away (Saving *self)
{
  g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->file);
  g_string_free (self->told, TRUE);
  room_clear_away (&self->room);
}

static gboolean
is_saved (gpointer data)
{
  return !alea_document_get_is_saving (data);
}

/* Gives up what is being saved, while the disk is at it. */
static void
cancel (Saving *self)
{
  g_cancellable_cancel (alea_document_get_saving_cancellable (self->document));
  g_atomic_int_set (&is_stuck, FALSE);
  shelf_test_wait_for (is_saved, self->document);
}

static char *
read_file (Saving *self)
{
  char *text = NULL;

  g_file_load_contents (self->file, NULL, &text, NULL, NULL, NULL);
  return text;
}

/* Where it goes and how far it has come are told as long as it is under way. */
static void
test_progress (void)
{
  Saving self;

  set_up (&self, "e4");
  g_assert_cmpint (alea_document_ask_save (self.document), ==, ALEA_SAVE_NOWHERE);
  g_assert_null (alea_document_get_saving_file (self.document));
  g_assert_null (alea_document_get_saving_cancellable (self.document));
  g_assert_cmpfloat (alea_document_get_saving_fraction (self.document), ==, 0);

  alea_document_save_as (self.document, self.file);
  g_assert_true (g_file_equal (alea_document_get_saving_file (self.document), self.file));
  g_assert_nonnull (alea_document_get_saving_cancellable (self.document));
  g_assert_cmpfloat (alea_document_get_saving_fraction (self.document), >=, 0);
  g_assert_cmpfloat (alea_document_get_saving_fraction (self.document), <=, 1);
  g_assert_cmpint (alea_document_ask_save (self.document), ==, ALEA_SAVE_AT_ONCE);

  shelf_test_wait_for (is_saved, self.document);
  g_assert_null (alea_document_get_saving_file (self.document));
  g_assert_cmpfloat (alea_document_get_saving_fraction (self.document), ==, 0);
  g_assert_cmpstr (self.told->str, ==, "saved ");
  clear_away (&self);
}

/* Who cancels is told so; who has asked to save meanwhile is asked where. */
static void
test_cancel (void)
{
  static const char *const told[] = { "cancelled ", "cancelled wanted " };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *text = NULL;
      Saving self;

      set_up (&self, "e4");
      g_atomic_int_set (&is_stuck, TRUE);
      alea_document_save_as (self.document, self.file);
      for (guint j = 0; j < i; j++)
        alea_document_save (self.document, ALEA_SAVE_REPLACE);
      cancel (&self);
      g_assert_cmpstr (self.told->str, ==, told[i]);
      g_assert_null (alea_document_get_place (self.document));
      text = read_file (&self);
      g_assert_null (text);
      clear_away (&self);
    }
}

/* What is cancelled the second time leaves what the first has written. */
static void
test_cancel_again (void)
{
  g_autofree char *text = NULL;
  Saving self;

  set_up (&self, "e4");
  alea_document_save_as (self.document, self.file);
  shelf_test_wait_for (is_saved, self.document);
  room_go_on (&self.room, "e5");
  g_atomic_int_set (&is_stuck, TRUE);
  alea_document_save (self.document, ALEA_SAVE_REPLACE);
  cancel (&self);
  g_assert_cmpstr (self.told->str, ==, "saved cancelled ");
  g_assert_nonnull (alea_document_get_place (self.document));
  g_assert_false (alea_document_get_is_saved (self.document));
  text = read_file (&self);
  g_assert_nonnull (strstr (text, "1. e4 *"));
  clear_away (&self);
}

static void
save_over_and_over (Saving *self)
{
  alea_document_save_as (self->document, self->file);
  for (guint i = 0; i < 3; i++)
    {
      alea_document_save_as (self->document, self->file);
      alea_document_save (self->document, ALEA_SAVE_REPLACE);
    }
}

/* Asked for again and again it is written once, as nothing has happened since. */
static void
test_once_is_enough (void)
{
  g_autofree char *text = NULL;
  g_auto(GStrv) parts = NULL;
  Saving self;

  set_up (&self, "e4");
  save_over_and_over (&self);
  shelf_test_wait_for (is_saved, self.document);
  g_assert_cmpstr (self.told->str, ==, "saved ");
  text = read_file (&self);
  parts = g_strsplit (text, "1. e4 *", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  clear_away (&self);
}

static GFile *
get_file (Saving     *self,
          const char *name)
{
  g_autofree char *path = g_build_filename (self->room.folder, "..", name, NULL);

  return g_file_new_for_path (path);
}

/* Each file once, and in the one that was asked for last the game is afterwards. */
static void
test_one_after_the_other (void)
{
  g_autoptr(GFile) first = NULL, second = NULL;
  guint n_changes = 0;
  Saving self;

  set_up (&self, "e4");
  first = get_file (&self, "first.pgn");
  second = get_file (&self, "second.pgn");
  g_signal_connect_swapped (self.document, "notify::is-saving", G_CALLBACK (test_count), &n_changes);
  alea_document_save_as (self.document, first);
  alea_document_save_as (self.document, self.file);
  alea_document_save_as (self.document, second);
  alea_document_save_as (self.document, self.file);
  shelf_test_wait_for (is_saved, self.document);
  g_assert_cmpstr (self.told->str, ==, "saved ");
  g_assert_cmpstr (alea_document_get_place_words (self.document), ==, "saved.pgn");
  g_assert_true (g_file_query_exists (first, NULL) && g_file_query_exists (second, NULL));
  g_assert_cmpuint (n_changes, ==, 3 + 1);
  clear_away (&self);
}

/* Before anything has happened in it, too, a game can be saved. */
static void
test_nothing_played (void)
{
  Saving self;

  set_up (&self, "");
  alea_document_save_as (self.document, self.file);
  shelf_test_wait_for (is_saved, self.document);
  g_assert_true (alea_document_get_is_saved (self.document));
  g_assert_cmpstr (alea_document_get_place_words (self.document), ==, "saved.pgn");
  room_go_on (&self.room, "e4");
  g_assert_false (alea_document_get_is_saved (self.document));
  g_assert_cmpstr (alea_document_get_place_words (self.document), ==, "saved.pgn, not saved");
  clear_away (&self);
}

/* The program does not end before the file is written. */
static void
test_finish (void)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  Saving self;

  set_up (&self, "e4 e5");
  alea_document_save_as (self.document, self.file);
  alea_desk_finish_async (self.room.desk, TRUE, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_desk_finish_finish (self.room.desk, result, &error));
  g_assert_no_error (error);
  g_assert_false (alea_document_get_is_saving (self.document));
  text = read_file (&self);
  g_assert_nonnull (strstr (text, "1. e4 e5 *"));
  g_clear_object (&result);
  clear_away (&self);
}

/* Nor before the next one is, that was asked for meanwhile. */
static void
test_finish_after_all (void)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autofree char *text = NULL, *path = NULL;
  g_autoptr(GFile) other = NULL;
  Saving self;

  set_up (&self, "e4 e5");
  path = g_build_filename (self.room.folder, "..", "other.pgn", NULL);
  other = g_file_new_for_path (path);
  alea_document_save_as (self.document, other);
  alea_document_save_as (self.document, self.file);
  alea_desk_finish_async (self.room.desk, TRUE, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_desk_finish_finish (self.room.desk, result, NULL));
  g_assert_false (alea_document_get_is_saving (self.document));
  text = read_file (&self);
  g_assert_nonnull (strstr (text, "1. e4 e5 *"));
  g_assert_cmpstr (self.told->str, ==, "saved ");
  g_clear_object (&result);
  clear_away (&self);
}

/* A disk that does not answer is not waited for, and nothing comes of it later. */
static void
test_finish_in_vain (void)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  shelf_test_flush (room.shelf);
  g_atomic_int_set (&is_stuck, TRUE);
  room_go_on (&room, "e5");
  alea_desk_finish_async (room.desk, TRUE, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_false (alea_desk_finish_finish (room.desk, result, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
  g_assert_cmpstr (error->message, ==, "The disk is not responding.");
  g_clear_object (&result);
  g_atomic_int_set (&is_stuck, FALSE);
  room_assert_kept (&room, "e4 e5");
  g_assert_null (result);
  room_clear_away (&room);
}

/* A game that was left while it is being saved is kept as it was then, and held until the
 * file is written. */
static void
test_left (void)
{
  g_autofree char *kept = NULL;
  Saving self;
  gint64 id;

  set_up (&self, "e4");
  id = alea_document_get_id (self.document);
  shelf_test_flush (self.room.shelf);
  g_atomic_int_set (&is_stuck, TRUE);
  alea_document_save_as (self.document, self.file);
  alea_desk_leave (self.room.desk);
  game_play (alea_document_get_game (self.document), "e5");
  g_assert_true (alea_shelf_get_is_open (self.room.shelf, id));
  g_atomic_int_set (&is_stuck, FALSE);
  shelf_test_wait_for (is_saved, self.document);
  g_assert_cmpstr (self.told->str, ==, "saved ");
  kept = room_read (&self.room, id);
  g_assert_cmpstr (kept, ==, "e4");
  g_assert_false (alea_shelf_get_is_open (self.room.shelf, id));
  clear_away (&self);
}

/* What has no place yet is saved nowhere; what fails is told once, whatever was asked
 * for meanwhile. */
static void
test_nowhere (void)
{
  g_autoptr(GFile) nowhere = g_file_new_for_path ("/proc/there/is/no/such/folder.pgn");
  Saving self;

  set_up (&self, "e4");
  alea_document_save (self.document, ALEA_SAVE_REPLACE);
  g_assert_false (alea_document_get_is_saving (self.document));
  alea_document_save_as (self.document, nowhere);
  alea_document_save (self.document, ALEA_SAVE_REPLACE);
  shelf_test_wait_for (is_saved, self.document);
  g_assert_cmpstr (self.told->str, ==, "failed ");
  g_assert_null (alea_document_get_saving_cancellable (self.document));
  clear_away (&self);
}

/* That it is nowhere is kept as well, in each column. */
static void
test_no_place (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4");
  shelf_test_flush (room.shelf);
  kept = shelf_test_read (room.shelf, alea_document_get_id (room_get_document (&room)));
  g_assert_null (kept->place_uri);
  g_assert_null (kept->place_stamp);
  g_assert_cmpint (kept->place_start, ==, 0);
  g_assert_cmpint (kept->place_end, ==, 0);
  g_assert_cmpint (kept->place_games, ==, 0);
  g_assert_cmpint (kept->saved_events, ==, -1);
  g_assert_cmpint (kept->saved_same, ==, 0);
  room_clear_away (&room);
}

/* Who listens hears when it begins and ends, and of each other name. */
static void
test_told (void)
{
  guint n_saving = 0, n_words = 0;
  g_autofree char *words = NULL;
  gboolean is_saving;
  Saving self;

  set_up (&self, "e4");
  g_signal_connect_swapped (self.document, "notify::is-saving", G_CALLBACK (test_count), &n_saving);
  g_signal_connect_swapped (self.document, "notify::place-words", G_CALLBACK (test_count), &n_words);
  alea_document_save_as (self.document, self.file);
  g_object_get (self.document, "is-saving", &is_saving, NULL);
  g_assert_true (is_saving);
  g_assert_cmpuint (n_saving, ==, 1);
  g_assert_cmpuint (n_words, ==, 0);
  shelf_test_wait_for (is_saved, self.document);
  g_object_get (self.document, "place-words", &words, NULL);
  g_assert_cmpstr (words, ==, "saved.pgn");
  g_assert_cmpuint (n_saving, ==, 2);
  g_assert_cmpuint (n_words, ==, 1);
  room_go_on (&self.room, "e5");
  g_assert_cmpuint (n_words, ==, 2);
  room_go_on (&self.room, "Nf3");
  g_assert_cmpuint (n_words, ==, 2);
  clear_away (&self);
}

/* What was undone before it was saved does not count: taken back to where it was saved, it
 * is saved. */
static void
test_saved_after_undo (void)
{
  Saving self;

  set_up (&self, "e4 e5 Nf3");
  for (guint i = 0; i < 2; i++)
    alea_game_undo (alea_document_get_game (self.document));
  room_go_on (&self.room, "c5");
  alea_document_save_as (self.document, self.file);
  shelf_test_wait_for (is_saved, self.document);
  g_assert_true (alea_document_get_is_saved (self.document));
  room_go_on (&self.room, "d4");
  g_assert_false (alea_document_get_is_saved (self.document));
  alea_game_undo (alea_document_get_game (self.document));
  g_assert_true (alea_document_get_is_saved (self.document));
  clear_away (&self);
}

/* The shelf knows when each move was made, but for the one that the game began with there. */
static void
test_times_of_moves (void)
{
  const gint64 begun = g_get_real_time () / 1000;
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4 e5");
  shelf_test_flush (room.shelf);
  kept = shelf_test_read (room.shelf, alea_document_get_id (room_get_document (&room)));
  for (guint i = 0; i < kept->n_events; i++)
    {
      g_assert_cmpint (alea_shelf_game_get_event (kept, i)->at, >=, i == 0 ? 0 : begun);
      g_assert_cmpint (alea_shelf_game_get_event (kept, i)->at, <=, g_get_real_time () / 1000);
    }
  room_clear_away (&room);
}

/* A word that a player adds to the dice is kept at once. */
static void
test_word (void)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  AleaFairDice *dice;
  Room room;

  room_set_up (&room);
  room_play (&room, "guardener", "?");
  dice = alea_session_get_fair_dice (room_get_session (&room));
  g_assert_false (alea_fair_dice_get_can_add_words (dice));
  alea_desk_leave (room.desk);

  room_play (&room, "guardener", "");
  dice = alea_session_get_fair_dice (room_get_session (&room));
  g_assert_true (alea_fair_dice_get_can_add_words (dice));
  alea_fair_dice_add_word (dice, ALEA_DICE_GUEST, "hail");
  room_go_on (&room, "?");
  shelf_test_flush (room.shelf);
  kept = shelf_test_read (room.shelf, alea_document_get_id (room_get_document (&room)));
  g_assert_cmpuint (kept->promises->len, ==, 1);
  g_assert_cmpstr (g_array_index (kept->promises, AleaShelfPromise, 0).guest_word, ==, "hail");
  room_clear_away (&room);
}

/* --- next time ------------------------------------------------------------ */

/* That another program has written the file since is known next time as well. */
static void
test_changed_meanwhile (void)
{
  Saving self;

  set_up (&self, "e4");
  alea_document_save_as (self.document, self.file);
  shelf_test_wait_for (is_saved, self.document);
  g_assert_cmpint (alea_document_ask_save (self.document), ==, ALEA_SAVE_AT_ONCE);
  g_clear_object (&self.document);
  g_assert_true (g_file_set_contents (g_file_peek_path (self.file), "1. c4 longer than before *\n", -1, NULL));
  room_restart (&self.room);
  room_resume (&self.room, "e4");
  self.document = g_object_ref (room_get_document (&self.room));
  g_assert_cmpint (alea_document_ask_save (self.document), ==, ALEA_SAVE_OVER_CHANGES);
  clear_away (&self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/document-saving/progress", test_progress);
  g_test_add_func ("/document-saving/cancel", test_cancel);
  g_test_add_func ("/document-saving/cancel-again", test_cancel_again);
  g_test_add_func ("/document-saving/once-is-enough", test_once_is_enough);
  g_test_add_func ("/document-saving/one-after-the-other", test_one_after_the_other);
  g_test_add_func ("/document-saving/nothing-played", test_nothing_played);
  g_test_add_func ("/document-saving/finish", test_finish);
  g_test_add_func ("/document-saving/finish-after-all", test_finish_after_all);
  g_test_add_func ("/document-saving/finish-in-vain", test_finish_in_vain);
  g_test_add_func ("/document-saving/left", test_left);
  g_test_add_func ("/document-saving/nowhere", test_nowhere);
  g_test_add_func ("/document-saving/no-place", test_no_place);
  g_test_add_func ("/document-saving/told", test_told);
  g_test_add_func ("/document-saving/saved-after-undo", test_saved_after_undo);
  g_test_add_func ("/document-saving/times-of-moves", test_times_of_moves);
  g_test_add_func ("/document-saving/word", test_word);
  g_test_add_func ("/document-saving/changed-meanwhile", test_changed_meanwhile);

  return g_test_run ();
}
