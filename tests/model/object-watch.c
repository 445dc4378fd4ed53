/* object-watch.c: what an object tells those who watch its properties
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "object-watch.h"

#include <string.h>

struct _ObjectWatch
{
  GObject    *object;
  GPtrArray  *notified;   /* of names */
  GHashTable *values;     /* from the name to the value as text */
};

static void
notify_cb (ObjectWatch *self,
           GParamSpec  *pspec)
{
  g_ptr_array_add (self->notified, (gpointer) pspec->name);
}

static GHashTable *
read_values (GObject *object)
{
  GHashTable *values = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autofree GParamSpec **pspecs = NULL;
  guint n_pspecs;

  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    {
      g_auto(GValue) value = G_VALUE_INIT;

      g_value_init (&value, pspecs[i]->value_type);
      g_object_get_property (object, pspecs[i]->name, &value);
      g_hash_table_insert (values, (gpointer) pspecs[i]->name, g_strdup_value_contents (&value));
    }

  return values;
}

ObjectWatch *
object_watch_new (gpointer object)
{
  ObjectWatch *self = g_new0 (ObjectWatch, 1);

  self->object = g_object_ref (object);
  self->notified = g_ptr_array_new ();
  self->values = read_values (self->object);
  g_signal_connect_swapped (object, "notify", G_CALLBACK (notify_cb), self);

  return self;
}

void
object_watch_free (ObjectWatch *self)
{
  g_signal_handlers_disconnect_by_data (self->object, self);
  g_clear_object (&self->object);
  g_ptr_array_unref (self->notified);
  g_hash_table_unref (self->values);
  g_free (self);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_names (GPtrArray *names)
{
  GString *joined = g_string_new (NULL);

  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (joined, "%s%s", i > 0 ? " " : "", (const char *) g_ptr_array_index (names, i));

  return g_string_free (joined, FALSE);
}

void
object_watch_expect (ObjectWatch *self,
                     const char  *names)
{
  g_autoptr(GHashTable) old_values = self->values;
  g_autoptr(GPtrArray) changed = g_ptr_array_new ();
  g_autofree char *notified_names = NULL;
  g_autofree char *changed_names = NULL;
  GHashTableIter iter;
  gpointer name, value;

  self->values = read_values (self->object);
  g_hash_table_iter_init (&iter, self->values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (!g_str_equal (value, g_hash_table_lookup (old_values, name)))
      g_ptr_array_add (changed, name);

  notified_names = join_names (self->notified);
  changed_names = join_names (changed);
  g_assert_cmpstr (notified_names, ==, names);
  g_assert_cmpstr (changed_names, ==, names);
  g_ptr_array_set_size (self->notified, 0);
}
