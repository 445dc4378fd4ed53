/* alea-guide-reference.c: the whole rules of a game, paragraph by paragraph
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-paragraph-private.h"

#include "alea-guide-page-private.h"
#include "alea-words.h"

struct _AleaGuideReference
{
  GObject          parent_instance;

  const AleaRules *rules;        /* static */
  char            *title;        /* msgid */
  GPtrArray       *paragraphs;   /* of AleaGuideParagraph */
};

G_DEFINE_FINAL_TYPE (AleaGuideReference, alea_guide_reference, G_TYPE_OBJECT)

static void
alea_guide_reference_finalize (GObject *object)
{
  AleaGuideReference *self = ALEA_GUIDE_REFERENCE (object);

  g_free (self->title);
  g_ptr_array_unref (self->paragraphs);

  G_OBJECT_CLASS (alea_guide_reference_parent_class)->finalize (object);
}

static void
alea_guide_reference_class_init (AleaGuideReferenceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_guide_reference_finalize;
}

static void
alea_guide_reference_init (AleaGuideReference *self)
{
  self->paragraphs = g_ptr_array_new_with_free_func (g_object_unref);
}

/* --- reading -------------------------------------------------------------- */

static gboolean
read_head (AleaGuideReference  *self,
           AleaGuideReader     *reader,
           GError             **error)
{
  const AleaGuideEntry *game = alea_guide_reader_expect (reader, "reference", error);
  const AleaGuideEntry *title;

  if (game == NULL || (title = alea_guide_reader_expect (reader, "title", error)) == NULL)
    return FALSE;

  self->title = g_strdup (title->value);
  self->rules = alea_guide_game_read (game, error);
  return self->rules != NULL;
}

AleaGuideReference *
alea_guide_reference_new (const char  *name,
                          GBytes      *bytes,
                          GError     **error)
{
  g_autoptr(AleaGuideReference) self = g_object_new (ALEA_TYPE_GUIDE_REFERENCE, NULL);
  g_autoptr(AleaGuideReader) reader = NULL;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  reader = alea_guide_reader_new (name, bytes, error);
  if (reader == NULL || !read_head (self, reader, error))
    return NULL;

  while (alea_guide_reader_peek (reader) != NULL)
    {
      AleaGuideParagraph *paragraph = alea_guide_paragraph_read (reader, self->rules, error);

      if (paragraph == NULL)
        return NULL;
      g_ptr_array_add (self->paragraphs, paragraph);
    }

  return g_steal_pointer (&self);
}

/* --- what it says --------------------------------------------------------- */

const AleaRules *
alea_guide_reference_get_rules (AleaGuideReference *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_REFERENCE (self), NULL);

  return self->rules;
}

const char *
alea_guide_reference_get_title (AleaGuideReference *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_REFERENCE (self), NULL);

  return alea_words_translate (self->title);
}

GPtrArray *
alea_guide_reference_get_paragraphs (AleaGuideReference *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_REFERENCE (self), NULL);

  return self->paragraphs;
}

AleaGuideParagraph *
alea_guide_reference_find_rule (AleaGuideReference *self,
                                const char         *number)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_REFERENCE (self), NULL);
  g_return_val_if_fail (number != NULL, NULL);

  for (guint i = 0; i < self->paragraphs->len; i++)
    if (alea_guide_paragraph_has_number (g_ptr_array_index (self->paragraphs, i), number))
      return g_ptr_array_index (self->paragraphs, i);

  return NULL;
}
