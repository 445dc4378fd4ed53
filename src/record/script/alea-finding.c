/* alea-finding.c: what a review has found by an event, as a game keeps it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-finding.h"

#include <math.h>
#include <string.h>

void
alea_finding_copy (const AleaFinding *finding,
                   AleaFinding       *copy)
{
  *copy = *finding;
  copy->better = g_strdup (finding->better);
}

void
alea_finding_clear (AleaFinding *finding)
{
  g_free (finding->better);
  *finding = (AleaFinding) { 0 };
}

gboolean
alea_finding_is_empty (const AleaFinding *finding)
{
  return !finding->has_chances && !finding->has_luck && finding->better == NULL;
}

double
alea_finding_get_expectation (const AleaFinding *finding)
{
  return finding->has_chances ? finding->win + finding->draw / 2 : -1;
}

/* --- text ----------------------------------------------------------------- */

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
alea_finding_parse_chances (const char  *text,
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
alea_finding_parse_luck (const char  *text,
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
alea_finding_append (GString           *text,
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
alea_finding_write (const AleaFinding *finding)
{
  g_autoptr(GString) text = g_string_new (NULL);

  alea_finding_append (text, finding);
  if (finding->better != NULL)
    g_string_append_printf (text, "%s(%s)", text->len > 0 ? " " : "", finding->better);

  return g_strdup (text->str);
}

void
alea_finding_read (const char  *text,
                            AleaFinding *finding)
{
  g_auto(GStrv) words = g_strsplit (text, "]", -1);

  *finding = (AleaFinding) { 0 };
  for (guint i = 0; words[i] != NULL; i++)
    {
      char *word = g_strstrip (words[i]);

      if (g_str_has_prefix (word, "[%eval "))
        alea_finding_parse_chances (word + strlen ("[%eval "), finding);
      else if (g_str_has_prefix (word, "[%luck "))
        alea_finding_parse_luck (word + strlen ("[%luck "), finding);
      else if (g_str_has_prefix (word, "(") && g_str_has_suffix (word, ")"))
        finding->better = g_strndup (word + 1, strlen (word) - 2);
    }
}
