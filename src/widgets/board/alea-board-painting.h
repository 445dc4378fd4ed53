/* alea-board-painting.h: how a board is painted
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board-private.h"

G_BEGIN_DECLS

/* alea-board-snapshot.c */
void          alea_board_put_drawings    (AleaBoard       *self,
                                          GtkSnapshot     *snapshot,
                                          gboolean         above);
void          alea_board_put_ways        (AleaBoard       *self,
                                          GtkSnapshot     *snapshot);
void          alea_board_put_letters     (AleaBoard       *self,
                                          GtkSnapshot     *snapshot);

void          alea_board_snapshot        (GtkWidget       *widget,
                                          GtkSnapshot     *snapshot);
void          alea_board_drop_pictures   (AleaBoard       *self);

G_END_DECLS
