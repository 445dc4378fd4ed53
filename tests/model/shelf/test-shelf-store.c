/* test-shelf-store.c: ids of games, and who has which of them
 *
 * getrandom() is ours here, and gives what it is told to.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT
#define _GNU_SOURCE

#include "shelf-support.h"

#include "shelf-store.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

/* --- chance ---------------------------------------------------------------------- */

static gboolean is_ours, is_exhausted;
static guint32 chance;

ssize_t
getrandom (void         *bytes,
           size_t        n_bytes,
           unsigned int  flags)
{
  if (!is_ours)
    return syscall (SYS_getrandom, bytes, n_bytes, flags);

  g_assert_cmpuint (n_bytes, ==, sizeof chance);
  if (is_exhausted)
    {
      errno = EAGAIN;
      return -1;
    }

  memcpy (bytes, &chance, sizeof chance);
  return sizeof chance;
}

/* --- ids -------------------------------------------------------------------------- */

#define BITS_OF_CHANCE 20
#define CHANCE(id)     ((guint32) ((id) & ((1 << BITS_OF_CHANCE) - 1)))

static gint64
get_now (void)
{
  return g_get_real_time () / 1000;
}

static void
wait_for_next_millisecond (void)
{
  const gint64 now = get_now ();

  while (get_now () == now)
    ;
}

/* A game is as old as its id says.  Two programs may have begun as copies of one, and
 * begin a game at the same moment: chance comes from the system. */
static void
test_ids (void)
{
  static const guint32 chances[] = { 0x12345, 0xfffff, 0x777abcde, 0 };

  is_ours = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    {
      const gint64 begun = get_now ();
      gint64 id;

      chance = chances[i];
      wait_for_next_millisecond ();
      id = shelf_store_make_ids (1);
      g_assert_cmpint (id >> BITS_OF_CHANCE, >=, begun);
      g_assert_cmpint (id >> BITS_OF_CHANCE, <=, get_now ());
      g_assert_cmphex (CHANCE (id), ==, CHANCE (chances[i]));
    }
  is_ours = FALSE;
}

/* However many are asked for at once, none comes twice. */
static void
test_ids_in_a_row (void)
{
  gint64 next = 0;

  is_ours = TRUE;
  for (guint i = 0; i < 1000; i++)
    {
      const guint n = 1 + i % 7;
      gint64 first;

      chance = i % 2 == 0 ? 0xfffff : 0;
      first = shelf_store_make_ids (n);
      g_assert_cmpint (first, >=, next);
      next = first + n;
    }
  is_ours = FALSE;
}

/* Where the system has no chance to give, the program has. */
static void
test_ids_without_system (void)
{
  is_ours = is_exhausted = TRUE;
  for (guint32 seed = 1; seed <= 8; seed++)
    {
      guint32 expected;

      g_random_set_seed (seed);
      expected = g_random_int ();
      g_random_set_seed (seed);
      wait_for_next_millisecond ();
      g_assert_cmphex (CHANCE (shelf_store_make_ids (1)), ==, CHANCE (expected));
    }
  is_ours = is_exhausted = FALSE;
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-store/ids", test_ids);
  g_test_add_func ("/shelf-store/ids-in-a-row", test_ids_in_a_row);
  g_test_add_func ("/shelf-store/ids-without-system", test_ids_without_system);

  return g_test_run ();
}
