/* alea-folder.c: folders of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-folder.h"

#include <glib/gstdio.h>
#include <unistd.h>

gboolean
alea_folder_can_write (const char *folder)
{
  g_return_val_if_fail (folder != NULL, FALSE);

  return g_mkdir_with_parents (folder, 0700) == 0 && g_access (folder, W_OK) == 0;
}

char *
alea_folder_get_games (void)
{
  return g_build_filename (g_get_user_data_dir (), "alea", NULL);
}
