/* alea-cloth.h: the felt of a game behind a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The felt of the game with the id @rules, in its light; see alea_felt_find(). */
void alea_cloth_snapshot (GtkSnapshot *snapshot,
                          const char  *rules,
                          float        width,
                          float        height);

G_END_DECLS
