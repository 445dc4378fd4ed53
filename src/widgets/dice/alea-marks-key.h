/* alea-marks-key.h: what the marks of pieces on the board mean
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_MARKS_KEY (alea_marks_key_get_type ())

G_DECLARE_FINAL_TYPE (AleaMarksKey, alea_marks_key, ALEA, MARKS_KEY, GtkWidget)

GtkWidget *alea_marks_key_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* How much larger than usual the samples are, in tenths. */
void       alea_marks_key_set_scale (AleaMarksKey *self,
                                     guint         scale);

G_END_DECLS
