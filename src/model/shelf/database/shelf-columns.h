/* shelf-columns.h: the columns of a game's row, and the members they go to
 *
 * One table says what there is; binding, reading, copying, comparing and
 * salvaging walk it.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-game.h"

G_BEGIN_DECLS

typedef enum
{
  SHELF_COLUMN_TEXT,      /* char *, may be NULL */
  SHELF_COLUMN_INT,       /* int, guint, gboolean, or an enumeration */
  SHELF_COLUMN_INT64,
} ShelfColumnType;

typedef struct
{
  const char      *name;
  ShelfColumnType  type;
  gsize            offset;       /* in AleaShelfGame */
  gboolean         is_owners;    /* alea_shelf_update() writes it */
} ShelfColumn;

/* Behind the id, in the order of the table game. */
extern const ShelfColumn shelf_columns[];
extern const guint       shelf_n_columns;

/* Columns of the table that no member stands for: search, deleted, batch. */
#define SHELF_N_OWN_COLUMNS 3

/* The member of @game that @column stands for. */
static inline gpointer
shelf_column_get (const ShelfColumn   *column,
                  const AleaShelfGame *game)
{
  return (guint8 *) game + column->offset;
}

/* All but text; of SHELF_COLUMN_INT what fits. */
gint64      shelf_column_get_number (const ShelfColumn   *column,
                                     const AleaShelfGame *game);
void        shelf_column_set_number (const ShelfColumn   *column,
                                     AleaShelfGame       *game,
                                     gint64               value);
const char *shelf_column_get_text   (const ShelfColumn   *column,
                                     const AleaShelfGame *game);

G_END_DECLS
