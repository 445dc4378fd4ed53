/* command-lab.c: alea-cli lab
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-export.h"
#include "alea-printable.h"
#include "cli-file.h"
#include "lab-counts.h"
#include "lab-plan.h"
#include "lab-report.h"
#include "lab-run.h"

#include <gio/gio.h>
#include <string.h>

/* A shard that is played is saved every second, and a second later for each so many
 * bytes: a thousand shards may share a disk. */
#define SAVE_EVERY G_USEC_PER_SEC
#define SAVE_BYTES 10000

/* --- files ------------------------------------------------------------------- */

/* What libraries say of a mistake; returns CLI_BAD_INPUT. */
static CliStatus
fail (const GError *error)
{
  return cli_fail ("%s", error->message);
}

/* NULL after an error has been printed. */
static LabCounts *
read_counts (const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  LabCounts *counts;
  gsize length;

  text = cli_read_file (path, CLI_MAX_FILE, &length, &error);
  if (text == NULL)
    {
      cli_fail_file (path, error);
      return NULL;
    }

  counts = lab_counts_read (text, path, &error);
  if (counts == NULL)
    fail (error);
  return counts;
}

/* The file appears whole or not at all. */
static gboolean
write_file (const char *path,
            const char *text)
{
  g_autoptr(GBytes) bytes = g_bytes_new_static (text, strlen (text));

  if (alea_export_write (bytes, path, NULL))
    return TRUE;

  return cli_refuse ("%s: this file cannot be written", path);
}

/* *@size, which may be NULL, is the length of the file. */
static gboolean
write_counts (const LabCounts *counts,
              const char      *path,
              gsize           *size)
{
  g_autofree char *text = lab_counts_write (counts);

  if (size != NULL)
    *size = strlen (text);
  return write_file (path, text);
}

/* A file, or one of those that come along; NULL after an error has been printed. */
static LabPlan *
read_plan (const char *name)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  LabPlan *plan;
  gsize length;

  text = cli_read_file (name, CLI_MAX_FILE, &length, &error);
  if (text == NULL)
    {
      bytes = lab_plans_find (name);
      if (bytes == NULL)
        {
          cli_fail_file (name, error);
          return NULL;
        }
      g_clear_error (&error);
    }

  plan = lab_plan_read (bytes != NULL ? g_bytes_get_data (bytes, NULL) : text + alea_measure_mark (text, length),
                        name, 1, &error);
  if (plan == NULL)
    fail (error);
  return plan;
}

/* Names the shards that are not there. */
static void
tell_missing (const LabCounts *counts,
              const char      *source)
{
  g_autofree char *missing = lab_counts_name_shards (counts, TRUE);

  if (*missing != '\0')
    cli_fail ("%s: of %u shards, these are missing: %s", source, counts->n_shards, missing);
}

/* --- run --------------------------------------------------------------------- */

typedef struct
{
  const char *path;
  gint64      next;       /* when it is saved again */
  gboolean    has_failed;
} Saving;

/* The first time nothing has been played: where a player cannot play there is no file
 * that would be in the way of a better plan, and where nothing can be written nobody
 * need play. */
static gboolean
save_cb (const LabCounts *counts,
         gpointer         data)
{
  Saving *self = data;
  const gint64 now = g_get_monotonic_time ();
  gsize size;

  if (now < self->next)
    return TRUE;

  self->has_failed = !write_counts (counts, self->path, &size);
  self->next = now + SAVE_EVERY + (gint64) (size / SAVE_BYTES) * G_USEC_PER_SEC;
  return !self->has_failed;
}

/* Whether @before, from @path, is the beginning of what is to be played; else it is
 * not touched. */
static gboolean
is_beginning (const LabCounts *before,
              const LabCounts *counts,
              const char      *path)
{
  g_autofree char *there = lab_counts_name_shards (before, FALSE), *wanted = lab_counts_name_shards (counts, FALSE);

  if (strcmp (before->version, counts->version) != 0)
    cli_fail ("%s:2: this file was made by version %s, not %s: it is not overwritten", path, before->version, counts->version);
  else if (before->n_shards != counts->n_shards || strcmp (there, wanted) != 0)
    cli_fail ("%s:3:1: this file holds shard %s of %u, not %s of %u: it is not overwritten", path, there, before->n_shards, wanted,
              counts->n_shards);
  else if (strcmp (before->plan->hash, counts->plan->hash) != 0)
    cli_fail ("%s:4: this file holds counts of another plan: it is not overwritten", path);
  else
    return TRUE;

  return FALSE;
}

/* What was played before is in @path: takes it from there. */
static gboolean
go_on (LabCounts  **counts,
       const char  *path)
{
  LabCounts *before;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;

  before = read_counts (path);
  if (before != NULL && is_beginning (before, *counts, path))
    {
      lab_counts_free (*counts);
      *counts = before;
      return TRUE;
    }

  g_clear_pointer (&before, lab_counts_free);
  return FALSE;
}

static CliStatus
run_shard (LabCounts  **counts,
           const char  *source,
           const char  *path)
{
  Saving saving = { .path = path };
  g_autoptr(GError) error = NULL;

  if (!go_on (counts, path))
    return CLI_BAD_INPUT;
  if ((*counts)->is_finished)
    return CLI_GOOD;
  if (!lab_run (*counts, source, save_cb, &saving, &error))
    return fail (error);
  if (saving.has_failed || !write_counts (*counts, path, NULL))
    return CLI_BAD_INPUT;

  return CLI_GOOD;
}

/* Such plans have been played, and their counts must stay readable: it is no error. */
static void
tell_odd_games (const LabPlan *plan,
                const char    *source)
{
  if (!lab_plan_is_solo (plan) && plan->n_games % 2 != 0)
    cli_fail ("%s: games come in pairs: %" G_GUINT64_FORMAT " are played in each cell instead of %" G_GUINT64_FORMAT,
              source, plan->n_games + 1, plan->n_games);
}

static CliStatus
run_lab (char       **words,
         const char  *shard,
         const char  *path)
{
  g_autoptr(LabCounts) counts = NULL;
  CliShard cut;
  LabPlan *plan;

  if (words[0] == NULL || words[1] != NULL)
    return cli_fail ("lab run: exactly one plan is needed; see alea-cli lab --help");
  if (path == NULL)
    return cli_fail ("lab run: -o is missing");
  if (!cli_read_shard (shard, LAB_MAX_SHARDS, &cut))
    return CLI_BAD_INPUT;

  plan = read_plan (words[0]);
  if (plan == NULL)
    return CLI_BAD_INPUT;

  tell_odd_games (plan, words[0]);
  counts = lab_counts_new (plan, (guint) cut.number, (guint) cut.n);
  return run_shard (&counts, words[0], path);
}

/* --- merge ------------------------------------------------------------------- */

static CliStatus
merge_lab (char       **paths,
           const char  *output)
{
  g_autoptr(LabMerge) merge = lab_merge_new ();
  g_autoptr(GError) error = NULL;

  if (paths[0] == NULL)
    return cli_fail ("lab merge: there is nothing to add up; see alea-cli lab --help");
  if (output == NULL)
    return cli_fail ("lab merge: -o is missing");

  for (guint i = 0; paths[i] != NULL; i++)
    {
      LabCounts *counts = read_counts (paths[i]);

      if (counts == NULL)
        return CLI_BAD_INPUT;
      if (!lab_merge_add (merge, counts, paths[i], &error))
        return fail (error);
    }

  if (!write_counts (lab_merge_get (merge), output, NULL))
    return CLI_BAD_INPUT;

  tell_missing (lab_merge_get (merge), output);
  return CLI_GOOD;
}

/* --- report ------------------------------------------------------------------ */

/* The ending of the file says what it is. */
static CliStatus
write_report (const LabReport *report,
              const char      *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1), *text = NULL;
  g_autoptr(AleaPages) pages = NULL;
  g_autoptr(GError) error = NULL;

  if (g_str_has_suffix (lower, ".html"))
    text = lab_report_write_html (report);
  else if (g_str_has_suffix (lower, ".csv"))
    text = lab_report_write_csv (report);
  else if (g_str_has_suffix (lower, ".pdf"))
    pages = lab_report_make_pages (report);
  else
    return cli_fail ("%s: the name of a report must end in .html, .pdf or .csv", path);

  if (text != NULL)
    return write_file (path, text) ? CLI_GOOD : CLI_BAD_INPUT;

  return alea_export_pages (pages, path, NULL, NULL, NULL, &error) ? CLI_GOOD : fail (error);
}

static CliStatus
report_lab (char       **paths,
            const char  *output)
{
  g_autoptr(LabCounts) counts = NULL;
  g_autoptr(LabReport) report = NULL;

  if (paths[0] == NULL || paths[1] != NULL)
    return cli_fail ("lab report: exactly one file of counts is needed; see alea-cli lab --help");
  if (output == NULL)
    return cli_fail ("lab report: -o is missing");

  counts = read_counts (paths[0]);
  if (counts == NULL)
    return CLI_BAD_INPUT;

  report = lab_report_new (counts, paths[0]);
  tell_missing (counts, paths[0]);
  return write_report (report, output);
}

/* --- plan -------------------------------------------------------------------- */

static CliStatus
list_plans (void)
{
  g_auto(GStrv) names = lab_plans_list ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr(LabPlan) plan = read_plan (names[i]);

      if (plan == NULL)
        return CLI_BAD_INPUT;
      g_print ("%s\t%s\n", names[i], plan->title);
    }

  return CLI_GOOD;
}

static CliStatus
print_plan (char **words)
{
  g_autoptr(GBytes) bytes = NULL;

  if (words[0] == NULL)
    return list_plans ();
  if (words[1] != NULL)
    return cli_fail ("lab plan: “%s” is one argument too many; see alea-cli lab --help", words[1]);

  bytes = lab_plans_find (words[0]);
  if (bytes == NULL)
    return cli_fail ("there is no plan “%s”; see alea-cli lab plan", words[0]);

  g_print ("%s", (const char *) g_bytes_get_data (bytes, NULL));
  return CLI_GOOD;
}

/* --- the command ------------------------------------------------------------- */

static CliStatus
run (char       **words,
     const char  *shard,
     const char  *output)
{
  const char *what = words[0];

  if (shard != NULL && strcmp (what, "run") != 0)
    return cli_fail ("lab %s: --shard works only with lab run", what);
  if (strcmp (what, "run") == 0)
    return run_lab (&words[1], shard, output);
  if (strcmp (what, "merge") == 0)
    return merge_lab (&words[1], output);
  if (strcmp (what, "report") == 0)
    return report_lab (&words[1], output);
  if (strcmp (what, "plan") == 0)
    return print_plan (&words[1]);

  return cli_fail ("lab: there is no command “%s”; the commands are run, merge, report and plan", what);
}

CliStatus
command_lab (int    argc,
             char **argv)
{
  g_autofree char *shard = NULL, *output = NULL;
  const GOptionEntry entries[] = {
    { "shard", 0, 0, G_OPTION_ARG_STRING, &shard, NULL, NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_parse (&argc, &argv, entries, "lab", 1, G_MAXINT - 2))
    return CLI_BAD_INPUT;

  return run (&argv[1], shard, output);
}
