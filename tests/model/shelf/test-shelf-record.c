/* test-shelf-record.c: games of every kind are on the shelf what they are in PGN
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-script.h"
#include "alea-shelf-keep.h"
#include "alea-shelf-record.h"
#include "alea-shelf-words.h"
#include "check-pgn.h"
#include "random-record.h"
#include "test-support.h"

#include <string.h>

/* Through the database. */
static AleaShelfGame *
keep (AleaShelf           *shelf,
      const AleaShelfGame *game)
{
  const gint64 id = alea_shelf_create (shelf, game, NULL, NULL);

  shelf_test_flush (shelf);
  alea_shelf_release (shelf, id);
  return shelf_test_read (shelf, id);
}

static void
assert_comes_back (AleaShelf        *shelf,
                   const AleaRecord *record)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, &error);
  g_autoptr(AleaShelfGame) kept = NULL;
  g_autoptr(AleaRecord) back = NULL;
  g_autofree char *before = NULL, *after = NULL;
  char *fault = (char *) "from another game";

  g_assert_no_error (error);
  kept = keep (shelf, game);
  back = alea_shelf_record_from_game (kept, &fault, &error);
  g_assert_no_error (error);
  g_assert_null (fault);
  g_assert_cmpuint (back->events->len, ==, record->events->len);
  for (guint i = 0; i < record->events->len; i++)
    g_assert_true (alea_record_same_event (alea_record_get_event (back, i), alea_record_get_event (record, i)));
  g_assert_cmpuint (back->tags->len, ==, record->tags->len);

  before = check_pgn_write (record);
  after = check_pgn_write (back);
  g_assert_cmpstr (after, ==, before);
}

static void
test_random_games (void)
{
  const guint n_games = test_get_amount ("ALEA_TEST_SHELF_RECORDS", 20);
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  guint64 stream = 7;

  for (guint i = 0; alea_games[i] != NULL; i++)
    for (guint j = 0; j < n_games; j++)
      {
        g_autoptr(AleaRecord) record = random_record_new (alea_games[i], 150, &stream);

        assert_comes_back (shelf, record);
      }

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

#define FOOL "[Event \"Club\"]\n[Site \"Vienna\"]\n[Date \"2024.02.29\"]\n[Round \"3\"]\n" \
             "[White \"Anna\"]\n[Black \"Ben\"]\n"

/* Tags stay in the order of the file. */
static void
test_tags (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaRecord) record = check_pgn_read ("[Opening \"Open\"]\n[ECO \"C20\"]\n[Annotator \"Anna\"]\n\n1. e4 *\n");

  assert_comes_back (shelf, record);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* The dice that were rolled last are kept with the game; in the list are only those that
 * wait to be played. */
static void
test_last_roll (void)
{
  static const struct { const char *text, *dice; guint n_on_table; } rows[] = {
    { "1. e4 *\n", NULL, 0 },
    { "[Variant \"Guardener Chess\"]\n\n1. {[%roll 1-2]} e4 1... {[%roll 2-2 3-1]} e5 *\n", "3-1", 0 },
    { "[Variant \"Guardener Chess\"]\n\n1. {[%roll 1-2]} e4 {[%roll 3-1]} *\n", "3-1", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = check_pgn_read (rows[i].text);
      g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, NULL);

      g_assert_cmpstr (game->dice, ==, rows[i].dice);
      g_assert_cmpuint (alea_shelf_words_get_roll (game).n, ==, rows[i].n_on_table);
    }
}

static void
assert_on_table (AleaShelfGame *game,
                 const char    *fen,
                 guint          n,
                 guint          face)
{
  AleaRoll roll;

  alea_shelf_set_text (&game->fen, fen);
  roll = alea_shelf_words_get_roll (game);
  g_assert_cmpuint (roll.n, ==, n);
  g_assert_cmpuint (roll.face[0], ==, face);
}

/* A roll that has been played is none any more, nor one that has placed a piece once all
 * are there. */
static void
test_roll_on_table (void)
{
  g_autoptr(AleaShelfGame) moves = alea_shelf_game_new ("random-move"), starts = alea_shelf_game_new ("chess960");

  alea_shelf_set_text (&moves->dice, "3");
  moves->n_moves = 4;
  assert_on_table (moves, "4k3/8/8/8/8/8/8/R3K3 w - - 0 5", 0, 0);
  assert_on_table (moves, "4k3/8/8/8/8/8/8/R3K3 w - - 0 5 dice=2", 1, 2);
  assert_on_table (moves, "what", 0, 0);
  moves->state = ALEA_SHELF_OVER;
  assert_on_table (moves, "4k3/8/8/8/8/8/8/R3K3 w - - 0 5", 1, 3);

  alea_shelf_set_text (&starts->dice, "4");
  assert_on_table (starts, "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", 1, 4);
  assert_on_table (starts, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1", 0, 0);
}

/* What the list shows of it. */
static void
test_stand (void)
{
  g_autoptr(AleaRecord) record = check_pgn_read (FOOL "\n1. f3 {[%clk 0:04:59] bad} e5 2. g4 $4 Qh4# 0-1\n");
  g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, NULL);
  g_autoptr(GDateTime) day = g_date_time_new_from_unix_local (game->started / 1000);

  g_assert_cmpstr (game->rules, ==, "chess");
  g_assert_null (game->options);
  g_assert_null (game->start);
  g_assert_cmpint (game->origin, ==, ALEA_SHELF_ORIGIN_FILE);
  g_assert_cmpstr (game->event, ==, "Club");
  g_assert_cmpstr (game->site, ==, "Vienna");
  g_assert_cmpstr (game->date, ==, "2024.02.29");
  g_assert_cmpstr (game->round, ==, "3");
  g_assert_cmpstr (game->white, ==, "Anna");
  g_assert_cmpstr (game->black, ==, "Ben");
  g_assert_cmpuint (game->tags->len, ==, 0);
  g_assert_cmpint (g_date_time_get_day_of_month (day), ==, 29);
  g_assert_cmpint (game->state, ==, ALEA_SHELF_OVER);
  g_assert_cmpint (game->result, ==, ALEA_RESULT_BLACK);
  g_assert_cmpstr (game->ending, ==, "checkmate");
  g_assert_cmpint (game->n_moves, ==, 2);
  g_assert_true (g_str_has_prefix (game->fen, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w"));
  g_assert_cmpuint (game->n_events, ==, 4);
  g_assert_cmpint (alea_shelf_game_get_event (game, 0)->clock, ==, 299000);
  g_assert_cmpint (alea_shelf_game_get_event (game, 1)->who, ==, ALEA_WHO_BLACK);
  g_assert_cmpstr (alea_shelf_game_get_event (game, 3)->text, ==, "Qh4#");
  g_assert_cmpuint (game->notes->len, ==, 2);
}

/* Moves count from where the game began, whatever number they have there; none is made as
 * long as pieces are set up. */
static void
test_moves (void)
{
  static const char position[] = "[SetUp \"1\"]\n[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 %s - - 0 7\"]\n\n%s *\n";
  static const struct { const char *colour, *moves; int n_moves; } rows[] = {
    { "w", "", 0 }, { "w", "7. e4", 1 }, { "w", "7. e4 e5", 1 }, { "w", "7. e4 e5 8. Kd2", 2 },
    { "b", "", 0 }, { "b", "7... e5", 1 }, { "b", "7... e5 8. e4", 2 },
  };
  g_autoptr(AleaRecord) setting_up = check_pgn_read ("[Variant \"Chess960\"]\n[SetupRolls \"2 3\"]\n\n*\n");
  g_autoptr(AleaRecord) set_up = check_pgn_read ("[Variant \"Chess960\"]\n[SetupRolls \"2 3 3 6 2 3\"]\n\n1. e4 e5 2. d4 *\n");
  g_autoptr(AleaShelfGame) early = alea_shelf_record_to_game (setting_up, ALEA_SHELF_ORIGIN_FILE, NULL);
  g_autoptr(AleaShelfGame) late = alea_shelf_record_to_game (set_up, ALEA_SHELF_ORIGIN_FILE, NULL);

  g_assert_cmpint (early->n_moves, ==, 0);
  g_assert_cmpint (late->n_moves, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;
      g_autoptr(AleaRecord) record = NULL;
      g_autoptr(AleaShelfGame) game = NULL;

      text = g_strdup_printf (position, rows[i].colour, rows[i].moves);
      record = check_pgn_read (text);
      game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, NULL);
      g_assert_cmpint (game->n_moves, ==, rows[i].n_moves);
    }
}

/* What stands before the first move and behind the last one, too. */
static void
test_notes_at_the_ends (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaRecord) record = check_pgn_read (FOOL "\n{[%clk 0:05:00] begun} 1. e4 e5 $4 {[%clk 0:04:59] ended} *\n");
  g_autofree char *text = check_pgn_write (record);

  g_assert_nonnull (strstr (text, "begun"));
  g_assert_nonnull (strstr (text, "e5 $4 {[%clk 0:04:59] ended}"));
  assert_comes_back (shelf, record);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* What else might have been played, as another program wrote it. */
static void
test_variations (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaRecord) record = check_pgn_read (FOOL "\n1. e4 (1. d4 d5 (1... Nf6 {Indian}) 2. c4) 1... e5 {open} "
                                           "(1... c5 2. Nf3) *\n");
  g_autofree char *text = check_pgn_write (record);

  g_assert_nonnull (strstr (text, "1. e4 (1. d4 d5 (1... Nf6 {Indian}) 2. c4) 1... e5 {open} (1... c5 2. Nf3)"));
  assert_comes_back (shelf, record);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* What a review has found is kept beside each of them. */
static void
test_findings (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaRecord) record = check_pgn_read ("[Variant \"Random Move Number Chess\"]\n[SetupRolls \"5 2\"]\n\n"
                                           "1. e4 {[%eval 0.412/0.100/0.488]} e5 {[%roll 1]} *\n");
  g_autofree char *text = NULL;

  for (guint i = 0; i < record->events->len; i++)
    {
      AleaFinding *finding = &alea_record_make_note (record, i + 1)->finding;

      finding->has_luck = alea_record_get_event (record, i)->type == ALEA_EVENT_ROLL;
      finding->luck = -0.25;
    }
  alea_record_make_note (record, 3)->finding.better = g_strdup ("c4");
  text = check_pgn_write (record);
  g_assert_nonnull (strstr (text, "{[%eval 0.412/0.100/0.488]}"));
  g_assert_nonnull (strstr (text, "[%luck -0.25]"));
  g_assert_nonnull (strstr (text, "c4"));
  assert_comes_back (shelf, record);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* The number of events before the note of kind @kind, -1 where there is none. */
static int
find_note (const AleaShelfGame *game,
           AleaShelfNoteKind    kind)
{
  for (guint i = 0; i < game->notes->len; i++)
    if (g_array_index (game->notes, AleaShelfNote, i).kind == kind)
      return (int) g_array_index (game->notes, AleaShelfNote, i).number;

  return -1;
}

/* Rolls that were taken back by agreement are kept apart from what is said beside them: where the
 * moves before are undone nothing is said any more, but the dice have fallen. */
static void
test_taken_rolls (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaRecord) record = check_pgn_read ("[Variant \"Random Move Number Chess\"]\n[SetupRolls \"5 2\"]\n\n"
                                           "1. e4 e5 {So. Taken back by agreement: roll 3, 1d6 4.} 2. {[%roll 3]} Nf3 *\n");
  g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, NULL);
  g_autoptr(AleaRecord) back = NULL;
  const int number = find_note (game, ALEA_SHELF_NOTE_TAKEN);

  assert_comes_back (shelf, record);
  g_assert_cmpint (number, >, 1);
  g_assert_cmpint (find_note (game, ALEA_SHELF_NOTE_COMMENT), ==, number);
  g_assert_cmpstr (alea_record_make_note (record, (guint) number)->comment, ==,
                   "So. Taken back by agreement: roll 3, 1d6 4.");

  game->n_events = (guint) number - 1;
  back = alea_shelf_record_from_game (game, NULL, NULL);
  g_assert_cmpuint (back->events->len, ==, (guint) number - 1);
  g_assert_cmpstr (alea_record_make_note (back, back->events->len)->comment, ==,
                   "Taken back by agreement: roll 3, 1d6 4.");
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* By time: none of its events says so. */
static void
test_outside_ending (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaRecord) record = check_pgn_read (FOOL "[Termination \"time forfeit\"]\n\n1. e4 e5 1-0\n");
  g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, NULL);

  g_assert_cmpint (game->state, ==, ALEA_SHELF_OVER);
  g_assert_cmpint (game->result, ==, ALEA_RESULT_WHITE);
  g_assert_cmpstr (game->ending, ==, "time");
  assert_comes_back (shelf, record);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* Whether it was the clock that ended a game that ends with a resignation, the row knows better
 * than a tag, which may be of a game that went on. */
static void
test_lost_on_time (void)
{
  static const struct { const char *ending, *before, *after; } rows[] = {
    { "time", NULL, "time forfeit" },
    { "time", "Time forfeit", "Time forfeit" },
    { "resignation", "time forfeit", NULL },
    { "resignation", "normal", "normal" },
    { NULL, "time forfeit", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = check_pgn_read (FOOL "\n1. e4 e5 1-0\n"), back = NULL;
      g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_HERE, NULL);

      g_assert_cmpstr (game->ending, ==, "resignation");
      alea_shelf_set_text (&game->ending, rows[i].ending);
      if (rows[i].before != NULL)
        alea_shelf_game_add_tag (game, "Termination", rows[i].before);
      back = alea_shelf_record_from_game (game, NULL, NULL);
      g_assert_cmpstr (alea_record_get_tag (back, "Termination"), ==, rows[i].after);
      g_assert_cmpint (back->result, ==, ALEA_RESULT_NONE);
    }
}

/* What the rules do not allow does not come onto the shelf, and is told of. */
static void
test_impossible_event (void)
{
  const AleaRules *rules = test_rules ("chess");
  const AleaOptions options = { 0 };
  g_autoptr(AleaRecord) record = alea_record_new (rules, &options, NULL);
  g_autoptr(GError) error = NULL;
  AleaState state;
  AleaEvent event;

  alea_state_init (&state, rules, &options);
  g_assert_true (alea_script_parse_event (&state, "e4", &event, NULL));
  for (guint i = 0; i < 2; i++)
    alea_record_append (record, &event, 1);
  g_assert_null (alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, &error));
  g_assert_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_EVENT);
  g_assert_cmpuint (strlen (error->message), >, 0);
}

/* Up to the byte that is wrong. */
static void
test_broken_event (void)
{
  g_autoptr(AleaRecord) record = check_pgn_read (FOOL "\n1. e4 e5 2. Nf3 Nc6 *\n");
  g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, NULL);
  g_autoptr(AleaRecord) back = NULL;
  g_autofree char *fault = NULL;

  g_array_index (game->events, AleaShelfEvent, 2).text[1] = 'x';
  back = alea_shelf_record_from_game (game, &fault, NULL);
  g_assert_nonnull (back);
  g_assert_cmpuint (back->events->len, ==, 2);
  g_assert_nonnull (fault);
  g_assert_cmpstr (fault, !=, "");
}

static void
test_broken_start (void)
{
  static const struct
  {
    const char *rules, *options, *start;
  } starts[] = {
    { "bridge", NULL, NULL },
    { "jepps", "double=never", NULL },
    { "jepps", "colour", NULL },
    { "chess", NULL, "rnbqkbnr/ppp" },
    { "chess", NULL, "8/8/8/8/8/8/8/8 w - - 0 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr(AleaShelfGame) game = alea_shelf_game_new (starts[i].rules);
      g_autoptr(GError) error = NULL;

      alea_shelf_set_text (&game->options, starts[i].options);
      alea_shelf_set_text (&game->start, starts[i].start);
      g_assert_null (alea_shelf_record_from_game (game, NULL, &error));
      g_assert_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_START);
      g_assert_cmpstr (error->message, !=, "");
    }
}

/* Blanks between options are none, and who resigns is known by who it was. */
static void
test_odd_words (void)
{
  static const struct { int who; AleaResult result; } rows[] = {
    { ALEA_WHO_WHITE, ALEA_RESULT_BLACK }, { ALEA_WHO_BLACK, ALEA_RESULT_WHITE },
    { ALEA_SHELF_NOBODY, ALEA_RESULT_WHITE },   /* it is Black who is to move */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaShelfGame) game = alea_shelf_game_new ("chess");
      g_autoptr(AleaRecord) record = NULL;
      g_autoptr(GError) error = NULL;
      AleaState state;

      alea_shelf_set_text (&game->options, "  ");
      alea_shelf_game_add_event (game, ALEA_SHELF_DECISION, ALEA_WHO_WHITE, "e4", ALEA_SHELF_NO_CLOCK, 0);
      alea_shelf_game_add_event (game, ALEA_SHELF_DECISION, rows[i].who, "resign", ALEA_SHELF_NO_CLOCK, 0);
      game->n_events = 2;
      record = alea_shelf_record_from_game (game, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (record->events->len, ==, 2);
      g_assert_true (alea_record_begin (record, &state, NULL));
      for (guint j = 0; j < 2; j++)
        g_assert_true (alea_state_apply (&state, alea_record_get_event (record, j), NULL));
      g_assert_cmpint (state.result, ==, rows[i].result);
    }
}

/* What was noted by events that are not there is left out, but for rolls that were
 * taken back; a note of a kind that nobody knows says nothing. */
static void
test_odd_notes (void)
{
  g_autoptr(AleaShelfGame) game = alea_shelf_game_new ("chess");
  g_autoptr(AleaRecord) record = NULL;
  g_autofree char *text = NULL;

  alea_shelf_game_add_event (game, ALEA_SHELF_DECISION, ALEA_WHO_WHITE, "e4", ALEA_SHELF_NO_CLOCK, 0);
  game->n_events = 1;
  alea_shelf_game_add_note (game, 1, ALEA_SHELF_NOTE_COMMENT, "there");
  alea_shelf_game_add_note (game, 2, ALEA_SHELF_NOTE_COMMENT, "nowhere");
  alea_shelf_game_add_note (game, 9, ALEA_SHELF_NOTE_NAGS, "$1");
  alea_shelf_game_add_note (game, 9, ALEA_SHELF_NOTE_TAKEN, "nonsense");
  alea_shelf_game_add_note (game, 1, (AleaShelfNoteKind) 77, "unknown");
  record = alea_shelf_record_from_game (game, NULL, NULL);
  g_assert_cmpuint (record->notes->len, ==, 1);
  text = check_pgn_write (record);
  g_assert_nonnull (strstr (text, "1. e4 {there} *"));
  g_assert_null (strstr (text, "nowhere"));
  g_assert_null (strstr (text, "unknown"));
  g_assert_null (strstr (text, "$1"));
}

/* A day that is none is no day; the tag stays as it was. */
static void
test_odd_days (void)
{
  static const struct { const char *date; gboolean is_day; } rows[] = {
    { "2024.02.29", TRUE }, { "2023.02.29", FALSE }, { "2024.13.01", FALSE }, { "2024.02.29 noon", FALSE },
    { "2024.02.??", FALSE }, { "today", FALSE }, { "0000.00.00", FALSE },
  };
  const gint64 day = 24 * 3600 * G_GINT64_CONSTANT (1000);
  const gint64 leap_day = G_GINT64_CONSTANT (1709208000000);   /* noon in Greenwich */

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Date \"%s\"]\n\n1. e4 *\n", rows[i].date);
      g_autoptr(AleaRecord) record = check_pgn_read (text);
      g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, NULL);

      g_assert_cmpstr (game->date, ==, rows[i].date);
      g_assert_cmpint (ABS (game->started - leap_day) < day, ==, rows[i].is_day);
    }
}

/* A promise without its secret is kept as one of somebody else. */
static void
test_odd_promises (void)
{
  static const char seed[] = "33a5cc14c5d1acc02b8331e2ea9b200a";
  const struct { gboolean is_own; const char *secret; gboolean stays_own; } rows[] = {
    { TRUE, seed, TRUE }, { TRUE, "", FALSE }, { TRUE, NULL, FALSE }, { FALSE, seed, FALSE }, { FALSE, "", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaShelfGame) game = alea_shelf_game_new ("guardener");
      g_autoptr(AleaDiceProof) proof = NULL;

      alea_shelf_game_add_promise (game, &(AleaShelfPromise) {
        1, 2, rows[i].is_own, (char *) "c0ffee", (char *) "", (char *) "", (char *) rows[i].secret, FALSE,
      });
      proof = alea_shelf_record_get_proof (game);
      g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, 1);
      g_assert_cmpint (alea_dice_proof_get (proof, 0)->is_own, ==, rows[i].stays_own);
    }
}

/* Nothing that only this computer may know is in the record of it. */
static void
test_secret (void)
{
  g_autoptr(AleaRecord) record = check_pgn_read (FOOL "\n1. e4 *\n");
  g_autoptr(AleaShelfGame) game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, NULL);
  g_autoptr(AleaRecord) back = NULL;
  g_autofree char *text = NULL;

  game->match = 12345678;
  alea_shelf_set_text (&game->clock, "fischer 87654+3");
  alea_shelf_game_add_promise (game, &(AleaShelfPromise) {
    1, 2, TRUE, (char *) "c0ffee", (char *) "host", (char *) "guest", (char *) "5ec4e7", FALSE,
  });
  back = alea_shelf_record_from_game (game, NULL, NULL);
  text = check_pgn_write (back);
  g_assert_null (strstr (text, "5ec4e7"));
  g_assert_null (strstr (text, "12345678"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-record/notes-at-the-ends", test_notes_at_the_ends);
  g_test_add_func ("/shelf-record/variations", test_variations);
  g_test_add_func ("/shelf-record/findings", test_findings);
  g_test_add_func ("/shelf-record/taken-rolls", test_taken_rolls);
  g_test_add_func ("/shelf-record/random-games", test_random_games);
  g_test_add_func ("/shelf-record/tags", test_tags);
  g_test_add_func ("/shelf-record/last-roll", test_last_roll);
  g_test_add_func ("/shelf-record/roll-on-table", test_roll_on_table);
  g_test_add_func ("/shelf-record/stand", test_stand);
  g_test_add_func ("/shelf-record/moves", test_moves);
  g_test_add_func ("/shelf-record/outside-ending", test_outside_ending);
  g_test_add_func ("/shelf-record/lost-on-time", test_lost_on_time);
  g_test_add_func ("/shelf-record/impossible-event", test_impossible_event);
  g_test_add_func ("/shelf-record/broken-event", test_broken_event);
  g_test_add_func ("/shelf-record/broken-start", test_broken_start);
  g_test_add_func ("/shelf-record/odd-words", test_odd_words);
  g_test_add_func ("/shelf-record/odd-notes", test_odd_notes);
  g_test_add_func ("/shelf-record/odd-days", test_odd_days);
  g_test_add_func ("/shelf-record/odd-promises", test_odd_promises);
  g_test_add_func ("/shelf-record/secret", test_secret);

  return g_test_run ();
}
