/* test-paper-languages.c: pages of each kind in each language
 *
 * A picture has the pages that a language has on A4, A5 and Letter, a kind of pages a
 * band, so small that words are grey: another sentence makes no difference; a page that is laid
 * out from the wrong side, cut off or without its letters does.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-pages.h"
#include "golden.h"
#include "sample-pages.h"
#include "test-support.h"

#include <libintl.h>

#define SCALE  0.45
#define SHRINK 3      /* of what is drawn, before it is compared */
#define GAP    9
#define WIDTH  774
#define BAND   396    /* of the pages of one kind */
#define DIFFERENT 15  /* of a thousand pixels, for other words */

#define SCISSORS 18   /* points */

/* --- what the guide has for paper -------------------------------------------- */

/* In the language that is looked at. */
static AleaGuide *guide;

static void
add_rules (AleaPages *pages)
{
  alea_guide_pages_add_reference (pages, alea_guide_find_reference (guide, alea_rules_find ("guardener")));
}

static const SampleKind guide_kinds[] = {
  { "rules", add_rules, 0 },
};

/* --- pictures ---------------------------------------------------------------- */

/* Nothing stands where a printer may not reach, and scissors do. */
static void
check_margins (cairo_surface_t  *surface,
               const char       *paper_name,
               const SampleKind *kind,
               double            left,
               double            top)
{
  AleaPaper paper;
  int right, bottom, side;

  alea_paper_find (paper_name, &paper);
  right = (int) (left + SCALE * paper.width) - 1;
  bottom = (int) (top + SCALE * paper.height) - 1;
  side = (int) (SCALE * (paper.left - SCISSORS));
  cairo_surface_flush (surface);
  for (int y = (int) top + 1; y < bottom; y++)
    {
      const guint32 *row = (const guint32 *) (cairo_image_surface_get_data (surface)
                                              + y * cairo_image_surface_get_stride (surface));

      for (int x = (int) left + 1; x < right; x++)
        if ((x < left + side || x >= right - side || y < top + side || y >= bottom - side) && row[x] != 0xffffffff)
          {
            g_test_message ("%s on %s: something stands in the margin", kind->name, paper_name);
            g_test_fail ();
            return;
          }
    }
}

static void
draw_band (cairo_surface_t  *surface,
           const SampleKind *kind,
           guint             n)
{
  static const char *const papers[] = { "A4", "A5", "Letter" };
  cairo_t *cr = cairo_create (surface);
  double x = GAP;

  cairo_translate (cr, 0, GAP + n * BAND);
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      const double width = sample_page_draw (kind, papers[i], cr, x, SCALE);

      check_margins (surface, papers[i], kind, x, GAP + n * BAND);
      x += width + GAP;
    }
  cairo_destroy (cr);
}

static cairo_surface_t *
draw_all (void)
{
  const guint n_bands = n_sample_kinds + G_N_ELEMENTS (guide_kinds);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, (int) (BAND * n_bands));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  cairo_destroy (cr);
  for (guint i = 0; i < n_bands; i++)
    draw_band (surface, i < n_sample_kinds ? &sample_kinds[i] : &guide_kinds[i - n_sample_kinds], i);
  return surface;
}

static cairo_surface_t *
shrink (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface) / SHRINK;
  const int height = cairo_image_surface_get_height (surface) / SHRINK;
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (small);

  cairo_scale (cr, 1.0 / SHRINK, 1.0 / SHRINK);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BEST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return small;
}

static void
test_language (gconstpointer data)
{
  const char *language = data;
  g_autofree char *name = g_strconcat ("paper-", language, NULL);
  g_autoptr(GError) error = NULL;
  cairo_surface_t *large, *small;

  test_use_language (language);
  guide = alea_guide_new_built_in (&error);
  g_assert_no_error (error);
  large = draw_all ();
  small = shrink (large);
  golden_compare_bands (small, name, BAND / SHRINK, DIFFERENT);
  cairo_surface_destroy (small);
  cairo_surface_destroy (large);
  g_clear_object (&guide);
}

int
main (int    argc,
      char **argv)
{
  static const char *const languages[] = { "ar", "de", "es", "fr", "hi", "it", "pt_BR", "zh_CN" };

  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ALEA_TEST_CATALOGUES"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strconcat ("/paper/", languages[i], NULL);

      g_test_add_data_func (path, languages[i], test_language);
    }
  return g_test_run ();
}
