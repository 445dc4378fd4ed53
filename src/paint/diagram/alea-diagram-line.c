/* alea-diagram-line.c: the words of a line of a diagram file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-line.h"

#include "alea-diagram.h"
#include "alea-diagram-words.h"

#include <glib/gi18n-lib.h>

gboolean
alea_line_fail (AleaLine   *self,
                const char *message)
{
  g_set_error_literal (self->error, ALEA_DIAGRAM_ERROR, ALEA_DIAGRAM_ERROR_FILE, message);
  return FALSE;
}

gboolean
alea_line_fail_at (AleaLine   *self,
                   const char *at,
                   const char *message)
{
  self->p = at;
  return alea_line_fail (self, message);
}

void
alea_line_skip_blanks (AleaLine *self)
{
  while (*self->p == ' ' || *self->p == '\t')
    self->p++;
}

gsize
alea_line_read_word (AleaLine    *self,
                     const char **word)
{
  alea_line_skip_blanks (self);
  *word = self->p;
  while (*self->p != '\0' && *self->p != ' ' && *self->p != '\t')
    self->p++;

  return (gsize) (self->p - *word);
}

gboolean
alea_line_read_end (AleaLine *self)
{
  alea_line_skip_blanks (self);
  return *self->p == '\0' || alea_line_fail (self, _("There is unexpected text at the end of the line."));
}

gboolean
alea_line_read_choice (AleaLine          *self,
                       const char *const *words,
                       int               *choice)
{
  const char *word;
  gsize length = alea_line_read_word (self, &word);

  *choice = alea_diagram_find_word (words, word, length);
  return *choice >= 0 || alea_line_fail_at (self, word, _("This word is not allowed here."));
}

gboolean
alea_line_read_number (AleaLine *self,
                       int     min,
                       int     max,
                       int    *number)
{
  const char *word;
  gsize length = alea_line_read_word (self, &word);
  g_autofree char *text = g_strndup (word, length);
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, (guint64) min, (guint64) max, &value, NULL))
    return alea_line_fail_at (self, word, _("This number is not allowed here."));

  *number = (int) value;
  return TRUE;
}

gboolean
alea_line_read_colour (AleaLine        *self,
                       AleaColourValue *colour)
{
  const char *word;
  gsize length = alea_line_read_word (self, &word);

  if (length == 0 || (length == 1 && *word == '-'))
    return TRUE;

  return alea_diagram_parse_colour (word, length, colour)
         || alea_line_fail_at (self, word, _("This is not a colour. Use a name, or a code such as #ffcc00."));
}

char *
alea_line_read_text (AleaLine *self,
                     glong   max)
{
  g_autoptr(GString) text = g_string_new (NULL);

  alea_line_skip_blanks (self);
  for (; *self->p != '\0'; self->p++)
    {
      char c = *self->p;

      if (c == '\\')
        {
          if (self->p[1] != 'n' && self->p[1] != '\\')
            {
              alea_line_fail (self, _("Use a backslash only in “\\n” and “\\\\”."));
              return NULL;
            }
          c = *++self->p == 'n' ? '\n' : '\\';
        }
      g_string_append_c (text, c);
    }

  if (g_utf8_strlen (text->str, -1) > max)
    {
      alea_line_fail (self, _("This text is too long."));
      return NULL;
    }

  return g_strdup (text->str);
}
