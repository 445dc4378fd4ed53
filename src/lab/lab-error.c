/* lab-error.c: what is wrong with a plan or with counts, and where
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-error.h"

G_DEFINE_QUARK (lab-error, lab_error)

gboolean
lab_error_set (GError     **error,
               LabError     code,
               const char  *source,
               guint        line,
               guint        column,
               const char  *format,
               ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  g_set_error (error, LAB_ERROR, (int) code, "%s:%u:%u: %s", source, line, column, message);
  return FALSE;
}
