/* lab-counts.c: what the games of a plan, or of some of its shards, have brought
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-counts-file.h"
#include "lab-counts.h"
#include "lab-error.h"

#include <string.h>

LabCounts *
lab_counts_new (LabPlan *plan,
                guint    shard,
                guint    n_shards)
{
  LabCounts *self = g_new0 (LabCounts, 1);

  self->plan = plan;
  self->version = g_strdup (PACKAGE_VERSION);
  self->n_shards = n_shards;
  self->has_shard = g_new0 (gboolean, n_shards);
  self->has_shard[shard] = TRUE;
  self->cells = g_new0 (LabCell, lab_plan_count_cells (plan));
  return self;
}

void
lab_counts_free (LabCounts *self)
{
  g_clear_pointer (&self->plan, lab_plan_free);
  g_free (self->version);
  g_free (self->has_shard);
  g_free (self->cells);
  g_free (self);
}

gboolean
lab_counts_is_whole (const LabCounts *self)
{
  for (guint i = 0; i < self->n_shards; i++)
    if (!self->has_shard[i])
      return FALSE;

  return self->is_finished;
}

char *
lab_counts_name_shards (const LabCounts *self,
                        gboolean         are_missing)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0, end; i < self->n_shards; i = end + 1)
    {
      for (end = i; end < self->n_shards && self->has_shard[end] != are_missing; end++)
        ;
      if (end == i)
        continue;

      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", i + 1);
      if (end > i + 1)
        g_string_append_printf (text, "-%u", end);
    }

  return g_strdup (text->str);
}

void
lab_cell_add (LabCell       *self,
              const LabCell *other)
{
  for (guint i = 0; i < LAB_N_COLUMNS; i++)
    self->n[i] += other->n[i];
}

char *
lab_column_name (guint column)
{
  static const char *const names[LAB_N_COLUMNS] = {
    [LAB_GAMES] = "games", [LAB_WINS] = "wins", [LAB_DRAWS] = "draws", [LAB_LOSSES] = "losses",
    [LAB_PLIES] = "plies", [LAB_SQUARES] = "plies_squared", [LAB_ROLLS] = "rolls",
    [LAB_ENDS + ALEA_ENDING_NONE] = "too_long",
  };

  if (names[column] != NULL)
    return g_strdup (names[column]);
  if (column < LAB_ENDS)
    return g_strdup_printf ("pairs_%u", column - LAB_PAIRS);

  return g_strdelimit (g_strdup (alea_ending_to_string ((AleaEnding) (column - LAB_ENDS))), " -", '_');
}

/* --- the file ---------------------------------------------------------------- */

static void
write_shards (const LabCounts *self,
              GString         *text)
{
  g_autofree char *shards = lab_counts_name_shards (self, FALSE);

  /* The same for a plan that was never cut. */
  if (lab_counts_is_whole (self))
    g_string_append (text, LAB_FILE_SHARDS LAB_FILE_ALL "\n");
  else
    g_string_append_printf (text, LAB_FILE_SHARDS "%s/%u\n", shards, self->n_shards);
  if (!self->is_finished)
    g_string_append (text, LAB_FILE_UNFINISHED "\n");
}

static void
write_plan (const LabPlan *plan,
            GString       *text)
{
  g_auto(GStrv) lines = g_strsplit (plan->text, "\n", -1);

  g_string_append_printf (text, LAB_FILE_PLAN "%s\n", plan->hash);
  for (guint i = 0; *lines[i] != '\0'; i++)
    g_string_append_printf (text, LAB_FILE_COMMENT "%s\n", lines[i]);
}

void
lab_file_write_titles (GString *text)
{
  g_string_append (text, "cell");
  for (guint i = 0; i < LAB_N_COLUMNS; i++)
    {
      g_autofree char *name = lab_column_name (i);

      g_string_append_printf (text, ",%s", name);
    }
}

char *
lab_counts_write (const LabCounts *self)
{
  g_autoptr(GString) text = g_string_new (LAB_FILE_MAGIC "\n");
  const guint n_cells = lab_plan_count_cells (self->plan);
  g_autofree char *sum = NULL;

  g_string_append_printf (text, LAB_FILE_VERSION "%s\n", self->version);
  write_shards (self, text);
  write_plan (self->plan, text);
  lab_file_write_titles (text);
  g_string_append_c (text, '\n');

  for (guint cell = 0; cell < n_cells; cell++)
    {
      if (self->cells[cell].n[LAB_GAMES] == 0)
        continue;
      g_string_append_printf (text, "%u", cell);
      for (guint i = 0; i < LAB_N_COLUMNS; i++)
        g_string_append_printf (text, ",%" G_GUINT64_FORMAT, self->cells[cell].n[i]);
      g_string_append_c (text, '\n');
    }

  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
  g_string_append_printf (text, LAB_FILE_END "%s\n", sum);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- adding up the counts of shards -------------------------------------- */

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
