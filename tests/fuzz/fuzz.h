/* fuzz.h: what the targets of the fuzzers share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-rules.h"
#include "alea-script.h"

G_BEGIN_DECLS

/* Each target defines this, as libFuzzer calls it.  Returns 0, or -1 for an
 * input that is not worth keeping. */
int         LLVMFuzzerTestOneInput (const guint8     *data,
                                    gsize             size);

/* libFuzzer calls it before anything else. */
int         LLVMFuzzerInitialize   (int              *argc,
                                    char           ***argv);

/* A copy that ends where the data do, or at their first zero byte, so that a
 * byte read too far is seen; (transfer full). */
char       *fuzz_text              (const guint8     *data,
                                    gsize             size);

/* Takes a line off *@text, which is changed. */
char       *fuzz_next_line         (char            **text);

/* "jepps double=reroll setup=free-play"; NULL where @line is no such thing. */
const AleaRules *fuzz_read_game    (char             *line,
                                    AleaOptions      *options);

/* A refusal: a sentence for people, and where it is about. */
void        fuzz_check_error       (const GError     *error);
void        fuzz_check_place       (AleaPlace         place,
                                    const char       *text);

G_END_DECLS
