/* children.h: programs that a test has started
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether one lives, or has died without anybody asking why; of all threads. */
gboolean children_are_there     (void);

/* Fails where one is there for long. */
void     children_wait_for_none (void);

G_END_DECLS
