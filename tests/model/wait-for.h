/* wait-for.h: what happens in the main loop before a test goes on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Fails where @is_done does not say so within a minute. */
void wait_for (gboolean (*is_done) (gpointer data),
               gpointer   data);

G_END_DECLS
