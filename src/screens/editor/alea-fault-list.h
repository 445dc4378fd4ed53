/* alea-fault-list.h: what keeps a position from being played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-editor.h"

G_BEGIN_DECLS

#define ALEA_TYPE_FAULT_LIST (alea_fault_list_get_type ())

G_DECLARE_FINAL_TYPE (AleaFaultList, alea_fault_list, ALEA, FAULT_LIST, GtkWidget)

/* Shows the faults of @editor and mends them in it. */
void        alea_fault_list_set_editor  (AleaFaultList *self,
                                         AleaEditor    *editor);

/* A text beside the board is not what is on the board, @is_mismatch; nothing can
 * be played then, whatever the faults are. */
void        alea_fault_list_set_mismatch (AleaFaultList *self,
                                         gboolean       is_mismatch);

/* "Two things keep this from being played."; in the language of the user. */
const char *alea_fault_list_get_summary (AleaFaultList *self);

/* The number of the fault that is pointed at or has the focus, -1 for none.
 * Emits "lit-changed". */
int         alea_fault_list_get_lit     (AleaFaultList *self);

G_END_DECLS
