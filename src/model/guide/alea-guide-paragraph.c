/* alea-guide-paragraph.c: a paragraph of the whole rules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-paragraph-private.h"

#include "alea-guide-page-private.h"
#include "alea-words.h"

struct _AleaGuideParagraph
{
  GObject            parent_instance;

  AleaParagraphKind  kind;
  GStrv              numbers;
  char              *title;      /* msgid */
  char              *text;       /* msgid */
  char              *words;      /* msgid */
  char              *name;       /* of a table */
  const AleaOption  *option;     /* static */
  AleaSetup         *setup;      /* owned */
  GArray            *marks;      /* of AleaFigureMark */
  GPtrArray         *rows;       /* of GStrv of msgids, owned; all of one length */
};

G_DEFINE_FINAL_TYPE (AleaGuideParagraph, alea_guide_paragraph, G_TYPE_OBJECT)

static void
alea_guide_paragraph_finalize (GObject *object)
{
  AleaGuideParagraph *self = ALEA_GUIDE_PARAGRAPH (object);

  g_strfreev (self->numbers);
  g_free (self->title);
  g_free (self->text);
  g_free (self->words);
  g_free (self->name);
  g_free (self->setup);
  g_array_unref (self->marks);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (alea_guide_paragraph_parent_class)->finalize (object);
}

static void
alea_guide_paragraph_class_init (AleaGuideParagraphClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_guide_paragraph_finalize;
}

static void
alea_guide_paragraph_init (AleaGuideParagraph *self)
{
  self->numbers = g_new0 (char *, 1);
  self->marks = g_array_new (FALSE, FALSE, sizeof (AleaFigureMark));
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
}

/* --- reading -------------------------------------------------------------- */

static gboolean
store (AleaGuideReader  *reader,
       const char       *key,
       char            **string,
       GError          **error)
{
  const AleaGuideEntry *entry = alea_guide_reader_expect (reader, key, error);

  return entry != NULL && alea_guide_reader_store_once (entry, string, error);
}

static gboolean
read_words (AleaGuideParagraph  *self,
            AleaGuideReader     *reader,
            GError             **error)
{
  const AleaGuideEntry *entry = alea_guide_reader_take (reader, "words");

  return entry == NULL || alea_guide_reader_store_once (entry, &self->words, error);
}

static gboolean
read_option (AleaGuideParagraph  *self,
             AleaGuideReader     *reader,
             const AleaRules     *rules,
             GError             **error)
{
  const AleaGuideEntry *entry = alea_guide_reader_take (reader, "option");
  int option;

  if (entry == NULL)
    return TRUE;

  option = alea_rules_find_option (rules, entry->value);
  if (option < 0)
    return alea_guide_reader_fail_at (entry, 0, error, "the game has no option “%s”", entry->value);

  self->option = &rules->options[option];
  return TRUE;
}

static gboolean
read_figure (AleaGuideParagraph    *self,
             AleaGuideReader       *reader,
             const AleaGuideEntry  *head,
             const AleaRules       *rules,
             GError               **error)
{
  const AleaGuideEntry *marks = alea_guide_reader_take (reader, "marks");

  self->setup = g_new0 (AleaSetup, 1);
  return alea_guide_fen_read (head, rules, self->setup, error)
         && (marks == NULL || alea_guide_marks_read (marks, rules->geometry, self->marks, error))
         && store (reader, "caption", &self->title, error);
}

static gboolean
add_row (AleaGuideParagraph    *self,
         const AleaGuideEntry  *entry,
         GError               **error)
{
  GStrv cells = g_strsplit (entry->value, " | ", -1);

  g_ptr_array_add (self->rows, cells);
  for (guint i = 0; cells[i] != NULL; i++)
    g_strstrip (cells[i]);

  if (g_strv_length (cells) != alea_guide_paragraph_get_n_columns (self))
    return alea_guide_reader_fail_at (entry, 0, error, "the row has %u cells, not %u",
                                      g_strv_length (cells), alea_guide_paragraph_get_n_columns (self));
  return TRUE;
}

static gboolean
read_table (AleaGuideParagraph    *self,
            AleaGuideReader       *reader,
            const AleaGuideEntry  *head,
            GError               **error)
{
  const AleaGuideEntry *entry;

  self->name = g_strdup (head->value);
  if (!store (reader, "title", &self->title, error)
      || (entry = alea_guide_reader_expect (reader, "head", error)) == NULL
      || !add_row (self, entry, error)
      || (entry = alea_guide_reader_expect (reader, "row", error)) == NULL)
    return FALSE;

  for (; entry != NULL; entry = alea_guide_reader_take (reader, "row"))
    if (!add_row (self, entry, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_kind (AleaGuideParagraph    *self,
           AleaGuideReader       *reader,
           const AleaGuideEntry  *head,
           const AleaRules       *rules,
           GError               **error)
{
  switch (self->kind)
    {
    case ALEA_PARAGRAPH_SECTION:
      return alea_guide_reader_store_once (head, &self->title, error);
    case ALEA_PARAGRAPH_RULE:
      return alea_guide_rules_read (head, &self->numbers, error)
             && read_words (self, reader, error)
             && store (reader, "text", &self->text, error);
    case ALEA_PARAGRAPH_READING:
      return alea_guide_rules_read (head, &self->numbers, error)
             && read_option (self, reader, rules, error)
             && store (reader, "question", &self->title, error)
             && store (reader, "text", &self->text, error);
    case ALEA_PARAGRAPH_FIGURE:
      return read_figure (self, reader, head, rules, error);
    case ALEA_PARAGRAPH_TABLE:
    case ALEA_N_PARAGRAPHS:
    default:
      return read_table (self, reader, head, error);
    }
}

AleaGuideParagraph *
alea_guide_paragraph_read (AleaGuideReader  *reader,
                           const AleaRules  *rules,
                           GError          **error)
{
  static const char *const keys[ALEA_N_PARAGRAPHS] = {
    [ALEA_PARAGRAPH_SECTION] = "section",
    [ALEA_PARAGRAPH_RULE] = "rule",
    [ALEA_PARAGRAPH_READING] = "reading",
    [ALEA_PARAGRAPH_FIGURE] = "figure",
    [ALEA_PARAGRAPH_TABLE] = "table",
  };
  g_autoptr(AleaGuideParagraph) self = g_object_new (ALEA_TYPE_GUIDE_PARAGRAPH, NULL);
  const AleaGuideEntry *head = NULL;

  for (guint i = 0; i < ALEA_N_PARAGRAPHS && head == NULL; i++)
    {
      self->kind = (AleaParagraphKind) i;
      head = alea_guide_reader_take (reader, keys[i]);
    }

  if (head == NULL)
    {
      alea_guide_reader_fail (alea_guide_reader_peek (reader), error, "no paragraph begins so");
      return NULL;
    }

  return read_kind (self, reader, head, rules, error) ? g_steal_pointer (&self) : NULL;
}

/* --- what it says --------------------------------------------------------- */

AleaParagraphKind
alea_guide_paragraph_get_kind (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), ALEA_PARAGRAPH_SECTION);

  return self->kind;
}

const char *const *
alea_guide_paragraph_get_numbers (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);

  return (const char *const *) self->numbers;
}

gboolean
alea_guide_paragraph_has_number (AleaGuideParagraph *self,
                                 const char         *number)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), FALSE);

  return g_strv_contains ((const char *const *) self->numbers, number);
}

const char *
alea_guide_paragraph_get_title (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);

  return alea_words_translate (self->title);
}

const char *
alea_guide_paragraph_get_text (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);

  return alea_words_translate (self->text);
}

const AleaOption *
alea_guide_paragraph_get_option (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);

  return self->option;
}

const AleaSetup *
alea_guide_paragraph_get_setup (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);

  return self->setup;
}

const AleaFigureMark *
alea_guide_paragraph_get_marks (AleaGuideParagraph *self,
                                guint              *n_marks)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);
  g_return_val_if_fail (n_marks != NULL, NULL);

  *n_marks = self->marks->len;
  return (const AleaFigureMark *) (void *) self->marks->data;
}

const char *
alea_guide_paragraph_get_name (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);

  return self->name != NULL ? self->name : "";
}

guint
alea_guide_paragraph_get_n_rows (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), 0);

  return self->rows->len;
}

guint
alea_guide_paragraph_get_n_columns (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), 0);

  return self->rows->len > 0 ? g_strv_length (g_ptr_array_index (self->rows, 0)) : 0;
}

const char *
alea_guide_paragraph_get_cell (AleaGuideParagraph *self,
                               guint               row,
                               guint               column)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);
  g_return_val_if_fail (row < self->rows->len, NULL);
  g_return_val_if_fail (column < alea_guide_paragraph_get_n_columns (self), NULL);

  return alea_words_translate (((GStrv) g_ptr_array_index (self->rows, row))[column]);
}

const char *
alea_guide_paragraph_get_words (AleaGuideParagraph *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);

  return alea_words_translate (self->words);
}

char *
alea_guide_paragraph_dup_text (AleaGuideParagraph *self)
{
  GString *all;

  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (self), NULL);

  all = g_string_new (alea_words_translate (self->text));
  for (guint row = 0; row < self->rows->len; row++)
    for (guint column = 0; column < alea_guide_paragraph_get_n_columns (self); column++)
      g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", alea_guide_paragraph_get_cell (self, row, column));

  return g_string_free (all, FALSE);
}
