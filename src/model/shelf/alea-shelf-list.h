/* alea-shelf-list.h: the games of the shelf that a filter lets through
 *
 * A list model of AleaShelfRow, with all rows at once, however many there are;
 * what a row shows is read when somebody asks for it.  It follows the shelf: what
 * other windows and this one write comes to it a moment later.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-row.h"
#include "alea-shelf.h"

G_BEGIN_DECLS

/* Properties, notified when, and only when, the value is another:
 * "is-searching". */
#define ALEA_TYPE_SHELF_LIST (alea_shelf_list_get_type ())

G_DECLARE_FINAL_TYPE (AleaShelfList, alea_shelf_list, ALEA, SHELF_LIST, GObject)

/* All games. */
AleaShelfList *alea_shelf_list_new              (AleaShelf              *shelf) G_GNUC_WARN_UNUSED_RESULT;

/* Until the answer has come the rows are those of before.  Cheap enough for
 * every letter that is typed: an earlier search is given up. */
void           alea_shelf_list_set_filter       (AleaShelfList          *self,
                                                 const AleaShelfFilter  *filter);

/* Whether it is so; FALSE: what is there is what there is. */
gboolean       alea_shelf_list_get_is_searching (AleaShelfList          *self);

/* The ids of all rows, in order, of gint64; good until the list changes. */
const GArray  *alea_shelf_list_get_ids          (AleaShelfList          *self);

G_END_DECLS
