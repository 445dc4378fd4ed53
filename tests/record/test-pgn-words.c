/* test-pgn-words.c: numbers, results and variations of game files, and what is said of a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"
#include "pgn-support.h"

#include <string.h>

/* --- words ----------------------------------------------------------------- */

/* Arabic numbers everywhere, Roman ones before entries alone. */
static void
test_numbers (void)
{
  static const struct { const char *word; gboolean has_entries; const char *rest; gboolean is_roman; } rows[] = {
    { "", FALSE, "", FALSE },
    { "12", FALSE, "", FALSE },
    { "12.", FALSE, "", FALSE },
    { "12...", FALSE, "", FALSE },
    { "12.e4", FALSE, "e4", FALSE },
    { "9...e5", FALSE, "e5", FALSE },
    { "12e4", FALSE, "12e4", FALSE },
    { "0-1", FALSE, "0-1", FALSE },
    { ".", FALSE, "", FALSE },
    { "...e5", FALSE, "e5", FALSE },
    { "e4.", FALSE, "e4.", FALSE },
    { "iv.", FALSE, "iv.", FALSE },
    { "iv.", TRUE, "", TRUE },
    { "v.Na1", TRUE, "Na1", TRUE },
    { "x...Na1", TRUE, "Na1", TRUE },
    { "iv", TRUE, "iv", FALSE },
    { "a.Na1", TRUE, "a.Na1", FALSE },
    { "I.", TRUE, "I.", FALSE },
    { "1i.", TRUE, "1i.", FALSE },
    { "i1.", TRUE, "i1.", FALSE },
    { "12.Na1", TRUE, "Na1", FALSE },
    { "3", TRUE, "", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gboolean is_roman = !rows[i].is_roman;

      g_assert_cmpstr (alea_pgn_skip_number (rows[i].word, rows[i].has_entries, &is_roman), ==, rows[i].rest);
      g_assert_cmpint (is_roman, ==, rows[i].is_roman);
    }
}

static void
test_passed_over (void)
{
  static const char *const signs[] = { "", "+", "++", "#", "ep", "e.p." };
  static const char *const others[] = { "+-", "+++", "##", "#+", "e", "e4", "e.p", "ep.", "x", "Nf3", "=", "=Q", "." };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    g_assert_true (alea_pgn_is_passed_over (signs[i]));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (alea_pgn_is_passed_over (others[i]));
}

static void
test_entries (void)
{
  static const char *const others[] = {
    "", "N", "Na", "a1", "na1", "Pa1", "Ga1", "Na2", "Na7", "Na9", "Na0", "Ni1", "N`1", "NA1", "Na1+", "Na11", "Nxa1",
  };

  for (const char *piece = "KQRBN"; *piece != '\0'; piece++)
    for (char file = 'a'; file <= 'h'; file++)
      for (char rank = '0'; rank <= '9'; rank++)
        {
          const char word[] = { *piece, file, rank, '\0' };

          g_assert_cmpint (alea_pgn_is_entry (word), ==, rank == '1' || rank == '8');
        }

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (alea_pgn_is_entry (others[i]));
}

/* --- results and tags ------------------------------------------------------- */

static void
test_results (void)
{
  static const struct { const char *text; AleaResult result; } rows[] = {
    { "*", ALEA_RESULT_NONE }, { "1-0", ALEA_RESULT_WHITE }, { "0-1", ALEA_RESULT_BLACK },
    { "1/2-1/2", ALEA_RESULT_DRAW }, { "1/2", ALEA_RESULT_DRAW },
  };
  static const char *const others[] = {
    "", "1", "-", "**", "1-1", "0-0", "1-0 ", "1/2-1/", "1/2-0", "2/1", "0-", "+-", "e4", "a-0", "0-0-0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaResult result = rows[i].result == ALEA_RESULT_NONE ? ALEA_RESULT_DRAW : ALEA_RESULT_NONE;

      g_assert_true (alea_pgn_parse_result (rows[i].text, &result));
      g_assert_cmpint (result, ==, rows[i].result);
    }

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      AleaResult result = ALEA_RESULT_BLACK;

      g_assert_false (alea_pgn_parse_result (others[i], &result));
      g_assert_cmpint (result, ==, ALEA_RESULT_BLACK);
    }
}

static void
test_outside_endings (void)
{
  static const char *const outside[] = {
    "time forfeit", "Time", "abandoned", "ADJUDICATION", "adjudicated", "death", "emergency", "rules infraction",
  };
  static const char *const others[] = { "", "normal", "unterminated", "resigned", "tim", "checkmate" };

  for (guint i = 0; i < G_N_ELEMENTS (outside); i++)
    g_assert_true (alea_pgn_is_outside_ending (outside[i]));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (alea_pgn_is_outside_ending (others[i]));
  g_assert_false (alea_pgn_is_outside_ending (NULL));
}

/* Each tag of a name of its own, in whatever letters it is written but these. */
static void
test_tags (void)
{
  for (AleaPgnTag tag = 0; tag < ALEA_PGN_N_TAGS; tag++)
    {
      g_autofree char *lower = g_ascii_strdown (alea_pgn_tag_names[tag], -1);

      g_assert_cmpint (alea_pgn_find_tag (alea_pgn_tag_names[tag]), ==, tag);
      g_assert_cmpint (alea_pgn_find_tag (lower), ==, ALEA_PGN_N_TAGS);
    }
  g_assert_cmpint (alea_pgn_find_tag ("Event"), ==, ALEA_PGN_N_TAGS);

  for (guint i = 0; i < ALEA_PGN_N_ROSTER; i++)
    g_assert_true (alea_pgn_is_in_roster (alea_pgn_roster[i]));
  g_assert_false (alea_pgn_is_in_roster ("FEN"));
  g_assert_false (alea_pgn_is_in_roster ("event"));
}

/* --- variations ------------------------------------------------------------- */

static AleaRecord *
play (const char *game,
      const char *script)
{
  AleaRecord *record = alea_record_new (test_rules (game), NULL, NULL);
  AleaState state;

  g_assert_true (alea_record_begin (record, &state, NULL));
  g_assert_true (alea_script_play (script, &state, record->events, NULL, NULL));
  return record;
}

/* A number and one move, perhaps with its terrace, behind a move say what would have been
 * better; all else is another variation. */
static void
test_variations (void)
{
  static const struct { const char *game, *script, *variation, *better, *other; } rows[] = {
    { "chess", "e4", "1. d4", "d4", NULL },
    { "chess", "e4", "1... d4", "d4", NULL },
    { "chess", "e4", "  1. \n\td4 ", "d4", NULL },
    { "chess", "e4", "1. d4 {T3}", "d4 {T3}", NULL },
    { "chess", "e4", "1. d4 {x}", NULL, "(1. d4 {x})" },
    { "chess", "e4", "1. d4 d5", NULL, "(1. d4 d5)" },
    { "chess", "e4", "1. d4 {T3} d5", NULL, "(1. d4 {T3} d5)" },
    { "chess", "e4", "d4", NULL, "(d4)" },
    { "chess", "e4", "1.d4", NULL, "(1.d4)" },
    { "chess", "e4", "1.d4 d5", NULL, "(1.d4 d5)" },
    { "chess", "e4", "i. d4", NULL, "(i. d4)" },
    { "chess", "e4", "d4  \t d5", NULL, "(d4 d5)" },
    { "chess", "e4", "1.", NULL, "(1.)" },
    { "chess", "e4", "", NULL, NULL },
    { "chess", "e4", " \n ", NULL, NULL },
    { "chess", "", "1. d4", NULL, "(1. d4)" },
    { "random-move", "5 2 e4 e5 3", "2. Nf3", NULL, "(2. Nf3)" },
    { "random-move", "5 2 e4 e5", "1... e6", "e6", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = play (rows[i].game, rows[i].script);
      g_autofree char *other = alea_pgn_read_variation (record, rows[i].variation);
      const AleaNote *note = alea_record_find_note (record, record->events->len);

      g_test_message ("%s", rows[i].variation);
      g_assert_cmpstr (other, ==, rows[i].other);
      g_assert_cmpstr (note != NULL ? note->finding.better : NULL, ==, rows[i].better);
      g_assert_cmpuint (record->n_variations, ==, 0);
    }
}

/* Of two moves that would have been better the first is kept as such. */
static void
test_two_better (void)
{
  g_autoptr(AleaRecord) record = play ("chess", "e4");
  g_autofree char *first = alea_pgn_read_variation (record, "1. d4"), *second = alea_pgn_read_variation (record, "1. c4");

  g_assert_null (first);
  g_assert_cmpstr (second, ==, "(1. c4)");
  g_assert_cmpstr (alea_record_find_note (record, 1)->finding.better, ==, "d4");
}

/* How long a move may be, and how long a variation; longer ones are counted. */
static void
test_long_variations (void)
{
  for (gsize length = ALEA_PGN_MAX_WORD - 1; length <= ALEA_PGN_MAX_WORD; length++)
    {
      g_autoptr(AleaRecord) record = play ("chess", "e4");
      g_autofree char *word = g_strnfill (length - strlen ("1. "), 'x'), *text = g_strconcat ("1. ", word, NULL);
      g_autofree char *other = alea_pgn_read_variation (record, text);

      g_assert_cmpint (other == NULL, ==, length < ALEA_PGN_MAX_WORD);
      g_assert_cmpuint (record->n_variations, ==, 0);
    }

  for (gsize length = ALEA_PGN_MAX_VARIATION - 1; length <= ALEA_PGN_MAX_VARIATION; length++)
    {
      g_autoptr(AleaRecord) record = play ("chess", "e4");
      g_autofree char *text = g_strnfill (length, 'x'), *other = alea_pgn_read_variation (record, text);

      g_assert_cmpint (other != NULL, ==, length < ALEA_PGN_MAX_VARIATION);
      g_assert_cmpuint (record->n_variations, ==, length < ALEA_PGN_MAX_VARIATION ? 0 : 1);
    }
}

/* --- games ------------------------------------------------------------------ */

#define LATE "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n"

/* How many moves it has, where it ends, and at which move it is at fault; the bar stands
 * behind it. */
static void
test_games (void)
{
  static const struct { const char *text; guint n_moves; AleaResult result; gboolean is_bad; guint move; AleaColour colour; } rows[] = {
    { "*|\n", 0, ALEA_RESULT_NONE, FALSE, 0, ALEA_WHITE },
    { "1. e4 *|\n", 1, ALEA_RESULT_NONE, FALSE, 0, ALEA_WHITE },
    { "1. e4 e5 *|", 1, ALEA_RESULT_NONE, FALSE, 0, ALEA_WHITE },
    { "1. e4 e5 2. Nf3 1-0|\n\n", 2, ALEA_RESULT_WHITE, FALSE, 0, ALEA_WHITE },
    { LATE "7... Kd7 *|\n", 1, ALEA_RESULT_NONE, FALSE, 0, ALEA_WHITE },
    { LATE "7... Kd7 8. e4 1/2-1/2|\n", 2, ALEA_RESULT_DRAW, FALSE, 0, ALEA_WHITE },
    { "1. e4 e5|\n\n[Event \"x\"]\n\n1. d4 *\n", 1, ALEA_RESULT_NONE, FALSE, 0, ALEA_WHITE },

    { "1. e9 1-0\n", 0, ALEA_RESULT_NONE, TRUE, 1, ALEA_WHITE },
    { "1. e4 e9 1-0\n", 1, ALEA_RESULT_NONE, TRUE, 1, ALEA_BLACK },
    { "1. e4 e5 2. Nf9 1-0\n", 1, ALEA_RESULT_NONE, TRUE, 2, ALEA_WHITE },
    { LATE "7... Kd9 *\n", 1, ALEA_RESULT_NONE, TRUE, 7, ALEA_BLACK },
    { LATE "7... Kd7 8. e9 *\n", 1, ALEA_RESULT_NONE, TRUE, 8, ALEA_WHITE },
    { "[FEN \"8/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... Kd7 *", 0, ALEA_RESULT_NONE, TRUE, 0, ALEA_WHITE },
    { "[Variant \"Chess960\"]\n[SetupRolls \"2 3\"]\n\n1. e4 *", 0, ALEA_RESULT_NONE, TRUE, 0, ALEA_WHITE },
    { "[Event \"x\n", 0, ALEA_RESULT_NONE, TRUE, 0, ALEA_WHITE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto(GStrv) parts = g_strsplit (rows[i].text, "|", 2);
      g_autofree char *text = g_strjoinv ("", parts);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_test_message ("%s", rows[i].text);
      g_assert_cmpint (game->is_bad, ==, rows[i].is_bad);
      g_assert_cmpuint (game->n_moves, ==, rows[i].n_moves);
      g_assert_cmpint (game->result, ==, rows[i].result);
      g_assert_cmpuint (game->fault_move, ==, rows[i].move);
      g_assert_cmpint (game->fault_colour, ==, rows[i].colour);
      if (!rows[i].is_bad)
        g_assert_cmpint (game->end, ==, (goffset) strlen (parts[0]));
    }
}

/* A result that neither the rules nor a player brought is kept by itself; one that is a player's
 * word is an event. */
static void
test_who_ended_it (void)
{
  static const struct { const char *text; AleaResult result; guint n_events; } rows[] = {
    { "[Termination \"Time forfeit\"]\n\n1. e4 0-1", ALEA_RESULT_BLACK, 1 },
    { "[Termination \"adjudication\"]\n\n1. e4 1/2-1/2", ALEA_RESULT_DRAW, 1 },
    { "[Termination \"abandoned\"]\n[Result \"1-0\"]\n\n1. e4", ALEA_RESULT_WHITE, 1 },
    { "[Termination \"Time forfeit\"]\n\n1. e4 *", ALEA_RESULT_NONE, 1 },
    { "[Termination \"normal\"]\n\n1. e4 0-1", ALEA_RESULT_NONE, 2 },
    { "1. e4 1/2-1/2", ALEA_RESULT_NONE, 2 },
    { "[Termination \"Time forfeit\"]\n\nf3 e5 g4 Qh4# 0-1", ALEA_RESULT_NONE, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaPgnReader) reader = pgn_open (rows[i].text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_test_message ("%s", rows[i].text);
      g_assert_false (game->is_bad);
      g_assert_cmpint (game->record->result, ==, rows[i].result);
      g_assert_cmpuint (game->record->events->len, ==, rows[i].n_events);
    }
}

/* Where each roll stands: one of the set-up in its tag, others where their comment begins. */
static void
test_places_of_rolls (void)
{
  static const struct { guint line, column; } places[] = { { 2, 15 }, { 2, 17 }, { 4, 13 }, { 5, 1 }, { 5, 1 } };
  g_autoptr(AleaPgnReader) reader = pgn_open ("[Variant \"random-move\"]\n[SetupRolls  \"5 2\"]\n\n"
                                              "1. e4 e5 2. {[%roll 2]} Nf3\n{[%roll 1] [%roll 2]} Nc3 *\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);

  pgn_assert_events (game, "5 2 e4 e5 2 Nf3 1 2 Nc3");
  g_assert_cmpuint (game->roll_places->len, ==, G_N_ELEMENTS (places));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const AleaPlace *place = &g_array_index (game->roll_places, AleaPlace, i);

      g_assert_cmpuint (place->line, ==, places[i].line);
      g_assert_cmpuint (place->column, ==, places[i].column);
    }
}

/* What a person has written of the arrays is kept beside a start, and only there: else it
 * follows from the rolls. */
static void
test_tags_of_arrays (void)
{
  static const struct { const char *tags; gboolean keeps_white, keeps_black; } rows[] = {
    { "[WhiteSetup \"Na1 Bb1 Kc1 Nd1 Be1 Rf1 Rg1 Qh1\"]\n[BlackSetup \"Mirror\"]", TRUE, TRUE },
    { "[FEN \"nbknbrrq/pppppppp/8/8/8/8/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]\n[BlackSetup \"Mirror\"]", FALSE, TRUE },
    { "[FEN \"nbknbrrq/pppppppp/8/8/8/8/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]\n"
      "[WhiteSetup \"Na1 Bb1 Kc1 Nd1 Be1 Rf1 Rg1 Qh1\"]", TRUE, FALSE },
    { "[FEN \"nbknbrrq/pppppppp/8/8/8/8/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]", FALSE, FALSE },
    { "[SetupRolls \"2-3\"]\n[WhiteSetup \"Na1\"]", FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Variant \"jepps\"]\n%s\n\n*\n", rows[i].tags);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_test_message ("%s", rows[i].tags);
      g_assert_false (game->is_bad);
      g_assert_cmpstr (alea_record_get_tag (game->record, "WhiteSetup"), ==,
                       rows[i].keeps_white ? "Na1 Bb1 Kc1 Nd1 Be1 Rf1 Rg1 Qh1" : NULL);
      g_assert_cmpstr (alea_record_get_tag (game->record, "BlackSetup"), ==, rows[i].keeps_black ? "Mirror" : NULL);
      g_assert_cmpint (game->record->start != NULL, ==, strstr (rows[i].tags, "SetupRolls") == NULL);
      for (guint file = 0; game->record->start != NULL && file < 8; file++)
        {
          const AleaPiece white = alea_piece_from_letter ("NBKNBRRQ"[file]), black = alea_piece_from_letter ("nbknbrrq"[file]);

          g_assert_cmpint (game->record->start->pieces[file], ==, white);
          g_assert_cmpint (game->record->start->pieces[56 + file], ==, black);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pgn-words/numbers", test_numbers);
  g_test_add_func ("/pgn-words/passed-over", test_passed_over);
  g_test_add_func ("/pgn-words/entries", test_entries);
  g_test_add_func ("/pgn-words/results", test_results);
  g_test_add_func ("/pgn-words/outside-endings", test_outside_endings);
  g_test_add_func ("/pgn-words/tags", test_tags);
  g_test_add_func ("/pgn-words/variations", test_variations);
  g_test_add_func ("/pgn-words/two-better", test_two_better);
  g_test_add_func ("/pgn-words/long-variations", test_long_variations);
  g_test_add_func ("/pgn-words/games", test_games);
  g_test_add_func ("/pgn-words/who-ended-it", test_who_ended_it);
  g_test_add_func ("/pgn-words/places-of-rolls", test_places_of_rolls);
  g_test_add_func ("/pgn-words/tags-of-arrays", test_tags_of_arrays);

  return g_test_run ();
}
