/* alea-entry-focus.h: the keyboard in the list of moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-turn.h"

G_BEGIN_DECLS

/* The entry that a button of the list stands for, or NULL. */
AleaEntry *alea_entry_focus_get   (GtkWidget *button);
void       alea_entry_focus_set   (GtkWidget *button,
                                   AleaEntry *entry);

/* Brings the focus to the entry with the state @number.  @view shows @rows, of
 * AleaTurn, and @buttons are those that it has at the moment. */
gboolean   alea_entry_focus_take  (GtkWidget  *view,
                                   GPtrArray  *buttons,
                                   GListModel *rows,
                                   guint       number);

/* Left and right go through the game entry by entry, up and down row by row,
 * Home and End to its ends; FALSE for any other key. */
gboolean   alea_entry_focus_move  (GtkWidget  *view,
                                   GPtrArray  *buttons,
                                   GListModel *rows,
                                   guint       keyval);

G_END_DECLS
