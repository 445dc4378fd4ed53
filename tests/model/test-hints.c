/* test-hints.c: hints, step by step
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "test-support.h"

#include "alea-hints.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  gboolean  is_done;
  AleaHint  hint;
  GError   *error;
} Answer;

static void
answered_cb (GObject      *hints,
             GAsyncResult *result,
             gpointer      data)
{
  Answer *answer = data;

  alea_hints_ask_finish (ALEA_HINTS (hints), result, &answer->hint, &answer->error);
  answer->is_done = TRUE;
}

static char *
ask (AleaHints       *hints,
     const AleaState *state,
     const char      *from,
     const char      *to)
{
  Answer answer = { 0 };

  alea_hints_ask_async (hints, state, NULL, answered_cb, &answer);
  while (!answer.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (answer.error);
  if (from == NULL)
    g_assert_cmpuint (answer.hint.from, ==, ALEA_NO_SQUARE);
  else
    {
      g_assert_cmpuint (answer.hint.from, ==, alea_geometry_parse (state->rules->geometry, from, NULL));
      g_assert_cmpuint (answer.hint.to, ==, alea_geometry_parse (state->rules->geometry, to, NULL));
    }
  return answer.hint.sentence;
}

static void
assert_hint (AleaHints       *hints,
             const AleaState *state,
             const char      *from,
             const char      *to,
             const char      *beginning)
{
  g_autofree char *sentence = ask (hints, state, from, to);

  g_test_message ("%s", sentence);
  if (!g_str_has_prefix (sentence, beginning))
    g_error ("“%s” does not begin with “%s”", sentence, beginning);
}

/* A queen that stands for nothing. */
static void
test_steps (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  AleaState state;

  test_state ("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", &state);
  assert_hint (hints, &state, "e4", "e4", "Look at the pawn on e4.");
  assert_hint (hints, &state, "e4", "d5", "The computer would choose exd5.");
  assert_hint (hints, &state, "e4", "d5", "Chances of winning after each option: exd5: ");
  assert_hint (hints, &state, "e4", "e4", "Look at the pawn on e4.");

  alea_hints_forget (hints);
  test_state ("chess", "4k3/8/8/3q4/4P3/8/8/4K3 b - - 0 1", &state);
  assert_hint (hints, &state, "d5", "d5", "Look at the queen on d5.");
}

/* The third hint, which says why as well. */
static char *
ask_why (const char *game,
         const char *fen,
         const char *from,
         const char *to)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  AleaState state;

  test_state (game, fen, &state);
  for (guint i = 0; i < 2; i++)
    g_free (ask (hints, &state, from, i == 0 ? from : to));
  return ask (hints, &state, from, to);
}

static void
assert_ends (const char *sentence,
             const char *end)
{
  if (!g_str_has_suffix (sentence, end))
    g_error ("“%s” does not end with “%s”", sentence, end);
}

static void
test_reasons (void)
{
  g_autofree char *mate = ask_why ("chess", "7k/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1", "a8");
  g_autofree char *capture = ask_why ("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "e4", "d5");
  g_autofree char *neither = ask_why ("chess", "4k3/8/8/8/8/8/8/4KR2 b - - 0 1", "e8", "e7");
  g_autofree char *of_two = ask_why ("chess", "k7/ppp5/8/8/8/7N/6PP/R3q2K w - - 0 10", "a1", "e1");

  g_assert_true (g_str_has_prefix (mate, "Chances of winning after each option: Ra8#: 100%, "));
  assert_ends (mate, "%. It leads to checkmate whatever happens.");
  g_assert_true (g_str_has_prefix (capture, "Chances of winning after each option: exd5: "));
  assert_ends (capture, "%. exd5 captures a piece and gains more than it gives up.");
  assert_ends (neither, "%.");
  g_assert_true (g_regex_match_simple (": Rxe1: [0-9]+%, Ng1: [0-9]+%\\. [^:]+$", of_two, 0, 0));
}

/* A draw that may be claimed has no squares. */
static void
test_claim (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  AleaState state;

  test_state ("chess", "k7/8/8/8/8/2q5/8/6K1 w - - 100 80", &state);
  for (guint i = 0; i < 2; i++)
    assert_hint (hints, &state, NULL, NULL, "The computer would claim the draw.");
}

/* Why the king should not go to f1; with both squares of what is better. */
static void
assert_explains (AleaHints       *hints,
                 const AleaState *state)
{
  AleaDecision decision;
  Answer answer = { 0 };

  g_assert_true (alea_decision_parse (state, "Kf1", &decision, NULL));
  alea_hints_explain_async (hints, state, &decision, NULL, answered_cb, &answer);
  while (!answer.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (answer.error);
  g_assert_cmpuint (answer.hint.from, ==, test_square ("e4"));
  g_assert_cmpuint (answer.hint.to, ==, test_square ("d5"));
  g_assert_true (g_regex_match_simple ("^The computer would choose exd5\\. Chances of winning after each option: exd5: [0-9]+%, "
                                       "[^:]+: [0-9]+%, [^:]+: [0-9]+%, Kf1: [0-9]+%\\. exd5 captures a piece and gains more "
                                       "than it gives up\\.$", answer.hint.sentence, 0, 0));
  g_free (answer.hint.sentence);
}

/* What was chosen is held against the best, however bad it is; to be told so is no step
 * of the hints. */
static void
test_explains (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  AleaState state;

  test_state ("chess", "4k3/8/8/3q4/4P3/8/8/4K2R w K - 0 1", &state);
  assert_explains (hints, &state);
  assert_hint (hints, &state, "e4", "e4", "Look at the pawn on e4.");
  assert_explains (hints, &state);
  assert_hint (hints, &state, "e4", "d5", "The computer would choose exd5.");
}

/* A double falls in one way of 16, all else in two, and the best is worth more. */
static void
assert_best_and_worst (const char *sentence)
{
  g_autoptr(GRegex) regex = g_regex_new ("^The best would be ([1-4]-[1-4]) \\(([12]) in 16\\), worth ([0-9]+)%; the worst would be "
                                         "([1-4]-[1-4]) \\(([12]) in 16\\), worth ([0-9]+)%\\.$", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  int worth[2];

  g_test_message ("%s", sentence);
  g_assert_true (g_regex_match (regex, sentence, 0, &match));
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *roll = g_match_info_fetch (match, 3 * i + 1), *ways = g_match_info_fetch (match, 3 * i + 2);
      g_autofree char *percent = g_match_info_fetch (match, 3 * i + 3);

      g_assert_cmpint (*ways, ==, roll[0] == roll[2] ? '1' : '2');
      worth[i] = atoi (percent);
    }
  g_assert_cmpint (worth[0], >, worth[1]);
}

/* Wherever among the rolls it is: of six the first, where who may move once has the least of it;
 * of ten the second, which frees neither of two pieces that could capture the king. */
static void
test_worst_roll (void)
{
  static const struct { const char *game, *fen, *best, *worst; } rows[] = {
    { "random-move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 10", "The best would be ", "; the worst would be 1 (1 in 6), worth " },
    { "guardener", "***4***/*4k3*/*8*/10/2B7/5R4/10/*8*/*6K1*/***4*** w - - 0 30 pass=- lost=-",
      "The best would be 1-1 (1 in 16), worth 100%; ", "; the worst would be 1-2 (2 in 16), worth " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaHints) hints = alea_hints_new ();
      g_autofree char *sentence = NULL;
      AleaState state;

      test_state (rows[i].game, rows[i].fen, &state);
      assert_hint (hints, &state, NULL, NULL, "Before this roll: ");
      sentence = ask (hints, &state, NULL, NULL);
      g_test_message ("%s", sentence);
      g_assert_true (g_str_has_prefix (sentence, rows[i].best));
      g_assert_nonnull (strstr (sentence, rows[i].worst));
    }
}

static void
assert_rolls (const GArray *rolls)
{
  guint n_ways = 0;

  g_assert_cmpuint (rolls->len, ==, 10);
  for (guint i = 0; i < rolls->len; i++)
    {
      const AleaRollWorth *worth = &g_array_index (rolls, AleaRollWorth, i);

      g_assert_cmpuint (worth->weight, ==, worth->roll.face[0] == worth->roll.face[1] ? 1 : 2);
      g_assert_cmpfloat (worth->worth, >, 0);
      g_assert_cmpfloat (worth->worth, <, 1);
      n_ways += worth->weight;
    }
  g_assert_cmpuint (n_ways, ==, 16);
}

/* Before a roll, and after one: which rolls of the other side would hurt. */
static void
test_dice (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  g_autofree char *sentence = NULL;
  AleaState state;
  AleaText why = { 0 };
  const AleaEvent roll = alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { 1, 2 } }, ALEA_SOURCE_PROGRAM);

  alea_state_init (&state, test_rules ("guardener"), NULL);
  assert_hint (hints, &state, NULL, NULL, "Before this roll: ");
  g_assert_null (alea_hints_get_rolls (hints));
  sentence = ask (hints, &state, NULL, NULL);
  assert_best_and_worst (sentence);
  assert_rolls (alea_hints_get_rolls (hints));
  g_assert_true (alea_hints_get_rolls (hints) == alea_hints_get_rolls (hints));
  g_free (sentence);
  sentence = ask (hints, &state, NULL, NULL);
  g_assert_true (g_str_has_prefix (sentence, "What each roll would be worth: 1-1: "));
  g_assert_nonnull (strstr (sentence, "4-4: "));
  g_assert_true (g_regex_match_simple (": ([1-4]-[1-4]: [0-9]+%, ){9}[1-4]-[1-4]: [0-9]+%\\.$", sentence, 0, 0));

  alea_hints_forget (hints);
  g_assert_null (alea_hints_get_rolls (hints));
  g_assert_true (alea_state_apply (&state, &roll, &why));
  for (guint i = 0; i < 3; i++)
    {
      Answer answer = { 0 };

      alea_hints_ask_async (hints, &state, NULL, answered_cb, &answer);
      while (!answer.is_done)
        g_main_context_iteration (NULL, TRUE);
      g_assert_no_error (answer.error);
      g_free (sentence);
      sentence = answer.hint.sentence;
      g_test_message ("%s", sentence);
    }

  g_assert_true (g_regex_match_simple ("^Chances of winning after each option: .*%\\. (No roll would then help the other "
                                       "side much|Only ([1-4]-[1-4], )*[1-4]-[1-4] would then help the other side: a "
                                       "chance of [1-9][0-9]* in 16)\\.( The [a-zA-Z]+ on [a-z][0-9] would be in "
                                       "danger\\.)?$", sentence, 0, 0));
}

/* It thinks once, and further only where dice are rolled next: else all is known, and said at once. */
static void
test_known (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  AleaState state;

  test_state ("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", &state);
  assert_hint (hints, &state, "e4", "e4", "Look at the pawn on e4.");
  for (guint i = 0; i < 3; i++)
    {
      Answer answer = { 0 };

      alea_hints_ask_async (hints, &state, NULL, answered_cb, &answer);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_true (answer.is_done);
      g_free (answer.hint.sentence);
    }
}

/* Where all is won or lost already the dice decide nothing. */
static void
test_same_rolls (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  AleaState state;

  test_state ("random-move", "k7/8/8/8/8/8/QQQQ4/QQQQK3 w - - 0 10", &state);
  assert_hint (hints, &state, NULL, NULL, "Before this roll: 100% to win, 0% to draw, 0% to lose.");
  assert_hint (hints, &state, NULL, NULL, "All rolls are worth the same.");

  alea_hints_forget (hints);
  test_state ("random-move", "5K2/8/8/8/8/1qq5/1qq5/1qqk4 w - - 0 10", &state);
  assert_hint (hints, &state, NULL, NULL, "Before this roll: 0% to win, 0% to draw, 100% to lose.");
}

static void
found_cb (GObject      *hints,
          GAsyncResult *result,
          gpointer      data)
{
  g_assert_true (alea_hints_think_finish (ALEA_HINTS (hints), result, NULL));
  *(gboolean *) data = TRUE;
}

static double
get_error (AleaHints       *hints,
           const AleaState *state,
           const char      *word)
{
  AleaDecision decision;

  g_assert_true (alea_decision_parse (state, word, &decision, NULL));
  return alea_hints_get_error (hints, &decision);
}

/* How much worse than the best a decision is; of what was not looked at nothing is said. */
static void
test_error (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  const AleaDecision draw = alea_decision_act (ALEA_ACT_DRAW);
  gboolean is_done = FALSE;
  AleaState state;

  test_state ("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", &state);
  g_assert_cmpfloat (get_error (hints, &state, "e5"), ==, 0);
  alea_hints_think_async (hints, &state, NULL, found_cb, &is_done);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat_with_epsilon (get_error (hints, &state, "exd5"), 0, 1e-9);
  g_assert_cmpfloat (get_error (hints, &state, "e5"), >, 0.15);
  g_assert_cmpfloat (get_error (hints, &state, "e5"), <=, 1);
  g_assert_cmpfloat (alea_hints_get_error (hints, &draw), ==, 0);
  g_assert_null (alea_hints_get_rolls (hints));
}

/* What is no move has no squares to look at. */
static void
test_no_move (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  AleaState state;
  AleaText why = { 0 };
  const AleaEvent roll = alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { 3, 4 } }, ALEA_SOURCE_PROGRAM);

  test_state ("guardener", "***4***/*1k2q3*/*8*/10/10/10/1pp7/*PP6*/*KN6*/***4*** w - - 0 40 pass=w lost=-", &state);
  g_assert_true (alea_state_apply (&state, &roll, &why));
  assert_hint (hints, &state, NULL, NULL, "The computer would ");
  assert_hint (hints, &state, NULL, NULL, "The computer would ");
}

/* What is thought of when the game goes on is dropped. */
static void
test_cancel (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };
  AleaState state;

  alea_state_init (&state, test_rules ("chess"), NULL);
  alea_hints_ask_async (hints, &state, cancellable, answered_cb, &answer);
  g_cancellable_cancel (cancellable);
  alea_hints_forget (hints);
  while (!answer.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
}

/* What was found out before the game went on is dropped too: that nothing of it
 * stays behind is for the sanitizers to see. */
static void
test_cancel_late (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };
  AleaState state;

  test_state ("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", &state);
  g_free (ask (hints, &state, "e4", "e4"));
  alea_hints_ask_async (hints, &state, cancellable, answered_cb, &answer);
  g_assert_false (answer.is_done);
  g_cancellable_cancel (cancellable);
  while (!answer.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
}

/* Who asks twice before there is an answer gets both, one step after the other. */
static void
test_twice (void)
{
  g_autoptr(AleaHints) hints = alea_hints_new ();
  Answer answers[2] = { 0 };
  AleaState state;

  test_state ("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", &state);
  for (guint i = 0; i < 2; i++)
    alea_hints_ask_async (hints, &state, NULL, answered_cb, &answers[i]);
  while (!answers[0].is_done || !answers[1].is_done)
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_no_error (answers[i].error);
      g_test_message ("%s", answers[i].hint.sentence);
      g_assert_true (g_str_has_prefix (answers[i].hint.sentence,
                                       i == 0 ? "Look at the pawn on e4." : "The computer would choose exd5."));
      g_free (answers[i].hint.sentence);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hints/steps", test_steps);
  g_test_add_func ("/hints/reasons", test_reasons);
  g_test_add_func ("/hints/claim", test_claim);
  g_test_add_func ("/hints/explains", test_explains);
  g_test_add_func ("/hints/worst-roll", test_worst_roll);
  g_test_add_func ("/hints/dice", test_dice);
  g_test_add_func ("/hints/known", test_known);
  g_test_add_func ("/hints/same-rolls", test_same_rolls);
  g_test_add_func ("/hints/error", test_error);
  g_test_add_func ("/hints/no-move", test_no_move);
  g_test_add_func ("/hints/cancel", test_cancel);
  g_test_add_func ("/hints/cancel-late", test_cancel_late);
  g_test_add_func ("/hints/twice", test_twice);

  return g_test_run ();
}
