/* test-guide.c: every page of the guide, done rightly, wrongly and anyhow
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-fen.h"
#include "alea-guide-page-private.h"
#include "alea-lesson.h"
#include "alea-words.h"
#include "guide-support.h"
#include "test-support.h"

#include <string.h>

/* --- what a state is ------------------------------------------------------ */

/* The FEN and the question, "… white decide": what a proof has its words of. */
static char *
describe_state (const AleaState *state)
{
  static const char *const players[] = { "white", "black", "first", "second" };
  char fen[ALEA_FEN_SIZE];
  AleaQuestion question;
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  alea_fen_write (&setup, state->rules, fen);
  alea_state_ask (state, &question);

  if (question.ask == ALEA_ASK_OVER)
    return g_strdup_printf ("%s %s %s", fen, alea_result_to_string (question.result),
                            alea_ending_to_string (question.ending));

  return g_strdup_printf ("%s %s %s", fen, players[question.who],
                          question.ask == ALEA_ASK_ROLL ? "roll" : "decide");
}

/* The words of a placement are its ranks. */
static gboolean
has_word (const char *text,
          const char *word)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  g_auto(GStrv) ranks = g_strsplit (words[0], "/", -1);

  return g_strv_contains ((const char *const *) words, word)
         || g_strv_contains ((const char *const *) ranks, word);
}

static void
assert_proof (AleaLesson *lesson)
{
  AleaGuidePage *page = alea_lesson_get_page (lesson);
  g_autofree char *text = describe_state (alea_game_get_state (alea_lesson_get_game (lesson)));

  for (guint i = 0; page->proof != NULL && page->proof[i] != NULL; i++)
    if (!has_word (text, page->proof[i]))
      g_error ("%s: no “%s” in “%s”", page->id, page->proof[i], text);
}

static void
assert_sentence (AleaLesson *lesson,
                 const char *expected)
{
  const char *message = alea_lesson_get_message (lesson);

  g_assert_true (strlen (message) > 8);
  g_assert_null (strchr (message, '{'));
  if (expected != NULL)
    g_assert_cmpstr (message, ==, expected);
}

/* --- doing it rightly ----------------------------------------------------- */

static AleaAnswer
take_step (AleaLesson          *lesson,
           const AleaGuideStep *step,
           gboolean             by_hand)
{
  if (step->is_anything && alea_lesson_get_page (lesson)->n_judged > 0)
    {
      const GArray *solution = alea_lesson_get_page (lesson)->solution;

      return alea_lesson_apply (lesson, &g_array_index (solution, AleaGuideStep, solution->len - 1).event);
    }
  if (step->is_anything)
    {
      g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
      size_t n = alea_state_list_decisions (alea_game_get_state (alea_lesson_get_game (lesson)), decisions);
      AleaEvent event;

      g_assert_cmpuint (n, >, 0);
      event = alea_event_decision (decisions[n / 2]);
      return alea_lesson_apply (lesson, &event);
    }

  if (step->event.type == ALEA_EVENT_ROLL && !by_hand)
    return alea_lesson_roll (lesson);

  return alea_lesson_apply (lesson, &step->event);
}

/* All steps but the page's own; TRUE when the last of them finished it. */
static gboolean
walk (AleaLesson   *lesson,
      const GArray *steps,
      gboolean      by_hand)
{
  AleaAnswer answer = ALEA_ANSWER_NONE;

  for (guint i = 0; i < steps->len; i++)
    {
      const AleaGuideStep *step = &g_array_index (steps, AleaGuideStep, i);

      if (step->is_reply)
        continue;
      answer = take_step (lesson, step, by_hand);
      g_assert_true (answer == ALEA_ANSWER_RIGHT || answer == ALEA_ANSWER_DONE);
      assert_sentence (lesson, NULL);
    }

  return answer == ALEA_ANSWER_DONE;
}

static void
assert_open (AleaLesson *lesson)
{
  AleaGuidePage *page = alea_lesson_get_page (lesson);

  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_OPEN);
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, alea_guide_page_get_task (page));
  g_assert_true (alea_lesson_get_squares (lesson) == 0);
  g_assert_cmpint (alea_lesson_get_choice (lesson), ==, -1);
  test_assert_same_state (alea_game_get_state (alea_lesson_get_game (lesson)), alea_guide_page_get_start (page));
}

/* What is left to be played freely is what stands on the board. */
static void
assert_copy (AleaLesson *lesson)
{
  AleaGame *game = alea_lesson_get_game (lesson);
  g_autoptr(AleaGame) copy = alea_lesson_copy_game (lesson);

  g_assert_true (copy != game);
  g_assert_cmpuint (alea_game_get_n_events (copy), ==, alea_game_get_n_events (game));
  test_assert_same_state (alea_game_get_state (copy), alea_game_get_state (game));
}

static void
assert_finished (AleaLesson      *lesson,
                 AleaLessonStage  stage)
{
  AleaGuidePage *page = alea_lesson_get_page (lesson);
  const gboolean is_judged = page->n_judged > 0 && stage == ALEA_LESSON_DONE;

  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, stage);
  g_assert_true (g_str_has_prefix (alea_lesson_get_message (lesson), alea_guide_page_get_success (page)));
  assert_sentence (lesson, is_judged ? NULL : alea_guide_page_get_success (page));
  assert_proof (lesson);
  assert_copy (lesson);
}

static void
check_accepted (AleaLesson *lesson)
{
  AleaGuidePage *page = alea_lesson_get_page (lesson);

  for (guint i = 0; i < page->accepted->len * 2; i++)
    {
      alea_lesson_reset (lesson);
      assert_open (lesson);
      g_assert_true (walk (lesson, g_ptr_array_index (page->accepted, i / 2), i % 2 == 1));
      alea_lesson_show_solution (lesson);
      assert_finished (lesson, ALEA_LESSON_DONE);
      g_assert_cmpint (alea_lesson_roll (lesson), ==, ALEA_ANSWER_NONE);
    }
}

static void
check_choices (AleaLesson *lesson)
{
  AleaGuidePage *page = alea_lesson_get_page (lesson);

  for (guint i = 0; i < alea_guide_page_get_n_choices (page); i++)
    {
      const char *because = g_array_index (page->choices, AleaGuideChoice, i).because;

      alea_lesson_reset (lesson);
      g_assert_cmpstr (alea_guide_page_get_choice (page, i), !=, "");
      if (because == NULL)
        {
          g_assert_cmpint (alea_lesson_pick_choice (lesson, i), ==, ALEA_ANSWER_DONE);
          g_assert_cmpint (alea_lesson_get_choice (lesson), ==, i);
          assert_finished (lesson, ALEA_LESSON_DONE);
          g_assert_cmpint (alea_lesson_pick_choice (lesson, i), ==, ALEA_ANSWER_NONE);
        }
      else
        {
          g_assert_cmpint (alea_lesson_pick_choice (lesson, i), ==, ALEA_ANSWER_WRONG);
          assert_sentence (lesson, because);
          g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_OPEN);
        }
    }
}

static void
assert_left (AleaLesson *lesson,
             int         left)
{
  g_autofree char *more = g_strdup_printf (left == 1 ? "Right. There is %d more." : "Right. There are %d more.", left);

  assert_sentence (lesson, more);
}

/* Each square of the board: the right ones once, all others for a reason. */
static void
check_squares (AleaLesson *lesson)
{
  AleaGuidePage *page = alea_lesson_get_page (lesson);
  const AleaGeometry *geometry = page->start.rules->geometry;
  int left = alea_square_set_count (page->squares);

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      AleaSquare square = (AleaSquare) i;
      gboolean is_right = alea_square_set_has (page->squares, square);

      if (!alea_geometry_has_square (geometry, square) || (left == 0 && !is_right))
        continue;
      if (!is_right)
        {
          g_assert_cmpint (alea_lesson_pick_square (lesson, square), ==, ALEA_ANSWER_WRONG);
          assert_sentence (lesson, NULL);
          continue;
        }

      left--;
      g_assert_cmpint (alea_lesson_pick_square (lesson, square), ==,
                       left > 0 ? ALEA_ANSWER_RIGHT : ALEA_ANSWER_DONE);
      if (left > 0)
        assert_left (lesson, left);
      g_assert_cmpint (alea_lesson_pick_square (lesson, square), ==, ALEA_ANSWER_NONE);
    }

  assert_finished (lesson, ALEA_LESSON_DONE);
}

/* --- doing it wrongly ----------------------------------------------------- */

static AleaAnswer
make_attempt (AleaLesson        *lesson,
              const AleaAttempt *attempt)
{
  switch (attempt->type)
    {
    case ALEA_ATTEMPT_MOVE:
      return alea_lesson_try_move (lesson, attempt->from, attempt->to);
    case ALEA_ATTEMPT_PLACE:
      return alea_lesson_try_place (lesson, attempt->piece_type);
    case ALEA_ATTEMPT_EVENT:
    default:
      return alea_lesson_apply (lesson, &attempt->event);
    }
}

/* Its reason is the page's own, or that of the rules. */
static void
check_mistake (AleaLesson             *lesson,
               const AleaGuideMistake *mistake)
{
  g_autofree char *reason = g_strdup (mistake->because);
  AleaText why = { 0 };
  guint n_events;

  alea_lesson_reset (lesson);
  g_assert_false (walk (lesson, mistake->path, FALSE));
  n_events = alea_game_get_n_events (alea_lesson_get_game (lesson));
  if (reason == NULL)
    {
      alea_attempt_explain (&mistake->attempt, alea_game_get_state (alea_lesson_get_game (lesson)), &why);
      reason = alea_words_expand (&why);
    }

  g_assert_cmpint (make_attempt (lesson, &mistake->attempt), ==, ALEA_ANSWER_WRONG);
  assert_sentence (lesson, reason);
  g_assert_cmpuint (alea_game_get_n_events (alea_lesson_get_game (lesson)), ==, n_events);
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_OPEN);

  alea_lesson_show_solution (lesson);
  assert_finished (lesson, ALEA_LESSON_SHOWN);
}

static void
check_wrong_squares (AleaLesson *lesson)
{
  AleaGuidePage *page = alea_lesson_get_page (lesson);

  for (guint i = 0; i < page->wrong_squares->len; i++)
    {
      const AleaGuideWrongSquare *wrong = &g_array_index (page->wrong_squares, AleaGuideWrongSquare, i);

      alea_lesson_reset (lesson);
      g_assert_cmpint (alea_lesson_pick_square (lesson, wrong->square), ==, ALEA_ANSWER_WRONG);
      assert_sentence (lesson, wrong->because);
    }
}

/* --- doing anything ------------------------------------------------------- */

static AleaSquare
pick_any_square (const AleaGeometry *geometry,
                 guint64            *stream)
{
  for (;;)
    {
      AleaSquare square = (AleaSquare) test_random (stream, (guint) geometry->files * geometry->ranks);

      if (alea_geometry_has_square (geometry, square))
        return square;
    }
}

static AleaEvent
pick_any_event (const AleaState *state,
                guint64         *stream)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  size_t n = alea_state_list_decisions (state, decisions);

  if (n > 0 && test_random (stream, 8) > 0)
    return alea_event_decision (decisions[test_random (stream, (guint) n)]);
  if (test_random (stream, 2) == 0)
    return alea_event_decision (alea_decision_act ((AleaAct) (ALEA_ACT_ACCEPT + test_random (stream, 5))));

  return alea_event_roll ((AleaRoll) { .n = (guint8) (1 + test_random (stream, 2)),
                                       .face = { (guint8) (1 + test_random (stream, 6)),
                                                 (guint8) (1 + test_random (stream, 6)) } },
                          ALEA_SOURCE_HAND);
}

static AleaAnswer
do_anything (AleaLesson *lesson,
             guint64    *stream)
{
  AleaGuidePage *page = alea_lesson_get_page (lesson);
  const AleaGeometry *geometry = page->start.rules->geometry;
  AleaEvent event;

  switch (test_random (stream, 7))
    {
    case 0:
      return alea_lesson_roll (lesson);
    case 1:
      return alea_lesson_try_move (lesson, pick_any_square (geometry, stream),
                                   test_random (stream, 4) == 0 ? ALEA_NO_SQUARE : pick_any_square (geometry, stream));
    case 2:
      return alea_lesson_try_place (lesson, (AleaPieceType) test_random (stream, ALEA_N_PIECE_TYPES));
    case 3:
      return alea_lesson_pick_square (lesson, pick_any_square (geometry, stream));
    case 4:
      return alea_lesson_pick_choice (lesson, page->choices->len == 0 ? 0 : test_random (stream, page->choices->len));
    default:
      event = pick_any_event (alea_game_get_state (alea_lesson_get_game (lesson)), stream);
      return alea_lesson_apply (lesson, &event);
    }
}

/* Whatever was done before, the page can be begun again and is solved by its
 * solution; no answer is without a sentence. */
static void
check_anything (AleaLesson *lesson)
{
  guint64 stream = 960;

  for (guint round = 0; round < 40; round++)
    {
      alea_lesson_reset (lesson);

      for (guint i = test_random (&stream, 8); i > 0; i--)
        {
          AleaAnswer answer = do_anything (lesson, &stream);

          if (answer != ALEA_ANSWER_NONE)
            assert_sentence (lesson, NULL);
          if (answer == ALEA_ANSWER_DONE)
            assert_finished (lesson, ALEA_LESSON_DONE);
        }

      if (alea_lesson_get_stage (lesson) == ALEA_LESSON_OPEN)
        {
          alea_lesson_show_solution (lesson);
          assert_finished (lesson, ALEA_LESSON_SHOWN);
        }
    }
}

/* --- pages ---------------------------------------------------------------- */

static void
check_texts (AleaGuidePage *page)
{
  g_autofree char *text = alea_guide_page_dup_text (page);

  g_assert_cmpint (g_utf8_strlen (alea_guide_page_get_title (page), -1), <=, 50);
  g_assert_cmpint (g_utf8_strlen (text, -1), <=, 700);

  /* No exclamation marks but for 666 and in the sign ?!. */
  g_assert_true (strchr (text, '!') == NULL || strstr (text, "666!") != NULL || strstr (text, "?!") != NULL);
  if (strchr (alea_guide_page_get_success (page), '!') != NULL)
    g_assert_nonnull (strstr (alea_guide_page_get_success (page), "666"));
}

static void
test_page (gconstpointer data)
{
  AleaGuidePage *page = (AleaGuidePage *) data;
  g_autoptr(AleaLesson) lesson = alea_lesson_new (page);

  check_texts (page);
  if (alea_guide_page_get_kind (page) == ALEA_PAGE_READ)
    {
      alea_lesson_show_solution (lesson);
      g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_DONE);
      g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "");
      return;
    }

  assert_open (lesson);
  alea_lesson_show_solution (lesson);
  assert_finished (lesson, ALEA_LESSON_SHOWN);

  alea_lesson_reset (lesson);
  assert_open (lesson);
  if (page->kind == ALEA_PAGE_SQUARES)
    check_squares (lesson);
  check_accepted (lesson);
  check_choices (lesson);

  for (guint i = 0; i < page->mistakes->len; i++)
    check_mistake (lesson, &g_array_index (page->mistakes, AleaGuideMistake, i));
  check_wrong_squares (lesson);
  check_anything (lesson);
}

/* --- the guide ------------------------------------------------------------ */

static void
test_chapters (void)
{
  static const struct { const char *id; AleaGuideLevel level; guint n_pages; } chapters[] = {
    { "basics", ALEA_GUIDE_LESSONS, 8 }, { "chess960", ALEA_GUIDE_LESSONS, 8 }, { "jepps", ALEA_GUIDE_LESSONS, 8 },
    { "guardener", ALEA_GUIDE_LESSONS, 8 }, { "random-move", ALEA_GUIDE_LESSONS, 8 }, { "using", ALEA_GUIDE_LESSONS, 8 },
    { "five-minutes", ALEA_GUIDE_FIRST_STEPS, 12 }, { "chance", ALEA_GUIDE_FURTHER, 8 },
    { "play-well", ALEA_GUIDE_FURTHER, 12 }, { "found", ALEA_GUIDE_FURTHER, 6 },
  };
  g_autoptr(AleaGuide) guide = guide_load ();

  g_assert_cmpuint (alea_guide_get_chapters (guide)->len, ==, G_N_ELEMENTS (chapters));
  g_assert_cmpuint (alea_guide_get_references (guide)->len, ==, 5);
  g_assert_cmpuint (alea_guide_get_tour (guide)->len, ==, 5);
  g_assert_null (alea_guide_find_chapter (guide, "nothing"));
  g_assert_null (alea_guide_find_page (guide, "nothing"));
  g_assert_null (alea_guide_find_rule (guide, "J99"));

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    {
      AleaGuideChapter *chapter = alea_guide_find_chapter (guide, chapters[i].id);

      g_assert_nonnull (chapter);
      g_assert_cmpint (alea_guide_chapter_get_level (chapter), ==, chapters[i].level);
      g_assert_cmpstr (alea_guide_chapter_get_title (chapter), !=, "");
      g_assert_cmpstr (alea_guide_chapter_get_summary (chapter), !=, "");
      g_assert_nonnull (alea_guide_chapter_get_rules (chapter));
      g_assert_cmpuint (alea_guide_chapter_get_pages (chapter)->len, >=, chapters[i].n_pages);
    }
}

static gboolean
finds (AleaGuide  *guide,
       const char *words,
       gpointer    paragraph)
{
  g_autoptr(GListModel) found = alea_guide_search (guide, words);

  for (guint i = 0; i < g_list_model_get_n_items (found); i++)
    {
      g_autoptr(GObject) item = g_list_model_get_item (found, i);

      if (item == paragraph)
        return TRUE;
    }

  return FALSE;
}

/* Whoever types a paragraph finds it, the first and the last of each game, too. */
static void
test_search_paragraphs (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      AleaGuideReference *reference = alea_guide_find_reference (guide, alea_games[i]);
      GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (reference);
      const guint n = paragraphs->len;

      for (guint j = 0; j < n; j++)
        {
          AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, j);

          const char *text = alea_guide_paragraph_get_text (paragraph);

          if (*text == '\0')
            text = alea_guide_paragraph_get_title (paragraph);
          if (!finds (guide, text, paragraph))
            g_error ("“%s” is not found", text);
        }
    }
}

/* --- translation ----------------------------------------------------------- */

static void
assert_collected (const char *catalogue,
                  const char *msgid)
{
  g_autofree char *entry = g_strdup_printf ("\nmsgid \"%s\"\n", msgid);

  if (msgid != NULL && strstr (catalogue, entry) == NULL)
    g_error ("data/guide/guide.pot does not have “%s”", msgid);
}

static void
assert_page_collected (const char    *catalogue,
                       AleaGuidePage *page)
{
  assert_collected (catalogue, page->title);
  assert_collected (catalogue, page->task);
  assert_collected (catalogue, page->otherwise);
  assert_collected (catalogue, page->success);
  for (guint i = 0; i < page->texts->len; i++)
    assert_collected (catalogue, g_ptr_array_index (page->texts, i));
  for (guint i = 0; i < page->mistakes->len; i++)
    assert_collected (catalogue, g_array_index (page->mistakes, AleaGuideMistake, i).because);
  for (guint i = 0; i < page->wrong_squares->len; i++)
    assert_collected (catalogue, g_array_index (page->wrong_squares, AleaGuideWrongSquare, i).because);
  for (guint i = 0; i < page->choices->len; i++)
    {
      if (g_array_index (page->choices, AleaGuideChoice, i).pieces == NULL)
        assert_collected (catalogue, g_array_index (page->choices, AleaGuideChoice, i).text);
      assert_collected (catalogue, g_array_index (page->choices, AleaGuideChoice, i).because);
    }
}

static void
assert_paragraph_collected (const char         *catalogue,
                            AleaGuideParagraph *paragraph)
{
  if (*alea_guide_paragraph_get_title (paragraph) != '\0')
    assert_collected (catalogue, alea_guide_paragraph_get_title (paragraph));
  if (*alea_guide_paragraph_get_text (paragraph) != '\0')
    assert_collected (catalogue, alea_guide_paragraph_get_text (paragraph));
  if (*alea_guide_paragraph_get_words (paragraph) != '\0')
    assert_collected (catalogue, alea_guide_paragraph_get_words (paragraph));

  for (guint row = 0; row < alea_guide_paragraph_get_n_rows (paragraph); row++)
    for (guint column = 0; column < alea_guide_paragraph_get_n_columns (paragraph); column++)
      {
        const char *cell = alea_guide_paragraph_get_cell (paragraph, row, column);

        if (cell[strspn (cell, "0123456789")] != '\0')
          assert_collected (catalogue, cell);
      }
}

/* The catalogue for translators has every sentence that the guide reads. */
static void
test_strings_are_collected (void)
{
  g_autofree char *catalogue = guide_read_file ("data/guide/guide.pot");
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(GPtrArray) pages = guide_list_pages (guide);
  GPtrArray *references = alea_guide_get_references (guide);

  for (guint i = 0; i < pages->len; i++)
    assert_page_collected (catalogue, g_ptr_array_index (pages, i));

  for (guint i = 0; i < references->len; i++)
    {
      AleaGuideReference *reference = g_ptr_array_index (references, i);
      GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (reference);

      assert_collected (catalogue, alea_guide_reference_get_title (reference));
      for (guint j = 0; j < paragraphs->len; j++)
        {
          AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, j);

          assert_paragraph_collected (catalogue, paragraph);
        }
    }
}

/* --- lessons -------------------------------------------------------------- */

/* What a lesson makes known. */
static void
test_signals (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaLesson) lesson = alea_lesson_new (alea_guide_find_page (guide, "basics-promotion"));
  guint n_changed = 0, n_games = 0;

  g_signal_connect_swapped (lesson, "changed", G_CALLBACK (test_count), &n_changed);
  g_signal_connect_swapped (lesson, "notify::game", G_CALLBACK (test_count), &n_games);

  alea_lesson_try_move (lesson, test_square ("e7"), test_square ("f8"));
  g_assert_cmpuint (n_changed, ==, 1);
  alea_lesson_try_move (lesson, test_square ("e7"), test_square ("f8"));
  g_assert_cmpuint (n_changed, ==, 2);
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_OPEN);

  alea_lesson_show_solution (lesson);
  g_assert_cmpuint (n_changed, ==, 3);
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_SHOWN);
  g_assert_cmpuint (n_games, ==, 1);

  alea_lesson_reset (lesson);
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_OPEN);
  g_assert_cmpuint (n_games, ==, 2);
}

/* The rule behind an answer: the page's, or the one of the rules' sentence. */
static void
test_rules_behind (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaLesson) lesson = alea_lesson_new (alea_guide_find_page (guide, "jepps-relocate"));

  g_assert_cmpstr (alea_lesson_get_rule (lesson), ==, "J21");
  alea_lesson_try_move (lesson, test_square ("d1"), test_square ("b1"));
  g_assert_cmpstr (alea_lesson_get_rule (lesson), ==, "J22");
  alea_lesson_try_move (lesson, test_square ("d1"), test_square ("d5"));
  g_assert_cmpstr (alea_lesson_get_message (lesson), ==, "A king moves one square.");
  g_assert_cmpstr (alea_lesson_get_rule (lesson), ==, "B9");
}

static void
add_pages (AleaGuide *guide)
{
  g_autoptr(GPtrArray) pages = guide_list_pages (guide);

  for (guint i = 0; i < pages->len; i++)
    {
      AleaGuidePage *page = g_ptr_array_index (pages, i);
      g_autofree char *path = g_strdup_printf ("/model/guide/page/%s", alea_guide_page_get_id (page));

      g_test_add_data_func_full (path, g_object_ref (page), test_page, g_object_unref);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(AleaGuide) guide = NULL;

  g_test_init (&argc, &argv, NULL);
  guide = guide_load ();

  add_pages (guide);
  g_test_add_func ("/model/guide/chapters", test_chapters);
  g_test_add_func ("/model/guide/search-paragraphs", test_search_paragraphs);
  g_test_add_func ("/model/guide/strings-are-collected", test_strings_are_collected);
  g_test_add_func ("/model/guide/signals", test_signals);
  g_test_add_func ("/model/guide/rules-behind-answers", test_rules_behind);

  return g_test_run ();
}
