/* alea-shown-text.h: text from outside on boards and pages
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @text as alea_printable() shows it, but for line ends and left-to-right
 * marks, which stay.  (transfer full) */
char *alea_show_text (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
