/* alea-pgn-entries.c: numbers and the entries of Free Play, in a comment
 *
 *   {1. Na1 Kh8 2. Bb1 Rg8}      or {i. Na1 Kh8 ii. Bb1 Rg8}
 *
 * No other program knows them as moves, so they stand before the first move
 * (J29).  The first release wrote them as moves; both are read.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include <string.h>

#define BLANKS " \t\r\n"

const char *
alea_pgn_skip_number (const char *word,
                      gboolean    has_entries,
                      gboolean   *is_roman)
{
  gsize n_digits = 0, n_roman = has_entries ? strspn (word, "ivx") : 0, n;

  while (g_ascii_isdigit (word[n_digits]))
    n_digits++;
  n = MAX (n_digits, n_roman);

  *is_roman = FALSE;
  if (n > 0 && word[n] == '\0' && n_digits > 0)
    return word + n;
  if (word[n] != '.')
    return word;

  *is_roman = n_roman > 0;
  while (word[n] == '.')
    n++;
  return word + n;
}

gboolean
alea_pgn_is_passed_over (const char *word)
{
  static const char *const words[] = { "+", "++", "#", "ep", "e.p." };

  if (*word == '\0')
    return TRUE;
  if (*word != '+' && *word != '#' && *word != 'e')
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (word, words[i]))
      return TRUE;

  return FALSE;
}

gboolean
alea_pgn_is_entry (const char *word)
{
  return *word != '\0' && strchr ("KQRBN", word[0]) != NULL
         && word[1] >= 'a' && word[1] <= 'h'
         && (word[2] == '1' || word[2] == '8') && word[3] == '\0';
}

/* A number alone is said of an entry, too. */
static gboolean
is_entry_or_number (const char *word)
{
  gboolean is_roman;

  word = alea_pgn_skip_number (word, TRUE, &is_roman);
  return *word == '\0' || alea_pgn_is_entry (word);
}

gboolean
alea_pgn_build_has_entries (const AleaPgnBuild *self,
                            const AleaPgnToken *token)
{
  const char *rules = self->own[ALEA_PGN_TAG_RULES].value;
  const char *text = token->text->str;
  gboolean has_entries = FALSE;

  if (self->n_entries > 0 || self->n_held_entries > 0 || rules == NULL || strstr (rules, "free-play") == NULL)
    return FALSE;
  /* Behind a move it is a remark. */
  if (!self->has_entries && self->record->events->len > 0)
    return FALSE;

  for (text += strspn (text, BLANKS); *text != '\0'; text += strspn (text, BLANKS))
    {
      const gsize length = strcspn (text, BLANKS);
      g_autofree char *word = g_strndup (text, length);

      if (!is_entry_or_number (word))
        return FALSE;
      has_entries |= alea_pgn_is_entry (word);
      text += length;
    }

  return has_entries;
}
