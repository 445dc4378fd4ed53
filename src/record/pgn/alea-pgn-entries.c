/* alea-pgn-entries.c: the entries of Free Play, in a comment
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

  if (self->n_entries > 0 || rules == NULL || strstr (rules, "free-play") == NULL)
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

void
alea_pgn_build_take_entries (AleaPgnBuild       *self,
                             const AleaPgnToken *token)
{
  g_auto(GStrv) words = g_strsplit_set (token->text->str, BLANKS, -1);

  if (!alea_pgn_build_begin (self) || !self->has_entries)
    return;

  for (guint i = 0; words[i] != NULL && !self->is_bad; i++)
    {
      g_autoptr(GString) text = g_string_new (words[i]);
      AleaPgnToken word = *token;

      if (text->len == 0)
        continue;
      word.type = ALEA_PGN_TOKEN_WORD;
      word.text = text;
      alea_pgn_build_take (self, &word);
    }
}
