/* alea-option-list.h: the house rules of a game as one line of text
 *
 * "double=reroll setup=free-play": the options that differ from their
 * defaults, as the PGN tag Rules and the settings have them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-rules.h"

G_BEGIN_DECLS

/* "" when all are as usual, as where @options is NULL.  (transfer full) */
char *alea_option_list_write (const AleaRules   *rules,
                              const AleaOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
