/* test-pages.c: pages and the files they are written to
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-club.h"
#include "alea-export.h"
#include "alea-leaflet.h"
#include "alea-notation.h"
#include "alea-page-flow.h"
#include "alea-page-game.h"
#include "alea-page-private.h"
#include "alea-score-entries.h"
#include "sample-pages.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static GPtrArray *
make_diagrams (guint n)
{
  GPtrArray *diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);

  for (guint i = 0; i < n; i++)
    {
      AleaDiagram *diagram = alea_diagram_new ((int) (i % 9) + 1, (int) (i * 5 % 11) + 1);

      alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, i % 3 == 0 ? "A caption" : NULL);
      g_ptr_array_add (diagrams, diagram);
    }

  return diagrams;
}

static AleaPages *
make_pages (const char *paper_name)
{
  AleaPaper paper;

  g_assert_true (alea_paper_find (paper_name, &paper));
  return alea_pages_new (&paper, "Test");
}

/* --- pages ------------------------------------------------------------------- */

static void
draw_all (AleaPages *pages)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  const AleaPaper *paper = alea_pages_get_paper (pages);
  double x, y, width, height;

  for (guint i = 0; i < alea_pages_get_n (pages); i++)
    alea_pages_draw (pages, i, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);

  /* Nothing outside the margins, except scissors to the left. */
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  g_assert_cmpfloat (x, >=, paper->left - 16);
  g_assert_cmpfloat (y, >=, paper->top - 2);
  g_assert_cmpfloat (x + width, <=, paper->width - paper->right + 2);
  g_assert_cmpfloat (y + height, <=, paper->height - paper->bottom + 2);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_diagrams_are_counted (void)
{
  static const int per_page[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 };
  static const char *const papers[] = { "A4", "a5", "letter" };

  for (guint i = 0; i < G_N_ELEMENTS (per_page); i++)
    for (guint j = 0; j < G_N_ELEMENTS (papers); j++)
      for (int turned = 0; turned < 2; turned++)
        {
          g_autoptr(GPtrArray) diagrams = make_diagrams (27);
          AleaPaper paper;
          g_autoptr(AleaPages) pages = NULL;

          g_assert_true (alea_paper_find (papers[j], &paper));
          if (turned)
            paper = alea_paper_turn (&paper);
          pages = alea_pages_new (&paper, "Test");
          g_assert_true (alea_pages_can_hold (per_page[i]));
          alea_pages_add_diagrams (pages, NULL, diagrams, per_page[i]);
          g_assert_cmpint (alea_pages_get_n (pages), ==, (27 + per_page[i] - 1) / per_page[i]);
          draw_all (pages);
        }

  g_assert_false (alea_pages_can_hold (13));
  g_assert_false (alea_pages_can_hold (0));
}

static void
test_unknown_paper (void)
{
  AleaPaper paper;

  g_assert_false (alea_paper_find ("A44", &paper));
  g_assert_false (alea_paper_find ("", &paper));
}

/* Every game has a score sheet that finds room on every paper. */
static void
test_score_sheets (void)
{
  static const char *const papers[] = { "A4", "A5", "Letter" };

  for (guint i = 0; alea_games[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (papers); j++)
      {
        g_autoptr(AleaPages) pages = make_pages (papers[j]);

        alea_pages_add_score (pages, alea_games[i], NULL, 2);
        alea_pages_add_score (pages, alea_games[i], &(AleaOptions) { { 0 } }, 1);
        g_assert_cmpint (alea_pages_get_n (pages), ==, 3);
        draw_all (pages);
      }
}

/* Two dice every turn: columns that no game above need have. */
static void
test_dice_of_two (void)
{
  AleaRules rules = *alea_rules_find ("chess");
  g_autoptr(AleaPages) pages = make_pages ("A4");
  AleaRoll rolls[400], dice;

  rules.dice = "2d4 every turn";
  g_assert_cmpint (alea_club_count_players (&rules, &dice), ==, 2);
  g_assert_cmpint (dice.n, ==, 2);
  g_assert_cmpint (dice.sides, ==, 4);

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    rolls[i] = (AleaRoll) { .n = 2, .sides = 4, .face = { 1, 4 } };
  alea_pages_add_score (pages, &rules, NULL, 1);
  alea_pages_add_agreed_dice (pages, &rules, 0, rolls, 200);
  g_assert_cmpint (alea_pages_get_n (pages), ==, 3);
  draw_all (pages);
}

static void
test_tables_break (void)
{
  static const char *const titles[] = { "No.", "Text" };
  static const double widths[] = { 1, 5 };
  const AleaTableShape shape = { "Heading", "A note", TRUE, 2, titles, widths, FALSE };
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr(AleaPages) pages = make_pages ("A5");

  for (int i = 0; i < 200; i++)
    {
      GStrv row = g_new0 (char *, 3);

      row[0] = g_strdup_printf ("%d", i);
      row[1] = g_strnfill ((gsize) i, 'x');
      g_ptr_array_add (rows, row);
    }
  alea_pages_add_table (pages, &shape, rows);
  g_assert_cmpint (alea_pages_get_n (pages), >, 5);
  draw_all (pages);
}

/* Pages of two tables with so many rows, the second of which may stand below the first. */
static guint
count_pages_of_two (guint    n_rows,
                    gboolean is_below)
{
  static const char *const titles[] = { "No." };
  static const double widths[] = { 1 };
  const AleaTableShape shape = { "Heading", NULL, FALSE, 1, titles, widths, is_below };
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr(AleaPages) pages = make_pages ("A5");

  for (guint i = 0; i < n_rows; i++)
    g_ptr_array_add (rows, g_strsplit ("1", " ", -1));
  alea_pages_add_table (pages, &shape, rows);
  alea_pages_add_table (pages, &shape, rows);
  draw_all (pages);
  return (guint) alea_pages_get_n (pages);
}

/* Where the first leaves room for a row, the second begins; it may go on overleaf. */
static void
test_tables_below (void)
{
  guint n_rows = 1;

  g_assert_cmpuint (count_pages_of_two (1, FALSE), ==, 2);
  while (count_pages_of_two (n_rows, TRUE) == 1)
    n_rows++;
  g_assert_cmpuint (n_rows, >, 8);
  g_assert_cmpuint (count_pages_of_two (n_rows, TRUE), ==, 2);

  /* A page is full of @n_rows at last; then two tables have two, and one row more has three. */
  while (count_pages_of_two (n_rows, FALSE) == 2)
    n_rows++;
  g_assert_cmpuint (count_pages_of_two (n_rows - 1, TRUE), ==, 2);
  g_assert_cmpuint (count_pages_of_two (n_rows, FALSE), ==, 4);
  g_assert_cmpuint (count_pages_of_two (n_rows, TRUE), ==, 3);
}

/* --- games ------------------------------------------------------------------- */

/* Every game finds room on every paper, whatever the size of its diagrams. */
static void
test_games (void)
{
  static const int per_page[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 };

  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autoptr(AleaGameScore) score = sample_score_new (alea_games[i], 120);
      g_autoptr(GArray) numbers = alea_game_score_choose (score, 4);
      const guint n = alea_game_score_get_n_steps (score);
      const guint last = alea_game_score_get_step (score, n - 1)->waits ? n - 2 : n - 1;

      g_assert_cmpuint (n, >, 20);
      /* Nobody has to be shown the array of chess. */
      if (alea_game_score_begins_as_ever (score))
        g_assert_cmpuint (g_array_index (numbers, guint, 0), >, alea_game_score_get_n_setup (score));
      else
        g_assert_cmpuint (g_array_index (numbers, guint, 0), ==, alea_game_score_get_n_setup (score));
      g_assert_cmpuint (g_array_index (numbers, guint, numbers->len - 1), ==,
                        alea_game_score_get_step (score, last)->number);
      alea_game_score_set_word (score, ALEA_SCORE_WHITE, "A name that is longer than the room that it has on paper");
      for (guint j = 0; j < G_N_ELEMENTS (per_page); j++)
        {
          g_autoptr(AleaPages) pages = make_pages (j % 2 == 0 ? "A5" : "Letter");

          alea_pages_add_game (pages, score, numbers, per_page[j]);
          g_assert_cmpuint (alea_pages_get_n (pages), >=, 1);
          draw_all (pages);
        }
    }
}

static void
test_filled_score_sheets (void)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autoptr(AleaGameScore) short_score = sample_score_new (alea_games[i], 20);
      g_autoptr(AleaGameScore) long_score = sample_score_new (alea_games[i], 300);
      g_autoptr(AleaPages) one = make_pages ("A4"), more = make_pages ("A5");

      alea_pages_add_filled_score (one, short_score);
      g_assert_cmpuint (alea_pages_get_n (one), ==, 1);
      draw_all (one);
      alea_pages_add_filled_score (more, long_score);
      draw_all (more);
    }
}

static void
test_steps (void)
{
  static const char *const moves[] = { "e4", "e5", "Nf3", "Nc6" };
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_autoptr(AleaGameScore) score = NULL;
  g_autoptr(AleaDiagram) start = NULL, diagram = NULL;
  g_autofree char *first = NULL, *last = NULL, *rolls = NULL;
  AleaState begin, state;

  alea_state_init (&begin, alea_rules_find ("chess"), NULL);
  state = begin;
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      AleaDecision decision;
      AleaEvent event;

      g_assert_true (alea_decision_parse (&state, moves[i], &decision, NULL));
      event = alea_event_decision (decision);
      alea_state_apply (&state, &event, NULL);
      g_array_append_val (events, event);
    }

  score = alea_game_score_new (&begin, (const AleaEvent *) events->data, events->len, NULL);
  g_assert_cmpuint (alea_game_score_get_n_steps (score), ==, 4);
  first = alea_game_score_write_step (score, 0);
  last = alea_game_score_write_step (score, 3);
  rolls = alea_game_score_write_rolls (score);
  g_assert_cmpstr (first, ==, "1.e4");
  g_assert_cmpstr (last, ==, "2…Nc6");
  g_assert_null (rolls);
  g_assert_null (alea_game_score_get_result (score));

  start = alea_game_score_make_diagram (score, 0);
  g_assert_cmpuint (start->marks->len, ==, 0);
  diagram = alea_game_score_make_diagram (score, 3);
  g_assert_cmpstr (diagram->texts[ALEA_DIAGRAM_CAPTION], ==, "After 2.Nf3");
  g_assert_cmpint (diagram->turn_sign, ==, ALEA_TURN_SIGN_BLACK);
  g_assert_cmpuint (diagram->marks->len, ==, 2);
}

static void
apply_roll (AleaState *state,
            GArray    *events,
            guint8     first,
            guint8     second)
{
  AleaEvent event = alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { first, second } }, ALEA_SOURCE_PROGRAM);

  g_assert_true (alea_state_apply (state, &event, NULL));
  g_array_append_val (events, event);
}

/* What has been thrown is written down, though nothing is done with it yet. */
static void
test_waiting_roll (void)
{
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent)), numbers = NULL;
  g_autoptr(AleaGameScore) score = NULL;
  g_autoptr(GString) rolls = g_string_new (NULL), moves = g_string_new (NULL);
  g_autofree char *step = NULL;
  AleaState begin, state;
  AleaDecision decision;
  AleaEvent event;

  alea_state_init (&begin, alea_rules_find ("guardener"), NULL);
  state = begin;
  apply_roll (&state, events, 1, 2);
  g_assert_true (alea_decision_parse (&state, "d4", &decision, NULL));
  event = alea_event_decision (decision);
  g_assert_true (alea_state_apply (&state, &event, NULL));
  g_array_append_val (events, event);
  apply_roll (&state, events, 2, 2);

  score = alea_game_score_new (&begin, (const AleaEvent *) events->data, events->len, NULL);
  g_assert_cmpuint (alea_game_score_get_n_steps (score), ==, 2);
  g_assert_true (alea_game_score_get_step (score, 1)->waits);
  step = alea_game_score_write_step (score, 1);
  g_assert_cmpstr (step, ==, "1…2-2");
  alea_score_write_turn (score, 1, ALEA_BLACK, rolls, moves);
  g_assert_cmpstr (rolls->str, ==, "2-2");
  g_assert_cmpstr (moves->str, ==, "");

  numbers = alea_game_score_choose (score, 1);
  g_assert_cmpuint (numbers->len, ==, 1);
  g_assert_cmpuint (g_array_index (numbers, guint, 0), ==, 2);
}

static void
test_unknown_words (void)
{
  g_autoptr(AleaGameScore) score = sample_score_new (alea_rules_find ("chess"), 2);

  alea_game_score_set_word (score, ALEA_SCORE_DATE, "????.??.??");
  g_assert_null (alea_game_score_get_word (score, ALEA_SCORE_DATE));
  alea_game_score_set_word (score, ALEA_SCORE_DATE, "2024.??.??");
  g_assert_cmpstr (alea_game_score_get_word (score, ALEA_SCORE_DATE), ==, "2024.??.??");
  alea_game_score_set_word (score, ALEA_SCORE_RESULT, "1-0");
  g_assert_cmpstr (alea_game_score_get_result (score), ==, "1-0");
}

/* A paragraph longer than a column goes on in the next one, and on the next
 * page; a word longer than a line is broken. */
static void
test_flow (void)
{
  g_autofree char *endless = g_strnfill (4000, 'x');
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(AleaPages) pages = make_pages ("A5");
  AleaFlow *flow = alea_flow_new ();

  for (int i = 0; i < 3000; i++)
    g_string_append_printf (text, "%d. word ", i);
  alea_flow_add_text (flow, ALEA_FACE_PLAIN, 10, 5, text->str);
  alea_flow_add_diagram (flow, 5, alea_diagram_new (26, 1));
  alea_flow_add_diagram (flow, 5, alea_diagram_new (1, 26));
  alea_flow_add_text (flow, ALEA_FACE_BOLD, 12, 5, endless);
  alea_pages_add_flow (pages, "Heading", flow, 4);
  g_assert_cmpuint (alea_pages_get_n (pages), >, 3);
  draw_all (pages);

  alea_pages_add_flow (pages, "Nothing", alea_flow_new (), 1);
  draw_all (pages);
}

/* A megabyte of words takes seconds. */
static void
test_long_flow (void)
{
  g_autoptr(AleaPages) pages = make_pages ("A5");
  g_autoptr(GString) text = g_string_new (NULL);
  AleaFlow *flow = alea_flow_new ();
  gint64 start = g_get_monotonic_time ();

  while (text->len < 1 << 20)
    g_string_append (text, "wört ");
  alea_flow_add_text (flow, ALEA_FACE_PLAIN, 10, 5, text->str);
  alea_pages_add_flow (pages, "Heading", flow, 4);
  g_assert_cmpuint (alea_pages_get_n (pages), >, 100);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 60 * G_TIME_SPAN_SECOND);
}

/* Where the ink of a half of the body of @page ends. */
static int
find_bottom (AleaPages *pages,
             guint      page,
             gboolean   is_right)
{
  const AleaPaper *paper = alea_pages_get_paper (pages);
  const AleaBox body = alea_pages_get_body (pages);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) paper->width, (int) paper->height);
  cairo_t *cr = cairo_create (surface);
  int bottom = 0;

  cairo_rectangle (cr, body.x + (is_right ? body.width / 2 : 0), body.y, body.width / 2, body.height);
  cairo_clip (cr);
  alea_pages_draw (pages, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    {
      const int stride = cairo_image_surface_get_stride (surface);
      const guchar *row = cairo_image_surface_get_data (surface) + y * stride;

      for (int x = 0; x < stride; x++)
        if (row[x] != 0)
          bottom = y;
    }

  cairo_surface_destroy (surface);
  return bottom;
}

/* The columns of the last page end together; little stands in one. */
static void
test_balance (void)
{
  static const guint n_words[] = { 15, 600, 1700, 1800, 3050 };

  for (guint i = 0; i < G_N_ELEMENTS (n_words); i++)
    {
      g_autoptr(AleaPages) pages = make_pages ("A4");
      g_autoptr(GString) text = g_string_new (NULL);
      AleaFlow *flow = alea_flow_new ();
      int left, right;
      guint last;

      for (guint n = 0; n < n_words[i]; n++)
        g_string_append_printf (text, "%u. word ", n);
      alea_flow_begin (flow, 5, 100, "Head");
      alea_flow_add_text (flow, ALEA_FACE_PLAIN, 10, 5, text->str);
      if (i > 0)
        alea_flow_add_diagram (flow, 5, alea_diagram_new (8, 8));
      alea_flow_begin (flow, 5, 100, "Head");
      alea_flow_add_text (flow, ALEA_FACE_PLAIN, 10, 5, text->str);
      alea_pages_add_flow (pages, "Heading", flow, 4);
      last = alea_pages_get_n (pages) - 1;
      g_assert_cmpuint (alea_flow_get_page (flow, 1), <=, last);
      left = find_bottom (pages, last, FALSE);
      right = find_bottom (pages, last, TRUE);
      g_test_message ("%u words: page %u ends at %d and %d", n_words[i], last + 1, left, right);
      g_assert_true ((right == 0 && left < alea_pages_get_body (pages).y + 110) || ABS (right - left) < 50);
      g_assert_true (right == 0 || i > 0);
      draw_all (pages);
    }
}

/* What is hidden is gone from what is drawn, not from the diagram. */
static void
test_look (void)
{
  const AleaPageLook look = {
    .theme = alea_theme_find ("sea"),
    .coordinates = ALEA_COORDINATES_INSIDE,
    .is_flipped = TRUE,
    .hides_turn = TRUE,
    .hides_marks = TRUE,
    .hides_text = { [ALEA_DIAGRAM_CAPTION] = TRUE },
  };
  g_autoptr(AleaGameScore) score = sample_score_new (alea_rules_find ("chess"), 3);
  g_autoptr(AleaDiagram) diagram = alea_game_score_make_diagram (score, 3), plain = NULL, dressed = NULL;
  g_autoptr(AleaPages) pages = make_pages ("A4");

  plain = alea_pages_dress (pages, diagram);
  g_assert_true (plain->theme == diagram->theme);
  g_assert_cmpuint (plain->marks->len, ==, 2);
  g_assert_cmpint (plain->turn_sign, ==, ALEA_TURN_SIGN_BLACK);

  alea_diagram_set_text (diagram, ALEA_DIAGRAM_RULES, "A house rule");
  alea_pages_set_look (pages, &look);
  dressed = alea_pages_dress (pages, diagram);
  g_assert_true (dressed->theme == look.theme);
  g_assert_cmpint (dressed->coordinates, ==, ALEA_COORDINATES_INSIDE);
  g_assert_true (dressed->is_flipped);
  g_assert_cmpuint (dressed->marks->len, ==, 0);
  g_assert_cmpint (dressed->turn_sign, ==, ALEA_TURN_SIGN_NONE);
  g_assert_null (dressed->texts[ALEA_DIAGRAM_CAPTION]);
  g_assert_cmpstr (dressed->texts[ALEA_DIAGRAM_RULES], ==, "A house rule");
  g_assert_nonnull (diagram->texts[ALEA_DIAGRAM_CAPTION]);
  g_assert_cmpuint (diagram->marks->len, ==, 2);
}

/* --- files ------------------------------------------------------------------- */

static char *
make_folder (void)
{
  g_autoptr(GError) error = NULL;
  char *folder = g_dir_make_tmp ("alea-pages-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static guint
count_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
cancel_cb (guint    n_done,
           guint    n_pages,
           gpointer data)
{
  if (n_done == 2)
    g_cancellable_cancel (data);
}

/* What was there before stays when nothing comes of the new. */
static void
test_cancelled (void)
{
  g_autofree char *folder = make_folder (), *path = g_build_filename (folder, "x.pdf", NULL), *text = NULL;
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GPtrArray) diagrams = make_diagrams (5);
  g_autoptr(AleaPages) pages = make_pages ("A4");
  g_autoptr(GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  alea_pages_add_diagrams (pages, NULL, diagrams, 1);
  g_assert_false (alea_export_pages (pages, path, cancel_cb, cancellable, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");

  g_clear_error (&error);
  g_assert_true (alea_export_pages (pages, path, NULL, NULL, NULL, &error));
  g_assert_cmpint (count_files (folder), ==, 1);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_same_pages_same_bytes (void)
{
  g_autofree char *folder = make_folder (), *path = g_build_filename (folder, "x.pdf", NULL);
  g_autofree char *one = NULL, *other = NULL;
  gsize n_one, n_other;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr(GPtrArray) diagrams = make_diagrams (30);
      g_autoptr(AleaPages) pages = make_pages ("A4");
      g_autoptr(GError) error = NULL;

      alea_pages_add_diagrams (pages, NULL, diagrams, 4);
      alea_export_pages (pages, path, NULL, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, i == 0 ? &one : &other, i == 0 ? &n_one : &n_other, NULL));
    }

  g_assert_cmpmem (one, n_one, other, n_other);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_write_faults (void)
{
  g_autofree char *folder = make_folder (), *link = g_build_filename (folder, "link", NULL);
  g_autofree char *file = g_build_filename (folder, "file", NULL), *text = NULL;
  g_autoptr(GBytes) bytes = g_bytes_new_static ("abc", 3);
  g_autoptr(GError) error = NULL;

  g_assert_false (alea_export_write (bytes, "/nonexistent/x.pdf", &error));
  g_assert_cmpstr (error->message, ==, "/nonexistent/x.pdf: No such file or directory");
  g_clear_error (&error);
  g_assert_false (alea_export_write (bytes, folder, &error));
  g_assert_error (error, ALEA_EXPORT_ERROR, ALEA_EXPORT_ERROR_WRITE);
  g_clear_error (&error);

  /* A device stays a device, a link a link. */
  g_assert_true (alea_export_write (bytes, "/dev/null", &error));
  g_assert_false (g_file_test ("/dev/null", G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_set_contents (file, "old", -1, NULL));
  g_assert_cmpint (symlink ("file", link), ==, 0);
  g_assert_true (alea_export_write (bytes, link, &error));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "abc");

  /* Also where it leads to nothing yet. */
  g_unlink (file);
  g_assert_true (alea_export_write (bytes, link, &error));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (file, G_FILE_TEST_IS_REGULAR));

  g_unlink (link);
  g_unlink (file);
  g_rmdir (folder);
}

/* SVG has its title behind the root, whatever that says. */
static void
test_svg_words (void)
{
  const AleaPictureShape shape = { ALEA_PICTURE_SVG, 200, 1, FALSE };
  g_autoptr(AleaDiagram) diagram = alea_diagram_new (2, 2);
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  alea_diagram_set_text (diagram, ALEA_DIAGRAM_TITLE, "a < b & \"c\"");
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_DESCRIPTION, "]]> <svg>");
  bytes = alea_export_render (diagram, &shape, NULL);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "<title>a &lt; b &amp; &quot;c&quot;</title>\n<desc>]]&gt; &lt;svg&gt;</desc>"));
  g_assert_nonnull (strstr (text, "role=\"img\">"));
  g_assert_null (strstr (text, "<image"));
}

/* --- leaflets ------------------------------------------------------------------ */

static AleaLeaflet *
make_leaflet (guint n)
{
  static const char *const head[] = { "Die", "It offers", NULL }, *const row[] = { "1", "the king", NULL };
  AleaLeaflet *leaflet = alea_leaflet_new ();

  for (guint i = 0; i < n; i++)
    {
      guint first = alea_leaflet_get_n (leaflet);

      alea_leaflet_add_heading (leaflet, "The king relocates");
      alea_leaflet_add_text (leaflet, i % 2 == 0 ? "J22" : NULL, ALEA_FACE_PLAIN, "To any empty square of its home rank.");
      alea_leaflet_add_row (leaflet, head, TRUE);
      alea_leaflet_add_row (leaflet, row, FALSE);
      alea_leaflet_add_diagram (leaflet, alea_diagram_new (8, 8));
      alea_leaflet_keep (leaflet, first);
    }

  return leaflet;
}

static void
count_drawing (gpointer  data,
               cairo_t  *cr,
               double    width,
               double    height)
{
  guint *n_drawn = data;

  g_assert_cmpfloat (width, >, 300);
  g_assert_cmpfloat (height, ==, 400);
  (*n_drawn)++;
}

static guint
count_pages (const char  *paper,
             AleaLeaflet *leaflet)
{
  g_autoptr(AleaPages) pages = make_pages (paper);

  alea_pages_add_leaflet (pages, NULL, leaflet);
  if (alea_pages_get_n (pages) > 0)
    draw_all (pages);
  return alea_pages_get_n (pages);
}

/* What is kept together goes over to the next page as a whole. */
static void
test_leaflets_break (void)
{
  AleaLeaflet *heading = alea_leaflet_new ();

  g_assert_cmpuint (count_pages ("A4", alea_leaflet_new ()), ==, 0);
  g_assert_cmpuint (count_pages ("A4", make_leaflet (1)), ==, 1);
  g_assert_cmpuint (count_pages ("A4", make_leaflet (2)), ==, 1);
  g_assert_cmpuint (count_pages ("A4", make_leaflet (3)), ==, 2);
  g_assert_cmpuint (count_pages ("A5", make_leaflet (3)), ==, 3);

  /* A heading alone, and more kept together than a page can hold. */
  alea_leaflet_add_heading (heading, "The last word");
  g_assert_cmpuint (count_pages ("A5", heading), ==, 1);
  heading = make_leaflet (4);
  alea_leaflet_keep (heading, 0);
  g_assert_cmpuint (count_pages ("A5", heading), >, 2);
}

static void
clear_count (gpointer n_drawn)
{
  *(guint *) n_drawn = G_MAXUINT;
}

/* It is as high as was said, and what it was made of is given back. */
static void
test_leaflet_with_drawings (void)
{
  AleaLeaflet *leaflet = alea_leaflet_new ();
  g_autoptr(AleaPages) pages = make_pages ("A4");
  guint n_drawn = 0;

  alea_leaflet_add_heading (leaflet, "Chances of winning");
  alea_leaflet_add_drawing (leaflet, 400, count_drawing, &n_drawn, clear_count);
  alea_leaflet_add_drawing (leaflet, 400, count_drawing, &n_drawn, NULL);
  alea_pages_add_leaflet (pages, NULL, leaflet);
  g_assert_cmpuint (alea_pages_get_n (pages), ==, 2);
  draw_all (pages);
  g_assert_cmpuint (n_drawn, ==, 2);
  g_clear_pointer (&pages, alea_pages_free);
  g_assert_cmpuint (n_drawn, ==, G_MAXUINT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pages/diagrams are counted", test_diagrams_are_counted);
  g_test_add_func ("/pages/unknown paper", test_unknown_paper);
  g_test_add_func ("/pages/score sheets", test_score_sheets);
  g_test_add_func ("/pages/two dice every turn", test_dice_of_two);
  g_test_add_func ("/pages/tables break", test_tables_break);
  g_test_add_func ("/pages/tables below", test_tables_below);
  g_test_add_func ("/games/every game with diagrams", test_games);
  g_test_add_func ("/games/score sheets are filled in", test_filled_score_sheets);
  g_test_add_func ("/games/steps", test_steps);
  g_test_add_func ("/games/a roll that waits", test_waiting_roll);
  g_test_add_func ("/games/what is not known", test_unknown_words);
  g_test_add_func ("/pages/text and diagrams flow", test_flow);
  g_test_add_func ("/pages/a long text", test_long_flow);
  g_test_add_func ("/pages/the last columns end together", test_balance);
  g_test_add_func ("/pages/leaflets break", test_leaflets_break);
  g_test_add_func ("/pages/leaflets with drawings", test_leaflet_with_drawings);
  g_test_add_func ("/pages/look", test_look);
  g_test_add_func ("/files/cancelled", test_cancelled);
  g_test_add_func ("/files/same pages, same bytes", test_same_pages_same_bytes);
  g_test_add_func ("/files/faults", test_write_faults);
  g_test_add_func ("/files/words of an SVG", test_svg_words);
  return g_test_run ();
}
