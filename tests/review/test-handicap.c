/* test-handicap.c: what is suggested to two players, by arithmetic
 *
 * With the folder of the laboratory as an argument.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"
#include "alea-handicap-figures.h"
#include "alea-search.h"
#include "lab-counts.h"

#include <math.h>
#include <string.h>

static const guint persons[2] = { 0, 0 };
static const char *folder;

static AleaHandicapGames
make_games (const char *id,
            guint       won,
            guint       drawn,
            guint       lost)
{
  /* Colours change. */
  return (AleaHandicapGames) {
    .rules = alea_rules_find (id),
    .n = { { won - won / 2, drawn - drawn / 2, lost - lost / 2 }, { won / 2, drawn / 2, lost / 2 } },
  };
}

static AleaHandicapAdvice
advise (const char *id,
        guint       won,
        guint       drawn,
        guint       lost)
{
  const AleaHandicapGames games = make_games (id, won, drawn, lost);
  AleaHandicapAdvice advice;

  alea_handicap_advise (&games, 1, persons, &advice);
  return advice;
}

static double
expect (double elo)
{
  return 1 / (1 + pow (10, -elo / 400));
}

/* --- what is said --------------------------------------------------------- */

static void
test_verdicts (void)
{
  const AleaHandicapGames toy = { .rules = NULL, .n = { { 30, 0, 0 }, { 30, 0, 0 } } };
  AleaHandicapAdvice advice;

  alea_handicap_advise (NULL, 0, persons, &advice);
  g_assert_cmpint (advice.verdict, ==, ALEA_HANDICAP_UNKNOWN);
  alea_handicap_advise (&toy, 1, persons, &advice);
  g_assert_cmpint (advice.verdict, ==, ALEA_HANDICAP_UNKNOWN);

  advice = advise ("chess", ALEA_HANDICAP_MIN_GAMES - 1, 0, 0);
  g_assert_cmpint (advice.verdict, ==, ALEA_HANDICAP_TOO_FEW);
  g_assert_cmpuint (advice.n_games, ==, ALEA_HANDICAP_MIN_GAMES - 1);
  advice = advise ("chess", ALEA_HANDICAP_MIN_GAMES, 0, 0);
  g_assert_cmpint (advice.verdict, ==, ALEA_HANDICAP_UNEVEN);

  advice = advise ("chess", 12, 0, 8);
  g_assert_cmpint (advice.verdict, ==, ALEA_HANDICAP_EVEN);
  g_assert_cmpuint (advice.n_ways, ==, 0);
  advice = advise ("chess", 120, 0, 80);
  g_assert_cmpint (advice.verdict, ==, ALEA_HANDICAP_UNEVEN);
  g_assert_cmpuint (advice.n_ways, >, 0);
}

/* Many games say what their score is; few say less than that. */
static void
test_strength (void)
{
  const double elo = 400 * log10 (0.76 / 0.24);
  const AleaHandicapAdvice many = advise ("chess", 7600, 0, 2400), few = advise ("chess", 15, 0, 5);
  const AleaHandicapAdvice all = advise ("chess", 10, 0, 0);

  g_assert_cmpfloat_with_epsilon (many.elo.value, elo, 3);
  g_assert_cmpfloat_with_epsilon (many.score, 0.76, 1e-9);
  g_assert_cmpfloat (many.elo.high - many.elo.low, <, 25);
  g_assert_cmpfloat (few.elo.value, <, 400 * log10 (0.75 / 0.25));
  g_assert_cmpfloat (few.elo.value, >, elo / 2);
  g_assert_cmpfloat (few.elo.low, <, many.elo.low);
  g_assert_cmpfloat (few.elo.high, >, many.elo.high);
  g_assert_cmpfloat (all.score, ==, 1);
  g_assert_cmpfloat (all.elo.value, >, 150);
  g_assert_cmpfloat (all.elo.value, <, 600);
}

/* The names of the players make no difference. */
static void
test_other_way_round (void)
{
  const AleaHandicapAdvice one = advise ("guardener", 40, 6, 20), other = advise ("guardener", 20, 6, 40);

  g_assert_cmpuint (one.stronger, ==, 0);
  g_assert_cmpuint (other.stronger, ==, 1);
  g_assert_cmpfloat_with_epsilon (one.elo.value, other.elo.value, 1e-6);
  g_assert_cmpfloat_with_epsilon (one.score, other.score, 1e-9);
  g_assert_cmpuint (one.n_ways, ==, other.n_ways);
}

/* Who wins with Black is stronger than who wins as often with White. */
static void
test_colours (void)
{
  const AleaHandicapGames white = { .rules = alea_rules_find ("chess"), .n = { { 300, 0, 100 }, { 0 } } };
  const AleaHandicapGames black = { .rules = alea_rules_find ("chess"), .n = { { 0 }, { 300, 0, 100 } } };
  AleaHandicapAdvice with_white, with_black;

  alea_handicap_advise (&white, 1, persons, &with_white);
  alea_handicap_advise (&black, 1, persons, &with_black);
  g_assert_cmpfloat (with_black.elo.value, >, with_white.elo.value + 20);
}

/* The same score says more where dice take from the stronger one, and what was won
 * in one game is looked for in another. */
static void
test_other_games (void)
{
  const AleaHandicapGames both[] = { make_games ("random-move", 130, 0, 70), make_games ("chess", 150, 0, 50) };
  const AleaHandicapAdvice dice = advise ("random-move", 700, 0, 300), chess = advise ("chess", 700, 0, 300);
  AleaHandicapAdvice mixed;

  g_assert_cmpfloat_with_epsilon (dice.elo.value, 400 * log10 (0.7 / 0.3), 15);
  g_assert_cmpfloat_with_epsilon (chess.elo.value, 400 * log10 (0.7 / 0.3), 15);
  for (guint i = 0; i < dice.n_ways; i++)
    g_assert_true (dice.ways[i].rules == alea_rules_find ("random-move"));

  alea_handicap_advise (both, G_N_ELEMENTS (both), persons, &mixed);
  g_assert_cmpuint (mixed.n_games, ==, 400);
  g_assert_cmpfloat_with_epsilon (mixed.score, 0.7, 1e-9);
  g_assert_true (mixed.rules == alea_rules_find ("random-move"));
  g_assert_cmpfloat (mixed.elo.value, <, chess.elo.value);
}

/* --- what is suggested ---------------------------------------------------- */

static void
test_ways (void)
{
  for (guint won = 55; won <= 95; won += 5)
    {
      const AleaHandicapAdvice advice = advise ("chess", won * 10, 0, 1000 - won * 10);
      double last = 0;

      g_assert_cmpuint (advice.n_ways, >, 0);
      for (guint i = 0; i < advice.n_ways; i++)
        {
          const AleaHandicapRange score = advice.ways[i].score;

          g_assert_cmpfloat (fabs (score.value - 0.5), >=, last);
          g_assert_cmpfloat (fabs (score.value - 0.5), <, expect (advice.elo.value) - 0.5);
          g_assert_cmpfloat (score.low, <, score.value);
          g_assert_cmpfloat (score.value, <, score.high);
          g_assert_cmpuint (advice.ways[i].level, ==, 0);
          last = fabs (score.value - 0.5);
        }
    }
}

/* Who is a little stronger has Black, and keeps all pieces. */
static void
test_mild (void)
{
  const AleaHandicapAdvice advice = advise ("chess", 5450, 0, 4550);
  gboolean has_colour = FALSE;

  for (guint i = 0; i < advice.n_ways; i++)
    {
      g_assert_cmpint (advice.ways[i].odds, ==, ALEA_NO_PIECE_TYPE);
      has_colour |= advice.ways[i].rules == advice.rules && !advice.ways[i].is_white;
    }
  g_assert_true (has_colour);
}

static const AleaHandicap *
find_level (const AleaHandicapAdvice *advice)
{
  for (guint i = 0; i < advice->n_ways; i++)
    if (advice->ways[i].level > 0)
      return &advice->ways[i];

  return NULL;
}

/* The highest level of which it is known how far it is from those below. */
static guint
find_highest (void)
{
  guint highest = 1;
  gboolean goes_on = TRUE;

  while (goes_on)
    {
      goes_on = FALSE;
      for (const AleaHandicapFigure *figure = alea_handicap_figures; figure->game != NULL; figure++)
        goes_on |= figure->kind == ALEA_FIGURE_LEVELS && g_str_equal (figure->game, "chess")
                   && figure->about == highest + 1 && figure->other == highest;
      highest += goes_on;
    }

  return highest;
}

/* A computer that wins too often plays lower, one that loses higher; nothing is said
 * of levels that nobody has counted, and of two computers. */
static void
test_levels (void)
{
  const AleaHandicapGames lost = make_games ("chess", 20, 0, 180), won = make_games ("chess", 180, 0, 20);
  const guint highest = find_highest ();
  AleaHandicapAdvice advice;

  g_assert_cmpuint (highest, >=, 3);
  alea_handicap_advise (&lost, 1, (const guint[]) { 0, 3 }, &advice);
  g_assert_nonnull (find_level (&advice));
  g_assert_cmpuint (find_level (&advice)->level, <, 3);
  alea_handicap_advise (&won, 1, (const guint[]) { 0, 2 }, &advice);
  g_assert_nonnull (find_level (&advice));
  g_assert_cmpuint (find_level (&advice)->level, >, 2);
  alea_handicap_advise (&won, 1, (const guint[]) { 0, highest }, &advice);
  g_assert_null (find_level (&advice));
  if (highest < ALEA_N_LEVELS)
    {
      alea_handicap_advise (&won, 1, (const guint[]) { 0, highest + 1 }, &advice);
      g_assert_null (find_level (&advice));
    }
  alea_handicap_advise (&won, 1, (const guint[]) { 3, 2 }, &advice);
  g_assert_null (find_level (&advice));
}

/* --- figures -------------------------------------------------------------- */

static char *
read_file (const char *room,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, room, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* What the games of a cell are about. */
static AleaHandicapFigure
make_figure (const LabPlan  *plan,
             AleaFigureKind  kind,
             guint           cell)
{
  const LabStart *start = lab_plan_get_start (plan, cell);
  AleaHandicapFigure figure = { .game = plan->rules->id, .kind = kind };

  for (AleaPieceType type = ALEA_PAWN; kind == ALEA_FIGURE_ODDS && type < ALEA_N_PIECE_TYPES; type++)
    {
      const int white = alea_setup_count (&start->setup, alea_piece (ALEA_WHITE, type));
      const int black = alea_setup_count (&start->setup, alea_piece (ALEA_BLACK, type));

      if (white != black)
        {
          figure.about = type;
          figure.other = white < black ? ALEA_WHITE : ALEA_BLACK;
        }
    }
  if (kind == ALEA_FIGURE_LEVELS)
    {
      figure.about = (guint) (plan->players[0][strlen ("engine:level=")] - '0');
      figure.other = (guint) (plan->players[1][strlen ("engine:level=")] - '0');
    }

  return figure;
}

static gboolean
is_about (const AleaHandicapFigure *a,
          const AleaHandicapFigure *b)
{
  return g_str_equal (a->game, b->game) && a->kind == b->kind && a->about == b->about && a->other == b->other;
}

/* Takes what @counts have brought off @rows. */
static void
take_counts (const LabCounts *counts,
             AleaFigureKind   kind,
             GArray          *rows)
{
  for (guint cell = 0; cell < lab_plan_count_cells (counts->plan); cell++)
    {
      const AleaHandicapFigure figure = make_figure (counts->plan, kind, cell);
      const guint64 *n = counts->cells[cell].n;
      guint found = 0;

      for (guint i = 0; i < rows->len; i++)
        {
          AleaHandicapFigure *row = &g_array_index (rows, AleaHandicapFigure, i);
          const gboolean is_black = kind == ALEA_FIGURE_ODDS && figure.other == ALEA_BLACK;

          if (!is_about (row, &figure))
            continue;
          found++;
          row->n[0] -= (guint) n[is_black ? LAB_LOSSES : LAB_WINS];
          row->n[1] -= (guint) n[LAB_DRAWS];
          row->n[2] -= (guint) n[is_black ? LAB_WINS : LAB_LOSSES];
        }
      g_assert_cmpuint (found, ==, 1);
    }
}

/* The table is the sum of the counts, and of nothing else. */
static void
test_figures (void)
{
  static const char *const kinds[] = { "first-move-", "handicap-", "levels-" };
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (AleaHandicapFigure));
  g_autofree char *path = g_build_filename (folder, "counts", NULL);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  for (const AleaHandicapFigure *figure = alea_handicap_figures; figure->game != NULL; figure++)
    g_array_append_val (rows, *figure);
  g_assert_cmpuint (rows->len, >, 0);
  while ((name = g_dir_read_name (dir)) != NULL)
    for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
      if (g_str_has_prefix (name, kinds[kind]))
        {
          g_autofree char *text = read_file ("counts", name);
          g_autoptr(LabCounts) counts = lab_counts_read (text, name, NULL);

          g_assert_nonnull (counts);
          take_counts (counts, (AleaFigureKind) kind, rows);
        }

  for (guint i = 0; i < rows->len; i++)
    for (guint k = 0; k < 3; k++)
      g_assert_cmpuint (g_array_index (rows, AleaHandicapFigure, i).n[k], ==, 0);
}

/* A game begins where those begin that are counted. */
static void
test_starts (void)
{
  static const char *const names[] = { "chess", "guardener", "random-move" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strdup_printf ("handicap-%s.plan", names[i]), *text = read_file (".", name);
      g_autoptr(LabPlan) plan = lab_plan_read (text, name, 1, NULL);

      g_assert_nonnull (plan);
      for (guint cell = 0; cell < lab_plan_count_cells (plan); cell++)
        {
          const AleaHandicapFigure figure = make_figure (plan, ALEA_FIGURE_ODDS, cell);
          const AleaHandicap way = { .rules = plan->rules, .odds = (AleaPieceType) figure.about,
                                     .is_white = figure.other == ALEA_WHITE };
          AleaSetup setup;
          char here[ALEA_FEN_SIZE], there[ALEA_FEN_SIZE];

          g_assert_true (alea_handicap_make_setup (&way, &setup));
          g_assert_cmpstr (alea_fen_write (&setup, way.rules, here), ==,
                           alea_fen_write (&lab_plan_get_start (plan, cell)->setup, way.rules, there));
        }
    }
}

/* Where dice place the pieces, nothing else does. */
static void
test_dice_place (void)
{
  static const char *const names[] = { "chess960", "jepps" };
  AleaSetup setup;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const AleaHandicap way = { .rules = alea_rules_find (names[i]), .is_white = TRUE };

      g_assert_false (alea_handicap_make_setup (&way, &setup));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = argv[1];

  g_test_add_func ("/handicap/verdicts", test_verdicts);
  g_test_add_func ("/handicap/strength", test_strength);
  g_test_add_func ("/handicap/other-way-round", test_other_way_round);
  g_test_add_func ("/handicap/colours", test_colours);
  g_test_add_func ("/handicap/other-games", test_other_games);
  g_test_add_func ("/handicap/ways", test_ways);
  g_test_add_func ("/handicap/mild", test_mild);
  g_test_add_func ("/handicap/levels", test_levels);
  g_test_add_func ("/handicap/figures", test_figures);
  g_test_add_func ("/handicap/starts", test_starts);
  g_test_add_func ("/handicap/dice-place", test_dice_place);

  return g_test_run ();
}
