/* alea-variation-text.c: comments and variations of a file, so that they can be read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-variation-text.h"

#include "alea-letters.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define THREE_DOTS "..."
#define ELLIPSIS   "\342\200\246"

/* --- marks ------------------------------------------------------------------ */

/* By the numbers that files have for them. */
static const struct
{
  const char *nag;
  const char *mark;
  const char *judgement;
} marks[] = {
  /* Translators: what these marks behind a move mean: ! ? !! ?? !? ?! */
  { "$1", "!", N_("A good move.") },
  { "$2", "?", N_("A poor move.") },
  { "$3", "!!", N_("A very good move.") },
  { "$4", "??", N_("A very poor move.") },
  { "$5", "!?", N_("An interesting move.") },
  { "$6", "?!", N_("A dubious move.") },
};

const char *
alea_variation_text_mark (const char *nags)
{
  g_auto(GStrv) words = g_strsplit (nags != NULL ? nags : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    for (guint k = 0; k < G_N_ELEMENTS (marks); k++)
      if (g_str_equal (words[i], marks[k].nag))
        return marks[k].mark;

  return NULL;
}

const char *
alea_variation_text_judgement (const char *mark)
{
  for (guint i = 0; mark != NULL && i < G_N_ELEMENTS (marks); i++)
    if (g_str_equal (mark, marks[i].mark))
      return alea_words_translate (marks[i].judgement);

  return NULL;
}

/* --- comments --------------------------------------------------------------- */

/* The words of @comment that are not in "[%…]", with single blanks. */
static char *
drop_commands (const char *comment)
{
  GString *text = g_string_new (NULL);
  const char *p = comment;
  gboolean is_closed = TRUE;    /* not looked for again and again, where it is not */

  while (*p != '\0')
    {
      const gboolean opens = is_closed && g_str_has_prefix (p, "[%");
      const char *end = opens ? strchr (p, ']') : NULL;

      if (opens && end == NULL)
        is_closed = FALSE;
      if (end != NULL)
        p = end;
      else if (!g_ascii_isspace (*p))
        g_string_append_c (text, *p);
      if ((end != NULL || g_ascii_isspace (*p)) && text->len > 0 && text->str[text->len - 1] != ' ')
        g_string_append_c (text, ' ');
      p++;
    }

  return g_strchomp (g_string_free (text, FALSE));
}

char *
alea_variation_text_comment (const char *comment)
{
  g_autofree char *text = drop_commands (comment);

  return *text != '\0' ? alea_words_printable (text) : NULL;
}

/* --- variations ------------------------------------------------------------- */

static void
append_word (GString    *text,
             const char *word)
{
  if (*word != '\0' && text->len > 0 && text->str[text->len - 1] != ' ' && text->str[text->len - 1] != '(')
    g_string_append_c (text, ' ');
  g_string_append (text, word);
}

/* "Nf3", "10...", "$1)": brackets keep to what they stand beside. */
static void
append_outside (GString    *text,
                const char *word)
{
  const gsize n_open = strspn (word, "("), length = strcspn (word + n_open, ")");
  g_autofree char *open = g_strndup (word, n_open), *middle = g_strndup (word + n_open, length);
  g_autofree char *letters = alea_letters_show (middle);
  g_auto(GStrv) parts = g_strsplit (letters, THREE_DOTS, -1);
  g_autofree char *shown = g_strjoinv (ELLIPSIS, parts);

  append_word (text, open);
  if (*middle == '$')
    g_string_append (text, alea_variation_text_mark (middle) != NULL ? alea_variation_text_mark (middle) : "");
  else
    append_word (text, shown);
  g_string_append (text, word + n_open + length);
}

/* "{T3}" is where a teleport leads, and part of the move; returns what is behind
 * the comment. */
static const char *
append_inside (GString    *text,
               const char *open)
{
  const char *end = strchr (open, '}');
  const gsize length = end != NULL ? (gsize) (end - open) + 1 : strlen (open);
  g_autofree char *braced = g_strndup (open, length), *inner = NULL, *words = NULL;

  if (length == strlen ("{T3}") && open[1] == 'T' && g_ascii_isdigit (open[2]))
    {
      append_word (text, braced);
      return open + length;
    }

  inner = g_strndup (open + 1, length - (end != NULL ? 2 : 1));
  words = drop_commands (inner);
  append_word (text, words);
  return open + length;
}

char *
alea_variation_text_show (const char *variations)
{
  g_autofree char *printable = alea_words_printable (variations);
  GString *text = g_string_new (NULL);
  const char *p = printable;

  while (*p != '\0')
    {
      const gsize length = strcspn (p, " {");
      g_autofree char *word = g_strndup (p, length);

      if (length > 0)
        append_outside (text, word);
      p += length;
      if (*p == '{')
        p = append_inside (text, p);
      else if (*p != '\0')
        p++;
    }

  return g_string_free (text, FALSE);
}
