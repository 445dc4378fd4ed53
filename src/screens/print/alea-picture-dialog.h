/* alea-picture-dialog.h: a board as a picture, in a file or on the clipboard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-diagram.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PICTURE_DIALOG (alea_picture_dialog_get_type ())

G_DECLARE_FINAL_TYPE (AleaPictureDialog, alea_picture_dialog, ALEA, PICTURE_DIALOG, GtkWindow)

/* Opens over @parent with a copy of @diagram; @title is that of files.  What
 * somebody has drawn, as @is_drawn says, looks as it was drawn. */
void alea_picture_dialog_show (GtkWindow         *parent,
                               const AleaDiagram *diagram,
                               const char        *title,
                               gboolean           is_drawn);

G_END_DECLS
