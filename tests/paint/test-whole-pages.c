/* test-whole-pages.c: pages of each kind, as they were looked at
 *
 * A picture has the same page on A4, A5 and Letter side by side, small: what lies
 * where, not how letters are drawn.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "golden.h"
#include "sample-pages.h"

#define SCALE 0.4
#define GAP   8

static cairo_t *
begin_picture (int width,
               int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  return cr;
}

/* --- comparing --------------------------------------------------------------- */

static void
test_kind (gconstpointer data)
{
  static const char *const papers[] = { "A4", "A5", "Letter" };
  const SampleKind *kind = data;
  cairo_t *cr = begin_picture (690, 354);
  double x = GAP;

  cairo_translate (cr, 0, GAP);
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    x += sample_page_draw (kind, papers[i], cr, x, SCALE) + GAP;

  cairo_surface_flush (cairo_get_target (cr));
  golden_compare (cairo_get_target (cr), kind->name);
  cairo_destroy (cr);
}

/* --- hardly any paper -------------------------------------------------------- */

/* Some printers say that they have a sheet of 10 mm: all is laid out, page by page,
 * and nothing waits for ever for a place. */
static void
test_tiny_paper (gconstpointer data)
{
  static const double sides[] = { 28.35, 80 };
  const SampleKind *kind = data;

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const AleaPaper paper = { .width = sides[i], .height = sides[i], .left = 10, .right = 10, .top = 10, .bottom = 10 };
      g_autoptr(AleaPages) pages = alea_pages_new (&paper, "Tiny");
      cairo_t *cr = begin_picture (80, 80);

      kind->fill (pages);
      for (guint page = 0; page < MIN (alea_pages_get_n (pages), 20); page++)
        alea_pages_draw (pages, page, cr);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
    }
}

/* A caption that somebody has pasted a book into. */
static void
test_long_caption (void)
{
  const gsize length = 1 << 20;
  g_autofree char *words = g_strnfill (length, 'x');
  g_autoptr(GPtrArray) diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);
  g_autoptr(AleaPages) pages = NULL;
  AleaDiagram *diagram = alea_diagram_new (8, 8);
  cairo_t *cr = begin_picture (300, 300);
  AleaPaper paper;

  for (gsize i = 7; i < length; i += 8)
    words[i] = ' ';
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, words);
  g_ptr_array_add (diagrams, diagram);
  g_assert_true (alea_paper_find ("A5", &paper));
  pages = alea_pages_new (&paper, "Long");
  alea_pages_add_diagrams (pages, NULL, diagrams, 4);
  alea_pages_draw (pages, 0, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n_sample_kinds; i++)
    {
      g_autofree char *path = g_strconcat ("/whole/", sample_kinds[i].name, NULL);
      g_autofree char *tiny = g_strconcat ("/tiny/", sample_kinds[i].name, NULL);

      g_test_add_data_func (path, &sample_kinds[i], test_kind);
      g_test_add_data_func (tiny, &sample_kinds[i], test_tiny_paper);
    }
  g_test_add_func ("/hostile/long caption", test_long_caption);
  return g_test_run ();
}
