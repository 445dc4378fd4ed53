/* record-session.h: games at a table, from their records and back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-session.h"

G_BEGIN_DECLS

/* @game at a table of its own, with a clock like "fischer 300+3" or "none". */
AleaSession *record_session_new   (AleaGame    *game,
                                   const char  *clock);

/* Every word of @script must be possible. */
void         record_session_play  (AleaGame    *game,
                                   const char  *script);

/* As a file has it; (transfer full). */
char        *record_session_write (AleaSession *session);

/* The game of @text, with all that its record says. */
AleaSession *record_session_read  (const char  *text);

G_END_DECLS
