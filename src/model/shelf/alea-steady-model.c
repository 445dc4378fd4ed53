/* alea-steady-model.c: a list whose large changes are told as a new list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-steady-model.h"

struct _AleaSteadyModel
{
  GObject     parent_instance;

  GListModel *model;
  guint       n_items;   /* that have been told of */
};

static guint renewed_signal;

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaSteadyModel, alea_steady_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return g_list_model_get_item_type (ALEA_STEADY_MODEL (model)->model);
}

static guint
get_n_items (GListModel *model)
{
  return ALEA_STEADY_MODEL (model)->n_items;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  return g_list_model_get_item (ALEA_STEADY_MODEL (model)->model, position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
items_changed_cb (AleaSteadyModel *self,
                  guint            position,
                  guint            n_removed,
                  guint            n_added)
{
  const guint n_before = self->n_items;

  self->n_items = g_list_model_get_n_items (self->model);
  if (n_removed <= 1 && n_added <= 1)
    {
      g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
      return;
    }

  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->n_items);
  g_signal_emit (self, renewed_signal, 0);
}

static void
alea_steady_model_finalize (GObject *object)
{
  g_clear_object (&ALEA_STEADY_MODEL (object)->model);

  G_OBJECT_CLASS (alea_steady_model_parent_class)->finalize (object);
}

static void
alea_steady_model_class_init (AleaSteadyModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_steady_model_finalize;

  renewed_signal = g_signal_new ("renewed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_steady_model_init (AleaSteadyModel *self)
{
}

AleaSteadyModel *
alea_steady_model_new (GListModel *model)
{
  AleaSteadyModel *self = g_object_new (ALEA_TYPE_STEADY_MODEL, NULL);

  self->model = g_object_ref (model);
  self->n_items = g_list_model_get_n_items (model);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
