/* test-steady-model.c: large changes of a list come as a new list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-steady-model.h"

typedef struct
{
  guint n_calls;
  guint position;
  guint n_removed;
  guint n_added;
} Change;

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       n_removed,
                  guint       n_added,
                  gpointer    data)
{
  Change *change = data;

  *change = (Change) { change->n_calls + 1, position, n_removed, n_added };
}

static void
assert_change (const Change *change,
               guint         n_calls,
               guint         position,
               guint         n_removed,
               guint         n_added)
{
  g_assert_cmpuint (change->n_calls, ==, n_calls);
  g_assert_cmpuint (change->position, ==, position);
  g_assert_cmpuint (change->n_removed, ==, n_removed);
  g_assert_cmpuint (change->n_added, ==, n_added);
}

static void
splice (GListStore *store,
        guint       position,
        guint       n_removed,
        guint       n_added)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n_added; i++)
    g_ptr_array_add (items, g_object_new (G_TYPE_OBJECT, NULL));
  g_list_store_splice (store, position, n_removed, items->pdata, n_added);
}

static void
test_changes (void)
{
  GListStore *store = g_list_store_new (G_TYPE_OBJECT);
  AleaSteadyModel *model = alea_steady_model_new (G_LIST_MODEL (store));
  Change change = { 0 };

  g_signal_connect (model, "items-changed", G_CALLBACK (items_changed_cb), &change);
  splice (store, 0, 0, 10);
  assert_change (&change, 1, 0, 0, 10);
  splice (store, 4, 1, 0);
  assert_change (&change, 2, 4, 1, 0);
  splice (store, 9, 0, 1);
  assert_change (&change, 3, 9, 0, 1);
  splice (store, 3, 7, 0);
  assert_change (&change, 4, 0, 10, 3);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 3);

  g_assert_finalize_object (model);
  g_assert_finalize_object (store);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/steady-model/changes", test_changes);
  return g_test_run ();
}
