/* alea-pgn-text.h: letters and signs in files of other programs
 *
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Leaves UTF-8 as it is and takes everything else for Latin-1. */
void     alea_pgn_text_make_utf8   (GString    *text);

/* Writes figurines as letters, dashes as hyphens, and one half as "1/2". */
void     alea_pgn_text_make_ascii  (GString    *word);

/* "!?" becomes "$5". */
void     alea_pgn_text_make_nag    (GString    *signs);

/* "T3", which behind a move of Guardener Chess is no remark. */
gboolean alea_pgn_text_is_terrace  (const char *text);

/* "0:05:03.5" to milliseconds and back; FALSE when it is no time. */
gboolean alea_pgn_text_parse_clock (const char *text,
                                    gint64     *milliseconds);
void     alea_pgn_text_append_clock (GString   *text,
                                     gint64     milliseconds);

G_END_DECLS
