/* alea-progress.c: which pages of the guide somebody has done
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-progress.h"

#include <string.h>

/**
 * AleaProgress:
 *
 * A set of pages by their ids. It may name pages that are in no guide (any
 * more): they do no harm.
 */

struct _AleaProgress
{
  GObject     parent_instance;

  GHashTable *pages;   /* ids, owned */
};

enum
{
  PROP_0,
  PROP_PAGES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaProgress, alea_progress, G_TYPE_OBJECT)

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (transfer full) */
static GStrv
list_pages (AleaProgress *self)
{
  g_autofree const char **ids = (const char **) g_hash_table_get_keys_as_array (self->pages, NULL);

  qsort (ids, g_hash_table_size (self->pages), sizeof *ids, compare_ids);
  return g_strdupv ((char **) ids);
}

static void
set_pages (AleaProgress *self,
           GStrv         ids)
{
  GHashTable *pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean is_other;

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    g_hash_table_add (pages, g_strdup (ids[i]));

  is_other = g_hash_table_size (pages) != g_hash_table_size (self->pages);
  for (guint i = 0; ids != NULL && ids[i] != NULL && !is_other; i++)
    is_other = !g_hash_table_contains (self->pages, ids[i]);

  g_hash_table_unref (self->pages);
  self->pages = pages;
  if (is_other)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGES]);
}

gboolean
alea_progress_has (AleaProgress  *self,
                   AleaGuidePage *page)
{
  g_return_val_if_fail (ALEA_IS_PROGRESS (self), FALSE);

  return g_hash_table_contains (self->pages, alea_guide_page_get_id (page));
}

void
alea_progress_add (AleaProgress  *self,
                   AleaGuidePage *page)
{
  g_return_if_fail (ALEA_IS_PROGRESS (self));

  if (g_hash_table_add (self->pages, g_strdup (alea_guide_page_get_id (page))))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGES]);
}

guint
alea_progress_count (AleaProgress *self,
                     GPtrArray    *pages)
{
  guint n = 0;

  g_return_val_if_fail (ALEA_IS_PROGRESS (self), 0);
  g_return_val_if_fail (pages != NULL, 0);

  for (guint i = 0; i < pages->len; i++)
    n += alea_progress_has (self, g_ptr_array_index (pages, i));

  return n;
}

guint
alea_progress_find_next (AleaProgress *self,
                         GPtrArray    *pages)
{
  g_return_val_if_fail (ALEA_IS_PROGRESS (self), 0);
  g_return_val_if_fail (pages != NULL, 0);

  for (guint i = 0; i < pages->len; i++)
    if (!alea_progress_has (self, g_ptr_array_index (pages, i)))
      return i;

  return 0;
}

void
alea_progress_clear (AleaProgress *self)
{
  g_return_if_fail (ALEA_IS_PROGRESS (self));

  set_pages (self, NULL);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_progress_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PAGES:
      g_value_take_boxed (value, list_pages (ALEA_PROGRESS (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_progress_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_PAGES:
      set_pages (ALEA_PROGRESS (object), g_value_get_boxed (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_progress_finalize (GObject *object)
{
  g_hash_table_unref (ALEA_PROGRESS (object)->pages);

  G_OBJECT_CLASS (alea_progress_parent_class)->finalize (object);
}

static void
alea_progress_class_init (AleaProgressClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = alea_progress_get_property;
  object_class->set_property = alea_progress_set_property;
  object_class->finalize = alea_progress_finalize;

  properties[PROP_PAGES] = g_param_spec_boxed ("pages", NULL, NULL, G_TYPE_STRV,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                               | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_progress_init (AleaProgress *self)
{
  self->pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

AleaProgress *
alea_progress_new (void)
{
  return g_object_new (ALEA_TYPE_PROGRESS, NULL);
}
