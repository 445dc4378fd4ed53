/* shelf-fault.h: errors of the system and of SQLite as sentences
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-error.h"

G_BEGIN_DECLS

/* The sentence of @code about the file or folder @path.  Returns FALSE, so that whoever
 * has failed can return it. */
gboolean shelf_fault_set        (GError        **error,
                                 AleaShelfError  code,
                                 const char     *path);

/* From errno, or from a code of SQLite with the errno behind it (0 where there
 * is none) and what it says itself.  FALSE, too. */
gboolean shelf_fault_set_errno  (GError        **error,
                                 const char     *path,
                                 int             error_number);
gboolean shelf_fault_set_sqlite (GError        **error,
                                 const char     *path,
                                 int             code,
                                 int             error_number,
                                 const char     *message);

/* Whether @error is about one game or request and not about the disk: to try
 * again would not help. */
gboolean shelf_fault_is_final   (const GError   *error);

G_END_DECLS
