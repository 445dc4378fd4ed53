/* fuzz-diagram.c: any text as a diagram file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-file.h"
#include "fuzz.h"

#include <string.h>

/* What is written comes back as it was written. */
static void
check_diagram (const AleaDiagram *diagram)
{
  g_autofree char *text = alea_diagram_write (diagram), *text_again = NULL;
  g_autoptr(AleaDiagram) again = NULL;
  g_autoptr(GError) error = NULL;
  guint line, column;

  again = alea_diagram_read (text, strlen (text), &line, &column, &error);
  if (again == NULL)
    g_error ("%u:%u: %s\n%s", line, column, error->message, text);
  text_again = alea_diagram_write (again);
  g_assert_cmpstr (text, ==, text_again);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_memdup2 (data, size);
  g_autoptr(AleaDiagram) diagram = NULL;
  g_autoptr(GError) error = NULL;
  AleaPlace place;

  diagram = alea_diagram_read (size > 0 ? text : "", size, &place.line, &place.column, &error);
  if (diagram != NULL)
    check_diagram (diagram);
  else
    {
      fuzz_check_error (error);
      g_assert_cmpuint (place.line, >=, 1);
      g_assert_cmpuint (place.column, >=, 1);
    }

  return 0;
}
