/* lab-counts.c: what the games of a plan, or of some of its shards, have brought
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-counts.h"
#include "lab-counts-file.h"

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
