/* cli-file.h: the files that a command reads whole
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-script.h"

#include <glib.h>

G_BEGIN_DECLS

/* Bytes of a file of counts, plans or starts. */
#define CLI_MAX_FILE (64u << 20)

/* The bytes of @path, of the standard input when it is NULL, and behind them a zero;
 * NULL where they cannot be read or are more than @most.  (transfer full) */
char     *cli_read_file    (const char      *path,
                            gsize            most,
                            gsize           *length,
                            GError         **error);
/* Line and column of the byte number @offset. */
AleaPlace cli_find_place   (const char      *text,
                            gsize            offset);

G_END_DECLS
