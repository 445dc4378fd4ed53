/* fuzz-plan.c: any text as a plan of the laboratory
 *
 * A plan of one or two games between players that do not look ahead begins: the
 * first block of its games is played, and what was counted is written and read
 * again.  Nobody else is started, for a player may be any program.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "lab-counts.h"
#include "lab-error.h"
#include "lab-run.h"

#include <string.h>

#define SOURCE    "plan"
#define MAX_GAMES 2

/* "plan:LINE:COLUMN: what is wrong", of a place that is there. */
static void
check_refusal (const GError *error,
               const char   *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  guint64 line, column;
  char *end;

  fuzz_check_error (error);
  g_assert_true (error->domain == LAB_ERROR);
  g_assert_true (g_str_has_prefix (error->message, SOURCE ":"));

  line = g_ascii_strtoull (error->message + strlen (SOURCE ":"), &end, 10);
  g_assert_cmpuint (line, >=, 1);
  g_assert_cmpuint (line, <=, MAX (g_strv_length (lines), 1));
  g_assert_true (*end == ':');
  column = g_ascii_strtoull (end + 1, &end, 10);
  g_assert_cmpuint (column, >=, 1);
  g_assert_cmpuint (column, <=, lines[0] != NULL ? strlen (lines[line - 1]) + 1 : 1);
  g_assert_true (g_str_has_prefix (end, ": "));
}

/* What is written of a plan is the same plan. */
static void
check_plan (const LabPlan *plan)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(LabPlan) again = lab_plan_read (plan->text, SOURCE, 1, &error);
  const guint n_cells = lab_plan_count_cells (plan);

  g_assert_no_error (error);
  g_assert_cmpstr (again->text, ==, plan->text);
  g_assert_cmpstr (again->hash, ==, plan->hash);
  g_assert_cmpuint (lab_plan_count_cells (again), ==, n_cells);
  g_assert_cmpuint (plan->option_names->len, ==, plan->options->len);

  g_assert_cmpuint (n_cells, >=, 1);
  g_assert_cmpuint (lab_plan_count_units (plan), >=, 1);
  g_assert_cmpuint (lab_plan_count_units (plan), <=, plan->n_games);
  for (guint cell = 0; cell < n_cells; cell += MAX (n_cells / 8, 1))
    {
      g_autofree char *name = lab_start_name (lab_plan_get_start (plan, cell), plan->rules);

      g_assert_cmpstr (name, !=, "");
      g_assert_nonnull (lab_plan_get_options (plan, cell));
    }
}

static gboolean
is_tiny (const LabPlan *plan)
{
  for (guint i = 0; i < 2; i++)
    if (!g_str_equal (plan->players[i], "random") && !g_str_equal (plan->players[i], "greedy"))
      return FALSE;

  return plan->n_games <= MAX_GAMES;
}

static gboolean
stop_cb (const LabCounts *counts,
         gpointer         data)
{
  return counts->cells[0].n[LAB_GAMES] == 0;
}

/* Takes @plan over. */
static void
begin (LabPlan *plan)
{
  g_autoptr(LabCounts) counts = lab_counts_new (plan, 0, 1), again = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *same = NULL;

  lab_run (counts, SOURCE, stop_cb, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (counts->cells[0].n[LAB_GAMES], ==, lab_plan_count_units (plan) * (lab_plan_is_solo (plan) ? 1 : 2));

  text = lab_counts_write (counts);
  again = lab_counts_read (text, SOURCE, &error);
  g_assert_no_error (error);
  same = lab_counts_write (again);
  g_assert_cmpstr (text, ==, same);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = fuzz_text (data, size);
  g_autoptr(GError) error = NULL;
  g_autoptr(LabPlan) plan = lab_plan_read (text, SOURCE, 1, &error);

  if (plan == NULL)
    {
      check_refusal (error, text);
      return 0;
    }

  g_assert_no_error (error);
  check_plan (plan);
  if (is_tiny (plan))
    begin (g_steal_pointer (&plan));

  return 0;
}
