/* alea-wait.h: a window that says how far something long is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _AleaWait AleaWait;

/* How much is done, 0 to 1, and in *@details, which is NULL, what there is to
 * say of it; (transfer full). */
typedef double (*AleaWaitLook) (gpointer   data,
                                char     **details);

/* When it takes long, a window over @parent says how far @look finds it; to
 * close that or @parent cancels @cancellable.  What is being done is @title,
 * with @file, or NULL. */
AleaWait *alea_wait_start (GtkWindow    *parent,
                           const char   *title,
                           GFile        *file,
                           GCancellable *cancellable,
                           AleaWaitLook  look,
                           gpointer      data) G_GNUC_WARN_UNUSED_RESULT;

/* It is over: the window goes, if it is there. */
void      alea_wait_stop  (AleaWait     *self);

G_END_DECLS
