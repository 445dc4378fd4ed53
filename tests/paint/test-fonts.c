/* test-fonts.c: what tests are drawn in does not depend on the machine
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include <glib.h>
#include <pango/pangocairo.h>

/* Those of fonts.conf. */
static const char *const own_faces[] = {
  "DejaVu Sans Book", "DejaVu Sans Bold",
  "DejaVu Sans Mono Book", "DejaVu Sans Mono Bold",
  "DejaVu Serif Book", "DejaVu Serif Bold",
  "Lohit Devanagari Regular",
  "Droid Sans Fallback Regular",
  NULL,
};

/* Pango has some more names for what it finds, and makes slanted and bold
 * letters of upright ones. */
static gboolean
is_alias (PangoFontFamily *family)
{
  const char *name = pango_font_family_get_name (family);

  return g_str_equal (name, "Sans") || g_str_equal (name, "Serif") || g_str_equal (name, "Monospace")
         || g_str_equal (name, "System-ui");
}

static void
check_faces (PangoFontFamily *family,
             GStrvBuilder    *found)
{
  PangoFontFace **faces;
  int n;

  pango_font_family_list_faces (family, &faces, &n);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s %s", pango_font_family_get_name (family),
                                               pango_font_face_get_face_name (faces[i]));

      if (pango_font_face_is_synthesized (faces[i]))
        continue;
      if (!g_strv_contains (own_faces, name))
        g_error ("\"%s\" is a font of this machine, and not one of the tests", name);
      g_strv_builder_add (found, name);
    }
  g_free (faces);
}

static void
test_own (void)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) found = NULL;
  PangoFontFamily **families;
  int n;

  pango_font_map_list_families (pango_cairo_font_map_get_default (), &families, &n);
  for (int i = 0; i < n; i++)
    if (!is_alias (families[i]))
      check_faces (families[i], builder);
  g_free (families);

  found = g_strv_builder_end (builder);
  for (guint i = 0; own_faces[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) found, own_faces[i]))
      g_error ("\"%s\" is not installed: see build-aux/packages", own_faces[i]);
}

/* Whatever family is asked for. */
static void
test_families (void)
{
  static const char *const wanted[][2] = {
    { "Sans", "DejaVu Sans" }, { "Cantarell", "DejaVu Sans" }, { "Noto Sans", "DejaVu Sans" },
    { "Serif", "DejaVu Serif" }, { "Monospace", "DejaVu Sans Mono" },
  };
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      PangoFontDescription *description = pango_font_description_from_string (wanted[i][0]);
      PangoFont *font = pango_context_load_font (context, description);

      g_assert_cmpstr (pango_font_family_get_name (pango_font_face_get_family (pango_font_get_face (font))),
                       ==, wanted[i][1]);
      g_object_unref (font);
      pango_font_description_free (description);
    }
  g_object_unref (context);
}

/* English, German, French, Spanish; Hindi. */
static void
test_letters (void)
{
  static const char *const words[] = { "abc", "äöüßé", "çœ«»", "ñ¿¡", "शतरंज के पासे" };
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      PangoLayout *layout = pango_layout_new (context);

      pango_layout_set_text (layout, words[i], -1);
      g_assert_cmpint (pango_layout_get_unknown_glyphs_count (layout), ==, 0);
      g_object_unref (layout);
    }
  g_object_unref (context);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fonts/own", test_own);
  g_test_add_func ("/fonts/families", test_families);
  g_test_add_func ("/fonts/letters", test_letters);

  return g_test_run ();
}
