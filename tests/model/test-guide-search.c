/* test-guide-search.c: newcomers look for something in the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-guide-words.h"
#include "guide-support.h"

/* --- rules ---------------------------------------------------------------- */

/* As newcomers ask, and the rules of which one must come first of all. */
static const struct
{
  const char *words;
  const char *rules;
} questions[] = {
  { "can i take the king", "G3" },
  { "what if no piece can move", "B15 G23" },
  { "re-roll", "J5 G15" },
  { "reroll a double", "J5 G15" },
  { "castling with dice", "G18" },
  { "teleport where", "G16" },
  { "draw", "B16 B17" },
  { "how many moves", "R6" },
  { "can i castle out of check", "B12" },
  { "castle after moving a rook", "B10 C12" },
  { "what does a 6 mean", "J2 R6" },
  { "what happens if i roll a one", "R6" },
  { "three sixes in a row", "R6" },
  { "do i lose a turn", "R6" },
  { "pawn reaches the end", "B8 G20" },
  { "can i have two queens", "G20" },
  { "skip my turn", "G21" },
  { "how do i get my guardener back", "G17" },
  { "how does the guardener move", "G6" },
  { "who goes first", "B2" },
  { "who plays white", "R3" },
  { "both bishops on the same color", "J7" },
  { "what instead of castling", "J22" },
  { "how many starting positions", "C5 J9" },
  { "stalemate", "B15 G23" },
  { "mirror", "J12" },
  { "how do i resign", "B16" },
  { "eat pawn in passing", "B7" },
  { "do i have to use the dice", "GA27" },
  { "can i stop early", "RA16" },
  { "can the king be next to the other king", "GA25" },
  { "TELEPORT castle", "GA13" },
  { "J24", "J24" },
};

static void
test_questions (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr(GListModel) results = alea_guide_search (guide, questions[i].words);
      g_autoptr(GObject) first = g_list_model_get_item (results, 0);
      g_autofree char *name = guide_name_result (first);

      if (!guide_has_rule (first, questions[i].rules))
        {
          g_test_message ("“%s” finds %s, not %s", questions[i].words, name, questions[i].rules);
          g_test_fail ();
        }
    }
}

/* --- pages ---------------------------------------------------------------- */

static void
test_pages (void)
{
  static const struct { const char *words, *page; } rows[] = {
    { "undo", "using-undo" },
    { "give me a hint", "using-hints" },
    { "was i lucky", "chance-luck" },
    { "are the dice rigged", "chance-rigged" },
    { "play against the computer", "using-computer" },
  };
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GListModel) results = alea_guide_search (guide, rows[i].words);
      g_autoptr(GObject) first = g_list_model_get_item (results, 0);
      g_autofree char *name = guide_name_result (first);

      g_assert_cmpstr (name, ==, rows[i].page);
    }
}

/* A rule is found by its number, with the page that teaches it; what is not there
 * is not found. */
static void
test_numbers (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(GListModel) nothing = alea_guide_search (guide, "zugzwang");
  g_autoptr(GListModel) none = alea_guide_search (guide, " ");
  g_autoptr(GListModel) rule = alea_guide_search (guide, "j24");
  g_autoptr(GObject) page = g_list_model_get_item (rule, 1);
  g_autofree char *name = guide_name_result (page);

  g_assert_cmpuint (g_list_model_get_n_items (nothing), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (none), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (rule), ==, 2);
  g_assert_cmpstr (name, ==, "jepps-danger");
}

/* Whatever is typed letter by letter has found its rule before the last word is
 * whole. */
static void
test_beginnings (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(GListModel) results = alea_guide_search (guide, "where may a piece telep");
  g_autoptr(GObject) first = g_list_model_get_item (results, 0);

  g_assert_true (guide_has_rule (first, "G16 GA13"));
}

/* --- sentences ------------------------------------------------------------ */

static void
test_sentences (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  AleaGuideParagraph *rule = alea_guide_find_rule (guide, "G20");
  g_autofree char *queens = alea_guide_dup_sentence (guide, alea_guide_paragraph_get_text (rule), "can i have two queens");
  g_autofree char *first = alea_guide_dup_sentence (guide, "One sentence. Another.", "zugzwang");

  g_assert_cmpstr (queens, ==, "A side can never have two queens.");
  g_assert_cmpstr (first, ==, "One sentence. Another.");
}

/* --- words ---------------------------------------------------------------- */

static void
test_words (void)
{
  static const char *const expected[] = { "reroll", "a", "6", "o" };
  g_auto(GStrv) words = alea_guide_words_split ("Re-roll: a 6; o- -");
  g_auto(GStrv) elided = alea_guide_words_split ("L’échec qu'une I'm d’un aujourd’hui");
  g_autofree char *joined = g_strjoinv (" ", elided);
  g_auto(GStrv) italian = alea_guide_words_split ("Dell’arrocco all’ultima");
  g_autofree char *joined_italian = g_strjoinv (" ", italian);
  g_auto(GStrv) chinese = alea_guide_words_split ("王车易位，e4到e5。马");
  g_autofree char *joined_chinese = g_strjoinv (" ", chinese);
  g_auto(GStrv) none = alea_guide_words_split (" -’ ");

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpstr (words[i], ==, expected[i]);
  g_assert_cmpuint (g_strv_length (words), ==, G_N_ELEMENTS (expected));
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  g_assert_cmpstr (joined, ==, "échec une im dun aujourdhui");

  g_assert_cmpstr (joined_italian, ==, "arrocco ultima");
  g_assert_cmpstr (joined_chinese, ==, "王车 车易 易位 e4 到 e5 马");

  g_assert_cmpfloat (alea_guide_words_compare ("king", "king"), ==, 1);
  g_assert_cmpfloat (alea_guide_words_compare ("castling", "castle"), <, 1);
  g_assert_cmpfloat (alea_guide_words_compare ("castling", "castle"), >, alea_guide_words_compare ("castling", "cas"));
  g_assert_cmpfloat (alea_guide_words_compare ("resurrection", "surrect"), >, 0);
  g_assert_cmpfloat (alea_guide_words_compare ("knight", "king"), ==, 0);
  g_assert_cmpfloat (alea_guide_words_compare ("checkmate", "mat"), ==, 0);
  g_assert_cmpfloat (alea_guide_words_compare ("王车", "车"), >, 0);
}

/* How well a word answers: as a form of it, as its beginning, inside it, or not. */
static void
test_likeness (void)
{
  static const struct { const char *word, *query; double likeness; } rows[] = {
    { "castle", "castle", 1 }, { "castling", "castle", 0.9 }, { "castle", "castling", 0.9 }, { "castlings", "castle", 0 },
    { "rooks", "rook", 0.9 }, { "mated", "mate", 0.9 }, { "mates", "matem", 0.9 }, { "mat", "matem", 0 },
    { "castling", "cas", 0.6 }, { "castling", "ca", 0.6 }, { "castling", "c", 0 }, { "castlings", "cast", 0.6 },
    { "checkmate", "mate", 0.4 }, { "checkmate", "ate", 0 }, { "knight", "k", 0 }, { "k", "k", 1 },
    { "kn", "k", 0 }, { "王车", "王", 0.4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s, %s", rows[i].word, rows[i].query);
      g_assert_cmpfloat (alea_guide_words_compare (rows[i].word, rows[i].query), ==, rows[i].likeness);
    }
}

/* Every paragraph knows its way back; and where there is a picture there is a board
 * that its marks are on. */
static void
test_references (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  GPtrArray *references = alea_guide_get_references (guide);
  guint n_setups = 0, n_marks = 0;

  for (guint i = 0; i < references->len; i++)
    {
      AleaGuideReference *reference = g_ptr_array_index (references, i);
      GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (reference);

      for (guint j = 0; j < paragraphs->len; j++)
        {
          AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, j);
          const AleaSetup *setup = alea_guide_paragraph_get_setup (paragraph);
          guint n;
          const AleaFigureMark *marks = alea_guide_paragraph_get_marks (paragraph, &n);

          g_assert_true (alea_guide_get_reference_of (guide, paragraph) == reference);
          g_assert_true (n == 0 || (marks != NULL && setup != NULL));
          n_setups += setup != NULL;
          n_marks += n;
        }
    }

  g_assert_cmpuint (n_setups, >, 5);
  g_assert_cmpuint (n_marks, >, 5);
}

/* What another guide has is in none of this one's chapters and references. */
static void
test_another_guide (void)
{
  g_autoptr(AleaGuide) guide = guide_load (), other = guide_load ();
  guint number;

  g_assert_null (alea_guide_get_reference_of (guide, alea_guide_find_rule (other, "J24")));
  g_assert_null (alea_guide_get_chapter_of (guide, alea_guide_find_page (other, "basics-pawn"), &number));
}

/* What is chosen on a page by pieces has their letters, and shows them apart. */
static void
test_pages_with_boards (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  GPtrArray *chapters = alea_guide_get_chapters (guide);
  guint n_boards = 0, n_without = 0, n_pieces = 0, n_marks = 0;

  for (guint i = 0; i < chapters->len; i++)
    {
      AleaGuideChapter *chapter = g_ptr_array_index (chapters, i);
      GPtrArray *pages = alea_guide_chapter_get_pages (chapter);

      for (guint j = 0; j < pages->len; j++)
        {
          AleaGuidePage *page = g_ptr_array_index (pages, j);
          guint n;

          alea_guide_page_get_marks (page, &n);
          n_marks += n;
          g_assert_true (n == 0 || alea_guide_page_get_has_board (page));
          n_boards += alea_guide_page_get_has_board (page);
          n_without += !alea_guide_page_get_has_board (page);
          for (guint k = 0; k < alea_guide_page_get_n_choices (page); k++)
            {
              const char *pieces = alea_guide_page_get_choice_pieces (page, k);

              g_assert_cmpuint (strlen (alea_guide_page_get_choice (page, k)), >, 0);
              if (pieces == NULL)
                continue;
              n_pieces++;
              g_assert_cmpuint (strlen (alea_guide_page_get_choice (page, k)), ==, 2 * strlen (pieces) - 1);
              g_assert_cmpuint (strspn (pieces, "PNBRQKG"), ==, strlen (pieces));
            }
        }
    }

  g_assert_cmpuint (n_boards, >, n_without);
  g_assert_cmpuint (n_without, >, 0);
  g_assert_cmpuint (n_pieces, >, 0);
  g_assert_cmpuint (n_marks, >, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/guide-search/questions", test_questions);
  g_test_add_func ("/model/guide-search/pages", test_pages);
  g_test_add_func ("/model/guide-search/numbers", test_numbers);
  g_test_add_func ("/model/guide-search/beginnings", test_beginnings);
  g_test_add_func ("/model/guide-search/sentences", test_sentences);
  g_test_add_func ("/model/guide-search/words", test_words);
  g_test_add_func ("/model/guide-search/likeness", test_likeness);
  g_test_add_func ("/model/guide-search/references", test_references);
  g_test_add_func ("/model/guide-search/another-guide", test_another_guide);
  g_test_add_func ("/model/guide-search/pages-with-boards", test_pages_with_boards);

  return g_test_run ();
}
