/* alea-safe-append.h: bytes that are added to a file, all of them or none
 *
 * A file that grows for years is not written anew for each addition.  What is
 * to be added, and where, is brought to the disk in a journal first: when the
 * program or the machine dies in the middle, the next who comes completes it.
 *
 * The journal is an open file, empty in between, that the caller has locked
 * against all others who add to the same file.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-safe-write.h"

G_BEGIN_DECLS

/* Adds @bytes to the end of the file @path, which is made where it is missing,
 * and says in *@offset where they begin.  When another file takes its place
 * meanwhile, they are added to that.  FALSE with errno set: then the file is as
 * it was. */
gboolean alea_safe_append          (int            journal_fd,
                                    const char    *path,
                                    gconstpointer  bytes,
                                    gsize          n_bytes,
                                    AleaWrite      write_bytes,
                                    goffset       *offset);

/* To be called before the file is written to: completes what has been broken
 * off, unless somebody else has changed the file since.  FALSE with
 * errno set: then the next call tries again. */
gboolean alea_safe_append_complete (int            journal_fd,
                                    const char    *path);

G_END_DECLS
