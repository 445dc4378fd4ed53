/* lab-report.c: what counts say, as tables and charts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-report.h"

#include "lab-estimate.h"
#include "lab-plan.h"

#include <math.h>
#include <string.h>

/* Of more starts than this only the ends of the list are told. */
#define MAX_ROWS  40
#define END_ROWS  10

/* Of as many starts a map is drawn. */
#define MIN_MAP   16

/* The cells that belong to one row of a table, added up. */
typedef struct
{
  char    *label;
  LabCell  cell;
} Row;

static void
clear_row (gpointer data)
{
  g_free (((Row *) data)->label);
}

static GArray *
make_rows (void)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (Row));

  g_array_set_clear_func (rows, clear_row);
  return rows;
}

static const Row *
get_row (const GArray *rows,
         guint         number)
{
  return &g_array_index (rows, Row, number);
}

/* A row for each combination of house rules. */
static GArray *
sum_options (const LabCounts *counts)
{
  const LabPlan *plan = counts->plan;
  GArray *rows = make_rows ();

  for (guint i = 0; i < plan->options->len; i++)
    {
      const char *name = g_ptr_array_index (plan->option_names, i);
      Row row = { .label = g_strdup (*name != '\0' ? name : "all games") };

      for (guint start = 0; start < plan->starts->len; start++)
        lab_cell_add (&row.cell, &counts->cells[i * plan->starts->len + start]);
      g_array_append_val (rows, row);
    }

  return rows;
}

/* Adds the games of combination @option to the row of @label, the last if there is one. */
static void
add_to_row (GArray          *rows,
            const char      *label,
            const LabCounts *counts,
            guint            option)
{
  const guint n_starts = counts->plan->starts->len;
  Row *row = NULL;

  for (guint i = 0; i < rows->len && row == NULL; i++)
    if (strcmp (get_row (rows, i)->label, label) == 0)
      row = &g_array_index (rows, Row, i);

  if (row == NULL)
    {
      const Row new_row = { .label = g_strdup (label) };

      g_array_append_val (rows, new_row);
      row = &g_array_index (rows, Row, rows->len - 1);
    }

  for (guint start = 0; start < n_starts; start++)
    lab_cell_add (&row->cell, &counts->cells[option * n_starts + start]);
}

/* A row for each house rule whatever the others are; none where only one is varied. */
static GArray *
sum_values (const LabCounts *counts)
{
  const LabPlan *plan = counts->plan;
  GArray *rows = make_rows ();
  guint n_words = 2;

  for (guint word = 0; word < n_words; word++)
    for (guint i = 0; i < plan->options->len; i++)
      {
        g_auto(GStrv) words = g_strsplit (g_ptr_array_index (plan->option_names, i), " ", -1);

        n_words = g_strv_length (words);
        if (n_words > 1)
          add_to_row (rows, words[word], counts, i);
      }

  return rows;
}

/* A row for each start. */
static GArray *
sum_starts (const LabCounts *counts)
{
  const LabPlan *plan = counts->plan;
  GArray *rows = make_rows ();

  for (guint start = 0; start < plan->starts->len; start++)
    {
      Row row = { .label = lab_start_name (lab_plan_get_start (plan, start), plan->rules) };

      for (guint i = 0; i < plan->options->len; i++)
        lab_cell_add (&row.cell, &counts->cells[i * plan->starts->len + start]);
      g_array_append_val (rows, row);
    }

  return rows;
}

static int
compare_scores (const void *a,
                const void *b)
{
  const double first = lab_estimate_score (&((const Row *) a)->cell).value;
  const double second = lab_estimate_score (&((const Row *) b)->cell).value;

  return (first < second) - (first > second);
}

/* --- words ------------------------------------------------------------------- */

static char *
write_percent (double share)
{
  return g_strdup_printf ("%.1f\u202f%%", 100 * share);
}

static char *
write_interval (const LabEstimate *estimate,
                double             factor)
{
  return g_strdup_printf ("%.1f\u2013%.1f", factor * estimate->low, factor * estimate->high);
}

static char *
write_elo_value (double elo)
{
  if (isinf (elo))
    return g_strdup (elo > 0 ? "+\u221e" : "-\u221e");

  return g_strdup_printf ("%+.0f", elo);
}

static char *
write_elo (const LabEstimate *elo)
{
  g_autofree char *value = write_elo_value (elo->value);
  g_autofree char *low = write_elo_value (elo->low), *high = write_elo_value (elo->high);

  return g_strdup_printf ("%s (%s to %s)", value, low, high);
}

static char *
write_count (guint64 number)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, number);
}

/* --- tables ------------------------------------------------------------------ */

static void
table_free (gpointer data)
{
  LabTable *self = data;

  g_free (self->title);
  g_free (self->note);
  g_ptr_array_unref (self->titles);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

/* @titles ends with a NULL. */
static LabTable *
add_table (LabReport          *self,
           const char         *title,
           const char         *note,
           const char *const  *titles)
{
  LabTable *table = g_new0 (LabTable, 1);

  table->title = g_strdup (title);
  table->note = g_strdup (note);
  table->titles = g_ptr_array_new_with_free_func (g_free);
  for (; *titles != NULL; titles++)
    g_ptr_array_add (table->titles, g_strdup (*titles));
  table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_ptr_array_add (self->tables, table);
  return table;
}

static void
add_score_row (LabTable  *table,
               const Row *row)
{
  const LabEstimate score = lab_estimate_score (&row->cell), elo = lab_estimate_elo (&row->cell);
  GPtrArray *words = g_ptr_array_new ();

  g_ptr_array_add (words, g_strdup (row->label));
  for (guint i = LAB_GAMES; i <= LAB_LOSSES; i++)
    g_ptr_array_add (words, write_count (row->cell.n[i]));
  g_ptr_array_add (words, write_percent (score.value));
  g_ptr_array_add (words, write_interval (&score, 100));
  g_ptr_array_add (words, write_elo (&elo));
  g_ptr_array_add (words, NULL);
  g_ptr_array_add (table->rows, g_ptr_array_free (words, FALSE));
}

static LabTable *
add_score_table (LabReport  *self,
                 const char *title,
                 const char *note,
                 const char *first)
{
  const char *const titles[] = { first, "games", "won", "drawn", "lost", "score", "95 %", "Elo (95 %)", NULL };

  return add_table (self, title, note, titles);
}

static void
add_option_table (LabReport    *self,
                  const GArray *rows,
                  const char   *title)
{
  LabTable *table = add_score_table (self, title, NULL, rows->len > 1 ? "house rules" : "");

  for (guint i = 0; i < rows->len; i++)
    add_score_row (table, get_row (rows, i));
}

/* @rows are put in order, the best first. */
static void
add_start_table (LabReport *self,
                 GArray    *rows)
{
  const gboolean is_long = rows->len > MAX_ROWS;
  g_autofree char *note = g_strdup_printf ("Of %u intervals, about %u miss the true value by chance alone. That a "
                                           "start stands out is certain only if it does so with another seed too.", rows->len,
                                           MAX (rows->len / 20, 1));
  LabTable *table;

  qsort (rows->data, rows->len, sizeof (Row), compare_scores);
  table = add_score_table (self, is_long ? "The ten best and the ten worst starts" : "Starts", note, "start");
  for (guint i = 0; i < rows->len; i++)
    if (!is_long || i < END_ROWS || i >= rows->len - END_ROWS)
      add_score_row (table, get_row (rows, i));
}

static gboolean
occurs (const GArray *rows,
        guint         column)
{
  for (guint i = 0; i < rows->len; i++)
    if (get_row (rows, i)->cell.n[column] > 0)
      return TRUE;

  return FALSE;
}

/* How long games are, and how they end. */
static void
add_game_table (LabReport    *self,
                const GArray *rows,
                const char   *title)
{
  const char *const titles[] = { rows->len > 1 ? "house rules" : "", "moves", "95 %", "rolls", NULL };
  LabTable *table = add_table (self, title, "Moves of pieces and rolls in a game, and how often games end in each way.",
                               titles);

  for (guint column = LAB_ENDS; column < LAB_ENDS + LAB_N_ENDINGS; column++)
    if (occurs (rows, column))
      g_ptr_array_add (table->titles, g_strdelimit (lab_column_name (column), "_", ' '));

  for (guint i = 0; i < rows->len; i++)
    {
      const LabCell *cell = &get_row (rows, i)->cell;
      const LabEstimate plies = lab_estimate_plies (cell);
      const double n = (double) MAX (cell->n[LAB_GAMES], 1);
      GPtrArray *words = g_ptr_array_new ();

      g_ptr_array_add (words, g_strdup (get_row (rows, i)->label));
      g_ptr_array_add (words, g_strdup_printf ("%.1f", plies.value));
      g_ptr_array_add (words, write_interval (&plies, 1));
      g_ptr_array_add (words, g_strdup_printf ("%.1f", (double) cell->n[LAB_ROLLS] / n));
      for (guint column = LAB_ENDS; column < LAB_ENDS + LAB_N_ENDINGS; column++)
        if (occurs (rows, column))
          g_ptr_array_add (words, write_percent ((double) cell->n[column] / n));
      g_ptr_array_add (words, NULL);
      g_ptr_array_add (table->rows, g_ptr_array_free (words, FALSE));
    }
}

/* --- charts ------------------------------------------------------------------ */

static AleaChart *
add_chart (LabReport     *self,
           AleaChartKind  kind,
           const char    *title)
{
  AleaChart *chart = alea_chart_new (kind, title, self->source);

  g_ptr_array_add (self->charts, chart);
  return chart;
}

static void
add_bars (LabReport    *self,
          const GArray *rows,
          const char   *title,
          gboolean      is_score)
{
  AleaChart *chart = add_chart (self, ALEA_CHART_BARS, title);

  chart->is_share = is_score;
  chart->middle = is_score ? 0.5 : 0;
  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = get_row (rows, i);
      const LabEstimate estimate = is_score ? lab_estimate_score (&row->cell) : lab_estimate_plies (&row->cell);

      if (row->cell.n[LAB_GAMES] > 0)
        alea_chart_add (chart, row->label, estimate.value, estimate.low, estimate.high);
    }
}

static void
add_map (LabReport    *self,
         const GArray *rows)
{
  AleaChart *chart = add_chart (self, ALEA_CHART_MAP, "Score of every start");

  chart->is_share = TRUE;
  chart->middle = 0.5;
  for (guint i = 0; i < rows->len; i++)
    {
      const LabEstimate score = lab_estimate_score (&get_row (rows, i)->cell);

      alea_chart_add (chart, get_row (rows, i)->label, score.value, score.low, score.high);
    }
}

/* --- what they are of -------------------------------------------------------- */

/* The name of the plan, if it came along; else "PLAN". */
static char *
find_plan_name (const LabPlan *plan)
{
  g_auto(GStrv) names = lab_plans_list ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr(GBytes) bytes = lab_plans_find (names[i]);
      g_autoptr(LabPlan) other = lab_plan_read (g_bytes_get_data (bytes, NULL), names[i], 1, NULL);

      if (other != NULL && strcmp (other->hash, plan->hash) == 0)
        return g_strdup (names[i]);
    }

  return g_strdup ("PLAN");
}

/* Whether the games of some cell were all of one length. */
static gboolean
repeats (const LabCounts *counts)
{
  for (guint i = 0; i < lab_plan_count_cells (counts->plan); i++)
    {
      const guint64 *n = counts->cells[i].n;

      if (n[LAB_GAMES] > 2 && n[LAB_GAMES] * n[LAB_SQUARES] == n[LAB_PLIES] * n[LAB_PLIES])
        return TRUE;
    }

  return FALSE;
}

static void
add_facts (LabReport *self)
{
  const LabPlan *plan = self->counts->plan;
  const gboolean is_solo = lab_plan_is_solo (plan);
  g_autofree char *missing = lab_counts_name_shards (self->counts, TRUE);

  if (is_solo)
    g_ptr_array_add (self->facts, g_strdup_printf ("%s plays against itself; a win is a win for the player who "
                                                   "begins as White.",
                                                   plan->players[0]));
  else
    g_ptr_array_add (self->facts, g_strdup_printf ("%s plays against %s, in pairs of games with colours swapped and"
                                                   " dice shared; a win is a win for %s.", plan->players[0], plan->players[1],
                                                   plan->players[0]));
  g_ptr_array_add (self->facts, g_strdup ("The 95 % interval contains the true value in 95 of 100 such plans. That "
                                          "value applies to these players; others may have another."));
  if (*missing != '\0')
    g_ptr_array_add (self->facts, g_strdup_printf ("Of %u shards, these are missing: %s.", self->counts->n_shards, missing));
  if (repeats (self->counts))
    g_ptr_array_add (self->facts, g_strdup ("In some cells, all games have the same length: where nothing is left "
                                            "to chance, the same game is played again and again, and intervals mean"
                                            " nothing."));
}

static char *
make_source (const LabCounts *counts,
             const char      *path)
{
  g_autofree char *name = find_plan_name (counts->plan), *file = g_path_get_basename (path);
  guint64 n_games = 0;

  for (guint i = 0; i < lab_plan_count_cells (counts->plan); i++)
    n_games += counts->cells[i].n[LAB_GAMES];

  return g_strdup_printf ("%" G_GUINT64_FORMAT " games, seed \u201c%s\u201d, Alea %s, plan %.12s. Made by: alea-cli lab run %s "
                          "-o %s; alea-cli lab report %s -o REPORT", n_games, counts->plan->seed, counts->version,
                          counts->plan->hash, name, file, file);
}

/* --- the report -------------------------------------------------------------- */

LabReport *
lab_report_new (const LabCounts *counts,
                const char      *path)
{
  LabReport *self = g_new0 (LabReport, 1);
  g_autoptr(GArray) options = sum_options (counts), values = sum_values (counts), starts = sum_starts (counts);
  const GArray *bars = options->len > MAX_ROWS ? values : options;

  self->counts = counts;
  self->title = g_strdup (counts->plan->title != NULL ? counts->plan->title : counts->plan->rules->title);
  self->facts = g_ptr_array_new_with_free_func (g_free);
  self->tables = g_ptr_array_new_with_free_func (table_free);
  self->charts = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_chart_free);
  self->source = make_source (counts, path);
  add_facts (self);

  if (bars->len > 0)
    add_bars (self, bars, "Score", TRUE);
  if (starts->len >= MIN_MAP)
    add_map (self, starts);
  if (bars->len > 0)
    add_bars (self, bars, "Moves in a game", FALSE);

  /* What sums up comes before what is summed up. */
  if (values->len > 0)
    {
      add_option_table (self, values, "Scores with each house rule, whatever the others are");
      add_game_table (self, values, "Games with each house rule, whatever the others are");
    }
  if (starts->len > 1)
    add_start_table (self, starts);
  add_option_table (self, options, "Scores");
  add_game_table (self, options, "Games");
  return self;
}

void
lab_report_free (LabReport *self)
{
  g_free (self->title);
  g_free (self->source);
  g_ptr_array_unref (self->facts);
  g_ptr_array_unref (self->tables);
  g_ptr_array_unref (self->charts);
  g_free (self);
}
