/* shelf-post.h: things on their way to the main thread
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* They go to the main context of the thread that makes this. */
typedef struct _ShelfPost ShelfPost;

/* @deliver takes each item; @free_item frees those that are never delivered. */
ShelfPost *shelf_post_new     (GFunc           deliver,
                               gpointer        data,
                               GDestroyNotify  free_item) G_GNUC_WARN_UNUSED_RESULT;

/* From any thread; @item is taken. */
void       shelf_post_send    (ShelfPost      *self,
                               gpointer        item);

/* Delivers all that has come, now. */
void       shelf_post_deliver (ShelfPost      *self);

/* Delivers nothing from now on, though somebody may still send. */
void       shelf_post_silence (ShelfPost      *self);

/* Nobody sends any more. */
void       shelf_post_free    (ShelfPost      *self);

G_END_DECLS
