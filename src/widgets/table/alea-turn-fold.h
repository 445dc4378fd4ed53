/* alea-turn-fold.h: rows of the move list that one row is short for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-turn.h"

G_BEGIN_DECLS

/* @turns, of AleaTurn, with the parts of the first of them behind it while that
 * is open; closed at first.  NULL for NULL. */
GtkTreeListModel *alea_turn_fold_new      (GListModel       *turns) G_GNUC_WARN_UNUSED_RESULT;

/* What stands for the parts; NULL where there is nothing to open.
 * (transfer none) */
AleaEntry        *alea_turn_fold_get_head (GtkTreeListModel *rows);

gboolean          alea_turn_fold_get_open (GtkTreeListModel *rows);
void              alea_turn_fold_set_open (GtkTreeListModel *rows,
                                           gboolean          is_open);

G_END_DECLS
