/* alea-shown-text.c: text from outside on boards and pages
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-shown-text.h"

#include "alea-printable.h"

/* What parts @text and stays: line ends, and the marks by which translators keep moves in Arabic
 * sentences as they are. */
static const char *const separators[] = { "\n", "\u200e", NULL };

static char *
show_parts (const char        *text,
            const char *const *separator)
{
  const gsize size = alea_printable (text, NULL, 0) + 1;
  g_auto(GStrv) parts = NULL;
  char *shown;

  if (*separator == NULL)
    {
      shown = g_malloc (size);
      alea_printable (text, shown, size);
      return shown;
    }

  parts = g_strsplit (text, *separator, -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *part = parts[i];

      parts[i] = show_parts (part, separator + 1);
    }
  return g_strjoinv (*separator, parts);
}

char *
alea_show_text (const char *text)
{
  return show_parts (text, separators);
}
