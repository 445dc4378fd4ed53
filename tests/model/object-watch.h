/* object-watch.h: what an object tells those who watch its properties
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _ObjectWatch ObjectWatch;

/* @object is (type GObject). */
ObjectWatch *object_watch_new    (gpointer     object);
void         object_watch_free   (ObjectWatch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ObjectWatch, object_watch_free)

/* Asserts that since the last call just the properties @names, blanks between
 * them in the order of the alphabet, were notified, each of them once, and
 * that just these have other values than before. */
void         object_watch_expect (ObjectWatch *self,
                                  const char  *names);

G_END_DECLS
