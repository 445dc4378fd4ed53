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
print_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  AleaWindow *self = data;
  AleaPrintJob *job = alea_screen_make_print_job (alea_window_get_asked (self));

  if (job == NULL)
    job = alea_screen_make_print_job (alea_window_get_screen (self));
  if (job != NULL)
    alea_print_dialog_show (GTK_WINDOW (self), job, self->settings);
}

static void
export_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  alea_screen_export_picture (alea_window_get_screen (data));
}

void
alea_window_add_printing (AleaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "print", .activate = print_cb },
    { .name = "export", .activate = export_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
