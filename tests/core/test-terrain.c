/* test-terrain.c: the tables of boards, made by several threads at once
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-movegen.h"
#include "test-support.h"

#define N_THREADS 4
#define N_SHAPES  6   /* that a generator of wide boards has room for */

typedef struct
{
  const AleaMovegen  *movegen;
  const AleaGeometry *geometry;
  int                 n_missing;   /* threads that have yet to come to the start */
} Race;

static gpointer
prepare_at_once (gpointer data)
{
  Race *race = data;

  g_atomic_int_add (&race->n_missing, -1);
  while (g_atomic_int_get (&race->n_missing) > 0)
    ;

  return (gpointer) race->movegen->prepare (race->geometry);
}

/* All of them find the tables that one of them has made. */
static void
assert_one (const AleaMovegen  *movegen,
            const AleaGeometry *geometry)
{
  Race race = { movegen, geometry, N_THREADS };
  GThread *threads[N_THREADS];

  for (int i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("terrain", prepare_at_once, &race);
  for (int i = 0; i < N_THREADS; i++)
    g_assert_true (g_thread_join (threads[i]) == movegen->prepare (geometry));
  g_assert_nonnull (movegen->prepare (geometry));
}

/* Tables are kept by the address of a board.  There is room for so many, and no more. */
static void
test_at_once (void)
{
  static AleaGeometry shapes[N_SHAPES + 1];

  for (const AleaMovegen *const *movegen = test_generators (); *movegen != NULL; movegen++)
    {
      const int n_shapes = (*movegen)->is_wide ? N_SHAPES : 1, side = (*movegen)->is_wide ? 10 : 8;

      for (int i = 0; i <= n_shapes; i++)
        alea_geometry_init_plain (&shapes[i], side, side);
      for (int i = 0; i < n_shapes; i++)
        assert_one (*movegen, &shapes[i]);
      g_assert_null ((*movegen)->prepare (&shapes[n_shapes]));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/terrain/at-once", test_at_once);

  return g_test_run ();
}
