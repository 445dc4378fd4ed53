/* test-whole-pages.c: pages of each kind, as they were looked at
 *
 * A picture has the same page on A4, A5 and Letter side by side, small: what lies
 * where, not how letters are drawn.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-club.h"
#include "alea-game-score.h"
#include "alea-leaflet.h"
#include "alea-notation.h"
#include "golden.h"

#include <string.h>

#define SCALE 0.4
#define GAP   8

/* Adds pages of one kind. */
typedef void (*Fill) (AleaPages *pages);

typedef struct
{
  const char *name;
  Fill        fill;
  guint       page;
} Kind;

static cairo_t *
begin_picture (int width,
               int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  return cr;
}

/* --- what stands on them ---------------------------------------------------- */

static void
add_starts (AleaPages *pages)
{
  alea_pages_add_all_starts (pages, alea_rules_find ("chess960"), 6);
}

static void
add_starts_in_colour (AleaPages *pages)
{
  const AleaPageLook look = {
    .theme = alea_theme_find ("walnut"),
    .coordinates = ALEA_COORDINATES_INSIDE,
    .hides_text = { [ALEA_DIAGRAM_ROLLS] = TRUE },
  };

  alea_pages_set_look (pages, &look);
  alea_pages_add_all_starts (pages, alea_rules_find ("chess960"), 4);
}

static void
add_score_sheets (AleaPages *pages)
{
  const AleaOptions options = { { 0 } };

  alea_pages_add_score (pages, alea_rules_find ("guardener"), &options, 1);
}

static void
add_dice (AleaPages *pages)
{
  AleaRoll rolls[120];

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    rolls[i] = (AleaRoll) { .n = 2, .sides = 4, .face = { (guint8) (i % 4 + 1), (guint8) (i / 4 % 4 + 1) } };
  alea_pages_add_agreed_dice (pages, alea_rules_find ("guardener"), 7, rolls, 60);
}

static void
add_results (AleaPages *pages)
{
  alea_pages_add_results (pages, alea_rules_find ("guardener"), NULL, 12);
}

/* Answers each question with one of the possible answers, always the same. */
static AleaGameScore *
make_score (const char *game,
            guint       n_events)
{
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  AleaState start, state;
  AleaQuestion question;
  AleaGameScore *score;

  alea_state_init (&start, alea_rules_find (game), NULL);
  state = start;
  alea_state_ask (&state, &question);
  for (guint i = 0; i < n_events && question.ask != ALEA_ASK_OVER; i++)
    {
      AleaEvent event = alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);

      if (question.ask == ALEA_ASK_ROLL)
        for (int die = 0; die < question.dice.n; die++)
          event.roll.face[die] = (guint8) ((i * 7 + (guint) die * 3) % question.dice.sides + 1);
      else
        event = alea_event_decision (decisions[(i * 13) % alea_state_list_decisions (&state, decisions)]);

      g_assert_true (alea_state_apply (&state, &event, NULL));
      g_array_append_val (events, event);
      alea_state_ask (&state, &question);
    }

  score = alea_game_score_new (&start, (const AleaEvent *) events->data, events->len, NULL);
  alea_game_score_set_figurines (score, TRUE);
  alea_game_score_set_word (score, ALEA_SCORE_WHITE, "Anna");
  alea_game_score_set_word (score, ALEA_SCORE_BLACK, "Ben");
  alea_game_score_set_word (score, ALEA_SCORE_EVENT, "Club evening");
  alea_game_score_set_word (score, ALEA_SCORE_DATE, "2026.11.21");
  alea_game_score_add_note (score, alea_game_score_get_n_setup (score) + 6, "$2",
                            "Too early: the piece will be driven away at once, and the dice say how soon.");
  return score;
}

static void
add_game (AleaPages *pages)
{
  g_autoptr(AleaGameScore) score = make_score ("guardener", 160);
  g_autoptr(GArray) numbers = alea_game_score_choose (score, 10);

  alea_pages_add_game (pages, score, numbers, 6);
}

static void
add_filled_score (AleaPages *pages)
{
  g_autoptr(AleaGameScore) score = make_score ("random-move", 60);

  alea_pages_add_filled_score (pages, score);
}

static void
add_book (AleaPages *pages)
{
  static const char *const games[] = { "chess", "jepps", "random-move", "chess960" };
  AleaBook *book = alea_book_new ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr(AleaGameScore) score = make_score (games[i], 60);
      g_autoptr(GArray) numbers = alea_game_score_choose_turns (score);

      alea_book_add_game (book, score, numbers);
    }
  alea_pages_add_book (pages, book, 6);
}

static void
add_leaflet (AleaPages *pages)
{
  const char *const head[] = { "Die", "Piece", NULL }, *const row[] = { "2", "a knight", NULL };
  AleaLeaflet *leaflet = alea_leaflet_new ();
  g_autoptr(AleaGameScore) score = make_score ("jepps", 40);

  alea_leaflet_add_heading (leaflet, "The set-up");
  alea_leaflet_add_text (leaflet, "J4", ALEA_FACE_PLAIN,
                         "Before each square you roll both dice. They offer two pieces, and you must place one of them.");
  alea_leaflet_add_text (leaflet, "JA1", ALEA_FACE_ITALIC, "May a double be accepted?");
  alea_leaflet_add_row (leaflet, head, TRUE);
  alea_leaflet_add_row (leaflet, row, FALSE);
  alea_leaflet_add_diagram (leaflet, alea_game_score_make_diagram (score, alea_game_score_get_n_setup (score)));
  alea_pages_add_leaflet (pages, "The rules", leaflet);
}

/* --- comparing --------------------------------------------------------------- */

static void
test_kind (gconstpointer data)
{
  static const char *const papers[] = { "A4", "A5", "Letter" };
  const Kind *kind = data;
  cairo_t *cr = begin_picture (690, 354);
  double x = GAP;

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr(AleaPages) pages = NULL;
      AleaPaper paper;

      g_assert_true (alea_paper_find (papers[i], &paper));
      pages = alea_pages_new (&paper, "Pages");
      kind->fill (pages);
      cairo_save (cr);
      cairo_translate (cr, x, GAP);
      cairo_scale (cr, SCALE, SCALE);
      cairo_rectangle (cr, 0, 0, paper.width, paper.height);
      cairo_clip (cr);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      alea_pages_draw (pages, MIN (kind->page, alea_pages_get_n (pages) - 1), cr);
      cairo_restore (cr);
      x += SCALE * paper.width + GAP;
    }

  cairo_surface_flush (cairo_get_target (cr));
  golden_compare (cairo_get_target (cr), kind->name);
  cairo_destroy (cr);
}

/* --- hardly any paper -------------------------------------------------------- */

/* Some printers say that they have a sheet of 10 mm: all is laid out, page by page,
 * and nothing waits for ever for a place. */
static void
test_tiny_paper (gconstpointer data)
{
  static const double sides[] = { 28.35, 80 };
  const Kind *kind = data;

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const AleaPaper paper = { .width = sides[i], .height = sides[i], .left = 10, .right = 10, .top = 10, .bottom = 10 };
      g_autoptr(AleaPages) pages = alea_pages_new (&paper, "Tiny");
      cairo_t *cr = begin_picture (80, 80);

      kind->fill (pages);
      for (guint page = 0; page < MIN (alea_pages_get_n (pages), 20); page++)
        alea_pages_draw (pages, page, cr);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
    }
}

/* A caption that somebody has pasted a book into. */
static void
test_long_caption (void)
{
  const gsize length = 1 << 20;
  g_autofree char *words = g_strnfill (length, 'x');
  g_autoptr(GPtrArray) diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);
  g_autoptr(AleaPages) pages = NULL;
  AleaDiagram *diagram = alea_diagram_new (8, 8);
  cairo_t *cr = begin_picture (300, 300);
  AleaPaper paper;

  for (gsize i = 7; i < length; i += 8)
    words[i] = ' ';
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, words);
  g_ptr_array_add (diagrams, diagram);
  g_assert_true (alea_paper_find ("A5", &paper));
  pages = alea_pages_new (&paper, "Long");
  alea_pages_add_diagrams (pages, NULL, diagrams, 4);
  alea_pages_draw (pages, 0, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

int
main (int    argc,
      char **argv)
{
  static const Kind kinds[] = {
    { "page-starts", add_starts, 0 },
    { "page-starts-colour", add_starts_in_colour, 1 },
    { "page-score", add_score_sheets, 0 },
    { "page-filled-score", add_filled_score, 0 },
    { "page-dice", add_dice, 0 },
    { "page-results", add_results, 0 },
    { "page-game", add_game, 0 },
    { "page-contents", add_book, 0 },
    { "page-book", add_book, 1 },
    { "page-leaflet", add_leaflet, 0 },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strconcat ("/whole/", kinds[i].name, NULL);
      g_autofree char *tiny = g_strconcat ("/tiny/", kinds[i].name, NULL);

      g_test_add_data_func (path, &kinds[i], test_kind);
      g_test_add_data_func (tiny, &kinds[i], test_tiny_paper);
    }
  g_test_add_func ("/hostile/long caption", test_long_caption);
  return g_test_run ();
}
