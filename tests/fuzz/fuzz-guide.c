/* fuzz-guide.c: any text as a file of the guide
 *
 * A chapter, the rules of a game, or the list of files.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-guide.h"
#include "fuzz.h"

/* The list of files finds no files. */
static GBytes *
find_nothing (const char  *name,
              gpointer     user_data,
              GError     **error)
{
  g_set_error (error, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_FILE, "%s: there is no such file", name);
  return NULL;
}

static GBytes *
find_text (const char  *name,
           gpointer     user_data,
           GError     **error)
{
  return g_str_equal (name, "guide.txt") ? g_bytes_ref (user_data) : find_nothing (name, user_data, error);
}

/* Takes over @object and @error; one of them is there. */
static void
check (gpointer  object,
       GError   *error)
{
  if (object == NULL)
    {
      fuzz_check_error (error);
      g_error_free (error);
      return;
    }

  g_assert_no_error (error);
  g_object_unref (object);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GBytes) bytes = g_bytes_new (data, size);
  GError *error = NULL;
  gpointer object;

  object = alea_guide_chapter_new ("chapter.txt", ALEA_GUIDE_LESSONS, bytes, &error);
  check (object, g_steal_pointer (&error));
  object = alea_guide_reference_new ("reference.txt", bytes, &error);
  check (object, g_steal_pointer (&error));
  object = alea_guide_new (find_text, bytes, &error);
  check (object, g_steal_pointer (&error));

  return 0;
}
