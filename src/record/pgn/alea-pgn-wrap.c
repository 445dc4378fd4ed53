/* alea-pgn-wrap.c: words and comments into lines
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-wrap.h"

#include "alea-pgn-text.h"

#include <string.h>

/* A line that begins with '%' is no part of the game, and one that begins
 * like a tag might be taken for the next game. */
static gboolean
may_begin_line (const char *word)
{
  return word[0] != '%' && (word[0] != '[' || word[1] == '%');
}

/* Whether @unit ends amid a command, which stays together with @word as far as
 * a line goes: other programs look for it as it stands. */
static gboolean
ends_in_command (const char *unit,
                 const char *word)
{
  const char *command = g_strrstr (unit, "[%");

  return command != NULL && strchr (command, ']') == NULL && strlen (unit) + 1 + strlen (word) <= ALEA_PGN_LINE;
}

/* What is glued to the next word of @length goes to the next line with it, if both
 * have room there. */
static void
break_line (AleaPgnWrap *self,
            gsize        length)
{
  const gsize glued = self->is_glued ? self->column - self->begun_column : 0;

  if (glued > 0 && self->begun_column > 0 && glued + length <= ALEA_PGN_LINE)
    {
      self->text->str[self->begun - 1] = '\n';
      self->column = glued;
    }
  else
    {
      g_string_append_c (self->text, '\n');
      self->column = 0;
    }

  self->begun_column = 0;
}

void
alea_pgn_wrap_word (AleaPgnWrap *self,
                    const char  *word)
{
  gsize length = (gsize) g_utf8_strlen (word, -1);
  gboolean has_blank;

  if (self->column > 0 && self->column + !self->is_glued + length > ALEA_PGN_LINE)
    break_line (self, length);

  has_blank = self->column > 0 && !self->is_glued;
  if (has_blank)
    g_string_append_c (self->text, ' ');
  if (!self->is_glued)
    {
      self->begun = self->text->len;
      self->begun_column = self->column + has_blank;
    }
  g_string_append (self->text, word);
  self->column += has_blank + length;
  self->is_glued = FALSE;
}

void
alea_pgn_wrap_words (AleaPgnWrap *self,
                     const char  *words)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1);
  g_autoptr(GString) unit = g_string_new (NULL);

  for (guint i = 0; list[i] != NULL; i++)
    {
      if (*list[i] == '\0')
        continue;

      if (unit->len > 0 && may_begin_line (list[i]) && !ends_in_command (unit->str, list[i]))
        {
          alea_pgn_wrap_word (self, unit->str);
          g_string_truncate (unit, 0);
        }
      g_string_append_printf (unit, "%s%s", unit->len > 0 ? " " : "", list[i]);
    }

  if (unit->len > 0)
    alea_pgn_wrap_word (self, unit->str);
}

/* Whether the text at @p would be read as a command. */
static gboolean
is_command (const char *p)
{
  static const char *const commands[] = { "[%roll", "[%seats", "[%clk" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_has_prefix (p, commands[i]))
      return TRUE;

  return FALSE;
}

static void
append_clean (GString    *text,
              const char *words)
{
  g_autofree char *valid = g_utf8_make_valid (words, -1);

  for (const char *p = valid; *p != '\0'; p++)
    if (*p == '{' || *p == '}')
      g_string_append_c (text, *p == '{' ? '(' : ')');
    else if ((guchar) *p < ' ' || *p == 0x7f)
      g_string_append_c (text, ' ');
    else if (is_command (p))
      g_string_append (text, "[ ");
    else
      g_string_append_c (text, *p);
}

void
alea_pgn_wrap_comment (AleaPgnWrap *self,
                       const char  *commands,
                       const char  *words)
{
  g_autoptr(GString) clean = g_string_new (NULL);
  g_autofree char *braced = NULL;

  if (words != NULL)
    append_clean (clean, words);

  /* Behind an empty comment it is a remark, and no terrace. */
  g_strstrip (clean->str);
  if (alea_pgn_text_is_terrace (clean->str))
    alea_pgn_wrap_word (self, "{}");

  braced = g_strconcat ("{", commands != NULL ? commands : "",
                        commands != NULL && *commands != '\0' && *clean->str != '\0' ? " " : "", clean->str, "}", NULL);
  alea_pgn_wrap_words (self, braced);
}

void
alea_pgn_wrap_tag (GString    *text,
                   const char *name,
                   const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  g_string_append_c (text, '[');
  for (; *name != '\0'; name++)
    g_string_append_c (text, g_ascii_isalnum (*name) ? *name : '_');
  g_string_append (text, " \"");

  for (const char *p = valid; *p != '\0'; p++)
    {
      if (*p == '"' || *p == '\\')
        g_string_append_c (text, '\\');
      g_string_append_c (text, (guchar) *p < ' ' || *p == 0x7f ? ' ' : *p);
    }

  g_string_append (text, "\"]\n");
}
