/* alea-reading.h: a file being read, with a bar and a way out
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-game-file.h"

G_BEGIN_DECLS

/* @error is NULL when all of it was read.  Not called when it was cancelled. */
typedef void (*AleaReadingCallback) (AleaGameFile *file,
                                     const GError *error,
                                     gpointer      data);

/* Reads @file; when that takes long, a window over @parent says how far it
 * is.  Returns what to cancel it with, (transfer full); closing @parent or
 * that window cancels it too.  @data must live as long as @parent. */
GCancellable *alea_reading_start (GtkWindow           *parent,
                                  AleaGameFile        *file,
                                  AleaReadingCallback  callback,
                                  gpointer             data);

G_END_DECLS
