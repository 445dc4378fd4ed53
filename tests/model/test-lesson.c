/* test-lesson.c: what a lesson makes of pages of which the guide has none, or few
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-lesson.h"
#include "alea-script.h"
#include "game-watch.h"
#include "guide-support.h"
#include "test-support.h"

#include <string.h>

#define TASK "chapter: c\ngame: chess\ntitle: T\nsummary: S\npage: p\ntitle: T\ntext: Some text.\n" \
             "task: Do it.\nsuccess: Well done.\n"

/* A page with @answers. */
static AleaLesson *
make_lesson (const char *answers)
{
  g_autofree char *text = g_strconcat (TASK, answers, NULL);
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuideChapter) chapter = alea_guide_chapter_new ("c.txt", ALEA_GUIDE_LESSONS, bytes, &error);

  g_assert_no_error (error);
  return alea_lesson_new (g_ptr_array_index (alea_guide_chapter_get_pages (chapter), 0));
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

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Whoever listens hears that a page has begun again, and that nothing is answered. */
static void
test_reset (void)
{
  g_autoptr(AleaLesson) lesson = make_lesson ("accept: e4\n");
  guint n = 0;

  g_assert_cmpint (apply (lesson, "d4"), ==, ALEA_ANSWER_WRONG);
  g_signal_connect_swapped (lesson, "changed", G_CALLBACK (count_cb), &n);
  alea_lesson_reset (lesson);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (alea_lesson_get_answer (lesson), ==, ALEA_ANSWER_NONE);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "Do it.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/lesson/reply-first", test_reply_first);
  g_test_add_func ("/model/lesson/solutions", test_solutions);
  g_test_add_func ("/model/lesson/reset", test_reset);

  return g_test_run ();
}
