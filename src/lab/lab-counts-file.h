/* lab-counts-file.h: the lines that a file of counts begins and ends with
 *
 * Private to the laboratory.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_FILE_COMMENT    "# "
#define LAB_FILE_MAGIC      "# alea-cli lab: counts, format 1"
#define LAB_FILE_VERSION    "# version: "
#define LAB_FILE_SHARDS     "# shards: "
#define LAB_FILE_ALL        "all"
#define LAB_FILE_UNFINISHED "# unfinished"
#define LAB_FILE_PLAN       "# plan: "
#define LAB_FILE_END        "# end: "

/* The line with the names of the columns, without its end. */
void lab_file_write_titles (GString *text);

G_END_DECLS
