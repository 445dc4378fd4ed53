/* alea-turn-fold.c: rows of the move list that one row is short for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-turn-fold.h"

static GListModel *
get_parts_cb (gpointer item,
              gpointer data)
{
  GListModel *parts = alea_turn_get_parts (item);

  (void) data;
  return parts != NULL ? g_object_ref (parts) : NULL;
}

GtkTreeListModel *
alea_turn_fold_new (GListModel *turns)
{
  if (turns == NULL)
    return NULL;

  return gtk_tree_list_model_new (g_object_ref (turns), TRUE, FALSE, get_parts_cb, NULL, NULL);
}

/* Nothing but a set-up has parts, and nothing comes before it. */
static GtkTreeListRow *
get_row (GtkTreeListModel *rows)
{
  g_autoptr(GtkTreeListRow) row = rows != NULL ? gtk_tree_list_model_get_row (rows, 0) : NULL;

  return row != NULL && gtk_tree_list_row_is_expandable (row) ? g_steal_pointer (&row) : NULL;
}

AleaEntry *
alea_turn_fold_get_head (GtkTreeListModel *rows)
{
  g_autoptr(GtkTreeListRow) row = get_row (rows);
  g_autoptr(AleaTurn) turn = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  return turn != NULL ? alea_turn_get_white (turn) : NULL;
}

gboolean
alea_turn_fold_get_open (GtkTreeListModel *rows)
{
  g_autoptr(GtkTreeListRow) row = get_row (rows);

  return row != NULL && gtk_tree_list_row_get_expanded (row);
}

void
alea_turn_fold_set_open (GtkTreeListModel *rows,
                         gboolean          is_open)
{
  g_autoptr(GtkTreeListRow) row = get_row (rows);

  if (row != NULL)
    gtk_tree_list_row_set_expanded (row, is_open);
}
