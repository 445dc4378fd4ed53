/* test-sudden-death.c: a program that is killed while a game is played
 *
 * A child plays random games with an event after another, and each is kept
 * safe before it is told to the parent, which kills the child at a random
 * moment.  What is found then has every event that was told, at most one more,
 * and an older save in the same folder is untouched.
 *
 * ALEA_TEST_KILLS says how often.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-autosave.h"
#include "alea-game-record.h"
#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"
#include "random-record.h"
#include "test-support.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Microseconds: from before the first save to many saves on. */
#define MAX_DELAY 60000

#define MAX_EVENTS 400

/* --- the child -------------------------------------------------------------- */

static char *
write_text (gpointer   data,
            GError   **error)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (data);
  g_autoptr(GString) text = g_string_new (NULL);

  return alea_pgn_write (record, text, error) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static AleaSession *
make_session (AleaGame *game)
{
  const AleaClockControl control = { .kind = ALEA_CLOCK_FISCHER, .seconds = { 300, 300 }, .extra = { 3, 3 } };
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&control);

  return alea_session_new (game, match, clock);
}

/* The same game for the same @stream. */
static void
play_on (AleaGame *game,
         guint64  *stream)
{
  AleaEvent event = random_record_event (alea_game_get_state (game), stream);

  g_assert_true (alea_game_apply (game, &event, NULL));
}

static gboolean
can_play_on (AleaGame *game)
{
  return alea_game_get_n_events (game) < MAX_EVENTS && alea_game_get_state (game)->stage != ALEA_STAGE_OVER;
}

static void
run_child (const char      *folder,
           const AleaRules *rules,
           guint64          stream,
           int              out)
{
  AleaAutosave *autosave = alea_autosave_open_another (folder, NULL);
  AleaGame *game = alea_game_new (rules, NULL);
  AleaSession *session = make_session (game);

  while (can_play_on (game))
    {
      guint32 n_events;

      play_on (game, &stream);
      if (!alea_autosave_save (autosave, write_text, session, NULL))
        _exit (1);
      n_events = alea_game_get_n_events (game);
      if (write (out, &n_events, sizeof n_events) != sizeof n_events)
        _exit (1);
    }

  pause ();
}

/* --- the parent ------------------------------------------------------------- */

/* The last number that came whole out of @in. */
static guint
read_told (int in)
{
  guint32 n_events = 0, next;

  while (read (in, &next, sizeof next) == sizeof next)
    n_events = next;

  return n_events;
}

static void
assert_is_beginning (const AleaRecord *record,
                     const AleaRules  *rules,
                     guint64           stream)
{
  g_autoptr(AleaGame) game = alea_game_new (rules, NULL);

  for (guint i = 0; i < record->events->len; i++)
    {
      play_on (game, &stream);
      g_assert_true (alea_record_same_event (alea_record_get_event (record, i), alea_game_get_event (game, i)));
    }
}

static AleaRecord *
parse (const char *text)
{
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, strlen (text));
  AleaPgnGame *game = NULL;

  g_assert_true (alea_pgn_reader_next (reader, &game, NULL, NULL));
  g_assert_nonnull (game);
  g_assert_false (game->is_bad);
  return alea_pgn_game_steal_record (game);
}

/* What the child has left, which goes; NULL for nothing. */
static char *
take_save (const char *folder)
{
  g_autoptr(AleaAutosave) autosave = alea_autosave_open (folder, NULL);
  char *text = alea_autosave_load (autosave, NULL);

  g_assert_true (alea_autosave_clear (autosave, NULL));
  return text;
}

static void
kill_once (const char      *folder,
           const AleaRules *rules,
           guint64          stream)
{
  g_autofree char *text = NULL;
  guint n_told, n_saved = 0;
  int pipes[2];
  pid_t child;

  g_assert_cmpint (pipe (pipes), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    run_child (folder, rules, stream, pipes[1]);

  close (pipes[1]);
  g_usleep ((gulong) g_random_int_range (0, MAX_DELAY));
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
  n_told = read_told (pipes[0]);
  close (pipes[0]);

  text = take_save (folder);
  if (text != NULL)
    {
      g_autoptr(AleaRecord) record = parse (text);

      n_saved = record->events->len;
      assert_is_beginning (record, rules, stream);
    }
  g_assert_cmpuint (n_saved, >=, n_told);
  g_assert_cmpuint (n_saved, <=, n_told + 1);
}

static char *
get_old_text (gpointer   data,
              GError   **error)
{
  return g_strdup (data);
}

static void
remove_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

static void
test_sudden_death (void)
{
  static char old_text[] = "an older save\n";
  const guint n_kills = test_get_amount ("ALEA_TEST_KILLS", 20);
  g_autofree char *folder = g_dir_make_tmp ("alea-death-XXXXXX", NULL);
  g_autoptr(AleaAutosave) old = alea_autosave_open (folder, NULL);
  g_autofree char *kept = NULL;

  /* Held, as a game that waits is. */
  g_assert_true (alea_autosave_save (old, get_old_text, old_text, NULL));
  for (guint i = 0, game = 0; i < n_kills; i++)
    {
      kill_once (folder, alea_games[game], i + 1);
      game = alea_games[game + 1] != NULL ? game + 1 : 0;
    }

  kept = alea_autosave_load (old, NULL);
  g_assert_cmpstr (kept, ==, old_text);
  remove_files (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/sudden-death", test_sudden_death);

  return g_test_run ();
}
