/* test-guide-ranks.c: what comes before what, where a small guide is searched
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "guide-support.h"

#include <string.h>

#define MAX_PAGES 4

/* Pages "a", "b", "c" … in the order of the guide, with so many words of no meaning
 * behind their texts, and those that are found. */
typedef struct
{
  const char *query;
  struct { const char *title, *text; guint n_more; } pages[MAX_PAGES];
  const char *found;
} Row;

static const Row rows[] = {
  { "rook", { { "Other", "Rook.", 0 } }, "a" },
  { "rook", { { "Other", "Rook.", 0 }, { "Rook", "Text.", 0 } }, "b a" },
  { "rook", { { "Other", "Rook.", 20 }, { "Other", "Rook.", 0 } }, "b a" },
  { "rook", { { "Rooks", "Text.", 0 }, { "Rook", "Text.", 0 } }, "b a" },
  { "rook", { { "Other", "Text.", 0 } }, "" },

  /* All words in a title, in their order, wherever it is there. */
  { "rook castle", { { "Castle rook", "Text.", 0 }, { "Rook castle", "Text.", 0 } }, "b a" },
  { "rook castle", { { "Castle rook big", "Text.", 0 }, { "Big rook castle", "Text.", 0 } }, "b a" },
  { "rook castle", { { "Rook big castle", "Text.", 0 }, { "Rook castle big", "Text.", 0 } }, "b a" },
  { "rook castle", { { "Rook", "Castle.", 1 }, { "Castle rook", "Text.", 45 } }, "b a" },
  { "rook castle", { { "Castle rook", "Text.", 90 }, { "Rook", "Castle.", 1 } }, "b a" },

  /* Most of the words, and better all of them. */
  { "rook castle king", { { "King", "Text.", 0 }, { "Castle", "Rook.", 0 }, { "King rook", "Text.", 0 } }, "b" },
  { "rook castle king", { { "Rook castle", "Text.", 1 }, { "Other", "Rook castle king.", 40 }, { "Other", "King.", 0 } },
    "b a" },
  { "rook castle king", { { "Other", "Rook castle king.", 86 }, { "Rook castle", "Text.", 1 }, { "Other", "King.", 0 } },
    "b a" },

  /* What is rare counts for more. */
  { "rook castle", { { "Rook", "Text.", 0 }, { "Castle", "Text.", 0 }, { "Rook", "Text.", 0 }, { "Rook", "Text.", 0 } },
    "b" },
};

static GBytes *
make_file (const char  *name,
           gpointer     user_data,
           GError     **error)
{
  const Row *row = user_data;
  GString *text = g_string_new (NULL);

  if (strcmp (name, "guide.txt") == 0)
    g_string_append (text, "chapter: c\n");
  else if (strcmp (name, "c.txt") == 0)
    g_string_append (text, "chapter: c\ngame: chess\ntitle: T\nsummary: S\n");
  else
    g_set_error (error, ALEA_GUIDE_ERROR, ALEA_GUIDE_ERROR_FILE, "there is no file “%s”", name);

  for (guint i = 0; strcmp (name, "c.txt") == 0 && i < MAX_PAGES && row->pages[i].title != NULL; i++)
    {
      g_string_append_printf (text, "page: %c\ntitle: %s\ntext: %s", 'a' + i, row->pages[i].title, row->pages[i].text);
      for (guint j = 0; j < row->pages[i].n_more; j++)
        g_string_append (text, " padding");
      g_string_append_c (text, '\n');
    }

  return text->len > 0 ? g_string_free_to_bytes (text) : (g_string_free (text, TRUE), NULL);
}

static void
test_ranks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AleaGuide) guide = alea_guide_new (make_file, (gpointer) &rows[i], &error);
      g_autoptr(GListModel) found = NULL;
      g_autoptr(GString) ids = g_string_new (NULL);

      g_assert_no_error (error);
      found = alea_guide_search (guide, rows[i].query);
      for (guint j = 0; j < g_list_model_get_n_items (found); j++)
        {
          g_autoptr(AleaGuidePage) page = g_list_model_get_item (found, j);

          g_string_append_printf (ids, "%s%s", j > 0 ? " " : "", alea_guide_page_get_id (page));
        }
      g_test_message ("row %u", i);
      g_assert_cmpstr (ids->str, ==, rows[i].found);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/guide-ranks", test_ranks);

  return g_test_run ();
}
