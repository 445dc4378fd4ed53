/* alea-pgn-input.c: the characters of a game file, with their places
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-input.h"

#include "alea-printable.h"
#include "alea-reason.h"

#include <string.h>

#define BUFFER_SIZE (1 << 16)

/* After so much in which there is no word of a game, or nothing but tags, nothing
 * more is read. */
#define MAX_NONSENSE (64 << 20)

gboolean
alea_pgn_is_utf16 (const void *bytes,
                   gsize       n_bytes)
{
  return n_bytes >= 2 && (memcmp (bytes, "\xff\xfe", 2) == 0 || memcmp (bytes, "\xfe\xff", 2) == 0);
}

void
alea_pgn_input_init (AleaPgnInput *self,
                     GInputStream *stream)
{
  self->stream = g_object_ref (stream);
  self->buffer = g_malloc (BUFFER_SIZE);
  self->place = (AleaPlace) { 1, 1 };
}

void
alea_pgn_input_clear (AleaPgnInput *self)
{
  g_object_unref (self->stream);
  g_clear_error (&self->error);
  g_free (self->buffer);
}

/* A device, or what a program writes for ever, is no game. */
static gboolean
check_sense (AleaPgnInput *self)
{
  AleaText why = { 0 };

  if (self->n_bytes - self->n_at_token <= MAX_NONSENSE)
    return TRUE;

  alea_text_set (&why, NULL, N_("This is not a PGN file."));
  return alea_reason_set_error (&self->error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, &why);
}

gboolean
alea_pgn_input_fill (AleaPgnInput *self,
                     gsize         n)
{
  if (self->at > 0)
    {
      memmove (self->buffer, self->buffer + self->at, self->end - self->at);
      self->end -= self->at;
      self->at = 0;
    }

  while (self->end < n && !self->is_at_eof)
    {
      gssize n_read = -1;

      if (check_sense (self) && !g_cancellable_set_error_if_cancelled (self->cancellable, &self->error))
        n_read = g_input_stream_read (self->stream, self->buffer + self->end, BUFFER_SIZE - self->end,
                                      self->cancellable, &self->error);

      self->is_at_eof = n_read <= 0;
      if (n_read <= 0)
        break;

      self->end += (gsize) n_read;
      self->n_bytes += n_read;
      if (self->progress != NULL)
        self->progress (self->n_bytes, self->progress_data);
    }

  return self->end > 0;
}

goffset
alea_pgn_input_get_offset (const AleaPgnInput *self)
{
  return self->n_bytes - (goffset) (self->end - self->at);
}

void
alea_pgn_input_skip_line (AleaPgnInput *self)
{
  int c;

  while (c = alea_pgn_input_peek (self), c != ALEA_PGN_END_OF_FILE && c != '\n' && c != '\r')
    alea_pgn_input_advance (self);
}

/* The first byte of a letter, or of a blank that is not ASCII. */
static gboolean
may_be_blank (int c)
{
  return c == 0xc2 || c == 0xe2;
}

void
alea_pgn_input_skip_mark (AleaPgnInput *self)
{
  alea_pgn_input_fill (self, 3);
  self->at = alea_measure_mark (self->buffer, self->end);
}

/* Of what texts on the web have for a blank, such as "1.&nbsp;e4", how many bytes; 0 for a
 * letter. */
static gsize
measure_wide_blank (AleaPgnInput *self)
{
  static const char *const blanks[] = { "\xc2\xa0", "\xe2\x80\x87", "\xe2\x80\x89", "\xe2\x80\xaf" };
  const int c = alea_pgn_input_peek (self);

  if (!may_be_blank (c) || !alea_pgn_input_fill (self, 3))
    return 0;

  for (gsize i = 0; i < G_N_ELEMENTS (blanks); i++)
    {
      const gsize n = strlen (blanks[i]);

      if (self->end - self->at >= n && memcmp (self->buffer + self->at, blanks[i], n) == 0)
        return n;
    }

  return 0;
}

static gboolean
skip_wide_blank (AleaPgnInput *self)
{
  const gsize n = measure_wide_blank (self);

  for (gsize i = 0; i < n; i++)
    alea_pgn_input_advance (self);

  return n > 0;
}

void
alea_pgn_input_skip_blanks (AleaPgnInput *self)
{
  for (;;)
    {
      int c = alea_pgn_input_peek (self);

      if (c == '%' && self->place.column == 1)
        alea_pgn_input_skip_line (self);
      else if (alea_pgn_is_blank (c) || c == ',')
        alea_pgn_input_advance (self);
      else if (!skip_wide_blank (self))
        return;
    }
}

gboolean
alea_pgn_input_take_word (AleaPgnInput *self,
                          GString      *word,
                          gsize         room)
{
  guint n_letters = 0;
  guint8 bits = 0;

  /* Once, but for a word that what has been read ends in, and for letters that begin like a blank. */
  do
    {
      const guint8 *start = self->buffer + self->at, *end = self->buffer + self->end, *p;
      const gsize length = word->len;
      gsize n;

      for (p = start; p < end && !alea_pgn_ends_word (*p) && (p == start || !may_be_blank (*p)); p++)
        {
          n_letters += (*p & 0xc0) != 0x80;
          bits |= *p;
        }

      n = MIN ((gsize) (p - start), room - length);
      g_string_set_size (word, length + n);
      memcpy (word->str + length, start, n);
      self->at += (gsize) (p - start);
    }
  while (!alea_pgn_ends_word (alea_pgn_input_peek (self)) && measure_wide_blank (self) == 0);

  self->place.column += n_letters;
  self->was_cr = FALSE;
  return bits < 0x80;
}
