/* test-guide-files.c: what is wrong in a guide file, and where
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-lesson.h"
#include "alea-script.h"
#include "guide-support.h"
#include "test-support.h"

#include <string.h>

#define HEAD "chapter: c\ngame: chess\ntitle: T\nsummary: S\n"
#define PAGE HEAD "page: p\ntitle: T\ntext: Some text.\n"
#define TASK PAGE "task: Do it.\nsuccess: Well done.\n"
#define BOOK "reference: jepps\ntitle: T\n"

static GBytes *
make_bytes (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

/* --- good ----------------------------------------------------------------- */

/* Lines that go on, comments, empty lines, no end of the last line. */
static void
test_lines (void)
{
  static const char text[] =
    "# a comment\n" HEAD "\npage: p\npieces: RN\ntitle: A title\t\n  in two lines \t \n# another: comment\n"
    "text: One.\n\ttwo\n\n \t \ntext:   Three";
  g_autoptr(GBytes) bytes = make_bytes (text);
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuideChapter) chapter = alea_guide_chapter_new ("c.txt", ALEA_GUIDE_LESSONS, bytes, &error);
  AleaGuidePage *page;
  g_autofree char *paragraphs = NULL;

  g_assert_no_error (error);
  page = g_ptr_array_index (alea_guide_chapter_get_pages (chapter), 0);
  g_assert_cmpstr (alea_guide_page_get_title (page), ==, "A title in two lines");
  g_assert_cmpstr (alea_guide_page_get_pieces (page), ==, "RN");
  paragraphs = alea_guide_page_dup_text (page);
  g_assert_cmpstr (paragraphs, ==, "One. two\n\nThree");
  g_assert_cmpint (alea_guide_page_get_kind (page), ==, ALEA_PAGE_READ);
}

static void
test_marks (void)
{
  static const char text[] = PAGE "marks: dot e4 e5 arrow e2-e4 lit a1\n";
  g_autoptr(GBytes) bytes = make_bytes (text);
  g_autoptr(AleaGuideChapter) chapter = alea_guide_chapter_new ("c.txt", ALEA_GUIDE_LESSONS, bytes, NULL);
  AleaGuidePage *page = g_ptr_array_index (alea_guide_chapter_get_pages (chapter), 0);
  const AleaFigureMark *marks;
  guint n;

  marks = alea_guide_page_get_marks (page, &n);
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpint (marks[1].figure, ==, ALEA_FIGURE_DOT);
  g_assert_cmpuint (marks[1].square, ==, test_square ("e5"));
  g_assert_cmpint (marks[2].figure, ==, ALEA_FIGURE_ARROW);
  g_assert_cmpuint (marks[2].square, ==, test_square ("e2"));
  g_assert_cmpuint (marks[2].to, ==, test_square ("e4"));
  g_assert_cmpint (marks[3].figure, ==, ALEA_FIGURE_LIT);
  g_assert_cmpuint (marks[3].to, ==, ALEA_NO_SQUARE);
}

/* However many blanks end the file, they are none of its last value. */
static void
test_ends (void)
{
  static const char *const ends[] = { "", "\n", "\n ", "\n\t", "\n \t", " \n ", "\n\n ", "\n \n\t" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *text = g_strconcat (HEAD "page: p\ntitle: T\ntext: Some text.", ends[i], NULL);
      g_autoptr(GBytes) bytes = make_bytes (text);
      g_autoptr(GError) error = NULL;
      g_autoptr(AleaGuideChapter) chapter = alea_guide_chapter_new ("c.txt", ALEA_GUIDE_LESSONS, bytes, &error);
      AleaGuidePage *page;
      g_autofree char *paragraphs = NULL;

      g_assert_no_error (error);
      page = g_ptr_array_index (alea_guide_chapter_get_pages (chapter), 0);
      paragraphs = alea_guide_page_dup_text (page);
      g_assert_cmpstr (paragraphs, ==, "Some text.");
    }
}

/* What the page takes by itself stands in brackets, be it as short as it may. */
static void
test_replies (void)
{
  static const char text[] = PAGE "game: random-move\nposition: 4k3/8/8/8/8/8/8/R3K3 w - - 0 10\ntask: Do it.\n"
                                  "success: Well done.\naccept: [3] Ra2 [4] [Kd8]\n";
  g_autoptr(GBytes) bytes = make_bytes (text);
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuideChapter) chapter = alea_guide_chapter_new ("c.txt", ALEA_GUIDE_LESSONS, bytes, &error);

  g_assert_no_error (error);
  g_assert_nonnull (chapter);
}

/* Of two right answers that begin otherwise either may be the longer one. */
static void
test_answers_of_other_lengths (void)
{
  static const char text[] = TASK "accept: d4\naccept: e4 e5 Nf3\n";
  g_autoptr(GBytes) bytes = make_bytes (text);
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuideChapter) chapter = alea_guide_chapter_new ("c.txt", ALEA_GUIDE_LESSONS, bytes, &error);
  g_autoptr(AleaLesson) lesson = NULL;
  static const char *const words[] = { "e4", "e5", "Nf3" };

  g_assert_no_error (error);
  lesson = alea_lesson_new (g_ptr_array_index (alea_guide_chapter_get_pages (chapter), 0));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      AleaEvent event;

      g_assert_true (alea_script_parse_event (alea_game_get_state (alea_lesson_get_game (lesson)), words[i], &event, NULL));
      g_assert_cmpint (alea_lesson_apply (lesson, &event), ==, i < 2 ? ALEA_ANSWER_RIGHT : ALEA_ANSWER_DONE);
    }
}

/* --- bad ------------------------------------------------------------------ */

typedef struct
{
  const char *text;
  const char *message;
} Bad;

static const Bad bad_chapters[] = {
  { "", "x.txt:1:1: “chapter” is missing here" },
  { "no entry\n", "x.txt:1:3: a line begins with a key and a colon" },
  { "Chapter: c\n", "x.txt:1:1: a line begins with a key and a colon" },
  { "chapter c: c\n", "x.txt:1:8: a line begins with a key and a colon" },
  { "chapter:\n", "x.txt:1:9: the entry has no value" },
  { "chapter: \n  c\n", "x.txt:1:10: the entry has no value" },
  { ": c\n", "x.txt:1:1: a line begins with a key and a colon" },
  { "c", "x.txt:1:2: a line begins with a key and a colon" },
  { " chapter: c\n", "x.txt:1:2: this line goes on with nothing" },
  { "  chapter: c\n", "x.txt:1:3: this line goes on with nothing" },
  { "chapter: c\n\n  goes on\n", "x.txt:3:3: this line goes on with nothing" },
  { "chapter: c\ngame: chess\nsummary: S\n", "x.txt:3:1: “title” is missing here" },
  { "chapter: c\ngame: go\ntitle: T\nsummary: S\n", "x.txt:2:7: there is no game “go”" },
  { "chapter: ä\xff\n", "x.txt:1:11: this is not text (UTF-8)" },
  { HEAD, "x.txt:5:1: “page” is missing here" },
  { HEAD "page: p q\n", "x.txt:5:7: “p q” is no name of a page" },
  { HEAD "page: p\n", "x.txt:5:1: the page needs “title” and “text”" },
  { PAGE "colour: red\n", "x.txt:8:1: a page has no “colour”" },
  { PAGE "title: T\n", "x.txt:8:1: “title” stands here twice" },
  { PAGE "rules: J1 5\n", "x.txt:8:11: “5” is no number of a rule" },
  { PAGE "rules: J1\n  x2\n", "x.txt:9:3: “x2” is no number of a rule" },
  { PAGE "board: red\n", "x.txt:8:8: a page has a board unless it says “no”" },
  { PAGE "game: go\n", "x.txt:8:7: there is no game “go”" },
  { PAGE "options: a=b\n", "x.txt:8:10: Chess has no option “a”." },
  { PAGE "position: 9/8 w\n", "x.txt:8:11: Placement: this rank is too long." },
  { PAGE "position: 8/8/8/8/8/8/8/8 w - - 0 1\n", "x.txt:8:11: Each side needs a king." },
  { PAGE "play: e4 e5 e6\n", "x.txt:8:13: The rules do not allow “e6” here." },
  { PAGE "play: e4\n  e5\n  e6\n", "x.txt:10:3: The rules do not allow “e6” here." },
  { PAGE "play: e4\nplay: e5\n", "x.txt:9:1: “play” stands here twice" },
  { PAGE "accept: e4\nplay: e5\n", "x.txt:9:1: “play” comes too late" },
  { PAGE "position: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nposition: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
    "x.txt:9:1: “position” stands here twice" },
  { PAGE "position: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\ngame: jepps\n", "x.txt:9:1: “game” comes too late" },
  { PAGE "play: e4\ngame: jepps\n", "x.txt:9:1: “game” comes too late" },
  { PAGE "accept: e4\ngame: jepps\n", "x.txt:9:1: “game” comes too late" },
  { PAGE "accept: e4\noptions: a=b\n", "x.txt:9:1: “options” comes too late" },
  { PAGE "pieces: RKX\n", "x.txt:8:11: “RKX” are no pieces" },
  { PAGE "pieces: R\npieces: K\n", "x.txt:9:1: “pieces” stands here twice" },
  { PAGE "marks: e4\n", "x.txt:8:8: the name of a mark comes first" },
  { PAGE "marks: dot e4 k9\n", "x.txt:8:15: “k9” is no place for “dot”" },
  { PAGE "marks: dot e4-e5\n", "x.txt:8:12: “e4-e5” is no place for “dot”" },
  { PAGE "marks: arrow e2-k9\n", "x.txt:8:14: “e2-k9” is no place for “arrow”" },
  { PAGE "marks: arrow e4\n", "x.txt:8:14: “e4” is no place for “arrow”" },
  { HEAD "page: p\ntitle: T\n", "x.txt:5:1: the page needs “title” and “text”" },
  { HEAD "page: p\ntext: T\n", "x.txt:5:1: the page needs “title” and “text”" },
  { PAGE "task: Do it.\naccept: e4\n", "x.txt:5:1: the page needs “task” and “success”" },
  { PAGE "success: Well done.\naccept: e4\n", "x.txt:5:1: the page needs “task” and “success”" },
  { PAGE "task: Do it.\n", "x.txt:5:1: the page has a task but no answer" },
  { PAGE "accept: e4\n", "x.txt:5:1: the page needs “task” and “success”" },
  { PAGE "solution: e4\n", "x.txt:5:1: the page has nothing that a script could solve" },
  { TASK "accept: e5\n", "x.txt:10:9: The rules do not allow “e5” here." },
  { TASK "accept: e4 e5\n  Nf6\n", "x.txt:11:3: The rules do not allow “Nf6” here." },
  { TASK "solution: e4\nsolution: e4\n", "x.txt:11:1: “solution” stands here twice" },
  { TASK "play: e5\nsolution: e4\n", "x.txt:10:7: The rules do not allow “e5” here." },
  { TASK "play: e5\nsquares: e4\n", "x.txt:10:7: The rules do not allow “e5” here." },
  { TASK "play: e5\nwhich: movers\n", "x.txt:10:7: The rules do not allow “e5” here." },
  { TASK "play: e5\nmistake: e4\n", "x.txt:10:7: The rules do not allow “e5” here." },
  { TASK "proof: a\nproof: b\n", "x.txt:11:1: “proof” stands here twice" },
  { TASK "judge: 1\naccept: *\n", "x.txt:5:1: the page needs a “solution”" },
  { TASK "judge: 100000\naccept: *\n", "x.txt:5:1: the page needs a “solution”" },
  { TASK "accept: * e4\n", "x.txt:10:9: “*” must be the last word" },
  { TASK "accept: *\n", "x.txt:5:1: the page needs a “solution”" },
  { TASK "accept: e4\nsolution: d4\n", "x.txt:5:1: the solution of the page is not accepted" },
  { TASK "accept: e4 e5\nsolution: e4\n", "x.txt:5:1: the solution of the page is not accepted" },
  { TASK "judge: 0\n", "x.txt:10:8: “judge” is a number from 1 to 100000" },
  { TASK "judge: 100001\n", "x.txt:10:8: “judge” is a number from 1 to 100000" },
  { TASK "judge: 1\naccept: e4\n", "x.txt:5:1: “judge” takes one “accept”, and “*” at its end" },
  { TASK "judge: 1\nsquares: e4\n", "x.txt:5:1: the page has nothing to judge" },
  { TASK "mistake: e4\n", "x.txt:10:10: no “accept” before it leads here" },
  { TASK "accept: e4\nmistake: e4\nbecause: No.\n", "x.txt:11:10: this is no mistake, it is accepted" },
  { TASK "accept: e4 e5 d4\nmistake: d4 e5\nbecause: No.\n", "x.txt:11:10: no “accept” before it leads here" },
  { TASK "accept: e4\nmistake: d4\n", "x.txt:11:1: “because” is missing here" },
  { TASK "accept: e4\nmistake: Q\nbecause: No.\n", "x.txt:11:10: “Q” does not look like a move." },
  { TASK "accept: e4\nmistake: e2-e4\n", "x.txt:11:10: the rules allow “e2-e4”" },
  { TASK "accept: e4\nmistake: e2-\n", "x.txt:11:1: “because” is missing here" },
  { TASK "accept: e4\nmistake: e5\n", "x.txt:11:10: The rules do not allow “e5” here." },
  { TASK "game: chess960\naccept: 1\nmistake: X\n", "x.txt:12:10: A roll is needed before “X”." },
  { TASK "game: chess960\naccept: 2 7\n", "x.txt:11:11: A die with 6 sides cannot show 7." },
  { TASK "game: chess960\naccept: resign\n", "x.txt:11:9: A player can resign only once play has begun." },
  { TASK "accept: e4\nsquares: e4\n", "x.txt:5:1: the page asks for more than one sort of answer" },
  { TASK "squares: e4 j1\n", "x.txt:10:13: “j1” is no square" },
  { TASK "squares: e4x d4\n", "x.txt:10:10: “e4x” is no square" },
  { TASK "squares: e4\nsquares: d4\n", "x.txt:11:1: “squares” stands here twice" },
  { TASK "which: movers\nwhich: movers\n", "x.txt:11:1: “which” stands here twice" },
  { TASK "which: pieces RR\n", "x.txt:10:8: “pieces RR” says no squares" },
  { TASK "which: from e2 \n  e4\n", "x.txt:10:13: “e2 e4” is no square" },
  { TASK "squares: e4\nwhich: pieces R\n", "x.txt:5:1: the rules name other squares than the page" },
  { TASK "which: movers\nsquares: b1 g1\n", "x.txt:5:1: the rules name other squares than the page" },
  { TASK "which: women\n", "x.txt:10:8: “women” says no squares" },
  { TASK "which: pieces X\n", "x.txt:10:15: “X” is no piece" },
  { TASK "which: from z9\n", "x.txt:10:13: “z9” is no square" },
  { TASK "squares: e4\nmistake: e4\n", "x.txt:11:10: “e4” is asked for" },
  { TASK "squares: e4\nmistake: e5\n", "x.txt:11:1: “because” is missing here" },
  { TASK "right: A\n", "x.txt:5:1: the page needs a right choice and a wrong one" },
  { TASK "right: A\nright: B\n", "x.txt:5:1: the page needs a right choice and a wrong one" },
  { TASK "wrong: A\nbecause: No.\n", "x.txt:5:1: the page needs a right choice and a wrong one" },
  { PAGE "success: Well done.\n", "x.txt:5:1: the page has a task but no answer" },
  { PAGE "otherwise: No.\n", "x.txt:5:1: the page has a task but no answer" },
  { PAGE "proof: x\n", "x.txt:5:1: the page has a task but no answer" },
  { TASK "accept: e4\nmistake: e2-e9\nbecause: No.\n", "x.txt:11:10: “e2-e9” does not look like a move." },
  { TASK "accept: e4\nmistake: e2-e4x\nbecause: No.\n", "x.txt:11:10: “e2-e4x” does not look like a move." },
  { TASK "wrong: A\nright: B\n", "x.txt:11:1: “because” is missing here" },
  { TASK "wrong: A", "x.txt:10:9: “because” is missing here" },
  { TASK "wrong-pieces: RK", "x.txt:10:17: “because” is missing here" },
  { TASK "right-pieces: RKX\n", "x.txt:10:17: “RKX” are no pieces" },
};

static const Bad bad_references[] = {
  { "reference: go\ntitle: T\n", "x.txt:1:12: there is no game “go”" },
  { "reference: jepps\n", "x.txt:2:1: “title” is missing here" },
  { BOOK "text: T\n", "x.txt:3:1: no paragraph begins so" },
  { BOOK "rule: J1\n", "x.txt:4:1: “text” is missing here" },
  { BOOK "rule: J\ntext: T\n", "x.txt:3:7: “J” is no number of a rule" },
  { BOOK "reading: JA1\ntext: T\n", "x.txt:4:1: “question” is missing here" },
  { BOOK "reading: JA1\noption: triple\nquestion: Q\ntext: T\n", "x.txt:4:9: the game has no option “triple”" },
  { BOOK "figure: 8\ncaption: C\n", "x.txt:3:10: Placement: 7 ranks are missing." },
  { BOOK "figure: 8/8/8/8/8/8/8/8 w - - 0 1\nmarks: dot x1\ncaption: C\n", "x.txt:4:12: “x1” is no place for “dot”" },
  { BOOK "table: t\nhead: A\n", "x.txt:4:1: “title” is missing here" },
  { BOOK "table: t\ntitle: T\n", "x.txt:5:1: “head” is missing here" },
  { BOOK "rule: J1\nwords: a\n", "x.txt:5:1: “text” is missing here" },
  { BOOK "table: t\ntitle: T\nhead: A | B\n", "x.txt:6:1: “row” is missing here" },
  { BOOK "table: t\ntitle: T\nhead: A | B\nrow: 1\n", "x.txt:6:6: the row has 1 cells, not 2" },
};

static void
test_bad_chapters (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_chapters); i++)
    {
      g_autoptr(GBytes) bytes = make_bytes (bad_chapters[i].text);
      g_autoptr(GError) error = NULL;

      g_assert_null (alea_guide_chapter_new ("x.txt", ALEA_GUIDE_LESSONS, bytes, &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, bad_chapters[i].message);
    }
}

static void
test_bad_references (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_references); i++)
    {
      g_autoptr(GBytes) bytes = make_bytes (bad_references[i].text);
      g_autoptr(GError) error = NULL;

      g_assert_null (alea_guide_reference_new ("x.txt", bytes, &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, bad_references[i].message);
    }
}

/* --- the whole guide ------------------------------------------------------ */

/* Files as "name", "text", …, NULL. */
static GBytes *
find_file (const char  *name,
           gpointer     user_data,
           GError     **error)
{
  const char *const *files = user_data;

  for (; files[0] != NULL; files += 2)
    if (strcmp (files[0], name) == 0)
      return make_bytes (files[1]);

  g_set_error (error, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_FILE, "there is no file “%s”", name);
  return NULL;
}

static void
assert_no_guide (const char *const *files,
                 const char        *message)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuide) guide = alea_guide_new (find_file, (gpointer) files, &error);

  g_assert_null (guide);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_bad_guides (void)
{
  assert_no_guide ((const char *const[]) { NULL }, "there is no file “guide.txt”");
  assert_no_guide ((const char *const[]) { "guide.txt", "chapter: c\n", NULL }, "there is no file “c.txt”");
  assert_no_guide ((const char *const[]) { "guide.txt", "reference: c\n", NULL },
                   "there is no file “reference-c.txt”");
  assert_no_guide ((const char *const[]) { "guide.txt", "pages: c\n", NULL },
                   "guide.txt:1:1: the guide has no “pages”");
  assert_no_guide ((const char *const[]) { "guide.txt", "chapter: c\n", "c.txt", HEAD, NULL },
                   "c.txt:5:1: “page” is missing here");
  assert_no_guide ((const char *const[]) { "guide.txt", "chapter: c\ntour: p q\n", "c.txt", PAGE, NULL },
                   "guide.txt:2:9: there is no page “q”");
  assert_no_guide ((const char *const[]) { "guide.txt", "chapter: c\nchapter: d\n", "c.txt", PAGE, "d.txt", PAGE,
                                           NULL },
                   "there are two pages “p”");
}

/* Whatever goes wrong with the words of the search but that there are none. */
static GBytes *
find_file_or_fail (const char  *name,
                   gpointer     user_data,
                   GError     **error)
{
  if (strcmp (name, "search.txt") != 0)
    return find_file (name, user_data, error);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "The disk is away.");
  return NULL;
}

static void
test_search_file (void)
{
  const char *const files[] = { "guide.txt", "chapter: c\n", "c.txt", PAGE, NULL };
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuide) without = alea_guide_new (find_file, (gpointer) files, NULL);
  g_autoptr(AleaGuide) failed = alea_guide_new (find_file_or_fail, (gpointer) files, &error);
  const char *const words[] = { "guide.txt", "chapter: c\n", "c.txt", PAGE, "search.txt", "same: text prose\n", NULL };
  g_autoptr(AleaGuide) with = alea_guide_new (find_file, (gpointer) words, NULL);
  g_autoptr(GListModel) found = alea_guide_search (with, "prose"), none = alea_guide_search (without, "prose");

  g_assert_nonnull (without);
  g_assert_null (failed);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_cmpuint (g_list_model_get_n_items (found), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (none), ==, 0);

  assert_no_guide ((const char *const[]) { "guide.txt", "chapter: c\n", "c.txt", PAGE, "search.txt", "same\n", NULL },
                   "search.txt:1:5: a line begins with a key and a colon");
  assert_no_guide ((const char *const[]) { "guide.txt", "chapter: c\n", "c.txt", PAGE, "search.txt",
                                           "same: rook castle\nfind: rook\n", NULL },
                   "search.txt:2:1: the search has no “find”");
}

/* Pages that are found as well as one another come as they stand in the guide. */
static void
test_equally_good (void)
{
  const char *const files[] = {
    "guide.txt", "chapter: c\n",
    "c.txt", PAGE "page: q\ntitle: T\ntext: Some text.\npage: r\ntitle: Text\ntext: Some text.\n"
             "page: s\ntitle: T\ntext: Some text.\n",
    NULL,
  };
  static const char *const expected[] = { "r", "p", "q", "s" };
  g_autoptr(AleaGuide) guide = alea_guide_new (find_file, (gpointer) files, NULL);
  g_autoptr(GListModel) found = alea_guide_search (guide, "text");

  g_assert_cmpuint (g_list_model_get_n_items (found), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr(AleaGuidePage) page = g_list_model_get_item (found, i);

      g_assert_cmpstr (alea_guide_page_get_id (page), ==, expected[i]);
    }
}

/* What a program does not play, its guide does not teach. */
static void
test_games_not_played (void)
{
  const char *const files[] = {
    "guide.txt", "chapter: c\nchapter: d\nreference: go\ntour: p other\n",
    "c.txt", PAGE,
    "d.txt", "chapter: d\ngame: go\ntitle: T\nsummary: S\npage: other\n",
    "reference-go.txt", "reference: go\ntitle: T\n",
    NULL,
  };
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuide) guide = alea_guide_new (find_file, (gpointer) files, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (alea_guide_get_chapters (guide)->len, ==, 1);
  g_assert_cmpuint (alea_guide_get_references (guide)->len, ==, 0);
  g_assert_cmpuint (alea_guide_get_tour (guide)->len, ==, 1);
}

/* A game of the table need not be named: its files have its name. */
static void
test_games_not_named (void)
{
  const char *const files[] = {
    "guide.txt", "chapter: jepps\nchapter: *\nreference: *\n",
    "jepps.txt", "chapter: jepps\ngame: jepps\ntitle: T\nsummary: S\npage: a\ntitle: T\ntext: T\n",
    "chess960.txt", "chapter: chess960\ngame: chess960\ntitle: T\nsummary: S\npage: b\ntitle: T\ntext: T\n",
    "reference-chess960.txt", "reference: chess960\ntitle: T\n",
    NULL,
  };
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuide) guide = alea_guide_new (find_file, (gpointer) files, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (alea_guide_get_chapters (guide)->len, ==, 2);
  g_assert_nonnull (alea_guide_find_chapter (guide, "chess960"));
  g_assert_cmpuint (alea_guide_get_references (guide)->len, ==, 1);

  assert_no_guide ((const char *const[]) { "guide.txt", "chapter: *\n", "jepps.txt", "page: a\n", NULL },
                   "jepps.txt:1:1: “chapter” is missing here");
}

/* --- anything ------------------------------------------------------------- */

/* One to four changes of bytes: another byte, bytes left out, bytes repeated. */
static void
mutate (GByteArray *text,
        guint64    *stream)
{
  static const char bytes[] = "\n \t#:-*[]|=exae1246KQN\xc3\xff";

  for (guint i = 1 + test_random (stream, 4); i > 0 && text->len > 8; i--)
    {
      guint at = test_random (stream, text->len), length = 1 + test_random (stream, 8);

      switch (test_random (stream, 3))
        {
        case 0:
          text->data[at] = (guint8) bytes[test_random (stream, sizeof bytes)];
          break;
        case 1:
          g_byte_array_remove_range (text, at, MIN (length, text->len - at));
          break;
        default:
          g_byte_array_set_size (text, text->len + 1);
          memmove (text->data + at + 1, text->data + at, text->len - at - 1);
          break;
        }
    }
}

/* An error says where; what is read can be done. */
static void
check_chapter (GBytes *bytes)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuideChapter) chapter = alea_guide_chapter_new ("x.txt", ALEA_GUIDE_LESSONS, bytes, &error);
  GPtrArray *pages;

  if (chapter == NULL)
    {
      g_assert_true (g_regex_match_simple ("^x\\.txt:[0-9]+:[0-9]+: .", error->message, 0, 0));
      return;
    }

  pages = alea_guide_chapter_get_pages (chapter);
  for (guint i = 0; i < pages->len; i++)
    {
      AleaGuidePage *page = g_ptr_array_index (pages, i);
      g_autoptr(AleaLesson) lesson = alea_lesson_new (page);

      alea_lesson_show_solution (lesson);
      g_assert_cmpint (alea_lesson_get_stage (lesson), !=, ALEA_LESSON_OPEN);
    }
}

static void
check_reference (GBytes *bytes)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuideReference) book = alea_guide_reference_new ("x.txt", bytes, &error);

  if (book == NULL)
    g_assert_true (g_regex_match_simple ("^x\\.txt:[0-9]+:[0-9]+: .", error->message, 0, 0));
}

static void
test_mutations (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = g_build_filename ("data", "guide", name, NULL);
  g_autofree char *text = guide_read_file (path);
  guint64 stream = g_str_hash (name);
  guint n = g_test_quick () ? 150 : 5000;

  for (guint i = 0; i < n; i++)
    {
      GByteArray *mutant = g_byte_array_new ();
      g_autoptr(GBytes) bytes = NULL;

      g_byte_array_append (mutant, (const guint8 *) text, (guint) strlen (text));
      mutate (mutant, &stream);
      bytes = g_byte_array_free_to_bytes (mutant);
      if (g_str_has_prefix (name, "reference"))
        check_reference (bytes);
      else
        check_chapter (bytes);
    }
}

int
main (int    argc,
      char **argv)
{
  static const char *const names[] = {
    "basics.txt", "chance.txt", "chess960.txt", "five-minutes.txt", "found.txt", "guardener.txt", "jepps.txt",
    "play-well.txt", "random-move.txt", "using.txt",
    "reference-chess.txt", "reference-guardener.txt", "reference-jepps.txt",
  };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/guide-files/lines", test_lines);
  g_test_add_func ("/model/guide-files/ends", test_ends);
  g_test_add_func ("/model/guide-files/marks", test_marks);
  g_test_add_func ("/model/guide-files/replies", test_replies);
  g_test_add_func ("/model/guide-files/answers-of-other-lengths", test_answers_of_other_lengths);
  g_test_add_func ("/model/guide-files/bad-chapters", test_bad_chapters);
  g_test_add_func ("/model/guide-files/bad-references", test_bad_references);
  g_test_add_func ("/model/guide-files/bad-guides", test_bad_guides);
  g_test_add_func ("/model/guide-files/search-file", test_search_file);
  g_test_add_func ("/model/guide-files/equally-good", test_equally_good);
  g_test_add_func ("/model/guide-files/games-not-played", test_games_not_played);
  g_test_add_func ("/model/guide-files/games-not-named", test_games_not_named);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/guide-files/mutations/%s", names[i]);

      g_test_add_data_func (path, names[i], test_mutations);
    }

  return g_test_run ();
}
