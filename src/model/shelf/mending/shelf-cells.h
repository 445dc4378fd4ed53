/* shelf-cells.h: the rows on the pages of a damaged database
 *
 * Every page is looked at by itself, whatever the pages above it say: where one
 * is broken, the rows of all others are still found.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-pages.h"

G_BEGIN_DECLS

/* No row of ours has more columns, nor more bytes. */
#define SHELF_MAX_VALUES 100
#define SHELF_MAX_ROW    (16 << 20)

typedef enum
{
  SHELF_VALUE_NULL,
  SHELF_VALUE_INT,
  SHELF_VALUE_TEXT,
  SHELF_VALUE_OTHER,   /* numbers with fractions, bytes: we have none */
} ShelfValueType;

typedef struct
{
  ShelfValueType  type;
  gint64          number;
  const char     *text;      /* UTF-8, of @length bytes and no 0 behind them */
  gsize           length;
} ShelfValue;

/* @rowid is 0 for a row of a table that has none, or of an index. */
typedef void (*ShelfRowFunc) (gint64            rowid,
                              const ShelfValue *values,
                              guint             n_values,
                              gpointer          data);

/* Calls @func for every row of every table and index that can be read. */
void shelf_cells_scan (ShelfPages   *pages,
                       ShelfRowFunc  func,
                       gpointer      data);

G_END_DECLS
