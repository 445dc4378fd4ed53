/* alea-guide-words.c: the words of a text, to be looked up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-words.h"

#include <string.h>

/* Forms of a word begin alike, with so many letters at least, and differ in no more
 * than so many at the end: "castle" and "castling". */
#define MIN_STEM   4
#define MAX_ENDING 3

/* Shorter ones are in too many words to be looked for inside them. */
#define MIN_WITHIN 4

/* What follows "I’" in "I’m" is none, what follows "l’" in « l’échec » is one; and
 * what follows "dell’" and its like in Italian. */
#define MIN_ELIDED 3

/* Marks belong to letters, as in Hindi. */
static gboolean
is_letter (gunichar c)
{
  return g_unichar_isalnum (c) || g_unichar_ismark (c);
}

/* Chinese puts no space between its words. */
static gboolean
is_han (gunichar c)
{
  return g_unichar_get_script (c) == G_UNICODE_SCRIPT_HAN;
}

static gboolean
is_apostrophe (gunichar c)
{
  return c == '\'' || c == 0x2019;
}

static gboolean
is_joint (gunichar c)
{
  return is_apostrophe (c) || c == '-' || c == 0x2010 || c == 0x2011;
}

/* Whether @word is all that an elision has left, as in « l’échec » and « qu’une »,
 * and what follows it, from @rest on, is a word by itself. */
static gboolean
is_elided (const char *word,
           const char *rest)
{
  int n = 0;

  for (; is_letter (g_utf8_get_char (rest)); rest = g_utf8_next_char (rest))
    n++;

  return n >= MIN_ELIDED && (g_utf8_strlen (word, -1) == 1 || g_str_equal (word, "qu") || g_str_has_suffix (word, "ll"));
}

/* What was found, and begins anew.  A line of Chinese is looked up by any two
 * characters that follow one another, most of which are words. */
static void
add_words (GStrvBuilder *words,
           GString      *found)
{
  const char *p = found->str, *next = g_utf8_next_char (p);

  if (is_han (g_utf8_get_char (p)) && *next != '\0')
    for (; *next != '\0'; p = g_utf8_next_char (p))
      {
        g_autofree char *pair = NULL;

        next = g_utf8_next_char (next);
        pair = g_strndup (p, (gsize) (next - p));
        g_strv_builder_add (words, pair);
      }
  else if (found->len > 0)
    g_strv_builder_add (words, p);
  g_string_truncate (found, 0);
}

static gunichar
get_last (const GString *word)
{
  return word->len > 0 ? g_utf8_get_char (g_utf8_prev_char (word->str + word->len)) : '\0';
}

GStrv
alea_guide_words_split (const char *text)
{
  g_autoptr(GStrvBuilder) words = g_strv_builder_new ();
  g_autoptr(GString) word = g_string_new (NULL);
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE), *folded = NULL;

  g_return_val_if_fail (normal != NULL, g_strv_builder_end (words));

  folded = g_utf8_casefold (normal, -1);
  for (const char *p = folded; ; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (is_han (c) != is_han (get_last (word)))
        add_words (words, word);
      if (is_letter (c))
        g_string_append_unichar (word, c);
      else if (is_apostrophe (c) && is_elided (word->str, g_utf8_next_char (p)))
        g_string_truncate (word, 0);
      else if (word->len > 0 && (!is_joint (c) || !is_letter (g_utf8_get_char (g_utf8_next_char (p)))))
        add_words (words, word);
      if (c == '\0')
        return g_strv_builder_end (words);
    }
}

static glong
count_common (const char *a,
              const char *b)
{
  glong n = 0;

  for (; *a != '\0' && g_utf8_get_char (a) == g_utf8_get_char (b); n++)
    {
      a = g_utf8_next_char (a);
      b = g_utf8_next_char (b);
    }

  return n;
}

double
alea_guide_words_compare (const char *word,
                          const char *query)
{
  const glong n_common = count_common (word, query);
  const glong length = g_utf8_strlen (query, -1), longest = MAX (g_utf8_strlen (word, -1), length);

  if (n_common == longest)
    return 1;
  if (n_common >= MIN_STEM && n_common >= longest - MAX_ENDING)
    return 0.9;
  if (n_common == length && length > 1)
    return 0.6;

  return (length >= MIN_WITHIN || is_han (g_utf8_get_char (query))) && strstr (word, query) != NULL ? 0.4 : 0;
}
