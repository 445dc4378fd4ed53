/* test-guide-chance.c: the figures that the chapter on chance and luck tells
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
#include "guide-support.h"
#include "test-support.h"

#include <string.h>

/* --- the dice ------------------------------------------------------------- */

/* In how many ways the dice fall so that the player to roll may capture a king. */
static guint
count_ways (const AleaState *before)
{
  g_autoptr(GArray) outlooks = alea_outlook_list (before, NULL);
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  guint n_ways = 0;

  for (guint i = 0; i < outlooks->len; i++)
    {
      const AleaOutlook *outlook = &g_array_index (outlooks, AleaOutlook, i);
      const AleaEvent event = alea_event_roll (outlook->roll, ALEA_SOURCE_HAND);
      AleaState state = *before;
      gboolean has_capture = FALSE;

      g_assert_true (alea_state_apply (&state, &event, NULL));
      for (size_t n = alea_state_list_decisions (&state, decisions); n > 0 && !has_capture; n--)
        has_capture = decisions[n - 1].act == ALEA_ACT_MOVE
                      && alea_piece_type (alea_state_get_piece (&state, alea_move_to (decisions[n - 1].move))) == ALEA_KING;
      n_ways += has_capture ? outlook->n_ways : 0;
    }

  return n_ways;
}

/* The choice that is right is how often the rook may capture the king. */
static void
test_ways_to_capture (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  AleaGuidePage *page = alea_guide_find_page (guide, "chance-count");

  for (guint i = 0; i < page->choices->len; i++)
    {
      const AleaGuideChoice *choice = &g_array_index (page->choices, AleaGuideChoice, i);

      g_assert_cmpint (choice->because == NULL, ==,
                       g_ascii_strtoull (choice->text, NULL, 10) == count_ways (&page->start));
    }
}

static guint
count_ways_after (AleaGuidePage *page,
                  const char    *decision)
{
  AleaState state = page->start;

  test_decide (&state, decision);
  return count_ways (&state);
}

/* Of the squares for the king, each is as dangerous as the page says. */
static void
test_ways_to_be_captured (void)
{
  static const struct { const char *decision; guint n_ways; } rows[] = {
    { "Kd0", 4 }, { "Kd1", 4 }, { "Kf0", 10 }, { "Kf1", 10 }, { "Kd2", 10 }, { "Kf2", 14 },
  };
  g_autoptr(AleaGuide) guide = guide_load ();
  AleaGuidePage *page = alea_guide_find_page (guide, "chance-error");
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);

  g_assert_cmpuint (alea_state_list_decisions (&page->start, decisions), ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (count_ways_after (page, rows[i].decision), ==, rows[i].n_ways);
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
test_best_decision (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  AleaGuidePage *page = alea_guide_find_page (guide, "chance-best");
  g_autoptr(AleaLesson) lesson = alea_lesson_new (page);
  g_autofree AleaVerdict *verdict = look_at (page);
  const double best = alea_chances_get_score (verdict->alternatives[0].chances);
  guint n_good = 0;

  for (gsize i = 0; i < verdict->n_alternatives; i++)
    {
      const double own = alea_chances_get_score (verdict->alternatives[i].chances);
      const gboolean is_good = best - own <= 0.03;
      const AleaEvent event = alea_event_decision (verdict->alternatives[i].decision);
      g_autofree char *chances = g_strdup_printf ("Your chances are then %.0f percent; with the best decision they are %.0f.",
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
  g_autofree char *luck = g_strdup_printf ("From %.1f points a roll is lucky or unlucky, from %.0f very lucky",
                                           100 * ALEA_LUCKY, 100 * ALEA_VERY_LUCKY);
  g_autofree char *error = g_strdup_printf ("from %.0f points gets the sign ?!, from %.0f a ?, and from %.0f a ??.",
                                            100 * ALEA_DUBIOUS, 100 * ALEA_MISTAKE, 100 * ALEA_BLUNDER);

  g_assert_cmpint (ALEA_MEAN_MIN_GAMES, ==, 5);
  assert_says (guide, "chance-luck", luck);
  assert_says (guide, "chance-error", error);
  assert_says (guide, "chance-games", "From five reviewed games on");
  assert_says (guide, "chance-alone", "From five on");
}

/* The chapter and the program say the same of the same: what the chapter quotes
 * is a sentence of the source, or begins one. */
static void
test_names_of_things (void)
{
  static const struct { const char *page, *words, *source, *sentence; } rows[] = {
    { "chance-sum", "revised", "src/model/engine/alea-review-words.c", "Start %d, luck %s, skill %s, revised %s: result %d" },
    { "chance-games", "errors 2.1 ± 0.3 a decision (12 games)", "src/screens/games/alea-games-statistics.c",
      "%s: luck %s a game, errors %s a decision (%s)" },
    { "chance-alone", "you decide better for White", "src/screens/games/alea-games-statistics.c",
      "Against yourself: you decide better for White." },
    { "chance-alone", "it cannot be told yet", "src/screens/games/alea-games-statistics.c",
      "Against yourself: it cannot be told yet whether you" },
    { "chance-alone", "Players and Clock", "src/app/dialogs/alea-players.c", "Players and Clock" },
    { "chance-rigged", "Dice of This Game", "src/app/dialogs/alea-dice-window.c", "Dice of This Game" },
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
  g_test_add_func ("/model/guide-chance/ways-to-be-captured", test_ways_to_be_captured);
  g_test_add_func ("/model/guide-chance/best-decision", test_best_decision);
  g_test_add_func ("/model/guide-chance/names-of-points", test_names_of_points);
  g_test_add_func ("/model/guide-chance/names-of-things", test_names_of_things);

  return g_test_run ();
}
