/* guide-support.c: what the tests of the guide share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "guide-support.h"

AleaGuide *
guide_load (void)
{
  g_autoptr(GError) error = NULL;
  AleaGuide *guide = alea_guide_new_built_in (&error);

  g_assert_no_error (error);
  return guide;
}

GPtrArray *
guide_list_pages (AleaGuide *guide)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func (g_object_unref);
  GPtrArray *chapters = alea_guide_get_chapters (guide);

  for (guint i = 0; i < chapters->len; i++)
    {
      AleaGuideChapter *chapter = g_ptr_array_index (chapters, i);
      GPtrArray *list = alea_guide_chapter_get_pages (chapter);

      for (guint j = 0; j < list->len; j++)
        g_ptr_array_add (pages, g_object_ref (g_ptr_array_index (list, j)));
    }

  return pages;
}

char *
guide_read_file (const char *path)
{
  g_autofree char *name = g_test_build_filename (G_TEST_DIST, "..", path, NULL);
  g_autoptr(GError) error = NULL;
  char *contents = NULL;

  g_file_get_contents (name, &contents, NULL, &error);
  g_assert_no_error (error);
  return contents;
}

AleaGuideParagraph *
guide_find_table (AleaGuideReference *book,
                  const char         *name)
{
  GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (book);

  for (guint i = 0; i < paragraphs->len; i++)
    {
      AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, i);

      if (g_str_equal (alea_guide_paragraph_get_name (paragraph), name))
        return paragraph;
    }

  return NULL;
}

gboolean
guide_has_rule (GObject    *found,
                const char *rules)
{
  g_auto(GStrv) wanted = g_strsplit (rules, " ", -1);

  for (guint i = 0; ALEA_IS_GUIDE_PARAGRAPH (found) && wanted[i] != NULL; i++)
    if (alea_guide_paragraph_has_number (ALEA_GUIDE_PARAGRAPH (found), wanted[i]))
      return TRUE;

  return FALSE;
}

char *
guide_name_result (GObject *found)
{
  if (found == NULL)
    return g_strdup ("nothing");
  if (ALEA_IS_GUIDE_PAGE (found))
    return g_strdup (alea_guide_page_get_id (ALEA_GUIDE_PAGE (found)));

  return g_strjoinv (" ", (char **) alea_guide_paragraph_get_numbers (ALEA_GUIDE_PARAGRAPH (found)));
}
