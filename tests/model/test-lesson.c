/* test-lesson.c: what a lesson makes of pages of which the guide has none, or few
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-guide-script.h"
#include "alea-lesson.h"
#include "alea-script.h"
#include "game-watch.h"
#include "guide-support.h"
#include "test-support.h"

#include <string.h>

#define HEAD "title: T\nsummary: S\npage: p\ntitle: T\ntext: Some text.\ntask: Do it.\nsuccess: Well done.\n"

/* A page with @answers. */
static AleaLesson *
make_lesson_in (const char *game,
                const char *answers)
{
  g_autofree char *text = g_strconcat ("chapter: c\ngame: ", game, "\n" HEAD, answers, NULL);
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuideChapter) chapter = alea_guide_chapter_new ("c.txt", ALEA_GUIDE_LESSONS, bytes, &error);

  g_assert_no_error (error);
  return alea_lesson_new (g_ptr_array_index (alea_guide_chapter_get_pages (chapter), 0));
}

static AleaLesson *
make_lesson (const char *answers)
{
  return make_lesson_in ("chess", answers);
}

static AleaAnswer
apply (AleaLesson *lesson,
       const char *word)
{
  AleaEvent event;

  g_assert_true (alea_script_parse_event (alea_game_get_state (alea_lesson_get_game (lesson)), word, &event, NULL));
  return alea_lesson_apply (lesson, &event);
}

/* Where the other side begins, it has moved before the learner does, and moves once where
 * the solution is shown. */
static void
test_reply_first (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("accept: [e4] e5 [Nf3] Nc6\n");

  for (guint i = 0; i < 2; i++)
    {
      game_assert_words (alea_lesson_get_game (lesson), "e4");
      g_assert_cmpint (apply (lesson, "e5"), ==, ALEA_ANSWER_RIGHT);
      game_assert_words (alea_lesson_get_game (lesson), "e4 e5 Nf3");
      g_assert_cmpint (apply (lesson, "Nc6"), ==, ALEA_ANSWER_DONE);
      alea_lesson_reset (lesson);
    }

  alea_lesson_show_solution (lesson);
  game_assert_words (alea_lesson_get_game (lesson), "e4 e5 Nf3 Nc6");
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_SHOWN);
}

/* A solution that is shown has all squares, or the right choice; who begins again has
 * none. */
static void
test_solutions (void)
{
  static const struct { const char *answers; const char *squares; int choice; } rows[] = {
    { "squares: e4 a1\n", "e4 a1", -1 },
    { "right: Two.\nwrong: One.\nbecause: It is not.\n", "", 0 },
    { "wrong: One.\nbecause: It is not.\nright: Two.\n", "", 1 },
    { "accept: e4\n", "", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaLesson) lesson = make_lesson (rows[i].answers);
      g_auto(GStrv) words = g_strsplit (rows[i].squares, " ", -1);
      AleaSquareSet squares = 0;

      for (guint j = 0; words[j] != NULL; j++)
        squares |= (AleaSquareSet) 1 << test_square (words[j]);
      alea_lesson_show_solution (lesson);
      g_assert_true (alea_lesson_get_squares (lesson) == squares);
      g_assert_cmpint (alea_lesson_get_choice (lesson), ==, rows[i].choice);
      alea_lesson_reset (lesson);
      g_assert_true (alea_lesson_get_squares (lesson) == 0);
      g_assert_cmpint (alea_lesson_get_choice (lesson), ==, -1);
    }
}

/* Whoever listens hears that a page has begun again, and that nothing is answered. */
static void
test_reset (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("accept: e4\n");
  guint n = 0;

  g_assert_cmpint (apply (lesson, "d4"), ==, ALEA_ANSWER_WRONG);
  g_signal_connect_swapped (lesson, "changed", G_CALLBACK (test_count), &n);
  alea_lesson_reset (lesson);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (alea_lesson_get_answer (lesson), ==, ALEA_ANSWER_NONE);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "Do it.");
}

static AleaAnswer
try_move (AleaLesson *lesson,
          const char *from,
          const char *to)
{
  return alea_lesson_try_move (lesson, test_square (from), to != NULL ? test_square (to) : ALEA_NO_SQUARE);
}

/* What is done is praised in the words of the page, whether the learner has done it or not. */
static void
test_success (void)
{
  static const char *const answers[] = {
    "accept: e4\n", "squares: e4\n", "wrong: One.\nbecause: It is not.\nright: Two.\n",
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (answers); i++)
    {
      g_autoptr(AleaLesson) lesson = make_lesson (answers[i / 2]);

      if (i % 2 == 0)
        alea_lesson_show_solution (lesson);
      else if (i == 1)
        g_assert_cmpint (apply (lesson, "e4"), ==, ALEA_ANSWER_DONE);
      else if (i == 3)
        g_assert_cmpint (alea_lesson_pick_square (lesson, test_square ("e4")), ==, ALEA_ANSWER_DONE);
      else
        g_assert_cmpint (alea_lesson_pick_choice (lesson, 1), ==, ALEA_ANSWER_DONE);
      g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "Well done.");
      g_assert_cmpint (alea_lesson_get_answer (lesson), ==, ALEA_ANSWER_DONE);
      g_assert_cmpint (alea_lesson_get_stage (lesson), ==, i % 2 == 0 ? ALEA_LESSON_SHOWN : ALEA_LESSON_DONE);
    }
}

/* Where the page is silent, the rules say why not; where they allow it, that the page asks for
 * something else; and where the page has words for that, it is these. */
static void
test_refused (void)
{
  static const struct { const char *from, *to, *why; } rows[] = {
    { "e2", "e5", "A pawn moves one square straight ahead, or two from its second rank, and captures diagonally ahead." },
    { "e7", "e5", "It is White’s turn." },
  };
  g_autoptr(AleaLesson) lesson = make_lesson ("accept: e4\n"), wordy = make_lesson ("accept: e4\notherwise: Not that.\n");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (try_move (lesson, rows[i].from, rows[i].to), ==, ALEA_ANSWER_WRONG);
      g_assert_cmpstr (alea_lesson_get_message (lesson), ==, rows[i].why);
    }
  g_assert_cmpint (apply (lesson, "d4"), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==,
                   "The rules allow that, but this page asks for something else.");
  g_assert_cmpint (apply (wordy, "d4"), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpstr (alea_lesson_get_message (wordy), ==, "Not that.");
  g_assert_cmpint (try_move (lesson, "e2", "e4"), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpint (alea_lesson_roll (lesson), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "No roll is due now.");
  game_assert_words (alea_lesson_get_game (lesson), "");
}

/* Each wrong square has the reason against itself; where the page is silent, the rules or the
 * lesson have one. */
static void
test_wrong_squares (void)
{
  static const struct { const char *square, *why; } rows[] = {
    { "d4", "Not this one." }, { "d5", "Nor that one." }, { "h8", "No, h8 is not one of them." },
  };
  g_autoptr(AleaLesson) lesson = make_lesson ("squares: e4 a1\nmistake: d4\nbecause: Not this one.\n"
                                              "mistake: d5\nbecause: Nor that one.\n");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (alea_lesson_pick_square (lesson, test_square (rows[i].square)), ==, ALEA_ANSWER_WRONG);
      g_assert_cmpstr (alea_lesson_get_message (lesson), ==, rows[i].why);
    }
  g_assert_cmpint (alea_lesson_pick_square (lesson, test_square ("a1")), ==, ALEA_ANSWER_RIGHT);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "Right. There is 1 more.");
  g_assert_cmpint (alea_lesson_pick_square (lesson, test_square ("a1")), ==, ALEA_ANSWER_NONE);
  g_assert_true (alea_lesson_get_squares (lesson) == (AleaSquareSet) 1 << test_square ("a1"));
  g_assert_cmpint (alea_lesson_pick_square (lesson, test_square ("e4")), ==, ALEA_ANSWER_DONE);
  g_assert_cmpint (alea_lesson_pick_square (lesson, test_square ("h8")), ==, ALEA_ANSWER_NONE);
}

/* So has each piece that the dice do not offer. */
static void
test_wrong_pieces (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson_in ("jepps", "accept: 2-4 N\nmistake: 2-4 Q\nbecause: No queen.\n"
                                                          "mistake: 2-4 B\nbecause: No bishop.\n");

  g_assert_cmpint (apply (lesson, "2-4"), ==, ALEA_ANSWER_RIGHT);
  g_assert_cmpint (alea_lesson_try_place (lesson, ALEA_BISHOP), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "No bishop.");
  g_assert_cmpint (alea_lesson_try_place (lesson, ALEA_QUEEN), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "No queen.");
}

/* Where the rules name the squares they say why not, rather than the page what it says of any
 * other; and the lesson says so where neither has a reason. */
static void
test_squares_of_the_rules (void)
{
  static const struct { const char *answers, *square, *why; } rows[] = {
    { "which: from e2\nsquares: e3 e4\notherwise: No.\n", "e5",
      "A pawn moves one square straight ahead, or two from its second rank, and captures diagonally ahead." },
    { "which: from e2\nsquares: e3 e4\n", "e5",
      "A pawn moves one square straight ahead, or two from its second rank, and captures diagonally ahead." },
    { "which: pieces R\nsquares: a1 h1\notherwise: No.\n", "e5", "No." },
    { "which: pieces R\nsquares: a1 h1\n", "e5", "No, e5 is not one of them." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaLesson) lesson = make_lesson (rows[i].answers);

      g_assert_cmpint (alea_lesson_pick_square (lesson, test_square (rows[i].square)), ==, ALEA_ANSWER_WRONG);
      g_assert_cmpstr (alea_lesson_get_message (lesson), ==, rows[i].why);
    }
}

/* The right choice is shown on the board where the page has a solution. */
static void
test_choice (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("wrong: One.\nbecause: It is not.\nright: Two.\nsolution: e4 e5\n");

  g_assert_cmpint (alea_lesson_pick_choice (lesson, 0), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "It is not.");
  g_assert_cmpint (alea_lesson_get_choice (lesson), ==, -1);
  game_assert_words (alea_lesson_get_game (lesson), "");
  g_assert_cmpint (alea_lesson_pick_choice (lesson, 1), ==, ALEA_ANSWER_DONE);
  g_assert_cmpint (alea_lesson_get_choice (lesson), ==, 1);
  game_assert_words (alea_lesson_get_game (lesson), "e4 e5");
}

/* After a right step it is said what is to do next. */
static void
test_next (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("accept: e4 [e5] Nf3\n");

  g_assert_cmpint (apply (lesson, "e4"), ==, ALEA_ANSWER_RIGHT);
  g_assert_cmpstr (alea_lesson_get_message (lesson), !=, "Do it.");
  g_assert_true (g_str_has_prefix (alea_lesson_get_message (lesson), "White"));
}

/* Where anything is right, to resign or to agree on a draw is not meant; dice are not rolled out
 * of turn. */
static void
test_anything (void)
{
  static const struct { AleaAct act; AleaAnswer answer; } rows[] = {
    { ALEA_ACT_RESIGN, ALEA_ANSWER_WRONG }, { ALEA_ACT_DRAW, ALEA_ANSWER_WRONG },
  };
  g_autoptr(AleaLesson) lesson = make_lesson ("accept: *\nsolution: e4\n");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaEvent event = alea_event_decision (alea_decision_act (rows[i].act));

      g_assert_cmpint (alea_lesson_apply (lesson, &event), ==, rows[i].answer);
      game_assert_words (alea_lesson_get_game (lesson), "");
    }
  g_assert_cmpint (alea_lesson_roll (lesson), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpint (apply (lesson, "a3"), ==, ALEA_ANSWER_DONE);
}

#define MATE "rules: B3 B5\nposition: 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 30\njudge: 2000\naccept: *\nsolution: Ra8#\n"

/* A decision that is judged is done where it is as good as the best, and then the page says so
 * first, and the engine after it; else the engine says how much worse it is, and it is not done. */
static void
test_judged (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson (MATE);

  g_assert_cmpint (apply (lesson, "Ra2"), ==, ALEA_ANSWER_WRONG);
  g_assert_true (g_str_has_prefix (alea_lesson_get_message (lesson), "That leaves your chances at "));
  g_assert_true (g_str_has_suffix (alea_lesson_get_message (lesson), "with the best decision they would be 100."));
  game_assert_words (alea_lesson_get_game (lesson), "");
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_OPEN);

  g_assert_cmpint (apply (lesson, "Ra8#"), ==, ALEA_ANSWER_DONE);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==,
                   "Well done. That leaves your chances at 100 per cent; with the best decision they would be 100.");
  g_assert_cmpstr (alea_lesson_get_rule (lesson), ==, "B3");
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_DONE);
  game_assert_words (alea_lesson_get_game (lesson), "Ra8#");
}

/* However little it looks, the engine says what it thinks. */
static void
test_judged_at_once (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("judge: 1\naccept: *\nsolution: e4\n");

  g_assert_cmpint (apply (lesson, "e4"), ==, ALEA_ANSWER_DONE);
  g_assert_true (g_str_has_prefix (alea_lesson_get_message (lesson), "Well done. That leaves "));
}

/* Who goes on alone goes on from where the lesson is: after what the page has played, and what
 * was done since. */
static void
test_copy (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("play: e4 e5\naccept: Nf3 [Nc6] Bb5\n");
  AleaGame *game = alea_lesson_get_game (lesson);
  g_autoptr(AleaGame) before = alea_lesson_copy_game (lesson), after = NULL;

  game_assert_words (before, "e4 e5");
  g_assert_cmpint (apply (lesson, "Nf3"), ==, ALEA_ANSWER_RIGHT);
  after = alea_lesson_copy_game (lesson);
  game_assert_words (after, "e4 e5 Nf3 Nc6");
  g_assert_null (alea_game_get_gate (after));
  game_play (after, "d4");
  game_assert_words (game, "e4 e5 Nf3 Nc6");
}

/* Whoever shows the game hears that there is another one. */
static void
test_another_game (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("accept: e4\n");
  guint n = 0;

  g_signal_connect_swapped (lesson, "notify::game", G_CALLBACK (test_count), &n);
  g_assert_cmpint (apply (lesson, "e4"), ==, ALEA_ANSWER_DONE);
  g_assert_cmpuint (n, ==, 0);
  alea_lesson_reset (lesson);
  g_assert_cmpuint (n, ==, 1);
  game_assert_words (alea_lesson_get_game (lesson), "");
  alea_lesson_show_solution (lesson);
  g_assert_cmpuint (n, ==, 2);
}

/* Of what is no move and no piece the rules say nothing, whatever was said before. */
static void
test_unexplained (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("accept: e4\n");
  const AleaAttempt attempt = { .type = ALEA_ATTEMPT_EVENT };
  AleaText why = { 0 };

  alea_text_set (&why, "G1", "Rook");
  alea_attempt_explain (&attempt, alea_game_get_state (alea_lesson_get_game (lesson)), &why);
  g_assert_null (why.singular);
  g_assert_null (why.rule);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/lesson/reply-first", test_reply_first);
  g_test_add_func ("/model/lesson/solutions", test_solutions);
  g_test_add_func ("/model/lesson/reset", test_reset);
  g_test_add_func ("/model/lesson/success", test_success);
  g_test_add_func ("/model/lesson/refused", test_refused);
  g_test_add_func ("/model/lesson/wrong-squares", test_wrong_squares);
  g_test_add_func ("/model/lesson/wrong-pieces", test_wrong_pieces);
  g_test_add_func ("/model/lesson/squares-of-the-rules", test_squares_of_the_rules);
  g_test_add_func ("/model/lesson/choice", test_choice);
  g_test_add_func ("/model/lesson/next", test_next);
  g_test_add_func ("/model/lesson/anything", test_anything);
  g_test_add_func ("/model/lesson/judged", test_judged);
  g_test_add_func ("/model/lesson/judged-at-once", test_judged_at_once);
  g_test_add_func ("/model/lesson/copy", test_copy);
  g_test_add_func ("/model/lesson/another-game", test_another_game);
  g_test_add_func ("/model/lesson/unexplained", test_unexplained);

  return g_test_run ();
}
