/* lab-report.h: what counts say, as tables and charts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-chart.h"
#include "lab-counts.h"

G_BEGIN_DECLS

typedef struct
{
  char      *title;
  char      *note;
  GPtrArray *titles;   /* of columns */
  GPtrArray *rows;     /* of GStrv, as many words as there are titles */
} LabTable;

typedef struct
{
  const LabCounts *counts;
  char            *title;
  GPtrArray       *facts;    /* sentences: what was played, and what to keep in mind */
  char            *source;   /* what every figure is made from */
  GPtrArray       *tables;   /* of LabTable */
  GPtrArray       *charts;   /* of AleaChart */
} LabReport;

/* @counts must live as long; @path is the name of their file. */
LabReport *lab_report_new       (const LabCounts *counts,
                                 const char      *path) G_GNUC_WARN_UNUSED_RESULT;
void       lab_report_free      (LabReport       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabReport, lab_report_free)

/* As a page of the web that needs nothing else, and as a line for each cell;
 * (transfer full). */
char      *lab_report_write_html (const LabReport *self) G_GNUC_WARN_UNUSED_RESULT;
char      *lab_report_write_csv  (const LabReport *self) G_GNUC_WARN_UNUSED_RESULT;

/* The same on pages. */
AleaPages *lab_report_make_pages (const LabReport *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
