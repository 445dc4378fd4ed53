/* test-guide-book.c: paragraphs of the whole rules, as a file has them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "guide-support.h"
#include "test-support.h"

#include <string.h>

#define BOOK  "reference: jepps\ntitle: T\n"
#define KINGS "4k3/8/8/8/8/8/8/4K3 w - - 0 1"

static AleaGuideReference *
make_book (const char *text)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr(GError) error = NULL;
  AleaGuideReference *book = alea_guide_reference_new ("r.txt", bytes, &error);

  g_assert_no_error (error);
  return book;
}

static void
test_table (void)
{
  static const char text[] = BOOK "table: t\ntitle: A table\nhead: A | B\nrow: 1 | 2\nrow:  3  |  4\n"
                                  "reading: JA1\noption: double\nquestion: Why?\ntext: So.\n";
  g_autoptr(AleaGuideReference) book = make_book (text);
  AleaGuideParagraph *table, *reading;
  g_autofree char *of_table = NULL, *of_reading = NULL;

  table = guide_find_table (book, "t");
  g_assert_cmpuint (alea_guide_paragraph_get_n_rows (table), ==, 3);
  g_assert_cmpuint (alea_guide_paragraph_get_n_columns (table), ==, 2);
  g_assert_cmpstr (alea_guide_paragraph_get_cell (table, 0, 1), ==, "B");
  g_assert_cmpstr (alea_guide_paragraph_get_cell (table, 2, 0), ==, "3");

  of_table = alea_guide_paragraph_dup_text (table);
  g_assert_cmpstr (of_table, ==, "A B 1 2 3 4");
  g_assert_cmpuint (g_strv_length ((char **) alea_guide_paragraph_get_numbers (table)), ==, 0);

  reading = alea_guide_reference_find_rule (book, "JA1");
  of_reading = alea_guide_paragraph_dup_text (reading);
  g_assert_cmpstr (of_reading, ==, "So.");
  g_assert_cmpstr (alea_guide_paragraph_get_title (reading), ==, "Why?");
  g_assert_cmpstr (alea_guide_paragraph_get_name (reading), ==, "");
  g_assert_cmpstr (alea_guide_paragraph_get_option (reading)->key, ==, "double");
  g_assert_cmpuint (alea_guide_paragraph_get_n_columns (reading), ==, 0);
  g_assert_cmpstr (alea_guide_reference_get_title (book), ==, "T");
  g_assert_null (guide_find_table (book, "u"));
  g_assert_null (alea_guide_reference_find_rule (book, "JA2"));
}

/* A figure shows a position and its marks, and says below what it shows; a rule shows nothing. */
static void
test_figures (void)
{
  g_autoptr(AleaGuideReference) book = make_book (BOOK "figure: " KINGS "\nmarks: dot e4 arrow e1-e2\ncaption: One.\n"
                                                  "figure: " KINGS "\ncaption: Two.\n"
                                                  "rule: J1 J2\nwords: hunt\ntext: So it is.\n");
  static const struct { const char *title, *text, *words; guint n_marks; gboolean has_setup; } rows[] = {
    { "One.", "", "", 2, TRUE }, { "Two.", "", "", 0, TRUE }, { "", "So it is.", "hunt", 0, FALSE },
  };
  GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (book);
  const AleaFigureMark *marks;
  AleaSetup expected;
  guint n = 77;

  test_read_fen ("jepps", KINGS, &expected);
  g_assert_cmpuint (paragraphs->len, ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < paragraphs->len; i++)
    {
      AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, i);
      const AleaSetup *setup = alea_guide_paragraph_get_setup (paragraph);
      g_autofree char *all = alea_guide_paragraph_dup_text (paragraph);

      g_assert_cmpstr (alea_guide_paragraph_get_title (paragraph), ==, rows[i].title);
      g_assert_cmpstr (alea_guide_paragraph_get_words (paragraph), ==, rows[i].words);
      g_assert_cmpstr (all, ==, rows[i].text);
      g_assert_cmpint (setup != NULL, ==, rows[i].has_setup);
      g_assert_true (setup == NULL || test_is_same_setup (setup, &expected));
      alea_guide_paragraph_get_marks (paragraph, &n);
      g_assert_cmpuint (n, ==, rows[i].n_marks);
    }

  marks = alea_guide_paragraph_get_marks (g_ptr_array_index (paragraphs, 0), &n);
  g_assert_cmpint (marks[1].figure, ==, ALEA_FIGURE_ARROW);
  g_assert_cmpuint (marks[1].square, ==, test_square ("e1"));
  g_assert_cmpuint (marks[1].to, ==, test_square ("e2"));
  g_assert_true (alea_guide_paragraph_has_number (g_ptr_array_index (paragraphs, 2), "J2"));
  g_assert_false (alea_guide_paragraph_has_number (g_ptr_array_index (paragraphs, 2), "J"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/guide-book/table", test_table);
  g_test_add_func ("/model/guide-book/figures", test_figures);

  return g_test_run ();
}
