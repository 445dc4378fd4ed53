/* alea-guide-reader.c: the lines of a guide file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-reader.h"

#include <string.h>

struct _AleaGuideReader
{
  char   *name;
  char   *text;
  GArray *entries;   /* of AleaGuideEntry */
  guint   next;
};

G_DEFINE_QUARK (alea-guide-error-quark, alea_guide_error)

/* --- errors --------------------------------------------------------------- */

/* Returns FALSE, as whoever has failed does. */
static gboolean
set_error (const AleaGuideReader  *self,
           const char             *where,
           AleaGuideError          code,
           GError                **error,
           const char             *sentence)
{
  const char *line = self->text;
  guint number = 1;

  for (const char *c = self->text; c < where; c++)
    if (*c == '\n')
      {
        line = c + 1;
        number++;
      }

  g_set_error (error, ALEA_GUIDE_ERROR, code, "%s:%u:%u: %s", self->name, number,
               (guint) g_utf8_strlen (line, where - line) + 1, sentence);
  return FALSE;
}

static const char *
find_key (const AleaGuideEntry *entry)
{
  const char *start = entry->raw;

  while (start > entry->reader->text && start[-1] != '\n')
    start--;

  return start;
}

/* A run of blanks with the end of a line in it is one blank of the value. */
static gsize
measure_break (const char *text)
{
  gsize length = strspn (text, " \t\n");

  return memchr (text, '\n', length) != NULL ? length : 0;
}

static const char *
find_offset (const AleaGuideEntry *entry,
             gsize                 offset)
{
  const char *raw = entry->raw;

  for (gsize i = 0; i < offset; i++)
    raw += MAX (measure_break (raw), 1);

  return raw;
}

gboolean
alea_guide_reader_fail (const AleaGuideEntry  *entry,
                        GError               **error,
                        const char            *format,
                        ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);

  return set_error (entry->reader, find_key (entry), ALEA_GUIDE_ERROR_ENTRY, error, sentence);
}

gboolean
alea_guide_reader_fail_at (const AleaGuideEntry  *entry,
                           gsize                  offset,
                           GError               **error,
                           const char            *format,
                           ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);

  return set_error (entry->reader, find_offset (entry, offset), ALEA_GUIDE_ERROR_ENTRY, error, sentence);
}

/* --- reading -------------------------------------------------------------- */

static void
clear_entry (gpointer data)
{
  AleaGuideEntry *entry = data;

  g_free (entry->key);
  g_free (entry->value);
}

/* The value that begins at @raw, up to a line that does not go on with it;
 * *@end is set to the end of its last line. */
static char *
read_value (const char  *raw,
            const char **end)
{
  GString *value = g_string_new (NULL);

  for (;;)
    {
      gsize length = strcspn (raw, "\n");
      gsize kept = length;

      while (kept > 0 && (raw[kept - 1] == ' ' || raw[kept - 1] == '\t'))
        kept--;
      g_string_append_len (value, raw, (gssize) kept);
      raw += length;

      if (*raw == '\0' || (raw[1] != ' ' && raw[1] != '\t') || raw[1 + strspn (raw + 1, " \t")] == '\n'
          || raw[1 + strspn (raw + 1, " \t")] == '\0')
        break;

      raw += 1 + strspn (raw + 1, " \t");
      g_string_append_c (value, ' ');
    }

  *end = raw;
  return g_string_free (value, FALSE);
}

/* An entry at the beginning of the line @line. */
static gboolean
read_entry (AleaGuideReader  *self,
            const char       *line,
            const char      **end,
            GError          **error)
{
  gsize length = strspn (line, "abcdefghijklmnopqrstuvwxyz-");
  AleaGuideEntry entry = { .reader = self };

  if (length == 0 || line[length] != ':')
    return set_error (self, line + length, ALEA_GUIDE_ERROR_TEXT, error, "a line begins with a key and a colon");

  entry.raw = line + length + 1;
  entry.raw += strspn (entry.raw, " \t");
  if (*entry.raw == '\n' || *entry.raw == '\0')
    return set_error (self, entry.raw, ALEA_GUIDE_ERROR_TEXT, error, "the entry has no value");

  entry.key = g_strndup (line, length);
  entry.value = read_value (entry.raw, end);
  g_array_append_val (self->entries, entry);
  return TRUE;
}

static gboolean
read_entries (AleaGuideReader  *self,
              GError          **error)
{
  const char *line = self->text;

  while (*line != '\0')
    {
      gsize blanks = strspn (line, " \t");
      const char *end = line + strcspn (line, "\n");

      if (*line != '#' && line[blanks] != '\n' && line[blanks] != '\0')
        {
          if (blanks > 0)
            return set_error (self, line + blanks, ALEA_GUIDE_ERROR_TEXT, error, "this line goes on with nothing");
          if (!read_entry (self, line, &end, error))
            return FALSE;
        }

      line = *end == '\n' ? end + 1 : end;
    }

  return TRUE;
}

static gboolean
check_text (AleaGuideReader  *self,
            GBytes           *bytes,
            GError          **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size), *end;

  if (data == NULL || g_utf8_validate_len (data, size, &end))
    return TRUE;

  /* What comes before is text, so that the place can be told. */
  self->text[end - data] = '\0';
  return set_error (self, self->text + (end - data), ALEA_GUIDE_ERROR_TEXT, error, "this is not text (UTF-8)");
}

AleaGuideReader *
alea_guide_reader_new (const char  *name,
                       GBytes      *bytes,
                       GError     **error)
{
  g_autoptr(AleaGuideReader) self = g_new0 (AleaGuideReader, 1);
  gsize size = g_bytes_get_size (bytes);

  self->name = g_strdup (name);
  self->text = g_malloc (size + 1);
  if (size > 0)
    memcpy (self->text, g_bytes_get_data (bytes, NULL), size);
  self->text[size] = '\0';
  self->entries = g_array_new (FALSE, FALSE, sizeof (AleaGuideEntry));
  g_array_set_clear_func (self->entries, clear_entry);

  if (!check_text (self, bytes, error) || !read_entries (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
alea_guide_reader_free (AleaGuideReader *self)
{
  g_array_unref (self->entries);
  g_free (self->text);
  g_free (self->name);
  g_free (self);
}

/* --- entries -------------------------------------------------------------- */

const AleaGuideEntry *
alea_guide_reader_peek (const AleaGuideReader *self)
{
  return self->next < self->entries->len ? &g_array_index (self->entries, AleaGuideEntry, self->next) : NULL;
}

const AleaGuideEntry *
alea_guide_reader_next (AleaGuideReader *self)
{
  const AleaGuideEntry *entry = alea_guide_reader_peek (self);

  if (entry != NULL)
    self->next++;

  return entry;
}

const AleaGuideEntry *
alea_guide_reader_take (AleaGuideReader *self,
                        const char      *key)
{
  const AleaGuideEntry *entry = alea_guide_reader_peek (self);

  return entry != NULL && strcmp (entry->key, key) == 0 ? alea_guide_reader_next (self) : NULL;
}

const AleaGuideEntry *
alea_guide_reader_expect (AleaGuideReader  *self,
                          const char       *key,
                          GError          **error)
{
  const AleaGuideEntry *entry = alea_guide_reader_take (self, key);

  if (entry == NULL)
    {
      const AleaGuideEntry *other = alea_guide_reader_peek (self);
      g_autofree char *sentence = g_strdup_printf ("“%s” is missing here", key);

      set_error (self, other != NULL ? find_key (other) : self->text + strlen (self->text), ALEA_GUIDE_ERROR_ENTRY,
                 error, sentence);
    }

  return entry;
}

gboolean
alea_guide_reader_store_once (const AleaGuideEntry  *entry,
                              char                 **string,
                              GError               **error)
{
  if (*string != NULL)
    return alea_guide_reader_fail (entry, error, "“%s” stands here twice", entry->key);

  *string = g_strdup (entry->value);
  return TRUE;
}

gsize
alea_guide_next_word (const char *value,
                      gsize      *offset)
{
  *offset += strspn (value + *offset, " \t");

  return strcspn (value + *offset, " \t");
}
