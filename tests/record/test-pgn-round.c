/* test-pgn-round.c: what is written comes back, whatever the game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-jepps.h"
#include "alea-pgn-wrap.h"
#include "alea-pgn-writer.h"
#include "alea-script.h"
#include "check-pgn.h"
#include "random-record.h"
#include "test-support.h"

#include <string.h>

#define MAX_EVENTS 400

static void
assert_same_event (const AleaEvent *a,
                   const AleaEvent *b)
{
  g_assert_cmpint (a->type, ==, b->type);
  if (a->type == ALEA_EVENT_DECISION)
    g_assert_true (alea_decision_equal (&a->decision, &b->decision));
  else
    {
      g_assert_cmpint (a->source, ==, b->source);
      g_assert_cmpint (a->roll.n, ==, b->roll.n);
      for (int i = 0; i < a->roll.n; i++)
        g_assert_cmpint (a->roll.face[i], ==, b->roll.face[i]);
    }
}

static void
assert_same_game (const AleaRecord *a,
                  const AleaRecord *b,
                  const char       *text)
{
  AleaState end_a, end_b;

  if (a->events->len != b->events->len)
    g_error ("%u events become %u:\n%s", a->events->len, b->events->len, text);

  g_assert_true (a->rules == b->rules);
  g_assert_cmpmem (&a->options, sizeof a->options, &b->options, sizeof b->options);
  g_assert_cmpint (a->start == NULL, ==, b->start == NULL);
  g_assert_cmpint (a->result, ==, b->result);
  for (guint i = 0; i < a->events->len; i++)
    assert_same_event (alea_record_get_event (a, i), alea_record_get_event (b, i));

  g_assert_true (alea_record_replay (a, G_MAXUINT, &end_a, NULL));
  g_assert_true (alea_record_replay (b, G_MAXUINT, &end_b, NULL));
  test_assert_same_state (&end_a, &end_b);
}

/* Lines that nothing forces to be longer. */
static void
assert_lines_fit (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '[')
      {
        const gsize length = strlen (lines[i]);

        g_assert_cmpint (g_utf8_strlen (lines[i], -1), <, 81);
        /* Of a series only what is longer than a line goes on in the next; commas of
         * comments stand behind words. */
        if (length > 1 && lines[i][length - 1] == ',' && g_ascii_isdigit (lines[i][length - 2])
            && strchr (lines[i], ' ') != NULL)
          g_error ("a series is broken after \"%s\" in\n%s", lines[i], text);
      }
}

static void
test_round_trip (gconstpointer data)
{
  const AleaRules *rules = data;
  const guint n_games = test_get_amount ("ALEA_TEST_GAMES", 300);
  guint64 stream = g_str_hash (rules->id);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr(AleaRecord) record = random_record_new (rules, MAX_EVENTS, &stream);
      g_autofree char *text = check_pgn_write (record);
      g_autoptr(AleaRecord) again = check_pgn_read (text);
      g_autofree char *text_again = check_pgn_write (again);

      assert_same_game (record, again, text);
      if (g_strcmp0 (text, text_again) != 0)
        g_error ("%s\nbecomes\n%s", text, text_again);
      assert_lines_fit (text);
    }
}

/* --- every roll in order, and no word about those thrown again ------------ */

static char *
drop (const char *text,
      const char *pattern)
{
  g_autoptr(GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);

  return g_regex_replace_literal (regex, text, -1, 0, "", 0, NULL);
}

static guint
count_rolls (const AleaRecord *record)
{
  guint n = 0;

  for (guint i = 0; i < record->events->len; i++)
    n += alea_record_get_event (record, i)->type == ALEA_EVENT_ROLL;

  return n;
}

/* Which double was thrown again may remain open, who stands where may not.
 * Where nothing is said of Black, that may be how far the rolls went. */
static void
assert_same_pieces (const AleaRecord *a,
                    const AleaRecord *b,
                    const char       *text)
{
  AleaState end_a, end_b;
  AleaSetup pieces_a, pieces_b;
  const gboolean is_black_open = strstr (text, "[FEN ") == NULL && strstr (text, "[BlackSetup ") == NULL
                                 && strstr (text, "setup=free-play") == NULL;
  const gsize n_squares = is_black_open ? 16 : G_N_ELEMENTS (pieces_a.pieces);

  g_assert_true (alea_record_replay (a, G_MAXUINT, &end_a, NULL));
  g_assert_true (alea_record_replay (b, G_MAXUINT, &end_b, NULL));
  alea_state_get_setup (&end_a, &pieces_a);
  alea_state_get_setup (&end_b, &pieces_b);
  if (memcmp (pieces_a.pieces, pieces_b.pieces, n_squares * sizeof *pieces_a.pieces) != 0 || count_rolls (a) != count_rolls (b))
    g_error ("another game comes from\n%s", text);

  if (!is_black_open && end_a.stage != ALEA_STAGE_SETUP)
    test_assert_same_state (&end_a, &end_b);
}

static void
test_unsaid_rerolls (void)
{
  const AleaRules *rules = test_rules ("jepps");
  const guint n_games = 4 * test_get_amount ("ALEA_TEST_GAMES", 300);
  guint64 stream = 7;
  guint n_said = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr(AleaRecord) record = random_record_new (rules, 80, &stream);
      g_autofree char *text = check_pgn_write (record);
      g_autofree char *unsaid = drop (text, " reroll\\b");
      g_autofree char *without_fen = drop (unsaid, "^\\[(FEN|SetUp) .*\n");
      g_autofree char *without_arrays = drop (unsaid, "^\\[(White|Black)Setup .*\n");
      g_autofree char *text_again = NULL;
      g_autofree char *unsaid_again = NULL;
      g_autoptr(AleaRecord) again = NULL;
      g_autoptr(AleaRecord) again_without_fen = NULL;

      if (record->start != NULL)
        continue;

      n_said += !g_str_equal (text, unsaid);
      again = check_pgn_read (unsaid);
      assert_same_pieces (record, again, unsaid);
      text_again = check_pgn_write (again);
      unsaid_again = drop (text_again, " reroll\\b");
      if (strstr (unsaid_again, "[BlackSetup ") == NULL || strstr (unsaid, "[BlackSetup ") != NULL)
        g_assert_cmpstr (unsaid_again, ==, unsaid);
      again_without_fen = check_pgn_read (without_fen);
      assert_same_pieces (record, again_without_fen, without_fen);

      if (strstr (unsaid, "[FEN ") != NULL)
        {
          g_autoptr(AleaRecord) again_without_arrays = check_pgn_read (without_arrays);

          assert_same_pieces (record, again_without_arrays, without_arrays);
        }
    }

  g_assert_cmpuint (n_said, >, n_games / 6);
}

/* Every moment of a game can be left and taken up again. */
static void
test_every_moment (gconstpointer data)
{
  const AleaRules *rules = data;
  guint64 stream = g_str_hash (rules->id) + 1;

  for (guint n = 0; n < 8; n++)
    {
      g_autoptr(AleaRecord) whole = random_record_new (rules, 120, &stream);
      const guint n_events = whole->events->len;

      for (guint i = 0; i <= n_events; i++)
        {
          g_autoptr(AleaRecord) part = alea_record_new (rules, &whole->options, whole->start);
          g_autoptr(AleaRecord) again = NULL;
          g_autofree char *text = NULL;

          if (i > 0)
            alea_record_append (part, alea_record_get_event (whole, 0), i);
          text = check_pgn_write (part);
          again = check_pgn_read (text);
          assert_same_game (part, again, text);
        }
    }
}

/* Other programs must know every move, so the entries are none (J29). */
static void
test_free_play (void)
{
  static const struct { const char *options, *tags, *moves; } games[] = {
    { "setup=free-play", "[SetUp \"1\"]\n[FEN \"bnqknbrr/pppppppp/8/8/8/8/PPPPPPPP/NRQRKNBB w Kk - 0 9\"]\n",
      " {1. Na1 Rh8 2. Rb1 Rg8 3. Qc1 Bf8 4. Rd1 Ne8 5. Ke1 Kd8 6. Nf1 Qc8 7. Bg1 Nb8 8. "
      "Bh1 Ba8} {begun} 9. e4 e5 10. Nb3 * " },
    { "setup=free-play entries=roman", "[SetUp \"1\"]\n[FEN \"bnqknbrr/pppppppp/8/8/8/8/PPPPPPPP/NRQRKNBB w Kk - 0 1\"]\n",
      " {i. Na1 Rh8 ii. Rb1 Rg8 iii. Qc1 Bf8 iv. Rd1 Ne8 v. Ke1 Kd8 vi. Nf1 Qc8 vii. Bg1 "
      "Nb8 viii. Bh1 Ba8} {begun} 1. e4 e5 2. Nb3 * " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr(AleaRecord) record = alea_record_new (test_rules ("jepps"), NULL, NULL);
      g_autoptr(AleaRecord) again = NULL;
      g_auto(GStrv) options = g_strsplit (games[i].options, " ", -1);
      g_autofree char *text = NULL, *line = NULL;
      AleaState state;

      for (guint j = 0; options[j] != NULL; j++)
        g_assert_true (alea_rules_set_option (record->rules, &record->options, options[j], strlen (options[j]), NULL));
      alea_state_init (&state, record->rules, &record->options);
      g_assert_true (alea_script_play ("2-6 Na1 1-4 Rh8 6-1 Rb1 5-4 Rg8 5-3 Qc1 4-6 Bf8 5-4 Rd1 2-3 Ne8 1-5 Ke1 1-6 Kd8 "
                                       "4-5 6-1 Nf1 6-2 Qc8 e4 e5 Nb3", &state, record->events, NULL, NULL));
      alea_record_make_note (record, 2)->comment = g_strdup ("begun");
      text = check_pgn_write (record);
      g_assert_nonnull (strstr (text, games[i].tags));
      line = g_strdelimit (g_strdup (text), "\n", ' ');
      g_assert_nonnull (strstr (line, games[i].moves));
      again = check_pgn_read (text);
      assert_same_game (record, again, text);
    }
}

/* Play begins with move 9, or behind Roman numbers with move 1 (J29); the first
 * release told them apart by the number of the position alone. */
static void
test_number_behind_entries (void)
{
  static const struct { guint number; gboolean is_roman; } rows[] = {
    { 1, TRUE }, { 2, FALSE }, { 8, FALSE }, { 9, FALSE }, { 10, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const gboolean is_roman = rows[i].is_roman;
      g_autofree char *fen = g_strdup_printf ("bnqknbrr/pppppppp/8/8/8/8/PPPPPPPP/NRQRKNBB w Kk - 0 %u", rows[i].number);
      g_autofree char *text = g_strdup_printf (
        "[Result \"*\"]\n[Variant \"Jepps Random Chess\"]\n[Rules \"setup=free-play\"]\n[SetUp \"1\"]\n[FEN \"%s\"]\n"
        "[SetupRolls \"2-6 1-4 6-1 5-4 5-3 4-6 5-4 2-3 1-5 1-6 4-5 6-1 6-2\"]\n[WhiteSetup \"Na1, Rb1, Qc1, Rd1, Ke1, Nf1, Bg1, Bh1\"]\n"
        "[BlackSetup \"Rh8, Rg8, Bf8, Ne8, Kd8, Qc8, Nb8, Ba8\"]\n\n%u. e4 e5 *\n", fen, rows[i].number);
      g_autoptr(AleaRecord) record = check_pgn_read (text);
      g_autofree char *text_again = check_pgn_write (record);

      g_assert_cmpint (alea_jepps_has_roman_entries (record->rules, &record->options), ==, is_roman);
      g_assert_nonnull (strstr (text_again, is_roman ? " w Kk - 0 1\"]\n" : " w Kk - 0 9\"]\n"));
      g_assert_nonnull (strstr (text_again, is_roman ? "Bh1 Ba8} 1. e4 e5 *" : "Bh1 Ba8} 9. e4 e5 *"));
    }
}

/* The numbers of entries say how play is numbered (J29). */
static void
test_numbers_of_entries (void)
{
  static const struct { const char *moves; gboolean is_roman; } rows[] = {
    { "i. Na1 Rh8 *", TRUE }, { "1. Na1 Rh8 *", FALSE }, { "Na1 Rh8 *", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strconcat ("[Variant \"Jepps Random Chess\"]\n[Rules \"setup=free-play\"]\n"
                                           "[SetupRolls \"2-6 1-4\"]\n\n", rows[i].moves, "\n", NULL);
      g_autoptr(AleaRecord) record = check_pgn_read (text);

      g_assert_cmpuint (record->events->len, ==, 4);
      g_assert_cmpint (alea_jepps_has_roman_entries (record->rules, &record->options), ==, rows[i].is_roman);
    }
}

/* The moves of a game that begins as @game does, without line ends. */
static char *
write_moves (const char *game,
             const char *events)
{
  g_autoptr(AleaRecord) record = alea_record_new (test_rules (game), NULL, NULL);
  g_autofree char *text = NULL;
  AleaState state;

  alea_state_init (&state, record->rules, NULL);
  g_assert_true (alea_script_play (events, &state, record->events, NULL, NULL));
  text = check_pgn_write (record);
  return g_strchomp (g_strdup (strstr (text, "\n\n") + 2));
}

/* What would have been better is a variation with the number of the move. */
static void
test_better (void)
{
  g_autoptr(AleaRecord) record = check_pgn_read ("1. e4 e5 2. Nf3 *\n");
  g_autofree char *text = NULL;

  alea_record_make_note (record, 1)->finding.better = g_strdup ("d4");
  alea_record_make_note (record, 2)->finding.better = g_strdup ("c5");
  alea_record_make_note (record, 3)->finding.better = g_strdup ("Nc3");
  text = check_pgn_write (record);
  g_assert_nonnull (strstr (text, "\n\n1. e4 (1. d4) 1... e5 (1... c5) 2. Nf3 (2. Nc3) *\n"));
}

/* What stands behind the result in the head of a game. */
static void
test_heads (void)
{
  static const struct { const char *text, *tags; } rows[] = {
    { "1. e4 *", "" },
    { "[Round \"3\"]\n[Opening \"Open\"]\n[ECO \"C20\"]\n\n1. e4 *", "[Opening \"Open\"]\n[ECO \"C20\"]\n" },
    /* A throw for colours puts nobody on the board. */
    { "[Variant \"random-move\"]\n[SetupRolls \"5 2\"]\n\n1. e4 *",
      "[Variant \"Random Move Number Chess\"]\n[SetupRolls \"5 2\"]\n" },
    { "[Variant \"random-move\"]\n[Rules \"no-move=lapse\"]\n[SetupRolls \"5\"]\n\n*",
      "[Variant \"Random Move Number Chess\"]\n[SetupRolls \"5\"]\n[Rules \"no-move=lapse\"]\n" },
    { "[Variant \"jepps\"]\n[SetupRolls \"2-3\"]\n[WhiteSetup \"Na1\"]\n\n*",
      "[Variant \"Jepps Random Chess\"]\n[WhiteSetup \"Na1\"]\n[SetupRolls \"2-3\"]\n" },
    /* How the pieces came to stand is known of a position too. */
    { "[Variant \"jepps\"]\n[FEN \"nbknbrrq/pppppppp/8/8/8/8/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]\n"
      "[WhiteSetup \"Na1, Bb1, Kc1, Nd1, Be1, Rf1, Rg1, Qh1\"]\n[BlackSetup \"Mirror\"]\n\n1. e4 *",
      "[Variant \"Jepps Random Chess\"]\n[SetUp \"1\"]\n[FEN \"nbknbrrq/pppppppp/8/8/8/8/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]\n"
      "[WhiteSetup \"Na1, Bb1, Kc1, Nd1, Be1, Rf1, Rg1, Qh1\"]\n[BlackSetup \"Mirror\"]\n" },
    /* A result that no move leads to. */
    { "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\n1. e4 1-0", "[Termination \"time forfeit\"]\n" },
    { "[Result \"1-0\"]\n[Termination \"adjudication\"]\n\n1. e4 1-0", "[Termination \"adjudication\"]\n" },
    { "[Result \"1-0\"]\n[Termination \"normal\"]\n\n1. e4 1-0", "[Termination \"normal\"]\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = check_pgn_read (rows[i].text);
      g_autofree char *text = check_pgn_write (record);
      const char *result = strstr (text, "[Result "), *tags = strchr (result, '\n') + 1;
      g_autofree char *written = g_strndup (tags, (gsize) (strstr (tags - 1, "\n\n") + 1 - tags));

      g_assert_cmpstr (written, ==, rows[i].tags);
    }
}

/* Every comment of a roll has the number of its turn before it, each turn one. */
static void
test_numbers (void)
{
  static const struct { const char *game, *events, *moves; } rows[] = {
    { "chess", "e4 e5 Nf3", "1. e4 e5 2. Nf3 *" },
    { "guardener", "1-2 e4 2-2 reroll 3-3 Nbz4 2-3",
      "1. {[%roll 1-2]} e4 1... {[%roll 2-2 3-3]} Nbz4 {T3} 2. {[%roll 2-3]} *" },
    { "random-move", "5 2 e4 e5 2 Nf3 1 2 d4 Bc4 3",
      "1. e4 e5 2. {[%roll 2]} Nf3 2... {[%roll 1]} -- 3. {[%roll 2]} d4,Bc4 3...\n{[%roll 3]} *" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *moves = write_moves (rows[i].game, rows[i].events);

      g_assert_cmpstr (moves, ==, rows[i].moves);
    }
}

/* A double that lies on the table at the start is thrown again in the turn of who
 * has it. */
static void
test_rerolled_start (void)
{
  static const struct { const char *events, *moves; } rows[] = {
    { "reroll 3-1 e6 1-2", "9... {[%roll 3-1]} e6 10. {[%roll 1-2]} *" },
    { "reroll 2-2 reroll 3-1 e6", "9... {[%roll 2-2 3-1]} e6 *" },
    { "reroll", "9... {[%roll reroll]} *" },
    { "e6", "9... e6 *" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = NULL, again = NULL;
      g_autofree char *text = NULL, *moves = NULL;
      AleaSetup setup;
      AleaState state;

      test_read_fen ("guardener", "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** b KQkq - 0 9 "
                                  "dice=4-4 doubles=1", &setup);
      record = alea_record_new (test_rules ("guardener"), NULL, &setup);
      g_assert_true (alea_record_begin (record, &state, NULL));
      g_assert_true (alea_script_play (rows[i].events, &state, record->events, NULL, NULL));
      text = check_pgn_write (record);
      moves = g_strchomp (g_strdup (strstr (text, "\n\n") + 2));
      g_assert_cmpstr (moves, ==, rows[i].moves);
      again = check_pgn_read (text);
      assert_same_game (record, again, text);
    }
}

/* A command stands on one line, as long as one can hold it. */
static void
test_lines (void)
{
  for (guint n_before = 0; n_before < 20; n_before++)
    for (guint n_doubles = 1; n_doubles < 40; n_doubles++)
      {
        g_autoptr(GString) events = g_string_new (NULL);
        g_autofree char *moves = NULL;
        g_auto(GStrv) lines = NULL;

        for (guint i = 0; i < n_before; i++)
          g_string_append (events, i % 4 == 0 ? "1-2 Nc3 " : i % 4 == 1 ? "1-2 Nc6 " : i % 4 == 2 ? "1-2 Nb1 " : "1-2 Nb8 ");
        for (guint i = 0; i < n_doubles; i++)
          g_string_append (events, "2-2 reroll ");
        g_string_append (events, "1-2");

        moves = write_moves ("guardener", events->str);
        lines = g_strsplit (moves, "\n", -1);
        for (guint i = 0; lines[i] != NULL; i++)
          {
            const char *command = g_strrstr (lines[i], "[%");
            const gboolean is_whole = command == NULL || strchr (command, ']') != NULL;

            g_assert_cmpuint (strlen (lines[i]), <=, 79);
            if (!is_whole && strlen ("{[%roll ]}") + 4 * (n_doubles + 1) <= 79)
              g_error ("%u rolls do not stand on one line:\n%s", n_doubles + 1, moves);
          }
      }
}

/* A line goes on as long as the next word has room, and not a letter further. */
static void
test_full_lines (void)
{
  static const char *const pawns[] = { "a3 a6 ", "b3 b6 ", "c3 c6 ", "d3 d6 ", "e3 e6 ", "g3 g6 ", "h3 h6 " };
  guint n_full = 0;

  for (guint n_first = 0; n_first < G_N_ELEMENTS (pawns); n_first++)
    {
      g_autoptr(GString) events = g_string_new (NULL);
      g_autofree char *moves = NULL;
      g_auto(GStrv) lines = NULL;

      for (guint i = 0; i < G_N_ELEMENTS (pawns); i++)
        {
          g_string_append (events, pawns[i]);
          for (guint n = 0; i >= n_first && n < 3; n++)
            g_string_append (events, "Nf3 Nf6 Ng1 Ng8 ");
        }

      moves = write_moves ("chess", events->str);
      lines = g_strsplit (moves, "\n", -1);
      for (guint i = 0; lines[i + 1] != NULL; i++)
        {
          g_assert_cmpuint (strlen (lines[i]) + 1 + strcspn (lines[i + 1], " "), >, ALEA_PGN_LINE);
          n_full += strlen (lines[i]) == ALEA_PGN_LINE;
        }
    }

  g_assert_cmpuint (n_full, >, 0);
}

/* Notes in play come back as they were. */
static void
test_notes (void)
{
  static const char *const events = "e4 e5 Nf3 Nc6 Bb5 a6";
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);
  g_autoptr(AleaRecord) again = NULL;
  g_autofree char *text = NULL;
  AleaState state;
  AleaNote *note;

  alea_state_init (&state, record->rules, NULL);
  g_assert_true (alea_script_play (events, &state, record->events, NULL, NULL));
  alea_record_make_note (record, 0)->comment = g_strdup ("before all");
  note = alea_record_make_note (record, 3);
  note->clock = 3723004;
  note->nags = g_strdup ("$1 $14");
  note->comment = g_strdup ("well {played}\n\n so far");
  alea_record_make_note (record, 2)->clock = 0;
  alea_record_make_note (record, 6)->comment = g_strdup ("[%clk 0:00:01] is no clock");

  text = check_pgn_write (record);
  again = check_pgn_read (text);
  g_assert_cmpuint (again->notes->len, ==, 4);
  g_assert_cmpstr (alea_record_find_note (again, 0)->comment, ==, "before all");
  g_assert_cmpint (alea_record_find_note (again, 0)->clock, ==, ALEA_NO_CLOCK);
  g_assert_cmpint (alea_record_find_note (again, 2)->clock, ==, 0);
  g_assert_null (alea_record_find_note (again, 2)->comment);
  g_assert_cmpint (alea_record_find_note (again, 3)->clock, ==, 3723004);
  g_assert_cmpstr (alea_record_find_note (again, 3)->nags, ==, "$1 $14");
  g_assert_cmpstr (alea_record_find_note (again, 3)->comment, ==, "well (played) so far");
  g_assert_cmpstr (alea_record_find_note (again, 6)->comment, ==, "[ %clk 0:00:01] is no clock");
  g_assert_null (alea_record_find_note (again, 1));
}

/* A remark that looks like the terrace of a move stays a remark. */
static void
test_terrace_notes (void)
{
  static const char *const events = "1-2 e4 2-2 reroll 3-3 Nbz4 2-3 f4 2-3 Gc9 3-4 Be2";
  static const guint numbers[] = { 2, 6, 8, 10, 12 };
  static const char *const comments[] = { "T3", "T2", "T3 it is", "T1", "T9" };
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("guardener"), NULL, NULL);
  g_autoptr(AleaRecord) again = NULL;
  g_autofree char *text = NULL;
  AleaState state;

  alea_state_init (&state, record->rules, NULL);
  g_assert_true (alea_script_play (events, &state, record->events, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    alea_record_make_note (record, numbers[i])->comment = g_strdup (comments[i]);

  text = check_pgn_write (record);
  again = check_pgn_read (text);
  assert_same_game (record, again, text);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const AleaNote *note = alea_record_find_note (again, numbers[i]);

      g_assert_nonnull (note);
      g_assert_cmpstr (note->comment, ==, comments[i]);
    }
}

/* A game that the clock has ended does not come back as given up. */
static void
test_outside_ending (void)
{
  static const char *const terminations[] = { NULL, "time forfeit", "normal" };

  for (guint i = 0; i < G_N_ELEMENTS (terminations); i++)
    {
      g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);
      g_autoptr(AleaRecord) again = NULL;
      g_autofree char *text = NULL;

      record->result = ALEA_RESULT_BLACK;
      alea_record_set_tag (record, "Termination", terminations[i]);
      text = check_pgn_write (record);
      again = check_pgn_read (text);
      g_assert_cmpint (again->result, ==, ALEA_RESULT_BLACK);
      g_assert_cmpuint (again->events->len, ==, 0);
    }
}

static void
test_impossible_event (void)
{
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);
  g_autoptr(GString) text = g_string_new ("before");
  g_autoptr(GError) error = NULL;
  AleaEvent event = alea_event_roll ((AleaRoll) { .n = 1, .face = { 3 } }, ALEA_SOURCE_HAND);
  AleaState state;

  alea_record_append (record, &event, 1);
  g_assert_false (alea_pgn_write (record, text, &error));
  g_assert_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_EVENT);
  g_assert_cmpstr (text->str, ==, "before");
  g_assert_false (alea_record_replay (record, 1, &state, NULL));
  g_assert_true (alea_record_replay (record, 0, &state, NULL));
}

/* A double that lay on the table at the start and is rolled again, at whatever event
 * the game is left. */
static void
test_rolled_again_at_start (void)
{
  static const char fen[] = "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"
                            " dice=2-2";
  const AleaEvent events[] = {
    alea_event_decision (alea_decision_act (ALEA_ACT_REROLL)),
    alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { 3, 3 } }, ALEA_SOURCE_PROGRAM),
    alea_event_decision (alea_decision_act (ALEA_ACT_REROLL)),
    alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { 1, 2 } }, ALEA_SOURCE_PROGRAM),
    alea_event_decision (alea_decision_act (ALEA_ACT_PASS)),
  };
  AleaSetup setup;

  test_read_fen ("guardener", fen, &setup);
  for (guint n = 0; n <= G_N_ELEMENTS (events); n++)
    {
      g_autoptr(AleaRecord) record = alea_record_new (test_rules ("guardener"), NULL, &setup), again = NULL;
      g_autofree char *text = NULL;

      for (guint i = 0; i < n; i++)
        alea_record_append (record, &events[i], 1);
      text = check_pgn_write (record);
      again = check_pgn_read (text);
      assert_same_game (record, again, text);
    }
}

static void
test_impossible_start (void)
{
  g_autoptr(AleaRecord) record = NULL;
  g_autoptr(GError) error = NULL;
  AleaSetup setup;
  AleaState state;

  test_read_fen ("chess", "4k3/8/8/8/8/8/8/8 w - - 0 1", &setup);
  record = alea_record_new (test_rules ("chess"), NULL, &setup);
  g_assert_false (alea_record_replay (record, 0, &state, &error));
  g_assert_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_START);
}

/* What must not begin a line stays with the word before it, and a command stays
 * whole. */
static void
test_wrap (void)
{
  static const struct { guint n; const char *words, *expected; } rows[] = {
    { ALEA_PGN_LINE, "yy", "\nyy" },
    { ALEA_PGN_LINE - 3, "yy", " yy" },
    { ALEA_PGN_LINE - 2, "yy", "\nyy" },
    { ALEA_PGN_LINE, "%y", " %y" },
    { ALEA_PGN_LINE, "[y", " [y" },
    { ALEA_PGN_LINE, "[%clk 0:00:01]", "\n[%clk 0:00:01]" },
    { ALEA_PGN_LINE - 20, "[%eval 1.5 2.5 3.5 4.5 5.5] yy", "\n[%eval 1.5 2.5 3.5 4.5 5.5] yy" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *word = g_strnfill (rows[i].n, 'x');
      g_autofree char *words = g_strdup_printf ("%s %s", word, rows[i].words);
      g_autofree char *expected = g_strconcat (word, rows[i].expected, NULL);
      g_autoptr(GString) text = g_string_new (NULL);
      AleaPgnWrap wrap = { .text = text };

      alea_pgn_wrap_words (&wrap, words);
      g_assert_cmpstr (text->str, ==, expected);
    }
}

/* A tag can hold any text; what cannot stand on a line is a blank. */
static void
test_tags (void)
{
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);
  g_autoptr(AleaRecord) again = NULL;
  g_autofree char *text = NULL;

  alea_record_set_tag (record, "White", "\"] [x \\\" \\");
  alea_record_set_tag (record, "Odd", "a\nb\tc]\"");
  alea_record_set_tag (record, "Gone", "x");
  alea_record_set_tag (record, "Gone", NULL);
  alea_record_set_tag (record, "Twice", "x");
  alea_record_set_tag (record, "Twice", "y");
  text = check_pgn_write (record);
  g_assert_true (g_str_has_prefix (text, "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White "));
  again = check_pgn_read (text);
  g_assert_cmpstr (alea_record_get_tag (again, "White"), ==, "\"] [x \\\" \\");
  g_assert_cmpstr (alea_record_get_tag (again, "Odd"), ==, "a b c]\"");
  g_assert_cmpstr (alea_record_get_tag (again, "Twice"), ==, "y");
  g_assert_cmpstr (alea_record_get_tag (again, "Date"), ==, "????.??.??");
  g_assert_null (alea_record_get_tag (again, "Gone"));
}

/* Variations come back as they were, with what is in them, wherever lines end. */
static void
test_variations (void)
{
  static const char *const kept[] = {
    "(1. d4 d5 2. c4)", "(1. d4 d5) (1. c4 e5)", "(1. d4 $1 {good; [x] % y} d5 (1... Nf6 2. c4 (2. Nf3 {a (b} g6)) 2. c4 *)",
    "({Grünfeld, in words only, and so many of them that no line has room for all, whatever may be said of it})",
  };

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autofree char *text = g_strdup_printf ("1. e4 $2 {why?}\n%s e5 *\n", kept[i]);
      g_autoptr(AleaRecord) record = check_pgn_read (text), again = NULL;
      g_autofree char *written = check_pgn_write (record), *twice = NULL;

      g_assert_cmpuint (record->n_variations, ==, 0);
      g_assert_cmpstr (alea_record_find_note (record, 1)->variations, ==, kept[i]);
      again = check_pgn_read (written);
      g_assert_cmpstr (alea_record_find_note (again, 1)->variations, ==, kept[i]);
      g_assert_cmpstr (alea_record_find_note (again, 1)->comment, ==, "why?");
      g_assert_cmpuint (again->events->len, ==, 2);
      twice = check_pgn_write (again);
      g_assert_cmpstr (twice, ==, written);
    }
}

/* One that no file should have is passed over and counted. */
static void
test_long_variation (void)
{
  g_autofree char *word = g_strnfill (1 << 17, 'x');
  g_autofree char *text = g_strdup_printf ("1. e4 (1. d4 {%s} d5) e5 (1... c5 2. Nf3) *\n", word);
  g_autoptr(AleaRecord) record = check_pgn_read (text);

  g_assert_cmpuint (record->n_variations, ==, 1);
  g_assert_null (alea_record_find_note (record, 1));
  g_assert_cmpstr (alea_record_find_note (record, 2)->variations, ==, "(1... c5 2. Nf3)");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autofree char *round_trip = g_strdup_printf ("/pgn/round-trip/%s", alea_games[i]->id);
      g_autofree char *every_moment = g_strdup_printf ("/pgn/every-moment/%s", alea_games[i]->id);

      g_test_add_data_func (round_trip, alea_games[i], test_round_trip);
      g_test_add_data_func (every_moment, alea_games[i], test_every_moment);
    }
  g_test_add_func ("/pgn/unsaid-rerolls", test_unsaid_rerolls);
  g_test_add_func ("/pgn/free-play", test_free_play);
  g_test_add_func ("/pgn/number-behind-entries", test_number_behind_entries);
  g_test_add_func ("/pgn/better", test_better);
  g_test_add_func ("/pgn/rerolled-start", test_rerolled_start);
  g_test_add_func ("/pgn/heads", test_heads);
  g_test_add_func ("/pgn/full-lines", test_full_lines);
  g_test_add_func ("/pgn/numbers-of-entries", test_numbers_of_entries);
  g_test_add_func ("/pgn/numbers", test_numbers);
  g_test_add_func ("/pgn/lines", test_lines);
  g_test_add_func ("/pgn/notes", test_notes);
  g_test_add_func ("/pgn/variations", test_variations);
  g_test_add_func ("/pgn/long-variation", test_long_variation);
  g_test_add_func ("/pgn/terrace-notes", test_terrace_notes);
  g_test_add_func ("/pgn/outside-ending", test_outside_ending);
  g_test_add_func ("/pgn/rolled-again-at-start", test_rolled_again_at_start);
  g_test_add_func ("/pgn/impossible-start", test_impossible_start);
  g_test_add_func ("/pgn/wrap", test_wrap);
  g_test_add_func ("/pgn/impossible-event", test_impossible_event);
  g_test_add_func ("/pgn/tags", test_tags);

  return g_test_run ();
}
