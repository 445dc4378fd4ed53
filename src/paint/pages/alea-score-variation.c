/* alea-score-variation.c: variations as books print them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-score-variation.h"

#include "alea-score-signs.h"

#include <string.h>

/* No line ends there. */
#define TOGETHER "\u2060"

typedef struct
{
  const AleaGameScore *score;
  GString             *text;
  gboolean             is_glued;   /* the next word follows without a blank */
} Writer;

char *
alea_score_keep_together (const char *move)
{
  g_autoptr(GString) kept = g_string_new (move);

  g_string_replace (kept, " ", "\u00a0", 0);
  g_string_replace (kept, "-", TOGETHER "-" TOGETHER, 0);
  return g_string_free (g_steal_pointer (&kept), FALSE);
}

static void
append (Writer     *writer,
        const char *word)
{
  if (!writer->is_glued && writer->text->len > 0)
    g_string_append_c (writer->text, ' ');
  g_string_append (writer->text, word);
  writer->is_glued = FALSE;
}

/* "$1" stands right behind its move, "$14" beside it; others are for programs. */
static void
append_nag (Writer *writer,
            char   *nag)
{
  const AleaScoreNote note = { .nags = nag, .expectation = -1 };
  const AleaScoreSign *decision = alea_score_sign_of_decision (&note), *position = alea_score_sign_of_position (&note);

  if (decision != NULL)
    g_string_append (writer->text, decision->sign);
  else if (position != NULL)
    g_string_append_printf (writer->text, "\u00a0%s", position->sign);
}

static void
append_move (Writer *writer,
             char   *move)
{
  const AleaScoreNote note = { .better = move };
  g_autofree char *shown = alea_game_score_write_better (writer->score, &note);
  g_autofree char *kept = alea_score_keep_together (shown);

  append (writer, kept);
}

/* "12.", "12...Nf6": @word behind the number, which stays with its move. */
static char *
append_number (Writer *writer,
               char   *word)
{
  const gsize n_digits = strspn (word, "0123456789"), n_dots = strspn (word + n_digits, ".");
  g_autofree char *number = NULL;

  if (n_digits == 0 || n_dots == 0)
    return word;

  number = g_strdup_printf ("%.*s%s" TOGETHER, (int) n_digits, word, n_dots == 1 ? "." : "…");
  append (writer, number);
  writer->is_glued = TRUE;
  return word + n_digits + n_dots;
}

static void
append_word (Writer  *writer,
             GString *word)
{
  char *rest = word->str;

  if (*rest == '$')
    {
      append_nag (writer, rest);
      g_string_truncate (word, 0);
      return;
    }

  rest = append_number (writer, rest);
  /* "*" and "..." say nothing. */
  if (strpbrk (rest, "0123456789") != NULL || strchr (rest, 'O') != NULL)
    append_move (writer, rest);
  else if (rest[strspn (rest, "*.")] != '\0')
    append (writer, rest);
  g_string_truncate (word, 0);
}

/* A comment from its brace on; returns where it ends.  "{T3}" belongs to a move. */
static const char *
append_comment (Writer     *writer,
                const char *brace)
{
  const gsize length = strcspn (brace + 1, "}");
  g_autofree char *comment = g_strndup (brace + 1, length);
  const gboolean is_terrace = length == 2 && comment[0] == 'T' && g_ascii_isdigit (comment[1]);

  g_strstrip (comment);
  if (is_terrace)
    g_string_append_printf (writer->text, "\u00a0{%s}", comment);
  else if (*comment != '\0')
    append (writer, comment);
  return brace[1 + length] == '\0' ? brace + length : brace + 1 + length;
}

char *
alea_score_write_variations (const AleaGameScore *score,
                             const char          *pgn)
{
  g_autoptr(GString) text = g_string_new (NULL), word = g_string_new (NULL);
  Writer writer = { .score = score, .text = text };

  for (const char *p = pgn; *p != '\0'; p++)
    {
      if (strchr (" (){}", *p) == NULL)
        {
          g_string_append_c (word, *p);
          continue;
        }
      if (word->len > 0)
        append_word (&writer, word);
      if (*p == '(')
        {
          append (&writer, "(");
          writer.is_glued = TRUE;
        }
      else if (*p == ')')
        g_string_append_c (text, ')');
      else if (*p == '{')
        p = append_comment (&writer, p);
    }
  if (word->len > 0)
    append_word (&writer, word);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
