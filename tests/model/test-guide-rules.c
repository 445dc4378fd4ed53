/* test-guide-rules.c: every rule has its place in the guide and its test
 *
 * Prints the table of them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-guide.h"
#include "alea-runs.h"
#include "guide-support.h"
#include "test-support.h"

#include <stdlib.h>
#include <string.h>

/* The rules as their inventors' texts are numbered, and our readings of them. */
static const struct
{
  const char *letter;
  int         n;
  int         n_readings;   /* "JA1" and on */
  const char *game;
} rule_sets[] = {
  { "B", 20, 0, "chess" },
  { "J", 29, 23, "jepps" },
  { "C", 25, 9, "chess960" },
  { "G", 25, 30, "guardener" },
  { "R", 8, 25, "random-move" },
};

/* --- rules and tests ------------------------------------------------------ */

/* "J1 FILE WORDS": NULL where no line says the rule. */
static char *
find_test (char       **lines,
           const char  *rule)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto(GStrv) fields = g_regex_split_simple (" +", lines[i], 0, 0);
      g_autofree char *contents = NULL;
      const char *words;

      if (g_strcmp0 (fields[0], rule) != 0)
        continue;

      g_assert_cmpuint (g_strv_length (fields), >=, 3);
      words = strstr (lines[i], fields[1]) + strlen (fields[1]);
      words += strspn (words, " ");
      contents = guide_read_file (fields[1]);
      if (strstr (contents, words) == NULL)
        g_error ("%s: “%s” is not in %s", rule, words, fields[1]);

      return g_strdup_printf ("%s: %s", fields[1], words);
    }

  return NULL;
}

static guint
count_paragraphs (AleaGuideReference *reference,
                  AleaParagraphKind   kind,
                  const char         *number)
{
  GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (reference);
  guint n = 0;

  for (guint i = 0; i < paragraphs->len; i++)
    {
      AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, i);

      n += alea_guide_paragraph_get_kind (paragraph) == kind
           && alea_guide_paragraph_has_number (paragraph, number);
    }

  return n;
}

static guint
count_pages (AleaGuide  *guide,
             const char *rule)
{
  g_autoptr(GPtrArray) pages = guide_list_pages (guide);
  guint n = 0;

  for (guint i = 0; i < pages->len; i++)
    n += g_strv_contains (alea_guide_page_get_rules (g_ptr_array_index (pages, i)), rule);

  return n;
}

static void
test_every_rule (void)
{
  g_autofree char *list = guide_read_file ("tests/data/guide/rule-tests.txt");
  g_auto(GStrv) lines = g_strsplit (list, "\n", -1);
  g_autoptr(AleaGuide) guide = guide_load ();

  g_test_message ("rule  paragraphs  pages  test");

  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    for (int number = 1; number <= rule_sets[i].n; number++)
      {
        AleaGuideReference *reference = alea_guide_find_reference (guide, test_rules (rule_sets[i].game));
        g_autofree char *rule = g_strdup_printf ("%s%d", rule_sets[i].letter, number);
        g_autofree char *test = find_test (lines, rule);
        guint n_paragraphs = count_paragraphs (reference, ALEA_PARAGRAPH_RULE, rule);

        g_test_message ("%-4s  %10u  %5u  %s", rule, n_paragraphs, count_pages (guide, rule),
                        test != NULL ? test : "none");
        g_assert_cmpuint (n_paragraphs, >=, 1);
        g_assert_nonnull (test);
        g_assert_nonnull (alea_guide_find_rule (guide, rule));
      }
}

/* Where the rules leave a question open, the guide tells how we read it, and a test
 * would fail if it were read otherwise. */
static void
test_every_reading (void)
{
  g_autofree char *list = guide_read_file ("tests/data/guide/rule-tests.txt");
  g_auto(GStrv) lines = g_strsplit (list, "\n", -1);
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    for (int number = 1; number <= rule_sets[i].n_readings; number++)
      {
        AleaGuideReference *reference = alea_guide_find_reference (guide, test_rules (rule_sets[i].game));
        g_autofree char *reading = g_strdup_printf ("%sA%d", rule_sets[i].letter, number);
        g_autofree char *test = find_test (lines, reading);

        g_test_message ("%-4s  %s", reading, test != NULL ? test : "none");
        g_assert_nonnull (test);
        g_assert_cmpuint (count_paragraphs (reference, ALEA_PARAGRAPH_READING, reading), ==, 1);
        g_assert_nonnull (alea_guide_find_rule (guide, reading));
      }
}

/* --- what was once told otherwise ----------------------------------------- */

/* As one line. */
static char *
read_words (const char *name)
{
  g_autofree char *path = g_strdup_printf ("data/guide/%s.txt", name), *text = guide_read_file (path);
  g_autoptr(GRegex) gap = g_regex_new ("\\s+", 0, 0, NULL);

  return g_regex_replace_literal (gap, text, -1, 0, " ", 0, NULL);
}

/* Sentences that do not agree with what the rules do, told by readers. */
static void
test_corrected (void)
{
  static const struct { const char *file, *words; } rows[] = {
    { "reference-guardener", "it goes there and waits until a piece is lost. Turning into that piece is then a "
                             "separate move, which needs a 1 or a double." },
    { "reference-guardener", "pawns on their own side of the board" },
    { "reference-chess960", "if the king or the rook stands where the other will go, move it first" },
    { "reference-jepps", "5 for the queen. A 6 gives you a free choice" },
    { "using", "Try one that is not, and the program tells you why." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = read_words (rows[i].file);

      if (strstr (words, rows[i].words) == NULL)
        g_error ("%s does not say “%s”", rows[i].file, rows[i].words);
    }
}

/* Rolls until the first six sixes in a row: one more for each six that is lost. */
static void
test_wait_for_six_sixes (void)
{
  g_autofree char *words = read_words ("random-move"), *told = NULL;
  guint wait = 0;

  for (guint six = 1; six <= 6; six++)
    wait = 6 * (wait + 1);

  told = g_strdup_printf ("On average, a player rolls %u,%03u times", wait / 1000, wait % 1000);
  g_assert_nonnull (strstr (words, told));
}

/* --- where games come from ------------------------------------------------- */

/* Whose game it is, and which readings are ours: those are told as such. */
static void
test_origins (void)
{
  static const struct { const char *page, *inventor, *year; } rows[] = {
    { "jepps-origin", "Simon Jepps", "" }, { "chess960-origin", "Bobby Fischer", "1996" },
    { "chess960-origin", "Ingo Althöfer", "1998" }, { "guardener-origin", "Simon Edward Jepps", "" },
    { "random-move-origin", "Charles Daniel", "2007" },
  };
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(GRegex) regex = g_regex_new ("\\(([A-Z]+[0-9]+)\\)", 0, 0, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaGuidePage *page = alea_guide_find_page (guide, rows[i].page);
      g_autofree char *text = alea_guide_page_dup_text (page);
      AleaGuideReference *reference =
        alea_guide_find_reference (guide, alea_guide_chapter_get_rules (alea_guide_get_chapter_of (guide, page, NULL)));
      g_autoptr(GMatchInfo) match = NULL;
      guint n = 0;

      g_assert_nonnull (strstr (text, rows[i].inventor));
      g_assert_nonnull (strstr (text, rows[i].year));
      for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL), n++)
        {
          g_autofree char *reading = g_match_info_fetch (match, 1);

          g_assert_cmpuint (count_paragraphs (reference, ALEA_PARAGRAPH_READING, reading), ==, 1);
        }
      g_assert_cmpuint (n, >, 0);
    }
}

/* --- links ---------------------------------------------------------------- */

/* Pages link to rules that are there. */
static void
test_links_of_pages (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(GPtrArray) pages = guide_list_pages (guide);

  for (guint i = 0; i < pages->len; i++)
    {
      AleaGuidePage *page = g_ptr_array_index (pages, i);
      const char *const *rules = alea_guide_page_get_rules (page);

      for (guint j = 0; rules[j] != NULL; j++)
        if (alea_guide_find_rule (guide, rules[j]) == NULL)
          g_error ("%s: there is no rule “%s”", alea_guide_page_get_id (page), rules[j]);
    }
}

/* Each "J24" in quotes in the source at @path is a rule of the guide. */
static guint
check_source (AleaGuide  *guide,
              const char *path)
{
  g_autofree char *source = guide_read_file (path);
  g_autoptr(GRegex) regex = g_regex_new ("\"([BJCGR]A?[0-9]+)\"", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, source, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *rule = g_match_info_fetch (match, 1);

      if (alea_guide_find_rule (guide, rule) == NULL)
        g_error ("%s: the guide does not tell rule “%s”", path, rule);
      n++;
    }

  return n;
}

static guint
check_sources (AleaGuide  *guide,
               const char *folder)
{
  g_autofree char *name = g_test_build_filename (G_TEST_DIST, "..", folder, NULL);
  g_autoptr(GDir) dir = g_dir_open (name, 0, NULL);
  const char *file;
  guint n = 0;

  g_assert_nonnull (dir);
  while (file = g_dir_read_name (dir), file != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);

      if (g_str_has_suffix (file, ".c"))
        n += check_source (guide, path);
    }

  return n;
}

/* Every sentence of the rules with a number behind it can be looked up. */
static void
test_links_of_sentences (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();

  g_assert_cmpuint (check_sources (guide, "src/core/play") + check_sources (guide, "src/core/text"), >, 10);
  g_assert_cmpuint (check_sources (guide, "src/core/games"), >, 50);
}

/* Every house rule but the claims stands beside the question it answers. */
static void
test_house_rules (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; alea_games[i] != NULL; i++)
    for (const AleaOption *option = alea_games[i]->options; option->key != NULL; option++)
      {
        AleaGuideReference *reference = alea_guide_find_reference (guide, alea_games[i]);
        GPtrArray *paragraphs;
        gboolean found = option->rule == NULL;

        if (found)
          continue;

        paragraphs = alea_guide_reference_get_paragraphs (reference);
        for (guint j = 0; j < paragraphs->len; j++)
          {
            AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, j);

            found |= alea_guide_paragraph_get_option (paragraph) == option
                     && alea_guide_paragraph_has_number (paragraph, option->rule);
          }

        if (!found)
          g_error ("%s: no paragraph for the option “%s”", alea_games[i]->id, option->key);
      }
}

/* From a rule the way leads to the lessons of its game, not to what beginners or
 * strong players read of it. */
static void
test_lessons (void)
{
  static const struct { const char *rule, *chapter; } rows[] = {
    { "B1", "basics" }, { "J2", "jepps" }, { "G12", "guardener" }, { "G22", "guardener" }, { "R6", "random-move" },
  };
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaGuidePage *page = alea_guide_find_lesson (guide, rows[i].rule);

      g_assert_cmpstr (alea_guide_chapter_get_id (alea_guide_get_chapter_of (guide, page, NULL)), ==, rows[i].chapter);
    }
}

/* --- tables --------------------------------------------------------------- */

/* The dice of each game, to be printed. */
static void
test_tables_of_dice (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    {
      const AleaRules *rules = test_rules (rule_sets[i].game);
      AleaGuideReference *reference = alea_guide_find_reference (guide, rules);
      AleaGuideParagraph *table = guide_find_table (reference, "dice");

      if (rules->dice == NULL)
        continue;

      g_assert_nonnull (table);
      g_assert_cmpint (alea_guide_paragraph_get_kind (table), ==, ALEA_PARAGRAPH_TABLE);
      g_assert_cmpuint (alea_guide_paragraph_get_n_rows (table), >, 5);
    }
}

/* "3", "666" or "666 twice", as the rules count. */
static char *
describe_run (int value,
              int length)
{
  AleaRun run = { .value = (guint8) value, .length = (guint8) length };

  switch (alea_run_effect (run))
    {
    case ALEA_RUN_LOSS:
      return g_strdup ("666 twice");
    case ALEA_RUN_SWAP:
      return g_strdup ("666");
    case ALEA_RUN_MOVES:
    default:
      return g_strdup_printf ("%d", alea_run_moves (run));
    }
}

static void
test_table_of_runs (void)
{
  static const int values[] = { 0, 1, 3, 6 };
  g_autoptr(AleaGuide) guide = guide_load ();
  AleaGuideReference *reference = alea_guide_find_reference (guide, test_rules ("random-move"));
  AleaGuideParagraph *table = guide_find_table (reference, "dice");

  g_assert_cmpuint (alea_guide_paragraph_get_n_rows (table), ==, 7);
  for (guint length = 1; length <= 6; length++)
    for (guint column = 1; column < G_N_ELEMENTS (values); column++)
      {
        g_autofree char *expected = describe_run (values[column], (int) length);

        g_assert_cmpstr (alea_guide_paragraph_get_cell (table, length, column), ==, expected);
        g_assert_cmpint (atoi (alea_guide_paragraph_get_cell (table, length, 0)), ==, length);
      }
}

/* How many moves a roll after @last gives; 0 for none and for 666. */
static int
count_moves (AleaRun last,
             int     face)
{
  const AleaRun run = alea_run_after (last, face);

  return alea_run_effect (run) == ALEA_RUN_MOVES ? alea_run_moves (run) : 0;
}

/* No move, one, or more: on how many faces. */
static void
test_chances_of_moves (void)
{
  static const AleaRun last[] = { { 3, 1 }, { 1, 1 }, { 1, 2 }, { 6, 1 }, { 6, 2 } };
  g_autoptr(AleaGuide) guide = guide_load ();
  AleaGuideReference *reference = alea_guide_find_reference (guide, test_rules ("random-move"));
  AleaGuideParagraph *table = guide_find_table (reference, "chances");

  g_assert_cmpuint (alea_guide_paragraph_get_n_rows (table), ==, G_N_ELEMENTS (last) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    {
      int n[3] = { 0 };

      for (int face = 1; face <= 6; face++)
        n[MIN (count_moves (last[i], face), 2)]++;
      for (guint column = 0; column < G_N_ELEMENTS (n); column++)
        g_assert_cmpint (atoi (alea_guide_paragraph_get_cell (table, i + 1, column + 1)), ==, n[column]);
    }
}

/* Of the rolls of two dice with @n_faces, those that show one of the @n_wanted first
 * faces, or any double where @takes_doubles. */
static int
count_rolls (int      n_faces,
             int      n_wanted,
             gboolean takes_doubles)
{
  int n = 0;

  for (int i = 1; i <= n_faces; i++)
    for (int j = 1; j <= n_faces; j++)
      n += MIN (i, j) <= n_wanted || (takes_doubles && i == j);

  return n;
}

static void
assert_counts (const char *game,
               const int  *counts,
               guint       n_counts)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  AleaGuideReference *reference = alea_guide_find_reference (guide, test_rules (game));
  AleaGuideParagraph *table = guide_find_table (reference, "chances");

  g_assert_cmpuint (alea_guide_paragraph_get_n_rows (table), ==, n_counts + 1);
  for (guint i = 0; i < n_counts; i++)
    g_assert_cmpint (atoi (alea_guide_paragraph_get_cell (table, i + 1, 1)), ==, counts[i]);
}

/* In Jepps Random Chess a 6 offers every piece. */
static void
test_chances_of_dice (void)
{
  const int guardener[] = {
    count_rolls (4, 1, FALSE), count_rolls (4, 0, TRUE), 1,
    count_rolls (4, 1, TRUE), count_rolls (4, 2, TRUE), count_rolls (4, 3, TRUE),
  };
  const int jepps[] = {
    count_rolls (6, 2, FALSE), count_rolls (6, 3, FALSE), count_rolls (6, 4, FALSE), count_rolls (6, 1, FALSE),
  };

  assert_counts ("guardener", guardener, G_N_ELEMENTS (guardener));
  assert_counts ("jepps", jepps, G_N_ELEMENTS (jepps));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/guide-rules/every-rule", test_every_rule);
  g_test_add_func ("/model/guide-rules/every-reading", test_every_reading);
  g_test_add_func ("/model/guide-rules/corrected", test_corrected);
  g_test_add_func ("/model/guide-rules/wait-for-six-sixes", test_wait_for_six_sixes);
  g_test_add_func ("/model/guide-rules/origins", test_origins);
  g_test_add_func ("/model/guide-rules/links-of-pages", test_links_of_pages);
  g_test_add_func ("/model/guide-rules/lessons", test_lessons);
  g_test_add_func ("/model/guide-rules/links-of-sentences", test_links_of_sentences);
  g_test_add_func ("/model/guide-rules/house-rules", test_house_rules);
  g_test_add_func ("/model/guide-rules/tables-of-dice", test_tables_of_dice);
  g_test_add_func ("/model/guide-rules/table-of-runs", test_table_of_runs);
  g_test_add_func ("/model/guide-rules/chances-of-moves", test_chances_of_moves);
  g_test_add_func ("/model/guide-rules/chances-of-dice", test_chances_of_dice);

  return g_test_run ();
}
