/* alea-variation-text.h: comments and variations of a file, so that they can be read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "!", "?!": what players write for the first of "$1 $14" that stands for such a
 * mark; and the same as a sentence.  NULL for none. */
const char *alea_variation_text_mark      (const char *nags);
const char *alea_variation_text_judgement (const char *mark);

/* What people are to read of @comment: without "[%clk 0:03]" and the like, as
 * alea_words_printable() shows it; NULL for nothing.  (transfer full) */
char       *alea_variation_text_comment   (const char *comment) G_GNUC_WARN_UNUSED_RESULT;

/* "(10… Re8!) (10… h6)" with the letters of the language, of variations as a file
 * has them; comments in them stand there without braces.  (transfer full) */
char       *alea_variation_text_show      (const char *variations) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
