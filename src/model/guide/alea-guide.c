/* alea-guide.c: the guide: chapters to do, rules to look up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide.h"

#include "alea-guide-page-private.h"
#include "alea-guide-private.h"
#include "alea-guide-resources.h"

#include <string.h>

#define RESOURCE_FOLDER "/org/aleachess/Alea/guide"

G_DEFINE_FINAL_TYPE (AleaGuide, alea_guide, G_TYPE_OBJECT)

static void
alea_guide_finalize (GObject *object)
{
  AleaGuide *self = ALEA_GUIDE (object);

  g_ptr_array_unref (self->chapters);
  g_ptr_array_unref (self->references);
  g_ptr_array_unref (self->tour);
  alea_guide_index_free (self->index);

  G_OBJECT_CLASS (alea_guide_parent_class)->finalize (object);
}

static void
alea_guide_class_init (AleaGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_guide_finalize;
}

static void
alea_guide_init (AleaGuide *self)
{
  self->chapters = g_ptr_array_new_with_free_func (g_object_unref);
  self->references = g_ptr_array_new_with_free_func (g_object_unref);
  self->tour = g_ptr_array_new_with_free_func (g_object_unref);
  self->index = alea_guide_index_new ();
}

/* --- reading -------------------------------------------------------------- */

typedef struct
{
  AleaGuide       *guide;
  AleaGuideSource  source;
  gpointer         user_data;
  AleaGuideLevel   level;      /* of the chapters that are read now */
  gboolean         has_gaps;   /* a file was passed over */
} Reading;

/* Takes over @object or @why. */
static gboolean
add_unless_passed_over (Reading     *reading,
                        GPtrArray   *list,
                        GObject     *object,
                        GError      *why,
                        GError     **error)
{
  if (object != NULL)
    {
      g_ptr_array_add (list, object);
      return TRUE;
    }

  if (g_error_matches (why, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_GAME))
    {
      reading->has_gaps = TRUE;
      g_error_free (why);
      return TRUE;
    }

  g_propagate_error (error, why);
  return FALSE;
}

static gboolean
read_chapter (Reading     *reading,
              const char  *id,
              GError     **error)
{
  g_autofree char *name = g_strdup_printf ("%s.txt", id);
  g_autoptr(GBytes) bytes = reading->source (name, reading->user_data, error);
  AleaGuideChapter *chapter;
  GError *why = NULL;

  if (bytes == NULL)
    return FALSE;

  chapter = alea_guide_chapter_new (name, reading->level, bytes, &why);
  return add_unless_passed_over (reading, reading->guide->chapters, (GObject *) chapter, why, error);
}

static gboolean
read_reference (Reading     *reading,
                const char  *id,
                GError     **error)
{
  g_autofree char *name = g_strdup_printf ("reference-%s.txt", id);
  g_autoptr(GBytes) bytes = reading->source (name, reading->user_data, error);
  AleaGuideReference *reference;
  GError *why = NULL;

  if (bytes == NULL)
    return FALSE;

  reference = alea_guide_reference_new (name, bytes, &why);
  return add_unless_passed_over (reading, reading->guide->references, (GObject *) reference, why, error);
}

/* Without the file the search takes words as they are. */
static gboolean
read_search (Reading  *reading,
             GError  **error)
{
  g_autoptr(GError) why = NULL;
  g_autoptr(GBytes) bytes = reading->source ("search.txt", reading->user_data, &why);

  if (bytes != NULL)
    return alea_guide_index_read (reading->guide->index, "search.txt", bytes, error);
  if (g_error_matches (why, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_FILE))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

typedef gboolean (*ReadFile) (Reading     *reading,
                              const char  *id,
                              GError     **error);

static gboolean
has_chapter (AleaGuide       *self,
             const AleaRules *rules)
{
  return alea_guide_find_chapter (self, rules->id) != NULL;
}

static gboolean
has_reference (AleaGuide       *self,
               const AleaRules *rules)
{
  return alea_guide_find_reference (self, rules) != NULL;
}

/* The files of the games that have not been named, where there are any. */
static gboolean
read_others (Reading   *reading,
             ReadFile   read,
             gboolean (*has) (AleaGuide *, const AleaRules *),
             GError   **error)
{
  for (int i = 0; alea_games[i] != NULL; i++)
    {
      GError *why = NULL;

      if (has (reading->guide, alea_games[i]) || read (reading, alea_games[i]->id, &why))
        continue;

      if (!g_error_matches (why, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_FILE))
        {
          g_propagate_error (error, why);
          return FALSE;
        }
      g_error_free (why);
    }

  return TRUE;
}

static gboolean
read_tour (Reading               *reading,
           const AleaGuideEntry  *entry,
           GError               **error)
{
  gsize offset = 0, length;

  for (; length = alea_guide_next_word (entry->value, &offset), length > 0; offset += length)
    {
      g_autofree char *id = g_strndup (entry->value + offset, length);
      AleaGuidePage *page = alea_guide_find_page (reading->guide, id);

      if (page != NULL)
        g_ptr_array_add (reading->guide->tour, g_object_ref (page));
      else if (!reading->has_gaps)
        return alea_guide_reader_fail_at (entry, offset, error, "there is no page “%s”", id);
    }

  return TRUE;
}

static gboolean
find_level (const char     *key,
            AleaGuideLevel *level)
{
  static const char *const keys[] = {
    [ALEA_GUIDE_FIRST_STEPS] = "first-steps",
    [ALEA_GUIDE_LESSONS] = "chapter",
    [ALEA_GUIDE_FURTHER] = "further",
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (keys[i], key) == 0)
      {
        *level = (AleaGuideLevel) i;
        return TRUE;
      }

  return FALSE;
}

static gboolean
read_entry (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  const gboolean is_others = strcmp (entry->value, "*") == 0;

  if (find_level (entry->key, &reading->level))
    return is_others ? read_others (reading, read_chapter, has_chapter, error)
                     : read_chapter (reading, entry->value, error);
  if (strcmp (entry->key, "reference") == 0)
    return is_others ? read_others (reading, read_reference, has_reference, error)
                     : read_reference (reading, entry->value, error);
  if (strcmp (entry->key, "tour") == 0)
    return read_tour (reading, entry, error);

  return alea_guide_reader_fail (entry, error, "the guide has no “%s”", entry->key);
}

/* --- looking for ---------------------------------------------------------- */

typedef gboolean (*VisitPage) (AleaGuidePage *page,
                               gpointer       data);

/* The first page that @visit says TRUE of; NULL for none. */
static AleaGuidePage *
find_page (AleaGuide *self,
           VisitPage  visit,
           gpointer   data)
{
  for (guint i = 0; i < self->chapters->len; i++)
    {
      GPtrArray *pages = alea_guide_chapter_get_pages (g_ptr_array_index (self->chapters, i));

      for (guint j = 0; j < pages->len; j++)
        if (visit (g_ptr_array_index (pages, j), data))
          return g_ptr_array_index (pages, j);
    }

  return NULL;
}

static gboolean
has_id (AleaGuidePage *page,
        gpointer       data)
{
  return g_str_equal (alea_guide_page_get_id (page), data);
}

static gboolean
teaches (AleaGuidePage *page,
         gpointer       data)
{
  return g_strv_contains (alea_guide_page_get_rules (page), data);
}

AleaGuidePage *
alea_guide_find_page (AleaGuide  *self,
                      const char *id)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return find_page (self, has_id, (gpointer) id);
}

AleaGuidePage *
alea_guide_find_lesson (AleaGuide  *self,
                        const char *number)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);
  g_return_val_if_fail (number != NULL, NULL);

  return find_page (self, teaches, (gpointer) number);
}

AleaGuideChapter *
alea_guide_find_chapter (AleaGuide  *self,
                         const char *id)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->chapters->len; i++)
    if (g_str_equal (alea_guide_chapter_get_id (g_ptr_array_index (self->chapters, i)), id))
      return g_ptr_array_index (self->chapters, i);

  return NULL;
}

AleaGuideReference *
alea_guide_find_reference (AleaGuide       *self,
                           const AleaRules *rules)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);

  for (guint i = 0; i < self->references->len; i++)
    if (alea_guide_reference_get_rules (g_ptr_array_index (self->references, i)) == rules)
      return g_ptr_array_index (self->references, i);

  return NULL;
}

AleaGuideChapter *
alea_guide_get_chapter_of (AleaGuide     *self,
                           AleaGuidePage *page,
                           guint         *number)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (page), NULL);

  for (guint i = 0; i < self->chapters->len; i++)
    if (g_ptr_array_find (alea_guide_chapter_get_pages (g_ptr_array_index (self->chapters, i)), page, number))
      return g_ptr_array_index (self->chapters, i);

  return NULL;
}

AleaGuideReference *
alea_guide_get_reference_of (AleaGuide          *self,
                             AleaGuideParagraph *paragraph)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);
  g_return_val_if_fail (ALEA_IS_GUIDE_PARAGRAPH (paragraph), NULL);

  for (guint i = 0; i < self->references->len; i++)
    if (g_ptr_array_find (alea_guide_reference_get_paragraphs (g_ptr_array_index (self->references, i)), paragraph, NULL))
      return g_ptr_array_index (self->references, i);

  return NULL;
}

AleaGuideParagraph *
alea_guide_find_rule (AleaGuide  *self,
                      const char *number)
{
  AleaGuideParagraph *paragraph = NULL;

  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);
  g_return_val_if_fail (number != NULL, NULL);

  for (guint i = 0; i < self->references->len && paragraph == NULL; i++)
    paragraph = alea_guide_reference_find_rule (g_ptr_array_index (self->references, i), number);

  return paragraph;
}

/* --- the whole ------------------------------------------------------------ */

static gboolean
is_second_page_of_its_id (AleaGuidePage *page,
                          gpointer       seen)
{
  return !g_hash_table_add (seen, (gpointer) alea_guide_page_get_id (page));
}

static gboolean
check_ids (AleaGuide  *self,
           GError    **error)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  AleaGuidePage *page = find_page (self, is_second_page_of_its_id, seen);

  if (page == NULL)
    return TRUE;

  g_set_error (error, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_ENTRY, "there are two pages “%s”",
               alea_guide_page_get_id (page));
  return FALSE;
}

AleaGuide *
alea_guide_new (AleaGuideSource   source,
                gpointer          user_data,
                GError          **error)
{
  g_autoptr(AleaGuide) self = g_object_new (ALEA_TYPE_GUIDE, NULL);
  g_autoptr(AleaGuideReader) index = NULL;
  g_autoptr(GBytes) bytes = NULL;
  Reading reading = { .guide = self, .source = source, .user_data = user_data };

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  bytes = source ("guide.txt", user_data, error);
  if (bytes == NULL || (index = alea_guide_reader_new ("guide.txt", bytes, error)) == NULL)
    return NULL;

  while (alea_guide_reader_peek (index) != NULL)
    if (!read_entry (&reading, alea_guide_reader_next (index), error))
      return NULL;

  return check_ids (self, error) && read_search (&reading, error) ? g_steal_pointer (&self) : NULL;
}

static GBytes *
look_up_resource (const char  *name,
                  gpointer     user_data,
                  GError     **error)
{
  g_autofree char *path = g_build_path ("/", RESOURCE_FOLDER, name, NULL);
  GBytes *bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (bytes == NULL)
    g_set_error (error, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_FILE, "there is no file “%s”", name);

  return bytes;
}

AleaGuide *
alea_guide_new_built_in (GError **error)
{
  static gsize is_registered;

  if (g_once_init_enter (&is_registered))
    {
      alea_guide_register_resource ();
      g_once_init_leave (&is_registered, 1);
    }

  return alea_guide_new (look_up_resource, NULL, error);
}

GPtrArray *
alea_guide_get_chapters (AleaGuide *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);

  return self->chapters;
}

GPtrArray *
alea_guide_get_references (AleaGuide *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);

  return self->references;
}

GPtrArray *
alea_guide_get_tour (AleaGuide *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);

  return self->tour;
}
