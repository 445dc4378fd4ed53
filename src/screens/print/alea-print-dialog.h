/* alea-print-dialog.h: what is to be printed, and how
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-print-job.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PRINT_DIALOG (alea_print_dialog_get_type ())

G_DECLARE_FINAL_TYPE (AleaPrintDialog, alea_print_dialog, ALEA, PRINT_DIALOG, GtkWindow)

/* Opens over @parent and takes over @job, which has at least one kind.  The
 * layout is that of last time, by the setting "print-layout" of @settings. */
void alea_print_dialog_show (GtkWindow    *parent,
                             AleaPrintJob *job,
                             GSettings    *settings);

G_END_DECLS
