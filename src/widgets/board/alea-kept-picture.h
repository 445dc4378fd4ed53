/* alea-kept-picture.h: a picture that is painted once and shown in many frames
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A node that shows @surface, an ARGB32 image that it takes over, @scale pixels
 * a unit, with its upper left corner at (@x, @y).  It is made for the renderer
 * of @widget.  (transfer full) */
GskRenderNode *alea_kept_picture_new (GtkWidget       *widget,
                                      cairo_surface_t *surface,
                                      double           scale,
                                      double           x,
                                      double           y) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
