/* alea-pgn-text.c: letters and signs in files of other programs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-text.h"

#include <string.h>

#define HOUR    G_GINT64_CONSTANT (3600000)
#define MINUTE  G_GINT64_CONSTANT (60000)
#define SECOND  G_GINT64_CONSTANT (1000)

void
alea_pgn_text_make_utf8 (GString *text)
{
  g_autofree char *bytes = NULL;
  gsize n_bytes = text->len;

  if (g_utf8_validate (text->str, (gssize) text->len, NULL))
    return;

  bytes = g_memdup2 (text->str, n_bytes);
  g_string_truncate (text, 0);
  for (gsize i = 0; i < n_bytes; i++)
    g_string_append_unichar (text, (guchar) bytes[i]);
}

/* NULL: the letter stands for itself. */
static const char *
find_ascii (gunichar letter)
{
  static const char *const pieces[] = { "K", "Q", "R", "B", "N", "P" };

  /* From the white king to the black pawn. */
  if (letter >= 0x2654 && letter <= 0x265f)
    return pieces[(letter - 0x2654) % G_N_ELEMENTS (pieces)];

  switch (letter)
    {
    case 0x00bd:   /* one half */
      return "1/2";
    case 0x00d7:   /* multiplication sign */
      return "x";
    case 0x2010:   /* hyphens, dashes, minus */
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
      return "-";
    default:
      return NULL;
    }
}

void
alea_pgn_text_make_ascii (GString *word)
{
  g_autofree char *letters = NULL;

  letters = g_strdup (word->str);
  g_string_truncate (word, 0);
  for (const char *p = letters; *p != '\0'; p = g_utf8_next_char (p))
    {
      const char *ascii = find_ascii (g_utf8_get_char (p));

      if (ascii != NULL)
        g_string_append (word, ascii);
      else
        g_string_append_unichar (word, g_utf8_get_char (p));
    }
}

void
alea_pgn_text_make_nag (GString *signs)
{
  static const char *const numbers[2][2] = { { "$3", "$5" }, { "$6", "$4" } };
  gboolean is_bad = signs->str[0] == '?';

  if (signs->len == 1)
    g_string_assign (signs, is_bad ? "$2" : "$1");
  else
    g_string_assign (signs, numbers[is_bad][signs->str[1] == '?']);
}

/* --- clocks -------------------------------------------------------------- */

gboolean
alea_pgn_text_is_terrace (const char *text)
{
  return text[0] == 'T' && g_ascii_isdigit (text[1]) && text[2] == '\0';
}

/* Adds the digits behind a decimal point, as milliseconds. */
static gboolean
parse_fraction (const char *digits,
                gint64     *milliseconds)
{
  for (gint64 worth = 100; g_ascii_isdigit (*digits); worth /= 10)
    *milliseconds += (*digits++ - '0') * worth;

  return *digits == '\0';
}

gboolean
alea_pgn_text_parse_clock (const char *text,
                           gint64     *milliseconds)
{
  gint64 fraction = 0, seconds = 0;
  int n_parts = 0;

  for (;;)
    {
      gsize length = strspn (text, "0123456789");

      if (length == 0 || length > 6 || n_parts++ == 3)
        return FALSE;

      seconds = seconds * 60 + g_ascii_strtoll (text, NULL, 10);
      text += length;
      if (*text != ':')
        break;
      text++;
    }

  if ((*text == '.' && !parse_fraction (text + 1, &fraction)) || (*text != '.' && *text != '\0'))
    return FALSE;

  *milliseconds = seconds * SECOND + fraction;
  return TRUE;
}

void
alea_pgn_text_append_clock (GString *text,
                            gint64   milliseconds)
{
  g_string_append_printf (text, "%" G_GINT64_FORMAT ":%02" G_GINT64_FORMAT ":%02" G_GINT64_FORMAT,
                          milliseconds / HOUR, milliseconds / MINUTE % 60, milliseconds / SECOND % 60);
  if (milliseconds % SECOND == 0)
    return;

  g_string_append_printf (text, ".%03" G_GINT64_FORMAT, milliseconds % SECOND);
  while (text->str[text->len - 1] == '0')
    g_string_truncate (text, text->len - 1);
}
