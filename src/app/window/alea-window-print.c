/* alea-window-print.c: what is in view, on paper and as a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-print-dialog.h"

/* The page of the guide while keys are for it, if it is any to be printed. */
static void
print_cb (AleaWindow *self)
{
  AleaPrintJob *job = alea_screen_make_print_job (alea_window_get_asked (self));

  if (job == NULL)
    job = alea_screen_make_print_job (alea_window_get_screen (self));
  if (job != NULL)
    alea_print_dialog_show (GTK_WINDOW (self), job, self->settings);
}

static void
export_cb (AleaWindow *self)
{
  alea_screen_export_picture (alea_window_get_screen (self));
}

void
alea_window_add_printing (AleaWindow *self)
{
  const AleaAction actions[] = {
    { .name = "print", .callback = G_CALLBACK (print_cb) },
    { .name = "export", .callback = G_CALLBACK (export_cb) },
  };

  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
