/* alea-folder.h: whether a folder can be written in
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether files can be made in @folder; makes it where it is not there. */
gboolean alea_folder_can_write (const char *folder);

G_END_DECLS
