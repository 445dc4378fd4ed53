/* wait-for.c: what happens in the main loop before a test goes on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "wait-for.h"

void
wait_for (gboolean (*is_done) (gpointer data),
          gpointer   data)
{
  const gint64 deadline = g_get_monotonic_time () + 60 * G_TIME_SPAN_SECOND;

  while (!is_done (data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (100);
    }
}
