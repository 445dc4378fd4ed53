/* alea-shelf-list.c: the games of the shelf that a filter lets through
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-list.h"

#include "alea-shelf-read.h"

/* Milliseconds: what changes meanwhile is looked for together. */
#define PAUSE 150

struct _AleaShelfList
{
  GObject          parent_instance;

  AleaShelf       *shelf;
  AleaShelfFilter *filter;
  GArray          *ids;           /* of gint64 */
  GHashTable      *rows;          /* gint64 -> AleaShelfRow, which somebody else holds */
  GArray          *wanted;        /* of gint64: rows that have not been read */
  guint            read_idle;     /* or 0 */
  guint            find_timer;    /* or 0 */
  GCancellable    *finding;       /* or NULL */
  GCancellable    *reading;       /* all that is being read */
};

enum
{
  PROP_0,
  PROP_IS_SEARCHING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaShelfList, alea_shelf_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* Whether the list does not want to know any more; it may even be gone. */
static gboolean
is_unwanted (GAsyncResult *result)
{
  return g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)));
}

/* --- what rows show ------------------------------------------------------- */

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(GPtrArray) games = alea_shelf_read_finish (ALEA_SHELF (object), result, NULL);
  AleaShelfList *self = data;

  if (games == NULL || is_unwanted (result))
    return;

  for (guint i = 0; i < games->len; i++)
    {
      AleaShelfGame *game = g_ptr_array_index (games, i);
      AleaShelfRow *row = game != NULL ? g_hash_table_lookup (self->rows, &game->id) : NULL;

      if (row == NULL)
        continue;
      games->pdata[i] = NULL;
      g_object_ref (row);
      alea_shelf_row_set_game (row, game);
      g_object_unref (row);
    }
}

static gboolean
read_wanted (gpointer data)
{
  AleaShelfList *self = data;

  self->read_idle = 0;
  if (self->wanted->len > 0)
    alea_shelf_read_async (self->shelf, (const gint64 *) self->wanted->data, self->wanted->len, FALSE, self->reading,
                           read_cb, self);
  g_array_set_size (self->wanted, 0);
  return G_SOURCE_REMOVE;
}

/* All that are asked for in one go are read in one go. */
static void
want (AleaShelfList *self,
      gint64         id)
{
  g_array_append_val (self->wanted, id);
  if (self->read_idle == 0)
    self->read_idle = g_idle_add_full (G_PRIORITY_DEFAULT, read_wanted, self, NULL);
}

static void
want_all_rows (AleaShelfList *self)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    want (self, *(gint64 *) key);
}

/* --- which rows there are ------------------------------------------------- */

static gint64
get_id (const GArray *ids,
        guint         i)
{
  return g_array_index (ids, gint64, i);
}

/* Says what is other between the beginnings and the ends that are the same. */
static void
take_ids (AleaShelfList *self,
          GArray        *ids)
{
  g_autoptr(GArray) before = self->ids;
  const guint n_least = MIN (before->len, ids->len);
  guint n_first = 0, n_last = 0;

  while (n_first < n_least && get_id (before, n_first) == get_id (ids, n_first))
    n_first++;
  while (n_last < n_least - n_first
         && get_id (before, before->len - 1 - n_last) == get_id (ids, ids->len - 1 - n_last))
    n_last++;

  self->ids = ids;
  if (n_first + n_last < before->len || n_first + n_last < ids->len)
    g_list_model_items_changed (G_LIST_MODEL (self), n_first, before->len - n_first - n_last,
                                ids->len - n_first - n_last);
}

static void
set_finding (AleaShelfList *self,
             GCancellable  *finding)
{
  const gboolean was_searching = self->finding != NULL;

  if (self->finding != NULL)
    g_cancellable_cancel (self->finding);
  g_set_object (&self->finding, finding);
  if (was_searching != (finding != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_SEARCHING]);
}

static void
found_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  AleaShelfList *self = data;
  g_autoptr(GArray) ids = alea_shelf_find_finish (ALEA_SHELF (object), result, NULL);

  if (is_unwanted (result))
    return;

  g_object_ref (self);
  if (ids != NULL)
    {
      take_ids (self, g_steal_pointer (&ids));
      want_all_rows (self);
    }
  set_finding (self, NULL);
  g_object_unref (self);
}

static void
find (AleaShelfList *self)
{
  g_autoptr(GCancellable) finding = g_cancellable_new ();

  g_clear_handle_id (&self->find_timer, g_source_remove);
  set_finding (self, finding);
  alea_shelf_find_async (self->shelf, self->filter, finding, found_cb, self);
}

static gboolean
find_cb (gpointer data)
{
  AleaShelfList *self = data;

  self->find_timer = 0;
  find (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (AleaShelfList *self)
{
  if (self->find_timer == 0)
    self->find_timer = g_timeout_add (PAUSE, find_cb, self);
}

/* --- the model ------------------------------------------------------------ */

static GType
get_item_type (GListModel *model)
{
  return ALEA_TYPE_SHELF_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return ALEA_SHELF_LIST (model)->ids->len;
}

/* Nobody looks at it any more. */
static void
row_gone_cb (gpointer  data,
             GObject  *where)
{
  AleaShelfList *self = data;
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (value == (gpointer) where)
      {
        g_hash_table_iter_remove (&iter);
        return;
      }
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  AleaShelfList *self = ALEA_SHELF_LIST (model);
  AleaShelfRow *row;
  gint64 id;

  if (position >= self->ids->len)
    return NULL;

  id = get_id (self->ids, position);
  row = g_hash_table_lookup (self->rows, &id);
  if (row != NULL)
    return g_object_ref (row);

  row = alea_shelf_row_new (id);
  g_hash_table_insert (self->rows, g_memdup2 (&id, sizeof id), row);
  g_object_weak_ref (G_OBJECT (row), row_gone_cb, self);
  want (self, id);
  return row;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* --- the object ----------------------------------------------------------- */

static void
alea_shelf_list_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_SEARCHING:
      g_value_set_boolean (value, alea_shelf_list_get_is_searching (ALEA_SHELF_LIST (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_shelf_list_finalize (GObject *object)
{
  AleaShelfList *self = ALEA_SHELF_LIST (object);
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, NULL, &row))
    g_object_weak_unref (row, row_gone_cb, self);

  g_clear_handle_id (&self->read_idle, g_source_remove);
  g_clear_handle_id (&self->find_timer, g_source_remove);
  if (self->finding != NULL)
    g_cancellable_cancel (self->finding);
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->finding);
  g_clear_object (&self->reading);
  g_clear_object (&self->shelf);
  g_clear_pointer (&self->filter, alea_shelf_filter_free);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_pointer (&self->wanted, g_array_unref);
  g_clear_pointer (&self->rows, g_hash_table_unref);

  G_OBJECT_CLASS (alea_shelf_list_parent_class)->finalize (object);
}

static void
alea_shelf_list_class_init (AleaShelfListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = alea_shelf_list_get_property;
  object_class->finalize = alea_shelf_list_finalize;

  properties[PROP_IS_SEARCHING] =
    g_param_spec_boolean ("is-searching", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_shelf_list_init (AleaShelfList *self)
{
  self->filter = g_new0 (AleaShelfFilter, 1);
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->wanted = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->rows = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->reading = g_cancellable_new ();
}

AleaShelfList *
alea_shelf_list_new (AleaShelf *shelf)
{
  AleaShelfList *self;

  g_return_val_if_fail (ALEA_IS_SHELF (shelf), NULL);

  self = g_object_new (ALEA_TYPE_SHELF_LIST, NULL);
  self->shelf = g_object_ref (shelf);
  g_signal_connect_object (shelf, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  find (self);

  return self;
}

void
alea_shelf_list_set_filter (AleaShelfList         *self,
                            const AleaShelfFilter *filter)
{
  g_return_if_fail (ALEA_IS_SHELF_LIST (self));
  g_return_if_fail (filter != NULL);

  alea_shelf_filter_free (self->filter);
  self->filter = alea_shelf_filter_copy (filter);
  find (self);
}

gboolean
alea_shelf_list_get_is_searching (AleaShelfList *self)
{
  g_return_val_if_fail (ALEA_IS_SHELF_LIST (self), FALSE);

  return self->finding != NULL;
}

const GArray *
alea_shelf_list_get_ids (AleaShelfList *self)
{
  g_return_val_if_fail (ALEA_IS_SHELF_LIST (self), NULL);

  return self->ids;
}
