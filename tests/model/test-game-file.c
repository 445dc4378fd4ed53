/* test-game-file.c: the games of a file, as a list to choose from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-game-file.h"
#include "alea-game-record.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define GOOD \
  "[Event \"Club evening\"]\n[Date \"2026.11.02\"]\n[Round \"1\"]\n[White \"Löwe, Ada\"]\n[Black \"Bauer, Ben\"]\n" \
  "[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 {a comment} Nc6 3. Qh5 $1 (3. d3 Nf6) Nf6 4. Qxf7# 1-0\n\n"
#define BAD \
  "[Event \"Club evening\"]\n[White \"Bauer, Ben\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n"
#define DICE \
  "[Event \"?\"]\n[Date \"????.??.??\"]\n[White \"?\"]\n[Variant \"Random Move Number Chess\"]\n[SetupRolls \"5 2\"]\n" \
  "[Result \"*\"]\n\n1. e4 e5 {[%roll 1]} *\n\n"

/* --- reading in short ------------------------------------------------------- */

typedef struct
{
  GMainLoop *loop;
  GError    *error;
} Wait;

static void
read_cb (GObject      *file,
         GAsyncResult *result,
         gpointer      data)
{
  Wait *wait = data;

  alea_game_file_read_finish (ALEA_GAME_FILE (file), result, &wait->error);
  g_main_loop_quit (wait->loop);
}

static void
read_file (AleaGameFile  *file,
           GCancellable  *cancellable,
           GError       **error)
{
  Wait wait = { g_main_loop_new (NULL, FALSE), NULL };

  alea_game_file_read_async (file, cancellable, read_cb, &wait);
  g_main_loop_run (wait.loop);
  g_main_loop_unref (wait.loop);
  if (wait.error != NULL)
    g_propagate_error (error, wait.error);
}

static AleaGameFile *
read_text (const char *text)
{
  AleaGameFile *file = alea_game_file_new_for_text (text);
  g_autoptr(GError) error = NULL;

  read_file (file, NULL, &error);
  g_assert_no_error (error);
  return file;
}

static void
assert_row (AleaGameFile *file,
            guint         position,
            guint         number,
            gboolean      is_good,
            const char   *players,
            const char   *details,
            const char   *result)
{
  g_autoptr(AleaFileRow) row = g_list_model_get_item (G_LIST_MODEL (file), position);

  g_assert_nonnull (row);
  g_assert_cmpuint (alea_file_row_get_number (row), ==, number);
  g_assert_cmpint (alea_file_row_get_is_good (row), ==, is_good);
  g_assert_cmpstr (alea_file_row_get_players (row), ==, players);
  g_assert_cmpstr (alea_file_row_get_details (row), ==, details);
  g_assert_cmpstr (alea_file_row_get_result (row), ==, result);
}

static guint
count (AleaGameFile *file,
       const char   *words)
{
  alea_game_file_search (file, words);
  return g_list_model_get_n_items (G_LIST_MODEL (file));
}

/* --- tests ------------------------------------------------------------------ */

static void
items_changed_cb (GListModel *file,
                  guint       position,
                  guint       n_removed,
                  guint       n_added,
                  GString    *changes)
{
  g_string_append_printf (changes, "%u-%u+%u ", position, n_removed, n_added);
}

/* Nobody looks before all is there, and then at all of it at once. */
static void
test_changes (void)
{
  g_autoptr(AleaGameFile) file = alea_game_file_new_for_text (GOOD BAD DICE);
  g_autoptr(GString) changes = g_string_new (NULL);

  g_signal_connect (file, "items-changed", G_CALLBACK (items_changed_cb), changes);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (file)), ==, 0);
  read_file (file, NULL, NULL);
  alea_game_file_search (file, "ben");
  alea_game_file_search (file, "");
  g_assert_cmpstr (changes->str, ==, "0-0+3 0-3+2 0-2+3 ");
}

static void
test_rows (void)
{
  g_autoptr(AleaGameFile) file = read_text (GOOD BAD DICE);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (file)), ==, 3);
  assert_row (file, 0, 1, TRUE, "Löwe, Ada – Bauer, Ben",
              "Club evening · Round 1 · 2026.11.02 · Chess · 4 moves", "1-0");
  assert_row (file, 1, 2, FALSE, "Bauer, Ben – Black", "Line 14, column 13: The rules do not allow “Ke3” here.", "");
  assert_row (file, 2, 3, TRUE, "White – Black", "Random Move Number Chess · 2 moves", "");
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (file), 3));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (file)) == ALEA_TYPE_FILE_ROW);
  g_assert_cmpuint (alea_game_file_get_n_read (file), ==, 3);
  g_assert_null (alea_game_file_get_file (file));

  g_assert_cmpuint (alea_game_file_get_n_games (file), ==, 3);
  g_assert_cmpuint (alea_game_file_get_n_faults (file), ==, 1);
  g_assert_cmpuint (alea_game_file_get_first_good (file), ==, 1);
  g_assert_true (g_str_has_prefix (alea_game_file_get_first_fault (file), "Line 14, column 13: "));
  g_assert_null (alea_game_file_get_place (file, 1));
}

static void
test_search (void)
{
  g_autoptr(AleaGameFile) file = read_text (GOOD BAD DICE);

  g_assert_cmpuint (count (file, "löwe"), ==, 1);
  g_assert_cmpuint (count (file, "BEN"), ==, 2);
  g_assert_cmpuint (count (file, "  ben   ada "), ==, 1);
  g_assert_cmpuint (count (file, "2026.11"), ==, 1);
  g_assert_cmpuint (count (file, "random"), ==, 1);
  assert_row (file, 0, 3, TRUE, "White – Black", "Random Move Number Chess · 2 moves", "");
  g_assert_cmpuint (count (file, "nobody"), ==, 0);
  g_assert_cmpuint (count (file, ""), ==, 3);
}

static void
test_load (void)
{
  g_autoptr(AleaGameFile) file = read_text ("\xef\xbb\xbf" GOOD BAD DICE);
  g_autoptr(AleaGame) first = alea_game_file_load (file, 1, NULL);
  g_autoptr(AleaGame) bad = NULL;
  g_autoptr(AleaGame) last = alea_game_file_load (file, 3, NULL);
  g_autoptr(GError) error = NULL;

  g_assert_nonnull (first);
  g_assert_cmpuint (alea_game_get_n_events (first), ==, 7);
  g_assert_cmpuint (alea_game_record_get_origin (first)->n_variations, ==, 0);
  g_assert_cmpstr (alea_record_find_note (alea_game_record_get_origin (first), 5)->variations, ==, "(3. d3 Nf6)");
  g_assert_nonnull (last);
  g_assert_cmpuint (alea_game_get_n_events (last), ==, 5);

  bad = alea_game_file_load (file, 2, &error);
  g_assert_null (bad);
  g_assert_true (g_str_has_prefix (error->message, "Line 14, column 13: "));
}

/* What only the program may say of a game is not believed of a file. */
static void
test_pretence (void)
{
  g_autoptr(AleaGameFile) file = read_text ("[AleaDice \"1\"]\n[AleaMatch \"9 9 9 9\"]\n" DICE);
  g_autoptr(AleaGame) game = alea_game_file_load (file, 1, NULL);

  g_assert_nonnull (game);
  g_assert_null (alea_record_get_tag (alea_game_record_get_origin (game), "AleaDice"));
  g_assert_null (alea_record_get_tag (alea_game_record_get_origin (game), "AleaMatch"));
}

/* Texts that hold no game, or only bad ones. */
static void
test_nothing (void)
{
  g_autoptr(AleaGameFile) empty = read_text ("");
  g_autoptr(AleaGameFile) bad = read_text (BAD);

  g_assert_cmpuint (alea_game_file_get_n_games (empty), ==, 0);
  g_assert_cmpuint (alea_game_file_get_first_good (empty), ==, 0);
  g_assert_null (alea_game_file_get_first_fault (empty));
  g_assert_cmpuint (alea_game_file_get_n_games (bad), ==, 1);
  g_assert_cmpuint (alea_game_file_get_first_good (bad), ==, 0);
}

/* As other programs write: the places count bytes, whatever the letters. */
static void
test_encodings (void)
{
  g_auto(GStrv) lines = g_strsplit (GOOD GOOD, "\n", -1);
  g_autofree char *crlf = g_strjoinv ("\r\n", lines);
  g_autofree char *latin = g_convert (GOOD GOOD, -1, "ISO-8859-1", "UTF-8", NULL, NULL, NULL);
  const char *const texts[] = { crlf, latin };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(AleaGameFile) file = read_text (texts[i]);
      g_autoptr(AleaGame) game = NULL;

      g_assert_cmpuint (alea_game_file_get_n_games (file), ==, 2);
      g_assert_cmpuint (alea_game_file_get_n_faults (file), ==, 0);
      assert_row (file, 1, 2, TRUE, "Löwe, Ada – Bauer, Ben",
                  "Club evening · Round 1 · 2026.11.02 · Chess · 4 moves", "1-0");
      game = alea_game_file_load (file, 2, NULL);
      g_assert_nonnull (game);
    }
}

/* What is not known is left out, however short the rest is. */
static void
test_details (void)
{
  static const struct { const char *text, *players, *details; } rows[] = {
    { "1. e4 *\n", "White – Black", "Chess · 1 move" },
    { "[Event \"C\"]\n[Round \"2\"]\n\n1. e4 e5 2. d4 *\n", "White – Black", "C · Round 2 · Chess · 2 moves" },
    { "[Event \"?\"]\n[Round \"?\"]\n[Date \"????.??.??\"]\n[White \"?\"]\n[Black \"Ben\"]\n\n*\n", "White – Ben",
      "Chess · 0 moves" },
    { "[Round \"-\"]\n[Date \"2026.??.??\"]\n[White \"Ada\"]\n\n1. e4 *\n", "Ada – Black", "2026.??.?? · Chess · 1 move" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGameFile) file = read_text (rows[i].text);

      assert_row (file, 0, 1, TRUE, rows[i].players, rows[i].details, "");
    }
}

/* A word of any length takes only so much room: its beginning is there. */
static void
test_long_words (void)
{
  static const guint lengths[] = { 119, 120, 121, 5000 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *rest = g_strnfill (lengths[i] - 1, 'x'), *shown = g_strnfill (MIN (lengths[i], 120) - 1, 'x');
      g_autofree char *text = g_strdup_printf ("[White \"A%s\"]\n\n1. e4 *\n", rest);
      g_autofree char *expected = g_strdup_printf ("A%s – Black", shown);
      g_autoptr(AleaGameFile) file = read_text (text);
      g_autoptr(AleaFileRow) row = g_list_model_get_item (G_LIST_MODEL (file), 0);

      g_assert_cmpstr (alea_file_row_get_players (row), ==, expected);
    }
}

/* --- files ------------------------------------------------------------------ */

static char *
write_file (const char *text)
{
  char *path = NULL;
  int fd = g_file_open_tmp ("alea-games-XXXXXX.pgn", &path, NULL);

  g_assert_true (g_close (fd, NULL));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* What a place covers is the game's text and nothing else. */
static void
test_places (void)
{
  static const char *const starts[] = { "[Event \"Club evening\"]\n[Date", "[Event \"?\"]" };
  g_autofree char *path = write_file ("; a remark\n\n" GOOD "  " BAD DICE);
  g_autoptr(GFile) location = g_file_new_for_path (path);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AleaGameFile) file = alea_game_file_new (location);
      g_autoptr(AleaFilePlace) place = NULL;
      g_autofree char *text = NULL;

      read_file (file, NULL, NULL);
      place = alea_game_file_get_place (file, 1 + 2 * i);
      g_assert_cmpuint (alea_file_place_get_n_games (place), ==, 3);
      g_assert_true (alea_file_place_replace (place, "XYZ", NULL, NULL));
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      if (i == 0)
        g_assert_cmpstr (text, ==, "; a remark\n\nXYZ\n\n  " BAD DICE);
      else
        g_assert_true (g_str_has_suffix (text, "XYZ\n\n"));
      g_assert_null (strstr (text, starts[i]));
      g_assert_true (g_file_set_contents (path, "; a remark\n\n" GOOD "  " BAD DICE, -1, NULL));
    }

  g_remove (path);
}

/* Of a long file all has been read in the end; how long a text is nobody asks. */
static void
test_fraction (void)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autoptr(GFile) location = NULL;
  g_autoptr(AleaGameFile) file = NULL, of_text = NULL;

  for (guint i = 0; i < 4000; i++)
    g_string_append (text, GOOD);
  path = write_file (text->str);
  location = g_file_new_for_path (path);
  file = alea_game_file_new (location);
  g_assert_cmpfloat (alea_game_file_get_fraction (file), ==, 0);
  read_file (file, NULL, NULL);
  g_assert_cmpfloat (alea_game_file_get_fraction (file), ==, 1);
  g_assert_cmpuint (alea_game_file_get_n_read (file), ==, 4000);

  of_text = read_text (text->str);
  g_assert_cmpfloat (alea_game_file_get_fraction (of_text), ==, 0);
  g_remove (path);
}

static void
test_changed_file (void)
{
  g_autofree char *path = write_file (GOOD GOOD);
  g_autoptr(GFile) location = g_file_new_for_path (path);
  g_autoptr(AleaGameFile) file = alea_game_file_new (location);
  g_autoptr(AleaGame) before = NULL, game = NULL;
  g_autoptr(AleaFilePlace) place = NULL;
  g_autoptr(GError) error = NULL, replace_error = NULL;

  read_file (file, NULL, NULL);
  before = alea_game_file_load (file, 2, &error);
  g_assert_no_error (error);
  g_assert_nonnull (before);
  place = alea_game_file_get_place (file, 2);
  g_assert_true (g_file_set_contents (path, GOOD, -1, NULL));
  g_assert_false (alea_file_place_replace (place, "XYZ", NULL, &replace_error));
  g_assert_error (replace_error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  game = alea_game_file_load (file, 2, &error);
  g_assert_null (game);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_remove (path);
}

/* A game that comes from elsewhere belongs to no match here. */
static void
test_match (void)
{
  g_autoptr(AleaGameFile) file = read_text ("[AleaMatch \"3 0 4 0\"]\n\n1. e4 *\n");
  g_autoptr(AleaGame) game = alea_game_file_load (file, 1, NULL);

  g_assert_nonnull (alea_game_record_get_origin (game));
}

/* A file that is not there, and a place that nobody knows the way to. */
static void
test_no_file (void)
{
  static const struct { const char *uri; GIOErrorEnum code; } rows[] = {
    { "file:///none/games.pgn", G_IO_ERROR_NOT_FOUND }, { "nowhere:///games.pgn", G_IO_ERROR_NOT_SUPPORTED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GFile) location = g_file_new_for_uri (rows[i].uri);
      g_autoptr(AleaGameFile) file = alea_game_file_new (location);
      g_autoptr(GError) error = NULL;

      read_file (file, NULL, &error);
      g_assert_error (error, G_IO_ERROR, (int) rows[i].code);
    }
}

/* Neither waits for anybody to write. */
static void
test_no_games (void)
{
  g_autofree char *path = write_file ("");
  g_autoptr(GFile) location = g_file_new_for_path (path);

  for (int is_pipe = 0; is_pipe < 2; is_pipe++)
    {
      const int expected = is_pipe ? G_IO_ERROR_NOT_REGULAR_FILE : G_IO_ERROR_IS_DIRECTORY;
      g_autoptr(AleaGameFile) file = alea_game_file_new (location);
      g_autoptr(GError) error = NULL;

      g_remove (path);
      g_assert_cmpint (is_pipe ? mkfifo (path, 0600) : g_mkdir (path, 0700), ==, 0);
      read_file (file, NULL, &error);
      g_assert_error (error, G_IO_ERROR, expected);
    }

  g_remove (path);
}

/* What may be something else than games. */
static void
test_short_text (void)
{
  g_autofree char *long_text = g_strnfill (ALEA_GAME_FILE_SHORT + 1, ' ');
  g_autofree char *short_text = g_strnfill (ALEA_GAME_FILE_SHORT, ' ');
  g_autoptr(AleaGameFile) empty = read_text ("");
  g_autoptr(AleaGameFile) small = read_text ("8/8 \xff");
  g_autoptr(AleaGameFile) just_small = read_text (short_text);
  g_autoptr(AleaGameFile) large = read_text (long_text), utf16 = read_text ("\xfe\xff" "8/8");
  g_autoptr(AleaGameFile) other = alea_game_file_new_for_text ("diagram: 1. e4 *");

  g_assert_cmpstr (alea_game_file_get_short_text (empty), ==, "");
  g_assert_cmpstr (alea_game_file_get_short_text (small), ==, "8/8 \357\277\275");
  g_assert_cmpstr (alea_game_file_get_short_text (just_small), ==, short_text);
  g_assert_null (alea_game_file_get_short_text (large));
  g_assert_null (alea_game_file_get_short_text (utf16));
  g_assert_nonnull (strstr (alea_game_file_get_first_fault (utf16), "UTF-16"));
  g_assert_false (alea_game_file_get_is_other (small));

  alea_game_file_set_other (other, "diagram:");
  read_file (other, NULL, NULL);
  g_assert_true (alea_game_file_get_is_other (other));
  g_assert_cmpuint (alea_game_file_get_n_games (other), ==, 0);
}

static gboolean
cancel_cb (gpointer data)
{
  g_cancellable_cancel (data);
  return G_SOURCE_REMOVE;
}

/* A long file is left in the middle. */
static void
test_cancel (void)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(AleaGameFile) file = NULL;
  g_autoptr(GError) error = NULL;

  while (text->len < 32 << 20)
    g_string_append (text, GOOD);
  file = alea_game_file_new_for_text (text->str);
  g_timeout_add (20, cancel_cb, cancellable);
  read_file (file, cancellable, &error);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (alea_game_file_get_n_read (file), <, text->len / strlen (GOOD));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (file)), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/game-file/match", test_match);
  g_test_add_func ("/model/game-file/rows", test_rows);
  g_test_add_func ("/model/game-file/changes", test_changes);
  g_test_add_func ("/model/game-file/search", test_search);
  g_test_add_func ("/model/game-file/load", test_load);
  g_test_add_func ("/model/game-file/pretence", test_pretence);
  g_test_add_func ("/model/game-file/nothing", test_nothing);
  g_test_add_func ("/model/game-file/encodings", test_encodings);
  g_test_add_func ("/model/game-file/details", test_details);
  g_test_add_func ("/model/game-file/long-words", test_long_words);
  g_test_add_func ("/model/game-file/places", test_places);
  g_test_add_func ("/model/game-file/fraction", test_fraction);
  g_test_add_func ("/model/game-file/changed-file", test_changed_file);
  g_test_add_func ("/model/game-file/no-file", test_no_file);
  g_test_add_func ("/model/game-file/cancel", test_cancel);
  g_test_add_func ("/model/game-file/no-games", test_no_games);
  g_test_add_func ("/model/game-file/short-text", test_short_text);

  return g_test_run ();
}
