/* alea-board-pictures.h: pictures of boards, made when there is time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Emits "changed" when pictures that had been given are not as boards look now. */
#define ALEA_TYPE_BOARD_PICTURES (alea_board_pictures_get_type ())

G_DECLARE_FINAL_TYPE (AleaBoardPictures, alea_board_pictures, ALEA, BOARD_PICTURES, GObject)

/* The board of @fen in the game with the id @rules, as large as fits into @width
 * x @height pixels of the screen.  NULL while there is none: if the text can be
 * read there is one a moment later, and @widget is drawn again.
 * (transfer none) */
GdkTexture        *alea_board_pictures_get (AleaBoardPictures *self,
                                            const char        *rules,
                                            const char        *fen,
                                            int                width,
                                            int                height,
                                            GtkWidget         *widget);

G_END_DECLS
