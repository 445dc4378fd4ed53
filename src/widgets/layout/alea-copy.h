/* alea-copy.h: pictures on the clipboard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-diagram.h"

G_BEGIN_DECLS

/* Puts the board of @diagram, 1200 pixels along its longer side, with the
 * words below it on the clipboard of @widget, on nothing where
 * @is_transparent and else on white.  FALSE when that fails; the user has then
 * been told. */
gboolean alea_copy_picture (GtkWidget         *widget,
                            const AleaDiagram *diagram,
                            gboolean           is_transparent);

G_END_DECLS
