/* shelf-side.h: a function that is called in a thread of its own, many times
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Fails with an error, or gives something; (transfer full). */
typedef gpointer (*ShelfSideFunc) (gpointer       item,
                                   gpointer       data,
                                   GCancellable  *cancellable,
                                   GError       **error);

typedef struct _ShelfSide ShelfSide;

/* @data is freed when the thread has ended, and passed to @func. */
ShelfSide *shelf_side_new    (ShelfSideFunc        func,
                              gpointer             data,
                              GDestroyNotify       free_data,
                              GCancellable        *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* Lets the thread end; what it is at is waited for. */
void       shelf_side_free   (ShelfSide           *self);

/* In the main loop: what was given, or the error; takes either. */
typedef void (*ShelfSideAnswer) (gpointer  found,
                                 GError   *error,
                                 gpointer  data);

/* Has the function called with @item, and @answer with what it gave.  One at a
 * time. */
void       shelf_side_call   (ShelfSide           *self,
                              gpointer             item,
                              ShelfSideAnswer      answer,
                              gpointer             answer_data);

G_END_DECLS
