/* shelf-copy.h: games from one database to another
 *
 * For a database that somebody has moved or removed while it was open: all that
 * is in it goes to the one that stands in its place.  What is there already
 * stays.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-database.h"

G_BEGIN_DECLS

/* Within a transaction of @to.  What cannot be read is passed over; FALSE only
 * where nothing can be written. */
gboolean shelf_copy_all (ShelfDatabase  *from,
                         ShelfDatabase  *to,
                         GError        **error);

G_END_DECLS
