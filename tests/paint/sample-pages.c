/* sample-pages.c: a page of each kind, to be looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sample-pages.h"

#include "alea-club.h"
#include "alea-leaflet.h"
#include "alea-page-game.h"

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

AleaGameScore *
sample_score_new (const AleaRules *rules,
                  guint            n_events)
{
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  AleaState start, state;
  AleaQuestion question;

  alea_state_init (&start, rules, NULL);
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

  return alea_game_score_new (&start, (const AleaEvent *) events->data, events->len, NULL);
}

static AleaGameScore *
make_score (const char *game,
            guint       n_events)
{
  AleaGameScore *score = sample_score_new (alea_rules_find (game), n_events);

  alea_game_score_set_figurines (score, TRUE);
  alea_game_score_set_word (score, ALEA_SCORE_WHITE, "Anna");
  alea_game_score_set_word (score, ALEA_SCORE_BLACK, "Ben");
  alea_game_score_set_word (score, ALEA_SCORE_EVENT, "Club evening");
  alea_game_score_set_word (score, ALEA_SCORE_DATE, "2026.11.21");
  alea_game_score_add_note (score, alea_game_score_get_n_setup (score) + 6, "$2",
                            "Too early: the piece will be driven away at once, and the dice say how soon.");
  return score;
}

/* The answers come behind the starts. */
static void
add_answers (AleaPages *pages)
{
  g_autoptr(AleaGameScore) score = make_score ("jepps", 40);
  g_autoptr(GPtrArray) starts = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_club_start_free);
  g_autofree char *rolls = alea_game_score_write_rolls (score);
  const AleaState *start = alea_game_score_get_state (score, alea_game_score_get_n_setup (score));

  for (guint i = 0; i < 6; i++)
    g_ptr_array_add (starts, alea_club_start_new (start, rolls, NULL));
  alea_pages_set_seed (pages, alea_rules_find ("jepps"), "", "Monday", "Monday/1");
  alea_pages_add_club (pages, alea_rules_find ("jepps"), starts, 6);
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
  alea_leaflet_add_text (leaflet, "JA1", ALEA_FACE_ITALIC, "May I accept a double?");
  alea_leaflet_add_row (leaflet, head, TRUE);
  alea_leaflet_add_row (leaflet, row, FALSE);
  alea_leaflet_add_diagram (leaflet, alea_game_score_make_diagram (score, alea_game_score_get_n_setup (score)));
  alea_pages_add_leaflet (pages, "The rules", leaflet);
}

const SampleKind sample_kinds[] = {
  { "page-starts", add_starts, 0 },
  { "page-starts-colour", add_starts_in_colour, 1 },
  { "page-answers", add_answers, 1 },
  { "page-score", add_score_sheets, 0 },
  { "page-filled-score", add_filled_score, 0 },
  { "page-dice", add_dice, 0 },
  { "page-results", add_results, 0 },
  { "page-game", add_game, 0 },
  { "page-contents", add_book, 0 },
  { "page-book", add_book, 1 },
  { "page-leaflet", add_leaflet, 0 },
};
const guint n_sample_kinds = G_N_ELEMENTS (sample_kinds);

double
sample_page_draw (const SampleKind *kind,
                  const char       *paper_name,
                  cairo_t          *cr,
                  double            x,
                  double            scale)
{
  g_autoptr(AleaPages) pages = NULL;
  AleaPaper paper;

  g_assert_true (alea_paper_find (paper_name, &paper));
  pages = alea_pages_new (&paper, "Pages");
  kind->fill (pages);
  cairo_save (cr);
  cairo_translate (cr, x, 0);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, paper.width, paper.height);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  alea_pages_draw (pages, MIN (kind->page, alea_pages_get_n (pages) - 1), cr);
  cairo_restore (cr);
  return scale * paper.width;
}
