/* alea-guide-figure.c: games, boards, marks and rule numbers in a guide file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-page-private.h"

#include "alea-fen.h"
#include "alea-words.h"

#include <string.h>

const AleaRules *
alea_guide_game_read (const AleaGuideEntry  *entry,
                      GError               **error)
{
  const AleaRules *rules = alea_rules_find (entry->value);
  g_autoptr(GError) why = NULL;

  if (rules != NULL)
    return rules;

  alea_guide_reader_fail_at (entry, 0, &why, "there is no game “%s”", entry->value);
  g_set_error_literal (error, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_GAME, why->message);
  return NULL;
}

static const char *const figure_names[ALEA_N_FIGURES] = {
  [ALEA_FIGURE_LIT] = "lit",
  [ALEA_FIGURE_DOT] = "dot",
  [ALEA_FIGURE_RING] = "ring",
  [ALEA_FIGURE_CROSS] = "cross",
  [ALEA_FIGURE_CASTLE] = "castle",
  [ALEA_FIGURE_DIAMOND] = "diamond",
  [ALEA_FIGURE_PORTAL] = "portal",
  [ALEA_FIGURE_ARROW] = "arrow",
};

static int
find_figure (const char *word,
             gsize       length)
{
  for (int i = 0; i < ALEA_N_FIGURES; i++)
    if (strlen (figure_names[i]) == length && strncmp (figure_names[i], word, length) == 0)
      return i;

  return -1;
}

/* "e4", or "e2-e4" of an arrow, in @length bytes. */
static gboolean
parse_squares (const AleaGeometry *geometry,
               const char         *word,
               gsize               length,
               AleaFigureMark     *mark)
{
  const char *end;

  mark->to = ALEA_NO_SQUARE;
  mark->square = alea_geometry_parse (geometry, word, &end);
  if (mark->square == ALEA_NO_SQUARE)
    return FALSE;

  if (mark->figure == ALEA_FIGURE_ARROW)
    {
      if (*end != '-')
        return FALSE;
      mark->to = alea_geometry_parse (geometry, end + 1, &end);
      if (mark->to == ALEA_NO_SQUARE)
        return FALSE;
    }

  return end == word + length;
}

/* "dot e4 e5 arrow e2-e4": a name is for all squares up to the next. */
gboolean
alea_guide_marks_read (const AleaGuideEntry  *entry,
                       const AleaGeometry    *geometry,
                       GArray                *marks,
                       GError               **error)
{
  gsize offset = 0, length;
  int figure = -1;

  for (; length = alea_guide_next_word (entry->value, &offset), length > 0; offset += length)
    {
      const char *word = entry->value + offset;
      AleaFigureMark mark;
      int found = find_figure (word, length);

      if (found >= 0)
        {
          figure = found;
          continue;
        }

      if (figure < 0)
        return alea_guide_reader_fail_at (entry, offset, error, "the name of a mark comes first");

      mark.figure = (AleaFigure) figure;
      if (!parse_squares (geometry, word, length, &mark))
        return alea_guide_reader_fail_at (entry, offset, error, "“%.*s” is no place for “%s”",
                                          (int) length, word, figure_names[figure]);
      g_array_append_val (marks, mark);
    }

  return TRUE;
}

gboolean
alea_guide_fen_read (const AleaGuideEntry  *entry,
                     const AleaRules       *rules,
                     AleaSetup             *setup,
                     GError               **error)
{
  g_autofree char *sentence = NULL;
  AleaFenError why;
  const char *place;

  if (alea_fen_read (entry->value, rules, setup, &why))
    return TRUE;

  sentence = alea_words_expand (&why.text);
  place = g_utf8_offset_to_pointer (entry->value, MIN (why.column - 1, g_utf8_strlen (entry->value, -1)));
  return alea_guide_reader_fail_at (entry, (gsize) (place - entry->value), error, "%s", sentence);
}

/* "J24", "JA14": the letters are the game's own. */
static gboolean
is_rule (const char *word)
{
  gsize letters = strspn (word, G_CSET_A_2_Z);
  gsize digits = strspn (word + letters, "0123456789");

  return letters > 0 && digits > 0 && word[letters + digits] == '\0';
}

gboolean
alea_guide_rules_read (const AleaGuideEntry  *entry,
                       GStrv                 *rules,
                       GError               **error)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  gsize offset = 0, length;

  for (; length = alea_guide_next_word (entry->value, &offset), length > 0; offset += length)
    {
      g_autofree char *word = g_strndup (entry->value + offset, length);

      if (!is_rule (word))
        return alea_guide_reader_fail_at (entry, offset, error, "“%s” is no number of a rule", word);
      g_strv_builder_add (builder, word);
    }

  g_strfreev (*rules);
  *rules = g_strv_builder_end (builder);
  return TRUE;
}
