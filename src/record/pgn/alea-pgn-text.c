/* alea-pgn-text.c: letters and signs in files of other programs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-text.h"

#include <math.h>
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

/* The digits behind a decimal point, as milliseconds. */
static gboolean
parse_fraction (const char *digits,
                gint64     *milliseconds)
{
  *milliseconds = 0;
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

/* --- what a review has found ---------------------------------------------- */

/* A number as scripts write it, with nothing strange in it. */
static gboolean
parse_number (const char *text,
              const char *letters,
              double     *number)
{
  char *end;

  if (*text == '\0' || text[strspn (text, letters)] != '\0')
    return FALSE;

  *number = g_ascii_strtod (text, &end);
  return *end == '\0' && isfinite (*number);
}

gboolean
alea_pgn_text_parse_chances (const char  *text,
                             AleaFinding *finding)
{
  g_auto(GStrv) words = g_strsplit (text, "/", 4);
  double chances[3];

  if (g_strv_length (words) != 3)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    if (!parse_number (words[i], "0123456789.", &chances[i]) || chances[i] > 1)
      return FALSE;

  finding->has_chances = true;
  finding->win = chances[0];
  finding->draw = chances[1];
  finding->loss = chances[2];
  return TRUE;
}

gboolean
alea_pgn_text_parse_luck (const char  *text,
                          AleaFinding *finding)
{
  double luck;

  if ((*text != '+' && *text != '-') || !parse_number (text + 1, "0123456789.", &luck) || luck > 2)
    return FALSE;

  finding->has_luck = true;
  finding->luck = *text == '-' ? -luck : luck;
  return TRUE;
}

static void
append_number (GString    *text,
               const char *format,
               double      number,
               char        after)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (text, g_ascii_formatd (digits, sizeof digits, format, number));
  g_string_append_c (text, after);
}

static void
append_command (GString    *text,
                const char *name)
{
  g_string_append_printf (text, "%s[%%%s ", text->len > 0 ? " " : "", name);
}

void
alea_pgn_text_append_finding (GString           *text,
                              const AleaFinding *finding)
{
  if (finding->has_chances)
    {
      append_command (text, "eval");
      append_number (text, "%.3f", finding->win, '/');
      append_number (text, "%.3f", finding->draw, '/');
      append_number (text, "%.3f", finding->loss, ']');
    }

  if (finding->has_luck)
    {
      append_command (text, "luck");
      append_number (text, "%+.2f", fabs (finding->luck) < 0.005 ? 0 : finding->luck, ']');
    }
}

char *
alea_pgn_text_write_finding (const AleaFinding *finding)
{
  g_autoptr(GString) text = g_string_new (NULL);

  alea_pgn_text_append_finding (text, finding);
  if (finding->better != NULL)
    g_string_append_printf (text, "%s(%s)", text->len > 0 ? " " : "", finding->better);

  return g_strdup (text->str);
}

void
alea_pgn_text_read_finding (const char  *text,
                            AleaFinding *finding)
{
  g_auto(GStrv) words = g_strsplit (text, "]", -1);

  *finding = (AleaFinding) { 0 };
  for (guint i = 0; words[i] != NULL; i++)
    {
      char *word = g_strstrip (words[i]);

      if (g_str_has_prefix (word, "[%eval "))
        alea_pgn_text_parse_chances (word + strlen ("[%eval "), finding);
      else if (g_str_has_prefix (word, "[%luck "))
        alea_pgn_text_parse_luck (word + strlen ("[%luck "), finding);
      else if (g_str_has_prefix (word, "(") && g_str_has_suffix (word, ")"))
        finding->better = g_strndup (word + 1, strlen (word) - 2);
    }
}
