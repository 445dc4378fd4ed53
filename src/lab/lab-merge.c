/* lab-merge.c: adding up the counts of shards
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-merge.h"

#include "lab-error.h"

#include <string.h>

/* Where a file of counts says its version, its shards and its plan. */
#define VERSION_LINE 2
#define SHARDS_LINE  3
#define PLAN_LINE    4

struct _LabMerge
{
  LabCounts *sum;       /* NULL: nothing yet */
  GPtrArray *sources;   /* names */
  guint     *owners;    /* for each shard that is there, the number of its source */
};

LabMerge *
lab_merge_new (void)
{
  LabMerge *self = g_new0 (LabMerge, 1);

  self->sources = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
lab_merge_free (LabMerge *self)
{
  g_clear_pointer (&self->sum, lab_counts_free);
  g_ptr_array_unref (self->sources);
  g_free (self->owners);
  g_free (self);
}

static const char *
get_source (const LabMerge *self,
            guint           number)
{
  return g_ptr_array_index (self->sources, number);
}

/* Whether they are of the same plan, version and number of shards. */
static gboolean
check_kind (const LabMerge  *self,
            const LabCounts *counts,
            const char      *source,
            GError         **error)
{
  const LabCounts *sum = self->sum;

  if (strcmp (sum->plan->hash, counts->plan->hash) != 0)
    return lab_error_set (error, LAB_ERROR_OTHER, source, PLAN_LINE, 1, "these counts are from another plan than those in %s",
                          get_source (self, 0));
  if (strcmp (sum->version, counts->version) != 0)
    return lab_error_set (error, LAB_ERROR_OTHER, source, VERSION_LINE, 1,
                          "these games were played by version %s, those of %s by version %s", counts->version,
                          get_source (self, 0), sum->version);
  if (sum->n_shards != counts->n_shards && (lab_counts_is_whole (sum) || lab_counts_is_whole (counts)))
    return lab_error_set (error, LAB_ERROR_OTHER, source, SHARDS_LINE, 1, "these shards would count twice: %s has them all",
                          lab_counts_is_whole (sum) ? get_source (self, 0) : source);
  if (sum->n_shards != counts->n_shards)
    return lab_error_set (error, LAB_ERROR_OTHER, source, SHARDS_LINE, 1, "the plan is cut into %u shards here, and into %u in %s",
                          counts->n_shards, sum->n_shards, get_source (self, 0));

  return TRUE;
}

static gboolean
check_shards (const LabMerge  *self,
              const LabCounts *counts,
              const char      *source,
              GError         **error)
{
  for (guint i = 0; i < counts->n_shards; i++)
    if (counts->has_shard[i] && self->sum->has_shard[i])
      return lab_error_set (error, LAB_ERROR_OTHER, source, SHARDS_LINE, 1, "shard %u/%u would count twice: %s has it too", i + 1,
                            counts->n_shards, get_source (self, self->owners[i]));

  return TRUE;
}

static void
add (LabMerge        *self,
     const LabCounts *counts)
{
  const guint n_cells = lab_plan_count_cells (counts->plan);

  for (guint i = 0; i < n_cells; i++)
    lab_cell_add (&self->sum->cells[i], &counts->cells[i]);
  for (guint i = 0; i < counts->n_shards; i++)
    if (counts->has_shard[i])
      {
        self->sum->has_shard[i] = TRUE;
        self->owners[i] = self->sources->len;
      }
}

gboolean
lab_merge_add (LabMerge    *self,
               LabCounts   *counts,
               const char  *source,
               GError     **error)
{
  g_autoptr(LabCounts) owned = counts;

  if (!counts->is_finished)
    {
      g_autofree char *shards = lab_counts_name_shards (counts, FALSE);

      return lab_error_set (error, LAB_ERROR_OTHER, source, SHARDS_LINE, 1,
                            "shard %s/%u is not finished: the same lab run goes on with it", shards, counts->n_shards);
    }

  if (self->sum == NULL)
    {
      self->owners = g_new0 (guint, counts->n_shards);
      self->sum = g_steal_pointer (&owned);
    }
  else if (check_kind (self, counts, source, error) && check_shards (self, counts, source, error))
    add (self, counts);
  else
    return FALSE;

  g_ptr_array_add (self->sources, g_strdup (source));
  return TRUE;
}

const LabCounts *
lab_merge_get (LabMerge *self)
{
  return self->sum;
}
