/* alea-roll-list.c: rolls as words, in scripts and in files
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-roll-list.h"

#include "alea-notation.h"

#include <string.h>

#define BLANKS       " \t\r\n,"
#define WORD_REROLL  "reroll"

static const char *const source_words[] = {
  [ALEA_SOURCE_PROGRAM] = "program",
  [ALEA_SOURCE_HAND] = "hand",
  [ALEA_SOURCE_CHOSEN] = "chosen",
};

gboolean
alea_roll_parse (const char *word,
                 AleaRoll   *roll)
{
  *roll = (AleaRoll) { 0 };

  for (;;)
    {
      guint64 face;
      char *end;

      if (!g_ascii_isdigit (*word) || roll->n == ALEA_MAX_DICE)
        return FALSE;

      face = g_ascii_strtoull (word, &end, 10);
      if (face > G_MAXUINT8)
        return FALSE;

      roll->face[roll->n++] = (guint8) face;
      if (*end == '\0')
        return TRUE;
      if (*end != '-')
        return FALSE;
      word = end + 1;
    }
}

/* Returns whether @word is one for a source. */
static gboolean
apply_source (const char *word,
              GArray     *rolls,
              guint       n_known)
{
  for (guint source = 0; source < G_N_ELEMENTS (source_words); source++)
    if (g_str_equal (word, source_words[source]))
      {
        for (guint i = n_known; i < rolls->len; i++)
          g_array_index (rolls, AleaListedRoll, i).source = (AleaSource) source;
        return TRUE;
      }

  return FALSE;
}

gboolean
alea_roll_list_parse (const char  *text,
                      GArray      *rolls,
                      guint       *offset,
                      AleaText    *why)
{
  const guint n_before = rolls->len;
  guint n_known = n_before;   /* rolls whose source has been said */

  for (const char *p = text + strspn (text, BLANKS); *p != '\0'; p += strspn (p, BLANKS))
    {
      gsize length = strcspn (p, BLANKS);
      g_autofree char *word = g_strndup (p, length);
      AleaListedRoll item = { .source = ALEA_SOURCE_PROGRAM, .offset = (guint) (p - text) };

      if (alea_roll_parse (word, &item.roll))
        g_array_append_val (rolls, item);
      else if (g_str_equal (word, WORD_REROLL))
        {
          if (rolls->len == n_before)
            g_array_append_val (rolls, item);
          g_array_index (rolls, AleaListedRoll, rolls->len - 1).is_rerolled = TRUE;
        }
      else if (rolls->len > n_known && apply_source (word, rolls, n_known))
        n_known = rolls->len;
      else
        {
          *offset = item.offset;
          alea_text_set (why, NULL, N_("“{word}” is not a roll."));
          alea_text_add_string (why, "word", word);
          return FALSE;
        }

      p += length;
    }

  return TRUE;
}

/* Whether the word for the source stands behind roll number @i: where it
 * changes, and at the end unless it goes without saying. */
static gboolean
ends_source (const GArray *rolls,
             guint         i)
{
  AleaSource source = g_array_index (rolls, AleaListedRoll, i).source;

  if (i + 1 < rolls->len)
    return g_array_index (rolls, AleaListedRoll, i + 1).source != source;

  return source != ALEA_SOURCE_PROGRAM;
}

void
alea_roll_list_append (GString      *text,
                       const GArray *rolls)
{
  for (guint i = 0; i < rolls->len; i++)
    {
      const AleaListedRoll *item = &g_array_index (rolls, AleaListedRoll, i);
      char faces[ALEA_ROLL_TEXT_SIZE];

      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, alea_roll_to_text (item->roll, faces));
      if (item->is_rerolled)
        g_string_append (text, item->roll.n > 0 ? " " WORD_REROLL : WORD_REROLL);
      if (ends_source (rolls, i))
        g_string_append_printf (text, " %s", source_words[item->source]);
    }
}
