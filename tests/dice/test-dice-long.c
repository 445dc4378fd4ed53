/* test-dice-long.c: do the dice fall as chance does, over very many rolls?
 *
 * Each kind of dice that a game throws, from a seed, from the system and as promised:
 * faces, rolls, what follows what, and runs.  ALEA_TEST_ROLLS asks for more
 * than the quick number.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-dice-stats.h"
#include "alea-dice-proof.h"

#include <math.h>
#include <stdlib.h>

#define ROLLS     200000
#define MAX_SIDES 6
#define MAX_CELLS (MAX_SIDES * MAX_SIDES)

/* Runs of so many like faces, or more, are counted together. */
#define LONGEST   6

typedef enum
{
  SYSTEM,
  SEEDED,
  PROMISED,   /* by a secret and two words */
} Origin;

static const char *const origins[] = { "system", "seeded", "promised" };

typedef struct
{
  guint  n;           /* dice in a roll */
  guint  sides;
  Origin origin;
} Kind;

static const Kind types[] = {
  { 1, 4, SEEDED }, { 1, 6, SEEDED }, { 2, 4, SEEDED }, { 2, 6, SEEDED },
  { 1, 4, PROMISED }, { 1, 6, PROMISED }, { 2, 4, PROMISED }, { 2, 6, PROMISED },
  { 1, 4, SYSTEM }, { 1, 6, SYSTEM }, { 2, 4, SYSTEM }, { 2, 6, SYSTEM },
};

typedef struct
{
  guint faces[MAX_SIDES];
  guint rolls[MAX_CELLS];      /* of both dice, in order; of one die as faces */
  guint followers[MAX_CELLS];  /* a face and the one before it */
  guint n_faces;
  guint n_runs;                /* of like faces */
  guint n_half_runs;           /* of faces in the same half */
  guint lengths[LONGEST + 1];  /* of runs of like faces, but the last */
  guint length;                /* of the run under way */
  guint last;
} Counts;

static guint
get_n_rolls (void)
{
  const char *text = g_getenv ("ALEA_TEST_ROLLS");

  return text != NULL ? (guint) strtoul (text, NULL, 10) : ROLLS;
}

/* --- counting ------------------------------------------------------------ */

static void
count_face (Counts *counts,
            guint   face,
            guint   sides)
{
  counts->faces[face]++;
  if (counts->n_faces > 0)
    counts->followers[counts->last * sides + face]++;

  if (counts->n_faces == 0 || face != counts->last)
    {
      if (counts->n_faces > 0)
        counts->lengths[MIN (counts->length, LONGEST)]++;
      counts->n_runs++;
      counts->length = 0;
    }
  if (counts->n_faces == 0 || (face < sides / 2) != (counts->last < sides / 2))
    counts->n_half_runs++;

  counts->length++;
  counts->last = face;
  counts->n_faces++;
}

static AleaDice *
make_dice (Origin origin)
{
  g_autoptr(AleaDiceProof) proof = NULL;

  if (origin == SYSTEM)
    return alea_dice_new_system ();
  if (origin == SEEDED)
    return alea_dice_new_seeded ("ten million");

  proof = alea_dice_proof_new ();
  alea_dice_proof_promise (proof, 1, "33a5cc14c5d1acc02b8331e2ea9b200a");
  alea_dice_proof_set_word (proof, ALEA_DICE_HOST, "rain");
  alea_dice_proof_set_word (proof, ALEA_DICE_GUEST, "snow");
  return alea_dice_proof_make_dice (proof);
}

static void
throw_all (const Kind *type,
           Counts     *counts)
{
  g_autoptr(AleaDice) dice = make_dice (type->origin);
  const guint n_rolls = get_n_rolls ();

  *counts = (Counts) { .n_faces = 0 };
  for (guint i = 0; i < n_rolls; i++)
    {
      AleaRoll roll = { .n = (guint8) type->n, .sides = (guint8) type->sides };
      guint cell = 0;

      g_assert_true (alea_dice_throw (dice, &roll));
      for (guint j = 0; j < type->n; j++)
        {
          guint face = roll.face[j] - 1u;

          g_assert_cmpuint (face, <, type->sides);
          count_face (counts, face, type->sides);
          cell = cell * type->sides + face;
        }
      counts->rolls[cell]++;
    }
}

/* --- judging ------------------------------------------------------------- */

/* What comes of a seed is always the same and looks well; what the system
 * gives is new in every run and must not fail in a thousand million. */
static void
judge (const Kind *type,
       const char *what,
       double      chi_square,
       guint       freedom)
{
  const double chance = alea_chi_square_tail (chi_square, freedom);

  g_test_message ("%ud%u %s: %s, chi-square %.3f of %u degrees of freedom, by chance so uneven %.4f",
                  type->n, type->sides, origins[type->origin], what, chi_square, freedom, chance);
  g_assert_cmpfloat (chance, >, type->origin != SYSTEM ? 1e-3 : 1e-9);
}

static void
judge_counts (const Kind  *type,
              const char  *what,
              const guint *counts,
              guint        n_cells)
{
  judge (type, what, alea_chi_square_of_counts (counts, n_cells), n_cells - 1);
}

/* Of @n faces each begins a run but those that are as the one before, one in
 * @n_values; how far @n_runs lies from that, squared. */
static void
judge_runs (const Kind *type,
            const char *what,
            guint       n_runs,
            guint       n,
            guint       n_values)
{
  const double same = 1.0 / n_values;
  const double expected = 1 + (n - 1.0) * (1 - same), variance = (n - 1.0) * same * (1 - same);

  judge (type, what, (n_runs - expected) * (n_runs - expected) / variance, 1);
}

/* A run goes on with a chance of one in as many as there are sides. */
static void
judge_lengths (const Kind  *type,
               const guint *lengths)
{
  const double same = 1.0 / type->sides;
  guint n_runs = 0;
  double sum = 0;

  for (guint i = 1; i <= LONGEST; i++)
    n_runs += lengths[i];
  for (guint i = 1; i <= LONGEST; i++)
    {
      double expected = n_runs * pow (same, i - 1.0) * (i < LONGEST ? 1 - same : 1);

      sum += (lengths[i] - expected) * (lengths[i] - expected) / expected;
    }

  judge (type, "lengths of runs", sum, LONGEST - 1);
}

static void
test_kind (gconstpointer data)
{
  const Kind *type = data;
  const guint n_pairs = type->sides * type->sides;
  Counts counts;

  throw_all (type, &counts);
  judge_counts (type, "faces", counts.faces, type->sides);
  judge_counts (type, "rolls", counts.rolls, type->n == 1 ? type->sides : n_pairs);
  judge_runs (type, "runs", counts.n_runs, counts.n_faces, type->sides);
  judge_runs (type, "runs of halves", counts.n_half_runs, counts.n_faces, 2);
  judge_lengths (type, counts.lengths);

  /* Pairs overlap, so that the sum has fewer degrees of freedom: the faces'
   * part is taken away (the serial test of Good). */
  judge (type, "followers",
         MAX (0, alea_chi_square_of_counts (counts.followers, n_pairs)
                 - alea_chi_square_of_counts (counts.faces, type->sides)),
         n_pairs - type->sides);
}

/* The tests above see dice that are wrong: each way to be wrong is made up. */
static void
test_sees (void)
{
  const Kind type = { 1, 6, SEEDED };
  Counts even = { .n_faces = 0 }, loaded = { .n_faces = 0 };

  for (guint i = 0; i < 6000; i++)
    {
      count_face (&even, i % 6, 6);
      count_face (&loaded, i % 50 == 0 ? 5 : i * i / 3 % 6, 6);
    }

  /* One face after the other: as even as can be, and no chance at all. */
  g_assert_cmpfloat (alea_chi_square_of_counts (even.faces, 6), ==, 0);
  g_assert_cmpfloat (alea_chi_square_tail (alea_chi_square_of_counts (even.followers, 36), 30), <, 1e-9);
  g_assert_cmpuint (even.n_runs, ==, 6000);
  g_assert_cmpuint (even.n_half_runs, ==, 2000);
  g_assert_cmpuint (even.lengths[1], ==, 5999);
  g_assert_cmpfloat (alea_chi_square_tail (alea_chi_square_of_counts (loaded.faces, type.sides), 5), <, 1e-9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice/long/sees-what-is-wrong", test_sees);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dice/long/%ud%u/%s", types[i].n, types[i].sides,
                                               origins[types[i].origin]);

      g_test_add_data_func (path, &types[i], test_kind);
    }

  return g_test_run ();
}
