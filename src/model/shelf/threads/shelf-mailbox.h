/* shelf-mailbox.h: what one thread has for another, in order
 *
 * A mutex and a condition of POSIX and not of GLib: ThreadSanitizer knows them,
 * and this is the one place where threads of the shelf meet.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _ShelfMailbox ShelfMailbox;

/* @notify, which may be NULL, is called by whoever puts something into an empty
 * mailbox. */
ShelfMailbox *shelf_mailbox_new   (GFunc           notify,
                                   gpointer        data) G_GNUC_WARN_UNUSED_RESULT;

/* Nobody uses it any more, and it is empty. */
void          shelf_mailbox_free  (ShelfMailbox   *self);

void          shelf_mailbox_push  (ShelfMailbox   *self,
                                   gpointer        item);

/* Waits for something until @end, of g_get_monotonic_time(): 0 for not at all,
 * G_MAXINT64 for as long as it takes; NULL when nothing has come. */
gpointer      shelf_mailbox_pop   (ShelfMailbox   *self,
                                   gint64          end);

/* From now on nobody waits: what is there can be popped, and then NULL. */
void          shelf_mailbox_close (ShelfMailbox   *self);
gboolean      shelf_mailbox_is_closed (ShelfMailbox *self);

G_END_DECLS
