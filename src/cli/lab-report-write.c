/* lab-report-write.c: reports as pages of the web, on paper, and for spreadsheets
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-report.h"

#include "alea-shown-text.h"
#include "lab-estimate.h"

#define CHART_WIDTH 720

/* Letters for which there is room in each column of a table. */
#define MIN_LETTERS 7
#define MAX_LETTERS 30

/* --- HTML -------------------------------------------------------------------- */

static const char style[] =
  "body { font: 16px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff }\n"
  "table { border-collapse: collapse; margin: 1em 0 2em; font-variant-numeric: tabular-nums }\n"
  "caption { text-align: left; font-weight: bold; padding: .3em 0 }\n"
  "caption small { display: block; font-weight: normal }\n"
  "th, td { text-align: right; padding: .2em .8em .2em 0; border-bottom: 1px solid #ccc; vertical-align: top }\n"
  "th:first-child, td:first-child { text-align: left }\n"
  "figure { margin: 2em 0 } figcaption, small { font-size: 13px; color: #555 }\n"
  "svg { max-width: 100%; height: auto } pre { background: #f4f4f4; padding: 1em; overflow: auto }\n";

/* @text between the tags of @tag; what comes from outside is harmless. */
static void
append (GString    *html,
        const char *tag,
        const char *text)
{
  g_autofree char *shown = alea_show_text (text);
  g_autofree char *escaped = g_markup_escape_text (shown, -1);

  g_string_append_printf (html, "<%s>%s</%s>\n", tag, escaped, tag);
}

static void
append_table (GString        *html,
              const LabTable *table,
              const char     *source)
{
  g_string_append (html, "<table>\n<caption>");
  append (html, "span", table->title);
  if (table->note != NULL)
    append (html, "small", table->note);
  append (html, "small", source);
  g_string_append (html, "</caption>\n<tr>");
  for (guint i = 0; i < table->titles->len; i++)
    append (html, "th", g_ptr_array_index (table->titles, i));
  g_string_append (html, "</tr>\n");

  for (guint i = 0; i < table->rows->len; i++)
    {
      const GStrv words = g_ptr_array_index (table->rows, i);

      g_string_append (html, "<tr>");
      for (guint k = 0; words[k] != NULL; k++)
        append (html, "td", words[k]);
      g_string_append (html, "</tr>\n");
    }
  g_string_append (html, "</table>\n");
}

static void
append_chart (GString         *html,
              const AleaChart *chart,
              guint            number)
{
  g_autofree char *id = g_strdup_printf ("chart-%u", number);
  g_autofree char *svg = alea_chart_write_svg (chart, CHART_WIDTH, id);

  append (html, "h2", chart->title);
  g_string_append (html, "<figure>\n");
  g_string_append (html, svg);
  append (html, "figcaption", chart->caption);
  g_string_append (html, "</figure>\n");
}

char *
lab_report_write_html (const LabReport *self)
{
  g_autoptr(GString) html = g_string_new ("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");

  append (html, "title", self->title);
  g_string_append_printf (html, "<style>\n%s</style>\n</head>\n<body>\n", style);
  append (html, "h1", self->title);
  for (guint i = 0; i < self->facts->len; i++)
    append (html, "p", g_ptr_array_index (self->facts, i));

  for (guint i = 0; i < self->tables->len; i++)
    append_table (html, g_ptr_array_index (self->tables, i), self->source);
  for (guint i = 0; i < self->charts->len; i++)
    append_chart (html, g_ptr_array_index (self->charts, i), i);

  append (html, "h2", "Plan");
  append (html, "pre", self->counts->plan->text);
  g_string_append (html, "</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&html), FALSE);
}

/* --- pages ------------------------------------------------------------------- */

/* As wide as its longest words want it. */
static double
get_width (const LabTable *table,
           guint           column)
{
  glong n = g_utf8_strlen (g_ptr_array_index (table->titles, column), -1);

  for (guint i = 0; i < table->rows->len; i++)
    n = MAX (n, g_utf8_strlen (((char **) g_ptr_array_index (table->rows, i))[column], -1));

  return (double) CLAMP (n, MIN_LETTERS, MAX_LETTERS);
}

static void
add_table (AleaPages      *pages,
           const LabTable *table,
           const char     *heading)
{
  g_autofree double *widths = g_new (double, table->titles->len);
  g_autofree char *note = table->note != NULL ? g_strdup_printf ("%s. %s", table->title, table->note) : NULL;

  for (guint i = 0; i < table->titles->len; i++)
    widths[i] = get_width (table, i);

  alea_pages_add_table (pages, &(AleaTableShape) {
    .heading = heading,
    .note = note != NULL ? note : table->title,
    .n_columns = table->titles->len,
    .titles = (const char *const *) table->titles->pdata,
    .widths = widths,
    .is_below = TRUE,
  }, table->rows);
}

/* What was played, as a table of one column. */
static void
add_facts (AleaPages       *pages,
           const LabReport *self,
           const char      *heading)
{
  const char *const titles[] = { "What was played" };
  const double width = 1;
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; i < self->facts->len; i++)
    {
      const char *const words[] = { g_ptr_array_index (self->facts, i), NULL };

      g_ptr_array_add (rows, g_strdupv ((char **) words));
    }

  alea_pages_add_table (pages, &(AleaTableShape) {
    .heading = heading, .note = self->source, .n_columns = 1, .titles = titles, .widths = &width,
  }, rows);
}

AleaPages *
lab_report_make_pages (const LabReport *self)
{
  g_autofree char *heading = alea_show_text (self->title), *footer = alea_show_text (self->source);
  AleaPages *pages;
  AleaPaper paper;

  alea_paper_find ("A4", &paper);
  pages = alea_pages_new (&paper, heading);
  alea_pages_set_footer (pages, footer);
  add_facts (pages, self, heading);
  for (guint i = 0; i < self->tables->len; i++)
    add_table (pages, g_ptr_array_index (self->tables, i), heading);
  if (self->charts->len > 0)
    alea_pages_add_charts (pages, heading, self->charts);

  return pages;
}

/* --- CSV --------------------------------------------------------------------- */

static void
append_estimate (GString     *csv,
                 LabEstimate  estimate)
{
  const double values[] = { estimate.value, estimate.low, estimate.high };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      char text[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (csv, ",%s", g_ascii_formatd (text, sizeof text, "%.4f", values[i]));
    }
}

char *
lab_report_write_csv (const LabReport *self)
{
  const LabCounts *counts = self->counts;
  const LabPlan *plan = counts->plan;
  g_autoptr(GString) csv = g_string_new ("cell,option,start,games,wins,draws,losses,score,score_low,score_high,elo,elo_low,elo_high,"
                                         "plies,plies_low,plies_high,version,plan,seed\n");
  g_auto(GStrv) quotes = g_strsplit (plan->seed, "\"", -1);
  g_autofree char *seed = g_strjoinv ("\"\"", quotes);

  for (guint i = 0; i < lab_plan_count_cells (plan); i++)
    {
      const LabCell *cell = &counts->cells[i];
      g_autofree char *start = lab_start_name (lab_plan_get_start (plan, i), plan->rules);

      if (cell->n[LAB_GAMES] == 0)
        continue;
      g_string_append_printf (csv, "%u,%s,%s", i, (char *) g_ptr_array_index (plan->option_names, i / plan->starts->len),
                              start);
      for (guint column = LAB_GAMES; column <= LAB_LOSSES; column++)
        g_string_append_printf (csv, ",%" G_GUINT64_FORMAT, cell->n[column]);
      append_estimate (csv, lab_estimate_score (cell));
      append_estimate (csv, lab_estimate_elo (cell));
      append_estimate (csv, lab_estimate_plies (cell));
      g_string_append_printf (csv, ",%s,%s,\"%s\"\n", counts->version, plan->hash, seed);
    }

  return g_string_free (g_steal_pointer (&csv), FALSE);
}
