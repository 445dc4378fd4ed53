/* test-dice-stats.c: do these dice fall evenly?
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-dice-stats.h"

#include <math.h>

/* --- chi-square ----------------------------------------------------------- */

/* Computed apart from this program to thirty digits; the bounds that tables
 * give for chances of 5 in 100 are among them. */
static void
test_tail (void)
{
  static const struct { double chi_square; guint freedom; double chance; } rows[] = {
    { 0.5, 1, 0.47950012218695346 },
    { 30.0, 1, 4.3204630578274973e-8 },
    { 3.0, 2, 0.22313016014842983 },
    { 7.815, 3, 0.049993902974883887 },
    { 1.0, 4, 0.90979598956895014 },
    { 11.07, 5, 0.050009618622405482 },
    { 100.0, 5, 5.2851483609432401e-20 },
    { 20.0, 7, 0.0055696830729455713 },
    { 10.0, 19, 0.95294579758662185 },
    { 31.41, 20, 0.050005239202315168 },
    { 123.2, 99, 0.050160097019369393 },
    { 200.0, 253, 0.99403250906277556 },
    { 500.0, 253, 2.2013783769355713e-18 },
    { 700.0, 254, 2.3286495050715922e-43 },
    { 1e-09, 1, 0.999974768674784 },
    { 0.0, 5, 1.0 },
    { 1400.0, 3, 0.0 },
    { 1401.0, 254, 0.0 },
    { 1e9, 254, 0.0 },
    { INFINITY, 5, 0.0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      double chance = alea_chi_square_tail (rows[i].chi_square, rows[i].freedom);

      g_assert_cmpfloat (fabs (chance - rows[i].chance), <=, 1e-12 * rows[i].chance);
    }
}

/* More deviation is never likelier, and every chance is one. */
static void
test_tail_falls (void)
{
  for (guint freedom = 1; freedom <= 254; freedom++)
    {
      double before = 1;

      for (double chi_square = 0; chi_square < 1500; chi_square += 0.75)
        {
          double chance = alea_chi_square_tail (chi_square, freedom);

          g_assert_cmpfloat (chance, >=, 0);
          g_assert_cmpfloat (chance, <=, before * (1 + 1e-12));
          before = chance;
        }

      g_assert_cmpfloat (before, ==, 0);
    }
}

/* However little deviates, no chance is more than certain: sums of many terms come close. */
static void
test_tail_of_little (void)
{
  for (guint freedom = 1; freedom <= 254; freedom++)
    for (guint hundredths = 1; hundredths <= 100; hundredths++)
      g_assert_cmpfloat (alea_chi_square_tail (hundredths / 100.0, freedom), <=, 1);
}

static void
test_counts (void)
{
  /* What stands behind the cells is none of them. */
  static const guint even[] = { 7, 7, 7, 1 }, uneven[] = { 5, 8, 9, 8, 10, 20 }, one[] = { 3 };

  g_assert_cmpfloat (alea_chi_square_of_counts (even, 3), ==, 0);
  g_assert_cmpfloat_with_epsilon (alea_chi_square_of_counts (uneven, 6), 13.4, 1e-12);
  g_assert_cmpfloat (alea_chi_square_of_counts (one, 1), ==, 0);
}

/* --- rolls ---------------------------------------------------------------- */

static void
add_roll (GArray     *rolls,
          guint       person,
          AleaRoll    roll,
          AleaSource  source)
{
  AleaLoggedRoll logged = { .number = rolls->len + 1, .person = person, .roll = roll, .source = source };

  g_array_append_val (rolls, logged);
}

static GArray *
new_rolls (void)
{
  return g_array_new (FALSE, FALSE, sizeof (AleaLoggedRoll));
}

static AleaDiceStats
count (GArray *rolls,
       guint   sides,
       int     person)
{
  AleaDiceStats stats;

  alea_dice_stats_init (&stats, sides, (AleaLoggedRoll *) (gpointer) rolls->data, rolls->len, person);
  return stats;
}

static GArray *
make_mixed_rolls (void)
{
  GArray *rolls = new_rolls ();

  add_roll (rolls, 0, (AleaRoll) { .n = 1, .sides = 6, .face = { 6 } }, ALEA_SOURCE_CHOSEN);
  /* What stands behind the dice of a roll is none of it. */
  add_roll (rolls, 0, (AleaRoll) { .n = 1, .sides = 6, .face = { 2, 6 } }, ALEA_SOURCE_PROGRAM);
  add_roll (rolls, 1, (AleaRoll) { .n = 2, .sides = 4, .face = { 3, 3 } }, ALEA_SOURCE_HAND);
  add_roll (rolls, 1, (AleaRoll) { .n = 1, .sides = 6, .face = { 2 } }, ALEA_SOURCE_HAND);
  add_roll (rolls, 0, (AleaRoll) { .n = 2, .sides = 4, .face = { 1, 3 } }, ALEA_SOURCE_PROGRAM);
  add_roll (rolls, 0, (AleaRoll) { .n = 1, .sides = 255, .face = { 255 } }, ALEA_SOURCE_PROGRAM);

  return rolls;
}

static void
test_whose_rolls (void)
{
  g_autoptr(GArray) rolls = make_mixed_rolls ();
  AleaDiceStats all = count (rolls, 6, ALEA_ANYBODY);
  AleaDiceStats first = count (rolls, 6, 0);
  AleaDiceStats pairs = count (rolls, 4, ALEA_ANYBODY);
  AleaDiceStats large = count (rolls, 255, ALEA_ANYBODY);
  AleaDiceStats none = count (rolls, 255, 1);

  g_assert_cmpuint (all.n_rolls, ==, 2);
  g_assert_cmpuint (all.counts[2], ==, 2);
  g_assert_cmpuint (all.counts[6], ==, 0);
  g_assert_cmpuint (all.n_pairs, ==, 0);
  g_assert_cmpuint (first.n_rolls, ==, 1);
  g_assert_cmpfloat_with_epsilon (alea_dice_stats_expect_face (&all), 1 / 3.0, 1e-12);

  g_assert_cmpuint (pairs.n_rolls, ==, 2);
  g_assert_cmpuint (pairs.n_dice, ==, 4);
  g_assert_cmpuint (pairs.counts[3], ==, 3);
  g_assert_cmpuint (pairs.n_doubles, ==, 1);
  g_assert_cmpfloat (alea_dice_stats_expect_doubles (&pairs), ==, 0.5);

  g_assert_cmpuint (large.counts[255], ==, 1);
  g_assert_cmpuint (none.n_dice, ==, 0);
  g_assert_cmpfloat (alea_dice_stats_get_chance (&none), ==, 1);
  g_assert_cmpfloat (alea_dice_stats_get_chance_of_doubles (&none), ==, 1);

  /* What stands behind the rolls is none of them. */
  rolls->len--;
  large = count (rolls, 255, ALEA_ANYBODY);
  g_assert_cmpuint (large.n_rolls, ==, 0);
}

/* Five of each number are enough, whatever the die; and five doubles of each. */
static void
test_enough (void)
{
  for (guint sides = 2; sides <= 12; sides++)
    for (guint n_dice = 1; n_dice <= 2; n_dice++)
      {
        g_autoptr(GArray) rolls = new_rolls ();

        for (guint i = 0; i < 6 * sides; i++)
          {
            const guint8 face = (guint8) (1 + i % sides), other = (guint8) (1 + i / sides % sides);
            AleaDiceStats stats;
            AleaText text;

            add_roll (rolls, 0, (AleaRoll) { .n = (guint8) n_dice, .sides = (guint8) sides, .face = { face, other } },
                      ALEA_SOURCE_HAND);
            stats = count (rolls, sides, ALEA_ANYBODY);
            if (n_dice == 1)
              alea_dice_stats_describe (&stats, &text);
            else
              alea_dice_stats_describe_doubles (&stats, &text);
            g_assert_cmpint (strstr (text.singular, "oo few ") != NULL, ==, i + 1 < 5 * sides);
          }
      }
}

static void
test_which_dice (void)
{
  g_autoptr(GArray) rolls = make_mixed_rolls ();
  const AleaLoggedRoll *logged = (AleaLoggedRoll *) (gpointer) rolls->data;

  g_assert_cmpuint (alea_dice_stats_next_sides (0, logged, rolls->len), ==, 4);
  g_assert_cmpuint (alea_dice_stats_next_sides (4, logged, rolls->len), ==, 6);
  g_assert_cmpuint (alea_dice_stats_next_sides (6, logged, rolls->len), ==, 255);
  g_assert_cmpuint (alea_dice_stats_next_sides (255, logged, rolls->len), ==, 0);
  g_assert_cmpuint (alea_dice_stats_next_sides (0, NULL, 0), ==, 0);
  g_assert_cmpuint (alea_dice_stats_next_sides (0, logged, 1), ==, 6);
}

/* --- fair dice ------------------------------------------------------------ */

#define N_GAMES 4000

/* Over many games, chances below 5 in 100 come in about 5 of 100, and so on:
 * what the sentences say is true.  The counts of these seeds are always the
 * same; the bounds are five standard deviations, and a little for chi-square
 * being no more than near. */
static void
test_chances_are_true (void)
{
  static const double chances[] = { 0.05, 0.25, 0.5, 0.75 };
  static const guint sides[] = { 4, 6, 20 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr(AleaDice) dice = alea_dice_new_seeded ("chances");
      guint below[G_N_ELEMENTS (chances)] = { 0 };

      for (guint game = 0; game < N_GAMES; game++)
        {
          AleaDiceStats stats = { .sides = sides[i] };

          for (; stats.n_dice < 15 * sides[i]; stats.n_dice++)
            {
              guint face;

              g_assert_true (alea_dice_draw (dice, sides[i], &face));
              stats.counts[face + 1]++;
            }

          for (guint j = 0; j < G_N_ELEMENTS (chances); j++)
            below[j] += alea_dice_stats_get_chance (&stats) <= chances[j];
        }

      for (guint j = 0; j < G_N_ELEMENTS (chances); j++)
        g_assert_cmpfloat_with_epsilon ((double) below[j] / N_GAMES, chances[j],
                                        5 * sqrt (chances[j] * (1 - chances[j]) / N_GAMES) + 0.01);
    }
}

/* --- words ---------------------------------------------------------------- */

static void
assert_describes (const AleaDiceStats *stats,
                  const char          *faces,
                  const char          *doubles)
{
  char sentence[ALEA_TEXT_SIZE];
  AleaText text = { 0 };

  alea_dice_stats_describe (stats, &text);
  g_assert_cmpstr (alea_text_expand (&text, NULL, sentence, sizeof sentence), ==, faces);
  alea_dice_stats_describe_doubles (stats, &text);
  g_assert_cmpstr (alea_text_expand (&text, NULL, sentence, sizeof sentence), ==, doubles);
}

static void
test_words_for_faces (void)
{
  static const struct { guint sides, counts[7]; const char *sentence; } rows[] = {
    { 6, { 0 }, "Too few rolls to tell." },
    { 6, { 0, 29, 0, 0, 0, 0, 0 }, "Too few rolls to tell." },
    { 6, { 0, 5, 5, 5, 5, 5, 5 }, "Remarkably even: with fair dice, at most 1 in 100 games is this even." },
    { 6, { 0, 8, 12, 9, 11, 7, 13 },
      "Nothing unusual: with fair dice, 73 in 100 games are at least this uneven." },
    { 6, { 0, 4, 12, 9, 11, 7, 17 }, "Nothing unusual: with fair dice, 8 in 100 games are at least this uneven." },
    { 6, { 0, 5, 8, 9, 8, 10, 20 }, "A little uneven: with fair dice, 2 in 100 games are this uneven." },
    { 6, { 0, 5, 8, 8, 8, 9, 22 }, "Unusual: with fair dice, 3 in 1,000 games are this uneven." },
    { 6, { 0, 0, 0, 0, 0, 0, 30 }, "Very unusual: with fair dice, fewer than 1 in 1,000 games are this uneven." },
    { 2, { 0, 8, 22 }, "A little uneven: with fair dice, 1 in 100 games are this uneven." },
    { 2, { 0, 6, 24 }, "Unusual: with fair dice, 1 in 1,000 games are this uneven." },
    { 2, { 0, 5, 25 }, "Very unusual: with fair dice, fewer than 1 in 1,000 games are this uneven." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaDiceStats stats = { .sides = rows[i].sides };

      for (guint face = 1; face <= rows[i].sides; face++)
        {
          stats.counts[face] = rows[i].counts[face];
          stats.n_dice += rows[i].counts[face];
        }
      assert_describes (&stats, rows[i].sentence, "");
    }
}

static void
test_words_for_doubles (void)
{
  static const struct { guint sides, n_pairs, n_doubles; const char *sentence; } rows[] = {
    { 4, 1, 1, "Doubles: 1 of 1, too few rolls to tell." },
    { 4, 19, 0, "Doubles: 0 of 19, too few rolls to tell." },
    { 4, 20, 5, "Doubles: 5 of 20 rolls, nothing unusual." },
    { 4, 100, 33, "Doubles: 33 of 100 rolls, nothing unusual." },
    { 4, 100, 34, "Doubles: 34 of 100 rolls, more than usual." },
    { 4, 100, 16, "Doubles: 16 of 100 rolls, fewer than usual." },
    { 2, 20, 14, "Doubles: 14 of 20 rolls, nothing unusual." },
    { 2, 20, 15, "Doubles: 15 of 20 rolls, more than usual." },
    { 2, 20, 5, "Doubles: 5 of 20 rolls, fewer than usual." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaDiceStats stats = { .sides = rows[i].sides, .n_pairs = rows[i].n_pairs, .n_doubles = rows[i].n_doubles };

      assert_describes (&stats, "Too few rolls to tell.", rows[i].sentence);
    }
}

/* A die of one side always falls the same, and nobody minds. */
static void
test_one_side (void)
{
  AleaDiceStats stats = { .sides = 1, .n_dice = 100, .counts = { 0, 100 }, .n_pairs = 50, .n_doubles = 50 };

  g_assert_cmpfloat (alea_dice_stats_get_chance (&stats), ==, 1);
  assert_describes (&stats, "Too few rolls to tell.",
                    "Doubles: 50 of 50, too few rolls to tell.");
}

/* --- the log -------------------------------------------------------------- */

static void
test_log (void)
{
  static const char *const names[] = { "An\tna\r\n", "Bén" };
  g_autoptr(GArray) rolls = make_mixed_rolls ();
  g_autofree char *table = NULL;
  g_autofree char *empty = alea_dice_log_write (NULL, 0, NULL, 0);

  add_roll (rolls, 2, (AleaRoll) { .n = 1, .sides = 6, .face = { 1 } }, ALEA_SOURCE_PROGRAM);
  table = alea_dice_log_write ((AleaLoggedRoll *) (gpointer) rolls->data, rolls->len, names, 2);
  g_assert_cmpstr (table, ==,
                   "number\tname\tdice\tfaces\tsource\n"
                   "1\tAn na  \t1d6\t6\tchosen\n"
                   "2\tAn na  \t1d6\t2\tprogram\n"
                   "3\tBén\t2d4\t3-3\thand\n"
                   "4\tBén\t1d6\t2\thand\n"
                   "5\tAn na  \t2d4\t1-3\tprogram\n"
                   "6\tAn na  \t1d255\t255\tprogram\n"
                   "7\t\t1d6\t1\tprogram\n");
  g_assert_cmpstr (empty, ==, "number\tname\tdice\tfaces\tsource\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice/stats/tail", test_tail);
  g_test_add_func ("/dice/stats/tail-falls", test_tail_falls);
  g_test_add_func ("/dice/stats/tail-of-little", test_tail_of_little);
  g_test_add_func ("/dice/stats/counts", test_counts);
  g_test_add_func ("/dice/stats/whose-rolls", test_whose_rolls);
  g_test_add_func ("/dice/stats/enough", test_enough);
  g_test_add_func ("/dice/stats/which-dice", test_which_dice);
  g_test_add_func ("/dice/stats/chances-are-true", test_chances_are_true);
  g_test_add_func ("/dice/stats/words-for-faces", test_words_for_faces);
  g_test_add_func ("/dice/stats/words-for-doubles", test_words_for_doubles);
  g_test_add_func ("/dice/stats/one-side", test_one_side);
  g_test_add_func ("/dice/stats/log", test_log);

  return g_test_run ();
}
