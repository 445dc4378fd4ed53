/* test-guide-chance.c: the figures that the chapters on chance and on playing well tell
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-guide-page-private.h"
#include "alea-ledger.h"
#include "alea-lesson.h"
#include "alea-mean.h"
#include "alea-outlook.h"
#include "alea-search.h"
#include "alea-series.h"
#include "guide-support.h"
#include "test-support.h"

#include <string.h>

/* --- the dice ------------------------------------------------------------- */

/* The state after a roll. */
static AleaState
apply_roll (const AleaState *before,
            AleaRoll         roll)
{
  const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_HAND);
  AleaState state = *before;

  g_assert_true (alea_state_apply (&state, &event, NULL));
  return state;
}

/* Whether @decision captures on @target, or a king where that is no square. */
static gboolean
is_capture (const AleaState    *state,
            const AleaDecision *decision,
            AleaSquare          target)
{
  AleaPiece captured;

  if (decision->act != ALEA_ACT_MOVE)
    return FALSE;
  if (target != ALEA_NO_SQUARE)
    return alea_move_to (decision->move) == target;

  captured = alea_state_get_piece (state, alea_move_to (decision->move));
  return alea_piece_type (captured) == ALEA_KING;
}

/* In how many ways the dice fall so that the player to roll may capture there. */
static guint
count_ways_to (const AleaState *before,
               AleaSquare       target)
{
  g_autoptr(GArray) outlooks = alea_outlook_list (before, NULL);
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  guint n_ways = 0;

  for (guint i = 0; i < outlooks->len; i++)
    {
      const AleaOutlook *outlook = &g_array_index (outlooks, AleaOutlook, i);
      const AleaState state = apply_roll (before, outlook->roll);
      gboolean has_capture = FALSE;

      for (size_t n = alea_state_list_decisions (&state, decisions); n > 0 && !has_capture; n--)
        has_capture = is_capture (&state, &decisions[n - 1], target);
      n_ways += has_capture ? outlook->n_ways : 0;
    }

  return n_ways;
}

/* Of the choices of a page, the one that names @n_ways is right. */
static void
assert_right (AleaGuide  *guide,
              const char *id,
              guint       n_ways)
{
  AleaGuidePage *page = alea_guide_find_page (guide, id);

  for (guint i = 0; i < page->choices->len; i++)
    {
      const AleaGuideChoice *choice = &g_array_index (page->choices, AleaGuideChoice, i);

      g_assert_cmpint (choice->because == NULL, ==, g_ascii_strtoull (choice->text, NULL, 10) == n_ways);
    }
}

/* The choice that is right is how often White may capture the king. */
static void
test_ways_to_capture (void)
{
  static const char *const pages[] = { "chance-count", "well-chances", "well-three-kinds" };
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    assert_right (guide, pages[i], count_ways_to (alea_guide_page_get_start (alea_guide_find_page (guide, pages[i])),
                                                  ALEA_NO_SQUARE));
}

/* The choice that is right is how often a roll gives two moves or more. */
static void
test_ways_to_move_twice (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  const AleaState *before = alea_guide_page_get_start (alea_guide_find_page (guide, "well-two-moves"));
  g_autoptr(GArray) outlooks = alea_outlook_list (before, NULL);
  guint n_ways = 0;

  for (guint i = 0; i < outlooks->len; i++)
    {
      const AleaOutlook *outlook = &g_array_index (outlooks, AleaOutlook, i);
      const AleaState state = apply_roll (before, outlook->roll);
      AleaSetup setup;

      alea_state_get_setup (&state, &setup);
      n_ways += alea_series_get (&setup.table)->moves_left >= 2 ? outlook->n_ways : 0;
    }

  assert_right (guide, "well-two-moves", n_ways);
}

/* After a decision of a page, the other player may capture in so many ways: a king,
 * or on the square that is named. */
static void
test_ways_to_be_captured (void)
{
  static const struct { const char *page, *decision, *square; guint n_ways; } rows[] = {
    { "chance-error", "Kd0", NULL, 4 }, { "chance-error", "Kd1", NULL, 4 },
    { "chance-error", "Kf0", NULL, 10 }, { "chance-error", "Kf1", NULL, 10 },
    { "chance-error", "Kd2", NULL, 10 }, { "chance-error", "Kf2", NULL, 14 },
    { "well-plank", "Kh2", NULL, 4 }, { "well-plank", "Kg1", NULL, 10 }, { "well-plank", "Kg2", NULL, 10 },
    { "well-beside", "Kh2", NULL, 10 }, { "well-beside", "Kg1", NULL, 14 },
    { "well-protected", "Rxd7", "d7", 4 }, { "well-protected", "Rxa4", "a4", 10 },
    { "well-protected", "Rxh4", "h4", 14 },
    { "well-pass", "a4", NULL, 0 }, { "well-pass", "Kg1", NULL, 10 },
    { "well-long-diagonal", "h4", NULL, 0 }, { "well-long-diagonal", "Nh3", NULL, 10 },
  };
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaState state = *alea_guide_page_get_start (alea_guide_find_page (guide, rows[i].page));
      AleaSquare target = ALEA_NO_SQUARE;

      if (rows[i].square != NULL)
        target = alea_geometry_parse (state.rules->geometry, rows[i].square, NULL);
      test_decide (&state, rows[i].decision);
      g_assert_cmpuint (count_ways_to (&state, target), ==, rows[i].n_ways);
    }
}

/* On the plank nothing but the king moves: each of its squares is told. */
static void
test_only_the_king (void)
{
  static const struct { const char *page; guint n; } rows[] = {
    { "chance-error", 6 }, { "well-plank", 3 }, { "well-beside", 2 },
  };
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaState *start = alea_guide_page_get_start (alea_guide_find_page (guide, rows[i].page));

      g_assert_cmpuint (alea_state_list_decisions (start, decisions), ==, rows[i].n);
    }
}

/* --- decisions ------------------------------------------------------------ */

/* The points to expect after each decision of the page, by the engine alone. */
static AleaVerdict *
look_at (AleaGuidePage *page)
{
  AleaSearch *search = alea_search_new (1 << 20, 1);
  AleaVerdict *verdict = g_new0 (AleaVerdict, 1);
  const AleaSearchLimits limits = { .nodes = page->n_judged, .wants_all = true };

  g_assert_nonnull (search);
  g_assert_true (alea_search_run (search, &page->start, &limits, verdict));
  alea_search_free (search);
  return verdict;
}

/* The best decision is taken and so is what comes close; all others are refused, and
 * the board stays.  The answer names the chances of both. */
static void
assert_best_decision (AleaGuidePage *page)
{
  g_autoptr(AleaLesson) lesson = alea_lesson_new (page);
  g_autofree AleaVerdict *verdict = look_at (page);
  const double best = alea_chances_get_score (verdict->alternatives[0].chances);
  guint n_good = 0;

  for (gsize i = 0; i < verdict->n_alternatives; i++)
    {
      const double own = alea_chances_get_score (verdict->alternatives[i].chances);
      const gboolean is_good = best - own <= 0.03;
      const AleaEvent event = alea_event_decision (verdict->alternatives[i].decision);
      g_autofree char *chances = g_strdup_printf ("That leaves your chances at %.0f per cent; with the best decision "
                                                  "they would be %.0f.",
                                                  100 * own, 100 * best);

      alea_lesson_reset (lesson);
      g_assert_cmpint (alea_lesson_apply (lesson, &event), ==, is_good ? ALEA_ANSWER_DONE : ALEA_ANSWER_WRONG);
      g_assert_true (g_str_has_suffix (alea_lesson_get_message (lesson), chances));
      g_assert_cmpuint (alea_game_get_n_events (alea_lesson_get_game (lesson)), ==, is_good ? 1 : 0);
      n_good += is_good;
    }

  g_assert_cmpuint (n_good, ==, 1);
  g_assert_cmpuint (verdict->n_alternatives, >, 10);
}

static void
test_best_decision (void)
{
  static const char *const pages[] = { "chance-best", "well-hold", "well-long-diagonal" };
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    assert_best_decision (alea_guide_find_page (guide, pages[i]));
}

/* --- what the program calls what ------------------------------------------ */

static void
assert_says (AleaGuide  *guide,
             const char *id,
             const char *words)
{
  g_autofree char *text = alea_guide_page_dup_text (alea_guide_find_page (guide, id));

  if (strstr (text, words) == NULL)
    g_error ("%s does not say “%s”", id, words);
}

/* The page names the points from which the program has a word or a sign. */
static void
test_names_of_points (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autofree char *luck = g_strdup_printf ("At %.1f points or more, a roll is lucky or unlucky; at %.0f or more, "
                                           "very lucky",
                                           100 * ALEA_LUCKY, 100 * ALEA_VERY_LUCKY);
  g_autofree char *error = g_strdup_printf ("of %.0f points or more is marked ?!, of %.0f or more ?, and of %.0f "
                                            "or more ??.",
                                            100 * ALEA_DUBIOUS, 100 * ALEA_MISTAKE, 100 * ALEA_BLUNDER);

  g_assert_cmpint (ALEA_MEAN_MIN_GAMES, ==, 5);
  assert_says (guide, "chance-luck", luck);
  assert_says (guide, "chance-error", error);
  assert_says (guide, "chance-games", "Once five games have been reviewed");
  assert_says (guide, "chance-alone", "Once there are five");
}

/* The chapter and the program say the same of the same: what the chapter quotes
 * is a sentence of the source, or begins one. */
static void
test_names_of_things (void)
{
  static const struct { const char *page, *words, *source, *sentence; } rows[] = {
    { "chance-sum", "correction", "src/model/engine/alea-review-words.c",
      "%s’s chances were %d%% at the start. Net luck %s, skill %s, correction %s: that makes " },
    { "chance-games", "error per decision 2.1 ± 0.3 (12 games)", "src/screens/games/alea-games-statistics.c",
      "%s: average luck per game %s, error per decision %s (%s)" },
    { "chance-alone", "you play better as White", "src/screens/games/alea-games-statistics.c",
      "Against yourself: you play better as White." },
    { "chance-alone", "it is too early to tell", "src/screens/games/alea-games-statistics.c",
      "Against yourself: it is too early to tell whether you" },
    { "chance-alone", "Players and Clock", "src/app/dialogs/alea-players.c", "Players and Clock" },
    { "chance-rigged", "Dice in This Game", "src/app/dialogs/alea-dice-window.c", "Dice in This Game" },
    { "chance-rigged", "the seed", "src/app/dialogs/alea-fairness-page.c", "The seed" },
  };
  g_autoptr(AleaGuide) guide = guide_load ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *source = guide_read_file (rows[i].source), *quoted = g_strdup_printf ("_(\"%s", rows[i].sentence);

      assert_says (guide, rows[i].page, rows[i].words);
      if (strstr (source, quoted) == NULL)
        g_error ("%s does not say “%s”", rows[i].source, rows[i].sentence);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/guide-chance/ways-to-capture", test_ways_to_capture);
  g_test_add_func ("/model/guide-chance/ways-to-move-twice", test_ways_to_move_twice);
  g_test_add_func ("/model/guide-chance/ways-to-be-captured", test_ways_to_be_captured);
  g_test_add_func ("/model/guide-chance/only-the-king", test_only_the_king);
  g_test_add_func ("/model/guide-chance/best-decision", test_best_decision);
  g_test_add_func ("/model/guide-chance/names-of-points", test_names_of_points);
  g_test_add_func ("/model/guide-chance/names-of-things", test_names_of_things);

  return g_test_run ();
}
