/* test-uci-seat.c: another program at the table, good and bad ones
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "children.h"
#include "game-watch.h"
#include "lone-seat.h"
#include "test-support.h"

#include "alea-computer-seat.h"
#include "alea-level.h"
#include "alea-uci-seat.h"
#include "alea-umpire.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define MOST_SECONDS 60

typedef struct
{
  AleaGame    *game;
  AleaSession *session;
  AleaUmpire  *umpire;
  guint        n_failed;
  char        *refused;
} Table;

static gboolean
is_ready (gpointer data)
{
  return TRUE;
}

static void
failed_cb (Table      *table,
           const char *sentence)
{
  g_assert_cmpstr (sentence, ==, "The chess engine is not working. The computer will take over.");
  table->n_failed++;
}

static void
refused_cb (Table      *table,
            AleaSeat   *seat,
            const char *sentence)
{
  table->refused = g_strdup (sentence);
}

static void
set_up (Table      *table,
        const char *game,
        const char *command)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
  g_autoptr(AleaClock) clock = alea_clock_new (&control);

  memset (table, 0, sizeof *table);
  table->game = game_new (game);
  alea_game_set_dice (table->game, alea_dice_new_seeded ("uci"));
  table->session = alea_session_new (table->game, match, clock);
  table->umpire = alea_umpire_new (table->session, is_ready, table);
  g_signal_connect_swapped (table->umpire, "refused", G_CALLBACK (refused_cb), table);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      g_autoptr(AleaSeat) computer = alea_computer_seat_new (1, 7);
      g_autoptr(AleaSeat) program = alea_uci_seat_new (command, computer);

      alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (computer), 0);
      g_signal_connect_swapped (program, "failed", G_CALLBACK (failed_cb), table);
      alea_umpire_set_seat (table->umpire, i, program);
      if (i == 0)
        alea_person_set_level (alea_match_get_person (match, i), ALEA_LEVEL_PROGRAM);
    }
}

static void
clear_away (Table *table)
{
  g_assert_cmpstr (table->refused, ==, NULL);
  g_clear_object (&table->umpire);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&table->session);
  g_clear_object (&table->game);
}

static void
play_until (Table *table,
            guint  n_events)
{
  const gint64 deadline = g_get_monotonic_time () + MOST_SECONDS * G_TIME_SPAN_SECOND;

  alea_umpire_ask (table->umpire);
  while (alea_game_get_n_events (table->game) < n_events)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (100);
    }
}

/* It moves where it is asked. */
static void
test_plays (void)
{
  g_autofree char *command = lone_seat_make_command ("good");
  Table table;

  set_up (&table, "chess", command);
  play_until (&table, 1);
  game_assert_words (table.game, "e4");
  g_assert_cmpuint (table.n_failed, ==, 0);
  clear_away (&table);
}

/* It is asked for nothing but moves: dice and games with dice are the computer's. */
static void
test_other_questions (void)
{
  Table table;

  set_up (&table, "guardener", "/nowhere/no-engine");
  play_until (&table, 4);
  g_assert_cmpuint (table.n_failed, ==, 0);
  clear_away (&table);

  g_assert_cmpuint (alea_level_for_game (ALEA_LEVEL_PROGRAM, test_rules ("guardener")), ==, ALEA_N_LEVELS);
  g_assert_cmpuint (alea_level_for_game (ALEA_LEVEL_PROGRAM, test_rules ("chess960")), ==, ALEA_LEVEL_PROGRAM);
  g_assert_cmpuint (alea_level_for_game (2, test_rules ("guardener")), ==, 2);
}

/* Whatever it does wrong, the computer goes on with one sentence. */
static void
test_fails (gconstpointer mode)
{
  g_autofree char *command = g_str_equal (mode, "missing") ? g_strdup ("/nowhere/no-engine") : lone_seat_make_command (mode);
  Table table;

  set_up (&table, "chess", command);
  play_until (&table, 3);
  g_assert_cmpuint (table.n_failed, >=, 1);
  g_assert_cmpuint (table.n_failed, <=, 2);   /* there are two seats */
  clear_away (&table);
}

/* What it thinks of when the game goes on is dropped, and no later answer is taken
 * for that to another question. */
static void
test_withdrawn (void)
{
  g_autofree char *command = lone_seat_make_command ("slow");
  Table table;

  set_up (&table, "chess", command);
  for (guint i = 0; i < 5; i++)
    {
      const gint64 end = g_get_monotonic_time () + i * 60 * G_TIME_SPAN_MILLISECOND;

      alea_umpire_ask (table.umpire);
      while (g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, FALSE);
    }
  play_until (&table, 1);
  g_assert_cmpuint (table.n_failed, ==, 0);
  clear_away (&table);
}

/* Where the seat goes the program goes, too. */
static void
test_reaped (void)
{
  g_autofree char *command = lone_seat_make_command ("stubborn");
  Table table;

  set_up (&table, "chess", command);
  play_until (&table, 1);
  g_assert_true (children_are_there ());
  clear_away (&table);
  children_wait_for_none ();
}

/* --- asked without a table ------------------------------------------------------ */

/* One program is asked again and again, for a share of the time that is left; at rest
 * there is none. */
static void
test_time (void)
{
  static const struct { gint64 left; const char *told; } rows[] = {
    { -1, "go movetime 1000\n" }, { 0, "go movetime 10\n" }, { 399, "go movetime 10\n" }, { 440, "go movetime 11\n" },
    { 39999, "go movetime 999\n" }, { 40040, "go movetime 1000\n" }, { G_MAXINT64, "go movetime 1000\n" },
  };
  g_autofree char *folder = g_dir_make_tmp ("alea-notes-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "notes", NULL);
  g_autofree char *mode = g_strconcat ("notes=", path, NULL);
  g_autofree char *command = lone_seat_make_command (mode), *text = NULL, *again = NULL;
  g_auto(GStrv) parts = NULL;
  LoneSeat alone;

  lone_seat_set_up (&alone, command);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      lone_seat_ask (&alone, rows[i].left);
      lone_seat_wait (&alone, i + 1);
      g_assert_no_error (alone.error);
      g_assert_cmpint (alea_move_to (alone.answer.decision.move), ==, test_square ("e4"));
    }

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "uci\n"));
  g_assert_null (strstr (text + 1, "uci\n"));
  parts = g_strsplit (text, "go ", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, G_N_ELEMENTS (rows) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_true (g_str_has_prefix (parts[i + 1], rows[i].told + strlen ("go ")));

  alea_seat_rest (alone.seat);
  children_wait_for_none ();
  g_assert_cmpint (g_unlink (path), ==, 0);
  lone_seat_ask (&alone, -1);
  lone_seat_wait (&alone, G_N_ELEMENTS (rows) + 1);
  g_assert_true (g_file_get_contents (path, &again, NULL, NULL));
  g_assert_true (g_str_has_prefix (again, "uci\n"));
  g_assert_cmpuint (alone.n_failed, ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  lone_seat_clear_away (&alone);
  children_wait_for_none ();
}

/* A program whose question was withdrawn ends, so that it cannot answer another one late; that is
 * no failure, and the next question has another program. */
static void
test_ends_when_withdrawn (void)
{
  g_autofree char *command = lone_seat_make_command ("slow");
  const gint64 deadline = g_get_monotonic_time () + MOST_SECONDS * G_TIME_SPAN_SECOND;
  LoneSeat alone;

  lone_seat_set_up (&alone, command);
  lone_seat_ask (&alone, -1);
  while (!children_are_there ())
    g_assert_cmpint (g_get_monotonic_time (), <, deadline);
  g_cancellable_cancel (alone.cancellable);
  lone_seat_wait (&alone, 1);
  g_assert_error (alone.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  children_wait_for_none ();

  g_cancellable_reset (alone.cancellable);
  lone_seat_ask (&alone, -1);
  lone_seat_wait (&alone, 2);
  g_assert_no_error (alone.error);
  g_assert_cmpint (alea_move_to (alone.answer.decision.move), ==, test_square ("e4"));
  g_assert_cmpuint (alone.n_failed, ==, 0);
  lone_seat_clear_away (&alone);
  children_wait_for_none ();
}

/* A program that fails at two questions is told of once; both are answered, and it is
 * asked no more. */
static void
test_fails_once (void)
{
  g_autofree char *command = lone_seat_make_command ("crash");
  AleaSeatQuestion question;
  LoneSeat alone;

  lone_seat_set_up (&alone, command);
  question = (AleaSeatQuestion) { .state = &alone.state, .msec_left = -1 };
  g_assert_true (alea_seat_find (alone.seat, &question) == alone.seat);
  lone_seat_ask (&alone, -1);
  lone_seat_ask (&alone, -1);
  lone_seat_wait (&alone, 2);
  g_assert_no_error (alone.error);
  g_assert_cmpint (alone.answer.type, ==, ALEA_EVENT_DECISION);
  g_assert_true (alea_state_lists (&alone.state, &alone.answer.decision));
  g_assert_cmpuint (alone.n_failed, ==, 1);
  g_assert_true (alea_seat_find (alone.seat, &question) == alone.computer);
  lone_seat_clear_away (&alone);
}

static void
give_up_cb (LoneSeat *alone)
{
  g_cancellable_cancel (alone->cancellable);
}

/* Nobody waits for the computer that takes over, where the game has gone on. */
static void
test_fails_in_vain (void)
{
  LoneSeat alone;

  lone_seat_set_up (&alone, "/nowhere/no-engine");
  alea_computer_seat_set_pause (ALEA_COMPUTER_SEAT (alone.computer), 1000 * MOST_SECONDS);
  g_signal_connect_data (alone.seat, "failed", G_CALLBACK (give_up_cb), &alone, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  lone_seat_ask (&alone, -1);
  lone_seat_wait (&alone, 1);
  g_assert_error (alone.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (alone.n_failed, ==, 1);
  lone_seat_clear_away (&alone);
}

/* --- levels and programs ------------------------------------------------------ */

static void
test_levels (void)
{
  static const char *const titles[] = {
    "Person", "Computer (For Children)", "Computer (Beginner)", "Computer (Casual Player)", "Computer (Club Player)",
    "Computer (Strong Club Player)", "Computer (Full Strength)", "Chess Engine",
  };
  static const struct { const char *text; guint level; } texts[] = {
    { "hand", 0 }, { "level=1", 1 }, { "level=2", 2 }, { "level=3", 3 }, { "level=4", 4 }, { "level=5", 5 },
    { "level=6", 6 }, { "uci", ALEA_LEVEL_PROGRAM },
  };
  static const char *const others[] = { NULL, "", "level", "level=", "level=0", "level=7", "level=11", "Level=1", "uci " };

  for (guint most = 0; most <= ALEA_LEVEL_PROGRAM; most++)
    {
      g_auto(GStrv) list = alea_level_list_titles (most);

      g_assert_cmpuint (g_strv_length (list), ==, most + 1);
      for (guint i = 0; i <= most; i++)
        g_assert_cmpstr (list[i], ==, titles[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_cmpuint (alea_level_find_title (titles[i]), ==, i);
  g_assert_cmpuint (alea_level_find_title ("Computer"), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = alea_level_write (texts[i].level);

      g_assert_cmpstr (text, ==, texts[i].text);
      g_assert_cmpuint (alea_level_parse (text), ==, texts[i].level);
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_cmpuint (alea_level_parse (others[i]), ==, 0);
}

/* What is chosen counts, if it is there; and nothing else then. */
static void
test_chosen_program (void)
{
  static const struct { const char *chosen; gboolean is_there; } rows[] = {
    { "sh", TRUE }, { "sh -c 'exit 1'", TRUE }, { "/bin/sh", TRUE }, { "no-such-engine", FALSE },
    { "/no/such/engine --fast", FALSE }, { "sh 'open", FALSE },
  };
  g_autoptr(GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr(GSettings) settings = g_settings_new_with_backend (APPLICATION_ID, backend);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *found = NULL;

      g_settings_set_string (settings, "chess-engine", rows[i].chosen);
      found = alea_uci_seat_find_program (settings);
      g_assert_cmpstr (found, ==, rows[i].is_there ? rows[i].chosen : NULL);
      g_assert_cmpuint (alea_uci_seat_find_most (settings), ==,
                        rows[i].is_there ? ALEA_LEVEL_PROGRAM : ALEA_N_LEVELS);
    }
  g_settings_reset (settings, "chess-engine");
}

/* Where none is chosen a known one is taken, from wherever programs are found, quoted
 * for a shell. */
static void
test_known_program (void)
{
  g_autoptr(GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr(GSettings) settings = g_settings_new_with_backend (APPLICATION_ID, backend);
  g_autofree char *top = g_dir_make_tmp ("alea-known-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "my engines", NULL);
  g_autofree char *program = g_build_filename (folder, "stockfish", NULL);
  g_autofree char *path = g_strdup (g_getenv ("PATH")), *found = NULL, *not_there = NULL, *quoted = NULL;

  g_settings_set_string (settings, "chess-engine", "");
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_setenv ("PATH", folder, TRUE);
  not_there = alea_uci_seat_find_program (settings);
  if (g_access ("/usr/games/stockfish", X_OK) != 0)
    g_assert_null (not_there);

  g_assert_true (g_file_set_contents_full (program, "#!/bin/sh\n", -1, G_FILE_SET_CONTENTS_NONE, 0700, NULL));
  found = alea_uci_seat_find_program (settings);
  quoted = g_strdup_printf ("'%s'", program);
  g_assert_cmpstr (found, ==, quoted);

  g_setenv ("PATH", path, TRUE);
  g_assert_cmpint (g_unlink (program), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (top), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  static const char *const modes[] = { "missing", "lie", "empty", "crash" };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/uci-seat/levels", test_levels);
  g_test_add_func ("/uci-seat/chosen-program", test_chosen_program);
  g_test_add_func ("/uci-seat/known-program", test_known_program);
  g_test_add_func ("/uci-seat/plays", test_plays);
  g_test_add_func ("/uci-seat/other-questions", test_other_questions);
  g_test_add_func ("/uci-seat/withdrawn", test_withdrawn);
  g_test_add_func ("/uci-seat/reaped", test_reaped);
  g_test_add_func ("/uci-seat/time", test_time);
  g_test_add_func ("/uci-seat/ends-when-withdrawn", test_ends_when_withdrawn);
  g_test_add_func ("/uci-seat/fails-once", test_fails_once);
  g_test_add_func ("/uci-seat/fails-in-vain", test_fails_in_vain);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = g_strconcat ("/uci-seat/fails/", modes[i], NULL);

      g_test_add_data_func (path, modes[i], test_fails);
    }

  return g_test_run ();
}
