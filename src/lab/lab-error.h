/* lab-error.h: what is wrong with a plan or with counts, and where
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_ERROR (lab_error_quark ())

typedef enum
{
  LAB_ERROR_FILE,     /* what a file says makes no sense */
  LAB_ERROR_OTHER,    /* the counts are of something else */
  LAB_ERROR_PLAYER,   /* a player has failed */
} LabError;

GQuark   lab_error_quark (void);

/* Sets "SOURCE:LINE:COLUMN: what is wrong"; returns FALSE, so that a reader can return
 * it. */
gboolean lab_error_set   (GError     **error,
                          LabError     code,
                          const char  *source,
                          guint        line,
                          guint        column,
                          const char  *format,
                          ...) G_GNUC_PRINTF (6, 7);

G_END_DECLS
