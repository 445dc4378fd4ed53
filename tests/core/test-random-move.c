/* test-random-move.c: what rolls are worth, and scripts of whole games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include <string.h>

#include "alea-commentary.h"
#include "alea-fen.h"
#include "alea-runs.h"
#include "alea-script.h"
#include "alea-series.h"
#include "alea-state.h"

/* --- what a roll is worth (R6) ------------------------------------------- */

#define SWAP (-1)
#define LOSS (-2)

/* By the value of the die and the length of the run. */
static const int worth[6][6] = {
  { 0, 1, 2, 3, 4, 5 },
  { 1, 2, 3, 4, 5, 6 },
  { 1, 2, 3, 4, 5, 6 },
  { 1, 2, 3, 4, 5, 6 },
  { 1, 2, 3, 4, 5, 6 },
  { 2, 3, SWAP, 5, 6, LOSS },
};

static void
assert_worth (AleaRun run,
              int     expected)
{
  AleaRunEffect effect = expected == SWAP ? ALEA_RUN_SWAP : expected == LOSS ? ALEA_RUN_LOSS : ALEA_RUN_MOVES;

  g_assert_cmpint (alea_run_effect (run), ==, effect);
  g_assert_cmpint (alea_run_moves (run), ==, MAX (expected, 0));
}

static void
test_worth (void)
{
  for (int face = 1; face <= 6; face++)
    {
      AleaRun run = { 0 };

      for (int length = 1; length <= 6; length++)
        {
          run = alea_run_after (run, face);
          g_assert_cmpint (run.value, ==, face);
          g_assert_cmpint (run.length, ==, length);
          assert_worth (run, worth[face - 1][length - 1]);
        }

      run = alea_run_after (run, face % 6 + 1);
      g_assert_cmpint (run.value, ==, face % 6 + 1);
      g_assert_cmpint (run.length, ==, 1);
    }
}

static void
test_worth_of_long_runs (void)
{
  for (int length = 7; length <= 255; length++)
    {
      assert_worth ((AleaRun) { 1, (uint8_t) length }, length - 1);
      assert_worth ((AleaRun) { 4, (uint8_t) length }, length);
      assert_worth ((AleaRun) { 6, (uint8_t) length }, LOSS);
    }

  g_assert_cmpint (alea_run_after ((AleaRun) { 4, 255 }, 4).length, ==, 255);
  g_assert_cmpint (alea_run_moves ((AleaRun) { 0 }), ==, 0);
}

static void
test_worth_in_words (void)
{
  const struct { AleaRun run; const char *words; } rows[] = {
    { { 1, 1 }, "The player misses a turn" },
    { { 1, 2 }, "1 move" },
    { { 6, 1 }, "2 moves" },
    { { 6, 3 }, "the players change sides (666, three sixes in a row)" },
    { { 6, 6 }, "the game is lost (666 twice, six sixes in a row)" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char words[ALEA_TEXT_SIZE];
      AleaText text;

      alea_run_describe (rows[i].run, &text);
      g_assert_cmpstr (alea_text_expand (&text, NULL, words, sizeof words), ==, rows[i].words);
    }
}

/* --- positions as text --------------------------------------------------- */

#define KINGS "4k3/8/8/8/8/8/4P3/4K3 w - - 0 10"

static void
test_tokens_come_back (void)
{
  const char *const fens[] = {
    KINGS,
    KINGS " left=3",
    KINGS " runs=-/6x2",
    KINGS " left=2 runs=6x1/3x255 seats=bw",
    "4k3/8/8/8/pP4Pp/8/8/4K3 b - b3g3 0 10 runs=2x2/3x1",
    "4k3/8/8/8/pP6/1N6/8/4K3 w - b3 1 10 left=1 runs=2x3/3x1",
    "4k3/8/8/8/8/8/4R3/4K3 w - - 0 10 runs=-/1x1",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      const AleaRules *rules = alea_rules_find ("random-move");
      AleaState state;
      AleaSetup setup;
      char fen[ALEA_FEN_SIZE];

      g_assert_true (alea_fen_read (fens[i], rules, &setup, NULL));
      g_assert_cmpint (alea_state_init_from_setup (&state, rules, NULL, &setup), ==, ALEA_FAULT_NONE);
      alea_state_get_setup (&state, &setup);
      g_assert_cmpstr (alea_fen_write (&setup, rules, fen), ==, fens[i]);
    }
}

static void
test_bad_tokens_are_refused (void)
{
  const struct { const char *game, *tokens; int at; } rows[] = {
    { "random-move", "left=x", 5 },
    { "random-move", "left=256", 8 },
    { "random-move", "left=2 left=2", 7 },
    { "random-move", "left", 0 },
    { "random-move", "doubles=2", 0 },
    { "random-move", "dice=7", 6 },
    { "random-move", "dice=0", 6 },
    { "random-move", "dice=3-4", 6 },
    { "random-move", "runs=7x1/-", 6 },
    { "random-move", "runs=6x0/-", 8 },
    { "random-move", "runs=6x", 7 },
    { "random-move", "runs=6x2", 8 },
    { "random-move", "runs=6x2/-/-", 10 },
    { "random-move", "seats=w", 6 },
    { "random-move", "seats=ww", 6 },
    { "random-move", "seats=wbb", 8 },
    { "chess", "left=2", 0 },
    { "chess", "seats=wb", 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *fen = g_strdup_printf (KINGS " %s", rows[i].tokens);
      AleaFenError error = { 0 };
      AleaSetup setup;

      g_test_message ("%s", fen);
      g_assert_false (alea_fen_read (fen, alea_rules_find (rows[i].game), &setup, &error));
      g_assert_cmpint (error.column, ==, (int) strlen (KINGS) + 2 + rows[i].at);
      g_assert_nonnull (error.text.singular);
    }
}

static void
test_faults (void)
{
  const struct { const char *fen; AleaFaults faults; } rows[] = {
    { "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", ALEA_FAULT_OPPOSITE_CHECK },
    { "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 10", ALEA_FAULT_NONE },
    { "4k3/4R3/8/8/8/5n2/8/4K3 w - - 0 10", ALEA_FAULT_OPPOSITE_CHECK },
    { "4k3/8/8/8/8/8/8/4K3 w - b3 0 10", ALEA_FAULT_EN_PASSANT },
    { "4k3/8/8/8/1p6/8/8/4K3 w - b3 0 10", ALEA_FAULT_EN_PASSANT },
    { KINGS " left=3 runs=2x2/-", ALEA_FAULT_TABLE },
    { KINGS " left=2 runs=1x1/-", ALEA_FAULT_TABLE },
    { KINGS " left=1 runs=1x1/-", ALEA_FAULT_NONE },
    { "4k3/8/8/8/8/8/4P3/4K3 w - - 0 2 left=3 runs=2x2/-", ALEA_FAULT_TABLE },
    { "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 left=3 runs=2x2/-", ALEA_FAULT_NONE },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaRules *rules = alea_rules_find ("random-move");
      AleaSetup setup;

      g_test_message ("%s", rows[i].fen);
      g_assert_true (alea_fen_read (rows[i].fen, rules, &setup, NULL));
      g_assert_cmpint (alea_setup_find_faults (&setup, rules), ==, rows[i].faults);
    }
}

/* No text says a seven, but who sets up a position by hand might. */
static void
test_impossible_runs (void)
{
  const AleaRules *rules = alea_rules_find ("random-move");

  for (guint8 value = 0; value <= 9; value++)
    for (guint player = 0; player < 2; player++)
      {
        AleaSetup setup;

        g_assert_true (alea_fen_read (KINGS, rules, &setup, NULL));
        alea_series_edit (&setup.table)->runs[player] = (AleaRun) { .value = value, .length = 1 };
        g_assert_cmpint (alea_setup_find_faults (&setup, rules), ==,
                         value >= 1 && value <= 6 ? ALEA_FAULT_NONE : ALEA_FAULT_TABLE);
      }
}

/* --- scripts ------------------------------------------------------------- */

/* A block of tests/data/scripts/random-move.txt; NULL: not said. */
typedef struct
{
  char *name;
  char *option;
  char *fen;
  char *play;
  char *next;
  char *board;
  char *says;
  char *guide;
  char *error;
} Script;

static const struct { const char *key; size_t offset; } script_fields[] = {
  { "name", G_STRUCT_OFFSET (Script, name) },
  { "option", G_STRUCT_OFFSET (Script, option) },
  { "fen", G_STRUCT_OFFSET (Script, fen) },
  { "play", G_STRUCT_OFFSET (Script, play) },
  { "next", G_STRUCT_OFFSET (Script, next) },
  { "board", G_STRUCT_OFFSET (Script, board) },
  { "says", G_STRUCT_OFFSET (Script, says) },
  { "guide", G_STRUCT_OFFSET (Script, guide) },
  { "error", G_STRUCT_OFFSET (Script, error) },
};

static void
script_free (gpointer data)
{
  for (size_t i = 0; i < G_N_ELEMENTS (script_fields); i++)
    g_free (G_STRUCT_MEMBER (char *, data, script_fields[i].offset));
  g_free (data);
}

static void
set_field (Script     *script,
           const char *line)
{
  size_t length = strcspn (line, " ");

  for (size_t i = 0; i < G_N_ELEMENTS (script_fields); i++)
    if (strlen (script_fields[i].key) == length && strncmp (line, script_fields[i].key, length) == 0)
      {
        char **field = G_STRUCT_MEMBER_P (script, script_fields[i].offset);

        g_assert_null (*field);
        *field = g_strstrip (g_strdup (line + length));
        return;
      }

  g_error ("“%s” is no field of a script", line);
}

static void
start_script (const Script *script,
              AleaState    *state)
{
  const AleaRules *rules = alea_rules_find ("random-move");
  AleaOptions options = { { 0 } };
  AleaSetup setup;

  if (script->option != NULL)
    g_assert_true (alea_rules_set_option (rules, &options, script->option, strlen (script->option), NULL));

  if (script->fen == NULL)
    alea_state_init (state, rules, &options);
  else
    {
      g_assert_true (alea_fen_read (script->fen, rules, &setup, NULL));
      g_assert_cmpint (alea_state_init_from_setup (state, rules, &options, &setup), ==, ALEA_FAULT_NONE);
    }
}

static char *
write_question (const AleaState *state)
{
  static const char *const who[] = { "white", "black", "first", "second" };
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_OVER)
    return g_strdup_printf ("result: %s %s", alea_result_to_string (question.result),
                            alea_ending_to_string (question.ending));
  if (question.ask == ALEA_ASK_ROLL)
    return g_strdup_printf ("next: %s roll %dd%d", who[question.who], question.dice.n, question.dice.sides);

  return g_strdup_printf ("next: %s decide %zu", who[question.who], alea_state_list_decisions (state, decisions));
}

static void
assert_text (const AleaText *text,
             const char     *expected)
{
  char sentence[ALEA_TEXT_SIZE];

  g_assert_cmpstr (alea_text_expand (text, NULL, sentence, sizeof sentence), ==, expected);
  g_assert_null (strchr (sentence, '{'));
}

/* Plays the events once more, to have the state before the last of them. */
static void
describe_last (const Script *script,
               GArray       *events,
               AleaText     *text)
{
  AleaState before, after;

  g_assert_cmpuint (events->len, >, 0);
  start_script (script, &after);
  for (guint i = 0; i < events->len; i++)
    {
      before = after;
      g_assert_true (alea_state_apply (&after, &g_array_index (events, AleaEvent, i), NULL));
    }

  alea_state_describe (&before, &g_array_index (events, AleaEvent, events->len - 1), &after, text);
}

static void
test_script (gconstpointer data)
{
  const Script *script = data;
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_autofree char *question = NULL;
  g_autoptr(GError) error = NULL;
  AleaState state;
  AleaSetup setup;
  AleaText text;
  char fen[ALEA_FEN_SIZE];

  start_script (script, &state);
  g_assert_cmpint (alea_script_play (script->play, &state, events, NULL, &error), ==, script->error == NULL);
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, script->error);

  question = write_question (&state);
  if (script->next != NULL)
    g_assert_cmpstr (question, ==, script->next);

  alea_state_get_setup (&state, &setup);
  if (script->board != NULL)
    g_assert_cmpstr (alea_fen_write (&setup, state.rules, fen), ==, script->board);

  if (script->says != NULL)
    {
      describe_last (script, events, &text);
      assert_text (&text, script->says);
    }

  alea_state_guide (&state, &text);
  if (script->guide != NULL)
    assert_text (&text, script->guide);
}

static void
add_script (Script *script)
{
  g_autofree char *path = g_strdup_printf ("/core/random-move/script/%s", script->name);

  g_assert_nonnull (script->play);
  g_assert_true (script->next != NULL || script->error != NULL);
  g_test_add_data_func_full (path, script, test_script, script_free);
}

static void
add_scripts (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "scripts", "random-move.txt", NULL);
  g_autofree char *contents = NULL;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) lines = NULL;
  Script *script = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (contents, "\n", -1);

  for (size_t i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;

      if (g_str_has_prefix (lines[i], "name "))
        {
          if (script != NULL)
            add_script (script);
          script = g_new0 (Script, 1);
        }
      g_assert_nonnull (script);
      set_field (script, lines[i]);
    }

  g_assert_nonnull (script);
  add_script (script);
}

/* --- why not ------------------------------------------------------------- */

static void
test_reasons (void)
{
  const struct { const char *option, *play; AleaSquare from, to; const char *reason; } rows[] = {
    { NULL, "", 60, 61, "A roll is needed before the next move." },
    { NULL, "1 3", 12, 60, "" },
    { "missed-check=immune", "1 3", 12, 60, "Under the rules of this game, the king can never be captured." },
    { NULL, "3", 60, 60 - 8, "The king may not go to e7: the piece on e2 attacks it." },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Script script = { .option = (char *) rows[i].option, .fen = (char *) "4k3/8/8/8/8/8/4R3/4K3 b - - 0 10" };
      AleaState state;
      AleaText text;

      start_script (&script, &state);
      g_assert_true (alea_script_play (rows[i].play, &state, NULL, NULL, NULL));
      alea_state_explain (&state, rows[i].from, rows[i].to, &text);
      assert_text (&text, rows[i].reason);
    }
}

/* --- counting moves ------------------------------------------------------ */

static uint64_t
perft (const char *game,
       const char *fen,
       int         depth)
{
  const AleaRules *rules = alea_rules_find (game);
  AleaSetup setup;
  AleaState state;

  g_assert_true (alea_fen_read (fen, rules, &setup, NULL));
  g_assert_cmpint (alea_state_init_from_setup (&state, rules, NULL, &setup), ==, ALEA_FAULT_NONE);
  return alea_position_perft (&state.position, depth);
}

static void
test_first_moves_are_chess (void)
{
  const char *start = alea_rules_find ("chess")->start_fen;

  g_assert_cmpuint (perft ("random-move", start, 0), ==, 1);
  for (int depth = 1; depth <= 2; depth++)
    g_assert_cmpuint (perft ("random-move", start, depth), ==, perft ("chess", start, depth));
}

/* A depth of one with each value of the die: five of six give a move, and
 * where a value is given there is no branch. */
static void
test_rolls_are_branches (void)
{
  const char *kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 10";
  g_autofree char *six = g_strconcat (kiwipete, " dice=6", NULL);
  g_autofree char *one = g_strconcat (kiwipete, " dice=1", NULL);
  g_autofree char *after_one = g_strconcat (kiwipete, " runs=1x1/-", NULL);

  g_assert_cmpuint (perft ("chess", kiwipete, 1), ==, 48);
  g_assert_cmpuint (perft ("random-move", kiwipete, 1), ==, 5 * 48);
  g_assert_cmpuint (perft ("random-move", six, 1), ==, 48);
  g_assert_cmpuint (perft ("random-move", after_one, 1), ==, 6 * 48);

  /* White has missed its turn, so that Black is to roll. */
  g_assert_cmpuint (perft ("random-move", one, 1), ==,
                    5 * perft ("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 10", 1));
}

/* What is thought of where nobody has rolled is worth one move, so that no run goes on. */
static void
test_usual_roll (void)
{
  static const struct { const char *tokens; int face; } rows[] = {
    { "", 2 }, { " runs=2x1/-", 3 }, { " runs=3x1/-", 2 }, { " runs=6x2/2x1", 2 }, { " runs=1x1/2x1 seats=bw", 3 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *fen = g_strconcat (KINGS, rows[i].tokens, NULL);
      const Script script = { .fen = fen };
      AleaState state;
      AleaRoll usual;

      start_script (&script, &state);
      usual = state.rules->turn.get_usual_roll (&state.position);
      g_assert_cmpuint (usual.n, ==, 1);
      g_assert_cmpuint (usual.sides, ==, 6);
      g_assert_cmpuint (usual.face[0], ==, rows[i].face);
    }
}

/* The run of each player, not of each colour. */
static void
test_runs_of_players (void)
{
  const AleaRules *rules = alea_rules_find ("random-move");
  AleaRun first, second;
  AleaSetup setup;

  g_assert_true (alea_fen_read (KINGS " runs=6x2/3x1 seats=bw", rules, &setup, NULL));
  rules->words.get_run (&setup.table, 0, &first);
  rules->words.get_run (&setup.table, 1, &second);
  g_assert_cmpuint (first.value, ==, 6);
  g_assert_cmpuint (first.length, ==, 2);
  g_assert_cmpuint (second.value, ==, 3);
  g_assert_cmpuint (second.length, ==, 1);
}

/* --- keys ------------------------------------------------------------------ */

static uint64_t
key_of (const char   *board,
        const char   *tokens,
        AleaSameness  sameness)
{
  g_autofree char *fen = g_strconcat (board, tokens, NULL);
  const Script script = { .fen = fen };
  AleaState state;

  start_script (&script, &state);
  return alea_position_get_key (&state.position, sameness);
}

static uint64_t
key_of_repetition (const char *tokens)
{
  return key_of (KINGS, tokens, ALEA_SAME_REPETITION);
}

/* Runs of 2, 3, 4 and 5 are worth the same, and of the number of a move only the
 * first is another one. */
static void
test_same_future (void)
{
  static const char *const alike[] = { " runs=2x2/-", " runs=3x2/-", " runs=4x2/-", " runs=5x2/-" };
  static const char *const others[] = { "", " runs=1x2/-", " runs=6x2/-", " runs=2x1/-", " runs=-/2x2" };
  static const char *const first = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", *const second = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 2";
  const uint64_t key = key_of (KINGS, alike[0], ALEA_SAME_FUTURE);

  for (size_t i = 1; i < G_N_ELEMENTS (alike); i++)
    g_assert_cmphex (key_of (KINGS, alike[i], ALEA_SAME_FUTURE), ==, key);
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_cmphex (key_of (KINGS, others[i], ALEA_SAME_FUTURE), !=, key);

  g_assert_cmphex (key_of (second, "", ALEA_SAME_FUTURE), ==, key_of (KINGS, "", ALEA_SAME_FUTURE));
  g_assert_cmphex (key_of (first, "", ALEA_SAME_FUTURE), !=, key_of (KINGS, "", ALEA_SAME_FUTURE));
}

/* RA19: what is rolled does not matter, but only the beginning of a turn counts. */
static void
test_beginnings_of_turns (void)
{
  const uint64_t beginning = key_of_repetition ("");

  g_assert_cmphex (key_of_repetition (" runs=2x2/-"), ==, beginning);
  g_assert_cmphex (key_of_repetition (" left=1 runs=2x1/-"), ==, beginning);
  g_assert_cmphex (key_of_repetition (" left=2 runs=2x2/-"), ==, beginning);
  g_assert_cmphex (key_of_repetition (" left=1 runs=2x2/-"), !=, beginning);
  g_assert_cmphex (key_of_repetition (" left=2 runs=2x3/-"), !=, beginning);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/random-move/worth", test_worth);
  g_test_add_func ("/core/random-move/worth-of-long-runs", test_worth_of_long_runs);
  g_test_add_func ("/core/random-move/worth-in-words", test_worth_in_words);
  g_test_add_func ("/core/random-move/tokens-come-back", test_tokens_come_back);
  g_test_add_func ("/core/random-move/bad-tokens-are-refused", test_bad_tokens_are_refused);
  g_test_add_func ("/core/random-move/faults", test_faults);
  g_test_add_func ("/core/random-move/impossible-runs", test_impossible_runs);
  g_test_add_func ("/core/random-move/reasons", test_reasons);
  g_test_add_func ("/core/random-move/first-moves-are-chess", test_first_moves_are_chess);
  g_test_add_func ("/core/random-move/rolls-are-branches", test_rolls_are_branches);
  g_test_add_func ("/core/random-move/usual-roll", test_usual_roll);
  g_test_add_func ("/core/random-move/runs-of-players", test_runs_of_players);
  g_test_add_func ("/core/random-move/same-future", test_same_future);
  g_test_add_func ("/core/random-move/beginnings-of-turns", test_beginnings_of_turns);
  add_scripts ();

  return g_test_run ();
}
