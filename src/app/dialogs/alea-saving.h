/* alea-saving.h: a game being written into a file, with a bar and a way out
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-file-place.h"

G_BEGIN_DECLS

/* @place is where the game is now; @error is NULL when it is there. */
typedef void (*AleaSavingCallback) (AleaFilePlace *place,
                                    const GError  *error,
                                    gpointer       data);

/* Writes @text to @place, as one more game if @is_appended; when that takes
 * long, a window over @parent says how far it is, and closing that window
 * cancels it, which is an error too.  @data, an object, is held meanwhile. */
void alea_saving_start (GtkWindow           *parent,
                        const AleaFilePlace *place,
                        const char          *text,
                        gboolean             is_appended,
                        AleaSavingCallback   callback,
                        gpointer             data);

G_END_DECLS
