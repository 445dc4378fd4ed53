/* test-script.c: games as strings of events
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-chess960.h"
#include "alea-fen.h"
#include "alea-finding.h"
#include "alea-reason.h"
#include "alea-script.h"
#include "alea-start.h"
#include "test-support.h"

#include <string.h>

#define TWO_DOUBLES "2-2 reroll 3-3 "
#define CLASSIC_ROLLS "2 3 3 2 3 "

/* Where a case begins. */
static void
start (AleaState  *state,
       const char *game,
       const char *option)
{
  const AleaRules *rules = test_rules (game);
  AleaOptions options = { { 0 } };

  if (option != NULL)
    g_assert_true (alea_rules_set_option (rules, &options, option, strlen (option), NULL));
  alea_state_init (state, rules, &options);
}

/* --- scripts that are played --------------------------------------------- */

static const struct
{
  const char *game;
  const char *option;
  const char *script;
  const char *events;   /* as they are written out again */
} goods[] = {
  { "chess", NULL, "", "" },
  { "chess", NULL, " \n\t\r\n  # nothing\n#", "" },
  { "chess", NULL, "e4 e5", "e4 e5" },
  { "chess", NULL, "\xef\xbb\xbf", "" },
  { "chess", NULL, "\xef\xbb\xbf" "e4 e5", "e4 e5" },
  { "chess", NULL, "e4 e5 Nf3\r\nNc6\tBb5\n\n", "e4 e5 Nf3 Nc6 Bb5" },
  { "chess", NULL, "1. e4 e5 2. Nf3 2... Nc6 3.Bb5 3...a6", "e4 e5 Nf3 Nc6 Bb5 a6" },
  { "chess", NULL, "1.e4 # best by test: e5\n1...c5 #Nf3\n # Nc6", "e4 c5" },
  { "chess", NULL, "e4#comment e5\ne6", "e4 e6" },
  { "chess", NULL, "f3 e5 g4 Qh4#", "f3 e5 g4 Qh4#" },
  { "chess", NULL, "f3 e5 g4 Qh4# # mate", "f3 e5 g4 Qh4#" },
  { "chess", NULL, "f3 e5 g4 Qh4#! #", "f3 e5 g4 Qh4#" },
  { "chess", NULL, "e4# e5", "e4 e5" },
  { "chess", NULL, "e2e4 e7-e5 g1f3", "e4 e5 Nf3" },
  { "chess", NULL, "e4 {good} e5", "e4 e5" },
  { "guardener", NULL, TWO_DOUBLES "Nbz4\n{T3}  1-2 e5", TWO_DOUBLES "Nbz4 {T3} 1-2 e5" },
  { "guardener", NULL, TWO_DOUBLES "Nbz4 1-2 e5", TWO_DOUBLES "Nbz4 {T3} 1-2 e5" },
  { "guardener", NULL, "2-2 reroll 1-1 Gc0 {T1}", "2-2 reroll 1-1 Gc0 {T1}" },
  { "guardener", NULL, "2-2 reroll 1-1 Gc0", "2-2 reroll 1-1 Gc0" },
  { "chess", NULL, "e4 e5 Bc4 Nc6 Nf3 Nf6 0-0", "e4 e5 Bc4 Nc6 Nf3 Nf6 O-O" },
  { "chess", NULL, "e4 e5 Bc4 Nc6 Nf3 Nf6 O~O", "e4 e5 Bc4 Nc6 Nf3 Nf6 O-O" },
  { "random-move", NULL, "5 2 1. e4 e5 2. 5 Nf3,Nc3 2... 1 -- 3. 5 d4,d5 d6", "5 2 e4 e5 5 Nf3 Nc3 1 5 d4 d5 d6" },
  { "chess", NULL, "e4 resign", "e4 resign" },
  { "chess", NULL, "e4 draw", "e4 draw" },
  { "chess960", NULL, CLASSIC_ROLLS "e4", CLASSIC_ROLLS "e4" },
  { "chess960", NULL, "5 6 2 5 3 3 6 2 6 5 3 1. e4", "5 6 2 5 3 3 6 2 6 5 3 e4" },
  { "chess960", NULL, "2 3 3 2", "2 3 3 2" },
  { "chess960", NULL, "2 3#so 3\n3 2", "2 3 3 2" },
  { "chess960", "setup=number", "518 e4", CLASSIC_ROLLS "e4" },
  { "chess960", "setup=number", "0", "1 1 1 1 1" },
  { "chess960", "setup=number", "959 e4", "4 4 6 4 4 e4" },
  { "chess960", "setup=random", CLASSIC_ROLLS "e4", CLASSIC_ROLLS "e4" },
};

static char *
write_events (const char *game,
              const char *option,
              GArray     *events)
{
  GString *text = g_string_new (NULL);
  AleaState state;

  start (&state, game, option);
  for (guint i = 0; i < events->len; i++)
    {
      const AleaEvent *event = &g_array_index (events, AleaEvent, i);
      g_autofree char *word = alea_script_write_event (&state, event);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", word);
      g_assert_true (alea_state_apply (&state, event, NULL));
    }

  return g_string_free (text, FALSE);
}

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    {
      g_autoptr(GArray) events = g_array_new (FALSE, TRUE, sizeof (AleaEvent));
      g_autofree char *written = NULL;
      g_autoptr(GError) error = NULL;
      AleaState state, again;

      g_test_message ("%s", goods[i].script);
      start (&state, goods[i].game, goods[i].option);
      g_assert_true (alea_script_play (goods[i].script, &state, events, NULL, &error));
      g_assert_no_error (error);

      written = write_events (goods[i].game, goods[i].option, events);
      g_assert_cmpstr (written, ==, goods[i].events);

      /* What is written says the same, by whatever way the start came. */
      start (&again, goods[i].game, NULL);
      again.options = state.options;
      if (goods[i].option == NULL || strcmp (goods[i].option, "setup=number") != 0)
        {
          g_assert_true (alea_script_play (written, &again, NULL, NULL, NULL));
          test_assert_same_state (&state, &again);
        }
    }
}

static void
test_sources (void)
{
  g_autoptr(GArray) rolled = g_array_new (FALSE, TRUE, sizeof (AleaEvent));
  g_autoptr(GArray) chosen = g_array_new (FALSE, TRUE, sizeof (AleaEvent));
  AleaState state;

  start (&state, "chess960", NULL);
  g_assert_true (alea_script_play (CLASSIC_ROLLS, &state, rolled, NULL, NULL));
  start (&state, "chess960", "setup=number");
  g_assert_true (alea_script_play ("518", &state, chosen, NULL, NULL));
  g_assert_cmpuint (rolled->len, ==, 5);
  g_assert_cmpuint (chosen->len, ==, 5);

  for (guint i = 0; i < 5; i++)
    {
      const AleaEvent *a = &g_array_index (rolled, AleaEvent, i), *b = &g_array_index (chosen, AleaEvent, i);

      g_assert_cmpint (a->roll.face[0], ==, b->roll.face[0]);
      g_assert_cmpint (b->source, ==, ALEA_SOURCE_CHOSEN);
      g_assert_cmpint (a->source, !=, ALEA_SOURCE_CHOSEN);
    }
}

/* Every start by its number. */
static void
test_numbers (void)
{
  for (int number = 0; number < ALEA_CHESS960_STARTS; number++)
    {
      g_autofree char *script = g_strdup_printf ("%d", number);
      AleaSetup setup;
      AleaState state;

      start (&state, "chess960", "setup=number");
      g_assert_true (alea_script_play (script, &state, NULL, NULL, NULL));
      alea_state_get_setup (&state, &setup);
      g_assert_cmpint (alea_chess960_of_setup (&setup), ==, number);
    }
}

/* --- scripts that go wrong ----------------------------------------------- */

/* '|' stands before the event that is impossible. */
static const struct
{
  const char *game;
  const char *option;
  const char *script;
  guint       line;
  guint       column;
  const char *sentence;
} bads[] = {
  { "chess", NULL, "|e5", 1, 1, "The rules do not allow “e5” here." },
  { "chess", NULL, "e4 e5\n2. Nf3 |Ke4", 2, 8, "The rules do not allow “Ke4” here." },
  { "chess", NULL, "e4\r\n\r\n  |e4 e5", 3, 3, "The rules do not allow “e4” here." },
  { "chess", NULL, "e4 # ä€\n# ä\n\t|ä€ e5", 3, 2, "“ä€” does not look like a move." },
  { "chess", NULL, "e4 {ä€} |e4", 1, 9, "The rules do not allow “e4” here." },
  { "chess", NULL, "1. |1.e5", 1, 4, "The rules do not allow “e5” here." },
  { "chess", NULL, "e4 |12 e5", 1, 4, "“12” does not look like a move." },
  { "chess", NULL, "e4 |3-5", 1, 4, "No roll is due now." },
  { "chess", NULL, "e4 |.e5", 1, 4, "“.e5” does not look like a move." },
  { "chess", NULL, "e4 |... e5", 1, 4, "“...” does not look like a move." },
  { "chess", NULL, "e4 |1", 1, 4, "No roll is due now." },
  { "chess", NULL, "e4 |9", 1, 4, "No roll is due now." },
  { "chess", NULL, "f3 e5 g4 Qh4# |3", 1, 15, "The game is over; it is too late for “3”." },
  { "chess", NULL, "e4 |0", 1, 4, "“0” does not look like a move." },
  { "chess", NULL, "e4 |0-5", 1, 4, "“0-5” does not look like a move." },
  { "chess", NULL, "f3 e5 g4 Qh4# |a3", 1, 15, "The game is over; it is too late for “a3”." },
  { "chess", NULL, "e4 resign |draw", 1, 11, "The game is over." },
  { "chess", NULL, "e4 draw |resign", 1, 9, "The game is over." },
  { "chess", NULL, "e4 |pass", 1, 4, "“pass” is not a choice in this game." },
  { "chess", NULL, "|e4,e5", 1, 1, "“e4,e5” does not look like a move." },
  { "random-move", NULL, "5 2 e4 e5 1 -- |--", 1, 16, "“--” may only follow a roll that allows no move." },
  { "random-move", NULL, "5 2 e4 e5 |--", 1, 11, "“--” may only follow a roll that allows no move." },
  { "random-move", NULL, "5 2 e4 e5 4 |--", 1, 13, "“--” may only follow a roll that allows no move." },
  { "chess", NULL, "e4 |reroll", 1, 4, "“reroll” is not a choice in this game." },
  { "random-move", NULL, "5 2 |accept", 1, 5, "“accept” is not a choice in this game." },
  { "chess", NULL, "e4 |e5;", 1, 4, "“e5;” does not look like a move." },
  { "chess", NULL, "e4 |{T3 e5", 1, 4, "“{T3” does not look like a move." },
  { "chess", NULL, "|e4 {T3} e5", 1, 1, "“e4” does not go to a terrace." },
  { "guardener", NULL, TWO_DOUBLES "|Nbz4 {T2} 1-2", 1, 16, "“Nbz4” goes to terrace 3, not to terrace 2." },
  { "guardener", "terraces=1-top", "2-2 reroll 1-1 1. |Nbc9 {T4} 1-2", 1, 19, "“Nbc9” goes to terrace 1, not to "
                                                                              "terrace 4." },
  { "chess960", NULL, "2 |3# 3", 1, 3, "A roll is needed before “3#”." },
  { "chess960", NULL, "2 3 |Nf3", 1, 5, "A roll is needed before “Nf3”." },
  { "chess960", NULL, "2 3 |0", 1, 5, "A die with 6 sides cannot show 0." },
  { "chess960", NULL, "2 3 |7", 1, 5, "A die with 6 sides cannot show 7." },
  { "chess960", NULL, "2 3 |255", 1, 5, "A die with 6 sides cannot show 255." },
  { "chess960", NULL, "2 3 |256", 1, 5, "“256” is not a roll." },
  { "chess960", NULL, "2 3 |99999999999999999999", 1, 5, "“99999999999999999999” is not a roll." },
  { "chess960", NULL, "2 |3-3", 1, 3, "This roll takes 1 die." },
  { "chess960", NULL, "2 |3-3-1", 1, 3, "“3-3-1” is not a roll." },
  { "chess960", NULL, "2 |3-", 1, 3, "“3-” is not a roll." },
  { "chess960", NULL, "2 |-3", 1, 3, "“-3” is not a roll." },
  { "chess960", NULL, "2 |resign", 1, 3, "A player can resign only once play has begun." },
  { "chess960", NULL, "2 |draw", 1, 3, "A draw can be agreed only once play has begun." },
  { "chess960", NULL, "2 3 3 2 3 |4", 1, 11, "No roll is due now." },
  { "chess960", NULL, "|e4", 1, 1, "A roll is needed before “e4”." },
  { "chess960", "setup=number", "|960", 1, 1, "“960” is not a start number: starts are numbered from 0 to 959." },
  { "chess960", "setup=number", "|99999999999999999999", 1, 1,
    "“99999999999999999999” is not a start number: starts are numbered from 0 to 959." },
  { "chess960", "setup=number", "518 |518", 1, 5, "“518” does not look like a move." },
  { "chess", NULL, "e4 |\xff e5", 1, 4, "This is not text (UTF-8)." },
  { "chess", NULL, "e4\ne5 # \xe2\x82\xac |\xc3", 2, 8, "This is not text (UTF-8)." },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bads); i++)
    {
      g_auto(GStrv) parts = g_strsplit (bads[i].script, "|", 2);
      g_autofree char *script = g_strconcat (parts[0], parts[1], NULL);
      g_autoptr(GError) error = NULL;
      AleaPlace place = { 0, 0 };
      AleaState state, before;

      g_test_message ("case %u: %s", i, parts[0]);
      start (&state, bads[i].game, bads[i].option);
      start (&before, bads[i].game, bads[i].option);
      g_assert_false (alea_script_play (script, &state, NULL, &place, &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, bads[i].sentence);
      g_assert_cmpuint (place.line, ==, bads[i].line);
      g_assert_cmpuint (place.column, ==, bads[i].column);

      /* What came before has been played, unless it is not text at all. */
      if (g_utf8_validate (script, -1, NULL))
        g_assert_true (alea_script_play (parts[0], &before, NULL, NULL, NULL));
      test_assert_same_state (&state, &before);
      g_assert_false (alea_script_play (script, &before, NULL, NULL, NULL));
    }
}

/* --- one event ----------------------------------------------------------- */

static void
test_parse_event (void)
{
  g_autoptr(GError) error = NULL;
  AleaState state;
  AleaEvent event;

  start (&state, "chess960", NULL);
  g_assert_true (alea_script_parse_event (&state, "6", &event, NULL));
  g_assert_cmpint (event.type, ==, ALEA_EVENT_ROLL);
  g_assert_cmpint (event.roll.n, ==, 1);
  g_assert_cmpint (event.roll.face[0], ==, 6);
  g_assert_true (alea_script_parse_event (&state, "3-5", &event, NULL));
  g_assert_cmpint (event.roll.n, ==, 2);
  g_assert_cmpint (event.roll.face[1], ==, 5);
  g_assert_false (alea_script_parse_event (&state, "", &event, &error));
  g_assert_error (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT);

  start (&state, "chess", NULL);
  g_assert_true (alea_script_parse_event (&state, "Nf3", &event, NULL));
  g_assert_cmpint (event.type, ==, ALEA_EVENT_DECISION);
  g_assert_cmpint (event.decision.act, ==, ALEA_ACT_MOVE);
}

/* Whatever is typed, it is played or refused with a sentence in whole letters. */
static void
test_anything (void)
{
  static const char *const pieces[] = {
    "e4", "e5", "Nf3", "1.", "1...", "#", "# x", "\n", " ", "\t", "3", "3-5", "O-O", "resign", "draw", "{", "}",
    "{T1}", "ä", "\xff", "Qh5#", "-", ".", "518", "\r\n", "€€€€€€€€€€€€€", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  };
  guint64 stream = G_GUINT64_CONSTANT (0x5c1);

  for (guint i = 0; i < 50000; i++)
    {
      g_autoptr(GString) script = g_string_new (NULL);
      g_autoptr(GError) error = NULL;
      AleaPlace place;
      AleaState state;

      for (guint n = test_random (&stream, 12); n > 0; n--)
        {
          g_string_append (script, pieces[test_random (&stream, G_N_ELEMENTS (pieces))]);
          if (test_random (&stream, 2) == 0)
            g_string_append_c (script, ' ');
        }

      start (&state, i % 2 == 0 ? "chess" : "chess960", i % 4 == 1 ? "setup=number" : NULL);
      if (alea_script_play (script->str, &state, NULL, &place, &error))
        continue;

      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (place.line, >=, 1);
      g_assert_cmpuint (place.column, >=, 1);
      g_assert_cmpuint (place.column, <=, script->len + 1);
    }
}

static gboolean
fill_with_nothing (guint8   *bytes,
                   gsize     n_bytes,
                   gpointer  data)
{
  return FALSE;
}

/* Without random numbers nothing is rolled and nothing chosen. */
static void
test_no_random_numbers (void)
{
  static const char *const games[] = { "chess960", "chess" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr(AleaDice) none = alea_dice_new_custom (fill_with_nothing, NULL);
      g_autoptr(AleaDice) dice = alea_dice_new_seeded ("some");
      g_autoptr(GError) error = NULL;
      AleaEvent event;
      AleaState state;
      guint n;

      start (&state, games[i], NULL);
      g_assert_true (alea_start_answer (&state, dice, TRUE, &n, &event, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (n, ==, i == 0 ? 1 : 20);
      g_assert_false (alea_start_answer (&state, none, TRUE, &n, &event, &error));
      g_assert_error (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT);
    }
}

/* One of what may be decided is drawn, a re-roll only where it may be. */
static void
test_answers (void)
{
  g_autoptr(AleaDice) dice = alea_dice_new_seeded ("some");
  guint n_rerolls = 0;
  AleaState state;

  start (&state, "jepps", NULL);
  g_assert_true (alea_script_play ("2-2", &state, NULL, NULL, NULL));
  for (guint i = 0; i < 40; i++)
    {
      AleaEvent event;
      guint n;

      g_assert_true (alea_start_answer (&state, dice, TRUE, &n, &event, NULL));
      g_assert_cmpuint (n, ==, 2);
      g_assert_true (event.type == ALEA_EVENT_DECISION && alea_state_lists (&state, &event.decision));
      n_rerolls += event.decision.act == ALEA_ACT_REROLL;

      g_assert_true (alea_start_answer (&state, dice, FALSE, &n, &event, NULL));
      g_assert_cmpuint (n, ==, 1);
      g_assert_cmpint (event.decision.act, ==, ALEA_ACT_PLACE);
      g_assert_cmpint (event.decision.piece_type, ==, ALEA_KNIGHT);
    }

  g_assert_cmpuint (n_rerolls, >, 5);
  g_assert_cmpuint (n_rerolls, <, 35);
}

/* A seed says for ever how each of its starts comes about. */
static void
test_starts (void)
{
  static const struct { const char *game; guint n; const char *rolls, *fen; } rows[] = {
    { "chess960", 1, "3 3 1 1 6 4", "qnrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/QNRKBBRN w KQkq - 0 1" },
    { "jepps", 1, "3-3 1-1 6-4 5-1 2-6 1-2 5-1 6-1 1-4 4-1 6-5 5-1 4-5 4-1 5-3 1-3",
      "rkqrbbnn/pppppppp/8/8/8/8/PPPPPPPP/BRQRKNNB w Kk - 0 1" },
    { "jepps", 2, "1-6 1-4 2-2 2-5 1-3 1-3 1-6 1-5", "nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/RKNQBBRN w Kk - 0 1" },
    { "chess", 1, "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaRules *rules = test_rules (rows[i].game);
      g_autofree char *rolls = NULL;
      char fen[ALEA_FEN_SIZE];
      AleaState state;
      AleaSetup setup;

      g_assert_true (alea_start_roll_nth (rules, NULL, "alea", rows[i].n, &state, &rolls, NULL));
      g_assert_cmpint (state.stage, ==, ALEA_STAGE_PLAY);
      alea_state_get_setup (&state, &setup);
      g_assert_cmpstr (rolls, ==, rows[i].rolls);
      g_assert_cmpstr (alea_fen_write (&setup, rules, fen), ==, rows[i].fen);

      /* Nobody need ask for the rolls. */
      g_assert_true (alea_start_roll_nth (rules, NULL, "alea", rows[i].n, &state, NULL, NULL));
    }
}

/* A sentence is whole however long it is in the language of the user, and however
 * much room its last letter takes. */
static void
test_long_sentence (void)
{
  static const char *const letters[] = { "🎲", "x", "é", "骰" };

  for (guint length = 1; length < 6 * ALEA_TEXT_SIZE; length++)
    {
      g_autofree char *start = g_strnfill (length, 'x'), *sentence = NULL;
      g_autofree char *long_text = g_strconcat (start, letters[length % 4], NULL);
      AleaText text = { 0 };

      alea_text_set (&text, NULL, long_text);
      sentence = alea_reason_expand (&text);
      g_assert_cmpstr (sentence, ==, long_text);
    }
}

/* --- what a review has found -------------------------------------------------- */

/* Half a point is a point, as elsewhere, and what is less is none. */
static void
test_half_a_point (void)
{
  g_autofree char *half = alea_finding_write (&(AleaFinding) { .has_luck = true, .luck = 0.005 });
  g_autofree char *less = alea_finding_write (&(AleaFinding) { .has_luck = true, .luck = -0.00499 });

  g_assert_cmpstr (half, ==, "[%luck +0.01]");
  g_assert_cmpstr (less, ==, "[%luck +0.00]");
}

static void
test_findings_as_text (void)
{
  static const struct { AleaFinding finding; const char *text; } findings[] = {
    { { .has_chances = false }, "" },
    { { .has_chances = true, .win = 0.412, .draw = 0.1, .loss = 0.488 }, "[%eval 0.412/0.100/0.488]" },
    { { .has_luck = true, .luck = 0.08 }, "[%luck +0.08]" },
    { { .has_luck = true, .luck = -0.5 }, "[%luck -0.50]" },
    { { .has_luck = true, .luck = -0.004 }, "[%luck +0.00]" },
    { { .has_luck = true, .luck = -0.005001 }, "[%luck -0.01]" },
    { { .better = (char *) "Nf3" }, "(Nf3)" },
    { { .has_chances = true, .win = 1, .has_luck = true, .luck = 2, .better = (char *) "Nf3" },
      "[%eval 1.000/0.000/0.000] [%luck +2.00] (Nf3)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (findings); i++)
    {
      const AleaFinding *finding = &findings[i].finding;
      g_autofree char *text = alea_finding_write (finding);
      AleaFinding back;

      g_assert_cmpstr (text, ==, findings[i].text);
      alea_finding_read (text, &back);
      g_assert_cmpint (back.has_chances, ==, finding->has_chances);
      g_assert_cmpint (back.has_luck, ==, finding->has_luck);
      g_assert_cmpfloat (back.win, ==, finding->win);
      g_assert_cmpfloat (back.draw, ==, finding->draw);
      g_assert_cmpfloat (back.loss, ==, finding->loss);
      g_assert_cmpfloat_with_epsilon (back.luck, finding->luck, 0.005);
      g_assert_cmpstr (back.better, ==, finding->better);
      g_assert_cmpint (alea_finding_is_empty (&back), ==, i == 0);
      alea_finding_clear (&back);
      g_assert_true (alea_finding_is_empty (&back));
      g_assert_null (back.better);
    }
}

static void
test_finding_copied (void)
{
  AleaFinding finding = { .has_chances = true, .win = 0.5, .draw = 0.25, .loss = 0.25, .has_luck = true, .luck = -0.1,
                          .better = g_strdup ("Nf3") };
  AleaFinding copy = { 0 };

  alea_finding_copy (&finding, &copy);
  alea_finding_clear (&finding);
  g_assert_true (copy.has_chances && copy.has_luck);
  g_assert_cmpfloat (copy.win, ==, 0.5);
  g_assert_cmpfloat (copy.luck, ==, -0.1);
  g_assert_cmpstr (copy.better, ==, "Nf3");
  alea_finding_clear (&copy);
}

/* A draw is half a win; nobody expects anything where nothing is known. */
static void
test_expectation (void)
{
  AleaFinding finding = { .has_chances = true, .win = 0.25, .draw = 0.5, .loss = 0.25 };

  g_assert_cmpfloat (alea_finding_get_expectation (&finding), ==, 0.5);
  finding.draw = 0.25;
  g_assert_cmpfloat (alea_finding_get_expectation (&finding), ==, 0.375);
  finding.has_chances = false;
  g_assert_cmpfloat (alea_finding_get_expectation (&finding), ==, -1);
}

static void
test_findings_of_others (void)
{
  static const char *const bad_chances[] = {
    "", "0.5", "0.5/0.5", "0.1/0.2/0.3/0.4", "1.001/0/0", "0/1.001/0", "0/0/1.001", "-0.1/0.5/0.5", "+0.1/0/0",
    "1e0/0/0", "0.5/0.5/", "0..5/0/0", "a/0/0", "0.5 /0.2/0.3", "inf/0/0",
  };
  static const char *const bad_luck[] = { "", "0.08", "+", "-", "+2.01", "-2.01", "+-1", "+0.08x", "+ 1", "x0.1", "+nan" };
  static const char *const bad_words[] = { "nothing (here", "(here", "here)", "[%luck]", "[%eval 1]", "[%clk 0:00:01]" };
  AleaFinding finding = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (bad_chances); i++)
    g_assert_false (alea_finding_parse_chances (bad_chances[i], &finding));
  for (guint i = 0; i < G_N_ELEMENTS (bad_luck); i++)
    g_assert_false (alea_finding_parse_luck (bad_luck[i], &finding));
  g_assert_true (alea_finding_is_empty (&finding));
  g_assert_true (alea_finding_parse_chances ("1/1/1", &finding));
  g_assert_true (alea_finding_parse_luck ("-2", &finding));
  g_assert_cmpfloat (finding.luck, ==, -2);
  for (guint i = 0; i < G_N_ELEMENTS (bad_words); i++)
    {
      alea_finding_read (bad_words[i], &finding);
      g_assert_true (alea_finding_is_empty (&finding));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/script/good", test_good);
  g_test_add_func ("/script/sources", test_sources);
  g_test_add_func ("/script/numbers", test_numbers);
  g_test_add_func ("/script/bad", test_bad);
  g_test_add_func ("/script/parse-event", test_parse_event);
  g_test_add_func ("/script/anything", test_anything);
  g_test_add_func ("/script/no-random-numbers", test_no_random_numbers);
  g_test_add_func ("/script/answers", test_answers);
  g_test_add_func ("/script/starts", test_starts);
  g_test_add_func ("/script/long-sentence", test_long_sentence);
  g_test_add_func ("/finding/as-text", test_findings_as_text);
  g_test_add_func ("/finding/half-a-point", test_half_a_point);
  g_test_add_func ("/finding/finding-copied", test_finding_copied);
  g_test_add_func ("/finding/expectation", test_expectation);
  g_test_add_func ("/finding/of-others", test_findings_of_others);

  return g_test_run ();
}
