/* alea-quiet-thread.h: work that the window does not have to wait for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef void (*AleaQuietWork) (gpointer data);

/* Does @work in a thread of its own and returns when it is done.  That thread, and
 * those that it begins, give way where all processors are busy, so that frames
 * are painted in time; the system has to tell threads apart for that, as Linux
 * does. */
void alea_quiet_thread_run (AleaQuietWork work,
                            gpointer      data);

G_END_DECLS
