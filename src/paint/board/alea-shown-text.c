/* alea-shown-text.c: text from outside on boards and pages
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-shown-text.h"

#include "alea-printable.h"

char *
alea_show_text (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = lines[i];
      const gsize size = alea_printable (line, NULL, 0) + 1;

      lines[i] = g_malloc (size);
      alea_printable (line, lines[i], size);
    }

  return g_strjoinv ("\n", lines);
}
