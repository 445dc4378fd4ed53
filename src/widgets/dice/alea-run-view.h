/* alea-run-view.h: the equal rolls of a player, and what the next would bring
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-runs.h"

G_BEGIN_DECLS

#define ALEA_TYPE_RUN_VIEW (alea_run_view_get_type ())

G_DECLARE_FINAL_TYPE (AleaRunView, alea_run_view, ALEA, RUN_VIEW, GtkWidget)

void       alea_run_view_set         (AleaRunView *self,
                                      AleaRun      run);

/* Whether all has to stand in one line, with fewer words. */
void       alea_run_view_set_compact (AleaRunView *self,
                                      gboolean     compact);

/* How much larger than usual the faces are, in tenths. */
void       alea_run_view_set_scale   (AleaRunView *self,
                                      guint        scale);

G_END_DECLS
