/* alea-safe-write.h: a file that is replaced whole or not at all
 *
 * What is new is written beside the old file, brought to the disk, and only
 * then takes its place: whenever the program or the machine dies, the file
 * holds what is old or what is new.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* As write(). */
typedef gssize (*AleaWrite) (int            fd,
                             gconstpointer  bytes,
                             gsize          n_bytes);

/* Writes to @fd all that the new file shall hold; FALSE with errno set. */
typedef gboolean (*AleaFill) (int       fd,
                              gpointer  data);

/* Has @fd, which is @new_path opened for writing, filled, and renames that to
 * @path.  @fd is closed, and @new_path is gone.  FALSE with errno set: then
 * @path is as it was, or new, where only the folder did not come to the disk;
 * *@is_there says which. */
gboolean alea_safe_write         (int               fd,
                                  const char       *new_path,
                                  const char       *path,
                                  AleaFill          fill,
                                  gpointer          data,
                                  gboolean         *is_there);

/* For an AleaFill: writes all of @bytes.  FALSE with errno set. */
gboolean alea_safe_write_bytes   (int               fd,
                                  gconstpointer     bytes,
                                  gsize             n_bytes,
                                  AleaWrite         write_bytes);

/* Brings to the disk that files of @folder have other names now, or none.
 * FALSE with errno set. */
gboolean alea_safe_write_sync    (const char       *folder);

/* What an errno is about. */
gboolean alea_errno_is_full      (int               error_number);
gboolean alea_errno_is_forbidden (int               error_number);

G_END_DECLS
