/* alea-guide-chapter.c: pages about one thing, in their order
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-chapter.h"

#include "alea-guide-page-private.h"
#include "alea-words.h"

struct _AleaGuideChapter
{
  GObject          parent_instance;

  char            *id;
  AleaGuideLevel   level;
  char            *title;     /* msgid */
  char            *summary;   /* msgid */
  const AleaRules *rules;     /* the game of its boards; static */
  GPtrArray       *pages;     /* of AleaGuidePage */
};

G_DEFINE_FINAL_TYPE (AleaGuideChapter, alea_guide_chapter, G_TYPE_OBJECT)

static void
alea_guide_chapter_finalize (GObject *object)
{
  AleaGuideChapter *self = ALEA_GUIDE_CHAPTER (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_ptr_array_unref (self->pages);

  G_OBJECT_CLASS (alea_guide_chapter_parent_class)->finalize (object);
}

static void
alea_guide_chapter_class_init (AleaGuideChapterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_guide_chapter_finalize;
}

static void
alea_guide_chapter_init (AleaGuideChapter *self)
{
  self->pages = g_ptr_array_new_with_free_func (g_object_unref);
}

/* --- reading -------------------------------------------------------------- */

static gboolean
read_head (AleaGuideChapter  *self,
           AleaGuideReader   *reader,
           GError           **error)
{
  const AleaGuideEntry *id, *game, *title, *summary;

  if ((id = alea_guide_reader_expect (reader, "chapter", error)) == NULL
      || (game = alea_guide_reader_expect (reader, "game", error)) == NULL
      || (title = alea_guide_reader_expect (reader, "title", error)) == NULL
      || (summary = alea_guide_reader_expect (reader, "summary", error)) == NULL)
    return FALSE;

  self->id = g_strdup (id->value);
  self->title = g_strdup (title->value);
  self->summary = g_strdup (summary->value);
  self->rules = alea_guide_game_read (game, error);
  return self->rules != NULL;
}

static gboolean
read_pages (AleaGuideChapter  *self,
            AleaGuideReader   *reader,
            GError           **error)
{
  do
    {
      AleaGuidePage *page = alea_guide_page_read (reader, self->rules, error);

      if (page == NULL)
        return FALSE;
      g_ptr_array_add (self->pages, page);
    }
  while (alea_guide_reader_peek (reader) != NULL);

  return TRUE;
}

AleaGuideChapter *
alea_guide_chapter_new (const char      *name,
                        AleaGuideLevel   level,
                        GBytes          *bytes,
                        GError         **error)
{
  g_autoptr(AleaGuideChapter) self = g_object_new (ALEA_TYPE_GUIDE_CHAPTER, NULL);
  g_autoptr(AleaGuideReader) reader = NULL;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self->level = level;
  reader = alea_guide_reader_new (name, bytes, error);
  if (reader == NULL || !read_head (self, reader, error) || !read_pages (self, reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* --- what it says --------------------------------------------------------- */

const char *
alea_guide_chapter_get_id (AleaGuideChapter *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_CHAPTER (self), NULL);

  return self->id;
}

AleaGuideLevel
alea_guide_chapter_get_level (AleaGuideChapter *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_CHAPTER (self), ALEA_GUIDE_LESSONS);

  return self->level;
}

const char *
alea_guide_chapter_get_title (AleaGuideChapter *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_CHAPTER (self), NULL);

  return alea_words_translate (self->title);
}

const char *
alea_guide_chapter_get_summary (AleaGuideChapter *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_CHAPTER (self), NULL);

  return alea_words_translate (self->summary);
}

const AleaRules *
alea_guide_chapter_get_rules (AleaGuideChapter *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_CHAPTER (self), NULL);

  return self->rules;
}

GPtrArray *
alea_guide_chapter_get_pages (AleaGuideChapter *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_CHAPTER (self), NULL);

  return self->pages;
}
