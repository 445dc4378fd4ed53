/* alea-side-pane.h: something beside the main thing, or over it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The first child is the main thing.  Emits "changed" when what it covers, or
 * whether it is narrow, is another than before. */
#define ALEA_TYPE_SIDE_PANE (alea_side_pane_get_type ())

G_DECLARE_FINAL_TYPE (AleaSidePane, alea_side_pane, ALEA, SIDE_PANE, GtkWidget)

/* @side is taken over; it is hidden until alea_side_pane_set_open(). */
void       alea_side_pane_set_side      (AleaSidePane *self,
                                         GtkWidget    *side);

gboolean   alea_side_pane_get_open      (AleaSidePane *self);
void       alea_side_pane_set_open      (AleaSidePane *self,
                                         gboolean      open);

/* Whether the side takes all the room however wide that is. */
void       alea_side_pane_set_is_alone  (AleaSidePane *self,
                                         gboolean      is_alone);

/* Whether the main thing cannot be seen now. */
gboolean   alea_side_pane_get_covers    (AleaSidePane *self);

/* Whether a title bar above it cuts a title of some words. */
gboolean   alea_side_pane_get_is_narrow (AleaSidePane *self);

G_END_DECLS
