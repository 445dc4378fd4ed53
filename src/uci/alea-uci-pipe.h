/* alea-uci-pipe.h: a program to which lines are written and from which lines come
 *
 * Private to uci.
 *
 * The program may be missing, silent, or mad: nothing here waits longer than
 * it is told, keeps more of what the program says than one line, or leaves a
 * process behind.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _AleaUciPipe AleaUciPipe;

/* Starts @command, quoted as for a shell; what it says on its standard error
 * is lost.  When this process dies the program does, too. */
AleaUciPipe *alea_uci_pipe_new       (const char    *command,
                                      GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* Asks the program to leave, makes it leave half a second later, and waits
 * until it is gone. */
void         alea_uci_pipe_free      (AleaUciPipe   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaUciPipe, alea_uci_pipe_free)

/* Times are those of g_get_monotonic_time(), in microseconds. */
gboolean     alea_uci_pipe_write     (AleaUciPipe   *self,
                                      const char    *line,
                                      gint64         deadline,
                                      GError       **error);

/* The next line without its end, until the next call; (transfer none).  NULL
 * with G_IO_ERROR_TIMED_OUT at @deadline, with G_IO_ERROR_CANCELLED once
 * @cancellable, which may be NULL, is cancelled, with G_IO_ERROR_CLOSED when
 * the program has ended, and with G_IO_ERROR_INVALID_DATA for a line that is
 * too long. */
const char  *alea_uci_pipe_read      (AleaUciPipe   *self,
                                      gint64         deadline,
                                      GCancellable  *cancellable,
                                      GError       **error);

G_END_DECLS
