/* alea-schema.h: whether the settings can be read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Before anything reads a setting: where the description is not installed, or is
 * that of another version and lacks a setting, GLib would end the program.  FALSE
 * after standard error has said so. */
gboolean alea_schema_ensure (void);

G_END_DECLS
