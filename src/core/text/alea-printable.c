/* alea-printable.c: text from outside, so that it can be shown
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-printable.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define REPLACEMENT "\xef\xbf\xbd"

/* Arabic, and behind it the scripts of India, join letters by characters that
 * are not seen. */
#define FIRST_JOINED    0x0600
#define NON_JOINER      0x200c
#define JOINER          0x200d

typedef struct
{
  uint32_t first;
  uint32_t last;
} Range;

/* Control characters, those that turn the direction, and those without a shape;
 * in their order. */
static const Range unseen[] = {
  { 0x0000, 0x001f }, { 0x007f, 0x009f }, { 0x00ad, 0x00ad }, { 0x034f, 0x034f }, { 0x061c, 0x061c },
  { 0x115f, 0x1160 }, { 0x17b4, 0x17b5 }, { 0x180b, 0x180e }, { 0x200b, 0x200f }, { 0x2028, 0x202e },
  { 0x2060, 0x206f }, { 0x3164, 0x3164 }, { 0xd800, 0xdfff }, { 0xfeff, 0xfeff }, { 0xffa0, 0xffa0 },
  { 0xfff0, 0xfffb }, { 0xfffe, 0xffff }, { 0x1d173, 0x1d17a }, { 0xe0000, 0xe0fff },
};

static bool
is_unseen (uint32_t letter)
{
  for (size_t i = 0; i < sizeof unseen / sizeof *unseen && unseen[i].first <= letter; i++)
    if (letter <= unseen[i].last)
      return true;

  return false;
}

/* The bytes of the letter at @text; 0 when they are no UTF-8. */
static size_t
read_letter (const unsigned char *text,
             uint32_t            *letter)
{
  static const uint32_t smallest[] = { 0, 0, 0x80, 0x800, 0x10000 };
  size_t n = *text < 0x80 ? 1 : *text >= 0xf0 && *text < 0xf8 ? 4 : *text >= 0xe0 ? 3 : 2;

  if ((*text >= 0x80 && *text < 0xc0) || *text >= 0xf8)
    return 0;

  *letter = n == 1 ? *text : *text & (0xffu >> (n + 1));
  for (size_t i = 1; i < n; i++)
    {
      if ((text[i] & 0xc0) != 0x80)
        return 0;
      *letter = *letter << 6 | (text[i] & 0x3f);
    }

  return *letter >= smallest[n] && *letter <= 0x10ffff ? n : 0;
}

/* What is shown of the letter at *@text, which is passed over; @before is the one
 * before it. */
static const char *
show_letter (const char **text,
             uint32_t    *before,
             size_t      *length)
{
  const char *start = *text;
  uint32_t letter = 0;
  const size_t n = read_letter ((const unsigned char *) start, &letter);
  const bool joins = (letter == JOINER || letter == NON_JOINER) && *before >= FIRST_JOINED;

  *text += n > 0 ? n : 1;
  *length = 1;
  *before = 0;
  if (letter == '\n' || letter == '\t' || letter == '\r')
    return " ";
  if (n == 0 || (is_unseen (letter) && !joins))
    {
      *length = strlen (REPLACEMENT);
      return REPLACEMENT;
    }

  *length = n;
  *before = joins ? 0 : letter;
  return start;
}

size_t
alea_printable (const char *text,
                char       *out,
                size_t      size)
{
  size_t length = 0, written = 0;
  uint32_t before = 0;

  while (*text != '\0')
    {
      size_t n;
      const char *shown = show_letter (&text, &before, &n);

      if (written == length && length + n < size)
        {
          memcpy (out + length, shown, n);
          written += n;
        }
      length += n;
    }

  if (size > 0)
    out[written] = '\0';
  return length;
}

size_t
alea_measure_mark (const void *bytes,
                   size_t      n_bytes)
{
  return n_bytes >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}
