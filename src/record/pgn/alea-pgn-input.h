/* alea-pgn-input.h: the characters of a game file, with their places
 *
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-pgn-lexer.h"

G_BEGIN_DECLS

#define ALEA_PGN_END_OF_FILE (-1)

typedef struct
{
  GInputStream    *stream;
  GCancellable    *cancellable;
  AleaPgnProgress  progress;
  gpointer         progress_data;
  GError          *error;

  /* What has been read and not yet used is buffer[at] up to buffer[end]. */
  guint8          *buffer;
  gsize            at;
  gsize            end;
  gboolean         is_at_eof;
  goffset          n_bytes;     /* read in all */
  goffset          n_at_token;  /* the same when the last one that was no tag was over */

  AleaPlace        place;       /* of buffer[at] */
  gboolean         was_cr;      /* the character before was a carriage return */
} AleaPgnInput;

void     alea_pgn_input_init        (AleaPgnInput       *self,
                                     GInputStream       *stream);
void     alea_pgn_input_clear       (AleaPgnInput       *self);

/* Reads on, so that @n bytes can be looked at, unless the file ends before;
 * FALSE when there is not one. */
gboolean alea_pgn_input_fill        (AleaPgnInput       *self,
                                     gsize               n);

/* How many bytes lie before the next one. */
goffset  alea_pgn_input_get_offset  (const AleaPgnInput *self);

/* A text may begin with a mark, see alea-printable.h.  Series are joined by commas,
 * so a comma is a blank; and a line that begins with '%' is no part of any game. */
void     alea_pgn_input_skip_mark   (AleaPgnInput       *self);
void     alea_pgn_input_skip_blanks (AleaPgnInput       *self);
void     alea_pgn_input_skip_line   (AleaPgnInput       *self);

/* Goes over the word here and adds it to @word, which becomes no longer than
 * @room; whether it is ASCII. */
gboolean alea_pgn_input_take_word   (AleaPgnInput       *self,
                                     GString            *word,
                                     gsize               room);

static inline gboolean
alea_pgn_is_blank (int c)
{
  return c == ' ' || (c >= '\t' && c <= '\r');
}

/* What a word does not have in it. */
static inline gboolean
alea_pgn_ends_word (int c)
{
  switch (c)
    {
    case '!':
    case '"':
    case '$':
    case '(':
    case ')':
    case ',':
    case ';':
    case '<':
    case '>':
    case '?':
    case '[':
    case ']':
    case '{':
    case '}':
      return TRUE;
    default:
      return c <= ' ';
    }
}

static inline int
alea_pgn_input_peek (AleaPgnInput *self)
{
  if (G_UNLIKELY (self->at == self->end) && !alea_pgn_input_fill (self, 1))
    return ALEA_PGN_END_OF_FILE;

  return self->buffer[self->at];
}

/* Goes over the character that alea_pgn_input_peek() has shown. */
static inline void
alea_pgn_input_advance (AleaPgnInput *self)
{
  const guint8 c = self->buffer[self->at++];

  if (c == '\r' || (c == '\n' && !self->was_cr))
    {
      self->place.line++;
      self->place.column = 1;
    }
  else if (c != '\n' && (c & 0xc0) != 0x80)
    self->place.column++;

  self->was_cr = c == '\r';
}

G_END_DECLS
