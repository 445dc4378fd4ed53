/* lab-counts-read.c: files of counts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-counts.h"
#include "lab-counts-file.h"
#include "lab-error.h"

#include <string.h>

typedef struct
{
  const char  *source;
  char       **lines;
  guint        n_lines;
  guint        next;       /* from 0 */
  LabCounts   *counts;
} Reader;

static gboolean
fail (const Reader  *self,
      GError       **error,
      const char    *what)
{
  return lab_error_set (error, LAB_ERROR_FILE, self->source, MIN (self->next + 1, MAX (self->n_lines, 1)), 1, "%s", what);
}

/* What stands behind @start on the next line, which is then passed; NULL where the line
 * begins otherwise. */
static const char *
take (Reader     *self,
      const char *start)
{
  if (self->next == self->n_lines || !g_str_has_prefix (self->lines[self->next], start))
    return NULL;

  return self->lines[self->next++] + strlen (start);
}

/* --- the frame --------------------------------------------------------------- */

/* The last line says what all of those before it must be. */
static gboolean
check_end (Reader      *self,
           const char  *text,
           GError     **error)
{
  const char *end = g_strrstr (text, "\n" LAB_FILE_END);
  g_autofree char *sum = NULL, *wanted = NULL;

  self->next = self->n_lines > 0 ? self->n_lines - 1 : 0;
  if (end == NULL || !g_str_has_suffix (text, "\n") || !g_str_has_prefix (self->lines[self->next], LAB_FILE_END))
    return fail (self, error, "the file ends too early");

  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, end + 1 - text);
  wanted = g_strconcat (LAB_FILE_END, sum, NULL);
  if (strcmp (self->lines[self->next], wanted) != 0)
    return fail (self, error, "the file has been altered: its lines do not have this sum");

  self->n_lines--;
  self->next = 0;
  return TRUE;
}

/* The lines of the plan up to the titles of the columns. */
static LabPlan *
read_plan (Reader  *self,
           GError **error)
{
  g_autoptr(GString) text = g_string_new (NULL);
  const char *hash = take (self, LAB_FILE_PLAN), *line;
  const guint first = self->next + 1;
  g_autoptr(LabPlan) plan = NULL;

  if (hash == NULL)
    {
      fail (self, error, "here should be the plan");
      return NULL;
    }

  while ((line = take (self, LAB_FILE_COMMENT)) != NULL)
    g_string_append_printf (text, "%s\n", line);

  plan = lab_plan_read (text->str, self->source, first, error);
  if (plan == NULL)
    return NULL;
  if (strcmp (plan->hash, hash) != 0)
    {
      self->next = first - 2;
      fail (self, error, "this is not the sum of the plan below");
      return NULL;
    }

  return g_steal_pointer (&plan);
}

/* --- shards ------------------------------------------------------------------ */

/* "1 3-5/8", from @text on; sets @counts->has_shard. */
static gboolean
read_shards (const char *text,
             LabCounts  *counts)
{
  const char *slash = strchr (text, '/');
  g_autofree char *list = NULL;
  g_auto(GStrv) words = NULL;
  guint64 n = 1;

  if (strcmp (text, LAB_FILE_ALL) == 0)
    slash = NULL;
  else if (slash == NULL || !g_ascii_string_to_unsigned (slash + 1, 10, 1, LAB_MAX_SHARDS, &n, NULL))
    return FALSE;

  counts->n_shards = (guint) n;
  counts->has_shard = g_new0 (gboolean, n);
  counts->has_shard[0] = slash == NULL;
  if (slash == NULL)
    return TRUE;

  list = g_strndup (text, (gsize) (slash - text));
  words = g_strsplit (list, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto(GStrv) range = g_strsplit (words[i], "-", 2);
      guint64 first, last;

      if (range[0] == NULL || !g_ascii_string_to_unsigned (range[0], 10, 1, n, &first, NULL))
        return FALSE;
      last = first;
      if (range[1] != NULL && !g_ascii_string_to_unsigned (range[1], 10, first, n, &last, NULL))
        return FALSE;
      for (guint64 shard = first; shard <= last; shard++)
        counts->has_shard[shard - 1] = TRUE;
    }

  return TRUE;
}

/* --- cells ------------------------------------------------------------------- */

static guint64
sum_up (const LabCell *cell,
        guint          first,
        guint          n)
{
  guint64 sum = 0;

  for (guint i = 0; i < n; i++)
    sum += cell->n[first + i];

  return sum;
}

/* Each game has one result and one end. */
static gboolean
is_possible (const LabCell *cell,
             gboolean       is_solo)
{
  const guint64 n_games = cell->n[LAB_GAMES];

  return n_games > 0
         && sum_up (cell, LAB_WINS, 3) == n_games
         && sum_up (cell, LAB_ENDS, LAB_N_ENDINGS) == n_games
         && 2 * sum_up (cell, LAB_PAIRS, 5) == (is_solo ? 0 : n_games);
}

static gboolean
read_cell (Reader  *self,
           gint64  *last,
           GError **error)
{
  g_auto(GStrv) words = g_strsplit (self->lines[self->next], ",", -1);
  const guint n_cells = lab_plan_count_cells (self->counts->plan);
  LabCell cell;
  guint64 number;

  if (g_strv_length (words) != LAB_N_COLUMNS + 1)
    return fail (self, error, "the line has not as many numbers as there are columns");
  if (!g_ascii_string_to_unsigned (words[0], 10, 0, n_cells - 1, &number, NULL) || (gint64) number <= *last)
    return fail (self, error, "there is no such cell, or it is not its turn");

  for (guint i = 0; i < LAB_N_COLUMNS; i++)
    if (!g_ascii_string_to_unsigned (words[i + 1], 10, 0, G_MAXINT64, &cell.n[i], NULL))
      return fail (self, error, "this is not a line of whole numbers");
  if (!is_possible (&cell, lab_plan_is_solo (self->counts->plan)))
    return fail (self, error, "results, ends and pairs do not add up to the games");

  self->counts->cells[number] = cell;
  *last = (gint64) number;
  self->next++;
  return TRUE;
}

static gboolean
read_cells (Reader  *self,
            GError **error)
{
  g_autoptr(GString) titles = g_string_new (NULL);
  gint64 last = -1;

  lab_file_write_titles (titles);
  if (self->next == self->n_lines || strcmp (self->lines[self->next], titles->str) != 0)
    return fail (self, error, "here should be the names of the columns");

  self->counts->cells = g_new0 (LabCell, lab_plan_count_cells (self->counts->plan));
  for (self->next++; self->next < self->n_lines;)
    if (!read_cell (self, &last, error))
      return FALSE;

  return TRUE;
}

/* --- the whole --------------------------------------------------------------- */

static gboolean
read_counts (Reader      *self,
             const char  *text,
             GError     **error)
{
  const char *version, *shards;

  if (take (self, LAB_FILE_MAGIC) == NULL)
    return fail (self, error, "this is no file of counts");
  if (!check_end (self, text, error))
    return FALSE;

  self->next = 1;
  version = take (self, LAB_FILE_VERSION);
  if (version == NULL)
    return fail (self, error, "here should be the version of the program");
  self->counts->version = g_strdup (version);

  shards = take (self, LAB_FILE_SHARDS);
  if (shards == NULL || !read_shards (shards, self->counts))
    return fail (self, error, "here should be the shards, like 2/8");
  self->counts->is_finished = take (self, LAB_FILE_UNFINISHED) == NULL;

  self->counts->plan = read_plan (self, error);
  return self->counts->plan != NULL && read_cells (self, error);
}

LabCounts *
lab_counts_read (const char  *text,
                 const char  *source,
                 GError     **error)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr(LabCounts) counts = g_new0 (LabCounts, 1);
  Reader reader = { .source = source, .lines = lines, .n_lines = g_strv_length (lines), .counts = counts };

  /* What stands behind the last line end is no line. */
  if (reader.n_lines > 0 && *lines[reader.n_lines - 1] == '\0')
    reader.n_lines--;

  return read_counts (&reader, text, error) ? g_steal_pointer (&counts) : NULL;
}
