/* test-dice.c: where the faces come from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-dice.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#define N_ROLLS 100000

/* What the system answers, one call after another: so many bytes, which count from 0,
 * or the negative of what is wrong.  NULL: as it does. */
static const int *answers;
static guint8 next_byte;

ssize_t
getrandom (void    *bytes,
           size_t   n_bytes,
           unsigned flags)
{
  if (answers == NULL)
    return syscall (SYS_getrandom, bytes, n_bytes, flags);

  if (*answers < 0)
    {
      errno = -*answers++;
      return -1;
    }

  for (int i = 0; i < *answers; i++)
    ((guint8 *) bytes)[i] = next_byte++;
  return *answers++;
}

/* --- bytes that the test chooses ----------------------------------------- */

/* Gives the same bytes again and again, so that a draw either takes them the
 * first time or never. */
typedef struct
{
  guint8 bytes[2];
  guint  n_bytes;
} Constant;

static gboolean
fill_constant (guint8   *bytes,
               gsize     n_bytes,
               gpointer  data)
{
  const Constant *constant = data;

  for (gsize i = 0; i < n_bytes; i++)
    bytes[i] = constant->bytes[i % constant->n_bytes];

  return TRUE;
}

/* Every value of the bytes that a draw looks at: each number comes up equally
 * often, and what is left over is thrown away. */
static void
check_no_bias (guint n,
               guint n_bytes)
{
  g_autofree guint *times = g_new0 (guint, n);
  guint thrown_away = 0;

  for (guint value = 0; value < 1u << 8 * n_bytes; value++)
    {
      Constant constant = { { (guint8) value, (guint8) (value >> 8) }, n_bytes };
      g_autoptr(AleaDice) dice = alea_dice_new_custom (fill_constant, &constant);
      guint number = n;

      if (alea_dice_draw (dice, n, &number))
        times[number]++;
      else
        {
          thrown_away++;
          g_assert_cmpuint (number, ==, 0);
        }
    }

  g_assert_cmpuint (times[0], >, 0);
  for (guint number = 0; number < n; number++)
    g_assert_cmpuint (times[number], ==, times[0]);
  g_assert_cmpuint (n * times[0] + thrown_away, ==, 1u << 8 * n_bytes);

  /* Never more than half: a throw must not take for ever. */
  g_assert_cmpuint (thrown_away, <, 1u << (8 * n_bytes - 1));
}

static void
test_no_bias (void)
{
  for (guint n = 2; n <= 256; n++)
    check_no_bias (n, 1);

  check_no_bias (960, 2);
  check_no_bias (1000, 2);
  check_no_bias (65536, 2);
}

/* --- sources that fail --------------------------------------------------- */

static gboolean
fill_while_it_lasts (guint8   *bytes,
                     gsize     n_bytes,
                     gpointer  data)
{
  guint *blocks = data;

  memset (bytes, 0, n_bytes);
  return (*blocks)-- > 0;
}

static void
test_failing (void)
{
  guint blocks = 1, drawn = 0, number;
  g_autoptr(AleaDice) dice = alea_dice_new_custom (fill_while_it_lasts, &blocks);
  AleaRoll roll = { .n = 2, .sides = 6 };

  while (alea_dice_draw (dice, 6, &number))
    drawn++;
  g_assert_cmpuint (drawn, ==, 32);
  g_assert_cmpuint (number, ==, 0);

  blocks = 0;
  g_assert_false (alea_dice_throw (dice, &roll));

  /* One value needs no bytes. */
  g_assert_true (alea_dice_draw (dice, 1, &number));
  g_assert_cmpuint (number, ==, 0);
}

/* --- seeds --------------------------------------------------------------- */

/* Computed apart from this program: byte i of the stream of a seed is byte
 * i mod 32 of SHA-256 ("seed:i/32"), a d6 takes the low three bits of each and
 * passes over 6 and 7.  These must never change: saved games rely on them. */
static void
test_vectors (void)
{
  static const struct { const char *seed; guint8 faces[24]; } vectors[] = {
    { "", { 2, 1, 4, 1, 3, 2, 6, 4, 1, 6, 5, 1, 3, 6, 5, 6, 2, 1, 3, 6, 6, 1, 2, 6 } },
    { "alea", { 2, 4, 4, 5, 5, 2, 4, 5, 3, 5, 6, 2, 1, 4, 4, 5, 2, 4, 6, 3, 4, 2, 1, 4 } },
    { "0", { 5, 3, 3, 1, 3, 1, 2, 1, 1, 2, 6, 4, 4, 4, 3, 6, 5, 2, 6, 1, 3, 3, 2, 2 } },
    { "ä", { 1, 5, 2, 3, 2, 6, 3, 1, 2, 3, 4, 6, 4, 5, 2, 3, 2, 6, 3, 2, 4, 4, 1, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autoptr(AleaDice) one = alea_dice_new_seeded (vectors[i].seed);
      g_autoptr(AleaDice) two = alea_dice_new_seeded (vectors[i].seed);

      for (guint j = 0; j < 24; j++)
        {
          AleaRoll roll = { .n = 1, .sides = 6 };

          g_assert_true (alea_dice_throw (one, &roll));
          g_assert_cmpint (roll.face[0], ==, vectors[i].faces[j]);
        }

      /* Two dice are the next two faces. */
      for (guint j = 0; j < 24; j += 2)
        {
          AleaRoll roll = { .n = 2, .sides = 6 };

          g_assert_true (alea_dice_throw (two, &roll));
          g_assert_cmpmem (roll.face, 2, &vectors[i].faces[j], 2);
        }
    }
}

static void
test_vectors_of_any_size (void)
{
  static const guint sizes[] = { 1, 2, 3, 4, 6, 8, 100, 256, 257, 960, 65536, 65535 };
  static const guint numbers[] = { 0, 1, 0, 0, 1, 3, 7, 242, 25, 803, 44812, 30270 };
  static const guint starts[] = { 873, 251, 556, 889, 892, 242, 461, 219 };
  g_autoptr(AleaDice) dice = alea_dice_new_seeded ("alea");
  g_autoptr(AleaDice) start_dice = alea_dice_new_seeded ("alea");
  guint number;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_assert_true (alea_dice_draw (dice, sizes[i], &number));
      g_assert_cmpuint (number, ==, numbers[i]);
    }

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_assert_true (alea_dice_draw (start_dice, 960, &number));
      g_assert_cmpuint (number, ==, starts[i]);
    }
}

static void
test_commitment (void)
{
  static const struct { const char *seed, *commitment; } vectors[] = {
    { "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
    { "alea", "8428a18c68efe0b7d3e41deb9e8aab59bb118c5c6caca806678152ef80d8c03e" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autofree char *commitment = alea_dice_commitment (vectors[i].seed);

      g_assert_cmpstr (commitment, ==, vectors[i].commitment);
    }
}

static void
test_fresh_seeds (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 100; i++)
    {
      char *seed = alea_dice_make_seed ();

      g_assert_nonnull (seed);
      g_assert_cmpuint (strlen (seed), ==, 32);
      g_assert_cmpuint (strspn (seed, "0123456789abcdef"), ==, 32);
      g_assert_true (g_hash_table_add (seen, seed));
    }
}

/* The system may give less than was asked for, or be disturbed; what it does not give
 * at all is no seed. */
static void
test_system_in_parts (void)
{
  static const struct { int answers[5]; gboolean is_good; } rows[] = {
    { { 16 }, TRUE },
    { { 1, 14, 1 }, TRUE },
    { { -EINTR, 5, -EINTR, 11 }, TRUE },
    { { 15, 0, 1 }, FALSE },
    { { -ENOSYS }, FALSE },
    { { 3, -EIO }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *seed = NULL;

      next_byte = 0;
      answers = rows[i].answers;
      errno = 0;
      seed = alea_dice_make_seed ();
      answers = NULL;
      g_assert_cmpstr (seed, ==, rows[i].is_good ? "000102030405060708090a0b0c0d0e0f" : NULL);
    }
}

/* --- chance -------------------------------------------------------------- */

static double
chi_square (const guint *times,
            guint        n_cells,
            guint        n_rolls)
{
  double expected = (double) n_rolls / n_cells, sum = 0;

  for (guint i = 0; i < n_cells; i++)
    sum += (times[i] - expected) * (times[i] - expected) / expected;

  return sum;
}

/* The bounds are those that true dice exceed once in a thousand times; with
 * these seeds they do not, today or ever. */
static void
test_chi_square (void)
{
  static const struct { guint sides; double faces, pairs; } bounds[] = {
    { 4, 16.27, 37.70 },
    { 6, 20.52, 66.62 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    {
      g_autoptr(AleaDice) dice = alea_dice_new_seeded ("chi-square");
      guint faces[6] = { 0 }, pairs[36] = { 0 };
      guint before = 0;

      for (guint j = 0; j < N_ROLLS; j++)
        {
          AleaRoll roll = { .n = 1, .sides = (guint8) bounds[i].sides };

          g_assert_true (alea_dice_throw (dice, &roll));
          g_assert_cmpint (roll.face[0], >=, 1);
          g_assert_cmpint (roll.face[0], <=, bounds[i].sides);
          faces[roll.face[0] - 1]++;
          pairs[before * bounds[i].sides + roll.face[0] - 1]++;
          before = roll.face[0] - 1u;
        }

      g_assert_cmpfloat (chi_square (faces, bounds[i].sides, N_ROLLS), <, bounds[i].faces);
      g_assert_cmpfloat (chi_square (pairs, bounds[i].sides * bounds[i].sides, N_ROLLS), <, bounds[i].pairs);
    }
}

static void
test_system (void)
{
  g_autoptr(AleaDice) dice = alea_dice_new_system ();
  guint seen = 0;

  /* That a face fails to come in 2000 throws happens once in 10^157. */
  for (guint i = 0; i < 1000; i++)
    {
      AleaRoll roll = { .n = 2, .sides = 6 };

      g_assert_true (alea_dice_throw (dice, &roll));
      for (guint j = 0; j < 2; j++)
        {
          g_assert_cmpint (roll.face[j], >=, 1);
          g_assert_cmpint (roll.face[j], <=, 6);
          seen |= 1u << roll.face[j];
        }
    }

  g_assert_cmphex (seen, ==, 0x7e);
}

static void
test_largest_die (void)
{
  g_autoptr(AleaDice) dice = alea_dice_new_seeded ("largest");
  gboolean has_largest = FALSE;

  for (guint i = 0; i < 10000; i++)
    {
      AleaRoll roll = { .n = 1, .sides = ALEA_DICE_MAX_SIDES };

      g_assert_true (alea_dice_throw (dice, &roll));
      g_assert_cmpint (roll.face[0], >=, 1);
      has_largest |= roll.face[0] == ALEA_DICE_MAX_SIDES;
    }

  g_assert_true (has_largest);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/no-bias", test_no_bias);
  g_test_add_func ("/dice/failing", test_failing);
  g_test_add_func ("/dice/vectors", test_vectors);
  g_test_add_func ("/dice/vectors-of-any-size", test_vectors_of_any_size);
  g_test_add_func ("/dice/commitment", test_commitment);
  g_test_add_func ("/dice/fresh-seeds", test_fresh_seeds);
  g_test_add_func ("/dice/system-in-parts", test_system_in_parts);
  g_test_add_func ("/dice/chi-square", test_chi_square);
  g_test_add_func ("/dice/system", test_system);
  g_test_add_func ("/dice/largest-die", test_largest_die);

  return g_test_run ();
}
