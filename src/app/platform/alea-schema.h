/* alea-schema.h: the description of the settings, wherever the program is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Before anything reads a setting.  Where the description is not installed, or
 * is that of another version and lacks a setting, GLib would end the program;
 * then that in the program serves, and standard error says so.  FALSE when
 * there is nowhere to put it: then no setting may be read, and standard error
 * says why. */
gboolean alea_schema_ensure (void);

G_END_DECLS
