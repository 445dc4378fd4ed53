/* alea-pgn-wrap.h: words and comments into lines
 *
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Letters in a line, the line break not counted. */
#define ALEA_PGN_LINE 79

typedef struct
{
  GString  *text;           /* not owned */
  gsize     column;         /* letters in this line so far */
  gboolean  is_glued;       /* the next word follows without a blank */
  gsize     begun;          /* where the last word began, one glued to another with it */
  gsize     begun_column;   /* and in which column; 0: at the beginning of its line */
} AleaPgnWrap;

void alea_pgn_wrap_word    (AleaPgnWrap *self,
                            const char  *word);

/* Every word of @words, which blanks part. */
void alea_pgn_wrap_words   (AleaPgnWrap *self,
                            const char  *words);

/* A comment in braces: commands, "[%clk 0:05:03]", and words.  Both may be
 * NULL.  Braces in the words become brackets, and what would be read as a
 * command is kept from it. */
void alea_pgn_wrap_comment (AleaPgnWrap *self,
                            const char  *commands,
                            const char  *words);

/* [Name "value"] on a line of its own. */
void alea_pgn_wrap_tag     (GString     *text,
                            const char  *name,
                            const char  *value);

G_END_DECLS
