/* test-guide-progress.c: which pages somebody has done
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-progress.h"
#include "guide-support.h"
#include "test-support.h"

static void
assert_pages (AleaProgress *progress,
              const char   *expected)
{
  g_auto(GStrv) pages = NULL;
  g_autofree char *joined = NULL;

  g_object_get (progress, "pages", &pages, NULL);
  joined = g_strjoinv (" ", pages);
  g_assert_cmpstr (joined, ==, expected);
}

static void
test_progress (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaProgress) progress = alea_progress_new ();
  GPtrArray *pages = alea_guide_chapter_get_pages (alea_guide_find_chapter (guide, "basics"));
  AleaGuidePage *board = alea_guide_find_page (guide, "basics-board");
  AleaGuidePage *pieces = alea_guide_find_page (guide, "basics-pieces");
  guint n_notified = 0;

  g_signal_connect_swapped (progress, "notify::pages", G_CALLBACK (test_count), &n_notified);
  assert_pages (progress, "");
  g_assert_cmpuint (alea_progress_find_next (progress, pages), ==, 0);

  alea_progress_add (progress, pieces);
  alea_progress_add (progress, pieces);
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_true (alea_progress_has (progress, pieces));
  g_assert_false (alea_progress_has (progress, board));
  g_assert_cmpuint (alea_progress_find_next (progress, pages), ==, 0);

  alea_progress_add (progress, board);
  assert_pages (progress, "basics-board basics-pieces");
  g_assert_cmpuint (alea_progress_count (progress, pages), ==, 2);
  g_assert_cmpuint (alea_progress_find_next (progress, pages), ==, 2);

  alea_progress_clear (progress);
  alea_progress_clear (progress);
  g_assert_cmpuint (n_notified, ==, 3);
  assert_pages (progress, "");
}

/* As a setting has kept it, with a page that is no more. */
static void
test_kept (void)
{
  static const char *const kept[] = { "basics-clouds", "basics-pieces", "basics-pieces", NULL };
  static const char *const other[] = { "basics-board", "basics-pieces", NULL };
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaProgress) progress = alea_progress_new ();
  GPtrArray *pages = alea_guide_chapter_get_pages (alea_guide_find_chapter (guide, "basics"));
  guint n_notified = 0;

  g_signal_connect_swapped (progress, "notify::pages", G_CALLBACK (test_count), &n_notified);
  g_object_set (progress, "pages", kept, NULL);
  g_object_set (progress, "pages", kept, NULL);
  g_assert_cmpuint (n_notified, ==, 1);
  assert_pages (progress, "basics-clouds basics-pieces");
  g_assert_cmpuint (alea_progress_count (progress, pages), ==, 1);

  /* As many, but one is another. */
  g_object_set (progress, "pages", other, NULL);
  g_assert_cmpuint (n_notified, ==, 2);
  assert_pages (progress, "basics-board basics-pieces");
}

static void
test_all_done (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaProgress) progress = alea_progress_new ();
  GPtrArray *tour = alea_guide_get_tour (guide);

  for (guint i = 0; i < tour->len; i++)
    {
      AleaGuidePage *page = g_ptr_array_index (tour, i);

      g_assert_cmpuint (alea_progress_find_next (progress, tour), ==, i);
      alea_progress_add (progress, page);
    }

  g_assert_cmpuint (alea_progress_count (progress, tour), ==, tour->len);
  g_assert_cmpuint (alea_progress_find_next (progress, tour), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/guide-progress/progress", test_progress);
  g_test_add_func ("/model/guide-progress/kept", test_kept);
  g_test_add_func ("/model/guide-progress/all-done", test_all_done);

  return g_test_run ();
}
