/* test-steady-model.c: large changes of a list come as a new list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "test-support.h"

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
  guint n_renewed = 0;

  g_signal_connect (model, "items-changed", G_CALLBACK (items_changed_cb), &change);
  g_signal_connect_swapped (model, "renewed", G_CALLBACK (test_count), &n_renewed);
  splice (store, 0, 0, 10);
  assert_change (&change, 1, 0, 0, 10);
  g_assert_cmpuint (n_renewed, ==, 1);
  splice (store, 4, 1, 0);
  assert_change (&change, 2, 4, 1, 0);
  splice (store, 9, 0, 1);
  assert_change (&change, 3, 9, 0, 1);
  g_assert_cmpuint (n_renewed, ==, 1);
  splice (store, 3, 7, 0);
  assert_change (&change, 4, 0, 10, 3);
  g_assert_cmpuint (n_renewed, ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 3);

  g_assert_finalize_object (model);
  g_assert_finalize_object (store);
}

/* What is there at first is there, too, and the change after it is told of all that. */
static void
test_begun (void)
{
  GListStore *store = g_list_store_new (G_TYPE_OBJECT);
  AleaSteadyModel *model;
  Change change = { 0 };

  splice (store, 0, 0, 5);
  model = alea_steady_model_new (G_LIST_MODEL (store));
  g_signal_connect (model, "items-changed", G_CALLBACK (items_changed_cb), &change);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 5);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (model)) == G_TYPE_OBJECT);
  for (guint i = 0; i <= 5; i++)
    {
      g_autoptr(GObject) item = g_list_model_get_item (G_LIST_MODEL (model), i);
      g_autoptr(GObject) expected = g_list_model_get_item (G_LIST_MODEL (store), i);

      g_assert_true (item == expected);
    }
  splice (store, 1, 2, 0);
  assert_change (&change, 1, 0, 5, 3);

  g_assert_finalize_object (model);
  g_assert_finalize_object (store);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/steady-model/changes", test_changes);
  g_test_add_func ("/steady-model/begun", test_begun);
  return g_test_run ();
}
