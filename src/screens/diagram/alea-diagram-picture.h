/* alea-diagram-picture.h: a small diagram, for buttons
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-diagram.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DIAGRAM_PICTURE (alea_diagram_picture_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiagramPicture, alea_diagram_picture, ALEA, DIAGRAM_PICTURE, GtkWidget)

/* @diagram is (transfer full); @size pixels wide and high. */
GtkWidget *alea_diagram_picture_new (AleaDiagram *diagram,
                                     int          size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
