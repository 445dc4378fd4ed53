/* alea-window-print.c: what is in view, on paper and as a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-print-dialog.h"

/* The page of the guide while keys are for it, if it is any to be printed. */
void
alea_window_print_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  AleaPrintJob *job = alea_screen_make_print_job (alea_window_get_asked (self));

  if (job == NULL)
    job = alea_screen_make_print_job (alea_window_get_screen (self));
  if (job != NULL)
    alea_print_dialog_show (GTK_WINDOW (self), job, self->settings);
}

void
alea_window_export_action (GtkWidget  *widget,
                           const char *name,
                           GVariant   *parameter)
{
  alea_screen_export_picture (alea_window_get_screen (ALEA_WINDOW (widget)));
}
