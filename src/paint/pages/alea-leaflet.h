/* alea-leaflet.h: text, figures and tables to read on paper
 *
 *   leaflet = alea_leaflet_new ();
 *   alea_leaflet_add_heading (leaflet, "The king relocates");
 *   alea_leaflet_add_text (leaflet, "J22", ALEA_FACE_PLAIN, "Instead the king …");
 *   alea_pages_add_leaflet (pages, NULL, leaflet);
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-page-text.h"
#include "alea-page.h"

G_BEGIN_DECLS

/* Blocks, one below the other. */
typedef struct _AleaLeaflet AleaLeaflet;

AleaLeaflet *alea_leaflet_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void         alea_leaflet_free        (AleaLeaflet  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaLeaflet, alea_leaflet_free)

/* A heading stays with what comes next. */
void         alea_leaflet_add_heading (AleaLeaflet  *self,
                                       const char   *text);

/* A paragraph; @label, a number, stands before it and may be NULL. */
void         alea_leaflet_add_text    (AleaLeaflet  *self,
                                       const char   *label,
                                       AleaFace      face,
                                       const char   *text);

/* @diagram is taken over; its caption stands below it. */
void         alea_leaflet_add_diagram (AleaLeaflet  *self,
                                       AleaDiagram  *diagram);

/* A drawing as wide as the column and this high, in points. */
typedef void (*AleaLeafletDraw) (gpointer  data,
                                 cairo_t  *cr,
                                 double    width,
                                 double    height);
void         alea_leaflet_add_drawing (AleaLeaflet     *self,
                                       double           height,
                                       AleaLeafletDraw  draw,
                                       gpointer         data,
                                       GDestroyNotify   free);

/* A row of a table, as many @cells as there are in the rows around it; a head
 * is bold and stays with the next row. */
void         alea_leaflet_add_row     (AleaLeaflet       *self,
                                       const char *const *cells,
                                       gboolean           is_head);

/* How many blocks there are, and that those from number @first on stay on one
 * page if that has room for them. */
guint        alea_leaflet_get_n       (const AleaLeaflet *self);
void         alea_leaflet_keep        (AleaLeaflet       *self,
                                       guint              first);

/* Takes over @leaflet. */
void         alea_pages_add_leaflet   (AleaPages    *self,
                                       const char   *heading,
                                       AleaLeaflet  *leaflet);

G_END_DECLS
