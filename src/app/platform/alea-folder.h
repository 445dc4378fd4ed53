/* alea-folder.h: folders of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether files can be made in @folder; makes it where it is not there. */
gboolean alea_folder_can_write (const char *folder);

/* Where all games are kept; (transfer full). */
char    *alea_folder_get_games (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
