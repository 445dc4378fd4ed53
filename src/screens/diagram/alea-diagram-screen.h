/* alea-diagram-screen.h: where free diagrams are drawn
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-setup.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DIAGRAM_SCREEN (alea_diagram_screen_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiagramScreen, alea_diagram_screen, ALEA, DIAGRAM_SCREEN, GtkWidget)

/* An AleaScreen. */
GtkWidget         *alea_diagram_screen_new           (void) G_GNUC_WARN_UNUSED_RESULT;

/* The position of the game, to start from; NULL while there is none.  A
 * diagram that nobody has touched yet becomes this position. */
void               alea_diagram_screen_set_position  (AleaDiagramScreen *self,
                                                      const AleaSetup   *position);

/* Opens a file, or says why not; asks before something is lost. */
void               alea_diagram_screen_open          (AleaDiagramScreen *self,
                                                      GFile             *file);

G_END_DECLS
