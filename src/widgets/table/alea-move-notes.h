/* alea-move-notes.h: what somebody has noted of a move, below the list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A text that is scrolled where it is long. */
GtkWidget *alea_move_notes_new        (void);

/* NULL for none: then it is not there. */
void       alea_move_notes_set_text   (GtkWidget  *notes,
                                       const char *text);

/* What it gets of @width by @height pixels: at most a third of them, and nothing where
 * that would be less than a line. */
int        alea_move_notes_get_height (GtkWidget  *notes,
                                       int         width,
                                       int         height);

/* Its place at their foot, of which others use only what is above @y. */
void       alea_move_notes_allocate   (GtkWidget  *notes,
                                       int         width,
                                       int         height,
                                       int         y);

/* Lets the focus go on by Tab to and from it, below @list, when it can be scrolled;
 * FALSE where that is not for it to do. */
gboolean   alea_move_notes_take_focus (GtkWidget        *notes,
                                       GtkWidget        *list,
                                       GtkDirectionType  direction);

G_END_DECLS
