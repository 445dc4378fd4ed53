/* alea-move-row.h: what a row of the move list is made of
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-event.h"
#include "alea-piece.h"

G_BEGIN_DECLS

/* A label, and a place for each side, which has its @white or @black. */
GtkWidget *alea_move_row_new         (GtkWidget      *white,
                                      GtkWidget      *black);
void       alea_move_row_get_widgets (GtkWidget      *row,
                                      GtkWidget     **label,
                                      GtkWidget     **white,
                                      GtkWidget     **black);

/* The place that the row of @white keeps for Black, which may be empty. */
GtkWidget *alea_move_row_get_place_beside (GtkWidget *white);

/* A row of one entry gives it the place of both sides. */
void       alea_move_row_set_is_one  (GtkWidget      *row,
                                      gboolean        is_one);

/* What a side did: an arrow where it opens, dice, words, a sign where there is more to
 * read of it, and what is left.  They are shortened where there is no room, unless
 * @is_whole. */
GtkWidget *alea_move_words_new       (AleaColour      colour,
                                      gboolean        is_whole);
void       alea_move_words_set_arrow (GtkWidget      *words,
                                      gboolean        opens,
                                      gboolean        is_open);
void       alea_move_words_set_rolls (GtkWidget      *words,
                                      const AleaRoll *rolls,
                                      guint           n,
                                      const char     *name);

void       alea_move_words_set_is_noted (GtkWidget   *words,
                                         gboolean     is_noted);

/* NULL for none. */
void       alea_move_words_set_text  (GtkWidget      *words,
                                      const char     *text);
void       alea_move_words_set_left  (GtkWidget      *words,
                                      const char     *left);

G_END_DECLS
