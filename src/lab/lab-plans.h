/* lab-plans.h: the plans that come along
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Their names, in order; (transfer full). */
char   **lab_plans_list (void) G_GNUC_WARN_UNUSED_RESULT;

/* The text of one, which ends with a zero; NULL where there is none of that name. */
GBytes  *lab_plans_find (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
