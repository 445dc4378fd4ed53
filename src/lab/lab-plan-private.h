/* lab-plan-private.h: the lines of a plan that make its cells
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-plan.h"

G_BEGIN_DECLS

/* What stands behind a key. */
typedef struct
{
  char  *text;   /* not owned */
  guint  line;
  guint  column;
} LabLine;

/* @lines are of LabLine; the rules and the seed must be known, and for starts the
 * options. */
gboolean lab_plan_read_options (LabPlan      *self,
                                const GArray *lines,
                                const char   *source,
                                GError      **error);
gboolean lab_plan_read_starts  (LabPlan      *self,
                                const GArray *lines,
                                const char   *source,
                                GError      **error);

G_END_DECLS
