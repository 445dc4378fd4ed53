/* alea-pgn-lexer.h: the words of a game file
 *
 * Reads a stream in one pass and holds no more of it than the buffer and one
 * token, so a file may be of any length and have lines of any length.  All
 * texts that come out are UTF-8; what is not is taken for Latin-1.
 *
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-script.h"
#include "alea-text.h"

G_BEGIN_DECLS

/* A tag or comment may have so many bytes; of a longer word the rest is
 * dropped, for it cannot be a move. */
#define ALEA_PGN_MAX_TEXT  (1 << 20)
#define ALEA_PGN_MAX_VARIATION (1 << 16)
#define ALEA_PGN_MAX_WORD  200

/* Brackets in brackets. */
#define ALEA_PGN_MAX_DEPTH 1000

typedef enum
{
  ALEA_PGN_TOKEN_END,         /* of the file, or it cannot be read on */
  ALEA_PGN_TOKEN_TAG,         /* [name "text"] */
  ALEA_PGN_TOKEN_WORD,        /* a move, a number, a result: text */
  ALEA_PGN_TOKEN_NAG,         /* "$5", also from "!?": text */
  ALEA_PGN_TOKEN_COMMENT,     /* text, blanks made single */
  ALEA_PGN_TOKEN_VARIATION,   /* text, without the brackets around it; of one that
                               * is too long only the beginning, so many bytes or
                               * more */
  ALEA_PGN_TOKEN_FAULT,       /* see fault */
} AleaPgnTokenType;

typedef struct
{
  AleaPgnTokenType type;
  AleaPlace        place;        /* where it begins; of a fault, where it is */
  AleaPlace        text_place;   /* where the text of a tag begins */
  goffset          offset;       /* where it begins, in bytes */
  GString         *name;
  GString         *text;
  AleaText         fault;
} AleaPgnToken;

/* Whether a file that begins with @bytes says so.  The lexer has one fault to
 * tell of such a file, and no games. */
gboolean            alea_pgn_is_utf16           (const void         *bytes,
                                                 gsize               n_bytes);

typedef struct _AleaPgnLexer AleaPgnLexer;

/* Told whenever more has been read: so many bytes in all. */
typedef void (*AleaPgnProgress) (goffset  n_bytes,
                                 gpointer data);

AleaPgnLexer       *alea_pgn_lexer_new          (GInputStream       *stream) G_GNUC_WARN_UNUSED_RESULT;
void                alea_pgn_lexer_free         (AleaPgnLexer       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaPgnLexer, alea_pgn_lexer_free)

void                alea_pgn_lexer_set_progress (AleaPgnLexer       *self,
                                                 AleaPgnProgress     progress,
                                                 gpointer            data);

/* @cancellable is not owned; NULL for none. */
void                alea_pgn_lexer_set_cancellable (AleaPgnLexer    *self,
                                                    GCancellable    *cancellable);

/* The next token, good until the one after it is asked for. */
const AleaPgnToken *alea_pgn_lexer_next         (AleaPgnLexer       *self);

/* How many bytes lie behind the last token. */
goffset             alea_pgn_lexer_get_offset   (const AleaPgnLexer *self);

/* Makes the same token the next one once more. */
void                alea_pgn_lexer_unget        (AleaPgnLexer       *self);

/* Passes over what is left of a game that the last token showed to be at fault: up
 * to its result, the tags of the next one or the end; @in_tags says whether its own
 * tags may go on. */
void                alea_pgn_lexer_skip_game    (AleaPgnLexer       *self,
                                                 gboolean            in_tags);

/* Why the stream cannot be read; NULL while it can.  (transfer none) */
const GError       *alea_pgn_lexer_get_error    (AleaPgnLexer       *self);

G_END_DECLS
