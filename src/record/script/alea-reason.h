/* alea-reason.h: sentences of the rules in the language of the user
 *
 * Where the program has no language, as alea-cli, they are English.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-text.h"

G_BEGIN_DECLS

/* (transfer full) */
char    *alea_reason_expand    (const AleaText  *text) G_GNUC_WARN_UNUSED_RESULT;

/* @error may be NULL.  Returns FALSE, so that whoever has failed can return it. */
gboolean alea_reason_set_error (GError         **error,
                                GQuark           domain,
                                int              code,
                                const AleaText  *why);

G_END_DECLS
