/* test-game-record.c: what a game was told comes back with it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-game-record.h"
#include "../record/own-proof.h"
#include "check-pgn.h"
#include "record-session.h"
#include "test-support.h"

#include <string.h>

/* --- in short --------------------------------------------------------------- */

static char *
describe_clock (AleaSession *session)
{
  return alea_clock_control_to_string (alea_clock_get_control (alea_session_get_clock (session)));
}

static const char *
get_name (AleaSession *session,
          guint        person)
{
  return alea_person_get_name (alea_match_get_person (alea_session_get_match (session), person));
}

/* --- clocks ----------------------------------------------------------------- */

static void
test_clock_tags (void)
{
  static const struct { const char *clock, *tag; } clocks[] = {
    { "none", NULL },
    { "move 30", "[TimeControl \"1/30\"]" },
    { "fischer 300+3", "[TimeControl \"300+3\"]" },
    { "fischer 900+0", "[TimeControl \"900\"]" },
    { "bronstein 300+3", "[Clock \"bronstein 300+3\"]" },
    { "fischer 300+3/120+0", "[Clock \"fischer 300+3/120+0\"]" },
    { "move 30/60", "[Clock \"move 30/60\"]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (clocks); i++)
    {
      g_autoptr(AleaGame) game = alea_game_new (test_rules ("chess"), NULL);
      g_autoptr(AleaSession) session = record_session_new (game, clocks[i].clock);
      g_autoptr(AleaSession) again = NULL;
      g_autofree char *text = NULL;
      g_autofree char *clock = NULL;

      record_session_play (game, "e4 e5");
      text = record_session_write (session);
      again = record_session_read (text);
      clock = describe_clock (again);
      g_assert_cmpstr (clock, ==, clocks[i].clock);
      if (clocks[i].tag != NULL)
        g_assert_nonnull (strstr (text, clocks[i].tag));
      g_assert_cmpint (strstr (text, "[TimeControl ") != NULL, ==,
                       clocks[i].tag != NULL && g_str_has_prefix (clocks[i].tag, "[TimeControl"));
    }
}

/* What other programs write is taken where this program has such a clock. */
static void
test_foreign_clocks (void)
{
  static const struct { const char *time_control, *clock; } clocks[] = {
    { "180+2", "fischer 180+2" },
    { "600", "fischer 600+0" },
    { "1/259200", "move 259200" },
    { "40/7200:3600", "none" },
    { "-", "none" },
    { "?", "none" },
    { "*180", "none" },
    { "", "none" },
    { "1/", "none" },
    { "300+3/60+0", "none" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (clocks); i++)
    {
      g_autofree char *text = g_strdup_printf ("[TimeControl \"%s\"]\n\n1. e4 *\n", clocks[i].time_control);
      g_autoptr(AleaSession) session = record_session_read (text);
      g_autofree char *clock = describe_clock (session);
      g_autofree char *again = record_session_write (session);

      g_assert_cmpstr (clock, ==, clocks[i].clock);
      if (g_str_equal (clock, "none"))
        g_assert_nonnull (strstr (again, "[TimeControl \""));
    }
}

static void
test_times (void)
{
  g_autoptr(AleaSession) session = record_session_read ("[White \"Ann\"]\n[Black \"Ben\"]\n[TimeControl \"300+3\"]\n\n"
                                                        "1. e4 {[%clk 0:04:50]} e5 {[%clk 0:04:45.5]} "
                                                        "2. Nf3 {[%clk 0:04:40]} *\n");
  AleaClock *clock = alea_session_get_clock (session);
  AleaClockTimes times;
  g_autofree char *text = record_session_write (session);

  g_assert_cmpint (alea_clock_get_left (clock, 0), ==, 280000);
  g_assert_cmpint (alea_clock_get_left (clock, 1), ==, 285500);
  g_assert_true (alea_clock_get_paused (clock));
  g_assert_cmpint (alea_clock_get_running (clock), ==, 1);
  alea_session_get_times_at (session, 1, &times);
  g_assert_cmpint (times.left[0], ==, 290000);
  g_assert_cmpint (times.left[1], ==, 300000);
  g_assert_nonnull (strstr (text, "1. e4 {[%clk 0:04:50]} 1... e5 {[%clk 0:04:45.5]} 2. Nf3 {[%clk 0:04:40]} *"));
}

/* Neither rolls nor other decisions are moves. */
static void
test_times_by_moves_alone (void)
{
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("guardener"), NULL);
  g_autoptr(AleaSession) session = record_session_new (game, "fischer 300+2");
  g_autoptr(AleaRecord) record = NULL;

  record_session_play (game, "1-2 e4 2-2 reroll 3-3");
  record = alea_game_record_new (session);
  g_assert_cmpuint (record->notes->len, ==, 1);
  g_assert_cmpuint (g_array_index (record->notes, AleaNote, 0).n_events, ==, 2);
  g_assert_cmpint (g_array_index (record->notes, AleaNote, 0).clock, >, 299000);
}

/* Before a game goes on nobody has a clock yet. */
static void
test_times_of_a_game_that_waits (void)
{
  g_autoptr(AleaSession) session = record_session_read ("[TimeControl \"300+3\"]\n\n1. e4 {[%clk 0:04:50]} *\n");
  g_autoptr(AleaSession) other = record_session_read ("1. e4 *\n");
  gint64 times[ALEA_CLOCK_SIDES] = { -1, -1 };

  g_assert_false (alea_game_record_get_times (alea_session_get_game (other), times));
  g_assert_cmpint (times[0], ==, -1);
  g_assert_true (alea_game_record_get_times (alea_session_get_game (session), times));
  g_assert_cmpint (times[0], ==, 290000);
  g_assert_cmpint (times[1], ==, 300000);
}

/* Of whom nothing is noted has what there was at the beginning. */
static void
test_times_that_nobody_noted (void)
{
  static const struct { const char *moves; gint64 times[2]; } rows[] = {
    { "1. e4 e5 *", { 300000, 300000 } }, { "1. e4 e5 {[%clk 0:04:40]} *", { 300000, 280000 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *pgn = g_strconcat ("[TimeControl \"300+3\"]\n\n", rows[i].moves, "\n", NULL);
      g_autoptr(AleaSession) session = record_session_read (pgn);
      gint64 times[ALEA_CLOCK_SIDES] = { -1, -1 };

      g_assert_true (alea_game_record_get_times (alea_session_get_game (session), times));
      g_assert_cmpint (times[0], ==, rows[i].times[0]);
      g_assert_cmpint (times[1], ==, rows[i].times[1]);
    }
}

/* Colours may belong to the other players than they began with (RA7). */
static void
test_unequal_times_follow_the_colours (void)
{
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("random-move"), NULL);
  g_autoptr(AleaSession) session = record_session_new (game, "fischer 100+1/200+2");
  g_autoptr(AleaSession) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *clock = NULL;

  /* The second player has White. */
  record_session_play (game, "2 5");
  text = record_session_write (session);
  g_assert_nonnull (strstr (text, "[Clock \"fischer 200+2/100+1\"]"));

  again = record_session_read (text);
  g_assert_cmpuint (alea_match_find_person (alea_session_get_match (again),
                                            alea_game_get_state (alea_session_get_game (again)), ALEA_WHO_WHITE),
                    ==, 1);
  clock = describe_clock (again);
  g_assert_cmpstr (clock, ==, "fischer 100+1/200+2");
}

/* --- players and notes ------------------------------------------------------ */

#define ANNOTATED \
  "[Event \"Open\"]\n[Site \"Ulm\"]\n[Date \"1999.01.02\"]\n[Round \"4.1\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n" \
  "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n[Annotator \"Cleo\"]\n\n" \
  "1. e4 $1 {best} 1... e5 2. Nf3 {quiet} 1-0\n\n"

static void
test_origin_stays (void)
{
  g_autoptr(AleaSession) session = record_session_read (ANNOTATED);
  g_autofree char *text = record_session_write (session);

  g_assert_cmpstr (get_name (session, 0), ==, "Ann");
  g_assert_cmpstr (get_name (session, 1), ==, "Ben");
  g_assert_cmpstr (text, ==, ANNOTATED);
}

/* What was noted by events that are gone goes, and so does the old end. */
static void
test_other_game (void)
{
  g_autoptr(AleaSession) session = record_session_read (ANNOTATED);
  AleaGame *game = alea_session_get_game (session);
  g_autofree char *text = NULL;

  alea_game_undo (game);
  record_session_play (game, "Bc4 Nc6");
  alea_person_set_name (alea_match_get_person (alea_session_get_match (session), 1), "Dan");
  text = record_session_write (session);
  g_assert_nonnull (strstr (text, "[Annotator \"Cleo\"]"));
  g_assert_nonnull (strstr (text, "[Black \"Dan\"]"));
  g_assert_nonnull (strstr (text, "[Result \"*\"]"));
  g_assert_null (strstr (text, "Termination"));
  g_assert_nonnull (strstr (text, "1. e4 $1 {best} 1... e5 2. Bc4 Nc6 *"));
}

/* --- dice ------------------------------------------------------------------- */

/* Its dice, with the host's word: 4 3 1 1 5 1 1 2 … */
#define SECRET     "33a5cc14c5d1acc02b8331e2ea9b200a"
#define COMMITMENT "cfe6b40468c4bb44e41f4bb08bd9364a1bb203f5a06d193a6278ba25bccee13c"

static AleaSession *
make_promised_session (void)
{
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("random-move"), NULL);
  AleaSession *session = record_session_new (game, "none");
  AleaDiceProof *proof = alea_dice_proof_new ();
  g_autoptr(AleaFairDice) fair_dice = NULL;

  alea_dice_proof_promise (proof, 1, SECRET);
  fair_dice = alea_fair_dice_new (game, proof);
  alea_fair_dice_add_word (fair_dice, ALEA_DICE_HOST, "hail");
  alea_session_set_fair_dice (session, fair_dice);
  return session;
}

static void
roll (AleaSession *session)
{
  g_assert_true (alea_game_roll (alea_session_get_game (session), NULL));
}

static const AleaDicePromise *
get_promise (AleaSession *session,
             guint        number)
{
  return alea_dice_proof_get (alea_fair_dice_get_proof (alea_session_get_fair_dice (session)), number);
}

/* What the program keeps for itself. */
static char *
write_private (AleaSession *session)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (session);

  add_own_proof (record, alea_fair_dice_get_proof (alea_session_get_fair_dice (session)));
  return check_pgn_write (record);
}

/* The secret is for others once the game is over, and not before; whoever has
 * it goes on with the same rolls. */
static void
test_secret (void)
{
  g_autoptr(AleaSession) session = make_promised_session (), again = NULL;
  AleaGame *game = alea_session_get_game (session), *same;
  g_autofree char *text = NULL, *kept = NULL, *text_again = NULL, *over = NULL;

  roll (session);
  roll (session);
  text = record_session_write (session);
  g_assert_null (strstr (text, SECRET));
  g_assert_nonnull (strstr (text, "[DiceCommitment \"" COMMITMENT "\"]"));
  g_assert_nonnull (strstr (text, "[DiceHostWord \"hail\"]"));
  kept = write_private (session);
  g_assert_nonnull (strstr (kept, "[AleaDice \"1 " SECRET "\"]\n"));

  again = record_session_read (kept);
  same = alea_session_get_game (again);
  g_assert_true (get_promise (again, 0)->is_own);
  g_assert_false (get_promise (again, 0)->is_shown);
  text_again = record_session_write (again);
  g_assert_null (strstr (text_again, SECRET));
  record_session_play (game, "e4 e5");
  record_session_play (same, "e4 e5");
  roll (session);
  roll (again);
  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    g_assert_true (alea_record_same_event (alea_game_get_event (game, i), alea_game_get_event (same, i)));

  record_session_play (game, "resign");
  over = record_session_write (session);
  g_assert_nonnull (strstr (over, "[DiceSeed \"" SECRET "\"]"));
}

/* From the end on there is another promise, and the record has both. */
static void
test_another_promise (void)
{
  g_autoptr(AleaSession) session = make_promised_session (), again = NULL;
  AleaGame *game = alea_session_get_game (session);
  g_autofree char *text = NULL, *over = NULL, *promise = NULL;

  roll (session);
  roll (session);
  record_session_play (game, "e4 e5 resign");
  alea_session_undo (session);
  roll (session);
  text = record_session_write (session);
  promise = g_strdup_printf ("[DiceFrom2 \"3\"]\n[DiceVersion2 \"2\"]\n[DiceCommitment2 \"%s\"]\n", get_promise (session, 1)->commitment);
  g_assert_nonnull (strstr (text, "[DiceSeed \"" SECRET "\"]"));
  g_assert_nonnull (strstr (text, promise));
  g_assert_null (strstr (text, "DiceSeed2"));
  g_assert_null (strstr (text, get_promise (session, 1)->secret));

  alea_game_apply (game, &(AleaEvent) { .type = ALEA_EVENT_DECISION, .decision = alea_decision_act (ALEA_ACT_RESIGN) },
                   NULL);
  over = record_session_write (session);
  g_assert_nonnull (strstr (over, "[DiceSeed2 \""));
  again = record_session_read (over);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (alea_fair_dice_check (alea_session_get_fair_dice (again), i).kind, ==, ALEA_DICE_FINDING_KEPT);
}

/* What is copied knows nothing of the promise that the other game is under. */
static void
test_copy_has_no_promise (void)
{
  g_autoptr(AleaSession) session = make_promised_session ();
  g_autoptr(AleaGame) copy = NULL;

  roll (session);
  roll (session);
  copy = alea_game_record_copy (session, 1, NULL);
  g_assert_null (alea_record_get_tag (alea_game_record_get_origin (copy), "DiceCommitment"));
  g_assert_null (alea_record_get_tag (alea_game_record_get_origin (copy), "DiceHostWord"));
}

/* Games that the first release has saved. */
static void
test_old_games (void)
{
  static const struct { const char *tags, *moves; guint n_promises; AleaDiceFindingKind type; } games[] = {
    { "[DiceCommitment \"" COMMITMENT "\"]\n[DiceSeed \"" SECRET "\"]\n", "1. e4 e5 {[%roll 4]} 2. Nf3,Nc3 {White resigns} 0-1",
      1, ALEA_DICE_FINDING_KEPT },
    { "[DiceCommitment \"" COMMITMENT "\"]\n[DiceSeed \"" SECRET "\"]\n", "1. e4 e5 {[%roll 5]} 2. Nf3 {White resigns} 0-1",
      1, ALEA_DICE_FINDING_OTHER_ROLL },
    { "[DiceCommitment \"00\"]\n[DiceSeed \"a secret\"]\n", "1. e4 e5 {White resigns} 0-1",
      1, ALEA_DICE_FINDING_NO_SEED },
    /* Whoever has the file has the secret: the game goes on under another one. */
    { "[DiceCommitment \"" COMMITMENT "\"]\n[DiceSeed \"" SECRET "\"]\n", "1. e4 e5 {[%roll 4]} *",
      2, ALEA_DICE_FINDING_KEPT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Variant \"Random Move Number Chess\"]\n[SetupRolls \"2 4\"]\n%s\n%s\n",
                                               games[i].tags, games[i].moves);
      g_autoptr(AleaSession) session = record_session_read (text);
      AleaFairDice *fair_dice = alea_session_get_fair_dice (session);

      g_assert_cmpuint (alea_dice_proof_get_n (alea_fair_dice_get_proof (fair_dice)), ==, games[i].n_promises);
      g_assert_false (get_promise (session, 0)->is_own);
      g_assert_cmpint (alea_fair_dice_check (fair_dice, 0).kind, ==, games[i].type);
    }
}

/* A file that says of itself what only the program may say. */
static void
test_pretence (void)
{
  g_autoptr(AleaSession) session = make_promised_session (), again = NULL;
  g_autoptr(AleaRecord) record = NULL;
  g_autofree char *text = NULL;

  roll (session);
  record = alea_game_record_new (session);
  add_own_proof (record, alea_fair_dice_get_proof (alea_session_get_fair_dice (session)));
  alea_record_append_tag (record, "AleaDice", "1");
  alea_record_append_tag (record, "AleaMatch", "9 9 9 9");
  alea_game_record_drop_private (record);
  g_assert_null (alea_record_get_tag (record, "AleaDice"));
  g_assert_null (alea_record_get_tag (record, "AleaMatch"));

  again = record_session_read ("[AleaDice \"1\"]\n[AleaMatch \"9 9 9 9\"]\n\n1. e4 e5 *\n");
  text = record_session_write (again);
  g_assert_null (strstr (text, "[Alea"));
}

/* A start that differs from the usual one by its numbers alone is told; the usual one
 * is not. */
static void
test_starts (void)
{
  static const struct { const char *fen; gboolean is_told; } rows[] = {
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FALSE },
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2", TRUE },
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1 1", TRUE },
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", TRUE },
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = NULL;
      g_autoptr(AleaSession) session = NULL;
      g_autofree char *text = NULL;
      AleaSetup setup;

      test_read_fen ("chess", rows[i].fen, &setup);
      game = alea_game_new_from_setup (test_rules ("chess"), NULL, &setup, NULL);
      session = record_session_new (game, "none");
      text = record_session_write (session);
      g_assert_cmpint (strstr (text, rows[i].fen) != NULL, ==, rows[i].is_told);
      g_assert_cmpint (strstr (text, "[SetUp") != NULL, ==, rows[i].is_told);
    }
}

/* A record that cannot be played is no game, and says why. */
static void
test_unplayable (void)
{
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);
  g_autoptr(GError) error = NULL, setup_error = NULL;
  g_autoptr(AleaRecord) empty = NULL;
  AleaEvent event = alea_event_decision ((AleaDecision) { .act = ALEA_ACT_MOVE, .move = 0 });
  AleaSetup setup;

  alea_record_append (record, &event, 1);
  g_assert_null (alea_game_record_play (record, &error));
  g_assert_nonnull (error);

  test_read_fen ("chess", "8/8/8/8/8/8/8/8 w - - 0 1", &setup);
  empty = alea_record_new (test_rules ("chess"), NULL, &setup);
  g_assert_null (alea_game_record_play (empty, &setup_error));
  g_assert_cmpstr (setup_error->message, ==, "Each side needs a king.");
}

/* --- the computer ------------------------------------------------------------ */

static guint
get_level (AleaSession *session,
           guint        person)
{
  return alea_person_get_level (alea_match_get_person (alea_session_get_match (session), person));
}

/* It plays on where it has played, and is called by what it is. */
static void
test_computer (void)
{
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("chess"), NULL);
  g_autoptr(AleaSession) session = record_session_new (game, "none");
  g_autoptr(AleaSession) again = NULL, over = NULL;
  g_autofree char *text = NULL, *ended = NULL;

  alea_person_set_level (alea_match_get_person (alea_session_get_match (session), 1), 4);
  record_session_play (game, "e4 e5");
  text = record_session_write (session);
  g_assert_nonnull (strstr (text, "[BlackType \"program\"]"));
  g_assert_nonnull (strstr (text, "[BlackSeat \"level=4\"]"));
  g_assert_nonnull (strstr (text, "[Black \"Computer (Club Player)\"]"));
  g_assert_null (strstr (text, "WhiteType"));

  again = record_session_read (text);
  g_assert_cmpuint (get_level (again, 1), ==, 0);
  alea_game_record_restore_seats (again);
  alea_game_record_restore (again, NULL);
  g_assert_cmpuint (get_level (again, 0), ==, 0);
  g_assert_cmpuint (get_level (again, 1), ==, 4);
  g_assert_cmpstr (get_name (again, 1), ==, "");

  /* What is over stays as it was. */
  record_session_play (game, "resign");
  ended = record_session_write (session);
  over = record_session_read (ended);
  alea_game_record_restore_seats (over);
  g_assert_cmpuint (get_level (over, 1), ==, 0);
  g_free (ended);
  ended = record_session_write (over);
  g_assert_nonnull (strstr (ended, "[BlackType \"program\"]"));
}

/* Nor does the computer go on where no rule, but the clock, has ended the game. */
static void
test_seats_of_the_slow (void)
{
  g_autoptr(AleaSession) session = record_session_read ("[White \"Ann\"]\n[BlackType \"program\"]\n[BlackSeat \"level=4\"]\n"
                                                        "[Termination \"time forfeit\"]\n\n1. e4 1-0\n");
  g_autofree char *text = NULL;

  alea_game_record_restore_seats (session);
  g_assert_cmpuint (get_level (session, 1), ==, 0);
  g_assert_cmpstr (alea_session_get_result (session), ==, "Ann wins on time as White.");
  text = record_session_write (session);
  g_assert_nonnull (strstr (text, "[BlackSeat \"level=4\"]"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/game-record/starts", test_starts);
  g_test_add_func ("/model/game-record/unplayable", test_unplayable);
  g_test_add_func ("/model/game-record/computer", test_computer);
  g_test_add_func ("/model/game-record/clock-tags", test_clock_tags);
  g_test_add_func ("/model/game-record/foreign-clocks", test_foreign_clocks);
  g_test_add_func ("/model/game-record/times", test_times);
  g_test_add_func ("/model/game-record/times-by-moves-alone", test_times_by_moves_alone);
  g_test_add_func ("/model/game-record/times-of-a-game-that-waits", test_times_of_a_game_that_waits);
  g_test_add_func ("/model/game-record/times-that-nobody-noted", test_times_that_nobody_noted);
  g_test_add_func ("/model/game-record/unequal-times", test_unequal_times_follow_the_colours);
  g_test_add_func ("/model/game-record/origin-stays", test_origin_stays);
  g_test_add_func ("/model/game-record/other-game", test_other_game);
  g_test_add_func ("/model/game-record/secret", test_secret);
  g_test_add_func ("/model/game-record/another-promise", test_another_promise);
  g_test_add_func ("/model/game-record/copy-has-no-promise", test_copy_has_no_promise);
  g_test_add_func ("/model/game-record/old-games", test_old_games);
  g_test_add_func ("/model/game-record/pretence", test_pretence);
  g_test_add_func ("/model/game-record/seats-of-the-slow", test_seats_of_the_slow);

  return g_test_run ();
}
