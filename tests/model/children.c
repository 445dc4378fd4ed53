/* children.c: programs that a test has started
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "children.h"

#define MOST_SECONDS 30

gboolean
children_are_there (void)
{
  g_autoptr(GDir) tasks = g_dir_open ("/proc/self/task", 0, NULL);
  gboolean has_some = FALSE;
  const char *name;

  g_assert_nonnull (tasks);
  while ((name = g_dir_read_name (tasks)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", name, "children", NULL);
      g_autofree char *children = NULL;

      has_some = has_some || (g_file_get_contents (path, &children, NULL, NULL) && *children != '\0');
    }

  return has_some;
}

void
children_wait_for_none (void)
{
  const gint64 deadline = g_get_monotonic_time () + MOST_SECONDS * G_TIME_SPAN_SECOND;

  while (children_are_there ())
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_usleep (10000);
    }
}
