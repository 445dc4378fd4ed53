/* test-flow.c: games in columns, line by line
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-flow-private.h"
#include "alea-game-score.h"
#include "alea-notation.h"
#include "alea-score-columns.h"
#include "alea-score-words.h"

#include <string.h>

static const char *const papers[] = { "A4", "A5", "Letter" };

static AleaPages *
make_pages (const char *paper_name)
{
  AleaPaper paper;

  g_assert_true (alea_paper_find (paper_name, &paper));
  return alea_pages_new (&paper, "Test");
}

static const AleaFragment *
get_fragment (const AleaFlow *flow,
              guint           n)
{
  return g_ptr_array_index (flow->fragments, n);
}

static double
count_lines (const AleaFlow *flow,
             const char     *text)
{
  const AleaTextStyle style = { .size = 10 };
  cairo_t *ruler = alea_page_text_new_ruler ();
  const double lines = alea_page_text_measure (ruler, text, &style, flow->places.width)
                       / alea_page_text_measure (ruler, "x", &style, 0);

  cairo_destroy (ruler);
  return lines;
}

/* --- diagrams ------------------------------------------------------------------ */

/* Paragraphs of @n words that begin with a letter of their own, a diagram below each. */
static AleaFlow *
make_flow (guint seed)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (seed);
  AleaFlow *flow = alea_flow_new ();

  alea_flow_begin (flow, 20, 120, "Head");
  alea_flow_add_text (flow, ALEA_FACE_BOLD, 12, 4, "Anna – Ben");
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);
      const guint n_words = (guint) g_rand_int_range (random, 2, 120);

      for (guint n = 0; n < n_words; n++)
        g_string_append_printf (text, "%c%u ", 'a' + (int) i, n);
      alea_flow_add_paragraph (flow, &(AleaFlowParagraph) { .text = text->str, .size = 10, .space = 5 });
      alea_flow_add_diagram (flow, 5, alea_diagram_new (8, 8));
    }
  alea_flow_add_paragraph (flow, &(AleaFlowParagraph) { .text = "1-0", .size = 10, .space = 5, .is_kept = TRUE });
  return flow;
}

/* The diagram @number stands right below what was written before it; at most a few lines
 * of what comes next stand between them, and then on the same page. */
static gboolean
check_diagram (const AleaFlow *flow,
               guint           fragment,
               char            letter)
{
  const AleaFragment *diagram = get_fragment (flow, fragment), *before = get_fragment (flow, fragment - 1);

  const gboolean is_filled = before->text[0] == letter + 1;

  if (is_filled)
    {
      g_assert_cmpfloat (count_lines (flow, before->text), <, 4.5);
      g_assert_cmpuint (before->page, ==, diagram->page);
      before = get_fragment (flow, fragment - 2);
    }
  g_assert_cmpint (before->text[0], ==, letter);
  if (before->page != diagram->page)
    {
      g_assert_cmpuint (before->page + 1, ==, diagram->page);
      g_assert_cmpfloat (count_lines (flow, before->text), <, 3.5);
    }
  return is_filled;
}

static void
test_diagrams_stand_below_their_moves (void)
{
  static const int per_page[] = { 2, 4, 6, 12 };
  guint n_filled = 0;

  for (guint seed = 0; seed < 6; seed++)
    for (guint i = 0; i < G_N_ELEMENTS (papers) * G_N_ELEMENTS (per_page); i++)
      {
        g_autoptr(AleaPages) pages = make_pages (papers[i % 3]);
        AleaFlow *flow = make_flow (seed);
        double largest = 0;
        char letter = 'a';

        alea_pages_add_flow (pages, NULL, flow, per_page[i / 3]);
        for (guint n = 0; n < flow->fragments->len; n++)
          largest = MAX (largest, get_fragment (flow, n)->board);
        for (guint n = 0; n < flow->fragments->len; n++)
          if (get_fragment (flow, n)->diagram != NULL)
            {
              n_filled += check_diagram (flow, n, letter++);
              g_assert_cmpfloat (get_fragment (flow, n)->board, >, 0.74 * largest);
            }
        g_assert_cmpint (letter, ==, 'a' + 20);

        /* What is kept follows what stands above it. */
        g_assert_cmpstr (get_fragment (flow, flow->fragments->len - 1)->text, ==, "1-0");
        g_assert_cmpuint (get_fragment (flow, flow->fragments->len - 1)->page, ==,
                          get_fragment (flow, flow->fragments->len - 2)->page);
        g_assert_cmpint (get_fragment (flow, flow->fragments->len - 1)->column, ==,
                         get_fragment (flow, flow->fragments->len - 2)->column);
      }
  g_assert_cmpuint (n_filled, >, 10);
}

/* A result does not begin a page. */
static void
test_results_stand_below_moves (void)
{
  for (guint n_words = 100; n_words < 1200; n_words += 7)
    {
      g_autoptr(AleaPages) pages = make_pages ("A5");
      g_autoptr(GString) text = g_string_new ("x");
      AleaFlow *flow = alea_flow_new ();
      const AleaFragment *last, *result;

      for (guint n = 0; n < n_words; n++)
        g_string_append (text, " word");
      alea_flow_add_paragraph (flow, &(AleaFlowParagraph) { .text = text->str, .size = 10, .space = 5 });
      alea_flow_add_paragraph (flow, &(AleaFlowParagraph) { .text = "1-0", .size = 10, .space = 5, .is_kept = TRUE });
      alea_pages_add_flow (pages, NULL, flow, 1);
      last = get_fragment (flow, flow->fragments->len - 2);
      result = get_fragment (flow, flow->fragments->len - 1);
      g_assert_cmpstr (result->text, ==, "1-0");
      g_assert_cmpuint (result->page, ==, last->page);
      g_assert_cmpfloat (result->y, >, last->y + 10);
    }
}

/* Wherever a game begins, the diagram of its start stands in one column with its head. */
static void
test_starts_stand_below_heads (void)
{
  for (guint n_words = 0; n_words < 700; n_words += 20)
    {
      g_autoptr(AleaPages) pages = make_pages ("A5");
      g_autoptr(GString) text = g_string_new ("x");
      AleaFlow *flow = alea_flow_new ();
      const AleaFragment *head, *start;

      for (guint n = 0; n < n_words; n++)
        g_string_append (text, " word");
      alea_flow_add_paragraph (flow, &(AleaFlowParagraph) { .text = text->str, .size = 10, .space = 5 });
      alea_flow_begin (flow, 20, 30, "Head");
      alea_flow_add_text (flow, ALEA_FACE_BOLD, 12, 4, "Anna – Ben");
      alea_flow_add_text (flow, ALEA_FACE_PLAIN, 10, 4, "Rolls: 1 2 3 4 5 6");
      alea_flow_add_diagram (flow, 5, alea_diagram_new (8, 8));
      alea_flow_add_paragraph (flow, &(AleaFlowParagraph) { .text = text->str, .size = 10, .space = 5 });
      alea_pages_add_flow (pages, NULL, flow, 6);

      start = NULL;
      for (guint i = 0; i < flow->fragments->len && start == NULL; i++)
        if (get_fragment (flow, i)->diagram != NULL)
          {
            start = get_fragment (flow, i);
            head = get_fragment (flow, i - 2);
            g_assert_cmpstr (head->text, ==, "Anna – Ben");
            g_assert_cmpuint (head->page, ==, start->page);
            g_assert_cmpint (head->column, ==, start->column);
          }
      g_assert_nonnull (start);
    }
}

/* --- notation ------------------------------------------------------------------ */

static AleaGameScore *
make_score (const char        *game,
            const char *const *words)
{
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  AleaState start, state;
  AleaQuestion question;

  alea_state_init (&start, alea_rules_find (game), NULL);
  state = start;
  for (guint i = 0; words[i] != NULL; i++)
    {
      AleaDecision decision;
      AleaEvent event;

      if (g_ascii_isdigit (*words[i]))
        {
          alea_state_ask (&state, &question);
          question.dice.face[0] = (guint8) (*words[i] - '0');
          event = alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);
        }
      else
        {
          g_assert_true (alea_decision_parse (&state, words[i], &decision, NULL));
          event = alea_event_decision (decision);
        }
      g_assert_true (alea_state_apply (&state, &event, NULL));
      g_array_append_val (events, event);
    }

  return alea_game_score_new (&start, (const AleaEvent *) events->data, events->len, NULL);
}

/* All moves of @score, as they stand in the flow. */
static char *
write_moves (AleaGameScore *score)
{
  g_autoptr(GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(AleaFlow) flow = alea_flow_new ();
  const AleaFragment *last;

  alea_flow_add_game (flow, score, numbers, NULL);
  last = g_ptr_array_index (flow->blocks, flow->blocks->len - 1);
  return g_strdup (last->text);
}

/* A judgement stands behind its move, the dice behind both, and nothing parts them. */
static void
test_moves_are_written (void)
{
  static const char *const chess[] = { "e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", NULL };
  static const char *const dice[] = { "6", "1", "e4", "d5", "1", "3", "Nf6", NULL };
  g_autoptr(AleaGameScore) score = make_score ("chess", chess), rolled = make_score ("random-move", dice);
  g_autofree char *moves = NULL, *others = NULL;

  alea_game_score_add_note (score, 3, "$1 $14", NULL);
  moves = write_moves (score);
  g_assert_cmpstr (moves, ==, "1.\u2060e4 e5 2.\u2060Nf3!\u00a0⩲ Nc6 3.\u2060Bc4 Bc5 4.\u2060O\u2060-\u2060O");

  alea_game_score_add_note (rolled, 7, "$4", NULL);
  others = write_moves (rolled);
  g_assert_cmpstr (others, ==, "1.\u2060e4 d5 2.\u2060–\u2060\u200a\u2060⚀ Nf6??\u2060\u200a\u2060⚂");
}

/* Variations of a file stand in brackets behind their move, and the next one of Black says its number. */
static void
test_variations_are_written (void)
{
  static const char *const moves[] = { "e4", "e5", NULL };
  static const struct { const char *pgn, *text; } variations[] = {
    { "(1. d4 d5 2. c4)", "(1.\u2060d4 d5 2.\u2060c4)" },
    { "(1. Nf3 $1 Nf6 $14 2. O-O $146 *) (1... c5)", "(1.\u2060♘f3! ♘f6\u00a0⩲ 2.\u2060O\u2060-\u2060O) (1…\u2060c5)" },
    { "(1.d4 (1.c4 {the English (so) named} e5) 1...d5)", "(1.\u2060d4 (1.\u2060c4 the English (so) named e5) 1…\u2060d5)" },
    { "(1. Gz4 {T3} -- {})", "(1.\u2060\ue0e0z4\u00a0{T3} --)" },
    { "(1. d4 {not closed", "(1.\u2060d4 not closed" },
    { "(1. e8=Q Knowledge)", "(1.\u2060e8=♕ Knowledge)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (variations); i++)
    {
      g_autoptr(AleaGameScore) score = make_score ("chess", moves);
      g_autofree char *written = NULL, *expected = g_strdup_printf ("1.\u2060e4 %s 1…\u2060e5", variations[i].text);

      alea_game_score_set_figurines (score, TRUE);
      alea_game_score_add_note (score, 1, NULL, NULL);
      alea_game_score_add_variations (score, variations[i].pgn);
      written = write_moves (score);
      g_assert_cmpstr (written, ==, expected);
    }
}

/* A column that begins with a move of Black says its number. */
static void
test_columns_begin_with_numbers (void)
{
  g_autoptr(AleaPages) pages = make_pages ("A4");
  g_autoptr(GArray) numbers = g_array_new (FALSE, FALSE, sizeof (AleaFlowNumber));
  g_autoptr(GString) text = g_string_new (NULL);
  AleaFlow *flow = alea_flow_new ();
  guint n_numbered = 0;

  for (guint move = 1; move < 2500; move++)
    {
      AleaFlowNumber number = { .move = move };

      g_string_append_printf (text, "%s%u.\u2060Nf3 ", move > 1 ? " " : "", move);
      number.offset = (guint) text->len;
      g_array_append_val (numbers, number);
      g_string_append (text, "Nc6");
    }
  alea_flow_add_paragraph (flow, &(AleaFlowParagraph) { .text = text->str, .numbers = numbers, .size = 10, .space = 5 });
  alea_pages_add_flow (pages, NULL, flow, 6);

  g_assert_cmpuint (flow->fragments->len, >, 5);
  for (guint i = 0; i < flow->fragments->len; i++)
    {
      const char *words = get_fragment (flow, i)->text;
      const gboolean is_black = strcspn (words, "N") < strlen (words) && g_str_has_prefix (strchr (words, 'N'), "Nc6");

      g_assert_true (g_ascii_isdigit (*words));
      g_assert_cmpint (is_black, ==, g_str_has_prefix (words + strspn (words, "0123456789"), "…"));
      n_numbered += is_black;
    }
  g_assert_cmpuint (n_numbered, >, 0);
}

/* --- lines --------------------------------------------------------------------- */

/* No line ends behind a hyphen that joins a single letter, or within what is kept. */
static void
test_words_stay_whole (void)
{
  static const char *const texts[] = { "die z-Linie z-Linie z-Linie", "risque-a risque-a risque-a", "a e2z4\u00a0{T3} e2" };
  const AleaTextStyle style = { .size = 10 };
  cairo_t *ruler = alea_page_text_new_ruler ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (double width = 60; width < 150; width++)
      {
        const gsize n = alea_page_text_fit (ruler, texts[i], &style, width, 15, FALSE);

        g_assert_cmpuint (n, >, 0);
        g_assert_true (texts[i][n] == '\0' || texts[i][n] == ' ' || texts[i][n - 1] == ' ');
      }

  cairo_destroy (ruler);
}

/* Where the ink of @text begins and ends on a page that is read from the right. */
static void
find_ink (const char          *text,
          const AleaTextStyle *style,
          double              *left,
          double              *right)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double y, width, height;

  cairo_translate (cr, 400, 0);
  cairo_scale (cr, -1, 1);
  alea_page_text_draw (cr, text, style, 0, 0, 400);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, left, &y, &width, &height);
  *right = *left + width;
  cairo_surface_destroy (surface);
}

/* On a page in Arabic heads begin on the right, moves on the left. */
static void
test_sides (void)
{
  const AleaTextStyle head = { .size = 10, .is_head = TRUE }, notation = { .size = 10, .is_notation = TRUE };
  double left, right;

  find_ink ("Anna – Ben", &head, &left, &right);
  g_assert_cmpfloat (right, >, 395);
  g_assert_cmpfloat (left, >, 300);
  find_ink ("1.e4 e5 تعليق", &notation, &left, &right);
  g_assert_cmpfloat (left, <, 5);
  g_assert_cmpfloat (right, <, 100);
}

/* --- long words ---------------------------------------------------------------- */

static double
lay_out_word (gsize length)
{
  g_autoptr(AleaPages) pages = make_pages ("A5");
  g_autofree char *word = g_strnfill (length, 'x');
  AleaFlow *flow = alea_flow_new ();
  const gint64 start = g_get_monotonic_time ();

  alea_flow_add_text (flow, ALEA_FACE_PLAIN, 10, 5, word);
  alea_pages_add_flow (pages, "Heading", flow, 6);
  return (double) (g_get_monotonic_time () - start) / G_TIME_SPAN_SECOND;
}

/* A word that is twice as long takes twice as long, and a long one no time to speak of. */
static void
test_long_words (void)
{
  const double one = lay_out_word (100000), two = lay_out_word (200000);

  g_test_message ("100 kB: %.2f s, 200 kB: %.2f s", one, two);
  g_assert_cmpfloat (two, <, 4 * one + 0.5);
  g_assert_cmpfloat (lay_out_word (1 << 20), <, 60);
}

static void
test_parted_words (void)
{
  g_autofree char *word = g_strnfill (250, 'x'), *text = g_strconcat ("a b\n", word, " c", NULL);
  g_autofree char *parted = alea_page_text_part_words (text), *same = alea_page_text_part_words ("a b\nc");
  g_autofree char *chinese = g_strdup ("");

  g_assert_cmpstr (same, ==, "a b\nc");
  g_assert_true (g_str_has_prefix (parted, "a b\nxxxxxxxxxxxx\u200bxxxxxxxxxxxx\u200b"));
  g_assert_true (g_str_has_suffix (parted, "x c"));
  g_assert_cmpuint (strlen (parted), ==, strlen (text) + 3 * (250 / 12));

  /* Where any sign may end a line. */
  for (int i = 0; i < 100; i++)
    {
      char *longer = g_strconcat (chinese, "象", NULL);

      g_free (chinese);
      chinese = longer;
    }
  g_free (parted);
  parted = alea_page_text_part_words (chinese);
  g_assert_cmpstr (parted, ==, chinese);
}

/* --- score sheets -------------------------------------------------------------- */

/* From A5 on, no title is cut or shrunk to be there. */
static void
test_score_columns (void)
{
  const AleaTextStyle style = { .face = ALEA_FACE_BOLD, .size = 8 };
  cairo_t *ruler = alea_page_text_new_ruler ();

  for (guint i = 0; alea_games[i] != NULL; i++)
    for (double whole = 150; whole < 600; whole += 7)
      {
        g_auto(AleaScoreColumns) columns = { 0 };
        double width = 0;

        alea_score_columns_init (&columns, alea_games[i], ruler, whole);
        for (int n = 0; n < columns.n; n++)
          {
            g_assert_cmpfloat (alea_page_text_get_width (ruler, columns.column[n].title, &style), <,
                               columns.column[n].width - 2);
            width += columns.column[n].width;
          }
        g_assert_cmpfloat_with_epsilon (width, whole, 1e-6);
      }

  cairo_destroy (ruler);
}

static void
test_dates (void)
{
  static const struct { const char *tag, *date; } dates[] = {
    { "2026.11.21", "21 November 2026" }, { "2026.11.??", "November 2026" }, { "2026.??.??", "2026" },
    { "2026", "2026" }, { "some day", "some day" }, { "2026.13.45", "2026.13.45" },
  };
  static const char *const moves[] = { "e4", NULL };
  g_autoptr(AleaGameScore) score = make_score ("chess", moves);

  for (guint i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autofree char *date = NULL, *figures = NULL;

      alea_game_score_set_word (score, ALEA_SCORE_DATE, dates[i].tag);
      date = alea_game_score_write_date (score);
      g_assert_cmpstr (date, ==, dates[i].date);
      figures = alea_game_score_write_short_date (score);
      g_assert_cmpstr (figures, ==, i == 0 ? "11/21/26" : NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flow/diagrams stand below their moves", test_diagrams_stand_below_their_moves);
  g_test_add_func ("/flow/results stand below moves", test_results_stand_below_moves);
  g_test_add_func ("/flow/starts stand below heads", test_starts_stand_below_heads);
  g_test_add_func ("/flow/moves", test_moves_are_written);
  g_test_add_func ("/flow/variations", test_variations_are_written);
  g_test_add_func ("/flow/columns begin with numbers", test_columns_begin_with_numbers);
  g_test_add_func ("/flow/words stay whole", test_words_stay_whole);
  g_test_add_func ("/flow/sides", test_sides);
  g_test_add_func ("/flow/long words", test_long_words);
  g_test_add_func ("/flow/parted words", test_parted_words);
  g_test_add_func ("/flow/score columns", test_score_columns);
  g_test_add_func ("/flow/dates", test_dates);
  return g_test_run ();
}
